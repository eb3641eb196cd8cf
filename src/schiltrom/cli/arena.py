"""``schiltrom arena``: lets computer players play each other and says how they did."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from schiltrom.arena import run as hold_all
from schiltrom.arena import schedule
from schiltrom.bout import CRASHED, ILLEGAL, Bout, Entrant, EntrantError, Result
from schiltrom.engine.position import SCENARIO_NAMES
from schiltrom.engine.rules import PRESETS, VALUES, RuleSet, RuleSetError
from schiltrom.engine.setup import new_position, scenario_number
from schiltrom.engine.tables import SIDE_NAMES
from schiltrom.engine.victory import ENDING_NAMES
from schiltrom.levels import NAMES
from schiltrom.naming import side_name, slug
from schiltrom.progress import Progress
from schiltrom.spread import Spread, SpreadError, on_cores, on_ray
from schiltrom.standings import to_json
from schiltrom.words import DEFAULT_LANGUAGE, languages, say

USUAL_SCENARIOS: Final = SCENARIO_NAMES[:2]
FAILED: Final = 1
REFUSED: Final = 2


def add_arena(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the others."""
    about = say("arena-about")
    command = commands.add_parser("arena", help=about, description=about)
    add_arguments(command, DEFAULT_LANGUAGE)
    command.add_argument(
        "--language", choices=languages(), default="en", help=say("terminal-arg-language")
    )
    command.set_defaults(run=run)


def add_arguments(parser: argparse.ArgumentParser, language: str) -> None:
    """Add the command's arguments."""

    def helped(name: str, **arguments: str) -> str:
        return say(f"arena-arg-{name}", language, **arguments)

    players = helped("players", levels=", ".join(NAMES))
    parser.add_argument("players", nargs="+", metavar="LEVEL[@SECONDS]", help=players)
    parser.add_argument(
        "--games", type=at_least_one, default=200, metavar="N", help=helped("games")
    )
    parser.add_argument(
        "--scenario", choices=SCENARIO_NAMES, action="append", help=helped("scenario")
    )
    parser.add_argument("--edition", choices=_editions(), default="4", help=helped("edition"))
    bids = tuple(bid for bid in VALUES["bid"] if bid)
    parser.add_argument("--bid", choices=bids, help=helped("bid"))
    parser.add_argument("--time", type=seconds, metavar="SECONDS", help=helped("time"))
    parser.add_argument(
        "--no-resign", action="store_false", dest="resigning", help=helped("no-resign")
    )
    parser.add_argument("--seed", default="1", help=helped("seed"))
    parser.add_argument("--folder", type=Path, default=Path("arena"), help=helped("folder"))
    parser.add_argument("--workers", type=at_least_one, metavar="N", help=helped("workers"))
    parser.add_argument("--ray", action="store_true", help=helped("ray"))
    parser.add_argument("--ray-address", metavar="ADDRESS", help=helped("ray-address"))
    parser.add_argument("--json", action="store_true", help=helped("json"))


def spread_of(arguments: argparse.Namespace) -> Spread:
    """Return where games are to be played."""
    if arguments.ray or arguments.ray_address is not None:
        return on_ray(arguments.ray_address, arguments.workers)
    return on_cores(arguments.workers)


def at_least_one(text: str) -> int:
    """Return a number of at least one."""
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def seconds(text: str) -> float:
    """Return some time, more than none."""
    number = float(text)
    if not 0 < number < float("inf"):
        raise ValueError(text)
    return number


def _editions() -> list[str]:
    return [name.removeprefix("edition ") for name in PRESETS]


def run(arguments: argparse.Namespace) -> int:
    """Hold the arena; return the exit code."""
    language: str = arguments.language
    try:
        bouts = _bouts(arguments)
    except (EntrantError, RuleSetError) as error:
        print(say("terminal-error", language, error=str(error)), file=sys.stderr)
        return REFUSED
    players = list(dict.fromkeys(name for bout in bouts for name in bout.players))
    if len(players) < 2:
        print(say("arena-too-few", language), file=sys.stderr)
        return REFUSED
    results = hold_in_sight(bouts, arguments.folder, spread_of(arguments), language)
    if results is None:
        return FAILED
    for line in report(players, results, language):
        print(line)
    found = to_json(players, results)
    if arguments.json:
        print(json.dumps(found, ensure_ascii=False))
    return FAILED if any(result.failure for result in results) else 0


def _bouts(arguments: argparse.Namespace) -> list[Bout]:
    """Return the games that are asked for."""
    entrants = [Entrant.parse(text, arguments.time) for text in arguments.players]
    switches: dict[str, Any] = {"bid": arguments.bid} if arguments.bid else {}
    rules = RuleSet.preset(arguments.edition, **switches)
    scenarios = arguments.scenario or USUAL_SCENARIOS
    for scenario in scenarios:
        new_position(scenario_number(scenario), rules)  # refuses rules that do not fit
    return schedule(
        list(dict.fromkeys(entrants)),
        arguments.games,
        scenarios,
        rules,
        arguments.seed,
        arguments.resigning,
    )


def hold_in_sight(
    bouts: Sequence[Bout], folder: Path, spread: Spread, language: str
) -> list[Result] | None:
    """Play games with a progress bar; say why, if they cannot all be played."""
    progress = Progress(language)
    try:
        return hold_all(bouts, folder, spread, progress.show)
    except KeyboardInterrupt:
        problem = say("arena-broken-off", language)
    except BrokenExecutor:
        problem = say("arena-worker-died", language)
    except (SpreadError, OSError) as error:
        problem = say("terminal-error", language, error=str(error))
    finally:
        progress.end()
    print(problem, file=sys.stderr)
    return None


def report(players: Sequence[str], results: Sequence[Result], language: str) -> list[str]:
    """Return what an arena brought, as lines for people."""
    found: Any = to_json(players, results)
    names = {player: player_name(player, language) for player in players}
    lines = []
    for number, (one, other) in enumerate(combinations(players, 2)):
        pair = found["pairs"][number]
        lines.append(_rate(f"{names[one]} - {names[other]}", pair, language))
        for group in ("sides", "scenarios", "parts"):
            for part, rate in pair[group].items():
                lines.append(_rate(f"  {_part_name(part, language)}", rate, language))
    lines += [f"{names[player]:28}{_player(player, found, language)}" for player in players]
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
    """Return what a player is called."""
    level, at, time_given = player.partition("@")
    return say("level-name", language, level=level) + at + time_given


def _part_name(part: str, language: str) -> str:
    """Return what a part of the games is called: a side, a scenario, or one as the other."""
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


def _rate(title: str, rate: dict[str, Any], language: str) -> str:
    low, high = rate["interval"]
    words = say(
        "arena-rate",
        language,
        rate=f"{100 * rate['rate']:.1f}",
        low=f"{100 * low:.1f}",
        high=f"{100 * high:.1f}",
        games=rate["games"],
    )
    return f"{title:28}{words}"
