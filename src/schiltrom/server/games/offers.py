"""Offers: a rematch when the game is over, a take-back while it is played.

A take-back goes further than undo: to before the last real choice of the side that asks, if the
other side agrees. Computers always agree to both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from schiltrom.engine.rules import RuleSet
from schiltrom.engine.tables import ENGLAND, SCOTLAND
from schiltrom.server.games.seats import Seat, SeatPlan
from schiltrom.server.games.service import GameService
from schiltrom.server.games.setting import GameSetting
from schiltrom.server.store.models import GameRow, SeatRow
from schiltrom.server.store.repository import News
from schiltrom.table import clocks
from schiltrom.table.changes import check_playing
from schiltrom.table.errors import ConflictError, NotFoundError, NotPlayingError
from schiltrom.table.status import REMATCH, TAKE_BACK, open_offers
from schiltrom.table.take_backs import agreed_number, take_back_offer

if TYPE_CHECKING:
    from schiltrom.server.store.outbox import Session

SWAPPED: Final = "swapped"
SAME: Final = "same"


class Offers:
    """The offers in the games of a service."""

    def __init__(self, service: GameService) -> None:
        self._service = service

    def make(self, seat: Seat, kind: str, sides: str = SWAPPED) -> str | None:
        """Make an offer, or accept the same offer from the other side.

        Return the next game, if this settles a rematch.
        """
        with self._service.changing(seat.game_id) as (session, row, news):
            offers = self._open(session, row, kind)
            theirs = _offer_of(offers, kind, 1 - seat.side)
            if kind == REMATCH:
                offer = {"kind": kind, "by": seat.side, "sides": sides}
            else:
                offer = self._take_back_offer(session, row, seat)
            if theirs is not None:
                if kind == TAKE_BACK or theirs["sides"] != sides:
                    raise ConflictError("answer-offer-first")
                return self._settle(session, row, theirs, news)
            if self._service.seats(session, row.id)[1 - seat.side].kind == "computer":
                return self._settle(session, row, offer, news)
            others = [each for each in offers if (each["kind"], each["by"]) != (kind, seat.side)]
            row.offers = [*others, offer]
            return row.rematch

    def accept(self, seat: Seat, kind: str) -> str | None:
        """Accept the other side's offer; return the next game, if there is one."""
        with self._service.changing(seat.game_id) as (session, row, news):
            theirs = _offer_of(self._open(session, row, kind), kind, 1 - seat.side)
            if theirs is None:
                raise NotFoundError("no-offer")
            return self._settle(session, row, theirs, news)

    def drop(self, seat: Seat, kind: str) -> None:
        """Decline the other side's offer, or withdraw one's own."""
        with self._service.changing(seat.game_id) as (session, row, _):
            offers = self._open(session, row, kind)
            if not any(offer["kind"] == kind for offer in offers):
                raise NotFoundError("no-offer")
            row.offers = [offer for offer in offers if offer["kind"] != kind]

    # --- within a transaction ------------------------------------------------------------------

    def _open(self, session: Session, row: GameRow, kind: str) -> list[dict[str, Any]]:
        """Return the open offers, if an offer of this kind is possible now."""
        if kind == TAKE_BACK:
            check_playing(row)
            self._service.check_time(row)
        elif row.ended is None:
            raise NotPlayingError("rematch-later")
        elif row.rematch is not None:
            raise ConflictError("rematch-made")
        return open_offers(row, self._service.table(session, row))

    def _take_back_offer(self, session: Session, row: GameRow, seat: Seat) -> dict[str, Any]:
        return take_back_offer(self._service.table(session, row), seat.side, row.take_backs)

    def _settle(
        self, session: Session, row: GameRow, offer: dict[str, Any], news: News
    ) -> str | None:
        """Carry out what both sides have agreed to."""
        row.offers = []
        if offer["kind"] == REMATCH:
            row.swapped = offer["sides"] == SWAPPED
            row.rematch = self._open_rematch(session, row, news)
            return row.rematch
        table = self._service.table(session, row)
        side, number = offer["by"], agreed_number(table, offer)
        row.take_backs += 1
        self._service.act(session, row, table, lambda at: at.take_back(side, number))
        return None

    def _open_rematch(self, session: Session, row: GameRow, news: News) -> str:
        """Create the next game, with the same settings."""
        seats = self._service.seats(session, row.id)
        plans = {
            side: _plan_of(seats[1 - side if row.swapped else side]) for side in (ENGLAND, SCOTLAND)
        }
        rules = RuleSet.from_json(row.rules)
        if row.bidding:
            rules = rules.but(bid="")
        setting = GameSetting(row.scenario, rules, clocks.clock_of(row), row.preset, row.bidding)
        return self._service.add_game(session, setting, plans, news).game_id


def _offer_of(offers: list[dict[str, Any]], kind: str, side: int) -> dict[str, Any] | None:
    return next((each for each in offers if (each["kind"], each["by"]) == (kind, side)), None)


def _plan_of(seat: SeatRow) -> SeatPlan:
    """Return the plan to seat the same player again."""
    if seat.kind == "computer":
        return SeatPlan(seat.kind, seat.name, level=seat.level or "")
    return SeatPlan(seat.kind, seat.name, None, follows=True)
