"""Errors that say to people, in any language, what cannot be done."""

from __future__ import annotations

from schiltrom.text.message import Argument, Message, in_words_by_rule


class TranslatedError(Exception):
    """Something that cannot be done; ``say`` tells people so, the error's own text is English."""

    def __init__(self, say: Message) -> None:
        self.say = say
        super().__init__(in_words_by_rule(say))


def error_message(key: str, **arguments: Argument) -> Message:
    """Return a message of the catalogue's errors."""
    return Message(f"error-{key}", arguments)
