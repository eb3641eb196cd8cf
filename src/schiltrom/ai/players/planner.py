"""What Squire, Knight and Earl have in common: they decide on a line and carry it out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import Final, Protocol

from schiltrom.ai.evaluation.evaluation import Evaluation
from schiltrom.ai.opponent import NO_LIMIT, Answer, Considered, Limit, Plans, legal_choices
from schiltrom.ai.search.resigning import is_hopeless
from schiltrom.engine import steps
from schiltrom.engine.position import Position
from schiltrom.engine.view import View
from schiltrom.knowledge.tracker import Tracker

REPORTED: Final = 8
"""How many lines are given as reasons."""


class Weighed(Protocol):
    """A line or plan with its value."""

    choices: list[int]
    value: float


class Planner(ABC):
    """Decides on whole lines and plans, and makes their choices one by one."""

    def __init__(self, evaluation: Evaluation) -> None:
        self._evaluation = evaluation
        self._plans = Plans()

    def answer(
        self,
        view: View,
        seed: int,
        limit: Limit = NO_LIMIT,
        sightings: Tracker | None = None,
    ) -> Answer:
        """Return what was decided before, the only choice there is, or the best after thought."""
        choices = legal_choices(view)
        decided = self._plans.recall(view)
        if decided is not None:
            return Answer(decided)
        if len(choices) == 1:
            return Answer(choices[0])
        rng = Random(seed)  # noqa: S311 (no secret hangs on it)
        answer = self._think(view, rng, limit, sightings)
        if view.step == steps.CARD:
            return replace(answer, resigns=is_hopeless(view, seed))
        return answer

    @abstractmethod
    def _think(self, view: View, rng: Random, limit: Limit, sightings: Tracker | None) -> Answer:
        """Return the best of several choices."""

    def _decide(self, world: Position, side: int, ranked: Iterable[Weighed]) -> Answer:
        """Return the first choice of the best line, and remember the rest for later views."""
        considered = [Considered(tuple(line.choices), line.value) for line in ranked]
        best = considered[0]
        self._plans.keep(world, side, list(best.choices))
        return Answer(best.choices[0], best.value, tuple(considered[:REPORTED]))
