"""The prior of a world: what is usually true of hidden blocks makes a world that is drawn likelier.

Lords are found near their homes, and blocks near their full strength. Hidden blocks change places
with each other until that is so about as often as in real games; the view stays the same.
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
"""So many changes of place are tried for each hidden lord."""
HOMESICK: Final = 0.45
"""How likely a lord is to be one area farther from home, compared with not."""
FULL: Final = 0.6
"""The chance of a hidden block to be at full strength; if not, to be one step below, and so on."""

HOME_DISTANCE: Final[list[list[int]]] = [
    [min([DISTANCE[area][home] for home in members(HOMES[block])] or [0]) for area in range(AREAS)]
    for block in range(BLOCKS)
]


def apply_world_prior(world: Position, view: View, rng: Random) -> None:
    """Change what *view* does not show of *world* to something likelier."""
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
    """Let a lord and another block change places, if that is likelier or by chance."""
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
