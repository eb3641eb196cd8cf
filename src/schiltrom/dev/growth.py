"""``python -m schiltrom.dev.growth``: what a choice costs as things grow.

As a game gets longer, as more games are played, as more people watch one game, and as more servers
share one PostgreSQL. Figures and charts go into the documentation.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from schiltrom.dev.figures import figure_table, line_chart, write_section
from schiltrom.dev.load.command import CLIENTS, report, say
from schiltrom.dev.load.measure import Result, measure
from schiltrom.dev.load.plan import LoadError, LoadPlan, MissingDatabaseError
from schiltrom.dev.load.servers import POSTGRESQL, SQLITE
from schiltrom.notation.whole_files import write_whole

DOCS: Final = Path("docs")
PAGE: Final = "figures.md"
FIGURES: Final = "growth.json"
LENGTH, GAMES, SPECTATORS, SERVERS = "length", "games", "spectators", "servers"
CPU: Final = "cpu_ms_per_choice"


@dataclass(frozen=True)
class Sizes:
    """How far everything grows."""

    seconds: float
    length_games: int
    length: int
    """How long each of these would become if nobody waited for the other: few are over by then."""
    parts: int
    """Into how many parts the course of these games is cut."""
    games: tuple[int, ...]
    rate: float
    """Choices a second of all games together, however many they are."""
    spectators: tuple[int, ...]
    servers: tuple[int, ...]


FULL: Final = Sizes(
    seconds=60.0,
    length_games=20,
    length=600,
    parts=12,
    games=(10, 50, 200, 1000, 5000),
    rate=100.0,
    spectators=(1, 5, 20, 100, 500),
    servers=(1, 2, 4),
)
SHORT: Final = Sizes(
    seconds=6.0,
    length_games=2,
    length=60,
    parts=3,
    games=(2, 8),
    rate=10.0,
    spectators=(1, 10),
    servers=(1, 2),
)

Row = dict[str, Any]


def grow(sizes: Sizes, wanted: list[str]) -> dict[str, list[Row]]:
    """Measure everything that is wanted, one after the other."""
    ways = {
        LENGTH: by_length,
        GAMES: by_games,
        SPECTATORS: by_spectators,
        SERVERS: by_servers,
    }
    found = {}
    for name in wanted:
        try:
            found[name] = ways[name](sizes)
        except MissingDatabaseError as error:
            say(f"left out: {error}")
    return found


def by_length(sizes: Sizes) -> list[Row]:
    """Return the cost of a choice as the same games get longer."""
    plan = LoadPlan(sizes.length_games, sizes.seconds, sizes.seconds / sizes.length)
    result = _measured(plan, parts=sizes.parts)
    rows, first = [], result.looks[0].choices
    for before, after in pairwise(result.looks):
        made = after.choices - before.choices
        spent = after.usage.since(before.usage).processor
        middle = (before.choices + after.choices) / 2 - first
        if made:
            rows.append({"length": round(middle / plan.games), CPU: round(1000 * spent / made, 3)})
    return rows


def by_games(sizes: Sizes) -> list[Row]:
    """Return the cost of a choice in more and more games that make as many choices together."""
    rows: list[Row] = []
    for games in sizes.games:
        pause, clients = games / sizes.rate, min(games, CLIENTS)
        plan = LoadPlan(games, sizes.seconds, pause, clients=clients)
        rows.append({"games": games, **_active(plan)})
    return rows


def by_spectators(sizes: Sizes) -> list[Row]:
    """Return the cost of a choice in one game that more and more people watch."""
    return [
        {"spectators": number, **_active(LoadPlan(1, sizes.seconds, 0.0, spectators=number))}
        for number in sizes.spectators
    ]


def by_servers(sizes: Sizes) -> list[Row]:
    """Return what more servers on one PostgreSQL do at full speed, as a ratio to one."""
    rows: list[Row] = []
    for number in sizes.servers:
        games = 10 * max(sizes.servers)
        plan = LoadPlan(games, sizes.seconds, 0.0, clients=CLIENTS, servers=number)
        row = {"servers": number, **_figures(plan, POSTGRESQL)}
        one = rows[0] if rows else row
        row["speed_ratio"] = round(row["choices_per_s"] / max(0.1, one["choices_per_s"]), 2)
        rows.append(row)
    return rows


def _active(plan: LoadPlan) -> Row:
    """Measure what choices cost by themselves, and what being connected costs without any."""
    result = _measured(replace(plan, idle=plan.seconds / 4))
    found = result.figures()
    return {
        CPU: None if result.active_ms is None else round(result.active_ms, 3),
        "idle_cpu_ms_per_s": round(1000 * result.idle, 1),
        **{name: found[name] for name in ("choices_per_s", "p50_ms", "p95_ms", "memory_mib")},
    }


def _figures(plan: LoadPlan, database: str = SQLITE) -> Row:
    found = _measured(plan, database).figures()
    names = (CPU, "database_cpu_ms_per_choice", "choices_per_s", "p50_ms", "p95_ms", "memory_mib")
    return {name: found[name] for name in names}


def _measured(plan: LoadPlan, database: str = SQLITE, parts: int = 1) -> Result:
    result = measure(plan, database, parts=parts)
    report(result)
    if result.tally.errors or result.tally.lost:
        raise LoadError(f"{result.tally.errors.total()} errors, {result.tally.lost} lost")
    return result


# --- telling ---------------------------------------------------------------------------------

TITLES: Final = {
    LENGTH: ("Cost by the length of a game", "choices already made in the game"),
    GAMES: ("Cost by the number of games", "games, as many choices a second all together"),
    SPECTATORS: ("Cost by the number of spectators", "spectators of one game"),
    SERVERS: ("Servers on one PostgreSQL", "server processes"),
}
ROWS: Final = {
    "processor ms a choice": CPU,
    "of the database's own processes": "database_cpu_ms_per_choice",
    "processor ms a second when nobody chooses": "idle_cpu_ms_per_s",
    "choices a second": "choices_per_s",
    "times the speed of one": "speed_ratio",
    "p50 ms": "p50_ms",
    "p95 ms": "p95_ms",
    "memory of the servers, MiB": "memory_mib",
}


def chart_of(name: str, rows: list[Row]) -> str:
    """Return the chart of one growth."""
    title, across = TITLES[name]
    value, up = ("speed_ratio", "times one") if name == SERVERS else (CPU, "processor ms a choice")
    curves = {"measured": [(float(row[name]), float(row[value])) for row in rows]}
    if name == SERVERS:
        curves["as many times"] = [(float(row[name]), float(row[name])) for row in rows]
    return line_chart(title, across, up, curves)


def lines_of(found: dict[str, list[Row]]) -> list[str]:
    """Return the section of the page: a chart and a table for each growth."""
    lines: list[str] = []
    for name, rows in found.items():
        title, across = TITLES[name]
        columns = {f"{row[name]:,}": row for row in rows}
        used = {words: key for words, key in ROWS.items() if any(key in row for row in rows)}
        lines += [f"### {title}", "", f"![{title}](assets/growth-{name}.svg)", ""]
        lines += [f"By {across}:", "", *figure_table(used, columns), ""]
    return lines[:-1]


def write(found: dict[str, list[Row]], docs: Path) -> None:
    """Write the figures, the charts and the section of the page."""
    text = json.dumps(found, indent=1) + "\n"
    write_whole(docs / "assets" / FIGURES, text.encode())
    for name, rows in found.items():
        write_whole(docs / "assets" / f"growth-{name}.svg", chart_of(name, rows).encode())
    write_section(docs / PAGE, "growth", lines_of(found))


def _at_most(sizes: Sizes, seconds: float | None, games: int | None) -> Sizes:
    """Return sizes of which some were given."""
    fewer = tuple(each for each in sizes.games if games is None or each <= games)
    return replace(sizes, seconds=seconds or sizes.seconds, games=fewer)


def main(arguments: list[str] | None = None) -> int:
    """Measure and write; return 1 if anything went wrong."""
    parser = argparse.ArgumentParser(prog="python -m schiltrom.dev.growth", description=__doc__)
    parser.add_argument("--short", action="store_true", help="small sizes, to try it out")
    parser.add_argument("--only", action="append", choices=list(TITLES), help="not all of them")
    parser.add_argument("--seconds", type=float, help="how long to measure each of them")
    parser.add_argument("--games", type=int, help="so many games at most")
    parser.add_argument("--docs", type=Path, default=DOCS, help="the folder of the documentation")
    given = parser.parse_args(arguments)
    kept = given.docs / "assets" / FIGURES
    try:
        before = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}
        sizes = _at_most(SHORT if given.short else FULL, given.seconds, given.games)
        now = grow(sizes, given.only or list(TITLES))
        merged = before | now
        found = {name: merged[name] for name in TITLES if name in merged}
        write(found, given.docs)
    except LoadError as error:
        say(f"error: {error}")
        return 1
    say(json.dumps(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
