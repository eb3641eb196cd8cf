"""``schiltrom admin``: look after the games of a server."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from datetime import datetime
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from schiltrom.cli.commands import group
from schiltrom.cli.errors import DONE, FAILED, MISUSE, CommandError
from schiltrom.cli.options import FILE, Whole, as_json, config, database
from schiltrom.cli.parsing import Arguments, argument, language_of, option, shortened
from schiltrom.cli.serve import missing
from schiltrom.cli.tables import table_lines
from schiltrom.text.words import say

if TYPE_CHECKING:
    from schiltrom.server.ops.admin import Database, Listed

MOST_DAYS: Final = 36_500

Action = Callable[["Database", Arguments], int]


@group("admin")
def run() -> None:
    """Say which command is missing."""
    context = click.get_current_context()
    if context.invoked_subcommand is None:
        words = say("cli-required", language_of(context), names="COMMAND")
        raise click.UsageError(words, context)


def _reads_database(do: Action) -> Callable[[Arguments], int]:
    """Return a command that reads the database in its arguments and changes nothing."""
    return _on_database(do, as_it_is=True)


def _on_database(do: Action, *, as_it_is: bool = False) -> Callable[[Arguments], int]:
    """Return a command that works on the database in its arguments, brought up to date first."""

    @database
    @config
    @wraps(do)
    def act(arguments: Arguments) -> int:
        try:
            from schiltrom.server.ops.admin import AdminError, BrokenError, opened
            from schiltrom.server.ops.settings import SettingsError
        except ModuleNotFoundError as error:
            raise missing(error) from error
        try:
            with opened(arguments.database, arguments.config, as_it_is=as_it_is) as found:
                return do(found, arguments)
        except (AdminError, SettingsError) as error:
            code = FAILED if isinstance(error, BrokenError) else MISUSE
            raise CommandError("cli-refused", code, error=shortened(str(error))) from error

    return act


# --- list ------------------------------------------------------------------------------------


@run.command("list", help="server-about-list", examples=["schiltrom admin list --json"])
@_reads_database
@as_json
def _list(database: Database, arguments: Arguments) -> int:
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
    """Print games as a table."""
    rows = [say("server-columns", language).split()]
    rows += [_row(game, at, language) for game in games]
    for line in table_lines(rows, left=range(len(rows[0]))):
        print(line)


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
    """Return in words how long ago something was."""
    hours = max(0, int((at - since).total_seconds()) // 3600)
    if hours >= 48:
        return say("server-days", language, days=hours // 24)
    return say("server-hours", language, hours=hours)


# --- export ----------------------------------------------------------------------------------


@run.command(
    "export",
    help="server-about-export",
    examples=["schiltrom admin export -o game.json -- GAME"],
)
@_reads_database
@argument("game", help="server-arg-game")
@option("-o", "--output", metavar="FILE", type=FILE, help="server-arg-output")
@option("--force", is_flag=True, help="server-arg-force")
def _export(database: Database, arguments: Arguments) -> int:
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
    """Write a new file atomically, readable only by its owner: it may hold secrets."""
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


@run.command(
    "prune",
    help="server-about-prune",
    examples=[
        "schiltrom admin prune --older-than 90",
        "schiltrom admin prune --older-than 7 --yes",
    ],
)
@_on_database
@option(
    "--older-than",
    metavar="DAYS",
    type=Whole(0, MOST_DAYS, "server-bad-days"),
    required=True,
    help="server-arg-older",
)
@option("--unfinished", is_flag=True, help="server-arg-unfinished")
@option("--yes", is_flag=True, help="server-arg-yes")
def _prune(database: Database, arguments: Arguments) -> int:
    """Delete old games after listing them and asking."""
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


# --- restored --------------------------------------------------------------------------------


@run.command("restored", help="server-about-restored", examples=["schiltrom admin restored"])
@_on_database
def _restored(database: Database, arguments: Arguments) -> int:
    """Begin a new epoch of seeds in every game in progress."""
    from schiltrom.server.ops.admin import begin_epochs

    print(say("server-new-seeds", arguments.language, games=begin_epochs(database)))
    return DONE
