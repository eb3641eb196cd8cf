"""What is wrong with a text, and where: line, column, and what was expected."""

from __future__ import annotations

import os
from typing import Self

from schiltrom.engine.record import RecordError
from schiltrom.text.message import Message
from schiltrom.text.wording import in_words_by_rule
from schiltrom.text.words import DEFAULT_LANGUAGE, say


class NotationError(RecordError):
    """The text is not a game in the notation, or the rules do not allow it.

    ``line`` and ``column`` count from 1. The words are in the catalogues: ``in_words`` says them in
    any of the languages, ``str`` in English.
    """

    def __init__(self, key: str, line: int, column: int, **arguments: str | int | Message) -> None:
        super().__init__(key)
        self.key = key
        self.line = line
        self.column = column
        self.arguments = arguments
        self.file = ""

    def in_file(self, path: str | os.PathLike[str]) -> Self:
        """Return the error with the name of its file."""
        self.file = os.fspath(path)
        return self

    def in_words(self, language: str = DEFAULT_LANGUAGE) -> str:
        """Return the place and the error in a language."""
        named = {
            name: in_words_by_rule(value, language) if isinstance(value, Message) else value
            for name, value in self.arguments.items()
        }
        words = say(f"notation-{self.key}", language, **named)
        line, column = str(self.line), str(self.column)
        at = say("notation-at", language, line=line, column=column, words=words)
        return f"{self.file}: {at}" if self.file else at

    def __str__(self) -> str:
        try:
            return self.in_words()
        except ModuleNotFoundError:  # without Fluent there are only the place and the key
            return f"{self.line}:{self.column}: {self.key}"
