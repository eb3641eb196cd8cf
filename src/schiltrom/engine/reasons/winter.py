"""Reasons for rule 5.9 and chapter 7: why a block cannot winter, disband or be built this way."""

from __future__ import annotations

from schiltrom.engine import builds, steps, winter
from schiltrom.engine.choices import DISBAND, DONE, PASS
from schiltrom.engine.position import Position
from schiltrom.engine.reasons.base import (
    Reason,
    at_maximum,
    not_on_map,
    of_area,
    of_block,
    of_both,
    of_way,
)
from schiltrom.engine.steps import RULE_OF
from schiltrom.engine.tables import (
    ADJACENT,
    AREA_NAMES,
    BLOCK_NAMES,
    CATHEDRALS,
    EDWARD,
    ENGLAND,
    INFANTRY,
    KING_BIT,
    LIMIT,
    MORAY,
    MORAY_BIT,
    NOBLES,
    SCOTLAND,
    SCOTTISH_COAST,
    SCOTTISH_POOL,
    lowest,
)

# --- blocks ----------------------------------------------------------------------------------


def block_reason(pos: Position, block: int) -> Reason | None:
    """Say why a block may not be chosen in a raid or in winter (5.9, 7.3-7.6)."""
    step = pos.step
    if step in (steps.RAID, steps.ENGLISH_DISBAND, steps.SCOTTISH_DISBAND):
        return not_on_map(pos, block) or _stays(pos, block)
    if step in (steps.SCOTTISH_BUILD, steps.ENGLISH_BUILD):
        return not_on_map(pos, block) or _not_built(pos, block)
    return Reason("7.61", "only-french") if step == steps.FRENCH_ARRIVAL else None


def _stays(pos: Position, block: int) -> Reason | None:
    """Say why a block may not be removed from the map (5.9, 7.32, 7.4, 7.5)."""
    if NOBLES >> block & 1 and block != MORAY:
        if pos.step == steps.RAID:
            return of_block("5.9", "raid-noble", block)
        return of_block("7.5", "noble-stays", block)
    if pos.step == steps.RAID:
        return None
    if _may_disband(pos) >> block & 1:
        return _excess_first(pos, block)
    if block == EDWARD:
        return of_both("7.4", "edward-winters", block, pos.wintering)
    if (KING_BIT | MORAY_BIT) >> block & 1 and winter.leaders_may_disband(pos):
        return of_block("7.1" if block == MORAY else "7.2", "leader-step", block)
    return of_block("7.5", "excess-only", block) if pos.active == SCOTLAND else None


def _may_disband(pos: Position) -> int:
    """Return the blocks of the active side that may disband at will (7.32, 7.4, 7.5)."""
    if pos.active == ENGLAND:
        return winter.english_may_disband(pos)
    return winter.scots_may_disband(pos)


def _must_disband(pos: Position) -> int:
    """Return the active side's blocks in areas above their limit (7.32, 7.5)."""
    if pos.active == ENGLAND:
        return winter.english_must_disband(pos)
    return winter.scots_must_disband(pos)


def _excess_first(pos: Position, block: int) -> Reason | None:
    """Say that forced disbanding comes before voluntary (7.32, 7.5)."""
    reason = _excess(pos, "excess-first")
    if reason is not None:
        reason.arguments["block"] = BLOCK_NAMES[block]
    return reason


def _excess(pos: Position, key: str) -> Reason | None:
    """Return a reason about an area above its limit, if there is one (7.32, 7.5)."""
    forced = _must_disband(pos)
    if forced == 0:
        return None
    area = pos.place_of(lowest(forced))
    arguments: dict[str, str | int] = {
        "area": AREA_NAMES[area],
        "limit": limit_of(pos.active, area),
    }
    return Reason(RULE_OF[pos.step], key, arguments)


def limit_of(side: int, area: int) -> int:
    """Return the castle limit of an area for a side (1.2, 1.3)."""
    return LIMIT[area] if side == ENGLAND else winter.scottish_limit(area)


def _not_built(pos: Position, block: int) -> Reason | None:
    """Say why a block cannot gain a step in winter (7.62, 7.63)."""
    if pos.active == ENGLAND and not (INFANTRY | NOBLES) >> block & 1:
        return of_block("7.63", "build-type", block)
    reason = at_maximum(pos, RULE_OF[pos.step], block)
    return reason if reason is not None else _no_points(pos, pos.place_of(block))


def _no_points(pos: Position, area: int) -> Reason | None:
    """Say why an area has no replacement point to spend (7.6)."""
    if limit_of(pos.active, area) == 0:
        return of_area("7.6", "no-castle", area)
    if builds.points_in(pos, area) == 0:
        return of_area("7.6", "points-spent", area)
    return None


# --- areas -----------------------------------------------------------------------------------


def area_reason(pos: Position, area: int) -> Reason | None:
    """Say why an area may not be chosen in winter (7.12-7.63)."""
    step = pos.step
    if step in (steps.BRUCE_HOME, steps.COMYN_HOME):
        return of_both("7.12", "not-his-home", pos.in_hand(), area)
    if step in (steps.MORAY_HOME, steps.WALLACE_HOME):
        return _not_quarters(pos, area)
    if step == steps.KING_HOME:
        return of_area("7.2", "king-enemy" if CATHEDRALS >> area & 1 else "king-cathedral", area)
    if step == steps.SCOTTISH_BUILD:
        return _no_draw(pos, area)
    if step == steps.BUILD_FROM:
        return of_both("7.62", "not-paying", pos.drawn, area)
    if step == steps.DRAWN_TO:
        return _no_landing(pos, area)
    return Reason("7.63", "no-english-draw") if step == steps.ENGLISH_BUILD else None


def _not_quarters(pos: Position, area: int) -> Reason:
    """Say where Moray or Wallace may winter instead (7.12, 7.5)."""
    here = pos.place_of(pos.in_hand())
    key = "moray-home" if pos.step == steps.MORAY_HOME else "wallace-home"
    return of_way(RULE_OF[pos.step], key, here, area)


def _no_draw(pos: Position, area: int) -> Reason | None:
    """Say why the Scots cannot draw a block into an area (7.6, 7.62)."""
    if not pos.friendly(SCOTLAND) >> area & 1:
        return of_area("7.6", "not-yours", area)
    reason = _no_points(pos, area)
    if reason is not None:
        return reason
    if pos.at[SCOTTISH_POOL] == 0:
        return Reason("7.62", "pool-empty")
    if builds.drawable(pos, area) == 0:
        return of_area("7.62", "only-seafarers", area)
    return Reason(
        "7.62",
        "area-full",
        {"area": AREA_NAMES[area], "limit": winter.scottish_limit(area)},
    )


def _no_landing(pos: Position, area: int) -> Reason:
    """Say why a seafarer drawn for an inland area cannot land here (7.62)."""
    if not ADJACENT[pos.drawing] >> area & 1:
        return of_way("7.62", "not-adjacent", pos.drawing, area)
    key = "not-yours" if SCOTTISH_COAST >> area & 1 else "drawn-no-coast"
    return of_area("7.62", key, area)


# --- words -----------------------------------------------------------------------------------


def word_reason(pos: Position, word: int) -> Reason | None:
    """Say why disbanding cannot be ended yet, or is done differently (7.32, 7.5)."""
    if pos.step not in (steps.ENGLISH_DISBAND, steps.SCOTTISH_DISBAND):
        return None
    if word == DISBAND:
        return Reason(RULE_OF[pos.step], "name-block")
    return _excess(pos, "excess-left") if word in (DONE, PASS) else None
