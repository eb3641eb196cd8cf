"""A round robin of computer players, sides alternating, every game kept as a record.

Each pair of players plays every seed twice, once with each side, so that luck is the same for
both. Results are in the tags of the records, so that an interrupted arena resumes where it stopped.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from pathlib import Path

from schiltrom.arena.executors import Executor, on_cores
from schiltrom.arena.match import Entrant, Match, Result, result_of
from schiltrom.engine.record import read_record
from schiltrom.engine.rules import RuleSet
from schiltrom.notation.files import save_text
from schiltrom.notation.score import Score
from schiltrom.notation.whole_files import write_whole

Progress = Callable[[int, int], None]
"""Called with the number of games done and the total."""


def schedule(
    players: Sequence[Entrant],
    games: int,
    scenarios: Sequence[str],
    rules: RuleSet,
    seed: str = "1",
    resigning: bool = True,
    processor_time: bool = False,
) -> list[Match]:
    """Return the games of a round robin: *games* for each pair, two with each seed."""
    matches = []
    for one, other in combinations(players, 2):
        for number in range(games):
            pair = number // 2
            scenario = scenarios[pair % len(scenarios)]
            sides = (one, other) if number % 2 == 0 else (other, one)
            own_seed = f"{seed}.{pair + 1}"
            matches.append(Match(*sides, scenario, own_seed, rules, resigning, processor_time))
    return matches


def run(
    matches: Sequence[Match],
    folder: Path,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> list[Result]:
    """Hold an arena and return all results in order."""
    results: dict[int, Result] = {}
    for number, result in hold(matches, folder, executor or on_cores()):
        results[number] = result
        if progress is not None:
            progress(len(results), len(matches))
    return [results[number] for number in sorted(results)]


def hold(
    matches: Sequence[Match], folder: Path, executor: Executor
) -> Iterator[tuple[int, Result]]:
    """Play all games that are not yet in the folder; yield each with its number as it ends."""
    folder.mkdir(parents=True, exist_ok=True)
    missing = []
    for number, match in enumerate(matches):
        known = _played(match, path_of(match, folder))
        if known is None:
            missing.append(number)
        else:
            yield number, known
    if not missing:
        return
    for at, text in executor([matches[number] for number in missing]):
        number = missing[at]
        record = read_record(json.loads(text))
        path = path_of(matches[number], folder)
        write_whole(path, save_text(Score(record), path).encode())
        yield number, result_of(record)


def path_of(match: Match, folder: Path) -> Path:
    """Return where the record of a game is kept."""
    return folder / f"{match.name}.json"


def _played(match: Match, path: Path) -> Result | None:
    """Return the result of this very game, if it was played before."""
    try:
        record = read_record(json.loads(path.read_text(encoding="utf-8")))
        is_same = record.rules == match.rules and match.tags.items() <= record.tags.items()
        return result_of(record) if is_same else None
    except (OSError, ValueError):
        return None
