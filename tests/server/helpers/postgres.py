"""A real PostgreSQL for tests: a cluster of its own in a folder of its own, gone with the test."""

from __future__ import annotations

import os
import pwd
import re
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import pytest

MISSING = "PostgreSQL is missing: scripts/system-packages postgresql"
USER = "schiltrom"
PATIENCE_S = 60
SETTINGS = {
    "listen_addresses": "",
    "max_connections": "100",
    "shared_buffers": "32MB",
    # Processes are killed here, never the machine.
    "fsync": "off",
}


def programs() -> Path:
    """Return the folder of PostgreSQL's programs, the newest ones."""
    found = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/initdb"),
        key=lambda path: int(re.sub(r"\D", "", path.parts[4]) or 0),
    )
    on_path = shutil.which("initdb")
    if on_path is not None:
        found.append(Path(on_path))
    if not found and not os.environ.get("CI"):
        pytest.skip(MISSING)
    assert found, MISSING
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

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self._numbers = count()

    def new_database(self) -> str:
        """Make an empty database; return its address."""
        name = f"games{next(self._numbers)}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return f"postgresql+psycopg://{USER}@/{name}?host={self._folder}"

    def address(self, database: str) -> str:
        return f"postgresql://{USER}@/{database}?host={self._folder}"


@contextmanager
def postgres() -> Iterator[Postgres]:
    """Run a PostgreSQL until the end of the block."""
    there, as_whom = programs(), unprivileged()
    folder = tempfile.mkdtemp(prefix="schiltrom-pg-")
    server: subprocess.Popen[Any] | None = None
    try:
        if as_whom:
            os.chown(folder, as_whom["user"], as_whom["group"])
        data = f"{folder}/data"
        make = [f"{there}/initdb", "-D", data, "-U", USER, "-A", "trust", "-E", "UTF8"]
        quietly: dict[str, Any] = {"cwd": folder, "stdout": subprocess.DEVNULL, **as_whom}
        subprocess.run([*make, "--locale=C", "--no-sync"], check=True, **quietly)
        chosen = [word for name, value in SETTINGS.items() for word in ("-c", f"{name}={value}")]
        run = [f"{there}/postgres", "-D", data, "-k", folder, *chosen]
        with Path(folder, "log").open("wb") as log:
            server = subprocess.Popen(run, stderr=log, **quietly)
        found = Postgres(folder)
        _wait_until_it_answers(found, server)
        yield found
    finally:
        if server is not None:
            server.send_signal(signal.SIGINT)
            server.wait(PATIENCE_S)
        shutil.rmtree(folder)


def _wait_until_it_answers(server: Postgres, process: subprocess.Popen[Any]) -> None:
    end = time.monotonic() + PATIENCE_S
    while True:
        try:
            psycopg.connect(server.address("postgres")).close()
            return
        except psycopg.OperationalError:
            assert process.poll() is None, "PostgreSQL has not started"
            assert time.monotonic() < end, "PostgreSQL does not answer"
            time.sleep(0.05)
