"""Rules 5.5 and 5.6: where blocks may go, the retreat after round 3, regrouping."""

from __future__ import annotations

from schiltrom.engine.casualties import lose_in_battle
from schiltrom.engine.position import Position, border_between, side_of
from schiltrom.engine.steps import BATTLE_OVER, OVER, REGROUP, REGROUP_TO, RETREAT, RETREAT_TO
from schiltrom.engine.tables import (
    BORDER_LIMIT,
    ENGLAND,
    IN_ENGLAND,
    LETTER_MASKS,
    NEIGHBOURS,
    NOBODY,
    NORSE,
    OWN,
    SCOTLAND,
    SCOTTISH_COAST,
    TWIN,
    lowest,
)
from schiltrom.engine.victory import nobles_changed


def closed_borders(pos: Position, side: int) -> int:
    """Return the borders the enemy closed to a retreat of *side* (5.5)."""
    if pos.rules.border_control == "any_battle":
        used = pos.entered_anywhere(1 - side)
        own = pos.entered_anywhere(side)
    else:
        used = pos.entered(1 - side, pos.field)
        own = pos.entered(side, pos.field)
    return used if side == pos.p1 else used & ~own


def may_cross(side: int, here: int, area: int) -> bool:
    """Return whether a side may retreat or regroup over the Anglo-Scottish border (5.5)."""
    if side == ENGLAND:
        return here != IN_ENGLAND
    return area != IN_ENGLAND


def _room(pos: Position, side: int, border: int) -> bool:
    """Return whether a border has room, counting blocks that entered over it (5.5)."""
    came = pos.entries.count(bytes([2 * border + side]))
    return pos.crossings(border) + came < BORDER_LIMIT[border]


def _ways(pos: Position, block: int, closed: int) -> int:
    """Return the friendly or neutral areas a block can reach over open borders."""
    side = side_of(block)
    here = pos.field
    if block == NORSE:
        return pos.friendly(side) & SCOTTISH_COAST & ~(1 << here)
    closed |= pos.full_borders()
    mask = 0
    for area in NEIGHBOURS[here]:
        if pos.at[area] & OWN[1 - side] or closed >> border_between(here, area) & 1:
            continue
        if may_cross(side, here, area):
            mask |= 1 << area
    return mask


def _closed_to_retreat(pos: Position, side: int) -> int:
    """Return the borders closed to a retreat because of enemy control or lack of room (5.5)."""
    closed = closed_borders(pos, side)
    if pos.rules.retreat_limit != "per_round":
        closed |= _without_room(pos, side)
    return closed


def _closed_to_regroup(pos: Position, side: int) -> int:
    """Return the borders closed to regrouping: those without room, if it is limited so (5.6)."""
    if pos.rules.regroup_limit == "as_retreats" and pos.rules.retreat_limit != "per_round":
        return _without_room(pos, side)
    return 0


def _without_room(pos: Position, side: int) -> int:
    """Return the borders of the field that no more blocks of *side* may leave by (5.5)."""
    closed = 0
    for area in NEIGHBOURS[pos.field]:
        border = border_between(pos.field, area)
        if not _room(pos, side, border):
            closed |= 1 << border
    return closed


def begin_counts(pos: Position) -> None:
    """Count retreats over borders afresh, unless one count is kept for the battle (5.5)."""
    if pos.rules.retreat_limit != "whole_battle":
        pos.clear_crossings()


def retreat_areas(pos: Position, block: int) -> int:
    """Return where a block in battle may retreat to (5.5)."""
    return _ways(pos, block, _closed_to_retreat(pos, side_of(block)))


def regroup_areas(pos: Position, block: int) -> int:
    """Return where a block of the winner may regroup to (5.6)."""
    return _ways(pos, block, _closed_to_regroup(pos, side_of(block)))


def _able_to_go(pos: Position, blocks: int, closed: int) -> int:
    """Return those of one side's *blocks* on the field that have somewhere to go."""
    land = blocks & ~(1 << NORSE)
    mask = 0
    if land and _ways(pos, lowest(land), closed):
        mask = land
    if blocks >> NORSE & 1 and _ways(pos, NORSE, closed):
        mask |= 1 << NORSE
    return mask


def withdraw(pos: Position, block: int, area: int) -> None:
    """Move a block out of the battle to *area*, counting it across the border."""
    if block != NORSE:
        pos.cross(border_between(pos.field, area))
    pos.shift(block, pos.field, area)


# --- the retreat after round 3 -------------------------------------------------------------------


def begin_retreat(pos: Position) -> None:
    """Make the attacker retreat after round 3; captives of round 3 retreat with him (5.5, 5.7)."""
    pos.reserves &= ~pos.at[pos.field]
    begin_counts(pos)
    pos.active = pos.attacker
    pos.round = 0
    pos.letter = 0
    pos.acted = 0
    pos.captured = 0
    pos.withdrawn = 0
    pos.step = RETREAT


def legal_retreat(pos: Position) -> int:
    """Return the blocks that must retreat now and can, as a mask (5.5)."""
    blocks = pos.at[pos.field] & OWN[pos.attacker]
    closed = _closed_to_retreat(pos, pos.attacker)
    if pos.rules.retreat_order == "free":
        return _able_to_go(pos, blocks, closed)
    for letter in range(pos.letter, len(LETTER_MASKS)):
        mask = _able_to_go(pos, blocks & LETTER_MASKS[letter], closed)
        if mask:
            return mask
    return 0


def choose_retreating(pos: Position, block: int) -> None:
    """Select the block that will retreat; earlier letters have then finished (by_letter)."""
    if pos.rules.retreat_order == "by_letter":
        while not LETTER_MASKS[pos.letter] >> block & 1:
            pos.letter += 1
    pos.fighter = block
    pos.step = RETREAT_TO


def retreat_to(pos: Position, area: int) -> None:
    """Retreat the selected block (5.5)."""
    withdraw(pos, pos.fighter, area)
    pos.fighter = -1
    pos.step = RETREAT


def end_retreat(pos: Position) -> None:
    """Remove the blocks that could not retreat (5.5, 5.7, 5.8) and let the defender regroup."""
    blocks = pos.at[pos.field] & OWN[pos.attacker]
    if blocks:
        pos.revealed = 1
    while blocks:
        block = lowest(blocks)
        blocks &= blocks - 1
        if pos.rules.cannot_retreat == "to_pool" and TWIN[block] < 0:
            pos.to_pool(block, pos.field)
            nobles_changed(pos)
        else:
            lose_in_battle(pos, block, pos.field)
        if pos.step == OVER:
            return
    begin_regroup(pos)


# --- regrouping ------------------------------------------------------------------------------


def begin_regroup(pos: Position) -> None:
    """Let the winner of the battle regroup, if there is one (5.6)."""
    here = pos.at[pos.field]
    pos.reserves &= ~here
    if pos.rules.regroup_limit == "as_retreats":
        begin_counts(pos)
    else:
        pos.clear_crossings()
    pos.acted = 0
    pos.captured = 0
    pos.withdrawn = 0
    pos.letter = 0
    pos.round = 0
    if here == 0:
        end_regroup(pos)
        return
    pos.active = ENGLAND if here & OWN[ENGLAND] else SCOTLAND
    pos.step = REGROUP


def legal_regroup(pos: Position) -> int:
    """Return the winner's blocks that have somewhere to regroup to, as a mask (5.6)."""
    return _able_to_go(pos, pos.at[pos.field], _closed_to_regroup(pos, pos.active))


def choose_regrouping(pos: Position, block: int) -> None:
    """Select the block that will regroup."""
    pos.fighter = block
    pos.step = REGROUP_TO


def regroup_to(pos: Position, area: int) -> None:
    """Regroup the selected block (5.6)."""
    withdraw(pos, pos.fighter, area)
    pos.fighter = -1
    pos.step = REGROUP


def end_regroup(pos: Position) -> None:
    """Leave the battlefield."""
    bit = 1 << pos.field
    pos.attacks_e &= ~bit
    pos.attacks_s &= ~bit
    pos.clear_crossings()
    pos.attacker = NOBODY
    pos.field = -1
    pos.fled = 0
    pos.step = BATTLE_OVER
