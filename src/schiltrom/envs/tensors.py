"""Observations and action masks as NumPy arrays."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from schiltrom.engine.choices import CHOICES
from schiltrom.engine.view import View
from schiltrom.envs.encoding import encode
from schiltrom.envs.planes import PLANES, SIZE, START

Observation = NDArray[np.float32]
Mask = NDArray[np.int8]

_MASK_BYTES: Final = (CHOICES + 7) // 8
_SCALE: Final[Observation] = np.array(
    [1 / plane.unit for plane in PLANES for _ in range(plane.size)], dtype=np.float32
)
HIGHEST: Final[Observation] = _SCALE * np.array(
    [plane.most for plane in PLANES for _ in range(plane.size)], dtype=np.float32
)
"""The highest value of every place of an observation; the lowest is 0."""


def tensor(numbers: bytes | bytearray) -> Observation:
    """Return the observation of an encoded view."""
    return np.frombuffer(numbers, dtype=np.uint8) * _SCALE


def observe(view: View) -> Observation:
    """Return what a view says as one vector, in the order of the table of planes."""
    return tensor(encode(view))


def mask_of(legal: int) -> Mask:
    """Return a mask of choice ids as an array: 1 for what may be chosen."""
    packed = np.frombuffer(legal.to_bytes(_MASK_BYTES, "little"), dtype=np.uint8)
    return np.unpackbits(packed, count=CHOICES, bitorder="little").view(np.int8)


def plane_of(observation: Observation, name: str) -> Observation:
    """Return a plane of an observation by its name, in its own shape.

    >>> plane_of(np.zeros(SIZE, np.float32), "at").shape
    (56, 25)
    """
    for plane in PLANES:
        if plane.name == name:
            start = START[name]
            return observation[start : start + plane.size].reshape(plane.shape)
    raise KeyError(f"there is no plane {name!r}; choose from {', '.join(START)}")


assert len(_SCALE) == SIZE
