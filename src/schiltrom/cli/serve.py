"""``schiltrom serve``: the game server, on this machine unless told otherwise."""

from __future__ import annotations

import argparse
import sys
from typing import Final

ABOUT: Final = "serve games over the network"
MISSING: Final = "the server's packages are missing: pip install 'schiltrom[server]'"


def add_serve(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the others."""
    serve = commands.add_parser("serve", help=ABOUT, description=ABOUT)
    serve.add_argument("--host", help="the address to listen at (127.0.0.1)")
    serve.add_argument("--port", type=int, help="the port to listen at (8297)")
    serve.add_argument("--database", help="the database's address (SQLite in your data folder)")
    serve.add_argument("--config", metavar="FILE", help="a file of settings (TOML)")
    serve.set_defaults(run=_serve, language="en")


def _serve(arguments: argparse.Namespace) -> int:
    """Serve until told to stop; return the exit code."""
    try:
        from schiltrom.server.serving import serve
    except ModuleNotFoundError as error:
        print(f"schiltrom: {MISSING} ({error.name})", file=sys.stderr)
        return 1
    names = ("host", "port", "database", "config")
    try:
        return serve({name: getattr(arguments, name) for name in names})
    except ValueError as error:
        print(f"schiltrom: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:  # what stopped the server reaches us after it has stopped
        return 0
