"""A policy in whole numbers chooses as it does in PyTorch."""

from __future__ import annotations

import json

import numpy as np
import pytest

pytest.importorskip("torch")

from schiltrom.ai.learned.integer_network import IntegerNetwork, shipped
from schiltrom.ai.learned.network import LARGE, QUICK
from schiltrom.learn import shipping
from schiltrom.learn.checkpoint import read_policy, write_policy
from schiltrom.learn.config import Shape
from schiltrom.learn.network import new_actor
from schiltrom.observation.encoder import encode, flat
from tests.observation.games import kept_observations

SEEN = kept_observations()["words"]


def test_a_shipped_policy_agrees_with_pytorch(tmp_path, capsys):
    shape = Shape(width=64, depth=2)
    policy, observations = tmp_path / "policy.pt", tmp_path / "seen.npy"
    write_policy(policy, new_actor(shape), shape)
    np.save(observations, SEEN)
    made, sample = tmp_path / "made.npz", tmp_path / "sample.npz"
    options = ["--sample", str(sample), "--random-positions", "12800"]
    assert shipping.main([*map(str, (policy, observations, made)), *options]) == 0
    told = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert told["bytes"] == made.stat().st_size
    assert told["observations"] == len(SEEN)
    assert told["mean_loss"] < 0.02
    assert told["mean_value_difference"] < 0.02
    network = IntegerNetwork(dict(np.load(made)))
    kept = np.load(sample)
    assert [network.choose(words)[0] for words in kept["words"]] == kept["choice"].tolist()


def test_another_network_does_not_agree(tmp_path):
    """The measure can tell networks apart."""
    shape = Shape(width=64, depth=2)
    path = tmp_path / "policy.pt"
    write_policy(path, new_actor(shape), shape)
    answers = shipping.both_answers(read_policy(path), shipped(), SEEN)
    assert shipping.agreement(answers)["same_choice"] < 0.9


def test_what_is_never_set_is_left_out_and_all_else_is_kept():
    """Most of what 48 observations lack is set in random play; what is not loses its weights."""
    played = shipping.set_in_random_play(12_800)
    seen = flat(encode(SEEN)).any(0)
    assert (played & ~seen).sum() > 1000
    actor = new_actor(Shape(width=16, depth=1))
    first = shipping.Shipping(actor, SEEN, played).make()["first"]
    kept = played | seen
    assert (first[kept] != 0).any(1).all()
    assert not first[~kept].any()
    assert 100 < (~kept).sum() < 1500


@pytest.mark.parametrize(("name", "kind"), [("shipped", LARGE), ("shipped-quick", QUICK)])
def test_training_can_go_on_from_the_shipped_networks(name, kind):
    """In real numbers it is the same policy again: only activations are no longer rounded.

    That decides between choices that it likes alike, and nothing else.
    """
    answers = shipping.both_answers(shipping.policy_called(name), shipped(kind), SEEN)
    found = shipping.agreement(answers)
    assert found["same_choice"] > 0.95
    assert found["largest_loss"] < 0.02
    assert found["largest_value_difference"] < 0.01
