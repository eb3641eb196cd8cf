"""The values of lines, in one world or several, what chance brings next taken into account."""

from __future__ import annotations

from random import Random
from typing import Final

from schiltrom.ai.evaluation.evaluation import Evaluation
from schiltrom.ai.search.lines import Line, lines_of
from schiltrom.engine import steps
from schiltrom.engine.chance import drawable
from schiltrom.engine.choices import EVENT, FIRST_WORD
from schiltrom.engine.flow import choose, settle
from schiltrom.engine.position import Position
from schiltrom.engine.tables import (
    FACES,
    HERALD_SUCCEEDS,
    NOBODY,
    members,
)
from schiltrom.engine.walk import random_outcome, random_side

HERALD_DIES: Final = (
    (1, HERALD_SUCCEEDS / FACES),
    (FACES, (FACES - HERALD_SUCCEEDS) / FACES),
)
"""A die that succeeds and one that fails, with their chances."""
DRAWS: Final = 4
"""So many of the blocks that may be drawn are looked at."""
LONGEST: Final = 60
"""So many orders are given in a game turn that is only thought of."""


def value_of(
    evaluation: Evaluation, pos: Position, side: int, exact: bool, leaving: int = NOBODY
) -> float:
    """Return a side's chance to win from a position; heralds and draws are averaged."""
    if pos.step == steps.HERALD_ROLL:
        total = 0.0
        for die, chance in HERALD_DIES:
            after = pos.copy()
            settle(after, die)
            total += chance * evaluation.value(after, side, exact, leaving)
        return total
    if pos.step == steps.DRAW:
        blocks = members(drawable(pos))
        some = blocks[:: max(1, len(blocks) // DRAWS)]
        total = 0.0
        for block in some:
            after = pos.copy()
            settle(after, block)
            total += evaluation.value(after, side, exact, leaving)
        return total / len(some)
    return evaluation.value(pos, side, exact, leaving)


def valued(evaluation: Evaluation, pos: Position, side: int, exact: bool) -> list[Line]:
    """Return all lines of a side, valued in this one world, the best first."""
    found = lines_of(pos, side)
    for line in found:
        line.value = value_of(evaluation, line.pos, side, exact)
    found.sort(key=lambda line: -line.value)
    return found


def follow(pos: Position, side: int, choices: list[int]) -> Position:
    """Return the position after these choices of a side; to do nothing changes nothing."""
    after = pos.copy()
    for choice in choices:
        choose(after, side, choice)
    return after


def valued_in(
    evaluation: Evaluation, worlds: list[Position], side: int, exact: bool, may_leave: bool
) -> list[Line]:
    """Return all lines of a side, valued over several worlds, the best first.

    *may_leave*: after the line the side may as well retreat from all its battles.
    """
    found = lines_of(worlds[0], side)
    for line in found:
        total = 0.0
        for i in range(len(worlds)):
            pos = line.pos
            if i > 0:
                pos = worlds[i] if line.idle() else follow(worlds[i], side, line.choices)
            value = value_of(evaluation, pos, side, exact)
            if may_leave:
                value = max(value, value_of(evaluation, pos, side, exact, side))
            total += value
        line.value = total / len(worlds)
    found.sort(key=lambda line: -line.value)
    return found


# --- thinking ahead --------------------------------------------------------------------------


def play_moves(evaluation: Evaluation, pos: Position, side: int) -> None:
    """Give a side's orders of movement one after the other, each the best at a glance.

    The phase is not ended, so that all positions this leads to can be compared.
    """
    for _ in range(LONGEST):
        best = valued(evaluation, pos, side, False)[0]
        if best.idle():
            return
        for choice in best.choices:
            choose(pos, side, choice)


def play_turn(evaluation: Evaluation, pos: Position, rng: Random) -> None:
    """Play on with both sides, each order the best at a glance, until all have moved.

    No battle is fought: the position has them ahead.
    """
    year = pos.year
    turn = pos.turn
    for _ in range(LONGEST):
        if pos.is_chance():
            if pos.step in (steps.FIRE_ROLL, steps.CELTIC_ROLL):
                return
            settle(pos, random_outcome(pos, rng))
            continue
        if not steps.BEFORE_BATTLES[pos.step] or pos.step == steps.CORONATION_BATTLE:
            return
        if pos.year != year or pos.turn != turn or pos.step == steps.CARD:
            return
        side = random_side(pos)
        if pos.step == steps.TRUCE:
            choose(pos, side, FIRST_WORD + EVENT)
            continue
        best = valued(evaluation, pos, side, False)[0]
        if best.idle() and pos.step == steps.MOVE and pos.second_part:
            return
        for choice in best.choices:
            choose(pos, side, choice)
