"""Thinking jobs: with PostgreSQL, worker processes anywhere take them from the database.

A job says that a seat's computer has to choose at a number. It is deferred in the transaction that
brought the seat there, so none is lost; a job with a stale number does nothing. The game is locked
while a job is deferred, so no choice is requested twice.
"""

from __future__ import annotations

import asyncio
import logging
import queue
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from procrastinate import (
    App,
    JobContext,
    PsycopgConnector,
    RetryStrategy,
    SyncPsycopgConnector,
)
from procrastinate.exceptions import ConnectorException
from procrastinate.worker import Worker
from sqlalchemy import orm, text

from schiltrom.server.computers.computers import ClosingError, Thinker
from schiltrom.server.games.seats import Seat
from schiltrom.server.games.service import GameService
from schiltrom.server.ops.stopping import cancel
from schiltrom.server.store.database import connect_arguments
from schiltrom.table.errors import NotFoundError, NotPlayingError, StaleError

if TYPE_CHECKING:
    from procrastinate.connector import BaseAsyncConnector
    from procrastinate.jobs import Job

log = logging.getLogger(__name__)

QUEUE: Final = "thinking"
THINK: Final = "schiltrom.think"
AGAIN: Final = RetryStrategy(wait=1, linear_wait=5)
"""A job that failed through no fault of a worker process is retried, at growing intervals."""
FOR_PEOPLE: Final = 10
"""The priority of a job that a person waits for."""
POLL_S: Final = 1.0
"""How often a worker looks for jobs without a notification, such as retries."""
BEATS: Final = 4
"""How many heartbeats a worker sends in the time after which it counts as dead."""
WAITING: Final = text(
    "SELECT 1 FROM procrastinate_jobs WHERE queueing_lock = :lock AND status IN ('todo', 'doing')"
)

QUEUED: Final = text(
    "SELECT count(*), extract(epoch FROM now() - min(events.at)) FROM procrastinate_jobs AS jobs "
    "LEFT JOIN procrastinate_events AS events "
    "ON events.job_id = jobs.id AND events.type = 'deferred' "
    "WHERE jobs.queue_name = :queue AND jobs.status = 'todo'"
)


def queue_of(service: GameService) -> tuple[int, float]:
    """Return how many jobs wait for a worker, and how long the oldest has, in seconds."""
    with service.reading() as session:
        waiting, oldest = session.execute(QUEUED, {"queue": QUEUE}).one()
    return int(waiting), max(0.0, float(oldest or 0.0))


class Asker:
    """Defers thinking jobs within the transactions of the game service."""

    def __init__(self) -> None:
        # It is never opened: jobs are deferred on the connections of the service.
        self._app = App(connector=SyncPsycopgConnector())

    def ask(self, session: orm.Session, seat: Seat, number: int, *, people: bool) -> None:
        """Request a computer's choice, unless it has already been requested.

        Games in which *people* wait come first.
        """
        lock = f"{seat.game_id}/{seat.side}/{number}"
        if session.scalar(WAITING, {"lock": lock}) is None:
            driver = session.connection().connection.driver_connection
            job = self._app.configure_task(
                THINK,
                queue=QUEUE,
                queueing_lock=lock,
                connection=driver,
                priority=FOR_PEOPLE if people else 0,
            )
            job.defer(game=seat.game_id, side=seat.side, number=number)


class AlertWorker(Worker):
    """Procrastinate's worker; it stops when it no longer hears of jobs or sends no heartbeats.

    By itself it watches only until the first of its side tasks ends, and the one that defers
    periodic jobs ends at once if there are none.
    """

    async def _periodic_deferrer(self) -> None:
        await asyncio.Event().wait()


class Jobs:
    """Takes thinking jobs from the database and processes them until stopped."""

    def __init__(
        self,
        service: GameService,
        thinkers: list[Thinker],
        lost_s: float,
        connector: BaseAsyncConnector | None = None,
    ) -> None:
        self._service = service
        self._lost_s = lost_s
        self._idle: dict[str, int] = {}
        """Games in which a person has to choose, with their number of entries."""
        self._number = len(thinkers)
        self._thinkers: queue.SimpleQueue[Thinker] = queue.SimpleQueue()
        for thinker in thinkers:
            self._thinkers.put(thinker)
        self._worker_id: int | None = None
        """What Procrastinate calls this worker, known from its first job on."""
        self._current: set[int] = set()
        """Its jobs that are being thought about."""
        self._dropped: set[int] = set()
        """Its jobs that nobody was thinking about at the last look."""
        self._app = App(connector=connector or self._connector())
        self._app.task(name=THINK, queue=QUEUE, retry=AGAIN, pass_context=True)(self._think)

    def _connector(self) -> BaseAsyncConnector:
        return PsycopgConnector(
            kwargs=connect_arguments(self._service.engine), min_size=1, max_size=2 + self._number
        )

    async def run(self) -> None:
        """Work until cancelled."""
        try:
            await self._app.open_async()
        except asyncio.CancelledError:
            # Left half open, it would try to connect for ever, and the process would not end.
            await self._app.close_async()
            raise
        try:
            await self._work()
        finally:
            await self._app.close_async()

    async def _work(self) -> None:
        """Work with open connections."""
        every = {
            self._retry_lost: self._lost_s / BEATS,
            self._retry_dropped: self._lost_s / BEATS,
            self._ask_missing: self._lost_s,
        }
        sweeps = [asyncio.create_task(_repeat(act, pause)) for act, pause in every.items()]
        try:
            worker = AlertWorker(
                self._app,
                queues=[QUEUE],
                concurrency=self._number,
                delete_jobs="always",
                install_signal_handlers=False,
                fetch_job_polling_interval=POLL_S,
                update_heartbeat_interval=self._lost_s / BEATS,
                stalled_worker_timeout=self._lost_s,
            )
            await worker.run()  # type: ignore[no-untyped-call]
        finally:
            # A pool that connects may swallow a cancellation: to wait for it is to wait for ever.
            await cancel(*sweeps)

    async def _think(self, context: JobContext, game: str, side: int, number: int) -> None:
        job = context.job
        assert job.id is not None
        self._worker_id = job.worker_id
        self._current.add(job.id)
        try:
            await asyncio.to_thread(self._play, Seat(game, side), number)
        finally:
            self._current.discard(job.id)

    def _play(self, seat: Seat, number: int) -> None:
        """Let a thinker choose; if the job is outdated, there is a newer one or none is needed."""
        thinker = self._thinkers.get()
        try:
            thinker.play(seat, number)
        except (StaleError, NotFoundError, NotPlayingError):
            pass
        except ClosingError:
            raise
        except Exception:
            log.exception("a computer player failed to choose; retrying later")
            raise
        finally:
            self._thinkers.put(thinker)

    # --- sweeping ------------------------------------------------------------------------------

    async def _retry_lost(self) -> None:
        """Requeue jobs whose worker has died or hangs."""
        for job in await self._app.job_manager.get_stalled_jobs(
            queue=QUEUE, seconds_since_heartbeat=self._lost_s
        ):
            log.warning("a worker is gone; its job goes to another")
            await self._retry(job)

    async def _retry_dropped(self) -> None:
        """Requeue jobs that this worker still holds but no longer thinks about.

        If the database fails just when a job is to be requeued, it stays with a worker that lives
        on. A job that was taken or finished a moment ago looks the same, so it is looked at twice.
        """
        if self._worker_id is None:
            return
        held = await self._app.job_manager.list_jobs_async(
            queue=QUEUE, status="doing", worker_id=self._worker_id
        )
        dropped = [job for job in held if job.id not in self._current]
        for job in dropped:
            if job.id in self._dropped:
                log.warning("a job was dropped; it is queued again")
                await self._retry(job)
        self._dropped = {job.id for job in dropped if job.id is not None}

    async def _retry(self, job: Job) -> None:
        try:
            await self._app.job_manager.retry_job(job)
        except ConnectorException:
            log.info("another worker was faster")

    async def _ask_missing(self) -> None:
        """Defer jobs for computers that have to choose but have none."""
        await asyncio.to_thread(self._sweep)

    def _sweep(self) -> None:
        for game_id, entries in self._service.computer_games().items():
            if self._idle.get(game_id) != entries:
                if self._service.waiting_computers(game_id):
                    self._service.ask_computers(game_id)
                else:
                    self._idle[game_id] = entries


async def _repeat(act: Callable[[], Awaitable[None]], pause_s: float) -> None:
    """Repeat an action periodically, surviving failures of the database."""
    while True:
        try:
            await act()
        except Exception:
            log.exception("checking the jobs failed; retrying later")
        await asyncio.sleep(pause_s)
