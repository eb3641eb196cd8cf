"""The endpoints between the two seats of a game: talk, notes and offers. Nobody else's business."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Body, Query, Response

from schiltrom.server.callers import DOCUMENTED, OF_A_GAME, AtDesk, MySeat
from schiltrom.server.errors import json_response
from schiltrom.server.shapes import MOST, DoneBody, refusals
from schiltrom.server.shapes_company import (
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
    desk: AtDesk,
    seat: MySeat,
    since: Annotated[int, Query(ge=0, le=MOST, description="the id of the line you have")] = 0,
) -> Response:
    """Return what the two seats have said since a line; of much, the last 200 lines."""
    return json_response({"chat": await desk.ask(desk.talk.lines, seat, since)})


@router.post("/chat", status_code=201, response_model=ChatLine, responses=refusals(*OF_A_GAME, 409))
async def say(desk: AtDesk, seat: MySeat, line: Annotated[Say, Body()]) -> Response:
    """Say a line to the other seat; spectators do not hear it."""
    desk.lines.take(f"{seat.game_id}/{seat.side}", "too-many-lines")
    return json_response(await desk.ask(desk.talk.say, seat, line.text), 201)


@router.get("/notes", response_model=NotesBody, responses=refusals(*OF_A_GAME))
async def notes(desk: AtDesk, seat: MySeat) -> Response:
    """Return the seat's notes for itself."""
    return json_response({"text": await desk.ask(desk.talk.notes, seat)})


@router.post("/notes", response_model=DoneBody, responses=refusals(*OF_A_GAME))
async def write_notes(desk: AtDesk, seat: MySeat, text: Annotated[Notes, Body()]) -> Response:
    """Keep the seat's notes, in the place of those before."""
    await desk.ask(desk.talk.write_notes, seat, text.text)
    return json_response({"done": True})


@router.post("/offers", response_model=OfferBody, responses=refusals(*OF_A_GAME, 409))
async def offer(desk: AtDesk, seat: MySeat, made: Annotated[OfferShape, Body()]) -> Response:
    """Offer a rematch when the game is over, or ask to take back one's last choice.

    A computer agrees at once. A take-back lapses when anything happens that everybody sees.
    """
    rematch = await desk.ask(desk.offers.make, seat, made.kind, made.sides)
    return json_response({"done": True, "rematch": rematch})


@router.post("/offers/accept", response_model=OfferBody, responses=refusals(*OF_A_GAME, 409))
async def accept(desk: AtDesk, seat: MySeat, which: Annotated[WhichOffer, Body()]) -> Response:
    """Accept the other side's offer."""
    rematch = await desk.ask(desk.offers.accept, seat, which.kind)
    return json_response({"done": True, "rematch": rematch})


@router.post("/offers/decline", response_model=DoneBody, responses=refusals(*OF_A_GAME, 409))
async def decline(desk: AtDesk, seat: MySeat, which: Annotated[WhichOffer, Body()]) -> Response:
    """Decline the other side's offer, or withdraw one's own."""
    await desk.ask(desk.offers.drop, seat, which.kind)
    return json_response({"done": True})
