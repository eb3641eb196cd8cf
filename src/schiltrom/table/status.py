"""The status of a game: what anybody who knows its id may know, listed in one place."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Annotated, Any, Final, TypeAlias

from schiltrom.engine.counters import SCENARIO_NAMES
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.tables import ENGLAND, NOBODY, SCOTLAND, SIDE_NAMES
from schiltrom.fairness import commitment
from schiltrom.screen.sent import fields_of, sent
from schiltrom.screen.types import IF_ANY, Named, Sent, SideName
from schiltrom.table import clocks
from schiltrom.table.clocks import ClockNow
from schiltrom.table.game_data import GameData, SeatData
from schiltrom.table.table import Table
from schiltrom.text.concordance import document_of

TAKE_BACK: Final = "take-back"
REMATCH: Final = "rematch"

SeatKind: TypeAlias = Annotated[
    str, Named("SeatKind", values=("here", "friend", "computer", "bot"))
]
OfferKind: TypeAlias = Annotated[str, Named(values=(REMATCH, TAKE_BACK))]
RematchSides: TypeAlias = Annotated[str, Named(values=("swapped", "same"))]


@sent
class SeatNow(Sent):
    """What everybody may know of a seat."""

    side: SideName
    kind: SeatKind
    name: str
    level: Annotated[str | None, "of a computer"]
    taken: bool
    commitment: Annotated[str | None, "binds the seat to its seed, which comes when both have one"]
    ready: Annotated[bool, "has brought its seed"]
    has_bid: Annotated[bool, "has made its secret bid"]
    present: Annotated[bool, "has a live connection"]


@sent
class OfferNow(Sent):
    """An offer that waits for an answer."""

    kind: OfferKind
    by: SideName
    sides: Annotated[RematchSides | None, "of a rematch", IF_ANY]


@sent
class Status(Sent):
    """What everybody may know of a game."""

    game: str
    scenario: str
    rules: dict[str, str | int | bool]
    bidding: Annotated[bool, "both seats bid in secret before it begins"]
    bids: Annotated[tuple[int, int] | None, "England's and Scotland's, when it begins"]
    preset: Annotated[str, "the rule set it was made with, as a new game names it; '' if unknown"]
    seats: list[SeatNow]
    commitment: Annotated[str, "the SHA-256 of the server's seed: keep it"]
    epochs: Annotated[list[str], "the server's later commitments, made when a backup was put back"]
    begun: Annotated[bool, "every seat is taken and has brought its seed"]
    over: bool
    winner: Annotated[SideName | None, "null when over: both clocks ran out at the same moment"]
    ending: Annotated[str, "'resigned', 'time', or how the rules ended it; '' while it is played"]
    imported: Annotated[bool, "it went on from a record that somebody brought"]
    open: Annotated[bool, "two computers play, and everybody sees everything"]
    clock: ClockNow | None
    offers: list[OfferNow]
    rematch: Annotated[str | None, "the game that follows this one"]
    hints: Annotated[list[SideName], "the sides that may ask for hints"]
    document: Annotated[str | None, "the language of the printed rulebook that is played", IF_ANY]

    def at(self, ms: int) -> Status:
        """Return the status with the time left on the clocks at a given time."""
        return self if self.clock is None else self.with_clock(self.clock.at(ms))

    def with_clock(self, clock: ClockNow | None) -> Status:
        """Return the same status with other clocks."""
        values: list[Any] = [*_BEFORE_CLOCK(self), clock, *_AFTER_CLOCK(self)]
        return Status(*values)


_NAMES: Final = [name for name, _, _ in fields_of(Status)]
_BEFORE_CLOCK: Final = attrgetter(*_NAMES[: _NAMES.index("clock")])
_AFTER_CLOCK: Final = attrgetter(*_NAMES[_NAMES.index("clock") + 1 :])


def status_of(row: GameData, seats: Sequence[SeatData], table: Table | None) -> Status:
    """Return what everybody may know of a game."""
    return Status(
        game=row.id,
        scenario=SCENARIO_NAMES[row.scenario],
        rules=row.rules,
        bidding=row.bidding,
        bids=bids_of(row, seats),
        preset=row.preset,
        seats=[_shown_seat(seat) for seat in seats],
        commitment=commitment(bytes.fromhex(row.server_seed)),
        epochs=[commitment(bytes.fromhex(epoch["seed"])) for epoch in row.epochs],
        begun=row.begun is not None,
        over=row.ended is not None,
        winner=SIDE_NAMES[row.winner] if row.winner is not None else None,
        ending=row.ending or "",
        imported=row.imported > 0,
        open=row.open,
        clock=clocks.shown(row, seats),
        offers=[_shown_offer(offer) for offer in open_offers(row, table)],
        rematch=row.rematch,
        hints=[SIDE_NAMES[seat.side] for seat in seats if may_have_hints(seats, seat.side)],
        document=_document(tuple(row.rules.items())),
    )


def status_after_play(
    known: Status | None, row: GameData, seats: Sequence[SeatData], table: Table | None
) -> Status:
    """Return what everybody may know of a game of which nothing has changed but by play.

    While it is played, and nobody offers anything, only its clocks go on.
    """
    if known is None or known.over or known.offers or row.offers or row.ended is not None:
        return status_of(row, seats, table)
    if row.clock is None:
        return known
    clock = clocks.shown(row, seats)
    return known if clock == known.clock else known.with_clock(clock)


@lru_cache(maxsize=1024)
def _document(rules: tuple[tuple[str, str | int | bool], ...]) -> str | None:
    """Return the document that a rule set plays, of which there are fewer than games."""
    return document_of(RuleSet.from_json(dict(rules)))


def bids_of(row: GameData, seats: Sequence[SeatData]) -> tuple[int, int] | None:
    """Return both bids of a game that has begun; before that they are secret (9.2)."""
    if not row.bidding or row.begun is None:
        return None
    return seats[ENGLAND].bid or 0, seats[SCOTLAND].bid or 0


def may_have_hints(seats: Sequence[SeatData], side: int) -> bool:
    """Return whether hints are fair: against a computer, or when both sides share a screen."""
    kinds = [seat.kind for seat in seats]
    return kinds[1 - side] == "computer" or kinds == ["here", "here"]


def open_offers(row: GameData, table: Table | None) -> list[dict[str, Any]]:
    """Return the offers still open; a take-back lapses when something public has happened.

    Choices that only their own side sees must not end it: that would reveal them.
    """
    if not row.offers:
        return []
    seen = table.number(NOBODY) if table is not None else 0
    return [
        offer
        for offer in row.offers
        if offer["kind"] == REMATCH or (offer["seen"] == seen and row.ended is None)
    ]


def _shown_offer(offer: dict[str, Any]) -> OfferNow:
    sides = offer["sides"] if offer["kind"] == REMATCH else None
    return OfferNow(kind=offer["kind"], by=SIDE_NAMES[offer["by"]], sides=sides)


def _shown_seat(seat: SeatData) -> SeatNow:
    """Return what everybody may know of a seat."""
    return SeatNow(
        side=SIDE_NAMES[seat.side],
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        taken=seat.taken,
        commitment=seat.commitment,
        ready=seat.seed is not None,
        has_bid=seat.bid is not None,
        present=seat.present_ms is not None or seat.kind == "computer",
    )
