"""A hand-made player for training: quick, of another style than the policy, and all-seeing.

It moves as the classic players expect their enemies to, by what looks best at a glance, and knows
where every block is. That makes it a strong partner for what it costs: it thinks about one order at
a time, so that no other game waits for long. A policy that learns from games against it is told no
more than its own seat sees.
"""

from __future__ import annotations

from random import Random
from typing import Final

from schiltrom.ai.evaluation.weights import evaluation
from schiltrom.ai.search.greedy_moves import OrderMemory, next_order
from schiltrom.ai.search.heuristics import usual_card
from schiltrom.ai.search.line_values import valued
from schiltrom.ai.search.playout_policy import THOUGHT, policy_choice
from schiltrom.engine import steps
from schiltrom.engine.choices import DONE, FIRST_WORD
from schiltrom.engine.position import Position

END: Final = FIRST_WORD + DONE


class HandMade:
    """Plays one side of one game."""

    def __init__(self) -> None:
        self._evaluation = evaluation()
        self._phase = (0, 0)
        """The year and the game turn of the orders it remembers."""
        self._orders = OrderMemory()

    def __call__(self, pos: Position, side: int, luck: Random) -> list[int]:
        """Return its next choices: a card, an order of a movement phase, or what is to be done."""
        if pos.step == steps.CARD:
            return [usual_card(pos, side, luck)]
        if pos.step == steps.MOVE:
            return self._order(pos, side) or [END]
        choice = policy_choice(pos, side)
        if choice != THOUGHT:
            return [choice]
        return valued(self._evaluation, pos, side, False)[0].choices

    def _order(self, pos: Position, side: int) -> list[int]:
        """Return its next order, or none if it has finished moving."""
        if self._phase != (pos.year, pos.turn):
            self._phase = pos.year, pos.turn
            self._orders = OrderMemory()
        return next_order(self._evaluation, pos.copy(), side, self._orders)
