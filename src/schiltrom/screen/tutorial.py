"""The guided first game: a recorded year, with a note for the player before each of his choices.

The record and its notes are in ``data/lesson.json``, the texts in the catalogues. It sends what a
seat would be sent, screen states of the player's own view, so the board of the real game can show
them.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any, Final

from schiltrom.engine.record import Entry, Record, RecordError
from schiltrom.engine.tables import SIDE_NAMES
from schiltrom.screen.replay import frames, viewer_history
from schiltrom.screen.types import Lesson, LessonStep
from schiltrom.text.message import Message

LESSON_FORMAT: Final = "schiltrom lesson"
LESSON_VERSION: Final = 1


@cache
def lesson() -> Lesson:
    """Return the guided game: its steps in order, and the record to continue from.

    A step has the frames since the previous one, a note, and the expected choice (none at the end).
    """
    data = _read()
    record = Record.from_json(data["record"])
    side = SIDE_NAMES.index(data["side"])
    seen = viewer_history(record, side)
    shown = frames(record, seen, 0, len(seen.marks)).frames
    steps = []
    done = 0
    for note in data["notes"]:
        reached = sum(mark <= note["at"] for mark in seen.marks)
        steps.append(
            LessonStep(
                frames=shown[done:reached],
                note=Message(note["message"]),
                expect=_expected(record, note["at"], side),
            )
        )
        done = reached
    return Lesson(side=data["side"], steps=steps, record=record.to_json())


def _read() -> dict[str, Any]:
    """Return the contents of the data file."""
    text = resources.files("schiltrom").joinpath("data", "lesson.json").read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text)
    if data.get("format") != LESSON_FORMAT or data.get("version") != LESSON_VERSION:
        raise RecordError("the guided game has a format that is not known here")
    return data


def _expected(record: Record, at: int, side: int) -> str | None:
    """Return the choice that a step expects: the one in the record."""
    if at == len(record.entries):
        return None
    entry: Entry = record.entries[at]
    if entry.side != side or entry.is_undo():
        raise RecordError(f"entry {at} is not a choice of the player's")
    return entry.text.partition(" ")[2]
