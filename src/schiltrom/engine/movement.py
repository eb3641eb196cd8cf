"""Chapter 4: movement. A side moves one block at a time, area by area, until it is done."""

from __future__ import annotations

from typing import Final

from schiltrom.engine.position import Position, border_between
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.steps import MARCH, MOVE, MOVE_OVER
from schiltrom.engine.tables import (
    ARCHERS,
    AREAS,
    BORDER_ENDS,
    CARD_MOVES,
    ENGLAND,
    ENGLISH,
    ETTERICK,
    IN_ENGLAND,
    MOVE_RATING,
    NEIGHBOURS,
    NORSE,
    NORSE_BIT,
    OWN,
    RED,
    SCOTLAND,
    SCOTTISH_COAST,
    count,
    lowest,
)

CROSSERS: Final = 63
"""Stands for the border and origin of a main attack by border crossers (4.4, one_group)."""
STRAIGHT: Final = 62
"""Stands for the area between origin and border of a main attack that passed through none."""


def begin_moves(pos: Position, side: int) -> None:
    """Begin a side's movement with the points of its card (4.2)."""
    pos.active = side
    pos.moves = CARD_MOVES[pos.card(side)]
    pos.groups = 0
    pos.main = b""
    pos.clear_crossings()
    pos.step = MOVE


def move_rating(pos: Position, block: int) -> int:
    """Return how many areas a block may enter in one move (2.1, 2.23)."""
    if block == ETTERICK:
        return pos.rules.scots_archer_move
    if ENGLISH & ARCHERS & 1 << block:
        return pos.rules.english_archer_move
    return MOVE_RATING[block]


def pinned(pos: Position, area: int) -> int:
    """Return how many of Player 2's blocks in *area* are pinned (4.6)."""
    if pos.active == pos.p1:
        return 0
    return count(pos.at[area] & OWN[pos.p1])


def movable(pos: Position, area: int) -> int:
    """Return the active side's blocks in *area* that have not moved, none if pinned (4.6)."""
    own = pos.at[area] & OWN[pos.active] & ~pos.moved
    if own and pos.at[area] & OWN[1 - pos.active] and count(own) <= pinned(pos, area):
        return 0
    return own


def next_areas(pos: Position, origin: int, here: int, path: int) -> int:
    """Return the areas that a block from *origin*, now *here*, may enter next (4.2-4.6)."""
    side = pos.active
    enemies = OWN[1 - side]
    closed = pos.full_borders()
    if here == origin and pos.at[here] & enemies:
        closed |= _closed_exits(pos, here)
    can_attack = pos.truce != side
    can_enter_england = pos.moves > 0 and not (
        side == SCOTLAND and not can_attack and pos.rules.truce_new_raids == "forbidden"
    )
    mask = 0
    for area in NEIGHBOURS[here]:
        if path >> area & 1 or closed >> border_between(here, area) & 1:
            continue
        if area == IN_ENGLAND and not can_enter_england:
            continue
        if can_attack or not pos.at[area] & enemies:
            mask |= 1 << area
    return mask


def _closed_exits(pos: Position, area: int) -> int:
    """Return the borders that Player 2's surplus blocks may not use to leave a battle (4.6)."""
    used = pos.entered(pos.p1, area)
    if pos.rules.border_control == "any_battle":
        # Whoever last used a border controls it: reinforcements take it back (5.5).
        used &= ~pos.entered_anywhere(1 - pos.p1)
    return used


def norse_areas(pos: Position, here: int) -> int:
    """Return the areas the Norse may sail to: any other Scottish coast (4.7)."""
    mask = SCOTTISH_COAST & ~(1 << here)
    if pos.truce == pos.active:
        mask &= ~pos.occupied(1 - pos.active)
    return mask


def legal_move(pos: Position) -> int:
    """Return the blocks that may begin a move, as a mask (4.2)."""
    mask = 0
    for area in range(AREAS):
        if pos.at[area] & OWN[pos.active] & ~pos.moved == 0:
            continue
        blocks = movable(pos, area)
        if blocks == 0:
            continue
        if blocks & NORSE_BIT:
            blocks ^= NORSE_BIT
            if pos.moves and norse_areas(pos, area):
                mask |= NORSE_BIT
        activated = area != IN_ENGLAND and pos.groups >> area & 1
        if blocks and (activated or pos.moves) and next_areas(pos, area, area, 1 << area):
            mask |= blocks
    return mask


def begin_march(pos: Position, block: int) -> None:
    """Select a block to move."""
    area = pos.place_of(block)
    pos.mover = block
    pos.origin = area
    pos.here = area
    pos.path = 1 << area
    pos.steps_left = move_rating(pos, block)
    pos.step = MARCH


def legal_march(pos: Position) -> int:
    """Return the areas the moving block may enter next."""
    if pos.mover == NORSE:
        return norse_areas(pos, pos.here)
    return next_areas(pos, pos.origin, pos.here, pos.path)


def march(pos: Position, area: int) -> None:
    """Move the selected block into an area, and stop it where it must stop (4.0, 4.3, 4.4)."""
    block = pos.mover
    pos.moved |= 1 << block
    pos.shift(block, pos.here, area)
    if block == NORSE:
        _sail(pos, area)
        return
    border = border_between(pos.here, area)
    pos.cross(border)
    pos.here = area
    pos.path |= 1 << area
    pos.steps_left -= 1
    if pos.at[area] & OWN[1 - pos.active]:
        _enter_battle(pos, area, border)
        end_march(pos)
    elif pos.steps_left == 0 or area == IN_ENGLAND or RED >> border & 1 or legal_march(pos) == 0:
        end_march(pos)


def end_march(pos: Position) -> None:
    """End the block's move and pay for it (4.2, 4.4)."""
    if IN_ENGLAND in (pos.origin, pos.here):
        pos.moves -= 1
    elif not pos.groups >> pos.origin & 1:
        pos.groups |= 1 << pos.origin
        pos.moves -= 1
    _put_down(pos)


def _put_down(pos: Position) -> None:
    pos.mover = -1
    pos.origin = -1
    pos.here = -1
    pos.path = 0
    pos.steps_left = 0
    pos.step = MOVE


def _sail(pos: Position, area: int) -> None:
    """Land the Norse: as the main attack, alone, if they come first, otherwise in reserve (4.7)."""
    if pos.at[area] & OWN[1 - pos.active]:
        if pos.attacks(1 - pos.active) >> area & 1 or (
            pos.attacks(pos.active) >> area & 1 and pos.rules.norse_role == "separate"
        ):
            pos.reserves |= NORSE_BIT
        _attack(pos, area)
    pos.moves -= 1
    if pos.rules.norse_declared:
        pos.revealed = 1
    _put_down(pos)


def _attack(pos: Position, area: int) -> None:
    """Make the active side the attacker unless the other side began the battle (5.1)."""
    if pos.attacks(1 - pos.active) >> area & 1:
        return
    if pos.active == ENGLAND:
        pos.attacks_e |= 1 << area
    else:
        pos.attacks_s |= 1 << area


def _enter_battle(pos: Position, area: int, border: int) -> None:
    """Put the moving block into the main attack or the reserve (5.32, 5.33)."""
    pos.note_entry(pos.active, border, area)
    if pos.attacks(1 - pos.active) >> area & 1:
        pos.reserves |= 1 << pos.mover
        return
    come = _how_it_came(pos, area, border)
    begun = pos.attacks(pos.active) >> area & 1
    at = _main_attack(pos, area)
    if not begun or (at < 0 and pos.rules.norse_role == "with_main"):
        pos.main += come
        _attack(pos, area)
    elif at < 0 or pos.main[at : at + len(come)] != come:
        pos.reserves |= 1 << pos.mover


def _how_it_came(pos: Position, area: int, border: int) -> bytes:
    """Return what the blocks of one main attack have in common, as in ``pos.main`` (5.32)."""
    if _is_crosser(pos, area):
        return bytes([area] + [CROSSERS] * (main_size(pos.rules) - 1))
    if main_size(pos.rules) == 3:
        return bytes([area, border, pos.origin])
    last = BORDER_ENDS[border][0] + BORDER_ENDS[border][1] - area
    between = pos.path & ~(1 << area | 1 << last | 1 << pos.origin)
    # A move enters three areas at most, so one area tells the rest of the way.
    return bytes([area, border, pos.origin, lowest(between) if between else STRAIGHT])


def main_size(rules: RuleSet) -> int:
    """Return how many bytes of ``Position.main`` each main attack has."""
    return 4 if rules.main_attack == "whole_way" else 3


def _is_crosser(pos: Position, area: int) -> bool:
    """Return whether this move crosses the Anglo-Scottish border as one group (4.4)."""
    if pos.rules.border_crossers != "one_group":
        return False
    return IN_ENGLAND in (pos.origin, area)


def _main_attack(pos: Position, area: int) -> int:
    """Return the index of the main attack on *area* in ``pos.main``, or -1."""
    for i in range(0, len(pos.main), main_size(pos.rules)):
        if pos.main[i] == area:
            return i
    return -1


def end_moves(pos: Position) -> None:
    """End a side's movement."""
    pos.moves = 0
    pos.groups = 0
    pos.main = b""
    pos.clear_crossings()
    pos.step = MOVE_OVER
