"""Keys: what a view shows of blocks and areas, as numbers that say all about a part of a screen.

This is where a screen state loops over blocks and areas, so it is compiled; ``kept`` makes of each
number what is sent, once.
"""

from __future__ import annotations

from typing import Final

from schiltrom.engine import steps
from schiltrom.engine.battle import hits_on
from schiltrom.engine.position import Position
from schiltrom.engine.tables import (
    ALL_AREAS,
    AREAS,
    COMBAT_NUMBER,
    ENGLAND,
    HOME_BLOCKS,
    INFANTRY,
    PLACES,
    SCOTS,
    STRONGEST,
)
from schiltrom.engine.view import Seen, View, shown

# --- blocks that can be named ----------------------------------------------------------------

MOVED: Final = 1
OPEN: Final = 2
CAPTURED: Final = 4
MAIN: Final = 8
RESERVE: Final = 16
FIRED: Final = 32
HOME: Final = 64
SCHILTROM: Final = 128
"""What there is to say of a block, as bits."""
NUMBER_AT: Final = 8
"""Above these bits: the highest die that hits for it in a battle, else 0."""
STRENGTH_AT: Final = 11
PLACE_AT: Final = 14
BLOCK_AT: Final = 19
"""Above those: strength, place and number of the block."""


def is_fought(pos: Position) -> bool:
    """Return whether blocks lie face up in a battle now."""
    return pos.field >= 0 and (pos.round > 0 or pos.step == steps.CELTIC_ROLL)


def known_number(seen: View, pos: Position, block: int) -> int:
    """Return the highest die that hits for a block in battle, as far as the viewer can know.

    Hidden reserves may be archers: then a schiltrom is not counted on (``schiltrom_archers``).
    """
    is_foot = SCOTS & INFANTRY & 1 << block != 0
    hidden = seen.sides[ENGLAND].areas[pos.field]
    if is_foot and hidden and pos.rules.schiltrom_archers == "in_battle":
        return COMBAT_NUMBER[block]
    return hits_on(pos, block)


def piece_keys(seen: View, pos: Position, side: int, contested: int, is_own: bool) -> list[int]:
    """Return a side's blocks that the viewer can name, by number, with their roles in battles.

    Enemy blocks can be named only while they lie face up; of one's own that must be asked.
    """
    known = seen.sides[side]
    moved = known.moved
    opened = shown(pos) if is_own else -1
    field = pos.field if is_fought(pos) else -1
    keys = []
    for entry in known.known:
        block = entry[0]
        place = entry[1]
        key = block << BLOCK_AT | place << PLACE_AT | entry[2] << STRENGTH_AT
        if moved >> block & 1:
            key |= MOVED
        if opened >> block & 1:
            key |= OPEN
        if pos.captured >> block & 1:
            key |= CAPTURED
        if contested >> place & 1:
            key |= RESERVE if pos.reserves >> block & 1 else MAIN
        if place == field:
            key |= _fighting(seen, pos, block)
        keys.append(key)
    return keys


def _fighting(seen: View, pos: Position, block: int) -> int:
    """Return on what a block in battle hits, why, and whether it has acted, as bits of a key."""
    number = known_number(seen, pos, block)
    bits = number << NUMBER_AT
    if number > COMBAT_NUMBER[block]:
        bits |= HOME if HOME_BLOCKS[pos.field] >> block & 1 else SCHILTROM
    if pos.round > 0 and pos.acted >> block & 1:
        bits |= FIRED
    return bits


# --- others ----------------------------------------------------------------------------------

RESERVES_AT: Final = 6
COUNT_AT: Final = 12
AREA_AT: Final = 18
SIDE_AT: Final = 23
"""Below these bits: how many blocks that cannot be named have moved; then, reserves, all, where."""


def hidden_keys(seen: View, side: int) -> list[int]:
    """Return how many of a side's blocks that cannot be named are in each area with any."""
    known = seen.sides[side]
    keys = []
    for area in range(AREAS):
        number = known.areas[area]
        if number:
            key = side << SIDE_AT | area << AREA_AT | number << COUNT_AT
            keys.append(key | known.reserves_in[area] << RESERVES_AT | known.moved_in[area])
    return keys


def occupied_by(known: Seen) -> int:
    """Return the areas in which blocks of a side are seen."""
    mask = 0
    for area in range(AREAS):
        if known.areas[area]:
            mask |= 1 << area
    for entry in known.known:
        mask |= 1 << entry[1]
    return mask & ALL_AREAS


def in_pool(known: Seen) -> int:
    """Return how many blocks of a side are seen in its pool."""
    number = known.pool
    for entry in known.known:
        if entry[1] >= AREAS:
            number += 1
    return number


# Everything has room in its bits.
assert max(COMBAT_NUMBER) + 1 < 1 << STRENGTH_AT - NUMBER_AT
assert STRONGEST < 1 << PLACE_AT - STRENGTH_AT
assert PLACES < 1 << BLOCK_AT - PLACE_AT
