"""The game service: all games of a server.

Every change is one transaction, durable before it is announced. Nothing here knows about HTTP. A
choice carries the number its seat last saw; a stale, repeated, early or foreign one changes nothing
and gets a clear answer.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from sqlalchemy import Engine, delete, exists, or_, orm, select

from schiltrom.ai.levels import DEFAULT_LEVEL
from schiltrom.engine.choices import ChoiceSyntaxError, parse_choice
from schiltrom.engine.record import Entry, Record
from schiltrom.engine.rules import RuleSet, net_bid
from schiltrom.engine.setup import new_position, scenario_number
from schiltrom.engine.tables import NOBODY, SIDE_NAMES
from schiltrom.fairness import commitment, new_seed
from schiltrom.notation import Score, write_game
from schiltrom.server.counts import STATEMENTS, STATES
from schiltrom.server.games import browsers, wishes
from schiltrom.server.games.batches import Batch, Change
from schiltrom.server.games.bids import with_computers
from schiltrom.server.games.imported_tables import table_of_record, table_to_begin
from schiltrom.server.games.seats import Opened, Seat, SeatPlan, add_seats, hash_token, new_token
from schiltrom.server.games.setting import GameSetting
from schiltrom.server.notify import notices
from schiltrom.server.store.held import HeldGame
from schiltrom.server.store.models import AliveRow, GameRow, SeatRow, now, now_ms
from schiltrom.server.store.repository import TABLES_KEPT, News, Repository
from schiltrom.table import bids, clocks, seeds
from schiltrom.table.changes import Act, carry_out, check_playing, end, let_flag_fall
from schiltrom.table.clocks import Clock
from schiltrom.table.errors import (
    ConflictError,
    GameError,
    NotFoundError,
    NotPlayingError,
    StaleError,
)
from schiltrom.table.orders import BattleOrders
from schiltrom.table.proof import tags_of
from schiltrom.table.status import Status, status_after_play, status_of
from schiltrom.table.table import NO_LINES, VIEW, State, Table

if TYPE_CHECKING:
    from schiltrom.server.store.outbox import Session

ALIVE: Final = 1
BEAT_MS: Final = 5_000
"""How often a server reports that it is running while clocks run."""
DOWN_MS: Final = 20_000
"""How long after the last report no server counts as running."""
_RUNNING: Final = (GameRow.ended.is_(None), GameRow.flag_ms.is_not(None))

T = TypeVar("T")


Look = tuple[int, int, str]
"""A viewer, the number he has seen, and the form he wants the state in."""


class OnWaiting(Protocol):
    """What is called when a computer has to choose."""

    def __call__(self, session: orm.Session, seat: Seat, number: int, *, people: bool) -> None:
        """Have the computer asked; *people* wait for it, or only another computer."""


class GameService(Repository):
    """All games, and what can be done in them."""

    def __init__(self, engine: Engine, tables: int = TABLES_KEPT) -> None:
        super().__init__(engine, tables)
        self._levels: OrderedDict[str, dict[int, str]] = OrderedDict()
        self.make: Callable[[Change], int] = self.make_now
        """How changes are made: together with others once a server runs."""
        self.on_waiting: OnWaiting | None = None
        """Called within a change after which a computer has to choose, with the seat's number."""

    # --- creating games ------------------------------------------------------------------------

    def open_game(
        self,
        scenario: str,
        rules: RuleSet,
        plans: dict[int, SeatPlan],
        clock: Clock | None = None,
        preset: str = "",
        *,
        bidding: bool = False,
        is_open: bool = False,
    ) -> Opened:
        """Create a game; it begins as soon as every seat has a seed, and has bid if they bid."""
        number = scenario_number(scenario)
        # This refuses rules that do not fit the scenario, and bids that could not be carried out.
        new_position(number, rules.but(bid=net_bid(0, bids.HIGHEST)) if bidding else rules)
        setting = GameSetting(number, rules, clock, preset, bidding, open=is_open)
        return self.open(setting, plans)

    def open(self, setting: GameSetting, plans: dict[int, SeatPlan]) -> Opened:
        """Create a game from settings that have been checked."""
        news = News(imported=table_of_record(setting.start, plans))
        with self.writing() as session:
            opened = self.add_game(session, setting, plans, news)
        self.publish(news)
        return opened

    def add_game(
        self, session: Session, setting: GameSetting, plans: dict[int, SeatPlan], news: News
    ) -> Opened:
        """Add a game within a transaction."""
        for plan in plans.values():
            plan.check()
        # A seat of a computer can never be taken: nobody plays who could see the other side.
        if setting.open and any(plan.kind != "computer" for plan in plans.values()):
            raise GameError("open-for-computers")
        plans = with_computers(setting.scenario, plans, bidding=setting.bidding)
        server_seed = new_seed()
        game_id = secrets.token_hex(8)
        start = setting.start
        row = GameRow(
            id=game_id,
            scenario=setting.scenario,
            rules=setting.rules.to_json(),
            preset=setting.preset,
            bidding=setting.bidding,
            server_seed=server_seed.hex(),
            entries=0,
            clock=None if setting.clock is None else setting.clock.to_json(),
            offers=[],
            imported=0 if start is None else len(start.entries),
            take_backs=0 if start is None else sum(each.is_back() for each in start.entries),
            source=None if start is None else start.tags,
            open=setting.open,
        )
        session.add(row)
        session.flush()
        if start is not None:
            self._keep(session, row, start.entries)
        tokens, links = add_seats(session, game_id, plans)
        if setting.result is not None:
            row.begun = row.ended = now()
            row.winner, row.ending = setting.result
        self._begin_if_full(session, row, news)
        news.games.append(game_id)
        return Opened(game_id, tokens, links, commitment(server_seed))

    def _begin_if_full(self, session: Session, row: GameRow, news: News) -> None:
        """Let chance complete the set-up once every seat has a seed and nobody has to bid."""
        seats = self.seats(session, row.id)
        if row.begun is not None or any(seat.seed is None for seat in seats):
            return
        if not bids.are_in(row, seats):
            return
        bids.settle(row, seats)
        row.begun = now()
        table = news.imported
        if table is None:
            table = self._new_table(row, seats)
            table.catch_up(self.texts(session, row, 0))
        self._keep(session, row, table.begin(self._chance_of(row, seats)))
        clocks.begin(row, seats, table, now_ms())
        notices.queue_after(session.connection(), row, seats, table)
        self.ask(session, row.id, table)
        news.tables[row.id] = table

    # --- taking seats --------------------------------------------------------------------------

    def look_at_link(self, link: str, browser: str | None = None) -> tuple[Seat, Status]:
        """Return the seat a link leads to and the game's status, including the commitment."""
        leads = or_(SeatRow.token_hash == hash_token(link), SeatRow.link_hash == hash_token(link))
        with self.reading() as session:
            found = session.scalar(select(SeatRow).where(leads))
            if found is None or (found.taken and not browsers.has_taken(found, link, browser)):
                raise NotFoundError("no-free-seat")
            row = self.game(session, found.game_id, reading=True)
            return Seat(row.id, found.side), status_of(row, self.seats(session, row.id), None)

    def take_seat(
        self, link: str, name: str, bid: int | None = None, browser: str | None = None
    ) -> tuple[Seat, str]:
        """Exchange a link's secret, once, for a seat and its token.

        An answer may be lost on its way: the same browser gets the same again.
        """
        seat, _ = self.look_at_link(link, browser)
        token = browsers.seat_token(link, browser)
        with self.changing(seat.game_id, needs_table=False) as (session, row, _):
            found = session.get_one(SeatRow, (seat.game_id, seat.side))
            if browsers.has_taken(found, link, browser):
                return seat, token
            if found.taken or found.token_hash != hash_token(link):
                raise NotFoundError("no-free-seat")
            bids.place(row, found, bid)
            found.link_hash = hash_token(link)
            found.name = name
            self._take(session, found, token, browser)
        return seat, token

    def follow(
        self, old: Seat, game_id: str, bid: int | None = None, browser: str | None = None
    ) -> tuple[Seat, str]:
        """Exchange a seat of a game for its seat in the rematch.

        An answer may be lost on its way: until the new seat has sent a commitment, another token
        can be requested, which replaces the previous one.
        """
        with self.reading() as session:
            row = self.game(session, old.game_id, reading=True)
            if row.rematch != game_id:
                raise NotFoundError("not-the-rematch")
            seat = Seat(game_id, 1 - old.side if row.swapped else old.side)
        token = new_token()
        with self.changing(game_id, needs_table=False) as (session, row, _):
            found = session.get_one(SeatRow, (game_id, seat.side))
            if found.commitment is not None:
                raise ConflictError("seat-taken")
            bids.place(row, found, bid)
            self._take(session, found, token, browser)
        return seat, token

    def commit(self, seat: Seat, commitment: str) -> None:
        """Bind a seat to the seed it will bring once the other seat is bound too."""
        with self.changing(seat.game_id, needs_table=False) as (session, row, _):
            seats = self.seats(session, row.id)
            seeds.commit(seats[seat.side], seats, commitment)
            self._ask_for_seeds(session, row, seats)

    def bring_seed(self, seat: Seat, seed: str) -> bool:
        """Set the seed a seat was bound to; return whether the game has begun."""
        table = table_to_begin(self, seat)
        with self.changing(seat.game_id, needs_table=False, imported=table) as (session, row, news):
            seats = self.seats(session, row.id)
            seeds.show(row, seats[seat.side], seats, seed)
            notices.has_acted(session.connection(), seats[seat.side])
            session.flush()
            self._begin_if_full(session, row, news)
            return row.begun is not None

    def bring_bid(self, seat: Seat, bid: int) -> bool:
        """Make a seat's secret bid; return whether the game has begun (9.2)."""
        with self.changing(seat.game_id, needs_table=False) as (session, row, news):
            seats = self.seats(session, row.id)
            bids.place(row, seats[seat.side], bid)
            session.flush()
            self._ask_for_seeds(session, row, seats)
            self._begin_if_full(session, row, news)
            return row.begun is not None

    def _take(self, session: Session, seat: SeatRow, token: str, browser: str | None) -> None:
        seat.token_hash = hash_token(token)
        seat.browser_hash = None if browser is None else hash_token(browser)
        seat.taken = True
        session.flush()

    def _ask_for_seeds(self, session: Session, row: GameRow, seats: list[SeatRow]) -> None:
        """Have the seats notified whose seeds the game waits for."""
        if row.begun is None and seeds.are_due(row, seats):
            notices.queue_seeds(session.connection(), seats)

    # --- reading -------------------------------------------------------------------------------

    def seat(self, token: str) -> Seat:
        """Return the seat a token opens."""
        with self.reading() as session:
            row = session.scalar(select(SeatRow).where(SeatRow.token_hash == hash_token(token)))
            if row is None or not row.taken:
                raise NotFoundError("no-seat")
            return Seat(row.game_id, row.side)

    def state(self, game_id: str, viewer: int = NOBODY, since: int = -1, form: str = VIEW) -> State:
        """Return what a viewer may see, with the log since a number."""
        return self.states(game_id, [(viewer, since, form)])[0]

    def states(self, game_id: str, looks: list[Look]) -> list[State]:
        """Return what several viewers may see at the same moment."""
        watch = self.counts.watch()
        with self.looking_at(game_id) as (game, table):
            watch.lap(STATEMENTS)
            states = states_of(game, table, looks)
            watch.lap(STATES)
        return states

    def dates(self, game_id: str) -> tuple[datetime, int | None]:
        """Return when a game was made, and the year in play, which everybody sees."""
        with self.looking(game_id) as (session, row):
            seen = self.table(session, row).view(NOBODY) if row.begun is not None else None
            return row.created, seen.counter("year") if seen is not None else None

    def ask_table(self, game_id: str, ask: Callable[[Table, bool], T]) -> T:
        """Query the table of a game that has begun; *ask* is also passed whether it is over."""
        with self.looking_at(game_id) as (game, table):
            if table is None:
                raise NotPlayingError("not-begun")
            return ask(table, game.ended is not None)

    def is_open(self, game_id: str) -> bool:
        """Return whether everybody may see everything in a game of two computers."""
        with self.reading() as session:
            return self.game(session, game_id, reading=True).open

    def waiting_computers(self, game_id: str) -> list[tuple[int, int]]:
        """Return the sides of a game where a computer has to choose, with their numbers."""
        with self.looking_at(game_id) as (game, table):
            if table is None:
                return []
            return [(side, table.number(side)) for side in game.waiting_computers(table)]

    def waiting_states(self, game_id: str) -> list[tuple[int, State]]:
        """Return the sides of a game where a computer has to choose, with what each sees."""
        with self.looking_at(game_id) as (game, table):
            sides = [] if table is None else game.waiting_computers(table)
            looks = [(side, NO_LINES, VIEW) for side in sides]
            return list(zip(sides, states_of(game, table, looks), strict=True))

    def ask_computers(self, game_id: str) -> None:
        """Request again the choices a game's computers have to make."""
        with self.changing(game_id) as (session, row, _):
            if row.begun is not None and row.ended is None:
                self.ask(session, game_id, self.table(session, row))

    def ask(self, session: orm.Session, game_id: str, table: Table) -> None:
        """Report, within a change, which computers have to choose after it."""
        if self.on_waiting is not None:
            people = len(self._levels_of(session, game_id)) < len(SIDE_NAMES)
            for side, number in self._waiting(session, game_id, table):
                self.on_waiting(session, Seat(game_id, side), number, people=people)

    def _waiting(self, session: orm.Session, game_id: str, table: Table) -> list[tuple[int, int]]:
        computers = self._levels_of(session, game_id)
        return [(side, table.number(side)) for side in computers if table.waits_for(side)]

    def has_person(self, game_id: str) -> bool:
        """Return whether a person sits at a game, or may still sit down."""
        return len(self._levels_now(game_id)) < len(SIDE_NAMES)

    def level_of(self, seat: Seat) -> str:
        """Return the level of a computer's seat."""
        return self._levels_now(seat.game_id)[seat.side]

    def _levels_now(self, game_id: str) -> dict[int, str]:
        """Return the same as ``_levels_of``, where nothing is being read."""
        with self._guard:
            known = self._levels.get(game_id)
        if known is None:
            with self.reading() as session:
                known = self._levels_of(session, game_id)
        return known

    def _levels_of(self, session: orm.Session, game_id: str) -> dict[int, str]:
        """Return the levels of the sides that computers play, cached because they never change."""
        with self._guard:
            known = self._levels.get(game_id)
        if known is None:
            seats = self.seats(session, game_id)
            computers = [seat for seat in seats if seat.kind == "computer"]
            known = {seat.side: seat.level or DEFAULT_LEVEL for seat in computers}
            with self._guard:
                self._levels[game_id] = known
                while len(self._levels) > self._most_tables:
                    self._levels.popitem(last=False)
        return known

    def computer_games(self) -> dict[str, int]:
        """Return the games in progress with a computer, with their numbers of entries."""
        is_computer = exists().where(SeatRow.game_id == GameRow.id, SeatRow.kind == "computer")
        is_under_way = GameRow.begun.is_not(None) & GameRow.ended.is_(None)
        with self.reading() as session:
            wanted = select(GameRow).where(is_under_way, is_computer)
            return {row.id: row.entries for row in session.scalars(wanted)}

    def still_played(self, game_ids: list[str]) -> list[str]:
        """Return those of some games that have not ended."""
        with self.reading() as session:
            wanted = select(GameRow.id).where(GameRow.id.in_(game_ids), GameRow.ended.is_(None))
            return list(session.scalars(wanted))

    def games_under_way(self) -> list[str]:
        """Return the games that have begun and not ended."""
        with self.reading() as session:
            wanted = select(GameRow.id).where(GameRow.begun.is_not(None), GameRow.ended.is_(None))
            return list(session.scalars(wanted))

    def finished(self, game_id: str) -> Record:
        """Return the whole record of a finished game, including seeds: nothing is hidden now."""
        with self.looking(game_id) as (session, row):
            if row.ended is None or row.begun is None:
                raise NotPlayingError("record-later")
            record = self.table(session, row).record.copy()
            record.tags = tags_of(row, self.seats(session, game_id))
            return record

    def record(self, game_id: str) -> dict[str, object]:
        """Return the whole record as plain data, once the game is over."""
        return self.finished(game_id).to_json()

    def text(self, game_id: str) -> str:
        """Return the whole record in the notation, once the game is over."""
        return write_game(Score(self.finished(game_id)))

    # --- playing -------------------------------------------------------------------------------

    def choose(self, seat: Seat, number: int, *choices: str) -> int:
        """Make one choice, or several, all or none; return the seat's new number once durable.

        All choices are made here: by browsers, bots and the server's own computers.
        """
        return self.make(choice(seat, number, choices))

    def undo(self, seat: Seat, number: int) -> int:
        """Undo the last choice the seat made itself; its orders end with it."""
        return self.make(undoing(seat, number))

    def fire_all(self, seat: Seat, number: int) -> int:
        """Fire with what is left of this letter in this round, going on after the enemy's hits."""
        return self.make(firing(seat, number))

    def make_now(self, change: Change) -> int:
        """Make a change by itself, in the calling thread."""
        batch = Batch(self, [change])
        batch.run()
        for played in batch.changed:
            self._told(played.game.id)
        return change.outcome()

    def resign(self, seat: Seat, number: int | None = None) -> None:
        """Resign, at once or only if the seat has seen nothing new since a number."""
        with self.changing(seat.game_id) as (session, row, _):
            check_playing(row)
            reached = self.table(session, row).number(seat.side) if number is not None else None
            if reached != number:
                raise StaleError(reached or 0)
            self._end(session, row, 1 - seat.side, "resigned")

    def wish(self, seat: Seat, settings: list[str]) -> None:
        """Set which choices are made automatically for a seat."""
        wishes.wish(self, seat, settings)

    def order(self, seat: Seat, area: str, orders: BattleOrders | None) -> None:
        """Give a seat's standing orders for the battle under way in an area, or cancel them."""
        wishes.order(self, seat, area, orders)

    def act(
        self,
        session: Session,
        row: GameRow,
        table: Table,
        act: Act,
        seat: Seat | None = None,
    ) -> None:
        """Change a table, then make the choices that the seats want made automatically."""
        seats = self.seats(session, row.id)
        done = carry_out(row, seats, table, act, now(), now_ms())
        self._keep(session, row, done.entries)
        self._keep(session, row, done.automatic, automatic=True)
        self.keep_snapshot(session, row, table)
        acted = () if seat is None else (seat.side,)
        notices.queue_after(session.connection(), row, seats, table, acted)
        if row.ended is None:
            self.ask(session, row.id, table)

    # --- time ----------------------------------------------------------------------------------

    def stay_alive(self) -> None:
        """Report that a server is running; give clocks back the time when none was."""
        at = now_ms()
        with self.reading() as session:
            alive = session.get(AliveRow, ALIVE)
            last = None if alive is None else alive.at_ms
            runs = session.scalar(select(GameRow.id).where(*_RUNNING).limit(1)) is not None
        if not runs and last is None:
            return
        if runs and last is not None and 0 <= at - last < BEAT_MS:
            return
        news = News()
        with self.writing() as session:
            alive = session.get(AliveRow, ALIVE, with_for_update=True)
            if not runs:
                session.execute(delete(AliveRow))
            elif alive is None:
                session.add(AliveRow(id=ALIVE, at_ms=at))
            else:
                if at - alive.at_ms > DOWN_MS:
                    self._give_back(session, alive.at_ms, at, news)
                alive.at_ms = at
        self.publish(news)

    def _give_back(self, session: Session, alive_ms: int, at_ms: int, news: News) -> None:
        """Give clocks back the time since a server last ran."""
        held = select(GameRow).where(*_RUNNING).order_by(GameRow.id).with_for_update()
        for row in session.scalars(held):
            clocks.give_back(row, self.seats(session, row.id), alive_ms, at_ms)
            news.games.append(row.id)

    def check_time(self, row: GameRow) -> None:
        """Refuse what comes after somebody's time has run out."""
        if clocks.is_up(row, now_ms()):
            raise NotPlayingError("time-up")

    def let_flags_fall(self) -> int:
        """End the games in which somebody's time has run out; return how many."""
        with self.reading() as session:
            up = select(GameRow.id).where(*_RUNNING, GameRow.flag_ms <= now_ms())
            due = list(session.scalars(up))
        fallen = 0
        for game_id in due:
            with self.changing(game_id, needs_table=False) as (session, row, _):
                fallen += self._let_flag_fall(session, row)
        return fallen

    def _let_flag_fall(self, session: Session, row: GameRow) -> bool:
        """End a game if somebody's time has run out; return whether it did."""
        seats = self.seats(session, row.id)
        has_fallen = let_flag_fall(row, seats, now(), now_ms())
        if has_fallen:
            notices.queue_end(session.connection(), seats)
        return has_fallen

    def _end(self, session: Session, row: GameRow, winner: int | None, ending: str) -> None:
        """Record how a game has ended."""
        seats = self.seats(session, row.id)
        end(row, seats, winner, ending, now(), now_ms())
        notices.queue_end(session.connection(), seats)


# --- changes ---------------------------------------------------------------------------------


def choice(seat: Seat, number: int, choices: Sequence[str]) -> Change:
    """Return the change that one choice or several make, all or none."""
    wanted = [choice_of(each) for each in choices]

    def play(table: Table) -> list[Entry]:
        return table.play_all(seat.side, wanted)

    return Change(seat, number, play, is_choice=True)


def undoing(seat: Seat, number: int) -> Change:
    """Return the change that undoes the last choice a seat made itself."""
    return Change(seat, number, None)


def firing(seat: Seat, number: int) -> Change:
    """Return the change that fires with what is left of this letter in this round (5.3)."""

    def order(table: Table) -> str:
        found = table.fire_order(seat.side)
        if found is None:
            raise GameError("nobody-fires")
        return found

    return Change(seat, number, lambda _table: [], order=order)


def choice_of(text: str) -> int:
    """Return the choice that a text names."""
    try:
        return parse_choice(text)
    except ChoiceSyntaxError as error:
        raise GameError("no-such-choice", choice=text) from error


# --- what is seen ----------------------------------------------------------------------------


def states_of(game: HeldGame, table: Table | None, looks: Sequence[Look]) -> list[State]:
    """Return what several viewers may see of a game that the caller has locked."""
    status = status_now(game, table)
    return [state_of(game, table, status, look) for look in looks]


def status_now(game: HeldGame, table: Table | None) -> Status:
    """Return what everybody may know of a game that the caller has locked."""
    game.status = status_after_play(game.status, game, game.seats, table)
    return game.status


def state_of(game: HeldGame, table: Table | None, status: Status, look: Look) -> State:
    """Return what one viewer may see."""
    viewer, since, form = look
    chat = game.chat if viewer != NOBODY else 0
    if table is None:
        side = SIDE_NAMES[viewer] if viewer != NOBODY else None
        return State(side, 0, None, None, [], status, chat=chat, form=form)
    own = game.seats[viewer].wishes if viewer != NOBODY else []
    return table.state(viewer, since, form, status, chat, own)
