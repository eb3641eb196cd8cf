"""Nothing hidden: whatever the enemy hides, a seat's observation is the same bytes."""

from __future__ import annotations

from random import Random

import pytest

from schiltrom.engine.counters import CAMPAIGN
from schiltrom.engine.position import Position
from schiltrom.engine.rules import PRESETS
from schiltrom.engine.tables import AREAS, NOBLES, NORSE, OWN, POOL, SCOTTISH_COAST, members
from schiltrom.engine.walk import random_choice
from schiltrom.observation.moments import in_winter
from schiltrom.observation.simulation import Game, Setup
from tests.observation.twins import Pair, seen

YEARS = 3


def setup_of(scenario: int, name: str, years: int = YEARS) -> Setup:
    return Setup(scenario, PRESETS[name], years if scenario == CAMPAIGN or years else 0)


def exchange(pos: Position, one: int, other: int) -> Position:
    """Return the position with two blocks exchanged, all that is hidden about them included."""
    twin = pos.copy()
    first, second = 1 << one, 1 << other
    for place in range(len(twin.at)):
        here = twin.at[place] & (first | second)
        if here in (first, second):
            twin.at[place] ^= first | second
    for name in ("moved", "reserves", "low", "high"):
        mask = getattr(twin, name)
        if (mask >> one ^ mask >> other) & 1:
            setattr(twin, name, mask ^ (first | second))
    return twin


def can_change(pos: Position, one: int, other: int) -> bool:
    """Return whether the law of the game lets two hidden blocks stand in each other's places."""
    places = pos.place_of(one), pos.place_of(other)
    if places[0] == places[1] or (NOBLES >> one ^ NOBLES >> other) & 1:
        return False
    for block, place in ((one, places[1]), (other, places[0])):
        if block == NORSE and place < AREAS and not SCOTTISH_COAST >> place & 1:
            return False
    return True


@pytest.mark.parametrize("name", PRESETS)
def test_any_two_hidden_blocks_can_be_exchanged(name):
    """At decisions of whole games: the bytes are the same, though the position is another."""
    exchanged = winter = 0
    for scenario in range(3):
        game = Game([setup_of(scenario, name)], f"exchange/{name}/{scenario}", 0)
        rng = Random(f"{name}{scenario}")
        goes_on = game.advance()
        while goes_on:
            enemy = 1 - game.side
            hidden = OWN[enemy] & ~game.memories[enemy].named
            blocks = members(hidden & (game.pos.on_map() | game.pos.at[POOL[enemy]]))
            pairs = [(a, b) for a in blocks for b in blocks if a < b]
            before, look = game.pos, seen(game, game.side)
            for one, other in rng.sample(pairs, min(3, len(pairs))):
                if can_change(before, one, other):
                    game.pos = exchange(before, one, other)
                    assert game.pos != before
                    assert seen(game, game.side) == look, (before, one, other)
                    exchanged += 1
                    winter += in_winter(before.step)
            game.pos = before
            goes_on = game.act(random_choice(game.pos, game.side, rng))
    assert exchanged > 300
    assert winter > 20


@pytest.mark.parametrize("name", PRESETS)
def test_games_that_differ_in_what_is_hidden_look_the_same(name):
    """Whole games side by side with hidden orders to other blocks; memories included."""
    compared = apart = winter = 0
    for viewer in range(2):
        for scenario in range(2):
            for seed in range(3):
                pair = Pair(setup_of(scenario, name, 0), viewer, f"{name}/{scenario}/{seed}")
                while pair.step():
                    winter += in_winter(pair.games[0].pos.step) and pair.apart > 0
                compared += pair.compared
                apart += pair.apart
    assert compared > 300
    assert apart > 30
    assert winter > 0


def test_the_comparison_can_fail():
    """Another strength of one's own block, or another number of hidden ones, is another look."""
    game = Game([setup_of(0, "edition 4")], "fail", 0)
    game.advance()
    look = seen(game, game.side)
    block = members(game.pos.at[0] & OWN[0])[0]
    game.pos.lose_step(block)
    assert seen(game, game.side) != look
