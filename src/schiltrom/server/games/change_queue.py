"""The queue of changes: a server makes all that wait in one transaction; a lone one waits for none.

Playing is done in the event loop; only what waits, for other writers or for the disk, is done in a
thread of its own.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final

from schiltrom.server.games.batches import MOST_TOGETHER, Batch, Change
from schiltrom.server.games.service import GameService

Waiting = tuple[Change, "Future[int] | asyncio.Future[int]"]
"""A change, and who waits for what becomes of it."""
THREAD: Final = "schiltrom-writer"


class ChangeQueue:
    """The changes that wait, in the order in which they came."""

    def __init__(self, service: GameService) -> None:
        self._service = service
        self._on_made: Callable[[Batch], None] = lambda _batch: None
        self._waiting: deque[Waiting] = deque()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: ThreadPoolExecutor | None = None
        self._work: asyncio.Task[None] | None = None

    def start(self, on_made: Callable[[Batch], None]) -> None:
        """Take changes, in the running event loop and from other threads.

        What is durable is passed on in the event loop, while its games are still locked.
        """
        self._on_made = on_made
        self._loop = asyncio.get_running_loop()
        self._thread = ThreadPoolExecutor(1, THREAD)
        self._service.make = self._make_from_thread

    async def stop(self) -> None:
        """Make what waits, then take no more."""
        self._service.make = self._service.make_now
        while self._work is not None:
            await asyncio.wait([self._work])
        self._loop = None
        if self._thread is not None:
            self._thread.shutdown()
            self._thread = None

    async def make(self, change: Change) -> int:
        """Make a change; return the seat's new number once it is durable."""
        if self._loop is None:
            return await asyncio.to_thread(self._service.make_now, change)
        done: asyncio.Future[int] = self._loop.create_future()
        self._add((change, done))
        return await done

    def _make_from_thread(self, change: Change) -> int:
        """Make a change for another thread, which waits."""
        done: Future[int] = Future()
        loop = self._loop
        try:
            if loop is None:
                raise RuntimeError
            loop.call_soon_threadsafe(self._add, (change, done))
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

    async def _in_thread(self, call: Callable[..., None], *args: object) -> None:
        """Have the writer's thread do what may have to wait."""
        await asyncio.get_running_loop().run_in_executor(self._thread, call, *args)

    async def _make_together(self, some: list[Waiting]) -> None:
        batch = Batch(self._service, [change for change, _ in some])
        try:
            await self._in_thread(batch.begin)
            batch.play()
            await self._in_thread(batch.finish)
        except BaseException as error:
            await self._in_thread(batch.fail, error)
            _tell_all(some)
            if not isinstance(error, Exception):
                raise
            return
        # Who chose is answered first: his answer then goes out with what he sees.
        _tell_all(some)
        try:
            self._on_made(batch)
        finally:
            batch.release()


def _tell_all(some: list[Waiting]) -> None:
    """Say what has become of changes, unless nobody waits any more."""
    for change, done in some:
        if done.done():
            continue
        if change.error is not None:
            done.set_exception(change.error)
        else:
            done.set_result(change.reached)
