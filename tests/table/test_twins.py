"""Whichever two hidden blocks change places, the enemy and spectators are sent the same bytes."""

from __future__ import annotations

import sys

import pytest

from schiltrom import ENGLAND, SCOTLAND
from schiltrom.engine.rules import PRESETS
from tests.helpers.twins import Tally, Twins

ALWAYS = [name for name, rules in sorted(PRESETS.items()) if rules.questions == "always"]


def play(rules: str, scenario: int, side: int, games: int, most: int = 60) -> Tally:
    """Play pairs of games from somewhere in the middle of a random game."""
    tally = Tally()
    for number in range(games):
        twins = Twins(PRESETS[rules], scenario, side, f"{rules} {number}", tally)
        begun = all(twins.step() for _ in range(20 + 37 * number))
        while begun and not twins.part_ways():
            begun = twins.step()
        if not begun:
            continue
        twins.compare()
        for _ in range(most):
            if not twins.step():
                break
    return tally


@pytest.mark.parametrize("side", [ENGLAND, SCOTLAND])
@pytest.mark.parametrize("rules", ALWAYS)
def test_hidden_blocks_that_change_places_change_no_byte(rules, side):
    scenario = ALWAYS.index(rules) % 2
    tally = play(rules, scenario, side, 6)
    sys.stdout.write(f"{rules}: {tally}\n")
    assert tally.apart > 15
