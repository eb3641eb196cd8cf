"""The text in round brackets: it follows from the rest, helps readers, and is checked."""

from __future__ import annotations

from typing import Final

from schiltrom.engine import steps
from schiltrom.engine.battle import celts, hits_on, taking_part
from schiltrom.engine.chance import dice_of
from schiltrom.engine.position import Position
from schiltrom.engine.tables import (
    ENGLAND,
    HERALD_SUCCEEDS,
    NOBODY,
    OWN,
    SCOTLAND,
    SIDE_NAMES,
    count,
    members,
)
from schiltrom.engine.victory import ENDING_NAMES
from schiltrom.notation.names import SHORT_NAMES, SIDE_LETTERS

CELT_LEAVES: Final = 5
"""The lowest die that sends a Celt home (5.2)."""


def of_roll(pos: Position, outcome: int) -> str:
    """Return the result of the roll a position waits for."""
    dice = dice_of(outcome)
    if pos.step == steps.HERALD_ROLL:
        return "joins" if dice[0] <= HERALD_SUCCEEDS else "refuses"
    if pos.step == steps.CELTIC_ROLL:
        leaving = [
            SHORT_NAMES[celt]
            for celt, die in zip(members(celts(pos)), dice, strict=True)
            if die >= CELT_LEAVES
        ]
        return f"{', '.join(leaving) or 'none'} gone"
    number = hits_on(pos, pos.fighter)
    hits = sum(die <= number for die in dice)
    return "no hit" if hits == 0 else "1 hit" if hits == 1 else f"{hits} hits"


def of_battle(pos: Position) -> str:
    """Return the blocks on the field, the attacker's first, reserves after a bar."""
    attacker = pos.attacker
    sides = [_army(pos, side) for side in (attacker, 1 - attacker)]
    return f"{SIDE_LETTERS[attacker]} attacks: {sides[0]}; {SIDE_LETTERS[1 - attacker]}: {sides[1]}"


def of_round(pos: Position) -> str:
    """Return the blocks that take part in a round."""
    return "; ".join(f"{SIDE_LETTERS[side]}: {_army(pos, side)}" for side in (ENGLAND, SCOTLAND))


def _army(pos: Position, side: int) -> str:
    """Return the blocks of a side on the field with their strengths."""
    fighting = taking_part(pos, side)
    reserves = pos.at[pos.field] & OWN[side] & ~fighting
    return f"{_blocks(pos, fighting)}{f' | {_blocks(pos, reserves)}' if reserves else ''}"


def _blocks(pos: Position, blocks: int) -> str:
    named = [f"{SHORT_NAMES[block]} {pos.strength(block)}" for block in members(blocks)]
    return ", ".join(named) or "nobody"


def of_year(pos: Position) -> str:
    """Return how many nobles each side has."""
    english, scottish = count(pos.nobles(ENGLAND)), count(pos.nobles(SCOTLAND))
    return f"nobles: E {english}, S {scottish}"


def of_end(pos: Position) -> str:
    """Return how a finished game ended."""
    return ENDING_NAMES[pos.ending]


def result_of(pos: Position) -> str:
    """Return who won and how, or ``*`` while the game goes on."""
    if not pos.is_over():
        return "*"
    who = SIDE_NAMES[pos.winner] if pos.winner != NOBODY else "nobody"
    return f"{who}, {of_end(pos)}"
