"""Observers: they follow the record of a game and list what one seat has seen, without NumPy.

What is listed is told word by word in ``observation.simulation``. What was taken back is forgotten,
as if it had never happened, so that nothing is concluded from it.
"""

from __future__ import annotations

import math
import time
from typing import Final

from schiltrom.ai.learned.resigning import CardChoices, seen_before, with_this_choice
from schiltrom.ai.learned.seat import Seat, copy_memory, look_from
from schiltrom.engine.position import Position
from schiltrom.engine.record import Entry, Record, Replay
from schiltrom.engine.tables import ENGLAND, SCOTLAND
from schiltrom.observation.memory import Memory
from schiltrom.observation.simulation import Game, Setup

Entries = list[tuple[int, int, int]]
"""Entries that stand: number, side, choice or outcome."""
SIDES: Final = (ENGLAND, SCOTLAND)
PART: Final = 200
"""How many entries are looked at together, so that what is taken back soon need not be followed."""


class Checkpoint:
    """A moment of a game before which nothing can be undone, and what was concluded until then."""

    def __init__(
        self, depth: int, position: Position, memories: list[Memory], cards: CardChoices
    ) -> None:
        self.depth = depth
        """How many entries led there."""
        self.position = position.copy()
        self.memories = [Memory(memory.side) for memory in memories]
        for mine, memory in zip(self.memories, memories, strict=True):
            copy_memory(memory, mine)
        self.cards = cards


class Observer:
    """Lists what a seat has seen, as the record of its game grows."""

    def __init__(self, record: Record, side: int) -> None:
        self._record = record
        self._side = side
        self._replay: Replay = record.begin()
        self._setup = Setup(record.scenario, record.rules)
        self._game = Game([self._setup], "", 0)
        self._game.follow(self._replay.position)
        self._cards: CardChoices = ()
        self.read = 0
        """How many entries have been read."""
        self._first = self._last = Checkpoint(0, self._replay.position, self._game.memories, ())
        self._again: tuple[Replay, Entries] | None = None
        """The way to be gone again after something was undone: where it is, what is to come."""

    def seat(self) -> Seat:
        """Read on in the record it began with; return everything the seat has seen."""
        return self.follow(self._record)

    def look(self) -> bytes | int:
        """Do the same; return the seat's observation alone, or its only legal choice."""
        return self.seat().seen

    def follow(self, record: Record) -> Seat:
        """Read on to the end of the record; return everything the seat has seen."""
        found = self.follow_for(record, math.inf)
        assert found is not None
        return found

    def follow_for(self, record: Record, seconds: float) -> Seat | None:
        """Read on for a while; return None if the end is not reached, and go on the next time."""
        until = time.monotonic() + seconds
        if not self._go_again(until):
            return None
        while self.read < len(record.entries):
            if not self._read_on(record.entries[self.read : self.read + PART], until):
                return None
        self._game.pos = self._replay.position
        seen = look_from(self._game, self._side)
        earlier = seen_before(self._cards, self._replay.position)
        return Seat.of(self._game, self._setup, self._side, seen, earlier)

    def _read_on(self, entries: list[Entry], until: float) -> bool:
        """Read a part of a record; return whether there was time for all of it."""
        undone = [i for i, entry in enumerate(entries) if entry.is_undo() or entry.is_back()]
        first = undone[-1] + 1 if undone else 0
        if undone:
            self._take_back(entries[:first])
            if not self._go_again(until):
                return False
        for entry in entries[first:]:
            if time.monotonic() >= until:
                return False
            if not entry.is_chance():
                self._check()
            self._note(self._replay.position)
            self._replay.apply(entry)
            self._game.follow(self._replay.position)
            self.read += 1
        return True

    def _check(self) -> None:
        """Make this moment a checkpoint, if nothing before it can be undone any more."""
        replay = self._replay
        if not any(replay.can_undo(side) for side in SIDES):
            memories = self._game.memories
            self._last = Checkpoint(replay.depth, replay.position, memories, self._cards)

    def _note(self, position: Position) -> None:
        """Keep what the seat sees at the choice of a card."""
        self._cards = with_this_choice(self._cards, self._game, position, self._side)

    # --- what was taken back -------------------------------------------------------------------

    def _take_back(self, entries: list[Entry]) -> None:
        """Read entries, the last of which takes something back; prepare to go the way again."""
        was = self._replay.line
        for entry in entries:
            self._replay.apply(entry)
        self.read += len(entries)
        line = self._replay.line
        start = self._last if line[: self._last.depth] == was[: self._last.depth] else self._first
        self._begin_again(start, line)

    def _begin_again(self, start: Checkpoint, line: Entries) -> None:
        """Go back to a checkpoint, to go from there along a line."""
        self._game = Game([self._setup], "", 0)
        self._game.pos = start.position.copy()
        self._game._at = start.position.at[:]
        for memory, kept in zip(self._game.memories, start.memories, strict=True):
            copy_memory(kept, memory)
        self._cards = start.cards
        self._last = start
        self._again = Replay(start.position.copy()), line[start.depth :]

    def _go_again(self, until: float) -> bool:
        """Follow what still stands; return whether all of it has been followed."""
        if self._again is None:
            return True
        replay, line = self._again
        for place, (_, side, number) in enumerate(line):
            if time.monotonic() >= until:
                self._again = replay, line[place:]
                return False
            self._note(replay.position)
            replay.again(side, number)
            self._game.follow(replay.position)
        self._again = None
        return True
