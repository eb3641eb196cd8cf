"""The settings of a run: what is refused, and what is played unless told otherwise."""

from __future__ import annotations

import pytest

from schiltrom.learn.config import ConfigError, config_of, setups_of


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
    ],
)
def test_settings_that_cannot_be_are_refused(data, message):
    with pytest.raises(ConfigError, match=message):
        config_of(data)


def test_all_presets_and_scenarios_are_played_unless_told_otherwise():
    assert len(setups_of(config_of({}).games)) == 27
    bids = config_of({"games": {"rules": ["4"], "bids": ["", "S1"]}}).games
    assert len(setups_of(bids)) == 5  # the bid S1 is not for The Bruce (9.2)
