"""Playouts: a world played on in the mind, quickly, by drill and at a glance."""

from __future__ import annotations

from random import Random
from typing import Final

from schiltrom.ai.drill import THOUGHT, drilled
from schiltrom.ai.evaluation import Evaluation
from schiltrom.ai.habits import usual_card
from schiltrom.ai.judge import judged
from schiltrom.ai.lines import Line, movement_lines
from schiltrom.engine import steps
from schiltrom.engine.cards import two_events
from schiltrom.engine.choices import DONE, FIRST_AREA, FIRST_WORD
from schiltrom.engine.flow import choose, settle
from schiltrom.engine.position import Position
from schiltrom.engine.tables import OWN, TURNS
from schiltrom.engine.walk import random_outcome, random_side

ORDERS: Final = 12
"""So many orders are given in a movement phase at most."""
LONGEST: Final = 2000
"""So many choices and outcomes a playout has at most."""


def march(evaluation: Evaluation, pos: Position, side: int) -> Position:
    """Return the position after a side's orders, each the best at a glance; the phase goes on.

    An order that was no gain before is looked at again only where it joins a battle.
    """
    base = evaluation.value(pos, side, False)
    seen: dict[tuple[int, ...], bool] = {}
    for _ in range(ORDERS):
        best = pos
        best_value = base
        for line in movement_lines(pos, side):
            if line.idle():
                continue
            key = tuple(line.choices)
            if key in seen and not seen[key] and not joins_battle(pos, side, line):
                continue
            value = evaluation.value(line.pos, side, False)
            seen[key] = value > base
            if value > best_value:
                best_value = value
                best = line.pos
        if best is pos:
            return pos
        pos = best
        base = best_value
    return pos


def joins_battle(pos: Position, side: int, line: Line) -> bool:
    """Return whether an order goes where a battle is ahead already."""
    choice = line.choices[-1]
    if choice >= FIRST_WORD:
        choice = line.choices[-2]
    here = pos.at[choice - FIRST_AREA]
    return here & OWN[side] != 0 and here & OWN[1 - side] != 0


def play_on(evaluation: Evaluation, pos: Position, rng: Random, turns: int) -> Position:
    """Return the world as it may be so many more game turns later, before the last one's battles.

    Where the last game turn ends the year, its battles are fought and winter is over too.
    """
    left = turns
    for _ in range(LONGEST):
        step = pos.step
        if step == steps.OVER:
            return pos
        if pos.is_chance():
            settle(pos, random_outcome(pos, rng))
        elif step == steps.CARD:
            if pos.card_e < 0 and pos.card_s < 0:
                if left == 0:
                    return pos
                left -= 1
            side = random_side(pos)
            choose(pos, side, usual_card(pos, side, rng))
        elif step == steps.MOVE:
            side = pos.active
            pos = march(evaluation, pos, side)
            choose(pos, side, FIRST_WORD + DONE)
            if left == 0 and pos.step == steps.CHOOSE_BATTLE and not ends_year(pos):
                return pos
        else:
            _choose(evaluation, pos)
    return pos


def ends_year(pos: Position) -> bool:
    """Return whether winter follows this game turn (7)."""
    return pos.turn == TURNS or (pos.card_e >= 0 and pos.card_s >= 0 and two_events(pos))


def _choose(evaluation: Evaluation, pos: Position) -> None:
    """Make one choice by drill, or the order that is best at a glance."""
    side = pos.active
    choice = drilled(pos, side)
    if choice != THOUGHT:
        choose(pos, side, choice)
        return
    for choice in judged(evaluation, pos, side, False)[0].choices:
        choose(pos, side, choice)
