"""Games that were put into a position: their records replay into it, so that all can be asked.

A table that is staged comes to a given position once its record has so many entries. From there on
it is played, replayed and taken back as any other. No rule leads there: its record cannot be sent.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy, deepcopy
from dataclasses import dataclass
from random import Random
from typing import Any

from schiltrom.engine.position import Position
from schiltrom.engine.record import Entry, Record, Replay
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.tables import MAXIMUM, NORSE, OWN, SCOTTISH_COAST, members
from schiltrom.table.table import Table
from schiltrom.table.viewer_log import ViewerLog


@dataclass(frozen=True)
class Stage:
    """A position, and after how many entries it is reached."""

    entries: int
    position: Position


class StagedReplay:
    """A replay that goes on from a stage once it is reached, and can be taken back to there."""

    def __init__(self, replay: Replay, stages: tuple[Stage, ...], read: int = 0) -> None:
        self._inner = replay
        self._stages = stages
        self._read = read
        self._line: list[tuple[int, int, int]] = []
        self._reach()

    def _reach(self) -> None:
        for stage in self._stages:
            if self._read == stage.entries:
                self._line = self.line
                length = self._inner._length
                self._inner = Replay(stage.position.copy())
                self._inner._length = length
                self._inner._note_building()

    @property
    def position(self) -> Position:
        return self._inner.position

    @property
    def line(self) -> list[tuple[int, int, int]]:
        return self._line + self._inner.line

    @property
    def last(self) -> int:
        return self.line[-1][0] if self.line else 0

    is_whole = True

    def forget(self) -> None:
        """Remember everything: a staged game is short."""

    def can_undo(self, side: int) -> bool:
        return self._inner.can_undo(side)

    def can_go_back(self, side: int, number: int) -> bool:
        return self._inner.can_go_back(side, number)

    def apply(self, entry: Entry) -> None:
        self._inner.apply(entry)
        self._read += 1
        self._reach()

    def follow(self, entry: Entry) -> None:
        self._inner.follow(entry)
        self._read += 1
        self._reach()

    def again(self, side: int, number: int) -> None:
        self._inner.again(side, number)
        self._read += 1
        self._reach()

    def copy(self) -> StagedReplay:
        twin = copy(self)
        twin._inner = self._inner.copy()
        return twin


class StagedRecord:
    """The record of a staged game."""

    def __init__(self, record: Record, stages: tuple[Stage, ...]) -> None:
        self._record = record
        self.stages = stages

    @property
    def entries(self) -> list[Entry]:
        return self._record.entries

    @property
    def rules(self) -> RuleSet:
        return self._record.rules

    @property
    def scenario(self) -> int:
        return self._record.scenario

    def copy(self) -> StagedRecord:
        return StagedRecord(self._record.copy(), self.stages)

    def until(self, entries: int) -> StagedRecord:
        return StagedRecord(self._record.until(entries), self.stages)

    def begin(self) -> StagedReplay:
        return StagedReplay(self._record.begin(), self.stages)

    def replay(self) -> StagedReplay:
        replay = self.begin()
        for entry in self.entries:
            replay.apply(entry)
        return replay

    def positions(self) -> Iterator[Position]:
        replay = self.begin()
        yield replay.position.copy()
        for entry in self.entries:
            replay.apply(entry)
            yield replay.position.copy()

    def line(self) -> Iterator[Position]:
        replay = self.begin()
        yield replay.position.copy()
        for _, side, number in self.replay().line:
            replay.again(side, number)
            yield replay.position.copy()


def put(table: Table, position: Position) -> None:
    """Put a table's game into a position, as if it had come there with its last entry."""
    stage = Stage(table.entries, position)
    record: Any = table.record
    if isinstance(record, StagedRecord):
        staged: Any = StagedRecord(record._record, (*record.stages, stage))
    else:
        staged = StagedRecord(record, (stage,))
    table.record = staged
    table._replay = staged.replay()
    table._screens_of = object()
    table.course.note(position)
    table._waits = [position.waits_for(side) for side in (0, 1)]


def cloned(table: Table) -> Table:
    """Return an independent table that has come as far."""
    twin = copy(table)
    twin.record = table.record.copy()
    twin._replay = table._replay.copy()
    for name in ("_chance", "starts", "_waits", "_asked", "course", "chapters"):
        setattr(twin, name, deepcopy(getattr(table, name)))
    twin._logs = [ViewerLog(log.first, log.marks, log.numbers, log.lines) for log in table._logs]
    twin._screens_of = object()
    return twin


# --- exchanging --------------------------------------------------------------------------------


def pairs_of(pos: Position, side: int) -> list[tuple[int, int]]:
    """Return all pairs of hidden blocks that could stand in each other's place.

    Any two in different areas: leaders, nobles, French, and Norse where both are on the coast.
    """
    hidden = pos.on_map() & OWN[side] & ~pos.raided
    place = {block: pos.place_of(block) for block in members(hidden)}
    return [
        (one, other)
        for one in place
        for other in place
        if one < other and place[one] != place[other] and _may_exchange(place, one, other)
    ]


def _may_exchange(place: dict[int, int], one: int, other: int) -> bool:
    inland = any(not SCOTTISH_COAST >> place[block] & 1 for block in (one, other))
    return not (NORSE in (one, other) and inland)


def exchanged(pos: Position, one: int, other: int, rng: Random) -> Position:
    """Return the position with two hidden blocks in each other's place, with other strengths."""
    twin = pos.copy()
    here, there = twin.place_of(one), twin.place_of(other)
    twin.shift(one, here, there)
    twin.shift(other, there, here)
    for name in ("moved", "reserves"):
        value = getattr(twin, name)
        if (value >> one & 1) != (value >> other & 1):
            setattr(twin, name, value ^ (1 << one) ^ (1 << other))
    for block in (one, other):
        twin.set_strength(block, rng.randint(1, MAXIMUM[block]))
    return twin
