"""The endpoints that a screen needs: destinations, reasons, the replay, the course of the game."""

from __future__ import annotations

import gzip
from functools import cache
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Query, Request, Response
from pydantic import AfterValidator, BaseModel, ConfigDict, WithJsonSchema

from schiltrom.engine.tables import BLOCK_NAMES, NOBODY, SIDE_NAMES
from schiltrom.engine.view import View
from schiltrom.screen.destinations import destinations
from schiltrom.screen.encoding import to_text
from schiltrom.screen.replay import ViewerHistory, frames, open_frames
from schiltrom.screen.state import MOST_TOGETHER
from schiltrom.screen.tutorial import lesson
from schiltrom.screen.types import CoursePoints, Frames, Lesson, Reach
from schiltrom.server.games.seats import Seat
from schiltrom.server.games.service import GameService, choice_of
from schiltrom.server.http.auth import (
    DOCUMENTED,
    OF_A_GAME,
    OR_NOBODY,
    AnyCaller,
    GameId,
    InContext,
    MySeat,
)
from schiltrom.server.http.errors import json_response
from schiltrom.server.http.schemas import MOST, ChoiceText, refusals
from schiltrom.server.http.schemas_screen import MessageBody, model_of
from schiltrom.server.http.web import WebFile, accepted, file_response
from schiltrom.table import looking
from schiltrom.table.errors import NotPlayingError
from schiltrom.table.looking import ALL, MOST_FRAMES, SPECTATOR, VIEWERS
from schiltrom.table.table import Table
from schiltrom.text.message import Message

router: Final = APIRouter(prefix="/api/games/{game_id}")
lessons: Final = APIRouter(prefix="/api")


def _block(name: str) -> str:
    if name not in BLOCK_NAMES:
        raise ValueError("there is no such block")
    return name


BlockName = Annotated[
    str, AfterValidator(_block), WithJsonSchema({"type": "string", "enum": BLOCK_NAMES})
]


REACHES: Final = list[  # type: ignore[misc]
    model_of(
        Reach,
        {
            "area": "Lennox",
            "path": ["Fife", "Mentieth", "Lennox"],
            "cost": 1,
            "attack": True,
            "choices": ["block Wallace", "area Mentieth", "area Lennox"],
            "note": None,
        },
    )
]
COURSE: Final = model_of(CoursePoints, {"points": [{"year": 1297, "turn": 0, "nobles": [11, 3]}]})


class WhyBody(BaseModel):
    """Whether a choice is legal, and if not, why."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {
                    "legal": False,
                    "message": {"key": "reason-pool-empty", "args": {}, "rule": "7.62"},
                }
            ]
        }
    )
    legal: bool
    message: MessageBody | None


# --- guidance --------------------------------------------------------------------------------


@router.get(
    "/reach",
    response_model=REACHES,
    responses=refusals(*OF_A_GAME, 409),
    dependencies=DOCUMENTED,
)
async def where(
    context: InContext,
    seat: MySeat,
    block: Annotated[
        list[BlockName],
        Query(
            min_length=1,
            max_length=MOST_TOGETHER,
            description="blocks that stand together",
            examples=[["Wallace", "Douglas"]],
        ),
    ],
) -> Response:
    """Return where these blocks of yours can go together now, and the choices that do it."""
    numbers = [BLOCK_NAMES.index(name) for name in block]
    return json_response(await context.ask(_reach, context.service, seat, numbers))


def _reach(service: GameService, seat: Seat, blocks: list[int]) -> list[Reach]:
    def seen(table: Table, over: bool) -> View | None:
        return None if over else table.view(seat.side)

    view = service.ask_table(seat.game_id, seen)
    return destinations(view, blocks) if view is not None else []


@router.get(
    "/why",
    response_model=WhyBody,
    responses=refusals(*OF_A_GAME, 409),
    dependencies=DOCUMENTED,
)
async def why(
    context: InContext,
    seat: MySeat,
    choice: Annotated[ChoiceText, Query(examples=["card 2"])],
    block: Annotated[
        list[BlockName],
        Query(max_length=MOST_TOGETHER, description="blocks of yours that would go to the area"),
    ] = [],  # noqa: B006 (FastAPI copies it)
) -> Response:
    """Return whether you may make a choice now, and if not, why."""
    blocks = [BLOCK_NAMES.index(name) for name in block]
    return json_response(await context.ask(_why, context.service, seat, choice_of(choice), blocks))


def _why(service: GameService, seat: Seat, choice: int, blocks: list[int]) -> dict[str, object]:
    def asked(table: Table, over: bool) -> Message | None:
        return looking.why(table, seat.side, choice, blocks, over=over)

    message = service.ask_table(seat.game_id, asked)
    return {"legal": message is None, "message": message}


# --- replay ----------------------------------------------------------------------------------


@router.get(
    "/frames",
    response_model=model_of(Frames),
    responses=refusals(*OF_A_GAME, 409),
    dependencies=DOCUMENTED,
    openapi_extra=OR_NOBODY,
)
async def replay(
    request: Request,
    context: InContext,
    caller: AnyCaller,
    game_id: GameId,
    viewer: Annotated[
        Literal["England", "Scotland", "spectator", "all"] | None,
        Query(description="whose view; yours by default, others' once the game is over or open"),
    ] = None,
    start: Annotated[int, Query(alias="from", ge=0, le=MOST)] = 0,
    count: Annotated[int, Query(ge=0, le=MOST_FRAMES)] = 20,
) -> Response:
    """Return a part of the game as a viewer saw it, or, once it is over, with the fog lifted.

    In a game of two computers that was made open, the fog is lifted while it is played.
    """
    wanted = viewer or (SIDE_NAMES[caller.viewer] if caller.viewer != NOBODY else SPECTATOR)
    own = VIEWERS.get(wanted) in (caller.viewer, NOBODY)
    page = await context.ask(_frames, context.service, game_id, wanted, own, start, count)
    return await context.ask(_packed, request.headers.get("accept-encoding", ""), page)


def _packed(accept: str, page: Frames) -> Response:
    """Return frames as an answer; they are much alike, so they are compressed if possible."""
    text = to_text(page).encode()
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in accepted(accept):
        headers["Content-Encoding"] = "gzip"
        text = gzip.compress(text, mtime=0)
    return Response(text, headers=headers, media_type="application/json")


def _frames(
    service: GameService, game_id: str, viewer: str, own: bool, start: int, count: int
) -> Frames:
    """Return some frames; they are drawn once the table is free again."""
    is_open = not own and service.is_open(game_id)

    def taken(table: Table, over: bool) -> ViewerHistory | None:
        if not own and not over and not is_open:
            raise NotPlayingError("record-later")
        return table.history(VIEWERS[viewer]) if viewer != ALL else None

    record, shown = service.ask_table(
        game_id, lambda table, over: (table.record.copy(), taken(table, over))
    )
    if shown is None:
        return open_frames(record, start, count)
    return frames(record, shown, start, count)


@router.get(
    "/course",
    response_model=COURSE,
    responses=refusals(*OF_A_GAME, 409),
    dependencies=DOCUMENTED,
    openapi_extra=OR_NOBODY,
)
async def course(context: InContext, _caller: AnyCaller, game_id: GameId) -> Response:
    """Return how many nobles each side had, game turn by game turn; everybody may know that."""
    found = await context.ask(
        context.service.ask_table, game_id, lambda table, _over: table.course.so_far()
    )
    return json_response(found)


# --- the guided lessons ----------------------------------------------------------------------

LessonName = Annotated[Literal["first-year", "battles", "winter"], Query()]


@lessons.get(
    "/lesson",
    response_model=model_of(Lesson),
    responses={304: {"description": "you have it already (If-None-Match)"}, **refusals(422)},
)
async def guided_lesson(
    request: Request, context: InContext, name: LessonName = "first-year"
) -> Response:
    """Return a guided lesson whole: a browser plays it without asking again."""
    return file_response(request, await context.ask(_lesson_file, name))


@cache
def _lesson_file(name: str) -> WebFile:
    """Return a lesson as it is sent; its screen states are alike, so it compresses well."""
    plain = to_text(lesson(name)).encode()
    return WebFile("lesson.json", plain, {"gzip": gzip.compress(plain, mtime=0)})
