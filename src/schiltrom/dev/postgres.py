"""A PostgreSQL of one's own: a cluster in a temporary folder, gone when it is no longer needed."""

from __future__ import annotations

import os
import pwd
import re
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Final

import psycopg

USER: Final = "schiltrom"
PATIENCE_S: Final = 180
SETTINGS: Final = {"listen_addresses": "", "max_connections": "100", "shared_buffers": "32MB"}


class MissingPostgresError(Exception):
    """PostgreSQL is not installed here."""


def programs() -> Path:
    """Return the folder of PostgreSQL's programs, the newest ones."""
    found = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/initdb"),
        key=lambda path: int(re.sub(r"\D", "", path.parts[4]) or 0),
    )
    on_path = shutil.which("initdb")
    if on_path is not None:
        found.append(Path(on_path))
    if not found:
        raise MissingPostgresError("PostgreSQL is missing: scripts/system-packages postgresql")
    return found[-1].parent


def unprivileged() -> dict[str, Any]:
    """Return as whom PostgreSQL runs: it refuses to run as root."""
    if os.getuid() != 0:
        return {}
    names = {entry.pw_name for entry in pwd.getpwall()}
    name = "postgres" if "postgres" in names else "nobody"
    entry = pwd.getpwnam(name)
    return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}


class Postgres:
    """A running PostgreSQL, reached through a socket in its folder."""

    def __init__(self, folder: str, command: list[str], as_whom: dict[str, Any]) -> None:
        self._folder = folder
        self._command = command
        self._as_whom = as_whom
        self._numbers = count()
        self._process: subprocess.Popen[Any] | None = None

    @property
    def pid(self) -> int | None:
        """Return the id of its first process, whose children do the work."""
        return None if self._process is None else self._process.pid

    def start(self) -> None:
        """Run it, and wait until it answers."""
        quietly: dict[str, Any] = {"cwd": self._folder, "stdout": subprocess.DEVNULL}
        with Path(self._folder, "log").open("ab") as log:
            self._process = subprocess.Popen(self._command, stderr=log, **quietly, **self._as_whom)
        _wait_until_it_answers(self, self._process)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it, if it runs: politely, or at once by ``SIGQUIT``."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE_S)
            self._process = None

    def new_database(self) -> str:
        """Make an empty database; return its address."""
        name = f"games{next(self._numbers)}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return f"postgresql+psycopg://{USER}@/{name}?host={self._folder}"

    def address(self, database: str) -> str:
        """Return the address of one of its databases, as its own programs write it."""
        return f"postgresql://{USER}@/{database}?host={self._folder}"


@contextmanager
def postgres(settings: Mapping[str, str] | None = None) -> Iterator[Postgres]:
    """Run a PostgreSQL until the end of the block."""
    there, as_whom = programs(), unprivileged()
    folder = tempfile.mkdtemp(prefix="schiltrom-pg-")
    data = f"{folder}/data"
    chosen = SETTINGS | dict(settings or {})
    words = [word for name, value in chosen.items() for word in ("-c", f"{name}={value}")]
    run = [f"{there}/postgres", "-D", data, "-k", folder, *words]
    found = Postgres(folder, run, as_whom)
    try:
        if as_whom:
            os.chown(folder, as_whom["user"], as_whom["group"])
        make = [f"{there}/initdb", "-D", data, "-U", USER, "-A", "trust", "-E", "UTF8"]
        quietly: dict[str, Any] = {"cwd": folder, "stdout": subprocess.DEVNULL, **as_whom}
        subprocess.run([*make, "--locale=C", "--no-sync"], check=True, **quietly)
        found.start()
        yield found
    finally:
        found.stop()
        shutil.rmtree(folder)


def _wait_until_it_answers(server: Postgres, process: subprocess.Popen[Any]) -> None:
    end = time.monotonic() + PATIENCE_S
    while True:
        try:
            psycopg.connect(server.address("postgres")).close()
            return
        except psycopg.OperationalError as error:
            if process.poll() is not None or time.monotonic() > end:
                raise RuntimeError("PostgreSQL has not started") from error
            time.sleep(0.05)
