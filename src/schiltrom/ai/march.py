"""Marches: the orders of a movement phase, one after the other, each the best at a glance.

What an order was worth is remembered, so that most orders are valued once and not again for every
plan of the enemy's, card or order before it.
"""

from __future__ import annotations

from typing import Final

from schiltrom.ai.evaluation import Evaluation
from schiltrom.ai.lines import Line, movement_lines
from schiltrom.engine.choices import FIRST_AREA, FIRST_BLOCK, FIRST_WORD
from schiltrom.engine.position import Position
from schiltrom.engine.tables import AREAS, OWN

ORDERS: Final = 12
"""So many orders are given in a movement phase at most."""
MARGIN: Final = 0.0006
"""An order that gained less is not looked at again where nothing has changed."""
HOPEFUL: Final = -0.003
"""Where two parties to an area lose more than that, no other party is sent there."""
UNKNOWN: Final = 1.0


class Lore:
    """What orders of each side were worth when they were last looked at, in one world."""

    def __init__(self) -> None:
        self.gains: list[dict[tuple[int, ...], float]] = [{}, {}]
        self.seen: list[list[int]] = [[], []]
        """Where all blocks were when each side's orders were first looked at."""

    def changed(self, pos: Position, side: int) -> int:
        """Return the areas that hold other blocks than when a side's orders were first seen."""
        mask = 0
        seen = self.seen[side]
        if not seen:
            self.seen[side] = pos.at[:]
            return 0
        for area in range(AREAS):
            if pos.at[area] != seen[area]:
                mask |= 1 << area
        return mask


def march(evaluation: Evaluation, pos: Position, side: int, lore: Lore) -> Line:
    """Return a side's orders as one line, which does not end the phase."""
    changed = lore.changed(pos, side)
    base = evaluation.value(pos, side, False)
    way = Line([], pos)
    way.value = base
    for _ in range(ORDERS):
        best = _best_order(evaluation, way, side, lore.gains[side], changed)
        if best is None:
            return way
        best.choices = way.choices + best.choices
        way = best
        changed = 0
    return way


def _best_order(
    evaluation: Evaluation,
    way: Line,
    side: int,
    gains: dict[tuple[int, ...], float],
    changed: int,
) -> Line | None:
    """Return the best order after others, if any is a gain."""
    pos = way.pos
    best: Line | None = None
    best_value = way.value
    road = -1
    tried = 0
    hope = 0.0
    for line in movement_lines(pos, side):
        if line.idle():
            continue
        key = tuple(line.choices)
        if gains.get(key, UNKNOWN) <= MARGIN and not _concerns(pos, side, line, changed):
            continue
        this_road = AREAS * origin(pos, line) + destination(line)
        if this_road != road:
            road = this_road
            tried = 0
            hope = -1.0
        elif tried >= 2 and hope < HOPEFUL:
            continue
        line.value = evaluation.value(line.pos, side, False)
        gain = line.value - way.value
        gains[key] = gain
        tried += 1
        hope = max(hope, gain)
        if line.value > best_value:
            best_value = line.value
            best = line
    return best


def destination(line: Line) -> int:
    """Return where an order goes."""
    choice = line.choices[-1]
    return (line.choices[-2] if choice >= FIRST_WORD else choice) - FIRST_AREA


def origin(pos: Position, line: Line) -> int:
    """Return where an order's blocks are."""
    return pos.place_of(line.choices[0] - FIRST_BLOCK)


def joins_battle(pos: Position, side: int, line: Line) -> bool:
    """Return whether an order goes where a battle is ahead already."""
    here = pos.at[destination(line)]
    return here & OWN[side] != 0 and here & OWN[1 - side] != 0


def _concerns(pos: Position, side: int, line: Line, changed: int) -> bool:
    """Return whether an order is worth another look."""
    if changed and (changed >> destination(line) & 1 or changed >> origin(pos, line) & 1):
        return True
    return joins_battle(pos, side, line)
