"""The evaluation: how likely a side is to win from a position, by a weighted sum of features."""

from __future__ import annotations

from math import exp
from typing import Final

from schiltrom.ai.evaluation.expectation import Expectation
from schiltrom.ai.evaluation.feature_names import FEATURES
from schiltrom.ai.evaluation.features import Features
from schiltrom.engine.position import Position
from schiltrom.engine.tables import ENGLAND, NOBODY, SCOTLAND

STEEPEST: Final = 30.0


class Evaluation:
    """Values positions by a side's chance of winning."""

    def __init__(self, weights: list[float], english: list[float] | None = None) -> None:
        """Value by these weights; *english* are England's own, if they differ."""
        for table in (weights, english or weights):
            if len(table) != FEATURES:
                raise ValueError(f"there are {FEATURES} features and {len(table)} weights")
        self.weights = weights
        self.english = english or weights
        self.looked_at = 0
        """How many positions have been evaluated."""

    def value(self, pos: Position, side: int, exact: bool, leaving: int = NOBODY) -> float:
        """Return the chance of *side* to win, 0 to 1; *exact*, *leaving*: see ``Expectation``."""
        self.looked_at += 1
        if pos.is_over():
            return 1.0 if pos.winner == side else 0.0
        expectation = Expectation(pos, exact, leaving)
        vector = Features(expectation).vector
        weights = self.weights if side == SCOTLAND else self.english
        score = 0.0
        for i in range(FEATURES):
            score += weights[i] * vector[i]
        score = max(-STEEPEST, min(STEEPEST, score))
        chance = 1.0 / (1.0 + exp(-score))
        chance = (
            expectation.ends[SCOTLAND]
            + (1.0 - expectation.ends[SCOTLAND] - expectation.ends[ENGLAND]) * chance
        )
        return chance if side == SCOTLAND else 1.0 - chance
