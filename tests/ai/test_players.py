"""Computer players: they choose from a view alone, legally, reproducibly and with reasons."""

from __future__ import annotations

import json
import time
from random import Random

import pytest

from schiltrom import ENGLAND, SCOTLAND, Game
from schiltrom.ai.evaluation.evaluation import Evaluation
from schiltrom.ai.evaluation.expectation import Expectation
from schiltrom.ai.evaluation.feature_names import FEATURES, NAMES
from schiltrom.ai.evaluation.features import features_of
from schiltrom.ai.evaluation.weights import (
    BEST,
    SIMPLE,
    WeightsError,
    shipped_weights,
    weights_from_json,
)
from schiltrom.ai.evaluation.world_prior import apply_world_prior
from schiltrom.ai.levels import CLASSIC, LEVELS, LOWEST
from schiltrom.ai.opponent import Limit, NothingToChooseError, Opponent
from schiltrom.ai.players.earl import Earl, Scope
from schiltrom.ai.players.knight import Care, Knight
from schiltrom.ai.players.peasant import Peasant
from schiltrom.ai.players.registry import opponent_called
from schiltrom.ai.players.squire import Squire
from schiltrom.ai.protocol import Question
from schiltrom.ai.search.lines import lines_of
from schiltrom.ai.search.regret import solve, worst_case
from schiltrom.ai.search.resigning import is_hopeless
from schiltrom.engine.cards import hand_size
from schiltrom.engine.choices import TEXTS
from schiltrom.engine.flow import choose, legal_mask, settle
from schiltrom.engine.rules import PRESETS
from schiltrom.engine.serial import view_to_json
from schiltrom.engine.setup import new_position
from schiltrom.engine.steps import COMBAT_ACTION, MOVE
from schiltrom.engine.tables import (
    AREA_NAMES,
    AREAS,
    BLOCK_NAMES,
    HOME_BLOCKS,
    MORAY,
    OWN,
    TWIN,
    count,
    members,
)
from schiltrom.engine.view import view
from schiltrom.engine.walk import random_choice, random_outcome, random_side
from schiltrom.engine.worlds import draw_world
from schiltrom.knowledge.tracker import Tracker
from schiltrom.odds import battle_odds
from schiltrom.server.computers.process import player_called
from schiltrom.text.words import languages, say
from tests.engine.test_views import swap_hidden, walk
from tests.helpers.scene import Scene

QUICK = Care(worlds=1, width=1, finalists=2, proofs=1, card_worlds=1)
NARROW = Scope(worlds=1, width=1, finalists=3)
FEW = Limit(nodes=150)


def players():
    """Return fresh opponents, which have decided nothing yet."""
    return [Peasant(), Squire(), Knight(care=QUICK), Earl(scope=NARROW)]


def value(pos, side, exact=False):
    return Evaluation(list(shipped_weights())).value(pos, side, exact)


# --- the interface ---------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", [0, 1])
def test_changing_what_a_view_does_not_show_changes_no_choice(scenario):
    rng = Random(5)
    compared = 0
    for number, pos in enumerate(walk(8, scenario, "edition 4")):
        for side in (ENGLAND, SCOTLAND):
            if number % 23 or not pos.waits_for(side):
                continue
            twin = swap_hidden(pos, 1 - side, rng)
            if twin is None or twin == pos:
                continue
            if side == ENGLAND:
                twin.hand_s, twin.card_s = _another_hand(pos), pos.card_s
            for one, other in zip(players(), players(), strict=True):
                there = other.answer(view(twin, side), number, FEW)
                assert one.answer(view(pos, side), number, FEW) == there, repr(pos)
            compared += 1
    assert compared > 10


def _another_hand(pos):
    """Return a Scottish hand of as many cards, all of them 2s."""
    return hand_size(pos.hand_s) << 3


def test_tracker_of_the_same_views_lead_to_the_same_choice():
    answers = []
    for _ in range(2):
        game = Game.new("braveheart", seed=3)
        seen = Tracker.from_setup(0, game.rules, SCOTLAND)
        seen.update(game.view(SCOTLAND))
        answers.append(Earl(scope=NARROW).answer(game.view(SCOTLAND), 1, FEW, seen))
    assert answers[0] == answers[1]


def test_nobody_answers_out_of_turn():
    scene = Scene({"Wallace": "Fife", "Edward": "England"}, england="2", scotland="1")
    for player in players():
        with pytest.raises(NothingToChooseError):
            player.answer(view(scene.pos, SCOTLAND), 1)


def test_reasons_name_the_choice_first():
    game = Game.new("the_bruce", seed=5)
    for player in (Squire(), Knight(care=QUICK), Earl(scope=NARROW)):
        while game.position.step != MOVE:
            side = game.to_choose[0]
            game.play(side, Peasant().answer(game.view(side), 3).choice)
        side = game.to_choose[0]
        answer = player.answer(game.view(side), 9, FEW)
        assert answer.considered[0].choices[0] == answer.choice
        assert answer.value == max(line.value for line in answer.considered)
        assert 0 <= answer.value <= 1
        assert TEXTS[answer.choice] in str(answer.considered[0])


def test_a_limit_is_kept():
    """Half the positions looked at, or the time gone, is an answer all the same."""
    game = Game.new("braveheart", seed=11)
    while game.position.step != MOVE:
        side = game.to_choose[0]
        game.play(side, Squire().answer(game.view(side), 3).choice)
    side = game.to_choose[0]
    looked_at = []
    for limit in (Limit(), Limit(nodes=10), Limit(seconds=0.0)):
        evaluation = Evaluation(list(shipped_weights()))
        answer = Knight(evaluation, QUICK).answer(game.view(side), 1, limit)
        assert game.legal_mask(side) >> answer.choice & 1
        looked_at.append(evaluation.looked_at)
    assert looked_at[1] < looked_at[0]
    assert looked_at[2] < looked_at[0]


def test_more_nodes_are_more_thought():
    """A search goes on as long as it may: it looks at more, in more worlds."""
    game = Game.new("braveheart", seed=11)
    evaluation = Evaluation(list(shipped_weights()))
    earl = Earl(evaluation, NARROW)
    looked_at = []
    for nodes in (50, 500, 2000):
        before = evaluation.looked_at
        earl.answer(game.view(ENGLAND), 1, Limit(nodes=nodes))
        looked_at.append(evaluation.looked_at - before)
    assert looked_at[0] < looked_at[1] < looked_at[2]
    assert looked_at[2] < 2 * 2000


def test_a_search_is_in_time():
    """No choice takes more than one and a half times its limit, by the time of its own thread."""
    game = Game.new("the_bruce", seed=4)
    king = Earl()
    seconds = 1.0
    for _ in range(4):
        side = game.to_choose[0]
        begin = time.thread_time()
        answer = king.answer(game.view(side), 1, Limit(seconds=seconds))
        assert time.thread_time() - begin < 1.5 * seconds
        game.play(side, answer.choice)


@pytest.mark.parametrize("rules", ["edition 4", "edition 2", "it"])
def test_all_levels_play_whole_games(rules):
    """Squire against Peasant to the end; a choice that is not legal would be refused."""
    for scenario in ("braveheart", "the_bruce"):
        game = Game.new(scenario, rules=PRESETS[rules], seed=6)
        sides: list[Opponent] = [Squire(), Peasant()]
        if scenario != "braveheart":
            sides.reverse()
        seed = 0
        while not game.is_over:
            side = game.to_choose[0]
            seed += 1
            game.play(side, sides[side].answer(game.view(side), seed).choice)
        assert game.winner in (ENGLAND, SCOTLAND)


def test_the_knight_plays_a_year():
    game = Game.new("braveheart", seed=6)
    knights = [Knight(care=QUICK), Knight(care=QUICK)]
    while not game.is_over and game.position.year == 1297:
        side = game.to_choose[0]
        game.play(side, knights[side].answer(game.view(side), 1).choice)
    assert game.position.year == 1298


@pytest.mark.parametrize(
    ("scenario", "rules"),
    [("braveheart", "edition 4"), ("the_bruce", "edition 2"), ("campaign", "it")],
)
def test_the_earl_plays_a_year_of_every_scenario(scenario, rules):
    game = Game.new(scenario, rules=PRESETS[rules], seed=6)
    earls = [Earl(scope=NARROW), Earl(scope=NARROW)]
    first = game.position.year
    while not game.is_over and game.position.year == first:
        side = game.to_choose[0]
        game.play(side, earls[side].answer(game.view(side), 1, Limit(nodes=1)).choice)
    assert game.position.year == first + 1


def test_only_the_hopeless_give_up():
    start = view(Game.new("braveheart", seed=1).position, SCOTLAND)
    assert not is_hopeless(start, 1)
    lost = Game.new("braveheart", seed=1).position
    for block in members(OWN[SCOTLAND] & lost.on_map()):
        place = lost.place_of(block)
        if TWIN[block] >= 0:
            lost.change_sides(block, place, 1)
        elif block != MORAY:
            lost.to_pool(block, place)
    lost.year, lost.turn = lost.last_year, 3
    assert is_hopeless(view(lost, SCOTLAND), 1)
    assert not is_hopeless(view(lost, ENGLAND), 1)
    for player in (Squire(), Knight(care=QUICK), Earl(scope=NARROW)):
        assert player.answer(view(lost, SCOTLAND), 1, FEW).resigns


@pytest.mark.parametrize("side", [ENGLAND, SCOTLAND])
def test_a_prior_changes_nothing_that_is_seen(side):
    rng = Random(4)
    likely = unlikely = 0
    for number, pos in enumerate(walk(12, side, "edition 4")):
        if number % 9 == 0:
            seen = view(pos, side)
            world = draw_world(seen, rng)
            unlikely += _lords_at_home(world, 1 - side)
            apply_world_prior(world, seen, rng)
            assert view(world, side) == seen, repr(pos)
            likely += _lords_at_home(world, 1 - side)
    assert likely > 2 * unlikely


def _lords_at_home(pos, side):
    return sum(count(pos.at[area] & HOME_BLOCKS[area] & OWN[side]) for area in range(AREAS))


# --- simultaneous choices ---------------------------------------------------------------------


def test_pennies_are_matched_half_the_time():
    assert solve([[[1.0, 0.0], [0.0, 1.0]]]) == pytest.approx([0.5, 0.5], abs=0.01)


def test_scissors_paper_and_a_dearer_stone():
    """Stone wins two from scissors: the mixture is 1 : 2 : 1."""
    game = [[0.0, -1.0, 2.0], [1.0, 0.0, -1.0], [-2.0, 1.0, 0.0]]
    assert solve([game]) == pytest.approx([0.25, 0.5, 0.25], abs=0.01)
    assert worst_case([game], [0.25, 0.5, 0.25]) == pytest.approx(0.0)


def test_what_is_always_worse_is_never_chosen():
    assert solve([[[0.5, 0.6, 0.7], [0.4, 0.5, 0.6]]])[0] > 0.99


def test_an_enemy_of_each_world_answers_for_himself():
    """One cannot tell which of two enemies it is; each of them has one choice."""
    games = [[[1.0], [0.4]], [[0.0], [0.4]]]
    assert solve(games)[0] > 0.99
    assert worst_case(games, [1.0, 0.0]) == pytest.approx(0.5)


# --- lines -----------------------------------------------------------------------------------


def test_all_choices_of_all_lines_are_legal():
    rng = Random(2)
    looked_at = 0
    pos = new_position(0, PRESETS["edition 4"])
    while not pos.is_over():
        if pos.is_chance():
            settle(pos, random_outcome(pos, rng))
            continue
        side = random_side(pos)
        if rng.random() < 0.2:
            lines = lines_of(pos, side)
            assert lines
            for line in lines:
                _check(pos.copy(), side, line)
                looked_at += 1
        choose(pos, side, random_choice(pos, side, rng))
    assert looked_at > 500


def _check(pos, side, line):
    for choice in line.choices:
        assert legal_mask(pos, side) >> choice & 1, TEXTS[choice]
        choose(pos, side, choice)
    assert pos == line.pos or line.idle()


# --- the evaluation --------------------------------------------------------------------------


def test_weights_are_those_of_the_features():
    assert FEATURES == len(NAMES) == len(set(NAMES))
    for name in (BEST, SIMPLE):
        assert len(shipped_weights(name)) == FEATURES
    data = {"format": "schiltrom weights", "version": 2, "features": 2}
    data["weights"] = dict.fromkeys(NAMES, 0)
    assert weights_from_json(data) == [0.0] * FEATURES
    wrongs: list[object] = [[], {}, {**data, "version": 9}, {**data, "weights": {"one": 1}}]
    for wrong in wrongs:
        with pytest.raises(WeightsError):
            weights_from_json(wrong)
    with pytest.raises(ValueError, match="features"):
        Evaluation([1.0])


def test_one_side_s_chance_is_the_other_s_risk():
    for number, pos in enumerate(walk(3, 1, "edition 4")):
        if number % 40 == 0:
            assert value(pos, ENGLAND) + value(pos, SCOTLAND) == pytest.approx(1)


def test_features_count_what_they_say():
    pos = Game.new("braveheart", seed=1).position
    found = dict(zip(NAMES, features_of(pos, False).vector, strict=True))
    assert found["nobles"] == 3 - 11  # Bruce, Galloway and Moray are Scottish
    assert found["wallace"] == found["moray"] == found["edward_first"] == 1
    assert found["the_bruce"] == found["raid"] == found["french"] == 0


def test_a_held_home_wins_its_lord_in_winter():
    """Mar is away from home and Douglas stands there: in winter he changes sides (7.1)."""
    away = Scene({"Wallace": "Fife", "Douglas": "Mar", "Mar/E": "Buchan", "Lennox/S": "Lennox"})
    home = Scene({"Wallace": "Fife", "Douglas": "Fife", "Mar/E": "Buchan", "Lennox/S": "Lennox"})
    at = NAMES.index("winter_nobles")
    there = features_of(away.pos, False).vector[at]
    assert there == features_of(home.pos, False).vector[at] + 2


def test_expectations_agree_about_who_is_stronger():
    scene = Scene(
        {"Wallace": "Fife", "Douglas": "Fife", "Mar/E": "Angus", "Bruce/S": "Annan"},
        scotland="2",
    )
    scene.move("Douglas", "Angus").do("done", "done")
    area = AREA_NAMES.index("Angus")
    glance, exact = Expectation(scene.pos, False), Expectation(scene.pos, True)
    assert exact.holds_s[area] == pytest.approx(battle_odds(scene.pos, area).holds[SCOTLAND])
    assert abs(glance.holds_s[area] - exact.holds_s[area]) < 0.2
    mar = BLOCK_NAMES.index("Mar/S")
    assert abs(glance.stands[mar] - exact.stands[mar]) < 0.2


def test_who_cannot_win_leaves():
    """One weak earl against Edward's army retreats rather than be taken."""
    scene = Scene(
        {
            "Lennox/S": ("Fife", 1),
            "Wallace": "Moray",
            "Edward": "Mentieth",
            "York Knights": "Mentieth",
            "Lancaster Knights": "Mentieth",
        },
        england="3",
    )
    for block in ("Edward", "York Knights", "Lancaster Knights"):
        scene.move(block, "Fife")
    scene.do("done", "done", "area Fife")
    while scene.pos.step != COMBAT_ACTION:
        side = scene.pos.active
        answer = Knight(care=QUICK).answer(view(scene.pos, side), 1)
        choose(scene.pos, side, answer.choice)
    answer = Knight(care=QUICK).answer(view(scene.pos, SCOTLAND), 1)
    assert TEXTS[answer.choice].startswith("area")


# --- levels ----------------------------------------------------------------------------------


def test_every_level_plays_for_a_server_and_has_a_name():
    game = Game.new("braveheart", seed=2)
    text = json.dumps(view_to_json(game.view(ENGLAND)))
    legal = [str(choice) for choice in game.legal(ENGLAND)]
    names = set()
    for level in LEVELS:
        assert player_called(level.player)(Question(text, 7)).choice in legal
        names.add(say("level-name", level=level.name))
        for language in languages():
            assert say("level-about", language, level=level.name)
    assert len(names) == len(LEVELS)
    hand_made = [level.name for level in (LOWEST, *CLASSIC)]
    kinds = [type(opponent_called(name)).__name__.lower() for name in hand_made]
    assert kinds == ["peasant", "squire", "knight", "earl", "earl"]  # a King has more time
    with pytest.raises(KeyError):
        opponent_called("god")
