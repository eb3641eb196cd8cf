"""Two policies meet in many games at once."""

from __future__ import annotations

import json

import numpy as np
import pytest

pytest.importorskip("torch")

import torch

from schiltrom.ai.learned.policy import Weakness
from schiltrom.learn import lockstep, workers
from schiltrom.learn.checkpoint import write_policy
from schiltrom.learn.config import Games, Shape, setups_of
from schiltrom.learn.network import new_actor
from schiltrom.observation.encoder import sides

SHAPE = Shape(width=16, depth=1)


def short_games(games: int) -> workers.Workers:
    setups = setups_of(Games(scenarios=("the_bruce",), rules=("4",), bids=("", "E1"), years=1))
    return workers.Here(workers.Plan(setups, games, "1", 0), 1)


def test_each_policy_decides_for_its_own_side(monkeypatch):
    """Every decision is given to the policy that has this side in this game."""
    policies = [new_actor(SHAPE), new_actor(SHAPE)]
    meeting = lockstep.Meeting([lockstep.Player(each) for each in policies], short_games(4), "cpu")
    words, _, _ = meeting._workers.look(0)
    asked: list[tuple[int, int]] = []
    for number, policy in enumerate(policies):

        def noted(seen, number=number, judge=policy.forward):
            asked.extend((number, int(side)) for side in sides(seen.numpy()))
            return judge(seen)

        monkeypatch.setattr(policy, "forward", noted)
    meeting._choices(words, np.array([0, 1, 0, 1]))
    assert sorted(asked) == [(0, 0), (0, 0), (1, 0), (1, 0)]  # England decides first in all


def test_rates_are_of_the_first_game_in_each_slot():
    meeting = lockstep.Meeting([lockstep.Player(new_actor(SHAPE))] * 2, short_games(6), "cpu")
    meeting.play()
    found = meeting.rates(["the_bruce", "the_bruce E1"])
    assert found["all"]["first"]["games"] == 12
    kinds = found["the_bruce"], found["the_bruce E1"]
    assert sum(kind["first"]["games"] for kind in kinds) == 12
    won = sum(meeting.winner.ravel() == meeting.first_is.ravel())
    assert found["all"]["first"]["points"] == won
    assert found["all"]["england"]["points"] == (meeting.winner == 0).sum()


def test_a_player_with_a_temperature_makes_no_unlikely_choice():
    logits = torch.tensor([[0.0, 5.0, 4.0, -9.0]]).expand(500, 4)
    drawn = lockstep.Player(new_actor(SHAPE), Weakness(3.0)).choices(logits)
    assert set(drawn.tolist()) == {1, 2}  # the others are chosen in less than one case of 100
    assert set(lockstep.Player(new_actor(SHAPE)).choices(logits).tolist()) == {1}
    bold = lockstep.Player(new_actor(SHAPE), Weakness(3.0, least=0.001)).choices(logits)
    assert set(bold.tolist()) == {0, 1, 2}


def test_the_command_tells_who_wins(tmp_path, capsys):
    path = tmp_path / "policy.pt"
    write_policy(path, new_actor(SHAPE), SHAPE)
    options = ["--games", "1", "--scenario", "braveheart", "--bid", "E2"]
    assert lockstep.main([str(path), str(path), *options]) == 0
    told = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert told["braveheart E2"]["england"]["games"] == 2
