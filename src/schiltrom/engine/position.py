"""The position: where every block is and how strong, and the few counters of the current phase.

Sets of blocks, areas and borders are bit masks; a strength is two bits in two planes of all blocks.
A position holds no history, no log and no chance. Copying one is cheap.
"""

from __future__ import annotations

from typing import Final

from schiltrom.engine import steps
from schiltrom.engine.counters import COUNTERS
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.tables import (
    AREAS,
    BORDER_BETWEEN,
    BORDER_ENDS,
    BORDER_LIMIT,
    BORDERS,
    BRUCE,
    COMYN,
    EDWARD,
    EDWARD_I,
    ENGLAND,
    FULL_HIGH,
    FULL_LOW,
    KING,
    MORAY,
    NOBLES,
    NOBODY,
    OFF,
    OWN,
    PLACES,
    POOL,
    RED,
    SCOTS,
    TWIN,
    WALLACE,
)

BRAVEHEART: Final = 0
THE_BRUCE: Final = 1
CAMPAIGN: Final = 2
SCENARIO_NAMES: Final = ["braveheart", "the_bruce", "campaign"]
FIRST_YEAR: Final = [1297, 1306, 1297]
LAST_YEAR: Final = [1305, 1314, 0]

_CALLED: Final[dict[str, list[int]]] = {
    steps.BRUCE: BRUCE,
    steps.COMYN: COMYN,
    steps.EDWARD: [EDWARD, EDWARD],
    steps.KING: [KING, KING],
    steps.MORAY: [MORAY, MORAY],
    steps.WALLACE: [WALLACE, WALLACE],
}
"""The blocks that steps are named after, England's and Scotland's."""


class Position:
    """The complete state of a game at one moment."""

    __slots__ = (
        "at",
        "entries",
        "high",
        "low",
        "main",
        "revealed",
        "rules",
        "told_e",
        "told_s",
        *COUNTERS,
    )

    def __init__(self, rules: RuleSet, like: Position | None = None) -> None:
        self.rules = rules
        self.revealed = 0  # whether the choice being applied reveals anything, for ``flow.choose``
        if like is None:
            self.at = [0] * PLACES
            self.low = 0
            self.high = 0
            self.main = b""
            self.entries = b""
            self.told_e = b""  # what is told of England while it is held back, see told.py
            self.told_s = b""
            # the calendar (8, 9)
            self.first_year = FIRST_YEAR[BRAVEHEART]  # the scenario's first year
            self.last_year = LAST_YEAR[BRAVEHEART]  # its last year; 0: the Campaign has none
            self.year = FIRST_YEAR[BRAVEHEART]
            self.turn = 1  # the game turn, 1 to 5
            self.scenario = 0
            # whose turn, and what to choose
            self.step = steps.CARD  # what is being decided, see steps.py
            self.active = ENGLAND  # who decides (in CARD both may)
            self.p1 = ENGLAND  # Player 1 of this game turn (3.1)
            # 3 cards: a hand has three bits for each kind, what was played four bits for each turn
            self.hand_e = 0
            self.hand_s = 0
            self.played_e = 0
            self.played_s = 0
            self.card_e = -1  # the card chosen for this game turn
            self.card_s = -1
            self.dealt = 0  # cards still to be dealt
            # 4 movement
            self.moves = 0  # move points left
            self.groups = 0  # areas activated
            self.moved = 0  # blocks that moved this game turn
            self.mover = -1  # block that is moving
            self.origin = -1  # where it started
            self.here = -1  # where it is
            self.path = 0  # areas it has been in
            self.steps_left = 0  # how many more areas it may enter
            self.crossed_1 = 0  # border counts of this phase or round, three bit planes
            self.crossed_2 = 0
            self.crossed_4 = 0
            self.into_low_e = (
                0  # borders England used to enter a battle at their lower-numbered end
            )
            self.into_high_e = 0
            self.into_low_s = 0
            self.into_high_s = 0
            self.attacks_e = 0  # areas where England is the attacker
            self.attacks_s = 0
            self.reserves = 0  # blocks in reserve (5.32, 5.33)
            self.truce = NOBODY  # the side that may not attack
            # 5 battle
            self.field = -1  # area of the battle being fought
            self.attacker = NOBODY
            self.round = 0
            self.cause = 0  # 0 ordinary, else the event that made the battle
            self.acted = 0  # blocks that have had their combat turn, or regrouped
            self.fighter = -1  # block whose combat turn, retreat or regroup it is
            self.hits = 0  # hits still to be applied
            self.captured = 0  # nobles captured in this battle
            self.withdrawn = 0  # blocks that retreated in the combat turn of this letter
            self.fled = 0  # defenders who retreated in round 1
            self.letter = 0  # letter whose turn it is to retreat after round 3
            # events and kings
            self.left = 0  # steps, hits or blocks left
            self.target = -1  # area named by the event
            self.group = -1  # own area named by the event
            self.crowning = 0  # coronation announced: 1 Bruce, 2 Comyn, 3 Balliol
            self.second_part = 0  # Player 2's part of the game turn has begun
            self.crowned = 0  # a king has been crowned (6.2)
            self.edward = EDWARD_I  # or EDWARD_II (6.1)
            self.wintered = 0  # Edward wintered last winter (7.4)
            self.french = 0  # the French Knights have joined (7.61)
            # 7 winter
            self.homing = NOBODY  # side whose nobles are going home
            self.homed = 0  # nobles who changed sides on going home
            self.wintering = -1  # area of the wintering Edward
            self.points = 0  # replacement points, two bits for each area
            self.points_e = 0  # England's while both sides build at once
            self.built = 0  # the sides that have finished then, as a mask
            self.norse_for = -1  # inland area that drew the Norse
            self.french_for = -1  # inland area that drew the French Knights
            self.drawing = -1  # area that is drawing a block
            self.drawn = -1  # block to be placed or built
            # 9 victory
            self.winner = NOBODY
            self.ending = 0  # see victory.py
        else:
            self.at = like.at[:]
            self.low = like.low
            self.high = like.high
            self.main = like.main
            self.entries = like.entries
            self.told_e = like.told_e
            self.told_s = like.told_s
            self.first_year = like.first_year
            self.last_year = like.last_year
            self.year = like.year
            self.turn = like.turn
            self.scenario = like.scenario
            self.step = like.step
            self.active = like.active
            self.p1 = like.p1
            self.hand_e = like.hand_e
            self.hand_s = like.hand_s
            self.played_e = like.played_e
            self.played_s = like.played_s
            self.card_e = like.card_e
            self.card_s = like.card_s
            self.dealt = like.dealt
            self.moves = like.moves
            self.groups = like.groups
            self.moved = like.moved
            self.mover = like.mover
            self.origin = like.origin
            self.here = like.here
            self.path = like.path
            self.steps_left = like.steps_left
            self.crossed_1 = like.crossed_1
            self.crossed_2 = like.crossed_2
            self.crossed_4 = like.crossed_4
            self.into_low_e = like.into_low_e
            self.into_high_e = like.into_high_e
            self.into_low_s = like.into_low_s
            self.into_high_s = like.into_high_s
            self.attacks_e = like.attacks_e
            self.attacks_s = like.attacks_s
            self.reserves = like.reserves
            self.truce = like.truce
            self.field = like.field
            self.attacker = like.attacker
            self.round = like.round
            self.cause = like.cause
            self.acted = like.acted
            self.fighter = like.fighter
            self.hits = like.hits
            self.captured = like.captured
            self.withdrawn = like.withdrawn
            self.fled = like.fled
            self.letter = like.letter
            self.left = like.left
            self.target = like.target
            self.group = like.group
            self.crowning = like.crowning
            self.second_part = like.second_part
            self.crowned = like.crowned
            self.edward = like.edward
            self.wintered = like.wintered
            self.french = like.french
            self.homing = like.homing
            self.homed = like.homed
            self.wintering = like.wintering
            self.points = like.points
            self.points_e = like.points_e
            self.built = like.built
            self.norse_for = like.norse_for
            self.french_for = like.french_for
            self.drawing = like.drawing
            self.drawn = like.drawn
            self.winner = like.winner
            self.ending = like.ending

    # --- value ---------------------------------------------------------------------------------

    def copy(self) -> Position:
        """Return an independent copy."""
        return Position(self.rules, self)

    def key(self) -> tuple[object, ...]:
        """Return everything that identifies this position, hashable."""
        counters = [getattr(self, name) for name in COUNTERS]
        told = (self.told_e, self.told_s)
        return (
            self.rules,
            *self.at,
            self.low,
            self.high,
            self.main,
            self.entries,
            *told,
            *counters,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        scenario = SCENARIO_NAMES[self.scenario]
        return f"<Position {scenario} {self.year}/{self.turn} {steps.NAMES[self.step]}>"

    def __str__(self) -> str:
        from schiltrom.engine.printing import position_text  # which imports this module

        return position_text(self)

    # --- whose turn ----------------------------------------------------------------------------

    def is_chance(self) -> bool:
        """Return whether the position is waiting for an outcome of chance."""
        return steps.CHANCE_STEPS <= self.step < steps.OVER

    def is_over(self) -> bool:
        """Return whether the game is over."""
        return self.step == steps.OVER

    def waits_for(self, side: int) -> bool:
        """Return whether *side* has a choice to make.

        Both may choose a card at once (3.1), or build at once in winter (7.6).
        """
        if side == NOBODY:
            return False
        if self.step == steps.CARD:
            return self.card(side) < 0
        if self.builds_at_once():
            return self.built >> side & 1 == 0 and (side == ENGLAND or self.step != steps.DRAW)
        return self.step < steps.CHANCE_STEPS and self.active == side

    def builds_at_once(self) -> bool:
        """Return whether both sides are building, neither seeing the other's builds (7.6)."""
        return steps.BUILDS[self.step] and self.rules.winter_builds == "hidden"

    def in_hand(self) -> int:
        """Return the block that the current choice or roll is about, or -1."""
        name = steps.IN_HAND[self.step]
        if name == "mover":
            return self.mover
        if name == "fighter":
            return self.fighter
        if name == "drawn":
            return self.drawn
        return _CALLED[name][self.active] if name else -1

    # --- blocks and areas ----------------------------------------------------------------------

    def strength(self, block: int) -> int:
        """Return a block's strength, 1 to 4 (2.1); always 1 for a block out of play."""
        return 1 + (self.low >> block & 1) + 2 * (self.high >> block & 1)

    def set_strength(self, block: int, strength: int) -> None:
        """Set a block's strength, 1 to 4."""
        bit = 1 << block
        self.low = self.low | bit if (strength - 1) & 1 else self.low & ~bit
        self.high = self.high | bit if strength > 2 else self.high & ~bit

    def add_step(self, block: int) -> None:
        """Add one step to a block that is below its maximum."""
        bit = 1 << block
        if self.low & bit:
            self.low ^= bit
            self.high |= bit
        else:
            self.low |= bit

    def lose_step(self, block: int) -> bool:
        """Take one step from a block; return False if it had only one."""
        bit = 1 << block
        if self.low & bit:
            self.low ^= bit
        elif self.high & bit:
            self.high ^= bit
            self.low |= bit
        else:
            return False
        return True

    def strongest(self, blocks: int) -> int:
        """Return the strongest of *blocks*, as a mask (5.41)."""
        best = blocks & self.high
        if best:
            return best & self.low or best
        return blocks & self.low or blocks

    def below_maximum(self, blocks: int) -> int:
        """Return those of *blocks* that can still gain a step."""
        return blocks & ((self.low ^ FULL_LOW) | (self.high ^ FULL_HIGH))

    def place_of(self, block: int) -> int:
        """Return the area or pool a block is in, or ``OFF``."""
        bit = 1 << block
        at = self.at
        for place in range(PLACES):
            if at[place] & bit:
                return place
        return OFF

    def shift(self, block: int, origin: int, place: int) -> None:
        """Move a block from one place to another."""
        bit = 1 << block
        self.at[origin] &= ~bit
        self.at[place] |= bit

    def enter_play(self, block: int, place: int) -> None:
        """Put a block that is out of play into a place, at full strength."""
        bit = 1 << block
        self.at[place] |= bit
        self.low |= bit & FULL_LOW
        self.high |= bit & FULL_HIGH

    def leave_play(self, block: int, origin: int) -> None:
        """Remove a block from play permanently."""
        bit = 1 << block
        self.at[origin] &= ~bit
        self.low &= ~bit
        self.high &= ~bit

    def to_pool(self, block: int, origin: int) -> None:
        """Return a block to its side's pool, where all blocks have full strength."""
        self.leave_play(block, origin)
        self.enter_play(block, POOL[side_of(block)])

    def change_sides(self, block: int, area: int, strength: int) -> int:
        """Replace a noble's block in *area* by his other one; return the new block (2.2)."""
        twin = TWIN[block]
        self.leave_play(block, area)
        self.at[area] |= 1 << twin
        self.set_strength(twin, strength)
        return twin

    def on_map(self) -> int:
        """Return all blocks on the map."""
        mask = 0
        for area in range(AREAS):
            mask |= self.at[area]
        return mask

    def nobles(self, side: int) -> int:
        """Return the nobles on the map that *side* controls, as a mask."""
        return self.on_map() & NOBLES & OWN[side]

    def occupied(self, side: int) -> int:
        """Return the areas that hold a block of *side*."""
        own = OWN[side]
        mask = 0
        at = self.at
        for area in range(AREAS):
            if at[area] & own:
                mask |= 1 << area
        return mask

    def contested(self) -> int:
        """Return the areas that hold blocks of both sides (4.5)."""
        mask = 0
        at = self.at
        for area in range(AREAS):
            here = at[area]
            if here & SCOTS and here & ~SCOTS:
                mask |= 1 << area
        return mask

    def friendly(self, side: int) -> int:
        """Return the areas that hold only blocks of *side* (4.5)."""
        return self.occupied(side) & ~self.occupied(1 - side)

    # --- cards ---------------------------------------------------------------------------------

    def hand(self, side: int) -> int:
        """Return a side's hand, with three bits for the number of each kind of card."""
        return self.hand_e if side == ENGLAND else self.hand_s

    def card(self, side: int) -> int:
        """Return the card a side chose this game turn, or -1."""
        return self.card_e if side == ENGLAND else self.card_s

    # --- borders -------------------------------------------------------------------------------

    def crossings(self, border: int) -> int:
        """Return how many blocks crossed a border in this phase or round (4.3)."""
        one = self.crossed_1 >> border & 1
        two = self.crossed_2 >> border & 1
        four = self.crossed_4 >> border & 1
        return one + 2 * two + 4 * four

    def cross(self, border: int) -> None:
        """Count one more block across a border."""
        bit = 1 << border
        carry = self.crossed_1 & bit
        self.crossed_1 ^= bit
        if carry:
            carry = self.crossed_2 & bit
            self.crossed_2 ^= bit
            if carry:
                self.crossed_4 |= bit

    def full_borders(self) -> int:
        """Return the borders that no more blocks may cross in this phase or round (4.3)."""
        return self.crossed_2 & (RED | self.crossed_4)

    def clear_crossings(self) -> None:
        """Reset the border counts."""
        self.crossed_1 = 0
        self.crossed_2 = 0
        self.crossed_4 = 0

    def attacks(self, side: int) -> int:
        """Return the areas where *side* is the attacker in a battle to come (5.1)."""
        return self.attacks_e if side == ENGLAND else self.attacks_s

    def entered(self, side: int, area: int) -> int:
        """Return the borders *side* used to enter a battle in *area* (5.5)."""
        low = self.into_low_e if side == ENGLAND else self.into_low_s
        high = self.into_high_e if side == ENGLAND else self.into_high_s
        return low & LOW_END[area] | high & HIGH_END[area]

    def entered_anywhere(self, side: int) -> int:
        """Return the borders *side* used to enter any battle this game turn (5.5)."""
        if side == ENGLAND:
            return self.into_low_e | self.into_high_e
        return self.into_low_s | self.into_high_s

    def note_entry(self, side: int, border: int, area: int) -> None:
        """Record that *side* used a border to enter a battle in *area* (5.5)."""
        bit = 1 << border
        if self.rules.retreat_limit == "cumulative":
            self.entries += bytes([2 * border + side])
        low = LOW_END[area] & bit
        if side == ENGLAND:
            self.into_low_e |= low
            self.into_high_e |= bit ^ low
        else:
            self.into_low_s |= low
            self.into_high_s |= bit ^ low


def side_of(block: int) -> int:
    """Return the side a block belongs to."""
    return 1 - (OWN[ENGLAND] >> block & 1)


def border_between(a: int, b: int) -> int:
    """Return the border between two areas, or -1 (1.1)."""
    return BORDER_BETWEEN[a * AREAS + b]


# ``full_borders`` relies on these limits.
assert [2 if RED >> border & 1 else 6 for border in range(BORDERS)] == BORDER_LIMIT

LOW_END: Final[list[int]] = [
    sum(1 << i for i, ends in enumerate(BORDER_ENDS) if ends[0] == area) for area in range(AREAS)
]
HIGH_END: Final[list[int]] = [
    sum(1 << i for i, ends in enumerate(BORDER_ENDS) if ends[1] == area) for area in range(AREAS)
]
