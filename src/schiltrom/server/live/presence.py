"""Presence: which seats have a live connection, stored so that every server knows."""

from __future__ import annotations

import threading
from collections import Counter
from typing import Final

from sqlalchemy import bindparam, select, update

from schiltrom.server.games.seats import Seat
from schiltrom.server.games.service import GameService
from schiltrom.server.store.models import SeatRow, now_ms
from schiltrom.server.store.outbox import post, stamp_anew
from schiltrom.server.store.prepared import Prepared
from schiltrom.server.store.repository import News

BEAT_MS: Final = 20_000
LEASE_MS: Final = 60_000
"""How long a seat counts as connected after its server last renewed it."""
AT_ONCE: Final = 200
"""How many seats are written in one transaction: so long choices wait."""
RENEW: Final = Prepared(
    update(SeatRow)
    .where(SeatRow.game_id == bindparam("game"), SeatRow.side == bindparam("seat"))
    .values(present_ms=bindparam("until")),
    ("until", "game", "seat"),
    in_order=True,
)
PRESENT: Final = select(SeatRow.game_id, SeatRow.side, SeatRow.present_ms).where(
    SeatRow.game_id.in_(bindparam("games", expanding=True))
)


class Presence:
    """The seats that are connected to this server."""

    def __init__(self, service: GameService) -> None:
        self._service = service
        self._guard = threading.Lock()
        self._connections: Counter[Seat] = Counter()
        self._changed: set[Seat] = set()
        self._last_beat = 0

    def come(self, seat: Seat) -> None:
        """Record a connection."""
        with self._guard:
            self._connections[seat] += 1
            self._changed.add(seat)

    def go(self, seat: Seat) -> None:
        """Record that a connection has ended."""
        with self._guard:
            self._connections[seat] -= 1
            if self._connections[seat] <= 0:
                del self._connections[seat]
            self._changed.add(seat)

    def keep(self) -> None:
        """Store who came and went, periodically renew who is still here, and drop the lost."""
        at = now_ms()
        with self._guard:
            changed, self._changed = self._changed, set()
            here = set(self._connections)
        told = self._lost(at)
        if at - self._last_beat >= BEAT_MS:
            self._last_beat = at
            changed = changed | here
        try:
            self._write({seat: seat in here for seat in changed} | told, at)
        except BaseException:
            with self._guard:
                self._changed |= changed
            raise

    def close(self) -> None:
        """Store that nobody is connected here any more."""
        with self._guard:
            self._changed |= set(self._connections)
            self._connections.clear()
        self.keep()

    def _lost(self, at: int) -> dict[Seat, bool]:
        """Return the seats that no server has renewed in time."""
        with self._service.reading() as session:
            late = select(SeatRow.game_id, SeatRow.side).where(SeatRow.present_ms < at)
            return {Seat(*each): False for each in session.execute(late)}

    def _write(self, seats: dict[Seat, bool], at: int) -> None:
        """Write everything in a few statements: a full server must not keep others waiting."""
        # Always in the same order, so that two servers never wait for each other.
        order = sorted(seats, key=lambda each: (each.game_id, each.side))
        games = set()
        for some in (order[i : i + AT_ONCE] for i in range(0, len(order), AT_ONCE)):
            with self._service.writing() as session:
                connection = session.connection()
                named = {"games": sorted({seat.game_id for seat in some})}
                was = {
                    Seat(game, side): until
                    for game, side, until in connection.execute(PRESENT, named)
                }
                turned = {seat.game_id for seat in some if (was.get(seat) is None) == seats[seat]}
                until_ms = at + LEASE_MS
                stamp_anew(session, turned)
                RENEW.run(
                    connection,
                    [(until_ms if seats[seat] else None, seat.game_id, seat.side) for seat in some],
                )
                for game_id in turned:
                    post(session, game_id)
            games |= turned
        self._service.publish(News(games=sorted(games)))
