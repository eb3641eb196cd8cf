"""``schiltrom admin``: list, export and prune the games of a server."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from schiltrom.cli.errors import DONE, FAILED, MISUSE, CommandError
from schiltrom.cli.options import add_database, add_json, add_language
from schiltrom.cli.parsing import examples_text, shortened
from schiltrom.cli.screen import columns_of, padded
from schiltrom.cli.serve import missing
from schiltrom.text.words import say

if TYPE_CHECKING:
    from schiltrom.server.ops.admin import Database, Listed

MOST_DAYS: Final = 36_500
EXAMPLES: Final = {
    "list": ("schiltrom admin list --json",),
    "export": ("schiltrom admin export -o game.json -- GAME",),
    "prune": (
        "schiltrom admin prune --older-than 90",
        "schiltrom admin prune --older-than 7 --yes",
    ),
}

Action = Callable[["Database", argparse.Namespace], int]


def add_arguments(parser: argparse.ArgumentParser, language: str) -> None:
    """Add what an administrator can do."""
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    listing = _add(actions, "list", _list, language)
    add_json(listing, language)
    export = _add(actions, "export", _export, language)
    export.add_argument("game", metavar="GAME", help=say("server-arg-game", language))
    export.add_argument(
        "-o", "--output", metavar="FILE", type=Path, help=say("server-arg-output", language)
    )
    export.add_argument("--force", action="store_true", help=say("server-arg-force", language))
    prune = _add(actions, "prune", _prune, language)
    prune.add_argument(
        "--older-than",
        metavar="DAYS",
        type=_days(language),
        required=True,
        help=say("server-arg-older", language),
    )
    prune.add_argument(
        "--unfinished", action="store_true", help=say("server-arg-unfinished", language)
    )
    prune.add_argument("--yes", action="store_true", help=say("server-arg-yes", language))


def _add(
    actions: argparse._SubParsersAction[argparse.ArgumentParser],
    name: str,
    action: Action,
    language: str,
) -> argparse.ArgumentParser:
    """Add one thing an administrator can do."""
    about = say(f"server-about-{name}", language)
    epilog = examples_text(EXAMPLES[name], language)
    parser = actions.add_parser(name, help=about, description=about, epilog=epilog)
    add_database(parser, language)
    add_language(parser, language)
    parser.set_defaults(do=action)
    return parser


def _days(language: str) -> Callable[[str], int]:
    """Return what reads a number of days."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 9 and int(text) <= MOST_DAYS):
            told = {"text": shortened(text), "most": str(MOST_DAYS)}
            raise argparse.ArgumentTypeError(say("server-bad-days", language, **told))
        return int(text)

    return read


def run(arguments: argparse.Namespace) -> int:
    """Do something with the database; return the exit code."""
    try:
        from schiltrom.server.ops.admin import AdminError, BrokenError, opened
        from schiltrom.server.ops.settings import SettingsError
    except ModuleNotFoundError as error:
        raise missing(error) from error
    action: Action = arguments.do
    try:
        with opened(arguments.database, arguments.config) as database:
            return action(database, arguments)
    except (AdminError, SettingsError) as error:
        code = FAILED if isinstance(error, BrokenError) else MISUSE
        raise CommandError("cli-refused", code, error=shortened(str(error))) from error


# --- list ------------------------------------------------------------------------------------


def _list(database: Database, arguments: argparse.Namespace) -> int:
    """List all games."""
    from schiltrom.server.ops.admin import list_games
    from schiltrom.server.store.models import now

    games = list_games(database)
    if arguments.json:
        at = now()
        print(json.dumps({"games": [game.to_json(at) for game in games]}))
    elif games:
        _print_table(games, now(), arguments.language)
    else:
        print(say("server-no-games", arguments.language))
    return DONE


def _print_table(games: list[Listed], at: datetime, language: str) -> None:
    """Print games as a table, as wide as it has to be."""
    rows = [say("server-columns", language).split()]
    rows += [_row(game, at, language) for game in games]
    widths = [max(map(columns_of, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [padded(cell, width) for cell, width in zip(row, widths, strict=True)]
        print("  ".join(cells).rstrip())


def _row(game: Listed, at: datetime, language: str) -> list[str]:
    yes, no = say("server-yes", language), say("server-no", language)
    return [
        game.game_id,
        game.scenario,
        f"{game.created:%Y-%m-%d}",
        yes if game.begun is not None else no,
        game.ending or yes if game.ended is not None else no,
        str(game.entries),
        _age(at, game.created, language),
        _age(at, game.last, language),
    ]


def _age(at: datetime, since: datetime, language: str) -> str:
    """Return in words how long something is ago."""
    hours = max(0, int((at - since).total_seconds()) // 3600)
    if hours >= 48:
        return say("server-days", language, days=hours // 24)
    return say("server-hours", language, hours=hours)


# --- export ----------------------------------------------------------------------------------


def _export(database: Database, arguments: argparse.Namespace) -> int:
    """Write the whole record of a game."""
    from schiltrom.server.ops.admin import export_game

    found = export_game(database, arguments.game)
    if found.under_way:
        if not arguments.force:
            raise CommandError("server-under-way", game=arguments.game)
        words = say("server-shows-all", arguments.language, game=arguments.game)
        print(words, file=sys.stderr)
    text = json.dumps(found.record, indent=1) + "\n"
    if arguments.output is None:
        sys.stdout.write(text)
        return DONE
    _write(arguments.output, text)
    return DONE


def _write(file: Path, text: str) -> None:
    """Write a new file, whole or not at all, for its owner only: it may hold secrets."""
    try:
        number = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError as error:
        raise CommandError("server-file-there", file=shortened(str(file))) from error
    except (OSError, ValueError) as error:  # ValueError: a name with a null byte
        raise _not_written(file, error, MISUSE) from error
    try:
        with os.fdopen(number, "w", encoding="utf-8") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
    except OSError as error:
        file.unlink(missing_ok=True)
        raise _not_written(file, error, FAILED) from error


def _not_written(file: Path, error: OSError | ValueError, code: int) -> CommandError:
    words = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return CommandError("server-not-written", code, file=shortened(str(file)), error=words)


# --- prune -----------------------------------------------------------------------------------


def _prune(database: Database, arguments: argparse.Namespace) -> int:
    """Delete old games, once it is clear which and that this is wished."""
    from schiltrom.server.ops.admin import Wanted, delete_games, old_games
    from schiltrom.server.store.models import now

    language: str = arguments.language
    wanted = Wanted.older_than(arguments.older_than, unfinished=arguments.unfinished)
    games = old_games(database, wanted)
    if not games:
        print(say("server-nothing-old", language))
        return DONE
    entries = sum(game.entries for game in games)
    print(say("server-would-delete", language, games=len(games), entries=entries))
    _print_table(games, now(), language)
    if not arguments.yes and not _confirmed(language):
        print(say("server-not-deleted", language))
        return FAILED
    deleted = delete_games(database, [game.game_id for game in games], wanted)
    print(say("server-deleted", language, games=deleted))
    return DONE


def _confirmed(language: str) -> bool:
    """Ask whether to delete; only a clear yes counts."""
    try:
        answer = input(say("server-ask-delete", language) + " ")
        return answer.strip().casefold() == say("server-yes", language)
    except (EOFError, KeyboardInterrupt, UnicodeDecodeError):
        print()
        return False
