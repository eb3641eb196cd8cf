"""A server under attack: one process of its own, on SQLite or PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.helpers.processes import Server, wait_until

ALL_ALLOWED = {
    "GAMES_PER_MINUTE": 1_000_000,
    "IMPORTS_PER_MINUTE": 1_000_000,
    "WATCHED_GAMES": 1_000_000,
    "ANALYSES_PER_SECOND": 1_000_000,
    "LOG_LEVEL": "warning",
}
"""All attackers share one address here: without its limits they are as many as they like."""


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Return what starts servers, on SQLite unless told otherwise; all are ended with the test."""
    started: list[Server] = []

    def start(database: str = "", **settings: object) -> Server:
        url = database or f"sqlite:///{tmp_path / 'games.sqlite'}"
        server = Server(url, None, **{**ALL_ALLOWED, **settings})
        started.append(server)
        wait_until(server.is_ready, "a server")
        return server

    yield start
    for server in started:
        if server.is_running:
            server.end()
