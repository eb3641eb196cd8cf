"""The policy of playouts: what is done without thought in battle and winter.

These rules are quick rather than good. Where they say nothing, thought is needed.
"""

from __future__ import annotations

from typing import Final

from schiltrom.ai.evaluation.quick_battle import DEAR, QuickBattle
from schiltrom.ai.search.heuristics import edward_should_winter
from schiltrom.engine import steps
from schiltrom.engine.choices import (
    DISBAND,
    DONE,
    EVENT,
    FIRE,
    FIRST_AREA,
    FIRST_BLOCK,
    FIRST_WORD,
    HOLD,
    WINTER,
)
from schiltrom.engine.flow import legal
from schiltrom.engine.position import Position
from schiltrom.engine.tables import (
    COMBAT_NUMBER,
    KING_BIT,
    LIMIT,
    MORAY_BIT,
    NOBLES,
    OWN,
    WALLACE_BIT,
    count,
    lowest,
    members,
)

HOPELESS_DEFENCE: Final = 0.2
HOPELESS_ATTACK: Final = 0.08
"""With a smaller chance of winning, a defender or an attacker leaves the field."""
DEAREST: Final = NOBLES | KING_BIT | MORAY_BIT | WALLACE_BIT
THOUGHT: Final = -1


def policy_choice(pos: Position, side: int) -> int:
    """Return the choice made by rule, or THOUGHT."""
    step = pos.step
    if step == steps.TRUCE:
        return FIRST_WORD + EVENT
    if steps.CHOOSE_BATTLE <= step <= steps.RAID or step == steps.CORONATION_BATTLE:
        legal(pos, side)
        return _in_battle(pos, side, step)
    if step == steps.EDWARD_WINTER:
        return FIRST_WORD + (WINTER if edward_should_winter(pos) else DISBAND)
    if step in (steps.ENGLISH_DISBAND, steps.SCOTTISH_DISBAND):
        legal(pos, side)
        if pos.legal_words:
            return FIRST_WORD + DONE
        return FIRST_BLOCK + _least(pos, pos.legal_blocks & ~DEAREST or pos.legal_blocks)
    if step in (steps.SCOTTISH_BUILD, steps.ENGLISH_BUILD):
        legal(pos, side)
        return _build(pos)
    if step in (steps.BUILD_FROM, steps.DRAWN_TO):
        legal(pos, side)
        return FIRST_AREA + lowest(pos.legal_areas)
    return THOUGHT


def _in_battle(pos: Position, side: int, step: int) -> int:
    """Fight on, or leave a battle that cannot be won."""
    if step == steps.COMBAT_ACTION:
        if pos.legal_areas and _is_hopeless(pos, side):
            return FIRST_AREA + _refuge(pos, side)
        return FIRST_WORD + (FIRE if pos.legal_words >> FIRE & 1 else HOLD)
    if step == steps.COMBAT:
        return FIRST_BLOCK + lowest(pos.legal_blocks)
    if step == steps.HIT:
        return FIRST_BLOCK + _cheapest(pos.legal_blocks)
    if step == steps.RAID:
        return FIRST_BLOCK + _least(pos, pos.legal_blocks)
    if pos.legal_areas:
        return FIRST_AREA + _refuge(pos, side)
    if step == steps.RETREAT and pos.legal_blocks:
        return FIRST_BLOCK + lowest(pos.legal_blocks)
    return FIRST_WORD + DONE


def _is_hopeless(pos: Position, side: int) -> bool:
    """Return whether a side has hardly any chance of holding the field."""
    chance = QuickBattle(pos, pos.field, pos.attacker).win[side]
    return chance < (HOPELESS_ATTACK if side == pos.attacker else HOPELESS_DEFENCE)


def _refuge(pos: Position, side: int) -> int:
    """Return the area to retreat to: where friends are, then castles."""
    best = -1
    most = -1
    for area in members(pos.legal_areas):
        worth = 4 * count(pos.at[area] & OWN[side]) + LIMIT[area]
        if worth > most:
            most = worth
            best = area
    return best


def _cheapest(blocks: int) -> int:
    """Return the block that is easiest to lose."""
    best = lowest(blocks)
    for block in members(blocks):
        if DEAR[block] < DEAR[best]:
            best = block
    return best


def _least(pos: Position, blocks: int) -> int:
    """Return the block with the least fighting value."""
    best = -1
    least = 99
    for block in members(blocks):
        worth = pos.strength(block) * COMBAT_NUMBER[block]
        if worth < least:
            least = worth
            best = block
    return best


def _build(pos: Position) -> int:
    """Draw a block where there is room, else strengthen the best block there is."""
    if pos.legal_areas:
        return FIRST_AREA + lowest(pos.legal_areas)
    best = -1
    most = -1
    for block in members(pos.legal_blocks):
        worth = 4 * COMBAT_NUMBER[block] + 3 * (1 - (NOBLES >> block & 1)) - pos.strength(block)
        if worth > most:
            most = worth
            best = block
    return FIRST_WORD + DONE if best < 0 else FIRST_BLOCK + best
