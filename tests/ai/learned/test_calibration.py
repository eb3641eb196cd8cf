"""Calibration: chances told against games won."""

from __future__ import annotations

import json

import pytest

from schiltrom.ai.learned.calibration import (
    OPINIONS,
    Opinion,
    bins_of,
    calibration_error,
    figure,
    log_loss,
    main,
    measured,
)
from schiltrom.arena.match import Entrant, Match, play
from schiltrom.engine.rules import RuleSet

HONEST = [Opinion(i % 10, 0.25, 0.75, i % 4 == 0) for i in range(400)]
"""The network says 25 %, which is right; the evaluation says 75 %."""


def test_who_is_right_has_no_error_and_the_smaller_loss():
    won = [each.won for each in HONEST]
    assert calibration_error([0.25] * 400, won) == pytest.approx(0)
    assert calibration_error([0.75] * 400, won) == pytest.approx(0.5)
    assert log_loss([0.25] * 400, won) < log_loss([0.5] * 400, won) < log_loss([0.75] * 400, won)
    assert log_loss([1.0], [False]) < 10
    assert bins_of([0.25, 0.29, 1.0], [True, False, True]) == [
        (2, pytest.approx(0.27), 0.5),
        (1, 1.0, 1.0),
    ]


def test_measures_have_standard_errors_and_a_picture():
    found = measured(HONEST)
    assert found["games"] == 10
    assert found["moments"] == 400
    assert found["network_calibration_error"][0] == 0
    assert found["both_calibration_error"][0] == pytest.approx(0.25)
    assert all(len(found[f"{name}_log_loss"]) == 2 for name in OPINIONS)
    assert figure(HONEST).count("<circle") == 2


def test_the_command_reads_an_arena_s_games(tmp_path, capsys):
    assert main([str(tmp_path)]) == 1
    squire, peasant = Entrant.parse("squire"), Entrant.parse("peasant")
    record = play(Match(squire, peasant, "the_bruce", "c", RuleSet()))
    (tmp_path / "game.json").write_text(json.dumps(record.to_json()), encoding="utf-8")
    capsys.readouterr()
    assert main([str(tmp_path), "--figure", str(tmp_path / "c.svg")]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 1
    assert told["moments"] > 5
    assert 0 < told["network_log_loss"][0] < 3
    assert (tmp_path / "c.svg").read_text(encoding="utf-8").startswith("<svg")
