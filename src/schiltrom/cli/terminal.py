"""``schiltrom terminal``: begins or resumes a game on the terminal."""

from __future__ import annotations

import argparse
import os
import secrets
from pathlib import Path
from random import Random
from typing import Final

from schiltrom.cli.errors import CommandError
from schiltrom.cli.options import add_bid, add_edition, add_scenario, add_switches, rules_of
from schiltrom.cli.play import HUMAN, PLAYERS, Session
from schiltrom.cli.screen import Screen, open_screen
from schiltrom.engine.chance import seeded_chance
from schiltrom.engine.position import SCENARIO_NAMES
from schiltrom.engine.record import RecordError
from schiltrom.engine.rules import RuleSetError
from schiltrom.game import Game
from schiltrom.text.words import say

USUAL: Final = "squire"
"""Who plays against a person if nothing is said: it answers at once, and a beginner can beat it."""
SET_UP: Final = ("scenario", "edition", "option", "bid")
"""The arguments that only a new game takes."""


def add_arguments(parser: argparse.ArgumentParser, language: str) -> None:
    """Add the command's arguments."""

    def helped(name: str) -> str:
        return say(f"terminal-{name}", language)

    parser.add_argument("file", nargs="?", metavar="FILE", type=Path, help=helped("arg-file"))
    add_scenario(parser, language, None)
    add_edition(parser, language, None)
    add_switches(parser, language)
    add_bid(parser, language)
    parser.add_argument("--england", choices=PLAYERS, help=helped("arg-england"))
    parser.add_argument("--scotland", choices=PLAYERS, help=helped("arg-scotland"))
    parser.add_argument("--seed", help=helped("arg-seed"))
    parser.add_argument("--plain", action="store_true", help=helped("arg-plain"))


def run(arguments: argparse.Namespace) -> int:
    """Begin or resume a game and play it."""
    screen = open_screen(plain=arguments.plain)
    file: Path | None = arguments.file
    resumed = file is not None and os.path.exists(file)
    try:
        if file is not None and resumed:
            game = _resume(file, arguments)
        else:
            game = _begin(file, arguments, screen)
        players = _players(game, arguments, screen, ask=not resumed)
    except (EOFError, KeyboardInterrupt):
        print()
        return 0
    game.record.tags |= {"england": players[0], "scotland": players[1]}
    if file is not None:
        _check_file(game, file)
    seed = arguments.seed or secrets.token_hex(16)
    rng = Random(f"{seed}/player/{len(game.record.entries)}")  # noqa: S311 (it may be predictable)
    return Session(game, players, screen, rng, file, arguments.language).run()


def _check_file(game: Game, file: Path) -> None:
    """Save the game as it begins, so that a file it cannot be saved in is known at once."""
    try:
        game.save(file)
    except (OSError, ValueError) as error:
        raise _bad_file(file, error) from error


def _bad_file(file: Path, error: Exception) -> CommandError:
    """Return what is to be said of a file that cannot be used."""
    words = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return CommandError("terminal-bad-file", file=str(file), error=words)


def _resume(file: Path, arguments: argparse.Namespace) -> Game:
    """Go on with a saved game; its set-up cannot be changed."""
    changed = [f"--{name}" for name in SET_UP if getattr(arguments, name)]
    if changed:
        raise CommandError("terminal-fixed", file=str(file), options=", ".join(changed))
    try:
        game = Game.load(file)
    except OSError as error:
        raise _bad_file(file, error) from error
    except (RecordError, RecursionError) as error:
        raise CommandError("terminal-damaged", error=str(error)) from error
    if arguments.seed is not None:
        game.chance = seeded_chance(f"{arguments.seed}/{len(game.record.entries)}")
    return game


def _begin(file: Path | None, arguments: argparse.Namespace, screen: Screen) -> Game:
    """Begin a new game as the arguments and the answers say."""
    if file is not None and not os.path.isdir(file.parent):
        raise CommandError("terminal-no-folder", file=str(file), folder=str(file.parent))
    scenario = arguments.scenario
    if scenario is None and screen.is_terminal:
        answer = _ask(screen, "ask-scenario", len(SCENARIO_NAMES), arguments.language)
        scenario = SCENARIO_NAMES[answer - 1]
    try:
        rules = rules_of(arguments)
        return Game.new(scenario or SCENARIO_NAMES[0], rules=rules, seed=arguments.seed)
    except RuleSetError as error:
        raise CommandError("terminal-damaged", error=str(error)) from error


def _players(
    game: Game, arguments: argparse.Namespace, screen: Screen, *, ask: bool
) -> tuple[str, str]:
    """Return who plays England and who Scotland."""
    given = (arguments.england, arguments.scotland)
    if given == (None, None):
        if ask and screen.is_terminal:
            answer = _ask(screen, "ask-side", 3, arguments.language)
            return ((HUMAN, USUAL), (USUAL, HUMAN), (HUMAN, HUMAN))[answer - 1]
        tags = game.record.tags
        return _known(tags.get("england"), HUMAN), _known(tags.get("scotland"), USUAL)
    england = given[0] or (USUAL if given[1] == HUMAN else HUMAN)
    return england, given[1] or (USUAL if england == HUMAN else HUMAN)


def _known(player: str | None, default: str) -> str:
    """Return a player that a saved game names, if there is such a player."""
    return player if player in PLAYERS else default


def _ask(screen: Screen, key: str, last: int, language: str) -> int:
    """Ask for a number from 1; Enter means 1."""
    while True:
        answer = screen.ask(say(f"terminal-{key}", language) + " ") or "1"
        if answer in [str(number) for number in range(1, last + 1)]:
            return int(answer)
        screen.show(say("terminal-ask-again", language, first=1, last=last))
