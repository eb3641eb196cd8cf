"""Chapter 5 as a calculation: the exact outcome of a battle, by dynamic programming.

A round is a matrix of chances, one row for each standing of one side, one column for each of the
other. All dice of a side and letter are one throw, because what they hit does not change how they
hit (the exception, infantry against archers, is played block by block). Captives and blocks that
left are marked, and moved at the end of the round. Only chances are kept, never a history.
"""

from __future__ import annotations

from typing import Final

from schiltrom.engine.tables import CELTS_LEAVE_ON, FACES, LAST_ROUND, LETTERS, STRONGEST
from schiltrom.odds.case import (
    ACTED,
    AFTER,
    AHEAD,
    ALL_ARCHERS,
    BY_LETTER,
    CELT,
    CELTS_FIRST,
    FATAL,
    FLED_COUNTS,
    FOOT,
    FULL_ROUNDS,
    HOLDS,
    NORSE,
    ONE_COUNT,
    TO_POOL,
    WAITING,
    WEARY,
    Case,
    Solved,
)
from schiltrom.odds.host import LEFT, Host
from schiltrom.odds.throws import Throw, one_die_more, throw_of

DESERTS: Final = (FACES + 1 - CELTS_LEAVE_ON) / FACES  # (5.2)
NEGLIGIBLE: Final = 1e-10
"""Cells of a round's matrix with a smaller chance are dropped and counted as lost."""
CELLS: Final = 10_000
"""In a round with more cells, as armies of eight a side have, that threshold grows."""
STARTS: Final = 4_000
UNLIKELY: Final = 1e-7
"""If a round can begin in more ways than this, unlikely ones are dropped."""

Table = dict[int, dict[int, float]]
"""Chances of England's standing and Scotland's."""


class Fight:
    """A battle as it is solved."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.hosts = [Host(0, case.england), Host(1, case.scotland)]
        self.hosts[0].all_archers = case.switches & ALL_ARCHERS != 0
        self.hosts[0].keeps_left = case.switches & ONE_COUNT != 0
        self.hosts[1].keeps_left = case.switches & ONE_COUNT != 0
        for english, scottish in case.twins:
            self.hosts[0].twin[english] = scottish
            self.hosts[1].twin[scottish] = english
        self.win = [0.0, 0.0]
        self.hold = [0.0, 0.0]
        self.ends = [0.0, 0.0]
        self.undecided = 0.0
        self.lost = 0.0
        self.negligible = NEGLIGIBLE
        self.rows = 0
        """The side whose standings are the rows of the matrix."""
        self.matrix: list[list[float]] = []
        self.number = 0
        """The round under way."""
        self.room = [0, 0]

    # --- the course of the battle ----------------------------------------------------------------

    def solve(self) -> Solved:
        """Fight the battle through."""
        case = self.case
        start: Table = {self.hosts[0].start: {self.hosts[1].start: 1.0}}
        tables: list[Table] = [{}, {}]
        waiting = [host.flagged(WAITING) for host in self.hosts]
        acted = [host.flagged(ACTED) for host in self.hosts]
        first = max(case.round, 1)
        if case.round == AHEAD or case.testing:
            start = self._test_unity(start, case.round)
            if case.testing:
                waiting = [0, 0]
        tables[case.attacker] = start
        if case.round < AFTER:
            for number in range(first, LAST_ROUND + 1):
                if number == 2 and first < 2:
                    tables = [self._test_unity(tables[0], 2), self._test_unity(tables[1], 2)]
                opening = number == first
                following: list[Table] = [{}, {}]
                for attacker in range(2):
                    if tables[attacker]:
                        self._begin_round(tables[attacker], attacker, number, waiting, acted)
                        self._fight_round(attacker, opening)
                        self._end_round(attacker, following)
                tables = following
                waiting = [0, 0]
                acted = [0, 0]
        for attacker in range(2):
            self._retreat_after(tables[attacker], attacker, acted[attacker])
        return self._solved()

    def _test_unity(self, table: Table, number: int) -> Table:
        """Let Celts roll one by one; those who desert are gone (5.2)."""
        host = self.hosts[0]
        celts = host.flagged(CELT)
        reserves = host.flagged(WAITING)
        if celts == 0:
            return table
        if self.case.switches & CELTS_FIRST:
            celts = celts if number == AHEAD else 0
        else:
            celts &= reserves if number else ~reserves
        for slot in range(host.size):
            if celts >> slot & 1:
                table = self._roll_celt(table, host, slot)
        return table

    def _roll_celt(self, table: Table, host: Host, slot: int) -> Table:
        """Let one Celtic block roll."""
        after: Table = {}
        for standing, row in table.items():
            strength = standing >> 3 * slot & 7
            if strength == 0:
                add_row(after, standing, row, 1.0)
                continue
            add_row(after, standing, row, 1.0 - DESERTS)
            add_row(after, standing - (strength << 3 * slot), row, DESERTS)
            host.deserts[slot] += DESERTS * total(row)
        return after

    def _begin_round(
        self, table: Table, attacker: int, number: int, waiting: list[int], acted: list[int]
    ) -> None:
        """Lay out the matrix of a round."""
        self.number = number
        self.rows = 0
        for side in range(2):
            self.hosts[side].begin_round(side != attacker, waiting[side], acted[side])
        english = self.hosts[0]
        scottish = self.hosts[1]
        if sum([len(row) for row in table.values()]) > STARTS:
            table = self._thinned(table)
        for standing, row in table.items():
            english.find(standing)
            for other in row:
                scottish.find(other)
        width = len(scottish.standing)
        cells = width * len(english.standing)
        self.negligible = NEGLIGIBLE * max(1.0, cells / CELLS)
        self.matrix = [[0.0] * width for _ in range(len(english.standing))]
        for standing, row in table.items():
            line = self.matrix[english.index[standing]]
            for other, chance in row.items():
                line[scottish.index[other]] += chance
        self._harvest()

    def _thinned(self, table: Table) -> Table:
        """Return a table without what is unlikely."""
        thin: Table = {}
        for standing, row in table.items():
            likely = {other: chance for other, chance in row.items() if chance >= UNLIKELY}
            self.lost += total(row) - total(likely)
            if likely:
                thin[standing] = likely
        return thin

    def _fight_round(self, attacker: int, opening: bool) -> None:
        """Give every block its combat turn: A, B, C, defenders before attackers (5.31)."""
        case = self.case
        self.room = [case.room[side][0 if opening else 1] for side in range(2)]
        if opening and case.volley[1]:
            self._finish_volley(case.volley[0], case.volley[1], case.volley[2])
        for letter in range(LETTERS):
            for side in (1 - attacker, attacker):
                self._retreat(side, letter)
                self._fire(side, letter)

    def _end_round(self, attacker: int, following: list[Table]) -> None:
        """Move captives, and see who controls the field (5.32, 5.7)."""
        for side in range(2):
            host = self.hosts[side]
            for at, chance in enumerate(host.final):
                if chance > 0.0:
                    host.tally(host.standing[at], chance, self.hosts[1 - side])
        self._turn_to(0)
        english = self.hosts[0]
        scottish = self.hosts[1]
        defender = self.hosts[1 - attacker]
        changes = [False] * len(defender.standing)
        if self.number == 1:
            changes = [self._loses_control(defender, at) for at in range(len(changes))]
        attackers = self.hosts[attacker]
        must_hold = self.case.switches & HOLDS != 0
        kept_s = [scottish.settled(standing) for standing in scottish.standing]
        gain_e = [scottish.captives(standing) for standing in scottish.standing]
        for at, line in enumerate(self.matrix):
            if not any(line):
                continue
            kept_e = english.settled(english.standing[at])
            gain_s = english.captives(english.standing[at])
            usual = row_of(following[attacker], kept_e)
            for other, chance in enumerate(line):
                if chance <= 0.0:
                    continue
                row = usual
                change = changes[at] if defender.side == 0 else changes[other]
                if must_hold and change:
                    change = attackers.front[other if defender.side == 0 else at]
                if change or gain_e[other]:
                    table = following[1 - attacker if change else attacker]
                    row = row_of(table, kept_e | gain_e[other])
                key = kept_s[other] | gain_s
                row[key] = row.get(key, 0.0) + chance
            if not usual:
                del following[attacker][kept_e]

    def _loses_control(self, defender: Host, at: int) -> bool:
        """Return whether the defenders of round 1 are gone, by the rules in use (5.32)."""
        if defender.front[at]:
            return False
        if not self.case.switches & FLED_COUNTS:
            return True
        return not self.case.fled and not defender.has_left(defender.standing[at])

    # --- combat turns ----------------------------------------------------------------------------

    def _turn_to(self, side: int) -> None:
        """Make the standings of *side* the rows of the matrix."""
        if self.rows != side:
            self.matrix = [list(column) for column in zip(*self.matrix, strict=True)]
            self.rows = side

    def _finish_volley(self, side: int, dice: int, number: int) -> None:
        """Resolve the dice being rolled, or the hits being applied."""
        chances = [1.0]
        for _ in range(dice):
            chances = one_die_more(chances, number / FACES)
        self._turn_to(side)
        throw = Throw(chances)
        for at in range(len(self.matrix)):
            self.matrix[at] = self._struck(self.matrix[at], self.hosts[1 - side], throw)
        self._harvest()

    def _fire(self, side: int, letter: int) -> None:
        """Fire with all blocks of one side and letter (5.4)."""
        host = self.hosts[side]
        dice = host.dice[letter]
        if any(dice):
            self._turn_to(side)
            enemy = self.hosts[1 - side]
            for at in range(len(self.matrix)):
                line = self.matrix[at]
                if dice[at] and any(line):
                    self.matrix[at] = self._struck(line, enemy, throw_of(dice[at]))
            self._harvest()
        if host.has_foot:
            for slot in range(host.size - 1, -1, -1):
                unit = host.units[slot]
                if unit >> FOOT & 1 and unit & 3 == letter and not host.acted >> slot & 1:
                    self._fire_foot(side, slot, unit >> host.shift & 7)

    def _struck(self, line: list[float], enemy: Host, throw: Throw) -> list[float]:
        """Return a row after a throw: hits take each standing down its ladder (5.41)."""
        exactly = throw.exactly
        at_least = throw.at_least
        dice = len(exactly)
        negligible = self.negligible
        ladders = enemy.ladder
        after = [0.0] * len(line)
        for at in range(len(line)):
            chance = line[at]
            if chance < negligible:
                self.lost += chance
                continue
            ladder = ladders[at]
            for to, likely in zip(ladder, exactly):  # noqa: B905 (mypyc unrolls it only so)
                # Not "+=", which would make a float object of either number when compiled.
                after[to] = after[to] + chance * likely
            if len(ladder) < dice:
                after[ladder[-1]] += chance * at_least[len(ladder)]
        return after

    def _fire_foot(self, side: int, slot: int, number: int) -> None:
        """Fire with one infantry block, better while no enemy archers are near (schiltroms)."""
        self._turn_to(side)
        host = self.hosts[side]
        enemy = self.hosts[1 - side]
        if host.waiting >> slot & 1:
            return
        for at in range(len(self.matrix)):
            strength = host.standing[at] >> 3 * slot & 7
            if not 0 < strength <= STRONGEST:
                continue
            line = self.matrix[at]
            pressed = [p if enemy.archers[i] else 0.0 for i, p in enumerate(line)]
            free = [0.0 if enemy.archers[i] else p for i, p in enumerate(line)]
            after = self._struck(pressed, enemy, throw_of(strength << 6 * (number - 1)))
            more = self._struck(free, enemy, throw_of(strength << 6 * number))
            self.matrix[at] = [a + b for a, b in zip(after, more, strict=True)]
        self._harvest()

    def _harvest(self) -> None:
        """Take out decided cells: a side has nobody left, or the game is over (5.3, 6)."""
        host = self.hosts[self.rows]
        enemy = self.hosts[1 - self.rows]
        for column in enemy.ending:
            for at in range(len(self.matrix)):
                chance = self.matrix[at][column]
                if chance > 0.0 and (enemy.fallen[column] or not host.given[at]):
                    self._decide(host, at, enemy, column)
        for at in host.ending:
            line = self.matrix[at]
            for column in range(len(line)):
                if line[column] > 0.0 and (host.fallen[at] or not enemy.given[column]):
                    self._decide(enemy, column, host, at)

    def _decide(self, winner: Host, at: int, loser: Host, other: int) -> None:
        """Count one cell of the matrix as won."""
        row, column = (at, other) if winner.side == self.rows else (other, at)
        chance = self.matrix[row][column]
        self.matrix[row][column] = 0.0
        self.win[winner.side] += chance
        self.hold[winner.side] += chance
        if loser.fallen[other]:
            self.ends[winner.side] += chance
        winner.final[at] += chance
        loser.final[other] += chance

    # --- retreats --------------------------------------------------------------------------------

    def _retreat(self, side: int, letter: int) -> None:
        """Let blocks of a letter retreat on orders, before the others fire (5.5)."""
        after, least, weak = self.case.orders[side]
        if self.number <= after and least == 0 and weak == 0:
            return
        self._turn_to(side)
        host = self.hosts[side]
        enemy = self.hosts[1 - side]
        opposed_only = not self.case.switches & FULL_ROUNDS
        for at in range(len(self.matrix)):
            line = self.matrix[at]
            if not any(line):
                continue
            gone = self._leaving(side, host.standing[at], letter)
            if gone == host.standing[at]:
                continue
            to = host.find(gone)
            while len(self.matrix) < len(host.standing):
                self.matrix.append([0.0] * len(line))
            moved = 0.0
            for column in range(len(line)):
                chance = line[column]
                if chance > 0.0 and (enemy.front[column] or not opposed_only):
                    self.matrix[to][column] += chance
                    line[column] = 0.0
                    moved += chance
            for slot in range(host.size):
                strength = host.standing[at] >> 3 * slot & 7
                if strength != gone >> 3 * slot & 7:
                    host.keep(slot, strength, moved)
        self._harvest()

    def _leaving(self, side: int, standing: int, letter: int) -> int:
        """Return a standing after ordered retreats: the weak first, then all."""
        after, least, weak = self.case.orders[side]
        host = self.hosts[side]
        if weak:
            standing = self._leave(host, standing, letter, weak, host.flagged(WEARY))
        total = 0
        for slot in range(host.size):
            strength = standing >> 3 * slot & 7
            if strength <= STRONGEST:
                total += strength
        if self.number > after or total < least:
            standing = self._leave(host, standing, letter, STRONGEST, -1)
        return standing

    def _leave(self, host: Host, standing: int, letter: int, most: int, units: int) -> int:
        """Return a standing after weak blocks of a letter left, the most valuable first."""
        room = self.room[host.side] - host.left_by_land(standing)
        busy = host.waiting | host.acted | ~units
        for slot in range(host.size - 1, -1, -1):
            unit = host.units[slot]
            strength = standing >> 3 * slot & 7
            if not 0 < strength <= most or unit & 3 != letter or busy >> slot & 1:
                continue
            if unit >> NORSE & 1:
                if not self.case.sea[host.side]:
                    continue
            elif room > 0:
                room -= 1
            else:
                continue
            standing += LEFT - strength << 3 * slot
        return standing

    def _retreat_after(self, table: Table, attacker: int, late: int) -> None:
        """Make the attacker retreat after round 3 (5.5)."""
        defender = self.hosts[1 - attacker]
        attackers: dict[int, float] = {}
        defenders: dict[int, float] = {}
        for english, row in table.items():
            for scottish, chance in row.items():
                standing = english if attacker == 0 else scottish
                other = scottish if attacker == 0 else english
                attackers[standing] = attackers.get(standing, 0.0) + chance
                defenders[other] = defenders.get(other, 0.0) + chance
        for standing, chance in defenders.items():
            defender.tally(standing, chance, self.hosts[attacker])
        for standing, chance in attackers.items():
            self.hold[1 - attacker] += chance
            if self._lose_the_trapped(attacker, standing, late, chance):
                self.win[1 - attacker] += chance
                self.ends[1 - attacker] += chance
            else:
                self.undecided += chance

    def _lose_the_trapped(self, side: int, standing: int, late: int, chance: float) -> bool:
        """Retreat as far as there is room; return whether the loss of a king ends the game."""
        host = self.hosts[side]
        enemy = self.hosts[1 - side]
        trapped = self._trapped(side, standing, late)
        fatal = trapped & host.flagged(FATAL)
        if fatal and not self.case.switches & TO_POOL:
            trapped = fatal
        for slot in range(host.size):
            strength = standing >> 3 * slot & 7
            if not 0 < strength <= STRONGEST:
                continue
            if not trapped >> slot & 1:
                host.keep(slot, strength, chance)
            elif host.twin[slot] >= 0:
                enemy.keep(host.twin[slot], 1, chance)
        return fatal != 0 and not self.case.switches & TO_POOL

    def _trapped(self, side: int, standing: int, late: int) -> int:
        """Return the units that cannot retreat after round 3, as a mask; valuable ones go first."""
        host = self.hosts[side]
        room = self.case.room[side][0 if self.case.round == AFTER else 1]
        room -= host.left_by_land(standing)
        trapped = 0
        by_letter = self.case.switches & BY_LETTER != 0
        for letter in range(LETTERS if by_letter else 1):
            for slot in range(host.size - 1, -1, -1):
                unit = host.units[slot]
                if not 0 < standing >> 3 * slot & 7 <= STRONGEST or (
                    by_letter and unit & 3 != letter
                ):
                    continue
                if unit >> NORSE & 1 and not late >> slot & 1 and self.case.sea[side]:
                    continue
                if unit >> NORSE & 1 or late >> slot & 1 or room <= 0:
                    trapped |= 1 << slot
                else:
                    room -= 1
        return trapped

    def _solved(self) -> Solved:
        """Return the result, with chances relative to what was followed."""
        followed = 1.0 / (self.win[0] + self.win[1] + self.undecided)
        english = self.hosts[0]
        scottish = self.hosts[1]
        return Solved(
            scaled(self.win, followed),
            self.undecided * followed,
            scaled(self.hold, followed),
            scaled(self.ends, followed),
            [scaled(english.stands, followed), scaled(scottish.stands, followed)],
            [scaled(english.steps, followed), scaled(scottish.steps, followed)],
            [english.deserts, scottish.deserts],
            self.lost,
        )


def scaled(chances: list[float], factor: float) -> list[float]:
    """Return all numbers multiplied by a factor."""
    return [chance * factor for chance in chances]


def total(row: dict[int, float]) -> float:
    """Return the chance of a row (by a loop, which compiles to plain additions)."""
    chance = 0.0
    for each in row.values():
        chance += each
    return chance


def add_row(table: Table, standing: int, row: dict[int, float], factor: float) -> None:
    """Add a row multiplied by a factor to a table."""
    to = row_of(table, standing)
    for other, chance in row.items():
        to[other] = to.get(other, 0.0) + chance * factor


def row_of(table: Table, standing: int) -> dict[int, float]:
    """Return the row of a table for a standing of England, a new one if there is none."""
    row = table.get(standing)
    if row is None:
        row = {}
        table[standing] = row
    return row


def solve(case: Case) -> Solved:
    """Return the solution of a battle."""
    return Fight(case).solve()
