"""What an administrator can do with the games of a database, with or without a server running."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

from sqlalchemy import Engine, Select, create_engine, delete, func, inspect, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.orm import Session

from schiltrom.engine.counters import SCENARIO_NAMES
from schiltrom.engine.record import Entry, Record, RecordError
from schiltrom.engine.rules import RuleSet, RuleSetError
from schiltrom.engine.tables import SIDE_NAMES
from schiltrom.fairness import new_seed
from schiltrom.server.ops.settings import NO_POSTGRES, NO_SUCH_DATABASE, read_settings
from schiltrom.server.store import outbox
from schiltrom.server.store.database import (
    OtherVersionError,
    open_as_it_is,
    open_database,
    reading,
)
from schiltrom.server.store.models import (
    ChapterRow,
    ChatRow,
    DeliveryRow,
    EntryRow,
    GameRow,
    NoticeRow,
    PushRow,
    SeatRow,
    SnapshotRow,
    now,
)
from schiltrom.table.proof import tags_of

Database = Engine
"""An open database, for the command line to hand back."""
AT_ONCE: Final = 500
"""Most games named in one statement; databases have a limit."""
TABLES: Final = ("alembic_version", "games", "seats", "entries")


class AdminError(Exception):
    """Something the administrator can fix; the message is for people."""


class BrokenError(AdminError):
    """The database failed, or its contents are damaged."""


@dataclass(frozen=True)
class Listed:
    """What an administrator sees of a game."""

    game_id: str
    scenario: str
    created: datetime
    begun: datetime | None
    ended: datetime | None
    winner: str | None
    ending: str | None
    entries: int
    last: datetime
    """When anything last happened: the end, an entry, or the creation of the game."""

    def to_json(self, at: datetime) -> dict[str, object]:
        """Return the game as plain data, times in UTC."""
        return {
            "game": self.game_id,
            "scenario": self.scenario,
            "created": _time(self.created),
            "begun": _time(self.begun),
            "ended": _time(self.ended),
            "over": self.ended is not None,
            "winner": self.winner,
            "ending": self.ending,
            "entries": self.entries,
            "last": _time(self.last),
            "age_s": int((at - self.created).total_seconds()),
            "quiet_s": int((at - self.last).total_seconds()),
        }


def _time(at: datetime | None) -> str | None:
    return None if at is None else at.isoformat(timespec="seconds") + "Z"


@dataclass(frozen=True)
class Wanted:
    """Which games to delete."""

    before: datetime
    unfinished: bool

    @staticmethod
    def older_than(days: int, *, unfinished: bool) -> Wanted:
        """Return those that ended, or were last touched, at least *days* days ago."""
        return Wanted(now() - timedelta(days=days), unfinished)

    def __contains__(self, game: Listed) -> bool:
        return (game.ended is None) == self.unfinished and game.last <= self.before


# --- the database ----------------------------------------------------------------------------


@contextmanager
def opened(
    database: str | None, config: str | None, *, as_it_is: bool = False
) -> Iterator[Database]:
    """Open the server's database, which must exist, and describe its failures in words.

    It is brought up to date, unless it is opened as it is, to be read only.
    """
    engine: Engine | None = None
    try:
        url = read_settings(given={"database": database, "config": config}).database
        _check_is_there(url)
        engine = open_as_it_is(url) if as_it_is else open_database(url)
        yield engine
    except OtherVersionError as error:
        raise AdminError(str(error)) from error
    except ModuleNotFoundError as error:
        raise AdminError(f"{NO_POSTGRES} ({error.name})") from error
    except (ArgumentError, NoSuchModuleError) as error:
        raise AdminError(NO_SUCH_DATABASE) from error
    except DBAPIError as error:
        raise BrokenError(f"the database does not answer: {error.orig}") from error
    except SQLAlchemyError as error:
        raise BrokenError(f"the database does not answer: {type(error).__name__}") from error
    finally:
        if engine is not None:
            engine.dispose()


def _check_is_there(url: str) -> None:
    """Refuse a database without games: a typo must not create one."""
    address = make_url(url)
    if address.get_backend_name() == "sqlite" and "uri" not in address.query:
        file = address.database or ""
        if not Path(file).is_file():
            raise AdminError(f"there is no database in {file or 'memory'}")
    engine = create_engine(address)
    try:
        there = inspect(engine).get_table_names()
    finally:
        engine.dispose()
    if not set(TABLES) <= set(there):
        raise AdminError("this database has no Schiltrom games")


# --- listing ---------------------------------------------------------------------------------


def list_games(engine: Database) -> list[Listed]:
    """Return all games, the oldest first."""
    with Session(reading(engine)) as session:
        return _listed(session, _games())


def old_games(engine: Database, wanted: Wanted) -> list[Listed]:
    """Return the games that would be deleted."""
    return [game for game in list_games(engine) if game in wanted]


def _games() -> Select[GameRow, datetime]:
    """Return the query for games, each with the time of its last activity."""
    is_last = (EntryRow.game_id == GameRow.id) & (EntryRow.number == GameRow.entries - 1)
    entry = select(EntryRow.at).where(is_last).correlate(GameRow).scalar_subquery()
    last = func.coalesce(entry, GameRow.begun, GameRow.created)
    return select(GameRow, last).order_by(GameRow.created, GameRow.id)


def _listed(session: Session, games: Select[GameRow, datetime]) -> list[Listed]:
    return [
        Listed(
            game_id=row.id,
            scenario=SCENARIO_NAMES[row.scenario],
            created=row.created,
            begun=row.begun,
            ended=row.ended,
            winner=SIDE_NAMES[row.winner] if row.winner in (0, 1) else None,
            ending=row.ending,
            entries=row.entries,
            last=row.ended or last,
        )
        for row, last in session.execute(games)
    ]


# --- exporting -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Export:
    """A game's whole record, and whether it is still secret."""

    record: dict[str, object]
    under_way: bool


def export_game(engine: Database, game_id: str) -> Export:
    """Return the record of a game, including its seeds."""
    with Session(reading(engine)) as session:
        row = session.get(GameRow, game_id)
        if row is None:
            raise AdminError(f"there is no game {game_id}")
        try:
            record = Record(row.scenario, RuleSet.from_json(row.rules))
            record.entries = [Entry.parse(text) for text in _texts(session, game_id)]
        except (RecordError, RuleSetError) as error:
            raise BrokenError(f"{game_id} is damaged: {error}") from error
        seats = select(SeatRow).where(SeatRow.game_id == row.id).order_by(SeatRow.side)
        record.tags = tags_of(row, list(session.scalars(seats)))
        return Export(record.to_json(), under_way=row.ended is None)


def _texts(session: Session, game_id: str) -> Sequence[str]:
    wanted = select(EntryRow.text).where(EntryRow.game_id == game_id)
    return session.scalars(wanted.order_by(EntryRow.number)).all()


# --- after a backup was put back ---------------------------------------------------------------


def begin_epochs(engine: Database) -> int:
    """Give every game that is not over a new seed of the server; return how many.

    Dice that were seen before the backup was put back would otherwise come again. What the server
    committed itself to before stays in the record, for the entries up to here.
    """
    with outbox.Session(engine) as session, session.begin():
        held = select(GameRow).where(GameRow.ended.is_(None)).order_by(GameRow.id)
        rows = session.scalars(held.with_for_update()).all()
        for row in rows:
            row.epochs = [*row.epochs, {"from": row.entries, "seed": new_seed().hex()}]
    outbox.notify(engine)
    return len(rows)


# --- pruning ---------------------------------------------------------------------------------


def delete_games(engine: Database, game_ids: Sequence[str], wanted: Wanted) -> int:
    """Delete the games that still match, in one transaction; return how many."""
    deleted = 0
    with Session(engine) as session, session.begin():
        for at in range(0, len(game_ids), AT_ONCE):
            deleted += _delete(session, game_ids[at : at + AT_ONCE], wanted)
    return deleted


def _delete(session: Session, game_ids: Sequence[str], wanted: Wanted) -> int:
    """Lock some games, check them again, and delete those without new activity."""
    held = select(GameRow.id).where(GameRow.id.in_(game_ids)).order_by(GameRow.id)
    session.execute(held.with_for_update()).all()
    found = _listed(session, _games().where(GameRow.id.in_(game_ids)))
    old = [game.game_id for game in found if game in wanted]
    session.expunge_all()
    played = (SnapshotRow, ChapterRow, EntryRow)
    of_a_game = (*played, ChatRow, DeliveryRow, NoticeRow, PushRow, SeatRow)
    for column in (*(each.game_id for each in of_a_game), GameRow.id):
        session.execute(
            delete(column.class_).where(column.in_(old)),
            execution_options={"synchronize_session": False},
        )
    return len(old)
