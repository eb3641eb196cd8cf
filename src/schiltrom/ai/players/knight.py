"""The Knight: plans a whole movement phase in several worlds, with the odds of its battles."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Final

from schiltrom.ai.evaluation.evaluation import Evaluation
from schiltrom.ai.evaluation.weights import evaluation as shipped_evaluation
from schiltrom.ai.opponent import (
    NO_LIMIT,
    Answer,
    Considered,
    Limit,
    Plans,
    draw_worlds,
    legal_choices,
)
from schiltrom.ai.search.budget import Budget
from schiltrom.ai.search.heuristics import heuristic, usual_card
from schiltrom.ai.search.line_values import play_turn, value_of, valued_in
from schiltrom.ai.search.plan import Plan, best_first, proved, valued, widened
from schiltrom.ai.search.resigning import is_hopeless
from schiltrom.engine import steps
from schiltrom.engine.cards import held
from schiltrom.engine.choices import DONE, FIRST_WORD
from schiltrom.engine.flow import choose
from schiltrom.engine.position import Position
from schiltrom.engine.tables import CARDS
from schiltrom.engine.view import View
from schiltrom.knowledge.tracker import Tracker

TOLD: Final = 8
"""So many lines are told as reasons."""
ORDERS: Final = 6
"""A plan has so many orders at most."""
IN_BATTLE: Final = (steps.COMBAT, steps.COMBAT_ACTION)
HAND_MADE: Final = "knight"
"""The weights a Knight goes by: made by hand, from what good players say."""


@dataclass(frozen=True, slots=True)
class Care:
    """How much care is taken."""

    worlds: int = 3
    """Worlds in which orders are tried."""
    width: int = 3
    """Plans that are followed at once."""
    finalists: int = 5
    """Plans that are proved by replies and odds."""
    proofs: int = 4
    """Worlds in which they are proved."""
    card_worlds: int = 4
    """Worlds in which cards are tried."""


class Knight:
    """Plans ahead for one phase."""

    def __init__(self, evaluation: Evaluation | None = None, care: Care | None = None) -> None:
        self._evaluation = evaluation or shipped_evaluation(HAND_MADE)
        self._care = care or Care()
        self._plans = Plans()

    def answer(
        self,
        view: View,
        seed: int,
        limit: Limit = NO_LIMIT,
        sightings: Tracker | None = None,  # noqa: ARG002 (it has no memory)
    ) -> Answer:
        """Return the first choice of the best plan or line."""
        choices = legal_choices(view)
        decided = self._plans.recall(view)
        if decided is not None or len(choices) == 1:
            return Answer(choices[0] if decided is None else decided)
        rng = Random(seed)  # noqa: S311 (no secret hangs on it)
        budget = Budget(limit, self._evaluation)
        care = self._care
        number = max(care.card_worlds, care.proofs, care.worlds)
        worlds = draw_worlds(view, rng, number)
        if view.step == steps.CARD:
            answer = self._answer_card(worlds[: care.card_worlds], view.side, rng, budget)
            return replace(answer, resigns=is_hopeless(view, seed))
        usual = heuristic(worlds[0], view.side, rng)
        if usual is not None:
            return Answer(usual)
        if view.step == steps.MOVE:
            return self._answer_move(worlds, view.side, budget)
        return self._answer_line(worlds[: care.worlds], view.side)

    # --- single lines --------------------------------------------------------------------------

    def _answer_line(self, worlds: list[Position], side: int) -> Answer:
        """Take the best line, battles by their odds; in battle one may also leave."""
        lines = valued_in(self._evaluation, worlds, side, True, worlds[0].step in IN_BATTLE)
        self._plans.keep(worlds[0], side, lines[0].choices)
        told = tuple(Considered(tuple(line.choices), line.value) for line in lines[:TOLD])
        return Answer(lines[0].choices[0], lines[0].value, told)

    # --- movement ------------------------------------------------------------------------------

    def _answer_move(self, worlds: list[Position], side: int, budget: Budget) -> Answer:
        """Find the best plan of the movement phase, and keep it for the choices to come."""
        plans = self._plan(worlds[: self._care.worlds], side, budget)[: self._care.finalists]
        for plan in plans:
            plan.value = proved(self._evaluation, plan, side, worlds[: self._care.proofs])
            if budget.is_spent():
                break
        plans.sort(key=lambda plan: -plan.value)
        best = [*plans[0].choices, FIRST_WORD + DONE]
        self._plans.keep(worlds[0], side, best)
        told = tuple(
            Considered((*plan.choices, FIRST_WORD + DONE), plan.value) for plan in plans[:TOLD]
        )
        return Answer(best[0], plans[0].value, told)

    def _plan(self, worlds: list[Position], side: int, budget: Budget) -> list[Plan]:
        """Return plans at a glance, the best first: nothing, one order, two orders and so on."""
        front = [valued(self._evaluation, Plan([], worlds), side)]
        found = list(front)
        for _ in range(ORDERS):
            front = widened(self._evaluation, front, side, self._care.width)
            found += front
            if not front or budget.is_spent():
                break
        return best_first(found)

    # --- cards ---------------------------------------------------------------------------------

    def _answer_card(
        self, worlds: list[Position], side: int, rng: Random, budget: Budget
    ) -> Answer:
        """Try each card in each world against what the enemy would usually play there."""
        hand = [card for card in range(CARDS) if held(worlds[0].hand(side), card)]
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
        """Return what a card is worth in a world if the enemy plays that."""
        pos = world.copy()
        if pos.card(1 - side) < 0:
            choose(pos, 1 - side, against)
        choose(pos, side, card)
        play_turn(self._evaluation, pos, Random(luck))  # noqa: S311
        return value_of(self._evaluation, pos, side, False)
