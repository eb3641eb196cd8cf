"""One side against a fixed opponent, as a Gymnasium environment called ``Schiltrom-v0``.

>>> import gymnasium
>>> env = gymnasium.make("schiltrom.envs.gymnasium:Schiltrom-v0", side="scotland", years=1)
>>> observation, info = env.reset(seed=1297)
>>> over = False
>>> while not over:
...     action = env.action_space.sample(observation["action_mask"])
...     observation, reward, over, truncated, info = env.step(action)
"""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final

from schiltrom.ai.opponent import Opponent
from schiltrom.ai.protocol import SEED_BITS
from schiltrom.engine.chance import Chance, seeded_chance
from schiltrom.engine.choices import CHOICES
from schiltrom.engine.position import Position
from schiltrom.engine.rules import Value
from schiltrom.engine.tables import ENGLAND, SIDE_NAMES
from schiltrom.engine.victory import ENDING_NAMES
from schiltrom.engine.view import view as view_of
from schiltrom.envs.encoding import encode
from schiltrom.envs.missing import not_installed
from schiltrom.envs.opponents import Chooser, WatchingOpponent, answering
from schiltrom.envs.planes import OBSERVATION_VERSION, describe
from schiltrom.envs.play import (
    CHOICES_VERSION,
    SetupError,
    Watcher,
    check,
    make,
    run_chance,
    setup_of,
    side_called,
    standing,
    to_choose,
    worth_of_nobles,
)
from schiltrom.game import IllegalChoiceError

try:
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Discrete

    from schiltrom.envs.spaces import Seen, check_render_mode, observation_space
    from schiltrom.envs.tensors import mask_of, tensor
except ImportError as error:
    raise not_installed("gymnasium", error) from error

NAME: Final = "Schiltrom-v0"
EITHER: Final = "either"
ILLEGAL: Final = ("lose", "raise")


class SchiltromEnv(gymnasium.Env[Seen, np.int64]):
    """A game from one seat; the opponent and chance go on until it is this seat's choice again.

    *scenario*, *edition*, *years* and switches set up the game. *side* is ``"england"``,
    ``"scotland"`` or ``"either"``, which is drawn anew for every game. *opponent* is the name of a
    level, ``"learned"`` for the baseline, an ``Opponent``, or a function of a view and a seed that
    returns a choice. *reward* is ``"win"`` (1 or -1 at the end) or ``"nobles"`` (also a little for
    every noble). *illegal* says what an illegal choice does: it loses the game, or raises an error
    that has the reason.
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc] # Gymnasium's is no ClassVar
        "render_modes": ["ansi"],
        "render_fps": 1,
        "observation_version": OBSERVATION_VERSION,
        "choices_version": CHOICES_VERSION,
    }

    def __init__(
        self,
        scenario: str = "braveheart",
        edition: int | str = 4,
        years: int | None = None,
        side: str = "scotland",
        opponent: str | Opponent | Chooser = "peasant",
        reward: str = "win",
        illegal: str = "lose",
        render_mode: str | None = None,
        **switches: Value,
    ) -> None:
        if illegal not in ILLEGAL:
            raise SetupError(f"illegal must be one of {', '.join(ILLEGAL)}, not {illegal!r}")
        check_render_mode(render_mode)
        self._setup = setup_of(scenario, edition, years, **switches)
        self._wanted = None if side == EITHER else side_called(side)
        self._opponent = answering(opponent)
        self._watchers: list[Watcher] = []
        if isinstance(self._opponent, WatchingOpponent):
            self._watchers.append(self._opponent.watcher)
        self._worth = worth_of_nobles(reward)
        self._illegal = illegal
        self.render_mode = render_mode
        self.action_space = Discrete(CHOICES)
        self.observation_space = observation_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin a new game; the same seed and the same choices give the same game."""
        super().reset(seed=seed, options=options)
        self._rng = Random(int(self.np_random.integers(1 << SEED_BITS)))  # noqa: S311
        self._chance: Chance = seeded_chance(self._rng.getrandbits(SEED_BITS))
        self._side = self._rng.getrandbits(1) if self._wanted is None else self._wanted
        self._pos: Position = self._setup.begin()
        for watcher in self._watchers:
            watcher.begin(self._setup, self._pos)
        run_chance(self._pos, self._chance, self._watchers)
        self._go_on()
        self._over = self._pos.is_over()
        self._standing = self._own_standing()
        return self._observe(), {"side": SIDE_NAMES[self._side].lower()}

    def step(self, action: int | np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Make a choice and run the game to this seat's next one."""
        if self._over:
            raise gymnasium.error.ResetNeeded("this game is over: begin another one with reset()")
        try:
            choice = check(self._pos, self._side, action)
        except IllegalChoiceError as refused:
            if self._illegal == "raise":
                raise
            self._over = True
            return self._observe(), -1.0, True, False, {"won": False, "illegal": str(refused)}
        make(self._pos, self._side, choice, self._chance, self._watchers)
        self._go_on()
        before = self._standing
        self._standing = self._own_standing()
        self._over = self._pos.is_over()
        return self._observe(), self._standing - before, self._over, False, self._result()

    def _result(self) -> dict[str, Any]:
        """Return how the game ended, once it is over."""
        if not self._over:
            return {}
        won = self._pos.winner == self._side
        return {"won": won, "ending": ENDING_NAMES[self._pos.ending]}

    def render(self) -> str | None:
        """Return in words what this seat sees, or nothing without a render mode."""
        if self.render_mode is None:
            return None
        return describe(encode(view_of(self._pos, self._side)))

    def _go_on(self) -> None:
        """Let the opponent choose until it is this seat's choice."""
        pos = self._pos
        while not pos.is_over() and to_choose(pos) != self._side:
            enemy = 1 - self._side
            choice = check(pos, enemy, self._opponent(pos, enemy, self._rng))
            make(pos, enemy, choice, self._chance, self._watchers)

    def _own_standing(self) -> float:
        value = standing(self._pos, self._worth)
        return value if self._side == ENGLAND else -value

    def _observe(self) -> Seen:
        view = view_of(self._pos, self._side)
        return {"observation": tensor(encode(view)), "action_mask": mask_of(view.legal)}


def register() -> None:
    """Make ``Schiltrom-v0`` known to Gymnasium, once."""
    if NAME not in gymnasium.registry:
        gymnasium.register(NAME, f"{__name__}:{SchiltromEnv.__name__}")


register()
