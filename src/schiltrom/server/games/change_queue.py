"""The queue of changes: a server makes all that wait in one transaction; a lone one waits for none.

A batch is made in a thread of its own, since it may have to wait for other writers and for the
disk; what has come of it is told in the event loop.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable
from concurrent.futures import Future, wait
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Final

from schiltrom.server.games.batches import MOST_TOGETHER, Batch, Change
from schiltrom.server.games.service import GameService
from schiltrom.server.games.writer import Writer

Waiting = tuple[Change, Callable[[Change], None]]
"""A change, and what is called once it is known what has become of it."""

LOOK_S: Final = 1.0
"""How often a thread that waits looks whether the event loop is still there."""

log = logging.getLogger(__name__)


class StoppedError(Exception):
    """The queue takes no more changes; whether this one was made is not known."""


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
        while self._work is not None and not self._work.done():
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
        try:
            return self._wait_for(change)
        except StoppedError:
            # If it was made after all it is stale now. The writer's thread may still have it.
            return self._service.make_now(replace(change, reached=-1, error=None))

    def _wait_for(self, change: Change) -> int:
        """Have a change made in the event loop, as long as there is one."""
        done: Future[int] = Future()
        loop = self._loop
        if loop is None:
            raise StoppedError
        try:
            loop.call_soon_threadsafe(self._add, (change, partial(_settle, done)))
        except RuntimeError as error:  # it is closed
            raise StoppedError from error
        while not wait([done], LOOK_S).done:
            if loop.is_closed():
                raise StoppedError
        return done.result()

    def _add(self, waiting: Waiting) -> None:
        if self._thread is None:  # another thread's, which began to wait when we had just stopped
            _tell_stopped([waiting])
            return
        self._waiting.append(waiting)
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._make_all())

    async def _make_all(self) -> None:
        """Make one batch after another until nothing waits."""
        try:
            # All that has arrived with the change that woke us is made together with it.
            await asyncio.sleep(0)
            while self._waiting:
                some = [
                    self._waiting.popleft() for _ in range(min(MOST_TOGETHER, len(self._waiting)))
                ]
                await self._make_together(some)
        except BaseException:  # the event loop ends
            _tell_stopped(self._waiting)
            self._waiting.clear()
            raise

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
            assert self._thread is not None
            self._thread.do(batch.release)
            _tell_stopped(some)
            raise
        # Who chose is answered first: his answer then goes out with what he sees.
        _tell_all(some)
        try:
            self._on_made(batch)
        except Exception:
            log.exception("a change could not be shown; it is still saved")
        finally:
            batch.release()


def _tell_all(some: Iterable[Waiting]) -> None:
    """Say what has become of changes; one who cannot be told keeps it from nobody else."""
    for change, done in some:
        try:
            done(change)
        except Exception:
            log.exception("one who waited for a change could not be told")


def _tell_stopped(some: Iterable[Waiting]) -> None:
    """Say that it is not known what becomes of changes."""
    _tell_all([(replace(change, error=StoppedError()), done) for change, done in some])


def _settle(done: Future[int] | asyncio.Future[int], change: Change) -> None:
    """Tell one who waits for a change, unless he does so no more."""
    if done.done():
        return
    if change.error is not None:
        done.set_exception(change.error)
    else:
        done.set_result(change.reached)
