"""The levels of computer players: each has a name and a player, all in one place.

A player is named by its dotted path, so that asking for names does not load it. It takes a
question and gives a reply (``protocol.py``).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Level:
    """How well a computer plays."""

    name: str
    player: str
    """The dotted path of the function that chooses."""
    turn_seconds: float | None = None
    """How long it thinks about a game turn, if it searches."""


EARL_SECONDS: Final = 1.0
KING_SECONDS: Final = 5.0
"""How long they think about a game turn by default."""
PEASANT: Final = "schiltrom.ai.players.registry.peasant"
"""The one player that needs no memory: it chooses at random."""
LEVELS: Final = (
    Level("peasant", PEASANT),
    Level("squire", "schiltrom.ai.players.registry.squire"),
    Level("knight", "schiltrom.ai.players.registry.knight"),
    Level("earl", "schiltrom.ai.players.registry.earl", EARL_SECONDS),
    Level("king", "schiltrom.ai.players.registry.king", KING_SECONDS),
)
"""All levels, the weakest first; ``levels.ftl`` names and describes them for players."""
DEFAULT_LEVEL: Final = LEVELS[0].name
ADVISER: Final = "schiltrom.ai.players.registry.adviser"
"""The player asked when a person wants a hint; its level is ``HINT_LEVEL``."""
HINT_LEVEL: Final = "earl"
NAMES: Final = tuple(level.name for level in LEVELS)
LEARNED: Final = Level("learned", "schiltrom.ai.learned.player.answer")
"""The learned player, for arenas; it is no level for people yet."""
ARENA_NAMES: Final = (*NAMES, LEARNED.name)
"""The names of all who can play in an arena."""


def level_called(name: str) -> Level:
    """Return the level of a name.

    >>> level_called("peasant").name
    'peasant'
    """
    for level in (*LEVELS, LEARNED):
        if level.name == name:
            return level
    raise KeyError(f"there is no level {name!r}; choose from {', '.join(NAMES)}")
