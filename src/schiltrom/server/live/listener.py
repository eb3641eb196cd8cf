"""The listener: tells a process what other processes have changed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from schiltrom.server.ops.logs import log_failure
from schiltrom.server.ops.stopping import cancel
from schiltrom.server.store.database import connect_arguments, is_shared, process_name
from schiltrom.server.store.outbox import CHANNEL, Reader, notify

if TYPE_CHECKING:
    from sqlalchemy import Engine

POLL_S: Final = 1.0
"""How long a lost notification may go unnoticed; SQLite has no notifications."""
RETRY_S: Final = 2.0
NOTIFY_S: Final = 0.02
"""How long after a notification the next waits: one that is alone waits for nothing."""


class Listener:
    """Passes changes from the outbox to this process's listeners, and ours to other processes."""

    def __init__(
        self,
        engine: Engine,
        ask: Callable[..., Awaitable[Any]],
        tell: Callable[[str | None], None],
    ) -> None:
        self._engine = engine
        self._reader = Reader(engine)
        self._ask = ask
        self._tell = tell
        self._woken = asyncio.Event()
        self._changed = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start, in the running event loop."""
        self._woken, self._changed = asyncio.Event(), asyncio.Event()
        tasks = [self._read()]
        if is_shared(self._engine):
            tasks += [self._listen(), self._notify()]
        self._tasks = [asyncio.create_task(task) for task in tasks]

    async def stop(self) -> None:
        """Stop."""
        await cancel(*self._tasks)

    def changed(self) -> None:
        """Note, in the event loop, that this process has changed a game."""
        self._changed.set()

    async def _read(self) -> None:
        """Read the outbox whenever woken, and at regular intervals."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(POLL_S):
                    await self._woken.wait()
            self._woken.clear()
            try:
                games = await self._ask(self._reader.read)
                for game_id in [None] if games is None else games:
                    self._tell(game_id)
                await self._ask(self._reader.prune)
            except Exception as error:  # the database may recover
                log_failure("outbox", error)
                await asyncio.sleep(RETRY_S)

    async def _notify(self) -> None:
        """Wake the other processes, once for all changes so far."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            try:
                await self._ask(notify, self._engine)
            except Exception as error:  # they also poll
                log_failure("notify", error)
            await asyncio.sleep(NOTIFY_S)

    async def _listen(self) -> None:
        """Wake up when another process has changed something."""
        from psycopg import AsyncConnection

        ours = process_name(self._engine)
        while True:
            try:
                connection = await AsyncConnection.connect(
                    **connect_arguments(self._engine), autocommit=True
                )
                async with connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self._woken.set()
                    async for heard in connection.notifies():
                        if heard.payload != ours:
                            self._woken.set()
            except Exception as error:  # until it recovers, polling is enough
                log_failure("listen", error)
            await asyncio.sleep(RETRY_S)
