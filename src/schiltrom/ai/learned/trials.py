"""Plans of movement tried in worlds: all of them in the same worlds, with the same luck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import stdev
from typing import Final

from schiltrom.ai.evaluation.evaluation import Evaluation
from schiltrom.ai.learned.rollouts import Lucky
from schiltrom.ai.players.earl import Worlds
from schiltrom.ai.search.budget import Budget, processor_seconds
from schiltrom.ai.search.halving import Candidate
from schiltrom.engine.choices import DONE, FIRST_WORD

LINES_AT_ONCE: Final = 48
"""On so many positions the network is asked together: it is faster so, as long as there is time."""
LEAST_RUNNERS: Final = 2
FASTEST: Final = 1e-5
"""No rollout takes fewer seconds, whatever a coarse clock says."""
CATCHING_UP: Final = 0.75
"""The part of a time that new plans may take to catch up with others; in the rest all go on."""

Trial = Callable[[Lucky, list[list[int]]], list[list[float]]]
"""What tells a side's chance to win in each of some worlds by each of some plans."""


class Trials:
    """What plans are worth, by the mean of several opinions, in one world after another."""

    def __init__(
        self, opinions: Sequence[Trial], drawn: Worlds, seed: int, evaluation: Evaluation
    ) -> None:
        self._opinions = opinions
        self._drawn = drawn
        self._seed = seed
        self._evaluation = evaluation
        self._pace = 0.0
        """Seconds that one plan took in one world."""
        self._tried = 0
        """Worlds in which plans were tried."""

    def lines_within(self, budget: Budget, part: float) -> float:
        """Return how many times a plan can be tried in a world within a part of a budget."""
        if not self._pace:
            return 0.0
        return max(0.0, min(budget.left(part) / self._pace, budget.nodes_left(part)))

    def go_on(self, plans: list[Candidate], lines: float, most: int) -> None:
        """Try plans, all in the same worlds so far, in as many more as there are lines for."""
        tried = len(plans[0].odds)
        fitting = int(min(lines, LINES_AT_ONCE))
        self._try(plans, tried, min(max(1, fitting // len(plans)), most - tried))

    def can_catch_up(self, lines: float) -> float:
        """Return for how many new plans some lines are enough to catch up with the others."""
        return CATCHING_UP * lines / max(1, self._tried)

    def catch_up(self, plans: list[Candidate], too_late: Callable[[], bool]) -> bool:
        """Try new plans in the worlds in which others were tried; return whether they caught up.

        They were expected to, but a device can become slower meanwhile.
        """
        tried = self._tried
        at_once = max(1, LINES_AT_ONCE // len(plans))
        for first in range(0, tried, at_once):
            if first and too_late():
                return False
            self._try(plans, first, min(at_once, tried - first))
        return True

    def _try(self, plans: list[Candidate], first: int, number: int) -> None:
        """Try plans in some worlds, beginning with one of them."""
        began = processor_seconds()
        tried = range(first, first + number)
        worlds = [(self._drawn.get(each), self._seed + each) for each in tried]
        choices = [[*plan.choices, FIRST_WORD + DONE] for plan in plans]
        told = [tell(worlds, choices) for tell in self._opinions]
        found = [_means(each) for each in zip(*told, strict=True)]
        lines = number * len(plans)
        self._pace = max((processor_seconds() - began) / lines, FASTEST)
        self._tried = max(self._tried, first + number)
        self._evaluation.looked_at += lines
        for values in found:
            for plan, value in zip(plans, values, strict=True):
                plan.odds.append(value)


def sizes_of_rounds(plans: int, least: int) -> list[int]:
    """Return how many plans go on in each round: half of them, and at last two, in some rounds."""
    sizes = [plans]
    while sizes[-1] > LEAST_RUNNERS or len(sizes) < least:
        sizes.append(max(LEAST_RUNNERS, (sizes[-1] + 1) // 2))
    return sizes


def error_between(one: Candidate, other: Candidate) -> float:
    """Return the standard error of the difference between two plans, over the same worlds."""
    differences = [mine - yours for mine, yours in zip(one.odds, other.odds, strict=True)]
    return stdev(differences) / sqrt(len(differences)) if len(differences) > 1 else 0.0


def _means(found: tuple[list[float], ...]) -> list[float]:
    """Return the mean of what several say of each plan."""
    return [sum(each) / len(found) for each in zip(*found, strict=True)]
