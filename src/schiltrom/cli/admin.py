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

from schiltrom.cli.verify import shortened
from schiltrom.words import say

if TYPE_CHECKING:
    from schiltrom.server.admin import Database, Listed

DONE: Final = 0
NOT_DONE: Final = 1
MISTAKE: Final = 2
MOST_DAYS: Final = 36_500

Action = Callable[["Database", argparse.Namespace], int]


def add_admin(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the others."""
    about = say("server-about-admin")
    admin = commands.add_parser("admin", help=about, description=about)
    actions = admin.add_subparsers(dest="action", metavar="ACTION", required=True)
    listing = _add(actions, "list", _list)
    listing.add_argument("--json", action="store_true", help=say("server-arg-json"))
    export = _add(actions, "export", _export)
    export.add_argument("game", metavar="GAME", help=say("server-arg-game"))
    export.add_argument("-o", "--output", metavar="FILE", type=Path, help=say("server-arg-output"))
    export.add_argument("--force", action="store_true", help=say("server-arg-force"))
    prune = _add(actions, "prune", _prune)
    prune.add_argument(
        "--older-than", metavar="DAYS", type=_days, required=True, help=say("server-arg-older")
    )
    prune.add_argument("--unfinished", action="store_true", help=say("server-arg-unfinished"))
    prune.add_argument("--yes", action="store_true", help=say("server-arg-yes"))


def _add(
    actions: argparse._SubParsersAction[argparse.ArgumentParser], name: str, action: Action
) -> argparse.ArgumentParser:
    """Add one thing an administrator can do."""
    about = say(f"server-about-{name}")
    parser = actions.add_parser(name, help=about, description=about)
    parser.add_argument("--database", metavar="URL", help=say("server-arg-database"))
    parser.add_argument("--config", metavar="FILE", help=say("server-arg-config"))
    parser.set_defaults(run=lambda arguments: _run(action, arguments), language="en")
    return parser


def _days(text: str) -> int:
    """Return a number of days."""
    if not (text.isascii() and text.isdigit() and len(text) < 9 and int(text) <= MOST_DAYS):
        words = say("server-bad-days", text=shortened(text), most=str(MOST_DAYS))
        raise argparse.ArgumentTypeError(words)
    return int(text)


def _run(action: Action, arguments: argparse.Namespace) -> int:
    """Do something with the database; return the exit code."""
    try:
        from schiltrom.server.admin import AdminError, BrokenError, opened
        from schiltrom.server.settings import SettingsError
    except ModuleNotFoundError as error:
        return _failed(say("server-missing", name=error.name or ""), NOT_DONE)
    try:
        with opened(arguments.database, arguments.config) as database:
            return action(database, arguments)
    except (AdminError, SettingsError) as error:
        return _failed(str(error), NOT_DONE if isinstance(error, BrokenError) else MISTAKE)
    except KeyboardInterrupt:
        return NOT_DONE


def _failed(words: str, code: int) -> int:
    """Say what went wrong; return the exit code."""
    print(say("terminal-error", error=shortened(words)), file=sys.stderr)
    return code


# --- list ------------------------------------------------------------------------------------


def _list(database: Database, arguments: argparse.Namespace) -> int:
    """List all games."""
    from schiltrom.server.admin import list_games
    from schiltrom.server.models import now

    games = list_games(database)
    if arguments.json:
        at = now()
        print(json.dumps({"games": [game.to_json(at) for game in games]}))
    elif games:
        _print_table(games, now())
    else:
        print(say("server-no-games"))
    return DONE


def _print_table(games: list[Listed], at: datetime) -> None:
    """Print games as a table, as wide as it has to be."""
    rows = [say("server-columns").split(), *[_row(game, at) for game in games]]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        print(
            "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        )


def _row(game: Listed, at: datetime) -> list[str]:
    return [
        game.game_id,
        game.scenario,
        f"{game.created:%Y-%m-%d}",
        say("server-yes") if game.begun is not None else say("server-no"),
        game.ending or say("server-yes") if game.ended is not None else say("server-no"),
        str(game.entries),
        _age(at, game.created),
        _age(at, game.last),
    ]


def _age(at: datetime, since: datetime) -> str:
    """Return in words how long something is ago."""
    hours = max(0, int((at - since).total_seconds()) // 3600)
    return say("server-days", days=hours // 24) if hours >= 48 else say("server-hours", hours=hours)


# --- export ----------------------------------------------------------------------------------


def _export(database: Database, arguments: argparse.Namespace) -> int:
    """Write the whole record of a game."""
    from schiltrom.server.admin import export_game

    found = export_game(database, arguments.game)
    if found.under_way:
        if not arguments.force:
            return _failed(say("server-under-way", game=arguments.game), MISTAKE)
        print(say("server-shows-all", game=arguments.game), file=sys.stderr)
    text = json.dumps(found.record, indent=1) + "\n"
    if arguments.output is None:
        sys.stdout.write(text)
        return DONE
    return _write(arguments.output, text)


def _write(file: Path, text: str) -> int:
    """Write a new file, whole or not at all, for its owner only: it may hold secrets."""
    try:
        number = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return _failed(say("server-file-there", file=shortened(str(file))), MISTAKE)
    except OSError as error:
        return _failed(_not_written(file, error), MISTAKE)
    try:
        with os.fdopen(number, "w", encoding="utf-8") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
    except OSError as error:
        file.unlink(missing_ok=True)
        return _failed(_not_written(file, error), NOT_DONE)
    return DONE


def _not_written(file: Path, error: OSError) -> str:
    return say("server-not-written", file=shortened(str(file)), error=error.strerror or str(error))


# --- prune -----------------------------------------------------------------------------------


def _prune(database: Database, arguments: argparse.Namespace) -> int:
    """Delete old games, once it is clear which and that this is wished."""
    from schiltrom.server.admin import Wanted, delete_games, old_games
    from schiltrom.server.models import now

    wanted = Wanted.older_than(arguments.older_than, unfinished=arguments.unfinished)
    games = old_games(database, wanted)
    if not games:
        print(say("server-nothing-old"))
        return DONE
    entries = sum(game.entries for game in games)
    print(say("server-would-delete", games=len(games), entries=entries))
    _print_table(games, now())
    if not arguments.yes and not _confirmed():
        print(say("server-not-deleted"))
        return NOT_DONE
    deleted = delete_games(database, [game.game_id for game in games], wanted)
    print(say("server-deleted", games=deleted))
    return DONE


def _confirmed() -> bool:
    """Ask whether to delete; only a clear yes counts."""
    try:
        return input(say("server-ask-delete") + " ").strip().casefold() == say("server-yes")
    except (EOFError, KeyboardInterrupt, UnicodeDecodeError):
        print()
        return False
