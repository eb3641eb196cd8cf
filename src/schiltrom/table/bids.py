"""Secret bids for the sides (9.2): each seat's is kept until both are in, then the net bid counts.

Until the game begins nobody is sent a bid, not even the player who made it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from schiltrom.engine.rules import net_bid
from schiltrom.engine.tables import ENGLAND, SCOTLAND
from schiltrom.table.errors import ConflictError, GameError
from schiltrom.table.game_data import GameData, SeatData

HIGHEST: Final = 3


def place(row: GameData, seat: SeatData, bid: int | None) -> None:
    """Keep a seat's bid, which stands once it is made; None: it comes later."""
    if bid is None:
        return
    if not row.bidding:
        raise GameError("no-bidding")
    if not 0 <= bid <= HIGHEST:
        raise GameError("bad-bid", most=HIGHEST)
    if seat.bid not in (None, bid):
        raise ConflictError("bid-made")
    seat.bid = bid


def are_in(row: GameData, seats: Sequence[SeatData]) -> bool:
    """Return whether nobody has to bid any more."""
    return not row.bidding or all(seat.bid is not None for seat in seats)


def settle(row: GameData, seats: Sequence[SeatData]) -> None:
    """Let the net of both bids count."""
    if row.bidding:
        england, scotland = (seats[side].bid or 0 for side in (ENGLAND, SCOTLAND))
        row.rules = {**row.rules, "bid": net_bid(england, scotland)}
