"""A small network learns to like what a policy likes."""

from __future__ import annotations

import json

import numpy as np
import pytest

pytest.importorskip("torch")

import torch

from schiltrom.ai.learned.integer_network import IntegerNetwork
from schiltrom.ai.learned.network import QUICK
from schiltrom.learn import distillation, shipping, workers
from schiltrom.learn.checkpoint import read_policy, write_policy
from schiltrom.learn.config import Games, Shape, setups_of
from schiltrom.learn.network import Actor, BitsActor, ResidualActor, new_actor
from schiltrom.observation.words import ACTOR


def teacher(policy: Actor) -> distillation.Teacher:
    setups = setups_of(Games(scenarios=("the_bruce",), rules=("4",), years=1))
    playing = workers.Here(workers.Plan(setups, 12, "1", 0), 1)
    return distillation.Teacher(policy, playing, "cpu")


def test_every_third_game_has_the_likeliest_choices_and_the_others_draw():
    torch.manual_seed(1297)
    shown = teacher(new_actor(Shape(width=16, depth=1)))
    chances = torch.full((3000, 4), 0.25)
    chances[:, 2] += 0.01
    chosen = shown._chosen(chances)
    assert set(chosen[::3]) == {2}
    counts = np.bincount(np.concatenate([chosen[1::3], chosen[2::3]]), minlength=4)
    assert counts.min() > 400


def test_a_lot_is_what_the_policy_sees_and_likes_and_games_go_on():
    policy = new_actor(Shape(width=16, depth=1))
    shown = teacher(policy)
    first, again = shown.lot(0), shown.lot(0)
    for words, chances, values in (first, again):
        assert words.shape == (12, ACTOR)
        with torch.inference_mode():
            logits, value = policy(words)
        assert torch.allclose(chances.float(), logits.softmax(1), atol=1e-3)
        assert torch.allclose(values, value.sigmoid())
    assert not torch.equal(first[0], again[0])


def test_a_pupil_learns_what_is_liked():
    """It makes most choices of a policy with strong likes, and hardly any before."""
    torch.manual_seed(1297)
    policy = ResidualActor(Shape(width=16, depth=1))
    with torch.no_grad():
        policy.policy.weight.mul_(200)
    shown = teacher(policy)
    lots = [shown.lot(number % 2) for number in range(40)]
    pupil = distillation.Pupil(new_actor(Shape("bits", 64, 1)), "cpu", 3e-3)
    before = pupil.imitation(lots)
    for number in range(300):
        pupil.learn(lots[number % len(lots)], number / 300)
    after = pupil.imitation(lots)
    assert before["held_back"] == after["held_back"] == 480
    assert before["same_choice"] < 0.6
    assert after["same_choice"] > 0.85
    assert after["divergence"] < before["divergence"] / 3


def test_the_command_writes_a_small_policy_that_can_be_shipped(tmp_path, capsys):
    small, seen, made = (tmp_path / name for name in ("small.pt", "seen.npy", "made.npz"))
    large = tmp_path / "large.pt"
    shape = Shape(width=32, depth=1)
    write_policy(large, new_actor(shape), shape)
    options = ["--policy", large, "--seconds", 3, "--games", 20, "--width", 16]
    options += ["--observations", seen]
    assert distillation.main([str(small), *map(str, options)]) == 0
    told = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert told["decisions"] > 19
    assert told["held_back"] == len(np.load(seen)) > 1
    assert isinstance(read_policy(small), BitsActor)
    options = ["--quick", str(small), "--random-positions", "2560"]
    shipping.main([*map(str, (large, seen, made)), *options])
    again = tmp_path / "again.pt"
    options = ["--policy", large, "--begin-with", small, "--seconds", 1, "--games", 20]
    options += ["--rate", 2e-5]  # however many updates a machine makes in a second
    assert distillation.main([str(again), *map(str, options)]) == 0
    before, after = (read_policy(path).state_dict() for path in (small, again))
    change = (after["body.first.weight"] - before["body.first.weight"]).abs().max()
    assert 0 < change < 0.04  # a new one would differ by twice as much
    parts = dict(np.load(made))
    words = np.load(seen)
    for kind, policy in (("", large), (QUICK, small)):
        here = {
            name.removeprefix(kind): part
            for name, part in parts.items()
            if name.startswith(QUICK) == bool(kind)
        }
        answers = shipping.both_answers(read_policy(policy), IntegerNetwork(here), words)
        assert shipping.agreement(answers)["mean_loss"] < 0.02
