"""``python -m schiltrom.dev.profile``: where the time of a choice goes.

Bots play against the real server, and its own stage timers say what each stage of a choice cost:
processor time for a choice, its share, and how long the stage took each time. What no stage counts
is other: the event loop, threads, HTTP, everything that goes on beside choices.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

from schiltrom.dev.figures import write_section
from schiltrom.dev.load.command import CLIENTS, report, say
from schiltrom.dev.load.measure import Result, measure
from schiltrom.dev.load.plan import LoadError, LoadPlan
from schiltrom.dev.load.servers import SQLITE
from schiltrom.server.counts import STAGES

OTHER: Final = "other"


def shares(result: Result) -> list[dict[str, Any]]:
    """Return the stages in order, each with its part of the processor time, then the rest."""
    total = result.cpu_ms or 0.0
    found = result.stages()
    rows = [
        _row(words, found[name][0], total, found[name][1])
        for name, words in STAGES.items()
        if name in found
    ]
    rest = total - sum(each[0] for each in found.values())
    return [*rows, _row(OTHER, rest, total, None)]


def _row(stage: str, spent: float, total: float, lasted: float | None) -> dict[str, Any]:
    return {
        "stage": stage,
        "cpu_ms": round(spent, 3),
        "share": round(spent / total, 3) if total else None,
        "mean_ms": None if lasted is None else round(lasted, 3),
    }


def table(rows: list[dict[str, Any]], total: float) -> list[str]:
    """Return the table as Markdown."""
    lines = ["| stage | processor ms a choice | share | mean ms |", "| --- | --- | --- | --- |"]
    for row in rows:
        share = "" if row["share"] is None else f"{row['share']:.0%}"
        mean = "" if row["mean_ms"] is None else f"{row['mean_ms']:.2f}"
        lines.append(f"| {row['stage']} | {row['cpu_ms']:.3f} | {share} | {mean} |")
    return [*lines, f"| all | {total:.3f} | 100% | |"]


def main(arguments: list[str] | None = None) -> int:
    """Print the table, then the same as JSON."""
    parser = argparse.ArgumentParser(prog="python -m schiltrom.dev.profile", description=__doc__)
    parser.add_argument("--games", type=int, default=50, help="games at once (default: 50)")
    parser.add_argument("--seconds", type=float, default=30.0, help="duration (default: 30)")
    parser.add_argument("--database", default=SQLITE, help="sqlite, postgresql, or an address")
    parser.add_argument("--figures", metavar="PAGE", help="write the table into a page, too")
    given = parser.parse_args(arguments)
    clients = min(CLIENTS, given.games)
    plan = LoadPlan(given.games, given.seconds, 0.0, mixed=True, clients=clients)
    try:
        result = measure(plan, given.database)
    except LoadError as error:
        say(f"error: {error}")
        return 1
    report(result)
    rows = shares(result)
    lines = table(rows, result.cpu_ms or 0.0)
    for line in lines:
        say(line)
    if given.figures:
        write_section(Path(given.figures), "profile", lines)
    say(json.dumps({"cpu_ms_per_choice": result.figures()["cpu_ms_per_choice"], "stages": rows}))
    return 1 if result.tally.errors or result.tally.lost else 0


if __name__ == "__main__":
    sys.exit(main())
