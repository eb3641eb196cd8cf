"""Rules 5.7, 5.8 and 6.1: what happens to a block lost in battle."""

from __future__ import annotations

from schiltrom.engine.position import Position
from schiltrom.engine.tables import (
    CELTIC,
    EDWARD,
    EDWARD_I,
    EDWARD_II,
    ENGLAND,
    KING,
    MORTAL,
    SCOTLAND,
    TWIN,
)
from schiltrom.engine.victory import EDWARD_KILLED, KING_KILLED, nobles_changed, win


def lose_in_battle(pos: Position, block: int, area: int) -> int:
    """Remove a block killed in battle or unable to retreat; return the noble it became, or -1."""
    if TWIN[block] >= 0:
        captive = pos.change_sides(block, area, 1)
        nobles_changed(pos)
        return captive
    if block == EDWARD:
        _kill_edward(pos, area)
    elif block == KING:
        pos.leave_play(block, area)
        win(pos, ENGLAND, KING_KILLED)
    elif is_mortal(pos, block):
        pos.leave_play(block, area)
        nobles_changed(pos)
    else:
        pos.to_pool(block, area)
    return -1


def is_mortal(pos: Position, block: int) -> bool:
    """Return whether a block killed in battle is permanently eliminated (5.8, 5.2)."""
    if MORTAL >> block & 1:
        return True
    return pos.rules.celtic_permanent and CELTIC >> block & 1 == 1


def _kill_edward(pos: Position, area: int) -> None:
    """Kill Edward: Edward II succeeds the first; if Edward II dies, Scotland wins (6.1)."""
    if pos.edward == EDWARD_I:
        pos.to_pool(EDWARD, area)
        pos.edward = EDWARD_II
    else:
        pos.leave_play(EDWARD, area)
        win(pos, SCOTLAND, EDWARD_KILLED)
