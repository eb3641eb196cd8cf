"""Chat between the two seats of a game, and the notes each seat keeps."""

from __future__ import annotations

from typing import Final

from sqlalchemy import select

from schiltrom.engine.tables import SIDE_NAMES
from schiltrom.server.games.seats import Seat
from schiltrom.server.games.service import GameService
from schiltrom.server.store.models import ChatRow, SeatRow
from schiltrom.table.errors import ConflictError

LONGEST_LINE: Final = 500
LONGEST_NOTES: Final = 8000
MOST_LINES: Final = 2000
"""The most chat lines in one game."""
LINES_AT_ONCE: Final = 200


class Chat:
    """The chat in a service's games, visible only to the seats."""

    def __init__(self, service: GameService) -> None:
        self._service = service

    def say(self, seat: Seat, text: str) -> dict[str, object]:
        """Send a line to the other seat; return it as it is sent."""
        with self._service.changing(seat.game_id, needs_table=False) as (session, row, _):
            if row.chat >= MOST_LINES:
                raise ConflictError("enough-said", lines=MOST_LINES)
            row.chat += 1
            line = ChatRow(game_id=row.id, id=row.chat, side=seat.side, text=text)
            session.add(line)
            session.flush()
            return _shown(line)

    def lines(self, seat: Seat, since: int) -> list[dict[str, object]]:
        """Return the lines after a given one; only the last if there are many."""
        with self._service.reading() as session:
            wanted = (
                select(ChatRow)
                .where(ChatRow.game_id == seat.game_id, ChatRow.id > since)
                .order_by(ChatRow.id.desc())
                .limit(LINES_AT_ONCE)
            )
            return [_shown(line) for line in reversed(session.scalars(wanted).all())]

    def notes(self, seat: Seat) -> str:
        """Return a seat's own notes."""
        with self._service.reading() as session:
            return session.get_one(SeatRow, (seat.game_id, seat.side)).notes

    def write_notes(self, seat: Seat, text: str) -> None:
        """Save a seat's notes; nobody else sees that they have changed."""
        with self._service.writing() as session:
            session.get_one(SeatRow, (seat.game_id, seat.side)).notes = text


def _shown(line: ChatRow) -> dict[str, object]:
    at = line.at.isoformat(timespec="seconds") + "Z"
    return {"id": line.id, "by": SIDE_NAMES[line.side], "text": line.text, "at": at}
