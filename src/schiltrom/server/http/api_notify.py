"""The endpoints for notifications: where a seat wants to hear that it is its turn."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Body, Request, Response

from schiltrom.server.http.auth import DOCUMENTED, OF_A_GAME, InContext, MySeat
from schiltrom.server.http.errors import json_response
from schiltrom.server.http.rate_limits import client_of
from schiltrom.server.http.schemas import DoneBody, refusals
from schiltrom.server.http.schemas_chat import Code, NotifyBody, NotifyShape, StopMails
from schiltrom.server.notify.sending import check_url
from schiltrom.table.errors import ConflictError

router: Final = APIRouter(prefix="/api")


@router.get(
    "/games/{game_id}/notify",
    response_model=NotifyBody,
    responses=refusals(*OF_A_GAME),
    dependencies=DOCUMENTED,
)
async def notified(context: InContext, seat: MySeat) -> Response:
    """Return how the seat is told, but not where."""
    setting = await context.ask(context.notify.setting, seat)
    return json_response({"kind": setting.kind, "confirmed": setting.confirmed, "secret": None})


@router.post(
    "/games/{game_id}/notify",
    response_model=NotifyBody,
    responses=refusals(*OF_A_GAME, 409),
    dependencies=DOCUMENTED,
)
async def notify(
    request: Request, context: InContext, seat: MySeat, wanted: Annotated[NotifyShape, Body()]
) -> Response:
    """Have the seat told, by a webhook or by mail, that it is its turn or the game is over.

    Neither: no longer. A webhook is signed with the secret that is answered here, and only here:
    `Schiltrom-Signature` is `v1=` and the HMAC-SHA256 of `Schiltrom-Timestamp`, a dot and the
    body. A mail address first gets a code, which must be confirmed.
    """
    kind, secret = None, None
    if wanted.webhook is None and wanted.email is None:
        await context.ask(context.notify.off, seat)
    elif wanted.webhook is not None:
        check_url(wanted.webhook, private=bool(context.settings.webhook_private))
        context.notices.take(client_of(request.scope), "too-many-notices")
        secret = await context.ask(context.notify.to_webhook, seat, wanted.webhook, wanted.language)
        kind = "webhook"
    else:
        if not context.settings.sends_mail:
            raise ConflictError("no-mail-here")
        context.notices.take(client_of(request.scope), "too-many-notices")
        await context.ask(context.notify.to_email, seat, str(wanted.email), wanted.language)
        kind = "email"
    confirmed = kind == "webhook"
    return json_response({"kind": kind, "confirmed": confirmed, "secret": secret})


@router.post(
    "/games/{game_id}/notify/confirm",
    response_model=DoneBody,
    responses=refusals(*OF_A_GAME, 409),
    dependencies=DOCUMENTED,
)
async def confirm(context: InContext, seat: MySeat, code: Annotated[Code, Body()]) -> Response:
    """Send the code back that was mailed; after five wrong ones a new one is needed."""
    await context.ask(context.notify.confirm, seat, code.code)
    return json_response({"done": True})


@router.post("/mails/stop", response_model=DoneBody, responses=refusals(403, 404, 422))
async def stop_mails(context: InContext, mails: Annotated[StopMails, Body()]) -> Response:
    """Stop the mails of a seat by the token that is in each of them."""
    await context.ask(context.notify.stop, mails.token, never=mails.never)
    return json_response({"done": True})
