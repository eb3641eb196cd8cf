"""Reads and writes the weights of the evaluation, from the package's data or a file."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

from schiltrom.ai.evaluation.evaluation import Evaluation
from schiltrom.ai.evaluation.feature_names import NAMES
from schiltrom.ai.evaluation.feature_names import VERSION as FEATURES_VERSION

FORMAT: Final = "schiltrom weights"
BEST: Final = "weights"
SIMPLE: Final = "squire"
"""The files in the package: the best weights known, and a simple set."""
VERSION: Final = 2
"""The version of the file format; the version of the features stands beside it."""
DIGITS: Final = 5
"""Decimal places of written weights."""


class WeightsError(ValueError):
    """A weights file that cannot be used."""


def weights_from_json(data: object) -> list[float]:
    """Return the weights in the order of the features."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise WeightsError("these are not weights")
    if data.get("version") != VERSION:
        raise WeightsError(f"weights of version {data.get('version')!r}, not {VERSION}")
    if data.get("features") != FEATURES_VERSION:
        raise WeightsError(f"features of version {data.get('features')!r}, not {FEATURES_VERSION}")
    table = data.get("weights")
    if not isinstance(table, dict) or set(table) != set(NAMES):
        raise WeightsError("the weights are not those of the features")
    return [float(table[name]) for name in NAMES]


def weights_to_json(weights: Sequence[float], made: Mapping[str, object]) -> dict[str, object]:
    """Return weights as JSON data; *made* says how they came about."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "features": FEATURES_VERSION,
        "made": dict(made),
        "weights": {
            name: round(weight, DIGITS) for name, weight in zip(NAMES, weights, strict=True)
        },
    }


def read_weights(path: str | os.PathLike[str]) -> list[float]:
    """Return the weights of a file."""
    try:
        return weights_from_json(json.loads(Path(path).read_text("utf-8")))
    except ValueError as error:
        raise WeightsError(f"{path}: {error}") from error


@cache
def shipped_weights(name: str = BEST) -> tuple[float, ...]:
    """Return the weights that come with the package."""
    text = resources.files("schiltrom.data").joinpath("ai", f"{name}.json").read_text("utf-8")
    return tuple(weights_from_json(json.loads(text)))


def evaluation(name: str = BEST) -> Evaluation:
    """Return the evaluation with weights that come with the package."""
    return Evaluation(list(shipped_weights(name)))
