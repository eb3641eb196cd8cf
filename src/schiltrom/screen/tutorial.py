"""The guided lessons: recorded games, with a note for the player before each thing he does.

Records and notes are in ``data/lesson_*.json``, the texts in the catalogues. A lesson sends what a
seat would be sent, screen states of the player's own view, so the board of the real game can show
them. Its record is a game like any other: the rules are checked when it is read, and it can be
imported and played on.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any, Final

from schiltrom.engine.record import Record, RecordError
from schiltrom.engine.tables import SIDE_NAMES
from schiltrom.screen.replay import frames, viewer_history
from schiltrom.screen.types import Frame, Lesson, LessonStep
from schiltrom.text.message import Message

LESSON_FORMAT: Final = "schiltrom lesson"
LESSON_VERSION: Final = 2
LESSONS: Final = ("first-year", "battles", "winter")
"""The lessons, in the order in which they are best taken."""


@cache
def lesson(name: str = LESSONS[0]) -> Lesson:
    """Return a lesson: its steps in order, and the record to continue from."""
    data = _read(name)
    record = Record.from_json(data["record"])
    side = SIDE_NAMES.index(data["side"])
    seen = viewer_history(record, side)
    shown = frames(record, seen, 0, len(seen.marks)).frames
    steps = []
    done = 0
    for each in data["steps"]:
        reached = sum(mark <= each["at"] for mark in seen.marks)
        steps.append(_step(each, shown[done:reached], record, side))
        done = reached
    return Lesson(name=name, side=data["side"], steps=steps, record=record.to_json())


def _read(name: str) -> dict[str, Any]:
    """Return the contents of a lesson's data file."""
    if name not in LESSONS:
        raise RecordError(f"there is no lesson {name!r}")
    file = f"lesson_{name.replace('-', '_')}.json"
    text = resources.files("schiltrom").joinpath("data", file).read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text)
    if data.get("format") != LESSON_FORMAT or data.get("version") != LESSON_VERSION:
        raise RecordError("this lesson has a format that is not known here")
    return data


def _step(data: dict[str, Any], since: list[Frame], record: Record, side: int) -> LessonStep:
    """Return one step, with the frames since the step before."""
    return LessonStep(
        frames=since,
        note=Message(data["note"]),
        figure=data.get("figure"),
        pick=data.get("pick"),
        expect=_expected(record, data["at"], data.get("choices", 0), side),
        aim=data.get("aim"),
        learned=data.get("learned", []),
    )


def _expected(record: Record, at: int, choices: int, side: int) -> list[str]:
    """Return the choices that a step expects: those in the record."""
    entries = record.entries[at : at + choices]
    if len(entries) != choices or any(entry.side != side or entry.is_undo() for entry in entries):
        raise RecordError(f"entry {at} does not begin {choices} choices of the player's")
    return [entry.text.partition(" ")[2] for entry in entries]
