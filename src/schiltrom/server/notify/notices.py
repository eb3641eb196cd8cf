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
from schiltrom.server.store.prepared import Lookup, Prepared
from schiltrom.table.table import Table

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection, Delete
    from sqlalchemy.orm import Session

    from schiltrom.server.store.prepared import Row

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
    _ADD.run(connection, [_row(seat, event, address_hash, code, push_id)])


def _row(
    seat: AnySeat,
    event: str,
    address_hash: str = "",
    code: str | None = None,
    push_id: str | None = None,
) -> Row:
    """Return a notice as it is stored."""
    at_ms = now_ms()
    is_here = seat.present_ms is not None and event == TURN
    due_ms = at_ms + (PRESENT_MS if is_here else 0)
    place = push_id, address_hash, code
    return secrets.token_hex(16), seat.game_id, seat.side, event, *place, at_ms, due_ms, 0


class Gathered:
    """Notices that a transaction drops and queues, written in a few statements for all of them."""

    def __init__(self) -> None:
        self._dropped: list[Row] = []
        self._wanted: list[tuple[AnySeat, str]] = []

    def after(
        self,
        row: GameRow | HeldGame,
        seats: Sequence[AnySeat],
        table: Table,
        acted: Iterable[int] = (),
    ) -> None:
        """Gather the notices of a change that some sides have made: of the end, or of turns."""
        if row.ended is not None:
            self.end(seats)
            return
        for side in acted:
            self.has_acted(seats[side])
        for seat in seats:
            if seat.notified and not seat.told_turn and table.waits_for(seat.side):
                self.turn(seat)

    def has_acted(self, seat: AnySeat) -> None:
        """Note that a seat has acted: it needs no notice of this turn, but one of its next."""
        if seat.told_turn:
            seat.told_turn = False
            self._dropped += _named(seat, TURN)

    def turn(self, seat: AnySeat) -> None:
        """Have a seat told, once, that it is its turn."""
        seat.told_turn = True
        self._wanted.append((seat, TURN))

    def end(self, seats: Sequence[AnySeat]) -> None:
        """Have the seats told that their game is over, in place of anything else."""
        for seat in seats:
            if seat.notified:
                self._dropped += _named(seat, TURN)
                self._wanted.append((seat, OVER))

    def write(self, connection: Connection) -> None:
        """Drop and queue everything: each notice to each place where its seat wants them."""
        _DROP.run(connection, self._dropped)
        if not self._wanted:
            return
        games = [seat.game_id for seat, _ in self._wanted]
        places: dict[tuple[str, int], list[str | None]] = {}
        for game_id, side, push_id in _PLACES.rows(connection, games):
            places.setdefault((game_id, side), []).append(push_id)
        rows = [
            _row(seat, event, push_id=push_id)
            for seat, event in self._wanted
            for push_id in places.get((seat.game_id, seat.side), ())
        ]
        _ADD.run(connection, rows)


def queue_after(
    connection: Connection,
    row: GameRow | HeldGame,
    seats: Sequence[AnySeat],
    table: Table,
    acted: Iterable[int] = (),
) -> None:
    """Queue the notices of a change that some sides have made: of the end, or of turns."""
    gathered = Gathered()
    gathered.after(row, seats, table, acted)
    gathered.write(connection)


def queue_seeds(connection: Connection, seats: Sequence[AnySeat]) -> None:
    """Queue a notice for each seat that must come by before the game can begin."""
    gathered = Gathered()
    for seat in seats:
        if seat.notified and not seat.told_turn and seat.seed is None:
            gathered.turn(seat)
    gathered.write(connection)


def queue_end(connection: Connection, seats: Sequence[AnySeat]) -> None:
    """Queue a notice that a game is over, in place of any others."""
    gathered = Gathered()
    gathered.end(seats)
    gathered.write(connection)


def has_acted(connection: Connection, seat: AnySeat) -> None:
    """Record that a seat has acted: it needs no notice of this turn, but one of its next."""
    gathered = Gathered()
    gathered.has_acted(seat)
    gathered.write(connection)


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
    _DROP.run(connection, _named(seat, *events))


def _named(seat: AnySeat, *events: str) -> list[Row]:
    """Return notices of a seat as the statement that drops them wants them."""
    return [(seat.game_id, seat.side, event) for event in events]


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


_ADD: Final = Prepared(
    insert(Base.metadata.tables["deliveries"]),
    (
        "id",
        "game_id",
        "side",
        "event",
        "push_id",
        "address_hash",
        "code",
        "created_ms",
        "due_ms",
        "tries",
    ),
)
_DROP: Final = Prepared(
    delete(Base.metadata.tables["deliveries"]).where(
        DeliveryRow.game_id == bindparam("game"),
        DeliveryRow.side == bindparam("seat"),
        DeliveryRow.event == bindparam("what"),
        DeliveryRow.due_ms.is_not(None),
    ),
    ("game", "seat", "what"),
    in_order=True,
)
_PLACES: Final = Lookup(
    f"SELECT game_id, side, NULL FROM {NoticeRow.__tablename__} "
    "WHERE game_id {among} AND confirmed "
    f"UNION ALL SELECT game_id, side, id FROM {PushRow.__tablename__} "
    "WHERE game_id {among}"
)
"""Where the seats of some games want their notices: at their address, or in a browser."""
