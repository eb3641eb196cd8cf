"""What is kept: games, their seats, and their entries, which are only ever added to.

And what the processes of a server share for a while: the outbox, tickets and who is present.
"""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import BigInteger, ForeignKey, Index, Integer, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column
from sqlalchemy.types import JSON


def now() -> datetime:
    """Return the time, without a zone, in UTC."""
    return datetime.now(UTC).replace(tzinfo=None)


class Base(DeclarativeBase):
    """The tables of the server."""


class GameRow(Base):
    """A game: its set-up, its seeds, and how it ended."""

    __tablename__ = "games"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    created: Mapped[datetime] = mapped_column(default=now)
    scenario: Mapped[int]
    rules: Mapped[dict[str, object]] = mapped_column(JSON)
    server_seed: Mapped[str] = mapped_column(String(64))
    entries: Mapped[int] = mapped_column(default=0)
    begun: Mapped[datetime | None]
    ended: Mapped[datetime | None]
    winner: Mapped[int | None]
    ending: Mapped[str | None] = mapped_column(String(40))


class SeatRow(Base):
    """A seat at a game: who may choose for a side."""

    __tablename__ = "seats"
    __table_args__ = (Index("seats_by_token", "token_hash", unique=True),)

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    side: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(16))
    name: Mapped[str] = mapped_column(String(60), default="")
    token_hash: Mapped[str | None] = mapped_column(String(64))
    seed: Mapped[str | None] = mapped_column(String(200))
    wishes: Mapped[list[str]] = mapped_column(JSON, default=list)


class EntryRow(Base):
    """One entry of a game's record; its number makes sure that nothing is written twice."""

    __tablename__ = "entries"

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[datetime] = mapped_column(default=now)


class OutboxRow(Base):
    """Word that a game has changed, written with the change itself for all processes to read."""

    __tablename__ = "outbox"
    __table_args__ = (
        Index("outbox_by_time", "at"),
        {"sqlite_autoincrement": True},  # a number is never given twice, even after pruning
    )

    number: Mapped[int] = mapped_column(
        BigInteger().with_variant(Integer, "sqlite"), primary_key=True
    )
    game_id: Mapped[str] = mapped_column(String(32))
    process: Mapped[str] = mapped_column(String(32))
    at: Mapped[datetime] = mapped_column(default=now)


class TicketRow(Base):
    """A ticket for one live connection; of the ticket itself only its hash is kept."""

    __tablename__ = "tickets"
    __table_args__ = (Index("tickets_by_time", "until"),)

    ticket_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    game_id: Mapped[str] = mapped_column(String(32))
    viewer: Mapped[int]
    until: Mapped[datetime]


class PresenceRow(Base):
    """Somebody has a live connection for a seat at a process, or had one a moment ago."""

    __tablename__ = "presences"

    game_id: Mapped[str] = mapped_column(String(32), primary_key=True)
    side: Mapped[int] = mapped_column(primary_key=True)
    process: Mapped[str] = mapped_column(String(32), primary_key=True)
    until: Mapped[datetime]
