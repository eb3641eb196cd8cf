"""A follower: keeps one side's tracker up to date as the record of its game grows.

A tracker needs every view of its side, in order. Nothing but those views is given to it.
"""

from __future__ import annotations

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

    def follow(self, record: Record) -> Tracker:
        """Read on to the end of the record."""
        for entry in record.entries[self.read :]:
            self._replay.apply(entry)
            self.read += 1
            if entry.is_back():
                self.tracker = Tracker.of_record(record.until(self.read), self._side)
            else:
                self.tracker.update(view(self._replay.position, self._side))
        return self.tracker
