"""What is known about the enemy in an area: how many blocks, which were seen, which it could be.

Everything comes from what a side has seen (``tracker.py``): no more than anybody at the table
could work out with pencil and paper.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from schiltrom.engine.tables import AREAS, BLOCK_NAMES, PLACE_NAMES
from schiltrom.knowledge.tracker import Sighting, Tracker

LEAST: Final = 0.001
"""The smallest chance reported: what is possible never looks impossible."""


@dataclass(frozen=True, slots=True)
class PlaceReport:
    """What is known about the enemy in one area, or in its pool."""

    place: int
    side: int
    count: int
    seen: tuple[Sighting, ...]
    """Blocks once seen face up that may be here now, the latest first."""
    could: tuple[tuple[int, float], ...]
    """Blocks with the chance that they are here, the likeliest first; 1 is certain."""


def report_on(tracker: Tracker, place: int) -> PlaceReport:
    """Return what a side knows about the enemy in an area, or in the enemy's pool."""
    seen = tracker.view.sides[tracker.enemy]
    open_blocks = sum(1 for entry in seen.known if entry[1] == place)
    chances = tracker.chances(place)
    could = sorted(
        ((block, _told(chance)) for block, chance in chances.items()),
        key=lambda entry: (-entry[1], entry[0]),
    )
    return PlaceReport(
        place=place,
        side=tracker.enemy,
        count=open_blocks + (seen.areas[place] if place < AREAS else seen.pool),
        seen=tuple(
            sorted(
                (tracker.last[block] for block in chances if block in tracker.last),
                key=lambda sighting: (-sighting.year, -sighting.turn, sighting.block),
            )
        ),
        could=tuple(could),
    )


def _told(chance: float) -> float:
    """Return a chance rounded, so that only certainties become 0 or 1."""
    if chance > 1.0 - 1e-9:
        return 1.0
    return min(max(round(chance, 3), LEAST), 1.0 - LEAST)


def to_json(found: PlaceReport) -> dict[str, object]:
    """Return the report as JSON data."""
    return {
        "area": PLACE_NAMES[found.place] if found.place < AREAS else "pool",
        "side": found.side,
        "count": found.count,
        "seen": [
            {
                "block": BLOCK_NAMES[sighting.block],
                "strength": sighting.strength,
                "area": PLACE_NAMES[sighting.area],
                "year": sighting.year,
                "turn": sighting.turn,
            }
            for sighting in found.seen
        ],
        "could": [{"block": BLOCK_NAMES[block], "chance": chance} for block, chance in found.could],
    }
