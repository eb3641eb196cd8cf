"""``python -m schiltrom.balance``: plays and writes the report."""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import Final

import schiltrom.arena.balance
from schiltrom.arena.balance import cases_of, plan_of, report
from schiltrom.arena.executors import ExecutorError, on_cores, on_ray
from schiltrom.arena.match import Entrant, EntrantError
from schiltrom.cli.progress import Progress
from schiltrom.engine.counters import SCENARIO_NAMES
from schiltrom.text.words import DEFAULT_LANGUAGE

LEVEL: Final = "king"
REPORT: Final = Path("docs/balance.md")
MARK: Final = "<!-- python -m schiltrom.balance writes what follows -->\n"
"""What stands before this line in a report stays."""


def main(arguments: list[str] | None = None) -> int:
    """Play, and write the report."""
    asked = _parser().parse_args(arguments)
    try:
        entrant = Entrant.parse(asked.level, asked.time)
        executor = (
            on_ray(asked.ray_address, asked.workers) if asked.ray else on_cores(asked.workers)
        )
        plan = plan_of(asked.scenario or SCENARIO_NAMES, entrant, asked.games, asked.seed)
        with Progress(DEFAULT_LANGUAGE) as progress:
            cases = cases_of(plan, asked.folder, executor, progress.show)
        told = report(cases, entrant, _command(asked))
        asked.output.write_text(_kept(asked.output) + told, encoding="utf-8")
    except KeyboardInterrupt:
        sys.stderr.write("broken off; the same command goes on\n")
        return 1
    except (EntrantError, ExecutorError, BrokenExecutor, OSError) as error:
        sys.stderr.write(f"schiltrom.balance: {error}\n")
        return 1
    sys.stdout.write(told)
    return 0


def _kept(path: Path) -> str:
    """Return what a report has before the part that is written anew."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    before, mark, _ = text.partition(MARK)
    return f"{before}{mark}\n" if mark else ""


def _parser() -> argparse.ArgumentParser:
    about = schiltrom.arena.balance.__doc__
    parser = argparse.ArgumentParser(prog="python -m schiltrom.balance", description=about)
    parser.add_argument("--games", type=int, default=200, help="games of each scenario and bid")
    parser.add_argument("--time", type=float, help="seconds for a game turn")
    parser.add_argument("--level", default=LEVEL, help="who plays both sides")
    parser.add_argument(
        "--scenario", action="append", choices=SCENARIO_NAMES, help="one only, also several"
    )
    parser.add_argument("--seed", default="1", help="the seed of all chance")
    parser.add_argument("--folder", type=Path, default=Path("balance"), help="for the records")
    parser.add_argument("--output", type=Path, default=REPORT, help="the report")
    parser.add_argument("--workers", type=int, help="how many games are played at once")
    parser.add_argument("--ray", action="store_true", help="play on a Ray cluster")
    parser.add_argument("--ray-address", help="its address")
    return parser


def _command(asked: argparse.Namespace) -> str:
    """Return the command that reproduces the report."""
    time = "" if asked.time is None else f" --time {asked.time:g}"
    level = "" if asked.level == LEVEL else f" --level {asked.level}"
    some = "".join(f" --scenario {scenario}" for scenario in asked.scenario or ())
    options = f"--games {asked.games}{time}{level}{some} --seed {asked.seed}"
    return f"python -m schiltrom.balance {options}"


if __name__ == "__main__":
    raise SystemExit(main())
