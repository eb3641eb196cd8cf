"""Priors: which blocks of an area are likely to move first.

In recorded games strong blocks are sent out and lords stay at home. The differences used here are
smaller than those measured, because every player has his own habits.
"""

from __future__ import annotations

from typing import Final

from schiltrom.engine.tables import AREAS, BLOCKS, COMBAT_NUMBER, HOME_BLOCKS, MAXIMUM, NOBLES

USUAL: Final = 8.0
"""Steps times combat number of typical infantry."""
ARDOUR: Final = 2.0
"""The exponent of that product."""
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
    """Return how likely each block is to leave an area, compared with infantry."""
    return _TABLE[area]
