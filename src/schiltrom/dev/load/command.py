"""The command: what to measure, in words, and the figures as JSON."""

from __future__ import annotations

import argparse
import json
import os
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from schiltrom.dev.figures import figure_table, write_section
from schiltrom.dev.load.measure import Result, measure
from schiltrom.dev.load.plan import LoadError, LoadPlan, MissingDatabaseError
from schiltrom.dev.load.servers import POSTGRESQL, SQLITE

MOST_GAMES: Final = 20_000
MOST_SECONDS: Final = 3600.0
CLIENTS: Final = max(1, min(4, (os.cpu_count() or 2) // 2 + 1))
SETTLE: Final = 10.0
"""How long thousands who have come at once are only connected, in seconds: each is told of the
other's coming."""
FULL_SPEED: Final = "full_speed"
LIVE: Final = "live"
CONNECTED: Final = "connected"
ALL: Final = {
    FULL_SPEED: LoadPlan(50, 900.0, 0.0, mixed=True, whole=True, clients=CLIENTS),
    LIVE: LoadPlan(1000, 60.0, 2.0, mixed=True, clients=CLIENTS, idle=SETTLE),
    CONNECTED: LoadPlan(2500, 120.0, 30.0, clients=CLIENTS, idle=SETTLE),
}
"""What ``make load`` measures: whole games at full speed; a thousand games with a choice each two
seconds; five thousand connected, with a choice a minute each."""

NAMES: Final = {
    FULL_SPEED: "50 games at full speed",
    LIVE: "1,000 games, a choice each 2 s",
    CONNECTED: "5,000 connected, a choice a minute",
}
ROWS: Final = {
    "processor ms a choice": "cpu_ms_per_choice",
    "of the database's own processes": "database_cpu_ms_per_choice",
    "of the plain loop": "reference_cpu_ms_per_choice",
    "times the plain loop": "ratio",
    "choices a second": "choices_per_s",
    "seen by the other seat, p50 ms": "p50_ms",
    "p95 ms": "p95_ms",
    "p99 ms": "p99_ms",
    "choices in a transaction": "batch",
    "message, bytes": "frame_raw_bytes",
    "message as sent, bytes": "frame_sent_bytes",
    "bytes written to files a choice": "file_bytes_per_choice",
    "errors": "errors",
    "lost": "lost",
}
"""The rows of the table in the figures."""


def say(line: str) -> None:
    """Print a line immediately."""
    print(line, flush=True)  # noqa: T201 (a program for the terminal)


def report(result: Result) -> None:
    """Say in words what was measured."""
    plan, tally = result.plan, result.tally
    pause = f"a pause of {plan.pause:g} s" if plan.pause > 0 else "no pause"
    say(
        f"{plan.games} games at once with {pause}: {tally.choices} choices in "
        f"{tally.elapsed:.1f} s, {len(tally.delays)} of them seen by the other seat, "
        f"{tally.stale} more came too late"
    )
    for what, count in tally.errors.most_common(10):
        say(f"error: {what}: {count} times")
    for line in result.complaints[:5]:
        say(f"the server's log: {line}")


def main(arguments: list[str] | None = None) -> int:
    """Measure as the command line says; return 1 if anything went wrong or was lost."""
    parser = _parser()
    given = parser.parse_args(arguments)
    if not 1 <= given.games <= MOST_GAMES:
        parser.error(f"--games must be from 1 to {MOST_GAMES}")
    if not (0 < given.seconds <= MOST_SECONDS and 0 <= given.pause <= MOST_SECONDS):
        parser.error(f"--seconds and --pause must be up to {MOST_SECONDS:g}")
    if min(given.clients, given.servers) < 1:
        parser.error("--clients and --servers must be 1 or more")
    try:
        found = _all(given) if given.all else _one(given)
    except LoadError as error:
        say(f"error: {error}")
        return 1
    if given.json:
        Path(given.json).write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    if given.all and given.figures:
        write_section(Path(given.figures), "load", load_lines(found["measurements"]))
    say(json.dumps(found))
    return 1 if found["errors"] or found["lost"] else 0


def load_lines(found: dict[str, dict[str, Any]]) -> list[str]:
    """Return the figures as the table of a page."""
    columns = {
        f"{NAMES[name]}, {database}": figures
        for database, each in found.items()
        for name, figures in each.items()
    }
    return figure_table(ROWS, columns)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m schiltrom.dev.load",
        description="Many games at once by bots against the real server.",
    )
    add = parser.add_argument
    add("--games", type=int, default=200, help="number of games at once (default: 200)")
    add("--seconds", type=float, default=30.0, help="duration in seconds (default: 30)")
    add("--pause", type=float, default=2.0, help="mean thinking time in seconds (default: 2)")
    add("--both", action="store_true", help="then also measure without pauses")
    add("--mixed", action="store_true", help="with clocks, notices, computers and spectators")
    add("--whole", action="store_true", help="until whole games are over; --seconds at most")
    add("--clients", type=int, default=CLIENTS, help=f"processes of bots (default: {CLIENTS})")
    add("--servers", type=int, default=1, help="server processes (more than 1: on PostgreSQL)")
    add(
        "--database",
        action="append",
        help="sqlite (default), postgresql, or an address; several with --all",
    )
    add("--all", action="store_true", help="the three measurements of make load")
    add("--most", type=float, default=MOST_SECONDS, help="with --all: no longer each, in seconds")
    add("--json", metavar="FILE", help="write the figures to a file, too")
    add("--figures", metavar="PAGE", help="with --all: write them into a page, too")
    return parser


def _one(given: argparse.Namespace) -> dict[str, Any]:
    """Measure once, or with and without pauses."""
    plan = LoadPlan(
        given.games,
        given.seconds,
        given.pause,
        mixed=given.mixed,
        whole=given.whole,
        clients=min(given.clients, given.games),
        servers=given.servers,
    )
    database = (given.database or [SQLITE])[0]
    found = measured(plan, database)
    if given.both:
        still = LoadPlan(plan.games, plan.seconds, 0.0, plan.mixed, plan.whole, 0, plan.clients)
        found = with_no_pause(found, measured(still, database))
    return found


def measured(plan: LoadPlan, database: str) -> dict[str, Any]:
    """Measure, say so, and return the figures."""
    result = measure(
        plan, database, opened=lambda s: say(f"{plan.games} games were opened in {s:.0f} s")
    )
    report(result)
    return result.figures()


def with_no_pause(found: dict[str, Any], no_pause: dict[str, Any]) -> dict[str, Any]:
    """Return the figures with the throughput without a pause, and with what went wrong there."""
    say(f"without a pause: {json.dumps(no_pause)}")
    both = {name: found[name] + no_pause[name] for name in ("errors", "lost")}
    return found | both | {"choices_per_s_no_pause": no_pause["choices_per_s"]}


def _all(given: argparse.Namespace) -> dict[str, Any]:
    """Measure everything on each database."""
    found: dict[str, dict[str, Any]] = {}
    for database in given.database or [SQLITE, POSTGRESQL]:
        try:
            found[database.partition(":")[0]] = {
                name: _said(name, measured(_shorter(plan, given.most), database))
                for name, plan in ALL.items()
            }
        except MissingDatabaseError as error:
            say(f"left out: {error}")
    return together(found)


def _shorter(plan: LoadPlan, most: float) -> LoadPlan:
    return replace(plan, seconds=min(plan.seconds, most))


def _said(name: str, figures: dict[str, Any]) -> dict[str, Any]:
    say(f"{name}: {json.dumps(figures)}")
    return figures


def together(found: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """Return one object: what the first database's live games say, and everything below it."""
    first = next(iter(found.values()))
    every = [figures for each in found.values() for figures in each.values()]
    live, full = first[LIVE], first[FULL_SPEED]
    names = ("games", "choices_per_s", "p50_ms", "p95_ms", "p99_ms")
    return {
        **{name: live[name] for name in names},
        "cpu_ms_per_choice": full["cpu_ms_per_choice"],
        "ratio": full["ratio"],
        "choices_per_s_no_pause": full["choices_per_s"],
        "errors": sum(figures["errors"] for figures in every),
        "lost": sum(figures["lost"] for figures in every),
        "measurements": found,
    }
