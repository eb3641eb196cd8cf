"""A measurement: start the server, play against it, kill it, and count."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, replace
from typing import Any, Final

from schiltrom.dev.load.clients import (
    GO,
    LEAVE,
    OPENED,
    STOP,
    STOPPED,
    WHOLE,
    Clients,
    clients,
    sink,
)
from schiltrom.dev.load.made import MadeGame, made_games
from schiltrom.dev.load.plan import LoadError, LoadPlan, Tally, percentile
from schiltrom.dev.load.reference import Work, reference_ms
from schiltrom.dev.load.servers import SQLITE, Servers, real_servers
from schiltrom.dev.load.usage import Usage
from schiltrom.server.counts import COMMIT

SAMPLE: Final = re.compile(r"^(\w+)(?:\{(.*)\})? ([0-9.e+-]+)$", re.MULTILINE)
BATCHES: Final = "schiltrom_batch_choices"
STAGE_PROCESSOR: Final = "schiltrom_stage_processor_seconds_total"
STAGE_SECONDS: Final = "schiltrom_stage_seconds"


@dataclass(frozen=True)
class Look:
    """How things stand at a moment."""

    at: float
    usage: Usage
    choices: int
    """How many choices are in the database."""
    metrics: dict[str, float]


@dataclass(frozen=True)
class Result:
    """One measurement, with all its parts."""

    plan: LoadPlan
    database: str
    tally: Tally
    used: Usage
    choices: int
    """Choices of people and computers that became durable while it was measured."""
    metrics: dict[str, float]
    """What the server's own counts grew by meanwhile."""
    complaints: list[str]
    reference_ms: float = 1.0
    looks: tuple[Look, ...] = ()
    """Looks in between, evenly spread, with those at the beginning and the end."""
    idle: float = 0.0
    """Processor seconds a second with nobody choosing, where that was measured."""

    @property
    def cpu_ms(self) -> float | None:
        """Return the server's processor time for a choice, without thinking."""
        return _each(1000 * self.used.processor, self.choices)

    @property
    def active_ms(self) -> float | None:
        """Return the same without what the server needs when nobody chooses."""
        busy = self.used.processor - self.idle * self.tally.elapsed
        return _each(1000 * max(0.0, busy), self.choices)

    @property
    def batch(self) -> float:
        """Return the mean number of choices in a transaction."""
        batches = self.metrics.get(f"{BATCHES}_count", 0.0)
        return self.metrics.get(f"{BATCHES}_sum", 0.0) / batches if batches else 1.0

    def stages(self) -> dict[str, tuple[float, float]]:
        """Return the processor and the mean elapsed milliseconds of a choice in each stage."""
        found = {}
        for name in re.findall(rf'{STAGE_PROCESSOR}{{stage="(\w+)"}}', "\n".join(self.metrics)):
            label = f'{{stage="{name}"}}'
            spent = self.metrics[f"{STAGE_PROCESSOR}{label}"]
            lasted = self.metrics.get(f"{STAGE_SECONDS}_sum{label}", 0.0)
            times = self.metrics.get(f"{STAGE_SECONDS}_count{label}", 0.0)
            found[name] = (1000 * spent / max(1, self.choices), 1000 * lasted / max(1.0, times))
        return found

    def figures(self) -> dict[str, Any]:
        """Return the final figures."""
        tally, used, made = self.tally, self.used, self.choices
        return {
            "games": self.plan.games,
            "database": self.database.partition(":")[0].partition("+")[0],
            "servers": self.plan.servers,
            "connections": self.plan.connections,
            "pause_s": self.plan.pause,
            "seconds": round(tally.elapsed, 1),
            "choices": tally.choices,
            "choices_of_computers": max(0, made - tally.choices),
            "games_ended": tally.ended,
            "choices_per_s": round(made / max(tally.elapsed, 0.001), 1),
            "p50_ms": percentile(tally.delays, 50),
            "p95_ms": percentile(tally.delays, 95),
            "p99_ms": percentile(tally.delays, 99),
            "answered_p50_ms": percentile(tally.answers, 50),
            "answered_p95_ms": percentile(tally.answers, 95),
            "cpu_ms_per_choice": _rounded(self.cpu_ms),
            "database_cpu_ms_per_choice": _rounded(_each(1000 * used.database, made)),
            "reference_cpu_ms_per_choice": _rounded(self.reference_ms),
            "ratio": _rounded(None if self.cpu_ms is None else self.cpu_ms / self.reference_ms),
            "thinking_s": round(used.thinking, 2),
            "bots_cpu_ms_per_choice": _rounded(_each(1000 * tally.processor, tally.choices)),
            "batch": round(self.batch, 2),
            "commit_ms": _rounded(self.stages().get(COMMIT, (0.0, None))[1]),
            "frames_per_choice": _rounded(_each(tally.frames, made)),
            "frame_raw_bytes": _whole(_each(tally.raw_bytes, tally.frames)),
            "frame_sent_bytes": _whole(_each(tally.sent_bytes, tally.frames)),
            "file_bytes_per_choice": _whole(_each(used.written, made)),
            "memory_mib": round(used.resident / 2**20, 1),
            "errors": tally.errors.total(),
            "lost": tally.lost,
        }


def _each(total: float, number: int) -> float | None:
    return total / number if number else None


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 3)


def _whole(value: float | None) -> int | None:
    return None if value is None else round(value)


def measure(
    plan: LoadPlan,
    database: str = SQLITE,
    work: Work | None = None,
    parts: int = 1,
    opened: Callable[[float], None] = lambda _seconds: None,
) -> Result:
    """Start a server, play against it, kill it, and return what was measured.

    The reference loop does the work that is given, with whole states, or what this server was seen
    to do, with its own messages. *opened* is told how long it took until all games were open.
    """
    began = time.perf_counter()
    made: dict[int, MadeGame] = {}
    with ExitStack() as stack:
        port = stack.enter_context(sink())
        servers = stack.enter_context(
            real_servers(
                database,
                plan.servers,
                plan.connections,
                lambda address: made.update(made_games(address, plan, port)),
            )
        )
        with clients(plan, servers.ports, port, made) as players:
            if not players.wait_for(OPENED):
                raise LoadError("the games could not be opened in time")
            opened(time.perf_counter() - began)
            idle = _idle(servers, plan.idle)
            looks = _looks_while_playing(plan, servers, players, parts)
            players.tell(LEAVE)
            tally = Tally()
            for each in players.tallies():
                tally.add(each)
            if servers.has_stopped():
                tally.errors["the server has stopped"] += 1
        servers.kill()
        before, after = looks[0], looks[-1]
        tally.elapsed = after.at - before.at
        complaints = servers.log_lines()
        tally.errors.update(["server log"] * len(complaints))
        tally.lost = count_lost(tally, servers.kept_choices())
        choices = after.choices - before.choices
        used = after.usage.since(before.usage)
        grown = {
            name: value - before.metrics.get(name, 0.0) for name, value in after.metrics.items()
        }
        seen = Result(plan, servers.database, tally, used, choices, grown, complaints)
        if work is None:
            limit = reference_ms(_work_of(seen), tally.messages or tally.states)
        else:
            limit = reference_ms(work, tally.states)
    return replace(seen, reference_ms=limit, looks=tuple(looks), idle=idle)


def _looks_while_playing(
    plan: LoadPlan, servers: Servers, players: Clients, parts: int
) -> list[Look]:
    """Have everybody play for as long as is planned; return looks from beginning to end."""
    looks = [_look(servers)]
    players.tell(GO)
    if plan.whole:
        players.wait_for(WHOLE, plan.seconds)
    else:
        for part in range(parts):
            time.sleep(plan.seconds / parts)
            if part < parts - 1:
                looks.append(_look(servers))
    players.tell(STOP)
    if not players.wait_for(STOPPED):
        raise LoadError("the bots do not stop")
    return [*looks, _look(servers)]


def _idle(servers: Servers, seconds: float) -> float:
    """Return the processor seconds a second of a server to which everybody is only connected."""
    if seconds <= 0:
        return 0.0
    before = servers.usage()
    time.sleep(seconds)
    return servers.usage().since(before).processor / seconds


def _look(servers: Servers) -> Look:
    """Note how things stand; what costs the server something comes after the usage."""
    at, used = time.perf_counter(), servers.usage()
    return Look(at, used, servers.count_choices(), read_metrics(servers.metrics()))


def _work_of(seen: Result) -> Work:
    """Return what a choice came to for this server."""
    made = max(1, seen.choices)
    return Work(seen.used.written // made, seen.tally.frames / made, max(1, round(seen.batch)))


def read_metrics(text: str) -> dict[str, float]:
    """Return Prometheus' samples by name and labels, those of several servers added up."""
    found: dict[str, float] = {}
    for name, labels, value in SAMPLE.findall(text):
        key = f"{name}{{{labels}}}" if labels else name
        found[key] = found.get(key, 0.0) + float(value)
    return found


def count_lost(tally: Tally, kept: dict[str, Counter[str]]) -> int:
    """Return how many acknowledged choices are missing from the database."""
    nothing: Counter[str] = Counter()
    return sum(
        (Counter(choices) - kept.get(game, nothing)).total()
        for game, choices in tally.acknowledged.items()
    )
