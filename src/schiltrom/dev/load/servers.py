"""The real server, as processes of its own, with a database that nobody else uses."""

from __future__ import annotations

import os
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Final

from sqlalchemy import create_engine, func, or_, select

from schiltrom.dev.load.plan import LoadError, MissingDatabaseError
from schiltrom.dev.load.usage import Usage, usage
from schiltrom.dev.load.wire import HOST, read_text
from schiltrom.server.store.models import EntryRow

SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"
METRICS_TOKEN: Final = "the load is measured by its holder"
SETTINGS: Final = {
    "requests_per_second": 1_000_000,
    "requests_at_once": 1_000_000,
    "games_per_minute": 1_000_000,
    "imports_per_minute": 1_000_000,
    "watched_games": 1_000_000,
    "analyses_per_second": 1_000_000,
    "sockets": 100_000,
    "sockets_per_address": 100_000,
    "ticket_seconds": 600,
    "log_level": "warning",
    "proxies": HOST,
    "webhook_private": 1,
    "metrics_token": METRICS_TOKEN,
}
"""All bots share one address: without this its rate limits would be measured, not the server."""
START_SECONDS: Final = 60.0
OTHER_FILES: Final = 200
"""How many files a process has open besides its connections."""
LETTERS: Final = "ES"


@dataclass
class Servers:
    """Server processes on one database, and the worker that thinks for their computers."""

    database: str
    database_pid: int | None = None
    processes: list[subprocess.Popen[bytes]] = field(default_factory=list)
    worker: subprocess.Popen[bytes] | None = None
    ports: list[int] = field(default_factory=list)
    logs: list[Path] = field(default_factory=list)

    def kill(self) -> None:
        """Kill them without warning, like a power cut."""
        for process in self._all():
            process.kill()
        for process in self._all():
            process.wait()

    def has_stopped(self) -> bool:
        """Return whether one of them has ended by itself."""
        return any(process.poll() is not None for process in self._all())

    def _all(self) -> list[subprocess.Popen[bytes]]:
        return [*self.processes, *([self.worker] if self.worker is not None else [])]

    def log_lines(self) -> list[str]:
        """Return the lines they have logged."""
        texts = [log.read_text(encoding="utf-8", errors="replace") for log in self.logs]
        return [line for text in texts for line in text.splitlines()]

    def usage(self) -> Usage:
        """Return what they have used until now."""
        return usage([process.pid for process in self._all()], self.database_pid)

    def metrics(self) -> str:
        """Return what they have counted, one page after the other."""
        return "".join(read_text(port, "/metrics", METRICS_TOKEN) for port in self.ports)

    def kept_choices(self) -> dict[str, Counter[str]]:
        """Return the entries of every game in the database."""
        engine = create_engine(self.database)
        kept: dict[str, Counter[str]] = {}
        try:
            with engine.connect() as connection:
                for game, text in connection.execute(select(EntryRow.game_id, EntryRow.text)):
                    kept.setdefault(game, Counter())[text] += 1
        finally:
            engine.dispose()
        return kept

    def count_choices(self) -> int:
        """Return how many choices are in the database, of people and of computers."""
        engine = create_engine(self.database)
        try:
            with engine.connect() as connection:
                of_sides = or_(*(EntryRow.text.startswith(f"{letter} ") for letter in LETTERS))
                found = connection.scalar(select(func.count()).where(of_sides, ~EntryRow.automatic))
        finally:
            engine.dispose()
        return int(found or 0)


@contextmanager
def real_servers(
    database: str = SQLITE,
    number: int = 1,
    connections: int = 0,
    prepare: Callable[[str], None] = lambda _address: None,
) -> Iterator[Servers]:
    """Start servers on free ports; *database* is a kind, which brings its own, or an address.

    *prepare* is called with its address before they start.
    """
    make_room_for(connections)
    with ExitStack() as stack:
        stack.enter_context(_ended_in_order())
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="schiltrom-load-")))
        servers = _opened(database, folder, stack)
        stack.callback(servers.kill)
        prepare(servers.database)
        for each in range(number):
            port = _free_port()
            words = ("serve", "--host", HOST, "--port", str(port))
            servers.ports.append(port)
            servers.logs.append(folder / f"log{each}")
            with servers.logs[-1].open("wb") as stderr:
                servers.processes.append(_start([*words], servers.database, stderr))
        _wait_until_ready(servers)
        if not servers.database.startswith(SQLITE):
            servers.logs.append(folder / "worker")
            with servers.logs[-1].open("wb") as stderr:
                servers.worker = _start(["worker"], servers.database, stderr)
        yield servers


@contextmanager
def _ended_in_order() -> Iterator[None]:
    """Let SIGTERM end this process as Ctrl-C does, so that no server is left behind."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, lambda number, _frame: sys.exit(128 + number))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _opened(database: str, folder: Path, stack: ExitStack) -> Servers:
    """Return where the servers will keep their games."""
    if database == SQLITE:
        return Servers(f"sqlite:///{folder / 'games.sqlite'}")
    if database == POSTGRESQL:
        from schiltrom.dev.postgres import MissingPostgresError, postgres

        try:
            cluster = stack.enter_context(postgres())
        except MissingPostgresError as error:
            raise MissingDatabaseError(str(error)) from error
        return Servers(cluster.new_database(), cluster.pid)
    return Servers(database)


def make_room_for(connections: int) -> None:
    """Allow this process and those it starts so many connections, or say what to do."""
    needed = connections + OTHER_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < needed:
        if hard != resource.RLIM_INFINITY and hard < needed:
            raise LoadError(
                f"{connections} connections need {needed} open files, and {hard} are allowed: "
                f"ulimit -Hn {needed}, as root, or measure fewer games"
            )
        resource.setrlimit(resource.RLIMIT_NOFILE, (needed, hard))


def _free_port() -> int:
    with socket.create_server((HOST, 0)) as free:
        port: int = free.getsockname()[1]
        return port


def _start(words: list[str], database: str, stderr: IO[bytes]) -> subprocess.Popen[bytes]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("SCHILTROM_")}
    settings = SETTINGS | {"database": database}
    ours = {f"SCHILTROM_{name.upper()}": str(value) for name, value in settings.items()}
    path = os.pathsep.join(filter(None, (str(Path(__file__).parents[3]), kept.get("PYTHONPATH"))))
    command = [sys.executable, "-m", "schiltrom", *words]
    return subprocess.Popen(
        command, env=kept | ours | {"PYTHONPATH": path}, stdout=subprocess.DEVNULL, stderr=stderr
    )


def _wait_until_ready(servers: Servers) -> None:
    until = time.monotonic() + START_SECONDS
    waiting = list(servers.ports)
    while waiting:
        try:
            with socket.create_connection((HOST, waiting[0]), timeout=1):
                del waiting[0]
        except OSError as error:
            if time.monotonic() > until or servers.has_stopped():
                said = "\n".join(servers.log_lines()[-5:])
                raise LoadError(f"the server does not start: {said}") from error
            time.sleep(0.05)
