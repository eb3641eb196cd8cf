"""The course of a game with explicit chance, one die, card or block at a time.

An action is a choice id where a side is to choose. Where chance is, it is an outcome id: a die's
face, then a card, then a block. Several dice are several outcomes in a row, each with one chance in
six, so that no position has more than 70 and all probabilities are exact.
"""

from __future__ import annotations

from typing import Final

from schiltrom.engine.chance import dice_rolled, outcomes, roll_of
from schiltrom.engine.flow import choose, legal_mask, settle
from schiltrom.engine.position import Position
from schiltrom.engine.steps import DEAL
from schiltrom.engine.tables import (
    BLOCK_NAMES,
    BLOCKS,
    CARD_NAMES,
    CARDS,
    FACES,
    NOBODY,
    members,
)
from schiltrom.engine.view import view as view_of
from schiltrom.envs.encoding import encode
from schiltrom.envs.memory import Memory
from schiltrom.envs.play import Setup, check, to_choose

OUTCOMES_VERSION: Final = 1
FIRST_DEALT: Final = FACES
FIRST_DRAWN: Final = FIRST_DEALT + CARDS
OUTCOMES: Final = FIRST_DRAWN + BLOCKS
OUTCOME_TEXTS: Final[tuple[str, ...]] = (
    *(f"roll {face}" for face in range(1, FACES + 1)),
    *(f"deal {name}" for name in CARD_NAMES),
    *(f"draw {name}" for name in BLOCK_NAMES),
)
"""What each outcome id means, as it is written in a record."""


class Walk:
    """A position, and the dice of a roll that is not complete."""

    __slots__ = ("dice", "pos")

    def __init__(self, pos: Position, dice: list[int]) -> None:
        self.pos = pos
        self.dice = dice

    def copy(self) -> Walk:
        """Return an independent copy."""
        return Walk(self.pos.copy(), list(self.dice))

    def settle(self, outcome: int) -> None:
        """Take an outcome; dice wait until the last one of the roll lies."""
        if outcome >= FIRST_DEALT:
            first = FIRST_DEALT if self.pos.step == DEAL else FIRST_DRAWN
            settle(self.pos, outcome - first)
            return
        self.dice.append(outcome + 1)
        if len(self.dice) == dice_rolled(self.pos):
            settle(self.pos, roll_of(self.dice))
            self.dice.clear()

    def go(self, action: int) -> None:
        """Make a choice or take an outcome that is known to be right."""
        if self.pos.is_chance():
            self.settle(action)
        else:
            choose(self.pos, to_choose(self.pos), action)


class Trajectory:
    """A game under way: all actions so far, where they lead, and what each side remembers."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.actions: list[int] = []
        self._now = Walk(setup.begin(), [])
        # Memories are brought up to date only when somebody asks: views take time.
        self._told = self._now.copy()
        self._told_actions = 0
        self._memories = (Memory(), Memory())

    def copy(self) -> Trajectory:
        """Return an independent course at the same point."""
        twin = Trajectory.__new__(Trajectory)
        twin.setup = self.setup
        twin.actions = list(self.actions)
        twin._now = self._now.copy()
        twin._told = self._told.copy()
        twin._told_actions = self._told_actions
        twin._memories = (Memory(self._memories[0]), Memory(self._memories[1]))
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> Trajectory:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return trajectory_of, (self.setup, self.actions)

    @property
    def position(self) -> Position:
        """Return the position now."""
        return self._now.pos

    @property
    def dice(self) -> list[int]:
        """Return the dice that lie already of a roll that is not complete."""
        return self._now.dice

    def side(self) -> int:
        """Return whose choice it is; nobody's where chance is or the game is over."""
        pos = self.position
        return NOBODY if pos.is_chance() or pos.is_over() else to_choose(pos)

    def legal(self) -> list[int]:
        """Return the choices of the side that is to choose."""
        return members(legal_mask(self.position, self.side()))

    def outcomes(self) -> list[tuple[int, float]]:
        """Return what chance can bring next, with its probability."""
        pos = self.position
        if dice_rolled(pos):
            return [(face, 1.0 / FACES) for face in range(FACES)]
        first = FIRST_DEALT if pos.step == DEAL else FIRST_DRAWN
        return [(first + outcome, chance) for outcome, chance in outcomes(pos)]

    def take(self, action: int) -> None:
        """Make a choice, or take an outcome of chance."""
        if self.position.is_chance():
            if action not in [outcome for outcome, _ in self.outcomes()]:
                raise ValueError(f"{outcome_text(action)} cannot happen at {self.position!r}")
        else:
            check(self.position, to_choose(self.position), action)
        self._now.go(action)
        self.actions.append(action)

    def memory(self, side: int) -> Memory:
        """Return what a side remembers."""
        if self._memories[side].events == 0:
            self._look()
        while self._told_actions < len(self.actions):
            self._follow(self.actions[self._told_actions])
            self._told_actions += 1
        return self._memories[side]

    def _follow(self, action: int) -> None:
        """Let both sides remember what an action lets them know."""
        walk = self._told
        if not walk.pos.is_chance():
            self._memories[to_choose(walk.pos)].chose(action)
        elif action < FIRST_DEALT:
            for memory in self._memories:
                memory.threw(action)
        walk.go(action)
        self._look()

    def _look(self) -> None:
        for side, memory in enumerate(self._memories):
            memory.saw(bytes(encode(view_of(self._told.pos, side))))


def trajectory_of(setup: Setup, actions: list[int]) -> Trajectory:
    """Return the course of a game from its actions."""
    trajectory = Trajectory(setup)
    for action in actions:
        trajectory.take(action)
    return trajectory


def outcome_text(outcome: int) -> str:
    """Return what an outcome id means."""
    if not 0 <= outcome < OUTCOMES:
        raise ValueError(f"outcomes are numbered 0 to {OUTCOMES - 1}, not {outcome}")
    return OUTCOME_TEXTS[outcome]
