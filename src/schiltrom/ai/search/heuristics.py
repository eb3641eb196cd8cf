"""Heuristics: what needs no thought, or what an evaluation cannot see."""

from __future__ import annotations

from random import Random
from typing import Final

from schiltrom.engine import steps
from schiltrom.engine.cards import held
from schiltrom.engine.choices import DISBAND, EVENT, FIRST_WORD, WINTER
from schiltrom.engine.position import Position
from schiltrom.engine.tables import (
    CARDS,
    EDWARD,
    ENGLISH,
    HERALD,
    NOBLES,
    PILLAGE,
    SEA_MOVE,
    TRUCE,
    VICTUALS,
    members,
)

WINTERING_STEPS: Final = 9
"""Steps an army needs, Edward included, for him to winter in Scotland (7.4)."""
CARD_WORTH: Final = {
    0: 3.0,
    1: 2.0,
    2: 1.0,
    HERALD: 2.6,
    PILLAGE: 1.7,
    SEA_MOVE: 1.2,
    VICTUALS: 1.6,
    TRUCE: 0.6,
}


def heuristic(pos: Position, side: int, rng: Random) -> int | None:
    """Return the choice of a side where a heuristic decides, else nothing."""
    if pos.step == steps.CARD:
        return usual_card(pos, side, rng)
    if pos.step == steps.TRUCE:
        return FIRST_WORD + EVENT
    if pos.step == steps.EDWARD_WINTER:
        return FIRST_WORD + (WINTER if edward_should_winter(pos) else DISBAND)
    return None


def hand_of(pos: Position, side: int) -> list[int]:
    """Return the cards in a side's hand, each kind once."""
    return [card for card in range(CARDS) if held(pos.hand(side), card)]


def usual_card(pos: Position, side: int, rng: Random) -> int:
    """Return the best card in hand by a fixed order, now and then another one."""
    return max(hand_of(pos, side), key=lambda card: CARD_WORTH[card] + 1.2 * rng.random())


def edward_should_winter(pos: Position) -> bool:
    """Return whether the army with Edward is worth keeping in Scotland (7.4)."""
    army = pos.at[pos.place_of(EDWARD)] & ENGLISH & ~NOBLES
    return sum(pos.strength(block) for block in members(army)) >= WINTERING_STEPS
