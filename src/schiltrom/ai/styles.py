"""Styles: the same evaluation with another temper.

A style is a table of offsets to weights. They are the same for both sides, as the weights are: what
is Scotland's and what is England's is shifted alike.
"""

from __future__ import annotations

from typing import Final

from schiltrom.ai.evaluation import Evaluation
from schiltrom.ai.vector import NAMES

AGGRESSOR: Final = "aggressor"
DEFENDER: Final = "defender"

_BOLD: Final = {
    # Armies are there to be used, and used up.
    "army_s": -0.14,
    "army_e": 0.03,
    "army_e_time": 0.03,
    # To stand beside the enemy's lords is half the victory.
    "near_s": 0.60,
    "near_e": -0.60,
    # Lords are the prize, at once rather than in winter.
    "nobles": 0.05,
    # Danger is part of the trade.
    "exposed_army_s": 0.10,
    "exposed_army_e": -0.04,
    "exposed_s": 0.06,
    "exposed_e": -0.06,
}
_CAREFUL: Final = {
    # An army in being is worth more than what it could win.
    "army_s": 0.20,
    "army_e": -0.08,
    "army_e_time": -0.08,
    # Distance is safety, winter quarters and income are strength.
    "near_s": -0.40,
    "near_e": 0.40,
    "nobles": -0.03,
    "income_s": 0.02,
    "income_e": -0.02,
    # Danger counts double.
    "exposed_army_s": -0.15,
    "exposed_army_e": 0.05,
    "exposed_s": -0.12,
    "exposed_e": 0.12,
}
STYLES: Final[dict[str, dict[str, float]]] = {AGGRESSOR: _BOLD, DEFENDER: _CAREFUL}


def styled(evaluation: Evaluation, style: str | None) -> Evaluation:
    """Return the evaluation in a style; nothing said, as it is."""
    if style is None:
        return evaluation
    if style not in STYLES:
        raise KeyError(f"no style is called {style!r}")
    offsets = STYLES[style]
    return Evaluation(
        [
            weight + offsets.get(name, 0.0)
            for name, weight in zip(NAMES, evaluation.weights, strict=True)
        ]
    )
