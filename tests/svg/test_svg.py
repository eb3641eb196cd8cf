"""Drawings: sound SVG of any position, nothing in a view's that the view has not, and readable."""

from __future__ import annotations

import doctest
import importlib
import json
import os
import re
import struct
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import combinations, islice
from pathlib import Path
from random import Random
from types import SimpleNamespace
from xml.etree import ElementTree

import pytest

import schiltrom
from schiltrom.engine.position import Position
from schiltrom.engine.record import Record
from schiltrom.engine.rules import PRESETS
from schiltrom.engine.tables import (
    AREA_NAMES,
    AREAS,
    BLOCK_NAMES,
    BLOCKS,
    BORDER_ENDS,
    ENGLAND,
    NOBODY,
    OWN,
    POOL,
    RED,
    SCOTLAND,
    SELKIRK,
    SIDE_NAMES,
    count,
    members,
)
from schiltrom.engine.view import View, view
from schiltrom.engine.worlds import draw_world
from schiltrom.game import Game
from schiltrom.svg import Arrow, Drawing, PngError, chart, draw, load_ipython_extension
from schiltrom.svg.atlas import Point, atlas
from schiltrom.svg.blocks import short_name
from schiltrom.svg.chart import course
from schiltrom.svg.markup import escaped, number, tag, width_of
from schiltrom.svg.placing import PlacedToken, placed_tokens
from schiltrom.svg.screen_state import drawn_state
from schiltrom.text.naming import area_name, place_name, side_name
from schiltrom.text.words import languages
from tests.engine.test_views import twins, walk
from tests.helpers.reasons_stages import STAGES

ROOT = Path(__file__).parents[2]
RECORDS = ROOT / "tests" / "records"
LARGEST = 300_000
SVG = "{http://www.w3.org/2000/svg}"
ELEMENTS = {
    "svg", "title", "defs", "g", "path", "use", "rect", "circle", "ellipse", "text", "symbol",
    "clipPath", "line", "polygon", "polyline",
}  # fmt: skip
VIEWERS = (None, ENGLAND, SCOTLAND, NOBODY)


@pytest.fixture(scope="module")
def game() -> Game:
    return Game.new("braveheart", edition=4, seed=1297)


@pytest.fixture(scope="module")
def record() -> Record:
    return Record.from_json(json.loads((RECORDS / "braveheart-edition-4.json").read_text()))


def parsed(drawing: Drawing) -> ElementTree.Element:
    return ElementTree.fromstring(drawing.svg)


def texts(drawing: Drawing) -> list[str]:
    """Return all words of a drawing, names in small capitals as they are spelled."""
    root = parsed(drawing)
    spelled = [element.get("aria-label", "") for element in root.iter(f"{SVG}g")]
    return spelled + [element.text or "" for element in root.iter(f"{SVG}text")]


def assert_is_sound(drawing: Drawing) -> None:
    """Assert that a drawing is one small document of shapes that refers to itself alone."""
    root = parsed(drawing)
    assert root.tag == f"{SVG}svg"
    assert len(drawing.svg.encode()) < LARGEST
    elements = list(root.iter())
    assert {element.tag.removeprefix(SVG) for element in elements} <= ELEMENTS
    ids = [element.attrib["id"] for element in elements if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    assert all(name.startswith("hots-") for name in ids), "names must be ours on any page"
    for element in elements:
        for key, value in element.attrib.items():
            assert not key.startswith("on")
            assert not re.search(r"\b(nan|None)\b", value)
            if key == "href":
                assert value.startswith("#")
                assert value[1:] in ids
            for target in re.findall(r"url\(([^)]*)\)", value):
                assert target.startswith("#")
                assert target[1:] in ids
    assert drawing.svg.count("http") == 1, "nothing is fetched"


# --- any position ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(STAGES))
def test_every_step_of_the_game_is_drawn(name):
    pos = STAGES[name]().pos
    for side in VIEWERS:
        assert_is_sound(draw(pos, side=side))


@pytest.mark.parametrize("scenario", [0, 1, 2])
def test_positions_of_random_games_are_drawn(scenario):
    rng = Random(scenario)
    drawn = 0
    for pos in walk(7, scenario, sorted(PRESETS)[scenario]):
        if rng.random() < 0.02 and drawn < 8:
            drawing = draw(pos, language=rng.choice(languages()), dark=rng.random() < 0.5)
            assert_is_sound(drawing)
            shown = [element.text for element in parsed(drawing).iter(f"{SVG}text")]
            assert str(pos.year) in shown
            drawn += 1
    assert drawn > 3


def test_all_blocks_that_there_are_fit_in_a_drawing(game):
    """Also a map with everybody in one area is one, though nobody will see it in play."""
    pos = game.position.copy()
    for block in range(BLOCKS):
        place = pos.place_of(block)
        if place < AREAS:
            pos.shift(block, place, SELKIRK)
    assert_is_sound(draw(pos))


def test_a_drawing_shows_every_block_with_its_strength_and_place(game):
    pos = game.position
    root = parsed(draw(game))
    used = [element.get("href", "") for element in root.iter(f"{SVG}use")]
    blocks = [b for place in range(AREAS + 2) for b in members(pos.at[place])]
    for strength in range(1, 5):
        have = sum(pos.strength(block) == strength for block in blocks)
        assert used.count(f"#hots-pips-{strength}") == have
    words = texts(draw(game))
    for block in blocks:
        assert short_name(block, 1, "en") in words
    for side in (ENGLAND, SCOTLAND):
        size = count(pos.at[POOL[side]])
        assert f"{SIDE_NAMES[side]}’s draw pool · {size}" in words


def test_the_same_position_gives_the_same_bytes(game):
    assert draw(game).svg == draw(game.copy()).svg
    code = (
        "from schiltrom import Game; from schiltrom.svg import draw; import hashlib;"
        "game = Game.new('braveheart', edition=4, seed=1297);"
        "print(hashlib.sha256(draw(game, side=1).svg.encode()).hexdigest())"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    hashes = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**environment, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(hashes) == 1


# --- hidden information ----------------------------------------------------------------------


@pytest.mark.parametrize("scenario", [0, 1])
def test_positions_that_differ_only_in_secrets_are_drawn_the_same(scenario):
    compared = 0
    found = twins(walk(4, scenario, "edition 4"), 0.03, Random(5))
    for pos, twin, side in islice(found, 8):
        assert draw(twin).svg != draw(pos).svg
        for viewer in (1 - side, NOBODY):
            assert draw(twin, side=viewer).svg == draw(pos, side=viewer).svg
        compared += 1
    assert compared == 8


def test_worlds_of_a_view_are_drawn_as_the_view_is(game):
    seen = game.view(ENGLAND)
    worlds = [draw_world(seen, Random(seed)) for seed in range(3)]
    assert len({draw(world).svg for world in worlds}) > 1
    assert {draw(world, side=ENGLAND).svg for world in worlds} == {draw(seen).svg}


def test_a_view_names_no_block_that_it_hides(game):
    pos = game.position
    for side in (ENGLAND, SCOTLAND):
        drawing = draw(pos, side=side)
        words = texts(drawing)
        known = {block for seen in view(pos, side).sides for block, _, _ in seen.known}
        named = {short_name(block, 1, "en") for block in known} | set(AREA_NAMES) | {"Ulster"}
        for block in range(BLOCKS):
            name = short_name(block, 1, "en")
            assert name in named or name not in words, name
    assert "hots-arms-wallace" in draw(pos, side=SCOTLAND).svg
    assert "allace" not in draw(pos, side=ENGLAND).svg


def test_a_highlight_does_not_betray_a_hidden_block(game):
    plain = draw(game, side=ENGLAND).svg
    assert draw(game, side=ENGLAND, blocks=["Wallace"]).svg == plain
    assert draw(game, side=SCOTLAND, blocks=["Wallace"]).svg != draw(game, side=SCOTLAND).svg


def test_hands_are_hidden_from_the_other_side(game):
    def faces(side: int | None) -> int:
        cards = [e for e in parsed(draw(game, side=side)).iter(f"{SVG}rect") if e.get("rx") == "5"]
        return sum(card.get("fill") != "#4a3221" for card in cards)

    assert [faces(side) for side in VIEWERS] == [10, 5, 5, 0]


def test_a_view_is_drawn_for_its_own_side_only(game):
    assert draw(game.view(SCOTLAND), side=SCOTLAND).svg == draw(game, side=SCOTLAND).svg
    with pytest.raises(ValueError, match="cannot be drawn for side 0"):
        draw(game.view(SCOTLAND), side=ENGLAND)


# --- room ------------------------------------------------------------------------------------


def crowd(area: int, size: int) -> list[PlacedToken]:
    """Return where so many blocks stand in an area."""
    pos = Game.new(seed=1).position.copy()
    blocks = [b for place in range(AREAS + 2) for b in members(pos.at[place])]
    for block in blocks:
        pos.shift(block, pos.place_of(block), POOL[ENGLAND])
    for block in blocks[:size]:
        pos.shift(block, POOL[ENGLAND], area)
    return placed_tokens(drawn_state(pos), area)


def overlap(a: Point, a_size: Point, b: Point, b_size: Point) -> float:
    x = (a_size[0] + b_size[0]) / 2 - abs(a[0] - b[0])
    y = (a_size[1] + b_size[1]) / 2 - abs(a[1] - b[1])
    return min(x, y)


@pytest.mark.parametrize("area", range(AREAS), ids=AREA_NAMES)
def test_no_block_hides_another_or_what_is_printed(area):
    signs = [sign for here in atlas().signs for sign in here]
    for size in (1, 2, 3, 4, 6, 8, 11, 16, 30):
        here = crowd(area, size)
        assert len(here) == size
        for one, other in combinations(here, 2):
            square = (one.size, one.size)
            assert overlap(one.at, square, other.at, square) <= 0.01
        for seat in here:
            for sign in signs:
                assert overlap(seat.at, (seat.size, seat.size), sign.at, sign.size) <= 1


def test_few_blocks_stand_large_and_six_can_be_read():
    for area in range(AREAS):
        assert crowd(area, 1)[0].size == 54
        assert crowd(area, 6)[0].size >= 26
        assert crowd(area, 12)[0].size >= 20


def test_names_on_blocks_fit_and_tell_armies_apart():
    for language in languages():
        names = [short_name(block, 2, language) for block in range(BLOCKS)]
        assert max(width_of(name, 1) for name in names) <= 7
        infantry = [n for n, b in zip(names, BLOCK_NAMES, strict=True) if b.endswith("Infantry")]
        assert len(set(infantry)) == len(infantry), language
        kings = {short_name(BLOCK_NAMES.index("Edward"), edward, language) for edward in (1, 2)}
        assert len(kings) == 2


# --- the map ---------------------------------------------------------------------------------


def test_borders_differ_in_form_and_are_where_the_rules_have_them():
    for border, line in enumerate(atlas().borders):
        assert line.is_red == bool(RED >> border & 1)
        assert line.is_english == (0 in BORDER_ENDS[border])
    root = parsed(draw(Game.new(seed=1)))
    uses = [element.attrib for element in root.iter(f"{SVG}use")]
    red = [use for use in uses if use["href"] == "#hots-borders-red" and "stroke" in use]
    green = [use for use in uses if use["href"] == "#hots-borders-green" and "stroke" in use]
    assert any(use.get("stroke-linecap") == "round" for use in red), "red borders have beads"
    assert not any("stroke-dasharray" in use for use in green), "green ones are whole"


@pytest.mark.parametrize("language", languages())
def test_names_are_those_of_the_language(game, language):
    words = texts(draw(game, language=language))
    for area in range(AREAS):
        assert area_name(area, language) in words
    for label in [*atlas().seas, *atlas().islands]:
        assert place_name(label.text, language) in words
    assert side_name(SCOTLAND, language) in words


def test_no_such_language(game):
    with pytest.raises(ValueError, match="there is no language 'xx'"):
        draw(game, language="xx")


# --- options ---------------------------------------------------------------------------------


def test_highlights_and_ways_are_drawn(game):
    plain = draw(game)
    lit = draw(
        game,
        areas=["Fife", SELKIRK],
        blocks=["Wallace", 1 << 1],
        arrows=[["Fife", "Mentieth", "Lanark"], Arrow((0, 22), ENGLAND)],
    )
    assert_is_sound(lit)
    lines = [e for e in parsed(lit).iter(f"{SVG}use") if e.get("stroke") == "#ffe27a"]
    fife = AREA_NAMES.index("Fife")
    assert {line.get("href") for line in lines} == {f"#hots-area-{fife}", f"#hots-area-{SELKIRK}"}
    assert lit.svg.count("#8d2417") == plain.svg.count("#8d2417") + 2
    assert (lit.width, lit.height) == (plain.width, plain.height)


def test_arrows_lead_over_the_borders_they_cross(game):
    path = tuple(AREA_NAMES.index(name) for name in ("Fife", "Mentieth", "Lanark"))
    svg = draw(game, arrows=[path]).svg
    for a, b in ((0, 1), (1, 2)):
        border = BORDER_ENDS.index(sorted((path[a], path[b])))
        x, y = atlas().borders[border].middle
        assert f"Q{x:.1f} {y:.1f} " in svg


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ({"areas": ["Fif"]}, "there is no area 'Fif'; did you mean 'Fife'?"),
        ({"areas": [23]}, "there is no area 23; they go from 0 to 22"),
        ({"blocks": ["Walace"]}, "there is no block 'Walace'; did you mean 'Wallace'?"),
        ({"blocks": ["qqqq"]}, "there is no block 'qqqq'"),
        ({"blocks": [True]}, "there is no block True"),
        ({"arrows": [["Fife"]]}, "an arrow leads from one area to another"),
        ({"arrows": [["Fife", "Fife"]]}, "an arrow leads from one area to another"),
        ({"arrows": ["Fife"]}, "an arrow leads along a list of areas, not 'Fife'"),
        ({"size": 10}, "100 to 10000 pixels wide, not 10"),
        ({"size": True}, "pixels wide, not True"),
    ],
)
def test_what_cannot_be_drawn_is_told(game, asked, words):
    with pytest.raises(ValueError, match=re.escape(words)):
        draw(game, **asked)


def test_size_and_night(game):
    large = draw(game, size=2000)
    root = parsed(large)
    assert (root.get("width"), root.get("height")) == ("2000", str(large.height))
    assert root.get("viewBox") == parsed(draw(game)).get("viewBox")
    dark = draw(game, dark=True)
    assert_is_sound(dark)
    assert "#14222d" in dark.svg
    assert "#557a92" not in dark.svg


def test_what_is_put_into_svg_is_escaped():
    hostile = "</text><script>alert('1')</script>\x00\x1b\ud800\"&"
    element = ElementTree.fromstring(tag("g", tag("text", hostile, data_x=hostile)))
    assert element[0].text == "</text><script>alert('1')</script>\"&"
    assert element[0].get("data-x") == element[0].text
    assert "<" not in escaped(hostile)
    assert [number(x) for x in (1.0, -0.5, 1e-9, 12.345)] == ["1", "-.5", "0", "12.35"]


def test_the_colours_of_both_themes_are_whole():
    colours = json.loads((ROOT / "src/schiltrom/data/art/colours.json").read_text())
    every = [*[c for pair in colours["themed"].values() for c in pair], *colours["plain"].values()]
    assert all(re.fullmatch(r"#[0-9a-f]{6}", colour) for colour in every)
    assert sorted(colours["land"]) == sorted(AREA_NAMES)
    for a, b in BORDER_ENDS:
        assert colours["land"][AREA_NAMES[a]] != colours["land"][AREA_NAMES[b]]


# --- notebooks and files ---------------------------------------------------------------------


def test_notebooks_show_games_and_drawings_by_themselves(game):
    assert game._repr_svg_() == str(draw(game)) == draw(game)._repr_svg_()
    assert repr(draw(game)).startswith("Drawing(width=1000, height=")


def test_positions_and_views_are_shown_where_ipython_was_asked_to(game):
    shown: dict[type, Callable[[object], str]] = {}
    formatter = SimpleNamespace(for_type=shown.__setitem__)
    load_ipython_extension(
        SimpleNamespace(display_formatter=SimpleNamespace(formatters={"image/svg+xml": formatter}))
    )
    assert shown[Position](game.position) == str(draw(game))
    assert shown[View](game.view(ENGLAND)) == str(draw(game, side=ENGLAND))


def test_a_drawing_is_saved_as_its_name_says(game, tmp_path):
    drawing = draw(game, size=200)
    drawing.save(tmp_path / "board.svg")
    assert (tmp_path / "board.svg").read_text(encoding="utf-8") == drawing.svg
    drawing.save(str(tmp_path / "board.PNG"))
    png = (tmp_path / "board.PNG").read_bytes()
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", png[16:24]) == (drawing.width, drawing.height)


def test_a_disk_that_is_full_leaves_what_was_there(game, tmp_path, monkeypatch):
    def full(_file: int) -> None:
        raise OSError(28, "No space left on device")

    file = tmp_path / "board.svg"
    file.write_text("before")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        draw(game).save(file)
    assert file.read_text() == "before"
    assert list(tmp_path.iterdir()) == [file]


def test_without_the_extra_png_says_what_to_install(game, monkeypatch):
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(PngError, match=r"pip install 'schiltrom\[png\]'"):
        draw(game).png()


# --- the chart -------------------------------------------------------------------------------


def charts(language: str = "en") -> Iterator[Drawing]:
    for path in sorted(RECORDS.glob("*.json")):
        data = json.loads(path.read_text())
        if "entries" in data:
            yield chart(Record.from_json(data), language=language)


def test_charts_are_sound():
    drawings = list(charts("hu"))
    assert len(drawings) >= 5
    for drawing in drawings:
        assert_is_sound(drawing)


def test_a_chart_ends_with_what_stands_at_the_end(record):
    end = record.replay().position
    last = course(record)[-1]
    assert last.nobles == tuple(count(end.nobles(side)) for side in (ENGLAND, SCOTLAND))
    strength = [sum(end.strength(b) for b in members(end.on_map() & own)) for own in OWN]
    assert list(last.strength) == strength
    words = texts(chart(record))
    assert "Scotland wins: it controls more nobles at the end" in words
    for value in (*last.nobles, *last.strength):
        assert str(value) in words


def lines(drawing: Drawing) -> list[str]:
    return [
        e.get("d", "")
        for e in parsed(drawing).iter(f"{SVG}path")
        if e.get("stroke-width") == "3.2" and "V" in e.get("d", "")
    ]


def test_a_side_sees_only_its_own_strength_in_a_chart(record):
    assert len(lines(chart(record))) == 4
    for side in (ENGLAND, SCOTLAND):
        seen = chart(record, side=side)
        assert_is_sound(seen)
        assert len(lines(seen)) == 3
        assert seen.svg != chart(record, side=1 - side).svg
    assert len(lines(chart(record, side=NOBODY))) == 2


def test_a_game_that_has_just_begun_has_a_chart(game):
    assert_is_sound(chart(game, dark=True))
    assert len(course(game.record)) == 1


def test_what_was_taken_back_is_in_no_chart():
    data = json.loads((RECORDS / "the-bruce-taken-back.json").read_text())
    moments = course(Record.from_json(data))
    at = [(moment.year, moment.turn) for moment in moments]
    assert at == sorted(set(at))


# --- examples --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["", ".markup", ".palette", ".atlas", ".arms", ".blocks"])
def test_examples_in_docstrings_run(name):
    assert doctest.testmod(importlib.import_module(f"schiltrom.svg{name}")).failed == 0


def test_the_page_about_drawing_runs(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    found = doctest.testfile(str(ROOT / "docs" / "drawing.md"), module_relative=False)
    assert found.attempted >= 8
    assert found.failed == 0


def test_the_engine_does_not_load_drawings():
    code = "import schiltrom, sys; print([m for m in sys.modules if m.startswith('schiltrom.svg')])"
    environment = {**os.environ, "PYTHONPATH": str(Path(str(schiltrom.__file__)).parents[1])}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"
