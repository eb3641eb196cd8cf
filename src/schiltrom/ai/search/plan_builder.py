"""The builder of plans: puts orders of a movement phase together to plans, in several worlds."""

from __future__ import annotations

from typing import Final

from schiltrom.ai.evaluation.evaluation import Evaluation
from schiltrom.ai.search.budget import Budget
from schiltrom.ai.search.greedy_moves import UNKNOWN, destination, joins_battle, origin
from schiltrom.ai.search.lines import Line, movement_lines
from schiltrom.ai.search.plan import Plan, best_first, valued
from schiltrom.engine.position import Position
from schiltrom.engine.tables import AREAS, OWN

KEPT: Final = 4
"""Of so many times its width, the best plans of a length are remembered."""


class PlanBuilder:
    """Plans that are being put together."""

    def __init__(
        self, evaluation: Evaluation, worlds: list[Position], side: int, width: int
    ) -> None:
        self.evaluation = evaluation
        self.side = side
        self.width = width
        self.gains: dict[tuple[int, ...], float] = {}
        """What each order was worth alone."""
        self.front = [valued(evaluation, Plan([], worlds), side)]
        """The best plans of the length looked at."""
        self.found: list[Plan] = list(self.front)

    def lengthen(self, budget: Budget, part: float) -> bool:
        """Look at plans with one order more, as far as there is time; return whether to go on."""
        longer: list[Plan] = []
        for plan in self.front:
            longer += self._extended(plan)
            if budget.is_spent(part):
                break
        if not self.front[0].choices and not budget.is_spent(part):
            longer += self._concentrated(self.front[0])
        longer.sort(key=_worst)
        some = best_first(longer[: KEPT * self.width])
        self.front = some[: self.width]
        self.found += some
        return len(self.front) > 0 and not budget.is_spent(part)

    def plans(self, number: int) -> list[Plan]:
        """Return the best plans found."""
        return best_first(self.found)[:number]

    def _extended(self, plan: Plan) -> list[Plan]:
        """Return a plan with each order that may help it."""
        found: list[Plan] = []
        world = plan.worlds[0]
        for line in movement_lines(world, self.side):
            if line.idle():
                continue
            key = tuple(line.choices)
            bad = self.gains.get(key, UNKNOWN) <= 0.0
            if bad and not joins_battle(world, self.side, line):
                continue
            longer = valued(self.evaluation, plan.extended(line, self.side), self.side)
            if key not in self.gains:
                self.gains[key] = longer.value - plan.value
            found.append(longer)
        return found

    def _concentrated(self, plan: Plan) -> list[Plan]:
        """Return plans that attack an area from two sides or three, even if one alone is bad."""
        world = plan.worlds[0]
        if world.moves < 2:
            return []
        by_target: dict[int, dict[int, Line]] = {}
        for line in movement_lines(world, self.side):
            if line.idle():
                continue
            target = destination(line)
            if world.at[target] & OWN[1 - self.side] == 0:
                continue
            start = origin(world, line)
            line.value = self.gains.get(tuple(line.choices), 0.0)
            best = by_target.setdefault(target, {})
            if start not in best or best[start].value < line.value:
                best[start] = line
        found: list[Plan] = []
        for target in range(AREAS):
            if target in by_target and len(by_target[target]) > 1:
                found += self._join(plan, target, list(by_target[target].values()))
        return found

    def _join(self, plan: Plan, target: int, attacks: list[Line]) -> list[Plan]:
        """Return a plan with the best attack on a target, and others into the same battle."""
        attacks.sort(key=_lowest_last)
        first = attacks[0]
        joint = valued(self.evaluation, plan.extended(first, self.side), self.side)
        used = 1 << origin(plan.worlds[0], first)
        found: list[Plan] = []
        for _ in range(2):
            best: Plan | None = None
            best_from = -1
            world = joint.worlds[0]
            for line in movement_lines(world, self.side):
                if line.idle() or destination(line) != target:
                    continue
                start = origin(world, line)
                if used >> start & 1:
                    continue
                more = valued(self.evaluation, joint.extended(line, self.side), self.side)
                if best is None or more.value > best.value:
                    best = more
                    best_from = start
            if best is None:
                break
            joint = best
            used |= 1 << best_from
            found.append(joint)
        return found


def _worst(plan: Plan) -> float:
    return -plan.value


def _lowest_last(line: Line) -> float:
    return -line.value
