"""The Squire: looks one order ahead in one world, with battles at a glance."""

from __future__ import annotations

from random import Random

from schiltrom.ai.evaluation.evaluation import Evaluation
from schiltrom.ai.evaluation.weights import SIMPLE
from schiltrom.ai.evaluation.weights import evaluation as shipped_evaluation
from schiltrom.ai.opponent import Answer, Limit, draw_worlds
from schiltrom.ai.players.ordering import SCATTERS
from schiltrom.ai.players.planner import Planner
from schiltrom.ai.search.heuristics import heuristic
from schiltrom.ai.search.line_values import valued
from schiltrom.engine import steps
from schiltrom.engine.view import View
from schiltrom.knowledge.tracker import Tracker


class Squire(Planner):
    """Takes the order that looks best right now."""

    thinks_through = (*SCATTERS, steps.MOVE)

    def __init__(self, evaluation: Evaluation | None = None) -> None:
        super().__init__(evaluation or shipped_evaluation(SIMPLE))

    def _think(
        self,
        view: View,
        rng: Random,
        limit: Limit,  # noqa: ARG002 (it never takes long)
        sightings: Tracker | None,  # noqa: ARG002 (it has no memory)
    ) -> Answer:
        """Return the first choice of the best order."""
        world = draw_worlds(view, rng, 1)[0]
        usual = heuristic(world, view.side, rng)
        if usual is not None:
            return Answer(usual)
        return self._decide(
            world, view.side, valued(self._evaluation, world, view.side, exact=False)
        )
