"""Notices: what to send to whom, queued in the same transaction as the change."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from sqlalchemy import bindparam, delete, insert, select

from schiltrom.server.store.held import HeldGame, HeldSeat
from schiltrom.server.store.models import (
    Base,
    DeliveryRow,
    GameRow,
    NoticeRow,
    PushRow,
    SeatRow,
    now_ms,
)
from schiltrom.table.table import Table

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection, Delete
    from sqlalchemy.orm import Session

AnySeat: TypeAlias = SeatRow | HeldSeat

TURN: Final = "your-turn"
OVER: Final = "over"
CONFIRM: Final = "confirm"
PRESENT_MS: Final = 30_000
"""How long a notice waits while its seat has a live connection."""


def queue(
    connection: Connection,
    seat: AnySeat,
    event: str,
    address_hash: str = "",
    code: str | None = None,
    push_id: str | None = None,
) -> None:
    """Queue a notice for a seat, to one of the places where it wants them.

    Who is here sees for himself: what he is told is due when he may have gone.
    """
    at_ms = now_ms()
    is_here = seat.present_ms is not None and event == TURN
    row = {
        "id": secrets.token_hex(16),
        "game_id": seat.game_id,
        "side": seat.side,
        "event": event,
        "push_id": push_id,
        "address_hash": address_hash,
        "code": code,
        "created_ms": at_ms,
        "due_ms": at_ms + (PRESENT_MS if is_here else 0),
        "tries": 0,
    }
    connection.execute(_ADD, row)


def queue_everywhere(connection: Connection, seat: AnySeat, event: str) -> None:
    """Queue a notice for a seat, to each place where it wants them."""
    mine = {"game": seat.game_id, "seat": seat.side}
    if connection.scalar(_CONFIRMED, mine):
        queue(connection, seat, event)
    for push_id in connection.scalars(_PUSHES, mine).all():
        queue(connection, seat, event, push_id=push_id)


def queue_after(
    connection: Connection,
    row: GameRow | HeldGame,
    seats: Sequence[AnySeat],
    table: Table,
    acted: Iterable[int] = (),
) -> None:
    """Queue the notices of a change that some sides have made: of the end, or of turns."""
    if row.ended is not None:
        queue_end(connection, row, seats)
        return
    for side in acted:
        has_acted(connection, seats[side])
    for seat in seats:
        if seat.notified and not seat.told_turn and table.waits_for(seat.side):
            seat.told_turn = True
            queue_everywhere(connection, seat, TURN)


def queue_seeds(connection: Connection, seats: Sequence[AnySeat]) -> None:
    """Queue a notice for each seat that must come by before the game can begin."""
    for seat in seats:
        if seat.notified and not seat.told_turn and seat.seed is None:
            seat.told_turn = True
            queue_everywhere(connection, seat, TURN)


def queue_end(connection: Connection, row: GameRow | HeldGame, seats: Sequence[AnySeat]) -> None:
    """Queue a notice that a game is over, in place of any others."""
    assert row.ended is not None
    for seat in seats:
        if seat.notified:
            forget(connection, seat, TURN)
            queue_everywhere(connection, seat, OVER)


def has_acted(connection: Connection, seat: AnySeat) -> None:
    """Record that a seat has acted: it needs no notice of this turn, but one of its next."""
    if seat.told_turn:
        seat.told_turn = False
        forget(connection, seat, TURN)


def forget_seat(session: Session, seat: AnySeat) -> None:
    """Forget where a seat wants its notices, and those that wait to be sent."""
    session.execute(delete(PushRow).where(*_pushes_of(seat)))
    forget(session.connection(), seat, TURN, OVER, CONFIRM)
    forget_address(session, seat)


def forget_address(session: Session, seat: AnySeat) -> None:
    """Forget a seat's mail address or webhook, and what waits to be sent there."""
    session.execute(_waiting(seat).where(DeliveryRow.push_id.is_(None)))
    mine = (NoticeRow.game_id == seat.game_id, NoticeRow.side == seat.side)
    session.execute(delete(NoticeRow).where(*mine))
    _count_places(session, seat)


def forget_push(session: Session, seat: AnySeat, push: PushRow) -> None:
    """Forget one of a seat's browsers, and what waits to be sent there."""
    session.execute(_waiting(seat).where(DeliveryRow.push_id == push.id))
    session.delete(push)
    _count_places(session, seat)


def forget(connection: Connection, seat: AnySeat, *events: str) -> None:
    """Drop notices that nobody needs any more."""
    rows = [{"game": seat.game_id, "seat": seat.side, "what": event} for event in events]
    connection.execute(_DROP, rows)


def _waiting(seat: AnySeat) -> Delete:
    """Return what drops a seat's notices that wait to be sent."""
    return delete(DeliveryRow).where(
        DeliveryRow.game_id == seat.game_id,
        DeliveryRow.side == seat.side,
        DeliveryRow.due_ms.is_not(None),
    )


def _count_places(session: Session, seat: AnySeat) -> None:
    """Record whether there is still a place where a seat wants its notices."""
    session.flush()
    notice = session.get(NoticeRow, (seat.game_id, seat.side), populate_existing=True)
    has_browser = session.scalar(select(PushRow.id).where(*_pushes_of(seat)).limit(1)) is not None
    seat.notified = has_browser or (notice is not None and notice.confirmed)
    seat.told_turn = seat.told_turn and seat.notified
    session.flush()


def _pushes_of(seat: AnySeat) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return PushRow.game_id == seat.game_id, PushRow.side == seat.side


_ADD: Final = insert(Base.metadata.tables["deliveries"])
_DROP: Final = delete(Base.metadata.tables["deliveries"]).where(
    DeliveryRow.game_id == bindparam("game"),
    DeliveryRow.side == bindparam("seat"),
    DeliveryRow.event == bindparam("what"),
    DeliveryRow.due_ms.is_not(None),
)
_CONFIRMED: Final = select(NoticeRow.confirmed).where(
    NoticeRow.game_id == bindparam("game"), NoticeRow.side == bindparam("seat")
)
_PUSHES: Final = select(PushRow.id).where(
    PushRow.game_id == bindparam("game"), PushRow.side == bindparam("seat")
)
