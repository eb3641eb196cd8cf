"""The settings of a run: what is refused, and what is played unless told otherwise."""

from __future__ import annotations

from pathlib import Path

import pytest

from schiltrom.engine.rules import PRESETS, VALUES, RuleSet
from schiltrom.learn.config import ConfigError, config_of, read_config, setups_of
from schiltrom.learn.tables import filled
from schiltrom.learn.workers import GROUPS

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"lerning": {}}, "no 'lerning'.*learning"),
        ({"learning": {"rat": 1.0}}, r"\[learning\] has no 'rat'"),
        ({"learning": {"steps": "many"}}, "learning.steps must be of type int"),
        ({"network": {"kind": "forest"}}, "residual, tokens"),
        ({"games": {"rules": ["edition 9"]}}, "edition 9"),
        ({"games": {"workers": "elves"}}, "here, processes, ray"),
        ({"run": 3}, r"write \[run\]"),
        ({"league": {"past": 0.9, "random": 0.2}}, "shares of all games"),
        ({"league": {"partner": 0.1}}, "go together"),
        ({"league": {"partners": ["shipped"]}}, "go together"),
    ],
)
def test_settings_that_cannot_be_are_refused(data, message):
    with pytest.raises(ConfigError, match=message):
        config_of(data)


def test_a_preset_named_twice_is_played_twice_as_often():
    games = config_of({"games": {"rules": ["all", "4"], "scenarios": ["braveheart"]}}).games
    rules = [setup.rules for setup in setups_of(games)]
    assert len(rules) == 10
    assert rules.count(RuleSet()) == 2


def test_variants_have_other_switches_and_little_weight():
    games = config_of({"games": {"variants": 6, "scenarios": ["braveheart"]}}).games
    setups = setups_of(games)
    drawn = [setup for setup in setups if setup.weight != 1.0]
    assert len(drawn) == 54
    assert {setup.weight for setup in drawn} == {games.variant_weight}
    assert sum(setup.rules not in PRESETS.values() for setup in drawn) > 40
    seen = {(name, getattr(s.rules, name)) for s in setups for name in VALUES}
    assert len(seen) > sum(map(len, VALUES.values())) - 10
    assert [s.rules for s in setups_of(games)] == [s.rules for s in setups]


def test_all_presets_and_scenarios_are_played_unless_told_otherwise():
    assert len(setups_of(config_of({}).games)) == 27
    bids = config_of({"games": {"rules": ["4"], "bids": ["", "S1"]}}).games
    assert len(setups_of(bids)) == 5  # the bid S1 is not for The Bruce (9.2)


@pytest.mark.parametrize("name", ["king", "early", "responder"])
def test_the_runs_that_are_documented_can_be_made(name):
    config = read_config(ROOT / "examples" / "training" / f"{name}.toml")
    assert config.run.folder == name
    assert config.run.iterations or config.run.seconds
    assert setups_of(config.games)


def test_a_responder_makes_two_hundred_million_decisions_against_one_partner():
    config = read_config(ROOT / "examples" / "training" / "responder.toml")
    games = config.games.processes * config.games.games * GROUPS
    assert round(config.run.iterations * config.learning.steps * games / 1e6) == 200
    assert config.league.partners == (config.run.begin_with,)


def test_the_documentation_has_the_tables_as_they_are():
    path = ROOT / "docs" / "training.md"
    text = path.read_text(encoding="utf-8")
    assert filled(text) == text
