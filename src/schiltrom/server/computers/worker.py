"""The worker: a process that thinks for the computer players of a server on PostgreSQL."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from collections.abc import Mapping
from typing import Final

from schiltrom.server.computers.computers import Thinker, WorkerProcess
from schiltrom.server.games.service import GameService
from schiltrom.server.ops.logs import log, log_failure, set_up_logging
from schiltrom.server.ops.serving import open_service
from schiltrom.server.ops.settings import Settings, SettingsError, read_settings
from schiltrom.server.ops.stopping import cancel
from schiltrom.server.store.database import is_shared
from schiltrom.server.store.outbox import notify

RETRY_S: Final = 2.0
STOPS: Final = (signal.SIGINT, signal.SIGTERM)


def work(given: Mapping[str, object], player: str | None = None) -> int:
    """Work with the given settings, or else those from the environment or a file."""
    settings = read_settings(given=given)
    set_up_logging(settings.log_level)
    service = open_service(settings)
    if not is_shared(service.engine):
        raise SettingsError("a worker needs PostgreSQL; with SQLite the server itself thinks")
    service.on_change = lambda _game_id: notify(service.engine)
    asyncio.run(_work(service, settings, player))
    log("stopped")
    return 0


async def _work(service: GameService, settings: Settings, player: str | None) -> None:
    """Work until a signal arrives; then abandon choices in progress and requeue their jobs."""
    from schiltrom.server.computers.jobs import Asker

    service.on_waiting = Asker().ask
    stop, stopper = multiprocessing.Pipe(duplex=False)
    thinkers = [
        Thinker(service, WorkerProcess(settings.think_seconds, stop), player)
        for _ in range(settings.thinkers)
    ]
    stopping = asyncio.Event()
    for number in STOPS:
        asyncio.get_running_loop().add_signal_handler(number, stopping.set)
    log("working", thinkers=settings.thinkers)
    working = asyncio.create_task(_keep_working(service, thinkers, settings))
    working.add_done_callback(lambda _working: stopping.set())
    await stopping.wait()
    stopper.close()
    await cancel(working)
    for thinker in thinkers:
        await asyncio.to_thread(thinker.end)


async def _keep_working(service: GameService, thinkers: list[Thinker], settings: Settings) -> None:
    """Work, and start again whenever the database was unavailable."""
    from schiltrom.server.computers.jobs import Jobs

    jobs = Jobs(service, thinkers, settings.lost_seconds)
    while True:
        try:
            await jobs.run()
        except Exception as error:
            log_failure("worker", error)
        await asyncio.sleep(RETRY_S)
