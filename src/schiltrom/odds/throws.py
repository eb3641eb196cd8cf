"""Throws of dice: the chances of each number of hits, in closed form and cached."""

from __future__ import annotations

from typing import Final

from schiltrom.engine.tables import FACES


class Throw:
    """The chances of a number of hits, and of at least as many."""

    def __init__(self, exactly: list[float]) -> None:
        self.exactly = exactly
        self.at_least = exactly[:]
        for hits in range(len(exactly) - 2, -1, -1):
            self.at_least[hits] += self.at_least[hits + 1]


_throws: dict[int, Throw] = {}
MOST_THROWS: Final = 20_000


def throw_of(dice: int) -> Throw:
    """Return the chances of a throw; *dice* has six bits each for dice that hit up to 1 to 4."""
    found = _throws.get(dice)
    if found is not None:
        return found
    chances = [1.0]
    for number in range(1, 5):
        hit = number / FACES
        for _ in range(dice >> 6 * (number - 1) & 63):
            chances = one_die_more(chances, hit)
    if len(_throws) >= MOST_THROWS:
        _throws.clear()
    throw = Throw(chances)
    _throws[dice] = throw
    return throw


def one_die_more(chances: list[float], hit: float) -> list[float]:
    """Return the chances of hits with one more die."""
    more = [chance * (1.0 - hit) for chance in chances]
    more.append(0.0)
    for hits in range(len(chances)):
        more[hits + 1] += chances[hits] * hit
    return more
