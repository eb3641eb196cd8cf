"""Learned players that look ahead: worlds that go on, plans, cards, and nothing hidden."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace
from itertools import pairwise, product
from math import exp
from random import Random

import numpy as np
import pytest

from schiltrom import Game
from schiltrom.ai.learned import trials as trials_module
from schiltrom.ai.learned.glances import Glances
from schiltrom.ai.learned.king import LOT, LearnedKing, Weighing, mixed
from schiltrom.ai.learned.network import Opinion, quick, shipped
from schiltrom.ai.learned.plans import MovementPlans
from schiltrom.ai.learned.player import LADDER, PARTS, SEARCHERS, Observer, player_called
from schiltrom.ai.learned.policy import LearnedPolicy, Weakness, forgotten
from schiltrom.ai.learned.rollouts import Rollouts
from schiltrom.ai.learned.seat import Continuation, Seat, can_go_on
from schiltrom.ai.learned.trials import LINES_AT_ONCE, Trials, sizes_of_rounds
from schiltrom.ai.levels import (
    ARENA_NAMES,
    CLASSIC,
    LEARNED_NAMES,
    LEARNED_PARTS,
    NAMES,
    level_called,
)
from schiltrom.ai.opponent import Limit, Watching
from schiltrom.ai.players.earl import Worlds
from schiltrom.ai.players.registry import opponent_called
from schiltrom.ai.search.budget import Budget
from schiltrom.ai.search.halving import Candidate
from schiltrom.arena import match as arena
from schiltrom.arena.match import Entrant, EntrantError, Match, result_of
from schiltrom.engine import steps
from schiltrom.engine.choices import DONE, FIRST_WORD
from schiltrom.engine.flow import choose, legal_mask, settle
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.tables import OWN, members
from schiltrom.engine.walk import random_choice, random_outcome
from schiltrom.knowledge.follower import Follower
from schiltrom.observation.encoder import sides
from schiltrom.observation.simulation import Game as Simulated
from schiltrom.observation.simulation import Setup
from tests.observation.games import kept_observations

SEEN = kept_observations()["words"]
FEW = Limit(nodes=60)
QUICK = Weighing(
    sampled=2,
    finalists=3,
    worlds=2,
    own_plans=True,
    searching=0.5,
    network=0.5,
    policy_cards=False,
    margin=0,
)


@pytest.fixture(scope="module")
def scenes():
    """Moments of a random game at which a side has to choose: seat, view, tracker, position."""
    game = Game.new("the_bruce", seed="scenes")
    rng = Random(16)
    sides = [(Observer(game.record, side), Follower(game.record, side)) for side in range(2)]
    wanted = [steps.CARD, steps.MOVE, steps.CARD, steps.MOVE, steps.COMBAT_ACTION]
    found = []
    while wanted:
        side = game.to_choose[0]
        late = game.position.year > game.position.first_year  # there is something to remember
        if late and game.position.step == wanted[0]:
            observer, follower = sides[side]
            seat = observer.seat()
            if isinstance(seat.seen, bytes):
                tracker = deepcopy(follower.follow(game.record))
                found.append((seat, game.view(side), tracker, game.position.copy()))
                wanted.pop(0)
        game.play(side, rng.choice(game.view(side).choices).id)
    return found


@pytest.mark.parametrize("scenario", ["braveheart", "the_bruce"])
def test_a_game_that_goes_on_from_the_truth_sees_what_the_true_one_sees(scenario):
    """A seat put into the true position, then the same choices and dice: the same bytes."""
    rng = Random(scenario)
    setup = Setup(0 if scenario == "braveheart" else 1, RuleSet())
    true = Simulated([setup], scenario, 0)
    true.advance()
    compared = 0
    for _ in range(60):
        if not can_go_on(true.pos):
            true.act(random_choice(true.pos, true.side, rng))
            continue
        on = Continuation(Seat.of(true, setup, true.side, 0))
        on.enter(true.pos, 1)
        for _ in range(12):
            assert on.game.ask(true.side) == true.ask(true.side)
            if true.ask(true.side) < 0 and can_go_on(true.pos):
                one, other = Continuation(Seat.of(true, setup, 0, 0)), on
                one.game = true
                assert one.look() == other.look()
                compared += 1
            choice = random_choice(true.pos, true.side, rng)
            for game in (true, on.game):
                choose(game.pos, game.side, choice)
                game.remember()
            while true.pos.is_chance():
                outcome = random_outcome(true.pos, rng)
                for game in (true, on.game):
                    settle(game.pos, outcome)
                    game.remember()
            if true.pos.is_over():
                true.next_game()
                break
            true.side = 1 if true.pos.step == steps.CARD and true.pos.card_e >= 0 else 0
            if true.pos.step != steps.CARD:
                true.side = true.pos.active
    assert compared > 200


def assert_legal(plans, pos, side):
    """Plans can be carried out, and leave the movement phase to be ended."""
    for plan in plans:
        after = pos.copy()
        for choice in plan:
            assert legal_mask(after, side) >> choice & 1
            choose(after, side, choice)
        assert after.step == steps.MOVE


def test_plans_are_legal_and_the_policys_own_is_among_them(scenes):
    seat, view, tracker, pos = scenes[1]
    king = LearnedKing(turn_seconds=1, weighing=QUICK)
    king._seat = seat
    budget = Budget(FEW, king._evaluation)
    plans = king._policy_plans(tracker.draw(Random(1)), view.side, Random(2), budget).found
    assert 1 <= len(plans) <= (QUICK.sampled or 0)
    assert_legal(plans, pos, view.side)
    (opinion,) = king._network.opinions([seat.seen])
    assert not plans[0] or plans[0][0] == opinion.best


class Spent(Budget):
    """A budget of which this part is spent."""

    def __init__(self, spent: float) -> None:
        self._spent = spent

    def is_spent(self, part: float = 1.0) -> bool:
        return part <= self._spent


def test_a_slow_device_draws_one_lot_of_plans_and_a_fast_one_all(scenes, monkeypatch):
    seat, view, tracker, _ = scenes[1]
    lots: list[int] = []
    draw = MovementPlans.draw

    def note(plans, number, temperature, chance):
        lots.append(number)
        draw(plans, number, temperature, chance)

    monkeypatch.setattr(MovementPlans, "draw", note)
    for spent, wanted in ((0.5, [LOT]), (0.1, [LOT] * 4)):
        lots.clear()
        king = LearnedKing(turn_seconds=5)
        king._seat = seat
        world = tracker.draw(Random(1))
        plans = king._policy_plans(world, view.side, Random(2), Spent(spent)).found
        assert lots == wanted
        assert len({tuple(plan) for plan in plans}) == len(plans)


def test_a_variation_leaves_its_plan_at_one_choice(scenes):
    """From there on it is what the policy likes best; the likeliest come first, each once."""
    seat, view, tracker, pos = scenes[1]
    plans = MovementPlans(shipped(), seat, tracker.draw(Random(1)), view.side)
    plans.draw(4, 2.0, Random(2))
    tried: list[list[int]] = []
    for varied in (plans.found[0], plans.found[1]):
        known = plans.found
        found = [plans.vary(varied, 8) for _ in range(2)]
        assert plans.found == known + found[0] + found[1]
        ways = [
            way for _, way in sorted(_ways_to_vary(seat, varied, tracker.draw(Random(1)), view))
        ]
        ways = [way for way in ways if way not in tried]
        tried += ways[:16]
        for new, likeliest in zip(found, (ways[:8], ways[8:16]), strict=True):
            assert len(new) > 2
            assert_legal(new, pos, view.side)
            assert all(any(_begins(plan, way) for way in likeliest) for plan in new)


def test_plans_of_the_hand_made_player_join_those_of_the_policy(scenes):
    """Each leads elsewhere than all before it; those that lead nowhere new are left out."""
    seat, view, tracker, _ = scenes[3]
    found = []
    for number in (0, 3, 8):
        king = LearnedKing(turn_seconds=0.5, weighing=Weighing(sampled=12, hand_made=number))
        king._seat = seat
        drawn = Worlds(view, Random(5), tracker)
        budget = Budget(Limit(nodes=4000), king._evaluation)
        found.append(king._all_plans(drawn, view.side, Random(6), budget).found)
    for fewer, more in pairwise(found):
        assert len(fewer) < len(more)
        assert more[: len(fewer)] == fewer
    ends = set()
    for plan in found[-1]:
        on = Continuation(seat)
        on.enter(tracker.draw(Random(5)), 0)
        on.play(view.side, plan)
        ends.add((*(here & OWN[view.side] for here in on.game.pos.at), on.game.pos.reserves))
    assert len(ends) == len(found[-1])


def _ways_to_vary(seat, plan, world, view):
    """Yield each way to leave a plan at one choice, with how much less the policy likes it."""
    for length in range(len(plan) + 1):
        on = Continuation(seat)
        on.enter(world, 0)
        on.play(view.side, plan[:length])
        if on.game.ask(view.side) >= 0:
            continue
        (opinion,) = shipped().opinions([on.look()])
        for choice, logit in zip(opinion.choices, opinion.logits, strict=True):
            if choice != [*plan, FIRST_WORD + DONE][length]:
                yield max(opinion.logits) - logit, [*plan[:length], choice]


def _begins(plan, way):
    """Tell whether a plan begins in a way, or ends there."""
    return [*plan, FIRST_WORD + DONE][: len(way)] == way


def test_rollouts_are_the_same_one_by_one_and_together(scenes):
    """Many are asked about at once only because that is faster."""
    seat, view, tracker, _ = scenes[1]
    king = LearnedKing(turn_seconds=0.5)
    king._seat = seat
    rng = Random(3)
    worlds = [(tracker.draw(rng), luck) for luck in range(3)]
    plans = king._policy_plans(worlds[0][0], view.side, rng, Spent(1.0)).found
    plans = [[*plan, FIRST_WORD + DONE] for plan in plans]
    assert len(plans) > 1

    lines = [(world, luck, plan) for world, luck in worlds for plan in plans]
    together = Rollouts(shipped(), quick(), seat, view.side).chances(lines)
    rollouts = Rollouts(shipped(), quick(), seat, view.side)
    assert [chance for line in lines for chance in rollouts.chances([line])] == together
    assert len(set(together)) > len(plans)

    def glances(some):
        rollouts = Glances(shipped(), king._evaluation, Continuation(seat), view.side)
        return [values for worlds in some for values in rollouts.chances(worlds, plans)]

    assert glances([worlds]) == glances([[world] for world in worlds])


def test_a_rollout_ends_when_cards_are_chosen_or_winter_begins(scenes):
    """Whoever decides there has several choices, and both sides have been asked on the way."""
    deciders: set[int] = set()

    class Noted:
        def opinions(self, seen: list[bytes]) -> list[Opinion]:
            return quick().opinions(seen)

        def favourites(self, seen: list[bytes]) -> list[int]:
            words = np.frombuffer(b"".join(seen), np.int64).reshape(len(seen), -1)
            deciders.update(sides(words).tolist())
            return quick().favourites(seen)

    for seat, view, tracker, _ in (scenes[1], scenes[3]):
        king = LearnedKing(turn_seconds=0.5)
        king._seat = seat
        rng = Random(4)
        plans = king._policy_plans(tracker.draw(rng), view.side, rng, Spent(1.0)).found
        lines = [(tracker.draw(rng), 1, [*plan, FIRST_WORD + DONE]) for plan in plans]
        rollouts = Rollouts(shipped(), Noted(), seat, view.side)
        for game, chance in zip(rollouts._games, rollouts.chances(lines), strict=True):
            pos = game.game.pos
            if pos.step == steps.OVER:
                assert chance in {0.0, 1.0}
                continue
            assert 0 < chance < 1
            assert pos.step == steps.CARD or pos.step >= steps.RAID
            assert len(members(legal_mask(pos, game.game.side))) > 1
    assert deciders == {0, 1}


def test_the_quick_network_mostly_likes_what_the_large_one_likes():
    seen = [words.tobytes() for words in SEEN]
    large, small = shipped().favourites(seen), quick().favourites(seen)
    assert large == [opinion.best for opinion in shipped().opinions(seen)]
    same = sum(one == other for one, other in zip(large, small, strict=True))
    assert 0.7 < same / len(seen) < 1


def test_the_worse_half_of_the_plans_drops_out_until_two_are_left():
    assert [sizes_of_rounds(plans, 3) for plans in (2, 3, 12, 48)] == [
        [2, 2, 2],
        [3, 2, 2],
        [12, 6, 3, 2],
        [48, 24, 12, 6, 3, 2],
    ]


def test_new_plans_are_tried_where_the_others_were_tried(scenes):
    """The same worlds and the same luck: the same plan is worth the same whenever it comes."""
    seat, view, tracker, _ = scenes[1]
    king = LearnedKing(turn_seconds=0.5)
    king._seat = seat
    opinions = [king._played_on(reply, seat, view.side) for reply in ("policy", "glances")]
    trials = Trials(opinions, Worlds(view, Random(5), tracker), 7, king._evaluation)
    plans = king._policy_plans(tracker.draw(Random(1)), view.side, Random(2), Spent(1.0)).found
    early = [Candidate(plan, 0.0) for plan in plans]
    trials.go_on(early, 0.0, 1)
    trials.go_on(early, 1e9, 5)
    late = [Candidate(plan, 0.0) for plan in plans[1:]]
    assert trials.catch_up(late, lambda: False)
    assert [plan.odds for plan in late] == [plan.odds for plan in early[1:]]
    assert {len(plan.odds) for plan in late} == {5}
    assert king._evaluation.looked_at == 5 * (len(early) + len(late))


def test_the_best_plan_so_far_is_varied_in_the_rounds_that_are_named(scenes, monkeypatch):
    """Variations catch up with the others; without rounds there are none."""
    seat, view, tracker, _ = scenes[1]
    best, varied = [], []
    vary, catch_up = MovementPlans.vary, Trials.catch_up

    def note(plans, plan, number):
        best.append((plan, number))
        return vary(plans, plan, number)

    def note_them(trials, plans, too_late):
        assert catch_up(trials, plans, too_late)
        assert all(len(plan.odds) == trials._tried > 0 for plan in plans)
        varied.extend(plans)
        return True

    monkeypatch.setattr(MovementPlans, "vary", note)
    monkeypatch.setattr(Trials, "catch_up", note_them)
    for rounds, most in (((), None), ((2,), 5), ((2, 3), 5), ((2, 3), None)):
        best.clear()
        varied.clear()
        weighing = Weighing(sampled=6, hand_made=0, varied_in=rounds, variations=most, worlds=4)
        king = LearnedKing(turn_seconds=0.5, weighing=weighing)
        answer = king.answer_from(seat, view, 1, Limit(nodes=10_000), tracker)
        assert [number for _, number in best] == [most or 8] * len(rounds)
        assert bool(varied) == bool(rounds)
        if len(rounds) == 2:
            considered = {line.choices for line in answer.considered}
            assert any(tuple(plan.choices) in considered for plan in varied)


def test_a_limit_of_positions_bounds_variations_too(scenes, monkeypatch):
    seat, view, tracker, _ = scenes[1]
    caught_up = []
    catch_up = Trials.catch_up

    def note(trials, plans, too_late):
        caught_up.append(catch_up(trials, plans, too_late))
        return caught_up[-1]

    monkeypatch.setattr(Trials, "catch_up", note)
    king = LearnedKing(turn_seconds=0.5, weighing=Weighing(sampled=6, hand_made=0))
    king.answer_from(seat, view, 1, Limit(nodes=400), tracker)
    assert caught_up
    assert all(caught_up)
    assert king._evaluation.looked_at < 400 + LINES_AT_ONCE


class Clock(Budget):
    """A budget of seconds that pass only when somebody says so."""

    def __init__(self, whole: float) -> None:
        self._whole = whole
        self._nodes = None
        self.now = 0.0

    def left(self, part: float = 1.0) -> float:
        return part * self._whole - self.now


def weighed(scene, monkeypatch, number, seconds, seconds_of_a_line):
    """Weigh some plans in some seconds; return all plans that were tried, and the time taken."""
    seat, view, tracker, _ = scene
    king = LearnedKing(turn_seconds=seconds)
    king._seat = seat
    clock = Clock(seconds)
    monkeypatch.setattr(trials_module, "processor_seconds", lambda: clock.now)

    def play_on(worlds, plans):
        clock.now += len(worlds) * len(plans) * seconds_of_a_line()
        return [[Random(f"{luck}{plan}").random() for plan in plans] for _, luck in worlds]

    monkeypatch.setattr(king, "_played_on", lambda *_: play_on)
    drawn = Worlds(view, Random(5), tracker)
    plans = MovementPlans(shipped(), seat, drawn.get(0), view.side)
    plans.draw(12, 4.0, Random(2))
    candidates = [Candidate(plan, 0.0) for plan in plans.found[:number]]
    assert len(candidates) == number
    king._weigh(candidates, plans, drawn, view.side, 1, clock, 1.0)
    return candidates, clock.now


@pytest.mark.parametrize("number", [2, 3, 6])
def test_variations_take_no_longer_than_there_is_time(scenes, monkeypatch, number):
    """Of few plans each is tried in many worlds, where many variations could not follow."""
    candidates, passed = weighed(scenes[1], monkeypatch, number, 0.5, lambda: 0.001)
    assert len(candidates) > number
    assert 0.49 < passed < 0.55


@pytest.mark.parametrize("number", [2, 3, 6])
def test_variations_are_given_up_where_the_device_becomes_slow(scenes, monkeypatch, number):
    """They end with what is tried at once, and do not count."""
    a_line = [0.001]
    vary = MovementPlans.vary

    def slow_from_now(plans, plan, number):
        a_line[0] = 0.004
        return vary(plans, plan, number)

    monkeypatch.setattr(MovementPlans, "vary", slow_from_now)
    candidates, passed = weighed(scenes[1], monkeypatch, number, 5.0, lambda: a_line[0])
    at_once = 2 * LINES_AT_ONCE * a_line[0]  # by two kinds of enemies
    assert len(candidates) == number
    assert passed < 5.0 + at_once


def test_it_answers_the_same_to_the_same_question(scenes):
    for seat, view, tracker, pos in scenes:
        one, other = (
            LearnedKing(turn_seconds=1, weighing=QUICK).answer_from(seat, view, 7, FEW, tracker)
            for _ in range(2)
        )
        assert one == other
        assert legal_mask(pos, view.side) >> one.choice & 1


def test_cards_and_plans_come_with_reasons(scenes):
    for seat, view, tracker, _ in scenes[:2]:
        king = LearnedKing(turn_seconds=1, weighing=QUICK)
        answer = king.answer_from(seat, view, 7, FEW, tracker)
        assert answer.considered[0].choices[0] == answer.choice
        assert answer.value is not None
        assert 0 <= answer.value <= 1


def test_a_seat_holds_nothing_hidden(scenes):
    """Two hidden blocks exchanged in the true position: the same seat, and so the same answer."""
    exchanged = 0
    for seat, view, _, pos in scenes[:4]:
        enemy = 1 - view.side
        hidden = [
            block
            for block in members(OWN[enemy])
            if len(members(seat.options[enemy][block])) > 1 and pos.place_of(block) < 23
        ]
        for one in hidden:
            for other in hidden:
                here, there = pos.place_of(one), pos.place_of(other)
                flags = (pos.moved >> one ^ pos.moved >> other) & 1
                if one >= other or here == there or flags:
                    continue
                twin = pos.copy()
                twin.at[here] ^= 1 << one | 1 << other
                twin.at[there] ^= 1 << one | 1 << other
                on = [Continuation(seat) for _ in range(2)]
                seen = []
                for each, world in zip(on, (pos, twin), strict=True):
                    each.enter(world, 0)
                    each.game.ask(view.side)
                    seen.append(each.look())
                assert seen[0] == seen[1] == seat.seen
                exchanged += 1
    assert exchanged >= 3


def test_who_remembers_nothing_sees_no_less_than_a_stranger(scenes):
    for seat, view, tracker, _ in scenes[:4]:
        stranger = forgotten(seat, tracker.draw(Random(3)))
        enemy = 1 - view.side
        assert all(
            mine & ~other == 0
            for mine, other in zip(seat.options[enemy], stranger.options[enemy], strict=True)
        )
        assert isinstance(stranger.seen, bytes)
        assert len(stranger.seen) == len(seat.seen)
        assert stranger.options[view.side] == seat.options[view.side]


def test_a_weak_player_makes_other_choices_but_none_that_are_unlikely(scenes):
    network = shipped()
    seat, view, tracker, _ = scenes[1]
    (opinion,) = network.opinions([seat.seen])
    most = max(opinion.logits)
    chances = [exp(logit - most) for logit in opinion.logits]
    likely = {
        choice
        for choice, chance in zip(opinion.choices, chances, strict=True)
        if chance >= Weakness().least * sum(chances)
    }
    assert 1 < len(likely) < len(opinion.choices)
    weak = LearnedPolicy(Weakness(temperature=20.0))
    found = {weak.answer_from(seat, view, seed, sightings=tracker).choice for seed in range(200)}
    assert found == likely
    mild = LearnedPolicy(Weakness(temperature=0.05))
    assert {mild.answer_from(seat, view, seed).choice for seed in range(20)} == {opinion.best}


def test_a_plan_without_rivals_has_the_chance_that_the_network_gives(scenes):
    """Hints tell it: it must not be 0 because nothing was searched."""
    seat, view, tracker, _ = next(each for each in scenes if each[1].step == steps.MOVE)
    king = LearnedKing(turn_seconds=1, weighing=Weighing(sampled=1, hand_made=0))
    (opinion,) = shipped().opinions([seat.seen])
    assert king.answer_from(seat, view, 1, FEW, tracker).value == opinion.chance


def test_a_forced_choice_needs_no_thought(scenes):
    seat, view, _, _ = scenes[0]
    for player in (LearnedPolicy(), LearnedKing(turn_seconds=1)):
        assert player.answer_from(replace(seat, seen=5), view, 1).choice == 5


def test_two_opinions_are_weighed_by_their_odds():
    assert mixed(0.5, 0.5, 0.5) == 0.5
    assert mixed(0.8, 0.2, 0.5) == pytest.approx(0.5)
    assert mixed(0.9, 0.1, 0.0) == pytest.approx(0.9)
    assert mixed(0.9, 0.1, 1.0) == pytest.approx(0.1)
    assert 0 < mixed(0.0, 0.0, 0.5) < 0.01


def test_every_learned_level_has_a_player_and_plays(monkeypatch):
    """The players that search and that forget, for a game turn without a fault."""
    monkeypatch.setattr(arena, "is_endless", lambda pos: pos.turn > 1)
    assert set(LADDER) | set(SEARCHERS) == set(LEARNED_NAMES)
    for name in LEARNED_NAMES:
        assert name in ARENA_NAMES
        assert name not in NAMES
        assert hasattr(player_called(name, 0.1 if name in SEARCHERS else None), "answer_from")
    players = Entrant.parse("learned-king@0.02"), Entrant.parse("learned-squire")
    result = result_of(arena.play(Match(*players, "the_bruce", "1", RuleSet())))
    assert result.failure == ""
    assert result.turns == 1


def test_what_a_part_is_worth_can_be_measured(scenes):
    """Each part by name, in an arena too; a player without it still answers."""
    assert set(PARTS) == set(LEARNED_PARTS)
    for (seat, view, tracker, pos), part in product(scenes[:2], PARTS):
        assert str(Entrant.parse(f"learned-king+{part}@0.5")) == f"learned-king+{part}@0.5"
        player = player_called("learned-king", 0.05, part)
        answer = player.answer_from(seat, view, 3, sightings=tracker)
        assert legal_mask(pos, view.side) >> answer.choice & 1
    for text in ("learned+value", "learned-king+aggressor", "learned-king+"):
        with pytest.raises(EntrantError):
            Entrant.parse(text)


def test_the_hand_made_levels_keep_names_of_their_own():
    assert [level.name for level in CLASSIC] == [f"classic-{name}" for name in NAMES[1:]]
    for level in CLASSIC:
        assert level_called(level.name).turn_seconds == level.turn_seconds
        assert not level.is_learned
        assert not isinstance(opponent_called(level.name), Watching)
    assert str(Entrant.parse("classic-king+defender@0.5")) == "classic-king+defender@0.5"
    with pytest.raises(KeyError):
        opponent_called("classic-peasant")
