"""``schiltrom arena``: lets computer players play each other and says how they did."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from schiltrom import arena
from schiltrom.ai.opponent import NO_LIMIT, Limit
from schiltrom.arena import Result, schedule
from schiltrom.cli.options import add_edition, seconds, whole
from schiltrom.engine.position import SCENARIO_NAMES
from schiltrom.engine.rules import VALUES, RuleSet, RuleSetError
from schiltrom.levels import NAMES
from schiltrom.standings import to_json
from schiltrom.words import say

USUAL_SCENARIOS: Final = SCENARIO_NAMES[:2]
REFUSED: Final = 2
BAR: Final = 30


def add_arguments(parser: argparse.ArgumentParser, language: str) -> None:
    """Add the command's arguments."""

    def helped(name: str) -> str:
        return say(f"arena-arg-{name}", language)

    parser.add_argument(
        "players", nargs="+", choices=NAMES, metavar="LEVEL", help=helped("players")
    )
    parser.add_argument("--games", type=whole(language), default=200, help=helped("games"))
    parser.add_argument(
        "--scenario", choices=SCENARIO_NAMES, action="append", help=helped("scenario")
    )
    add_edition(parser, language)
    bids = tuple(bid for bid in VALUES["bid"] if bid)
    parser.add_argument("--bid", choices=bids, help=helped("bid"))
    parser.add_argument("--time", type=seconds(language), metavar="SECONDS", help=helped("time"))
    parser.add_argument("--seed", default="1", help=helped("seed"))
    parser.add_argument("--folder", type=Path, default=Path("arena"), help=helped("folder"))
    parser.add_argument("--processes", type=whole(language), help=helped("processes"))
    parser.add_argument("--json", action="store_true", help=helped("json"))


def run(arguments: argparse.Namespace) -> int:
    """Hold the arena; return the exit code."""
    language: str = arguments.language
    players = list(dict.fromkeys(arguments.players))
    if len(players) < 2:
        print(say("arena-too-few", language), file=sys.stderr)
        return REFUSED
    switches: dict[str, Any] = {"bid": arguments.bid} if arguments.bid else {}
    try:
        rules = RuleSet.preset(arguments.edition, **switches)
    except RuleSetError as error:
        print(say("terminal-error", language, error=str(error)), file=sys.stderr)
        return REFUSED
    limit = NO_LIMIT if arguments.time is None else Limit(seconds=arguments.time)
    scenarios = arguments.scenario or USUAL_SCENARIOS
    bouts = schedule(players, arguments.games, scenarios, rules, arguments.seed, limit)
    progress = Progress(language)
    results = arena.run(bouts, arguments.folder, arguments.processes, progress.show)
    progress.end()
    found = to_json(players, results)
    for line in report(players, results, language):
        print(line)
    if arguments.json:
        print(json.dumps(found, ensure_ascii=False))
    return 0


class Progress:
    """A line on the terminal that says how far the arena is."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._begin = time.monotonic()
        self._shows = sys.stderr.isatty()

    def show(self, done: int, total: int) -> None:
        """Show how many games are done."""
        if self._shows:
            bar = "#" * (BAR * done // total)
            minutes = round((time.monotonic() - self._begin) / 60)
            words = say("arena-progress", self._language, done=done, total=total, minutes=minutes)
            print(f"\r[{bar:{BAR}}] {words}", end="", file=sys.stderr, flush=True)

    def end(self) -> None:
        """Leave the line."""
        if self._shows:
            print(file=sys.stderr)


def report(players: Sequence[str], results: Sequence[Result], language: str) -> list[str]:
    """Return what an arena brought, as lines for people."""
    found: Any = to_json(players, results)
    names = {player: say("level-name", language, level=player) for player in players}
    lines = []
    for number, (one, other) in enumerate(combinations(players, 2)):
        pair = found["pairs"][number]
        lines.append(_rate(f"{names[one]} - {names[other]}", pair, language))
        lines += [_rate(f"  {part}", rate, language) for part, rate in pair["parts"].items()]
    for player in players:
        rating, error = found["elo"][player]
        spent = found["time"][player]
        words = say(
            "arena-player",
            language,
            rating=f"{rating:+.0f}",
            error=f"{error:.0f}",
            turn=f"{spent['turn_s']:.3f}",
            longest=f"{spent['longest_s']:.3f}",
        )
        lines.append(f"{names[player]:28}{words}")
    lines += [f"{ending:28}{number:6}" for ending, number in found["endings"].items()]
    return lines


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
