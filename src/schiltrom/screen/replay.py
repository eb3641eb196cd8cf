"""The replay of a recorded game: frame by frame as a viewer saw it, or with nothing hidden.

A viewer's frames are numbered as on his screen: one for every change that he could see. They must
not reveal how many choices the other side made in between.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from schiltrom.engine import steps
from schiltrom.engine.position import Position
from schiltrom.engine.record import Entry, Record
from schiltrom.engine.tables import ENGLAND, NOBODY, SCOTLAND
from schiltrom.engine.told import told_nobles
from schiltrom.engine.view import view
from schiltrom.screen.state import open_screen_state, screen_state_for, turn_of
from schiltrom.screen.types import (
    CoursePoint,
    CoursePoints,
    Frame,
    Frames,
    ScreenState,
    TurnStart,
)
from schiltrom.text.log import lines
from schiltrom.text.log_lines import LogLine, NumberedLine

WINTER: Final = 6
"""The place of winter among a year's game turns, for sorting only."""
IN_A_YEAR: Final = 8
"""More places than a year has."""
NOBLES_BITS: Final = 8
"""In how many bits the nobles of a side are counted."""


class ViewerHistory:
    """When a viewer's view changed, and the log lines he saw then."""

    def __init__(self, viewer: int, marks: list[int], told: dict[int, list[LogLine]]) -> None:
        self.viewer = viewer
        self.marks = marks
        """How many entries the record had when each number was reached."""
        self.told = told
        """The log lines that came with a number, if any."""


def viewer_history(record: Record, viewer: int) -> ViewerHistory:
    """Return what changed over a whole record for a side or a spectator."""
    found = ViewerHistory(viewer, [0], {})
    for entries, before, entry, after in _moments(record):
        told = lines(before, entry, after, viewer)
        if told or view(before, viewer) != view(after, viewer):
            found.told[len(found.marks)] = told
            found.marks.append(entries)
    return found


def frames(record: Record, shown: ViewerHistory, start: int, most: int) -> Frames:
    """Return some of a viewer's frames, starting from a number."""
    return _page(record, shown, start, most, lambda pos: screen_state_for(pos, shown.viewer))


def open_frames(record: Record, start: int, most: int) -> Frames:
    """Return some frames of a finished game with nothing hidden, one for every entry.

    Each log line is the one that its own side saw.
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
    draw: Callable[[Position], ScreenState],
) -> Frames:
    """Return the frames starting from a number, replaying only as far as needed."""
    marks = shown.marks
    numbers = range(min(start, len(marks)), min(start + most, len(marks)))
    wanted = {marks[number]: number for number in numbers}
    found: list[Frame] = []
    replay = record.begin()
    for entries in range(marks[numbers[-1]] + 1 if numbers else 0):
        if entries:
            replay.apply(record.entries[entries - 1])
        if entries in wanted:
            number = wanted[entries]
            told = [NumberedLine(number, line) for line in shown.told.get(number, ())]
            found.append(Frame(number, draw(replay.position), told))
    return Frames(len(marks), start, found, turns(record, marks))


def turns(record: Record, marks: list[int]) -> list[TurnStart]:
    """Return the frame with which each game turn and each winter (turn 0) begins.

    Everybody sees a game turn begin, so naming its frame reveals nothing.
    """
    found: list[TurnStart] = []
    last = None
    for entries, pos in enumerate(record.positions()):
        at = (pos.year, turn_of(pos))
        if at != last and pos.step != steps.DEAL:
            found.append(TurnStart(pos.year, turn_of(pos), bisect_left(marks, entries)))
            last = at
    return found


# --- the course of a game --------------------------------------------------------------------


class Course:
    """How many nobles each side had at the end of every game turn and winter, which is public."""

    def __init__(self, points: Iterable[int] = ()) -> None:
        self.points = array("q", points)
        """One number for each: year, place in the year, England's nobles, Scotland's nobles."""

    def note(self, pos: Position) -> None:
        """Record what a position adds, dropping game turns that were taken back."""
        if pos.step == steps.DEAL:
            return  # between a winter and the following year
        turn = turn_of(pos)
        at = pos.year * IN_A_YEAR + (WINTER if turn == 0 and pos.turn > 0 else turn)
        points = self.points
        while points and points[-1] >> 2 * NOBLES_BITS >= at:
            points.pop()
        nobles = told_nobles(pos, ENGLAND) << NOBLES_BITS | told_nobles(pos, SCOTLAND)
        points.append(at << 2 * NOBLES_BITS | nobles)

    def so_far(self) -> CoursePoints:
        """Return the course so far."""
        return CoursePoints([_point(point) for point in self.points])


def _point(point: int) -> CoursePoint:
    """Return a point of the course from its number."""
    at, nobles = point >> 2 * NOBLES_BITS, point & (1 << 2 * NOBLES_BITS) - 1
    year, turn = divmod(at, IN_A_YEAR)
    both = (nobles >> NOBLES_BITS, nobles & (1 << NOBLES_BITS) - 1)
    return CoursePoint(year, 0 if turn == WINTER else turn, both)


def course(record: Record) -> Course:
    """Return the course of a whole record."""
    found = Course()
    for pos in record.positions():
        found.note(pos)
    return found
