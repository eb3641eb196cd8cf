"""PettingZoo's and Gymnasium's own tests, and what they do not ask."""

from __future__ import annotations

import pickle
from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test.api_test import api_test
from pettingzoo.test.performance_benchmark import performance_benchmark
from pettingzoo.test.seed_test import seed_test

from schiltrom import ENGLAND, SCOTLAND
from schiltrom.ai.players.peasant import Peasant
from schiltrom.engine.choices import parse_choice
from schiltrom.engine.tables import NOBLES_IN_PLAY
from schiltrom.engine.view import View
from schiltrom.envs import pettingzoo
from schiltrom.envs.gymnasium import NAME, SchiltromEnv
from schiltrom.envs.play import SetupError
from schiltrom.game import IllegalChoiceError
from tests.engine.test_views import swap_hidden

DICTIONARIES = pytest.mark.filterwarnings(
    # PettingZoo says so of every environment with a mask but its own.
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
    # Who has nothing to choose, as after the end, has an empty mask.
    "ignore:Action mask numpy array is all zeros:UserWarning",
)


def play_at_random(env, seed: int, most: int = 1_000_000) -> list[bytes]:
    """Play one game; return all that the agents saw and got."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    told = []
    for agent in env.agent_iter(most):
        seen, reward, terminated, truncated, _ = env.last()
        told.append(f"{agent} {reward}".encode() + seen["observation"].tobytes())
        over = terminated or truncated
        env.step(None if over else int(rng.choice(seen["action_mask"].nonzero()[0])))
    return told


# --- PettingZoo ------------------------------------------------------------------------------


@DICTIONARIES
@pytest.mark.parametrize("options", [{}, {"scenario": "the_bruce", "reward": "nobles"}])
def test_pettingzoo_s_api_test(options):
    api_test(pettingzoo.env(**options), num_cycles=600)


@DICTIONARIES
def test_pettingzoo_s_api_test_over_many_short_games():
    """Games that end, by a win or by being broken off, within the test's cycles."""
    api_test(pettingzoo.env(years=1), num_cycles=500)
    api_test(pettingzoo.env(max_cycles=20), num_cycles=50)


def test_pettingzoo_s_seed_test():
    seed_test(lambda: pettingzoo.env(scenario="the_bruce"), num_cycles=250)


def test_pettingzoo_s_performance_test(capsys):
    performance_benchmark(pettingzoo.env())
    assert "turns per second" in capsys.readouterr().out


def test_after_so_many_cycles_a_game_is_broken_off():
    env = pettingzoo.env(max_cycles=10)
    told = play_at_random(env, 1)
    assert len(told) == 10 + len(pettingzoo.AGENTS)
    assert env.agents == []
    with pytest.raises(SetupError, match="max_cycles must be 1 or more, not 0"):
        pettingzoo.env(max_cycles=0)


def test_the_same_seed_gives_the_same_game_and_another_one_another():
    env = pettingzoo.env(years=1)
    first = play_at_random(env, 1)
    assert play_at_random(env, 1) == first
    assert play_at_random(pettingzoo.raw_env(years=1), 1) == first
    assert play_at_random(env, 2) != first


def test_rewards_are_the_result_and_sum_to_nothing():
    for reward, plain in (("win", True), ("nobles", False)):
        env = pettingzoo.raw_env(years=1, reward=reward)
        rng = np.random.default_rng(4)
        env.reset(seed=4)
        lead = env._pos.nobles(ENGLAND).bit_count() * 2 - NOBLES_IN_PLAY
        total = 0.0
        while not any(env.terminations.values()):
            seen = env.observe(env.agent_selection)
            env.step(int(rng.choice(seen["action_mask"].nonzero()[0])))
            assert sum(env.rewards.values()) == 0
            total += env.rewards["england_0"]
        pos = env._pos
        won = 1 if pos.winner == ENGLAND else -1
        gained = pos.nobles(ENGLAND).bit_count() - pos.nobles(SCOTLAND).bit_count() - lead
        assert total == pytest.approx(won if plain else won + 0.02 * gained)
    with pytest.raises(SetupError, match="there is no reward 'gold'; choose from win, nobles"):
        pettingzoo.env(reward="gold")


def test_an_illegal_choice_loses_or_is_refused():
    raw = pettingzoo.raw_env()
    raw.reset(seed=1)
    with pytest.raises(IllegalChoiceError, match="done"):
        raw.step(parse_choice("done"))
    with pytest.raises(TypeError, match="it is the choice of england_0, and None is no choice"):
        raw.step(None)
    env = pettingzoo.env()
    env.reset(seed=1)
    env.last()
    env.step(parse_choice("done"))
    assert all(env.terminations.values())
    assert env.unwrapped._cumulative_rewards == {"england_0": -1.0, "scotland_1": 0}


def test_neither_agent_sees_the_other_s_card_or_secrets():
    env = pettingzoo.raw_env()
    env.reset(seed=3)
    cards = env.observe("england_0")["action_mask"].nonzero()[0]
    assert len(cards) > 1
    seen = set()
    for card in cards:
        env.reset(seed=3)
        env.step(int(card))
        assert env.agent_selection == "scotland_1"
        seen.add(env.observe("scotland_1")["observation"].tobytes())
    assert len(seen) == 1
    twin = swap_hidden(env._pos, ENGLAND, Random(1))
    assert twin is not None
    before = {agent: env.observe(agent)["observation"].tobytes() for agent in env.agents}
    env._pos = twin
    after = {agent: env.observe(agent)["observation"].tobytes() for agent in env.agents}
    assert before["scotland_1"] == after["scotland_1"]
    assert before["england_0"] != after["england_0"]


def test_who_is_not_asked_has_an_empty_mask():
    env = pettingzoo.raw_env()
    env.reset(seed=3)
    assert env.agent_selection == "england_0"
    assert env.observe("england_0")["action_mask"].any()
    assert not env.observe("scotland_1")["action_mask"].any()


def test_rendering_tells_what_a_spectator_sees():
    env = pettingzoo.env(render_mode="ansi")
    env.reset(seed=3)
    text = env.render()
    assert isinstance(text, str)
    assert "step: card" in text
    assert "hand:" not in text
    with pytest.raises(SetupError, match="there is no render mode 'human'; use ansi"):
        pettingzoo.env(render_mode="human")


def test_an_environment_can_be_sent_to_another_process():
    env = pickle.loads(pickle.dumps(pettingzoo.raw_env("the_bruce", edition=2, years=1)))
    assert play_at_random(env, 5) == play_at_random(
        pettingzoo.raw_env("the_bruce", edition=2, years=1), 5
    )


# --- Gymnasium -------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, {"side": "england", "reward": "nobles", "edition": 2}])
def test_gymnasium_s_checker(options):
    check_env(gymnasium.make(NAME, disable_env_checker=True, **options).unwrapped)


def finish(env, seed: int):
    """Play a game at random to its end; return the sum of rewards and the last info."""
    rng = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    total, over, last = 0.0, False, info
    while not over:
        assert env.observation_space.contains(seen)
        choice = int(rng.choice(seen["action_mask"].nonzero()[0]))
        seen, reward, over, truncated, last = env.step(choice)
        assert not truncated
        total += reward
    assert not seen["action_mask"].any()
    return total, info, last


def test_a_game_from_one_seat():
    env = SchiltromEnv(side="either", years=1)
    sides = set()
    for seed in range(6):
        total, first, last = finish(env, seed)
        sides.add(first["side"])
        assert total == (1 if last["won"] else -1)
        assert last["ending"] in ("most nobles", "tie with wallace", "tie without wallace")
    assert sides == {"england", "scotland"}
    with pytest.raises(gymnasium.error.ResetNeeded, match="begin another one with reset"):
        env.step(0)


def test_the_same_seed_gives_the_same_game_against_an_opponent():
    def game(seed: int) -> list[bytes]:
        env = SchiltromEnv(years=1, opponent="squire")
        rng = np.random.default_rng(seed)
        seen, _ = env.reset(seed=seed)
        told, over = [seen["observation"].tobytes()], False
        while not over:
            seen, _, over, _, _ = env.step(int(rng.choice(seen["action_mask"].nonzero()[0])))
            told.append(seen["observation"].tobytes())
        return told

    assert game(1) == game(1)


@pytest.mark.parametrize("name", ["function", "object"])
def test_opponents_of_one_s_own(name):
    views: list[View] = []

    def first(seen: View, seed: int) -> str:  # noqa: ARG001
        views.append(seen)
        return str(Peasant().answer(seen, 0))

    env = SchiltromEnv(years=1, side="england", opponent=first if name == "function" else Peasant())
    finish(env, 1)
    assert {seen.side for seen in views} == ({SCOTLAND} if name == "function" else set())


def test_an_opponent_that_breaks_the_rules_is_told_so():
    env = SchiltromEnv(side="scotland", opponent=lambda *_: "winter")
    with pytest.raises(IllegalChoiceError, match="winter"):
        env.reset(seed=1)


def test_an_illegal_choice_at_the_seat_loses_or_raises():
    env = SchiltromEnv()
    env.reset(seed=1)
    _, reward, over, truncated, info = env.step(parse_choice("done"))
    assert (reward, over, truncated, info["won"]) == (-1.0, True, False, False)
    assert "done" in info["illegal"]
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    strict = SchiltromEnv(illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalChoiceError):
        strict.step(np.int64(97))
    with pytest.raises(SetupError, match="illegal must be one of lose, raise, not 'pass'"):
        SchiltromEnv(illegal="pass")


def test_the_seat_sees_its_own_view_only():
    env = SchiltromEnv(side="scotland", render_mode="ansi")
    seen, _ = env.reset(seed=3)
    twin = swap_hidden(env._pos, ENGLAND, Random(1))
    assert twin is not None
    text = env.render()
    env._pos = twin
    assert env._observe()["observation"].tobytes() == seen["observation"].tobytes()
    assert env.render() == text
    assert text is not None
    assert "hand:" in text
    with pytest.raises(SetupError, match="there is no render mode 'rgb_array'; use ansi"):
        SchiltromEnv(render_mode="rgb_array")
