"""``schiltrom replay`` and ``schiltrom convert``: stepped through, printed, refused in words."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator

import pytest

from schiltrom import ENGLAND, NOBODY, SCOTLAND
from schiltrom.cli.main import main
from schiltrom.cli.replay import BOTH, VIEWS, Reel, Session, seen
from schiltrom.cli.screen import Screen
from schiltrom.engine.tables import BLOCK_NAMES
from schiltrom.engine.view import view
from schiltrom.notation import Score, find_turn, open_games, turns, write_game
from schiltrom.text.game_log import GameLog
from schiltrom.text.words import languages
from tests.helpers.notated import KEPT, kept

NAME = "braveheart-edition-4"


@pytest.fixture(scope="module")
def score() -> Score:
    found = Score(kept(NAME))
    found.record.tags = {"england": "Ann", "scotland": "Bob"}
    found.remark("Well met.", 0)
    found.remark("A bold card.", 16)
    return found


@pytest.fixture(scope="module")
def file(score, tmp_path_factory):
    path = tmp_path_factory.mktemp("replay") / "falkirk.hots"
    path.write_text(write_game(score))
    return path


@pytest.fixture(scope="module")
def short(score, tmp_path_factory):
    """Return a file with the first year and a bit of that game."""
    path = tmp_path_factory.mktemp("short") / "falkirk.hots"
    entries = find_turn(score.record, "1298/2")
    path.write_text(write_game(Score(score.record.until(entries), score.comments)))
    return path


class Table:
    """A replay with scripted answers, which keeps all that was shown."""

    def __init__(self, score: Score, answers: list[str], viewer: int = BOTH) -> None:
        self.answers: Iterator[str] = iter(answers)
        self.shown: list[str] = []
        screen = Screen(self.read, self.shown.append)
        self.session = Session(Reel(score, viewer), screen, "en")
        self.session.step_through()

    def read(self, question: str) -> str:
        self.shown.append(question)
        for answer in self.answers:
            return answer
        raise EOFError

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.shown).split())


def run(capsys, *arguments: object) -> tuple[int, str, str]:
    code = main([str(argument) for argument in arguments])
    said = capsys.readouterr()
    return code, said.out, said.err


# --- stepping --------------------------------------------------------------------------------


def test_on_and_back(score):
    table = Table(score, ["", "n", "next", "b", "back", "back", "b", "q", "n"])
    assert table.session.number == 0
    assert "Braveheart; edition 4; England: Ann, Scotland: Bob" in table.text
    assert "The English levy brings" in table.text
    assert "This is the beginning of the game." in table.text
    assert table.text.count("is dealt five cards") == 2


def test_the_end_of_the_input_leaves():
    assert Table(Score(kept(NAME)), []).session.number == 0


def test_to_a_game_turn(score):
    table = Table(score, ["1299/2", "to 1298/winter", "t 1297", "q"])
    assert table.session.entries == find_turn(score.record, "1297/1")
    assert "1299, game turn 2 of 5" in table.text
    assert "Winter of 1298" in table.text
    assert "England holds: 3, 2, 1, 1, Sea Move" in table.text


def test_to_the_very_end(score):
    table = Table(score, ["1305/winter", *[""] * 40])
    assert table.session.entries == len(score.record.entries)
    assert "Scotland wins" in table.text
    assert "This is the end of the game." in table.text


def test_what_is_typed_wrongly_is_told(score):
    table = Table(score, ["foo", "1400/1", "to", "view", "view x", "v s", "?", "q"])
    assert table.text.count('this game has no game turn "1400/1"') == 1
    assert 'unknown command "foo"' in table.text
    assert "Choose one from 1297/0 to 1305/winter" in table.text
    assert table.text.count("Choose one of: both, england, scotland, spectator") == 3
    assert "go to a game turn or a winter" in table.text


def test_comments_are_shown(score):
    table = Table(score, ["b", "n", "n", "n", "n", "q"])
    assert "{A bold card.}" in table.text


def test_another_view(score):
    table = Table(score, ["1298/2", "view england", "map", "q"])
    assert table.session.reel.viewer == ENGLAND
    assert table.session.entries == find_turn(score.record, "1298/2")
    assert "Your hand" in table.text


def test_a_side_sees_what_it_saw(score):
    """Its frames tell what its log told, and its board is its view."""
    for viewer in (ENGLAND, SCOTLAND, NOBODY):
        reel = Reel(score, viewer)
        log = GameLog(score.record, viewer)
        told = [line.message for line in log.update()]
        assert [message for frame in reel.frames for message in frame.messages] == told


def test_both_views_have_no_fog(score):
    pos = score.record.until(find_turn(score.record, "1298/3")).replay().position
    open_view = seen(pos, BOTH)
    for side in (ENGLAND, SCOTLAND):
        assert open_view.sides[side].known == view(pos, side).sides[side].known
        assert not any(open_view.sides[side].areas)
        assert seen(pos, side) == view(pos, side)


# --- printing --------------------------------------------------------------------------------


def test_without_a_terminal_it_is_printed(file, capsys):
    code, out, err = run(capsys, "replay", file)
    assert (code, err) == (0, "")
    assert out.startswith("Braveheart; edition 4; England: Ann, Scotland: Bob\n")
    assert "{Well met.}" in out
    for year in range(1297, 1306):
        assert f"\n{year}, game turn 1 of 5\n" in out
        assert f"\nWinter of {year}\n" in out
    assert "Scotland wins" in out
    assert "Wallace" in out


@pytest.mark.parametrize("name", VIEWS)
def test_printed_for_a_view(name, file, capsys):
    code, out, _ = run(capsys, "replay", file, "--view", name, "--turn", "1300/2", "--plain")
    assert code == 0
    assert "1300, game turn 2 of 5" in out
    assert "\n1300, game turn 1 of 5\n" not in out
    if name == "spectator":
        board = out.split("1300, game turn 2 of 5")[0]
        known = [block for block in BLOCK_NAMES if "/" not in block and block in board]
        assert known in ([], ["Moray"])  # an area, too


def test_maps_with_every_game_turn(short, capsys):
    _, out, _ = run(capsys, "replay", short, "--maps", "--plain")
    (score,) = open_games(short)
    assert out.count("LOCHABER") >= len(turns(score.record))


@pytest.mark.parametrize("language", languages())
def test_in_every_language(language, short, capsys):
    code, out, err = run(capsys, "replay", short, "--language", language, "--turn", "1297/3")
    assert (code, err) == (0, "")
    assert not re.search(r"replay-|notation-|\{ ?\$", out)
    code, _, err = run(capsys, "replay", short, "--language", language, "--turn", "x")
    assert code == 2
    assert "1298/2" in err


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("", "not readable as a record"),
        ("{}", "not a schiltrom record"),
        ("[1]", "not a schiltrom record"),
        ('[Schiltrom "2"]\n[Scenario "Braveheart"]\nLevy: Walace', "line 3, column 7"),
        ('[Schiltrom "2"]\n', "tag Scenario"),
    ],
)
def test_a_file_that_is_wrong_is_told_in_one_line(content, words, tmp_path, capsys):
    path = tmp_path / "bad.hots"
    path.write_text(content)
    for arguments in (["replay", path], ["convert", path, "-"], ["convert", path, tmp_path / "x"]):
        code, out, err = run(capsys, *arguments)
        assert (code, out) == (2, "")
        assert words in err
        assert "bad.hots" in err
        assert err.count("\n") == 1
    assert [entry.name for entry in tmp_path.iterdir()] == ["bad.hots"]


def test_no_file_and_no_such_game(file, tmp_path, capsys):
    for arguments in (["replay", tmp_path / "none"], ["replay", tmp_path], ["convert", "x", "-"]):
        code, _, err = run(capsys, *arguments)
        assert code == 2
        assert err.count("\n") == 1
    code, _, err = run(capsys, "replay", file, "--game", "2")
    assert code == 2
    assert "has no game number 2" in err


# --- converting ------------------------------------------------------------------------------


def test_there_and_back_nothing_is_lost(tmp_path, capsys):
    for source in sorted(KEPT.glob("*-*.json")):
        text, back = tmp_path / f"{source.stem}.hots", tmp_path / f"{source.stem}.json"
        assert run(capsys, "convert", source, text) == (
            0,
            f"One game written to {text}.\n",
            "",
        )
        assert text.read_text().startswith("[Schiltrom")
        assert run(capsys, "convert", text, back)[0] == 0
        assert json.loads(back.read_text()) == json.loads(source.read_text())


def test_to_standard_output(file, capsys):
    code, out, _ = run(capsys, "convert", file, "-")
    assert (code, out) == (0, file.read_text())


def test_files_are_not_written_over_unasked(file, tmp_path, capsys):
    target = tmp_path / "game.json"
    target.write_text("precious")
    code, _, err = run(capsys, "convert", file, target)
    assert code == 2
    assert "--force" in err
    assert target.read_text() == "precious"
    assert run(capsys, "convert", file, target, "--force")[0] == 0
    assert json.loads(target.read_text())["comments"] == {
        "0": ["Well met."],
        "16": ["A bold card."],
    }


def test_many_games(tmp_path, short, capsys):
    many, again = tmp_path / "many.hots", tmp_path / "again.hots"
    many.write_text("\n\n".join([short.read_text()] * 3))
    code, out, _ = run(capsys, "convert", many, again)
    assert (code, out) == (0, f"3 games written to {again}.\n")
    assert len(list(open_games(again))) == 3
    code, _, err = run(capsys, "convert", many, tmp_path / "one.json")
    assert code == 2
    assert "several games" in err
    assert not (tmp_path / "one.json").exists()
    assert run(capsys, "replay", many, "--game", "3", "--turn", "1298")[0] == 0


def test_a_full_disk_leaves_nothing_behind(file, tmp_path, capsys, monkeypatch):
    def full(_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    code, _, err = run(capsys, "convert", file, tmp_path / "game.json")
    assert code == 1
    assert "No space left" in err
    assert list(tmp_path.iterdir()) == []
