"""Computer players in the terminal, which know what their side has seen."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from schiltrom.ai.levels import LEVELS
from schiltrom.ai.protocol import SEED_BITS
from schiltrom.engine.walk import random_choice
from schiltrom.game import Game
from schiltrom.knowledge.follower import Follower

if TYPE_CHECKING:
    from schiltrom.ai.opponent import Opponent

PEASANT: Final = LEVELS[0].name


class Opposing:
    """Chooses for the computer's sides in one game."""

    def __init__(self, game: Game, rng: Random) -> None:
        self._game = game
        self._rng = rng
        self._players: dict[int, tuple[Opponent, Follower]] = {}

    def choose(self, side: int, level: str) -> int:
        """Return the choice of a side played at a level."""
        if level == PEASANT:
            return random_choice(self._game.position, side, self._rng)
        opponent, follower = self._player(side, level)
        tracker = follower.follow(self._game.record)
        seed = self._rng.getrandbits(SEED_BITS)
        return opponent.answer(self._game.view(side), seed, sightings=tracker).choice

    def _player(self, side: int, level: str) -> tuple[Opponent, Follower]:
        if side not in self._players:
            from schiltrom.ai.players.registry import opponent_called  # many games go without

            self._players[side] = opponent_called(level), Follower(self._game.record, side)
        return self._players[side]
