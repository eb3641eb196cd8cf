"""Messages as they are sent, read back as a client reads them."""

from __future__ import annotations

from typing import Any

from schiltrom.engine.tables import AREA_NAMES, BLOCK_NAMES, CARD_NAMES
from schiltrom.text.message import (
    Argument,
    Message,
    Several,
    TheAreas,
    TheBlocks,
    TheCards,
    TheSide,
)


def received(sent: dict[str, Any]) -> Message:
    """Return the message that a client reads from what is sent."""
    args = {name: thing(each) for name, each in sent["args"].items()}
    return Message(sent["key"], args, sent.get("rule", ""))


def thing(sent: object) -> Argument:
    """Return the argument that a client reads from what is sent."""
    match sent:
        case int() | str():
            return sent
        case {"side": side}:
            return TheSide(side)
        case {"areas": areas}:
            return TheAreas(tuple(AREA_NAMES.index(name) for name in areas))
        case {"blocks": blocks, "edward": edward}:
            return TheBlocks(tuple(BLOCK_NAMES.index(name) for name in blocks), edward)
        case {"cards": cards}:
            return TheCards(tuple(CARD_NAMES.index(name) for name in cards))
        case {"messages": messages}:
            return Several(tuple(received(each) for each in messages))
    raise AssertionError(sent)
