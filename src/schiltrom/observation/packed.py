"""Packed memory: where the enemy of a side knows that each of its blocks can be, as words."""

from __future__ import annotations

from struct import Struct
from typing import Final

from schiltrom.engine.tables import BLOCKS, OWN, lowest
from schiltrom.observation.memory import BLOCKS_OF, Memory
from schiltrom.observation.spots import MOVED, PLACE_BITS
from schiltrom.observation.words import START

HALF: Final = 14
"""Half of a side's blocks: two are told in a word."""
SHARE: Final = 30
"""The bits of a word that each of the two has."""
LOWER: Final = (1 << SHARE) - 1
OLDEST: Final = 7
"""Game turns after which a sighting simply counts as old."""
REMEMBERED: Final = Struct(f"={START['scotland'] - START['england']}q")


def _numbers() -> list[int]:
    found = [0] * BLOCKS
    for blocks in BLOCKS_OF:
        for number, block in enumerate(blocks):
            found[block] = number
    return found


NUMBER: Final[list[int]] = _numbers()
"""The number of a block among those of its side."""


class PackedMemory:
    """The words for one side's blocks; only what has changed is packed again."""

    def __init__(self) -> None:
        self._words = [0] * HALF
        self._now = -1
        self._packed = b""

    def of(self, memory: Memory, now: int) -> bytes:
        """Return places, strength and age of a side's blocks, in this game turn."""
        if now != self._now:
            self._now = now
            memory.stale = OWN[memory.side]
        if memory.stale:
            self._renew(memory)
        return self._packed

    def _renew(self, memory: Memory) -> None:
        """Pack the blocks for which something has changed."""
        words = self._words
        stale = memory.stale
        memory.stale = 0
        while stale:
            block = lowest(stale)
            stale &= stale - 1
            number = NUMBER[block]
            fact = self._fact(memory.options[block], memory.known[block])
            if number < HALF:
                words[number] = words[number] >> SHARE << SHARE | fact
            else:
                words[number - HALF] = words[number - HALF] & LOWER | fact << SHARE
        self._packed = REMEMBERED.pack(*words)

    def _fact(self, spots: int, last: int) -> int:
        """Return what is known of a block; nothing if it is out of play."""
        if spots == 0:
            return 0
        age = min(self._now - (last >> 3), OLDEST)
        return (spots | spots >> MOVED) & PLACE_BITS | (last & 7) << 24 | age << 27
