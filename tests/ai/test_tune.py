"""Weights tuned by playing, matches between evaluations, styles."""

from __future__ import annotations

import json
import struct
from contextlib import nullcontext
from math import log
from random import Random
from typing import cast

import pytest

from schiltrom.ai.evaluation.evaluation import Evaluation
from schiltrom.ai.evaluation.feature_names import FEATURES, NAMES
from schiltrom.ai.evaluation.styles import STYLES, styled
from schiltrom.ai.evaluation.weights import (
    BEST,
    SIMPLE,
    WeightsError,
    evaluation,
    read_weights,
    shipped_weights,
    weights_from_json,
    weights_to_json,
)
from schiltrom.ai.lab import match, tune
from schiltrom.ai.lab.selfplay import Pair, PairPool, Score, pairs_of, play_pair
from schiltrom.ai.players.squire import Squire
from schiltrom.engine import steps
from schiltrom.engine.flow import choose, settle
from schiltrom.engine.position import Position
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.setup import new_position
from schiltrom.engine.tables import AREAS, ENGLISH, SCOTS
from schiltrom.engine.view import view
from schiltrom.engine.walk import random_outcome, random_side

LITTLE = ["--seed", "5", "--pairs", "1", "--cores", "1", "--match", "0"]


class Umpire(PairPool):
    """Plays no games: whose weight of the nobles is greater wins both."""

    def __init__(self):
        super().__init__(None)

    def play(self, pairs):
        at = NAMES.index("nobles")
        for pair in pairs:
            noted = (((0.5,) * FEATURES, True),) if pair.noting else ()
            yield Score(2 if pair.one[at] > pair.other[at] else 0, noted)


@pytest.fixture
def umpired(monkeypatch):
    """Tune without playing."""
    monkeypatch.setattr(tune, "pair_pool", lambda _: nullcontext(Umpire()))
    monkeypatch.setattr(tune, "spreads", lambda *_: [0.1] * FEATURES)


# --- tuning ----------------------------------------------------------------------------------


def test_a_short_run_writes_weights_that_can_be_used(tmp_path, monkeypatch):
    """One pair of real games; the file says how it was made."""
    monkeypatch.setattr(tune, "SPREAD_GAMES", 1)
    out = tmp_path / "weights.json"
    assert tune.main(["--out", str(out), "--generations", "1", *LITTLE]) == 0
    made = json.loads(out.read_text())["made"]
    assert made == {
        "by": tune.METHOD,
        "seed": "5",
        "player": "squire",
        "generations": 1,
        "games": 2,
    }
    assert len(read_weights(out)) == FEATURES


@pytest.mark.usefixtures("umpired")
def test_what_wins_is_learned(tmp_path):
    out = tmp_path / "weights.json"
    tune.main(["--out", str(out), "--generations", "40", "--match", "0", "--pairs", "20"])
    run = tune.load(out)
    assert run is not None
    ways = [
        (now - start) / stride
        for now, start, stride in zip(run.result(), run.start, run.strides, strict=True)
    ]
    nobles = ways[NAMES.index("nobles")]
    assert nobles > 3
    assert all(abs(way) < nobles / 2 for way in ways if way != nobles)


@pytest.mark.usefixtures("umpired")
def test_a_run_that_is_broken_off_goes_on(tmp_path):
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    tune.main(["--out", str(whole), "--generations", "4", *LITTLE])
    for number in ("1", "3", "4"):
        tune.main(["--out", str(parts), "--generations", number, *LITTLE])
    assert whole.read_text() == parts.read_text()
    other = tmp_path / "other.json"
    tune.main(["--out", str(other), "--generations", "4", *LITTLE, "--seed", "6"])
    assert read_weights(other) != read_weights(whole)


@pytest.mark.usefixtures("umpired")
def test_an_interruption_loses_nothing(tmp_path, monkeypatch, capsys):
    out = tmp_path / "weights.json"
    played = Umpire.play

    def play(self, pairs):
        if out.exists():
            raise KeyboardInterrupt
        return played(self, pairs)

    monkeypatch.setattr(Umpire, "play", play)
    assert tune.main(["--out", str(out), "--generations", "4", *LITTLE]) == 1
    assert "saved" in capsys.readouterr().out
    run = tune.load(out)
    assert run is not None
    assert run.generation == 1


@pytest.mark.usefixtures("umpired")
def test_positions_are_noted(tmp_path):
    notes = tmp_path / "positions"
    out = tmp_path / "w.json"
    arguments = ["--out", str(out), "--generations", "2", *LITTLE]
    tune.main([*arguments, "--positions", str(notes)])
    assert json.loads(out.read_text())["made"]["calibrated"] == 2
    row = struct.Struct(f"<{FEATURES + 1}e")
    assert [row.unpack(part) for part in (notes.read_bytes()[: row.size],)] == [
        (0.5,) * FEATURES + (1.0,)
    ]
    assert len(notes.read_bytes()) == 2 * row.size


def test_a_weight_that_decides_nothing_stays():
    strides = tune.strides_for([1.0, 2.0, 0.0], [0.5, 0.0, 0.25])
    assert strides[1] == 0
    assert strides[0] == pytest.approx(tune.STRIDE)
    assert strides[2] == pytest.approx(tune.STRIDE * 0.5 / 0.25)


# --- files -----------------------------------------------------------------------------------


def test_weights_come_back_from_their_file(tmp_path):
    weights = [round(0.1 * i, 5) for i in range(FEATURES)]
    data = weights_to_json(weights, {"by": "hand"})
    assert weights_from_json(data) == weights
    for wrong in ({"features": 1}, {"version": 1}, {"format": "else"}):
        with pytest.raises(WeightsError):
            weights_from_json({**data, **wrong})
    path = tmp_path / "weights.json"
    path.write_text("{")
    with pytest.raises(WeightsError, match=r"weights\.json"):
        read_weights(path)


def test_the_squire_has_plainer_weights_than_the_best():
    assert shipped_weights(SIMPLE) != shipped_weights(BEST)


# --- matches ---------------------------------------------------------------------------------


def test_a_pair_gives_both_the_same_luck():
    """An evaluation against itself wins one game of each pair."""
    weights = shipped_weights(SIMPLE)
    pair = Pair(weights, weights, "8", 1, noting=True)
    score = play_pair(pair)
    assert score.points == 1
    assert {won for _, won in score.notes} <= {True, False}
    assert len(score.notes[0][0]) == FEATURES


def test_a_match_counts_pairs():
    found = match.figures([2, 1, 2, 1])
    assert (found["games"], found["won"], found["rate"]) == (8, 6, 0.75)
    low, high = cast("list[float]", found["interval"])
    assert 0 <= low < 0.75 < high <= 1
    assert match.figures([2] * 4)["interval"] != [1.0, 1.0]
    assert len(pairs_of([1.0], [2.0], 3, "s", "squire")) == 3


def test_a_match_from_the_command_line(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(match, "pair_pool", lambda _: nullcontext(Umpire()))
    better = list(shipped_weights())
    better[NAMES.index("nobles")] += 0.1
    path = tmp_path / "better.json"
    path.write_text(json.dumps(weights_to_json(better, {"by": "hand"})))
    assert match.main([str(path), BEST, "--games", "6"]) == 0
    assert json.loads(capsys.readouterr().out)["won"] == 6
    with pytest.raises(SystemExit):
        match.main([str(tmp_path / "none.json"), BEST])


# --- styles ----------------------------------------------------------------------------------


def marches():
    """Return positions in which a side begins to move, from a game of Squires."""
    rng = Random(4)
    pos = new_position(0, RuleSet())
    squire = Squire()
    found: list[Position] = []
    before = -1
    while len(found) < 24:
        if pos.is_chance():
            settle(pos, random_outcome(pos, rng))
            continue
        side = random_side(pos)
        if pos.step == steps.MOVE and before not in (steps.MOVE, steps.MARCH):
            found.append(pos.copy())
        before = pos.step
        choose(pos, side, squire.answer(view(pos, side), rng.getrandbits(63)).choice)
    return found


def attacks(style, positions):
    """Return how many battles a Squire of this style begins in all these movement phases."""
    total = 0
    for number, start in enumerate(positions):
        pos = start.copy()
        side = pos.active
        squire = Squire(styled(evaluation(), style))
        before = _battles(pos)
        while pos.step in (steps.MOVE, steps.MARCH) and pos.active == side:
            choose(pos, side, squire.answer(view(pos, side), number).choice)
        total += _battles(pos) - before
    return total


def _battles(pos):
    return sum(1 for a in range(AREAS) if pos.at[a] & SCOTS and pos.at[a] & ENGLISH)


def test_styles_differ_in_how_often_they_attack():
    positions = marches()
    bold, plain, careful = (attacks(style, positions) for style in ("aggressor", None, "defender"))
    assert bold > plain > careful


def test_a_style_sees_with_the_eyes_of_its_side():
    """An aggressor spares his own army less and the enemy's more, whichever side he has."""
    plain = Evaluation([1.0] * FEATURES)
    assert styled(plain, None) is plain
    bold = styled(plain, "aggressor")
    ours, theirs = NAMES.index("army_s"), NAMES.index("army_e")
    assert bold.weights[ours] < 1 < bold.weights[theirs]
    assert bold.english[theirs] < 1 < bold.english[ours]
    for traits in STYLES.values():
        for trait, _, _ in traits:
            assert {name for names in trait for name in names} < set(NAMES)
    with pytest.raises(KeyError):
        styled(plain, "coward")


def test_calibrated_chances_are_those_of_what_was_noted():
    """In positions of one lead or none each, leaders win three times out of four."""
    rows = []
    for number in range(400):
        row = [0.0] * (FEATURES + 1)
        row[NAMES.index("one")] = 1.0
        row[NAMES.index("nobles")] = 1.0 if number % 2 else -1.0
        row[FEATURES] = float((number // 2 % 4 != 0) == bool(number % 2))
        rows.append(row)
    weights = [0.0] * FEATURES
    weights[NAMES.index("nobles")] = 5.0
    found = tune.calibrated(weights, rows)
    assert found[NAMES.index("nobles")] == pytest.approx(log(3), abs=0.01)
    assert found[NAMES.index("one")] == pytest.approx(0, abs=0.01)
