"""A trained network in whole numbers: the same answer on every machine.

Weights and activations are whole numbers so small that every sum of their products is below
2 ** 24, where single precision is exact: the order in which a library adds them does not matter.
What lies between the layers is computed number by number in double precision, which the standard
prescribes to the last bit, and kept as a fixed-point number. ``learn.shipping`` makes the file.
"""

from __future__ import annotations

import math
from functools import cache
from importlib.resources import files
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from schiltrom.ai.learned.network import LARGE, QUICK, Opinion
from schiltrom.observation.encoder import Words, bits, encode, flat, legal
from schiltrom.observation.fields import fingerprint

FEATURE_STEPS: Final = 64
"""Features are rounded to this part of 1."""
MOST_ACTIVE: Final = 511
MOST_WEIGHT: Final = 31
"""1,024 products of these two stay below 2 ** 24."""
POINT: Final = 65536
"""Fixed-point numbers between the layers are multiples of this part of 1."""
EPSILON: Final = 1e-5
Numbers = NDArray[Any]


class NetworkError(ValueError):
    """A file that holds no network, or one for other features."""


class IntegerNetwork:
    """Residual layers in whole numbers."""

    def __init__(self, parts: dict[str, Numbers]) -> None:
        if str(parts.get("features")) != fingerprint():
            raise NetworkError("this network was trained with other features than there are now")
        self.depth = int(parts["depth"])
        self._reads_bits = "bits" in parts
        self._parts = {
            name: part.astype(np.float32) if part.dtype == np.int8 else part
            for name, part in parts.items()
        }

    def judge(self, words: Words) -> tuple[Numbers, float]:
        """Return a logit for each choice of one observation, and the logit of its value."""
        logits, values = self.judge_all(words[None, :])
        return logits[0], float(values[0])

    def judge_all(self, words: Words) -> tuple[Numbers, Numbers]:
        """Do the same for many observations at once, one row each."""
        part = self._parts
        rounded = self._inputs(words)
        active = np.nonzero(rounded.any(0))[0]
        total = rounded[:, active] @ part["first"][active]
        stream = _fixed(total * part["first_scale"] + part["first_bias"])
        for i in range(self.depth):
            inner = self._layer(f"inner{i}", self._normal(stream, i))
            stream = stream + _fixed(self._layer(f"outer{i}", np.maximum(inner, 0)))
        last = self._layer("last", np.maximum(self._normal(stream, self.depth), 0))
        return last[:, :-1], last[:, -1]

    def _inputs(self, words: Words) -> Numbers:
        """Return what goes in, in whole numbers: an observation's bits, or its features."""
        if self._reads_bits:
            return bits(words).astype(np.float32)
        found: Numbers = np.rint(flat(encode(words)) * FEATURE_STEPS)
        return found

    def _normal(self, stream: NDArray[np.int64], layer: int) -> Numbers:
        """Return the numbers between two layers with mean 0 and spread 1, scaled and shifted."""
        size = stream.shape[1]
        centred = stream - stream.sum(1, keepdims=True) // size
        squares = (centred * centred).sum(1, keepdims=True)
        spread = np.sqrt(squares / size + EPSILON * POINT * POINT)
        found: Numbers = centred / spread * self._parts[f"gain{layer}"]
        return found + self._parts[f"shift{layer}"]

    def _layer(self, name: str, values: Numbers) -> Numbers:
        """Return a linear layer's output, its input rounded to whole numbers."""
        part = self._parts
        active = np.rint(values * float(part[f"{name}_active"])).clip(-MOST_ACTIVE, MOST_ACTIVE)
        total = active.astype(np.float32) @ part[name].T
        found: Numbers = total * part[f"{name}_scale"] + part[f"{name}_bias"]
        return found

    def opinions(self, seen: list[bytes]) -> list[Opinion]:
        """Return what it thinks of some observations."""
        words = np.frombuffer(b"".join(seen), np.int64).reshape(len(seen), -1)
        logits, values = self.judge_all(words)
        found = []
        for row, may in enumerate(legal(words)):
            choices = np.nonzero(may)[0]
            found.append(
                Opinion(choices.tolist(), logits[row][choices].tolist(), values[row].item())
            )
        return found

    def favourites(self, seen: list[bytes]) -> list[int]:
        """Return the choices it likes best for some observations."""
        words = np.frombuffer(b"".join(seen), np.int64).reshape(len(seen), -1)
        logits, _ = self.judge_all(words)
        best: list[int] = np.where(legal(words), logits, -np.inf).argmax(1).tolist()
        return best

    def choose(self, words: Words) -> tuple[int, float]:
        """Return the choice it likes best among the legal ones, and its chance to win."""
        logits, value = self.judge(words)
        allowed = np.nonzero(legal(words[None, :])[0])[0]
        best = int(allowed[int(logits[allowed].argmax())])
        return best, round(1 / (1 + math.exp(-value)), 4)


def _fixed(values: Numbers) -> NDArray[np.int64]:
    """Return fixed-point numbers."""
    found: NDArray[np.int64] = np.rint(values * POINT).astype(np.int64)
    return found


def shipped_parts(kind: str = LARGE) -> dict[str, Numbers]:
    """Return the parts of a network that comes with the library; both are in one file."""
    path = files("schiltrom") / "data" / "ai" / "learned.npz"
    with path.open("rb") as file, np.load(file) as parts:
        return {
            name.removeprefix(kind): parts[name]
            for name in parts.files
            if name.startswith(QUICK) == (kind == QUICK)
        }


@cache
def shipped(kind: str = LARGE) -> IntegerNetwork:
    """Return a network that comes with the library."""
    return IntegerNetwork(shipped_parts(kind))
