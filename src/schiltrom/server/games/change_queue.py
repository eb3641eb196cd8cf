"""The queue of changes: a server makes all that wait in one transaction; a lone one waits for none.

A batch is made in a thread of its own, since it may have to wait for other writers and for the
disk; what has come of it is told in the event loop.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import replace
from functools import partial

from schiltrom.server.games.batches import MOST_TOGETHER, Batch, Change
from schiltrom.server.games.service import GameService
from schiltrom.server.games.writer import Writer

Waiting = tuple[Change, Callable[[Change], None]]
"""A change, and what is called once it is known what has become of it."""

log = logging.getLogger(__name__)


class ChangeQueue:
    """The changes that wait, in the order in which they came."""

    def __init__(self, service: GameService) -> None:
        self._service = service
        self._on_made: Callable[[Batch], None] = lambda _batch: None
        self._waiting: deque[Waiting] = deque()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: Writer | None = None
        self._work: asyncio.Task[None] | None = None
        self._late: set[asyncio.Task[None]] = set()
        """Changes that came when no more were taken."""

    def start(self, on_made: Callable[[Batch], None]) -> None:
        """Take changes, in the running event loop and from other threads.

        What is durable is passed on in the event loop, while its games are still locked.
        """
        self._on_made = on_made
        self._loop = asyncio.get_running_loop()
        self._thread = Writer(self._loop)
        self._service.make = self._make_from_thread

    async def stop(self) -> None:
        """Make what waits, then take no more."""
        self._service.make = self._service.make_now
        while self._work is not None:
            await asyncio.wait([self._work])
        self._loop = None
        if self._thread is not None:
            self._thread.end()
            self._thread = None

    async def make(self, change: Change) -> int:
        """Make a change; return the seat's new number once it is durable."""
        if self._loop is None:
            return await asyncio.to_thread(self._service.make_now, change)
        done: asyncio.Future[int] = self._loop.create_future()
        self._add((change, partial(_settle, done)))
        return await done

    def make_soon(self, change: Change, done: Callable[[Change], None]) -> None:
        """Make a change, then call a function in the event loop, before anybody is shown it."""
        if self._loop is not None:
            self._add((change, done))
            return
        late = asyncio.create_task(self._make_late(change, done))
        self._late.add(late)
        late.add_done_callback(self._late.discard)

    async def _make_late(self, change: Change, done: Callable[[Change], None]) -> None:
        """Make a change by itself: no others are taken."""
        with suppress(Exception):  # the change has it, too
            await asyncio.to_thread(self._service.make_now, change)
        done(change)

    def _make_from_thread(self, change: Change) -> int:
        """Make a change for another thread, which waits."""
        done: Future[int] = Future()
        loop = self._loop
        try:
            if loop is None:
                raise RuntimeError
            loop.call_soon_threadsafe(self._add, (change, partial(_settle, done)))
        except RuntimeError:  # the server is stopping, and its event loop may be closed
            return self._service.make_now(change)
        return done.result()

    def _add(self, waiting: Waiting) -> None:
        self._waiting.append(waiting)
        if self._work is None:
            self._work = asyncio.create_task(self._make_all())

    async def _make_all(self) -> None:
        """Make one batch after another until nothing waits."""
        # All that has arrived with the change that woke us is made together with it.
        await asyncio.sleep(0)
        try:
            while self._waiting:
                some = [
                    self._waiting.popleft() for _ in range(min(MOST_TOGETHER, len(self._waiting)))
                ]
                await self._make_together(some)
        finally:
            self._work = None

    async def _in_thread(self, call: Callable[[], None]) -> None:
        """Have the writer's thread do what may have to wait."""
        assert self._thread is not None
        await self._thread.do(call)

    async def _make_together(self, some: list[Waiting]) -> None:
        batch = Batch(self._service, [change for change, _ in some])
        try:
            await self._in_thread(batch.make)
        except Exception:
            _tell_all(some)
            return
        except BaseException:  # the event loop ends: nobody hears any more what comes of it
            for change, done in some:
                done(replace(change, error=RuntimeError("stopped")))
            raise
        # Who chose is answered first: his answer then goes out with what he sees.
        _tell_all(some)
        try:
            self._on_made(batch)
        finally:
            batch.release()


def _tell_all(some: list[Waiting]) -> None:
    """Say what has become of changes; one who cannot be told keeps it from nobody else."""
    for change, done in some:
        try:
            done(change)
        except Exception:
            log.exception("one who waited for a change could not be told")


def _settle(done: Future[int] | asyncio.Future[int], change: Change) -> None:
    """Tell one who waits for a change, unless he does so no more."""
    if done.done():
        return
    if change.error is not None:
        done.set_exception(change.error)
    else:
        done.set_result(change.reached)
