"""Positions and views as one line: exact, checked, and clear where a line is wrong."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schiltrom import (
    ENGLAND,
    NOBODY,
    SCOTLAND,
    Game,
    NotationError,
    Position,
    position_from_line,
    position_to_line,
)
from schiltrom.engine import steps
from schiltrom.engine.view import view
from schiltrom.notation import view_from_line, view_to_line
from tests.helpers.notated import kept, random_game
from tests.helpers.reasons_stages import STAGES

VIEWERS = (ENGLAND, SCOTLAND, NOBODY)
LINE = (
    "hots2 braveheart:4 1297/1 card EE Eng:ed4wa3ho3di3/Ros:ro3/Mor:Fr3Mo3/Str:Gt3/Buc:bu3/Bad:co4"
    "/Mar:ma3/Ang:an3/Arg:ar3/Ath:at3/Len:le3/Men:ni4me3/Fif:Wa4Do4Ba4/Lan:st3/Lot:ci3/Dun:du3"
    "/Gal:Ga3/Ann:Br4 lalkykdkyilimiwiui/CaGrMcLiKeEtNo 2211P:-:-/22TV1:-:-"
)


def played_positions(record, every: int) -> list[Position]:
    return list(record.positions())[::every]


@pytest.mark.parametrize("name", ["braveheart-edition-2", "the-bruce-it", "campaign-hu"])
def test_every_position_of_a_game_comes_back(name):
    for pos in played_positions(kept(name), 5):
        line = position_to_line(pos)
        assert position_from_line(line) == pos
        assert "\n" not in line
        assert line.isascii()


@pytest.mark.parametrize("name", ["braveheart-edition-4", "the-bruce-edition-3"])
def test_every_view_of_a_game_comes_back(name):
    for pos in played_positions(kept(name), 11):
        for viewer in VIEWERS:
            seen = view(pos, viewer)
            assert view_from_line(view_to_line(seen)) == seen


@pytest.mark.parametrize("stage", sorted(STAGES))
def test_every_step_comes_back(stage):
    pos = STAGES[stage]().pos
    assert position_to_line(pos).split()[3] == steps.NAMES[pos.step].replace(" ", "_")
    for viewer in VIEWERS:
        seen = view(pos, viewer)
        assert view_from_line(view_to_line(seen)) == seen


@given(seed=st.integers(0, 10**9))
def test_positions_of_all_rules_come_back(seed):
    rng = Random(seed)
    pos = random_game(rng, rng.choice([3, 30, 300])).position
    assert position_from_line(position_to_line(pos)) == pos
    for viewer in VIEWERS:
        seen = view(pos, viewer)
        assert view_from_line(view_to_line(seen)) == seen


def test_a_line_written_once_is_read_for_ever():
    pos = position_from_line(LINE)
    assert (pos.year, pos.turn, pos.step) == (1297, 1, steps.CARD)
    assert pos.strength(0) == 4
    again = position_to_line(pos)
    assert again == LINE.replace("22TV1", "221TV")
    assert position_from_line(again) == pos


def test_a_line_is_short():
    lines = [position_to_line(pos) for pos in kept("braveheart-edition-4").positions()]
    assert max(map(len, lines)) < 600


def test_a_game_has_its_line():
    game = Game.new("campaign", edition="de", schiltroms=True, bid="S2", seed=5)
    assert game.line == position_to_line(game.position)
    assert game.line.split()[1] == "campaign:de,schiltroms=yes,bid=S2"


def test_a_line_of_a_view_keeps_secrets():
    """Two positions that look alike to a side give it the same line."""
    pos = position_from_line(LINE)
    other = position_from_line(LINE.replace("ed4", "yk4").replace("lkyk", "edlk"))
    other = position_from_line(position_to_line(other).replace("2211P:-", "3221H:-"))
    assert pos != other
    assert view_to_line(view(pos, SCOTLAND)) == view_to_line(view(other, SCOTLAND))
    assert "ed" not in view_to_line(view(pos, SCOTLAND)).split()[5]


@pytest.mark.parametrize(
    ("old", "new", "stands", "words"),
    [
        ("hots2", "hots9", "hots9", "should begin with hots2"),
        (LINE, "", "", "should begin with hots2"),
        (LINE[70:], "", "", "ends before the field pools"),
        ("braveheart", "culloden", "culloden:4", "the field rules"),
        (":4 ", ":5 ", "braveheart:5", "the field rules"),
        (":4 ", ":4,x=1 ", "braveheart:4,x", "the field rules"),
        ("1297/1", "1297/6", "1297/6", "the field turn"),
        (" card ", " cards ", "cards", 'the field step cannot be "cards"'),
        ("EE", "EX", "X", 'the field sides cannot be "X"'),
        ("EE", "E-", "E-", "the field sides"),
        ("Eng:", "Egn:", "Egn:", 'the field map cannot be "Egn:ed4wa3'),
        ("ed4", "zz4", "zz4", 'the field map cannot be "zz4'),
        ("ed4", "ed5", "Eng:ed5", "the field map"),
        ("ed4wa3", "ed4ed4", "ed4ho3", 'the field map cannot be "ed4'),
        ("lalk", "lala", "layk", 'the field pools cannot be "laykdk'),
        ("2211P", "2211X", "X:", 'the field cards cannot be "X"'),
        ("2211P:-:-", "2211P:-", "2211P:-/", "the field cards"),
        ("V1:-:-", "V1:-:- round=x", "x", 'the field round cannot be "x"'),
        ("V1:-:-", "V1:-:- x=1", "1", "the field x cannot be"),
        ("V1:-:-", "V1:-:- round", "round", "cannot be"),
        ("V1:-:-", "V1:-:- round=2 round=1", "round=1", "cannot be"),
        ("V1:-:-", "V1:-:- main=0", "0", "the field main"),
        ("V1:-:-", "V1:-:- field=Xyz", "Xyz", 'the field field cannot be "Xyz"'),
        ("V1:-:-", "V1:-:- moved=DoWaDo", "Do", "the field moved"),
        ("V1:-:-", "V1:-:- points=Fif4", "Fif4", "the field points"),
        ("Wa4", "Gt4", "hots2", "Grant is in two places"),
        ("2211P", "3333P", "hots2", "there are 4 cards 3"),
    ],
)
def test_a_line_that_is_wrong_is_refused_with_its_column(old, new, stands, words):
    text = LINE.replace(old, new, 1)
    with pytest.raises(NotationError) as caught:
        position_from_line(text)
    assert words in str(caught.value)
    assert caught.value.line == 1
    rest = text[caught.value.column - 1 :]
    assert rest.startswith(stands), str(caught.value)
    assert stands or not rest


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("hotsview2", "hots2", "should begin with hotsview2"),
        ("nobles=11,3", "", "the field nobles"),
        ("nobles=11,3", "nobles=11", "the field nobles"),
        ("nobles=11,3", "nobles=11,3 own.mover=Wa", "own.mover"),
        ("nobles=11,3", "nobles=11,3 own.x=1", "own.x"),
        ("nobles=11,3", "nobles=11,3 moved_x=Wa", "moved_x"),
        ("nobles=11,3", "nobles=11,3 year_e=1", "year_e"),
        ("nobles=11,3", "nobles=11,3 moved_in_e=Fif0", "moved_in_e"),
        ("nobles=11,3", "nobles=11,3 legal=0", "legal"),
        ("Eng:E4", "Eng:E99", "the field map"),
        ("Eng:E4", "Xyz:E4", "the field map"),
        (" 9/", " x/", "the field pools"),
    ],
)
def test_a_line_of_a_view_that_is_wrong_is_refused(old, new, words):
    line = view_to_line(view(position_from_line(LINE), SCOTLAND))
    assert old in line
    with pytest.raises(NotationError, match=words):
        view_from_line(line.replace(old, new))


@cache
def some_line(seed: int) -> str:
    return position_to_line(random_game(Random(seed), 400).position)


@given(
    seed=st.integers(0, 8),
    where=st.floats(0, 1),
    gone=st.integers(0, 9),
    piece=st.text(max_size=4) | st.sampled_from(["Wa4", " ", "=", "/", ":", "-", "Fif", " hits=9"]),
)
def test_damaged_lines_are_read_or_refused(seed, where, gone, piece):
    line = some_line(seed)
    at = int(where * len(line))
    text = line[:at] + piece + line[at + gone :]
    with suppress(NotationError):
        pos = position_from_line(text)
        assert position_from_line(position_to_line(pos)) == pos
    seen_line = view_to_line(view(position_from_line(line), ENGLAND))
    text = seen_line[:at] + piece + seen_line[at + gone :]
    with suppress(NotationError):
        found = view_from_line(text)
        assert view_from_line(view_to_line(found)) == found
