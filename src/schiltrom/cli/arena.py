"""``schiltrom arena``: plays computer players against each other and reports the results."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from schiltrom.ai.levels import ARENA_NAMES
from schiltrom.arena.executors import ExecutorError, on_cores, on_ray
from schiltrom.arena.match import CRASHED, ILLEGAL, Entrant, EntrantError, Match, Result
from schiltrom.arena.ratings import to_json
from schiltrom.arena.round_robin import run as hold_all
from schiltrom.arena.round_robin import schedule
from schiltrom.cli.commands import command
from schiltrom.cli.errors import DONE, FAILED, INTERRUPTED, CommandError
from schiltrom.cli.levels import level_name
from schiltrom.cli.options import FILE, Seconds, Whole, bid, edition, quiet, rules_of
from schiltrom.cli.parsing import Arguments, Choice, argument, option
from schiltrom.cli.progress import Progress
from schiltrom.cli.tables import table_lines
from schiltrom.engine.counters import SCENARIO_NAMES
from schiltrom.engine.rules import RuleSetError
from schiltrom.engine.setup import new_position, scenario_number
from schiltrom.engine.tables import SIDE_NAMES
from schiltrom.engine.victory import ENDING_NAMES
from schiltrom.text.message import slug
from schiltrom.text.naming import side_name
from schiltrom.text.words import say

if TYPE_CHECKING:
    import click

USUAL_SCENARIOS: Final = SCENARIO_NAMES[:2]


class Level(Choice):
    """A level, optionally with a style and seconds per game turn: ``king@0.5``."""

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> str:
        """Return a player as the arena names it."""
        player = str(value).lower()
        super().convert(level_of(player), param, ctx)
        return player


@command("arena")
@argument(
    "players",
    nargs=-1,
    required=True,
    type=Level(ARENA_NAMES, case_sensitive=False),
    metavar="LEVEL[+STYLE][@SECONDS]...",
    values={"levels": ", ".join(ARENA_NAMES)},
    help="arena-arg-players",
)
@option("--games", type=Whole(), default=200, help="arena-arg-games")
@option("--scenario", type=Choice(SCENARIO_NAMES), multiple=True, help="arena-arg-scenario")
@edition()
@bid
@option("--time", type=Seconds(), metavar="SECONDS", help="arena-arg-time")
@option("--processor-time", is_flag=True, help="arena-arg-processor-time")
@option("--no-resign", "resigning", flag_value=False, default=True, help="arena-arg-no-resign")
@option("--seed", default="1", help="arena-arg-seed")
@option("--folder", type=FILE, default=Path("arena"), help="arena-arg-folder")
@option("--workers", type=Whole(), help="arena-arg-workers")
@option("--ray", is_flag=True, help="arena-arg-ray")
@option("--ray-address", metavar="ADDRESS", help="arena-arg-ray-address")
@option("--json", is_flag=True, help="arena-arg-json")
@quiet
def run(arguments: Arguments) -> int:
    """Hold the arena; return the exit code."""
    language: str = arguments.language
    matches = _matches(arguments)
    players = list(dict.fromkeys(name for match in matches for name in match.players))
    if len(players) < 2:
        raise CommandError("arena-too-few")
    with Progress(language, quiet=arguments.quiet) as progress:
        results = _hold(matches, arguments, progress)
    for line in report(players, results, language):
        print(line)
    if arguments.json:
        print(json.dumps(to_json(players, results), ensure_ascii=False))
    return FAILED if any(result.failure for result in results) else DONE


def _matches(arguments: Arguments) -> list[Match]:
    """Return the games asked for."""
    rules = rules_of(arguments)
    scenarios = arguments.scenario or USUAL_SCENARIOS
    try:
        entrants = [Entrant.parse(text, arguments.time) for text in arguments.players]
        for scenario in scenarios:
            new_position(scenario_number(scenario), rules)  # refuses rules that do not fit
    except (EntrantError, RuleSetError) as error:
        raise CommandError("cli-refused", error=str(error)) from error
    return schedule(
        list(dict.fromkeys(entrants)),
        arguments.games,
        scenarios,
        rules,
        arguments.seed,
        arguments.resigning,
        arguments.processor_time,
    )


def _hold(matches: Sequence[Match], arguments: Arguments, progress: Progress) -> list[Result]:
    """Play the games, or say why they cannot all be played."""
    executor = on_cores(arguments.workers)
    if arguments.ray or arguments.ray_address is not None:
        executor = on_ray(arguments.ray_address, arguments.workers)
    try:
        return hold_all(matches, arguments.folder, executor, progress.show)
    except KeyboardInterrupt as error:
        raise CommandError("arena-broken-off", INTERRUPTED) from error
    except BrokenExecutor as error:
        raise CommandError("arena-worker-died", FAILED) from error
    except (ExecutorError, OSError) as error:
        raise CommandError("cli-refused", FAILED, error=str(error)) from error


def report(players: Sequence[str], results: Sequence[Result], language: str) -> list[str]:
    """Return the results of an arena as lines for people."""
    found: Any = to_json(players, results)
    names = {player: player_name(player, language) for player in players}
    rows = []
    for number, (one, other) in enumerate(combinations(players, 2)):
        pair = found["pairs"][number]
        rows.append([f"{names[one]} - {names[other]}", _rate(pair, language)])
        for group in ("sides", "scenarios", "parts"):
            for part, rate in pair[group].items():
                rows.append([f"  {_part_name(part, language)}", _rate(rate, language)])
    rows += [[names[player], _player(player, found, language)] for player in players]
    lines = table_lines(rows, left=(0, 1))
    endings = Counter((result.winner, result.ending) for result in results)
    for (winner, ending), number in endings.most_common():
        lines.append(f"{number:6}  {_ending(winner, ending, language)}")
    lines.append(say("arena-turns", language, turns=f"{found['turns']:.1f}"))
    given_up = found["given_up"]
    lines.append(say("arena-given-up", language, times=given_up["times"], won=given_up["won"]))
    failed = found["failures"]
    counts = {"crashes": failed[CRASHED], "illegal": failed[ILLEGAL]}
    lines.append(say("arena-failures", language, **counts))
    return lines + [f"  {told}" for told in failed["told"]]


def player_name(player: str, language: str) -> str:
    """Return a player's name."""
    level = level_of(player)
    return level_name(level, language) + player.removeprefix(level)


def level_of(player: str) -> str:
    """Return the level of a player, without its style and time."""
    return re.split("[+@]", player, maxsplit=1)[0]


def _part_name(part: str, language: str) -> str:
    """Return the name of a part of the games: a side, a scenario, or both."""
    names = []
    for name in part.split(" as "):
        if name in SIDE_NAMES:
            names.append(side_name(SIDE_NAMES.index(name), language))
        else:
            names.append(say("client-scenario-name", language, scenario=name))
    return ", ".join(names)


def _ending(winner: int, ending: str, language: str) -> str:
    """Return how games ended, in words."""
    if ending in ENDING_NAMES:
        return say("prompt-over", language, side=winner, ending=ENDING_NAMES.index(ending))
    who = side_name(winner, language) if winner >= 0 else ""
    return say("arena-ending", language, ending=slug(ending), who=who)


def _player(player: str, found: dict[str, Any], language: str) -> str:
    rating, error = found["elo"][player]
    spent = found["time"][player]
    return say(
        "arena-player",
        language,
        rating=f"{rating:+.0f}",
        error=f"{error:.0f}",
        turn=f"{spent['turn_s']:.3f}",
        longest=f"{spent['longest_s']:.3f}",
        overruns=spent["overruns"],
    )


def _rate(rate: dict[str, Any], language: str) -> str:
    low, high = rate["interval"]
    return say(
        "arena-rate",
        language,
        rate=f"{100 * rate['rate']:.1f}",
        low=f"{100 * low:.1f}",
        high=f"{100 * high:.1f}",
        games=rate["games"],
    )
