"""Trackers of recent seats: what each seat has seen, and nothing else."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from schiltrom.knowledge.follower import Follower
from schiltrom.knowledge.tracker import Tracker
from schiltrom.server.games.seats import Seat
from schiltrom.server.games.service import GameService

KEPT: Final = 100
"""How many seats' trackers are kept."""


class Followers:
    """Follows the games of some seats; only one thread may use it at a time."""

    def __init__(self, service: GameService) -> None:
        self._service = service
        self._followers: OrderedDict[Seat, Follower] = OrderedDict()

    def tracker(self, seat: Seat, seconds: float) -> Tracker | None:
        """Return what a seat has seen so far, or None if it takes longer to find out.

        What has been read is kept, so that a long record is caught up with after some questions.
        """
        record = self._service.ask_table(seat.game_id, lambda table, _over: table.record.copy())
        follower = self._followers.pop(seat, None)
        if follower is None or follower.read > len(record.entries):
            follower = Follower(record, seat.side)
        found = follower.follow_for(record, seconds)
        self._followers[seat] = follower  # a tracker that failed is not kept
        while len(self._followers) > KEPT:
            self._followers.popitem(last=False)
        return found
