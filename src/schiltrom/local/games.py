"""The games of this device: what a server does with games, for one screen and without a database.

A game is kept as its row and its entries. Whoever keeps them is told of every change by a
``Written`` and has to have it safe before anything of it is shown; if that fails, the game is
dropped here and read again as it was kept.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final

from schiltrom.ai.bids import computer_bid
from schiltrom.ai.learned.following import Following
from schiltrom.engine.choices import ChoiceSyntaxError, parse_choice
from schiltrom.engine.record import Entry, Record, RecordError
from schiltrom.engine.rules import RuleSet, net_bid
from schiltrom.engine.setup import new_position, scenario_number
from schiltrom.engine.tables import ENGLAND, NOBODY, SCOTLAND, SIDE_NAMES
from schiltrom.fairness import FairChance, commitment, new_seed, seat_commitment
from schiltrom.knowledge.tracker import Tracker
from schiltrom.local.rows import COMPUTER, ELSEWHERE, HERE, DamagedGameError, LocalGame, LocalSeat
from schiltrom.local.shapes import Plan
from schiltrom.notation import Score, write_game
from schiltrom.notation.tags import options_of
from schiltrom.table import bids, clocks, seeds
from schiltrom.table.answers import RequestError
from schiltrom.table.automatic import SETTINGS
from schiltrom.table.changes import Act, carry_out, check_playing, end, let_flag_fall
from schiltrom.table.clocks import Clock
from schiltrom.table.errors import (
    ConflictError,
    GameError,
    NotFoundError,
    NotPlayingError,
    StaleError,
)
from schiltrom.table.importing import checked, player_of, result_of
from schiltrom.table.orders import BATTLE_ORDERS, BattleOrders, is_order
from schiltrom.table.proof import tags_of
from schiltrom.table.status import TAKE_BACK, Status, bids_of, open_offers, status_of
from schiltrom.table.table import VIEW, State, Table
from schiltrom.table.take_backs import agreed_number, take_back_offer

TABLES_KEPT: Final = 4
MOST_GAMES: Final = 500
"""How many games a device keeps at most."""


class NotHeldError(Exception):
    """The entries of a game have to be brought before this can be answered."""

    def __init__(self, game_id: str) -> None:
        self.game_id = game_id
        super().__init__(game_id)


@dataclass
class Written:
    """A change to a game that has to be kept before it is shown."""

    game_id: str
    was: int
    """The stamp of the game before; another one has been written over by another window."""
    row: dict[str, Any] | None
    """The game as it is now; None: it is removed."""
    first: int = 0
    entries: list[tuple[str, bool]] = field(default_factory=list)
    """What is added from entry *first* on, with whether each made itself."""


class LocalGames:
    """All games of this device, and what can be done in them."""

    def __init__(self) -> None:
        self._rows: dict[str, LocalGame] = {}
        self._damaged: set[str] = set()
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._followed: dict[tuple[str, int], Following] = {}
        self.written: list[Written] = []
        """What has to be kept, the oldest first."""
        self.at_ms = 0
        """The time of the question that is being answered."""

    # --- what is kept --------------------------------------------------------------------------

    def hold(self, game_id: str, row: object) -> None:
        """Take in a game as it is kept; None: there is no such game."""
        self._forget(game_id)
        self._rows.pop(game_id, None)
        self._damaged.discard(game_id)
        if row is None:
            return
        try:
            self._rows[game_id] = LocalGame.from_json(row)
        except DamagedGameError:
            self._damaged.add(game_id)

    def bring(self, game_id: str, entries: Sequence[tuple[str, bool]]) -> None:
        """Build the table of a game from its entries."""
        row = self._rows.get(game_id)
        if row is None:
            return
        table = _new_table(row)
        try:
            if len(entries) != row.entries:
                raise RecordError("entries are missing")
            table.catch_up([text for text, _ in entries], [made for _, made in entries])
        except (RecordError, ValueError, TypeError):
            self._damaged.add(game_id)
            return
        self._keep_table(game_id, table)

    def drop(self, game_id: str) -> None:
        """Forget a game: what was done last could not be kept."""
        self._forget(game_id)
        self._rows.pop(game_id, None)

    def _forget(self, game_id: str) -> None:
        self._tables.pop(game_id, None)
        for side in (ENGLAND, SCOTLAND):
            self._followed.pop((game_id, side), None)

    def _keep_table(self, game_id: str, table: Table) -> None:
        self._tables[game_id] = table
        self._tables.move_to_end(game_id)
        while len(self._tables) > TABLES_KEPT:
            self._forget(next(iter(self._tables)))

    @property
    def damaged(self) -> list[str]:
        """Return the games that are kept here and cannot be read."""
        return sorted(self._damaged)

    def row(self, game_id: str) -> LocalGame:
        """Return a game."""
        if game_id in self._damaged:
            raise RequestError(422, "game-damaged", code="game-damaged")
        if game_id not in self._rows:
            raise NotFoundError("no-game")
        return self._rows[game_id]

    def table(self, game_id: str) -> Table:
        """Return the table of a game that has begun, or one that continues a record."""
        row = self.row(game_id)
        table = self._tables.get(game_id)
        if table is None:
            if row.entries:
                raise NotHeldError(game_id)
            table = _new_table(row)
        self._keep_table(game_id, table)
        return table

    def begun_table(self, game_id: str) -> Table:
        """Return the table of a game that has begun."""
        if self.row(game_id).begun is None:
            raise NotPlayingError("not-begun")
        return self.table(game_id)

    def _write(self, row: LocalGame, done: Sequence[tuple[Entry, bool]] = ()) -> None:
        was, first = row.stamp, row.entries
        row.stamp += 1
        row.entries += len(done)
        table = self._tables.get(row.id)
        if table is not None and row.begun is not None:
            sides = (ENGLAND, SCOTLAND) if row.ended is None else ()
            row.asked = [side for side in sides if table.waits_for(side)]
            row.year = table.view(NOBODY).counter("year")
        entries = [(entry.text, made) for entry, made in done]
        self.written.append(Written(row.id, was, row.to_json(), first, entries))

    def _now(self) -> datetime:
        return datetime.fromtimestamp(self.at_ms / 1000, UTC).replace(tzinfo=None)

    # --- making games --------------------------------------------------------------------------

    def open_game(
        self,
        scenario: str,
        rules: RuleSet,
        plans: dict[int, Plan],
        clock: Clock | None = None,
        preset: str = "",
        *,
        bidding: bool = False,
        is_open: bool = False,
    ) -> LocalGame:
        """Make a game; it begins when the seats at this screen have brought their seeds."""
        number = scenario_number(scenario)
        # This refuses rules that do not fit the scenario, and bids that could not be carried out.
        new_position(number, rules.but(bid=net_bid(0, bids.HIGHEST)) if bidding else rules)
        if is_open and any(plan.kind != COMPUTER for plan in plans.values()):
            raise GameError("open-for-computers")
        if not bidding and any(plan.bid is not None for plan in plans.values()):
            raise GameError("no-bidding")
        row = self._new_row(number, rules, preset, _seats(number, plans, bidding=bidding))
        row.clock = None if clock is None else clock.to_json()
        row.bidding = bidding
        row.open = is_open
        self._add(row, [])
        return row

    def open_record(self, data: object, plans: dict[int, Plan] | None) -> LocalGame:
        """Make a game of a record: one that continues, or a finished one to watch."""
        record = checked(data)
        result = result_of(record)
        preset, _ = options_of(record.rules)
        if result is not None and plans is not None:
            raise GameError("record-over")
        if result is None and plans is None:
            raise GameError("record-needs-seats")
        seats = _former_seats(record) if plans is None else _seats(record.scenario, plans)
        row = self._new_row(record.scenario, record.rules, preset, seats)
        row.imported = len(record.entries)
        row.take_backs = sum(entry.is_back() for entry in record.entries)
        row.source = record.tags
        if result is not None:
            row.begun = row.ended = self._now()
            row.winner, row.ending = result
        self._add(row, record.entries)
        return row

    def _new_row(
        self, scenario: int, rules: RuleSet, preset: str, seats: list[LocalSeat]
    ) -> LocalGame:
        if len(self._rows) >= MOST_GAMES:
            raise ConflictError("too-many-games-here", most=MOST_GAMES)
        return LocalGame(
            id=secrets.token_hex(8),
            created=self._now(),
            scenario=scenario,
            rules=rules.to_json(),
            server_seed=new_seed().hex(),
            seats=seats,
            preset=preset,
        )

    def _add(self, row: LocalGame, entries: Sequence[Entry]) -> None:
        self._rows[row.id] = row
        table = _new_table(row)
        table.catch_up([entry.text for entry in entries])
        self._keep_table(row.id, table)
        started = self._begin(row, table)
        self._write(row, [(entry, False) for entry in (*entries, *started)])

    def _begin(self, row: LocalGame, table: Table) -> list[Entry]:
        """Let chance complete the set-up once every seat has a seed and nobody has to bid."""
        if row.begun is not None or any(seat.seed is None for seat in row.seats):
            return []
        if not bids.are_in(row, row.seats):
            return []
        bids.settle(row, row.seats)
        row.begun = self._now()
        if row.bidding:
            table = _new_table(row)
            self._keep_table(row.id, table)
        entries = table.begin(_chance_of(row))
        clocks.begin(row, row.seats, table, self.at_ms)
        return entries

    def remove(self, game_id: str) -> None:
        """Remove a game from this device."""
        row = self._rows.get(game_id)
        if row is None and game_id not in self._damaged:
            raise NotFoundError("no-game")
        self.written.append(Written(game_id, -1 if row is None else row.stamp, None))
        self.hold(game_id, None)

    # --- seats ---------------------------------------------------------------------------------

    def viewer(self, game_id: str, side: int | None) -> int:
        """Return who looks: the seat that is named, or the only one that is at this screen."""
        here = [seat.side for seat in self.row(game_id).seats if seat.kind == HERE]
        if side is None:
            if len(here) > 1:
                raise RequestError(400, "which-side", code="which-side")
            return here[0] if here else NOBODY
        return side if side in here else NOBODY

    def seat(self, game_id: str, side: int | None) -> LocalSeat:
        """Return the seat that asks, which must be at this screen."""
        viewer = self.viewer(game_id, side)
        if viewer == NOBODY:
            raise RequestError(401, "needs-seat")
        return self.row(game_id).seats[viewer]

    def commit(self, game_id: str, side: int, promise: str) -> None:
        """Bind a seat to its seed."""
        row = self.row(game_id)
        seeds.commit(row.seats[side], row.seats, promise)
        self._write(row)

    def bring_seed(self, game_id: str, side: int, seed: str) -> bool:
        """Set the seed a seat was bound to; return whether the game has begun."""
        row, table = self.row(game_id), self.table(game_id)
        seeds.show(row, row.seats[side], row.seats, seed)
        self._write(row, [(entry, False) for entry in self._begin(row, table)])
        return row.begun is not None

    def bring_bid(self, game_id: str, side: int, bid: int) -> bool:
        """Make a seat's secret bid; return whether the game has begun (9.2)."""
        row, table = self.row(game_id), self.table(game_id)
        bids.place(row, row.seats[side], bid)
        self._write(row, [(entry, False) for entry in self._begin(row, table)])
        return row.begun is not None

    def write_notes(self, game_id: str, side: int, text: str) -> None:
        """Keep a seat's notes for itself."""
        row = self.row(game_id)
        row.seats[side].notes = text
        self._write(row)

    def forget_names(self, game_id: str, side: int) -> None:
        """Delete the name and the notes of a seat at a game that is over."""
        row = self.row(game_id)
        if row.ended is None:
            raise NotPlayingError("delete-later")
        row.seats[side].name = row.seats[side].notes = ""
        self._write(row)

    # --- looking -------------------------------------------------------------------------------

    def ids(self) -> list[str]:
        """Return all games that can be read, the newest first."""
        whole = [row for row in self._rows.values() if row.id not in self._damaged]
        return [row.id for row in sorted(whole, key=lambda row: row.created, reverse=True)]

    def status(self, game_id: str) -> Status:
        """Return what everybody may know of a game, as far as its row has it."""
        row = self.row(game_id)
        return status_of(row, row.seats, self._tables.get(game_id))

    def state(self, game_id: str, viewer: int, since: int, form: str = VIEW) -> State:
        """Return what a viewer may see."""
        row = self.row(game_id)
        self._let_flag_fall(row)
        table = None if row.begun is None else self.table(game_id)
        status = status_of(row, row.seats, table)
        if table is None:
            side = SIDE_NAMES[viewer] if viewer != NOBODY else None
            return State(side, 0, None, None, [], status, form=form)
        own = row.seats[viewer].wishes if viewer != NOBODY else []
        return table.state(viewer, since, form, status, 0, own)

    def record(self, game_id: str, *, whole: bool) -> Record:
        """Return the record of a game; with its seeds only when it is over."""
        row, table = self.row(game_id), self.begun_table(game_id)
        if whole and row.ended is None:
            raise NotPlayingError("record-later")
        record = table.record.copy()
        tags = tags_of(row, row.seats)
        record.tags = (
            tags
            if row.ended is not None
            else {name: text for name, text in tags.items() if not name.startswith("fair-")}
        )
        return record

    def text(self, game_id: str) -> str:
        """Return a game in the notation, as far as it has been played."""
        return write_game(Score(self.record(game_id, whole=False)))

    def tracker(self, game_id: str, side: int, seconds: float) -> Tracker | None:
        """Return what a seat has seen so far, or None if it takes longer to find out."""
        record = self.begun_table(game_id).record.copy()
        return self._following(game_id, side).tracker(record, seconds)

    def listed(self, game_id: str, side: int, seconds: float) -> str | None:
        """Return the same as it is listed for a learned player, or None."""
        record = self.begun_table(game_id).record.copy()
        return self._following(game_id, side).listed(record, seconds)

    def _following(self, game_id: str, side: int) -> Following:
        return self._followed.setdefault((game_id, side), Following(side))

    # --- playing -------------------------------------------------------------------------------

    def choose(self, game_id: str, side: int, number: int, choices: Sequence[str]) -> int:
        """Make one choice, or several, all or none; return the seat's new number."""
        wanted = [_choice_of(each) for each in choices]
        row, table = self._playing(game_id)
        if number != table.number(side) and not table.answers(side, number):
            raise StaleError(table.number(side))
        self._act(row, table, lambda at: at.play_all(side, wanted))
        return table.number(side)

    def undo(self, game_id: str, side: int, number: int) -> int:
        """Undo the last choice the seat made itself; its orders end with it."""
        row, table = self._playing(game_id)
        _check_number(table, side, number)
        wishes = frozenset(row.seats[side].wishes)
        self._act(row, table, lambda at: at.undo(side, wishes))
        return table.number(side)

    def fire_all(self, game_id: str, side: int, number: int) -> int:
        """Fire with what is left of this letter in this round (5.3)."""
        row, table = self._playing(game_id)
        _check_number(table, side, number)
        order = table.fire_order(side)
        if order is None:
            raise GameError("nobody-fires")
        row.seats[side].wishes = [*row.seats[side].wishes, order]
        self._act(row, table, lambda _at: [])
        return table.number(side)

    def resign(self, game_id: str, side: int) -> None:
        """Give a game up."""
        row, _ = self._playing(game_id)
        end(row, row.seats, 1 - side, "resigned", self._now(), self.at_ms)
        self._write(row)

    def wish(self, game_id: str, side: int, settings: Sequence[str]) -> None:
        """Set which choices are made automatically for a seat; its orders stay."""
        for each in settings:
            if each not in SETTINGS:
                raise GameError("unknown-wish", wish=each, wishes=", ".join(SETTINGS))
        row = self.row(game_id)
        mine = row.seats[side]
        table = None if row.begun is None or row.ended is not None else self.table(game_id)
        mine.wishes = sorted(set(settings)) + [each for each in mine.wishes if is_order(each)]
        if table is None:
            self._write(row)
        else:
            self._act(row, table, lambda _at: [])

    def order(self, game_id: str, side: int, area: str, orders: BattleOrders | None) -> None:
        """Give a seat's standing orders for the battle under way in an area, or cancel them."""
        row, table = self._playing(game_id)
        mine = row.seats[side]
        kept = [each for each in mine.wishes if not each.startswith(BATTLE_ORDERS)]
        if orders is not None:
            given = table.battle_orders(side, orders, area)
            if given is None:
                raise ConflictError("no-such-battle")
            kept.append(given)
        mine.wishes = kept
        self._act(row, table, lambda _at: [])

    def offer(self, game_id: str, side: int, kind: str) -> None:
        """Ask to take back one's last choice; a computer agrees at once."""
        row, table = self._playing_for_offer(game_id, kind)
        offer = take_back_offer(table, side, row.take_backs)
        if row.seats[1 - side].kind == COMPUTER:
            self._take_back(row, table, offer)
            return
        if any(each["by"] != side for each in open_offers(row, table)):
            raise ConflictError("answer-offer-first")
        row.offers = [offer]
        self._write(row)

    def accept(self, game_id: str, side: int, kind: str) -> None:
        """Agree to what the other side has offered."""
        row, table = self._playing_for_offer(game_id, kind)
        theirs = [each for each in open_offers(row, table) if each["by"] == 1 - side]
        if not theirs:
            raise NotFoundError("no-offer")
        self._take_back(row, table, theirs[0])

    def decline(self, game_id: str, kind: str) -> None:
        """Decline the other side's offer, or withdraw one's own."""
        row, table = self._playing_for_offer(game_id, kind)
        if not open_offers(row, table):
            raise NotFoundError("no-offer")
        row.offers = []
        self._write(row)

    def _playing_for_offer(self, game_id: str, kind: str) -> tuple[LocalGame, Table]:
        if kind != TAKE_BACK:
            raise RequestError(422, "needs-server", code="needs-server")
        return self._playing(game_id)

    def _take_back(self, row: LocalGame, table: Table, offer: dict[str, Any]) -> None:
        number = agreed_number(table, offer)
        row.offers = []
        row.take_backs += 1
        self._act(row, table, lambda at: at.take_back(offer["by"], number))

    def _playing(self, game_id: str) -> tuple[LocalGame, Table]:
        """Return a game in progress and its table."""
        row = self.row(game_id)
        check_playing(row)
        table = self.table(game_id)
        if self._let_flag_fall(row):
            raise NotPlayingError("time-up")
        return row, table

    def _let_flag_fall(self, row: LocalGame) -> bool:
        if row.ended is not None or row.flag_ms is None:
            return False
        has_fallen = let_flag_fall(row, row.seats, self._now(), self.at_ms)
        if has_fallen:
            self._write(row)
        return has_fallen

    def _act(self, row: LocalGame, table: Table, act: Act) -> None:
        """Change a table, then make the choices that the seats want made automatically."""
        done = carry_out(row, row.seats, table, act, self._now(), self.at_ms)
        made = [(entry, False) for entry in done.entries]
        self._write(row, [*made, *((entry, True) for entry in done.automatic)])

    # --- computers -----------------------------------------------------------------------------

    def waiting_computers(self, game_id: str) -> list[tuple[int, int]]:
        """Return the sides of a game where a computer has to choose, with their numbers."""
        row = self._rows.get(game_id)
        if row is None or game_id in self._damaged or not row.levels():
            return []
        if row.begun is None or row.ended is not None:
            return []
        table = self.table(game_id)
        return [(side, table.number(side)) for side in row.levels() if table.waits_for(side)]


def _check_number(table: Table, side: int, number: int) -> None:
    if number != table.number(side):
        raise StaleError(table.number(side))


def _choice_of(text: str) -> int:
    try:
        return parse_choice(text)
    except ChoiceSyntaxError as error:
        raise GameError("no-such-choice", choice=text) from error


def _new_table(row: LocalGame) -> Table:
    rules = RuleSet.from_json(row.rules)
    return Table(row.scenario, rules, _chance_of(row), row.imported, bids_of(row, row.seats))


def _chance_of(row: LocalGame) -> FairChance:
    seeds_of = [seat.seed or "" for seat in row.seats]
    return FairChance(bytes.fromhex(row.server_seed), seeds_of[ENGLAND], seeds_of[SCOTLAND])


def _seats(scenario: int, plans: dict[int, Plan], *, bidding: bool = False) -> list[LocalSeat]:
    """Return the seats of a new game; a computer brings its seed and its bid at once."""
    seats = []
    for side in (ENGLAND, SCOTLAND):
        plan = plans[side]
        seat = LocalSeat(side, plan.kind, plan.name, plan.level, bid=plan.bid, present_ms=0)
        if plan.kind == COMPUTER:
            seat.seed = secrets.token_hex(16)
            seat.commitment = seat_commitment(side, seat.seed)
            seat.bid = computer_bid(scenario, side) if bidding else None
        seats.append(seat)
    return seats


def _former_seats(record: Record) -> list[LocalSeat]:
    """Return the seats of those who played elsewhere: nobody can take them."""
    return [
        LocalSeat(side, ELSEWHERE, player_of(record, side), taken=False)
        for side in (ENGLAND, SCOTLAND)
    ]


def opened_body(row: LocalGame) -> dict[str, object]:
    """Return what the page is told of a game that was just made."""
    nothing = {"token": None, "secret": None, "link": None}
    seats = [{"side": SIDE_NAMES[each.side], "kind": each.kind, **nothing} for each in row.seats]
    promise = commitment(bytes.fromhex(row.server_seed))
    return {"game": row.id, "commitment": promise, "seats": seats}
