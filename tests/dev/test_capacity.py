"""The simulation of many games: it agrees with what is known of queues, and its plans hold."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from schiltrom.dev.capacity import (
    EXAMPLE,
    Wanted,
    batch_delays,
    constant,
    costs_of,
    erlang_c,
    exponential,
    main,
    percentile,
    plan,
    plan_lines,
    pollaczek_khinchine,
    waits,
)

EVENTS = 300_000


def mean(values):
    return sum(values) / len(values)


@pytest.mark.parametrize(("load", "places"), [(0.5, 1), (0.7, 2), (0.8, 8)])
def test_random_service_waits_as_erlang_says(load, places):
    found = waits(load * places, exponential(1.0), places, Random(1), EVENTS)
    assert mean(found) == pytest.approx(erlang_c(load * places, 1.0, places), rel=0.08)


@pytest.mark.parametrize("load", [0.3, 0.6, 0.8])
def test_even_service_waits_as_pollaczek_and_khinchine_say(load):
    found = waits(load, constant(1.0), 1, Random(2), EVENTS)
    assert mean(found) == pytest.approx(pollaczek_khinchine(load, 1.0), rel=0.05)


def test_one_place_is_the_simplest_of_many():
    assert erlang_c(0.5, 1.0, 1) == pytest.approx(0.5 * 1.0 / (1 - 0.5))


def test_a_lone_choice_waits_for_nobody():
    found = batch_delays(0.01, 0.0005, 0.002, Random(3), 2000)
    assert percentile(found, 50) == pytest.approx(0.0025)


def test_batches_keep_up_where_single_commits_cannot():
    rate, each, commit = 1000.0, 0.0004, 0.002
    assert rate * (each + commit) > 1, "one by one the queue would grow for ever"
    found = batch_delays(rate, each, commit, Random(4), 20_000)
    assert percentile(found, 95) < 0.02


def test_a_plan_keeps_what_was_promised():
    found = plan(EXAMPLE, Wanted(), Random(5))
    assert found["choices_per_s"] == round(100_000 / 30)
    assert found["server_processes"] >= 100_000 * 2.2 / 10_000
    assert found["server_p95_ms"] <= 50
    dearer = plan(replace(EXAMPLE, server_s=0.0054), Wanted(), Random(5))
    assert dearer["server_processes"] > found["server_processes"]
    twice = plan(EXAMPLE, Wanted(games=200_000), Random(5))
    assert 1.7 < twice["cores"] / found["cores"] < 2.3


def test_no_computers_need_no_thinkers():
    assert plan(EXAMPLE, Wanted(computers=0.0), Random(6))["thinker_cores"] == 0


def test_it_reads_what_the_load_has_written(tmp_path, capsys):
    full = {
        "cpu_ms_per_choice": 0.5,
        "database_cpu_ms_per_choice": 0.2,
        "commit_ms": 3.0,
        "file_bytes_per_choice": 12_000,
        "frame_sent_bytes": 100,
        "frames_per_choice": 2.5,
        "thinking_s": 10.0,
        "choices_of_computers": 200,
        "memory_mib": 100.0,
        "connections": 100,
    }
    many = full | {"memory_mib": 300.0, "connections": 5100}
    written = {"measurements": {"postgresql": {"full_speed": full, "connected": many}}}
    costs = costs_of(written)
    assert (costs.server_s, costs.thinking_s, costs.sent) == (0.0005, 0.05, 250.0)
    assert (costs.database_s, costs.commit_s) == (0.0002, 0.003)
    assert costs.connection_bytes == pytest.approx(200 * 2**20 / 5000)
    file = tmp_path / "load.json"
    file.write_text(json.dumps(written), encoding="utf-8")
    assert main([str(file), "--games", "1000"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["measured"] is True
    assert found["plan"]["connections"] == 2200


def test_the_page_shows_what_the_example_comes_to(capsys):
    assert main([]) == 0
    found = json.loads(capsys.readouterr().out)["plan"]
    page = (Path(__file__).parents[2] / "docs" / "scaling.md").read_text(encoding="utf-8")
    assert "\n".join(plan_lines(found)) in page, "run the command with --page docs/scaling.md"


def test_what_is_no_load_is_refused(tmp_path):
    file = tmp_path / "load.json"
    file.write_text("{}", encoding="utf-8")
    with pytest.raises(SystemExit) as left:
        main([str(file)])
    assert left.value.code == 2
