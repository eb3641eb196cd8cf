"""What players ask of a network, whoever computes it: NumPy, or a browser's typed arrays.

Its sums are whole numbers and what lies between them is prescribed to the last bit, so both give
the same answers (``integer_network``).
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache
from typing import Final, Protocol

from schiltrom.ai.learned.one_core import keep_to_one_core

LARGE: Final = ""
QUICK: Final = "quick_"
"""The kinds of network, as the names of their parts in the shipped file begin."""


@dataclass(frozen=True, slots=True)
class Opinion:
    """What a network thinks of an observation."""

    choices: list[int]
    """The legal choices."""
    logits: list[float]
    """How much it likes each of them."""
    value: float
    """The logit of the chance to win."""

    @property
    def best(self) -> int:
        """Return the choice it likes best, the first of several alike."""
        return self.choices[self.logits.index(max(self.logits))]

    @property
    def chance(self) -> float:
        """Return the chance to win, to as many digits as are the same everywhere."""
        return round(1 / (1 + math.exp(-self.value)), 4)


class Network(Protocol):
    """A trained network."""

    def opinions(self, seen: list[bytes]) -> list[Opinion]:
        """Return what it thinks of some observations."""

    def favourites(self, seen: list[bytes]) -> list[int]:
        """Return the choices it likes best for some observations."""


_others: dict[str, Network] = {}


def use_network(network: Network, kind: str = LARGE) -> None:
    """Have players use this network, where NumPy is not to be had."""
    _others[kind] = network


@cache
def _computed_by_numpy(kind: str) -> Network:
    keep_to_one_core()
    from schiltrom.ai.learned.integer_network import shipped as network

    return network(kind)


def shipped() -> Network:
    """Return the network that comes with the library."""
    return _others.get(LARGE) or _computed_by_numpy(LARGE)


def quick() -> Network:
    """Return the small network that imitates it at a twentieth of the cost, for rollouts."""
    return _others.get(QUICK) or _computed_by_numpy(QUICK)
