"""The levels of computer players: each has a name and a player, all in one place.

A player is named by its dotted path, so that asking for names does not load it. It takes a
question and gives a reply (``protocol.py``). ``LADDER`` says who plays at each level.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from typing import Final

HAND_MADE_PLAYERS: Final = "schiltrom.ai.players.registry"
LEARNED_PLAYERS: Final = "schiltrom.ai.learned.registry"
"""The modules with the players, and one adviser each for hints."""


def needs_seat(player: str) -> bool:
    """Return whether the player with a dotted path has to be told what its seat has seen."""
    return player.startswith(LEARNED_PLAYERS)


@dataclass(frozen=True)
class Level:
    """How well a computer plays."""

    name: str
    player: str
    """The dotted path of the function that chooses."""
    turn_seconds: float | None = None
    """How long it thinks about a game turn, if it searches."""
    who: str = ""
    """The name of the player itself: ``classic-king`` or ``learned-king`` may play as King."""

    @property
    def is_learned(self) -> bool:
        """Return whether its player is a learned one."""
        return needs_seat(self.player)


def _hand_made(name: str, turn_seconds: float | None = None) -> Level:
    function = name.removeprefix(CLASSIC_PREFIX)
    return Level(name, f"{HAND_MADE_PLAYERS}.{function}", turn_seconds, name)


def _learned(name: str, turn_seconds: float | None = None) -> Level:
    function = name.removeprefix(LEARNED_PREFIX).replace("learned", "policy")
    return Level(name, f"{LEARNED_PLAYERS}.{function}", turn_seconds, name)


EARL_SECONDS: Final = 1.0
KING_SECONDS: Final = 5.0
"""How long they think about a game turn by default."""
CLASSIC_PREFIX: Final = "classic-"
LEARNED_PREFIX: Final = "learned-"
LOWEST: Final = _hand_made("peasant")
PEASANT: Final = LOWEST.player
"""The one player that needs no memory: it chooses at random."""
CLASSIC: Final = (
    _hand_made("classic-squire"),
    _hand_made("classic-knight"),
    _hand_made("classic-earl", EARL_SECONDS),
    _hand_made("classic-king", KING_SECONDS),
)
"""The hand-made players under names that stay theirs, for comparison."""
LEARNED: Final = (
    _learned("learned"),
    _learned("learned-squire"),
    _learned("learned-knight"),
    _learned("learned-earl"),
    _learned("learned-king", KING_SECONDS),
)
"""The learned players, which need NumPy or what a page has in its place: the bare policy first."""
PLAYERS: Final = {level.name: level for level in (LOWEST, *CLASSIC, *LEARNED)}

LADDER: Final = {
    "peasant": "peasant",
    "squire": "learned-squire",
    "knight": "learned-knight",
    "earl": "learned-earl",
    "king": "learned-king",
}
"""Who plays at the levels for people, the weakest first: each may be a hand-made or a learned one.

``levels.ftl`` names and describes them for players.
"""
HINT_LEVEL: Final = "learned-king"
"""Who is asked when a person wants a hint, by the name of a level or a player."""
HINT_SECONDS: Final = 2.0
"""How long it may think about a game turn then: somebody is waiting."""

LEVELS: Final = tuple(
    Level(name, PLAYERS[who].player, PLAYERS[who].turn_seconds, who) for name, who in LADDER.items()
)
DEFAULT_LEVEL: Final = LEVELS[0].name
NAMES: Final = tuple(LADDER)
OPPONENT_NAMES: Final = (*NAMES, *(level.name for level in CLASSIC))
"""The names of the levels, and of the hand-made players."""
LEARNED_NAMES: Final = tuple(level.name for level in LEARNED)
LEARNED_PARTS: Final = (
    "value",
    "glances",
    "policy",
    "draws",
    "unvaried",
    "search",
    "both",
    "plans",
    "cards",
    "battles",
    "strangers",
)
"""What stands in place of a style for those that search: see ``learned.player``."""
ARENA_NAMES: Final = (*OPPONENT_NAMES, *LEARNED_NAMES)
"""The names of all who can play."""
INSTEAD: Final = {
    "learned": "classic-earl",
    "learned-squire": "classic-squire",
    "learned-knight": "classic-knight",
    "learned-earl": "classic-earl",
    "learned-king": "classic-king",
}
"""The hand-made players that take the places of learned ones where these cannot play."""


class NoNetworkError(KeyError):
    """A learned player was asked for by name, and there is nothing to compute its network with."""


@cache
def can_play_learned() -> bool:
    """Return whether learned players can play here: with NumPy, or in a browser's page."""
    return sys.platform == "emscripten" or find_spec("numpy") is not None


def level_called(name: str) -> Level:
    """Return the level of a name.

    >>> level_called("peasant").name
    'peasant'
    """
    for level in (*LEVELS, *CLASSIC, *LEARNED):
        if level.name == name:
            return level
    raise KeyError(f"there is no level {name!r}; choose from {', '.join(NAMES)}")


def level_here(name: str) -> Level:
    """Return the level of a name as it is played here.

    Where no learned player can play, a hand-made one takes its place at the levels for people.
    """
    level = level_called(name)
    if not level.is_learned or can_play_learned():
        return level
    if name in LEARNED_NAMES:
        raise NoNetworkError(f"{name!r} needs NumPy: pip install 'schiltrom[learned]'")
    return _instead_of(level)


def hint_level(hand_made: bool = False) -> Level:
    """Return who is asked for a hint here, or which *hand_made* player if it is to be one."""
    level = level_called(HINT_LEVEL)
    stays = not level.is_learned or (can_play_learned() and not hand_made)
    return level if stays else _instead_of(level)


def hint_seconds(allowed: float | None) -> float:
    """Return how long an adviser may think about a game turn, if it may take *allowed* seconds."""
    return min(allowed or HINT_SECONDS, HINT_SECONDS)


def _instead_of(level: Level) -> Level:
    """Return a level with a hand-made player in place of its learned one."""
    other = PLAYERS[INSTEAD[level.who]]
    return Level(level.name, other.player, other.turn_seconds, other.who)


def adviser_of(level: Level) -> str:
    """Return the dotted path of the function that gives a level's hints."""
    module, _, _ = level.player.rpartition(".")
    return f"{module}.adviser"


ADVISER: Final = adviser_of(hint_level())
"""The player asked for hints here."""


def instead_of(player: str) -> str | None:
    """Return the dotted path of the hand-made player that can take a learned one's place."""
    if not needs_seat(player):
        return None
    return next(
        (PLAYERS[INSTEAD[level.who]].player for level in LEARNED if level.player == player),
        f"{HAND_MADE_PLAYERS}.adviser",
    )
