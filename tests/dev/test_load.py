"""The load figures: they come out, small as the load is here, and nothing goes wrong or is lost."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from schiltrom.dev.load import Tally, count_lost, main, with_no_pause


@pytest.mark.parametrize("pause", ["0.2", "0"])
def test_bots_play_over_the_wire_and_nothing_is_lost(pause, capsys):
    status = main(["--games", "6", "--seconds", "4", "--pause", pause])
    said = capsys.readouterr().out.splitlines()
    found = json.loads(said[-1])
    assert (status, found["errors"], found["lost"]) == (0, 0, 0), said
    assert found["games"] == 6
    assert found["choices_per_s"] > 1
    assert 0 < found["p50_ms"] <= found["p95_ms"] <= found["p99_ms"]


def test_what_is_lost_is_counted():
    tally = Tally(acknowledged={"a": ["E card 1", "E done", "E done"], "b": ["S card 2"]})
    assert count_lost(tally, {"a": Counter(["E card 1", "E done"])}) == 2
    kept = {"a": Counter(["E card 1", "E done", "E done", "dice 6"]), "b": Counter(["S card 2"])}
    assert count_lost(tally, kept) == 0


def test_both_measurements_become_one_line(capsys):
    found = {"games": 6, "choices_per_s": 3.0, "p95_ms": 9.0, "errors": 0, "lost": 0}
    no_pause = {"games": 6, "choices_per_s": 70.0, "p95_ms": 99.0, "errors": 1, "lost": 2}
    both = with_no_pause(found, no_pause)
    assert both == found | {"errors": 1, "lost": 2, "choices_per_s_no_pause": 70.0}
    assert "without a pause" in capsys.readouterr().out


@pytest.mark.parametrize("wrong", [["--games", "0"], ["--seconds", "nan"], ["--pause", "-1"]])
def test_what_has_no_bounds_is_refused(wrong):
    with pytest.raises(SystemExit) as left:
        main(wrong)
    assert left.value.code == 2
