"""What a moment of the game tells: the time of year, who has gone where, borders crossed."""

from __future__ import annotations

from typing import Final

from schiltrom.engine import steps
from schiltrom.engine.position import Position
from schiltrom.engine.tables import PLACES, TURNS, count

STAGES: Final = ("quarters", "england", "scotland")
"""The stages of winter that are shown when they are over."""


def in_winter(step: int) -> bool:
    """Return whether a step belongs to the winter (7)."""
    return steps.BRUCE_HOME <= step <= steps.FRENCH_ARRIVAL or step == steps.DRAW


def homeward(old: int, new: int) -> bool:
    """Return whether nobles may have gone home between two steps (7.1)."""
    if not steps.BRUCE_HOME <= new <= steps.FRENCH_ARRIVAL:
        return False
    return not in_winter(old) or steps.BRUCE_HOME <= old <= steps.COMYN_HOME


def ends_stage(old: int, new: int) -> bool:
    """Return whether a stage of winter, shown when it is over, has ended between two steps."""
    return steps.STAGE[old] in STAGES and steps.STAGE[new] != steps.STAGE[old]


def turns_begun(pos: Position) -> int:
    """Return how many game turns have begun since the start of the first year."""
    return (pos.year - pos.first_year) * TURNS + pos.turn


def changed_places(at: list[int], before: list[int]) -> int:
    """Return the places whose blocks have changed."""
    places = 0
    for place in range(PLACES):
        if at[place] != before[place]:
            places |= 1 << place
    return places


def border_counts(pos: Position) -> int:
    """Return a number that changes with the counts of borders crossed."""
    return pos.crossed_1 ^ pos.crossed_2 << 2 ^ pos.crossed_4 << 4


def all_crossings(pos: Position) -> int:
    """Return how often borders were crossed in this phase or round."""
    return count(pos.crossed_1) + 2 * count(pos.crossed_2) + 4 * count(pos.crossed_4)
