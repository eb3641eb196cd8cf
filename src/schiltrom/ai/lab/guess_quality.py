"""``python -m schiltrom.ai.lab.guess_quality FOLDER``: how well hidden blocks are guessed.

Whenever cards are chosen and whenever a side begins to move, each hidden enemy block is guessed.
The loss is minus the logarithm of the probability given to its true place: lower is better, and
being certain and right costs nothing. The last line of output is one JSON object.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import log
from pathlib import Path
from random import Random
from typing import Final

from schiltrom.ai.evaluation.world_prior import apply_world_prior
from schiltrom.engine import steps
from schiltrom.engine.position import Position
from schiltrom.engine.record import Record, RecordError, read_record
from schiltrom.engine.tables import AREAS, NOBLES, OWN, POOL, SIDE_NAMES, members
from schiltrom.engine.view import view as view_of
from schiltrom.engine.worlds import draw_world
from schiltrom.knowledge.tracker import Tracker

WORLDS: Final = 40
"""Worlds drawn by each method."""
PRIOR: Final = 2.0
"""Pseudo-count of worlds that pulls a counted chance towards plain guessing."""
LEAST: Final = 1e-9
"""Floor for a probability of zero, should the truth ever be given one."""
GUESSING: Final = "guessing"
"""All hidden blocks equally likely everywhere, but no noble in the pool."""
TRACKER: Final = "sightings"
"""The chances worked out from all that was seen."""
WORLD_PRIOR: Final = "hunch"
"""Worlds drawn from the view alone, made likelier."""
DRAWN: Final = "drawn sightings"
"""Worlds drawn from all that was seen."""
WAYS: Final = (GUESSING, TRACKER, WORLD_PRIOR, DRAWN)

Places = dict[int, int]
"""Where hidden blocks are."""


@dataclass(slots=True)
class Losses:
    """Total losses of each way of guessing."""

    blocks: int = 0
    totals: dict[str, float] = field(default_factory=lambda: dict.fromkeys(WAYS, 0.0))

    def add(self, other: Losses) -> None:
        """Add others."""
        self.blocks += other.blocks
        for way, total in other.totals.items():
            self.totals[way] += total

    def average(self, way: str) -> float:
        """Return the average loss of a way of guessing."""
        return self.totals[way] / max(1, self.blocks)


def hidden_places(pos: Position, viewer: int) -> Places:
    """Return where the enemy blocks hidden from a side are."""
    enemy = 1 - viewer
    seen = {entry[0] for entry in view_of(pos, viewer).sides[enemy].known}
    return {
        block: place
        for place in (*range(AREAS), POOL[enemy])
        for block in members(pos.at[place] & OWN[enemy])
        if block not in seen
    }


def moments(record: Record) -> Iterator[tuple[Position, list[Tracker], int]]:
    """Yield each position to guess about, both sides' trackers, and the side that guesses."""
    both = [Tracker.from_setup(record.scenario, record.rules, side) for side in range(2)]
    moving = False
    for pos in record.line():
        for tracker in both:
            tracker.update(view_of(pos, tracker.viewer))
        if pos.step == steps.CARD and pos.card_e < 0 and pos.card_s < 0:
            yield pos, both, 0
            yield pos, both, 1
        begins = pos.step == steps.MOVE and not moving
        if begins:
            yield pos, both, pos.active
        moving = pos.step in (steps.MOVE, steps.MARCH)


def losses_at(pos: Position, tracker: Tracker, rng: Random, worlds: int) -> Losses:
    """Return the loss of each way of guessing at one moment."""
    viewer = tracker.viewer
    places = hidden_places(pos, viewer)
    found = Losses(len(places))
    if not places:
        return found
    chances = _guessed(places)
    view = view_of(pos, viewer)

    def from_view() -> Position:
        world = draw_world(view, rng)
        apply_world_prior(world, view, rng)
        return world

    told = {place: tracker.chances(place) for place in set(places.values())}
    ways = {
        GUESSING: chances,
        TRACKER: {block: told[place].get(block, 0.0) for block, place in places.items()},
        WORLD_PRIOR: _counted(places, chances, from_view, worlds),
        DRAWN: _counted(places, chances, lambda: tracker.draw(rng), worlds),
    }
    for way, given in ways.items():
        found.totals[way] -= sum(log(max(given[block], LEAST)) for block in places)
    return found


def _guessed(places: Places) -> dict[int, float]:
    """Return the chance of each block's true place, by numbers alone."""
    crowd = Counter(places.values())
    on_map = sum(number for place, number in crowd.items() if place < AREAS)
    return {
        block: crowd[place] / (on_map if NOBLES >> block & 1 and place < AREAS else len(places))
        for block, place in places.items()
    }


def _counted(
    places: Places, guessed: dict[int, float], draw: Callable[[], Position], worlds: int
) -> dict[int, float]:
    """Return in what fraction of the drawn worlds each block is in its true place."""
    right = dict.fromkeys(places, 0)
    for _ in range(worlds):
        world = draw()
        for block, place in places.items():
            right[block] += world.at[place] >> block & 1
    return {block: (right[block] + PRIOR * guessed[block]) / (worlds + PRIOR) for block in places}


def losses_of(record: Record, worlds: int = WORLDS, seed: int = 1) -> list[Losses]:
    """Return the losses of England and of Scotland over a record."""
    rng = Random(seed)  # noqa: S311 (no secret hangs on it)
    found = [Losses(), Losses()]
    for pos, both, viewer in moments(record):
        found[viewer].add(losses_at(pos, both[viewer], rng, worlds))
    return found


def main(arguments: list[str] | None = None) -> int:
    """Measure all records of a folder and print the figures."""
    parser = argparse.ArgumentParser(
        prog="python -m schiltrom.ai.lab.guess_quality", description=__doc__
    )
    parser.add_argument("folder", type=Path, help="a folder of records, as an arena leaves them")
    parser.add_argument("--worlds", type=int, default=WORLDS)
    options = parser.parse_args(arguments)
    paths = sorted(options.folder.glob("*.json"))
    if not paths:
        parser.error(f"there are no records in {options.folder}")
    sides = [Losses(), Losses()]
    for number, path in enumerate(paths):
        try:
            record = read_record(json.loads(path.read_text("utf-8")))
        except (OSError, ValueError, RecordError) as error:
            parser.error(f"{path}: {error}")
        for side, losses in enumerate(losses_of(record, options.worlds, number)):
            sides[side].add(losses)
        sys.stderr.write(f"\r{number + 1} of {len(paths)} records")
        sys.stderr.flush()
    sys.stderr.write("\n")
    _print(sides, len(paths))
    return 0


def _print(sides: list[Losses], records: int) -> None:
    """Print a table and the same as one JSON object."""
    both = Losses()
    for losses in sides:
        both.add(losses)
    rows = [*zip(SIDE_NAMES, sides, strict=True), ("both", both)]
    figures: dict[str, object] = {"records": records}
    for name, losses in rows:
        averages = {way: round(losses.average(way), 4) for way in WAYS}
        figures[name.lower()] = {"blocks": losses.blocks, **averages}
        told = ", ".join(f"{way} {loss:.3f}" for way, loss in averages.items())
        print(f"{name:9}{losses.blocks:7} blocks: {told}")
    print(json.dumps(figures))


if __name__ == "__main__":
    sys.exit(main())
