"""The seats a browser holds: one secret token for all of them, of which only the hash is stored.

Earlier versions gave a browser one cookie for each game, with the tokens of its seats there. They
still open these seats, and are taken over into the browser's one token.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sqlalchemy import or_, select, update

from schiltrom.server.games.seats import Seat, hash_token, new_token
from schiltrom.server.store.models import GameRow, SeatRow

if TYPE_CHECKING:
    from schiltrom.server.store.repository import Repository

MOST_LISTED: Final = 200
"""How many seats of a browser are listed, those of games under way and of new games first."""


@dataclass(frozen=True)
class Held:
    """The seats that a browser has shown to be its own."""

    seats: list[Seat]
    by_old_cookie: bool
    """Whether one of them was opened by a cookie of an earlier version."""


def seats_at(games: Repository, game_id: str, browser: str | None, old: Iterable[str]) -> Held:
    """Return a browser's seats at a game, by one look-up whatever it sends."""
    mine = None if browser is None else hash_token(browser)
    hashes = {hash_token(token) for token in old}
    with games.reading() as session:
        taken = [row for row in games.seats(session, game_id) if row.taken]
        new = [row for row in taken if mine is not None and row.browser_hash == mine]
        by_cookie = [row for row in taken if row not in new and row.token_hash in hashes]
        return Held([Seat(game_id, row.side) for row in (*new, *by_cookie)], bool(by_cookie))


def seats_of(games: Repository, browser: str | None, old: Iterable[str]) -> Held:
    """Return a browser's seats at all games, by one look-up whatever it sends."""
    hashes = [hash_token(token) for token in old]
    mine = None if browser is None else hash_token(browser)
    by_cookie = SeatRow.token_hash.in_(hashes)
    opened = by_cookie if mine is None else or_(SeatRow.browser_hash == mine, by_cookie)
    wanted = (
        select(SeatRow)
        .join(GameRow, GameRow.id == SeatRow.game_id)
        .where(SeatRow.taken, opened)
        .order_by(GameRow.ended.is_not(None), GameRow.created.desc(), GameRow.id)
        .limit(MOST_LISTED)
    )
    with games.reading() as session:
        rows = list(session.scalars(wanted))
        is_old = any(mine is None or row.browser_hash != mine for row in rows)
        return Held([Seat(row.game_id, row.side) for row in rows], is_old)


def leave(games: Repository, game_id: str, browser: str) -> None:
    """Let a browser give up its seats at a game."""
    mine = (SeatRow.game_id == game_id, SeatRow.browser_hash == hash_token(browser))
    with games.writing() as session:
        session.execute(update(SeatRow).where(*mine).values(browser_hash=None))


# --- taking over what earlier versions gave --------------------------------------------------


def browser_after(old: Iterable[str]) -> str:
    """Return the token of a browser that has cookies of an earlier version only.

    It follows from them, so that requests sent at the same moment come to the same token.
    """
    tokens = sorted(old)
    return _as_token("schiltrom browser", ".".join(tokens)) if tokens else new_token()


def take_over(games: Repository, browser: str, old: Iterable[str]) -> set[str]:
    """Give the seats of old cookies to a browser; return those tokens it still needs.

    A seat that another browser has taken over stays with both.
    """
    by_hash = {hash_token(token): token for token in old}
    mine = hash_token(browser)
    held = select(SeatRow).where(SeatRow.token_hash.in_(by_hash), SeatRow.taken)
    with games.reading() as session:
        found = {row.token_hash: row.browser_hash for row in session.scalars(held)}
    free = [token_hash for token_hash, owner in found.items() if owner is None]
    if free:
        of_nobody = (SeatRow.token_hash.in_(free), SeatRow.browser_hash.is_(None))
        with games.writing() as session:
            session.execute(update(SeatRow).where(*of_nobody).values(browser_hash=mine))
    others = [token_hash for token_hash, owner in found.items() if owner not in (None, mine)]
    return {by_hash[token_hash] for token_hash in others if token_hash is not None}


# --- taking a seat again ---------------------------------------------------------------------


def seat_token(link: str, browser: str | None) -> str:
    """Return the token of a link's seat, always the same for the same browser."""
    return new_token() if browser is None else _as_token(browser, link)


def has_taken(seat: SeatRow, link: str, browser: str | None) -> bool:
    """Return whether this browser has taken a seat by this link before; the answer may be lost."""
    return (
        browser is not None
        and seat.taken
        and seat.link_hash == hash_token(link)
        and seat.browser_hash == hash_token(browser)
    )


def _as_token(key: str, text: str) -> str:
    digest = hmac.digest(key.encode(), text.encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")
