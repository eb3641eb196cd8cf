"""What a seat has seen, put into worlds: games that go on from a drawn world.

A ``Seat`` holds the observation of a seat and what both sides' memories conclude, and nothing
else. In a world that the seat holds possible, a game can go on from there, so that what either
seat would see later can be listed.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from schiltrom.engine.chance import RandomChance
from schiltrom.engine.flow import choose
from schiltrom.engine.position import Position
from schiltrom.engine.tables import EDWARD_BIT, ENGLAND, ENGLISH_POOL, OWN
from schiltrom.engine.told import is_held_back
from schiltrom.engine.view import open_edward, shown
from schiltrom.learn import moments
from schiltrom.learn.memory import EVERY_PLACE, PLACES_OF_A_SIDE, Memory
from schiltrom.learn.simulation import Game, Setup, observe


@dataclass(frozen=True, slots=True)
class Seat:
    """What a side has seen so far."""

    setup: Setup
    side: int
    seen: bytes | int
    """Its observation, or its only legal choice."""
    options: tuple[tuple[int, ...], tuple[int, ...]]
    """The spots where each side's blocks can be, as the other side knows it."""
    known: tuple[tuple[int, ...], tuple[int, ...]]
    """Their strengths when last seen, likewise."""

    @classmethod
    def of(cls, game: Game, setup: Setup, side: int, seen: bytes | int) -> Seat:
        """Return what a side has seen of a game that is being followed."""
        one, other = game.memories
        return cls(
            setup,
            side,
            seen,
            (tuple(one.options), tuple(other.options)),
            (tuple(one.known), tuple(other.known)),
        )


def can_go_on(pos: Position) -> bool:
    """Return whether nobody is in the middle of something that the other side does not see."""
    return not (is_held_back(pos, 0) or is_held_back(pos, 1))


class Continuation:
    """A game that goes on from worlds of a seat, one after another."""

    def __init__(self, seat: Seat) -> None:
        self.game = Game([seat.setup], "", 0)
        self._seat = seat

    def enter(self, world: Position, luck: int) -> None:
        """Go on from a world with this luck."""
        game = self.game
        game.follow(world.copy())
        for memory in game.memories:
            _restore(memory, self._seat, world)
        rng = Random(luck)  # noqa: S311 (no secret hangs on it)
        game.chance = RandomChance(rng, rng, rng)

    def play(self, side: int, choices: list[int]) -> None:
        """Make a side's choices."""
        for choice in choices:
            choose(self.game.pos, side, choice)
            self.game.remember()

    def conclude(self, side: int) -> None:
        """Let the enemy of a side conclude what he can from what he sees now."""
        self.game.memories[side]._conclude(self.game.pos)
        self.game.memories[side].changes += 1

    def look(self) -> bytes:
        """Return what the side that must decide has seen."""
        parts: list[bytes] = []
        observe(self.game, parts)
        return b"".join(parts)


def _restore(memory: Memory, seat: Seat, pos: Position) -> None:
    """Let a memory conclude what the seat says, and see what is to be seen in a world."""
    side = memory.side
    memory.options = list(seat.options[side])
    memory.known = list(seat.known[side])
    named = (shown(pos) | pos.withdrawn) & OWN[side] if pos.field >= 0 else 0
    if side == ENGLAND:
        named |= pos.raided
        if pos.at[ENGLISH_POOL] & EDWARD_BIT:
            named |= open_edward(pos)
    memory._told = [0] * PLACES_OF_A_SIDE
    memory._count(pos, pos.at, named, (pos.moved | pos.reserves) & OWN[side], EVERY_PLACE)
    memory._present = 0
    for here in memory._told:
        memory._present |= here
    memory._own_at = pos.at[:]
    memory._at = memory._own_at
    memory._step = pos.step
    memory._field = pos.field
    memory._crossed = moments.border_counts(pos)
    memory._hops = moments.all_crossings(pos)
    memory._held = False
    memory.changes += 1
