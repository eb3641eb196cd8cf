"""The balance report: every scenario with every bid, made by one command, and made further."""

from __future__ import annotations

import json
import re
from collections import Counter

import pytest

from schiltrom.arena.balance import BIDS, Case, deeds_of, matches_of, plan_of, report
from schiltrom.arena.match import Entrant, Result
from schiltrom.cli.balance import MARK, main
from schiltrom.engine.counters import SCENARIO_NAMES
from schiltrom.engine.record import read_record
from schiltrom.text.game_log import GameLog

PEASANT = Entrant("peasant")


def rows(text: str, heading: str) -> dict[str, list[str]]:
    """Return the table under a heading, by the first cell of each line."""
    part = text.partition(f"## {heading}\n\n")[2].partition("\n\n")[0]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in part.splitlines()]
    return {line[0]: line[1:] for line in cells}


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """Return a folder with a report and the records it was made of, after one game and two."""
    folder = tmp_path_factory.mktemp("balance")
    command = ["--level", "peasant", "--workers", "1", "--scenario", "the_bruce"]
    command += ["--folder", str(folder / "records"), "--output", str(folder / "balance.md")]
    assert main([*command, "--games", "1"]) == 0
    kept = {path: path.stat().st_mtime_ns for path in (folder / "records").iterdir()}
    assert len(kept) == 3
    assert main([*command, "--games", "2"]) == 0
    assert all(path.stat().st_mtime_ns == when for path, when in kept.items())
    return folder


def test_the_command_makes_the_report_and_makes_it_further(made):
    assert len(list((made / "records").iterdir())) == 6
    text = (made / "balance.md").read_text(encoding="utf-8")
    won = rows(text, "Who wins")
    assert [case for case in won if case.startswith("The Bruce")] == [
        "The Bruce, no bid",
        "The Bruce, E1",
        "The Bruce, E2",
    ]
    assert won["The Bruce, E1"][0] == "2"
    assert "107 tournament games" in text
    assert "python -m schiltrom.balance --games 2 --level peasant --scenario the_bruce" in text
    for cells in rows(text, "How games end").values():
        shares = [int(cell.removesuffix(" %")) for cell in cells if re.fullmatch(r"\d+ %", cell)]
        assert sum(shares) in (0, 100)


def test_what_stands_before_the_mark_stays(made):
    path = made / "balance.md"
    told = path.read_text(encoding="utf-8")
    path.write_text(f"# Mine\n{MARK}\nold", encoding="utf-8")
    command = ["--level", "peasant", "--workers", "1", "--scenario", "the_bruce", "--games", "2"]
    assert main([*command, "--folder", str(made / "records"), "--output", str(path)]) == 0
    assert path.read_text(encoding="utf-8") == f"# Mine\n{MARK}\n{told}"
    path.write_text(told, encoding="utf-8")


def test_all_scenarios_and_bids_are_played():
    plan = plan_of(SCENARIO_NAMES, PEASANT, 2, "1")
    cases = [(scenario, bid) for scenario, bid, _ in plan]
    assert len(cases) == 11
    assert ("the_bruce", "S1") not in cases  # 9.2
    assert all(len(matches) == 2 for _, _, matches in plan)


def test_the_figures_are_right():
    results = [Result("a", "a", "braveheart", side, "most nobles", 40) for side in (0, 0, 0, 1)]
    results.append(Result("a", "a", "braveheart", -1, "no end", 100))
    case = Case("braveheart", "E1", results, Counter({"Moray died": 2}))
    text = report([case], PEASANT, "command")
    games, share, interval, turns, endless = rows(text, "Who wins")["Braveheart, E1"]
    assert (games, share, turns, endless) == ("5", "70.0 %", "52.0", "1")
    assert interval == "29.9 to 92.7"
    assert rows(text, "How games end")["Braveheart, E1"] == ["60 %", "20 %", "20 %"]
    assert rows(text, "What happens")["Braveheart, E1"] == ["0 %", "40 %", "0 %", "0 %"]
    assert "failed" not in text


def test_the_same_seeds_are_played_with_every_bid():
    cases = [matches_of("braveheart", bid, PEASANT, 3, "7") for bid in BIDS]
    assert [[match.seed for match in matches] for matches in cases] == [["7.1", "7.2", "7.3"]] * 4
    assert len({match.name for matches in cases for match in matches}) == 12
    assert not any(match.resigning for matches in cases for match in matches)


def test_deeds_are_found_in_the_record(made):
    """What a game's log tells is what is counted."""
    told = {
        "Edward I fell": "edward-ii",
        "the French came": "french",
        "a king was crowned": "crown",
    }
    found = 0
    for path in (made / "records").iterdir():
        record = read_record(json.loads(path.read_text(encoding="utf-8")))
        keys = {line.message.key.removeprefix("chronicle-") for line in GameLog(record).update()}
        for deed in deeds_of(record):
            found += 1
            assert any(key.startswith(told[deed]) for key in keys)
    assert found > 0


def test_a_level_that_is_not_there_is_said(capsys):
    assert main(["--level", "emperor"]) == 1
    assert "emperor" in capsys.readouterr().err
