"""Notices: what to send to whom, queued in the same transaction as the change."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from sqlalchemy import delete

from schiltrom.server.store.models import DeliveryRow, GameRow, NoticeRow, SeatRow
from schiltrom.table.table import Table

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

TURN: Final = "your-turn"
OVER: Final = "over"
CONFIRM: Final = "confirm"


def queue(
    session: Session, seat: SeatRow, event: str, address_hash: str = "", code: str | None = None
) -> None:
    """Queue a notice for a seat."""
    session.add(
        DeliveryRow(
            id=secrets.token_hex(16),
            game_id=seat.game_id,
            side=seat.side,
            event=event,
            address_hash=address_hash,
            code=code,
            tries=0,
        )
    )


def queue_turns(
    session: Session,
    row: GameRow,
    seats: list[SeatRow],
    table: Table,
    acted: SeatRow | None = None,
) -> None:
    """Queue a notice for each seat whose turn has come since it last acted; *acted* just has."""
    if acted is not None:
        has_acted(session, acted)
    if row.ended is not None:
        return
    for seat in seats:
        if seat.notified and not seat.told_turn and table.waits_for(seat.side):
            seat.told_turn = True
            queue(session, seat, TURN)


def queue_seeds(session: Session, seats: list[SeatRow]) -> None:
    """Queue a notice for each seat that must come by before the game can begin."""
    for seat in seats:
        if seat.notified and not seat.told_turn and seat.seed is None:
            seat.told_turn = True
            queue(session, seat, TURN)


def queue_end(session: Session, row: GameRow, seats: list[SeatRow]) -> None:
    """Queue a notice that a game is over, in place of any others."""
    assert row.ended is not None
    for seat in seats:
        if seat.notified:
            forget(session, seat, TURN)
            queue(session, seat, OVER)


def has_acted(session: Session, seat: SeatRow) -> None:
    """Record that a seat has acted: it needs no notice of this turn, but one of its next."""
    if seat.told_turn:
        seat.told_turn = False
        forget(session, seat, TURN)


def forget_seat(session: Session, seat: SeatRow) -> None:
    """Forget where a seat wants its notices, and those that wait to be sent."""
    seat.notified = seat.told_turn = False
    forget(session, seat, TURN, OVER, CONFIRM)
    mine = (NoticeRow.game_id == seat.game_id, NoticeRow.side == seat.side)
    session.execute(delete(NoticeRow).where(*mine))
    session.flush()


def forget(session: Session, seat: SeatRow, *events: str) -> None:
    """Drop notices that nobody needs any more."""
    wanted = delete(DeliveryRow).where(
        DeliveryRow.game_id == seat.game_id,
        DeliveryRow.side == seat.side,
        DeliveryRow.event.in_(events),
        DeliveryRow.due_ms.is_not(None),
    )
    session.execute(wanted)
