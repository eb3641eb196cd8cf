"""The learned player: whole numbers, the seat's own observation, games without a fault."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.resources import files
from random import Random

import numpy as np
import pytest

from schiltrom import Game
from schiltrom.ai import levels
from schiltrom.ai.learned import integer_network, player
from schiltrom.ai.learned.integer_network import MOST_ACTIVE, IntegerNetwork, NetworkError, shipped
from schiltrom.ai.levels import ARENA_NAMES, NAMES
from schiltrom.arena import match as arena
from schiltrom.arena.match import Entrant, EntrantError, Match, result_of
from schiltrom.engine.rules import PRESETS, RuleSet
from schiltrom.observation.encoder import encode, flat, legal
from schiltrom.observation.simulation import Game as Simulated
from schiltrom.observation.simulation import Setup, observe
from tests.observation.games import kept_observations

SEEN = kept_observations()
"""Observations of real games, with what PyTorch made of them and what the whole numbers did."""
EXACT = 2**24
LARGEST = 8_000_000


def test_it_chooses_what_it_chose_when_it_was_made():
    """The same answer on every machine: choice and value, to the last digit that is told."""
    found = [shipped().choose(words) for words in SEEN["words"]]
    assert [choice for choice, _ in found] == SEEN["choice"].tolist()
    assert [value for _, value in found] == SEEN["told"].tolist()


def test_it_agrees_with_the_network_that_was_trained():
    """Where rounding changes the choice, PyTorch liked both almost equally well."""
    best = SEEN["chances"].astype(float).max(1)
    chosen = SEEN["chances"][np.arange(len(best)), SEEN["choice"]].astype(float)
    assert (best - chosen).max() < 0.2
    assert (best == chosen).mean() > 0.9
    assert np.abs(SEEN["told"] - SEEN["value"]).mean() < 0.04


def test_who_asks_first_has_it_think_on_one_core():
    """Cores that are shared by threads this small lose nine tenths of their time."""
    variable = "OPENBLAS_NUM_THREADS"
    asks = "from schiltrom.ai.learned import network; network.shipped()"
    program = f"import os; {asks}; print(os.environ[{variable!r}])"
    free = {name: value for name, value in os.environ.items() if name != variable}
    told = subprocess.run(
        [sys.executable, "-c", program], env=free, capture_output=True, text=True, check=True
    )
    assert told.stdout.strip() == "1"


def test_many_at_once_are_judged_as_each_alone():
    """Bit for bit, whatever else is in the batch."""
    logits, values = shipped().judge_all(SEEN["words"][:9])
    for row in (0, 4, 8):
        alone, value = shipped().judge(SEEN["words"][row])
        assert logits[row].tobytes() == alone.tobytes()
        assert values[row] == value


def test_only_legal_choices_are_chosen():
    mask = legal(SEEN["words"])
    assert all(mask[row, choice] for row, choice in enumerate(SEEN["choice"]))
    assert len(set(SEEN["choice"].tolist())) > 10


def test_every_sum_is_exact():
    """No sum of products can reach the numbers where single precision rounds."""
    for name, part in shipped()._parts.items():
        if part.dtype == np.float32 and name != "first":
            assert np.abs(part).sum(1).max() * MOST_ACTIVE < EXACT, name
    features = np.abs(flat(encode(SEEN["words"]))) * integer_network.FEATURE_STEPS
    assert (features @ np.abs(shipped()._parts["first"])).max() < EXACT / 4


def test_the_order_of_adding_does_not_matter(monkeypatch):
    """A library that adds up the other way round gets the same logits, bit for bit."""
    plain = [shipped().judge(words) for words in SEEN["words"][:6]]

    def backwards(self, name, values):
        part = self._parts
        active = np.rint(values * float(part[f"{name}_active"])).clip(-MOST_ACTIVE, MOST_ACTIVE)
        products = part[name][None, :, ::-1] * active[:, None, ::-1].astype(np.float32)
        total = np.add.reduce(products, axis=2)
        return total * part[f"{name}_scale"] + part[f"{name}_bias"]

    monkeypatch.setattr(IntegerNetwork, "_layer", backwards)
    for words, (logits, value) in zip(SEEN["words"][:6], plain, strict=True):
        other = shipped().judge(words)
        assert other[0].tobytes() == logits.tobytes()
        assert other[1] == value


def test_it_is_small_enough_to_ship():
    path = files("schiltrom") / "data" / "ai" / "learned.npz"
    assert len(path.read_bytes()) <= LARGEST


def test_other_features_are_refused():
    with pytest.raises(NetworkError, match="other features"):
        IntegerNetwork({"features": np.array("0" * 16), "depth": np.array(0)})


@pytest.mark.parametrize("name", ["edition 4", "it"])
def test_the_observer_sees_what_the_simulation_lists(name):
    """Through random games, for both seats, byte for byte."""
    rules = PRESETS[name]
    game = Game.new("the_bruce", rules=rules, seed=f"observer/{name}")
    observers = [player.Observer(game.record, side) for side in range(2)]
    followed = Simulated([Setup(game.record.scenario, rules)], "", 0)
    replay, read = game.record.begin(), 0
    rng = Random(name)
    compared = 0
    while not game.is_over and compared < 150:
        side = game.to_choose[0]
        for entry in game.record.entries[read:]:
            replay.apply(entry)
            followed.follow(replay.position)
            read += 1
        if rng.random() < 0.3 and replay.position.active in (side, 2):
            seen = observers[side].look()
            forced = followed.ask(side)
            parts: list[bytes] = []
            if forced < 0:
                observe(followed, parts)
            assert seen == (forced if forced >= 0 else b"".join(parts))
            compared += 1
        game.play(side, rng.choice(game.view(side).choices).id)
    assert compared > 50


def test_it_plays_in_an_arena_and_is_no_level_for_people():
    """A whole game without a fault, the same again with the same seed."""
    assert "learned" in ARENA_NAMES
    assert "learned" not in NAMES
    players = Entrant.parse("learned"), Entrant.parse("peasant")
    one = arena.play(Match(*players, "the_bruce", "1", RuleSet()))
    assert result_of(one).failure == ""
    assert result_of(one).winner == 0


def test_it_has_neither_style_nor_seconds_and_needs_numpy(monkeypatch):
    for text in ("learned+defender", "learned@0.5", "learned-king+defender"):
        with pytest.raises(EntrantError):
            Entrant.parse(text)
    monkeypatch.setattr(levels, "can_play_learned", lambda: False)
    with pytest.raises(EntrantError, match="NumPy"):
        Entrant.parse("learned")
