"""What Squire, Knight and Earl have in common: they decide on a line and carry it out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import Final, Protocol

from schiltrom.ai.evaluation.evaluation import Evaluation
from schiltrom.ai.opponent import (
    NO_LIMIT,
    Answer,
    Considered,
    Limit,
    Plans,
    draw_worlds,
    legal_choices,
)
from schiltrom.ai.players.ordering import SCATTERS, draw_in_order, in_order, marches_in_order
from schiltrom.ai.search.resigning import is_hopeless
from schiltrom.engine import steps
from schiltrom.engine.choices import DONE, FIRST_WORD
from schiltrom.engine.flow import choose
from schiltrom.engine.position import Position
from schiltrom.engine.view import View
from schiltrom.engine.view import view as view_of
from schiltrom.knowledge.tracker import Tracker

REPORTED: Final = 8
"""How many lines are given as reasons."""


class Weighed(Protocol):
    """A line or plan with its value."""

    choices: list[int]
    value: float


class Planner(ABC):
    """Decides on whole lines and plans, and makes their choices one by one."""

    thinks_through: tuple[int, ...] = SCATTERS
    """The steps at which it thinks of one line after another, to play them in another order."""

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
        if view.step in self.thinks_through:
            return self._think_through(view, rng, limit, sightings)
        answer = self._think(view, rng, limit, sightings)
        if view.step == steps.CARD:
            return replace(answer, resigns=is_hopeless(view, seed))
        return answer

    @abstractmethod
    def _think(self, view: View, rng: Random, limit: Limit, sightings: Tracker | None) -> Answer:
        """Return the best of several choices."""

    def _think_through(
        self, view: View, rng: Random, limit: Limit, sightings: Tracker | None
    ) -> Answer:
        """Decide on a whole step, line by line, and play the lines in the order of the map.

        Played as they come to mind, best first, they would tell which block is which (5.5, 5.6).
        """
        side = view.side
        world = draw_worlds(view, rng, 1)[0]
        seconds = None if limit.seconds is None else limit.seconds / len(legal_choices(view))
        pos = world.copy()
        lines: list[list[int]] = []
        first: Answer | None = None
        while pos.step == view.step and pos.waits_for(side):
            answer = self._think(
                view_of(pos, side), rng, replace(limit, seconds=seconds), sightings
            )
            first = first or answer
            line = list(answer.considered[0].choices) if answer.considered else [answer.choice]
            if line[0] == FIRST_WORD + DONE:
                break
            for choice in line:
                choose(pos, side, choice)
            lines.append(line)
        assert first is not None
        choices = in_order(world, side, lines)
        self._plans.keep(world, side, choices)
        return replace(first, choice=choices[0])

    def _decide(self, world: Position, side: int, ranked: Iterable[Weighed]) -> Answer:
        """Return the first choice of the best line, and remember the rest for later views."""
        considered = [Considered(tuple(line.choices), line.value) for line in ranked]
        best = draw_in_order(world, considered)
        choices = list(best.choices)
        if world.step == steps.MOVE:
            choices = marches_in_order(world, side, choices)
            best = Considered(tuple(choices), best.value)
        self._plans.keep(world, side, choices)
        others = [line for line in considered if set(line.choices) != set(choices)]
        return Answer(choices[0], best.value, (best, *others)[:REPORTED])
