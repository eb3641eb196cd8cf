"""Computer players that can be named at the command line."""

from __future__ import annotations

from schiltrom.ai.levels import (
    ARENA_NAMES,
    CLASSIC_PREFIX,
    LEARNED_PREFIX,
    NAMES,
    NoNetworkError,
    level_here,
)
from schiltrom.cli.errors import FAILED, CommandError
from schiltrom.text.words import say


def check_level(name: str) -> None:
    """Refuse a player that cannot play here; what is no player is let through."""
    if name in ARENA_NAMES:
        try:
            level_here(name)
        except NoNetworkError as error:
            raise CommandError("cli-missing", FAILED, extras="learned", name="numpy") from error


def level_name(name: str, language: str) -> str:
    """Return the name of a level; players that are no level have none but their own."""
    return say("level-name", language, level=name) if name in NAMES else name


def table_name(name: str, language: str) -> str:
    """Return the name of a player among people: that of the level it was made for."""
    return level_name(name.removeprefix(CLASSIC_PREFIX).removeprefix(LEARNED_PREFIX), language)
