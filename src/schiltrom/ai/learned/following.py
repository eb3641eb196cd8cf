"""What a seat has seen of a game that goes on: for a tracker, and listed for a learned player.

What has been read is kept, so that a long record is caught up with after some questions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from schiltrom.knowledge.follower import Follower

if TYPE_CHECKING:
    from schiltrom.ai.learned.observer import Observer
    from schiltrom.engine.record import Record
    from schiltrom.knowledge.tracker import Tracker


class Following:
    """Follows the record of a game for one seat."""

    def __init__(self, side: int) -> None:
        self._side = side
        self._follower: Follower | None = None
        self._observer: Observer | None = None

    def tracker(self, record: Record, seconds: float) -> Tracker | None:
        """Return what the seat has seen so far, or None if it takes longer to find out."""
        follower, self._follower = self._follower, None  # one that fails is not kept
        if follower is None or follower.read > len(record.entries):
            follower = Follower(record, self._side)
        found = follower.follow_for(record, seconds)
        self._follower = follower
        return found

    def listed(self, record: Record, seconds: float) -> str | None:
        """Return the same as it is listed for a learned player, or None."""
        from schiltrom.ai.learned.observer import Observer  # most games go without

        observer, self._observer = self._observer, None
        if observer is None or observer.read > len(record.entries):
            observer = Observer(record, self._side)
        found = observer.follow_for(record, seconds)
        self._observer = observer
        return None if found is None else found.to_text()
