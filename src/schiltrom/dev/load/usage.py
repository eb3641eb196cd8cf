"""What processes have used, as Linux counts it in /proc."""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

PROC: Final = Path("/proc")
TICKS: Final = os.sysconf("SC_CLK_TCK")
PARENT, USER, SYSTEM, RESIDENT = 1, 11, 12, 21
"""Fields of /proc/PID/stat, counted from the one after the name."""
PAGE: Final = os.sysconf("SC_PAGE_SIZE")


@dataclass(frozen=True)
class Usage:
    """What the processes of a server have used since they began."""

    processor: float = 0.0
    """User and system time of the processes themselves, in seconds."""
    thinking: float = 0.0
    """The same of the processes they have started: the computers' thinkers."""
    database: float = 0.0
    """The same of the database's processes, where it has its own and we know them."""
    written: int = 0
    """Bytes written to files, by them and the database."""
    resident: int = 0
    """Memory they hold now, in bytes; with what they share counted for each."""

    def since(self, before: Usage) -> Usage:
        """Return what was used since an earlier look; memory stays as it is now."""
        return Usage(
            self.processor - before.processor,
            self.thinking - before.thinking,
            self.database - before.database,
            self.written - before.written,
            self.resident,
        )


def usage(servers: Iterable[int], database: int | None = None) -> Usage:
    """Return what some server processes, their children and a database's have used."""
    stats = _stats()
    ours = list(servers)
    thinkers = set().union(*(_below(pid, stats) for pid in ours)) if ours else set()
    store = _below(database, stats) | {database} if database is not None else set()
    return Usage(
        processor=sum(_seconds(stats[pid]) for pid in ours if pid in stats),
        thinking=sum(_seconds(stats[pid]) for pid in thinkers),
        database=sum(_seconds(stats[pid]) for pid in store if pid in stats),
        written=sum(_written(pid) for pid in [*ours, *store]),
        resident=sum(int(stats[pid][RESIDENT]) * PAGE for pid in ours if pid in stats),
    )


def _stats() -> dict[int, list[str]]:
    """Return the fields of every process, from the one after its name on."""
    found = {}
    for folder in PROC.iterdir():
        if folder.name.isdigit():
            with suppress(OSError):
                text = (folder / "stat").read_text(encoding="utf-8", errors="replace")
                found[int(folder.name)] = text.rpartition(")")[2].split()
    return found


def _below(pid: int, stats: dict[int, list[str]]) -> set[int]:
    """Return the processes that a process has started, and those that they have."""
    found: set[int] = set()
    waiting = {pid}
    while waiting:
        waiting = {each for each, stat in stats.items() if int(stat[PARENT]) in waiting} - found
        found |= waiting
    return found


def _seconds(stat: list[str]) -> float:
    return (int(stat[USER]) + int(stat[SYSTEM])) / TICKS


def _written(pid: int | None) -> int:
    with suppress(OSError):
        for line in (PROC / str(pid) / "io").read_text(encoding="utf-8").splitlines():
            name, _, value = line.partition(": ")
            if name == "write_bytes":
                return int(value)
    return 0
