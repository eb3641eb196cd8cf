"""Reasons for chapter 4: why a block may not begin a move, or may not enter an area."""

from __future__ import annotations

from schiltrom.engine import movement, steps
from schiltrom.engine.choices import DONE, PASS, STOP
from schiltrom.engine.position import Position, border_between
from schiltrom.engine.reasons.base import (
    Reason,
    not_on_map,
    of_area,
    of_block,
    of_border,
    of_both,
    of_way,
)
from schiltrom.engine.tables import (
    AREA_NAMES,
    BLOCK_NAMES,
    IN_ENGLAND,
    NEIGHBOURS,
    NORSE,
    OWN,
    SCOTLAND,
    SCOTTISH_COAST,
)


def block_reason(pos: Position, block: int) -> Reason | None:
    """Say why a block may not begin a move (4.0-4.7)."""
    if pos.step == steps.MARCH:
        return of_block("4.2", "march-first", pos.mover)
    reason = not_on_map(pos, block)
    if reason is not None:
        return reason
    area = pos.place_of(block)
    if pos.moved >> block & 1:
        return of_block("4.0", "already-moved", block)
    if movement.movable(pos, area) == 0:
        return _pinned(pos, block, area)
    return _no_points(pos, block, area) or _no_way_out(pos, block, area)


def _pinned(pos: Position, block: int, area: int) -> Reason:
    """Say that the enemy pins all blocks still in the area (4.6)."""
    return Reason(
        "4.6",
        "pinned",
        {
            "block": BLOCK_NAMES[block],
            "area": AREA_NAMES[area],
            "count": movement.pinned(pos, area),
        },
    )


def _no_points(pos: Position, block: int, area: int) -> Reason | None:
    """Say that there are no move points left for this move (4.2, 4.4, 4.7)."""
    if pos.moves:
        return None
    if block == NORSE:
        return Reason("4.7", "norse-no-points")
    if area == IN_ENGLAND:
        return of_block("4.4", "no-points-from-england", block)
    return None if pos.groups >> area & 1 else of_both("4.2", "no-points", block, area)


def _no_way_out(pos: Position, block: int, area: int) -> Reason | None:
    """Say that every way out is barred, citing the rule that bars the first of them."""
    rule = ""
    if block == NORSE:
        rule = "" if movement.norse_areas(pos, area) else "4.7"
    else:
        for way in NEIGHBOURS[area]:
            reason = _cannot_enter(pos, area, area, 1 << area, way)
            if reason is None:
                return None
            rule = rule or reason.rule
    return of_both(rule, "no-way-out", block, area) if rule else None


def area_reason(pos: Position, area: int) -> Reason | None:
    """Say why the moving block may not enter an area (4.2-4.7)."""
    if pos.step != steps.MARCH:
        return None
    if pos.mover == NORSE:
        return _norse_cannot_land(pos, area)
    return _cannot_enter(pos, pos.origin, pos.here, pos.path, area)


def _norse_cannot_land(pos: Position, area: int) -> Reason | None:
    """Say why the Norse may not sail to an area (4.7)."""
    if area == IN_ENGLAND:
        return Reason("4.7", "norse-england")
    if not SCOTTISH_COAST >> area & 1:
        return of_area("4.7", "norse-inland", area)
    if area == pos.here:
        return of_area("4.7", "norse-there", area)
    return _truce_forbids(pos, area)


def _cannot_enter(pos: Position, origin: int, here: int, path: int, area: int) -> Reason | None:
    """Say why a block that is *here* may not enter an area next (1.1, 4.2-4.6)."""
    if path >> area & 1:
        return of_area("4.2", "on-path", area)
    border = border_between(here, area)
    if border < 0:
        return of_way("1.1", "not-adjacent", here, area)
    if pos.full_borders() >> border & 1:
        return of_border(pos, "4.3", "border-full", border)
    if movement.next_areas(pos, origin, here, path) >> area & 1:
        return None
    reason = _england_closed(pos, area) or _truce_forbids(pos, area)
    if reason is None and here == origin and pos.entered(pos.p1, here) >> border & 1:
        return of_border(pos, "4.6", "exit-closed", border)
    return reason


def _england_closed(pos: Position, area: int) -> Reason | None:
    """Say why no more blocks may enter England (4.4, Truce)."""
    if area != IN_ENGLAND:
        return None
    if pos.moves == 0:
        return Reason("4.4", "no-points-to-england")
    if pos.active == pos.truce == SCOTLAND and pos.rules.truce_new_raids == "forbidden":
        return Reason("Truce", "truce-raid")
    return None


def _truce_forbids(pos: Position, area: int) -> Reason | None:
    """Say that the truce forbids an attack (Truce)."""
    if pos.truce == pos.active and pos.at[area] & OWN[1 - pos.active]:
        return of_area("Truce", "truce-attack", area)
    return None


def word_reason(pos: Position, word: int) -> Reason | None:
    """Say why a word cannot end this move now (4.2)."""
    if pos.step != steps.MARCH:
        return None
    if word == STOP:
        return of_both("4.2", "not-started", pos.mover, pos.origin)
    return of_block("4.2", "march-first", pos.mover) if word in (DONE, PASS) else None
