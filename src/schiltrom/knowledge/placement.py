"""Placement: where hidden blocks may be, how likely that is, and placements drawn from it.

Blocks stand in *spots*, and the number in each spot is known. Every block has a set of spots it may
be in, which always includes the true one, and a chance for each, which is an estimate.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Final

from schiltrom.engine.tables import BLOCKS, lowest, members

FLOOR: Final = 0.001
"""The least chance of a possible spot before balancing."""
BALANCINGS: Final = 8
LEAVINGS: Final = 6
"""Rounds in which the numbers leaving each spot are corrected."""
EVENLY: Final = (1.0,) * BLOCKS
"""All blocks are equally likely to move."""


class Placement:
    """What is believed about one side's blocks."""

    __slots__ = ("chances", "options")

    def __init__(self) -> None:
        self.options: dict[int, int] = {}
        """The spots each block may be in, as a mask."""
        self.chances: dict[int, dict[int, float]] = {}
        """The chance of each of those spots."""

    def copy(self) -> Placement:
        """Return an independent copy."""
        twin = Placement()
        twin.options = dict(self.options)
        twin.chances = {block: dict(row) for block, row in self.chances.items()}
        return twin

    # --- learning ------------------------------------------------------------------------------

    def place(self, block: int, spots: int) -> None:
        """Record that a block is in one of these spots, all equally likely."""
        chosen = members(spots)
        self.options[block] = spots
        self.chances[block] = {spot: 1.0 / len(chosen) for spot in chosen}

    def widen(self, block: int, spots: int) -> None:
        """Record that a block may also be in these spots; balancing sets the chances."""
        self.options[block] |= spots

    def narrow(self, block: int, spots: int) -> bool:
        """Record that a block is in one of these spots; return False if that is impossible."""
        self.options[block] &= spots
        return self.options[block] != 0

    def drop(self, block: int) -> None:
        """Forget a block that is no longer hidden."""
        del self.options[block]
        del self.chances[block]

    def fold(self, spot: int, into: int) -> None:
        """Merge two spots into one."""
        for block, mask in self.options.items():
            if mask >> spot & 1:
                self.options[block] = mask & ~(1 << spot) | 1 << into
                row = self.chances[block]
                row[into] = row.get(into, 0.0) + row.pop(spot, 0.0)

    def move(
        self,
        losses: Mapping[int, int],
        gains: Mapping[int, int],
        movers: int,
        leaving: Sequence[float] = EVENLY,
    ) -> None:
        """Record that some of the *movers* went from the spots that lost to the spots that gained.

        A block with twice another's *leaving* prior is twice as likely to have gone.
        """
        total = sum(gains.values())
        into = sum(1 << spot for spot in gains)
        for spot, lost in losses.items():
            there = [b for b in self.options if self.options[b] >> spot & movers >> b & 1]
            parts = self._parts(spot, lost, there, leaving)
            for block, part in zip(there, parts, strict=True):
                self.options[block] |= into
                row = self.chances[block]
                gone = part * row.get(spot, 0.0)
                row[spot] = row.get(spot, 0.0) - gone
                for target, gained in gains.items():
                    row[target] = row.get(target, 0.0) + gone * gained / total

    def _parts(
        self, spot: int, lost: int, there: Sequence[int], leaving: Sequence[float]
    ) -> list[float]:
        """Return for each block how likely it is to have gone, if it was there.

        The chance of having stayed falls with the prior, so that nobody goes twice.
        """
        chances = [self.chances[block].get(spot, 0.0) for block in there]
        expected = sum(chances)
        if expected <= lost:
            return [1.0] * len(there)
        stays = (expected - lost) / expected
        for _ in range(LEAVINGS):
            staying = [stays ** leaving[block] for block in there]
            left = sum(chance * part for chance, part in zip(chances, staying, strict=True))
            stays *= min(2.0, (expected - lost) / max(left, FLOOR))
            stays = min(1.0, max(stays, FLOOR))
        return [1.0 - stays ** leaving[block] for block in there]

    def settle(self, room: Sequence[int]) -> bool:
        """Draw all conclusions from the numbers in the spots; return False if nothing fits."""
        fitted = fit(self.options, room, {})
        if fitted is None:
            return False
        self._prune(fitted)
        self._balance(room)
        return True

    def _prune(self, fitted: Mapping[int, int]) -> None:
        """Remove the spots that a block has in no placement at all.

        All spots are full, so a block can change spots exactly if others can move up in a ring: if
        each of the two spots can be reached from the other.
        """
        reach: dict[int, int] = {}
        for block, spot in fitted.items():
            reach[spot] = reach.get(spot, 0) | self.options[block]
        for through in reach:
            onward = reach[through]
            for spot in reach:
                if reach[spot] >> through & 1:
                    reach[spot] |= onward
        rings = {
            spot: sum(1 << other for other in members(mask) if reach.get(other, 0) >> spot & 1)
            for spot, mask in reach.items()
        }
        for block, spot in fitted.items():
            self.options[block] &= rings[spot] | 1 << spot

    def _balance(self, room: Sequence[int]) -> None:
        """Make the chances of each block sum to one, and those of each spot to its number."""
        rows = self.chances
        for block, mask in self.options.items():
            old = rows[block]
            rows[block] = {spot: max(FLOOR, old.get(spot, 0.0)) for spot in members(mask)}
        for _ in range(BALANCINGS):
            sums = dict.fromkeys(range(len(room)), 0.0)
            for row in rows.values():
                for spot, chance in row.items():
                    sums[spot] += chance
            for row in rows.values():
                for spot in row:
                    row[spot] *= room[spot] / sums[spot]
                total = sum(row.values())
                for spot in row:
                    row[spot] /= total

    # --- asking --------------------------------------------------------------------------------

    def candidates(self, spots: int) -> int:
        """Return the blocks that may be in one of these spots, as a mask."""
        return sum(1 << block for block, mask in self.options.items() if mask & spots)

    def draw(self, room: Sequence[int], rng: Random) -> dict[int, int]:
        """Draw a placement of all blocks by the chances."""
        left = list(room)
        wanted = [0.0] * len(room)
        for row in self.chances.values():
            for spot, chance in row.items():
                wanted[spot] += chance
        order = list(self.options)
        rng.shuffle(order)
        order.sort(key=lambda block: len(self.chances[block]))
        placed: dict[int, int] = {}
        for block in order:
            row = self.chances[block]
            spots = [spot for spot in row if left[spot]]
            if spots:
                # A spot that fewer than expected have taken so far is the likelier for the rest.
                weights = [row[spot] * left[spot] / max(wanted[spot], FLOOR) for spot in spots]
                spot = _pick(spots, weights, rng)
                placed[block] = spot
                left[spot] -= 1
            for spot, chance in row.items():
                wanted[spot] -= chance
        fitted = fit(self.options, room, placed)
        assert fitted is not None, "what has settled can be placed"
        return fitted


def _pick(spots: Sequence[int], weights: Sequence[float], rng: Random) -> int:
    """Return one of the spots, drawn by weight."""
    point = rng.random() * sum(weights)
    for spot, weight in zip(spots, weights, strict=True):
        point -= weight
        if point < 0:
            return spot
    return spots[-1]


# --- placements ------------------------------------------------------------------------------


def fit(
    options: Mapping[int, int], room: Sequence[int], begun: Mapping[int, int]
) -> dict[int, int] | None:
    """Return a complete placement close to the one begun, if there is one."""
    if len(options) != sum(room):
        return None
    placed = dict(begun)
    left = list(room)
    for spot in placed.values():
        left[spot] -= 1
    for block in sorted(set(options) - set(placed), key=lambda block: options[block]):
        if not _make_room(block, options, left, placed):
            return None
    return placed


def _make_room(
    block: int, options: Mapping[int, int], left: list[int], placed: dict[int, int]
) -> bool:
    """Place a block, moving others up if need be; return whether that was possible."""
    came_by: dict[int, int] = {}
    spots: list[int] = []
    _reach(block, options, came_by, spots)
    for spot in spots:
        if left[spot]:
            left[spot] -= 1
            _move_up(block, spot, came_by, placed)
            return True
        for other in _standing(spot, placed):
            _reach(other, options, came_by, spots)
    return False


def _standing(spot: int, placed: Mapping[int, int]) -> Iterable[int]:
    return [block for block, place in placed.items() if place == spot]


def _reach(
    block: int, options: Mapping[int, int], came_by: dict[int, int], spots: list[int]
) -> None:
    """Note the spots first reached through this block."""
    new = options[block] & ~sum(1 << spot for spot in came_by)
    while new:
        spot = lowest(new)
        new &= new - 1
        came_by[spot] = block
        spots.append(spot)


def _move_up(block: int, spot: int, came_by: Mapping[int, int], placed: dict[int, int]) -> None:
    """Move every block on the way to a free spot one further."""
    mover = came_by[spot]
    while mover != block:
        freed = placed[mover]
        placed[mover] = spot
        spot = freed
        mover = came_by[spot]
    placed[block] = spot
