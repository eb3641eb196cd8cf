"""The solver's input and output: a battle without names, so that like battles are one case.

A unit is one number: how it fights, how strong it is, and where it stands. Units of a side
are listed in the order in which they take hits between equals (5.41). A noble has a unit on both
sides, of strength 0 on the side he does not belong to.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from schiltrom.engine.tables import LAST_ROUND

# The two lowest bits of a unit are its letter: 0 A, 1 B, 2 C. The others begin at:
ATTACKS: Final = 2  # three bits: the combat number when attacking
DEFENDS: Final = 5  # three bits: the same when defending (1.4)
STRENGTH: Final = 8  # three bits
WAITING: Final = 11  # in reserve this round (5.32)
ACTED: Final = 12  # has had its combat turn
FOOT: Final = 13  # forms a schiltrom while no enemy archers keep it from doing so
ARCHER: Final = 14
CELT: Final = 15  # rolls for unity (5.2)
FATAL: Final = 16  # his death ends the game (6.1, 6.2)
NORSE: Final = 17  # retreats by sea (5.5)
WEARY: Final = 18  # leaves when weak, if so ordered

FULL_ROUNDS: Final = 1  # round_end full
FLED_COUNTS: Final = 2  # control_change all_eliminated
CELTS_FIRST: Final = 4  # celtic_test before_battle
BY_LETTER: Final = 8  # retreat_order by_letter
TO_POOL: Final = 16  # cannot_retreat to_pool
HOLDS: Final = 32  # control_change attacker_holds
ALL_ARCHERS: Final = 64  # schiltrom_archers in_battle
ONE_COUNT: Final = 128  # retreat_limit whole_battle

AHEAD: Final = 0
"""The round of a battle that has not begun."""
AFTER: Final = LAST_ROUND + 1
"""The round of a battle whose attacker has to retreat (5.5)."""


class Case(NamedTuple):
    """A battle to solve."""

    england: tuple[int, ...]
    scotland: tuple[int, ...]
    twins: tuple[tuple[int, int], ...]
    """The two units of each noble, England's first."""
    attacker: int
    switches: int
    orders: tuple[tuple[int, int, int], tuple[int, int, int]]
    """For each side: its last round, its least strength to fight, the strength of the weak."""
    room: tuple[tuple[int, int], tuple[int, int]]
    """For each side: how many blocks can still retreat in this round, and in each later one."""
    sea: tuple[bool, bool]
    """Whether the Norse have somewhere to retreat to."""
    round: int = AHEAD
    fled: bool = False
    """Whether a defender has already retreated in round 1 (5.32)."""
    testing: bool = False
    """Whether Celts in reserve still have to roll at the start of round 2 (5.2)."""
    volley: tuple[int, int, int] = (0, 0, 0)
    """Dice being rolled: the side firing, how many, the highest that hits (6: hits to apply)."""


class Solved(NamedTuple):
    """The solution of a case; lists by side, then by unit."""

    win: list[float]
    """Only this side is left on the field, or it won the game there."""
    undecided: float
    """Both are there after round 3, and the attacker must retreat."""
    hold: list[float]
    """Who has the field afterwards."""
    ends: list[float]
    """Who wins the game by the death of a king (6.1, 6.2)."""
    stands: list[list[float]]
    """The unit is on the map afterwards, on this side."""
    steps: list[list[float]]
    """Its strength then, nothing if it does not stand."""
    deserts: list[list[float]]
    lost: float
    """The total chance of what was too unlikely to follow."""
