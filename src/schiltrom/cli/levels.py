"""Computer players that can be named at the command line."""

from __future__ import annotations

from schiltrom.ai.levels import ARENA_NAMES, NoNetworkError, level_here
from schiltrom.cli.errors import FAILED, CommandError


def check_level(name: str) -> None:
    """Refuse a player that cannot play here; what is no player is let through."""
    if name in ARENA_NAMES:
        try:
            level_here(name)
        except NoNetworkError as error:
            raise CommandError("cli-missing", FAILED, extras="learned", name="numpy") from error
