"""The fixed opponent of the Gymnasium environment: a level by name, or a function."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, Protocol

from schiltrom.ai.levels import OPPONENT_NAMES
from schiltrom.ai.opponent import Opponent
from schiltrom.ai.players.registry import opponent_called
from schiltrom.ai.protocol import SEED_BITS
from schiltrom.engine.choices import Choice
from schiltrom.engine.position import Position
from schiltrom.engine.view import View
from schiltrom.engine.view import view as view_of
from schiltrom.engine.walk import random_choice
from schiltrom.envs.play import SetupError
from schiltrom.game import choice_id

BASELINE: Final = "learned"
"""The name of the learned policy."""
Chooser = Callable[[View, int], Choice | str | int]
"""Takes the view of the side to choose and a random seed; returns a choice."""


class Answering(Protocol):
    """An opponent as the environment asks it, which uses nothing but a view."""

    def __call__(self, pos: Position, side: int, rng: Random) -> int:
        """Return a choice for *side*."""


def _of_opponent(opponent: Opponent) -> Answering:
    def answer(pos: Position, side: int, rng: Random) -> int:
        return opponent.answer(view_of(pos, side), rng.getrandbits(SEED_BITS)).choice

    return answer


def _of_function(chooser: Chooser) -> Answering:
    def answer(pos: Position, side: int, rng: Random) -> int:
        return choice_id(chooser(view_of(pos, side), rng.getrandbits(SEED_BITS)))

    return answer


class WatchingOpponent:
    """The learned policy, which has to see every position of a game."""

    def __init__(self) -> None:
        from schiltrom.envs.baseline import Baseline

        self.watcher = Baseline()

    def __call__(self, pos: Position, side: int, rng: Random) -> int:  # noqa: ARG002 (it saw them)
        """Return a choice for *side*."""
        return self.watcher.choose(side)


def answering(opponent: str | Opponent | Chooser) -> Answering:
    """Return an opponent given by the name of its level, as an ``Opponent`` or as a function."""
    if isinstance(opponent, str):
        name = opponent.strip().lower()
        if name == BASELINE:
            return WatchingOpponent()
        if name not in OPPONENT_NAMES:
            names = ", ".join((*OPPONENT_NAMES, BASELINE))
            raise SetupError(f"there is no level {opponent!r}; choose from {names}")
        if name == "peasant":
            return random_choice  # his view would list the same choices, and takes far longer
        return _of_opponent(opponent_called(name))
    if callable(opponent):
        return _of_function(opponent)
    if hasattr(opponent, "answer"):
        return _of_opponent(opponent)
    raise SetupError(
        f"an opponent must be the name of a level or a function of a view, not {opponent!r}"
    )
