"""``schiltrom worker``: a process that thinks for the computer players of a server."""

from __future__ import annotations

import argparse

from schiltrom.cli.errors import DONE, CommandError
from schiltrom.cli.options import add_database, whole
from schiltrom.cli.serve import missing
from schiltrom.text.words import say


def add_arguments(parser: argparse.ArgumentParser, language: str) -> None:
    """Add the command's arguments."""
    parser.add_argument("--thinkers", type=whole(language), help=say("cli-arg-thinkers", language))
    add_database(parser, language)


def run(arguments: argparse.Namespace) -> int:
    """Work until told to stop; return the exit code."""
    try:
        from schiltrom.server.computers.worker import work
    except ModuleNotFoundError as error:
        raise missing(error, "server,postgres") from error
    names = ("thinkers", "database", "config")
    try:
        return work({name: getattr(arguments, name) for name in names})
    except ValueError as error:
        raise CommandError("cli-refused", error=str(error)) from error
    except KeyboardInterrupt:  # it came before the work began
        return DONE
