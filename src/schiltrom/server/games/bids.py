"""Secret bids for the sides (9.2): each seat's is kept until both are in, then the net bid counts.

Until the game begins nobody is sent a bid, not even the player who made it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from schiltrom.ai.bids import computer_bid
from schiltrom.engine.rules import net_bid
from schiltrom.engine.tables import ENGLAND, SCOTLAND
from schiltrom.server.games.seats import SeatPlan
from schiltrom.server.store.models import GameRow, SeatRow
from schiltrom.table.errors import ConflictError, GameError

HIGHEST: Final = 3


def with_computers(
    scenario: int, plans: dict[int, SeatPlan], *, bidding: bool
) -> dict[int, SeatPlan]:
    """Return the plans with the computers' bids, which are fixed before anybody else's counts."""
    if not bidding:
        if any(plan.bid is not None for plan in plans.values()):
            raise GameError("no-bidding")
        return plans
    return {
        side: replace(plan, bid=computer_bid(scenario, side)) if plan.kind == "computer" else plan
        for side, plan in plans.items()
    }


def place(row: GameRow, seat: SeatRow, bid: int | None) -> None:
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


def are_in(row: GameRow, seats: list[SeatRow]) -> bool:
    """Return whether nobody has to bid any more."""
    return not row.bidding or all(seat.bid is not None for seat in seats)


def settle(row: GameRow, seats: list[SeatRow]) -> None:
    """Let the net of both bids count."""
    if row.bidding:
        england, scotland = (seats[side].bid or 0 for side in (ENGLAND, SCOTLAND))
        row.rules = {**row.rules, "bid": net_bid(england, scotland)}
