"""Self-play: whole games between two evaluations, in pairs with sides exchanged, on all cores.

Both games of a pair have the same luck, so that most of it cancels out. Only the winner is kept:
this measures evaluations; ``arena`` measures players.
"""

from __future__ import annotations

import multiprocessing
import multiprocessing.pool
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import Final

from schiltrom.ai.evaluation.evaluation import Evaluation
from schiltrom.ai.evaluation.features import features_of
from schiltrom.ai.opponent import Opponent
from schiltrom.ai.players.knight import Knight
from schiltrom.ai.players.squire import Squire
from schiltrom.ai.protocol import SEED_BITS
from schiltrom.engine.counters import BRAVEHEART, THE_BRUCE
from schiltrom.engine.flow import choose, settle
from schiltrom.engine.position import Position
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.setup import new_position
from schiltrom.engine.tables import SCOTLAND
from schiltrom.engine.view import view
from schiltrom.engine.walk import random_outcome, random_side

SCENARIOS: Final = (BRAVEHEART, THE_BRUCE)
PLAYERS: Final = ("squire", "knight")
NOTED: Final = 0.01
"""The fraction of choices whose position is noted."""
_SPAWN: Final = multiprocessing.get_context("spawn")


@dataclass(frozen=True, slots=True)
class Pair:
    """Two games between two evaluations, with sides exchanged."""

    one: tuple[float, ...]
    other: tuple[float, ...]
    seed: str
    scenario: int
    player: str = "squire"
    noting: bool = False


@dataclass(frozen=True, slots=True)
class Score:
    """The result of a pair of games."""

    points: int
    """Games won by the first evaluation, 0 to 2."""
    notes: tuple[tuple[tuple[float, ...], bool], ...] = ()
    """Features of some positions, and whether Scotland won from there."""


def pairs_of(
    one: Sequence[float], other: Sequence[float], number: int, seed: str, player: str
) -> list[Pair]:
    """Return pairs of games, the scenarios alternating."""
    return [
        Pair(tuple(one), tuple(other), f"{seed}.{i}", SCENARIOS[i % len(SCENARIOS)], player)
        for i in range(number)
    ]


def play_pair(pair: Pair) -> Score:
    """Play both games of a pair."""
    points = 0
    notes: list[tuple[tuple[float, ...], bool]] = []
    for side in range(2):
        weights = (pair.one, pair.other) if side == 0 else (pair.other, pair.one)
        noted: list[tuple[float, ...]] | None = [] if pair.noting else None
        winner = _play(pair, [_player(pair.player, table) for table in weights], noted)
        points += winner == side
        notes += [(vector, winner == SCOTLAND) for vector in noted or ()]
    return Score(points, tuple(notes))


def _player(name: str, weights: Sequence[float]) -> Opponent:
    evaluation = Evaluation(list(weights))
    return Knight(evaluation) if name == "knight" else Squire(evaluation)


def _play(pair: Pair, players: list[Opponent], noted: list[tuple[float, ...]] | None) -> int:
    """Play one game and return the winner."""
    pos = new_position(pair.scenario, RuleSet())
    luck = Random(f"{pair.seed}/luck")  # noqa: S311 (no secret hangs on it)
    thoughts = [Random(f"{pair.seed}/{side}") for side in range(2)]  # noqa: S311
    noting = Random(f"{pair.seed}/noting")  # noqa: S311
    while not pos.is_over():
        if pos.is_chance():
            settle(pos, random_outcome(pos, luck))
            continue
        if noted is not None and noting.random() < NOTED:
            noted.append(tuple(features_of(pos, False).vector))
        _choose(pos, players, thoughts)
    return pos.winner


def _choose(pos: Position, players: list[Opponent], thoughts: list[Random]) -> None:
    """Let the side to play choose from its view."""
    side = random_side(pos)
    answer = players[side].answer(view(pos, side), thoughts[side].getrandbits(SEED_BITS))
    choose(pos, side, answer.choice)


@contextmanager
def pair_pool(cores: int) -> Iterator[PairPool]:
    """Yield a pool that plays *cores* pairs at once."""
    if cores == 1:
        yield PairPool(None)
        return
    with _SPAWN.Pool(cores) as pool:
        yield PairPool(pool)


class PairPool:
    """Plays pairs in this process or in several; scores come in order."""

    def __init__(self, pool: multiprocessing.pool.Pool | None) -> None:
        self._pool = pool

    def play(self, pairs: Sequence[Pair]) -> Iterator[Score]:
        """Play all these pairs."""
        if self._pool is None:
            return map(play_pair, pairs)
        return self._pool.imap(play_pair, pairs)
