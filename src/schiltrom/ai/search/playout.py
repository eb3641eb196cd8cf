"""Playouts: a world played on quickly, by policy and at a glance."""

from __future__ import annotations

from random import Random
from typing import Final

from schiltrom.ai.evaluation.evaluation import Evaluation
from schiltrom.ai.search.greedy_moves import OrderMemory, greedy_moves
from schiltrom.ai.search.heuristics import usual_card
from schiltrom.ai.search.line_values import valued
from schiltrom.ai.search.playout_policy import THOUGHT, policy_choice
from schiltrom.engine import steps
from schiltrom.engine.cards import two_events
from schiltrom.engine.choices import DONE, FIRST_WORD
from schiltrom.engine.flow import choose, settle
from schiltrom.engine.position import Position
from schiltrom.engine.tables import TURNS, count, lowest
from schiltrom.engine.walk import random_outcome, random_side

GREATEST: Final = 13
"""The odds of larger battles take too long to compute often."""
LONGEST: Final = 2000
"""Maximum number of choices and outcomes in a playout."""


def play_on(
    evaluation: Evaluation, pos: Position, rng: Random, turns: int, memory: OrderMemory
) -> Position:
    """Return the world as it may be some game turns later, before the battles of the last one.

    If the last game turn ends the year, its battles and the winter are played too; cards are not
    dealt, which would only add noise. *memory* is that of this game turn.
    """
    left = turns
    for _ in range(LONGEST):
        step = pos.step
        if step == steps.OVER:
            return pos
        if pos.is_chance():
            if step == steps.DEAL and left == 0:
                return pos
            settle(pos, random_outcome(pos, rng))
        elif step == steps.CARD:
            if pos.card_e < 0 and pos.card_s < 0:
                if left == 0:
                    return pos
                left -= 1
                memory = OrderMemory()
            side = random_side(pos)
            choose(pos, side, usual_card(pos, side, rng))
        elif step == steps.MOVE:
            side = pos.active
            pos = greedy_moves(evaluation, pos, side, memory).pos
            choose(pos, side, FIRST_WORD + DONE)
            if left == 0 and pos.step == steps.CHOOSE_BATTLE and not ends_year(pos):
                return pos
        else:
            _choose(evaluation, pos)
    return pos


def play_to_battles(evaluation: Evaluation, pos: Position, rng: Random) -> Position:
    """Return the world as it may be once both sides have moved, with their battles still to come.

    Both give the orders that look best at a glance; the second side's phase is not ended.
    """
    year = pos.year
    turn = pos.turn
    for _ in range(LONGEST):
        step = pos.step
        if step in (steps.FIRE_ROLL, steps.CELTIC_ROLL, steps.CORONATION_BATTLE):
            return pos
        if pos.is_chance():
            settle(pos, random_outcome(pos, rng))
            continue
        if step >= steps.CHOOSE_BATTLE or step == steps.CARD:
            return pos
        if pos.year != year or pos.turn != turn:
            return pos
        if step != steps.MOVE:
            _choose(evaluation, pos)
            continue
        pos = greedy_moves(evaluation, pos, pos.active, None).pos
        if pos.second_part:
            return pos
        choose(pos, pos.active, FIRST_WORD + DONE)
    return pos


def with_cards(world: Position, side: int, own: int, other: int) -> Position:
    """Return a world with both cards chosen; the enemy's may be chosen already."""
    pos = world.copy()
    if pos.card(1 - side) < 0:
        choose(pos, 1 - side, other)
    choose(pos, side, own)
    return pos


def foreseen(evaluation: Evaluation, pos: Position, side: int) -> float:
    """Return a side's chance of winning, by the odds unless a battle is too large for that."""
    exact = True
    contested = pos.contested()
    while contested:
        area = lowest(contested)
        contested &= contested - 1
        if count(pos.at[area]) > GREATEST:
            exact = False
    return evaluation.value(pos, side, exact)


def ends_year(pos: Position) -> bool:
    """Return whether winter follows this game turn (7)."""
    return pos.turn == TURNS or (pos.card_e >= 0 and pos.card_s >= 0 and two_events(pos))


def _choose(evaluation: Evaluation, pos: Position) -> None:
    """Make one choice by policy, or else the order that looks best at a glance."""
    side = pos.active
    choice = policy_choice(pos, side)
    if choice != THOUGHT:
        choose(pos, side, choice)
        return
    for choice in valued(evaluation, pos, side, False)[0].choices:
        choose(pos, side, choice)


class CardGame:
    """The game of the two cards in one world: what each pair of them leads to."""

    def __init__(
        self, evaluation: Evaluation, world: Position, seed: int, memory: OrderMemory
    ) -> None:
        self.evaluation = evaluation
        self.world = world
        self.seed = seed
        self.memory = memory
        memory.enter_world()
        self.first: dict[int, list[int]] = {}
        """The first player's orders, which do not depend on the other card."""

    def value(self, side: int, own: int, other: int) -> float:
        """Return what a pair of cards is worth to a side."""
        pos = with_cards(self.world, side, own, other)
        if pos.step == steps.MOVE:
            p1 = pos.active
            key = 8 * pos.card(p1) + p1
            if key not in self.first:
                self.first[key] = greedy_moves(self.evaluation, pos, p1, self.memory).choices
            for choice in self.first[key]:
                choose(pos, p1, choice)
            choose(pos, p1, FIRST_WORD + DONE)
        rng = Random(self.seed)  # noqa: S311 (no secret hangs on it)
        pos = play_on(self.evaluation, pos, rng, 0, self.memory)
        return foreseen(self.evaluation, pos, side)
