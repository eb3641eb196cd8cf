"""Spots: where the enemy of a side sees a hidden block, numbered as bits of a mask.

A spot is an area, the pool, or an area for blocks that moved this game turn or are in reserve,
which everybody can see.
"""

from __future__ import annotations

from typing import Final

from schiltrom.engine.tables import AREAS

IN_POOL: Final = AREAS
MOVED: Final = AREAS + 1
SPOTS: Final = 2 * AREAS + 1
POOL_BIT: Final = 1 << IN_POOL
STANDING: Final = (1 << AREAS) - 1
EVERYWHERE: Final = (1 << SPOTS) - 1
PLACE_BITS: Final = STANDING | POOL_BIT
