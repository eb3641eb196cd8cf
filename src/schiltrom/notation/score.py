"""A game as written down: its record and its comments."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from schiltrom.engine.record import Record
from schiltrom.notation.names import SIDE_LETTERS

Comments: TypeAlias = dict[int, list[str]]
"""Comments, by the number of entries before them."""

_CLOCK: Final = re.compile(r"\[%clk ([ES]) (\d{1,6}):([0-5]\d):([0-5]\d)\]")


@dataclass(slots=True)
class Score:
    """The record of a game with its comments."""

    record: Record
    comments: Comments = field(default_factory=dict)

    def remark(self, text: str, entries: int | None = None) -> None:
        """Add a comment after the last entry, or after this many."""
        at = len(self.record.entries) if entries is None else entries
        self.comments.setdefault(at, []).append(text)

    def clocks(self) -> Iterator[tuple[int, int, int]]:
        """Yield the clock times in the comments: number of entries, side, seconds left."""
        for entries in sorted(self.comments):
            for comment in self.comments[entries]:
                for side, hours, minutes, seconds in _CLOCK.findall(comment):
                    left = int(hours) * 3600 + int(minutes) * 60 + int(seconds)
                    yield entries, SIDE_LETTERS.index(side), left


def clock(side: int, seconds: int) -> str:
    """Return the comment that says how much time a side has left.

    >>> clock(0, 750)
    '[%clk E 0:12:30]'
    """
    minutes, seconds = divmod(max(0, seconds), 60)
    return f"[%clk {SIDE_LETTERS[side]} {minutes // 60}:{minutes % 60:02}:{seconds:02}]"
