"""A thread that does one thing after another for an event loop, with less ado than an executor."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import Final

NAME: Final = "schiltrom-writer"


class Writer:
    """A thread for what may have to wait: for other writers, or for the disk."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._work: SimpleQueue[tuple[Callable[[], None], asyncio.Future[None]] | None] = (
            SimpleQueue()
        )
        # If the process ends while it writes, nothing of that has been told to anybody.
        self._thread = threading.Thread(target=self._run, name=NAME, daemon=True)
        self._thread.start()

    def do(self, call: Callable[[], None]) -> asyncio.Future[None]:
        """Have something done after all before it; return when, or why not."""
        done = self._loop.create_future()
        self._work.put((call, done))
        return done

    def end(self) -> None:
        """Do what is left, then end the thread."""
        self._work.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (work := self._work.get()) is not None:
            call, done = work
            error: BaseException | None = None
            try:
                call()
            except BaseException as caught:
                error = caught
            with suppress(RuntimeError):  # the event loop may be closed: nobody waits any more
                self._loop.call_soon_threadsafe(_settle, done, error)


def _settle(done: asyncio.Future[None], error: BaseException | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
