"""A recorded game to be looked at again: frame by frame as a viewer saw it, or with the fog lifted.

A viewer's frames are numbered as his screen counted: one for every change that he could see. How
many orders the other side gave in between is not to be read off them.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator
from typing import Final

from schiltrom.engine import steps
from schiltrom.engine.position import Position
from schiltrom.engine.record import Entry, Record
from schiltrom.engine.tables import ENGLAND, NOBODY, SCOTLAND, count
from schiltrom.engine.view import view
from schiltrom.screen.state import open_screen_state, screen_state_for, turn_of
from schiltrom.text.log import lines
from schiltrom.text.log_lines import LogLine
from schiltrom.text.message import to_json

WINTER: Final = 6
"""Where winter stands among the game turns of a year, for ordering only."""


class ViewerHistory:
    """When what a viewer sees has changed, and what he was told then."""

    def __init__(self, viewer: int, marks: list[int], told: dict[int, list[LogLine]]) -> None:
        self.viewer = viewer
        self.marks = marks
        """How many entries the record had when each number was reached."""
        self.told = told
        """The lines that came with a number, where there were any."""


def viewer_history(record: Record, viewer: int) -> ViewerHistory:
    """Return what changed, in a whole record for a side or a spectator."""
    found = ViewerHistory(viewer, [0], {})
    for entries, before, entry, after in _moments(record):
        told = lines(before, entry, after, viewer)
        if told or view(before, viewer) != view(after, viewer):
            found.told[len(found.marks)] = told
            found.marks.append(entries)
    return found


def line_json(number: int, told: LogLine) -> dict[str, object]:
    """Return a line of the log as it is sent, with the viewer's number it came with."""
    return {**to_json(told.message), "number": number, "year": told.year, "turn": told.turn}


def frames(record: Record, shown: ViewerHistory, start: int, most: int) -> dict[str, object]:
    """Return some of a viewer's frames, from a number on."""
    return _page(record, shown, start, most, lambda pos: screen_state_for(pos, shown.viewer))


def open_frames(record: Record, start: int, most: int) -> dict[str, object]:
    """Return some frames of a game that is over with the fog lifted, one for every entry.

    Each line is the one that its own side read.
    """
    told: dict[int, list[LogLine]] = {}
    for entries, before, entry, after in _moments(record, start + most):
        if entries >= start:
            teller = entry.side if entry.side != NOBODY else before.active
            told[entries] = lines(before, entry, after, teller)
    every = ViewerHistory(NOBODY, list(range(len(record.entries) + 1)), told)
    return _page(record, every, start, most, open_screen_state)


def _moments(record: Record, most: int = -1) -> Iterator[tuple[int, Position, Entry, Position]]:
    """Yield every entry, counted from 1, with the positions before and after it."""
    replay = record.begin()
    for number, entry in enumerate(record.entries[: most if most >= 0 else None], start=1):
        before = replay.position.copy()
        replay.apply(entry)
        yield number, before, entry, replay.position


def _page(
    record: Record,
    shown: ViewerHistory,
    start: int,
    most: int,
    draw: Callable[[Position], dict[str, object]],
) -> dict[str, object]:
    """Return the frames from a number on, replaying as far as they need."""
    marks = shown.marks
    numbers = range(min(start, len(marks)), min(start + most, len(marks)))
    wanted = {marks[number]: number for number in numbers}
    found: list[dict[str, object]] = []
    replay = record.begin()
    for entries in range(marks[numbers[-1]] + 1 if numbers else 0):
        if entries:
            replay.apply(record.entries[entries - 1])
        if entries in wanted:
            number = wanted[entries]
            told = [line_json(number, line) for line in shown.told.get(number, ())]
            found.append({"number": number, "sheet": draw(replay.position), "lines": told})
    return {"total": len(marks), "from": start, "frames": found, "turns": turns(record, marks)}


def turns(record: Record, marks: list[int]) -> list[dict[str, object]]:
    """Return with which frame each game turn and each winter (turn 0) begins.

    Everybody sees a game turn begin: that its frame can be told gives nothing away.
    """
    found: list[dict[str, object]] = []
    last = None
    for entries, pos in enumerate(record.positions()):
        at = (pos.year, turn_of(pos))
        if at != last and pos.step != steps.DEAL:
            number = bisect_left(marks, entries)
            found.append({"year": pos.year, "turn": turn_of(pos), "number": number})
            last = at
    return found


# --- the course of a game --------------------------------------------------------------------


class Course:
    """How many nobles each side had at the end of every game turn and winter; all know that."""

    def __init__(self) -> None:
        self._points: list[tuple[tuple[int, int], dict[str, object]]] = []

    def note(self, pos: Position) -> None:
        """Take down what a position adds; a game turn that was taken back is forgotten."""
        if pos.step == steps.DEAL:
            return  # between a winter and the year after it
        turn = turn_of(pos)
        at = (pos.year, WINTER if turn == 0 and pos.turn > 0 else turn)
        while self._points and self._points[-1][0] >= at:
            self._points.pop()
        nobles = [count(pos.nobles(side)) for side in (ENGLAND, SCOTLAND)]
        self._points.append((at, {"year": pos.year, "turn": turn, "nobles": nobles}))

    def to_json(self) -> dict[str, object]:
        """Return the course as it is sent."""
        return {"points": [point for _, point in self._points]}


def course(record: Record) -> Course:
    """Return the course of a whole record."""
    found = Course()
    for pos in record.positions():
        found.note(pos)
    return found
