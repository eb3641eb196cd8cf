"""Who may do what, how often and how much: tokens, cookies, origins and limits."""

from __future__ import annotations

import asyncio
import hmac
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from starlette.datastructures import Headers, MutableHeaders

from schiltrom.engine.tables import NOBODY
from schiltrom.server.games.seats import Seat
from schiltrom.server.http.errors import RequestError
from schiltrom.server.http.rate_limits import Buckets, client_of
from schiltrom.server.ops.settings import Settings
from schiltrom.text.errors import error_message

if TYPE_CHECKING:
    from starlette.responses import Response
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
COOKIE: Final = "schiltrom"
"""The one cookie of a browser: a token that opens all its seats."""
OLD_PREFIX: Final = "schiltrom_"
"""Earlier versions had a cookie for each game, named after it, with the tokens of its seats."""
COOKIE_PATH: Final = "/api"
COOKIE_SECONDS: Final = 400 * 24 * 3600
COOKIES_READ: Final = 100
BETWEEN_TOKENS: Final = "."
"""Separates the two tokens in one old cookie, where both sides share a browser."""
COOKIES: Final = "cookies"
"""Where a request's state has the cookies that go out with its answer."""

SECURITY_HEADERS: Final[dict[str, str]] = {
    "Content-Security-Policy": (
        "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
        "object-src 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
NOT_KEPT: Final = "no-store"
BODY_SECONDS: Final = 20.0
"""How long a client may take to send a request."""
ALWAYS_ANSWERED: Final = "/healthz"
IMPORT_PATH: Final = "/api/games/import"


# --- tokens ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Caller:
    """Who is asking about a game: a seat, or a spectator."""

    viewer: int = NOBODY
    seat: Seat | None = None
    by_cookie: bool = False


def looks_like_token(text: str) -> bool:
    """Return whether a text could be a token at all."""
    return TOKEN.fullmatch(text) is not None


def bearer_token(headers: Mapping[str, str]) -> str | None:
    """Return the token of the Authorization header, or None if there is no such header."""
    given = headers.get("authorization")
    if given is None:
        return None
    scheme, _, token = given.partition(" ")
    if scheme.lower() != "bearer" or not looks_like_token(token.strip()):
        raise RequestError(401, "authorization")
    return token.strip()


def browser_token(cookies: Mapping[str, str]) -> str | None:
    """Return the token that opens all seats of a browser, if it has one."""
    token = cookies.get(COOKIE, "")
    return token if looks_like_token(token) else None


def old_tokens(cookies: Mapping[str, str], game_id: str) -> list[str]:
    """Return the tokens of a game's old cookie, at most one for each side."""
    found = cookies.get(old_name(game_id), "").split(BETWEEN_TOKENS)[:2]
    return [token for token in found if looks_like_token(token)]


def old_cookies(cookies: Mapping[str, str]) -> dict[str, list[str]]:
    """Return a browser's old cookies by name, each with its tokens."""
    names = [name for name in cookies if name.startswith(OLD_PREFIX)][:COOKIES_READ]
    return {name: old_tokens(cookies, name[len(OLD_PREFIX) :]) for name in names}


def set_cookie(response: Response, settings: Settings, browser: str) -> None:
    """Give a browser its token, out of reach of scripts."""
    response.set_cookie(
        COOKIE,
        browser,
        max_age=COOKIE_SECONDS,
        path=COOKIE_PATH,
        secure=settings.is_https,
        httponly=True,
        samesite="strict",
    )


def old_name(game_id: str) -> str:
    """Return the name of a game's cookie of an earlier version."""
    return OLD_PREFIX + game_id


def drop_cookie(response: Response, settings: Settings, name: str) -> None:
    """Have a browser give up a cookie that it has from an earlier version."""
    # Without a date, which would make answers differ by the second.
    response.set_cookie(
        name,
        max_age=0,
        path=COOKIE_PATH,
        secure=settings.is_https,
        httponly=True,
        samesite="strict",
    )


def check_origin(headers: Mapping[str, str], origins: frozenset[str], *, required: bool) -> None:
    """Refuse a request made by another site's page."""
    origin = headers.get("origin")
    if origin in origins or (origin is None and not required):
        return
    raise RequestError(403, "foreign-origin", code="foreign-origin")


def is_metrics_reader(headers: Mapping[str, str], settings: Settings) -> bool:
    """Return whether the caller holds the token for the metrics."""
    given = headers.get("authorization", "").encode()
    return hmac.compare_digest(given, f"Bearer {settings.metrics_token}".encode())


# --- limits ----------------------------------------------------------------------------------


class Gate:
    """Every HTTP request passes here: limits on the way in, headers on the way out."""

    def __init__(self, app: ASGIApp, settings: Settings, requests: Buckets) -> None:
        self._app = app
        self._settings = settings
        self._requests = requests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        send_safely = with_headers(scope, send)
        try:
            self._check(scope)
            async with asyncio.timeout(BODY_SECONDS):
                body = await self._read(Headers(scope=scope), receive, self._limit(scope))
        except TimeoutError:
            slow = RequestError(408, "too-slow")
            await slow.response()(scope, receive, send_safely)
            return
        except RequestError as error:
            await error.response()(scope, receive, send_safely)
            return
        if body is not None:
            await self._app(scope, _replay(body, receive), send_safely)

    def _check(self, scope: Scope) -> None:
        """Refuse requests that come too often or from another site's page."""
        if scope["path"] != ALWAYS_ANSWERED:
            self._requests.take(client_of(scope))
        if scope["method"] not in ("GET", "HEAD"):
            check_origin(Headers(scope=scope), self._settings.origins, required=False)

    def _limit(self, scope: Scope) -> int:
        """Return how large a request may be: whole records may be larger than anything else."""
        settings = self._settings
        return settings.import_bytes if scope["path"] == IMPORT_PATH else settings.body_bytes

    async def _read(self, headers: Headers, receive: Receive, limit: int) -> bytes | None:
        """Return the body if it is not too large, or None when the client has gone."""
        announced = headers.get("content-length", "0")
        if not announced.isascii() or not announced.isdigit() or len(announced) > 18:
            raise RequestError(400, "content-length")
        if int(announced) > limit:
            raise _too_large(limit)
        body = b""
        more = True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                return None
            body += message.get("body", b"")
            more = message.get("more_body", False)
            if len(body) > limit:
                raise _too_large(limit)
        return body


def with_headers(scope: Scope, send: Send, start: str = "http.response.start") -> Send:
    """Return a send function that adds the security headers to the answer."""
    is_api = scope["path"].startswith("/api") or scope["path"] == "/metrics"

    async def send_with_headers(message: Message) -> None:
        if message["type"] == start:
            headers = MutableHeaders(scope=message)
            headers.update(SECURITY_HEADERS)
            for cookie in scope.get("state", {}).get(COOKIES, ()):
                headers.append("Set-Cookie", cookie)
            if is_api:
                headers.setdefault("Cache-Control", NOT_KEPT)
        await send(message)

    return send_with_headers


def _too_large(limit: int) -> RequestError:
    return RequestError(413, error_message("too-large", limit=limit))


def _replay(body: bytes, receive: Receive) -> Receive:
    """Return a receive function that returns the body already read, then whatever follows."""
    waiting = [body]

    async def receive_again() -> Message:
        if waiting:
            return {"type": "http.request", "body": waiting.pop(), "more_body": False}
        return await receive()

    return receive_again
