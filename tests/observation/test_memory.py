"""The memory of possible places: it never excludes the truth, and is no worse than the tracker."""

from __future__ import annotations

from math import log

import pytest

from schiltrom import Game
from schiltrom.ai.lab.guess_quality import hidden_places
from schiltrom.ai.players.squire import Squire
from schiltrom.engine import steps
from schiltrom.engine.position import Position
from schiltrom.engine.record import Record
from schiltrom.engine.rules import PRESETS, RuleSet
from schiltrom.engine.setup import new_position
from schiltrom.engine.tables import AREAS, BLOCK_NAMES, OFF, PLACE_NAMES
from schiltrom.engine.told import is_held_back
from schiltrom.engine.view import view as view_of
from schiltrom.knowledge.tracker import Tracker
from schiltrom.learn.config import Games, setups_of
from schiltrom.observation.chances import Chances
from schiltrom.observation.memory import BLOCKS_OF, Memory
from schiltrom.observation.moments import in_winter
from schiltrom.observation.spots import IN_POOL, MOVED
from tests.observation.games import KINDS, OPTIONS, first, walk

LEAST = 1e-9


def true_spot(pos: Position, block: int) -> int:
    """Return the spot a block is told to be in: who slipped away counts as still fighting."""
    place = pos.place_of(block)
    if place == OFF:
        return -1
    if pos.withdrawn >> block & 1 and pos.field >= 0:
        place = pos.field
    if place >= AREAS:
        return IN_POOL
    return place + (MOVED if (pos.moved | pos.reserves) >> block & 1 else 0)


def check(pos: Position, memory: Memory) -> None:
    if is_held_back(pos, memory.side):
        return  # the enemy sees it as it was before
    for block in BLOCKS_OF[memory.side]:
        spot = true_spot(pos, block)
        told = f"{pos!r}: {BLOCK_NAMES[block]} in {PLACE_NAMES[pos.place_of(block)]}"
        if spot < 0:
            assert memory.options[block] == 0, f"{told} is remembered"
        else:
            assert memory.options[block] >> spot & 1, f"{told} is excluded"
    assert memory.contradictions == 0, repr(pos)


def follow(scenario: int, rules: RuleSet, seed: str) -> tuple[int, int]:
    """Check a whole game; return how many positions there were, and how many of them in winter."""
    memories = [Memory(0), Memory(1)]
    for memory in memories:
        memory.begin(first(scenario, rules))
    checked = winter = 0
    for pos in walk(scenario, rules, seed):
        for memory in memories:
            memory.follow(pos)
            check(pos, memory)
        checked += 1
        winter += in_winter(pos.step)
    return checked, winter


@pytest.mark.parametrize("name", PRESETS)
def test_the_truth_is_never_excluded(name):
    """After every choice and outcome, whole games in all rule sets and scenarios, both sides."""
    checked = winter = 0
    for scenario in range(3):
        for seed in range(2):
            found = follow(scenario, PRESETS[name], f"{name}/{seed}")
            checked, winter = checked + found[0], winter + found[1]
    assert checked > 2000
    assert winter > 200


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_the_truth_is_never_excluded_with_options(number):
    for preset in ("edition 2", "edition 4"):
        rules = PRESETS[preset].but(**OPTIONS[number])
        for scenario in range(2):
            follow(scenario, rules, f"options/{number}/{scenario}")


def test_the_truth_is_never_excluded_with_switches_drawn_at_random():
    """Those that training draws; a long check once went through 200 of them."""
    games = Games(scenarios=("braveheart", "the_bruce"), rules=("4", "it"), variants=2)
    for number, setup in enumerate(setups_of(games)):
        follow(setup.scenario, setup.rules, f"drawn/{number}")


def test_a_check_can_fail():
    """A memory that is told of one march less excludes the truth sooner or later."""
    memory = Memory(1)
    memory.begin(first(0, PRESETS["edition 4"]))
    with pytest.raises(AssertionError, match=r"excluded|remembered"):
        follow_some(memory)


def follow_some(memory: Memory) -> None:
    """Follow a game without five of its positions."""
    missed = 0
    for pos in walk(0, PRESETS["edition 4"], "missed"):
        if pos.step == steps.MOVE and missed < 5:
            missed += 1
            continue
        memory.follow(pos)
        check(pos, memory)


def record_of(seed: int, scenario: str, until: int) -> Record:
    """Return some years of two Squires."""
    game = Game.new(scenario, seed=seed)
    squires = [Squire(), Squire()]
    number = 0
    while not game.is_over and game.position.year < until:
        side = game.to_choose[0]
        number += 1
        game.play(side, squires[side].answer(game.view(side), number).choice)
    return game.record


def losses(record: Record) -> tuple[int, float, float]:
    """Return hidden blocks asked for, and the losses of memory and tracker (docs/opponents)."""
    pos = new_position(record.scenario, record.rules)
    memories = [Chances(side, pos) for side in range(2)]
    both = [Tracker.from_setup(record.scenario, record.rules, side) for side in range(2)]
    asked, lost, lost_by_tracker = 0, 0.0, 0.0
    moving = False
    for pos in record.line():
        for side in range(2):
            memories[side].follow(pos)
            both[side].update(view_of(pos, side))
        if pos.step == steps.CARD and pos.card_e < 0 and pos.card_s < 0:
            viewers = [0, 1]
        else:
            viewers = [pos.active] if pos.step == steps.MOVE and not moving else []
        moving = pos.step in (steps.MOVE, steps.MARCH)
        for viewer in viewers:
            for block, place in hidden_places(pos, viewer).items():
                chance = memories[1 - viewer].of(block).get(min(place, IN_POOL), 0.0)
                lost -= log(max(chance, LEAST))
                lost_by_tracker -= log(max(both[viewer].chances(place)[block], LEAST))
                asked += 1
    return asked, lost, lost_by_tracker


def test_memory_guesses_no_worse_than_the_tracker():
    """Over six parts of games, the loss of the places of hidden blocks; one per cent is noise."""
    asked, lost, lost_by_tracker = 0, 0.0, 0.0
    for seed, scenario, until in [(1, "braveheart", 1300), (2, "the_bruce", 1309)] * 2:
        found = losses(record_of(seed, scenario, until))
        asked += found[0]
        lost += found[1]
        lost_by_tracker += found[2]
    assert asked > 2000
    assert lost <= lost_by_tracker * 1.01, (lost / asked, lost_by_tracker / asked)


def test_all_kinds_of_games_are_checked():
    assert len(KINDS) == 3 * len(PRESETS)
