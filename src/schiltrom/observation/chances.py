"""Chances: how likely each place is where, according to a memory, a block can be.

The places are certain, the chances an estimate: blocks flow from spot to spot as their public
numbers change, strong ones first, and lords stay at home (``knowledge.priors``).
"""

from __future__ import annotations

from typing import Final

from schiltrom.engine.position import Position
from schiltrom.engine.steps import MARCH, MOVE
from schiltrom.engine.tables import AREAS, HOME_BLOCKS, members
from schiltrom.knowledge.placement import EVENLY, Placement
from schiltrom.knowledge.priors import leaving_priors
from schiltrom.observation.memory import BLOCKS_OF, Memory
from schiltrom.observation.spots import MOVED, SPOTS

Rooms = dict[int, int]
HOMEWARD: Final = 6.0
"""How much likelier a noble is to march home than elsewhere."""


class Chances:
    """Follows a memory and estimates how likely each possibility is."""

    def __init__(self, side: int, pos: Position) -> None:
        """Begin with the set-up of a game."""
        self.memory = Memory(side)
        self.memory.begin(pos)
        self._placement = Placement()
        self._room = self.memory.numbers()
        self._before = self._placement
        self._origin, self._here = -1, -1
        self._take_over()

    def follow(self, pos: Position) -> None:
        """Follow the game to the next position; every position must be passed in, in order."""
        memory = self.memory
        changes, moving = memory.changes, pos.step in (MARCH, MOVE)
        memory.follow(pos)
        if memory.changes == changes:
            return
        self._fold()
        losses, gains = self._differences()
        if losses and sum(losses.values()) == sum(gains.values()):
            self._flow(losses, gains, moving)
        self._take_over()

    def of(self, block: int) -> dict[int, float]:
        """Return the probability of every place a hidden block can be in; the pool comes last."""
        found: dict[int, float] = {}
        for spot, chance in self._placement.chances[block].items():
            place = spot - MOVED if spot >= MOVED else spot
            found[place] = found.get(place, 0.0) + chance
        return found

    def _fold(self) -> None:
        """Merge blocks with the others in their area once they can no longer be told apart."""
        room = self.memory.numbers()
        for area in range(AREAS):
            apart = self._room[MOVED + area]
            if apart and not room[MOVED + area] and room[area] == self._room[area] + apart:
                self._placement.fold(MOVED + area, area)
                self._room[area] += apart
                self._room[MOVED + area] = 0

    def _differences(self) -> tuple[Rooms, Rooms]:
        """Return how many blocks each spot has lost, and how many it has gained."""
        room = self.memory.numbers()
        change = [room[spot] - self._room[spot] for spot in range(SPOTS)]
        losses = {spot: -number for spot, number in enumerate(change) if number < 0}
        return losses, {spot: number for spot, number in enumerate(change) if number > 0}

    def _flow(self, losses: Rooms, gains: Rooms, moving: bool) -> None:
        """Move chances from the spots that lost blocks to those that gained some."""
        origin, area = next(iter(losses)), next(iter(gains))
        marches = moving and len(losses) == len(gains) == 1 and area >= MOVED
        if marches:
            if origin == self._here:  # the same block moves on: it still started where it did
                self._placement = self._before.copy()
                losses = {self._origin: 1}
            else:
                self._before, self._origin = self._placement.copy(), origin
        self._here = area if marches else -1
        into = sum(1 << spot for spot in gains)
        options = self.memory.options
        movers = sum(1 << block for block in self._placement.options if options[block] & into)
        self._placement.move(losses, gains, movers, self._leaving(area) if marches else EVENLY)

    def _leaving(self, spot: int) -> list[float]:
        """Return how likely each block is to march from the start of the march to a spot."""
        leaving = leaving_priors(self._origin)[:]
        for block in members(HOME_BLOCKS[spot - MOVED]):
            leaving[block] *= HOMEWARD
        return leaving

    def _take_over(self) -> None:
        """Adopt the possible places from the memory, and balance the chances."""
        placement, memory = self._placement, self.memory
        hidden = [
            block
            for block in BLOCKS_OF[memory.side]
            if memory.options[block] and not memory.named >> block & 1
        ]
        for block in members(sum(1 << b for b in placement.options)):
            if block not in hidden:
                placement.drop(block)
        for block in hidden:
            if block in placement.options:
                placement.options[block] = memory.options[block]
            else:
                placement.place(block, memory.options[block])
        self._room = memory.numbers()
        placement.settle(memory.numbers())
