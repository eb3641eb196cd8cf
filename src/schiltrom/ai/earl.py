"""The Earl and the King: search over plans in drawn worlds, with playouts, for as long as they may.

The plans of a movement phase are the choices at the root, the same in all worlds, because one
cannot tell worlds apart. In each world the enemy replies as looks best to him there; then the world
is played on. Worlds go to the plans that are still in the running, half of which are dropped from
time to time. Cards are a game of simultaneous choices, solved for a mixed strategy.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from schiltrom.ai.budget import Budget
from schiltrom.ai.evaluation import Evaluation
from schiltrom.ai.habits import habit
from schiltrom.ai.judge import follow, value_of
from schiltrom.ai.lines import Line, lines_of
from schiltrom.ai.matrix import solve, worst_case
from schiltrom.ai.opponent import (
    NO_LIMIT,
    Answer,
    Considered,
    Limit,
    Plans,
    draw_worlds,
    legal_choices,
)
from schiltrom.ai.plan import Plan, best_first, valued, widened
from schiltrom.ai.playout import ends_year, march, play_on
from schiltrom.ai.weights import evaluation as shipped_evaluation
from schiltrom.engine import steps
from schiltrom.engine.cards import held
from schiltrom.engine.choices import DONE, FIRST_WORD
from schiltrom.engine.flow import choose
from schiltrom.engine.position import Position
from schiltrom.engine.tables import CARDS
from schiltrom.engine.view import View
from schiltrom.sightings import Sightings

TOLD: Final = 8
"""So many lines are told as reasons."""
ORDERS: Final = 6
"""A plan has so many orders at most."""
SEED_BITS: Final = 32
IN_BATTLE: Final = (steps.COMBAT, steps.COMBAT_ACTION)
EARL_SECONDS: Final = 1.0
KING_SECONDS: Final = 5.0
"""Seconds for a game turn, if nothing else is said."""
SHARES: Final = {steps.CARD: 0.35, steps.MOVE: 0.5}
OTHER_SHARE: Final = 0.03
"""The parts of a game turn's time that go to its card, its movement and every other choice."""


@dataclass(frozen=True, slots=True)
class Scope:
    """How widely a search looks; how long, its time says."""

    worlds: int = 3
    """Worlds in which orders are put together to plans."""
    width: int = 4
    """Plans that are followed at once."""
    finalists: int = 8
    """Plans that are searched."""
    most_worlds: int = 64
    """Worlds in which they are searched, if there is time."""
    most_card_worlds: int = 24
    """Worlds in which cards are tried, if there is time."""
    turns: int = 1
    """Game turns that are played on."""
    trust: float = 8.0
    """So many playouts weigh as much as the odds of the battles at hand."""


class Contender:
    """A plan that is being searched."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.odds = 0.0
        self.played = 0.0
        self.tries = 0
        self.playouts = 0

    def value(self, trust: float) -> float:
        """Return what it is thought to be worth."""
        if self.tries == 0:
            return self.plan.value
        odds = self.odds / self.tries
        if self.playouts == 0:
            return odds
        return (trust * odds + self.played) / (trust + self.playouts)


class Earl:
    """Searches as long as it may."""

    def __init__(
        self,
        evaluation: Evaluation | None = None,
        scope: Scope | None = None,
        turn_seconds: float = EARL_SECONDS,
    ) -> None:
        self._evaluation = evaluation or shipped_evaluation()
        self._scope = scope or Scope()
        self._turn_seconds = turn_seconds
        self._plans = Plans()

    def answer(
        self,
        view: View,
        seed: int,
        limit: Limit = NO_LIMIT,
        sightings: Sightings | None = None,
    ) -> Answer:
        """Return the first choice of the best plan or line."""
        choices = legal_choices(view)
        decided = self._plans.recall(view)
        if decided is not None or len(choices) == 1:
            return Answer(choices[0] if decided is None else decided)
        rng = Random(seed)  # noqa: S311 (no secret hangs on it)
        seconds = self._turn_seconds * SHARES.get(view.step, OTHER_SHARE)
        budget = Budget(limit, self._evaluation, seconds)
        drawn = Worlds(view, rng, sightings)
        if view.step == steps.CARD:
            return self._answer_card(drawn, view.side, rng, budget)
        usual = habit(drawn.get(0), view.side, rng)
        if usual is not None:
            return Answer(usual)
        if view.step == steps.MOVE:
            return self._answer_move(drawn, view.side, rng, budget)
        return self._answer_line(drawn, view.side, budget)

    # --- single lines --------------------------------------------------------------------------

    def _answer_line(self, drawn: Worlds, side: int, budget: Budget) -> Answer:
        """Take the best line, battles by their odds; in battle one may also leave."""
        world = drawn.get(0)
        may_leave = world.step in IN_BATTLE
        found = lines_of(world, side)
        totals = [0.0] * len(found)
        tried = 0
        for number in range(self._scope.worlds):
            world = drawn.get(number)
            for i, line in enumerate(found):
                totals[i] += self._value_line(world, line, side, may_leave)
            tried += 1
            if budget.is_spent():
                break
        for i, line in enumerate(found):
            line.value = totals[i] / tried
        found.sort(key=lambda line: -line.value)
        self._plans.keep(drawn.get(0), side, found[0].choices)
        told = tuple(Considered(tuple(line.choices), line.value) for line in found[:TOLD])
        return Answer(found[0].choices[0], found[0].value, told)

    def _value_line(self, world: Position, line: Line, side: int, may_leave: bool) -> float:
        """Return what a line is worth in a world."""
        pos = world if line.idle() else follow(world, side, line.choices)
        value = value_of(self._evaluation, pos, side, True)
        if may_leave:
            value = max(value, value_of(self._evaluation, pos, side, True, side))
        return value

    # --- movement ------------------------------------------------------------------------------

    def _answer_move(self, drawn: Worlds, side: int, rng: Random, budget: Budget) -> Answer:
        """Find the best plan of the movement phase, and keep it for the choices to come."""
        scope = self._scope
        plans = self._plan([drawn.get(i) for i in range(scope.worlds)], side, budget)
        contenders = [Contender(plan) for plan in plans[: scope.finalists]]
        dropped: list[Contender] = []
        seed = rng.getrandbits(SEED_BITS)
        halving = 4
        for number in range(scope.most_worlds):
            world = drawn.get(number)
            for contender in contenders:
                self._try(contender, world, side, Random(seed + number))  # noqa: S311
                if budget.is_spent():
                    break
            if budget.is_spent() or len(contenders) == 1:
                break
            if number + 1 == halving:
                contenders.sort(key=lambda c: -c.value(scope.trust))
                kept = (len(contenders) + 1) // 2
                dropped = contenders[kept:] + dropped
                contenders = contenders[:kept]
                halving *= 2
        contenders.sort(key=lambda c: -c.value(scope.trust))
        ranked = contenders + dropped
        best = [*ranked[0].plan.choices, FIRST_WORD + DONE]
        self._plans.keep(drawn.get(0), side, best)
        told = tuple(
            Considered((*c.plan.choices, FIRST_WORD + DONE), c.value(scope.trust))
            for c in ranked[:TOLD]
        )
        return Answer(best[0], told[0].value, told)

    def _plan(self, worlds: list[Position], side: int, budget: Budget) -> list[Plan]:
        """Return plans at a glance, the best first: nothing, one order, two orders and so on."""
        front = [valued(self._evaluation, Plan([], worlds), side)]
        found = list(front)
        for _ in range(ORDERS):
            front = widened(self._evaluation, front, side, self._scope.width)
            found += front
            if not front or budget.is_spent(0.4):
                break
        return best_first(found)

    def _try(self, contender: Contender, world: Position, side: int, rng: Random) -> None:
        """Try a plan in a world: the enemy replies, battles by their odds, and a playout."""
        pos = follow(world, side, contender.plan.choices)
        if not pos.second_part:
            choose(pos, side, FIRST_WORD + DONE)
            if pos.step == steps.MOVE:
                pos = march(self._evaluation, pos, 1 - side)
        contender.odds += self._evaluation.value(pos, side, True)
        contender.tries += 1
        if pos.step == steps.MOVE:
            pos = pos.copy()
            choose(pos, pos.active, FIRST_WORD + DONE)
        turns = 0 if ends_year(pos) else self._scope.turns
        pos = play_on(self._evaluation, pos, rng, turns)
        contender.played += self._evaluation.value(pos, side, True)
        contender.playouts += 1

    # --- cards ---------------------------------------------------------------------------------

    def _answer_card(self, drawn: Worlds, side: int, rng: Random, budget: Budget) -> Answer:
        """Solve the game of the two cards, and draw one's own."""
        first = drawn.get(0)
        hand = [card for card in range(CARDS) if held(first.hand(side), card)]
        seed = rng.getrandbits(SEED_BITS)
        games: list[list[list[float]]] = []
        for number in range(self._scope.most_card_worlds):
            game = self._card_game(drawn.get(number), side, hand, seed + number, budget)
            if game[0] or not games:
                games.append(game)
            if budget.is_spent((number + 1) / (number + 2)):
                break
        strategy = solve(games)
        point = rng.random()
        chosen = 0
        for i, part in enumerate(strategy):
            chosen = i
            point -= part
            if point < 0:
                break
        told = [
            Considered((card,), worst_case(games, [float(i == k) for k in range(len(hand))]))
            for i, card in enumerate(hand)
        ]
        value = worst_case(games, strategy)
        return Answer(hand[chosen], value, tuple(told))

    def _card_game(
        self, world: Position, side: int, hand: list[int], seed: int, budget: Budget
    ) -> list[list[float]]:
        """Return what each own card is worth in a world against each of the enemy's.

        When time is up the enemy's cards not yet tried are left out.
        """
        game: list[list[float]] = [[] for _ in hand]
        for other in possible_cards(world, 1 - side):
            for i, card in enumerate(hand):
                pos = world.copy()
                if pos.card(1 - side) < 0:
                    choose(pos, 1 - side, other)
                choose(pos, side, card)
                pos = play_on(self._evaluation, pos, Random(seed), 0)  # noqa: S311
                game[i].append(self._evaluation.value(pos, side, True))
            if budget.is_spent():
                break
        return game


def possible_cards(world: Position, side: int) -> list[int]:
    """Return the cards that a side may have chosen or may choose in a world."""
    if world.card(side) >= 0:
        return [world.card(side)]
    return [card for card in range(CARDS) if held(world.hand(side), card)]


class Worlds:
    """Worlds of a view, drawn when they are asked for."""

    def __init__(self, view: View, rng: Random, sightings: Sightings | None) -> None:
        self._view = view
        self._rng = Random(rng.getrandbits(SEED_BITS))  # noqa: S311
        self._sightings = sightings
        self._drawn: list[Position] = []

    def get(self, number: int) -> Position:
        """Return the world of a number."""
        while len(self._drawn) <= number:
            self._drawn += draw_worlds(self._view, self._rng, 1, self._sightings)
        return self._drawn[number]
