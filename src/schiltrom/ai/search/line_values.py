"""The values of lines in one world or several, averaged over the chance that follows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from schiltrom.ai.evaluation.evaluation import Evaluation
from schiltrom.ai.search.budget import Budget
from schiltrom.ai.search.lines import Line, lines_of
from schiltrom.engine import steps
from schiltrom.engine.chance import drawable
from schiltrom.engine.flow import choose, settle
from schiltrom.engine.position import Position
from schiltrom.engine.tables import (
    FACES,
    HERALD_SUCCEEDS,
    NOBODY,
    members,
)

HERALD_DIES: Final = (
    (1, HERALD_SUCCEEDS / FACES),
    (FACES, (FACES - HERALD_SUCCEEDS) / FACES),
)
"""A die that succeeds and one that fails, with their chances."""
DRAWS: Final = 4
"""How many of the blocks that may be drawn are tried."""
IN_BATTLE: Final = (steps.COMBAT, steps.COMBAT_ACTION)


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
    """Return all lines of a side, valued in this world, the best first."""
    found = lines_of(pos, side)
    for line in found:
        line.value = value_of(evaluation, line.pos, side, exact)
    found.sort(key=lambda line: -line.value)
    return found


def follow(pos: Position, side: int, choices: list[int]) -> Position:
    """Return the position after a side's choices."""
    after = pos.copy()
    for choice in choices:
        choose(after, side, choice)
    return after


def valued_in(
    evaluation: Evaluation,
    lines: list[Line],
    worlds: Iterable[Position],
    side: int,
    budget: Budget,
) -> list[Line]:
    """Return lines of the first world, valued over all worlds by the odds, the best first.

    The odds of great battles take long: lines that there is no time for in the first world are
    left out, and so is a later world in which there is no time for all of them.
    """
    totals: list[float] = []
    tried = 0
    for world in worlds:
        values: list[float] = []
        for line in lines:
            if len(values) > 1 and budget.is_spent():
                break
            values.append(_value_in(evaluation, line, world, tried == 0, side))
        if tried == 0:
            lines = lines[: len(values)]
            totals = values
        elif len(values) < len(lines):
            break
        else:
            totals = [totals[i] + values[i] for i in range(len(lines))]
        tried += 1
        if budget.is_spent():
            break
    for i in range(len(lines)):
        lines[i].value = totals[i] / tried
    return sorted(lines, key=lambda line: -line.value)


def _value_in(
    evaluation: Evaluation, line: Line, world: Position, is_its_own: bool, side: int
) -> float:
    """Return what a line is worth in a world; in battle the side may as well leave after it."""
    pos = line.pos
    if not is_its_own:
        pos = world if line.idle() else follow(world, side, line.choices)
    value = value_of(evaluation, pos, side, True)
    if world.step in IN_BATTLE:
        value = max(value, value_of(evaluation, pos, side, True, side))
    return value
