"""The tables: games with their seats and entries, and data that processes share for a while.

Entries are only ever added.
"""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import BigInteger, ForeignKey, Index, Integer, LargeBinary, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column
from sqlalchemy.types import JSON

from schiltrom.fairness import SCHEME


def now() -> datetime:
    """Return the current time in UTC, without a time zone."""
    return datetime.now(UTC).replace(tzinfo=None)


def now_ms() -> int:
    """Return the current time in milliseconds, for clocks and queues."""
    return time.time_ns() // 1_000_000


class Base(DeclarativeBase):
    """The tables of the server."""


class GameRow(Base):
    """A game: its set-up, its seeds, and how it ended."""

    __tablename__ = "games"
    __table_args__ = (Index("games_by_flag", "flag_ms"),)

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    created: Mapped[datetime] = mapped_column(default=now)
    scenario: Mapped[int]
    rules: Mapped[dict[str, str | int | bool]] = mapped_column(JSON)
    preset: Mapped[str] = mapped_column(String(16), default="")
    """The rule set it was made with, before any switches were changed; "" if unknown."""
    bidding: Mapped[bool] = mapped_column(default=False)
    """Whether both seats bid in secret before it begins (``bids.py``)."""
    scheme: Mapped[str] = mapped_column(String(20), default=SCHEME)
    """How the seats brought their seeds (``fairness.py``)."""
    server_seed: Mapped[str] = mapped_column(String(64))
    epochs: Mapped[list[dict[str, Any]]] = mapped_column(JSON, default=list)
    """The epochs of chance after the first: ``from`` which entry, and the server's ``seed``."""
    entries: Mapped[int] = mapped_column(default=0)
    stamp: Mapped[int] = mapped_column(BigInteger, default=0, server_default="0")
    """A random number that every change to the game or its seats replaces (``held.py``)."""
    begun: Mapped[datetime | None]
    ended: Mapped[datetime | None]
    winner: Mapped[int | None]
    ending: Mapped[str | None] = mapped_column(String(40))
    clock: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    """The clock settings (``clocks.py``)."""
    flag_ms: Mapped[int | None] = mapped_column(BigInteger)
    """When the next flag falls, if nothing happens first."""
    offers: Mapped[list[dict[str, Any]]] = mapped_column(JSON, default=list)
    """The offers awaiting an answer (``offers.py``)."""
    rematch: Mapped[str | None] = mapped_column(String(32))
    """The rematch of this game."""
    swapped: Mapped[bool] = mapped_column(default=False)
    """Whether the sides are swapped there."""
    imported: Mapped[int] = mapped_column(default=0)
    """How many entries were imported; this server's chance begins after them."""
    source: Mapped[dict[str, str] | None] = mapped_column(JSON(none_as_null=True))
    """The tags of the imported record."""
    chat: Mapped[int] = mapped_column(default=0)
    """The number of the last line of chat."""
    take_backs: Mapped[int] = mapped_column(default=0)
    open: Mapped[bool] = mapped_column(default=False)
    """Whether everybody sees everything: only where two computers play."""


class SeatRow(Base):
    """A seat at a game: who may choose for a side."""

    __tablename__ = "seats"
    __table_args__ = (
        Index("seats_by_token", "token_hash", unique=True),
        Index("seats_by_presence", "present_ms"),
        Index("seats_by_browser", "browser_hash"),
        Index("seats_by_link", "link_hash"),
    )

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    side: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(16))
    name: Mapped[str] = mapped_column(String(60), default="")
    token_hash: Mapped[str | None] = mapped_column(String(64))
    browser_hash: Mapped[str | None] = mapped_column(String(64))
    """The hash of the token of the browser that holds the seat (``browsers.py``)."""
    link_hash: Mapped[str | None] = mapped_column(String(64))
    """The hash of the link's secret by which the seat was taken."""
    commitment: Mapped[str | None] = mapped_column(String(64))
    """What binds the seat to its seed; the seed itself comes when both seats are bound."""
    seed: Mapped[str | None] = mapped_column(String(200))
    bid: Mapped[int | None]
    """The seat's bid, which nobody is sent until both are in."""
    wishes: Mapped[list[str]] = mapped_column(JSON, default=list)
    taken: Mapped[bool] = mapped_column(default=False)
    """Whether the seat is taken; until then its token is the secret of its link."""
    level: Mapped[str | None] = mapped_column(String(40))
    left_ms: Mapped[int | None] = mapped_column(BigInteger)
    since_ms: Mapped[int | None] = mapped_column(BigInteger)
    finished_ms: Mapped[int | None] = mapped_column(BigInteger)
    """When the seat finished in secret, while its clock is shown as running."""
    """When the seat's clock was started; None: it is stopped."""
    notes: Mapped[str] = mapped_column(Text, default="")
    present_ms: Mapped[int | None] = mapped_column(BigInteger)
    """When the seat stops counting as connected, unless its server renews it."""
    notified: Mapped[bool] = mapped_column(default=False)
    """Whether the seat wants to be notified when it is its turn."""
    told_turn: Mapped[bool] = mapped_column(default=False)
    """Whether it has been notified since it last acted."""


class EntryRow(Base):
    """One entry of a game's record; its number ensures that nothing is written twice."""

    __tablename__ = "entries"

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[datetime] = mapped_column(default=now)
    automatic: Mapped[bool] = mapped_column(default=False)
    """Whether it made itself for its side, or came of a choice that did: its own log tells."""


class SnapshotRow(Base):
    """The newest snapshot of a game (``snapshots.py``)."""

    __tablename__ = "snapshots"

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    entries: Mapped[int]
    """How many entries the game had."""
    data: Mapped[bytes] = mapped_column(LargeBinary)


class ChapterRow(Base):
    """The packed past of a game, some entries long; it is written once."""

    __tablename__ = "chapters"

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    data: Mapped[bytes] = mapped_column(LargeBinary)


class ChatRow(Base):
    """One line of chat."""

    __tablename__ = "chat"

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    side: Mapped[int]
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[datetime] = mapped_column(default=now)


class NoticeRow(Base):
    """Where a seat wants its notices: one destination for each seat."""

    __tablename__ = "notices"
    __table_args__ = (Index("notices_by_secret", "secret"),)

    game_id: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    side: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(16))
    target: Mapped[str] = mapped_column(String(500))
    secret: Mapped[str] = mapped_column(String(64))
    """The secret that signs a webhook, or the token that stops mails."""
    language: Mapped[str] = mapped_column(String(8), default="en")
    confirmed: Mapped[bool] = mapped_column(default=False)
    code_hash: Mapped[str | None] = mapped_column(String(64))
    tries: Mapped[int] = mapped_column(default=0)


class PushRow(Base):
    """A browser in which a seat is notified (``pushes.py``)."""

    __tablename__ = "pushes"
    __table_args__ = (
        Index("pushes_by_seat", "game_id", "side", "endpoint_hash", unique=True),
        Index("pushes_by_endpoint", "endpoint_hash"),
    )

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game_id: Mapped[str] = mapped_column(ForeignKey("games.id"))
    side: Mapped[int]
    endpoint: Mapped[str] = mapped_column(String(1000))
    """Where its push service takes messages for it; whoever knows it may send some."""
    endpoint_hash: Mapped[str] = mapped_column(String(64))
    p256dh: Mapped[str] = mapped_column(String(87))
    auth: Mapped[str] = mapped_column(String(22))
    language: Mapped[str] = mapped_column(String(8), default="en")
    created_ms: Mapped[int] = mapped_column(BigInteger, default=now_ms)


class PushKeyRow(Base):
    """The one key that signs all pushes, whichever server sends them."""

    __tablename__ = "push_keys"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    private: Mapped[str] = mapped_column(String(43))


class DeliveryRow(Base):
    """A notice to send; a code already sent has no due time and is kept a day to be counted."""

    __tablename__ = "deliveries"
    __table_args__ = (
        Index("deliveries_by_due", "due_ms"),
        Index("deliveries_by_seat", "game_id", "side"),
        Index("deliveries_by_address", "address_hash"),
    )

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game_id: Mapped[str] = mapped_column(ForeignKey("games.id"))
    side: Mapped[int]
    event: Mapped[str] = mapped_column(String(16))
    push_id: Mapped[str | None] = mapped_column(String(32))
    """The browser it goes to; None: to the seat's mail address or webhook."""
    address_hash: Mapped[str] = mapped_column(String(64))
    code: Mapped[str | None] = mapped_column(String(16))
    created_ms: Mapped[int] = mapped_column(BigInteger, default=now_ms)
    due_ms: Mapped[int | None] = mapped_column(BigInteger, default=now_ms)
    tries: Mapped[int] = mapped_column(default=0)


class MutedRow(Base):
    """The hash of an address that never wants a mail again."""

    __tablename__ = "muted"

    address_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    at: Mapped[datetime] = mapped_column(default=now)


class AliveRow(Base):
    """When a server last ran: the players do not lose the time without one."""

    __tablename__ = "alive"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at_ms: Mapped[int] = mapped_column(BigInteger)


class OutboxRow(Base):
    """A note that a game has changed, written with the change itself, for all processes to read."""

    __tablename__ = "outbox"
    __table_args__ = (
        Index("outbox_by_time", "at"),
        {"sqlite_autoincrement": True},  # a number is never reused, even after pruning
    )

    number: Mapped[int] = mapped_column(
        BigInteger().with_variant(Integer, "sqlite"), primary_key=True
    )
    game_id: Mapped[str] = mapped_column(String(32))
    process: Mapped[str] = mapped_column(String(32))
    at: Mapped[datetime] = mapped_column(default=now)


class TicketRow(Base):
    """A ticket for one live connection; only its hash is stored."""

    __tablename__ = "tickets"
    __table_args__ = (Index("tickets_by_time", "until"),)

    ticket_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    game_id: Mapped[str] = mapped_column(String(32))
    viewer: Mapped[int]
    until: Mapped[datetime]
