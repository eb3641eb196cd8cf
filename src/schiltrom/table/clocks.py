"""Clocks: minutes per side with an increment, or days per move; whoever runs out of time loses.

A clock runs while its side has a choice to make, for both sides while cards are chosen. It is
stored as the time left and the time it started, and changes only when it starts or stops, so it
does not reveal how often a side chooses in between, which may be secret.

Where both sides build at once (7.6) nobody may learn who has finished. Both clocks are shown as
running until both have; who finished first is then charged only up to that moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias

from schiltrom.engine.tables import ENGLAND, NOBODY, SCOTLAND
from schiltrom.screen.sent import sent
from schiltrom.screen.types import Named, Sent, Side
from schiltrom.table.game_data import GameData, SeatData

if TYPE_CHECKING:
    from schiltrom.table.table import Table

MINUTE_MS: Final = 60_000
DAY_MS: Final = 24 * 60 * MINUTE_MS
MINUTES: Final = "minutes"
DAYS: Final = "days"
ENDING: Final = "time"

ClockKind: TypeAlias = Annotated[str, Named(values=(MINUTES, DAYS))]


@dataclass(frozen=True)
class Clock:
    """The settings of a clock."""

    kind: str
    minutes: int = 0
    increment: int = 0
    """Seconds added each time a turn begins."""
    days: int = 0

    def to_json(self) -> dict[str, Any]:
        """Return the clock as plain data."""
        return asdict(self)

    @property
    def first_ms(self) -> int:
        """Return how much time a side has at the beginning."""
        return self.minutes * MINUTE_MS if self.kind == MINUTES else self.days * DAY_MS

    def at_start(self, left_ms: int, starts: int) -> int:
        """Return how much time a side has after this many more turns have begun."""
        if self.kind == MINUTES:
            return left_ms + starts * self.increment * 1000
        return self.days * DAY_MS if starts else left_ms


@sent
class ClockNow(Sent):
    """What everybody may know of the clocks."""

    kind: ClockKind
    left: Annotated[tuple[int, int], "milliseconds left to each side when the answer was made"]
    running: list[Side]
    increment_ms: int

    def at(self, _ms: int) -> ClockNow:
        """Return the clocks as they are at a given time."""
        return self


@sent
class StartedClock(ClockNow):
    """The same with when each side's clock was started: what was left to it then."""

    since: list[int | None]

    def at(self, ms: int) -> ClockNow:
        """Return the time left at a given time."""
        left = [
            had if since is None else max(0, had - max(0, ms - since))
            for had, since in zip(self.left, self.since, strict=True)
        ]
        return ClockNow(self.kind, (left[0], left[1]), self.running, self.increment_ms)


def clock_of(row: GameData) -> Clock | None:
    """Return the clock settings of a game, if it has a clock."""
    return None if row.clock is None else _clock(tuple(row.clock.items()))


@lru_cache(maxsize=1024)
def _clock(settings: tuple[tuple[str, Any], ...]) -> Clock:
    """Return a clock with these settings; most games have one of few."""
    return Clock(**dict(settings))


def begin(row: GameData, seats: Sequence[SeatData], table: Table, at_ms: int) -> None:
    """Start the clocks when a game begins."""
    clock = clock_of(row)
    if clock is None:
        return
    for seat in seats:
        seat.left_ms = clock.first_ms
        seat.since_ms = at_ms if table.clock_runs(seat.side) else None
    _note_flag(row, seats)


def go_on(
    row: GameData, seats: Sequence[SeatData], table: Table, starts: list[int], at_ms: int
) -> None:
    """Stop and start the clocks after a change; *starts* are the counts from before it."""
    clock = clock_of(row)
    if clock is None:
        return
    for seat in seats:
        started = table.starts[seat.side] - starts[seat.side]
        runs = table.clock_runs(seat.side)
        if started == 0 and runs == (seat.since_ms is not None):
            _note_finished(seat, table, at_ms)
            continue
        _stop(seat, at_ms)
        seat.left_ms = clock.at_start(seat.left_ms or 0, started)
        seat.since_ms = at_ms if runs else None
    _note_flag(row, seats)


def stop(row: GameData, seats: Sequence[SeatData], at_ms: int) -> None:
    """Stop the clocks of a game that is over."""
    for seat in seats:
        _stop(seat, at_ms)
    row.flag_ms = None


def is_up(row: GameData, at_ms: int) -> bool:
    """Return whether somebody's time is up."""
    return row.ended is None and row.flag_ms is not None and row.flag_ms <= at_ms


def winner(seats: Sequence[SeatData]) -> int:
    """Return who has won because the first flag fell; nobody if both fell at the same moment."""
    falls = {seat.side: falls for seat in seats if (falls := _falls_ms(seat)) is not None}
    first = [side for side, at in falls.items() if at == min(falls.values())]
    return 1 - first[0] if len(first) == 1 else NOBODY


def give_back(row: GameData, seats: Sequence[SeatData], alive_ms: int, at_ms: int) -> None:
    """Give back the time during which no server was running; clocks in days keep running."""
    clock = clock_of(row)
    if clock is None or clock.kind == DAYS:
        return
    for seat in seats:
        if seat.since_ms is not None:
            lost_ms = max(0, at_ms - max(alive_ms, seat.since_ms))
            seat.since_ms += lost_ms
            if seat.finished_ms is not None:
                seat.finished_ms += lost_ms
    _note_flag(row, seats)


def shown(row: GameData, seats: Sequence[SeatData]) -> ClockNow | None:
    """Return what everybody may know of the clocks; it changes only when they start or stop."""
    clock = clock_of(row)
    if clock is None:
        return None
    left = [clock.first_ms if seat.left_ms is None else seat.left_ms for seat in seats]
    return StartedClock(
        kind=clock.kind,
        left=(left[ENGLAND], left[SCOTLAND]),
        running=[seat.side for seat in seats if seat.since_ms is not None],
        increment_ms=clock.increment * 1000,
        since=[seat.since_ms for seat in seats],
    )


def _note_finished(seat: SeatData, table: Table, at_ms: int) -> None:
    """Note when a seat finished in secret; if it goes on after all, all its time counts."""
    if seat.since_ms is None or table.waits_for(seat.side):
        seat.finished_ms = None
    elif seat.finished_ms is None:
        seat.finished_ms = at_ms


def _stop(seat: SeatData, at_ms: int) -> None:
    """Stop a clock that runs, as of when its seat finished in secret if it did."""
    if seat.since_ms is not None and seat.left_ms is not None:
        until_ms = at_ms if seat.finished_ms is None else seat.finished_ms
        seat.left_ms = max(0, seat.left_ms - max(0, until_ms - seat.since_ms))
    seat.since_ms = None
    seat.finished_ms = None


def _falls_ms(seat: SeatData) -> int | None:
    if seat.since_ms is None or seat.left_ms is None or seat.finished_ms is not None:
        return None
    return seat.since_ms + seat.left_ms


def _note_flag(row: GameData, seats: Sequence[SeatData]) -> None:
    """Record when the next flag falls."""
    falls = [at for seat in seats if (at := _falls_ms(seat)) is not None]
    row.flag_ms = min(falls) if falls else None
