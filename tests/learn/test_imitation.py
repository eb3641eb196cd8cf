"""A policy learns to decide as a player of recorded games does."""

from __future__ import annotations

import json

import numpy as np
import pytest

pytest.importorskip("torch")

import torch

from schiltrom.ai.learned.observer import Observer
from schiltrom.cli.main import main
from schiltrom.engine.record import Record
from schiltrom.learn import imitation
from schiltrom.learn.checkpoint import read_policy, write_policy
from schiltrom.learn.config import Shape
from schiltrom.learn.network import new_actor

PLAYER = "classic-squire"


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Two games of a hand-made Squire against random play, with both sides."""
    found = tmp_path_factory.mktemp("arena")
    options = ["--games", "2", "--scenario", "the_bruce", "--workers", "1", "--json"]
    assert main(["arena", PLAYER, "peasant", *options, "--folder", str(found)]) == 0
    return found


def records(folder) -> list[Record]:
    return [Record.from_json(json.loads(path.read_text())) for path in sorted(folder.glob("*"))]


def test_examples_are_what_the_players_seat_had_seen(folder):
    """The same bytes as those that an observer of the seat lists while the game is played."""
    for record in records(folder):
        (side,) = imitation.sides_of(record, PLAYER)
        growing = Record(record.scenario, record.rules)
        observer = Observer(growing, side)
        listed = []
        for entry in record.entries:
            if entry.side == side:
                seen = observer.look()
                if isinstance(seen, bytes):
                    listed.append((seen, entry.number))
            growing.entries.append(entry)
        assert list(imitation.decisions_of(record, side)) == listed


def test_a_policy_learns_to_decide_alike(folder, tmp_path, capsys):
    examples, begun, learned = (tmp_path / name for name in ("seen.npz", "a.pt", "b.pt"))
    assert imitation.main(["collect", PLAYER, str(examples), str(folder)]) == 0
    told = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert told["examples"] == len(np.load(examples)["choices"]) > 200
    torch.manual_seed(1297)
    shape = Shape(width=32, depth=1)
    write_policy(begun, new_actor(shape), shape)
    options = ["--begin-with", str(begun), "--minibatch", "32", "--epochs", "8", "--rate", "0.003"]
    assert imitation.main(["learn", str(examples), str(learned), *options]) == 0
    told = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert told.keys() == {"examples", "before", "after"}
    assert agreement(learned, examples) > agreement(begun, examples) + 0.2


def agreement(policy, examples) -> float:
    """Return how often a policy decides as all the examples do, those it learned from and others.

    Two games hold back too few examples to say something of those alone.
    """
    data = np.load(examples)
    with torch.no_grad():
        logits, _ = read_policy(policy)(torch.from_numpy(data["words"]))
    return float((logits.argmax(1).numpy() == data["choices"]).mean())
