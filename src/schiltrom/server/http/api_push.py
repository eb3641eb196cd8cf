"""The endpoints for notifications in browsers: where Web Push brings them."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Body, Request, Response

from schiltrom.server.games.seats import Seat
from schiltrom.server.http.auth import DOCUMENTED, OF_A_GAME, InContext, MySeat
from schiltrom.server.http.context import RequestContext
from schiltrom.server.http.errors import json_response
from schiltrom.server.http.rate_limits import client_of
from schiltrom.server.http.schemas import DoneBody, refusals
from schiltrom.server.http.schemas_push import (
    BrowserShape,
    PushBody,
    PushOffBody,
    PushOffShape,
    PushRenewShape,
    PushShape,
)
from schiltrom.server.notify.pushes import Browser
from schiltrom.server.notify.sending import check_endpoint
from schiltrom.server.notify.web_push import BrowserKeys
from schiltrom.table.errors import GameError

router: Final = APIRouter(prefix="/api")


@router.get(
    "/games/{game_id}/push",
    response_model=PushBody,
    responses=refusals(*OF_A_GAME),
    dependencies=DOCUMENTED,
)
async def push(context: InContext, seat: MySeat) -> Response:
    """Return the key to subscribe with, and the browsers in which the seat is notified.

    The key is this server's, for all games. A browser is named by the SHA-256 of its address.
    """
    return await _answer(context, seat)


@router.post(
    "/games/{game_id}/push",
    response_model=PushBody,
    responses=refusals(*OF_A_GAME),
    dependencies=DOCUMENTED,
)
async def subscribe(
    request: Request, context: InContext, seat: MySeat, wanted: Annotated[PushShape, Body()]
) -> Response:
    """Notify the seat in a browser when it is its turn or the game is over, beside all else."""
    browser = _checked(context, wanted)
    context.notices.take(client_of(request.scope), "too-many-notices")
    await context.ask(context.pushes.subscribe, seat, browser, wanted.language)
    return await _answer(context, seat)


@router.post(
    "/games/{game_id}/push/off",
    response_model=PushOffBody,
    responses=refusals(*OF_A_GAME),
    dependencies=DOCUMENTED,
)
async def unsubscribe(
    context: InContext, seat: MySeat, unwanted: Annotated[PushOffShape, Body()]
) -> Response:
    """Stop notifying the seat in a browser, or in all of them."""
    needed = await context.ask(context.pushes.unsubscribe, seat, unwanted.endpoint)
    return json_response({"done": True, "needed": needed})


@router.post("/push/renew", response_model=DoneBody, responses=refusals(403, 422))
async def renew(
    request: Request, context: InContext, wanted: Annotated[PushRenewShape, Body()]
) -> Response:
    """Replace the address of a browser whose push service has given it another one.

    It needs no seat: whoever knows the old address, which is secret, is that browser.
    """
    browser = _checked(context, wanted)
    context.notices.take(client_of(request.scope), "too-many-notices")
    await context.ask(context.pushes.renew, wanted.old, browser)
    return json_response({"done": True})


def _checked(context: RequestContext, shape: BrowserShape) -> Browser:
    """Return a browser whose address may be that of a push service, and whose keys are good."""
    check_endpoint(shape.endpoint, private=bool(context.settings.webhook_private))
    keys = BrowserKeys(shape.keys.p256dh, shape.keys.auth)
    if not keys.are_good():
        raise GameError("push-keys")
    return Browser(shape.endpoint, keys)


async def _answer(context: RequestContext, seat: Seat) -> Response:
    key = await context.ask(context.pushes.public_key)
    browsers = await context.ask(context.pushes.browsers, seat)
    return json_response({"public_key": key, "browsers": browsers})
