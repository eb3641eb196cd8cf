"""A server with computer players in this process, which can go away and come back."""

from __future__ import annotations

import socket
import threading
from pathlib import Path
from typing import Any

import uvicorn

from schiltrom.server.computers.computers import Computers
from schiltrom.server.ops.serving import uvicorn_config
from schiltrom.server.ops.settings import Settings
from tests.server.helpers.service import PLENTY, new_service

STOP_S = 15


class House:
    """Everything that `schiltrom serve` puts together, at an address that stays the same."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.folder = folder
        self._settings = PLENTY | {"games_per_minute": 10_000.0} | settings
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Open the service, with its games if it has some, and answer."""
        service = new_service(self.folder)
        self._computers = Computers(service)
        service.on_change = self._computers.notice
        for game_id in service.games_under_way():
            self._computers.notice(game_id)
        settings = Settings(port=self.port, **self._settings)
        self._server = uvicorn.Server(uvicorn_config(settings, service))
        self._thread = threading.Thread(target=self._server.run)
        self._thread.start()
        while not self._server.started and self._thread.is_alive():
            self._thread.join(0.01)
        assert self._server.started, "the server did not start"

    def stop(self) -> None:
        """Stop answering; what was answered is in the database."""
        self._server.should_exit = True
        self._thread.join(STOP_S)
        assert not self._thread.is_alive()
        self._computers.close()

    def __enter__(self) -> House:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
