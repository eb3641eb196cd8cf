"""Conformance with the recorded games of an independent implementation."""

from __future__ import annotations

import gzip
import json
import os
from pathlib import Path

import pytest

from schiltrom.dev.conformance.__main__ import main

GAMES = Path(__file__).parents[3] / "shared" / "oracle" / "games"
FILES = sorted(GAMES.glob("*.jsonl.gz")) if GAMES.is_dir() else []
PARTS = 8

absent = pytest.mark.skipif(not FILES, reason=f"no recorded games at {GAMES}")


def test_recorded_games_are_there_when_they_must_be():
    if not os.environ.get("CI") and not FILES:
        pytest.skip(f"no recorded games at {GAMES}; they are only required where CI is set")
    assert FILES, f"CI is set, but there are no recorded games at {GAMES}"


@absent
@pytest.mark.parametrize("part", range(PARTS))
def test_recorded_games_replay_without_a_mismatch(part, capsys):
    files = FILES[part::PARTS]
    assert main([str(path) for path in files]) == 0, capsys.readouterr().out[-2000:]
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.startswith(f"{len(files)} games, ")
    assert last.endswith(" 0 mismatches")


def changed(tmp_path: Path, change) -> Path:
    """Return a copy of a recorded game with something changed."""
    lines = [json.loads(line) for line in gzip.decompress(FILES[0].read_bytes()).splitlines()]
    change(lines)
    path = tmp_path / "changed.jsonl"
    path.write_text("\n".join(json.dumps(line) for line in lines))
    return path


def drop_a_legal_action(lines):
    lines[5]["legal"].pop()


def change_a_die(lines):
    for line in lines[1:]:
        for roll in line.get("chance", {}).get("dice", []):
            if roll[0] == "fire":
                roll[2] = [1 if die > 2 else 6 for die in roll[2]]
                return


def change_a_block(lines):
    next(line for line in lines[1:] if "delta" in line)["delta"]["Wallace"] = ["Fife", 1]


def change_the_context(lines):
    lines[3]["ctx"]["moves"] = 9


def drop_an_action(lines):
    del lines[10]


def cut_short(lines):
    del lines[-1]


@absent
@pytest.mark.parametrize(
    "change",
    [
        drop_a_legal_action,
        change_a_die,
        change_a_block,
        change_the_context,
        drop_an_action,
        cut_short,
    ],
)
def test_a_changed_game_is_found_out(tmp_path, capsys, change):
    """The check can fail: every kind of difference is a mismatch and exit status 1."""
    assert main([str(changed(tmp_path, change))]) == 1
    out = capsys.readouterr().out
    assert "MISMATCH" in out
    assert not out.splitlines()[-1].endswith(" 0 mismatches")


@pytest.mark.parametrize("content", [b"", b"{}", b"\x1f\x8bgarbage", b'{"format": 2}', b"[1"])
def test_a_file_that_is_no_trace_counts_as_a_mismatch(tmp_path, capsys, content):
    path = tmp_path / "foreign.jsonl.gz"
    path.write_bytes(content)
    assert main([str(path)]) == 1
    assert capsys.readouterr().out.splitlines()[-1].endswith("1 mismatches")


def test_a_missing_file_counts_as_a_mismatch(tmp_path, capsys):
    assert main([str(tmp_path / "nothing.gz")]) == 1
    assert "cannot be read" in capsys.readouterr().out
