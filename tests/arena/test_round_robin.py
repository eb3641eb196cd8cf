"""The arena: fair pairs, records that let it go on, figures that are right."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from schiltrom.ai.evaluation.weights import evaluation as shipped_evaluation
from schiltrom.ai.levels import Level
from schiltrom.ai.opponent import Answer, Limit, legal_choices
from schiltrom.ai.players.registry import opponent_called
from schiltrom.ai.search.budget import Budget, processor_time
from schiltrom.arena import match as matches_of
from schiltrom.arena.executors import ExecutorError, here, on_cores, on_ray
from schiltrom.arena.match import Effort, Entrant, EntrantError, Match, Result, play, result_of
from schiltrom.arena.ratings import Rate, elo, to_json
from schiltrom.arena.round_robin import run, schedule
from schiltrom.cli.arena import report
from schiltrom.cli.main import main
from schiltrom.engine.record import RecordError, read_record
from schiltrom.engine.rules import RuleSet
from schiltrom.text.words import languages

PEASANT, SQUIRE = Entrant("peasant"), Entrant("squire")
SOURCE = Path(__file__).parents[2] / "src"


def result(england, scotland, winner, scenario="braveheart", **more):
    efforts = (Effort(4.0, 0.1, 0.3), Effort(8.0, 0.2, 0.5))
    return Result(england, scotland, scenario, winner, "most nobles", 40, efforts, **more)


def test_each_seed_is_played_with_both_sides():
    players = [Entrant(name) for name in "abc"]
    matches = schedule(players, 8, ["braveheart", "the_bruce"], RuleSet())
    assert len(matches) == 24
    for one, other in zip(matches[::2], matches[1::2], strict=True):
        assert (one.england, one.scotland) == (other.scotland, other.england)
        assert (one.seed, one.scenario) == (other.seed, other.scenario)
    assert [match.scenario for match in matches[:4:2]] == ["braveheart", "the_bruce"]
    assert len({match.name for match in matches}) == 24


def test_whatever_makes_another_game_makes_another_record():
    one = Match(PEASANT, SQUIRE, "braveheart", "1", RuleSet())
    others = [
        Match(PEASANT, SQUIRE, "braveheart", "1", RuleSet(bid="E1")),
        Match(PEASANT, SQUIRE, "braveheart", "1", RuleSet.preset(2)),
        Match(PEASANT, SQUIRE, "braveheart", "1", RuleSet(), resigning=False),
        Match(PEASANT, Entrant("squire", 0.5), "braveheart", "1", RuleSet()),
    ]
    assert len({match.name for match in [one, *others]}) == 5


def test_an_arena_that_was_broken_off_goes_on(tmp_path):
    matches = schedule([PEASANT, SQUIRE], 2, ["the_bruce"], RuleSet())
    first = run(matches[:1], tmp_path, here)
    saved = sorted(tmp_path.iterdir())
    assert len(saved) == 1
    before = saved[0].stat().st_mtime_ns
    steps = []
    both = run(matches, tmp_path, here, lambda done, total: steps.append((done, total)))
    assert steps == [(1, 2), (2, 2)]
    assert both[0] == first[0]
    assert saved[0].stat().st_mtime_ns == before
    record = read_record(json.loads(saved[0].read_text(encoding="utf-8")))
    assert record.replay().position.is_over()
    assert record.tags["england"] == "peasant"


def test_a_damaged_or_foreign_record_is_played_again(tmp_path):
    matches = schedule([PEASANT, SQUIRE], 2, ["the_bruce"], RuleSet())
    paths = [tmp_path / f"{match.name}.json" for match in matches]
    paths[0].write_text("{", encoding="utf-8")
    good = run(matches[:1], tmp_path, here)
    record = read_record(json.loads(paths[0].read_text(encoding="utf-8")))
    assert result_of(record) == good[0]
    paths[1].write_text(paths[0].read_text(encoding="utf-8"), encoding="utf-8")
    assert run(matches, tmp_path, here)[1].england == "squire"
    record.tags["efforts"] = "[]"
    with pytest.raises(RecordError):
        result_of(record)


# --- what players do -------------------------------------------------------------------------


class Strange:
    """A player that plays as the Peasant does, until it does what it is told to."""

    def __init__(self, then):
        self._then = then
        self._peasant = opponent_called("peasant")
        self._asked = 0
        self.tracker: list[bool] = []

    def answer(self, view, seed, sightings=None):
        assert sightings is not None
        self.tracker.append(sightings.view == view and sightings.viewer == view.side)
        self._asked += 1
        if self._asked >= 5:
            return self._then(view)
        return self._peasant.answer(view, seed)


def play_strangely(monkeypatch, then, limit=None, **more):
    """Play a game in which England does something strange; return it with England's player."""
    strange = Strange(then)
    monkeypatch.setattr(matches_of, "level_called", lambda name: Level(name, "", limit))
    monkeypatch.setattr(
        matches_of,
        "opponent_called",
        lambda name, _seconds, _style: strange if name == "strange" else opponent_called(name),
    )
    record = play(Match(Entrant("strange"), PEASANT, "the_bruce", "1", RuleSet(), **more))
    return strange, result_of(record)


def give_up(view):
    return Answer(legal_choices(view)[0], resigns=True)


def test_players_are_given_what_they_have_seen(monkeypatch):
    strange, found = play_strangely(monkeypatch, lambda view: Answer(legal_choices(view)[0]))
    assert not found.failure
    assert len(strange.tracker) > 20
    assert all(strange.tracker)


def test_a_player_that_crashes_has_lost_and_is_counted(monkeypatch):
    _, found = play_strangely(monkeypatch, lambda _view: 1 // 0)
    assert (found.winner, found.ending) == (1, "crashed")
    assert "ZeroDivisionError" in found.failure
    counted: Any = to_json(["strange", "peasant"], [found])["failures"]
    assert (counted["crashed"], counted["illegal choice"]) == (1, 0)


def test_an_illegal_choice_loses_and_is_counted(monkeypatch):
    illegal = lambda view: Answer((~view.legal & -(~view.legal)).bit_length() - 1)  # noqa: E731
    _, found = play_strangely(monkeypatch, illegal)
    assert (found.winner, found.ending) == (1, "illegal choice")
    counted: Any = to_json(["strange", "peasant"], [found])["failures"]
    assert (counted["crashed"], counted["illegal choice"]) == (0, 1)


def test_who_gives_up_has_lost(monkeypatch):
    _, found = play_strangely(monkeypatch, give_up)
    assert (found.winner, found.ending, found.failure) == (1, "resigned", "")
    assert found.efforts[0].gave_up >= 1


def test_played_on_it_is_counted_who_would_have_won(monkeypatch):
    _, found = play_strangely(monkeypatch, give_up, resigning=False)
    assert found.ending not in ("resigned", "no end")
    assert found.efforts[0].gave_up >= 1
    counted: Any = to_json(["strange", "peasant"], [found])["given_up"]
    assert counted == {"times": 1, "won": int(found.winner == 0)}


def test_overruns_are_counted(monkeypatch):
    def slow(view):
        end = time.thread_time() + 0.004
        while time.thread_time() < end:
            pass
        return give_up(view)

    _, in_time = play_strangely(monkeypatch, slow, limit=60.0)
    assert (in_time.efforts[0].overruns, in_time.efforts[0].late) == (0, 0)
    _, found = play_strangely(monkeypatch, slow, limit=0.002)
    assert found.efforts[0].overruns >= 1
    assert found.efforts[0].late >= 1
    assert found.efforts[1].overruns == 0 or found.efforts[1].longest > 0.003


def test_a_campaign_that_never_ends_is_nobody_s(monkeypatch):
    monkeypatch.setattr(matches_of, "CAMPAIGN_YEARS", 1)
    found = result_of(play(Match(PEASANT, PEASANT, "campaign", "3", RuleSet())))
    assert (found.winner, found.ending) == (-1, "no end")
    assert found.points_of("peasant") == 0.5


# --- figures ---------------------------------------------------------------------------------


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
    assert pair["sides"]["England"]["points"] == 2
    assert pair["sides"]["Scotland"]["games"] == 1
    assert (pair["scenarios"]["braveheart"]["games"], pair["scenarios"]["the_bruce"]["rate"]) == (
        2,
        1,
    )
    assert pair["parts"]["braveheart as England"]["points"] == 1
    assert pair["parts"]["braveheart as Scotland"]["points"] == 0
    spent = found["time"]["a"]
    assert spent["turn_s"] == pytest.approx(16 / 120, abs=1e-4)
    assert (spent["longest_s"], spent["longest_turn_s"], spent["overruns"]) == (0.2, 0.5, 0)
    assert found["endings"] == {"England: most nobles": 3}
    assert found["turns"] == 40


# --- the command -----------------------------------------------------------------------------


def test_players_are_named_with_their_time(monkeypatch):
    assert Entrant.parse("squire", 0.5) == SQUIRE  # who does not search takes no time
    for wrong in ("squire@1", "nobody", "squire@x"):
        with pytest.raises(EntrantError):
            Entrant.parse(wrong)
    monkeypatch.setattr(matches_of, "level_called", lambda name: Level(name, "", 5.0))
    assert str(Entrant.parse("king@0.5", 1.0)) == "king@0.5"
    assert str(Entrant.parse("king", 1.0)) == "king@1"
    assert Entrant.parse("king").limit == 5.0
    for wrong in ("king@0", "king@-1", "king@inf", "king@nan"):
        with pytest.raises(EntrantError):
            Entrant.parse(wrong)


def test_players_are_named_with_their_style():
    plain, fierce = Entrant.parse("classic-squire"), Entrant.parse("classic-squire+aggressor")
    assert fierce == Entrant("classic-squire", style="aggressor")
    assert str(Entrant.parse("classic-earl+defender", 0.5)) == "classic-earl+defender@0.5"
    learned = ("squire+aggressor", "king+defender")
    for wrong in ("peasant+aggressor", "classic-knight+coward", "nobody+aggressor", *learned):
        with pytest.raises(EntrantError):
            Entrant.parse(wrong)
    records = [play(Match(who, PEASANT, "braveheart", "1", RuleSet())) for who in (plain, fierce)]
    assert records[1].tags["england"] == "classic-squire+aggressor"
    assert records[0].entries != records[1].entries


def test_the_command_takes_styles(tmp_path, capsys):
    rest = ["--games", "2", "--scenario", "braveheart", "--workers", "1", "--folder", str(tmp_path)]
    assert main(["arena", "Classic-Squire+defender", "peasant", *rest]) == 0
    assert "squire+defender" in capsys.readouterr().out.lower()
    assert main(["arena", "classic-squire+coward", "peasant", *rest]) == 2
    assert "coward" in capsys.readouterr().err


def test_the_command(tmp_path, capsys):
    arguments = ["arena", "squire", "peasant", "--games", "2", "--scenario", "braveheart"]
    arguments += ["--folder", str(tmp_path), "--workers", "2", "--json"]
    assert main(arguments) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Squire - Peasant")
    assert "Crashes: 0, illegal choices: 0" in lines
    found = json.loads(lines[-1])
    assert found["games"] == 2
    assert found["pairs"][0]["players"] == ["squire", "peasant"]
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.parametrize("language", languages())
def test_the_report_is_in_the_reader_s_language(language):
    endings = ["most nobles", "resigned", "crashed", "illegal choice"]
    results = [
        Result("squire", "peasant", "the_bruce", side, ending, 40)
        for side in range(2)
        for ending in endings
    ]
    results.append(Result("peasant", "squire", "campaign", -1, "no end", 40))
    lines = report(["squire", "peasant"], results, language)
    text = "\n".join(lines)
    assert "the_bruce" not in text
    assert "{" not in text
    counted = [line.split(maxsplit=1) for line in lines if line.startswith("     1  ")]
    assert len({words for _, words in counted}) == 9


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["squire", "squire"], "two"),
        (["squire", "emperor"], "emperor"),
        (["squire", "knigth@1"], "knight"),
        (["squire", "earl@0"], "earl@0"),
        (["squire", "peasant", "--scenario", "the_bruce", "--bid", "S1"], "S1"),
    ],
)
def test_what_cannot_be_held_is_refused(tmp_path, capsys, arguments, said):
    with suppress(SystemExit):  # a mistake of the command line
        assert main(["arena", *arguments, "--folder", str(tmp_path)]) == 2
    assert said in capsys.readouterr().err


def test_a_folder_that_cannot_be_written_is_said(tmp_path, capsys):
    (tmp_path / "file").write_text("")
    folder = str(tmp_path / "file")
    assert main(["arena", "squire", "peasant", "--games", "1", "--folder", folder]) == 1
    assert folder in capsys.readouterr().err


def test_a_process_that_dies_is_said_and_nothing_hangs(monkeypatch):
    matches = schedule([PEASANT, SQUIRE], 2, ["the_bruce"], RuleSet())
    monkeypatch.setattr("schiltrom.arena.executors.play_to_text", _die)
    with pytest.raises(Exception, match="terminated abruptly"):
        list(on_cores(2)(matches))


def _die(_match):
    os._exit(1)


# --- Ray -------------------------------------------------------------------------------------


def test_the_same_command_on_a_local_ray(tmp_path):
    """Ray is quick to warn and slow to stop: it gets a process of its own."""
    command = [sys.executable, "-m", "schiltrom", "arena", "squire", "peasant", "--games", "2"]
    command += ["--scenario", "the_bruce", "--folder", str(tmp_path), "--json"]
    environment = {name: value for name, value in os.environ.items() if name != "RAY_ADDRESS"}
    environment |= {"PYTHONPATH": str(SOURCE), "RAY_USAGE_STATS_ENABLED": "0"}
    done = subprocess.run(
        [*command, "--ray", "--workers", "2"],
        env=environment,
        capture_output=True,
        text=True,
        timeout=400,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["games"] == 2
    records = [read_record(json.loads(path.read_text())) for path in sorted(tmp_path.iterdir())]
    assert [record.replay().position.is_over() for record in records] == [True, True]
    alone = schedule([SQUIRE, PEASANT], 2, ["the_bruce"], RuleSet())[0]
    same = next(record for record in records if record.tags["england"] == "squire")
    assert play(alone).entries == same.entries


def test_without_ray_it_is_said(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ExecutorError, match="schiltrom\\[ray\\]"):
        list(on_ray()([]))


def test_by_processor_time_the_clock_does_not_count():
    """On a busy machine a searcher keeps its time; the record has another name."""
    evaluation = shipped_evaluation()
    with processor_time(False):
        hasty = Budget(Limit(seconds=0.02), evaluation)
        time.sleep(0.03)
        assert hasty.is_spent()
    with processor_time(True):
        patient = Budget(Limit(seconds=0.02), evaluation)
        time.sleep(0.03)
        assert not patient.is_spent()
    plain, other = (
        schedule([PEASANT, SQUIRE], 2, ["the_bruce"], RuleSet(), processor_time=alone)[0]
        for alone in (False, True)
    )
    assert other.processor_time
    assert other.name == f"{plain.name}-processor_time"
