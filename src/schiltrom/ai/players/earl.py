"""The Earl and the King: search over plans in drawn worlds, with playouts, for as long as they may.

The plans of a movement phase are the choices at the root, the same in all worlds, because a side
cannot tell its worlds apart. In each world the enemy makes the reply that looks best to him, and
the world is played on. Now and then the worse half of the plans is dropped. Cards are a game of
simultaneous choices, solved for a mixed strategy.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from schiltrom.ai.evaluation.evaluation import Evaluation
from schiltrom.ai.evaluation.weights import evaluation as shipped_evaluation
from schiltrom.ai.levels import EARL_SECONDS
from schiltrom.ai.opponent import Answer, Considered, Limit, draw_worlds
from schiltrom.ai.players.planner import Planner
from schiltrom.ai.search.budget import Budget, undisturbed
from schiltrom.ai.search.greedy_moves import OrderMemory
from schiltrom.ai.search.halving import FIRST_HALVING, LAST_RUNNERS, Candidate, SuccessiveHalving
from schiltrom.ai.search.heuristics import hand_of
from schiltrom.ai.search.line_values import valued, valued_in
from schiltrom.ai.search.plan_builder import SelectivePlanBuilder
from schiltrom.ai.search.playout import CardGame
from schiltrom.ai.search.regret import solve, worst_case
from schiltrom.engine import steps
from schiltrom.engine.choices import DONE, EVENT, FIRST_WORD
from schiltrom.engine.position import Position
from schiltrom.engine.view import View
from schiltrom.knowledge.tracker import Tracker

SEED_BITS: Final = 32
LINE_WORLDS: Final = 3
"""Worlds in which single lines are valued."""
IN_PLANNING: Final = 0.2
IN_FIRST_WORLD: Final = 0.32
IN_WORLDS: Final = 0.65
"""Fractions of a movement's time: for building plans, a first world, all worlds."""
PLAYED_ON: Final = {
    steps.CORONATION: 0.3,
    steps.HERALD: 0.3,
    steps.VICTUALS: 0.1,
    steps.PILLAGE: 0.3,
    steps.SEA_BLOCK: 0.2,
    steps.BRUCE_HOME: 0.1,
    steps.COMYN_HOME: 0.1,
    steps.MORAY_HOME: 0.1,
    steps.KING_HOME: 0.2,
    steps.EDWARD_WINTER: 0.3,
    steps.WALLACE_HOME: 0.2,
}
"""Choices valued by playouts, with their share of a game turn's time."""
SHARES: Final = {steps.CARD: 0.42, steps.MOVE: 0.6, **PLAYED_ON}
OTHER_SHARE: Final = 0.04
"""Shares of a game turn's time: for its card, its movement, and every other choice."""


@dataclass(frozen=True, slots=True)
class Scope:
    """How wide a search is; its time says how long."""

    worlds: int = 2
    """Worlds in which plans are built."""
    width: int = 6
    """Plans that are followed at once."""
    finalists: int = 100
    """Plans that are searched, if there is time."""
    most_worlds: int = 32
    """Worlds in which they are searched, if there is time."""
    most_playouts: int = 256
    """Playouts of the best of them, if there is time."""
    most_card_worlds: int = 64
    """Worlds in which cards are tried, if there is time."""
    turns: int = 1
    """Game turns in a playout."""
    trust: float = 30.0
    """How many playouts weigh as much as the odds of the battles at hand."""


class Earl(Planner):
    """Searches for as long as it may."""

    def __init__(
        self,
        evaluation: Evaluation | None = None,
        scope: Scope | None = None,
        turn_seconds: float = EARL_SECONDS,
    ) -> None:
        super().__init__(evaluation or shipped_evaluation())
        self._scope = scope or Scope()
        self._turn_seconds = turn_seconds

    @undisturbed()
    def _think(self, view: View, rng: Random, limit: Limit, sightings: Tracker | None) -> Answer:
        """Return the first choice of the best plan or line."""
        seconds = self._turn_seconds * self._share_of(view.step)
        budget = Budget(limit, self._evaluation, seconds)
        drawn = Worlds(view, rng, sightings)
        if view.step == steps.CARD:
            return self._answer_card(drawn, view.side, rng, budget)
        if view.step == steps.TRUCE:
            return Answer(FIRST_WORD + EVENT)
        if view.step == steps.MOVE:
            return self._answer_move(drawn, view.side, rng, budget)
        if view.step in PLAYED_ON:
            return self._answer_played_on(drawn, view.side, rng, budget)
        return self._answer_line(drawn, view.side, budget)

    def _share_of(self, step: int) -> float:
        """Return the part of a game turn's time that a choice may take."""
        return SHARES.get(step, OTHER_SHARE)

    # --- single lines --------------------------------------------------------------------------

    def _answer_line(self, drawn: Worlds, side: int, budget: Budget) -> Answer:
        """Take the best line by the odds; those that look best at a glance are tried first."""
        lines = valued(self._evaluation, drawn.get(0), side, exact=False)
        worlds = (drawn.get(number) for number in range(LINE_WORLDS))
        ranked = valued_in(self._evaluation, lines, worlds, side, budget)
        return self._decide(drawn.get(0), side, ranked)

    def _answer_played_on(self, drawn: Worlds, side: int, rng: Random, budget: Budget) -> Answer:
        """Take the line that is best once the game turn, or the winter, has been played out."""
        lines = valued(self._evaluation, drawn.get(0), side, exact=False)
        candidates = [Candidate(line.choices, line.value) for line in lines]
        ranked = self._search(candidates, drawn, side, rng, budget)
        return self._decide_on_searched(drawn, side, ranked)

    def _decide_on_searched(self, drawn: Worlds, side: int, ranked: list[Candidate]) -> Answer:
        """Decide on the best of a search."""
        # What dropped out early may have been overrated, or not valued at all.
        sound = [candidate for candidate in ranked if candidate.value <= ranked[0].value]
        return self._decide(drawn.get(0), side, sound)

    # --- movement ------------------------------------------------------------------------------

    def _answer_move(self, drawn: Worlds, side: int, rng: Random, budget: Budget) -> Answer:
        """Find the best plan of the movement phase."""
        candidates = self._plans_of(drawn, side, budget)
        ranked = self._search(candidates, drawn, side, rng, budget)
        for candidate in ranked:
            candidate.choices = [*candidate.choices, FIRST_WORD + DONE]
        return self._decide_on_searched(drawn, side, ranked)

    def _plans_of(self, drawn: Worlds, side: int, budget: Budget) -> list[Candidate]:
        """Return the plans that look best at a glance, without the word that ends them."""
        scope = self._scope
        worlds = [drawn.get(i) for i in range(scope.worlds)]
        builder = SelectivePlanBuilder(self._evaluation, worlds, side, scope.width)
        plans = builder.build(scope.finalists, budget, IN_PLANNING)
        return [Candidate(plan.choices, plan.value) for plan in plans]

    def _search(
        self, candidates: list[Candidate], drawn: Worlds, side: int, rng: Random, budget: Budget
    ) -> list[Candidate]:
        """Search by successive halving: in more and more worlds, then further ahead."""
        seed = rng.getrandbits(SEED_BITS)
        search = SuccessiveHalving(self._evaluation, candidates, side, seed, self._scope.trust)
        halving = FIRST_HALVING
        search.begin(drawn.get(0), budget, IN_FIRST_WORLD)
        for number in range(1, self._scope.most_worlds):
            if budget.is_spent():
                break
            search.try_in(drawn.get(number), budget)
            if budget.is_spent(IN_WORLDS):
                break
            if number + 1 == halving:
                search.halve(LAST_RUNNERS)
                halving *= 2
        search.rank()
        if len(search.running) > LAST_RUNNERS and not budget.is_spent():
            search.drop(LAST_RUNNERS)
        for _ in range(self._scope.most_playouts):
            if budget.is_spent() or len(search.running) == 1:
                break
            search.play(self._scope.turns, budget)
        search.rank()
        return search.running + search.dropped

    # --- cards ---------------------------------------------------------------------------------

    def _answer_card(self, drawn: Worlds, side: int, rng: Random, budget: Budget) -> Answer:
        """Solve the game of the two cards, and draw a card from the mixed strategy."""
        hand = hand_of(drawn.get(0), side)
        seed = rng.getrandbits(SEED_BITS)
        memory = OrderMemory()
        games: list[list[list[float]]] = []
        for number in range(self._scope.most_card_worlds):
            world = drawn.get(number)
            pairs = CardGame(self._evaluation, world, seed + number, memory)
            game = _card_game(pairs, side, hand, budget)
            if not games or len(game[0]) == len(possible_cards(world, 1 - side)):
                games.append(game)
            if budget.is_spent((number + 1) / (number + 2)):
                break
        strategy = solve(games)
        chosen = hand[drawn_from(strategy, rng)]
        pure = [
            Considered((card,), worst_case(games, [float(card == other) for other in hand]))
            for card in hand
        ]
        pure.sort(key=lambda line: (line.choices[0] != chosen, -line.value))
        return Answer(chosen, worst_case(games, strategy), tuple(pure))


def drawn_from(strategy: list[float], rng: Random) -> int:
    """Draw a choice from a mixed strategy."""
    point = rng.random()
    for i, part in enumerate(strategy):
        point -= part
        if point < 0:
            return i
    return len(strategy) - 1


def _card_game(pairs: CardGame, side: int, hand: list[int], budget: Budget) -> list[list[float]]:
    """Return what each card is worth in a world against each of the enemy's.

    When time is up, enemy cards not yet tried are left out.
    """
    game: list[list[float]] = [[] for _ in hand]
    for other in possible_cards(pairs.world, 1 - side):
        column: list[float] = []
        for card in hand:
            column.append(pairs.value(side, card, other))
            if budget.is_spent() and game[0]:
                return game
        for row, value in zip(game, column, strict=True):
            row.append(value)
    return game


def possible_cards(world: Position, side: int) -> list[int]:
    """Return the cards a side can have chosen, or can choose, in a world."""
    if world.card(side) >= 0:
        return [world.card(side)]
    return hand_of(world, side)


class Worlds:
    """Worlds of a view, drawn on demand."""

    def __init__(self, view: View, rng: Random, sightings: Tracker | None) -> None:
        self._view = view
        self._rng = Random(rng.getrandbits(SEED_BITS))  # noqa: S311
        self._sightings = sightings
        self._drawn: list[Position] = []

    def get(self, number: int) -> Position:
        """Return the world with this number."""
        while len(self._drawn) <= number:
            self._drawn += draw_worlds(self._view, self._rng, 1, self._sightings)
        return self._drawn[number]
