"""Notifications: where each seat wants its notices, and the queue of notices to be sent.

A seat has one mail address or webhook, and beside it browsers (``pushes.py``).

A mail address gets nothing but a code until the seat has sent the code back, so that nobody can
have mails sent to strangers. A notice is claimed by postponing it: only one of several servers
sends it, and if that one dies, another does.
"""

from __future__ import annotations

import base64
import hashlib
import secrets
from dataclasses import dataclass
from datetime import timedelta
from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, func, select, union

from schiltrom.engine.counters import SCENARIO_NAMES
from schiltrom.engine.tables import SIDE_NAMES
from schiltrom.server.games.seats import Seat, hash_token
from schiltrom.server.games.service import GameService
from schiltrom.server.notify.notices import (
    CONFIRM,
    OVER,
    PRESENT_MS,
    forget_address,
    forget_push,
    forget_seat,
    queue,
)
from schiltrom.server.notify.web_push import BrowserKeys
from schiltrom.server.store.models import (
    DeliveryRow,
    GameRow,
    MutedRow,
    NoticeRow,
    PushKeyRow,
    PushRow,
    SeatRow,
    now,
    now_ms,
)
from schiltrom.table.errors import ConflictError, NotFoundError, TooOftenError

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

WEBHOOK: Final = "webhook"
EMAIL: Final = "email"
PUSH: Final = "push"
SECRET_PREFIX: Final = "whsec_"
"""The prefix of a webhook's secret (Standard Webhooks); the rest is its key in Base64."""
SECRET_BYTES: Final = 32
CODE_DIGITS: Final = 8
CODE_TRIES: Final = 5
CODES_A_DAY: Final = 3
"""The most codes mailed to one address in a day, whoever asks."""
DAY_MS: Final = 24 * 3600 * 1000
LEASE_MS: Final = 60_000
"""How long a server has to send what it has claimed."""
FORGOTTEN_AT_ONCE: Final = 500
BACKOFF_S: Final = (10, 40, 160, 640, 2560, 10_000, 20_000)
"""How long to wait after each failure; after the last the notice is dropped."""


@dataclass(frozen=True)
class NoticeSetting:
    """How a seat is notified, without the address itself, since a token may be shared."""

    kind: str | None
    confirmed: bool


@dataclass(frozen=True)
class Place:
    """Where a notice goes, and what signs and encrypts it."""

    kind: str
    target: str
    secret: str
    language: str
    browser: BrowserKeys | None = None


@dataclass(frozen=True)
class Parcel:
    """A notice to be sent now."""

    id: str
    event: str
    kind: str
    target: str
    secret: str
    language: str
    code: str
    game_id: str
    side: str
    scenario: str
    winner: str | None
    ending: str
    tries: int
    push_id: str = ""
    """The browser it goes to, if it is pushed."""
    browser: BrowserKeys | None = None
    """What a push is encrypted with; *secret* is the key that signs it."""


class Notify:
    """The notifications of a service's games."""

    def __init__(self, service: GameService) -> None:
        self._service = service

    # --- what a seat wants ---------------------------------------------------------------------

    def setting(self, seat: Seat) -> NoticeSetting:
        """Return how a seat is notified."""
        with self._service.reading() as session:
            row = session.get(NoticeRow, (seat.game_id, seat.side))
            return (
                NoticeSetting(None, False)
                if row is None
                else NoticeSetting(row.kind, row.confirmed)
            )

    def to_webhook(self, seat: Seat, url: str, language: str) -> str:
        """Notify a seat by webhook; return the secret that signs it, which is shown once."""
        with self._service.writing() as session:
            key = base64.b64encode(secrets.token_bytes(SECRET_BYTES)).decode()
            row = self._replace(session, seat, WEBHOOK, url, SECRET_PREFIX + key, language)
            row.confirmed = True
            session.get_one(SeatRow, (seat.game_id, seat.side)).notified = True
            return row.secret

    def to_email(self, seat: Seat, address: str, language: str) -> None:
        """Notify a seat by mail, once it has confirmed the code mailed now."""
        address_hash = hash_address(address)
        with self._service.writing() as session:
            if session.get(MutedRow, address_hash) is not None:
                raise ConflictError("no-mails-wanted")
            recent = select(func.count()).where(
                DeliveryRow.address_hash == address_hash, DeliveryRow.created_ms > now_ms() - DAY_MS
            )
            if (session.scalar(recent) or 0) >= CODES_A_DAY:
                raise TooOftenError("too-many-codes", DAY_MS // 1000)
            token = secrets.token_urlsafe(SECRET_BYTES)
            row = self._replace(session, seat, EMAIL, address, token, language)
            code = f"{secrets.randbelow(10**CODE_DIGITS):0{CODE_DIGITS}}"
            row.code_hash = hash_token(code)
            found = session.get_one(SeatRow, (seat.game_id, seat.side))
            queue(session.connection(), found, CONFIRM, address_hash, code)

    def confirm(self, seat: Seat, code: str) -> None:
        """Confirm a mail address by the code mailed to it."""
        with self._service.writing() as session:
            row = session.get(NoticeRow, (seat.game_id, seat.side), with_for_update=True)
            if row is None or row.code_hash is None or row.tries >= CODE_TRIES:
                raise NotFoundError("no-code")
            row.tries += 1
            right = secrets.compare_digest(row.code_hash, hash_token(code))
            if right:
                row.confirmed = True
                row.code_hash = None
                session.get_one(SeatRow, (seat.game_id, seat.side)).notified = True
        if not right:
            raise ConflictError("wrong-code")

    def off(self, seat: Seat) -> None:
        """Stop notifying a seat."""
        with self._service.writing() as session:
            self._forget(session, seat)

    def stop(self, token: str, *, never: bool) -> None:
        """Stop the mails that carry this token, or all mails to the same address."""
        with self._service.writing() as session:
            wanted = select(NoticeRow).where(NoticeRow.secret == token, NoticeRow.kind == EMAIL)
            row = session.scalar(wanted)
            if row is None:
                raise NotFoundError("mails-stopped")
            stopped = [row]
            if never:
                session.merge(MutedRow(address_hash=hash_address(row.target)))
                every = select(NoticeRow).where(NoticeRow.target == row.target)
                stopped = list(session.scalars(every))
            for each in stopped:
                self._forget(session, Seat(each.game_id, each.side))

    def _replace(
        self, session: Session, seat: Seat, kind: str, target: str, secret: str, language: str
    ) -> NoticeRow:
        """Replace a seat's notifications."""
        self._forget(session, seat)
        row = NoticeRow(
            game_id=seat.game_id,
            side=seat.side,
            kind=kind,
            target=target,
            secret=secret,
            language=language,
            confirmed=False,
            tries=0,
        )
        session.add(row)
        session.flush()
        return row

    def _forget(self, session: Session, seat: Seat) -> None:
        """Forget a seat's mail address or webhook; its browsers are another matter."""
        forget_address(session, session.get_one(SeatRow, (seat.game_id, seat.side)))

    def forget_old(self, days: int) -> int:
        """Forget the addresses of games that ended so many days ago; return how many."""
        is_old = GameRow.ended <= now() - timedelta(days=days)
        wanted = union(
            *(
                select(row.game_id, row.side).join(GameRow, GameRow.id == row.game_id).where(is_old)
                for row in (NoticeRow, PushRow)
            )
        ).limit(FORGOTTEN_AT_ONCE)
        with self._service.writing() as session:
            self._sweep(session)
            old = [tuple(each) for each in session.execute(wanted)]
            for seat in old:
                forget_seat(session, session.get_one(SeatRow, seat))
        return len(old)

    # --- the queue -----------------------------------------------------------------------------

    def take_due(self, most: int) -> list[Parcel]:
        """Claim notices that are due; another server gets one only if this one dies."""
        with self._service.reading() as session:
            wanted = (
                select(DeliveryRow.id, DeliveryRow.due_ms)
                .where(DeliveryRow.due_ms <= now_ms())
                .order_by(DeliveryRow.due_ms)
                .limit(most)
            )
            due = [(each[0], each[1] or 0) for each in session.execute(wanted)]
        if not due:
            return []
        with self._service.writing() as session:
            self._sweep(session)
            parcels = [self._claim(session, *each) for each in due]
        return [parcel for parcel in parcels if parcel is not None]

    def _claim(self, session: Session, delivery_id: str, due_ms: int) -> Parcel | None:
        # Whoever is dropping it has it locked, and may wait for another that we have claimed.
        row = session.get(DeliveryRow, delivery_id, with_for_update={"skip_locked": True})
        if row is None or row.due_ms != due_ms:
            return None
        row.due_ms = now_ms() + LEASE_MS
        row.tries += 1
        seat = session.get_one(SeatRow, (row.game_id, row.side))
        place = self._place(session, row)
        is_here = seat.present_ms is not None and row.event != CONFIRM
        if place is None or (is_here and row.event == OVER):
            session.delete(row)
            return None
        if is_here:
            row.due_ms = now_ms() + PRESENT_MS
            row.tries -= 1
            return None
        game = session.get_one(GameRow, row.game_id)
        return Parcel(
            id=row.id,
            event=row.event,
            kind=place.kind,
            target=place.target,
            secret=place.secret,
            language=place.language,
            push_id=row.push_id or "",
            browser=place.browser,
            code=row.code or "",
            game_id=game.id,
            side=SIDE_NAMES[row.side],
            scenario=SCENARIO_NAMES[game.scenario],
            winner=None if game.winner is None else SIDE_NAMES[game.winner],
            ending=game.ending or "",
            tries=row.tries,
        )

    def _place(self, session: Session, row: DeliveryRow) -> Place | None:
        """Return where a notice goes; None: nobody wants it there any more."""
        if row.push_id is None:
            notice = session.get(NoticeRow, (row.game_id, row.side))
            if notice is None:
                return None
            return Place(notice.kind, notice.target, notice.secret, notice.language)
        push = session.get(PushRow, row.push_id)
        key = session.scalar(select(PushKeyRow.private))
        if push is None or key is None:
            return None
        browser = BrowserKeys(push.p256dh, push.auth)
        return Place(PUSH, push.endpoint, key, push.language, browser)

    def sent(self, parcel: Parcel) -> None:
        """Record that a notice has been delivered."""
        with self._service.writing() as session:
            row = _held(session, parcel)
            if row is not None:
                self._done(session, row)

    def failed(self, parcel: Parcel) -> bool:
        """Schedule another attempt to send a notice; return whether there will be one."""
        with self._service.writing() as session:
            row = _held(session, parcel)
            if row is None:
                return False
            if row.tries > len(BACKOFF_S):
                self._done(session, row)
                return False
            row.due_ms = now_ms() + 1000 * BACKOFF_S[row.tries - 1]
            return True

    def put_off(self, parcel: Parcel, seconds: float) -> None:
        """Let a claimed notice wait without counting an attempt."""
        with self._service.writing() as session:
            row = _held(session, parcel)
            if row is not None:
                row.due_ms = now_ms() + int(1000 * seconds)
                row.tries -= 1

    def gone(self, parcel: Parcel) -> None:
        """Stop a webhook, or notices in a browser, whose receiver says it is gone."""
        seat = Seat(parcel.game_id, SIDE_NAMES.index(parcel.side))
        if parcel.kind != PUSH:
            self.off(seat)
            return
        with self._service.writing() as session:
            push = session.get(PushRow, parcel.push_id)
            # A browser that has subscribed anew meanwhile is not gone.
            if push is not None and push.endpoint == parcel.target:
                forget_push(session, session.get_one(SeatRow, (seat.game_id, seat.side)), push)

    def _done(self, session: Session, row: DeliveryRow) -> None:
        """Drop a notice; for a mailed code, remember for a day that it was sent."""
        if row.event == CONFIRM:
            row.due_ms = row.code = None
        else:
            session.delete(row)

    def _sweep(self, session: Session) -> None:
        """Delete codes mailed more than a day ago."""
        old = DeliveryRow.created_ms < now_ms() - DAY_MS
        session.execute(delete(DeliveryRow).where(DeliveryRow.due_ms.is_(None), old))


def _held(session: Session, parcel: Parcel) -> DeliveryRow | None:
    """Return a notice that was claimed, unless a choice has dropped it; until the end it stays."""
    return session.get(DeliveryRow, parcel.id, with_for_update=True)


def hash_address(address: str) -> str:
    """Return the hash stored for an address that wants no mails."""
    return hashlib.sha256(address.lower().encode()).hexdigest()
