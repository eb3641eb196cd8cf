"""Who is calling: what the endpoints need to know about every request."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import Depends, Path, Query, Request, Security
from fastapi.security import HTTPBearer

from schiltrom.engine.tables import SIDE_NAMES
from schiltrom.server.games.seats import GAME_ID, Seat
from schiltrom.server.http.context import RequestContext
from schiltrom.server.http.errors import RequestError
from schiltrom.server.http.schemas import SideName
from schiltrom.server.http.security import Caller, bearer_token, check_origin, cookie_tokens

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
    found = [await context.seat(token) for token in cookie_tokens(request.cookies, game_id)]
    seats = [seat for seat in found if seat is not None and seat.game_id == game_id]
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
