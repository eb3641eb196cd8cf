"""One-time tickets for live connections: issued by one process, valid at any."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import Engine, delete, insert

from schiltrom.engine.tables import NOBODY
from schiltrom.server.games.seats import Seat, hash_token
from schiltrom.server.http.errors import RequestError
from schiltrom.server.http.security import Caller
from schiltrom.server.store.models import TicketRow, now

TICKET_BYTES: Final = 32
SPECTATOR: Final = "spectator"
"""The ticket of all spectators: what they see is no secret, so nothing is stored for it."""


class TicketBox:
    """All valid tickets, in the database; only their hashes are stored."""

    def __init__(self, engine: Engine, seconds: float, clock: Callable[[], datetime] = now) -> None:
        self._engine = engine
        self._seconds = seconds
        self._clock = clock

    def issue(self, game_id: str, caller: Caller) -> str:
        """Return a new ticket for a caller and a game; expired ones are deleted."""
        if caller.seat is None:
            return SPECTATOR
        ticket = secrets.token_urlsafe(TICKET_BYTES)
        at = self._clock()
        row = {
            "ticket_hash": hash_token(ticket),
            "game_id": game_id,
            "viewer": caller.viewer,
            "until": at + timedelta(seconds=self._seconds),
        }
        with self._engine.begin() as connection:
            connection.execute(delete(TicketRow).where(TicketRow.until <= at))
            connection.execute(insert(TicketRow).values(row))
        return ticket

    def redeem(self, ticket: str, game_id: str) -> Caller:
        """Return whose ticket for this game it is; it is used up whatever the answer."""
        if ticket == SPECTATOR:
            return Caller()
        used = (
            delete(TicketRow)
            .where(TicketRow.ticket_hash == hash_token(ticket))
            .returning(TicketRow.game_id, TicketRow.viewer, TicketRow.until)
        )
        with self._engine.begin() as connection:
            found = connection.execute(used).one_or_none()
        if found is None or found.game_id != game_id or found.until <= self._clock():
            raise RequestError(401, "bad-ticket", code="bad-ticket")
        seat = None if found.viewer == NOBODY else Seat(game_id, found.viewer)
        return Caller(found.viewer, seat)
