"""Jobs: a worker that is stopped lets go of the database, whenever that is."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from schiltrom.server.computers.jobs import Jobs
from schiltrom.server.ops import stopping


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
        jobs = object.__new__(Jobs)
        monkeypatch.setattr(jobs, "_app", database, raising=False)
        running = asyncio.create_task(jobs.run())
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
