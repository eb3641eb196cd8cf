"""Priors: which of the blocks in an area are likely to march first.

Strong blocks are sent out, lords stay at home: so it is in recorded games. The differences are
taken smaller than they were there, for another player has other habits.
"""

from __future__ import annotations

from typing import Final

from schiltrom.engine.tables import AREAS, BLOCKS, COMBAT_NUMBER, HOME_BLOCKS, MAXIMUM, NOBLES

USUAL: Final = 8.0
"""The steps of a block times its combat number, for most infantry."""
ARDOUR: Final = 2.0
"""To which power that counts."""
NOBLE: Final = 0.5
NOBLE_AT_HOME: Final = 0.35
"""How likely nobles are to leave, compared with infantry."""


def _leaving_prior(block: int, area: int) -> float:
    if HOME_BLOCKS[area] >> block & 1:
        return NOBLE_AT_HOME
    if NOBLES >> block & 1:
        return NOBLE
    return float((MAXIMUM[block] * COMBAT_NUMBER[block] / USUAL) ** ARDOUR)


_TABLE: Final = [[_leaving_prior(block, area) for block in range(BLOCKS)] for area in range(AREAS)]


def leaving_priors(area: int) -> list[float]:
    """Return how likely each block is to march out of an area, compared with infantry."""
    return _TABLE[area]
