"""The game for OpenSpiel, as ``python_schiltrom``: explicit chance, and information states.

>>> import pyspiel
>>> from schiltrom.envs import openspiel
>>> game = pyspiel.load_game("python_schiltrom(scenario=the_bruce,years=1)")
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True

Importing this module registers the game. Both cards of a game turn are chosen one after the other,
England's first, and Scotland's information state is the same whatever England has chosen.
"""

from __future__ import annotations

from typing import Any, Final

from schiltrom.engine.choices import CHOICES, TEXTS
from schiltrom.engine.position import Position
from schiltrom.engine.tables import ENGLAND, NOBODY, SIDE_NAMES
from schiltrom.engine.view import view as view_of
from schiltrom.envs.encoding import encode
from schiltrom.envs.missing import not_installed
from schiltrom.envs.planes import PLANES, SIZE, START, describe
from schiltrom.envs.play import Setup, setup_of
from schiltrom.envs.trajectory import OUTCOMES, Trajectory, Walk, outcome_text

try:
    import numpy as np
    import pyspiel

    from schiltrom.envs.baseline import Baseline
    from schiltrom.envs.tensors import Observation, tensor
except ImportError as error:
    raise not_installed("openspiel", error) from error

NAME: Final = "python_schiltrom"
CHOICES_IN_A_YEAR: Final = 20_000
OUTCOMES_IN_A_YEAR: Final = 10_000
"""No year can have more: five game turns, each with every block moving once and fighting three
rounds in no more than three battles, and a winter. Real years have about a hundred choices."""

_GAME_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Hammer of the Scots",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification={"scenario": "braveheart", "edition": 4, "rules": "", "years": 0},
)


class SchiltromGame(pyspiel.Game):
    """The game; its players are England, 0, and Scotland, 1.

    Parameters: *scenario*; *edition* (2 to 4), or *rules*, the name of a preset, which takes
    precedence; *years*, where 0 means the scenario's own length.
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**_GAME_TYPE.parameter_specification, **(params or {})}
        self.setup: Setup = setup_of(
            given["scenario"], given["rules"] or given["edition"], given["years"] or None
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=CHOICES,
            max_chance_outcomes=OUTCOMES,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=CHOICES_IN_A_YEAR * self.setup.years,
        )
        super().__init__(_GAME_TYPE, info, params or {})

    def new_initial_state(self) -> SchiltromState:
        """Return a game before the first levy and the first deal."""
        return SchiltromState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return an upper bound on the chance outcomes in a game."""
        return OUTCOMES_IN_A_YEAR * self.setup.years

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: dict[str, Any] | None = None,
    ) -> SchiltromObserver:
        """Return an observer of what a player, or everybody, sees."""
        if params:
            raise ValueError(f"observers of this game take no parameters, not {params}")
        return SchiltromObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SchiltromState(pyspiel.State):
    """A game under way."""

    def __init__(self, game: SchiltromGame) -> None:
        super().__init__(game)
        self.trajectory = Trajectory(game.setup)

    @property
    def position(self) -> Position:
        """Return the full position, secrets included: not for a player."""
        return self.trajectory.position

    def current_player(self) -> int:
        """Return whose choice it is: a player's, chance's or nobody's."""
        if self.position.is_over():
            return int(pyspiel.PlayerId.TERMINAL)
        side = self.trajectory.side()
        return side if side != NOBODY else int(pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.position.is_over()

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002 (OpenSpiel asks the current one)
        return self.trajectory.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what chance can bring, with its probability."""
        return self.trajectory.outcomes()

    def _apply_action(self, action: int) -> None:
        self.trajectory.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return outcome_text(action)
        return TEXTS[action]

    def returns(self) -> list[float]:
        """Return 1 for the winner and -1 for the loser."""
        if not self.position.is_over():
            return [0.0, 0.0]
        return [1.0, -1.0] if self.position.winner == ENGLAND else [-1.0, 1.0]

    def __str__(self) -> str:
        """Return both sides' views in words, and the dice rolled."""
        dice = " ".join(str(die) for die in self.trajectory.dice)
        return "\n\n".join([*(_seen_text(self, side) for side in range(2)), f"dice: {dice}"])


class SchiltromObserver:
    """What a player sees, as OpenSpiel asks for it: everything, the open part, or his own part.

    The public part is what a spectator sees; a player's private part is everything else he sees.
    With perfect recall there is a string, different for different memories, and no tensor, which
    would have no fixed size.
    """

    def __init__(self, iig_obs_type: pyspiel.IIGObservationType) -> None:
        self._public = bool(iig_obs_type.public_info)
        self._private = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recalls = bool(iig_obs_type.perfect_recall)
        if iig_obs_type.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody sees the secrets of both players")
        if self._recalls and not (self._public and self._private):
            raise ValueError("with perfect recall a player's whole information is kept, no part")
        self.tensor: Observation | None = None
        self.dict: dict[str, Observation] = {}
        if not self._recalls:
            self.tensor = np.zeros(SIZE, np.float32)
            for plane in PLANES:
                start = START[plane.name]
                part = self.tensor[start : start + plane.size]
                self.dict[plane.name] = part.reshape(plane.shape or (1,))

    def set_from(self, state: SchiltromState, player: int) -> None:
        """Fill the tensor with what a player sees now."""
        if self.tensor is None:
            raise ValueError("with perfect recall there is only a string")
        self.tensor[:] = tensor(self._encoded(state.position, player))

    def string_from(self, state: SchiltromState, player: int) -> str:
        """Return what a player sees now in words; with perfect recall, what he remembers first."""
        if self._recalls:
            return f"remembers: {state.trajectory.memory(player)}\n{_seen_text(state, player)}"
        return describe(self._encoded(state.position, player))

    def _encoded(self, pos: Position, player: int) -> bytearray:
        """Return the requested view, encoded."""
        if not self._private:
            return encode(view_of(pos, NOBODY)) if self._public else bytearray(SIZE)
        own = encode(view_of(pos, player))
        if not self._public:
            for place, number in enumerate(encode(view_of(pos, NOBODY))):
                if own[place] == number:
                    own[place] = 0
        return own


class LearnedBot(pyspiel.Bot):
    """The learned policy as a bot for one player or both; it follows the actions of a state."""

    def __init__(self) -> None:
        super().__init__()
        self.restart()

    def restart(self) -> None:
        """Forget the game."""
        self._setup: Setup | None = None
        self._actions: list[int] = []

    def step(self, state: SchiltromState) -> int:
        """Return the policy's choice for the player who has to choose in this state."""
        trajectory = state.trajectory
        read = len(self._actions)
        if self._setup is not trajectory.setup or trajectory.actions[:read] != self._actions:
            read = 0
        if read == 0:
            self._setup = trajectory.setup
            self._walk = Walk(trajectory.setup.begin(), [])
            self._baseline = Baseline()
            self._baseline.begin(trajectory.setup, self._walk.pos)
        for action in trajectory.actions[read:]:
            self._walk.go(action)
            if not self._walk.dice:
                self._baseline.follow(self._walk.pos)
        self._actions = list(trajectory.actions)
        return self._baseline.choose(state.current_player())


def _seen_text(state: SchiltromState, side: int) -> str:
    return f"{SIDE_NAMES[side]}\n{describe(encode(view_of(state.position, side)))}"


pyspiel.register_game(_GAME_TYPE, SchiltromGame)
