"""Taking back further than undo: to before a side's last real choice, if the other side agrees."""

from __future__ import annotations

from typing import Any

from schiltrom.engine.tables import NOBODY
from schiltrom.table.errors import ConflictError, NotFoundError
from schiltrom.table.importing import MOST_TAKE_BACKS
from schiltrom.table.status import TAKE_BACK
from schiltrom.table.table import Table


def take_back_offer(table: Table, side: int, take_backs: int) -> dict[str, Any]:
    """Return a side's offer to take back its last choice, in a game with so many of them before."""
    if take_backs >= MOST_TAKE_BACKS:
        raise ConflictError("too-many-take-backs", most=MOST_TAKE_BACKS)
    number = table.last_choice(side)
    if number is None or not table.can_take_back(side, number):
        raise ConflictError("nothing-to-take-back")
    return {"kind": TAKE_BACK, "by": side, "to": number, "seen": table.number(NOBODY)}


def agreed_number(table: Table, offer: dict[str, Any]) -> int:
    """Return the entry to go back to before, now that both sides have agreed."""
    side, number = offer["by"], offer["to"]
    if not table.can_take_back(side, number):
        # It was undone in secret, and a refusal would reveal that to the side that agrees.
        number = table.last_choice(side)
    if number is None or not table.can_take_back(side, number):
        raise NotFoundError("no-offer")
    return int(number)
