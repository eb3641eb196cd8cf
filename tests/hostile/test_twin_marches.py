"""Nobody learns which blocks march, wait in Fife or winter, whichever two change places.

Two games differ in two hidden blocks of a side; what the enemy and spectators are told must be the
same until the rules show a difference (``tests/helpers/twin_facts.py`` lists what they show).
The long form exchanges all pairs by all rule sets.
"""

from __future__ import annotations

import sys
from itertools import permutations
from random import Random

import pytest

from schiltrom.engine import steps
from schiltrom.engine.choices import parse_choice
from schiltrom.engine.movement import move_rating
from schiltrom.engine.rules import PRESETS
from schiltrom.engine.tables import BLOCK_NAMES, ENGLAND, NOBODY, SCOTLAND
from schiltrom.table.table import Table
from tests.helpers.scene import Place, Scene
from tests.helpers.twin_scenes import ALWAYS, TwinScene, play_year, scenes, staged
from tests.helpers.twins import Tally, Twins, table_of
from tests.hostile.forms import LONG

MARCHERS = {
    SCOTLAND: ["Wallace", "King", "Keith", "Etterick", "Barclay", "Moray", "Bruce/S"],
    ENGLAND: ["Edward", "Hobelars", "York Knights", "York Infantry", "Bruce/E"],
}
"""Blocks that may go three areas, and others that may go two."""
QUARTERS = (steps.MORAY_HOME, steps.KING_HOME, steps.QUARTERS)
WAYS = [("Fife", "Mentieth"), ("Fife", "Mentieth", "Lennox"), ("Fife", "Angus", "Mar", "Buchan")]


def a_march(side: int, marches: str, stays: str, way: tuple[str, ...]) -> Twins:
    """Return twins in which one block, or the other, is about to march."""
    put: dict[str, Place] = {marches: way[0], stays: "Carrick"}
    england, scotland = ("1", "3") if side == SCOTLAND else ("3", "1")
    scene = Scene(put, questions="always", england=england, scotland=scotland)
    while scene.pos.active != side:
        scene.do("done")
    pair = BLOCK_NAMES.index(marches), BLOCK_NAMES.index(stays)
    table = staged("edition 4", scene.pos, "march")
    return Twins(table, side, f"{marches} {stays}", Tally(), pair)


def updates(twins: Twins, game: int, block: str, way: tuple[str, ...]) -> list[str]:
    """Return what the enemy and spectators are told while a block goes its way, each time anew."""
    viewers = (1 - twins.side, NOBODY)
    told = ["".join(twins.told(game, viewer, True) for viewer in viewers)]
    orders = [f"block {block}", *(f"area {area}" for area in way[1:]), "stop"]
    for order in orders:
        if order != orders[0] and twins.positions[game].step != steps.MARCH:
            break
        twins.play(game, twins.side, parse_choice(order))
        now = "".join(twins.told(game, viewer, True) for viewer in viewers)
        if now != told[-1]:
            told.append(now)
    return told


@pytest.mark.parametrize("way", WAYS, ids=["-".join(way) for way in WAYS])
@pytest.mark.parametrize("side", [ENGLAND, SCOTLAND])
def test_a_march_is_one_update_whoever_marches(side, way):
    """Any two blocks that can go there: one update, however many choices it took."""
    far = [block for block in MARCHERS[side] if reach(block) >= len(way) - 1]
    choices = set()
    for marches, stays in permutations(far, 2):
        twins = a_march(side, marches, stays, way)
        told = [updates(twins, game, block, way) for game, block in enumerate((marches, stays))]
        assert told[0] == told[1], (marches, stays)
        assert len(told[0]) == 2, (marches, stays)
        choices.add(tuple(table.entries for table in twins.tables))
    assert len(far) > 1
    if len(way) == 3:
        assert len(choices) == 4, "some must stop, and others need not"


def reach(block: str) -> int:
    """Return how many areas a block may enter."""
    return move_rating(Scene().pos, BLOCK_NAMES.index(block))


def some_pairs(scene: TwinScene, rules: str) -> list[tuple[int, int]]:
    """Return all pairs, or in the short form one of which the scene might tell."""
    if LONG:
        return scene.pairs()
    return Random(f"{rules} {scene.name}").sample(scene.telling_pairs(), 1)


@pytest.mark.parametrize("rules", ALWAYS)
def test_nothing_is_told_through_coronations_and_winters(rules):
    """Whoever stands in Fife or winters away from home, declined or crowned, to the next year."""
    tally = Tally()
    for scene in scenes(rules):
        for pair in some_pairs(scene, rules):
            play_year(scene, rules, pair, tally)
    sys.stdout.write(f"{rules}: {tally}\n")
    assert tally.apart > 150
    assert tally.apart > tally.compared * 0.8
    assert tally.automatic > 0
    assert tally.steps[steps.CORONATION] > 0
    assert tally.declined > 0
    assert sum(tally.steps[step] for step in QUARTERS) > 5
    assert tally.steps[steps.ENGLISH_DISBAND] > 10
    assert tally.steps[steps.EDWARD_WINTER] > 0
    assert tally.steps[steps.WALLACE_HOME] > 0
    assert tally.steps[steps.SCOTTISH_BUILD] > 10


@pytest.mark.parametrize("rules", ALWAYS)
def test_whole_games_tell_nothing(rules):
    """Random games in which one pair follows another; in the long form to their end."""
    tally = Tally()
    scenarios, games, most = ((0, 1, 2), 4, 1500) if LONG else ((len(rules) % 2,), 1, 60)
    for scenario in scenarios:
        for number in range(games):
            for side in (ENGLAND, SCOTLAND):
                seed = f"{rules} {scenario} {number} whole"
                twins = Twins(begun(rules, scenario, seed), side, seed, tally)
                for _ in range(most):
                    if not twins.step():
                        break
    sys.stdout.write(f"{rules}: {tally}\n")
    assert tally.apart > 75 * len(scenarios) * games
    assert tally.apart > tally.compared * 0.6


def begun(rules: str, scenario: int, seed: str) -> Table:
    """Return a table at which a game has begun."""
    table = table_of(PRESETS[rules], scenario, seed)
    table.begin()
    return table
