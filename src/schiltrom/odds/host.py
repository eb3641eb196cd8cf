"""One side of a battle: all the standings that hits can lead to, as ladders.

Hits go to the strongest block, and between equals in a fixed order, so that a side's standing
follows from the number of hits it took. A standing is one number, three bits for each unit: its
strength, or 0 (not here), or a mark that lasts until the end of the round (or of the battle).
"""

from __future__ import annotations

from typing import Final

from schiltrom.engine.tables import LETTERS, STRONGEST
from schiltrom.odds.case import ARCHER, ATTACKS, DEFENDS, FATAL, FOOT, NORSE, STRENGTH

FALLEN: Final = 5  # dead, and the game is over
LEFT: Final = 6  # retreated this round, or in this battle
TAKEN: Final = 7  # captured this round


class Host:
    """One side of a battle, with its standings of the round under way."""

    def __init__(self, side: int, units: tuple[int, ...]) -> None:
        self.side = side
        self.size = len(units)
        self.units = list(units)
        self.twin = [-1] * self.size
        self.stands = [0.0] * self.size
        self.steps = [0.0] * self.size
        self.deserts = [0.0] * self.size
        self.has_foot = False
        self.all_archers = False
        """Whether archers in reserve count against schiltroms."""
        self.keeps_left = False
        """Whether units that retreated stay marked, because one count runs through the battle."""
        self.start = 0
        for slot in range(self.size):
            self.start |= (units[slot] >> STRENGTH & 7) << 3 * slot
            if units[slot] >> FOOT & 1:
                self.has_foot = True
        # of the round
        self.shift = ATTACKS
        self.waiting = 0
        self.acted = 0
        self.index: dict[int, int] = {}
        self.standing: list[int] = []
        self.ladder: list[list[int]] = []
        self.dice: list[list[int]] = []
        self.alive: list[bool] = []
        self.front: list[bool] = []
        self.archers: list[bool] = []
        self.fallen: list[bool] = []
        self.given: list[bool] = []
        self.ending: list[int] = []
        self.final: list[float] = []

    def flagged(self, flag: int) -> int:
        """Return the units with a flag, as a mask."""
        mask = 0
        for slot in range(self.size):
            mask |= (self.units[slot] >> flag & 1) << slot
        return mask

    def begin_round(self, defends: bool, waiting: int, acted: int) -> None:
        """Forget the standings of the previous round."""
        self.shift = DEFENDS if defends else ATTACKS
        self.waiting = waiting
        self.acted = acted
        self.index = {}
        self.standing = []
        self.ladder = []
        self.dice = [[], [], []]
        self.alive = []
        self.front = []
        self.archers = []
        self.fallen = []
        self.given = []
        self.ending = []
        self.final = []

    def find(self, standing: int) -> int:
        """Return the number of a standing; a new one is entered with all that follow from hits."""
        at = self.index.get(standing, -1)
        if at >= 0:
            return at
        first = len(self.standing)
        last = -1
        while last < 0 and standing >= 0:
            last = self.index.get(standing, -1)
            if last < 0:
                standing = self._enter(standing)
        rungs = self.ladder[last] if last >= 0 else []
        for at in range(len(self.standing) - 1, first - 1, -1):
            rungs = [at, *rungs]
            self.ladder[at] = rungs
        return first

    def _enter(self, standing: int) -> int:
        """Enter a standing; return the one after a hit, or -1 if nothing can be hit."""
        at = len(self.standing)
        self.index[standing] = at
        self.standing.append(standing)
        self.ladder.append([])
        self.final.append(0.0)
        dice = [0, 0, 0]
        strongest = 0
        struck = -1
        alive = False
        archers = False
        fallen = False
        given = False
        for slot in range(self.size):
            strength = standing >> 3 * slot & 7
            if strength == 0:
                continue
            if strength > STRONGEST:
                fallen = fallen or strength == FALLEN
                given = given or strength == TAKEN
                continue
            alive = True
            unit = self.units[slot]
            if self.waiting >> slot & 1:
                archers = archers or (self.all_archers and unit >> ARCHER & 1 == 1)
                continue
            if strength > strongest:
                strongest = strength
                struck = slot
            archers = archers or unit >> ARCHER & 1 == 1
            if not self.acted >> slot & 1 and not unit >> FOOT & 1:
                dice[unit & 3] += strength << 6 * ((unit >> self.shift & 7) - 1)
        for letter in range(LETTERS):
            self.dice[letter].append(dice[letter])
        self.alive.append(alive)
        self.front.append(struck >= 0)
        self.archers.append(archers)
        self.fallen.append(fallen)
        self.given.append(given)
        if fallen or not alive:
            self.ending.append(at)
        return -1 if struck < 0 or fallen else self._hit(standing, struck, strongest)

    def _hit(self, standing: int, slot: int, strength: int) -> int:
        """Return a standing after a hit on one unit (5.41, 5.7, 6)."""
        if strength > 1:
            return standing - (1 << 3 * slot)
        mark = 0
        if self.twin[slot] >= 0:
            mark = TAKEN
        elif self.units[slot] >> FATAL & 1:
            mark = FALLEN
        return standing + (mark - 1 << 3 * slot)

    def settled(self, standing: int) -> int:
        """Return a standing at the end of a round, without its marks (but see ``keeps_left``)."""
        for slot in range(self.size):
            mark = standing >> 3 * slot & 7
            if mark > STRONGEST and not (mark == LEFT and self.keeps_left):
                standing -= mark << 3 * slot
        return standing

    def captives(self, standing: int) -> int:
        """Return what the enemy gains at the end of a round: captured nobles, at 1 (5.7)."""
        gain = 0
        for slot in range(self.size):
            if standing >> 3 * slot & 7 == TAKEN:
                gain |= 1 << 3 * self.twin[slot]
        return gain

    def left_by_land(self, standing: int) -> int:
        """Return how many units are marked as having retreated over a border."""
        n = 0
        for slot in range(self.size):
            if standing >> 3 * slot & 7 == LEFT and not self.units[slot] >> NORSE & 1:
                n += 1
        return n

    def has_left(self, standing: int) -> bool:
        """Return whether a unit has retreated this round."""
        return any(standing >> 3 * slot & 7 == LEFT for slot in range(self.size))

    def tally(self, standing: int, chance: float, enemy: Host) -> None:
        """Count who is still there, and captives for the enemy."""
        for slot in range(self.size):
            strength = standing >> 3 * slot & 7
            if strength == TAKEN:
                enemy.keep(self.twin[slot], 1, chance)
            elif 0 < strength <= STRONGEST:
                self.keep(slot, strength, chance)

    def keep(self, slot: int, strength: int, chance: float) -> None:
        """Count a unit as standing with a strength."""
        self.stands[slot] += chance
        self.steps[slot] += chance * strength
