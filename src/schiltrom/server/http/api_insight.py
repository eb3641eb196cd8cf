"""The endpoints that help a player think: what is known of the enemy, odds, the coming winter.

Everything is computed from what the seat itself has seen. This takes processor time, so requests
are handled one after another, and what was computed for a game is kept for a while.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated, Final, TypeVar

from anyio import CapacityLimiter, to_thread
from fastapi import APIRouter, Depends, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from schiltrom.engine.tables import AREA_NAMES, BLOCK_NAMES, OWN, POOL, SIDE_NAMES
from schiltrom.engine.view import View
from schiltrom.knowledge import report, winter_forecast
from schiltrom.knowledge.tracker import Tracker
from schiltrom.odds import OddsError
from schiltrom.odds import to_json as odds_json
from schiltrom.screen import types
from schiltrom.screen.state import MOST_TOGETHER
from schiltrom.server.computers.followers import Followers
from schiltrom.server.games.seats import Seat
from schiltrom.server.games.service import GameService
from schiltrom.server.http.api_screen import BlockName
from schiltrom.server.http.auth import DOCUMENTED, OF_A_GAME, InContext, MySeat
from schiltrom.server.http.errors import RequestError, json_response
from schiltrom.server.http.rate_limits import client_of
from schiltrom.server.http.schemas import SideName, refusals
from schiltrom.server.http.schemas_screen import MessageBody, Side
from schiltrom.table import looking

T = TypeVar("T")

MOST_WAITING: Final = 40
"""How many requests may wait for their turn; whoever comes then is asked to come again."""
RECALL_SECONDS: Final = 1.0
"""The most time to spend at once on finding out what a seat has seen."""
SECONDS: Final = 0.3
"""The most time to spend on computing odds."""

router: Final = APIRouter(prefix="/api/games/{game_id}")


class Analysis:
    """Runs computations, one after another, away from the event loop."""

    def __init__(self, service: GameService) -> None:
        self._service = service
        self._followers = Followers(service)
        self._one = CapacityLimiter(1)

    async def think(self, work: Callable[[], T]) -> T:
        """Do some work in a thread, once all earlier work is done."""
        if self._one.statistics().tasks_waiting >= MOST_WAITING:
            raise RequestError(503, "server-busy", retry_after=5)
        return await to_thread.run_sync(work, limiter=self._one)

    def tracker(self, seat: Seat) -> Tracker:
        """Return what a seat has seen; only to be called from work run by ``think``."""
        found = self._followers.tracker(seat, RECALL_SECONDS)
        if found is None:
            raise RequestError(503, "server-busy", retry_after=1)
        return found

    def view(self, seat: Seat) -> View:
        """Return what a seat sees now."""
        return self._service.ask_table(seat.game_id, lambda table, _over: table.view(seat.side))


def analysis_of(request: Request, context: InContext) -> Analysis:
    """Return this server's analysis, unless the caller's address has asked it too often."""
    context.analyses.take(client_of(request.scope))
    analysis: Analysis = request.app.state.analysis
    return analysis


InAnalysis = Annotated[Analysis, Depends(analysis_of)]
AreaName = Annotated[
    str, Query(json_schema_extra={"enum": AREA_NAMES}, examples=["Fife"], max_length=40)
]


def area_of(name: str) -> int:
    """Return the number of an area."""
    if name not in AREA_NAMES:
        raise RequestError(422, "unprocessable", detail="query.area: there is no such area")
    return AREA_NAMES.index(name)


# --- what is known ---------------------------------------------------------------------------


class SeenBody(BaseModel):
    """An enemy block that lay open once."""

    block: types.BlockName
    strength: int
    area: types.AreaName
    year: int
    turn: int


class CouldBody(BaseModel):
    """An enemy block that may be there, and how likely that is."""

    block: types.BlockName
    chance: float


class KnownBody(BaseModel):
    """What is known of the enemy in a place, from what the seat has seen."""

    area: types.AreaName = Field(description="an area, or pool")
    side: Side
    count: int
    seen: list[SeenBody]
    could: list[CouldBody]


@router.get(
    "/known",
    response_model=KnownBody,
    responses=refusals(*OF_A_GAME, 409),
    dependencies=DOCUMENTED,
)
async def known_of(
    analysis: InAnalysis,
    seat: MySeat,
    area: Annotated[
        str,
        Query(json_schema_extra={"enum": [*AREA_NAMES, "pool"]}, examples=["Fife"], max_length=40),
    ],
) -> Response:
    """Return what you know of the enemy in an area, or in his pool."""
    place = POOL[1 - seat.side] if area == "pool" else area_of(area)
    found = await analysis.think(lambda: report.report_on(analysis.tracker(seat), place))
    return json_response(report.to_json(found))


# --- odds ------------------------------------------------------------------------------------


class BlockOddsBody(BaseModel):
    """What becomes of a block."""

    block: types.BlockName
    dies: float
    captured: float


class OddsBody(BaseModel):
    """How a battle is likely to go, as far as the seat can know."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {
                    "area": "Fife",
                    "attacker": 0,
                    "exact": False,
                    "win": [0.31, 0.52],
                    "losses": [4.2, 3.1],
                    "blocks": [{"block": "Wallace", "dies": 0.18, "captured": 0.0}],
                }
            ]
        }
    )
    area: types.AreaName
    attacker: Side
    exact: bool = Field(description="no hidden block takes part")
    win: Annotated[list[float], Field(min_length=2, max_length=2)]
    losses: Annotated[list[float], Field(min_length=2, max_length=2)]
    blocks: list[BlockOddsBody]


@router.get(
    "/odds",
    response_model=OddsBody,
    responses=refusals(*OF_A_GAME, 409),
    dependencies=DOCUMENTED,
)
async def odds_of(
    analysis: InAnalysis,
    seat: MySeat,
    area: AreaName,
    attacker: Annotated[
        SideName | None, Query(description="if nobody has attacked there yet", examples=["England"])
    ] = None,
    block: Annotated[
        list[BlockName],
        Query(
            max_length=MOST_TOGETHER,
            description="blocks of yours that are thought to come",
            examples=[["Northumber Infantry"]],
        ),
    ] = [],  # noqa: B006 (FastAPI copies it)
) -> Response:
    """Return how a battle there goes or would go, if everybody fights to the end."""
    side = SIDE_NAMES.index(attacker) if attacker is not None else None
    coming = [BLOCK_NAMES.index(name) for name in block]
    if any(not OWN[seat.side] >> each & 1 for each in coming):
        raise RequestError(422, "unprocessable", detail="query.block: not your block")
    work = partial(_odds, analysis, seat, area_of(area), side, coming)
    return json_response(await analysis.think(work))


def _odds(
    analysis: Analysis, seat: Seat, area: int, attacker: int | None, coming: list[int]
) -> dict[str, object]:
    tracker = analysis.tracker(seat)
    try:
        found = looking.odds_of(tracker, seat.side, area, attacker, coming, SECONDS)
    except OddsError as error:
        raise RequestError(422, "no-battle", code="no-battle", detail=str(error)) from error
    return odds_json(found)


# --- winter ----------------------------------------------------------------------------------


class ChangeBody(BaseModel):
    """A noble who changes sides on going home."""

    noble: types.BlockName
    to: Side
    area: types.AreaName
    sure: bool


class HomeBody(BaseModel):
    """A block that goes home, or where its owner may send it."""

    block: types.BlockName
    areas: list[types.AreaName]


class DisbandBody(BaseModel):
    """Blocks that disband."""

    area: types.AreaName
    side: Side
    must: int
    most: int
    blocks: list[types.BlockName]
    why: MessageBody


class BuildBody(BaseModel):
    """What an area can build."""

    area: types.AreaName
    side: Side
    points: int
    blocks: list[types.BlockName]
    draw: bool


class WinterBody(BaseModel):
    """What winter would bring, as far as the seat can know, if the year ended now."""

    changes: list[ChangeBody]
    homes: list[HomeBody]
    disbands: list[DisbandBody]
    builds: list[BuildBody]
    notes: list[MessageBody]


@router.get(
    "/winter",
    response_model=WinterBody,
    responses=refusals(*OF_A_GAME, 409),
    dependencies=DOCUMENTED,
)
async def winter_of(analysis: InAnalysis, seat: MySeat) -> Response:
    """Return what winter would bring, as far as you can know, if the year ended now."""
    found = await analysis.think(lambda: winter_forecast.forecast(analysis.view(seat)))
    return json_response(winter_forecast.to_json(found))
