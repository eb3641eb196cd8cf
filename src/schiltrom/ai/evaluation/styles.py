"""Styles: the same evaluation with a different temperament.

A style scales how a side weighs its own army, the enemy's, and so on. An aggressor and a defender
see the same position differently, each from its own side.
"""

from __future__ import annotations

from typing import Final

from schiltrom.ai.evaluation.evaluation import Evaluation
from schiltrom.ai.evaluation.feature_names import NAMES
from schiltrom.engine.tables import ENGLAND, SCOTLAND

AGGRESSOR: Final = "aggressor"
DEFENDER: Final = "defender"

ARMY: Final = (("army_e", "army_e_time", "levy_e"), ("army_s", "wallace_steps"))
"""What England's and Scotland's armies are worth; the others follow suit."""
DANGER: Final = (
    ("exposed_e", "exposed_army_e", "trapped_e"),
    ("exposed_s", "exposed_army_s", "trapped_s", "wallace_danger"),
)
NEARNESS: Final = (("near_e",), ("near_s",))
"""How near an army is to the enemy's nobles."""
QUARTERS: Final = (("income_e", "crowd_e"), ("income_s", "crowd_s"))
Trait = tuple[tuple[str, ...], tuple[str, ...]]

STYLES: Final[dict[str, tuple[tuple[Trait, float, float], ...]]] = {
    # What is weighed, the factor for one's own, the factor for the enemy's.
    AGGRESSOR: ((ARMY, 0.5, 1.5), (DANGER, 0.2, 1.5), (NEARNESS, 2.5, 0.5), (QUARTERS, 0.5, 1.0)),
    DEFENDER: ((ARMY, 2.5, 0.6), (DANGER, 4.0, 0.5), (NEARNESS, 0.0, 1.5), (QUARTERS, 2.0, 1.0)),
}


def styled(evaluation: Evaluation, style: str | None) -> Evaluation:
    """Return the evaluation in a style, or unchanged without one."""
    if style is None:
        return evaluation
    if style not in STYLES:
        raise KeyError(f"there is no style {style!r}")
    return Evaluation(
        _weights(evaluation.weights, style, SCOTLAND), _weights(evaluation.english, style, ENGLAND)
    )


def _weights(weights: list[float], style: str, side: int) -> list[float]:
    """Return the weights of a side that plays in this style."""
    factors: dict[str, float] = {}
    for trait, own, enemy in STYLES[style]:
        factors |= dict.fromkeys(trait[side], own)
        factors |= dict.fromkeys(trait[1 - side], enemy)
    return [weight * factors.get(name, 1.0) for name, weight in zip(NAMES, weights, strict=True)]
