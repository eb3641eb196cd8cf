"""Push subscriptions: the browsers in which a seat is notified, and the key that signs for us."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError

from schiltrom.server.games.seats import Seat
from schiltrom.server.games.service import GameService
from schiltrom.server.notify.notices import forget_push
from schiltrom.server.notify.web_push import BrowserKeys, new_private_key, public_key_of
from schiltrom.server.store.models import PushKeyRow, PushRow, SeatRow

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

KEY: Final = 1
"""The id of the one key."""
BROWSERS_A_SEAT: Final = 5
"""The most browsers of one seat; with one more, the oldest is forgotten."""


@dataclass(frozen=True)
class Browser:
    """Where a browser takes pushes, and how they are encrypted for it."""

    endpoint: str
    keys: BrowserKeys


class Pushes:
    """The push subscriptions of a service's games."""

    def __init__(self, service: GameService) -> None:
        self._service = service

    def public_key(self) -> str:
        """Return the key that browsers subscribe with; the first to ask has it made."""
        with self._service.reading() as session:
            row = session.get(PushKeyRow, KEY)
            if row is not None:
                return public_key_of(row.private)
        made = new_private_key()
        try:
            with self._service.writing() as session:
                session.add(PushKeyRow(id=KEY, private=made))
        except IntegrityError:
            pass  # another server was faster, and its key is everybody's
        with self._service.reading() as session:
            return public_key_of(session.get_one(PushKeyRow, KEY).private)

    def browsers(self, seat: Seat) -> list[str]:
        """Return the hashes of the addresses of a seat's browsers, the oldest first."""
        with self._service.reading() as session:
            return [row.endpoint_hash for row in self._of(session, seat)]

    def subscribe(self, seat: Seat, browser: Browser, language: str) -> None:
        """Notify a seat in a browser, from now on or still."""
        with self._service.writing() as session:
            # The lock: the same browser may ask twice at once.
            found = session.get_one(SeatRow, (seat.game_id, seat.side), with_for_update=True)
            rows = {row.endpoint_hash: row for row in self._of(session, seat)}
            mine = rows.get(hash_endpoint(browser.endpoint))
            if mine is None:
                for row in list(rows.values())[: max(0, len(rows) + 1 - BROWSERS_A_SEAT)]:
                    forget_push(session, found, row)
                mine = PushRow(id=secrets.token_hex(16), game_id=seat.game_id, side=seat.side)
                session.add(mine)
            _fill(mine, browser)
            mine.language = language
            found.notified = True

    def unsubscribe(self, seat: Seat, endpoint: str | None) -> bool:
        """Stop notifying a seat in one browser, or in all; return whether other seats need it."""
        mine = None if endpoint is None else hash_endpoint(endpoint)
        with self._service.writing() as session:
            found = session.get_one(SeatRow, (seat.game_id, seat.side), with_for_update=True)
            for row in self._of(session, seat):
                if mine in (None, row.endpoint_hash):
                    forget_push(session, found, row)
            others = select(func.count()).where(PushRow.endpoint_hash == mine)
            return bool(session.scalar(others))

    def renew(self, old: str, browser: Browser) -> None:
        """Replace a browser's address everywhere: who knows the old one, which is secret, may."""
        has_old = PushRow.endpoint_hash == hash_endpoint(old)
        mine = hash_endpoint(browser.endpoint)
        with self._service.writing() as session:
            for row in session.scalars(select(PushRow).where(has_old).order_by(PushRow.id)).all():
                seat = session.get_one(SeatRow, (row.game_id, row.side), with_for_update=True)
                rows = self._of(session, Seat(row.game_id, row.side))
                if any(each.endpoint_hash == mine and each is not row for each in rows):
                    forget_push(session, seat, row)
                else:
                    _fill(row, browser)

    def _of(self, session: Session, seat: Seat) -> list[PushRow]:
        """Return a seat's subscriptions, the oldest first."""
        wanted = (
            select(PushRow)
            .where(PushRow.game_id == seat.game_id, PushRow.side == seat.side)
            .order_by(PushRow.created_ms, PushRow.id)
        )
        return list(session.scalars(wanted))


def _fill(row: PushRow, browser: Browser) -> None:
    row.endpoint, row.endpoint_hash = browser.endpoint, hash_endpoint(browser.endpoint)
    row.p256dh, row.auth = browser.keys.p256dh, browser.keys.auth


def hash_endpoint(endpoint: str) -> str:
    """Return the hash by which a browser recognises its own address among others."""
    return hashlib.sha256(endpoint.encode()).hexdigest()
