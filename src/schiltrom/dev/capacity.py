"""``python -m schiltrom.dev.capacity``: what many live games need, from measured costs.

Reads what ``make load`` has written, simulates the queues a choice passes through (a server, the
database, the thinkers of computers) at the rate of many games, and prints how many of each are
needed so that nobody waits long, and what that costs. A plain simulation of events: arrivals at
random, one queue for each kind of place, first come, first served.
"""

from __future__ import annotations

import argparse
import heapq
import json
import math
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from random import Random
from typing import Any, Final

from schiltrom.dev.figures import figure_table, write_section

Draw = Callable[[Random], float]
"""Returns how long something takes, in seconds."""

SECONDS_A_YEAR: Final = 365 * 86_400
EVENTS: Final = 40_000
WARM_UP: Final = 0.1
"""The share of events at the beginning that are not counted: the queues are still empty."""


# --- queues ------------------------------------------------------------------------------------


def constant(seconds: float) -> Draw:
    """Return a duration that is always the same."""
    return lambda _rng: seconds


def exponential(mean: float) -> Draw:
    """Return a duration that is random, often short and sometimes long."""
    return lambda rng: rng.expovariate(1 / mean)


def waits(
    rate: float, service: Draw, places: int, rng: Random, events: int = EVENTS
) -> list[float]:
    """Return how long each waits until its service begins, at so many places with one queue."""
    free = [0.0] * places
    now, found = 0.0, []
    for _ in range(events):
        now += rng.expovariate(rate)
        begins = max(now, heapq.heappop(free))
        heapq.heappush(free, begins + service(rng))
        found.append(begins - now)
    return found[int(events * WARM_UP) :]


def batch_delays(
    rate: float, each: float, commit: float, rng: Random, events: int = EVENTS
) -> list[float]:
    """Return how long choices take at a server that writes all that wait in one transaction.

    It takes what waits, works on each, commits once, answers them all, and takes what has come
    meanwhile.
    """
    arrivals = []
    now = 0.0
    for _ in range(events):
        now += rng.expovariate(rate)
        arrivals.append(now)
    delays: list[float] = []
    at, done = 0, 0.0
    while at < events:
        begins = max(done, arrivals[at])
        end = at
        while end < events and arrivals[end] <= begins:
            end += 1
        done = begins + each * (end - at) + commit
        delays += [done - arrival for arrival in arrivals[at:end]]
        at = end
    return delays[int(events * WARM_UP) :]


def percentile(values: list[float], percent: int) -> float:
    """Return a percentile."""
    return sorted(values)[max(0, math.ceil(len(values) * percent / 100) - 1)]


def erlang_c(rate: float, service: float, places: int) -> float:
    """Return the mean wait where service is exponential (M/M/c)."""
    load = rate * service
    parts = [load**k / math.factorial(k) for k in range(places)]
    last = load**places / math.factorial(places) * places / (places - load)
    return last / (sum(parts) + last) * service / (places - load)


def pollaczek_khinchine(rate: float, service: float) -> float:
    """Return the mean wait at one place where service always takes as long (M/D/1)."""
    load = rate * service
    return load * service / (2 * (1 - load))


# --- costs -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Costs:
    """What was measured, for one choice."""

    server_s: float
    """Processor time of the server."""
    database_s: float
    """Processor time of PostgreSQL."""
    commit_s: float
    """How long a commit takes on the disk."""
    written: float
    """Bytes that go to the database's files."""
    sent: float
    """Bytes sent to all clients."""
    thinking_s: float
    """Processor time of a computer's thinking, for a choice of its own."""
    connection_bytes: float
    """Memory of the server for a live connection and its part of a game."""


@dataclass(frozen=True)
class Wanted:
    """How many play, and what is promised to them."""

    games: int = 100_000
    choice_every: float = 30.0
    """Seconds between choices in a live game."""
    connections: float = 2.2
    """Live connections of a game, spectators among them."""
    computers: float = 0.25
    """The share of games with a computer seat; half of their choices are the computer's."""
    games_a_day: int = 100_000
    """How many games are finished in a day."""
    choices_a_game: int = 600
    kept_bytes: int = 120
    """What a choice takes in the database for ever, index and row; the rest is reused."""
    p95_ms: float = 50.0
    busy: float = 0.6
    """No place is planned to be busy for more than this share of the time."""
    sockets: int = 10_000
    """Connections of one server process."""
    core_month: float = 12.0
    """Price of a core with 4 GiB of memory, a month."""
    terabyte_month: float = 80.0
    """Price of a terabyte on fast disks, a month."""
    traffic_terabyte: float = 1.0
    """Price of a terabyte sent."""


EXAMPLE: Final = Costs(0.00073, 0.0003, 0.00076, 68_000, 1_350, 0.05, 83_000)
"""What was measured once (docs/scaling.md), for where nothing is: one computer in twelve a King."""


def costs_of(found: dict[str, Any]) -> Costs:
    """Return the costs from what ``make load`` has written, PostgreSQL's if it was measured."""
    measured = found.get("measurements", {})
    full = (measured.get("postgresql") or measured.get("sqlite") or {}).get("full_speed")
    many = (measured.get("postgresql") or measured.get("sqlite") or {}).get("connected")
    if full is None or many is None:
        raise ValueError("this is not what make load writes")
    thought = (
        full["thinking_s"] / full["choices_of_computers"] if full["choices_of_computers"] else 0
    )
    more = max(0.0, many["memory_mib"] - full["memory_mib"]) * 2**20
    connections = max(1, many["connections"] - full["connections"])
    return Costs(
        server_s=full["cpu_ms_per_choice"] / 1000,
        database_s=(full["database_cpu_ms_per_choice"] or 0.0) / 1000,
        commit_s=(full["commit_ms"] or 0.0) / 1000,
        written=full["file_bytes_per_choice"],
        sent=full["frame_sent_bytes"] * full["frames_per_choice"],
        thinking_s=thought or EXAMPLE.thinking_s,
        connection_bytes=more / connections or EXAMPLE.connection_bytes,
    )


# --- the plan ----------------------------------------------------------------------------------


def plan(costs: Costs, wanted: Wanted, rng: Random) -> dict[str, Any]:
    """Return what is needed, and how long choices take there."""
    rate = wanted.games / wanted.choice_every
    connections = wanted.games * wanted.connections
    servers, server_p95 = _servers(costs, wanted, rate, connections, rng)
    thinking = rate * wanted.computers / 2
    thinkers, thinker_wait = _places(thinking, costs.thinking_s, wanted, rng)
    cores, database_wait = _places(rate, max(costs.database_s, 1e-6), wanted, rng)
    kept = wanted.games_a_day * wanted.choices_a_game * wanted.kept_bytes * 365
    sent = rate * costs.sent * SECONDS_A_YEAR / 12
    memory = connections * costs.connection_bytes
    all_cores = servers + thinkers + cores
    return {
        "choices_per_s": round(rate),
        "connections": round(connections),
        "server_processes": servers,
        "server_p95_ms": round(1000 * server_p95, 1),
        "server_memory_gib": round(memory / 2**30, 1),
        "database_cores": cores,
        "database_wait_p95_ms": round(1000 * database_wait, 2),
        "database_mib_per_s": round(rate * costs.written / 2**20, 1),
        "sent_mib_per_s": round(rate * costs.sent / 2**20, 1),
        "thinker_cores": thinkers,
        "thinker_wait_p95_ms": round(1000 * thinker_wait, 1),
        "storage_tb_a_year": round(kept / 1e12, 2),
        "cores": all_cores,
        "price_a_month": round(
            all_cores * wanted.core_month
            + kept / 1e12 * wanted.terabyte_month
            + sent / 1e12 * wanted.traffic_terabyte
        ),
    }


def _servers(
    costs: Costs, wanted: Wanted, rate: float, connections: float, rng: Random
) -> tuple[int, float]:
    """Return how many server processes are needed, each on a core, and the p95 of a choice."""
    least = max(1, math.ceil(connections / wanted.sockets))
    servers = max(least, math.ceil(rate * costs.server_s / wanted.busy))
    while True:
        delays = batch_delays(rate / servers, costs.server_s, costs.commit_s, rng)
        found = percentile(delays, 95)
        if 1000 * found <= wanted.p95_ms or costs.server_s + costs.commit_s > wanted.p95_ms / 1000:
            return servers, found
        servers = math.ceil(servers * 1.1)


def _places(rate: float, service: float, wanted: Wanted, rng: Random) -> tuple[int, float]:
    """Return how many cores serve a queue without being too busy, and the p95 of waiting."""
    if rate <= 0:
        return 0, 0.0
    places = max(1, math.ceil(rate * service / wanted.busy))
    return places, percentile(waits(rate, exponential(service), places, rng), 95)


ROWS: Final = {
    "choices a second": "choices_per_s",
    "live connections": "connections",
    "server processes, a core each": "server_processes",
    "a choice in the server, p95 ms": "server_p95_ms",
    "memory for connections and games, GiB": "server_memory_gib",
    "cores of the database": "database_cores",
    "written by the database, MiB a second": "database_mib_per_s",
    "sent to clients, MiB a second": "sent_mib_per_s",
    "cores that think": "thinker_cores",
    "a computer's choice waits, p95 ms": "thinker_wait_p95_ms",
    "storage, TB a year": "storage_tb_a_year",
    "cores in all": "cores",
    "price a month": "price_a_month",
}


def plan_lines(found: dict[str, Any]) -> list[str]:
    """Return the plan as the table of a page."""
    return figure_table(ROWS, {"needed": found})


def main(arguments: list[str] | None = None) -> int:
    """Print the costs, what is wanted, and the plan, as JSON."""
    parser = argparse.ArgumentParser(prog="python -m schiltrom.dev.capacity", description=__doc__)
    parser.add_argument("figures", nargs="?", type=Path, help="what make load has written")
    for each in fields(Wanted):
        name = "--" + each.name.replace("_", "-")
        parser.add_argument(name, type=type(each.default), default=each.default)
    parser.add_argument("--page", type=Path, help="write the plan into a page, too")
    given = vars(parser.parse_args(arguments))
    file, page = given.pop("figures"), given.pop("page")
    wanted = Wanted(**given)
    try:
        costs = EXAMPLE if file is None else costs_of(json.loads(file.read_text(encoding="utf-8")))
    except (OSError, ValueError, KeyError) as error:
        parser.error(f"{file}: {error}")
    found: dict[str, Any] = {
        "costs": asdict(costs),
        "measured": file is not None,
        "wanted": asdict(wanted),
        "plan": plan(costs, wanted, Random(0)),  # noqa: S311 (a simulation)
    }
    if page is not None:
        write_section(page, "capacity", plan_lines(found["plan"]))
    print(json.dumps(found, indent=1))  # noqa: T201 (a program for the terminal)
    return 0


if __name__ == "__main__":
    sys.exit(main())
