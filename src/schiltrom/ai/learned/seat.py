"""What a seat has seen, put into worlds: games that go on from a drawn world.

A ``Seat`` holds the observation of a seat and what both sides' memories conclude, and nothing
else. In a world that the seat holds possible, a game can go on from there, so that what either
seat would see later can be listed.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from random import Random
from sys import byteorder
from typing import Final

from schiltrom.engine.chance import RandomChance
from schiltrom.engine.choices import FIRST_AREA, FIRST_BLOCK, FIRST_WORD
from schiltrom.engine.flow import choose
from schiltrom.engine.position import Position
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.tables import (
    AREAS,
    BLOCKS,
    EDWARD_BIT,
    ENGLAND,
    ENGLISH_POOL,
    MAXIMUM,
    OWN,
    PLACES,
)
from schiltrom.engine.told import as_built_by, is_held_back
from schiltrom.engine.view import View, open_edward, shown
from schiltrom.engine.worlds import plain_world
from schiltrom.observation import moments
from schiltrom.observation.memory import EVERY_PLACE, PLACES_OF_A_SIDE, Memory
from schiltrom.observation.simulation import Game, Setup, observe
from schiltrom.observation.spots import EVERYWHERE, STANDING
from schiltrom.observation.words import START

NOTHING_TO_CHOOSE: Final = -1
WORDS_AT: Final = AREAS
CARDS_AT: Final = 34
ALL_WORDS: Final = (1 << (CARDS_AT - WORDS_AT)) - 1
"""Where words and cards begin in an observation's word of choices, after the areas."""


@dataclass(frozen=True, slots=True)
class Seat:
    """What a side has seen so far."""

    setup: Setup
    side: int
    seen: bytes | int
    """Its observation, or its only legal choice, or ``NOTHING_TO_CHOOSE``."""
    options: tuple[tuple[int, ...], tuple[int, ...]]
    """The spots where each side's blocks can be, as the other side knows it."""
    known: tuple[tuple[int, ...], tuple[int, ...]]
    """Their strengths when last seen, likewise."""
    earlier: tuple[bytes, ...] = ()
    """At the choice of a card: its observations at the last choices of cards before."""

    @classmethod
    def of(
        cls,
        game: Game,
        setup: Setup,
        side: int,
        seen: bytes | int,
        earlier: tuple[bytes, ...] = (),
    ) -> Seat:
        """Return what a side has seen of a game that is being followed."""
        one, other = game.memories
        return cls(
            setup,
            side,
            seen,
            (tuple(one.options), tuple(other.options)),
            (tuple(one.known), tuple(other.known)),
            earlier,
        )

    @classmethod
    def of_stranger(cls, view: View) -> Seat:
        """Return what a side has seen that has a view and no memory of what came before it."""
        world = plain_world(view)
        present = 0
        for place in range(PLACES):
            present |= world.at[place]
        anywhere = tuple(EVERYWHERE if present >> block & 1 else 0 for block in range(BLOCKS))
        setup = Setup(view.counter("scenario"), view.rules)
        known = tuple(MAXIMUM)
        seat = cls(setup, view.side, NOTHING_TO_CHOOSE, (anywhere, anywhere), (known, known))
        there = Continuation(seat)
        there.enter(world, 0)
        for side in range(2):
            there.conclude(side)
        seen = look_from(there.game, view.side)
        return cls.of(there.game, setup, view.side, seen)

    def memories_in(self, world: Position) -> list[Memory]:
        """Return the memories that conclude what it says, in a world."""
        there = Continuation(self)
        there.enter(world, 0)
        return there.game.memories

    def fits(self, view: View) -> bool:
        """Return whether it is of the same moment as a view: the same may be chosen."""
        return self.side == view.side and self._may_choose() == view.legal

    def _may_choose(self) -> int:
        """Return the legal choices as a mask."""
        if isinstance(self.seen, int):
            return 1 << self.seen if self.seen >= 0 else 0
        return legal_in(self.seen)

    def to_text(self) -> str:
        """Return it as text, to send between processes."""
        seen = self.seen if isinstance(self.seen, int) else self.seen.hex()
        rules = self.setup.rules.to_json()
        earlier = [each.hex() for each in self.earlier]
        return json.dumps(
            [self.setup.scenario, rules, self.side, seen, self.options, self.known, earlier],
            separators=(",", ":"),
        )

    @classmethod
    def from_text(cls, text: str) -> Seat:
        """Return what a text says."""
        scenario, rules, side, seen, options, known, earlier = json.loads(text)
        return cls(
            Setup(scenario, RuleSet.from_json(rules)),
            side,
            bytes.fromhex(seen) if isinstance(seen, str) else seen,
            (tuple(options[0]), tuple(options[1])),
            (tuple(known[0]), tuple(known[1])),
            tuple(bytes.fromhex(each) for each in earlier),
        )


def legal_in(seen: bytes) -> int:
    """Return the legal choices of an observation as a mask."""
    blocks, rest = (
        int.from_bytes(seen[8 * word : 8 * word + 8], byteorder)
        for word in (START["legal_blocks"], START["legal_rest"])
    )
    areas, words, cards = rest & STANDING, rest >> WORDS_AT & ALL_WORDS, rest >> CARDS_AT
    return cards | blocks << FIRST_BLOCK | areas << FIRST_AREA | words << FIRST_WORD


def look_from(game: Game, side: int) -> bytes | int:
    """Return a side's observation, or its only legal choice, or ``NOTHING_TO_CHOOSE``."""
    position = game.pos
    if not position.waits_for(side):
        return NOTHING_TO_CHOOSE
    game.pos = as_built_by(position, side)
    forced = game.ask(side)
    parts: list[bytes] = []
    if forced < 0:
        observe(game, parts)
    game.pos = position
    return forced if forced >= 0 else b"".join(parts)


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
    memory.stale = OWN[side]


def copy_memory(source: Memory, target: Memory) -> None:
    """Let a memory conclude what another one of the same side does."""
    target.options = list(source.options)
    target.known = list(source.known)
    target.room.take(source.room)
    target.contradictions = source.contradictions
    target.named = source.named
    target._told = list(source._told)
    target._change = list(source._change)
    target._changed = source._changed
    target._present = source._present
    target._at = source._at
    target._own_at = source._own_at
    target._flags = source._flags
    target._step = source._step
    target._field = source._field
    target._crossed = source._crossed
    target._hops = source._hops
    target._held = source._held
    target._lags = source._lags
    target.stale = OWN[source.side]
