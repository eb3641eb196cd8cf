"""Games held in memory as they are stored: what a choice reads and writes, without the ORM.

Every change to a game or its seats, by whomever, gives it a new stamp, a random number. Whoever
finds another stamp in the database than he holds reads the game again.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from datetime import datetime
from typing import Any, Final

from sqlalchemy import BindParameter, Connection, bindparam, insert, select, update
from sqlalchemy import Table as DatabaseTable

from schiltrom.server.store.models import Base
from schiltrom.server.store.prepared import Lookup, Prepared, Row
from schiltrom.table.status import Status
from schiltrom.table.table import Table


@dataclass(slots=True, eq=False)
class HeldSeat:
    """A seat as it is stored, as far as play is concerned."""

    game_id: str
    side: int
    kind: str
    name: str
    commitment: str | None
    seed: str | None
    bid: int | None
    taken: bool
    level: str | None
    left_ms: int | None
    since_ms: int | None
    finished_ms: int | None
    present_ms: int | None
    wishes: list[str]
    notified: bool
    told_turn: bool

    def played(self) -> Row:
        """Return what play may change, as the statement that stores it wants it."""
        clock = self.left_ms, self.since_ms, self.finished_ms
        return *clock, self.wishes, self.told_turn, self.game_id, self.side


@dataclass(slots=True, eq=False)
class HeldGame:
    """A game and its seats as they are stored, as far as play is concerned."""

    id: str
    stamp: int
    scenario: int
    rules: dict[str, str | int | bool]
    preset: str
    bidding: bool
    server_seed: str
    epochs: list[dict[str, Any]]
    entries: int
    begun: datetime | None
    ended: datetime | None
    winner: int | None
    ending: str | None
    clock: dict[str, Any] | None
    flag_ms: int | None
    offers: list[dict[str, Any]]
    rematch: str | None
    imported: int
    chat: int
    open: bool
    seats: list[HeldSeat] = field(default_factory=list)
    status: Status | None = None
    """What everybody may know of it, as it was last told."""

    @property
    def has_computer(self) -> bool:
        """Return whether a computer plays."""
        return any(seat.kind == "computer" for seat in self.seats)

    @property
    def is_notified(self) -> bool:
        """Return whether anybody at it wants notices."""
        return self.seats[0].notified or self.seats[1].notified

    def waiting_computers(self, table: Table) -> list[int]:
        """Return the sides for which a computer has to choose at the game's table."""
        if self.ended is not None:
            return []
        computers = (seat.side for seat in self.seats if seat.kind == "computer")
        return [side for side in computers if table.waits_for(side)]

    def played(self) -> Row:
        """Return what play changes, as the statement that stores it wants it."""
        return self.entries, self.stamp, self.flag_ms, self.id

    def ended_as(self) -> Row:
        """Return how it ended, as the statement that stores it wants it."""
        return self.ended, self.winner, self.ending, self.offers, self.id


_TABLES: Final = Base.metadata.tables
GAMES: Final = _TABLES["games"]
SEATS: Final = _TABLES["seats"]
READ_GAME: Final = select(
    *(GAMES.c[each.name] for each in fields(HeldGame) if each.name not in ("seats", "status"))
).where(GAMES.c.id == bindparam("game"))
READ_SEATS: Final = (
    select(*(SEATS.c[each.name] for each in fields(HeldSeat)))
    .where(SEATS.c.game_id == bindparam("game"))
    .order_by(SEATS.c.side)
)
STAMPS: Final = Lookup("SELECT id, stamp FROM games WHERE id {among}")
LOCKED_STAMPS: Final = Lookup(
    "SELECT id, stamp FROM games WHERE id {among} ORDER BY id FOR NO KEY UPDATE"
)
"""Always in the same order, so that two servers never wait for each other."""
POST: Final = insert(_TABLES["outbox"])
NEW_STAMP: Final = (
    update(GAMES).where(GAMES.c.id == bindparam("game")).values(stamp=bindparam("stamp"))
)


def _update(
    table: DatabaseTable, names: Sequence[str], *, in_order: bool = False, **keys: str
) -> Prepared:
    """Return what sets some columns of rows, which are found by the columns of their *keys*."""
    found = [table.c[column] == bindparam(name) for name, column in keys.items()]
    new: dict[str, BindParameter[Any]] = {name: bindparam(name) for name in names}
    return Prepared(update(table).where(*found).values(new), [*names, *keys], in_order=in_order)


PLAYED_GAME: Final = _update(GAMES, ("entries", "stamp", "flag_ms"), game="id")
ENDED_GAME: Final = _update(GAMES, ("ended", "winner", "ending", "offers"), game="id")
PLAYED_SEAT: Final = _update(
    SEATS,
    ("left_ms", "since_ms", "finished_ms", "wishes", "told_turn"),
    in_order=True,
    game="game_id",
    seat="side",
)
"""Its rows must come in the order of their games and sides, as presence writes seats, too:
otherwise each could have a seat that the other waits for."""
ADD_ENTRIES: Final = Prepared(
    insert(_TABLES["entries"]), ("game_id", "number", "text", "at", "automatic")
)
POST_ALL: Final = Prepared(POST, ("game_id", "process", "at"))
"""The same as ``POST``, for many."""

_RULES: Final[dict[tuple[tuple[str, object], ...], dict[str, str | int | bool]]] = {}
"""The rules of games, each set of switches once: most games are played by few of them."""
RULES_KEPT: Final = 1_000


def new_stamp() -> int:
    """Return a stamp that no game has had."""
    return secrets.randbits(62)


def stamps(
    connection: Connection, games: Iterable[str], *, locked: bool = False
) -> Mapping[str, int]:
    """Return the stamps of those of some games that there are."""
    return dict((LOCKED_STAMPS if locked else STAMPS).rows(connection, games))


def read_game(connection: Connection, game_id: str) -> HeldGame | None:
    """Return a game as it is stored."""
    row = connection.execute(READ_GAME, {"game": game_id}).one_or_none()
    if row is None:
        return None
    game = HeldGame(*row)
    game.rules = _shared(game.rules)
    game.seats = [HeldSeat(*seat) for seat in connection.execute(READ_SEATS, {"game": game_id})]
    return game


def _shared(rules: dict[str, str | int | bool]) -> dict[str, str | int | bool]:
    """Return the same rules, as one object for all games that are played by them."""
    if len(_RULES) > RULES_KEPT:
        _RULES.clear()
    return _RULES.setdefault(tuple(rules.items()), rules)
