"""Greedy moves: the orders of a movement phase, one after the other, each the best at a glance.

What an order was worth is remembered, so that most orders are valued once, and not again for every
world, enemy plan, card or earlier order.
"""

from __future__ import annotations

from typing import Final

from schiltrom.ai.evaluation.evaluation import Evaluation
from schiltrom.ai.search.lines import Line, movement_lines
from schiltrom.engine import steps
from schiltrom.engine.choices import DONE, FIRST_AREA, FIRST_BLOCK, FIRST_WORD
from schiltrom.engine.flow import choose
from schiltrom.engine.position import Position
from schiltrom.engine.tables import AREAS, BLOCKS, OWN, count

ORDERS: Final = 12
"""Maximum number of orders in a movement phase."""
ORDERS_WITHOUT_MEMORY: Final = 60
"""The same where no order is skipped."""
MARGIN: Final = 0.0006
"""An order that gained less is not valued again where nothing has changed."""
HOPEFUL: Final = -0.003
"""If two parties to an area lose more than this, no other party is tried."""
UNKNOWN: Final = 1.0


class OrderMemory:
    """What each side's orders were worth when last valued, within one game turn.

    An order is identified by its origin, destination and number of blocks: what is good in one
    world is mostly good in the next.
    """

    def __init__(self) -> None:
        self.gains: list[dict[int, float]] = [{}, {}]
        self.seen: list[list[int]] = [[], []]
        """Numbers of blocks in each area when each side's orders were first valued."""
        self.is_new = [True, True]
        """Whether a side has given no orders yet in this world."""

    def enter_world(self) -> None:
        """Continue in another world."""
        self.is_new = [True, True]

    def changed(self, pos: Position, side: int) -> int:
        """Return the areas whose numbers of blocks have changed since orders were first valued."""
        crowds = [_crowd(pos, area) for area in range(AREAS)]
        if not self.seen[side]:
            self.seen[side] = crowds
            return 0
        seen = self.seen[side]
        mask = 0
        for area in range(AREAS):
            if crowds[area] != seen[area]:
                mask |= 1 << area
        return mask


def _crowd(pos: Position, area: int) -> int:
    """Return how many blocks of each side are in an area, as one number."""
    here = pos.at[area]
    return 0 if here == 0 else BLOCKS * count(here & OWN[0]) + count(here & OWN[1])


def greedy_moves(
    evaluation: Evaluation, pos: Position, side: int, memory: OrderMemory | None
) -> Line:
    """Return a side's orders as one line, which does not end the phase.

    Without a memory every order is valued every time.
    """
    way = Line([], pos)
    way.value = evaluation.value(pos, side, False)
    if memory is None:
        return _best_of_all(evaluation, way, side)
    changed = memory.changed(pos, side)
    attacks = memory.is_new[side]
    memory.is_new[side] = False
    for _ in range(ORDERS):
        best = _best_order(evaluation, way, side, memory.gains[side], changed, attacks)
        if best is None:
            return way
        best.choices = way.choices + best.choices
        way = best
        changed = 0
        attacks = False
    return way


def after_reply(
    evaluation: Evaluation, pos: Position, side: int, memory: OrderMemory | None
) -> Position:
    """Return the position after a side's orders and what the enemy does then, if he still moves."""
    if pos.second_part:
        return pos
    choose(pos, side, FIRST_WORD + DONE)
    if pos.step != steps.MOVE:
        return pos
    return greedy_moves(evaluation, pos, 1 - side, memory).pos


def _best_of_all(evaluation: Evaluation, way: Line, side: int) -> Line:
    """Return a line with the best orders added, as long as any is a gain."""
    for _ in range(ORDERS_WITHOUT_MEMORY):
        best = way
        for line in movement_lines(way.pos, side):
            if line.idle():
                continue
            line.value = evaluation.value(line.pos, side, False)
            if line.value > best.value:
                best = line
        if best is way:
            break
        best.choices = way.choices + best.choices
        way = best
    return way


def _best_order(
    evaluation: Evaluation,
    way: Line,
    side: int,
    gains: dict[int, float],
    changed: int,
    attacks: bool,
) -> Line | None:
    """Return the next order that gains most, if any; with *attacks* every attack is valued."""
    pos = way.pos
    best: Line | None = None
    best_value = way.value
    last_road = -1
    tried = 0
    hope = 0.0
    found: dict[int, float] = {}
    for line in movement_lines(pos, side):
        if line.idle():
            continue
        end = destination(line)
        start = origin(pos, line)
        road = AREAS * start + end
        key = 128 * road + len(line.choices)
        if gains.get(key, UNKNOWN) <= MARGIN and not changed & (1 << start | 1 << end):
            here = pos.at[end]
            attack = here & OWN[1 - side] != 0
            if not attack or not (attacks or here & OWN[side] != 0):
                continue
        if road != last_road:
            last_road = road
            tried = 0
            hope = -1.0
        elif tried >= 2 and hope < HOPEFUL:
            continue
        line.value = evaluation.value(line.pos, side, False)
        gain = line.value - way.value
        found[key] = max(gain, found.get(key, gain))
        tried += 1
        hope = max(hope, gain)
        if line.value > best_value:
            best_value = line.value
            best = line
    gains.update(found)
    return best


def destination(line: Line) -> int:
    """Return where an order goes."""
    choice = line.choices[-1]
    return (line.choices[-2] if choice >= FIRST_WORD else choice) - FIRST_AREA


def origin(pos: Position, line: Line) -> int:
    """Return where an order's blocks are."""
    return pos.place_of(line.choices[0] - FIRST_BLOCK)


def joins_battle(pos: Position, side: int, line: Line) -> bool:
    """Return whether an order goes where a battle is already due."""
    here = pos.at[destination(line)]
    return here & OWN[side] != 0 and here & OWN[1 - side] != 0
