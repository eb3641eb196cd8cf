"""Prepared statements: what they write is what the ORM reads."""

from __future__ import annotations

import pytest
from sqlalchemy import orm, select
from sqlalchemy.exc import DBAPIError, IntegrityError

from schiltrom.engine.rules import PRESETS
from schiltrom.engine.tables import ENGLAND, SCOTLAND
from schiltrom.server.games.seats import SeatPlan
from schiltrom.server.games.service import GameService
from schiltrom.server.notify import notices
from schiltrom.server.store import held
from schiltrom.server.store.database import is_shared, open_database
from schiltrom.server.store.models import DeliveryRow, EntryRow, SeatRow, now


@pytest.fixture
def service(url):
    found = GameService(open_database(url))
    yield found
    found.engine.dispose()


@pytest.fixture
def game(service):
    plans = {ENGLAND: SeatPlan("here"), SCOTLAND: SeatPlan("here")}
    return service.open_game("Braveheart", PRESETS["edition 4"], plans).game_id


def test_entries_are_read_as_they_were_written(service, game):
    at = now()
    rows = [(game, 100, "E pass", at, False), (game, 101, "S pass", at, True)]
    with service.engine.begin() as connection:
        held.ADD_ENTRIES.run(connection, rows)
    with orm.Session(service.engine) as session:
        wanted = select(EntryRow).where(EntryRow.number >= 100).order_by(EntryRow.number)
        found = list(session.scalars(wanted))
    assert [(e.game_id, e.number, e.text, e.at, e.automatic) for e in found] == rows


def test_seats_are_read_as_they_were_written(service, game):
    wishes = ["forced", "fire é"]
    with service.engine.begin() as connection:
        held.PLAYED_SEAT.run(connection, [(5, None, 7, wishes, True, game, SCOTLAND)])
    with orm.Session(service.engine) as session:
        seat = session.get_one(SeatRow, (game, SCOTLAND))
        other = session.get_one(SeatRow, (game, ENGLAND))
    assert (seat.left_ms, seat.since_ms, seat.finished_ms) == (5, None, 7)
    assert (seat.wishes, seat.told_turn) == (wishes, True)
    assert (other.wishes, other.told_turn) == ([], False)


def test_notices_are_dropped_as_they_were_queued(service, game):
    seats = [held.HeldSeat(game, side, *[None] * 14) for side in (ENGLAND, SCOTLAND)]  # type: ignore[arg-type]
    with service.engine.begin() as connection:
        for seat in seats:
            notices.queue(connection, seat, notices.TURN)
        notices.queue(connection, seats[0], notices.OVER)
        notices.forget(connection, seats[0], notices.TURN, notices.CONFIRM)
    with orm.Session(service.engine) as session:
        found = {(each.side, each.event) for each in session.scalars(select(DeliveryRow))}
    assert found == {(ENGLAND, notices.OVER), (SCOTLAND, notices.TURN)}


def test_what_the_database_refuses_is_refused_as_everywhere(service, game):
    """The answer to a request depends on what kind of error it is."""
    row = (game, 100, "E pass", now(), False)
    with service.engine.connect() as connection:
        with connection.begin():
            held.ADD_ENTRIES.run(connection, [row])
        with pytest.raises(IntegrityError), connection.begin():
            held.ADD_ENTRIES.run(connection, [row])


def ask_when_lost(service: GameService, game: str) -> None:
    with service.engine.begin() as connection:
        driver = connection.connection.driver_connection
        assert driver is not None
        driver.close()
        held.stamps(connection, [game])


def test_a_lost_connection_is_an_error_as_everywhere(service, game):
    """Whoever asked is then told to come again, and the next has another connection."""
    with pytest.raises(DBAPIError):
        ask_when_lost(service, game)
    with service.engine.begin() as connection:
        assert list(held.stamps(connection, [game])) == [game]


def test_only_games_that_there_are_have_stamps(service, game):
    with service.engine.begin() as connection:
        for locked in {False, is_shared(service.engine)}:
            assert list(held.stamps(connection, [game, "none", "é'"], locked=locked)) == [game]
        assert held.stamps(connection, []) == {}


def test_no_rows_are_no_statement(service):
    with service.engine.connect() as connection:
        held.PLAYED_GAME.run(connection, [])
