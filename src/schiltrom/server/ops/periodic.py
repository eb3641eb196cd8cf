"""The periodic jobs: what a server does every second of its own accord."""

from __future__ import annotations

import asyncio
import gc
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from schiltrom.server.http.context import RequestContext
from schiltrom.server.notify.notify import Parcel
from schiltrom.server.notify.sending import MAIL, GoneError, Sender, SendError, receiver_of
from schiltrom.server.ops.logs import log, log_failure
from schiltrom.server.ops.stopping import cancel

EVERY_SECONDS: Final = 1.0
AT_ONCE: Final = 20
TO_ONE_RECEIVER: Final = 2
"""How many notices may be on their way to one receiver, which may be slow."""
MAILS_AT_ONCE: Final = 4
"""The same for our own mail server."""
PUT_OFF_SECONDS: Final = 5.0
"""How long a notice waits whose receiver is busy."""
TIDY_SECONDS: Final = 900.0
"""How often a full garbage collection runs; everybody has to wait for it."""
FORGET_SECONDS: Final = 3600.0
"""How often addresses that are no longer needed are looked for."""


class PeriodicJobs:
    """Lets flags fall, renews presence, sends notices, forgets addresses, and collects garbage."""

    def __init__(self, context: RequestContext) -> None:
        self._context = context
        self._sender = Sender(context.settings)
        self._tasks: list[asyncio.Task[None]] = []
        self._sending: set[asyncio.Task[None]] = set()
        self._busy: Counter[str] = Counter()
        self._tidied = time.monotonic()
        self._forgot = -FORGET_SECONDS

    async def start(self) -> None:
        """Start, first giving back time without a server, so that nobody loses by it."""
        await self._safely(self._clocks)
        jobs = (self._clocks, self._presence, self._post, self._tidy, self._forget)
        self._tasks = [asyncio.create_task(self._again(job)) for job in jobs]

    async def stop(self) -> None:
        """Stop; the next server resends a notice that was being sent."""
        await cancel(*self._tasks, *self._sending)
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

    async def _forget(self) -> None:
        if time.monotonic() - self._forgot < FORGET_SECONDS:
            return
        days = self._context.settings.forget_days
        forgotten = await self._context.ask(self._context.notify.forget_old, days)
        self._forgot = time.monotonic()
        if forgotten:
            log("addresses forgotten", seats=forgotten)

    async def _post(self) -> None:
        """Begin to send what is due; a slow receiver keeps nobody else waiting."""
        free = AT_ONCE - len(self._sending)
        due = await self._context.ask(self._context.notify.take_due, free) if free else []
        for parcel in due:
            receiver = receiver_of(parcel)
            if self._busy[receiver] >= (MAILS_AT_ONCE if receiver == MAIL else TO_ONE_RECEIVER):
                await self._context.ask(self._context.notify.put_off, parcel, PUT_OFF_SECONDS)
                continue
            self._busy[receiver] += 1
            task = asyncio.create_task(self._send_to(receiver, parcel))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def settled(self) -> None:
        """Wait until nothing is on its way."""
        await asyncio.gather(*self._sending)

    async def _send_to(self, receiver: str, parcel: Parcel) -> None:
        try:
            await self._safely(partial(self._send, parcel))
        finally:
            self._busy[receiver] -= 1
            if not self._busy[receiver]:
                del self._busy[receiver]

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
