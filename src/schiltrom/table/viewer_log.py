"""What one viewer has seen of a game: his numbers, and the lines of the log that came with them."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Iterable

from schiltrom.text.log_lines import LogLine, NumberedLine


class ViewerLog:
    """The changes a viewer has seen in a stretch of a game."""

    __slots__ = ("first", "lines", "marks", "numbers")

    def __init__(
        self,
        first: int,
        marks: Iterable[int] = (),
        numbers: Iterable[int] = (),
        lines: Iterable[LogLine] = (),
    ) -> None:
        self.first = first
        """The viewer's number when the stretch began."""
        self.marks = array("l", marks)
        """How many entries the game had when each number after it was reached."""
        self.numbers = array("l", numbers)
        """With which of the viewer's numbers each line came."""
        self.lines = list(lines)

    @property
    def number(self) -> int:
        """Return the viewer's number at the end of the stretch."""
        return self.first + len(self.marks)

    def add(self, entries: int, lines: list[LogLine]) -> None:
        """Add a change that came when the game had so many entries."""
        self.marks.append(entries)
        for line in lines:
            self.numbers.append(self.first + len(self.marks))
            self.lines.append(line)

    def lines_after(self, number: int) -> list[NumberedLine]:
        """Return the lines that came after a number."""
        place = bisect_right(self.numbers, number)
        return [
            NumberedLine(*each)
            for each in zip(self.numbers[place:], self.lines[place:], strict=True)
        ]

    def split(self, entries: int) -> ViewerLog:
        """Take off, and return, what happened while the game had at most so many entries."""
        reached = bisect_right(self.marks, entries)
        told = bisect_right(self.numbers, self.first + reached)
        early = ViewerLog(self.first, self.marks[:reached], self.numbers[:told], self.lines[:told])
        del self.marks[:reached]
        del self.numbers[:told]
        del self.lines[:told]
        self.first += reached
        return early
