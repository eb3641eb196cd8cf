"""Who is calling: what the endpoints need to know about every request."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import Depends, Path, Query, Request, Response, Security
from fastapi.security import HTTPBearer

from schiltrom.engine.tables import SIDE_NAMES
from schiltrom.server.games import browsers
from schiltrom.server.games.seats import GAME_ID, Seat
from schiltrom.server.http.context import RequestContext
from schiltrom.server.http.errors import RequestError
from schiltrom.server.http.schemas import SideName
from schiltrom.server.http.security import (
    COOKIES,
    Caller,
    bearer_token,
    browser_token,
    check_origin,
    drop_cookie,
    old_cookies,
    old_tokens,
    set_cookie,
)

_bearer: Final = HTTPBearer(auto_error=False, description="a seat's token")

GameId = Annotated[
    str, Path(pattern=GAME_ID, description="a game's id", examples=["aT1d7Kx0_hQ-93bZ"])
]
SideQuery = Annotated[
    SideName | None, Query(description="which of your two seats, if both are yours")
]


def context_of(request: Request) -> RequestContext:
    """Return this server's request context."""
    context: RequestContext = request.app.state.context
    return context


InContext = Annotated[RequestContext, Depends(context_of)]


async def caller_of(
    request: Request, context: InContext, game_id: GameId, side: SideQuery = None
) -> Caller:
    """Return who is asking about a game: the token's seat, the cookie's, or a spectator."""
    return await caller_at(request, context, game_id, side)


async def caller_at(
    request: Request, context: RequestContext, game_id: str, side: str | None
) -> Caller:
    """Return the caller's seat at a game, which may differ from the one in the address."""
    wanted = None if side is None else SIDE_NAMES.index(side)
    token = bearer_token(request.headers)
    if token is not None:
        return _by_token(await context.seat(token), game_id, wanted)
    seats = await _held_at(request, context, game_id)
    if wanted is not None:
        seats = [seat for seat in seats if seat.side == wanted]
        if not seats:
            raise RequestError(401, "not-your-seat")
    if not seats:
        return Caller()
    if len(seats) > 1:
        raise RequestError(400, "which-side", code="which-side")
    if request.method != "GET":
        check_origin(request.headers, context.settings.origins, required=True)
    return Caller(seats[0].side, seats[0], by_cookie=True)


# --- what a browser holds --------------------------------------------------------------------


def browser_of(request: Request) -> str:
    """Return the token of the browser that asks: its own, or a new one to be sent with the answer.

    Programs that keep no cookies have a new one each time, and need none.
    """
    return browser_token(request.cookies) or browsers.browser_after(_all_old_tokens(request))


async def held_anywhere(request: Request, context: RequestContext) -> list[Seat]:
    """Return the seats that the asking browser holds at all games."""
    browser, old = browser_token(request.cookies), _all_old_tokens(request)
    if browser is None and not old:
        return []
    held = await context.ask(browsers.seats_of, context.service, browser, old)
    if held.by_old_cookie:
        await _take_over(request, context)
    return held.seats


async def _held_at(request: Request, context: RequestContext, game_id: str) -> list[Seat]:
    browser, old = browser_token(request.cookies), old_tokens(request.cookies, game_id)
    if browser is None and not old:
        return []
    held = await context.ask(browsers.seats_at, context.service, game_id, browser, old)
    if held.by_old_cookie:
        await _take_over(request, context)
    return held.seats


def _all_old_tokens(request: Request) -> list[str]:
    return [token for tokens in old_cookies(request.cookies).values() for token in tokens]


async def _take_over(request: Request, context: RequestContext) -> None:
    """Exchange a browser's old cookies for its one, which goes out with the answer."""
    browser, old = browser_of(request), _all_old_tokens(request)
    needed = await context.ask(browsers.take_over, context.service, browser, old)
    cookies = Response()
    set_cookie(cookies, context.settings, browser)
    for name, tokens in old_cookies(request.cookies).items():
        if needed.isdisjoint(tokens):
            drop_cookie(cookies, context.settings, name)
    setattr(request.state, COOKIES, cookies.headers.getlist("set-cookie"))


# --- who asks --------------------------------------------------------------------------------


def _by_token(seat: Seat | None, game_id: str, wanted: int | None) -> Caller:
    if seat is None:
        raise RequestError(401, "no-seat")
    if seat.game_id != game_id:
        raise RequestError(403, "foreign-game", code="foreign-game")
    if wanted not in (None, seat.side):
        raise RequestError(403, "foreign-side", code="foreign-side")
    return Caller(seat.side, seat)


AnyCaller = Annotated[Caller, Depends(caller_of)]


def seat_of(caller: AnyCaller) -> Seat:
    """Return the caller's seat, refusing spectators."""
    if caller.seat is None:
        raise RequestError(401, "needs-seat")
    return caller.seat


MySeat = Annotated[Seat, Depends(seat_of)]
DOCUMENTED: Final = [Security(_bearer)]
OR_NOBODY: Final[dict[str, Any]] = {"security": [{}]}
"""Says in the OpenAPI document that a request needs no token."""
OF_A_GAME: Final = (401, 403, 404, 422)
