"""Real processes of a server on one PostgreSQL, and players who go from one to the other."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from tests.server.helpers.service import Opened
from tests.server.live.test_sockets import LivePlayer, reach

ROOT = Path(__file__).parents[3]
IMPORTS = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
SERVE = "import sys; from schiltrom.cli.main import main; sys.exit(main(sys.argv[1:]))"
WORK = (
    "import sys; from schiltrom.server.computers.worker import work; "
    "sys.exit(work({}, sys.argv[1]))"
)
LIMITS = {"REQUESTS_PER_SECOND": "100000", "REQUESTS_AT_ONCE": "100000"}
LOST_S = 2.0
PATIENCE_S = 180.0


def wait_until(true: Callable[[], object], what: str) -> None:
    end = time.monotonic() + PATIENCE_S
    while not true():
        assert time.monotonic() < end, f"{what} did not happen"
        time.sleep(0.02)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
        return port


class Process:
    """A process of ours that can be stopped, frozen and killed."""

    def __init__(self, database: str, code: str, *words: str, **settings: object) -> None:
        chosen = {"DATABASE": database, "LOST_SECONDS": LOST_S, **LIMITS, **settings}
        self._process = subprocess.Popen(
            [sys.executable, "-c", code, *words],
            cwd=ROOT,
            env={
                **os.environ,
                "PYTHONPATH": IMPORTS,
                **{f"SCHILTROM_{name}": str(value) for name, value in chosen.items()},
            },
            stderr=subprocess.PIPE,
            text=True,
        )
        self.log: list[dict[str, Any]] = []
        self._reading = threading.Thread(target=self._read)
        self._reading.start()

    def _read(self) -> None:
        assert self._process.stderr is not None
        for line in self._process.stderr:
            self.log.append(json.loads(line) if line.startswith("{") else {"event": line})

    def has_said(self, event: str) -> bool:
        assert self._process.poll() is None, self.log
        return any(line["event"] == event for line in list(self.log))

    def send(self, number: signal.Signals) -> None:
        self._process.send_signal(number)

    def end(self, number: signal.Signals = signal.SIGTERM) -> int:
        """End the process by a signal; return its exit code."""
        self._process.send_signal(signal.SIGCONT)
        self._process.send_signal(number)
        return self.left()

    def left(self) -> int:
        """Wait until the process has ended by itself; return its exit code."""
        code = self._process.wait(PATIENCE_S)
        self._reading.join()
        assert self._process.stderr is not None
        self._process.stderr.close()
        return code

    @property
    def is_running(self) -> bool:
        return self._process.poll() is None

    def failures(self) -> list[dict[str, Any]]:
        return [line for line in self.log if line.get("level", "error") in ("error", "critical")]


class Server(Process):
    """``schiltrom serve``."""

    def __init__(self, database: str, port: int | None = None, **settings: object) -> None:
        self.port = port or free_port()
        self.address = f"127.0.0.1:{self.port}"
        super().__init__(database, SERVE, "serve", "--port", str(self.port), **settings)

    def is_ready(self) -> bool:
        assert self.is_running, self.log
        try:
            return httpx.get(f"http://{self.address}/readyz").status_code == 200
        except httpx.TransportError:
            return False

    def client(self) -> httpx.Client:
        return httpx.Client(base_url=f"http://{self.address}", timeout=PATIENCE_S)


class Worker(Process):
    """``schiltrom worker``, or the same with another player."""

    def __init__(self, database: str, player: str = "", **settings: object) -> None:
        code, word = (WORK, player) if player else (SERVE, "worker")
        super().__init__(database, code, word, **settings)


class HttpPlayer(threading.Thread):
    """A random player who asks over HTTP, each time at the next server."""

    def __init__(self, clients: list[httpx.Client], opened: Opened, side: int, rng: Random) -> None:
        super().__init__()
        self.clients, self.opened, self.side, self.rng = clients, opened, side, rng
        self.acknowledged: list[str] = []
        self.refused: list[str] = []

    def run(self) -> None:
        auth, turn = self.opened.auth(self.side), 0
        while True:
            client, turn = self.clients[turn % len(self.clients)], turn + 1
            state = client.get(self.opened.path, headers=auth).json()
            if state["status"]["over"]:
                return
            if not state["your_choice"]:
                time.sleep(0.02)
                continue
            choice = self.rng.choice(state["view"]["legal"])
            body = {"number": state["number"], "choice": choice}
            answer = client.post(f"{self.opened.path}/choices", headers=auth, json=body)
            if answer.status_code == 200:
                self.acknowledged.append(choice)
            else:
                self.refused.append(answer.json()["error"])


class RovingPlayer(LivePlayer):
    """A live player who goes to another server when his is gone."""

    def __init__(self, servers: list[Server], opened: Opened, side: int, rng: Random) -> None:
        super().__init__(servers[0].address, opened, side, rng, drops=0)
        self.servers = servers
        self.acknowledged: list[str] = []
        self.moves = 0

    def run(self) -> None:
        while not self.over:
            try:
                with reach(self.address, self.opened, self.side, self.number) as socket_:
                    self.connections += 1
                    self.play(socket_)
            except (OSError, WebSocketException, httpx.TransportError):
                self.moves += 1
                self.address = self.servers[self.moves % len(self.servers)].address

    def on_refused(self, message: dict[str, Any]) -> None:
        if message["error"] == "unavailable":
            raise ConnectionError("whether the choice is kept is seen after coming again")
        super().on_refused(message)

    def on_acknowledged(self, choice: str) -> None:
        self.acknowledged.append(choice)


class Spectator(threading.Thread):
    """Somebody who watches live until the game is over."""

    def __init__(self, server: Server, opened: Opened) -> None:
        super().__init__()
        self.server, self.opened = server, opened
        self.states: list[dict[str, Any]] = []

    def run(self) -> None:
        with reach(self.server.address, self.opened, None) as socket_:
            while not self.states or not self.states[-1]["status"]["over"]:
                self.states.append(json.loads(socket_.recv(PATIENCE_S)))

    @property
    def lines(self) -> list[str]:
        return [line for state in self.states for line in state["lines"]]
