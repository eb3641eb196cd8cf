"""Rollouts: a plan is played on until cards are next chosen, and the network is asked there.

The enemy replies with the orders that look best at a glance, battles and winter go by the quick
rules of playouts, and what each side can know of the other's blocks goes along. All plans have the
same worlds and the same luck.
"""

from __future__ import annotations

from math import exp
from typing import Final

from schiltrom.ai.evaluation.evaluation import Evaluation
from schiltrom.ai.learned.network import Network
from schiltrom.ai.learned.rollouts import Lucky, are_cards_due
from schiltrom.ai.learned.seat import Continuation
from schiltrom.ai.search.greedy_moves import OrderMemory, greedy_moves
from schiltrom.ai.search.line_values import valued
from schiltrom.ai.search.playout_policy import THOUGHT, policy_choice
from schiltrom.engine import steps
from schiltrom.engine.chance import sample
from schiltrom.engine.choices import DONE, FIRST_WORD
from schiltrom.engine.flow import settle
from schiltrom.engine.position import Position

LONGEST: Final = 600
"""Choices and outcomes of chance after which a rollout is broken off."""


class Glances:
    """Plays plans on by the hand-made player, for one side of a game."""

    def __init__(
        self, network: Network, evaluation: Evaluation, game: Continuation, side: int
    ) -> None:
        self._network = network
        self._evaluation = evaluation
        self._game = game
        self._side = side

    def chances(self, worlds: Lucky, plans: list[list[int]]) -> list[list[float]]:
        """Return the side's chance to win when cards are next chosen, in each world by each plan.

        The network is asked on all of them together, which is faster.
        """
        values = [[0.0] * len(plans) for _ in worlds]
        seen: list[bytes] = []
        asked: list[tuple[int, int, bool]] = []
        game = self._game.game
        for row, (world, luck) in enumerate(worlds):
            for column, plan in enumerate(plans):
                self._game.enter(world, luck)
                self._game.play(self._side, plan)
                self._play_on()
                if self._comes_to_decide():
                    seen.append(self._game.look())
                    asked.append((row, column, game.side == self._side))
                else:
                    values[row][column] = float(game.pos.winner == self._side)
        if seen:
            opinions = self._network.opinions(seen)
            for (row, column, is_own), opinion in zip(asked, opinions, strict=True):
                value = opinion.value if is_own else -opinion.value
                values[row][column] = 1 / (1 + exp(-value))
        return values

    def _comes_to_decide(self) -> bool:
        """Ask this side if it has a card to choose, or who has to decide next; False: nobody."""
        game = self._game.game
        if are_cards_due(game.pos) and game.ask(self._side) < 0:
            return True
        return game.advance()

    def _play_on(self) -> None:
        """Play until cards are chosen again.

        Nothing is remembered of orders in other rollouts: a plan is worth the same whichever plans
        were played on before it.
        """
        game = self._game.game
        orders = OrderMemory()
        for _ in range(LONGEST):
            pos = game.pos
            if pos.step == steps.OVER or are_cards_due(pos):
                return
            if pos.is_chance():
                settle(pos, sample(pos, game.chance))
                game.remember()
            else:
                self._game.play(pos.active, self._choices(pos, orders))

    def _choices(self, pos: Position, orders: OrderMemory) -> list[int]:
        """Return what the side that must choose does without much thought."""
        side = pos.active
        if pos.step == steps.MOVE:
            moves = greedy_moves(self._evaluation, pos.copy(), side, orders)
            return [*moves.choices, FIRST_WORD + DONE]
        choice = policy_choice(pos, side)
        if choice != THOUGHT:
            return [choice]
        return valued(self._evaluation, pos, side, False)[0].choices
