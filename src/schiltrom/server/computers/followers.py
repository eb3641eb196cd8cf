"""What recent seats have seen: followers of their games, which list it and nothing else."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from schiltrom.ai.learned.following import Following
from schiltrom.engine.record import Record
from schiltrom.knowledge.tracker import Tracker
from schiltrom.server.games.seats import Seat
from schiltrom.server.games.service import GameService

KEPT: Final = 100
"""How many seats are remembered."""


class Followers:
    """Follows the games of some seats; only one thread may use it at a time."""

    def __init__(self, service: GameService) -> None:
        self._service = service
        self._followed: OrderedDict[Seat, Following] = OrderedDict()

    def tracker(self, seat: Seat, seconds: float) -> Tracker | None:
        """Return what a seat has seen so far, or None if it takes longer to find out."""
        return self._following(seat).tracker(self._record(seat), seconds)

    def recall(self, seat: Seat, seconds: float) -> tuple[Tracker | None, str | None]:
        """Return the same, and as it is listed for a learned player; together no longer."""
        until = time.monotonic() + seconds
        record, following = self._record(seat), self._following(seat)
        listed = following.listed(record, seconds)
        return following.tracker(record, until - time.monotonic()), listed

    def _record(self, seat: Seat) -> Record:
        return self._service.ask_table(seat.game_id, lambda table, _over: table.record.copy())

    def _following(self, seat: Seat) -> Following:
        """Return who follows for a seat; those not asked for longest are forgotten."""
        following = self._followed.setdefault(seat, Following(seat.side))
        self._followed.move_to_end(seat)
        while len(self._followed) > KEPT:
            self._followed.popitem(last=False)
        return following
