"""The hall: all games of a server. Every change is one transaction, durable before it is told.

Nothing here knows of HTTP. A choice carries the number of what its seat last saw; a stale,
repeated, early or foreign one changes nothing and is answered clearly.
"""

from __future__ import annotations

import hashlib
import json
import logging
import secrets
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final, TypeVar

from sqlalchemy import Engine, exists, select

from schiltrom.engine.choices import ChoiceSyntaxError, parse_choice
from schiltrom.engine.position import SCENARIO_NAMES
from schiltrom.engine.record import Entry
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.setup import new_position, scenario_number
from schiltrom.engine.tables import ENGLAND, NOBODY, SCOTLAND, SIDE_NAMES
from schiltrom.fair import (
    SCHEME,
    TAG_COMMITMENT,
    TAG_SCHEME,
    TAG_SERVER,
    TAG_SIDES,
    FairChance,
    commitment,
    new_seed,
)
from schiltrom.message import Argument
from schiltrom.server.database import reading
from schiltrom.server.models import EntryRow, GameRow, PresenceRow, SeatRow, now
from schiltrom.server.outbox import Session
from schiltrom.server.spoken import SpokenError, error_message
from schiltrom.server.table import AUTO_FORCED, AUTO_HITS, Line, RefusedError, Table

KINDS: Final = ("here", "friend", "computer", "bot")
WISHES: Final = (AUTO_FORCED, AUTO_HITS)
TABLES_KEPT: Final = 500
TOKEN_BYTES: Final = 32
LOCKS: Final = 64
VIEW: Final = "view"
SHEET: Final = "sheet"

T = TypeVar("T")
log = logging.getLogger(__name__)


class HallError(SpokenError):
    """Something the hall refuses."""

    def __init__(self, key: str, **arguments: Argument) -> None:
        super().__init__(error_message(key, **arguments))


class NotFoundError(HallError):
    """No such game, seat or link."""


class StaleError(HallError):
    """The choice answers something that is no longer so; ``number`` is the present one."""

    def __init__(self, number: int) -> None:
        self.number = number
        super().__init__("stale", number=number)


class NotPlayingError(HallError):
    """The game has not begun, or is over."""


@dataclass(frozen=True)
class Seat:
    """A side of a game, opened by its token."""

    game_id: str
    side: int


@dataclass(frozen=True)
class Opened:
    """A game that was just made: what its maker gets."""

    game_id: str
    tokens: dict[int, str]
    """The token of each seat the maker sits at himself."""
    links: dict[int, str]
    """The secret of each seat that waits for somebody else."""
    commitment: str


@dataclass(frozen=True)
class State:
    """What a viewer is sent."""

    number: int
    view: dict[str, object] | None
    lines: list[Line]
    status: dict[str, object]
    can_undo: bool = False
    your_choice: bool = False
    form: str = VIEW
    """Whether ``view`` is a view, as programs want it, or a sheet, as a browser draws it."""


@dataclass
class SeatPlan:
    """Who shall sit at a side."""

    kind: str
    name: str = ""
    seed: str = field(default_factory=lambda: secrets.token_hex(16))


def hash_token(token: str) -> str:
    """Return what is kept of a token: enough to know it again, not enough to use it."""
    return hashlib.sha256(token.encode()).hexdigest()


class Hall:
    """All games, in a database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._engine = engine
        self._reading = reading(engine)
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._computers: OrderedDict[str, list[int]] = OrderedDict()
        self._guard = threading.Lock()
        self._locks = [threading.Lock() for _ in range(LOCKS)]
        self.on_change: Callable[[str], None] = lambda _game_id: None
        """Called after a change of a game is durable."""
        self.on_waiting: Callable[[Session, Seat, int], None] | None = None
        """Called within a change after which a computer has to choose, with its number."""

    # --- making games --------------------------------------------------------------------------

    def open_game(self, scenario: str, rules: RuleSet, plans: dict[int, SeatPlan]) -> Opened:
        """Make a game; it begins as soon as nobody is waited for."""
        for plan in plans.values():
            if plan.kind not in KINDS:
                raise HallError("unknown-seat", kind=plan.kind, kinds=", ".join(KINDS))
        number = scenario_number(scenario)
        new_position(number, rules)  # refuses rules that do not fit the scenario
        server_seed = new_seed()
        game_id = secrets.token_hex(8)
        tokens: dict[int, str] = {}
        links: dict[int, str] = {}
        with Session(self._engine) as session, session.begin():
            row = GameRow(
                id=game_id,
                scenario=number,
                rules=rules.to_json(),
                server_seed=server_seed.hex(),
                entries=0,
            )
            session.add(row)
            session.flush()
            for side in (ENGLAND, SCOTLAND):
                plan = plans[side]
                secret = secrets.token_urlsafe(TOKEN_BYTES)
                waits = plan.kind in ("friend", "bot")
                if plan.kind == "here":
                    tokens[side] = secret
                elif waits:
                    links[side] = secret
                session.add(
                    SeatRow(
                        game_id=game_id,
                        side=side,
                        kind=plan.kind,
                        name=plan.name,
                        token_hash=None if plan.kind == "computer" else hash_token(secret),
                        seed=None if waits else plan.seed,
                        wishes=[],
                    )
                )
            session.flush()
            table = self._begin_if_full(session, row)
        self._remember(game_id, table)
        self._told(game_id)
        return Opened(game_id, tokens, links, commitment(server_seed))

    def take_seat(self, link: str, name: str, seed: str) -> tuple[Seat, str]:
        """Exchange the secret of a link, once, for a seat and its token."""
        wanted = select(SeatRow).where(SeatRow.token_hash == hash_token(link))
        with Session(self._reading) as session:
            free = session.scalar(wanted)
        if free is None:
            raise NotFoundError("no-free-seat")
        with self._locked(free.game_id):
            with Session(self._engine) as session, session.begin():
                row = self._game(session, free.game_id)
                seat = session.scalar(wanted)
                if seat is None or seat.seed is not None:
                    raise NotFoundError("no-free-seat")
                token = secrets.token_urlsafe(TOKEN_BYTES)
                seat.token_hash = hash_token(token)
                seat.name = name
                seat.seed = seed
                session.flush()
                table = self._begin_if_full(session, row)
                found = Seat(seat.game_id, seat.side)
            self._remember(found.game_id, table)
        self._told(found.game_id)
        return found, token

    def _begin_if_full(self, session: Session, row: GameRow) -> Table | None:
        """Let chance set the game up once every seat has brought its seed; return its table."""
        seats = self._seats(session, row.id)
        if row.begun is not None or any(seat.seed is None for seat in seats):
            return None
        row.begun = now()
        table = self._new_table(row, seats)
        self._keep(session, row, table, table.begin())
        return table

    def _remember(self, game_id: str, table: Table | None) -> None:
        """Keep a table in memory, now that what it shows is durable; forget the oldest."""
        if table is None:
            return
        with self._guard:
            self._tables[game_id] = table
            while len(self._tables) > TABLES_KEPT:
                self._tables.popitem(last=False)

    def _told(self, game_id: str) -> None:
        """Say that a change is durable; whoever listens cannot undo it by failing."""
        try:
            self.on_change(game_id)
        except Exception:
            log.exception("a listener failed; the change of the game is kept all the same")

    # --- looking -------------------------------------------------------------------------------

    def seat(self, token: str) -> Seat:
        """Return the seat a token opens."""
        with Session(self._reading) as session:
            row = session.scalar(select(SeatRow).where(SeatRow.token_hash == hash_token(token)))
            if row is None or row.seed is None:
                raise NotFoundError("no-seat")
            return Seat(row.game_id, row.side)

    def state(self, game_id: str, viewer: int = NOBODY, since: int = -1, form: str = VIEW) -> State:
        """Return what a viewer may see, with the log since a number he had."""
        with self._locked(game_id), Session(self._reading) as session, session.begin():
            row = self._game(session, game_id, reading=True)
            status = self._status(session, row)
            if row.begun is None:
                return State(0, None, [], status, form=form)
            table = self._table(session, row)
            playing = row.ended is None
            side = viewer if viewer != NOBODY else ENGLAND
            return State(
                number=table.number(viewer),
                view=json.loads(table.sheet(viewer) if form == SHEET else table.seen(viewer)),
                lines=table.lines_after(viewer, since),
                status=status,
                can_undo=playing and viewer != NOBODY and table.can_undo(side),
                your_choice=playing and viewer != NOBODY and table.waits_for(side),
                form=form,
            )

    def ask_table(self, game_id: str, ask: Callable[[Table, bool], T]) -> T:
        """Ask the table of a game that has begun; *ask* is also told whether the game is over."""
        with self._locked(game_id), Session(self._reading) as session, session.begin():
            row = self._game(session, game_id, reading=True)
            if row.begun is None:
                raise NotPlayingError("not-begun")
            return ask(self._table(session, row), row.ended is not None)

    def waiting_computers(self, game_id: str) -> list[tuple[int, int]]:
        """Return the sides of a game where a computer has to choose, with their numbers."""
        with Session(self._reading) as session:
            if not self._computers_of(session, game_id):
                return []
        with self._locked(game_id), Session(self._reading) as session, session.begin():
            row = self._game(session, game_id, reading=True)
            if row.begun is None or row.ended is not None:
                return []
            return self._waiting(session, row.id, self._table(session, row))

    def ask_computers(self, game_id: str) -> None:
        """Have the computers of a game asked again that have to choose."""
        with self._locked(game_id), Session(self._engine) as session, session.begin():
            row = self._game(session, game_id)
            if row.begun is not None and row.ended is None:
                self._ask(session, row.id, self._table(session, row))

    def _ask(self, session: Session, game_id: str, table: Table) -> None:
        """Say within a change which computers have to choose after it."""
        if self.on_waiting is not None:
            for side, number in self._waiting(session, game_id, table):
                self.on_waiting(session, Seat(game_id, side), number)

    def _waiting(self, session: Session, game_id: str, table: Table) -> list[tuple[int, int]]:
        computers = self._computers_of(session, game_id)
        return [(side, table.number(side)) for side in computers if table.waits_for(side)]

    def _computers_of(self, session: Session, game_id: str) -> list[int]:
        """Return the sides that computers play; seats never change their kind: once is enough."""
        with self._guard:
            known = self._computers.get(game_id)
        if known is None:
            seats = self._seats(session, game_id)
            known = [seat.side for seat in seats if seat.kind == "computer"]
            with self._guard:
                self._computers[game_id] = known
                while len(self._computers) > TABLES_KEPT:
                    self._computers.popitem(last=False)
        return known

    def ready(self) -> None:
        """Return if the database answers and has our tables; else its error is raised."""
        with Session(self._reading) as session:
            session.scalar(select(GameRow.id).limit(1))

    def computer_games(self) -> dict[str, int]:
        """Return the games under way where a computer sits, with their numbers of entries."""
        is_computer = exists().where(SeatRow.game_id == GameRow.id, SeatRow.kind == "computer")
        with Session(self._reading) as session:
            wanted = select(GameRow).where(
                GameRow.begun.is_not(None), GameRow.ended.is_(None), is_computer
            )
            return {row.id: row.entries for row in session.scalars(wanted)}

    def games_under_way(self) -> list[str]:
        """Return the games that have begun and not ended."""
        with Session(self._reading) as session:
            wanted = select(GameRow.id).where(GameRow.begun.is_not(None), GameRow.ended.is_(None))
            return list(session.scalars(wanted))

    def record(self, game_id: str) -> dict[str, object]:
        """Return the whole record, seeds and all, once the game is over."""
        with self._locked(game_id), Session(self._reading) as session, session.begin():
            row = self._game(session, game_id, reading=True)
            if row.ended is None or row.begun is None:
                raise NotPlayingError("record-later")
            table = self._table(session, row)
            seats = self._seats(session, game_id)
            record = table.record.copy()
            record.tags = {
                TAG_SCHEME: SCHEME,
                TAG_COMMITMENT: commitment(bytes.fromhex(row.server_seed)),
                TAG_SERVER: row.server_seed,
                TAG_SIDES[ENGLAND]: seats[ENGLAND].seed or "",
                TAG_SIDES[SCOTLAND]: seats[SCOTLAND].seed or "",
                "england": seats[ENGLAND].name,
                "scotland": seats[SCOTLAND].name,
                "result": row.ending or "",
            }
            return record.to_json()

    # --- playing -------------------------------------------------------------------------------

    def choose(self, seat: Seat, number: int, choice: str) -> int:
        """Make a choice; return the seat's new number when it is durable."""
        return self.choose_all(seat, number, [choice])

    def choose_all(self, seat: Seat, number: int, choices: list[str]) -> int:
        """Make several choices, or none of them; return the seat's new number."""
        wanted = [choice_of(choice) for choice in choices]
        return self._change(seat, number, lambda table: table.play_all(seat.side, wanted))

    def undo(self, seat: Seat, number: int) -> int:
        """Take the seat's last choice back."""
        return self._change(seat, number, lambda table: table.undo(seat.side))

    def fire_all(self, seat: Seat, number: int) -> int:
        """Fire with all blocks of the letter whose turn it is, until another choice comes up."""

        def fire(table: Table) -> list[Entry]:
            done: list[Entry] = []
            while (choice := table.fire_all(seat.side)) is not None:
                done += table.play(seat.side, choice)
            if not done:
                raise HallError("nobody-fires")
            return done

        return self._change(seat, number, fire)

    def resign(self, seat: Seat) -> None:
        """Give the game up."""
        with self._locked(seat.game_id), Session(self._engine) as session, session.begin():
            row = self._game(session, seat.game_id)
            self._check_playing(row)
            row.ended = now()
            row.winner = 1 - seat.side
            row.ending = "resigned"
        self._told(seat.game_id)

    def wish(self, seat: Seat, wishes: list[str]) -> None:
        """Set which choices a seat lets make themselves."""
        for wish in wishes:
            if wish not in WISHES:
                raise HallError("unknown-wish", wish=wish, wishes=", ".join(WISHES))
        with self._locked(seat.game_id), Session(self._engine) as session, session.begin():
            row = self._game(session, seat.game_id)
            session.get_one(SeatRow, (seat.game_id, seat.side)).wishes = sorted(set(wishes))
            session.flush()
            if row.begun is not None and row.ended is None:
                table = self._table(session, row)
                self._keep(session, row, table, table.automatic(self._wishes(session, row.id)))
                self._close_if_over(row, table)
        self._told(seat.game_id)

    def _change(self, seat: Seat, number: int, act: Callable[[Table], list[Entry]]) -> int:
        """Change a game in one transaction, with all that follows by itself."""
        with self._locked(seat.game_id), Session(self._engine) as session, session.begin():
            row = self._game(session, seat.game_id)
            self._check_playing(row)
            table = self._table(session, row)
            if not table.answers(seat.side, number):
                raise StaleError(table.number(seat.side))
            done = act(table)
            done += table.automatic(self._wishes(session, row.id))
            self._keep(session, row, table, done)
            self._close_if_over(row, table)
            reached = table.number(seat.side)
        self._told(seat.game_id)
        return reached

    # --- within a transaction ------------------------------------------------------------------

    @contextmanager
    def _locked(self, game_id: str) -> Iterator[None]:
        """Hold a game; whatever fails, what is in memory is thrown away and read anew."""
        with self._locks[hash(game_id) % LOCKS]:
            try:
                yield
            except (HallError, RefusedError):
                # Refusals happen before anything is changed; all else may have half happened.
                raise
            except BaseException:
                with self._guard:
                    self._tables.pop(game_id, None)
                raise

    def _game(self, session: Session, game_id: str, *, reading: bool = False) -> GameRow:
        row = session.get(GameRow, game_id, with_for_update=not reading)
        if row is None:
            raise NotFoundError("no-game")
        return row

    def _check_playing(self, row: GameRow) -> None:
        if row.begun is None:
            raise NotPlayingError("not-begun")
        if row.ended is not None:
            raise NotPlayingError("game-over")

    def _seats(self, session: Session, game_id: str) -> list[SeatRow]:
        wanted = select(SeatRow).where(SeatRow.game_id == game_id).order_by(SeatRow.side)
        return list(session.scalars(wanted))

    def _wishes(self, session: Session, game_id: str) -> dict[int, frozenset[str]]:
        return {seat.side: frozenset(seat.wishes) for seat in self._seats(session, game_id)}

    def _new_table(self, row: GameRow, seats: list[SeatRow]) -> Table:
        seeds = [seat.seed or "" for seat in seats]
        chance = FairChance(bytes.fromhex(row.server_seed), seeds[ENGLAND], seeds[SCOTLAND])
        return Table(row.scenario, RuleSet.from_json(row.rules), chance)

    def _table(self, session: Session, row: GameRow) -> Table:
        """Return the game as it stands in the database, from memory as far as possible."""
        with self._guard:
            table = self._tables.pop(row.id, None)
        if table is None or table.entries > row.entries:
            table = self._new_table(row, self._seats(session, row.id))
        if table.entries < row.entries:
            missing = (
                select(EntryRow.text)
                .where(EntryRow.game_id == row.id, EntryRow.number >= table.entries)
                .where(EntryRow.number < row.entries)
                .order_by(EntryRow.number)
            )
            table.catch_up(list(session.scalars(missing)))
        self._remember(row.id, table)
        return table

    def _keep(self, session: Session, row: GameRow, table: Table, entries: list[Entry]) -> None:
        """Write entries behind those that are there, and ask the computers that come next."""
        for entry in entries:
            session.add(EntryRow(game_id=row.id, number=row.entries, text=entry.text))
            row.entries += 1
        session.flush()
        self._ask(session, row.id, table)

    def _close_if_over(self, row: GameRow, table: Table) -> None:
        """Note how the rules have ended a game."""
        if table.is_over:
            row.ended = now()
            row.winner = table.winner
            row.ending = table.ending

    def _seats_shown(self, session: Session, game_id: str) -> list[dict[str, object]]:
        """Return what everybody may know of a game's seats, and whether somebody is there."""
        is_there = exists().where(
            PresenceRow.game_id == SeatRow.game_id,
            PresenceRow.side == SeatRow.side,
            PresenceRow.until > now(),
        )
        wanted = select(SeatRow, is_there).where(SeatRow.game_id == game_id).order_by(SeatRow.side)
        return [_shown_seat(seat, present=here) for seat, here in session.execute(wanted)]

    def _status(self, session: Session, row: GameRow) -> dict[str, object]:
        """Return what everybody may know of a game."""
        seats = self._seats_shown(session, row.id)
        shown: dict[str, object] = {
            "game": row.id,
            "scenario": SCENARIO_NAMES[row.scenario],
            "rules": row.rules,
            "seats": seats,
            "commitment": commitment(bytes.fromhex(row.server_seed)),
            "begun": row.begun is not None,
            "over": row.ended is not None,
            "winner": SIDE_NAMES[row.winner] if row.winner is not None else None,
            "ending": row.ending,
        }
        return shown


def choice_of(text: str) -> int:
    """Return the choice that a text names."""
    try:
        return parse_choice(text)
    except ChoiceSyntaxError as error:
        raise HallError("no-such-choice", choice=text) from error


def _shown_seat(seat: SeatRow, *, present: bool) -> dict[str, object]:
    """Return what everybody may know of a seat."""
    return {
        "side": SIDE_NAMES[seat.side],
        "kind": seat.kind,
        "name": seat.name,
        "taken": seat.seed is not None,
        "present": present or seat.kind == "computer",
    }
