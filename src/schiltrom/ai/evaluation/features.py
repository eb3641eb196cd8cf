"""What an evaluation looks at: a position as a vector of features.

``feature_names.py`` says what each of them is.
"""

from __future__ import annotations

from math import exp, tanh
from typing import Final

from schiltrom.ai.evaluation import feature_names as at
from schiltrom.ai.evaluation.expectation import Expectation
from schiltrom.engine import steps
from schiltrom.engine.cards import held, is_event
from schiltrom.engine.position import Position
from schiltrom.engine.tables import (
    AREAS,
    BLOCKS,
    BORDER_BETWEEN,
    BORDER_LIMIT,
    CARD_MOVES,
    CARDS,
    CATHEDRALS,
    COMBAT_NUMBER,
    EDWARD,
    EDWARD_I,
    EDWARD_II,
    ENGLAND,
    ENGLISH_POOL,
    FACES,
    HOME_BLOCKS,
    HOME_NUMBER,
    HOMES,
    IN_ENGLAND,
    INFANTRY,
    KING,
    LETTER,
    LIMIT,
    MORAY,
    MORTAL,
    NEIGHBOURS,
    NOBLES,
    NOBLES_IN_PLAY,
    OFF,
    OWN,
    SCOTLAND,
    SCOTS,
    SCOTTISH_POOL,
    SELKIRK,
    STRONGEST,
    TURNS,
    TWIN,
    WALLACE,
    members,
)
from schiltrom.engine.winter import EDWARD_DIES

LETTER_WORTH: Final = {"A": 1.25, "B": 1.05, "C": 0.9}
PUNCH: Final[list[float]] = [
    COMBAT_NUMBER[b] / FACES * LETTER_WORTH[LETTER[b]] for b in range(BLOCKS)
]
"""The fighting value of one step of a block."""
HOME_PUNCH: Final = HOME_NUMBER / FACES * 1.05
"""The same for a noble defending his home (1.4)."""
DECAY: Final = 0.55
"""Factor by which a block counts less for each area of distance."""
SECOND_HAND: Final = 0.45
"""How much a block two areas away counts in an attack."""
OVER_ANGLO_SCOTTISH: Final = 2.0
"""How many blocks can leave England in a game turn (4.4)."""
NEARLY_ALL: Final = 4.0
"""Number of enemy nobles below which each one lost brings victory nearer (9.1)."""
LEAD: Final = 1.5
"""A lead in nobles that is nearly safe at the end."""


def _distances() -> list[list[int]]:
    """Return how many borders lie between areas."""
    table = []
    for start in range(AREAS):
        row = [99] * AREAS
        row[start] = 0
        queue = [start]
        for here in queue:
            for there in NEIGHBOURS[here]:
                if row[there] == 99:
                    row[there] = row[here] + 1
                    queue.append(there)
        table.append(row)
    return table


DISTANCE: Final[list[list[int]]] = _distances()
NEARNESS: Final[list[list[float]]] = [[DECAY**away for away in row] for row in DISTANCE]
BORDER_ROOM: Final[list[list[float]]] = [
    [float(BORDER_LIMIT[BORDER_BETWEEN[a * AREAS + b]]) for b in NEIGHBOURS[a]]
    for a in range(AREAS)
]


def _roads() -> list[list[int]]:
    """Return the areas two steps away from each area, the first border green."""
    table = []
    for end in range(AREAS):
        found = set()
        for middle in NEIGHBOURS[end]:
            if middle == IN_ENGLAND:
                continue
            for start in NEIGHBOURS[middle]:
                wide = BORDER_LIMIT[BORDER_BETWEEN[start * AREAS + middle]] > 2
                if start != end and start not in NEIGHBOURS[end] and wide:
                    found.add(start * AREAS + middle)
        table.append(sorted(found))
    return table


ROADS: Final[list[list[int]]] = _roads()


class Features:
    """The features of one expectation."""

    def __init__(self, expectation: Expectation) -> None:
        self.expectation = expectation
        self.pos: Position = expectation.pos
        self.vector = [0.0] * at.FEATURES
        self.fire = [[0.0] * AREAS, [0.0] * AREAS]
        """The fighting value of each side in each area, attacking."""
        self.guard = [[0.0] * AREAS, [0.0] * AREAS]
        """The same, defending."""
        self.stamina = [[0.0] * AREAS, [0.0] * AREAS]
        """The steps of each side in each area."""
        self.blocks = [[0.0] * AREAS, [0.0] * AREAS]
        self.nobles_in = [[0.0] * AREAS, [0.0] * AREAS]
        self.army_in = [[0.0] * AREAS, [0.0] * AREAS]
        self.garrison = [0.0] * AREAS
        """The chance that English blocks other than nobles hold an area."""
        self.to_move = self._turns_to_come()
        self.late = _lateness(self.pos)
        self.end = self._nearness_of_end()
        self._count()
        self._count_nobles()
        self._count_winter()
        self._count_dangers()
        self._count_nearness()
        self._count_cards()

    def _turns_to_come(self) -> float:
        """Return how many game turns the enemy still has this year."""
        pos = self.pos
        if steps.IS_WINTER[pos.step]:
            return float(TURNS)
        left = float(TURNS - pos.turn)
        waiting = pos.step == steps.CARD or not pos.second_part
        return left + 1.0 if waiting and steps.BEFORE_BATTLES[pos.step] else left

    # --- armies --------------------------------------------------------------------------------

    def _count(self) -> None:
        """Add up the blocks."""
        expectation = self.expectation
        vector = self.vector
        pool_s = 0.0
        pool_e = 0.0
        for block in range(BLOCKS):
            place = expectation.place[block]
            if place == OFF:
                continue
            side = SCOTS >> block & 1
            noble = NOBLES >> block & 1 == 1
            stands = expectation.stands[block]
            if place >= AREAS:
                if place == ENGLISH_POOL:
                    pool_e += PUNCH[block] * STRONGEST
                elif place == SCOTTISH_POOL:
                    pool_s += 1.0
                continue
            if not noble and stands < 1.0 and not MORTAL >> block & 1:
                pool_s += (1.0 - stands) * side
                pool_e += (1.0 - stands) * (1 - side) * PUNCH[block] * STRONGEST
            self._add(block, place, side, noble)
        sea = self.army_in[ENGLAND][IN_ENGLAND]
        english = sum(self.army_in[ENGLAND]) - sea
        part_left = self.to_move / TURNS
        vector[at.ONE] = 1.0
        vector[at.THE_BRUCE] = 1.0 if self.pos.scenario == 1 else 0.0
        vector[at.ARMY_S] = sum(self.army_in[SCOTLAND])
        vector[at.ARMY_E] = english
        vector[at.ARMY_E_TIME] = english * part_left
        vector[at.ARMY_S_LAST] = vector[at.ARMY_S] * self.end
        vector[at.ARMY_E_LAST] = english * self.end
        vector[at.LEVY_E] = sea
        vector[at.LEVY_E_TIME] = sea * part_left
        vector[at.POOL_S] = pool_s
        vector[at.POOL_E] = pool_e
        self._count_leaders()

    def _add(self, block: int, place: int, side: int, noble: bool) -> None:
        """Add one block on the map."""
        expectation = self.expectation
        strength = expectation.steps[block]
        punch = strength * PUNCH[block]
        self.fire[side][place] += punch
        home = noble and HOME_BLOCKS[place] >> block & 1
        self.guard[side][place] += strength * HOME_PUNCH if home else punch
        self.stamina[side][place] += strength
        self.blocks[side][place] += expectation.stands[block]
        if noble:
            self.nobles_in[side][place] += expectation.stands[block]
            self.vector[at.NOBLE_STEPS] += strength if side else -strength
        else:
            self.army_in[side][place] += punch
            if side == ENGLAND:
                self.garrison[place] = expectation.holds_e[place]

    def _count_leaders(self) -> None:
        """Count the leaders whose fate decides games."""
        expectation = self.expectation
        vector = self.vector
        place = expectation.place[WALLACE]
        if place < AREAS:
            vector[at.WALLACE] = expectation.stands[WALLACE]
            vector[at.WALLACE_STEPS] = expectation.steps[WALLACE]
        elif place == SCOTTISH_POOL:
            vector[at.WALLACE] = 1.0
        vector[at.MORAY] = expectation.stands[MORAY]
        vector[at.KING] = expectation.steps[KING] / STRONGEST
        vector[at.EDWARD_FIRST] = 0.0
        if self.pos.edward == EDWARD_I:
            area = expectation.place[EDWARD]
            vector[at.EDWARD_FIRST] = expectation.stands[EDWARD] if area < AREAS else 1.0
            may = self.pos.year != EDWARD_DIES and not self.pos.wintered
            if may and area < AREAS and area != IN_ENGLAND:
                vector[at.WINTERING] = self.army_in[ENGLAND][area] * self.late

    # --- nobles --------------------------------------------------------------------------------

    def _count_nobles(self) -> None:
        """Count nobles now and as they would be after going home (7.1, 9.0)."""
        expectation = self.expectation
        scottish = 0.0
        winter = 0.0
        english = 0.0
        for block in members(NOBLES & SCOTS):
            own = expectation.stands[block]
            scottish += own
            twin = TWIN[block]
            if twin < 0:
                winter += own
                continue
            other = expectation.stands[twin]
            english += other
            seized = 1.0
            lost = 1.0
            for home in members(HOMES[block]):
                seized *= expectation.holds_s[home]
                lost *= self.garrison[home]
            winter += own * (1.0 - lost) + other * seized
        vector = self.vector
        margin = 2.0 * winter - (scottish + english)
        vector[at.NOBLES] = scottish - english
        vector[at.WINTER_NOBLES] = margin
        vector[at.LATE_NOBLES] = margin * self.late
        lead = margin + 2.0 * vector[at.WALLACE] - 1.0
        vector[at.LAST_NOBLES] = lead * self.end
        vector[at.LAST_LEAD] = tanh(lead / LEAD) * self.end**4
        left_e = scottish + english - winter
        vector[at.SWEEP_S] = max(0.0, 1.0 - left_e / NEARLY_ALL) ** 2
        vector[at.SWEEP_E] = max(0.0, 1.0 - winter / NEARLY_ALL) ** 2
        if not self.pos.french:
            vector[at.FRENCH] = min(1.0, max(0.0, winter - 7.0))

    def _nearness_of_end(self) -> float:
        """Return 1 at the end of the last year, less when more game turns are left (9.0)."""
        pos = self.pos
        if pos.last_year == 0:
            return 0.0
        years = pos.last_year - pos.year
        return exp(-(years + 1.0 - self.late) / 1.0)

    # --- winter quarters -----------------------------------------------------------------------

    def _count_winter(self) -> None:
        """Count what areas yield in winter, and who has no room in them (7.3, 7.5, 7.6)."""
        expectation = self.expectation
        vector = self.vector
        crowd_s = 0.0
        crowd_e = 0.0
        for area in range(AREAS):
            limit = LIMIT[area]
            scottish_limit = limit + (CATHEDRALS >> area & 1)
            vector[at.INCOME_S] += expectation.holds_s[area] * scottish_limit
            vector[at.INCOME_E] += expectation.holds_e[area] * limit
            armed = self.blocks[SCOTLAND][area] - self.nobles_in[SCOTLAND][area]
            if armed > 0.0 and area != SELKIRK:
                room = scottish_limit - self._at_home(area, SCOTLAND)
                if armed > room:
                    crowd_s += (armed - max(0.0, room)) / armed * self.army_in[SCOTLAND][area]
        for block in members(INFANTRY & OWN[ENGLAND]):
            place = expectation.place[block]
            if place < AREAS:
                foot = self.blocks[ENGLAND][place] - self.nobles_in[ENGLAND][place]
                room = LIMIT[place] - self._at_home(place, ENGLAND)
                if foot > room:
                    crowd_e += (
                        (foot - max(0.0, room)) / foot * expectation.steps[block] * PUNCH[block]
                    )
        vector[at.LATE_INCOME] = (vector[at.INCOME_S] - vector[at.INCOME_E]) * self.late
        vector[at.CROWD_S] = crowd_s * self.late
        vector[at.CROWD_E] = crowd_e * self.late

    def _at_home(self, area: int, side: int) -> float:
        """Return how many nobles of a side come home to an area."""
        found = 0.0
        for noble in members(HOME_BLOCKS[area] & OWN[side]):
            homes = HOMES[noble]
            found += self.expectation.stands[noble] * (0.5 if homes & (homes - 1) else 1.0)
        return found

    # --- threats -------------------------------------------------------------------------------

    def _count_dangers(self) -> None:
        """Count what the next enemy attack could win."""
        urgency = min(1.0, self.to_move)
        vector = self.vector
        if urgency == 0.0:
            return
        for side in range(2):
            first = 0.0
            second = 0.0
            army = 0.0
            trapped = 0.0
            for area in range(AREAS):
                if self.stamina[side][area] <= 0.0:
                    continue
                danger = self._danger(side, area) * urgency
                if danger <= 0.01:
                    continue
                nobles = danger * self.nobles_in[side][area]
                army = max(army, danger * self.army_in[side][area])
                trapped += danger * self.army_in[side][area] * self._shut_in(side, area)
                if nobles > first:
                    first, second = nobles, first
                elif nobles > second:
                    second = nobles
                self._count_leader_dangers(side, area, danger)
            vector[at.EXPOSED_S if side else at.EXPOSED_E] = first + second
            vector[at.EXPOSED_ARMY_S if side else at.EXPOSED_ARMY_E] = army
            vector[at.TRAPPED_S if side else at.TRAPPED_E] = trapped

    def _count_leader_dangers(self, side: int, area: int, danger: float) -> None:
        """Count the danger to leaders whose fate decides games."""
        expectation = self.expectation
        vector = self.vector
        if side == ENGLAND:
            if expectation.place[EDWARD] == area and self.pos.edward == EDWARD_II:
                vector[at.EDWARD_DANGER] = danger
            return
        if expectation.place[WALLACE] == area:
            vector[at.WALLACE_DANGER] = danger
        if expectation.place[KING] == area:
            vector[at.KING_DANGER] = danger

    def _danger(self, side: int, area: int) -> float:
        """Estimate the chance that the enemy can take an area with blocks nearby."""
        enemy = 1 - side
        fire = 0.0
        steps_near = 0.0
        near = NEIGHBOURS[area]
        for i in range(len(near)):
            other = near[i]
            blocks = self.blocks[enemy][other]
            if blocks > 0.0:
                room = OVER_ANGLO_SCOTTISH if other == IN_ENGLAND else BORDER_ROOM[area][i]
                part = 1.0 if blocks <= room else room / blocks
                fire += part * self.fire[enemy][other]
                steps_near += part * self.stamina[enemy][other]
        for road in ROADS[area]:
            start = road // AREAS
            if self.blocks[enemy][start] > 0.0 and self.blocks[side][road % AREAS] <= 0.0:
                fire += SECOND_HAND * self.fire[enemy][start]
                steps_near += SECOND_HAND * self.stamina[enemy][start]
        attack = fire * steps_near
        if attack <= 0.0:
            return 0.0
        defence = 1.3 * self.guard[side][area] * self.stamina[side][area]
        return attack * attack / (attack * attack + defence * defence)

    def _shut_in(self, side: int, area: int) -> float:
        """Return what fraction of a side's blocks in an area would have no retreat."""
        blocks = self.blocks[side][area]
        room = 0.0
        near = NEIGHBOURS[area]
        for i in range(len(near)):
            if near[i] != IN_ENGLAND and self.blocks[1 - side][near[i]] < 0.5:
                room += BORDER_ROOM[area][i]
        return 0.0 if room >= blocks else 1.0 - room / blocks

    def _count_nearness(self) -> None:
        """Count how near armies are to enemy nobles, and whether there is a raid."""
        vector = self.vector
        vector[at.NEAR_S] = self._nearness(SCOTLAND) / NOBLES_IN_PLAY
        vector[at.NEAR_E] = self._nearness(ENGLAND) / NOBLES_IN_PLAY
        if self.to_move > 0.0:
            vector[at.RAID] = self.expectation.holds_s[IN_ENGLAND]

    def _nearness(self, side: int) -> float:
        """Return how near a side's army is to the enemy's nobles."""
        army = self.army_in[side]
        nobles = self.nobles_in[1 - side]
        total = 0.0
        for area in range(AREAS):
            here = army[area]
            if here <= 0.0:
                continue
            row = NEARNESS[area]
            for other in range(AREAS):
                if nobles[other] > 0.0:
                    total += here * nobles[other] * row[other]
        return total

    # --- cards ---------------------------------------------------------------------------------

    def _count_cards(self) -> None:
        """Count the cards in hand."""
        moves = 0.0
        events = 0.0
        for card in range(CARDS):
            more = float(held(self.pos.hand_s, card) - held(self.pos.hand_e, card))
            if is_event(card):
                events += more
            else:
                moves += more * CARD_MOVES[card]
        self.vector[at.MOVES] = moves
        self.vector[at.EVENTS] = events


def _lateness(pos: Position) -> float:
    """Return how much of the year is over, 0 to 1."""
    if steps.IS_WINTER[pos.step] or pos.step == steps.LEVY:
        return 1.0
    done = float(pos.turn - 1)
    if pos.step == steps.CARD:
        return done / TURNS
    is_late = pos.second_part or not steps.BEFORE_BATTLES[pos.step]
    return (done + (1.0 if is_late else 0.5)) / TURNS


def features_of(pos: Position, exact: bool) -> Features:
    """Return the features of a position, its battles by their odds if *exact*."""
    return Features(Expectation(pos, exact))
