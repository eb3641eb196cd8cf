"""What accompanies a game's record: who played, how it ended, and the seeds that prove it."""

from __future__ import annotations

from collections.abc import Sequence

from schiltrom.engine.tables import SIDE_NAMES
from schiltrom.fairness import (
    TAG_COMMITMENT,
    TAG_EPOCH,
    TAG_FROM,
    TAG_SCHEME,
    TAG_SERVER,
    TAG_SIDE_COMMITMENTS,
    TAG_SIDES,
    commitment,
)
from schiltrom.table.game_data import ProvedGame, SeatData


def tags_of(row: ProvedGame, seats: Sequence[SeatData]) -> dict[str, str]:
    """Return the tags of a game's record; for an imported finished game, those it came with."""
    if row.source is not None and row.ended is not None and not any(s.taken for s in seats):
        return dict(row.source)
    tags = {
        TAG_SCHEME: row.scheme,
        TAG_COMMITMENT: commitment(bytes.fromhex(row.server_seed)),
        TAG_SERVER: row.server_seed,
    }
    for seat in seats:
        if seat.commitment is not None:
            tags[TAG_SIDE_COMMITMENTS[seat.side]] = seat.commitment
        if seat.seed is not None:
            tags[TAG_SIDES[seat.side]] = seat.seed
        tags[SIDE_NAMES[seat.side].lower()] = seat.name
        if row.bidding and row.begun is not None:
            tags[f"bid-{SIDE_NAMES[seat.side].lower()}"] = str(seat.bid or 0)
    if row.imported:
        tags[TAG_FROM] = str(row.imported)
    for number, epoch in enumerate(row.epochs, start=2):
        promise = commitment(bytes.fromhex(epoch["seed"]))
        tags[f"{TAG_EPOCH}{number}"] = f"{epoch['from']} {promise} {epoch['seed']}"
    if row.ended is not None:
        tags["result"] = row.ending or ""
    return tags
