"""Personal data: what a player can have deleted once his game is over.

The record stays, with its seeds: it proves the game to both players. A seat whose name was deleted
is a seat whose player never gave one, and is called by its side.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete

from schiltrom.engine.tables import SIDE_NAMES
from schiltrom.server.notify import notices
from schiltrom.server.store.models import ChatRow, GameRow, SeatRow
from schiltrom.table.errors import NotPlayingError

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from schiltrom.server.games.seats import Seat
    from schiltrom.server.games.service import GameService


def delete_personal_data(service: GameService, seat: Seat) -> None:
    """Delete the name, chat messages, notes and addresses of a seat at a game that is over."""
    with service.changing(seat.game_id, needs_table=False) as (session, row, _):
        if row.ended is None:
            raise NotPlayingError("delete-later")
        mine = session.get_one(SeatRow, (seat.game_id, seat.side))
        mine.name = mine.notes = ""
        notices.forget_seat(session, mine)
        said = (ChatRow.game_id == row.id, ChatRow.side == seat.side)
        session.execute(delete(ChatRow).where(*said))
        if row.source is not None:
            name = SIDE_NAMES[seat.side].lower()
            row.source = {key: text for key, text in row.source.items() if key != name}
        _leave_rematch_unnamed(session, row, seat)


def _leave_rematch_unnamed(session: Session, row: GameRow, seat: Seat) -> None:
    """Delete the name also where it waits in the rematch for a player who has not come."""
    if row.rematch is None:
        return
    side = 1 - seat.side if row.swapped else seat.side
    following = session.get(SeatRow, (row.rematch, side))
    if following is not None and not following.taken:
        following.name = ""
