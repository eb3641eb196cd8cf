"""Numbers in all spots at once are what counting spot by spot gives."""

from __future__ import annotations

from random import Random

import pytest

from schiltrom.observation.spots import EVERYWHERE, SPOTS
from schiltrom.observation.tally import Tally

MOST = 28
"""A side's blocks."""


def counted(rng: Random) -> tuple[Tally, list[int]]:
    """Return a tally of random sets of spots, and the same numbers counted one by one."""
    tally, numbers = Tally(), [0] * SPOTS
    often = rng.getrandbits(SPOTS)
    for _ in range(rng.randint(0, MOST)):
        spots = (rng.getrandbits(SPOTS) | often) & EVERYWHERE
        tally.add(spots)
        numbers = [number + (spots >> spot & 1) for spot, number in enumerate(numbers)]
    return tally, numbers


@pytest.mark.parametrize("seed", range(50))
def test_all_spots_are_counted_and_compared_at_once(seed):
    rng = Random(seed)
    (one, ones), (other, others) = counted(rng), counted(rng)
    both = list(enumerate(zip(ones, others, strict=True)))
    assert [one.of(spot) for spot in range(SPOTS)] == ones
    assert one.somewhere() == sum(1 << spot for spot, (a, _) in both if a)
    assert one.equals(other) & EVERYWHERE == sum(1 << spot for spot, (a, b) in both if a == b)
    assert one.reaches(other) & EVERYWHERE == sum(1 << spot for spot, (a, b) in both if a >= b)


def test_a_number_can_be_set_and_taken_over():
    rng = Random(7)
    tally, numbers = counted(rng)
    for spot in range(SPOTS):
        numbers[spot] = rng.randint(0, MOST)
        tally.put(spot, numbers[spot])
    copy = Tally()
    copy.take(tally)
    tally.clear()
    assert [copy.of(spot) for spot in range(SPOTS)] == numbers
    assert tally.somewhere() == 0
