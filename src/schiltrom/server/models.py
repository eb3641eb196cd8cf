"""What is kept: games, their seats, and their entries, which are only ever added to."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import ForeignKey, Index, String, Text
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
