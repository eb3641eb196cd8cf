"""Chapters: what happened in a stretch of a game, packed away until somebody asks for it.

A chapter holds the entries of the stretch, and for each viewer what he read and which numbers he
reached. It is written once and never changes. All chapters have the same length, so that the same
game is always divided alike.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, TypeAlias

from schiltrom.engine.record import Entry
from schiltrom.text.log_lines import LogLine
from schiltrom.text.message import from_json, to_json

CHAPTER: Final = 64
"""How many entries a chapter has."""
RECENT: Final = 8
"""How many of the newest entries are never packed: what viewers ask for as the game goes on."""
CHECK_BYTES: Final = 16
LEVEL: Final = 6
LONGEST: Final = 1 << 22
"""No chapter is longer unpacked."""

Told: TypeAlias = tuple[int, LogLine]
"""A line of the log with the viewer's number it came with."""


class DamagedError(ValueError):
    """Packed data that is not what was packed."""


def pack(data: dict[str, object]) -> bytes:
    """Return plain data as bytes, compressed, with a check sum."""
    text = json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode()
    packed = zlib.compress(text, LEVEL)
    return _check_sum(packed) + packed


def check(packed: bytes) -> None:
    """Refuse bytes that are not as they were packed."""
    if _check_sum(packed[CHECK_BYTES:]) != packed[:CHECK_BYTES]:
        raise DamagedError("the check sum is wrong")


def unpack(packed: bytes) -> dict[str, Any]:
    """Return the plain data that was packed, or raise ``DamagedError``."""
    check(packed)
    try:
        data = json.loads(zlib.decompressobj().decompress(packed[CHECK_BYTES:], LONGEST))
    except (zlib.error, ValueError) as error:
        raise DamagedError("this cannot be unpacked") from error
    if not isinstance(data, dict):
        raise DamagedError("this was not packed here")
    return data


def _check_sum(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=CHECK_BYTES).digest()


# --- what one viewer has seen ----------------------------------------------------------------


class ViewerLog:
    """The changes a viewer has seen in a stretch of a game."""

    __slots__ = ("first", "marks", "told")

    def __init__(self, first: int) -> None:
        self.first = first
        """The viewer's number when the stretch began."""
        self.marks: list[int] = []
        """How many entries the game had when each number after it was reached."""
        self.told: list[Told] = []

    @property
    def number(self) -> int:
        """Return the viewer's number at the end of the stretch."""
        return self.first + len(self.marks)

    def add(self, entries: int, lines: Iterable[LogLine]) -> None:
        """Add a change that came when the game had so many entries."""
        self.marks.append(entries)
        number = self.first + len(self.marks)
        self.told += [(number, line) for line in lines]

    def split(self, entries: int) -> ViewerLog:
        """Take off, and return, what happened while the game had at most so many entries."""
        early = ViewerLog(self.first)
        early.marks = [mark for mark in self.marks if mark <= entries]
        del self.marks[: len(early.marks)]
        self.first = early.number
        early.told = [each for each in self.told if each[0] <= self.first]
        del self.told[: len(early.told)]
        return early


# --- a stretch of a game as plain data -------------------------------------------------------


class Stretch:
    """Some entries of a game, one after another, and what each viewer saw of them."""

    __slots__ = ("entries", "seen")

    def __init__(self, entries: list[Entry], seen: Sequence[ViewerLog]) -> None:
        self.entries = entries
        self.seen = seen

    def to_json(self) -> dict[str, object]:
        """Return it as plain data; a line that several viewers read is in it once."""
        lines: list[object] = []
        places: dict[int, int] = {}
        viewers: list[object] = []
        for seen in self.seen:
            told: list[int] = []
            for number, line in seen.told:
                place = places.get(id(line))
                if place is None:
                    place = places[id(line)] = len(lines)
                    lines.append(_line_to_json(line))
                told += (number - seen.first, place)
            viewers.append([seen.first, seen.marks, told])
        return {
            "entries": [entry.text for entry in self.entries],
            "lines": lines,
            "viewers": viewers,
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> Stretch:
        """Return the stretch in plain data, which must be as ``to_json`` made it."""
        lines = [_line_from_json(each) for each in data["lines"]]
        found: list[ViewerLog] = []
        for first, marks, told in data["viewers"]:
            seen = ViewerLog(first)
            seen.marks = marks
            pairs = zip(told[::2], told[1::2], strict=True)
            seen.told = [(first + number, lines[place]) for number, place in pairs]
            found.append(seen)
        return Stretch(entries_in(data), found)


def entries_in(data: dict[str, Any]) -> list[Entry]:
    """Return the entries of a stretch in plain data."""
    return [Entry.parse(text) for text in data["entries"]]


def _line_to_json(line: LogLine) -> list[object]:
    return [to_json(line.message), line.year, line.turn, int(line.automatic)]


def _line_from_json(data: list[Any]) -> LogLine:
    message, year, turn, automatic = data
    return LogLine(from_json(message), year, turn, automatic == 1)


# --- all that is packed ----------------------------------------------------------------------


class Chapters:
    """The chapters of a game so far."""

    __slots__ = ("packed",)

    def __init__(self, packed: Iterable[bytes] = ()) -> None:
        self.packed = list(packed)

    @property
    def length(self) -> int:
        """Return how many entries are packed."""
        return len(self.packed) * CHAPTER

    def add(self, stretch: Stretch) -> None:
        """Pack another chapter."""
        self.packed.append(pack(stretch.to_json()))

    def entries(self) -> list[Entry]:
        """Return all entries that are packed."""
        return [entry for packed in self.packed for entry in entries_in(unpack(packed))]

    def told_after(self, viewer: int, number: int) -> list[Told]:
        """Return the lines a viewer has received since a number, as far as they are packed."""
        found: list[list[Told]] = []
        for seen in self._newest_first(viewer):
            found.append([each for each in seen.told if each[0] > number])
            if seen.first <= number:
                break
        return [each for told in reversed(found) for each in told]

    def marks(self, viewer: int) -> list[int]:
        """Return when a viewer reached each of the numbers that are packed."""
        found = list(self._newest_first(viewer))
        return [mark for seen in reversed(found) for mark in seen.marks]

    def _newest_first(self, viewer: int) -> Iterator[ViewerLog]:
        """Yield what a viewer saw in each chapter, the newest first."""
        for packed in reversed(self.packed):
            yield Stretch.from_json(unpack(packed)).seen[viewer]
