"""Serving: database, game service, computers and application, assembled and run."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial

import uvicorn
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from schiltrom.server.computers.computers import Computers
from schiltrom.server.games.service import GameService
from schiltrom.server.http.app import create_app
from schiltrom.server.live.protocol import LiveProtocol
from schiltrom.server.ops.logs import log, set_up_logging
from schiltrom.server.ops.settings import (
    NO_POSTGRES,
    NO_SUCH_DATABASE,
    Settings,
    SettingsError,
    make_data_folder,
    read_settings,
)
from schiltrom.server.store.database import is_shared, open_database

STOP_SECONDS = 10
YOUNG_ONLY = (50_000, 20, 1_000_000)
"""Thresholds of the garbage collector's generations: the oldest is hardly ever collected."""


def serve(given: Mapping[str, object]) -> int:
    """Serve until stopped, with the given settings or those from the environment or a file."""
    settings = read_settings(given=given)
    set_up_logging(settings.log_level)
    service = open_service(settings)
    server = uvicorn.Server(uvicorn_config(settings, service))
    with _computers(settings, service), calm_memory():
        log("serving", address=settings.address)
        try:
            server.run()
        finally:
            # After stopping, the signal that stopped it arrives again as KeyboardInterrupt.
            log("stopped")
    return 0 if server.started else 1


@contextmanager
def calm_memory() -> Iterator[None]:
    """Collect young garbage only: a full collection stops a busy server for half a second.

    The periodic jobs run a full collection now and then.
    """
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG_ONLY)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


@contextmanager
def _computers(settings: Settings, service: GameService) -> Iterator[None]:
    """Let the service's computers play: beside the server, or as jobs for workers."""
    if is_shared(service.engine):
        from schiltrom.server.computers.jobs import Asker, queue_of

        service.on_waiting = Asker().ask
        service.counts.thinking_queue = partial(queue_of, service)
        yield
        return
    computers = Computers(service, settings.thinkers, settings.think_seconds)
    service.on_change = computers.notice
    service.counts.thinking_queue = computers.queue
    try:
        for game_id in service.games_under_way():
            computers.notice(game_id)
        yield
    finally:
        computers.close()


def open_service(settings: Settings) -> GameService:
    """Open the game service on the database in the settings."""
    try:
        make_data_folder(settings)
        engine = open_database(settings.database, settings.connections)
        return GameService(engine, settings.tables)
    except DBAPIError as error:
        raise SettingsError(f"the database cannot be opened: {error.orig}") from error
    except ModuleNotFoundError as error:
        raise SettingsError(f"{NO_POSTGRES} ({error.name})") from error
    except (ArgumentError, NoSuchModuleError) as error:
        raise SettingsError(NO_SUCH_DATABASE) from error
    except OSError as error:
        raise SettingsError(f"the database folder cannot be created: {error.strerror}") from error


def uvicorn_config(settings: Settings, service: GameService) -> uvicorn.Config:
    """Return the uvicorn configuration for the application."""
    return uvicorn.Config(
        create_app(settings, service),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,  # it would log tickets
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        ws_max_size=settings.body_bytes,
        ws=LiveProtocol,
        # Differences are small: to compress them would cost more than it saves.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
