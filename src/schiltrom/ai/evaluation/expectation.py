"""The expectation of a position: what it should look like once its battles are fought.

Every block has a chance to stand and an expected strength, every area a chance to be held by each
side. Where nobody fights these are simply facts; where a battle is due or under way they come
from the exact odds or, faster, from a quick battle.
"""

from __future__ import annotations

from typing import Final

from schiltrom.ai.evaluation.quick_battle import QuickBattle, attacker_in
from schiltrom.engine.position import Position
from schiltrom.engine.tables import (
    AREAS,
    BLOCKS,
    EDWARD,
    EDWARD_II,
    ENGLAND,
    KING,
    NOBODY,
    OFF,
    PLACES,
    SCOTLAND,
    SCOTS,
    TWIN,
    lowest,
)
from schiltrom.odds.ahead import battle_odds
from schiltrom.odds.forces import FIGHT, Orders

LEAVE: Final = Orders(least=1_000)
"""Retreat as soon as possible, whatever happens."""
HOPELESS: Final = 0.2
"""A defender with a smaller chance to hold the area is expected to leave it."""
ORDERS: Final = {NOBODY: (FIGHT, FIGHT), ENGLAND: (LEAVE, FIGHT), SCOTLAND: (FIGHT, LEAVE)}


class Expectation:
    """The expected outcome of a position."""

    def __init__(self, pos: Position, exact: bool, leaving: int = NOBODY) -> None:
        """Assess a position, *exact* by the odds; a side *leaving* retreats from all battles."""
        self.pos = pos
        self.leaving = leaving
        self.place = [OFF] * BLOCKS
        self.stands = [0.0] * BLOCKS
        """The chance that a block is on the map, and on its side."""
        self.steps = [0.0] * BLOCKS
        """Its expected strength on the map."""
        self.holds_e = [0.0] * AREAS
        self.holds_s = [0.0] * AREAS
        self.ends = [0.0, 0.0]
        """Each side's chance of winning by a king's death in these battles (6)."""
        for place in range(PLACES):
            here = pos.at[place]
            if here == 0:
                continue
            scots = here & SCOTS
            fought = place < AREAS and scots not in (0, here)
            while here:
                block = lowest(here)
                here &= here - 1
                self.place[block] = place
                if place < AREAS and not fought:
                    self.stands[block] = 1.0
                    self.steps[block] = float(pos.strength(block))
            if fought:
                if exact:
                    self._solve(place)
                else:
                    self._glance(place)
            elif place < AREAS:
                if scots:
                    self.holds_s[place] = 1.0
                else:
                    self.holds_e[place] = 1.0

    def _glance(self, area: int) -> None:
        """Assess a battle by its average course."""
        fight = QuickBattle(self.pos, area, attacker_in(self.pos, area))
        self.holds_e[area] = fight.win[ENGLAND]
        self.holds_s[area] = fight.win[SCOTLAND]
        for i in range(len(fight.blocks)):
            stands = fight.stands(i)
            self._expect(area, fight.blocks[i], stands, fight.strength[i], 1.0 - stands)

    def _solve(self, area: int) -> None:
        """Assess a battle by its exact odds."""
        attacker = attacker_in(self.pos, area)
        odds = battle_odds(self.pos, area, attacker, ORDERS[self.leaving])
        defender = 1 - attacker
        if self.leaving == NOBODY and odds.holds[defender] < HOPELESS:
            odds = battle_odds(self.pos, area, attacker, ORDERS[defender])
        self.holds_e[area] = odds.holds[ENGLAND]
        self.holds_s[area] = odds.holds[SCOTLAND]
        for fate in odds.blocks:
            self._expect(area, fate.block, fate.stands, fate.steps, fate.captured)

    def _expect(
        self, area: int, block: int, stands: float, strength: float, captured: float
    ) -> None:
        """Record what becomes of a block, and what the enemy gains by it (5.7, 6)."""
        self.stands[block] += stands
        self.steps[block] += strength
        twin = TWIN[block]
        if twin >= 0:
            self.place[twin] = area
            self.stands[twin] += captured
            self.steps[twin] += captured
        elif block == KING:
            self.ends[ENGLAND] = max(self.ends[ENGLAND], 1.0 - stands)
        elif block == EDWARD and self.pos.edward == EDWARD_II:
            self.ends[SCOTLAND] = max(self.ends[SCOTLAND], 1.0 - stands)
