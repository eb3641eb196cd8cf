"""Prepared statements: what they write is what the ORM reads."""

from __future__ import annotations

import pytest
from sqlalchemy import orm, select

from schiltrom.engine.rules import PRESETS
from schiltrom.engine.tables import ENGLAND, SCOTLAND
from schiltrom.server.games.seats import SeatPlan
from schiltrom.server.games.service import GameService
from schiltrom.server.store import held
from schiltrom.server.store.database import open_database
from schiltrom.server.store.models import EntryRow, SeatRow, now


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


def test_no_rows_are_no_statement(service):
    with service.engine.connect() as connection:
        held.PLAYED_GAME.run(connection, [])
