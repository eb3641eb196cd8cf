"""Plans of a whole movement phase: several orders together, in several worlds at once."""

from __future__ import annotations

from schiltrom.ai.evaluation.evaluation import Evaluation
from schiltrom.ai.search.greedy_moves import after_reply
from schiltrom.ai.search.line_values import follow
from schiltrom.ai.search.lines import Line
from schiltrom.engine.position import Position


class Plan:
    """Orders of a movement phase, and what they lead to in each world."""

    def __init__(self, choices: list[int], worlds: list[Position]) -> None:
        self.choices = choices
        self.worlds = worlds
        self.value = 0.0

    def extended(self, line: Line, side: int) -> Plan:
        """Return the plan with one more order."""
        others = [follow(world, side, line.choices) for world in self.worlds[1:]]
        return Plan(self.choices + line.choices, [line.pos, *others])


def valued(evaluation: Evaluation, plan: Plan, side: int) -> Plan:
    """Return a plan with its value at a glance, averaged over its worlds."""
    total = 0.0
    for world in plan.worlds:
        total += evaluation.value(world, side, False)
    plan.value = total / len(plan.worlds)
    return plan


def best_first(plans: list[Plan]) -> list[Plan]:
    """Return plans by value, without those that come to the same."""
    plans.sort(key=lambda plan: -plan.value)
    kept: list[Plan] = []
    for plan in plans:
        if all(not _same(plan, other) for other in kept):
            kept.append(plan)
    return kept


def _same(one: Plan, other: Plan) -> bool:
    """Return whether two plans leave all blocks in the same places and roles."""
    a = one.worlds[0]
    b = other.worlds[0]
    return a.at == b.at and a.reserves == b.reserves


def proved(evaluation: Evaluation, plan: Plan, side: int, worlds: list[Position]) -> float:
    """Return what a plan is worth after the enemy's reply, battles by their odds.

    If the enemy still has to move, he does what looks best to him in each world.
    """
    total = 0.0
    for world in worlds:
        pos = after_reply(evaluation, follow(world, side, plan.choices), side, None)
        total += evaluation.value(pos, side, True)
    return total / len(worlds)
