"""``schiltrom serve``: the game server, on this machine unless told otherwise."""

from __future__ import annotations

from schiltrom.cli.commands import command
from schiltrom.cli.errors import DONE, FAILED, CommandError
from schiltrom.cli.options import Whole, config, database
from schiltrom.cli.parsing import Arguments, option


@command("serve")
@option("--host", help="cli-arg-host")
@option("--port", type=Whole(0, 65_535), help="cli-arg-port")
@database
@config
def run(arguments: Arguments) -> int:
    """Serve until told to stop; return the exit code."""
    try:
        from schiltrom.server.ops.serving import serve
        from schiltrom.server.ops.settings import read_settings
    except ModuleNotFoundError as error:
        raise missing(error) from error
    names = ("host", "port", "database", "config")
    given = {name: getattr(arguments, name) for name in names}
    try:
        return serve(given)
    except ValueError as error:
        raise CommandError("cli-refused", error=str(error)) from error
    except SystemExit as error:  # uvicorn leaves so when it cannot listen
        address = read_settings(given=given).address
        raise CommandError("cli-not-started", FAILED, address=address) from error
    except KeyboardInterrupt:  # what stopped the server reaches us after it has stopped
        return DONE


def missing(error: ModuleNotFoundError, extras: str = "server") -> CommandError:
    """Return the error for missing packages."""
    return CommandError("cli-missing", FAILED, extras=extras, name=error.name or "")
