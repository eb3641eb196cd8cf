"""The application: the endpoints, with limits in front and logging around them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from anyio import to_thread
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.routing import Match

from schiltrom import __version__
from schiltrom.engine.rules import RuleSetError
from schiltrom.server.computers import hints
from schiltrom.server.games.service import GameService
from schiltrom.server.http import (
    api,
    api_chat,
    api_concordance,
    api_insight,
    api_notify,
    api_options,
    api_push,
    api_screen,
)
from schiltrom.server.http.context import RequestContext
from schiltrom.server.http.errors import CODES, RequestError, error_of, validation_message
from schiltrom.server.http.security import Gate
from schiltrom.server.http.web import page_for_lost, read_web, web_router
from schiltrom.server.live.sockets import Live
from schiltrom.server.ops.logs import Watch, log_failure
from schiltrom.server.ops.periodic import PeriodicJobs
from schiltrom.server.ops.settings import Settings
from schiltrom.table.errors import BadRulesError, GameError, RefusedError

ABOUT: Final = (
    "Hammer of the Scots over the network. A seat is opened by its token (Authorization: Bearer, "
    "or a cookie); anyone without one watches. A choice carries the number of what its seat last "
    "saw. Live play: POST .../tickets, then connect to .../live?ticket=..., send "
    '{"since": number or -1} first, then {"id", "number", "choice"}; states come as they change. '
    "With form=sheet (over a live connection in the first message) a state has a sheet, ready to "
    "be drawn, and messages of the catalogues instead of a view and English lines. "
    'With "chat": id in the first message, what was said since comes as {"chat": [...]} too. '
    'With "differences": true in it, only what has changed is sent after the first state.'
)
SAID: Final = {404: "not-found", 405: "method-not-allowed"}


def create_app(settings: Settings, service: GameService) -> FastAPI:
    """Return the server's application."""
    context = RequestContext(settings, service)
    live = Live(context)
    periodic = PeriodicJobs(context)
    adviser = hints.Adviser(service, settings.think_seconds)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        live.start()
        await periodic.start()
        try:
            yield
        finally:
            await live.stop()
            await periodic.stop()
            await to_thread.run_sync(adviser.close)

    app = FastAPI(
        title="Schiltrom",
        version=__version__,
        description=ABOUT,
        openapi_url="/api/openapi.json",
        docs_url=None,  # their pages load scripts from other sites
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.context = context
    app.state.live = live
    app.state.periodic = periodic
    app.state.adviser = adviser
    app.state.analysis = api_insight.Analysis(service)
    for router in (
        api.router,
        api_chat.router,
        api_notify.router,
        api_push.router,
        api_screen.router,
        api_screen.lessons,
        api_insight.router,
        hints.router,
    ):
        app.include_router(router)
    app.include_router(api.health)
    app.include_router(api_options.router)
    app.include_router(api_concordance.router)
    app.state.web = read_web()
    app.include_router(web_router(app.state.web))
    app.add_middleware(Gate, settings=settings, requests=context.requests)
    app.add_middleware(Watch, metrics=context.metrics)
    app.add_exception_handler(RequestValidationError, _on_bad_input)
    app.add_exception_handler(HTTPException, _on_http_error)
    refusals = (GameError, RefusedError, BadRulesError, RuleSetError)
    for kind in (RequestError, *refusals, SQLAlchemyError):
        app.add_exception_handler(kind, _on_refusal)
    return app


async def _on_bad_input(_request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    details = list(error.errors())
    if details and details[0].get("type") == "json_invalid":
        return RequestError(400, "not-json").response()
    return RequestError(422, "unprocessable", detail=validation_message(details)).response()


async def _on_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    status = error.status_code if error.status_code in CODES else 400
    page = page_for_lost(request, request.app.state.web) if status == 404 else None
    if page is not None:
        return page
    response = RequestError(status, SAID.get(status, "bad-request")).response()
    response.headers.update(error.headers or {})
    if status == 405:
        response.headers["Allow"] = ", ".join(sorted(_methods_of(request)))
    return response


def _methods_of(request: Request) -> set[str]:
    """Return all methods of the requested path; the router names only those of one route."""
    found: set[str] = set()
    for route in request.app.routes:
        if route.matches(request.scope)[0] is not Match.NONE:
            found |= getattr(route, "methods", None) or set()
    return found


async def _on_refusal(_request: Request, error: Exception) -> Response:
    known = error_of(error)
    assert known is not None
    if isinstance(error, SQLAlchemyError):
        log_failure("database", error)
    return known.response()
