"""The prior of a world: makes a drawn world likelier by what is usually true of hidden blocks.

Lords tend to be near home, and blocks near full strength. Hidden blocks swap places until that
holds about as often as in real games; the view stays the same.
"""

from __future__ import annotations

from random import Random
from typing import Final

from schiltrom.ai.evaluation.features import DISTANCE
from schiltrom.engine import steps
from schiltrom.engine.position import Position
from schiltrom.engine.tables import (
    AREAS,
    BLOCKS,
    EDWARD,
    HOMES,
    MAXIMUM,
    NOBLES,
    NORSE,
    OWN,
    members,
)
from schiltrom.engine.view import View

ATTEMPTS: Final = 8
"""Swaps tried for each hidden lord."""
HOMESICK: Final = 0.45
"""Relative likelihood that a lord is one area farther from home."""
FULL: Final = 0.6
"""The chance that a hidden block is at full strength; failing that, one step below, and so on."""

HOME_DISTANCE: Final[list[list[int]]] = [
    [min([DISTANCE[area][home] for home in members(HOMES[block])] or [0]) for area in range(AREAS)]
    for block in range(BLOCKS)
]


def apply_world_prior(world: Position, view: View, rng: Random) -> None:
    """Change what *view* does not show of *world* into something likelier."""
    enemy = 1 - view.side
    hidden = OWN[enemy]
    for entry in view.sides[enemy].known:
        hidden &= ~(1 << entry[0])
    hidden &= world.on_map()
    for block in members(hidden):
        strength = MAXIMUM[block]
        while strength > 1 and rng.random() > FULL:
            strength -= 1
        world.set_strength(block, strength)
    if world.field >= 0:
        hidden &= ~world.at[world.field]
    if steps.IS_WINTER[world.step]:
        hidden &= ~(1 << EDWARD)
    blocks = members(hidden & ~(1 << NORSE))
    lords = [block for block in blocks if NOBLES >> block & 1]
    if len(blocks) < 2:
        return
    for lord in lords * ATTEMPTS:
        _try_change(world, lord, blocks[int(rng.random() * len(blocks))], rng)


def _try_change(world: Position, lord: int, other: int, rng: Random) -> None:
    """Swap a lord with another block if that is likelier, or by chance."""
    here = world.place_of(lord)
    there = world.place_of(other)
    if here == there:
        return
    before = HOME_DISTANCE[lord][here] + HOME_DISTANCE[other][there]
    after = HOME_DISTANCE[lord][there] + HOME_DISTANCE[other][here]
    if after > before and rng.random() > HOMESICK ** (after - before):
        return
    world.shift(lord, here, there)
    world.shift(other, there, here)
    both = 1 << lord | 1 << other
    if (world.moved & both) not in (0, both):
        world.moved ^= both
    if (world.reserves & both) not in (0, both):
        world.reserves ^= both
