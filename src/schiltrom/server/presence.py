"""Presence: at which seats somebody has a live connection, at whatever process of the server.

It tells that and nothing else. Each process keeps the seats of its own connections in the database
and renews them all in one statement every so often; those of a process that is gone run out.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Final

from sqlalchemy import Engine, select, update

from schiltrom.server.database import process_name
from schiltrom.server.hall import Seat
from schiltrom.server.logs import log_failure
from schiltrom.server.models import PresenceRow, now
from schiltrom.server.outbox import Session

RENEW_S: Final = 20.0
LASTS_S: Final = 60
"""How long a seat stays present whose process does not renew it."""
LEAVE_S: Final = 10.0
"""How long a seat stays present after its last connection: many come back at once."""
TICK_S: Final = 2.0


class Presence:
    """The seats that are present at this process, and the same in the database."""

    def __init__(
        self,
        engine: Engine,
        ask: Callable[..., Awaitable[set[str]]],
        tell: Callable[[str], None],
    ) -> None:
        self._engine = engine
        self._ask = ask
        self._tell = tell
        self._counts: Counter[Seat] = Counter()
        self._left: dict[Seat, float] = {}
        self._kept: set[Seat] = set()
        self._keeping = asyncio.Lock()
        self._renewed = time.monotonic()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to renew, in the event loop that runs now."""
        self._keeping = asyncio.Lock()
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Take all seats away: this process goes."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._counts.clear()
        self._left.clear()
        if self._kept:
            await self._keep()

    async def come(self, seat: Seat) -> None:
        """Note a new connection of a seat; what it is shown first has it present."""
        self._counts[seat] += 1
        self._left.pop(seat, None)
        if seat not in self._kept:
            await self._keep()

    def leave(self, seat: Seat) -> None:
        """Note that a connection of a seat is gone."""
        self._counts[seat] -= 1
        if self._counts[seat] <= 0:
            del self._counts[seat]
            self._left[seat] = time.monotonic()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(TICK_S)
            at = time.monotonic()
            gone = [seat for seat, since in self._left.items() if at - since >= LEAVE_S]
            for seat in gone:
                del self._left[seat]
            if gone or at - self._renewed >= RENEW_S:
                await self._keep()

    async def _keep(self) -> None:
        """Bring the database up to date and tell where somebody came or went."""
        async with self._keeping:
            self._renewed = time.monotonic()
            wanted = {*self._counts, *self._left}
            try:
                changed = await self._ask(self._write, wanted)
            except Exception as error:  # nobody plays worse for it; the next time will do
                log_failure("presence", error)
                return
            self._kept = wanted
        for game_id in changed:
            self._tell(game_id)

    def _write(self, wanted: set[Seat]) -> set[str]:
        """Keep these seats of this process, forget its others and all that have run out."""
        process, at = process_name(self._engine), now()
        until = at + timedelta(seconds=LASTS_S)
        with Session(self._engine) as session, session.begin():
            ours = PresenceRow.process == process
            session.execute(update(PresenceRow).where(ours).values(until=until))
            stale = select(PresenceRow).where(ours | (PresenceRow.until <= at))
            rows = session.scalars(stale.with_for_update(skip_locked=True)).all()
            there = {Seat(row.game_id, row.side) for row in rows if row.process == process}
            changed = {seat.game_id for seat in wanted - there}
            for seat in wanted - there:
                session.add(
                    PresenceRow(game_id=seat.game_id, side=seat.side, process=process, until=until)
                )
            for row in rows:
                if row.process != process or Seat(row.game_id, row.side) not in wanted:
                    changed.add(row.game_id)
                    session.delete(row)
        return changed
