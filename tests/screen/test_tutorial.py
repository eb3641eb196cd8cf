"""The lessons: each leads from its first step to its last without a gap, with one thing to do."""

from functools import cache
from typing import Any

import pytest

from schiltrom.engine.choices import CHOICES, allows, parse_choice, text_of
from schiltrom.engine.flow import legal
from schiltrom.engine.record import Record, RecordError
from schiltrom.engine.tables import SCOTLAND
from schiltrom.screen.tutorial import LESSONS, _read, lesson
from schiltrom.text.words import has_message, languages
from tests.helpers.sent import as_received

EACH = pytest.mark.parametrize("name", LESSONS)


@cache
def received(name):
    """Return a lesson as a browser receives it."""
    return as_received(lesson(name))


def only_choice(position):
    """Return the only choice the learner has in a position, or None if he has several."""
    found = [c for c in range(CHOICES) if allows(legal(position, SCOTLAND), c)]
    return text_of(found[0]) if len(found) == 1 else None


@EACH
def test_every_step_asks_for_a_legal_choice(name):
    shown: dict[str, Any] = {}
    for step in received(name)["steps"]:
        shown = step["frames"][-1]["sheet"] if step["frames"] else shown
        asked = [step["pick"]] if step["pick"] else step["expect"][:1]
        for choice in asked:
            assert choice in shown["legal"]
            assert text_of(parse_choice(choice)) == choice


@EACH
def test_a_step_has_exactly_one_thing_to_do(name):
    steps = received(name)["steps"]
    for step, following in zip(steps, [*steps[1:], None], strict=True):
        assert not (step["pick"] and step["expect"])
        if step["pick"]:
            assert following["expect"]
            assert following["frames"] == []
            assert (following["aim"] is not None) == step["pick"].startswith("block ")
    assert (steps[-1]["pick"], steps[-1]["expect"]) == (None, [])


@EACH
def test_choices_that_no_step_asks_for_are_forced(name):
    data = _read(name)
    record = Record.from_json(data["record"])
    first = data["steps"][0]["at"]
    asked = {
        step["at"] + number for step in data["steps"] for number in range(step.get("choices", 0))
    }
    positions = list(record.positions())
    for at, entry in enumerate(record.entries):
        if entry.side == SCOTLAND and at >= first and at not in asked:
            assert only_choice(positions[at]) == entry.text[2:], (at, entry)


@EACH
def test_it_ends_where_the_learner_can_play_on(name):
    last = received(name)["steps"][-1]
    assert SCOTLAND in last["frames"][-1]["sheet"]["waits"]


def test_they_teach_every_phase():
    phases = {
        frame["sheet"]["phase"]
        for name in LESSONS
        for step in received(name)["steps"][1:]
        for frame in step["frames"]
    }
    assert {"card", "event", "move", "battle", "winter"} <= phases


@EACH
def test_only_the_players_own_view_is_sent(name):
    for step in received(name)["steps"]:
        for frame in step["frames"]:
            assert frame["sheet"]["viewer"] == "Scotland"
            hidden = [p for p in frame["sheet"]["pieces"] if p["side"] != SCOTLAND]
            assert all(piece["open"] or piece["place"] == "gone" for piece in hidden)


@EACH
def test_every_note_has_words_in_every_language(name):
    for language in languages():
        for step in received(name)["steps"]:
            assert has_message(step["note"]["key"], language)


def test_nothing_is_learned_twice():
    learned = [
        item for name in LESSONS for step in received(name)["steps"] for item in step["learned"]
    ]
    assert len(learned) == len(set(learned)) > 15


def test_other_lessons_are_refused():
    with pytest.raises(RecordError):
        lesson("dancing")
