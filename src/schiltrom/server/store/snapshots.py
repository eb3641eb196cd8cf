"""Snapshots: each game's newest position with all that its table needs to go on from there.

They are a cache, written in the transaction of the change they follow: a game whose snapshot is
missing, damaged, of another version or of another past is built from its entries again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, bindparam, select
from sqlalchemy import Table as DatabaseTable
from sqlalchemy.dialects import postgresql, sqlite

from schiltrom.server.store.models import ChapterRow, SnapshotRow
from schiltrom.server.store.prepared import Prepared, Row
from schiltrom.table.chapters import pack, unpack
from schiltrom.table.table import Table


@dataclass(frozen=True)
class Rows:
    """What is to be written of a game."""

    snapshot: Row
    chapters: Sequence[Row]


@dataclass(frozen=True)
class Stored:
    """What is stored of a game."""

    entries: int
    """How many entries the game had when the snapshot was taken."""
    packed: bytes
    chapters: list[bytes]

    def snapshot(self) -> dict[str, Any]:
        """Return the snapshot, or raise ``DamagedError``."""
        return unpack(self.packed)


def is_due(table: Table) -> bool:
    """Return whether a table has a chapter that is not stored: then its snapshot is old."""
    return len(table.chapters.packed) > table.stored


def rows_of(game_id: str, table: Table) -> Rows:
    """Return what is to be written of a game, which counts as stored from now on.

    A table whose change is not committed after all must be dropped and read again.
    """
    chapters = [
        (game_id, number, data)
        for number, data in enumerate(table.chapters.packed)
        if number >= table.stored
    ]
    table.stored = len(table.chapters.packed)
    data = pack(table.snapshot())
    return Rows((game_id, table.entries, data), chapters)


def write(connection: Connection, rows: Sequence[Rows]) -> None:
    """Write what is new of some games, within a transaction.

    A chapter that is there already is the same, unless it was damaged.
    """
    snapshots, chapters = _UPSERTS[connection.dialect.name]
    snapshots.run(connection, [each.snapshot for each in rows])
    chapters.run(connection, [row for each in rows for row in each.chapters])


def load(connection: Connection, game_id: str) -> Stored | None:
    """Return what is stored of a game, if anything is; nothing of it is checked yet."""
    found = connection.execute(_SNAPSHOT, {"game_id": game_id}).first()
    if found is None:
        return None
    chapters = connection.execute(_CHAPTERS, {"game_id": game_id}).scalars()
    return Stored(found.entries, found.data, list(chapters))


def _upserts(dialect: str) -> tuple[Prepared, Prepared]:
    """Return the statements that write a snapshot and a chapter in place of what was there."""
    return _upsert(dialect, SnapshotRow, "entries"), _upsert(dialect, ChapterRow, "number")


def _upsert(dialect: str, row: type[SnapshotRow | ChapterRow], second: str) -> Prepared:
    table = row.__table__
    assert isinstance(table, DatabaseTable)
    made = postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)
    keys = table.primary_key.columns
    new = {name: made.excluded[name] for name in (second, "data") if name not in keys}
    statement = made.on_conflict_do_update(index_elements=keys, set_=new)
    # Bytes are not for JSON texts, in which rows would be written at once.
    return Prepared(statement, ("game_id", second, "data"), in_order=True)


_UPSERTS: Final = {dialect: _upserts(dialect) for dialect in ("sqlite", "postgresql")}
_SNAPSHOT: Final = select(SnapshotRow.entries, SnapshotRow.data).where(
    SnapshotRow.game_id == bindparam("game_id")
)
_CHAPTERS: Final = (
    select(ChapterRow.data)
    .where(ChapterRow.game_id == bindparam("game_id"))
    .order_by(ChapterRow.number)
)
