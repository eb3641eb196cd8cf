"""The Squire: looks one order ahead in one world, and values what he sees at a glance."""

from __future__ import annotations

from random import Random
from typing import Final

from schiltrom.ai.evaluation.evaluation import Evaluation
from schiltrom.ai.evaluation.weights import SIMPLE
from schiltrom.ai.evaluation.weights import evaluation as shipped_evaluation
from schiltrom.ai.opponent import (
    NO_LIMIT,
    Answer,
    Considered,
    Limit,
    Plans,
    draw_worlds,
    legal_choices,
)
from schiltrom.ai.search.heuristics import heuristic
from schiltrom.ai.search.line_values import valued
from schiltrom.ai.search.resigning import is_hopeless
from schiltrom.engine.view import View
from schiltrom.knowledge.tracker import Tracker

TOLD: Final = 8
"""So many lines are told as reasons."""


class Squire:
    """Takes the order that looks best at once."""

    def __init__(self, evaluation: Evaluation | None = None) -> None:
        self._evaluation = evaluation or shipped_evaluation(SIMPLE)
        self._plans = Plans()

    def answer(
        self,
        view: View,
        seed: int,
        limit: Limit = NO_LIMIT,  # noqa: ARG002 (it never takes long)
        sightings: Tracker | None = None,  # noqa: ARG002 (it has no memory)
    ) -> Answer:
        """Return the first choice of the best order."""
        choices = legal_choices(view)
        decided = self._plans.recall(view)
        if decided is not None or len(choices) == 1:
            return Answer(choices[0] if decided is None else decided)
        rng = Random(seed)  # noqa: S311 (no secret hangs on it)
        world = draw_worlds(view, rng, 1)[0]
        usual = heuristic(world, view.side, rng)
        if usual is not None:
            return Answer(usual, resigns=is_hopeless(view, seed))
        lines = valued(self._evaluation, world, view.side, False)
        self._plans.keep(world, view.side, lines[0].choices)
        told = tuple(Considered(tuple(line.choices), line.value) for line in lines[:TOLD])
        return Answer(lines[0].choices[0], lines[0].value, told)
