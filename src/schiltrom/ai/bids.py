"""What a computer player bids for its side (9.2), from a table by scenario."""

from __future__ import annotations

import csv
from functools import cache
from importlib import resources

from schiltrom.engine.counters import SCENARIO_NAMES
from schiltrom.engine.tables import SIDE_NAMES


@cache
def _table() -> dict[str, tuple[int, ...]]:
    text = resources.files("schiltrom").joinpath("data", "bids.csv").read_text(encoding="utf-8")
    rows = csv.DictReader(text.splitlines())
    return {row["scenario"]: tuple(int(row[side.lower()]) for side in SIDE_NAMES) for row in rows}


def computer_bid(scenario: int, side: int) -> int:
    """Return what a computer bids for a side, whatever its opponent bids."""
    return _table()[SCENARIO_NAMES[scenario]][side]
