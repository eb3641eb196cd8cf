"""What the rules say of single blocks: who can have moved, and where some may not be."""

from __future__ import annotations

from typing import Final

from schiltrom.engine import steps
from schiltrom.engine.position import Position
from schiltrom.engine.tables import (
    ALL_BLOCKS,
    CELTIC,
    COASTAL,
    EDWARD_BIT,
    ENGLAND,
    ENGLAND_BIT,
    FRENCH_BIT,
    INFANTRY,
    LETTER_MASKS,
    MORAY_BIT,
    NOBLES,
    NORSE_BIT,
    OWN,
    SCOTTISH_COAST,
)
from schiltrom.observation.spots import EVERYWHERE, MOVED, POOL_BIT, STANDING

HORSE: Final[int] = OWN[ENGLAND] & ~NOBLES & ~INFANTRY
"""English blocks that winter only with Edward (7.31)."""
BLOCKS: Final[int] = MORAY_BIT | NORSE_BIT | HORSE | CELTIC
"""Blocks with special rules about where they can be."""
SEAFARERS: Final[int] = NORSE_BIT | FRENCH_BIT
NORSE_SPOTS: Final[int] = SCOTTISH_COAST | POOL_BIT | SCOTTISH_COAST << MOVED


def movers(pos: Position, step: int, lost: int, gained: int, is_by_sea: bool) -> int:
    """Return the blocks that can have moved at a step, as the enemy sees it."""
    to_pool = gained == POOL_BIT
    if step == steps.RAID and pos.raided:
        return pos.raided
    if steps.SEA_BLOCK <= step <= steps.SEA_AREA:
        return ALL_BLOCKS & ~NORSE_BIT
    if step == steps.RAID:
        return ALL_BLOCKS & ~NOBLES
    if steps.RETREAT <= step <= steps.REGROUP_TO and not to_pool:
        return NORSE_BIT if is_by_sea else _withdrawing(pos, step)
    if lost == POOL_BIT and gained & COASTAL == 0:
        return ALL_BLOCKS & ~SEAFARERS
    return ALL_BLOCKS


def _withdrawing(pos: Position, step: int) -> int:
    """Return the blocks that can have retreated or regrouped by land (5.5, 5.6)."""
    if step <= steps.RETREAT_TO and pos.rules.retreat_order == "by_letter":
        return LETTER_MASKS[pos.letter] & ~NORSE_BIT
    return ALL_BLOCKS & ~NORSE_BIT


def open_spots(pos: Position, bit: int) -> int:
    """Return the spots where a hidden block may be at this step (5.2, 7.31, 7.4)."""
    step = pos.step
    if step == steps.CELTIC_ROLL and CELTIC & bit:
        if pos.rules.celtic_test == "on_reveal" and pos.round == 0:
            return EVERYWHERE
        return ~(1 << pos.field | 1 << (MOVED + pos.field))
    if steps.winter_has_come_to(step, steps.WALLACE_HOME) or step == steps.DRAW:
        if HORSE & bit and not pos.wintered:
            return POOL_BIT
        if bit == EDWARD_BIT and pos.wintered:
            return STANDING & ~ENGLAND_BIT
    return EVERYWHERE
