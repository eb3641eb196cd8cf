"""A vector environment for Gymnasium: many games in lockstep, at the speed of the simulation.

Each sub-environment is one game. Whoever has a choice decides there next: ``info["side"]`` says
which side it is, and the observation is what that side has seen, packed as
``schiltrom.observation.words`` has it. Forced choices and chance are skipped. The reward of a step
is the result for the side that decided, +1 or -1 when its decision ended the game. A game that has
ended is followed by another in the same step (``AutoresetMode.SAME_STEP``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, MultiDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from schiltrom.engine.choices import CHOICES
from schiltrom.engine.rules import Value
from schiltrom.envs.play import Setup as Kind
from schiltrom.envs.play import setup_of
from schiltrom.observation.encoder import are_legal, legal, sides
from schiltrom.observation.simulation import Setup, Simulation
from schiltrom.observation.words import ACTOR

SEEDS: Final = 1 << 48


class SchiltromVectorEnv(VectorEnv[NDArray[np.int64], NDArray[np.int64], NDArray[Any]]):
    """Games in lockstep, both sides played by whoever acts."""

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 64,
        scenarios: Sequence[str] = ("braveheart",),
        editions: Sequence[int | str] = (4,),
        years: int | None = None,
        **switches: Value,
    ) -> None:
        self.num_envs = num_envs
        kinds = [setup_of(s, e, years, **switches) for s in scenarios for e in editions]
        self._setups = [_setup(kind) for kind in kinds]
        self.single_observation_space = Box(0, (1 << 62) - 1, (ACTOR,), np.int64)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = MultiDiscrete([CHOICES])
        self.action_space = MultiDiscrete([CHOICES] * num_envs)
        self._simulation: Simulation | None = None
        self._words = np.zeros((num_envs, ACTOR), np.int64)
        self._side = np.zeros(num_envs, np.int64)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int64], dict[str, Any]]:
        """Begin all games anew; the same seed and the same actions give the same games."""
        del options
        if seed is None:
            seed = int(self.np_random.integers(SEEDS))
        self._simulation = Simulation(self._setups, self.num_envs, str(seed))
        self._look()
        return self._words, self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.int64], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Make a decision in every game."""
        if self._simulation is None:
            raise RuntimeError("begin with reset()")
        chosen = np.asarray(actions, np.int64).reshape(self.num_envs)
        self._check(chosen)
        ended = np.frombuffer(self._simulation.step(chosen.tolist()), np.uint8)
        over = ended > 0
        won = np.where(ended == 1 + self._side, 1.0, -1.0)
        rewards = np.where(over, won, 0.0)
        self._look()
        info = self._info()
        info["winner"] = ended.astype(np.int64) - 1
        return self._words, rewards, over, np.zeros_like(over), info

    def _check(self, chosen: NDArray[np.int64]) -> None:
        """Refuse choices that are not legal."""
        there = np.minimum(chosen.view(np.uint64), CHOICES - 1).view(np.int64)
        allowed = are_legal(self._words, there) & (there == chosen)
        if not allowed.all():
            game = int(np.nonzero(~allowed)[0][0])
            raise ValueError(f"game {game}: choice {int(chosen[game])} is not legal here")

    def _look(self) -> None:
        assert self._simulation is not None
        words = np.frombuffer(self._simulation.look(), np.int64)
        self._words = words.reshape(self.num_envs, ACTOR)
        self._side = sides(self._words)

    def _info(self) -> dict[str, Any]:
        return {"side": self._side}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which choices are legal in every game."""
        return legal(self._words)

    def random_actions(self) -> NDArray[np.int64]:
        """Return a random legal choice for every game."""
        mask = self.action_masks()
        chance = self.np_random.random(mask.shape, np.float32)
        found: NDArray[np.int64] = np.where(mask, chance, np.float32(-1)).argmax(1)
        return found


def _setup(kind: Kind) -> Setup:
    return Setup(kind.scenario, kind.rules, kind.years)
