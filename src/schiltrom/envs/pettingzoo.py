"""Both sides as agents of PettingZoo's turn-based (AEC) interface.

>>> from schiltrom.envs import pettingzoo
>>> env = pettingzoo.env(scenario="braveheart", years=1)
>>> env.reset(seed=1297)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     over = termination or truncation
...     env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from schiltrom.ai.protocol import SEED_BITS
from schiltrom.engine.chance import Chance, seeded_chance
from schiltrom.engine.choices import CHOICES
from schiltrom.engine.position import Position
from schiltrom.engine.rules import Value
from schiltrom.engine.tables import ENGLAND, NOBODY, SCOTLAND
from schiltrom.engine.view import view as view_of
from schiltrom.envs.encoding import encode
from schiltrom.envs.missing import not_installed
from schiltrom.envs.planes import OBSERVATION_VERSION, describe
from schiltrom.envs.play import (
    CHOICES_VERSION,
    SetupError,
    Watcher,
    check,
    make,
    run_chance,
    setup_of,
    standing,
    to_choose,
    worth_of_nobles,
)

try:
    from gymnasium.spaces import Discrete, Space
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

    from schiltrom.envs.spaces import Seen, check_render_mode, observation_space
    from schiltrom.envs.tensors import mask_of, tensor
except ImportError as error:
    raise not_installed("pettingzoo", error) from error

AGENTS: Final = ("england_0", "scotland_1")
"""The agents; an agent's number is its side."""


def env(**options: Any) -> AECEnv[str, Seen, Any]:  # noqa: ANN401 (handed on as they are)
    """Return the environment in PettingZoo's usual wrappers: an illegal choice loses the game.

    The options are those of ``raw_env``.
    """
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(**options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv[str, Seen, Any], EzPickle):  # noqa: N801 (PettingZoo's name for it)
    """The environment itself; an illegal choice is refused with the reason.

    *scenario*, *edition*, *years* and switches set up the game. *reward* is ``"win"`` (1 or -1 at
    the end) or ``"nobles"`` (also a little for every noble). After *max_cycles* choices of both
    sides together the game is truncated. With *render_mode* ``"ansi"``, ``render`` returns in
    words what a spectator sees.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 (PettingZoo declares it so)
        "name": "schiltrom_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
        "observation_version": OBSERVATION_VERSION,
        "choices_version": CHOICES_VERSION,
    }

    def __init__(
        self,
        scenario: str = "braveheart",
        edition: int | str = 4,
        years: int | None = None,
        reward: str = "win",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **switches: Value,
    ) -> None:
        EzPickle.__init__(
            self, scenario, edition, years, reward, max_cycles, render_mode, **switches
        )
        super().__init__()  # type: ignore[no-untyped-call] # PettingZoo does not type it
        if max_cycles is not None and max_cycles < 1:
            raise SetupError(f"max_cycles must be 1 or more, not {max_cycles}")
        check_render_mode(render_mode)
        self._setup = setup_of(scenario, edition, years, **switches)
        self._worth = worth_of_nobles(reward)
        self._max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = list(AGENTS)
        self.observation_spaces = {agent: observation_space() for agent in AGENTS}
        self.action_spaces = {agent: Discrete(CHOICES) for agent in AGENTS}
        self._rng = Random()  # noqa: S311 (no secret hangs on it)
        self._watchers: list[Watcher] = []

    def watch(self, watcher: Watcher) -> None:
        """Show a watcher, such as a ``Baseline``, all games from the next one on."""
        self._watchers.append(watcher)

    def observation_space(self, agent: str) -> Space[Seen]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """Return the space of an agent's actions: the ids of all choices."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 (there are none)
        """Begin a new game; the same seed and the same choices give the same game."""
        if seed is not None:
            self._rng = Random(seed)  # noqa: S311
        self._chance: Chance = seeded_chance(self._rng.getrandbits(SEED_BITS))
        self._pos: Position = self._setup.begin()
        for watcher in self._watchers:
            watcher.begin(self._setup, self._pos)
        run_chance(self._pos, self._chance, self._watchers)
        self._cycles = 0
        self._standing = standing(self._pos, self._worth)
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos = {agent: {} for agent in AGENTS}
        self.agent_selection = AGENTS[to_choose(self._pos)]

    def observe(self, agent: str) -> Seen:
        """Return what an agent's side may see; its mask is empty when it has nothing to choose."""
        side = AGENTS.index(agent)
        view = view_of(self._pos, side)
        legal = view.legal if self.agent_selection == agent else 0
        return {"observation": tensor(encode(view)), "action_mask": mask_of(legal)}

    def step(self, action: int | None) -> None:
        """Make the selected agent's choice and resolve the chance that follows."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise TypeError(f"it is the choice of {agent}, and None is no choice")
        side = AGENTS.index(agent)
        make(self._pos, side, check(self._pos, side, action), self._chance, self._watchers)
        self._cycles += 1
        self._cumulative_rewards[agent] = 0.0
        self._reward()
        if self._pos.is_over():
            self.terminations = dict.fromkeys(AGENTS, True)
        elif self._cycles == self._max_cycles:
            self.truncations = dict.fromkeys(AGENTS, True)
        self.agent_selection = AGENTS[to_choose(self._pos)]
        self._accumulate_rewards()

    def _reward(self) -> None:
        """Give both sides their reward for what has just happened."""
        now = standing(self._pos, self._worth)
        gain = now - self._standing
        self._standing = now
        self.rewards = {AGENTS[ENGLAND]: gain, AGENTS[SCOTLAND]: -gain}

    def render(self) -> str | None:
        """Return in words what a spectator sees, or nothing without a render mode."""
        if self.render_mode is None:
            return None
        return describe(encode(view_of(self._pos, NOBODY)))

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
