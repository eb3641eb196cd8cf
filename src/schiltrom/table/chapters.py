"""Chapters: what happened in a stretch of a game, packed away until somebody asks for it.

A chapter holds the entries of the stretch, and for each viewer what he read and which numbers he
reached. It is written once and never changes. All chapters have the same length, so that the same
game is always divided alike.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from importlib import resources
from itertools import accumulate
from typing import Any, Final, TypeAlias

from schiltrom.engine.record import Entry
from schiltrom.screen.encoding import to_bytes
from schiltrom.table.viewer_log import ViewerLog
from schiltrom.text.log_lines import LogLine, NumberedLine
from schiltrom.text.message import (
    Argument,
    Message,
    Several,
    TheAreas,
    TheBlocks,
    TheCards,
    TheSide,
    from_json,
    to_json,
)

CHAPTER: Final = 48
"""How many entries a chapter has."""
RECENT: Final = 8
"""How many of the newest entries are never packed: what viewers ask for as the game goes on."""
CHECK_BYTES: Final = 16
LEVEL: Final = 6
LONGEST: Final = 1 << 22
"""No chapter is longer unpacked."""

Shape: TypeAlias = tuple[str, ...]
"""What lines that are alike have in common: key, rule, and the names of the arguments."""


class DamagedError(ValueError):
    """Packed data that is not what was packed."""


def pack(data: dict[str, object]) -> bytes:
    """Return plain data as bytes, compressed, with a check sum."""
    packed = zlib.compress(to_bytes(data), LEVEL)
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


@cache
def words_of_the_log() -> str:
    """Return a hash of the log's catalogue: packed lines are of no use to a program of other words.

    A key or an argument that was renamed is in the English catalogue too.
    """
    words = resources.files("schiltrom").joinpath("locale", "en", "log.ftl")
    return _check_sum(words.read_bytes()).hex()


def _check_sum(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=CHECK_BYTES).digest()


# --- a stretch of a game as plain data -------------------------------------------------------


class Stretch:
    """Some entries of a game, one after another, and what each viewer saw of them."""

    __slots__ = ("entries", "logs")

    def __init__(self, entries: list[Entry], logs: Sequence[ViewerLog]) -> None:
        self.entries = entries
        self.logs = logs

    def to_json(self) -> dict[str, object]:
        """Return it as plain data; a line that several viewers read is in it once.

        Lines are short: what their messages are called, and the names of their arguments, is said
        once for all that are alike.
        """
        lines: list[object] = []
        shapes: dict[Shape, int] = {}
        places: dict[int, int] = {}
        viewers: list[object] = []
        for log in self.logs:
            read: list[int] = []
            for line in log.lines:
                place = places.get(id(line))
                if place is None:
                    place = places[id(line)] = len(lines)
                    lines.append(_line_to_json(line, shapes))
                read.append(place)
            viewers.append([log.first, *map(_steps, (log.marks, log.numbers, read))])
        return {
            "entries": "\n".join([entry.text for entry in self.entries]),
            "shapes": list(shapes),
            "lines": lines,
            "viewers": viewers,
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> Stretch:
        """Return the stretch in plain data, which must be as ``to_json`` made it."""
        lines = [_line_from_json(each, data["shapes"]) for each in data["lines"]]
        viewers = data["viewers"]
        logs = [_log_from_json(each, lines.__getitem__) for each in viewers]
        return Stretch(entries_in(data), logs)


def log_in(data: dict[str, Any], viewer: int) -> ViewerLog:
    """Return what one viewer has seen of a stretch in plain data, without reading the rest."""
    lines, shapes = data["lines"], data["shapes"]
    return _log_from_json(data["viewers"][viewer], lambda at: _line_from_json(lines[at], shapes))


def entries_in(data: dict[str, Any]) -> list[Entry]:
    """Return the entries of a stretch in plain data."""
    text = data["entries"]
    return [Entry.parse(each) for each in text.split("\n")] if text else []


def _log_from_json(data: list[Any], line_at: Callable[[int], LogLine]) -> ViewerLog:
    first, marks, numbers, read = data
    told = map(line_at, accumulate(read))
    return ViewerLog(first, accumulate(marks), accumulate(numbers), told)


def _steps(numbers: Iterable[int]) -> list[int]:
    """Return by how much each number differs from the one before it, which is packed smaller."""
    last, found = 0, []
    for number in numbers:
        found.append(number - last)
        last = number
    return found


def _line_to_json(line: LogLine, shapes: dict[Shape, int]) -> list[object]:
    message = line.message
    shape = (message.key, message.rule, *message.args)
    place = shapes.setdefault(shape, len(shapes))
    arguments = [_to_plain(value) for value in message.args.values()]
    return [place, line.year, line.turn, int(line.automatic), *arguments]


def _line_from_json(data: list[Any], shapes: list[list[str]]) -> LogLine:
    place, year, turn, automatic, *arguments = data
    key, rule, *names = shapes[place]
    values = map(_from_plain, arguments)
    return LogLine(
        Message(key, dict(zip(names, values, strict=True)), rule), year, turn, automatic == 1
    )


_AREAS, _BLOCKS, _CARDS, _SIDE, _SEVERAL = range(5)
"""What a list that stands for an argument begins with."""


def _to_plain(value: Argument) -> object:
    """Return an argument of a message as plain data."""
    if isinstance(value, TheAreas):
        return [_AREAS, *value.areas]
    if isinstance(value, TheBlocks):
        return [_BLOCKS, value.edward, *value.blocks]
    if isinstance(value, TheCards):
        return [_CARDS, *value.cards]
    if isinstance(value, TheSide):
        return [_SIDE, value.side]
    if isinstance(value, Several):
        return [_SEVERAL, *(to_json(message) for message in value.messages)]
    return value


def _from_plain(data: int | str | list[Any]) -> Argument:
    """Return the argument in plain data."""
    if not isinstance(data, list):
        return data
    kind, *rest = data
    if kind == _AREAS:
        return TheAreas(tuple(rest))
    if kind == _BLOCKS:
        return TheBlocks(tuple(rest[1:]), rest[0])
    if kind == _CARDS:
        return TheCards(tuple(rest))
    if kind == _SIDE:
        return TheSide(rest[0])
    return Several(tuple(from_json(each) for each in rest))


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

    def lines_after(self, viewer: int, number: int) -> list[NumberedLine]:
        """Return the lines a viewer has received since a number, as far as they are packed."""
        found: list[list[NumberedLine]] = []
        for log in self._newest_first(viewer):
            found.append(log.lines_after(number))
            if log.first <= number:
                break
        return [each for lines in reversed(found) for each in lines]

    def marks(self, viewer: int) -> list[int]:
        """Return when a viewer reached each of the numbers that are packed."""
        found = list(self._newest_first(viewer))
        return [mark for log in reversed(found) for mark in log.marks]

    def _newest_first(self, viewer: int) -> Iterator[ViewerLog]:
        """Yield what a viewer saw in each chapter, the newest first."""
        for packed in reversed(self.packed):
            yield log_in(unpack(packed), viewer)
