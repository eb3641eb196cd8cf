"""The endpoints: plain HTTP for everything, and a WebSocket for live play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Body, Depends, Query, Request, Response, WebSocket
from fastapi.responses import PlainTextResponse

from schiltrom.ai.levels import DEFAULT_LEVEL, LEVELS
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.tables import SIDE_NAMES
from schiltrom.server.games import browsers
from schiltrom.server.games.importing import open_record
from schiltrom.server.games.seats import Opened, Seat
from schiltrom.server.games.service import firing, undoing
from schiltrom.server.http.auth import (
    DOCUMENTED,
    OF_A_GAME,
    OR_NOBODY,
    AnyCaller,
    GameId,
    InContext,
    MySeat,
    SideQuery,
    browser_of,
    caller_at,
    caller_of,
    held_anywhere,
)
from schiltrom.server.http.context import RequestContext, clock_of, plans_of
from schiltrom.server.http.errors import RequestError, json_response
from schiltrom.server.http.rate_limits import client_of
from schiltrom.server.http.schemas import (
    MOST,
    AtNumber,
    BegunBody,
    BidShape,
    Choose,
    CommitmentShape,
    DoneBody,
    Follow,
    Form,
    GamesBody,
    GiveOrders,
    ImportGame,
    LevelsBody,
    LinkBody,
    LookAtLink,
    NewGame,
    NumberBody,
    OpenedBody,
    ScreenBody,
    SeedShape,
    TakenBody,
    TakeSeat,
    TicketBody,
    ViewStateBody,
    Wishes,
    refusals,
)
from schiltrom.server.http.schemas import state_body as body_of_state
from schiltrom.server.http.security import (
    bearer_token,
    browser_token,
    drop_cookie,
    is_metrics_reader,
    old_name,
    set_cookie,
)
from schiltrom.server.live.sockets import Live
from schiltrom.server.store.models import now_ms
from schiltrom.table.new_game import rules_of
from schiltrom.table.orders import BattleOrders
from schiltrom.table.table import NO_LINES, VIEW

router: Final = APIRouter(prefix="/api")
health: Final = APIRouter()

RecordForm = Literal["json", "hots"]
AS_TEXT: Final[dict[str, Any]] = {"content": {"text/plain": {"schema": {"type": "string"}}}}
"""Another form an answer can have, for the OpenAPI document."""

# --- games and seats -------------------------------------------------------------------------


@router.get("/levels", response_model=LevelsBody, responses=refusals())
async def levels() -> Response:
    """Return the levels of computer players, the weakest first."""
    return json_response({"levels": [level.name for level in LEVELS], "default": DEFAULT_LEVEL})


@router.post("/games", status_code=201, response_model=OpenedBody, responses=refusals(403, 422))
async def make_game(
    request: Request, context: InContext, new: Annotated[NewGame, Body()]
) -> Response:
    """Make a game; it begins when every seat is taken and has brought its seed.

    Keep the commitment. Each seat first sends one of its own, then its seed when both have.
    """
    rules = _rules_of(new)
    client = client_of(request.scope)
    context.new_games.take(client, "too-many-games")
    kinds = [new.seats.england.kind, new.seats.scotland.kind]
    await _check_watched(context, client, kinds)
    clock, browser = clock_of(new.clock), browser_of(request)
    opened = await context.ask(
        context.service.open_game,
        new.scenario,
        rules,
        plans_of(new.seats, browser),
        clock,
        new.edition,
        bidding=new.bidding,
        is_open=new.open,
    )
    return _opened_response(context, opened, kinds, client, browser)


@router.post(
    "/games/import", status_code=201, response_model=OpenedBody, responses=refusals(403, 422)
)
async def import_game(
    request: Request, context: InContext, brought: Annotated[ImportGame, Body()]
) -> Response:
    """Make a game of a record: it goes on from there, or is there to be watched if it is over.

    Who brings a record knows all that is in it. Chance goes on with new seeds; what came with the
    record is not proved by them.
    """
    client = client_of(request.scope)
    context.new_games.take(client, "too-many-games")
    context.imports.take(client, "too-many-games")
    seats = brought.seats
    kinds = [] if seats is None else [seats.england.kind, seats.scotland.kind]
    await _check_watched(context, client, kinds)
    browser = browser_of(request)
    plans = None if seats is None else plans_of(seats, browser)
    clock = clock_of(brought.clock)
    opened = await context.bring(open_record, context.service, brought.record, plans, clock)
    return _opened_response(context, opened, kinds, client, browser)


@router.get("/games/import", include_in_schema=False)
async def no_such_game() -> Response:
    """Refuse to read here; otherwise ``import`` would be taken for the id of a game."""
    response = RequestError(405, "method-not-allowed").response()
    response.headers["Allow"] = "POST"
    return response


def _is_watched(kinds: Sequence[str]) -> bool:
    """Return whether computers have both seats."""
    return list(kinds) == ["computer", "computer"]


async def _check_watched(context: RequestContext, client: str, kinds: Sequence[str]) -> None:
    """Refuse another game of two computers where too many are under way already."""
    if _is_watched(kinds):
        await context.check_watched(client)


def _opened_response(
    context: RequestContext, opened: Opened, kinds: Sequence[str], client: str, browser: str
) -> Response:
    if _is_watched(kinds):
        context.count_watched(client, opened.game_id)
    body = _opened_body(opened, dict(enumerate(kinds)), context.settings.address)
    response = json_response(body, 201)
    if opened.tokens:
        set_cookie(response, context.settings, browser)
    return response


def _rules_of(new: NewGame) -> RuleSet:
    """Return the rules requested for a new game."""
    return rules_of(new.scenario, new.edition, new.options, new.bid, bidding=new.bidding)


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


@router.post("/seats/look", response_model=LinkBody, responses=refusals(403, 404, 422))
async def look_at_link(
    request: Request, context: InContext, link: Annotated[LookAtLink, Body()]
) -> Response:
    """Return the game and the seat that a link leads to, with the commitment; take nothing yet.

    The cookie that comes with the answer says later that the same browser takes the seat.
    """
    browser = browser_of(request)
    seat, status = await context.ask(context.service.look_at_link, link.secret, browser)
    side = SIDE_NAMES[seat.side]
    known = {"game": seat.game_id, "side": side, "commitment": status.commitment}
    response = json_response({**known, "status": status.at(now_ms())})
    set_cookie(response, context.settings, browser)
    return response


@router.post("/seats", status_code=201, response_model=TakenBody, responses=refusals(403, 404, 422))
async def take_seat(
    request: Request, context: InContext, take: Annotated[TakeSeat, Body()]
) -> Response:
    """Exchange the secret of a link, once, for a seat and its token.

    Then send a commitment to the seat's seed, and the seed when both seats have done so. With the
    same cookie the same seat and token are answered again, in case the answer was lost.
    """
    browser = browser_of(request)
    seat, token = await context.ask(
        context.service.take_seat, take.secret, take.name, take.bid, browser
    )
    return await _taken_response(context, seat, token, browser)


@router.post(
    "/games/{game_id}/seat-from",
    status_code=201,
    response_model=TakenBody,
    responses=refusals(*OF_A_GAME, 409),
    dependencies=DOCUMENTED,
)
async def follow(
    request: Request,
    context: InContext,
    game_id: GameId,
    old: Annotated[Follow, Body()],
    side: SideQuery = None,
) -> Response:
    """Exchange a seat of a game that is over for the one that follows it in the rematch."""
    caller = await caller_at(request, context, old.game, side)
    if caller.seat is None:
        raise RequestError(401, "needs-old-seat")
    browser = browser_of(request)
    seat, token = await context.ask(context.service.follow, caller.seat, game_id, old.bid, browser)
    return await _taken_response(context, seat, token, browser)


async def _taken_response(
    context: RequestContext, seat: Seat, token: str, browser: str
) -> Response:
    state = await context.state(seat.game_id, seat.side, NO_LINES)
    taken = {"game": seat.game_id, "side": SIDE_NAMES[seat.side], "token": token}
    response = json_response({**taken, "commitment": state.status.commitment}, 201)
    set_cookie(response, context.settings, browser)
    return response


@router.post(
    "/games/{game_id}/commitment",
    response_model=DoneBody,
    responses=refusals(*OF_A_GAME, 409),
    dependencies=DOCUMENTED,
)
async def commit(
    context: InContext, seat: MySeat, bound: Annotated[CommitmentShape, Body()]
) -> Response:
    """Bind the seat to its seed, before any seat shows its own."""
    await context.ask(context.service.commit, seat, bound.commitment)
    return json_response({"done": True})


@router.post(
    "/games/{game_id}/seed",
    response_model=BegunBody,
    responses=refusals(*OF_A_GAME, 409),
    dependencies=DOCUMENTED,
)
async def bring_seed(
    context: InContext, seat: MySeat, seed: Annotated[SeedShape, Body()]
) -> Response:
    """Bring the seed that the seat is bound to, once both seats are bound and have bid."""
    return json_response({"begun": await context.ask(context.service.bring_seed, seat, seed.seed)})


@router.post(
    "/games/{game_id}/bid",
    response_model=BegunBody,
    responses=refusals(*OF_A_GAME, 409),
    dependencies=DOCUMENTED,
)
async def bring_bid(context: InContext, seat: MySeat, bid: Annotated[BidShape, Body()]) -> Response:
    """Bid in secret for the seat's side (9.2); both bids are told when the game begins."""
    return json_response({"begun": await context.ask(context.service.bring_bid, seat, bid.bid)})


@router.get(
    "/games",
    response_model=GamesBody,
    responses=refusals(401, 403),
    dependencies=DOCUMENTED,
    openapi_extra=OR_NOBODY,
)
async def list_games(request: Request, context: InContext) -> Response:
    """Return the games whose seats the caller holds: the token's, or all of a browser."""
    token = bearer_token(request.headers)
    if token is None:
        seats = await held_anywhere(request, context)
    else:
        seat = await context.seat(token)
        if seat is None:
            raise RequestError(401, "no-seat")
        seats = [seat]
    mine = sorted((seat.game_id, seat.side) for seat in seats)
    response = json_response({"games": [await _listed(context, *each) for each in mine]})
    browser = browser_token(request.cookies)
    if token is None and seats and browser is not None:
        set_cookie(response, context.settings, browser)  # it lasts as long as it is used
    return response


async def _listed(context: RequestContext, game_id: str, side: int) -> dict[str, object]:
    state = await context.state(game_id, side, NO_LINES)
    made, year = await context.ask(context.service.dates, game_id)
    return {
        "game": game_id,
        "side": SIDE_NAMES[side],
        "number": state.number,
        "your_choice": state.your_choice,
        "year": year,
        "made": made.date().isoformat(),
        "status": state.status.at(now_ms()),
    }


# --- one game --------------------------------------------------------------------------------


@router.get(
    "/games/{game_id}",
    response_model=ViewStateBody | ScreenBody,
    responses=refusals(*OF_A_GAME),
    dependencies=DOCUMENTED,
    openapi_extra=OR_NOBODY,
)
async def look(
    context: InContext,
    caller: AnyCaller,
    game_id: GameId,
    since: Annotated[int, Query(ge=-1, le=MOST, description="the number you have")] = -1,
    form: Annotated[Form, Query(description="a view for programs, or a sheet to be drawn")] = VIEW,
) -> Response:
    """Return what the caller may see, with the log since a number he has."""
    state = await context.state(game_id, caller.viewer, since, form)
    return json_response(await context.ask(body_of_state, state))


@router.post(
    "/games/{game_id}/choices",
    response_model=NumberBody,
    responses=refusals(*OF_A_GAME, 409),
    dependencies=DOCUMENTED,
)
async def choose(context: InContext, seat: MySeat, choice: Annotated[Choose, Body()]) -> Response:
    """Make a choice, or several, all or none; when it is answered it is durable."""
    return json_response({"number": await context.choose(seat, choice.number, choice.wanted)})


@router.post(
    "/games/{game_id}/undo",
    response_model=NumberBody,
    responses=refusals(*OF_A_GAME, 409),
    dependencies=DOCUMENTED,
)
async def undo(context: InContext, seat: MySeat, at: Annotated[AtNumber, Body()]) -> Response:
    """Take the seat's last choice back; never past dice or anything revealed."""
    return json_response({"number": await context.changes.make(undoing(seat, at.number))})


@router.post(
    "/games/{game_id}/fire-all",
    response_model=NumberBody,
    responses=refusals(*OF_A_GAME, 409),
    dependencies=DOCUMENTED,
)
async def fire_all(context: InContext, seat: MySeat, at: Annotated[AtNumber, Body()]) -> Response:
    """Fire with what is left of this letter in this round, going on after the enemy's hits."""
    return json_response({"number": await context.changes.make(firing(seat, at.number))})


@router.post(
    "/games/{game_id}/resign",
    response_model=DoneBody,
    responses=refusals(*OF_A_GAME, 409),
    dependencies=DOCUMENTED,
)
async def resign(context: InContext, seat: MySeat) -> Response:
    """Give the game up."""
    await context.ask(context.service.resign, seat)
    return json_response({"done": True})


@router.post(
    "/games/{game_id}/leave",
    response_model=DoneBody,
    responses=refusals(*OF_A_GAME),
    dependencies=DOCUMENTED,
)
async def leave(request: Request, context: InContext, seat: MySeat) -> Response:
    """Take a game off this browser's list: the browser gives up its seats there."""
    browser = browser_token(request.cookies)
    if browser is not None:
        await context.ask(browsers.leave, context.service, seat.game_id, browser)
    response = json_response({"done": True})
    drop_cookie(response, context.settings, old_name(seat.game_id))
    return response


@router.post(
    "/games/{game_id}/wishes",
    response_model=DoneBody,
    responses=refusals(*OF_A_GAME, 409),
    dependencies=DOCUMENTED,
)
async def wish(context: InContext, seat: MySeat, wishes: Annotated[Wishes, Body()]) -> Response:
    """Set which choices the seat lets make themselves."""
    await context.ask(context.service.wish, seat, [str(each) for each in wishes.wishes])
    return json_response({"done": True})


@router.post(
    "/games/{game_id}/orders",
    response_model=DoneBody,
    responses=refusals(*OF_A_GAME, 409),
    dependencies=DOCUMENTED,
)
async def order(context: InContext, seat: MySeat, given: Annotated[GiveOrders, Body()]) -> Response:
    """Give standing orders for the battle under way, or cancel them; they end with the battle."""
    orders = None if given.orders is None else BattleOrders(**given.orders.model_dump())
    await context.ask(context.service.order, seat, given.area, orders)
    return json_response({"done": True})


@router.get(
    "/games/{game_id}/record",
    response_model=dict[str, object],
    responses={**refusals(*OF_A_GAME, 409, 422), 200: AS_TEXT},
    dependencies=[*DOCUMENTED, Depends(caller_of)],  # a wrong token is refused here too
    openapi_extra=OR_NOBODY,
)
async def record(
    context: InContext, game_id: GameId, form: Annotated[RecordForm, Query(alias="format")] = "json"
) -> Response:
    """Return the whole record with the seeds, once the game is over; as text in the notation."""
    if form == "hots":
        return PlainTextResponse(await context.ask(context.service.text, game_id))
    return json_response(await context.ask(context.service.record, game_id))


# --- live ------------------------------------------------------------------------------------


@router.post(
    "/games/{game_id}/tickets",
    status_code=201,
    response_model=TicketBody,
    responses=refusals(*OF_A_GAME),
    dependencies=DOCUMENTED,
    openapi_extra=OR_NOBODY,
)
async def ticket(context: InContext, caller: AnyCaller, game_id: GameId) -> Response:
    """Return a ticket for one live connection, as the caller's seat or as a spectator."""
    await context.state(game_id, caller.viewer, NO_LINES)
    issued = await context.ask(context.tickets.issue, game_id, caller)
    return json_response({"ticket": issued, "seconds": context.settings.ticket_seconds}, 201)


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
async def readyz(context: InContext) -> Response:
    """Say whether the database answers too."""
    await context.ask(context.service.ready)
    return PlainTextResponse("ready\n")


@health.get("/metrics", response_class=PlainTextResponse, responses=refusals(404))
async def metrics(request: Request, context: InContext) -> Response:
    """Return the metrics to who holds their token: counts would tell others of secret choices."""
    if not context.settings.metrics_token or not is_metrics_reader(
        request.headers, context.settings
    ):
        raise RequestError(404, "not-found")
    text = await context.ask(context.metrics.text)
    return PlainTextResponse(text, media_type="text/plain; version=0.0.4")
