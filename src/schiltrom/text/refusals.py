"""Why something is refused: the engine's reasons as messages."""

from __future__ import annotations

from typing import Final

from schiltrom.engine.reasons.base import Reason
from schiltrom.engine.tables import AREA_NAMES, BLOCK_NAMES, BORDER_ENDS, CARD_NAMES
from schiltrom.text.books import DEFAULT_BOOK
from schiltrom.text.message import (
    Argument,
    Message,
    TheAreas,
    TheBlocks,
    TheCards,
    in_words_by_rule,
)
from schiltrom.text.naming import slug
from schiltrom.text.words import DEFAULT_LANGUAGE

BORDERS: Final = {f"{AREA_NAMES[a]}-{AREA_NAMES[b]}": TheAreas((a, b)) for a, b in BORDER_ENDS}
"""The areas on both sides of a border, by the name a reason has for it."""


def reason_message(reason: Reason, edward: int = 1) -> Message:
    """Return a reason as a message; *edward* says which Edward is king."""
    things = {name: _thing(name, value, edward) for name, value in reason.arguments.items()}
    return Message(f"reason-{reason.key}", things, reason.rule)


def _thing(name: str, value: str | int, edward: int) -> Argument:
    """Return an argument of a reason as an argument of a message."""
    if isinstance(value, int):
        return value
    match name:
        case "block" | "other":
            return TheBlocks((BLOCK_NAMES.index(value),), edward)
        case "area" | "origin":
            return TheAreas((AREA_NAMES.index(value),))
        case "border":
            return BORDERS[value]
        case "card":
            return TheCards((CARD_NAMES.index(value),))
        case "word":
            return slug(value)
        case _:
            return value


def reason_text(
    reason: Reason,
    language: str = DEFAULT_LANGUAGE,
    edward: int = 1,
    book: str = DEFAULT_BOOK,
) -> str:
    """Return a reason in words, after the number of its rule in the book in play."""
    return in_words_by_rule(reason_message(reason, edward), language, book)


def nothing_to_undo(side: int) -> Message:
    """Return the message that a side has nothing to take back."""
    return Message("undo-nothing", {"side": side})
