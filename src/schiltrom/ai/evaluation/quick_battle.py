"""A battle at a glance: what its average course brings, without the chances of the dice.

Strength is lost in fractions of steps, to the strongest first. That costs a hundredth of the exact
odds and is right about who is stronger; for true chances there is ``schiltrom.odds``.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from schiltrom.engine import steps
from schiltrom.engine.position import Position
from schiltrom.engine.tables import (
    BLOCKS,
    COMBAT_NUMBER,
    FACES,
    HOME_BLOCKS,
    HOME_NUMBER,
    LAST_ROUND,
    LETTER_MASKS,
    LETTERS,
    NOBLES,
    OWN,
    SCOTS,
    STRONGEST,
    lowest,
)

SPREAD: Final = 0.4
"""Variance that remains even if hardly anybody fires."""
REMAINS_HOLDING: Final = 0.35
REMAINS_LEAVING: Final = 0.25
"""Part of its strength that a side keeps if it is lucky where its average is to lose all."""

LETTER_OF: Final[list[int]] = [
    next(letter for letter in range(LETTERS) if LETTER_MASKS[letter] >> block & 1)
    for block in range(BLOCKS)
]
DEAR: Final[list[int]] = [
    2 * (NOBLES >> block & 1) + COMBAT_NUMBER[block] for block in range(BLOCKS)
]
"""Between equals the more valuable block is hit later."""


class QuickBattle:
    """The average course of one battle."""

    def __init__(self, pos: Position, area: int, attacker: int) -> None:
        self.attacker = attacker
        self.area = area
        self.blocks: list[int] = []
        self.sides: list[int] = []
        self.strength: list[float] = []
        self.began: list[float] = []
        self.waits: list[bool] = []
        self.acted: list[bool] = []
        self.over = [0.0, 0.0]
        """Hits a side has scored with nothing left to hit."""
        self.variance = [SPREAD, SPREAD]
        self.win = [0.0, 0.0]
        """Each side's chance of holding the area."""
        under_way = pos.field == area and pos.round > 0
        here = pos.at[area]
        while here:
            block = lowest(here)
            here &= here - 1
            self.blocks.append(block)
            self.sides.append(SCOTS >> block & 1)
            strength = float(pos.strength(block))
            self.strength.append(strength)
            self.began.append(strength)
            self.waits.append(pos.reserves >> block & 1 == 1)
            self.acted.append(under_way and pos.acted >> block & 1 == 1)
        if under_way:
            self._finish_volley(pos)
        first = pos.round if under_way else 1
        after = pos.field == area and pos.step in (steps.RETREAT, steps.RETREAT_TO)
        if not after:
            for number in range(first, LAST_ROUND + 1):
                self._fight_round(number)
        self._guess_chances()

    def _finish_volley(self, pos: Position) -> None:
        """Apply the hits still outstanding."""
        if pos.step == steps.HIT:
            self._hit(pos.active, float(pos.hits))
        elif pos.step == steps.FIRE_ROLL:
            side = SCOTS >> pos.fighter & 1
            hits = pos.strength(pos.fighter) * self._number(pos.fighter, side) / FACES
            self._hit(1 - side, hits)

    def _number(self, block: int, side: int) -> int:
        """Return a block's combat number; a noble defending his home has a higher one (1.4)."""
        if side != self.attacker and HOME_BLOCKS[self.area] >> block & 1:
            return HOME_NUMBER
        return COMBAT_NUMBER[block]

    def _fight_round(self, number: int) -> None:
        """Let all blocks fire: A, B, C, the defender first (5.31)."""
        for letter in range(LETTERS):
            self._fire(1 - self.attacker, letter)
            self._fire(self.attacker, letter)
        front = [0.0, 0.0]
        behind = [0.0, 0.0]
        for i in range(len(self.blocks)):
            if self.waits[i]:
                behind[self.sides[i]] += self.strength[i]
            else:
                front[self.sides[i]] += self.strength[i]
            self.waits[i] = False
            self.acted[i] = False
        defender = 1 - self.attacker
        if number == 1 and front[defender] <= 0.0 < behind[defender]:
            self.attacker = defender

    def _fire(self, side: int, letter: int) -> None:
        """Let one side's blocks of one letter fire."""
        hits = 0.0
        for i in range(len(self.blocks)):
            if self.sides[i] != side or self.waits[i] or self.acted[i]:
                continue
            block = self.blocks[i]
            if LETTER_OF[block] == letter and self.strength[i] > 0.0:
                chance = self._number(block, side) / FACES
                hits += self.strength[i] * chance
                self.variance[side] += self.strength[i] * chance * (1.0 - chance)
        if hits > 0.0:
            self._hit(1 - side, hits)

    def _hit(self, side: int, hits: float) -> None:
        """Take hits from a side's strongest blocks, up to a step at a time (5.41)."""
        while hits > 0.0:
            best = -1
            for i in range(len(self.blocks)):
                if self.sides[i] != side or self.waits[i] or self.strength[i] <= 0.0:
                    continue
                if best < 0 or self._sooner(i, best):
                    best = i
            if best < 0:
                self.over[1 - side] += hits
                return
            part = min(hits, 1.0, self.strength[best])
            self.strength[best] -= part
            hits -= part

    def _sooner(self, i: int, best: int) -> bool:
        """Return whether a block is hit before another: the stronger, then the less valuable."""
        if self.strength[i] == self.strength[best]:
            return DEAR[self.blocks[i]] < DEAR[self.blocks[best]]
        return self.strength[i] > self.strength[best]

    def _guess_chances(self) -> None:
        """Estimate the chances from what is left, and what is left from the chances."""
        left = [0.0, 0.0]
        for i in range(len(self.blocks)):
            left[self.sides[i]] += self.strength[i]
        kills = [0.0, 0.0]
        for side in range(2):
            margin = self.over[side] - left[1 - side]
            kills[side] = 1.0 / (1.0 + exp(-1.7 * margin / sqrt(self.variance[side])))
        attacker = self.attacker
        defender = 1 - attacker
        both = kills[0] + kills[1]
        if both > 1.0:
            kills = [kills[0] / both, kills[1] / both]
        self.win[attacker] = kills[attacker]
        self.win[defender] = 1.0 - kills[attacker]
        for i in range(len(self.blocks)):
            side = self.sides[i]
            part = REMAINS_HOLDING if side == defender else REMAINS_LEAVING
            lucky = (1.0 - kills[1 - side]) * part * self.began[i]
            self.strength[i] = max(self.strength[i], lucky)

    def stands(self, i: int) -> float:
        """Return the chance that a block is still on the map and on its side afterwards."""
        return 1.0 - exp(-1.3 * self.strength[i]) if self.strength[i] < STRONGEST else 1.0


def attacker_in(pos: Position, area: int) -> int:
    """Return the attacker in a contested area (5.1)."""
    if pos.field == area and pos.attacker >= 0:
        return pos.attacker
    if pos.attacks_e >> area & 1:
        return 0
    if pos.attacks_s >> area & 1:
        return 1
    return pos.active if pos.at[area] & OWN[pos.active] else 1 - pos.active
