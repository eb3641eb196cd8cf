"""The next order of a movement phase that looks best at a glance, found bit by bit.

For players in games in lockstep, where no game may keep the others waiting. What an order gained is
remembered and valued again only where it could be the best: orders far away seldom change it.
"""

from __future__ import annotations

from typing import Final

from schiltrom.ai.evaluation.evaluation import Evaluation
from schiltrom.ai.search.greedy_moves import HOPEFUL, destination, origin
from schiltrom.ai.search.lines import Line, orders_from
from schiltrom.engine.flow import choose, legal, legal_mask
from schiltrom.engine.position import Position
from schiltrom.engine.tables import AREAS, OWN, lowest

ENOUGH: Final = 6
"""Positions looked at before others may go on."""
ENOUGH_PARTIES: Final = 2
"""If so many parties to an area lose much, no other is tried."""


class Proposal:
    """An order that could be given, and what it gained when it was last looked at."""

    def __init__(self, choices: list[int], start: int, end: int, gain: float) -> None:
        self.choices = choices
        self.start = start
        self.end = end
        self.gain = gain
        self.is_new = True
        """Whether it was looked at in the position as it is."""


class OrderSearch:
    """A side's search for its orders, one after another, within one movement phase."""

    def __init__(self, evaluation: Evaluation, pos: Position, side: int) -> None:
        self._evaluation = evaluation
        self._side = side
        self._proposals: list[Proposal] = []
        self._pos = pos
        self._value = 0.0
        self._ready = 0
        self._areas = 0
        """Areas whose orders are still to be looked at."""
        self._lines: list[Line] = []
        """The orders of the area that is being looked at; those left to look at come last."""
        self._next = 0
        self._tried = 0
        """How many parties to the same area have been tried."""
        self._hope = 0.0
        """What the best of them gained."""
        self._enter(pos, -1)

    def look_further(self) -> bool:
        """Look at some more orders; return whether there is still something to be looked at."""
        looked = self._evaluation.looked_at
        while self._evaluation.looked_at < looked + ENOUGH:
            if self._next < len(self._lines):
                self._look_at_next_line()
            elif self._areas:
                self._enter_next_area()
            elif not self._look_at_best_again():
                return False
        return True

    def take(self) -> list[int]:
        """Give the best order; return its choices, or none if no order gains anything."""
        best = self._best()
        if best is None:
            return []
        after = self._pos.copy()
        for choice in best.choices:
            choose(after, self._side, choice)
        self._enter(after, best.start)
        joined = after.at[best.end]
        if joined & OWN[0] and joined & OWN[1]:
            self._areas |= self._starts_to(best.end)
        return best.choices

    def _enter(self, pos: Position, moved_from: int) -> None:
        """Go on from a position, after an order to blocks of an area."""
        self._pos = pos
        self._value = self._evaluation.value(pos, self._side, False)
        _, self._ready, _, _ = legal(pos, self._side)
        self._areas = 0
        for area in range(AREAS):
            if pos.at[area] & self._ready and moved_from in (-1, area):
                self._areas |= 1 << area
        self._proposals = [each for each in self._proposals if each.start != moved_from]
        for each in self._proposals:
            each.is_new = False

    def _starts_to(self, end: int) -> int:
        """Return the areas from which blocks can still go to an area."""
        found = 0
        for each in self._proposals:
            if each.end == end and self._pos.at[each.start] & self._ready:
                found |= 1 << each.start
        self._proposals = [each for each in self._proposals if not found >> each.start & 1]
        return found

    def _best(self) -> Proposal | None:
        """Return what gained most when it was last looked at, if anything gains."""
        best: Proposal | None = None
        for each in self._proposals:
            if each.gain > 0.0 and (best is None or each.gain > best.gain):
                best = each
        return best

    def _look_at_best_again(self) -> bool:
        """Look again at what seems best; return False if it is best in the position as it is."""
        best = self._best()
        if best is None or best.is_new:
            return False
        best.is_new = True
        after = self._pos.copy()
        for choice in best.choices:
            if not legal_mask(after, self._side) >> choice & 1:
                self._proposals.remove(best)
                return True
            choose(after, self._side, choice)
        best.gain = self._evaluation.value(after, self._side, False) - self._value
        return True

    def _enter_next_area(self) -> None:
        """Begin to look at the orders of the next area's blocks."""
        start = lowest(self._areas)
        self._areas ^= 1 << start
        self._lines = []
        self._next = 0
        blocks = self._pos.at[start] & self._ready
        orders_from(self._pos, self._side, start, blocks, self._lines)

    def _look_at_next_line(self) -> None:
        """Look at the next order, unless other parties to the same area have shown it bad."""
        line = self._lines[self._next]
        end = destination(line)
        if self._next == 0 or end != destination(self._lines[self._next - 1]):
            self._tried = 0
            self._hope = -1.0
        self._next += 1
        if self._tried >= ENOUGH_PARTIES and self._hope < HOPEFUL:
            return
        gain = self._evaluation.value(line.pos, self._side, False) - self._value
        self._tried += 1
        self._hope = max(self._hope, gain)
        start = origin(self._pos, line)
        self._proposals.append(Proposal(line.choices, start, end, gain))
