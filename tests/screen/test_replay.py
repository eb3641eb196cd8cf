"""Replaying: the frames of a game as each viewer saw it, and its course."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from schiltrom import ENGLAND, NOBODY, SCOTLAND, Game, Record
from schiltrom.engine.view import view
from schiltrom.screen.encoding import to_text
from schiltrom.screen.replay import course, frames, open_frames, viewer_history
from schiltrom.screen.state import open_screen_state, screen_state_for
from tests.helpers.sent import as_received

VIEWERS = (ENGLAND, SCOTLAND, NOBODY)


@pytest.fixture(scope="module")
def record() -> Record:
    """A game of random choices, with some taken back."""
    game = Game.new(seed=5)
    rng = Random(5)
    for _ in range(600):
        if game.is_over:
            break
        side = game.to_choose[0]
        if game.can_undo(side) and rng.random() < 0.1:
            game.undo(side)
        else:
            game.play(side, rng.choice(game.legal(side)))
    return game.record


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_frames_are_what_the_viewer_saw(record, viewer):
    shown = viewer_history(record, viewer)
    seen = [view(pos, viewer) for pos in record.positions()]
    changes = sum(a != b for a, b in pairwise(seen))
    assert changes <= len(shown.marks) - 1 < len(record.entries)
    page: Any = as_received(frames(record, shown, 0, 10_000))
    assert page["total"] == len(page["frames"]) == len(shown.marks)
    assert [frame["number"] for frame in page["frames"]] == list(range(page["total"]))
    positions = list(record.positions())
    for frame in page["frames"][:: len(page["frames"]) // 40]:
        assert frame["sheet"] == as_received(
            screen_state_for(positions[shown.marks[frame["number"]]], viewer)
        )
        assert all(line["number"] == frame["number"] for line in frame["lines"])
    assert page["frames"][-1]["sheet"] == as_received(screen_state_for(positions[-1], viewer))


def test_pages_fit_together(record):
    shown = viewer_history(record, SCOTLAND)
    whole: Any = as_received(frames(record, shown, 0, 10_000))
    pages: list[Any] = []
    while not pages or pages[-1]["frames"]:
        start = sum(len(page["frames"]) for page in pages)
        pages.append(as_received(frames(record, shown, start, 77)))
    assert [frame for page in pages for frame in page["frames"]] == whole["frames"]
    assert pages[-1] == {**whole, "from": whole["total"], "frames": []}
    assert frames(record, shown, 10**6, 5).frames == []
    assert frames(record, shown, 3, 0).frames == []


@pytest.mark.parametrize("viewer", VIEWERS)
def test_every_game_turn_is_found_by_its_frame(record, viewer):
    page: Any = as_received(frames(record, viewer_history(record, viewer), 0, 10_000))
    states = [frame["sheet"] for frame in page["frames"]]
    for turn in page["turns"]:
        at = states[turn["number"]]
        assert (at["year"], at["turn"]) == (turn["year"], turn["turn"])
    assert len({(turn["year"], turn["turn"]) for turn in page["turns"]}) > 5
    assert page["turns"][0] == {"year": 1297, "turn": 0, "number": 0}
    numbers = [turn["number"] for turn in page["turns"]]
    assert numbers == sorted(set(numbers))


def test_with_the_fog_lifted_every_entry_is_a_frame(record):
    page: Any = as_received(open_frames(record, 100, 40))
    assert page["total"] == len(record.entries) + 1
    assert [frame["number"] for frame in page["frames"]] == list(range(100, 140))
    positions = list(record.positions())
    for frame in page["frames"]:
        assert frame["sheet"] == as_received(open_screen_state(positions[frame["number"]]))
    first: Any = as_received(open_frames(record, 0, 1))
    assert first["frames"][0]["lines"] == []
    last: Any = as_received(open_frames(record, page["total"] - 1, 5))
    assert len(last["frames"]) == 1


def test_a_choice_of_the_other_side_that_nobody_sees_is_no_frame():
    """Two games in which England lays different cards look the same to Scotland, frame by frame."""
    told = []
    for choice in (0, -1):
        game = Game.new(seed=21)
        game.play(ENGLAND, game.legal(ENGLAND)[choice])
        assert len({str(card) for card in game.legal(ENGLAND)}) == 0
        told.append(
            [to_text(frames(game.record, viewer_history(game.record, v), 0, 99)) for v in (1, -1)]
        )
    assert told[0] == told[1]


def test_the_course_has_a_point_for_every_game_turn_and_winter(record):
    points: Any = as_received(course(record).so_far())["points"]
    assert points[0] == {"year": 1297, "turn": 0, "nobles": [11, 3]}
    assert points[1]["turn"] == 1
    keys = [(point["year"], point["turn"] or 6) for point in points[1:]]
    assert keys == sorted(set(keys))
    assert any(point["turn"] == 0 for point in points[1:])
    last = list(record.positions())[-1]
    assert points[-1]["nobles"] == view(last, NOBODY).nobles


def test_the_course_forgets_what_was_taken_back():
    positions = list(Game.new(seed=5).record.positions())
    found = course(Game.new(seed=5).record)
    before: Any = as_received(found.so_far())
    later = positions[-1].copy()
    later.year, later.turn = 1298, 2
    found.note(later)
    after: Any = as_received(found.so_far())
    assert len(after["points"]) == len(before["points"]) + 1
    found.note(positions[-1])
    assert as_received(found.so_far()) == before
