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
    Legal,
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
    if steps.PHASE[step] in (steps.IN_BATTLE, steps.IN_RAID) or step == steps.CORONATION_BATTLE:
        return _in_battle(pos, side, step, legal(pos, side))
    if step == steps.EDWARD_WINTER:
        return FIRST_WORD + (WINTER if edward_should_winter(pos) else DISBAND)
    if step in (steps.ENGLISH_DISBAND, steps.SCOTTISH_DISBAND):
        _, blocks, _, words = legal(pos, side)
        if words:
            return FIRST_WORD + DONE
        return FIRST_BLOCK + _least(pos, blocks & ~DEAREST or blocks)
    if step in (steps.SCOTTISH_BUILD, steps.ENGLISH_BUILD):
        return _build(pos, legal(pos, side))
    if step in (steps.BUILD_FROM, steps.DRAWN_TO):
        _, _, areas, _ = legal(pos, side)
        return FIRST_AREA + lowest(areas)
    return THOUGHT


def _in_battle(pos: Position, side: int, step: int, allowed: Legal) -> int:
    """Fight on, or leave a battle that cannot be won."""
    _, blocks, areas, words = allowed
    if step == steps.COMBAT_ACTION:
        if areas and _is_hopeless(pos, side):
            return FIRST_AREA + _refuge(pos, side, areas)
        return FIRST_WORD + (FIRE if words >> FIRE & 1 else HOLD)
    if step == steps.COMBAT:
        return FIRST_BLOCK + lowest(blocks)
    if step == steps.HIT:
        return FIRST_BLOCK + _cheapest(blocks)
    if step == steps.RAID:
        return FIRST_BLOCK + _least(pos, blocks)
    if areas:
        return FIRST_AREA + _refuge(pos, side, areas)
    if step == steps.RETREAT and blocks:
        return FIRST_BLOCK + lowest(blocks)
    return FIRST_WORD + DONE


def _is_hopeless(pos: Position, side: int) -> bool:
    """Return whether a side has hardly any chance of holding the field."""
    chance = QuickBattle(pos, pos.field, pos.attacker).win[side]
    return chance < (HOPELESS_ATTACK if side == pos.attacker else HOPELESS_DEFENCE)


def _refuge(pos: Position, side: int, areas: int) -> int:
    """Return the area to retreat to: where friends are, then castles."""
    best = -1
    most = -1
    for area in members(areas):
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


def _build(pos: Position, allowed: Legal) -> int:
    """Draw a block where there is room, else strengthen the best block there is."""
    _, blocks, areas, _ = allowed
    if areas:
        return FIRST_AREA + lowest(areas)
    best = -1
    most = -1
    for block in members(blocks):
        worth = 4 * COMBAT_NUMBER[block] + 3 * (1 - (NOBLES >> block & 1)) - pos.strength(block)
        if worth > most:
            most = worth
            best = block
    return FIRST_WORD + DONE if best < 0 else FIRST_BLOCK + best
