"""The evaluation: how likely a side is to win from a position, by a weighted sum of features."""

from __future__ import annotations

from math import exp
from typing import Final

from schiltrom.ai.features import Features
from schiltrom.ai.outlook import Outlook
from schiltrom.ai.vector import FEATURES
from schiltrom.engine.position import Position
from schiltrom.engine.tables import ENGLAND, NOBODY, SCOTLAND

STEEPEST: Final = 30.0


class Evaluation:
    """A value for positions: the chance of a side to win."""

    def __init__(self, weights: list[float]) -> None:
        if len(weights) != FEATURES:
            raise ValueError(f"there are {FEATURES} features and {len(weights)} weights")
        self.weights = weights
        self.looked_at = 0
        """How many positions have been evaluated."""

    def value(self, pos: Position, side: int, exact: bool, leaving: int = NOBODY) -> float:
        """Return the chance of *side* to win, 0 to 1; *exact* and *leaving* as of an outlook."""
        self.looked_at += 1
        if pos.is_over():
            return 1.0 if pos.winner == side else 0.0
        outlook = Outlook(pos, exact, leaving)
        vector = Features(outlook).vector
        score = 0.0
        for i in range(FEATURES):
            score += self.weights[i] * vector[i]
        score = max(-STEEPEST, min(STEEPEST, score))
        chance = 1.0 / (1.0 + exp(-score))
        chance = (
            outlook.ends[SCOTLAND] + (1.0 - outlook.ends[SCOTLAND] - outlook.ends[ENGLAND]) * chance
        )
        return chance if side == SCOTLAND else 1.0 - chance
