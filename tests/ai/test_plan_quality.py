"""What the King's search is worth, by the large network's own play."""

from __future__ import annotations

import json
from itertools import islice

import pytest

from schiltrom.ai.lab import plan_quality
from schiltrom.ai.lab.plan_quality import Worth, moments
from schiltrom.ai.learned.king import Weighing
from schiltrom.engine import steps


def test_moments_are_beginnings_of_movements_and_the_same_every_time():
    ones, others = moments("same"), moments("same")
    for _ in range(2):
        moment, again = next(ones), next(others)
        assert (moment.seat.seen, moment.seed) == (again.seat.seen, again.seed)
        assert moment.view.step == steps.MOVE
        assert moment.seat.fits(moment.view)
        assert moment.tracker.view == moment.view


def test_one_plan_is_worth_as_much_as_the_same_again():
    """Nothing is left of the plans that were played on before it."""
    for moment in islice(moments("same"), 5):
        plan = moment.plan_of(Weighing(sampled=1, hand_made=0), 0.5)
        for worth in (moment.worth, moment.worth_at_a_glance):
            one, other = worth([plan, plan], 2)
            assert one == other
            assert 0 < one < 1


def test_gains_are_told_in_points():
    worth = Worth([0.02, 0.0, 0.01], [0.0, 0.0, 0.03], others=2)
    assert worth.to_json() == {
        "gain": 1.0,
        "error": 0.58,
        "gain_at_a_glance": 1.0,
        "error_at_a_glance": 1.0,
        "other_plans": 0.67,
    }


def test_the_command_compares_parts(capsys):
    options = ["--movements", "1", "--worlds", "2", "--time", "0.2", "--seed", "same"]
    assert plan_quality.main(["glances", *options]) == 0
    told = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert told["movements"] == 1
    assert set(told) == {"movements", "king", "glances"}
    with pytest.raises(SystemExit):
        plan_quality.main(["--time", "0.1"])
