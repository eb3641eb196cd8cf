"""``python -m schiltrom.learn.shipping POLICY OBSERVATIONS FILE``: a policy in whole numbers.

OBSERVATIONS is a NumPy file of packed observations from real games, to see how large the numbers
between the layers become.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from schiltrom.ai.learned.integer_network import FEATURE_STEPS, MOST_ACTIVE, MOST_WEIGHT
from schiltrom.learn.checkpoint import read_policy
from schiltrom.learn.encoder import Words, encode, flat
from schiltrom.learn.fields import fingerprint
from schiltrom.learn.network import Actor

FIRST_WEIGHT: Final = 15
"""The largest weight of the first layer, which has half of all weights."""
SHARES: Final = (0.5, 0.6, 0.7, 0.8, 0.9, 1.0)
"""Shares of a row's largest weight that are tried as the largest that can be told."""
Numbers = NDArray[Any]


def in_whole_numbers(weights: Numbers, most: int) -> tuple[Numbers, Numbers]:
    """Return a matrix in whole numbers and the scale of each row, with the least square error."""
    largest = np.abs(weights).max(1, keepdims=True).clip(1e-9)
    best, error = largest / most, np.full((len(weights), 1), np.inf)
    for share in SHARES:
        scale = share * largest / most
        off = ((np.rint(weights / scale).clip(-most, most) * scale - weights) ** 2).sum(1)[:, None]
        best, error = np.where(off < error, scale, best), np.minimum(off, error)
    whole = np.rint(weights / best).clip(-most, most).astype(np.int8)
    return whole, best[:, 0].astype(np.float64)


class Shipping:
    """Puts the layers of a policy into whole numbers, one after another."""

    def __init__(self, actor: Actor, words: Words) -> None:
        self.weights = {name: value.double().numpy() for name, value in actor.state_dict().items()}
        self.parts: dict[str, Numbers] = {"features": np.array(fingerprint())}
        self._words = words

    def make(self) -> dict[str, Numbers]:
        """Return all parts."""
        weights = self.weights
        depth = sum(name.startswith("body.inner") for name in weights) // 2
        self.parts["depth"] = np.array(depth)
        seen = flat(encode(self._words)).astype(np.float64)
        first = weights["body.first.weight"]
        whole, scale = in_whole_numbers(first, FIRST_WEIGHT)
        self.parts |= {
            "first": np.ascontiguousarray(whole.T),
            "first_scale": scale / FEATURE_STEPS,
            "first_bias": weights["body.first.bias"],
        }
        stream = seen @ first.T + weights["body.first.bias"]
        for i in range(depth):
            inner = self._layer(f"inner{i}", f"body.inner.{i}", self._normal(stream, i))
            stream = stream + self._layer(f"outer{i}", f"body.outer.{i}", inner.clip(0))
        for name in ("weight", "bias"):
            both = [weights[f"policy.{name}"], weights[f"value.{name}"]]
            weights[f"last.{name}"] = np.concatenate(both)
        self._layer("last", "last", self._normal(stream, depth).clip(0))
        return self.parts

    def _normal(self, stream: Numbers, layer: int) -> Numbers:
        gain = self.weights[f"body.norms.{layer}.weight"]
        shift = self.weights[f"body.norms.{layer}.bias"]
        self.parts |= {f"gain{layer}": gain, f"shift{layer}": shift}
        centred = stream - stream.mean(1, keepdims=True)
        found: Numbers = centred / np.sqrt(stream.var(1, keepdims=True) + 1e-5) * gain + shift
        return found

    def _layer(self, name: str, source: str, values: Numbers) -> Numbers:
        """Put one linear layer into whole numbers; return what it makes of real ones."""
        weights, bias = self.weights[f"{source}.weight"], self.weights[f"{source}.bias"]
        whole, scale = in_whole_numbers(weights, MOST_WEIGHT)
        active = MOST_ACTIVE / np.quantile(np.abs(values).max(1), 0.99)
        self.parts |= {
            name: whole,
            f"{name}_scale": scale / active,
            f"{name}_bias": bias,
            f"{name}_active": np.array(active),
        }
        found: Numbers = values @ weights.T + bias
        return found


def main(arguments: list[str]) -> int:
    """Write the file."""
    policy, observations, path = map(Path, arguments)
    parts = Shipping(read_policy(policy), np.load(observations)).make()
    with path.open("wb") as file:
        np.savez_compressed(file, **parts)  # type: ignore[arg-type]
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
