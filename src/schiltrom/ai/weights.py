"""The weights of the evaluation, read from the package's data."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Final

from schiltrom.ai.evaluation import Evaluation
from schiltrom.ai.vector import NAMES

FORMAT: Final = "schiltrom weights"
BEST: Final = "weights"
SIMPLE: Final = "squire"
"""The files that come with the package: the best weights known, and a plain man's idea of them."""
VERSION: Final = 1


class WeightsError(ValueError):
    """A weights file that cannot be used."""


def weights_from_json(data: object) -> list[float]:
    """Return the weights of such data in the order of the features."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise WeightsError("these are no weights")
    if data.get("version") != VERSION:
        raise WeightsError(f"weights of version {data.get('version')!r}, not {VERSION}")
    table = data.get("weights")
    if not isinstance(table, dict) or set(table) != set(NAMES):
        raise WeightsError("the weights are not those of the features")
    return [float(table[name]) for name in NAMES]


@cache
def shipped_weights(name: str = BEST) -> tuple[float, ...]:
    """Return the weights that come with the package."""
    text = resources.files("schiltrom.data").joinpath("ai", f"{name}.json").read_text("utf-8")
    return tuple(weights_from_json(json.loads(text)))


def evaluation(name: str = BEST) -> Evaluation:
    """Return the evaluation with weights that come with the package."""
    return Evaluation(list(shipped_weights(name)))
