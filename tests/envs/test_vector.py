"""The vector environment: Gymnasium's interface over the lockstep simulation."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("gymnasium")

from gymnasium.vector import AutoresetMode, VectorEnv

from schiltrom.engine import is_compiled
from schiltrom.engine.rules import RuleSet
from schiltrom.envs.vector import SchiltromVectorEnv
from schiltrom.learn.bench import measure
from schiltrom.observation.encoder import sides
from schiltrom.observation.simulation import Setup


def play(env, steps, seed=5):
    """Play at random; return all that was seen and won."""
    found = []
    words, info = env.reset(seed=seed)
    env.np_random = np.random.default_rng(seed)
    for _ in range(steps):
        words, rewards, over, cut, info = env.step(env.random_actions())
        found.append((words.copy(), rewards, over, info))
        assert not cut.any()
    return found


def test_it_is_a_vector_environment():
    env = SchiltromVectorEnv(8)
    assert isinstance(env, VectorEnv)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    words, info = env.reset(seed=1)
    assert env.observation_space.contains(words)
    assert env.action_space.contains(env.random_actions())
    assert info["side"].tolist() == sides(words).tolist()


def test_the_same_seed_gives_the_same_games():
    one, other = (play(SchiltromVectorEnv(6, years=1), 60) for _ in range(2))
    for first, second in zip(one, other, strict=True):
        assert (first[0] == second[0]).all()
        assert (first[1] == second[1]).all()
    assert (one[-1][0] != play(SchiltromVectorEnv(6, years=1), 60, 6)[-1][0]).any()


def test_who_ends_a_game_is_told_how():
    """Games go on to the end, and the reward is the result for the side that decided last."""
    env = SchiltromVectorEnv(8, ("braveheart", "the_bruce"), (2, "it", 4), years=1)
    side = env.reset(seed=5)[1]["side"]
    env.np_random = np.random.default_rng(5)
    ended = 0
    for _ in range(200):
        _, rewards, over, _, info = env.step(env.random_actions())
        assert ((rewards != 0) == over).all()
        won = info["winner"] == side
        assert (rewards[over] == np.where(won, 1.0, -1.0)[over]).all()
        ended += int(over.sum())
        side = info["side"]
    assert ended > 5


def test_illegal_choices_are_refused():
    env = SchiltromVectorEnv(2)
    with pytest.raises(RuntimeError, match="reset"):
        env.step(np.zeros(2, np.int64))
    env.reset(seed=1)
    wrong = (~env.action_masks()).argmax(1)
    with pytest.raises(ValueError, match="not legal"):
        env.step(wrong)


@pytest.mark.skipif(not is_compiled(), reason="the engine is not compiled here")
def test_it_is_fast():
    """Half of what one core makes on a machine that does nothing else: others may be busy here."""
    setups = [Setup(scenario, RuleSet()) for scenario in range(2)]
    assert max(measure(setups, 32, 0.5) for _ in range(3)) > 20_000
