"""``schiltrom render``: a picture of a saved game, or a clear word on why there is none."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from schiltrom.cli.main import main
from schiltrom.engine.record import Record
from schiltrom.engine.tables import ENGLAND, SCOTLAND
from schiltrom.game import Game
from schiltrom.notation import find_turn
from schiltrom.svg import chart, draw
from schiltrom.text.words import languages, say

GAME = Path(__file__).parents[1] / "records" / "braveheart-edition-4.json"


@pytest.fixture(scope="module")
def record() -> Record:
    return Record.from_json(json.loads(GAME.read_text()))


def position_at(record: Record, turn: str):
    return record.until(find_turn(record, turn)).replay().position


def refused(capsys, *arguments: str) -> str:
    """Return the one line that refuses a command."""
    assert main(["render", *arguments]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert err.count("\n") == 1
    assert "Traceback" not in err
    return str(err)


def test_a_game_turn_is_drawn_as_it_began(record, tmp_path, capsys):
    out = tmp_path / "out.svg"
    assert main(["render", str(GAME), "--turn", "1298/3", "-o", str(out)]) == 0
    assert out.read_text(encoding="utf-8") == draw(position_at(record, "1298/3")).svg
    assert capsys.readouterr() == ("", "")


def test_without_a_file_the_svg_is_printed(record, capsys):
    assert main(["render", str(GAME)]) == 0
    told = capsys.readouterr()
    assert told.out == draw(record.replay().position).svg
    assert not told.err


def test_every_option_is_drawn(record, tmp_path):
    out = tmp_path / "out.svg"
    options = ["--turn", "1300/winter", "--side", "scotland", "--dark", "--size", "640"]
    assert main(["render", str(GAME), *options, "--language", "ja", "-o", str(out)]) == 0
    pos = position_at(record, "1300/winter")
    wanted = draw(pos, side=SCOTLAND, dark=True, size=640, language="ja")
    assert out.read_text(encoding="utf-8") == wanted.svg


def test_a_chart_ends_where_it_is_told_to(record, tmp_path):
    out = tmp_path / "out.svg"
    assert main(["render", str(GAME), "--chart", "-o", str(out)]) == 0
    assert out.read_text(encoding="utf-8") == chart(record, size=1000).svg
    assert main(["render", str(GAME), "--chart", "--turn", "1299", "--side", "england",
                 "-o", str(out)]) == 0  # fmt: skip
    earlier = record.until(find_turn(record, "1299/1"))
    assert out.read_text(encoding="utf-8") == chart(earlier, side=ENGLAND, size=1000).svg


def test_png(tmp_path):
    out = tmp_path / "out.png"
    assert main(["render", str(GAME), "--size", "200", "-o", str(out)]) == 0
    assert out.read_bytes().startswith(b"\x89PNG")


def test_a_game_that_was_just_saved_is_drawn(tmp_path):
    game = Game.new("the_bruce", seed=3)
    game.save(tmp_path / "game.hots")
    out = tmp_path / "out.svg"
    assert main(["render", str(tmp_path / "game.hots"), "-o", str(out)]) == 0
    assert ElementTree.parse(out).getroot().get("width") == "1000"


# --- what cannot be done ---------------------------------------------------------------------


def test_no_such_turn_says_which_there_are(capsys):
    assert "Choose one from 1297/1 to 1305/winter" in refused(capsys, str(GAME), "--turn", "1310/2")
    assert "1298/4, 1298/5, 1298/winter" in refused(capsys, str(GAME), "--turn", "1298/9")
    assert "written 1298/3" in refused(capsys, str(GAME), "--turn", "the third")
    assert len(refused(capsys, str(GAME), "--turn", "9" * 5000)) < 300


def test_files_that_are_none(tmp_path, capsys):
    nothing = refused(capsys, str(tmp_path / "nothing.json"))
    assert "cannot open " in nothing
    assert "nothing.json: No such file" in nothing
    assert "cannot open " in refused(capsys, str(tmp_path))
    bad = tmp_path / "bad.json"
    for data in (b"", b"{", b"\xff\xfe", b"[" * 100_000, b'{"format": "schiltrom record"}'):
        bad.write_bytes(data)
        assert "bad.json" in refused(capsys, str(bad))


def test_names_and_places_that_cannot_be_written(tmp_path, capsys):
    assert ".svg or .png" in refused(capsys, str(GAME), "-o", str(tmp_path / "out.gif"))
    assert list(tmp_path.iterdir()) == []
    there = refused(capsys, str(GAME), "-o", str(tmp_path / "no" / "out.svg"))
    assert "cannot write " in there
    assert "out.svg: No such file" in there


def test_sizes_that_are_none(capsys):
    for size in ("5", "many", "100000"):
        with pytest.raises(SystemExit) as left:
            main(["render", str(GAME), "--size", size])
        assert left.value.code == 2
        assert "100" in capsys.readouterr().err


def test_without_the_extra_png_says_what_to_install(tmp_path, capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    words = refused(capsys, str(GAME), "-o", str(tmp_path / "out.png"))
    assert "pip install 'schiltrom[png]'" in words
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", languages())
def test_refusals_are_in_the_language(capsys, language):
    words = refused(capsys, str(GAME), "--turn", "1310/2", "--language", language)
    facts = {"turn": "1310/2", "first": "1297/1", "last": "1305/winter"}
    assert say("render-no-turn", language, **facts) in words
