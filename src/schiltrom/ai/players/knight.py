"""The Knight: plans a whole movement phase in several worlds, with the odds of its battles."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from schiltrom.ai.evaluation.evaluation import Evaluation
from schiltrom.ai.evaluation.weights import evaluation as shipped_evaluation
from schiltrom.ai.opponent import Answer, Considered, Limit, draw_worlds
from schiltrom.ai.players.planner import Planner
from schiltrom.ai.search.budget import Budget
from schiltrom.ai.search.heuristics import hand_of, heuristic, usual_card
from schiltrom.ai.search.line_values import value_of, valued_in
from schiltrom.ai.search.lines import lines_of
from schiltrom.ai.search.plan import proved
from schiltrom.ai.search.plan_builder import PlanBuilder
from schiltrom.ai.search.playout import play_to_battles, with_cards
from schiltrom.engine import steps
from schiltrom.engine.choices import DONE, FIRST_WORD
from schiltrom.engine.position import Position
from schiltrom.engine.view import View
from schiltrom.knowledge.tracker import Tracker

HAND_MADE: Final = "knight"
"""The Knight's weights: set by hand, from what good players say."""


@dataclass(frozen=True, slots=True)
class Care:
    """How carefully a Knight plans."""

    worlds: int = 3
    """Worlds in which orders are tried."""
    width: int = 3
    """Plans that are followed at once."""
    finalists: int = 5
    """Plans that are tested against replies and odds."""
    proofs: int = 4
    """Worlds in which they are tested."""
    card_worlds: int = 4
    """Worlds in which cards are tried."""


class Knight(Planner):
    """Plans one phase ahead."""

    def __init__(self, evaluation: Evaluation | None = None, care: Care | None = None) -> None:
        super().__init__(evaluation or shipped_evaluation(HAND_MADE))
        self._care = care or Care()

    def _think(
        self,
        view: View,
        rng: Random,
        limit: Limit,
        sightings: Tracker | None,  # noqa: ARG002 (it has no memory)
    ) -> Answer:
        """Return the first choice of the best plan or line."""
        budget = Budget(limit, self._evaluation)
        care = self._care
        worlds = draw_worlds(view, rng, max(care.card_worlds, care.proofs, care.worlds))
        if view.step == steps.CARD:
            return self._answer_card(worlds[: care.card_worlds], view.side, rng, budget)
        usual = heuristic(worlds[0], view.side, rng)
        if usual is not None:
            return Answer(usual)
        if view.step == steps.MOVE:
            return self._answer_move(worlds, view.side, budget)
        lines = lines_of(worlds[0], view.side)
        best_first = valued_in(self._evaluation, lines, worlds[: care.worlds], view.side, budget)
        return self._decide(worlds[0], view.side, best_first)

    def _answer_move(self, worlds: list[Position], side: int, budget: Budget) -> Answer:
        """Find the best plan of the movement phase."""
        care = self._care
        builder = PlanBuilder(self._evaluation, worlds[: care.worlds], side, care.width)
        plans = builder.build(care.finalists, budget)
        for plan in plans:
            plan.value = proved(self._evaluation, plan, side, worlds[: care.proofs])
            if budget.is_spent():
                break
        plans.sort(key=lambda plan: -plan.value)
        for plan in plans:
            plan.choices = [*plan.choices, FIRST_WORD + DONE]
        return self._decide(worlds[0], side, plans)

    def _answer_card(
        self, worlds: list[Position], side: int, rng: Random, budget: Budget
    ) -> Answer:
        """Try each card in each world against the enemy's usual card."""
        hand = hand_of(worlds[0], side)
        totals = dict.fromkeys(hand, 0.0)
        tried = 0
        for world in worlds:
            against = world.card(1 - side)
            if against < 0:
                against = usual_card(world, 1 - side, rng)
            luck = rng.random()
            for card in hand:
                totals[card] += self._try_card(world, side, card, against, luck)
            tried += 1
            if budget.is_spent():
                break
        order = sorted(hand, key=lambda card: -totals[card])
        told = tuple(Considered((card,), totals[card] / tried) for card in order)
        return Answer(order[0], told[0].value, told)

    def _try_card(self, world: Position, side: int, card: int, against: int, luck: float) -> float:
        """Return what a card is worth in a world against an enemy card."""
        pos = with_cards(world, side, card, against)
        pos = play_to_battles(self._evaluation, pos, Random(luck))  # noqa: S311
        return value_of(self._evaluation, pos, side, exact=False)
