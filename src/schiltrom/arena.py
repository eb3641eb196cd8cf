"""The arena: computer players in a round robin, sides alternating, every game kept as a record.

Each pair of seeds is played twice, once with each side, so that luck is the same for both. What a
game brought is in the tags of its record: an arena that was broken off goes on where it stopped.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Final

from schiltrom.ai.opponent import NO_LIMIT, Limit, Opponent
from schiltrom.ai.players import opponent_called
from schiltrom.engine.position import Position
from schiltrom.engine.record import Record, RecordError, read_record
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.tables import ENGLAND, SCOTLAND, SIDE_NAMES
from schiltrom.engine.victory import ENDING_NAMES
from schiltrom.game import Game

SEED_BITS: Final = 63
CAMPAIGN_YEARS: Final = 20
"""A Campaign has no last year (8.3); after so many years nobody has won."""
WINNERS: Final = {**{side: name.lower() for side, name in enumerate(SIDE_NAMES)}, -1: "nobody"}
_SPAWN: Final = multiprocessing.get_context("spawn")


@dataclass(frozen=True, slots=True)
class Bout:
    """One game to be played."""

    england: str
    scotland: str
    scenario: str
    seed: str
    rules: RuleSet
    limit: Limit = NO_LIMIT

    @property
    def name(self) -> str:
        """Return the name of its record."""
        return f"{self.scenario}-{self.england}-{self.scotland}-{self.seed}"


@dataclass(frozen=True, slots=True)
class Result:
    """What a game brought."""

    england: str
    scotland: str
    scenario: str
    winner: int
    """The side that has won, or nobody after the last year of a Campaign."""
    ending: str
    turns: int
    """Game turns that were played."""
    seconds: tuple[float, float]
    """Seconds of thought of each side."""
    longest: tuple[float, float]
    """The longest thought of each side for one choice."""

    def points_of(self, player: str) -> float:
        """Return 1 for a game that a player won, 0 for one it lost."""
        if self.winner < 0:
            return 0.5
        return float((self.england, self.scotland)[self.winner] == player)


# --- playing ---------------------------------------------------------------------------------


def schedule(
    players: Sequence[str],
    games: int,
    scenarios: Sequence[str],
    rules: RuleSet,
    seed: str = "1",
    limit: Limit = NO_LIMIT,
) -> list[Bout]:
    """Return the games of a round robin: *games* for each pair, two with each seed."""
    bouts = []
    for one, other in combinations(players, 2):
        for number in range(games):
            pair = number // 2
            scenario = scenarios[pair % len(scenarios)]
            sides = (one, other) if number % 2 == 0 else (other, one)
            bouts.append(Bout(*sides, scenario, f"{seed}.{pair + 1}", rules, limit))
    return bouts


def play(bout: Bout) -> Game:
    """Play one game; what it brought is in the tags of its record."""
    game = Game.new(bout.scenario, rules=bout.rules, seed=bout.seed)
    players = (opponent_called(bout.england), opponent_called(bout.scotland))
    chances = [Random(f"{bout.seed}/player/{side}") for side in range(2)]  # noqa: S311
    seconds = [0.0, 0.0]
    longest = [0.0, 0.0]
    turns = 0
    now = (0, 0)
    while not game.is_over and not _is_endless(game.position):
        if now != (game.position.year, game.position.turn):
            now = (game.position.year, game.position.turn)
            turns += 1
        side = game.to_choose[0]
        spent = _choose(game, side, players[side], chances[side].getrandbits(SEED_BITS), bout)
        seconds[side] += spent
        longest[side] = max(longest[side], spent)
    game.record.tags |= {
        "england": bout.england,
        "scotland": bout.scotland,
        "seed": bout.seed,
        "winner": WINNERS[game.position.winner],
        "ending": ENDING_NAMES[game.position.ending],
        "turns": str(turns),
        "seconds": f"{seconds[ENGLAND]:.3f} {seconds[SCOTLAND]:.3f}",
        "longest": f"{longest[ENGLAND]:.4f} {longest[SCOTLAND]:.4f}",
    }
    return game


def _is_endless(pos: Position) -> bool:
    return pos.last_year == 0 and pos.year >= pos.first_year + CAMPAIGN_YEARS


def _choose(game: Game, side: int, player: Opponent, seed: int, bout: Bout) -> float:
    """Let a player choose from its view; return the seconds it thought."""
    view = game.view(side)
    begin = time.thread_time()
    answer = player.answer(view, seed, bout.limit)
    spent = time.thread_time() - begin
    game.play(side, answer.choice)
    return spent


def result_of(record: Record, scenario: str) -> Result:
    """Return what a game brought, from the tags of its record."""
    tags = record.tags
    try:
        english, scottish = tags["seconds"].split()
        longest_e, longest_s = tags["longest"].split()
        return Result(
            tags["england"],
            tags["scotland"],
            scenario,
            next(side for side, name in WINNERS.items() if name == tags["winner"]),
            tags["ending"],
            int(tags["turns"]),
            (float(english), float(scottish)),
            (float(longest_e), float(longest_s)),
        )
    except (KeyError, ValueError, StopIteration) as error:
        raise RecordError("this is no record of an arena") from error


def _play_and_save(job: tuple[Bout, str]) -> Result:
    """Play one game and save it; runs in a process of its own."""
    bout, path = job
    game = play(bout)
    game.save(path)
    return result_of(game.record, bout.scenario)


def _played(bout: Bout, path: Path) -> Result | None:
    """Return what a game brought that was played before with the same rules."""
    if not path.exists():
        return None
    try:
        record = read_record(json.loads(path.read_text(encoding="utf-8")))
        return result_of(record, bout.scenario) if record.rules == bout.rules else None
    except (ValueError, RecordError):
        return None


def hold(
    bouts: Sequence[Bout], folder: Path, processes: int | None = None
) -> Iterator[tuple[int, Result]]:
    """Play all games that are not yet in the folder, on all cores; yield each with its number."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / f"{bout.name}.json" for bout in bouts]
    missing = []
    for number, bout in enumerate(bouts):
        known = _played(bout, paths[number])
        if known is None:
            missing.append(number)
        else:
            yield number, known
    if not missing:
        return
    jobs = [(bouts[number], str(paths[number])) for number in missing]
    workers = min(processes or os.cpu_count() or 1, len(jobs))
    if workers == 1:
        yield from zip(missing, map(_play_and_save, jobs), strict=True)
        return
    with _SPAWN.Pool(workers) as pool:
        yield from zip(missing, pool.imap(_play_and_save, jobs), strict=True)


Progress = Callable[[int, int], None]


def run(
    bouts: Sequence[Bout],
    folder: Path,
    processes: int | None = None,
    progress: Progress | None = None,
) -> list[Result]:
    """Hold an arena; return what all games brought, in order."""
    results: dict[int, Result] = {}
    for number, result in hold(bouts, folder, processes):
        results[number] = result
        if progress is not None:
            progress(len(results), len(bouts))
    return [results[number] for number in sorted(results)]
