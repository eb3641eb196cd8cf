"""The outbox: a note of every change, written with the change itself, for all processes.

A process notifies its own listeners at once; the others read the outbox. PostgreSQL's NOTIFY only
wakes them sooner: a process that misses it reads at the next poll. A row says only that a game has
changed; listeners then read the game themselves.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from datetime import timedelta
from typing import Final

from sqlalchemy import Engine, delete, event, func, or_, orm, select, text

from schiltrom.server.store.database import is_shared, process_name, reading
from schiltrom.server.store.held import NEW_STAMP, POST, new_stamp
from schiltrom.server.store.models import GameRow, OutboxRow, SeatRow, now

CHANNEL: Final = "schiltrom"
KEPT_S: Final = 600
"""How long rows are kept; after half of that without reading, any game may have changed."""
PRUNE_S: Final = 60
LATE_S: Final = 120
"""How long to look for a missing number: its transaction may still be in progress."""
LOOK_BACK: Final = 1000
"""How far back from the newest number a new reader looks for missing ones."""
CHANGED: Final = "changed games"
STAMPED: Final = "stamped games"


class Session(orm.Session):
    """A session that posts, in the same transaction, the games it has changed."""


def post(session: Session, game_id: str) -> None:
    """Post a change made by a statement, which the session cannot detect."""
    session.info.setdefault(CHANGED, set()).add(game_id)


@event.listens_for(Session, "before_flush")
def _note(session: Session, _context: object, _instances: object) -> None:
    changed: set[str] = session.info.setdefault(CHANGED, set())
    played: set[str] = set()
    for row in (*session.new, *session.dirty, *session.deleted):
        game_id = row.id if isinstance(row, GameRow) else getattr(row, "game_id", None)
        if game_id is not None:
            changed.add(game_id)
            if isinstance(row, GameRow | SeatRow):
                played.add(game_id)
    stamp_anew(session, played)


def stamp_anew(session: Session, games: Iterable[str]) -> None:
    """Give games new stamps, before anything else of them is written.

    Whoever changes a game locks it first, and its seats after it: so nobody waits in a circle.
    """
    stamped: set[str] = session.info.setdefault(STAMPED, set())
    rows = [{"game": game_id, "stamp": new_stamp()} for game_id in sorted({*games} - stamped)]
    if rows:
        session.connection().execute(NEW_STAMP, rows)
        stamped.update(str(row["game"]) for row in rows)


@event.listens_for(Session, "before_commit")
def _post(session: Session) -> None:
    if session.in_nested_transaction():
        return
    session.flush()
    changed: set[str] = session.info.pop(CHANGED, set())
    session.info.pop(STAMPED, None)
    if changed:
        connection = session.connection()
        process = process_name(connection.engine)
        for game_id in sorted(changed):
            connection.execute(POST, {"game_id": game_id, "process": process})


_NOTIFY: Final = text("SELECT pg_notify(:channel, :process)")


def notify(engine: Engine) -> None:
    """Wake the other processes that wait for the outbox; nothing is lost if none is listening."""
    if is_shared(engine):
        # Not in the change's transaction: commits with a NOTIFY wait for one another.
        with engine.connect() as connection:
            connection.execution_options(isolation_level="AUTOCOMMIT")
            connection.execute(_NOTIFY, {"channel": CHANNEL, "process": process_name(engine)})


class Reader:
    """Reads what other processes have posted, each row once, in whatever order they commit."""

    def __init__(self, engine: Engine, clock: Callable[[], float] = time.monotonic) -> None:
        self._engine = engine
        self._reading = reading(engine)
        self._clock = clock
        self._newest: int | None = None
        self._missing: dict[int, float] = {}
        self._read_at = clock()
        self._pruned_at = clock()

    def read(self) -> set[str] | None:
        """Return the games others have changed since the last read; None: it could be any."""
        began = self._clock()
        with orm.Session(self._reading) as session:
            newest = self._newest
            if newest is None:
                last = session.scalar(select(func.max(OutboxRow.number))) or 0
                newest = max(0, last - LOOK_BACK)
            wanted = (
                select(OutboxRow.number, OutboxRow.game_id, OutboxRow.process)
                .where(or_(OutboxRow.number > newest, OutboxRow.number.in_(self._missing)))
                .order_by(OutboxRow.number)
            )
            rows = session.execute(wanted).all()
        self._count([row.number for row in rows], newest, began)
        too_late = began - self._read_at > KEPT_S / 2
        self._read_at = began
        if too_late:
            return None
        ours = process_name(self._engine)
        return {row.game_id for row in rows if row.process != ours}

    def _count(self, numbers: list[int], newest: int, at: float) -> None:
        """Record which numbers were read and which are missing."""
        there = set(numbers)
        self._newest = max([newest, *numbers])
        for number in range(newest + 1, self._newest):
            if number not in there:
                self._missing[number] = at
        waits = self._missing.items()
        self._missing = {n: since for n, since in waits if n not in there and at - since < LATE_S}

    def prune(self) -> None:
        """Delete what everybody has read, once a minute."""
        if self._clock() - self._pruned_at >= PRUNE_S:
            self._pruned_at = self._clock()
            old = now() - timedelta(seconds=KEPT_S)
            with self._engine.begin() as connection:
                connection.execute(delete(OutboxRow).where(OutboxRow.at < old))
