"""The endpoints: plain HTTP for everything, and a WebSocket for live play."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Final

from fastapi import APIRouter, Body, Depends, Path, Query, Request, Response, Security, WebSocket
from fastapi.responses import PlainTextResponse
from fastapi.security import HTTPBearer

from schiltrom.engine.rules import RuleSet, RuleSetError
from schiltrom.engine.tables import ENGLAND, SCOTLAND, SIDE_NAMES
from schiltrom.message import Message
from schiltrom.server.desk import NO_LINES, Desk, plan_of, side_name
from schiltrom.server.errors import RequestError, json_response
from schiltrom.server.hall import VIEW, Opened, Seat
from schiltrom.server.live import Live
from schiltrom.server.security import (
    GAME_ID,
    Caller,
    all_cookie_tokens,
    bearer_token,
    check_origin,
    client_of,
    cookie_tokens,
    is_metrics_reader,
    set_cookie,
)
from schiltrom.server.shapes import (
    MOST,
    SWITCHES,
    AtNumber,
    Choose,
    DoneBody,
    Form,
    GamesBody,
    NewGame,
    NumberBody,
    OpenedBody,
    SideName,
    StateBody,
    TakenBody,
    TakeSeat,
    TicketBody,
    Wishes,
    refusals,
)
from schiltrom.server.shapes import state_body as body_of_state

router: Final = APIRouter(prefix="/api")
health: Final = APIRouter()
_bearer: Final = HTTPBearer(auto_error=False, description="a seat's token")

GameId = Annotated[
    str, Path(pattern=GAME_ID, description="a game's id", examples=["aT1d7Kx0_hQ-93bZ"])
]
SideQuery = Annotated[
    SideName | None, Query(description="which of your two seats, if both are yours")
]


def desk_of(request: Request) -> Desk:
    """Return the desk of this server."""
    desk: Desk = request.app.state.desk
    return desk


AtDesk = Annotated[Desk, Depends(desk_of)]


async def caller_of(
    request: Request, desk: AtDesk, game_id: GameId, side: SideQuery = None
) -> Caller:
    """Return who asks about a game: the token's seat, the cookie's, or a spectator."""
    wanted = None if side is None else SIDE_NAMES.index(side)
    token = bearer_token(request.headers)
    if token is not None:
        return _by_token(await desk.seat(token), game_id, wanted)
    found = [await desk.seat(token) for token in cookie_tokens(request.cookies, game_id)]
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
        check_origin(request.headers, desk.settings.origins, required=True)
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
    """Return the seat of the caller, who may not be a spectator."""
    if caller.seat is None:
        raise RequestError(401, "needs-seat")
    return caller.seat


MySeat = Annotated[Seat, Depends(seat_of)]
DOCUMENTED: Final = [Security(_bearer)]
OR_NOBODY: Final[dict[str, Any]] = {"security": [{}]}
"""The document's way to say that a request without a token is answered too."""
OF_A_GAME: Final = (401, 403, 404, 422)


# --- games and seats -------------------------------------------------------------------------


@router.post("/games", status_code=201, response_model=OpenedBody, responses=refusals(403, 422))
async def make_game(request: Request, desk: AtDesk, new: Annotated[NewGame, Body()]) -> Response:
    """Make a game; it begins when every seat is taken."""
    rules = _rules_of(new)
    plans = {ENGLAND: plan_of(new.seats.england), SCOTLAND: plan_of(new.seats.scotland)}
    desk.new_games.take(client_of(request.scope), "too-many-games")
    opened = await desk.ask(desk.hall.open_game, new.scenario, rules, plans)
    kinds = {side: plan.kind for side, plan in plans.items()}
    response = json_response(_opened_body(opened, kinds, desk.settings.address), 201)
    if opened.tokens:
        set_cookie(response, desk.settings, opened.game_id, list(opened.tokens.values()))
    return response


def _rules_of(new: NewGame) -> RuleSet:
    """Return the rules that a new game asks for."""
    for name in new.options:
        if name not in SWITCHES:
            raise RuleSetError(f"no switch is called {name!r}")
    rules = RuleSet.preset(new.edition).but(**new.options).but(bid=new.bid)
    if new.scenario == "the_bruce" and rules.extra_levy:
        say = Message("error-bid", {"bid": rules.bid}, rule="9.2")
        raise RequestError(422, say, code="bad-rules")
    return rules


def _opened_body(opened: Opened, kinds: dict[int, str], address: str) -> dict[str, object]:
    seats = []
    for side, kind in kinds.items():
        secret = opened.links.get(side)
        seats.append(
            {
                "side": SIDE_NAMES[side],
                "kind": kind,
                "token": opened.tokens.get(side),
                "secret": secret,
                "link": f"{address}/#join={secret}" if secret is not None else None,
            }
        )
    return {"game": opened.game_id, "commitment": opened.commitment, "seats": seats}


@router.post("/seats", status_code=201, response_model=TakenBody, responses=refusals(403, 404, 422))
async def take_seat(request: Request, desk: AtDesk, take: Annotated[TakeSeat, Body()]) -> Response:
    """Exchange the secret of a link, once, for a seat and its token."""
    seed = take.seed or secrets.token_hex(16)
    seat, token = await desk.ask(desk.hall.take_seat, take.secret, take.name, seed)
    taken = {"game": seat.game_id, "side": SIDE_NAMES[seat.side], "token": token}
    response = json_response(taken, 201)
    held = cookie_tokens(request.cookies, seat.game_id)[:1]
    set_cookie(response, desk.settings, seat.game_id, [*held, token])
    return response


@router.get(
    "/games",
    response_model=GamesBody,
    responses=refusals(401, 403),
    dependencies=DOCUMENTED,
    openapi_extra=OR_NOBODY,
)
async def list_games(request: Request, desk: AtDesk) -> Response:
    """Return the games whose seats the caller holds tokens for."""
    token = bearer_token(request.headers)
    tokens = all_cookie_tokens(request.cookies) if token is None else [token]
    seats = [await desk.seat(each) for each in tokens]
    if token is not None and None in seats:
        raise RequestError(401, "no-seat")
    mine = sorted({(seat.game_id, seat.side) for seat in seats if seat is not None})
    return json_response({"games": [await _listed(desk, *each) for each in mine]})


async def _listed(desk: Desk, game_id: str, side: int) -> dict[str, object]:
    state = await desk.state(game_id, side, NO_LINES)
    return {
        "game": game_id,
        "side": SIDE_NAMES[side],
        "number": state.number,
        "your_choice": state.your_choice,
        "status": state.status,
    }


# --- one game --------------------------------------------------------------------------------


@router.get(
    "/games/{game_id}",
    response_model=StateBody,
    responses=refusals(*OF_A_GAME),
    dependencies=DOCUMENTED,
    openapi_extra=OR_NOBODY,
)
async def look(
    desk: AtDesk,
    caller: AnyCaller,
    game_id: GameId,
    since: Annotated[int, Query(ge=-1, le=MOST, description="the number you have")] = -1,
    form: Annotated[Form, Query(description="a view for programs, or a sheet to be drawn")] = VIEW,
) -> Response:
    """Return what the caller may see, with the log since a number he has."""
    state = await desk.state(game_id, caller.viewer, since, form)
    return json_response(await desk.ask(body_of_state, side_name(caller.viewer), state))


@router.post(
    "/games/{game_id}/choices",
    response_model=NumberBody,
    responses=refusals(*OF_A_GAME, 409),
    dependencies=DOCUMENTED,
)
async def choose(desk: AtDesk, seat: MySeat, choice: Annotated[Choose, Body()]) -> Response:
    """Make a choice, or several, all or none; when it is answered it is durable."""
    return json_response({"number": await desk.choose(seat, choice.number, choice.wanted)})


@router.post(
    "/games/{game_id}/undo",
    response_model=NumberBody,
    responses=refusals(*OF_A_GAME, 409),
    dependencies=DOCUMENTED,
)
async def undo(desk: AtDesk, seat: MySeat, at: Annotated[AtNumber, Body()]) -> Response:
    """Take the seat's last choice back; never past dice or anything revealed."""
    return json_response({"number": await desk.ask(desk.hall.undo, seat, at.number)})


@router.post(
    "/games/{game_id}/fire-all",
    response_model=NumberBody,
    responses=refusals(*OF_A_GAME, 409),
    dependencies=DOCUMENTED,
)
async def fire_all(desk: AtDesk, seat: MySeat, at: Annotated[AtNumber, Body()]) -> Response:
    """Fire with all blocks of the letter whose turn it is."""
    return json_response({"number": await desk.ask(desk.hall.fire_all, seat, at.number)})


@router.post(
    "/games/{game_id}/resign",
    response_model=DoneBody,
    responses=refusals(*OF_A_GAME, 409),
    dependencies=DOCUMENTED,
)
async def resign(desk: AtDesk, seat: MySeat) -> Response:
    """Give the game up."""
    await desk.ask(desk.hall.resign, seat)
    return json_response({"done": True})


@router.post(
    "/games/{game_id}/wishes",
    response_model=DoneBody,
    responses=refusals(*OF_A_GAME, 409),
    dependencies=DOCUMENTED,
)
async def wish(desk: AtDesk, seat: MySeat, wishes: Annotated[Wishes, Body()]) -> Response:
    """Set which choices the seat lets make themselves."""
    await desk.ask(desk.hall.wish, seat, [str(each) for each in wishes.wishes])
    return json_response({"done": True})


@router.get(
    "/games/{game_id}/record",
    response_model=dict[str, object],
    responses=refusals(*OF_A_GAME, 409),
    dependencies=[*DOCUMENTED, Depends(caller_of)],  # a false token is refused here too
    openapi_extra=OR_NOBODY,
)
async def record(desk: AtDesk, game_id: GameId) -> Response:
    """Return the whole record with the seeds, once the game is over."""
    return json_response(await desk.ask(desk.hall.record, game_id))


# --- live ------------------------------------------------------------------------------------


@router.post(
    "/games/{game_id}/tickets",
    status_code=201,
    response_model=TicketBody,
    responses=refusals(*OF_A_GAME),
    dependencies=DOCUMENTED,
    openapi_extra=OR_NOBODY,
)
async def ticket(desk: AtDesk, caller: AnyCaller, game_id: GameId) -> Response:
    """Return a ticket for one live connection, as the caller's seat or as a spectator."""
    await desk.state(game_id, caller.viewer, NO_LINES)
    issued = await desk.ask(desk.tickets.issue, game_id, caller)
    return json_response({"ticket": issued, "seconds": desk.settings.ticket_seconds}, 201)


@router.websocket("/games/{game_id}/live")
async def live(websocket: WebSocket, game_id: str) -> None:
    """Send the ticket's viewer what changes for him, and take his choices."""
    connections: Live = websocket.app.state.live
    await connections.serve(websocket, game_id, websocket.query_params.get("ticket", ""))


# --- operations ------------------------------------------------------------------------------


@health.get("/healthz", response_class=PlainTextResponse, responses=refusals())
async def healthz() -> Response:
    """Say that this process answers."""
    return PlainTextResponse("ok\n")


@health.get("/readyz", response_class=PlainTextResponse, responses=refusals())
async def readyz(desk: AtDesk) -> Response:
    """Say whether the database answers too."""
    await desk.ask(desk.hall.ready)
    return PlainTextResponse("ready\n")


@health.get("/metrics", response_class=PlainTextResponse, responses=refusals(404))
async def metrics(request: Request, desk: AtDesk) -> Response:
    """Return the metrics to who holds their token: counts would tell others of secret choices."""
    if not desk.settings.metrics_token or not is_metrics_reader(request.headers, desk.settings):
        raise RequestError(404, "not-found")
    return PlainTextResponse(desk.metrics.text(), media_type="text/plain; version=0.0.4")
