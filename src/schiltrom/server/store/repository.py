"""The repository: games in a database, with the tables of recent games in memory.

A change locks its game, is one transaction, and is announced once it is durable.
"""

from __future__ import annotations

import logging
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final, TypeVarTuple

from sqlalchemy import Connection, Engine, Select, insert, orm, select

from schiltrom.engine.record import Entry
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.tables import ENGLAND, SCOTLAND
from schiltrom.fairness import FairChance
from schiltrom.server.counts import MEMORY, REPLAY, SNAPSHOT, Counts
from schiltrom.server.store import database, held, snapshots
from schiltrom.server.store.held import HeldGame
from schiltrom.server.store.models import EntryRow, GameRow, SeatRow
from schiltrom.server.store.outbox import Session
from schiltrom.table.chapters import DamagedError
from schiltrom.table.errors import GameError, NotFoundError, RefusedError
from schiltrom.table.snapshot import SnapshotError
from schiltrom.table.status import bids_of
from schiltrom.table.table import Table

TABLES_KEPT: Final = 10_000
"""How many tables are kept in memory unless the settings say otherwise."""
LOCKS: Final = 64
ITS_FACTS: Final[dict[str, Any]] = {"key_share": True}
"""How a game is locked: its facts, not its id. On PostgreSQL who writes a row that refers to a game
(a notice that is being sent) locks the id; a choice that locked it too could end in a deadlock."""

log = logging.getLogger(__name__)
Columns = TypeVarTuple("Columns")


@dataclass
class News:
    """What a transaction has changed, to be applied once it is durable."""

    tables: dict[str, Table] = field(default_factory=dict)
    games: list[str] = field(default_factory=list)
    imported: Table | None = None
    """The table of an imported game that begins now, built before; its chance is not known yet."""


class NoLock:
    """What stands for a lock where many can write at once."""

    def acquire(self) -> None:
        """Wait for nobody."""

    def release(self) -> None:
        """Keep nobody waiting."""

    def __enter__(self) -> None:
        """Wait for nobody."""

    def __exit__(self, *_error: object) -> None:
        """Keep nobody waiting."""


class Repository:
    """All games, in a database."""

    def __init__(self, engine: Engine, tables: int = TABLES_KEPT) -> None:
        self.engine = engine
        self.counts = Counts()
        self._most_tables = tables
        self._reading = database.reading(engine)
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._guard = threading.Lock()
        self._locks = [threading.Lock() for _ in range(LOCKS)]
        self._held: OrderedDict[str, HeldGame] = OrderedDict()
        # SQLite has one writer, and others poll for their turn; waiting here is fair and quick.
        self.writer = NoLock() if database.is_shared(engine) else threading.Lock()
        self.on_change: Callable[[str], None] = lambda _game_id: None
        """Called once a change to a game is durable."""

    # --- transactions --------------------------------------------------------------------------

    @contextmanager
    def changing(
        self, game_id: str, *, needs_table: bool = True, imported: Table | None = None
    ) -> Iterator[tuple[Session, GameRow, News]]:
        """Lock a game for a change, in one transaction, and announce it once it is durable."""
        news = News(games=[game_id], imported=imported)
        with self._locked(game_id):
            if needs_table:
                self.build(game_id)
            with self.writer, Session(self.engine) as session, session.begin():
                yield session, self.game(session, game_id), news
            self._remember_all(news)
        for each in news.games:
            self._told(each)

    @contextmanager
    def looking(self, game_id: str) -> Iterator[tuple[Session, GameRow]]:
        """Lock a game to read it."""
        with self._locked(game_id), Session(self._reading) as session, session.begin():
            yield session, self.game(session, game_id, reading=True)

    @contextmanager
    def looking_at(self, game_id: str) -> Iterator[tuple[HeldGame, Table | None]]:
        """Lock a game to read it as it is stored, with its table if it has begun."""
        with self._locked(game_id), self._reading.begin() as connection:
            found = self.hold(connection, [game_id])
            if not found:
                raise NotFoundError("no-game")
            yield found[0]

    @contextmanager
    def writing(self) -> Iterator[Session]:
        """Begin a transaction for changes that no table shows."""
        with self.writer, Session(self.engine) as session, session.begin():
            yield session

    @contextmanager
    def reading(self) -> Iterator[Session]:
        """Begin a transaction that changes nothing."""
        with Session(self._reading) as session, session.begin():
            yield session

    @contextmanager
    def _locked(self, game_id: str) -> Iterator[None]:
        """Lock a game; if anything fails, its table is dropped and read again."""
        with self._locks[hash(game_id) % LOCKS]:
            try:
                yield
            except (GameError, RefusedError):
                # Refusals come before any change; after anything else the change may be half done.
                raise
            except BaseException:
                self.forget(game_id)
                raise

    def lock(self, game_ids: Iterable[str]) -> list[threading.Lock]:
        """Lock several games for a change, always in the same order; the caller releases them."""
        taken: list[threading.Lock] = []
        for place in sorted({hash(game_id) % LOCKS for game_id in game_ids}):
            self._locks[place].acquire()
            taken.append(self._locks[place])
        return taken

    def forget(self, game_id: str) -> None:
        """Drop what memory has of a game: it is read again when it is needed."""
        with self._guard:
            self._tables.pop(game_id, None)
            self._held.pop(game_id, None)

    def build(self, game_id: str) -> None:
        """Have a game's table in memory before its change keeps all other writers waiting."""
        if game_id in self._tables:
            return
        with self.reading() as session:
            row = session.get(GameRow, game_id)
            if row is not None and row.begun is not None:
                self.table(session, row)

    def ready(self) -> None:
        """Raise the database's error unless it responds and has our tables."""
        with self.reading() as session:
            session.scalar(select(GameRow.id).limit(1))

    def publish(self, news: News) -> None:
        """Cache and announce what is now durable."""
        self._remember_all(news)
        for game_id in news.games:
            self._told(game_id)

    # --- held games ----------------------------------------------------------------------------

    def hold(
        self, connection: Connection, game_ids: Iterable[str], *, locked: bool = False
    ) -> list[tuple[HeldGame, Table | None]]:
        """Return games, which the caller has locked, as they are stored, with their tables."""
        stamps = held.stamps(connection, game_ids, locked=locked)
        with self._guard:
            known = [(self._held.get(each), self._tables.get(each)) for each in stamps]
        found = [
            (game, table)
            if game is not None and game.stamp == stamp and (table is None) == (game.begun is None)
            else self._read(connection, game_id, stamp, game)
            for (game_id, stamp), (game, table) in zip(stamps.items(), known, strict=True)
        ]
        with self._guard:
            for game, _ in found:
                self._held[game.id] = game
                self._held.move_to_end(game.id)
                if game.id in self._tables:
                    self._tables.move_to_end(game.id)
            while len(self._held) > self._most_tables:
                self._held.popitem(last=False)
        return found

    def _read(
        self, connection: Connection, game_id: str, stamp: int, game: HeldGame | None
    ) -> tuple[HeldGame, Table | None]:
        """Return a game and its table, reading what memory does not have as it is stored."""
        if game is None or game.stamp != stamp:
            game = held.read_game(connection, game_id)
            assert game is not None
        if game.begun is None:
            return game, None
        with orm.Session(connection, autoflush=False) as session:
            return game, self.table(session, game)

    def has_no_computer(self, game_id: str) -> bool:
        """Return whether memory knows that no computer plays a game."""
        game = self._held.get(game_id)
        return game is not None and not game.has_computer

    # --- within a transaction ------------------------------------------------------------------

    def game(self, session: Session, game_id: str, *, reading: bool = False) -> GameRow:
        """Return the row of a game, locked for a change unless it is only read."""
        row = session.get(GameRow, game_id, with_for_update=None if reading else ITS_FACTS)
        if row is None:
            raise NotFoundError("no-game")
        return row

    def seats(self, session: orm.Session, game_id: str) -> list[SeatRow]:
        """Return the seats of a game, England's first."""
        wanted = select(SeatRow).where(SeatRow.game_id == game_id).order_by(SeatRow.side)
        return list(session.scalars(wanted))

    def table(self, session: orm.Session, row: GameRow | HeldGame) -> Table:
        """Return the table of a game as stored in the database, using memory as far as possible."""
        with self._guard:
            table = self._tables.pop(row.id, None)
        if table is None or table.entries > row.entries or table.epochs != len(row.epochs):
            seats = self.seats(session, row.id)
            table = self._restored(session, row, seats)
            self.counts.load(REPLAY if table is None else SNAPSHOT)
            table = table or self._new_table(row, seats)
        else:
            self.counts.load(MEMORY)
        if table.entries < row.entries:
            table.catch_up(*self._entries(session, row, table.entries))
        self._remember(row.id, table)
        return table

    def _restored(
        self, session: orm.Session, row: GameRow | HeldGame, seats: list[SeatRow]
    ) -> Table | None:
        """Return the table of a game's snapshot; None if it has none that can be used."""
        stored = snapshots.load(session.connection(), row.id)
        if stored is None:
            return None
        rules, chance = RuleSet.from_json(row.rules), self._chance_of(row, seats)
        setup = row.scenario, rules, chance
        try:
            if stored.entries > row.entries:
                raise SnapshotError("it is ahead of the game")
            of_game = row.imported, bids_of(row, seats)
            return Table.restore(*setup, stored.snapshot(), stored.chapters, *of_game)
        except (SnapshotError, DamagedError) as error:
            log.warning("a snapshot is not used, the game is built from its entries: %s", error)
            return None

    def keep_snapshot(self, session: Session, row: GameRow, table: Table) -> None:
        """Write a game's snapshot within a change, if it is time for one."""
        if snapshots.is_due(table):
            snapshots.write(session.connection(), [snapshots.rows_of(row.id, table)])

    def _new_table(self, row: GameRow | HeldGame, seats: list[SeatRow]) -> Table:
        rules = RuleSet.from_json(row.rules)
        chance = self._chance_of(row, seats)
        return Table(row.scenario, rules, chance, row.imported, bids_of(row, seats))

    def _chance_of(self, row: GameRow | HeldGame, seats: list[SeatRow]) -> FairChance:
        seeds = [seat.seed or "" for seat in seats]
        chance = FairChance(bytes.fromhex(row.server_seed), seeds[ENGLAND], seeds[SCOTLAND])
        for epoch in row.epochs:
            chance.begin_epoch(epoch["from"], bytes.fromhex(epoch["seed"]))
        return chance

    def texts(self, session: orm.Session, row: GameRow | HeldGame, first: int) -> list[str]:
        """Return the entries of a game, starting with number *first*."""
        wanted = _after(select(EntryRow.text), row, first)
        return list(session.scalars(wanted))

    def _entries(
        self, session: orm.Session, row: GameRow | HeldGame, first: int
    ) -> tuple[list[str], list[bool]]:
        """Return the same, and of each entry whether it made itself."""
        wanted = _after(select(EntryRow.text, EntryRow.automatic), row, first)
        found = session.execute(wanted).all()
        return [text for text, _ in found], [automatic for _, automatic in found]

    def _keep(
        self, session: Session, row: GameRow, entries: list[Entry], *, automatic: bool = False
    ) -> None:
        """Append entries to a game; *automatic* if they made themselves, with what came of them."""
        rows = [
            {
                "game_id": row.id,
                "number": row.entries + i,
                "text": entry.text,
                "automatic": automatic,
            }
            for i, entry in enumerate(entries)
        ]
        if rows:
            session.connection().execute(insert(EntryRow), rows)
        row.entries += len(rows)
        session.flush()

    def _remember_all(self, news: News) -> None:
        for game_id, table in news.tables.items():
            self._remember(game_id, table)

    def _remember(self, game_id: str, table: Table) -> None:
        """Keep a table in memory, now that it is durable; drop the oldest."""
        with self._guard:
            self._tables[game_id] = table
            while len(self._tables) > self._most_tables:
                oldest, _ = self._tables.popitem(last=False)
                self._held.pop(oldest, None)

    def _told(self, game_id: str) -> None:
        """Announce that a change is durable; a listener that fails cannot undo it."""
        try:
            self.on_change(game_id)
        except Exception:
            log.exception("a listener failed; the change to the game is still saved")


def _after(wanted: Select[*Columns], row: GameRow | HeldGame, first: int) -> Select[*Columns]:
    """Return what is wanted of a game's entries, starting with number *first*."""
    return (
        wanted.where(EntryRow.game_id == row.id, EntryRow.number >= first)
        .where(EntryRow.number < row.entries)
        .order_by(EntryRow.number)
    )
