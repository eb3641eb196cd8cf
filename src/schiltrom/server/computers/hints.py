"""Hints: what a computer player would do in a seat's place, worked out from what the seat sees.

An adviser thinks in a separate process, as computer players do. Every server process has one and
answers the hints it is asked for. The process is started when a hint is first requested.
"""

from __future__ import annotations

import json
import multiprocessing
import threading
from typing import Annotated, Final

from anyio import CapacityLimiter, to_thread
from fastapi import APIRouter, Body, Depends, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from schiltrom.ai.advice import advice_of, to_json
from schiltrom.ai.levels import ADVISER, HINT_LEVEL
from schiltrom.engine.serial import view_from_json
from schiltrom.engine.tables import SIDE_NAMES
from schiltrom.screen.types import ChoiceText
from schiltrom.server.computers.computers import ClosingError, Thinker, WorkerProcess
from schiltrom.server.games.seats import Seat
from schiltrom.server.games.service import GameService
from schiltrom.server.http.auth import DOCUMENTED, OF_A_GAME, InContext, MySeat
from schiltrom.server.http.errors import RequestError, json_response
from schiltrom.server.http.schemas import AtNumber, refusals
from schiltrom.server.http.schemas_screen import MessageBody
from schiltrom.table.errors import NotPlayingError
from schiltrom.table.looking import view_to_think_about

router: Final = APIRouter(prefix="/api/games/{game_id}")

MOST_WAITING: Final = 8
"""How many requests for hints may wait at once."""
RETRY_S: Final = 2


class Adviser:
    """Computes hints, one after another, away from the event loop."""

    def __init__(self, service: GameService, limit_s: float) -> None:
        self._service = service
        self._stop, self._stopper = multiprocessing.Pipe(duplex=False)
        self._thinker = Thinker(service, WorkerProcess(limit_s, self._stop))
        self._one = CapacityLimiter(1)
        self._thinking = threading.Lock()
        self._waiting = 0

    async def advise(self, seat: Seat, number: int) -> dict[str, object]:
        """Return advice for a seat at a number, once earlier requests have been answered."""
        if self._waiting >= MOST_WAITING:
            raise RequestError(503, "no-hint", retry_after=RETRY_S)
        self._waiting += 1
        try:
            return await to_thread.run_sync(self._advise, seat, number, limiter=self._one)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """End the process, abandoning a hint in progress."""
        self._stopper.close()
        with self._thinking:
            self._thinker.end()
            self._stop.close()

    def _advise(self, seat: Seat, number: int) -> dict[str, object]:
        with self._thinking:
            view = self._view_at(seat, number)
            legal = view["legal"]
            assert isinstance(legal, list)
            try:
                reply = self._thinker.ask(seat, json.dumps(view), legal, ADVISER)
            except ClosingError:
                reply = None
        if reply is None:
            raise RequestError(503, "no-hint", retry_after=RETRY_S)
        return to_json(advice_of(view_from_json(view), reply))

    def _view_at(self, seat: Seat, number: int) -> dict[str, object]:
        """Return the view of a seat that has to choose at this number."""
        state = self._service.state(seat.game_id, seat.side, since=number)
        if SIDE_NAMES[seat.side] not in state.status.hints:
            raise RequestError(403, "no-hints", code="no-hints")
        if state.view is None:
            raise NotPlayingError("not-begun")
        return self._service.ask_table(
            seat.game_id, lambda table, _over: view_to_think_about(table, seat.side, number, state)
        )


def adviser_of(request: Request) -> Adviser:
    """Return this server's adviser."""
    adviser: Adviser = request.app.state.adviser
    return adviser


AtAdviser = Annotated[Adviser, Depends(adviser_of)]


class HintLineBody(BaseModel):
    """Choices that belong together, and what they are thought to be worth."""

    choices: list[ChoiceText] = Field(
        description="in order; chance or the enemy may cut them short"
    )
    order: list[MessageBody] = Field(description="the same for people")
    value: float | None = Field(
        description="the chance of winning; null if there was nothing to weigh up"
    )


class HintBody(BaseModel):
    """What a computer player would do in the seat's place."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {
                    "level": "earl",
                    "choice": "card 2",
                    "lines": [
                        {
                            "choices": ["card 2"],
                            "order": [{"key": "hint-card", "args": {"card": {"cards": ["2"]}}}],
                            "value": 0.54,
                        }
                    ],
                }
            ]
        }
    )
    level: str = Field(description="who was asked")
    choice: ChoiceText = Field(description="what is recommended now")
    lines: list[HintLineBody] = Field(description="the recommended one first, then others")


@router.post(
    "/hint",
    response_model=HintBody,
    responses=refusals(*OF_A_GAME, 409),
    dependencies=DOCUMENTED,
)
async def hint(
    context: InContext, adviser: AtAdviser, seat: MySeat, at: Annotated[AtNumber, Body()]
) -> Response:
    """Return what a computer player would do in your place, from what you can know.

    Hints are given when a computer sits opposite, or both seats were taken at one screen.
    """
    context.hints.take(f"{seat.game_id}/{seat.side}", "too-many-hints")
    advice = await adviser.advise(seat, at.number)
    return json_response({"level": HINT_LEVEL, **advice})
