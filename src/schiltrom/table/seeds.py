"""The seats' seeds: each seat commits itself to its own before any is shown.

While a seat is free or has sent no commitment, nobody shows a seed, so that nobody can choose his
own by those of the others. Where players bid, the bids come first too: whoever knows all seeds
knows all dice.
"""

from __future__ import annotations

from collections.abc import Sequence

from schiltrom.fairness import seat_commitment
from schiltrom.table import bids
from schiltrom.table.errors import ConflictError
from schiltrom.table.game_data import GameData, SeatData


def commit(seat: SeatData, seats: Sequence[SeatData], commitment: str) -> None:
    """Bind a seat to its seed; until all are bound it may send another commitment."""
    if seat.commitment == commitment:
        return
    if seat.seed is not None or _are_bound(seats):
        raise ConflictError("commitment-made")
    seat.commitment = commitment


def show(row: GameData, seat: SeatData, seats: Sequence[SeatData], seed: str) -> None:
    """Keep the seed a seat was bound to, if it is time."""
    if seat.seed == seed:
        return
    if seat.seed is not None:
        raise ConflictError("seed-brought")
    if not are_due(row, seats):
        raise ConflictError("seed-too-early")
    if seat_commitment(seat.side, seed) != seat.commitment:
        raise ConflictError("seed-not-committed")
    seat.seed = seed


def are_due(row: GameData, seats: Sequence[SeatData]) -> bool:
    """Return whether the seats show their seeds now: all are bound, and nobody has to bid."""
    return _are_bound(seats) and bids.are_in(row, seats)


def _are_bound(seats: Sequence[SeatData]) -> bool:
    return all(seat.commitment is not None for seat in seats)
