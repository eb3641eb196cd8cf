"""Builds plans from the orders of a movement phase, in several worlds at once."""

from __future__ import annotations

from typing import Final

from schiltrom.ai.evaluation.evaluation import Evaluation
from schiltrom.ai.search.budget import Budget
from schiltrom.ai.search.greedy_moves import UNKNOWN, destination, joins_battle, origin
from schiltrom.ai.search.lines import Line, movement_lines
from schiltrom.ai.search.plan import Plan, best_first, valued
from schiltrom.engine.position import Position
from schiltrom.engine.tables import AREAS, OWN

ORDERS: Final = 6
"""Maximum number of orders in a plan."""


class PlanBuilder:
    """Builds plans of one order, two orders and so on, following the best."""

    def __init__(
        self, evaluation: Evaluation, worlds: list[Position], side: int, width: int
    ) -> None:
        self.evaluation = evaluation
        self.side = side
        self.width = width
        self.compared = 3 * width
        """How many plans of a length are compared, since some come to the same."""
        self.kept = width
        """How many of them are remembered."""
        self.front = [valued(evaluation, Plan([], worlds), side)]
        """The best plans of the current length."""
        self.found: list[Plan] = list(self.front)

    def build(self, number: int, budget: Budget, part: float = 1.0) -> list[Plan]:
        """Return the best plans found in this part of the time."""
        for _ in range(ORDERS):
            if not self._lengthen(budget, part):
                break
        return best_first(self.found)[:number]

    def _lengthen(self, budget: Budget, part: float) -> bool:
        """Try plans with one more order while there is time; return whether to go on."""
        longer = self._longer(budget, part)
        longer.sort(key=_worst)
        some = best_first(longer[: self.compared])
        self.front = some[: self.width]
        self.found += some[: self.kept]
        return len(self.front) > 0 and not budget.is_spent(part)

    def _longer(self, budget: Budget, part: float) -> list[Plan]:
        """Return the best plans with one more order each."""
        longer: list[Plan] = []
        for plan in self.front:
            longer += self._extended(plan)
            if budget.is_spent(part):
                break
        return longer

    def _extended(self, plan: Plan) -> list[Plan]:
        """Return a plan with each order that may help it."""
        orders = [line for line in movement_lines(plan.worlds[0], self.side) if not line.idle()]
        return [self._with_order(plan, line) for line in orders]

    def _with_order(self, plan: Plan, line: Line) -> Plan:
        """Return a plan with one more order, and its value."""
        return valued(self.evaluation, plan.extended(line, self.side), self.side)


class SelectivePlanBuilder(PlanBuilder):
    """Skips orders that gained nothing alone, and tries attacks from several sides at once."""

    def __init__(
        self, evaluation: Evaluation, worlds: list[Position], side: int, width: int
    ) -> None:
        super().__init__(evaluation, worlds, side, width)
        self.compared = 4 * width
        self.kept = self.compared
        self.gains: dict[tuple[int, ...], float] = {}
        """What each order was worth alone."""

    def _longer(self, budget: Budget, part: float) -> list[Plan]:
        """Return the best plans with one more order each, and joint attacks to begin with."""
        longer = super()._longer(budget, part)
        if not self.front[0].choices and not budget.is_spent(part):
            longer += self._concentrated(self.front[0])
        return longer

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
            longer = self._with_order(plan, line)
            if key not in self.gains:
                self.gains[key] = longer.value - plan.value
            found.append(longer)
        return found

    def _concentrated(self, plan: Plan) -> list[Plan]:
        """Return plans that attack an area from two or three sides, even if each attack is bad."""
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
        """Return plans that add attacks to the best attack on a target."""
        attacks.sort(key=_lowest_last)
        first = attacks[0]
        joint = self._with_order(plan, first)
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
                more = self._with_order(joint, line)
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
