"""Successive halving of plans: those that do well are tried in more worlds and played further.

The plans are the same in all worlds, because a side cannot tell its worlds apart. In each world the
enemy makes the reply that looks best to him. All remaining plans are tried in the same worlds with
the same luck, so that only the plans make a difference; again and again the worse half drops out.
"""

from __future__ import annotations

from random import Random
from typing import Final

from schiltrom.ai.evaluation.evaluation import Evaluation
from schiltrom.ai.search.budget import Budget
from schiltrom.ai.search.greedy_moves import OrderMemory, after_reply
from schiltrom.ai.search.line_values import follow
from schiltrom.ai.search.playout import ends_year, foreseen, play_on
from schiltrom.engine import steps
from schiltrom.engine.choices import DONE, FIRST_WORD
from schiltrom.engine.flow import choose
from schiltrom.engine.position import Position

FIRST_HALVING: Final = 2
LEAST_RUNNERS: Final = 8
"""How many begin, however short the time."""
LAST_RUNNERS: Final = 3
"""How many plans reach the playouts."""
WINTERS: Final = 2
"""How often a world is played through winter when the year ends in it."""
WINTER_TRUST: Final = 1.0
"""The weight of the odds before winter then, in playouts per world."""


class Candidate:
    """A plan or line in the search."""

    def __init__(self, choices: list[int], value: float) -> None:
        self.choices = choices
        self.value = value
        self.odds: list[float] = []
        """What it was worth in each world with the battles by their odds."""
        self.played: list[float] = []
        """The results of its playouts."""
        self.after: list[Position] = []
        """Each world after the plan and the enemy's reply."""

    def weigh(self, tries: int, playouts: int, trust: float) -> None:
        """Set its value from its first *tries* and *playouts*."""
        if tries == 0:
            return
        total = 0.0
        for i in range(tries):
            total += self.odds[i]
        value = trust * total / tries
        for i in range(playouts):
            value += self.played[i]
        self.value = value / (trust + playouts)


class SuccessiveHalving:
    """The competition between plans."""

    def __init__(
        self,
        evaluation: Evaluation,
        candidates: list[Candidate],
        side: int,
        seed: int,
        trust: float,
    ) -> None:
        self.evaluation = evaluation
        self.side = side
        self.seed = seed
        self.trust = trust
        self.running = candidates
        self.dropped: list[Candidate] = []
        self.memory = OrderMemory()
        self.year_ends = False

    def begin(self, world: Position, budget: Budget, part: float) -> None:
        """Try as many as there is time for in a first world; the others drop out."""
        self.memory.enter_world()
        tried = 0
        for candidate in self.running:
            self._try(candidate, world)
            tried += 1
            if budget.is_spent() or (tried >= LEAST_RUNNERS and budget.is_spent(part)):
                break
        self.drop(tried)

    def try_in(self, world: Position, budget: Budget) -> None:
        """Try all that remain in one more world."""
        self.memory.enter_world()
        for candidate in self.running:
            self._try(candidate, world)
            if budget.is_spent():
                return

    def _try(self, candidate: Candidate, world: Position) -> None:
        """Let the enemy reply, and value the result."""
        pos = follow(world, self.side, candidate.choices)
        if pos.step == steps.MOVE and pos.active == self.side:
            pos = after_reply(self.evaluation, pos, self.side, self.memory)
        else:
            rng = Random(self.seed + len(candidate.odds))  # noqa: S311 (no secret hangs on it)
            pos = play_on(self.evaluation, pos, rng, 0, self.memory)
        candidate.odds.append(foreseen(self.evaluation, pos, self.side))
        pos = pos.copy()
        if pos.step == steps.MOVE:
            choose(pos, pos.active, FIRST_WORD + DONE)
        candidate.after.append(pos)
        if world.step == steps.MOVE and ends_year(world):
            self.year_ends = True
            for _ in range(WINTERS):
                self._play(candidate, len(candidate.after) - 1, 0)

    def play(self, turns: int, budget: Budget) -> None:
        """Play one playout for each that remains, in a world it was tried in."""
        for candidate in self.running:
            number = len(candidate.played) % len(candidate.after)
            self._play(candidate, number, 0 if self.year_ends else turns)
            if budget.is_spent():
                return

    def _play(self, candidate: Candidate, number: int, turns: int) -> None:
        rng = Random(self.seed + len(candidate.played))  # noqa: S311 (no secret hangs on it)
        pos = candidate.after[number].copy()
        pos = play_on(self.evaluation, pos, rng, turns, OrderMemory())
        candidate.played.append(foreseen(self.evaluation, pos, self.side))

    def rank(self) -> None:
        """Rank those that remain by the tries and playouts they share."""
        tries = min([len(candidate.odds) for candidate in self.running])
        playouts = min([len(candidate.played) for candidate in self.running])
        trust = WINTER_TRUST * tries if self.year_ends else self.trust
        for candidate in self.running:
            candidate.weigh(tries, playouts, trust)
        self.running.sort(key=_last)

    def halve(self, least: int) -> None:
        """Let the worse half drop out, down to the last few."""
        self.rank()
        self.drop(max(least, (len(self.running) + 1) // 2))

    def drop(self, kept: int) -> None:
        """Let all but the first few drop out."""
        self.dropped = self.running[kept:] + self.dropped
        self.running = self.running[:kept]


def _last(candidate: Candidate) -> float:
    return -candidate.value
