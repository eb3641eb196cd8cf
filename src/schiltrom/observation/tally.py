"""Numbers of blocks in all spots at once: one bit of each number in each of five masks of spots.

So all spots are counted and compared with a few operations. A side has fewer than 32 blocks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64  # an int that compiled code keeps in a register


class Tally:
    """How many blocks are, or can be, in each spot."""

    def __init__(self) -> None:
        self.ones: i64 = 0
        self.twos: i64 = 0
        self.fours: i64 = 0
        self.eights: i64 = 0
        self.sixteens: i64 = 0

    def clear(self) -> None:
        """Count nothing anywhere."""
        self.ones = 0
        self.twos = 0
        self.fours = 0
        self.eights = 0
        self.sixteens = 0

    def take(self, other: Tally) -> None:
        """Take over another's numbers."""
        self.ones = other.ones
        self.twos = other.twos
        self.fours = other.fours
        self.eights = other.eights
        self.sixteens = other.sixteens

    def put(self, spot: int, number: i64) -> None:
        """Set the number of a spot."""
        bit: i64 = 1 << spot
        others = ~bit
        self.ones = self.ones & others | (number & 1) << spot
        self.twos = self.twos & others | (number >> 1 & 1) << spot
        self.fours = self.fours & others | (number >> 2 & 1) << spot
        self.eights = self.eights & others | (number >> 3 & 1) << spot
        self.sixteens = self.sixteens & others | (number >> 4 & 1) << spot

    def of(self, spot: int) -> int:
        """Return the number of a spot."""
        low = (self.ones >> spot & 1) + 2 * (self.twos >> spot & 1) + 4 * (self.fours >> spot & 1)
        return low + 8 * (self.eights >> spot & 1) + 16 * (self.sixteens >> spot & 1)

    def add(self, spots: i64) -> None:
        """Count one more in each of these spots: every carry goes to the next mask."""
        carry = self.ones & spots
        self.ones ^= spots
        if carry:
            spots = carry
            carry = self.twos & spots
            self.twos ^= spots
            if carry:
                spots = carry
                carry = self.fours & spots
                self.fours ^= spots
                if carry:
                    self.sixteens |= self.eights & carry
                    self.eights ^= carry

    def somewhere(self) -> i64:
        """Return the spots with any."""
        return self.ones | self.twos | self.fours | self.eights | self.sixteens

    def equals(self, other: Tally) -> i64:
        """Return the spots where two numbers are the same."""
        low = (self.ones ^ other.ones) | (self.twos ^ other.twos) | (self.fours ^ other.fours)
        return ~(low | (self.eights ^ other.eights) | (self.sixteens ^ other.sixteens))

    def reaches(self, other: Tally) -> i64:
        """Return the spots where this number is at least the other: the highest bit decides."""
        found = self.ones | ~other.ones
        found = self.twos & ~other.twos | found & ~(self.twos ^ other.twos)
        found = self.fours & ~other.fours | found & ~(self.fours ^ other.fours)
        found = self.eights & ~other.eights | found & ~(self.eights ^ other.eights)
        return self.sixteens & ~other.sixteens | found & ~(self.sixteens ^ other.sixteens)
