"""What recent seats have seen: followers of their games, which list it and nothing else."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from schiltrom.ai.learned.observer import Observer
from schiltrom.engine.record import Record
from schiltrom.knowledge.follower import Follower
from schiltrom.knowledge.tracker import Tracker
from schiltrom.server.games.seats import Seat
from schiltrom.server.games.service import GameService

KEPT: Final = 100
"""How many seats are remembered."""


@dataclass(slots=True)
class Following:
    """Who follows a game for a seat."""

    tracker: Follower | None = None
    observer: Observer | None = None


class Followers:
    """Follows the games of some seats; only one thread may use it at a time.

    What has been read is kept, so that a long record is caught up with after some questions.
    """

    def __init__(self, service: GameService) -> None:
        self._service = service
        self._followed: OrderedDict[Seat, Following] = OrderedDict()

    def tracker(self, seat: Seat, seconds: float) -> Tracker | None:
        """Return what a seat has seen so far, or None if it takes longer to find out."""
        return self._track(seat, self._record(seat), seconds)

    def recall(self, seat: Seat, seconds: float) -> tuple[Tracker | None, str | None]:
        """Return the same, and as it is listed for a learned player; together no longer."""
        until = time.monotonic() + seconds
        record = self._record(seat)
        listed = self._observe(seat, record, seconds)
        return self._track(seat, record, until - time.monotonic()), listed

    def _record(self, seat: Seat) -> Record:
        return self._service.ask_table(seat.game_id, lambda table, _over: table.record.copy())

    def _track(self, seat: Seat, record: Record, seconds: float) -> Tracker | None:
        following = self._following(seat)
        follower, following.tracker = following.tracker, None  # one that fails is not kept
        if follower is None or follower.read > len(record.entries):
            follower = Follower(record, seat.side)
        found = follower.follow_for(record, seconds)
        following.tracker = follower
        return found

    def _observe(self, seat: Seat, record: Record, seconds: float) -> str | None:
        following = self._following(seat)
        observer, following.observer = following.observer, None
        if observer is None or observer.read > len(record.entries):
            observer = Observer(record, seat.side)
        found = observer.follow_for(record, seconds)
        following.observer = observer
        return None if found is None else found.to_text()

    def _following(self, seat: Seat) -> Following:
        """Return who follows for a seat; those not asked for longest are forgotten."""
        following = self._followed.setdefault(seat, Following())
        self._followed.move_to_end(seat)
        while len(self._followed) > KEPT:
            self._followed.popitem(last=False)
        return following
