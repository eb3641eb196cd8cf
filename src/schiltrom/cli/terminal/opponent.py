"""Computer players in the terminal, which know what their side has seen."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from schiltrom.ai.levels import LOWEST, level_here
from schiltrom.ai.protocol import SEED_BITS
from schiltrom.engine.walk import random_choice
from schiltrom.game import Game
from schiltrom.knowledge.follower import Follower

if TYPE_CHECKING:
    from schiltrom.ai.learned.registry import Seated
    from schiltrom.ai.opponent import Answer, Opponent

PEASANT: Final = LOWEST.name


class Player:
    """A computer at one side of a game."""

    def __init__(self, game: Game, side: int, level: str) -> None:
        from schiltrom.ai.players.registry import opponent_called  # many games go without

        self._side = side
        self._follower = Follower(game.record, side)
        self._opponent: Opponent | None = None
        self._learned: Seated | None = None
        found = level_here(level)
        if found.is_learned:
            from schiltrom.ai.learned.registry import Seated

            self._learned = Seated(found, game.record, side)
        else:
            self._opponent = opponent_called(level)

    def answer(self, game: Game, seed: int) -> Answer:
        """Return its choice, from what its side has seen."""
        view, tracker = game.view(self._side), self._follower.follow(game.record)
        if self._learned is not None:
            seat = self._learned.look(game.record)
            return self._learned.answer(seat, view, seed, tracker=tracker)
        assert self._opponent is not None
        return self._opponent.answer(view, seed, sightings=tracker)


class Opposing:
    """Chooses for the computer's sides in one game."""

    def __init__(self, game: Game, rng: Random) -> None:
        self._game = game
        self._rng = rng
        self._players: dict[int, Player] = {}

    def choose(self, side: int, level: str) -> int:
        """Return the choice of a side played at a level."""
        if level == PEASANT:
            return random_choice(self._game.position, side, self._rng)
        if side not in self._players:
            self._players[side] = Player(self._game, side, level)
        return self._players[side].answer(self._game, self._rng.getrandbits(SEED_BITS)).choice
