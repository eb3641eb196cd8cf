"""``schiltrom worker``: a process that thinks for the computer players of a server."""

from __future__ import annotations

import argparse
import sys
from typing import Final

ABOUT: Final = "think for the computer players of a server on PostgreSQL"
MISSING: Final = "a worker's packages are missing: pip install 'schiltrom[server,postgres]'"


def add_worker(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command to the others."""
    worker = commands.add_parser("worker", help=ABOUT, description=ABOUT)
    worker.add_argument("--thinkers", type=int, help="how many think at once (1)")
    worker.add_argument("--database", help="the database's address, as the server's")
    worker.add_argument("--config", metavar="FILE", help="a file of settings (TOML)")
    worker.set_defaults(run=_work, language="en")


def _work(arguments: argparse.Namespace) -> int:
    """Work until told to stop; return the exit code."""
    try:
        from schiltrom.server.working import work
    except ModuleNotFoundError as error:
        print(f"schiltrom: {MISSING} ({error.name})", file=sys.stderr)
        return 1
    names = ("thinkers", "database", "config")
    try:
        return work({name: getattr(arguments, name) for name in names})
    except ValueError as error:
        print(f"schiltrom: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:  # it came before the work began
        return 0
