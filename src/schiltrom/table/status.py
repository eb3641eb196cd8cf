"""The status of a game: what everybody who knows its id may know, listed in one place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from schiltrom.engine.position import SCENARIO_NAMES
from schiltrom.engine.tables import NOBODY, SIDE_NAMES
from schiltrom.fairness import commitment
from schiltrom.table import clocks
from schiltrom.table.game_data import GameData, SeatData
from schiltrom.table.table import Table

TAKE_BACK: Final = "take-back"
REMATCH: Final = "rematch"


def status_of(row: GameData, seats: Sequence[SeatData], table: Table | None) -> dict[str, object]:
    """Return what everybody may know of a game."""
    return {
        "game": row.id,
        "scenario": SCENARIO_NAMES[row.scenario],
        "rules": row.rules,
        "seats": [_shown_seat(seat) for seat in seats],
        "commitment": commitment(bytes.fromhex(row.server_seed)),
        "begun": row.begun is not None,
        "over": row.ended is not None,
        "winner": SIDE_NAMES[row.winner] if row.winner is not None else None,
        "ending": row.ending or "",
        "imported": row.imported > 0,
        "clock": clocks.shown(row, seats),
        "offers": [_shown_offer(offer) for offer in open_offers(row, table)],
        "rematch": row.rematch,
        "hints": [SIDE_NAMES[seat.side] for seat in seats if may_have_hints(seats, seat.side)],
    }


def may_have_hints(seats: Sequence[SeatData], side: int) -> bool:
    """Return whether hints spoil nobody's game: against a computer, or all at one screen."""
    kinds = [seat.kind for seat in seats]
    return kinds[1 - side] == "computer" or kinds == ["here", "here"]


def open_offers(row: GameData, table: Table | None) -> list[dict[str, Any]]:
    """Return the offers that still wait; a take-back lapses when something open has happened.

    Choices that only their own side sees must not end it: that would tell of them.
    """
    seen = table.number(NOBODY) if table is not None else 0
    return [
        offer
        for offer in row.offers
        if offer["kind"] == REMATCH or (offer["seen"] == seen and row.ended is None)
    ]


def _shown_offer(offer: dict[str, Any]) -> dict[str, object]:
    shown: dict[str, object] = {"kind": offer["kind"], "by": SIDE_NAMES[offer["by"]]}
    if offer["kind"] == REMATCH:
        shown["sides"] = offer["sides"]
    return shown


def _shown_seat(seat: SeatData) -> dict[str, object]:
    """Return what everybody may know of a seat."""
    return {
        "side": SIDE_NAMES[seat.side],
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
        "taken": seat.taken,
        "ready": seat.seed is not None,
        "present": seat.present_ms is not None or seat.kind == "computer",
    }
