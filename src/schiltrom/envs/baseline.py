"""The learned policy as a baseline in the environments: it follows a game and chooses.

It sees what its seat has seen, listed as in its training (``observation.simulation``), and nothing
else.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from schiltrom.ai.learned.integer_network import IntegerNetwork, shipped
from schiltrom.ai.learned.seat import look_from
from schiltrom.engine.position import Position
from schiltrom.envs.play import Setup
from schiltrom.observation.simulation import Game
from schiltrom.observation.simulation import Setup as Kind


class Baseline:
    """The bare policy, for both sides; it needs to be shown every position of a game in turn.

    ``Baseline.of(env)`` watches a PettingZoo environment from its next ``reset`` on.
    """

    def __init__(self, network: IntegerNetwork | None = None) -> None:
        self._network = network or shipped()
        self._game: Game | None = None

    @classmethod
    def of(cls, env: Any) -> Baseline:  # noqa: ANN401 (PettingZoo's wrappers hide its type)
        """Return a baseline that watches an environment."""
        found = cls()
        env.unwrapped.watch(found)
        return found

    def begin(self, setup: Setup, pos: Position) -> None:
        """Begin a game."""
        self._game = Game([Kind(setup.scenario, setup.rules, setup.years)], "", 0)
        self._game.follow(pos)

    def follow(self, pos: Position) -> None:
        """See the next position; none may be left out."""
        assert self._game is not None
        self._game.follow(pos)

    def choose(self, side: int) -> int:
        """Return what the policy chooses for a side that has to choose now."""
        game = self._game
        if game is None:
            raise RuntimeError("it watches no game yet: reset the environment first")
        seen = look_from(game, side)
        if isinstance(seen, int):
            return seen
        choice, _ = self._network.choose(np.frombuffer(seen, np.int64))
        return choice
