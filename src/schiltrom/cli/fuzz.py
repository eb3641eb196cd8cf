"""``schiltrom fuzz``: random games in random rule sets with every law switched on."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Final

from schiltrom.cli.commands import command
from schiltrom.cli.errors import DONE, FAILED
from schiltrom.cli.options import FILE, Whole, as_json, quiet
from schiltrom.cli.parsing import Arguments, option
from schiltrom.cli.progress import Progress
from schiltrom.dev.fuzz import Outcome, play_one
from schiltrom.engine.counters import SCENARIO_NAMES
from schiltrom.text.words import say

MOST_SHOWN: Final = 20
AT_ONCE: Final = 8
"""Games given to a process at a time."""


@command("fuzz")
@option("--games", type=Whole(), default=1000, help="cli-arg-fuzz-games")
@option("--seed", type=Whole(0), default=1, help="cli-arg-fuzz-seed")
@option(
    "--failures",
    metavar="FOLDER",
    type=FILE,
    default=Path("fuzz-failures"),
    help="cli-arg-fuzz-failures",
)
@option("--processes", type=Whole(1, 1024), help="cli-arg-fuzz-processes")
@as_json
@quiet
def run(arguments: Arguments) -> int:
    """Play many games; return 1 if one broke a law."""
    begin = time.monotonic()
    found: list[Outcome] = []
    tally: Counter[str] = Counter()
    choices = 0
    with Progress(arguments.language, quiet=arguments.quiet or arguments.json) as progress:
        for outcome in _outcomes(arguments):
            choices += outcome.choices
            tally[outcome.scenario] += 1
            if outcome.fault:
                found.append(outcome)
            progress.show(tally.total(), arguments.games)
    seconds = time.monotonic() - begin
    if arguments.json:
        counts = {"games": tally.total(), "choices": choices, "seconds": round(seconds, 1)}
        data = {**counts, "scenarios": dict(tally), "faults": [asdict(each) for each in found]}
        print(json.dumps(data, ensure_ascii=False))
    else:
        _tell(found, tally, choices, round(seconds), arguments.language)
    return FAILED if found else DONE


def _outcomes(arguments: Arguments) -> Iterator[Outcome]:
    """Yield the outcomes of games as they end."""
    seeds = range(arguments.seed, arguments.seed + arguments.games)
    jobs = [(seed, str(arguments.failures)) for seed in seeds]
    processes = min(arguments.processes or os.cpu_count() or 1, len(jobs))
    if processes == 1:
        yield from map(_play, jobs)
        return
    with _pool(processes) as pool:
        yield from pool.imap(_play, jobs, chunksize=AT_ONCE)


def _pool(processes: int) -> Pool:
    """Return worker processes that leave Ctrl-C to this one."""
    before = [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)]
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    try:
        return multiprocessing.Pool(processes, _leave_it_to_the_parent)
    finally:
        signal.signal(signal.SIGINT, before[0])
        signal.signal(signal.SIGTERM, before[1])


def _leave_it_to_the_parent() -> None:
    """Ignore Ctrl-C in a process that was not forked, or started later."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)


def _play(job: tuple[int, str]) -> Outcome:
    return play_one(*job)


def _tell(
    found: list[Outcome], tally: Counter[str], choices: int, seconds: int, language: str
) -> None:
    for outcome in found[:MOST_SHOWN]:
        print(f"{outcome.seed}, {outcome.scenario}, {outcome.rules}: {outcome.fault}")
        print("  " + say("cli-fuzz-saved", language, file=outcome.saved))
    games = ", ".join(f"{tally[name]} {name}" for name in SCENARIO_NAMES if tally[name])
    told = {"choices": choices, "seconds": seconds, "faults": len(found)}
    print(say("cli-fuzz-done", language, games=games, **told))
