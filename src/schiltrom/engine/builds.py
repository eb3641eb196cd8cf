"""Chapter 7, second half: replacement points, Scottish draws, the English levy."""

from __future__ import annotations

from typing import Final

from schiltrom.engine import steps
from schiltrom.engine.choices import FIRST_AREA, FIRST_BLOCK
from schiltrom.engine.counters import THE_BRUCE
from schiltrom.engine.position import Position
from schiltrom.engine.tables import (
    ADJACENT,
    AREAS,
    COASTAL,
    EDWARD_BIT,
    ENGLAND,
    ENGLISH,
    ENGLISH_POOL,
    FRENCH,
    FRENCH_BIT,
    IN_ENGLAND,
    INFANTRY,
    LIMIT,
    NOBLES,
    NORSE,
    NORSE_BIT,
    SCOTLAND,
    SCOTS,
    SCOTTISH_COAST,
    SCOTTISH_POOL,
    count,
    lowest,
    members,
)
from schiltrom.engine.told import hold_back, show
from schiltrom.engine.victory import check_french, french_may_join, join_french, nobles_changed
from schiltrom.engine.winter import scottish_limit

SEAFARERS: Final[int] = NORSE_BIT | FRENCH_BIT
"""The blocks that cannot be drawn directly into an inland area (7.62)."""


def points_in(pos: Position, area: int) -> int:
    """Return the replacement points that the building side has left in an area (7.6)."""
    return points_of(points_for(pos, pos.active), area)


def points_for(pos: Position, side: int) -> int:
    """Return the replacement points of the side that is building, packed (7.6)."""
    return pos.points_e if side == ENGLAND and pos.builds_at_once() else pos.points


def points_of(points: int, area: int) -> int:
    """Return an area's share of the packed points, two bits for each area."""
    return points >> 2 * area & 3


def _spend(pos: Position, area: int) -> None:
    pos.points -= 1 << 2 * area


# --- Scotland --------------------------------------------------------------------------------


def begin_scottish_builds(pos: Position) -> None:
    """Look for the French Knights, then let the Scots build (7.6, 7.61)."""
    if pos.rules.french_arrival == "may_decline":
        if french_may_join(pos):
            pos.active = SCOTLAND
            pos.step = steps.FRENCH_ARRIVAL
            return
    elif pos.rules.french_check == "winter_before_builds":
        check_french(pos)
    count_points(pos)


def welcome_french(pos: Position) -> None:
    """Let the French Knights join the pool, then let the Scots build (7.61)."""
    join_french(pos)
    pos.revealed = 1
    count_points(pos)


def count_points(pos: Position) -> None:
    """Count the points and let the Scots build, or both sides at once (7.6)."""
    pos.points = scottish_points(pos)
    pos.active = SCOTLAND
    pos.step = steps.SCOTTISH_BUILD
    if pos.builds_at_once():
        pos.points_e = english_points(pos)
        pos.built = 0
        pos.revealed = 1
        hold_back(pos, ENGLAND)
        hold_back(pos, SCOTLAND)


def scottish_points(pos: Position) -> int:
    """Return the points of every area friendly to the Scots, cathedrals counted (7.6)."""
    points = 0
    for area in members(pos.friendly(SCOTLAND)):
        points |= scottish_limit(area) << 2 * area
    return points


def _counted(pos: Position, area: int) -> int:
    """Return how many blocks count against an area's castle limit (7.62).

    Seafarers drawn for an inland area do not count against the limit of the coast they are on; with
    ``inland_draw_limit`` drawing_area they count where they were drawn.
    """
    here = pos.at[area]
    elsewhere = 0
    if pos.norse_for >= 0:
        here &= ~NORSE_BIT
        elsewhere += pos.norse_for == area
    if pos.french_for >= 0:
        here &= ~FRENCH_BIT
        elsewhere += pos.french_for == area
    return count(here) + (elsewhere if pos.rules.inland_draw_limit == "drawing_area" else 0)


def coasts_for(pos: Position, area: int) -> int:
    """Return the friendly coastal areas that take seafarers drawn for inland *area* (7.62)."""
    if pos.rules.inland_draw != "adjacent_coast":
        return 0
    return pos.friendly(SCOTLAND) & SCOTTISH_COAST & ADJACENT[area]


def drawable(pos: Position, area: int) -> int:
    """Return the pool blocks that can be drawn for *area*, as a mask (7.62)."""
    pool = pos.at[SCOTTISH_POOL]
    if not COASTAL >> area & 1 and coasts_for(pos, area) == 0:
        pool &= ~SEAFARERS
    return pool


def legal_draws(pos: Position) -> int:
    """Return the areas that can draw: they have a point, room and a block to draw (7.62)."""
    mask = 0
    if pos.at[SCOTTISH_POOL] == 0:
        return 0
    for area in range(AREAS):
        if points_of(pos.points, area) == 0:
            continue
        if _counted(pos, area) < scottish_limit(area) and drawable(pos, area):
            mask |= 1 << area
    return mask


def _sources(pos: Position, block: int) -> int:
    """Return the areas whose points may strengthen a Scottish block (7.62)."""
    area = pos.place_of(block)
    mask = 1 << area if points_of(pos.points, area) else 0
    if pos.rules.inland_draw_steps == "both_areas":
        drawn_for = pos.norse_for if block == NORSE else -1
        if block == FRENCH:
            drawn_for = pos.french_for
        if drawn_for >= 0 and points_of(pos.points, drawn_for):
            mask |= 1 << drawn_for
    return mask


def legal_scottish_build(pos: Position) -> int:
    """Return the Scottish blocks that can gain a step, as a mask (7.62)."""
    mask = 0
    for area in range(AREAS):
        if points_of(pos.points, area):
            mask |= pos.at[area] & SCOTS
    if pos.norse_for >= 0 and _sources(pos, NORSE):
        mask |= NORSE_BIT
    if pos.french_for >= 0 and _sources(pos, FRENCH):
        mask |= FRENCH_BIT
    return pos.below_maximum(mask)


def build_scot(pos: Position, block: int) -> None:
    """Add a step to a block, asking whose point pays if two areas can (7.62)."""
    sources = _sources(pos, block)
    if sources & (sources - 1):
        pos.drawn = block
        pos.step = steps.BUILD_FROM
    else:
        pos.add_step(block)
        _spend(pos, lowest(sources))


def legal_build_from(pos: Position) -> int:
    """Return the areas that can pay for the step (7.62)."""
    return _sources(pos, pos.drawn)


def build_from(pos: Position, area: int) -> None:
    """Pay for the step with a point of *area* (7.62)."""
    pos.add_step(pos.drawn)
    pos.drawn = -1
    _spend(pos, area)
    pos.step = steps.SCOTTISH_BUILD


def draw_in(pos: Position, area: int) -> None:
    """Spend a point of *area* to draw a block (7.62)."""
    _spend(pos, area)
    pos.drawing = area
    pos.step = steps.DRAW


def place_drawn(pos: Position, block: int) -> None:
    """Put the drawn block on the map at strength 1, seafarers on the coast (7.62)."""
    area = pos.drawing
    if SEAFARERS >> block & 1 and not COASTAL >> area & 1:
        coasts = coasts_for(pos, area)
        pos.drawn = block
        if coasts & (coasts - 1):
            pos.step = steps.DRAWN_TO
        else:
            bring_to_coast(pos, lowest(coasts))
        return
    _arrive(pos, block, area)


def bring_to_coast(pos: Position, coast: int) -> None:
    """Put a seafarer drawn for an inland area into an adjacent coastal area (7.62)."""
    block = pos.drawn
    if block == NORSE:
        pos.norse_for = pos.drawing
    else:
        pos.french_for = pos.drawing
    _arrive(pos, block, coast)


def _arrive(pos: Position, block: int, area: int) -> None:
    pos.shift(block, SCOTTISH_POOL, area)
    pos.set_strength(block, 1)
    pos.drawing = -1
    pos.drawn = -1
    pos.step = steps.SCOTTISH_BUILD
    if NOBLES >> block & 1:
        nobles_changed(pos)


# --- England ---------------------------------------------------------------------------------


def begin_english_builds(pos: Position) -> None:
    """Count the points and let England build after the Scots (7.6, 7.63)."""
    if pos.builds_at_once():
        _finish(pos, SCOTLAND)
        return
    pos.norse_for = -1
    pos.french_for = -1
    pos.points = english_points(pos)
    pos.active = ENGLAND
    pos.step = steps.ENGLISH_BUILD


def english_points(pos: Position) -> int:
    """Return the points of every area friendly to England (7.6)."""
    points = 0
    for area in members(pos.friendly(ENGLAND)):
        points |= LIMIT[area] << 2 * area
    return points


def legal_english_build(pos: Position) -> int:
    """Return the English infantry and nobles that can gain a step, as a mask (7.63)."""
    mask = 0
    points = points_for(pos, ENGLAND)
    for area in range(AREAS):
        if points_of(points, area):
            mask |= pos.at[area]
    return pos.below_maximum(mask & ENGLISH & (INFANTRY | NOBLES))


def build_english(pos: Position, block: int) -> None:
    """Add a step to an English block (7.63)."""
    if pos.builds_at_once():
        pos.points_e -= 1 << 2 * pos.place_of(block)
    else:
        _spend(pos, pos.place_of(block))
    pos.add_step(block)


def choose_at_once(pos: Position, side: int, choice: int) -> bool:
    """Make England's choice while both sides build; return False for Scottish ones (7.6).

    Scottish choices are made at the step where the Scots are, whatever England does meanwhile.
    """
    if side == SCOTLAND:
        if pos.step == steps.ENGLISH_BUILD:
            pos.active = SCOTLAND
            pos.step = steps.SCOTTISH_BUILD
        return False
    if FIRST_BLOCK <= choice < FIRST_AREA:
        build_english(pos, choice - FIRST_BLOCK)
    else:
        _finish(pos, ENGLAND)
    return True


def _finish(pos: Position, side: int) -> None:
    """Note that a side has finished building; once both have, show everything (7.6)."""
    pos.built |= 1 << side
    if pos.built == 1 << ENGLAND | 1 << SCOTLAND:
        show(pos, ENGLAND)
        show(pos, SCOTLAND)
        pos.norse_for = -1
        pos.french_for = -1
        pos.points_e = 0
        pos.built = 0
        pos.revealed = 1
        end_builds(pos)
    elif side == SCOTLAND:
        pos.points = 0
        pos.active = ENGLAND
        pos.step = steps.ENGLISH_BUILD
    else:
        pos.points_e = 0
        if pos.step == steps.ENGLISH_BUILD:
            pos.active = SCOTLAND
            pos.step = steps.SCOTTISH_BUILD


def end_builds(pos: Position) -> None:
    """Let the points left over lapse (7.6)."""
    pos.points = 0
    pos.step = steps.BUILDS_OVER


# --- 7.7 levy --------------------------------------------------------------------------------


def begin_levy(pos: Position) -> None:
    """Raise half the English pool, rounded up, unless Edward is wintering (7.7)."""
    pool = pos.at[ENGLISH_POOL]
    raise_levy(pos, 0 if pos.wintering >= 0 else (count(pool) + 1) // 2)


def raise_levy(pos: Position, blocks: int) -> None:
    """Draw this many blocks from the English pool into England, or as many as there are."""
    pos.left = min(blocks, count(levied(pos)))
    pos.step = steps.LEVY if pos.left else steps.LEVY_OVER


def levied(pos: Position) -> int:
    """Return the pool blocks that can be levied; not Edward while he lies face up (7.7, 9.2)."""
    pool = pos.at[ENGLISH_POOL]
    if edward_lies_open(pos):
        pool &= ~EDWARD_BIT
    return pool


def edward_lies_open(pos: Position) -> bool:
    """Return whether Edward lies face up and so cannot be levied for the coming year (9.2)."""
    setting_up = pos.turn == 0
    coming = pos.year if setting_up else pos.year + 1
    if setting_up and pos.rules.edward_first_levy == "excluded" and pos.scenario != THE_BRUCE:
        return True
    return coming < pos.first_year + pos.rules.years_without_edward


def levy(pos: Position, block: int) -> None:
    """Put a levied block into England at full strength (7.7)."""
    pos.shift(block, ENGLISH_POOL, IN_ENGLAND)
    pos.left -= 1
    if pos.left == 0:
        pos.step = steps.LEVY_OVER
