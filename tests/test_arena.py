"""The arena: fair pairs, records that let it go on, figures that are right."""

from __future__ import annotations

import json
from typing import Any

import pytest

from schiltrom.arena import Result, run, schedule
from schiltrom.cli.main import main
from schiltrom.engine.record import read_record
from schiltrom.engine.rules import RuleSet
from schiltrom.standings import Rate, elo, to_json


def result(england, scotland, winner, scenario="braveheart"):
    return Result(england, scotland, scenario, winner, "most nobles", 40, (4.0, 8.0), (0.1, 0.2))


def test_each_seed_is_played_with_both_sides():
    bouts = schedule(["a", "b", "c"], 8, ["braveheart", "the_bruce"], RuleSet())
    assert len(bouts) == 24
    for one, other in zip(bouts[::2], bouts[1::2], strict=True):
        assert (one.england, one.scotland) == (other.scotland, other.england)
        assert (one.seed, one.scenario) == (other.seed, other.scenario)
    assert [bout.scenario for bout in bouts[:4:2]] == ["braveheart", "the_bruce"]
    assert len({bout.name for bout in bouts}) == 24


def test_an_arena_that_was_broken_off_goes_on(tmp_path):
    bouts = schedule(["peasant", "squire"], 2, ["the_bruce"], RuleSet())
    first = run(bouts[:1], tmp_path, 1)
    saved = sorted(tmp_path.iterdir())
    assert len(saved) == 1
    before = saved[0].stat().st_mtime_ns
    steps = []
    both = run(bouts, tmp_path, 1, lambda done, total: steps.append((done, total)))
    assert steps == [(1, 2), (2, 2)]
    assert both[0] == first[0]
    assert saved[0].stat().st_mtime_ns == before
    record = read_record(json.loads(saved[0].read_text(encoding="utf-8")))
    assert record.replay().position.is_over()
    assert record.tags["england"] == "peasant"


def test_a_damaged_record_and_other_rules_are_played_again(tmp_path):
    bouts = schedule(["peasant", "squire"], 1, ["the_bruce"], RuleSet())
    path = tmp_path / f"{bouts[0].name}.json"
    path.write_text("{", encoding="utf-8")
    good = run(bouts, tmp_path, 1)
    assert json.loads(path.read_text(encoding="utf-8"))["tags"]["winner"] in ("england", "scotland")
    other = schedule(["peasant", "squire"], 1, ["the_bruce"], RuleSet.preset(2))
    assert run(other, tmp_path, 1)[0].seconds != good[0].seconds


def test_wilson_s_interval():
    assert Rate(100, 50).interval == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert Rate(20, 20).interval[1] == 1
    assert Rate(0, 0).interval == (0, 1)


def test_elo_is_right_for_known_odds():
    """Three wins of four are 191 points; more games make the error smaller."""
    few = [result("a", "b", 0)] * 30 + [result("a", "b", 1)] * 10
    rating, error = elo(["a", "b"], few)["a"]
    assert 2 * rating == pytest.approx(191, abs=8)
    assert elo(["a", "b"], few * 10)["a"][1] == pytest.approx(error / 10**0.5, rel=0.05)
    never_lost = elo(["a", "b", "c"], [result("a", "b", 0), result("b", "c", 0)] * 20)
    assert never_lost["a"][0] > never_lost["b"][0] > never_lost["c"][0]


def test_the_figures_of_an_arena():
    results = [result("a", "b", 0), result("b", "a", 0), result("a", "b", 0, "the_bruce")]
    found: Any = to_json(["a", "b"], results)
    pair = found["pairs"][0]
    assert (pair["games"], pair["points"]) == (3, 2)
    assert pair["parts"]["braveheart as England"]["points"] == 1
    assert pair["parts"]["braveheart as Scotland"]["points"] == 0
    assert found["time"]["a"] == {"turn_s": pytest.approx(16 / 120, abs=1e-4), "longest_s": 0.2}
    assert found["endings"] == {"England: most nobles": 3}


def test_the_command(tmp_path, capsys):
    arguments = ["arena", "squire", "peasant", "--games", "2", "--scenario", "braveheart"]
    arguments += ["--folder", str(tmp_path), "--processes", "2", "--json"]
    assert main(arguments) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Squire - Peasant")
    found = json.loads(lines[-1])
    assert found["games"] == 2
    assert found["pairs"][0]["players"] == ["squire", "peasant"]
    assert len(list(tmp_path.iterdir())) == 2
    assert main(["arena", "squire", "squire", "--folder", str(tmp_path)]) == 2
    assert "two" in capsys.readouterr().err
