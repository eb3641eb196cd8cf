"""What the other side has been told of a side that is in the middle of something.

A stage of winter, and simultaneous builds, are shown only when they are finished. Until then the
position keeps a small snapshot of what everybody saw before: how many of the side's blocks stand
in each area and lie in the pool, and the few public facts that the stage can change.
"""

from __future__ import annotations

from typing import Final

from schiltrom.engine import steps
from schiltrom.engine.position import Position, border_between
from schiltrom.engine.tables import (
    AREAS,
    ENGLAND,
    OWN,
    POOL,
    SCOTLAND,
    count,
)

IN_POOL: Final = AREAS
NOBLES_TOLD: Final = AREAS + 1
EDWARD_TOLD: Final = AREAS + 2
WINTERED_TOLD: Final = AREAS + 3
FRENCH_TOLD: Final = AREAS + 4
TOLD_SIZE: Final = AREAS + 5
"""The places in a snapshot after the numbers of blocks in each area."""


def hold_back(pos: Position, side: int) -> None:
    """Show the others a side as it is now, until ``show``."""
    own = OWN[side]
    numbers = [count(pos.at[area] & own) for area in range(AREAS)]
    numbers.append(count(pos.at[POOL[side]]))
    numbers.append(count(pos.nobles(side)))
    numbers.append(pos.edward)
    numbers.append(pos.wintered)
    numbers.append(pos.french)
    if side == ENGLAND:
        pos.told_e = bytes(numbers)
    else:
        pos.told_s = bytes(numbers)


def show(pos: Position, side: int) -> None:
    """Show everybody what a side has done."""
    if side == ENGLAND:
        pos.told_e = b""
    else:
        pos.told_s = b""


def told_of(pos: Position, side: int) -> bytes:
    """Return the snapshot of a side that the others still see, or nothing."""
    return pos.told_e if side == ENGLAND else pos.told_s


def is_on_the_way(pos: Position) -> bool:
    """Return whether a block has left for a march that is not finished, which others do not see."""
    return pos.step == steps.MARCH and pos.here != pos.origin


def is_held_back(pos: Position, side: int) -> bool:
    """Return whether the others see a side as it was before what it is doing now."""
    return len(told_of(pos, side)) > 0 or (is_on_the_way(pos) and pos.active == side)


def way_so_far(pos: Position) -> list[int]:
    """Return the borders crossed on an unfinished march; no block enters more than three areas."""
    between = pos.path & ~(1 << pos.origin) & ~(1 << pos.here)
    if between == 0:
        return [border_between(pos.origin, pos.here)]
    middle = between.bit_length() - 1
    return [border_between(pos.origin, middle), border_between(middle, pos.here)]


def as_built_by(pos: Position, side: int) -> Position:
    """Return the position as *side* has it to choose, where both sides build at once (7.6)."""
    if side == pos.active or not pos.waits_for(side) or not pos.builds_at_once():
        return pos
    own = pos.copy()
    own.active = side
    own.step = steps.ENGLISH_BUILD if side == ENGLAND else steps.SCOTTISH_BUILD
    return own


def told_blocks(pos: Position, side: int) -> list[int]:
    """Return how many blocks of a side the others see in each area."""
    held = told_of(pos, side)
    if held:
        return list(held[:AREAS])
    numbers = [count(pos.at[area] & OWN[side]) for area in range(AREAS)]
    if is_on_the_way(pos) and pos.active == side:
        numbers[pos.here] -= 1
        numbers[pos.origin] += 1
    return numbers


def told_nobles(pos: Position, side: int) -> int:
    """Return how many nobles of a side the others know of."""
    held = told_of(pos, side)
    return held[NOBLES_TOLD] if held else count(pos.nobles(side))


def told_edward(pos: Position) -> int:
    """Return which Edward the Scots know to be king (6.1)."""
    return pos.told_e[EDWARD_TOLD] if pos.told_e else pos.edward


def told_wintered(pos: Position) -> int:
    """Return whether the Scots know Edward to be wintering, or to have wintered (7.4)."""
    return pos.told_e[WINTERED_TOLD] if pos.told_e else pos.wintered


def told_french(pos: Position) -> int:
    """Return whether England knows that the French Knights have joined (7.61)."""
    return pos.told_s[FRENCH_TOLD] if pos.told_s else pos.french


assert ENGLAND == 0
assert SCOTLAND == 1
