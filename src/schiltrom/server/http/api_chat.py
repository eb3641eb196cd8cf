"""The private endpoints between the two seats of a game: chat, notes and offers."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Body, Query, Request, Response

from schiltrom.server.games.personal import delete_personal_data
from schiltrom.server.http.auth import DOCUMENTED, OF_A_GAME, InContext, MySeat
from schiltrom.server.http.context import RequestContext
from schiltrom.server.http.errors import json_response
from schiltrom.server.http.rate_limits import client_of
from schiltrom.server.http.schemas import MOST, DoneBody, refusals
from schiltrom.server.http.schemas_chat import (
    ChatBody,
    ChatLine,
    Notes,
    NotesBody,
    OfferBody,
    OfferShape,
    Say,
    WhichOffer,
)

router: Final = APIRouter(prefix="/api/games/{game_id}", dependencies=DOCUMENTED)


@router.get("/chat", response_model=ChatBody, responses=refusals(*OF_A_GAME))
async def hear(
    context: InContext,
    seat: MySeat,
    since: Annotated[int, Query(ge=0, le=MOST, description="the id of the line you have")] = 0,
) -> Response:
    """Return what the two seats have said since a line; of much, the last 200 lines."""
    return json_response({"chat": await context.ask(context.chat.lines, seat, since)})


@router.post("/chat", status_code=201, response_model=ChatLine, responses=refusals(*OF_A_GAME, 409))
async def say(context: InContext, seat: MySeat, line: Annotated[Say, Body()]) -> Response:
    """Say a line to the other seat; spectators do not hear it."""
    context.lines.take(f"{seat.game_id}/{seat.side}", "too-many-lines")
    return json_response(await context.ask(context.chat.say, seat, line.text), 201)


@router.get("/notes", response_model=NotesBody, responses=refusals(*OF_A_GAME))
async def notes(context: InContext, seat: MySeat) -> Response:
    """Return the seat's notes for itself."""
    return json_response({"text": await context.ask(context.chat.notes, seat)})


@router.post("/notes", response_model=DoneBody, responses=refusals(*OF_A_GAME))
async def write_notes(context: InContext, seat: MySeat, text: Annotated[Notes, Body()]) -> Response:
    """Keep the seat's notes, in the place of those before."""
    await context.ask(context.chat.write_notes, seat, text.text)
    return json_response({"done": True})


@router.post("/offers", response_model=OfferBody, responses=refusals(*OF_A_GAME, 409))
async def offer(
    request: Request, context: InContext, seat: MySeat, made: Annotated[OfferShape, Body()]
) -> Response:
    """Offer a rematch when the game is over, or ask to take back one's last choice.

    A computer agrees at once. A take-back lapses when anything happens that everybody sees.
    """
    _count_new_game(request, context, made.kind)
    rematch = await context.ask(context.offers.make, seat, made.kind, made.sides)
    return json_response({"done": True, "rematch": rematch})


@router.post("/offers/accept", response_model=OfferBody, responses=refusals(*OF_A_GAME, 409))
async def accept(
    request: Request, context: InContext, seat: MySeat, which: Annotated[WhichOffer, Body()]
) -> Response:
    """Accept the other side's offer."""
    _count_new_game(request, context, which.kind)
    rematch = await context.ask(context.offers.accept, seat, which.kind)
    return json_response({"done": True, "rematch": rematch})


@router.post("/offers/decline", response_model=DoneBody, responses=refusals(*OF_A_GAME, 409))
async def decline(
    context: InContext, seat: MySeat, which: Annotated[WhichOffer, Body()]
) -> Response:
    """Decline the other side's offer, or withdraw one's own."""
    await context.ask(context.offers.drop, seat, which.kind)
    return json_response({"done": True})


@router.post("/forget", response_model=DoneBody, responses=refusals(*OF_A_GAME, 409))
async def forget(context: InContext, seat: MySeat) -> Response:
    """Delete the seat's name, chat messages, notes and addresses, once the game is over.

    The record stays, without the name.
    """
    await context.ask(delete_personal_data, context.service, seat)
    return json_response({"done": True})


def _count_new_game(request: Request, context: RequestContext, kind: str) -> None:
    """Count a rematch, which may make a game at once, among an address's new games."""
    if kind == "rematch":
        context.new_games.take(client_of(request.scope), "too-many-games")
