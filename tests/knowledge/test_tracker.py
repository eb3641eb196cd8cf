"""What is known of the enemy: never wrong, sharp where it can be, and from public facts alone."""

from __future__ import annotations

from itertools import permutations
from math import log
from random import Random

import pytest

from schiltrom import ENGLAND, SCOTLAND, Game
from schiltrom.engine import steps
from schiltrom.engine.flow import choose, settle
from schiltrom.engine.position import Position
from schiltrom.engine.rules import PRESETS
from schiltrom.engine.setup import new_position
from schiltrom.engine.tables import (
    AREA_NAMES,
    AREAS,
    BLOCK_NAMES,
    NOBLES,
    OWN,
    POOL,
    SIDE_NAMES,
    TWO_HOMES,
    count,
    members,
)
from schiltrom.engine.told import is_held_back
from schiltrom.engine.view import view
from schiltrom.engine.walk import random_choice, random_outcome, random_side
from schiltrom.knowledge.placement import Placement, fit
from schiltrom.knowledge.report import report_on, to_json
from schiltrom.knowledge.tracker import Tracker
from tests.engine.test_views import swap_hidden
from tests.helpers.scene import Scene

FIFE = AREA_NAMES.index("Fife")
SIDES = (ENGLAND, SCOTLAND)


def names(mask: int) -> set[str]:
    return {BLOCK_NAMES[block] for block in members(mask)}


def certain(tracker: Tracker, area: str) -> set[str]:
    """Return the blocks that are surely in an area."""
    found = report_on(tracker, AREA_NAMES.index(area))
    return {BLOCK_NAMES[block] for block, chance in found.could if chance == 1.0}


def possible(tracker: Tracker, area: str) -> set[str]:
    return names(tracker.possible(AREA_NAMES.index(area)))


def follow(scenario: int, rules: str, seed: int, most: int = 100_000):
    """Play a random game; yield each position with what the sides have seen by then."""
    rng = Random(seed)
    pos = new_position(scenario, PRESETS[rules])
    both = [Tracker.from_setup(scenario, PRESETS[rules], side) for side in SIDES]
    for _ in range(most):
        if pos.is_over():
            return
        if pos.is_chance():
            settle(pos, random_outcome(pos, rng))
        else:
            side = random_side(pos)
            choose(pos, side, random_choice(pos, side, rng))
        for tracker in both:
            tracker.update(view(pos, tracker.viewer))
        yield pos, both


def places_of_enemies(pos: Position, viewer: int):
    """Yield the places and the enemy blocks there, unless something is not told yet."""
    enemy = 1 - viewer
    if is_held_back(pos, enemy):
        return
    for place in (*range(AREAS), POOL[enemy]):
        yield place, pos.at[place] & OWN[enemy] & ~pos.withdrawn


# --- never wrong -----------------------------------------------------------------------------


@pytest.mark.parametrize("rules", sorted(PRESETS))
def test_the_truth_is_never_left_out(rules, monkeypatch):
    forgotten: list[object] = []
    started = Tracker._forget

    def forget(self, told):
        forgotten.append(told)
        started(self, told)

    monkeypatch.setattr(Tracker, "_forget", forget)
    scenario = sorted(PRESETS).index(rules) % 3
    for pos, both in follow(scenario, rules, seed=len(rules) + scenario):
        for tracker in both:
            for place, blocks in places_of_enemies(pos, tracker.viewer):
                assert names(blocks) <= names(tracker.possible(place)), repr(pos)
                if place < AREAS:
                    for block in members(blocks):
                        assert pos.strength(block) in tracker.strengths(block), repr(pos)
    assert len(forgotten) == 2, "every step of a game is followed, none is given up"


@pytest.mark.parametrize("rules", ["edition 2", "edition 4"])
def test_worlds_that_are_drawn_give_the_view_and_what_was_seen(rules):
    rng = Random(5)
    drawn = 0
    for number, (pos, both) in enumerate(follow(0, rules, seed=8)):
        if number % 7:
            continue
        for tracker in both:
            world = tracker.draw(rng)
            assert view(world, tracker.viewer) == view(pos, tracker.viewer), repr(pos)
            for place, blocks in places_of_enemies(world, tracker.viewer):
                assert names(blocks) <= names(tracker.possible(place))
            drawn += 1
    assert drawn > 200


def test_the_truth_is_never_left_out_when_choices_are_taken_back():
    rng = Random(2)
    game = Game.new("the_bruce", seed=2)
    both = [Tracker.of_record(game.record, side) for side in SIDES]
    replay = game.record.replay()
    undone = 0
    while not game.is_over and undone < 100:
        side = rng.choice(game.to_choose)
        read = len(game.record.entries)
        if game.can_undo(side) and rng.random() < 0.25:
            game.undo(side)
            undone += 1
        else:
            game.play(side, rng.choice(game.legal(side)))
        for entry in game.record.entries[read:]:
            replay.apply(entry)
            for tracker in both:
                tracker.update(view(replay.position, tracker.viewer))
        for tracker in both:
            for place, blocks in places_of_enemies(game.position, tracker.viewer):
                assert names(blocks) <= names(tracker.possible(place)), repr(game)
    assert undone > 20


def test_a_game_that_is_joined_late_is_followed_too():
    rng = Random(3)
    for pos, both in follow(0, "edition 4", seed=12, most=900):
        if pos.step == steps.MOVE and rng.random() < 0.1:
            late = Tracker(both[SCOTLAND].view)
            for place, blocks in places_of_enemies(pos, SCOTLAND):
                assert names(blocks) <= names(late.possible(place))


def test_placement_concludes_exactly_what_all_placements_have_in_common():
    """Compare with every single placement of a few blocks."""
    rng = Random(1)
    settled = 0
    for _ in range(300):
        room = [rng.randint(0, 2) for _ in range(4)]
        spots = [spot for spot in range(4) for _ in range(room[spot])]
        placement = Placement()
        for block in range(len(spots)):
            placement.place(block, rng.randint(1, 15))
        allowed = dict(placement.options)
        fits = [
            order
            for order in set(permutations(spots))
            if all(allowed[block] >> spot & 1 for block, spot in enumerate(order))
        ]
        assert placement.settle(room) == bool(fits)
        assert (fit(allowed, room, {}) is not None) == bool(fits)
        if fits:
            settled += bool(spots)
            for block in range(len(spots)):
                together = {order[block] for order in fits}
                assert set(members(placement.options[block])) == together
                assert sum(placement.chances[block].values()) == pytest.approx(1)
    assert settled > 50


# --- sharp -----------------------------------------------------------------------------------


def after_battle() -> tuple[Scene, Tracker]:
    """England holds Fife with three blocks against an attack that retreats after round 3."""
    scene = Scene(
        {
            "Edward": "Fife",
            "York Knights": "Fife",
            "Durham Infantry": "Fife",
            "Ulster Infantry": "Angus",
            "Wallace": "Mentieth",
            "Bruce/S": "Annan",
        },
        england="1",
        scotland="2",
    )
    tracker = Tracker(view(scene.pos, SCOTLAND))
    watch(scene, tracker, "block Wallace", "area Fife", "done", "done", "area Fife")
    for _ in range(3):
        while scene.step == "combat":
            watch(scene, tracker, f"block {min(scene.blocks())}", "hold")
    watch(scene, tracker, "block Wallace", "area Mentieth", "done")
    return scene, tracker


def watch(scene: Scene, tracker: Tracker, *choices: str) -> None:
    """Make choices one by one and let the tracker follow."""
    for choice in choices:
        scene.do(choice)
        tracker.update(view(scene.pos, tracker.viewer))


def test_a_block_seen_in_battle_that_stayed_is_named_with_certainty():
    scene, tracker = after_battle()
    assert scene.step == "regroup"
    found = report_on(tracker, FIFE)
    assert found.count == 3
    assert certain(tracker, "Fife") == {"Edward", "York Knights", "Durham Infantry"}
    assert possible(tracker, "Fife") == certain(tracker, "Fife")
    seen = {BLOCK_NAMES[s.block]: (s.strength, s.area, s.year, s.turn) for s in found.seen}
    assert seen["Edward"] == (4, FIFE, 1297, 1)
    assert len(seen) == 3


def test_when_one_of_three_leaves_it_can_be_any_of_them():
    scene, tracker = after_battle()
    three = {"Edward", "York Knights", "Durham Infantry"}
    watch(scene, tracker, "block York Knights", "area Angus")
    assert possible(tracker, "Fife") == three
    assert certain(tracker, "Fife") == set()
    assert three < possible(tracker, "Angus")
    assert tracker.chances(FIFE)[BLOCK_NAMES.index("Edward")] == pytest.approx(2 / 3, abs=0.02)
    watch(scene, tracker, "block Edward", "area Angus", "block Durham Infantry", "area Angus")
    assert possible(tracker, "Fife") == set()
    assert certain(tracker, "Angus") == three


def test_the_nobles_are_home_after_winter():
    pos, seen = next(
        (pos, both[SCOTLAND])
        for pos, both in follow(0, "edition 4", seed=2)
        if pos.step == steps.CARD and pos.year > 1297
    )
    assert pos.nobles(ENGLAND)
    for place, blocks in places_of_enemies(pos, SCOTLAND):
        for block in members(blocks & NOBLES & ~TWO_HOMES):
            assert seen.chances(place)[block] == pytest.approx(1)
        for block in members(blocks & TWO_HOMES):
            assert sum(seen.possible(area) >> block & 1 for area in range(AREAS)) <= 2


def test_the_set_up_is_known_and_the_levy_is_not():
    game = Game.new("braveheart", seed=6)
    tracker = Tracker.of_record(game.record, SCOTLAND)
    assert certain(tracker, "Mentieth") == {"Mentieth/E", "Northumber Infantry"}
    assert len(possible(tracker, "England")) == 13
    edward = BLOCK_NAMES.index("Edward")
    assert tracker.chances(0)[edward] == pytest.approx(4 / 13, abs=0.01)
    found = report_on(tracker, POOL[ENGLAND])
    assert (found.count, len(found.could)) == (9, 13)


def test_who_goes_three_areas_is_one_of_the_fast():
    """Edward and Hobelars alone march three areas (2.1)."""
    put = {"Edward": "Angus", "York Knights": "Angus", "Wallace": "Moray", "Lennox/S": "Lennox"}
    scene = Scene(put, england="2", scotland="1")
    tracker = Tracker(view(scene.pos, SCOTLAND))
    way = ("area Fife", "area Mentieth", "area Lanark")
    watch(scene, tracker, "block Edward", *way)
    assert possible(tracker, "Lanark") == {"Edward", "Hobelars"}
    assert possible(tracker, "Fife") == possible(tracker, "Mentieth") == set()
    assert "York Knights" in possible(tracker, "Angus")


def test_the_norse_betray_themselves_by_sailing():
    put = {"Norse": "Fife", "Grant": "Fife", "Wallace": "Mentieth", "Bruce/S": "Annan"}
    scene = Scene(put, england="1", scotland="2")
    tracker = Tracker(view(scene.pos, ENGLAND))
    watch(scene, tracker, "block Norse", "area Buchan")
    assert certain(tracker, "Buchan") == {"Norse"}


def test_a_move_taken_back_is_forgotten():
    game = Game.new("braveheart", seed=3)
    for side in SIDES:
        game.play(side, next(card for card in game.legal(side) if card.name in "123"))
    mover = game.to_choose[0]
    tracker = Tracker.of_record(game.record, 1 - mover)
    before = [tracker.chances(area) for area in range(AREAS)]
    for kind in ("block", "area", "block", "area"):
        if steps.NAMES[game.position.step] == "march" and kind == "block":
            game.play(mover, "stop")
        game.play(mover, next(c for c in game.legal(mover) if c.kind == kind))
        tracker.update(game.view(1 - mover))
    assert [tracker.chances(area) for area in range(AREAS)] != before
    while game.can_undo(mover) and game.position.step in (steps.MOVE, steps.MARCH):
        game.undo(mover)
        tracker.update(game.view(1 - mover))
    assert [tracker.chances(area) for area in range(AREAS)] == before


def test_placement_is_much_better_than_guessing():
    """The log loss of where hidden blocks are, at the choice of every card, in random games."""
    for viewer in SIDES:
        loss, guess = log_loss(viewer, games=3)
        assert loss < 0.5 * guess, SIDE_NAMES[viewer]


def log_loss(viewer: int, games: int) -> tuple[float, float]:
    """Return the average loss of the tracker, and of guessing by numbers alone."""
    loss = guess = 0.0
    blocks_seen = 0
    for seed in range(games):
        for pos, both in follow(seed % 2, "edition 4", seed):
            if pos.step != steps.CARD or pos.card_e >= 0:
                continue
            on_map = count(pos.on_map() & OWN[1 - viewer])
            in_play = on_map + count(pos.at[POOL[1 - viewer]])
            for place, blocks in places_of_enemies(pos, viewer):
                chances = both[viewer].chances(place)
                for block in members(blocks):
                    among = on_map if NOBLES >> block & 1 else in_play
                    loss -= log(chances[block])
                    guess -= log(count(blocks) / among)
                    blocks_seen += 1
    return loss / blocks_seen, guess / blocks_seen


# --- from public facts alone -----------------------------------------------------------------


def test_positions_that_look_the_same_give_the_same_answers():
    rng = Random(4)
    compared = 0
    for pos, both in follow(0, "edition 4", seed=9, most=1500):
        twin = swap_hidden(pos, ENGLAND, rng) if rng.random() < 0.1 else None
        if twin is None or view(twin, SCOTLAND) != view(pos, SCOTLAND):
            continue
        seen = both[SCOTLAND]
        answers = [to_json(report_on(seen, area)) for area in range(AREAS)]
        seen.update(view(twin, SCOTLAND))
        assert [to_json(report_on(seen, area)) for area in range(AREAS)] == answers
        worlds = [tracker.draw(Random(1)) for tracker in (seen, seen)]
        assert worlds[0] == worlds[1]
        compared += 1
    assert compared > 20


def test_tracker_are_those_of_one_side():
    pos = Game.new(seed=1).position
    with pytest.raises(ValueError, match="of a side"):
        Tracker(view(pos, -1))
    with pytest.raises(ValueError, match="other side"):
        Tracker(view(pos, ENGLAND)).update(view(pos, SCOTLAND))


# --- as it is told ---------------------------------------------------------------------------


def test_what_is_known_as_it_is_sent():
    _, tracker = after_battle()
    sent = to_json(report_on(tracker, FIFE))
    assert sent["area"] == "Fife"
    assert sent["side"] == ENGLAND
    assert sent["count"] == 3
    edward = {"block": "Edward", "strength": 4, "area": "Fife", "year": 1297, "turn": 1}
    assert edward in sent["seen"]  # type: ignore[operator]
    certain = [found["block"] for found in sent["could"] if found["chance"] == 1.0]  # type: ignore[attr-defined]
    assert sorted(certain) == ["Durham Infantry", "Edward", "York Knights"]
    pool = to_json(report_on(tracker, POOL[ENGLAND]))
    assert (pool["area"], pool["count"]) == ("pool", 11)
    assert "Ulster Infantry" in {found["block"] for found in pool["could"]}  # type: ignore[attr-defined]
