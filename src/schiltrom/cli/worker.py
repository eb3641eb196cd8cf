"""``schiltrom worker``: thinks for the computer players of a server."""

from __future__ import annotations

from schiltrom.cli.commands import command
from schiltrom.cli.errors import DONE, CommandError
from schiltrom.cli.options import Whole, config, database
from schiltrom.cli.parsing import Arguments, option
from schiltrom.cli.serve import missing


@command("worker")
@option("--thinkers", type=Whole(), help="cli-arg-thinkers")
@database
@config
def run(arguments: Arguments) -> int:
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
