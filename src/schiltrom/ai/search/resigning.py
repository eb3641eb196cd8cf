"""When to give up: if hardly anything is left to hope for in any world one can think of."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from schiltrom.ai.evaluation.evaluation import Evaluation
from schiltrom.ai.evaluation.weights import evaluation as shipped_evaluation
from schiltrom.ai.opponent import draw_worlds
from schiltrom.engine import steps
from schiltrom.engine.view import View

WORLDS: Final = 6
HOPELESS: Final = 0.015
"""A side gives up if its chance to win is smaller in so many worlds."""


@cache
def _evaluation() -> Evaluation:
    """Return the best evaluation there is, whatever the level: it says chances as they are."""
    return shipped_evaluation()


def is_hopeless(view: View, seed: int) -> bool:
    """Return whether a side that has a card to choose would better give up."""
    if view.step != steps.CARD:
        return False
    rng = Random(seed)  # noqa: S311 (no secret hangs on it)
    evaluation = _evaluation()
    for _ in range(WORLDS):
        world = draw_worlds(view, rng, 1)[0]
        if evaluation.value(world, view.side, False) >= HOPELESS:
            return False
    return True
