"""``schiltrom terminal``: starts or resumes a game in the terminal."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from random import Random
from typing import Final

from schiltrom.ai.bids import computer_bid
from schiltrom.cli.commands import command
from schiltrom.cli.errors import CommandError
from schiltrom.cli.levels import check_level
from schiltrom.cli.options import FILE, bid, edition, rules_of, scenario, switches
from schiltrom.cli.parsing import Arguments, Choice, argument, option
from schiltrom.cli.screen import Screen, open_screen
from schiltrom.cli.terminal.game import HUMAN, PLAYERS, Session
from schiltrom.engine.chance import seeded_chance
from schiltrom.engine.counters import SCENARIO_NAMES, THE_BRUCE
from schiltrom.engine.record import RecordError
from schiltrom.engine.rules import RuleSetError, net_bid
from schiltrom.engine.setup import scenario_number
from schiltrom.engine.tables import ENGLAND, SCOTLAND
from schiltrom.game import Game
from schiltrom.text.log_lines import bids_line
from schiltrom.text.wording import in_words
from schiltrom.text.words import say

HIGHEST_BID: Final = 3
USUAL: Final = "squire"
"""The default opponent: it answers at once, and a beginner can beat it."""
SET_UP: Final = ("scenario", "edition", "option", "bid", "bidding")
"""Arguments only for a new game."""


@command("terminal")
@argument("file", required=False, type=FILE, help="terminal-arg-file")
@scenario(None)
@edition(None)
@switches
@bid
@option("--bidding", is_flag=True, help="terminal-arg-bidding")
@option("--england", type=Choice(PLAYERS), metavar="PLAYER", help="terminal-arg-england")
@option("--scotland", type=Choice(PLAYERS), metavar="PLAYER", help="terminal-arg-scotland")
@option("--seed", help="terminal-arg-seed")
@option("--plain", is_flag=True, help="terminal-arg-plain")
def run(arguments: Arguments) -> int:
    """Start or resume a game and play it."""
    screen = open_screen(plain=arguments.plain)
    file: Path | None = arguments.file
    resumed = file is not None and os.path.exists(file)
    try:
        if file is not None and resumed:
            game = _resume(file, arguments)
            players = _players(game.record.tags, arguments)
        else:
            game, players = _begin(file, arguments, screen)
    except (EOFError, KeyboardInterrupt):
        print()
        return 0
    for player in players:
        check_level(player)
    game.record.tags |= {"england": players[0], "scotland": players[1]}
    if file is not None:
        _check_file(game, file)
    seed = arguments.seed or secrets.token_hex(16)
    rng = Random(f"{seed}/player/{len(game.record.entries)}")  # noqa: S311 (it may be predictable)
    return Session(game, players, screen, rng, file, arguments.language).run()


def _check_file(game: Game, file: Path) -> None:
    """Save the game at the start, so that an unusable file is noticed at once."""
    try:
        game.save(file)
    except (OSError, ValueError) as error:
        raise _bad_file(file, error) from error


def _bad_file(file: Path, error: Exception) -> CommandError:
    """Return the error for an unusable file."""
    words = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return CommandError("terminal-bad-file", file=str(file), error=words)


def _resume(file: Path, arguments: Arguments) -> Game:
    """Resume a saved game, whose set-up cannot be changed."""
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


def _begin(file: Path | None, arguments: Arguments, screen: Screen) -> tuple[Game, tuple[str, str]]:
    """Start a new game from the arguments and answers; return it with its players."""
    if arguments.bid and arguments.bidding:
        raise CommandError("terminal-bid-or-bidding")
    if file is not None and not os.path.isdir(file.parent):
        raise CommandError("terminal-no-folder", file=str(file), folder=str(file.parent))
    scenario = arguments.scenario
    if scenario is None and screen.is_terminal:
        answer = _ask(screen, "ask-scenario", len(SCENARIO_NAMES), arguments.language)
        scenario = SCENARIO_NAMES[answer - 1]
    scenario = scenario or SCENARIO_NAMES[0]
    rules = rules_of(arguments)
    players = _players({}, arguments, screen if screen.is_terminal else None)
    bids = _bids(scenario, players, arguments, screen) if arguments.bidding else None
    try:
        if bids is not None:
            rules = rules.but(bid=net_bid(*bids))
        game = Game.new(scenario, rules=rules, seed=arguments.seed)
    except RuleSetError as error:
        raise CommandError("terminal-damaged", error=str(error)) from error
    if bids is not None:
        game.record.tags |= {"bid-england": str(bids[0]), "bid-scotland": str(bids[1])}
        told = bids_line(*bids, game.position).message
        screen.show(in_words(told, arguments.language))
    return game, players


def _bids(
    scenario: str, players: tuple[str, str], arguments: Arguments, screen: Screen
) -> tuple[int, int]:
    """Return what both sides bid (9.2); what a person types is cleared away at once."""
    number = scenario_number(scenario)
    if number == THE_BRUCE:
        raise CommandError("cli-refused", error=say("error-bidding", arguments.language))
    england, scotland = computer_bid(number, ENGLAND), computer_bid(number, SCOTLAND)
    if players[ENGLAND] == HUMAN:
        england = _ask_bid(ENGLAND, arguments, screen)
    if players[SCOTLAND] == HUMAN:
        scotland = _ask_bid(SCOTLAND, arguments, screen)
    return england, scotland


def _ask_bid(side: int, arguments: Arguments, screen: Screen) -> int:
    """Ask a player for his bid, and hide it from the other."""
    question = say("terminal-ask-bid", arguments.language, side=side) + " "
    while True:
        answer = screen.ask(question) or "0"
        screen.clear()
        if answer in [str(number) for number in range(HIGHEST_BID + 1)]:
            return int(answer)
        screen.show(say("terminal-ask-again", arguments.language, first=0, last=HIGHEST_BID))


def _players(
    tags: dict[str, str], arguments: Arguments, screen: Screen | None = None
) -> tuple[str, str]:
    """Return who plays England and who Scotland, from a screen on which somebody can be asked."""
    given = (arguments.england, arguments.scotland)
    if given == (None, None):
        if screen is not None:
            answer = _ask(screen, "ask-side", 3, arguments.language)
            return ((HUMAN, USUAL), (USUAL, HUMAN), (HUMAN, HUMAN))[answer - 1]
        return _known(tags.get("england"), HUMAN), _known(tags.get("scotland"), USUAL)
    england = given[0] or (USUAL if given[1] == HUMAN else HUMAN)
    return england, given[1] or (USUAL if england == HUMAN else HUMAN)


def _known(player: str | None, default: str) -> str:
    """Return a player named by a saved game, if there is such a player."""
    return player if player in PLAYERS else default


def _ask(screen: Screen, key: str, last: int, language: str) -> int:
    """Ask for a number from 1; Enter means 1."""
    while True:
        answer = screen.ask(say(f"terminal-{key}", language) + " ") or "1"
        if answer in [str(number) for number in range(1, last + 1)]:
            return int(answer)
        screen.show(say("terminal-ask-again", language, first=1, last=last))
