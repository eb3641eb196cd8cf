"""Semantic twins on the wire: any two hidden blocks have changed places on one of two servers.

``tests/helpers/twins.py`` says what is played and what the rules show; here it is played over the
real interface, and every byte for the viewer and for spectators is compared.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

from schiltrom.engine.counters import SCENARIO_NAMES
from schiltrom.engine.position import Position
from schiltrom.server.store.models import SeatRow
from schiltrom.table.table import Table
from tests.helpers.staged import Stage, StagedRecord, exchanged
from tests.helpers.twin_facts import PUBLIC, why_they_part
from tests.helpers.twins import Tally, Twins
from tests.server.helpers.wire import World
from tests.server.helpers.wire_twins import WireTwins, wire_twins

SECONDS: Final = 1.7


@contextmanager
def twins_on_the_wire(
    folder: Path,
    position: Position,
    side: int,
    pair: tuple[int, int],
    edition: str,
    tally: Tally,
    **how: Any,
) -> Iterator[TwinsOnTheWire]:
    """Let two servers play on from a position; the second with two hidden blocks exchanged."""
    scenario = SCENARIO_NAMES[position.scenario]
    seed = f"{pair} {edition}"
    with wire_twins(folder, 1 - side, seed=seed, scenario=scenario, edition=edition, **how) as wire:
        twin = exchanged(position, *pair, Random(seed))
        for game, start in enumerate((position, twin)):
            stage_on(wire.worlds[game], wire.games[game], start, wire.table(game).entries)
        yield TwinsOnTheWire(wire, side, seed, pair, tally)


def stage_on(world: World, game: str, position: Position, entries: int) -> None:
    """Let a server's game stand in a position after so many entries, whenever it is read."""
    stages = (Stage(entries, position),)
    service: Any = world.service
    real = service._new_table

    def new_table(row: Any, seats: list[SeatRow]) -> Table:
        table: Table = real(row, seats)
        if row.id == game:
            assert table.record.rules == position.rules
            record: Any = StagedRecord(table.record, stages)
            table.record = record
            table._replay = record.begin()
        return table

    service._new_table = new_table
    service.keep_snapshot = lambda *_: None  # no snapshot has a stage
    service._tables.clear()
    world.app.state.analysis._followers._followed.clear()
    service.state(game)


class TwinsOnTheWire(Twins):
    """Two games on two servers that differ in what *side* hides, played alike and compared."""

    def __init__(
        self, wire: WireTwins, side: int, seed: str, pair: tuple[int, int], tally: Tally
    ) -> None:
        self.wire = wire
        self.side = side
        self.haste = 0.6
        self.rng = Random(f"{seed} choices")
        self.tally = tally
        self.partner = {pair[0]: pair[1], pair[1]: pair[0]}
        self._rest = [{}, {}]
        self._doing = ["", ""]
        self.why = ""
        """Why the pair has ended, if it has."""
        self.asked = 0
        tally.pairs += 1

    @property
    def positions(self) -> list[Position]:
        return [self.wire.position(game) for game in (0, 1)]

    @property
    def tables(self) -> list[Table]:  # type: ignore[override]
        return [self.wire.table(game) for game in (0, 1)]

    def part_ways(self, pair: tuple[int, int] | None = None) -> None:
        """Go on as they are: a server's game cannot become another."""

    def part(self, before: Position, after: Position, facts: list[dict[str, object]]) -> None:
        """End the pair, which must have a reason."""
        differing = {name for name in facts[0] if facts[0][name] != facts[1][name]}
        self.why = why_they_part(before, after, differing, set(self.partner))
        assert self.why in PUBLIC, f"{before} {self.positions} {self.partner}: {differing}"
        self.tally.parted[self.why] += 1

    def _time(self, game: int, pos: Position) -> dict[str, object]:
        if pos.builds_at_once() or self.positions[game].builds_at_once():
            return {"time": None}
        service = self.wire.worlds[game].service
        with service.reading() as session:
            seats = service.seats(session, self.wire.games[game])
            return {"time": [seat.left_ms for seat in seats]}

    def compare(self, *, thoroughly: bool = False) -> None:
        """Compare what was sent; then ask this and that, and compare the answers."""
        self.wire.compare_sent("play")
        if thoroughly:
            self.wire.ask_everything()
            self.wire.do_periodic_jobs()
        elif self.tally.compared % 2:
            self.wire.compare()
        self.tally.compared += 1
        self.wire.worlds[0].clock.seconds += SECONDS  # both worlds have one clock
        if self.positions[0] != self.positions[1]:
            self.tally.apart += 1
            self.tally.steps.update({pos.step for pos in self.positions})

    def play(self, game: int, side: int, choice: int) -> None:
        """Make a choice over the wire."""
        self.wire.choose(game, side, choice)

    def undo(self, game: int, side: int) -> None:
        """Take the last choice back over the wire."""
        self.wire.undo(game, side)

    def play_on(self, most: int, year: int) -> None:
        """Play until the pair ends, the year is over, or for so long."""
        self.compare(thoroughly=True)
        for _ in range(most):
            if self.why or self.positions[0].year != year or not self.step():
                break
        if not self.why:
            self.compare(thoroughly=True)
