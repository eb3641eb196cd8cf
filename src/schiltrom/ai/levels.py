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
CLASSIC_PREFIX: Final = "classic-"
CLASSIC: Final = tuple(
    Level(f"{CLASSIC_PREFIX}{level.name}", level.player, level.turn_seconds) for level in LEVELS[1:]
)
"""The hand-made levels under names that stay theirs, for comparison."""
OPPONENT_NAMES: Final = (*NAMES, *(level.name for level in CLASSIC))
"""The names of all who play from a view."""
_LEARNED_PLAYER: Final = "schiltrom.ai.learned.player.player_called"
LEARNED: Final = (
    Level("learned", _LEARNED_PLAYER),
    Level("learned-squire", _LEARNED_PLAYER),
    Level("learned-knight", _LEARNED_PLAYER),
    Level("learned-earl", _LEARNED_PLAYER, EARL_SECONDS),
    Level("learned-king", _LEARNED_PLAYER, KING_SECONDS),
)
"""The learned players, which need NumPy: the bare policy, and levels that are not offered yet."""
LEARNED_PARTS: Final = ("value", "search", "plans", "cards", "battles", "strangers")
"""What stands in place of a style for those that search: see ``learned.player``."""
LEARNED_NAMES: Final = tuple(level.name for level in LEARNED)
ARENA_NAMES: Final = (*OPPONENT_NAMES, *LEARNED_NAMES)
"""The names of all who can play in an arena."""


def level_called(name: str) -> Level:
    """Return the level of a name.

    >>> level_called("peasant").name
    'peasant'
    """
    for level in (*LEVELS, *CLASSIC, *LEARNED):
        if level.name == name:
            return level
    raise KeyError(f"there is no level {name!r}; choose from {', '.join(NAMES)}")
