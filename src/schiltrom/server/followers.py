"""The sightings of seats, kept for a while: what each seat has seen, and nothing else."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from schiltrom.follower import Follower
from schiltrom.server.hall import Hall, Seat
from schiltrom.sightings import Sightings

KEPT: Final = 100
"""How many seats' sightings are kept."""


class Followers:
    """Follows the games of some seats; to be asked by one thread at a time."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._followers: OrderedDict[Seat, Follower] = OrderedDict()

    def sightings(self, seat: Seat) -> Sightings:
        """Return what a seat has seen until now."""
        record = self._hall.ask_table(seat.game_id, lambda table, _over: table.record.copy())
        follower = self._followers.pop(seat, None)
        if follower is None or follower.read > len(record.entries):
            follower = Follower(record, seat.side)
        found = follower.follow(record)
        self._followers[seat] = follower  # one that failed is not kept
        while len(self._followers) > KEPT:
            self._followers.popitem(last=False)
        return found
