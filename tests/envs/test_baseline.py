"""The learned policy as an opponent in every environment: the same choices as in an arena."""

from __future__ import annotations

from random import Random

import gymnasium
import pyspiel
import pytest

from schiltrom import Game
from schiltrom.ai.learned.player import Observer, player_called
from schiltrom.engine.choices import CHOICES
from schiltrom.engine.record import Record
from schiltrom.engine.rules import RuleSet
from schiltrom.envs import openspiel, pettingzoo
from schiltrom.envs.baseline import Baseline
from schiltrom.envs.gymnasium import SchiltromEnv
from schiltrom.envs.play import setup_of, to_choose

CHECKED = 60


def test_in_pettingzoo_it_watches_and_chooses_for_either_agent():
    env = pettingzoo.raw_env(scenario="the_bruce")
    learned = Baseline.of(env)
    with pytest.raises(RuntimeError, match="reset"):
        learned.choose(0)
    env.reset(seed=3)
    rng = Random(3)
    chosen = set()
    for _ in range(CHECKED):
        side = to_choose(env._pos)
        choice = learned.choose(side)
        legal = [c for c in range(CHOICES) if env.observe(env.agent_selection)["action_mask"][c]]
        assert choice in legal
        chosen.add(choice)
        env.step(choice if rng.random() < 0.7 else rng.choice(legal))
    assert len(chosen) > 10


def test_in_gymnasium_it_is_an_opponent_by_name():
    env = SchiltromEnv(scenario="the_bruce", side="scotland", opponent="learned")
    seen, _ = env.reset(seed=5)
    env.action_space.seed(5)
    for _ in range(CHECKED):
        action = env.action_space.sample(seen["action_mask"])
        seen, _, over, _, _ = env.step(action)
        if over:
            break
    made = gymnasium.make("schiltrom.envs.gymnasium:Schiltrom-v0", opponent="learned", years=1)
    made.reset(seed=1)


def test_in_openspiel_it_is_a_bot_that_follows_the_actions_of_a_state():
    game = pyspiel.load_game("python_schiltrom(scenario=the_bruce)")
    state = game.new_initial_state()
    rng = Random(7)
    bot = openspiel.LearnedBot()
    choices = 0
    while choices < CHECKED:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
            continue
        choice = bot.step(state)
        assert choice in state.legal_actions()
        if choices % 20 == 19:
            fresh = openspiel.LearnedBot()
            assert fresh.step(state) == choice
            assert bot.step(state.clone()) == choice
        state.apply_action(choice)
        choices += 1
    bot.restart()
    other = game.new_initial_state()
    while other.is_chance_node():
        other.apply_action(other.chance_outcomes()[0][0])
    assert bot.step(other) in other.legal_actions()


def test_the_baseline_agrees_with_the_arena_s_player():
    game = Game.new("braveheart", rules=RuleSet(), seed="baseline")
    record: Record = game.record
    observers = [Observer(record, side) for side in range(2)]
    player = player_called("learned")
    baseline = Baseline()
    replay, read = record.begin(), 0
    baseline.begin(setup_of("braveheart"), replay.position)
    rng = Random(9)
    for number in range(CHECKED):
        side = game.to_choose[0]
        for entry in record.entries[read:]:
            replay.apply(entry)
            baseline.follow(replay.position)
            read += 1
        if number % 3 == 0:
            seat = observers[side].seat()
            expected = player.answer_from(seat, game.view(side), 1).choice
            assert baseline.choose(side) == expected
        game.play(side, rng.choice(game.view(side).choices).id)
