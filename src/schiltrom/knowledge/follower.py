"""A follower: keeps one side's tracker up to date as the record of its game grows.

A tracker needs every view of its side, in order. Nothing but those views is given to it.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator

from schiltrom.engine.position import Position
from schiltrom.engine.record import Record, Replay
from schiltrom.engine.view import view
from schiltrom.knowledge.tracker import Tracker


class Follower:
    """Follows the record of a game for one side."""

    def __init__(self, record: Record, side: int) -> None:
        self._replay: Replay = record.begin()
        self._side = side
        self.read = 0
        """How many entries have been read."""
        self.tracker = Tracker.from_setup(record.scenario, record.rules, side)
        self._again: Iterator[Position] | None = None
        """The positions still to be seen again after a take-back by consent."""

    def follow(self, record: Record) -> Tracker:
        """Read on to the end of the record."""
        found = self.follow_for(record, math.inf)
        assert found is not None
        return found

    def follow_for(self, record: Record, seconds: float) -> Tracker | None:
        """Read on for a while; return None if the end is not reached, and go on the next time."""
        until = time.monotonic() + seconds
        self._read_to_last_back(record)
        if not self._see_again(until):
            return None
        while self.read < len(record.entries):
            if time.monotonic() >= until:
                return None
            self._replay.apply(record.entries[self.read])
            self.read += 1
            self.tracker.update(view(self._replay.position, self._side))
        return self.tracker

    def _read_to_last_back(self, record: Record) -> None:
        """Read up to the last take-back by consent, after which everything is seen anew."""
        backs = [i for i in range(self.read, len(record.entries)) if record.entries[i].is_back()]
        if not backs:
            return
        for entry in record.entries[self.read : backs[-1] + 1]:
            self._replay.apply(entry)
        self.read = backs[-1] + 1
        self.tracker = Tracker.from_setup(record.scenario, record.rules, self._side)
        self._again = record.until(self.read).line()

    def _see_again(self, until: float) -> bool:
        """Let the tracker see the positions that still stand; return whether it has seen all."""
        if self._again is None:
            return True
        for position in self._again:
            self.tracker.update(view(position, self._side))
            if time.monotonic() >= until:
                return False
        self._again = None
        return True
