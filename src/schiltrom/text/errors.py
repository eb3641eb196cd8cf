"""Errors for people, in any language."""

from __future__ import annotations

from schiltrom.text.message import Argument, Message
from schiltrom.text.wording import in_words_by_rule


class TranslatedError(Exception):
    """An error with a message in any language (``say``); its own text is English."""

    def __init__(self, say: Message) -> None:
        self.say = say
        super().__init__(say)

    def __str__(self) -> str:
        try:
            return in_words_by_rule(self.say)
        except ModuleNotFoundError:  # without Fluent whoever is told has the words
            return self.say.key


def error_message(key: str, **arguments: Argument) -> Message:
    """Return an error message from the catalogues."""
    return Message(f"error-{key}", arguments)
