"""The periodic jobs: what a server does every second of its own accord."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Awaitable, Callable
from typing import Final

from schiltrom.server.http.context import RequestContext
from schiltrom.server.notify.notify import Parcel
from schiltrom.server.notify.sending import GoneError, Sender, SendError
from schiltrom.server.ops.logs import log, log_failure

EVERY_SECONDS: Final = 1.0
AT_ONCE: Final = 20
TIDY_SECONDS: Final = 900.0
"""How often a full garbage collection runs; everybody has to wait for it."""


class PeriodicJobs:
    """Lets flags fall, renews presence, sends notices that are due, and collects garbage."""

    def __init__(self, context: RequestContext) -> None:
        self._context = context
        self._sender = Sender(context.settings)
        self._tasks: list[asyncio.Task[None]] = []
        self._tidied = time.monotonic()

    async def start(self) -> None:
        """Start, first giving back time without a server, so that nobody loses by it."""
        await self._safely(self._clocks)
        jobs = (self._clocks, self._presence, self._post, self._tidy)
        self._tasks = [asyncio.create_task(self._again(job)) for job in jobs]

    async def stop(self) -> None:
        """Stop; the next server resends a notice that was being sent."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._safely(self._leave)

    async def _again(self, job: Callable[[], Awaitable[None]]) -> None:
        while True:
            await self._safely(job)
            await asyncio.sleep(EVERY_SECONDS)

    async def _safely(self, job: Callable[[], Awaitable[None]]) -> None:
        try:
            await job()
        except Exception as error:  # it is retried next time
            log_failure("periodic job failed", error)

    async def _clocks(self) -> None:
        await self._context.ask(self._context.service.stay_alive)
        await self._context.ask(self._context.service.let_flags_fall)

    async def _presence(self) -> None:
        await self._context.ask(self._context.presence.keep)

    async def _leave(self) -> None:
        await self._context.ask(self._context.presence.close)

    async def _tidy(self) -> None:
        if time.monotonic() - self._tidied >= TIDY_SECONDS:
            gc.collect()
            self._tidied = time.monotonic()

    async def _post(self) -> None:
        due = await self._context.ask(self._context.notify.take_due, AT_ONCE)
        await asyncio.gather(*(self._send(parcel) for parcel in due))

    async def _send(self, parcel: Parcel) -> None:
        notify = self._context.notify
        try:
            await self._sender.send(parcel)
        except GoneError:
            await self._context.ask(notify.gone, parcel)
        except SendError as error:
            hope = await self._context.ask(notify.failed, parcel)
            log("notice failed", kind=parcel.kind, why=str(error), tries=parcel.tries, hope=hope)
        else:
            await self._context.ask(notify.sent, parcel)
            log("notice sent", kind=parcel.kind, about=parcel.event)
