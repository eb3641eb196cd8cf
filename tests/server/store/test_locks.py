"""How a game is locked on PostgreSQL: for one change at a time, but not for what refers to it."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise

import pytest
from sqlalchemy import Engine, delete, text, update
from sqlalchemy.exc import OperationalError

from schiltrom.engine.rules import PRESETS
from schiltrom.engine.tables import ENGLAND, SCOTLAND
from schiltrom.server.games.seats import Seat, SeatPlan
from schiltrom.server.games.service import GameService
from schiltrom.server.games.setting import GameSetting
from schiltrom.server.notify import notices
from schiltrom.server.notify.notify import Notify, Parcel
from schiltrom.server.store import held
from schiltrom.server.store.database import open_database
from schiltrom.server.store.models import DeliveryRow, SeatRow
from schiltrom.server.store.prepared import Row
from schiltrom.server.store.repository import News
from tests.server.helpers.processes import wait_until

LOCK = "SELECT id FROM games WHERE id = :game FOR "


def test_whoever_writes_a_row_of_the_game_need_not_wait_for_a_choice(cluster):
    """A notice that is being sent refers to its game; when both waited PostgreSQL ended one."""
    engine = open_database(cluster.new_database())
    service = GameService(engine)
    plans = {ENGLAND: SeatPlan("friend"), SCOTLAND: SeatPlan("friend")}
    game = service.open_game("Braveheart", PRESETS["edition 4"], plans).game_id
    with service.changing(game), engine.connect() as other:
        other.execute(text("SET lock_timeout = '200ms'"))
        assert other.scalar(text(LOCK + "KEY SHARE"), {"game": game}) == game
        with pytest.raises(OperationalError, match="lock timeout"):
            other.execute(text(LOCK + "NO KEY UPDATE"), {"game": game})
    engine.dispose()


def is_waited(engine: Engine) -> bool:
    """Return whether anybody waits for a lock; each transaction sees this as it began."""
    waiting = text("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'")
    with engine.connect() as connection:
        return bool(connection.scalar(waiting))


def test_seats_are_written_in_the_order_of_their_games(cluster):
    """As presence writes them: otherwise each could have a seat that the other waits for."""
    engine = open_database(cluster.new_database())
    service = GameService(engine)
    plans = {ENGLAND: SeatPlan("here"), SCOTLAND: SeatPlan("here")}
    setting = GameSetting(0, PRESETS["edition 4"], None, "4")
    with service.writing() as session:
        made = [service.add_game(session, setting, plans, News()).game_id for _ in range(80)]
    with engine.begin() as connection:
        connection.execute(text("ANALYZE seats"))
    # Two that the database has in the other order.
    first, last = next((b, a) for a, b in pairwise(made) if b < a)
    rows: list[Row] = [(1, None, None, [], False, game, ENGLAND) for game in (first, last)]

    def write() -> None:
        with engine.begin() as connection:
            # It could then look at all seats as they come, and take those that are to be written.
            connection.execute(text("SET LOCAL enable_nestloop = off"))
            held.PLAYED_SEAT.run(connection, rows)

    writing = threading.Thread(target=write)
    with engine.begin() as other:
        lock = text("SELECT 1 FROM seats WHERE game_id = :game AND side = 0 FOR UPDATE")
        other.execute(lock, {"game": first})
        writing.start()
        wait_until(lambda: is_waited(engine), "a seat that is waited for")
        other.execute(text("SET LOCAL lock_timeout = '2s'"))
        other.execute(lock, {"game": last})
    writing.join()
    engine.dispose()


@dataclass
class Claimed:
    """Two games in which Scotland's notice of its turn has been claimed."""

    service: GameService
    notify: Notify
    parcels: list[Parcel]


@pytest.fixture
def claimed(cluster) -> Iterator[Claimed]:
    service = GameService(open_database(cluster.new_database()))
    notify = Notify(service)
    for _ in range(2):
        plans = {ENGLAND: SeatPlan("here"), SCOTLAND: SeatPlan("here")}
        game = service.open_game("Braveheart", PRESETS["edition 4"], plans).game_id
        notify.to_webhook(Seat(game, SCOTLAND), "https://example.net/", "en")
        with service.writing() as session:
            seat = session.get_one(SeatRow, (game, SCOTLAND))
            notices.queue(session.connection(), seat, notices.TURN)
    yield Claimed(service, notify, notify.take_due(10))
    service.engine.dispose()


@pytest.mark.parametrize(
    "told",
    [Notify.sent, Notify.failed, lambda notify, parcel: notify.put_off(parcel, 1.0)],
    ids=["sent", "failed", "put off"],
)
def test_a_notice_may_be_dropped_while_it_is_told_what_came_of_it(claimed, told):
    """The seat chooses just then: what was read of the notice is no longer there."""
    engine, parcel = claimed.service.engine, claimed.parcels[0]
    with ThreadPoolExecutor(1) as thread, engine.begin() as choosing:
        choosing.execute(delete(DeliveryRow).where(DeliveryRow.id == parcel.id))
        telling = thread.submit(told, claimed.notify, parcel)
        wait_until(lambda: is_waited(engine), "a notice that is waited for")
        choosing.commit()
        assert not telling.result()
    with claimed.service.reading() as session:
        assert session.get(DeliveryRow, parcel.id) is None


def test_claiming_waits_for_no_choice(claimed):
    """Choices drop notices in the order of their games, those who claim take them as they are due:
    if one waited for the other, both could."""
    service, (one, other) = claimed.service, claimed.parcels
    with service.writing() as session:
        session.execute(update(DeliveryRow).values(due_ms=1))
    with service.engine.begin() as choosing:
        choosing.execute(delete(DeliveryRow).where(DeliveryRow.id == one.id))
        with ThreadPoolExecutor(1) as thread:
            found = thread.submit(claimed.notify.take_due, 10).result(10)
        assert [parcel.id for parcel in found] == [other.id]
