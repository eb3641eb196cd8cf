"""What a side may see: everything of its own, numbers of the enemy, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from random import Random

import pytest

from schiltrom import ENGLAND, NOBODY, SCOTLAND, Game, IllegalChoiceError
from schiltrom.engine.flow import choose, settle
from schiltrom.engine.position import Position
from schiltrom.engine.rules import PRESETS
from schiltrom.engine.serial import view_to_json
from schiltrom.engine.setup import new_position
from schiltrom.engine.tables import (
    AREA_NAMES,
    AREAS,
    BLOCK_NAMES,
    MAXIMUM,
    NOBLES,
    NORSE_BIT,
    OWN,
    PLACES,
    members,
)
from schiltrom.engine.view import shown, view
from schiltrom.engine.walk import random_choice, random_outcome, random_side
from schiltrom.engine.worlds import draw_world, plain_world
from tests.helpers.scene import Scene

Twins = tuple[Position, Position, int]


def seen_bytes(pos: Position, side: int) -> str:
    return json.dumps(view_to_json(view(pos, side)))


def known(pos: Position, viewer: int, side: int) -> set[str]:
    """Return the names of the blocks of *side* that *viewer* can name."""
    return {BLOCK_NAMES[block] for block, _, _ in view(pos, viewer).sides[side].known}


def number(pos: Position, viewer: int, side: int, area: str) -> int:
    """Return how many nameless blocks of *side* the viewer sees in an area."""
    return view(pos, viewer).sides[side].areas[AREA_NAMES.index(area)]


def walk(seed: int, scenario: int, rules: str):
    """Yield the positions of a random game."""
    rng = Random(seed)
    pos = new_position(scenario, PRESETS[rules])
    while not pos.is_over():
        yield pos
        if pos.is_chance():
            settle(pos, random_outcome(pos, rng))
        else:
            side = random_side(pos)
            choose(pos, side, random_choice(pos, side, rng))


def swap_hidden(pos: Position, side: int, rng: Random) -> Position | None:
    """Return the position with two hidden blocks of *side* in each other's place."""
    hidden = OWN[side] & ~NOBLES & ~shown(pos) & ~NORSE_BIT & ~pos.withdrawn
    if pos.mover >= 0 or pos.fighter >= 0 or pos.drawn >= 0:
        return None
    blocks = [b for area in range(AREAS) for b in members(pos.at[area] & hidden)]
    if len(blocks) < 2:
        return None
    a, b = rng.sample(blocks, 2)
    twin = pos.copy()
    places = pos.place_of(a), pos.place_of(b)
    twin.shift(a, places[0], places[1])
    twin.shift(b, places[1], places[0])
    for mask in ("moved", "reserves"):
        value = getattr(pos, mask)
        if (value >> a & 1) != (value >> b & 1):
            setattr(twin, mask, value ^ (1 << a) ^ (1 << b))
    for block in (a, b):
        twin.set_strength(block, rng.randint(1, MAXIMUM[block]))
    return twin


def twins(positions: Iterable[Position], part: float, rng: Random) -> Iterator[Twins]:
    """Yield some positions, each with one that differs in what a side hides, and that side."""
    for pos in positions:
        if rng.random() >= part:
            continue
        for side in (ENGLAND, SCOTLAND):
            if pos.active == side and pos.step > 20:
                continue  # its own winter business may depend on its own blocks
            twin = swap_hidden(pos, side, rng)
            if twin is not None and twin != pos:
                yield pos, twin, side


@pytest.mark.parametrize("scenario", [0, 1])
@pytest.mark.parametrize("rules", sorted(PRESETS))
def test_positions_that_differ_only_in_secrets_look_the_same_byte_for_byte(scenario, rules):
    rng = Random(11)
    compared = 0
    for pos, twin, side in twins(walk(4, scenario, rules), 0.2, rng):
        assert seen_bytes(twin, 1 - side) == seen_bytes(pos, 1 - side), repr(pos)
        assert seen_bytes(twin, NOBODY) == seen_bytes(pos, NOBODY), repr(pos)
        compared += 1
    assert compared > 50


def test_hands_and_chosen_cards_are_secret():
    game = Game.new(seed=21)
    before = seen_bytes(game.position, SCOTLAND)
    for card in game.legal(ENGLAND):
        other = game.copy()
        other.play(ENGLAND, card)
        after = json.loads(seen_bytes(other.position, SCOTLAND))
        assert after["sides"][ENGLAND]["chosen"] is True
        assert after["sides"][ENGLAND]["card"] == -1
        assert after["sides"][ENGLAND]["hand"] == -1
        after["sides"][ENGLAND]["chosen"] = False
        assert json.dumps(after) == before


def test_a_spectator_has_no_choices():
    game = Game.new(seed=21)
    assert game.legal(NOBODY) == []
    assert view(game.position, NOBODY).legal == 0
    with pytest.raises(IllegalChoiceError):
        game.play(NOBODY, "card 2")


def test_one_sees_all_of_one_s_own():
    pos = Game.new(seed=2).position
    for side in (ENGLAND, SCOTLAND):
        own = view(pos, side).sides[side]
        in_play = {b for place in range(PLACES) for b in members(pos.at[place] & OWN[side])}
        assert {block for block, _, _ in own.known} == in_play
        assert own.hand == pos.hand(side)
        assert sum(own.areas) == own.pool == 0


def test_the_enemy_is_numbers_only():
    pos = Game.new(seed=2).position
    assert known(pos, SCOTLAND, ENGLAND) == set()
    assert number(pos, SCOTLAND, ENGLAND, "England") == 4
    assert number(pos, SCOTLAND, ENGLAND, "Mentieth") == 2
    seen = view(pos, SCOTLAND)
    assert seen.nobles == [11, 3]
    assert seen.sides[ENGLAND].pool == 9
    assert seen.sides[ENGLAND].hand_size == 5
    assert known(pos, NOBODY, ENGLAND) == known(pos, NOBODY, SCOTLAND) == set()


def battle() -> Scene:
    """England attacks Fife from Angus (main) and Mentieth (reserve); the Scots reinforce."""
    scene = Scene(
        {
            "Wallace": "Fife",
            "Douglas": "Fife",
            "Grant": "Lennox",
            "Edward": "Angus",
            "York Knights": "Mentieth",
            "Bruce/S": "Annan",
        },
        england="3",
        scotland="1",
    )
    scene.move("Edward", "Fife").move("York Knights", "Fife").do("done")
    scene.move("Grant", "Mentieth", "Fife").do("done")
    return scene


def test_blocks_taking_part_are_revealed_and_reserves_are_not():
    scene = battle()
    assert known(scene.pos, SCOTLAND, ENGLAND) == set()
    scene.do("area Fife")
    assert known(scene.pos, SCOTLAND, ENGLAND) == {"Edward"}
    assert known(scene.pos, ENGLAND, SCOTLAND) == {"Wallace", "Douglas"}
    assert number(scene.pos, SCOTLAND, ENGLAND, "Fife") == 1
    assert view(scene.pos, SCOTLAND).sides[ENGLAND].reserves_in[AREA_NAMES.index("Fife")] == 1
    scene.hold("Wallace", "Edward", "Douglas")
    assert known(scene.pos, SCOTLAND, ENGLAND) == {"Edward", "York Knights"}
    assert known(scene.pos, NOBODY, SCOTLAND) == {"Wallace", "Douglas", "Grant"}


def test_blocks_are_hidden_again_after_the_battle():
    scene = battle().do("area Fife")
    for _ in range(3):
        while scene.step == "combat":
            scene.hold(sorted(scene.blocks())[0])
    assert scene.step == "retreat"
    assert known(scene.pos, SCOTLAND, ENGLAND) == set()
    assert known(scene.pos, ENGLAND, SCOTLAND) == set()


def test_a_captured_noble_is_known_though_in_reserve():
    scene = Scene(
        {"Mar/S": ("Fife", 1), "Douglas": ("Fife", 1), "Edward": "Mentieth", "Lennox/S": "Carrick"},
        england="2",
    )
    scene.move("Edward", "Fife").do("done", "done", "area Fife")
    scene.hold("Mar/S").fire("Edward", 1, 6, 6, 6).do("block Mar/S")
    assert "Mar/E" in scene.names(scene.pos.reserves)
    assert known(scene.pos, SCOTLAND, ENGLAND) == {"Edward", "Mar/E"}


def test_who_went_where_in_a_letter_is_told_only_when_the_letter_is_through():
    """Two B blocks retreat one after the other: the enemy sees both go together (5.5)."""
    scene = Scene(
        {
            "Lennox/S": "Fife",
            "Mar/S": "Fife",
            "Douglas": "Fife",
            "Edward": "Mentieth",
            "Wallace": "Selkirk",
        },
        england="2",
        scotland="1",
    )
    scene.move("Edward", "Fife").do("done", "done", "area Fife")
    pos = scene.pos
    before = seen_bytes(pos, ENGLAND)
    scene.do("block Lennox/S", "area Angus")
    assert scene.step == "combat"
    assert scene.active == "Scotland"
    assert seen_bytes(pos, ENGLAND) == before
    assert seen_bytes(pos, NOBODY) != seen_bytes(pos, SCOTLAND)
    scene.do("block Mar/S", "area Atholl")
    assert scene.active == "England"
    assert known(pos, ENGLAND, SCOTLAND) == {"Douglas"}
    assert number(pos, ENGLAND, SCOTLAND, "Angus") == 1
    assert number(pos, ENGLAND, SCOTLAND, "Atholl") == 1


def test_the_steps_of_the_other_side_tell_no_names():
    """Wallace's, Moray's and Edward's winter choices are not announced by the step's name."""
    scene = Scene({"Wallace": "Fife", "Lennox/S": "Lennox"}).to_winter()
    scene.do("area Annan", "area Badenoch")
    assert scene.step == "wallace home"
    assert view_to_json(view(scene.pos, ENGLAND))["step"] == "scottish disband"
    assert view_to_json(view(scene.pos, SCOTLAND))["step"] == "wallace home"


def test_what_was_levied_and_what_a_raid_took_stays_hidden():
    scene = Scene(
        {"Wallace": "England", "Lennox/S": "Fife", "York Infantry": "Lothian", "Edward": "Lothian"}
    )
    scene.do("done", "done")
    assert scene.step == "raid"
    taken = []
    for victim in ("York Infantry", "Edward"):
        pos = scene.pos.copy()
        scene.pos, original = pos, scene.pos
        scene.do(f"block {victim}")
        taken.append(seen_bytes(scene.pos, SCOTLAND))
        scene.pos = original
    assert taken[0] == taken[1]


def test_edward_lies_open_in_the_pool_under_a_bid():
    game = Game.new(seed=4, bid="E1")
    assert "Edward" in known(game.position, SCOTLAND, ENGLAND)
    assert "Edward" in known(game.position, NOBODY, ENGLAND)
    assert "Edward" not in known(Game.new(seed=4).position, SCOTLAND, ENGLAND)


def test_worlds_vary_and_include_the_truth():
    """Hidden blocks turn up in many places, among them where they really are."""
    pos = Game.new(seed=2).position
    seen = view(pos, SCOTLAND)
    rng = Random(1)
    places = set()
    for _ in range(300):
        world = draw_world(seen, rng)
        assert view(world, SCOTLAND) == seen
        places.add(world.place_of(BLOCK_NAMES.index("Edward")))
    assert pos.place_of(BLOCK_NAMES.index("Edward")) in places
    assert len(places) > 8


def test_worlds_depend_on_the_view_and_the_seed_alone():
    """Two positions that look the same give the same worlds."""
    rng = Random(3)
    for count, pos in enumerate(walk(9, 0, "edition 4")):
        if count % 40 == 0:
            twin = swap_hidden(pos, ENGLAND, rng)
            if twin is not None and not (pos.active == ENGLAND and pos.step > 20):
                a = draw_world(view(pos, SCOTLAND), Random(count))
                b = draw_world(view(twin, SCOTLAND), Random(count))
                assert a == b


@pytest.mark.parametrize("rules", ["edition 2", "edition 4", "it", "ja"])
def test_the_plain_world_is_one_that_the_view_allows(rules):
    for number, pos in enumerate(walk(6, 1, rules)):
        if number % 11 == 0:
            for side in (ENGLAND, SCOTLAND, NOBODY):
                seen = view(pos, side)
                assert view(plain_world(seen), side) == seen
                assert plain_world(seen) == plain_world(view(pos, side))


@pytest.mark.parametrize("side", [ENGLAND, SCOTLAND])
def test_worlds_let_the_game_go_on(side):
    """A drawn world can be played to the end."""
    from schiltrom.engine.walk import play_out

    for count, pos in enumerate(walk(2, side, "edition 2")):
        if count % 60 == 0:
            world = draw_world(view(pos, side), Random(count))
            play_out(world, Random(count), 30_000)
            assert world.is_over()
