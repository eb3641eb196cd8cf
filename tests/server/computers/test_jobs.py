"""Jobs: a worker that is stopped lets go of the database, whenever that is."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from types import SimpleNamespace
from typing import Any, cast

import pytest
from procrastinate import App
from procrastinate.exceptions import ConnectorException
from procrastinate.testing import InMemoryConnector

from schiltrom.engine.rules import PRESETS
from schiltrom.engine.tables import ENGLAND, SCOTLAND
from schiltrom.server.computers import jobs
from schiltrom.server.computers.computers import Thinker
from schiltrom.server.computers.jobs import QUEUE, THINK, Asker, Jobs, queue_of
from schiltrom.server.games.seats import Seat, SeatPlan
from schiltrom.server.games.service import GameService
from schiltrom.server.ops import stopping
from schiltrom.server.store.database import open_database


class SlowDatabase:
    """What Procrastinate is to a worker while the database does not answer."""

    def __init__(self) -> None:
        self.is_asked = asyncio.Event()
        self.is_closed = False

    async def open_async(self) -> None:
        self.is_asked.set()
        await asyncio.sleep(3600)

    async def close_async(self) -> None:
        self.is_closed = True


def test_a_worker_that_is_stopped_while_it_connects_connects_no_more(monkeypatch):
    """Else its process hangs: the pool goes on trying."""

    async def stop_early() -> bool:
        database = SlowDatabase()
        stopped = object.__new__(Jobs)
        monkeypatch.setattr(stopped, "_app", database, raising=False)
        running = asyncio.create_task(stopped.run())
        await database.is_asked.wait()
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running
        return database.is_closed

    assert asyncio.run(stop_early())


def test_a_cancellation_that_is_lost_is_repeated(monkeypatch):
    """A pool that connects at that moment may swallow one."""
    monkeypatch.setattr(stopping, "CANCEL_AGAIN_S", 0.01)

    async def swallow() -> None:
        with suppress(asyncio.CancelledError):
            await asyncio.sleep(3600)
        await asyncio.sleep(3600)

    async def stop() -> bool:
        task = asyncio.create_task(swallow())
        await asyncio.sleep(0)
        await stopping.cancel(task)
        return task.cancelled()

    assert asyncio.run(asyncio.wait_for(stop(), 60))


class FailingOnce(Thinker):
    """Who finds no database at his first job, and then plays."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, int, int]] = []

    def play(self, seat: Seat, number: int) -> None:
        self.asked.append((seat.game_id, seat.side, number))
        if len(self.asked) == 1:
            raise OSError("the database is gone")


class Forgetful(InMemoryConnector):
    """A database that fails just when the first job is to be queued again."""

    is_there = False

    async def retry_job_run(self, *given: Any, **named: Any) -> None:
        if not self.is_there:
            self.is_there = True
            raise ConnectorException("the connection is closed")
        await super().retry_job_run(*given, **named)


def test_a_job_that_could_not_be_queued_again_is_not_lost(monkeypatch):
    """It stays with a worker that lives on, so nobody else would ever take it."""
    monkeypatch.setattr(jobs, "POLL_S", 0.01)
    monkeypatch.setattr(Jobs, "_retry_lost", lambda _jobs: asyncio.sleep(0))
    thinker, database = FailingOnce(), Forgetful()

    async def work_until_played() -> None:
        service = SimpleNamespace(computer_games=dict)
        working = Jobs(cast("GameService", service), [thinker], 0.1, database)
        asker = App(connector=database)
        await asker.configure_task(THINK, queue=QUEUE).defer_async(game="g", side=1, number=7)
        task = asyncio.create_task(working.run())
        while len(thinker.asked) < 2:
            await asyncio.sleep(0.01)
        await stopping.cancel(task)

    asyncio.run(asyncio.wait_for(work_until_played(), 60))
    assert database.is_there
    assert thinker.asked == [("g", 1, 7)] * 2


class Failing(InMemoryConnector):
    """A database that fails when a worker looks for jobs."""

    async def fetch_job_one(self, *_given: Any, **_named: Any) -> dict[str, Any]:
        raise ConnectorException("the connection is closed")


async def swallow_a_cancellation(_jobs: Jobs) -> None:
    with suppress(asyncio.CancelledError):
        await asyncio.sleep(3600)


def test_a_worker_whose_sweep_misses_its_end_ends_all_the_same(monkeypatch):
    """Else it would wait for the sweep for ever, and never work again."""
    monkeypatch.setattr(stopping, "CANCEL_AGAIN_S", 0.01)
    monkeypatch.setattr(Jobs, "_retry_dropped", swallow_a_cancellation)
    service = SimpleNamespace(computer_games=dict)

    async def work() -> None:
        working = Jobs(cast("GameService", service), [FailingOnce()], 0.1, Failing())
        await asyncio.wait_for(working.run(), 60)

    with pytest.raises(ConnectorException):
        asyncio.run(work())


class Deaf(InMemoryConnector):
    """A database that cannot be listened to."""

    async def listen_notify(self, *_given: Any, **_named: Any) -> None:
        raise ConnectorException("the connection is closed")


def test_a_worker_that_cannot_listen_stops():
    """It is started again; else it would only poll from then on."""
    service = SimpleNamespace(computer_games=dict)

    async def work() -> None:
        working = Jobs(cast("GameService", service), [FailingOnce()], 0.1, Deaf())
        await asyncio.wait_for(working.run(), 60)

    asyncio.run(work())


def test_jobs_that_wait_for_a_worker_are_counted(cluster):
    engine = open_database(cluster.new_database())
    service = GameService(engine)
    service.on_waiting = Asker().ask
    assert queue_of(service) == (0, 0.0)
    plans = {ENGLAND: SeatPlan("computer"), SCOTLAND: SeatPlan("computer")}
    service.open_game("Braveheart", PRESETS["edition 4"], plans)
    waiting, oldest = queue_of(service)
    assert waiting == 2, "both sides choose a card"
    assert 0 < oldest < 3600
    engine.dispose()
