"""The computers' secret bids for the sides (9.2); what a bid does is in ``table/bids.py``."""

from __future__ import annotations

from dataclasses import replace

from schiltrom.ai.bids import computer_bid
from schiltrom.server.games.seats import SeatPlan
from schiltrom.table.errors import GameError


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
