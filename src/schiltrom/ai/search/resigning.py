"""When to resign: if there is hardly any hope in any world the view allows."""

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
"""A side resigns if its chance of winning is smaller in this many worlds."""


@cache
def _evaluation() -> Evaluation:
    """Return the best evaluation, whatever the level, because its chances are the truest."""
    return shipped_evaluation()


def is_hopeless(view: View, seed: int) -> bool:
    """Return whether a side that has a card to choose had better resign."""
    if view.step != steps.CARD:
        return False
    rng = Random(seed)  # noqa: S311 (no secret hangs on it)
    evaluation = _evaluation()
    for _ in range(WORLDS):
        world = draw_worlds(view, rng, 1)[0]
        if evaluation.value(world, view.side, False) >= HOPELESS:
            return False
    return True
