"""Reasons against a whole journey: why a block that can be selected cannot get to an area."""

from __future__ import annotations

from schiltrom.engine import steps
from schiltrom.engine.choices import FIRST_AREA, FIRST_BLOCK
from schiltrom.engine.flow import choose
from schiltrom.engine.position import Position, border_between
from schiltrom.engine.reasons.base import Reason, of_area, of_block, of_border, of_both
from schiltrom.engine.reasons.explain import why_not
from schiltrom.engine.tables import (
    AREA_NAMES,
    AREAS,
    BLOCK_NAMES,
    IN_ENGLAND,
    NEIGHBOURS,
    NORSE,
    OWN,
    RED,
)


def why_not_there(pos: Position, side: int, block: int, area: int) -> Reason | None:
    """Return why *side* cannot take one of its blocks to an area now, or None if it can."""
    trial = pos.copy()
    if not steps.TO_AREA[pos.step]:
        reason = why_not(pos, side, FIRST_BLOCK + block)
        if reason is not None:
            return reason
        choose(trial, side, FIRST_BLOCK + block)
        if not steps.TO_AREA[trial.step]:
            return _landed(trial.place_of(block), area)
    if trial.step != steps.MARCH or block == NORSE or area == trial.here:
        return why_not(trial, side, FIRST_AREA + area)
    away = _distance(trial.here, area)
    if away > trial.steps_left:
        return _too_far(trial, area, away)
    return _barred(trial, side, area)


def _landed(port: int, area: int) -> Reason | None:
    """Say that the second block must land where the first did (Sea Move)."""
    return None if port == area else of_area("Sea Move", "sea-one-port", port)


def _too_far(pos: Position, area: int, away: int) -> Reason:
    """Say that an area is farther away than the block can move (4.2)."""
    facts: dict[str, str | int] = {
        "block": BLOCK_NAMES[pos.mover],
        "area": AREA_NAMES[area],
        "count": pos.steps_left,
        "away": away,
    }
    return Reason("4.2", "too-far", facts)


def _distance(here: int, area: int) -> int:
    """Return how many borders lie between two areas on the shortest way."""
    reached = 1 << here
    for away in range(AREAS):
        if reached >> area & 1:
            return away
        wider = reached
        for near in range(AREAS):
            if reached >> near & 1:
                for neighbour in NEIGHBOURS[near]:
                    wider |= 1 << neighbour
        reached = wider
    return AREAS


def _barred(pos: Position, side: int, area: int) -> Reason | None:
    """Return what bars the way that leads nearest to an area; None if one is open (4.0-4.6)."""
    best: Reason | None = None
    farthest = -1
    for way in _ways(pos.here, area, pos.steps_left):
        gone, reason = _walk(pos, side, way)
        if reason is None:
            return None
        if gone > farthest:
            farthest, best = gone, reason
    return best


def _ways(here: int, area: int, length: int) -> list[list[int]]:
    """Return all ways to an area over at most so many borders, the shortest first."""
    found: list[list[int]] = []
    ends = [[here]]
    for _ in range(length):
        longer: list[list[int]] = []
        for way in ends:
            for neighbour in NEIGHBOURS[way[-1]]:
                if neighbour == area:
                    found.append([*way[1:], neighbour])
                elif neighbour not in way:
                    longer.append([*way, neighbour])
        ends = longer
    return found


def _walk(pos: Position, side: int, way: list[int]) -> tuple[int, Reason | None]:
    """Return how far the moving block gets along a way, and what stops it."""
    trial = pos.copy()
    for gone in range(len(way)):
        here = trial.here
        reason = why_not(trial, side, FIRST_AREA + way[gone])
        if reason is not None:
            return gone, reason
        choose(trial, side, FIRST_AREA + way[gone])
        if gone + 1 < len(way) and trial.step != steps.MARCH:
            return gone + 1, _stopped(trial, pos.mover, here, way[gone])
    return len(way), None


def _stopped(pos: Position, block: int, here: int, area: int) -> Reason:
    """Say why a block that has entered an area must stop there (4.0, 4.3, 4.4)."""
    if pos.at[area] & OWN[1 - pos.active]:
        return of_both("4.0", "stops-at-enemy", block, area)
    if area == IN_ENGLAND:
        return of_block("4.4", "stops-in-england", block)
    border = border_between(here, area)
    if RED >> border & 1:
        return of_border(pos, "4.3", "stops-at-border", border)
    return of_both("4.3", "no-way-out", block, area)
