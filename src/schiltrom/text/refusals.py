"""Why something is refused: the engine's reasons as messages."""

from __future__ import annotations

from typing import Final

from schiltrom.engine.reasons.base import Reason
from schiltrom.engine.tables import AREA_NAMES, BLOCK_NAMES, BORDER_ENDS, CARD_NAMES
from schiltrom.text.message import Argument, Message, TheAreas, TheBlocks, TheCards, slug

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
    if name in ("block", "other"):
        return TheBlocks((BLOCK_NAMES.index(value),), edward)
    if name in ("area", "origin"):
        return TheAreas((AREA_NAMES.index(value),))
    if name == "border":
        return BORDERS[value]
    if name == "card":
        return TheCards((CARD_NAMES.index(value),))
    return slug(value) if name == "word" else value


def nothing_to_undo(side: int) -> Message:
    """Return the message that a side has nothing to take back."""
    return Message("undo-nothing", {"side": side})
