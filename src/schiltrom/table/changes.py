"""A change to a game in play: what a seat does, what follows by itself, the clocks, and the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime

from schiltrom.engine.record import Entry
from schiltrom.engine.tables import NOBODY
from schiltrom.table import clocks
from schiltrom.table.errors import NotPlayingError
from schiltrom.table.game_data import GameData, SeatData
from schiltrom.table.orders import is_order
from schiltrom.table.table import Table

Act = Callable[[Table], list[Entry]]
"""What changes a table; it returns all that happened."""


@dataclass(frozen=True, slots=True)
class Done:
    """What a change has added to a game's record."""

    entries: list[Entry]
    automatic: list[Entry]
    """What made itself afterwards, for seats that want it so."""


def check_playing(row: GameData) -> None:
    """Refuse what is possible only while a game is in progress."""
    if row.begun is None:
        raise NotPlayingError("not-begun")
    if row.ended is not None:
        raise NotPlayingError("game-over")


def carry_out(
    row: GameData, seats: Sequence[SeatData], table: Table, act: Act, at: datetime, at_ms: int
) -> Done:
    """Change a table, then make the choices that the seats want made automatically."""
    starts = list(table.starts)
    done = act(table)
    drop_taken_back(seats, done)
    wanted = {seat.side: frozenset(seat.wishes) for seat in seats if seat.wishes}
    followed = table.automatic(wanted) if wanted else []
    drop_orders(seats, table.stands)
    if table.is_over:
        winner = None if table.winner == NOBODY else table.winner
        end(row, seats, winner, table.ending, at, at_ms)
    else:
        clocks.go_on(row, seats, table, starts, at_ms)
    return Done(done, followed)


def let_flag_fall(row: GameData, seats: Sequence[SeatData], at: datetime, at_ms: int) -> bool:
    """End a game if somebody's time has run out; return whether it did."""
    if not clocks.is_up(row, at_ms):
        return False
    winner = clocks.winner(seats)
    end(row, seats, None if winner == NOBODY else winner, clocks.ENDING, at, at_ms)
    return True


def end(
    row: GameData,
    seats: Sequence[SeatData],
    winner: int | None,
    ending: str,
    at: datetime,
    at_ms: int,
) -> None:
    """Record how a game has ended."""
    row.ended = at
    row.winner = winner
    row.ending = ending
    row.offers = []
    clocks.stop(row, seats, at_ms)


# --- standing orders -------------------------------------------------------------------------


def drop_orders(seats: Sequence[SeatData], stands: Callable[[int, str], bool]) -> None:
    """Forget the seats' orders for a battle that no longer stand."""
    for seat in seats:
        kept = [each for each in seat.wishes if not is_order(each) or stands(seat.side, each)]
        if kept != seat.wishes:
            seat.wishes = kept


def drop_taken_back(seats: Sequence[SeatData], done: Sequence[Entry]) -> None:
    """Forget the orders of a seat that has taken something back, or of both by a take-back."""
    both = any(entry.is_back() for entry in done)
    sides = {entry.side for entry in done if entry.is_undo()}
    if both or sides:
        back = [seat for seat in seats if both or seat.side in sides]
        drop_orders(back, lambda _side, _order: False)
