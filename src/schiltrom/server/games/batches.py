"""Batches: all changes that wait are checked and written in one transaction, then answered.

A change that is refused fails alone. When the transaction fails nobody is told that anything was
done, and what memory holds of its games is dropped, so that it is as the database is.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, Transaction, orm

from schiltrom.engine.record import Entry
from schiltrom.server.counts import COMMIT, PLAY, STATEMENTS
from schiltrom.server.games.seats import Seat
from schiltrom.server.notify import notices
from schiltrom.server.store import held, snapshots
from schiltrom.server.store.database import is_shared, process_name
from schiltrom.server.store.held import HeldGame
from schiltrom.server.store.models import now, now_ms
from schiltrom.server.store.prepared import Row
from schiltrom.table.changes import Act, carry_out, check_playing, let_flag_fall
from schiltrom.table.errors import (
    GameError,
    NotFoundError,
    NotPlayingError,
    RefusedError,
    StaleError,
)
from schiltrom.table.table import Table

if TYPE_CHECKING:
    from schiltrom.server.games.service import GameService

MOST_TOGETHER: Final = 64
"""How many changes are made in one transaction at most: so long nobody else is served."""


@dataclass(slots=True, eq=False)
class Change:
    """A change that a seat asks for, and what has become of it."""

    seat: Seat
    number: int
    """What the seat last saw."""
    act: Act | None
    """What it does; None: its last choice is undone."""
    is_choice: bool = False
    order: Callable[[Table], str] | None = None
    """An order that stands until it is carried out or the game has gone on without it."""
    reached: int = -1
    """The seat's number afterwards."""
    error: Exception | None = None

    def outcome(self) -> int:
        """Return the seat's new number, or raise why there is none."""
        if self.error is not None:
            raise self.error
        return self.reached


@dataclass(slots=True, eq=False)
class Played:
    """A game in a batch: what was added to it."""

    game: HeldGame
    table: Table | None
    entries: list[tuple[Entry, bool]] = field(default_factory=list)
    """With whether each made itself."""
    acted: set[int] = field(default_factory=set)
    is_changed: bool = False
    was: list[Row] = field(default_factory=list)
    """What was stored of its seats."""
    error: Exception | None = None
    """What went wrong half-way: then nothing of it is written."""


class Batch:
    """Changes to one game or several: begun, played and finished one after another.

    Only beginning and finishing wait for others; playing is pure computation.
    """

    def __init__(self, service: GameService, changes: list[Change]) -> None:
        self._service = service
        self.changes = changes
        self.played: dict[str, Played] = {}
        self._locks: list[threading.Lock] = []
        self._is_writing = False
        self._connection: Connection | None = None
        self._transaction: Transaction | None = None

    @property
    def changed(self) -> list[Played]:
        """Return the games that were changed."""
        return [each for each in self.played.values() if each.is_changed]

    def run(self) -> None:
        """Make all changes, in the calling thread."""
        self.make()
        self.release()

    def make(self) -> None:
        """Make all changes; unless that fails, their games stay locked until they are released."""
        try:
            self.begin()
            self.play()
            self.finish()
        except BaseException as error:
            self.fail(error)
            raise

    # --- beginning -----------------------------------------------------------------------------

    def begin(self) -> None:
        """Lock the games and have them in memory as they are stored."""
        wanted = sorted({change.seat.game_id for change in self.changes})
        service = self._service
        self._locks = service.lock(wanted)
        for game_id in wanted:
            service.build(game_id)
        service.writer.acquire()
        watch = service.counts.watch()
        self._is_writing = True
        self._connection = service.engine.connect()
        self._transaction = self._connection.begin()
        locked = is_shared(service.engine)
        for game, table in service.hold(self._connection, wanted, locked=locked):
            was = [seat.played() for seat in game.seats]
            self.played[game.id] = Played(game, table, was=was)
        watch.lap(STATEMENTS)

    # --- playing -------------------------------------------------------------------------------

    def play(self) -> None:
        """Make the changes one after another; those that cannot be made keep the reason."""
        watch = self._service.counts.watch()
        at = now()
        for change in self.changes:
            played = self.played.get(change.seat.game_id)
            try:
                if played is None:
                    raise NotFoundError("no-game")
                if played.error is None:
                    self._play(change, played, at)
            except (GameError, RefusedError) as error:
                # Refusals come before any change.
                change.error = error
            except Exception as error:
                assert played is not None
                played.error = error
        for change in self.changes:
            played = self.played.get(change.seat.game_id)
            if played is not None and played.error is not None:
                change.error = played.error
        watch.lap(PLAY)

    def _play(self, change: Change, played: Played, at: datetime) -> None:
        game, table, side = played.game, played.table, change.seat.side
        check_playing(game)
        assert table is not None
        at_ms = now_ms()
        if let_flag_fall(game, game.seats, at, at_ms):
            played.is_changed = True
            raise NotPlayingError("time-up")
        reached = table.number(side)
        if change.number != reached and not (
            change.is_choice and table.answers(side, change.number)
        ):
            raise StaleError(reached)
        mine = game.seats[side]
        if change.order is not None:
            mine.wishes = [*mine.wishes, change.order(table)]
        act = change.act
        if act is None:
            act = partial(Table.undo, side=side, wishes=frozenset(mine.wishes))
        done = carry_out(game, game.seats, table, act, at, at_ms)
        played.is_changed = True
        played.acted.add(side)
        played.entries += [(entry, False) for entry in done.entries]
        played.entries += [(entry, True) for entry in done.automatic]
        change.reached = table.number(side)

    # --- finishing -----------------------------------------------------------------------------

    def finish(self) -> None:
        """Write all that was played, and wait until it is durable."""
        assert self._connection is not None
        assert self._transaction is not None
        for played in self.played.values():
            if played.error is not None:
                self._service.forget(played.game.id)
                played.is_changed = False
        changed = self.changed
        watch = self._service.counts.watch()
        if changed:
            self._queue_notices(self._connection, changed)
            self._write(self._connection, changed)
            watch.lap(STATEMENTS)
            self._transaction.commit()
            watch.lap(COMMIT)
        else:
            self._transaction.rollback()
        self._stop_writing()
        self._service.counts.batch(len(self.changes))

    def _queue_notices(self, connection: Connection, changed: Iterable[Played]) -> None:
        """Have the seats notified that want it, and the computers asked that have to choose."""
        gathered = notices.Gathered()
        asks = self._service.on_waiting is not None
        for played in changed:
            game, table = played.game, played.table
            if table is None:
                continue
            if game.is_notified:
                gathered.after(game, game.seats, table, played.acted)
            if asks and game.has_computer and game.ended is None:
                with orm.Session(connection, autoflush=False) as session:
                    self._service.ask(session, game.id, table)
        gathered.write(connection)

    def _write(self, connection: Connection, changed: list[Played]) -> None:
        at, stamp = now(), held.new_stamp()
        process = process_name(connection.engine)
        entries: list[Row] = []
        seats: list[Row] = []
        for played in changed:
            game = played.game
            game.stamp = stamp
            for entry, is_automatic in played.entries:
                entries.append((game.id, game.entries, entry.text, at, is_automatic))
                game.entries += 1
            for seat, was in zip(game.seats, played.was, strict=True):
                new = seat.played()
                if new != was:
                    seats.append(new)
        seats.sort(key=lambda row: row[-2:])
        games = [played.game for played in changed]
        held.ADD_ENTRIES.run(connection, entries)
        held.PLAYED_GAME.run(connection, [game.played() for game in games])
        held.PLAYED_SEAT.run(connection, seats)
        held.ENDED_GAME.run(connection, [game.ended_as() for game in games if game.ended])
        due = [
            snapshots.rows_of(played.game.id, played.table)
            for played in changed
            if played.table is not None and snapshots.is_due(played.table)
        ]
        snapshots.write(connection, due)
        held.POST_ALL.run(connection, [(game.id, process, at) for game in games])

    # --- afterwards ----------------------------------------------------------------------------

    def release(self) -> None:
        """Let others have the games."""
        for lock in self._locks:
            lock.release()
        self._locks = []

    def fail(self, error: BaseException) -> None:
        """Undo everything: nobody is told that anything was done."""
        for played in self.played.values():
            self._service.forget(played.game.id)
            played.is_changed = False
        for change in self.changes:
            if change.error is None:
                change.error = error if isinstance(error, Exception) else RuntimeError("stopped")
        try:
            if self._connection is not None:
                # A commit that failed may have left its transaction open: the database ends it.
                self._connection.invalidate()
        finally:
            try:
                self._stop_writing()
            finally:
                self.release()

    def _stop_writing(self) -> None:
        try:
            if self._connection is not None:
                self._connection.close()
        finally:
            self._connection = None
            if self._is_writing:
                self._is_writing = False
                self._service.writer.release()
