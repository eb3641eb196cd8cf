"""Structured logs: what happened, how long it took, and never a secret.

A request is logged by the pattern of its path. Full URLs, headers, bodies and error messages (a
database's repeats the values it was given) are not logged.
"""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

from schiltrom.server.http.errors import RequestError
from schiltrom.server.http.rate_limits import client_of
from schiltrom.server.http.security import with_headers
from schiltrom.server.ops.metrics import Metrics

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

LOG: Final = logging.getLogger("schiltrom.server")
FIELDS: Final = "fields"
UNKNOWN_PATH: Final = "(none)"
FRAMES: Final = 8
SWITCHED: Final = 101
OUR_LIBRARIES: Final = (
    "uvicorn",
    "websockets",
    "alembic",
    "procrastinate",
    "psycopg",
    "httpx",
    "httpcore",
)
METHODS: Final = ("GET", "HEAD", "POST")


class JsonFormatter(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line for a record; for an exception, only its type and where it was raised."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, Any] = {"at": at, "level": record.levelname.lower()}
        line["event"] = record.getMessage()
        line |= getattr(record, FIELDS, {})
        if record.exc_info and record.exc_info[1] is not None:
            line |= told(record.exc_info[1])
        return json.dumps(line)


def told(error: BaseException) -> dict[str, object]:
    """Return an exception's type and where it was raised, without its message."""
    frames = traceback.extract_tb(error.__traceback__)[-FRAMES:]
    where = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
    return {"error": type(error).__name__, "where": where}


def set_up_logging(level: str) -> None:
    """Send every log line to standard error as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in (*OUR_LIBRARIES, "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        # Below this level they log URLs with their queries (including those of webhooks, which are
        # players' secrets), or the ids of games.
        logger.setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_is_news)


def _is_news(record: logging.LogRecord) -> bool:
    """Return whether a line is more than a refused live connection, which we log ourselves."""
    return "without completing handshake" not in record.getMessage()


def log(event: str, **fields: object) -> None:
    """Write one line."""
    LOG.info(event, extra={FIELDS: fields})


def log_failure(event: str, error: Exception, **fields: object) -> None:
    """Write one line about something that should not have happened."""
    LOG.error(event, extra={FIELDS: fields | told(error)})


class Watch:
    """Counts and logs every request, and answers errors that nothing else caught."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on and note how it went."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0

        async def send_and_note(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
            elif message["type"] == "websocket.accept":
                status = SWITCHED
            await send(message)

        try:
            await self._app(scope, receive, send_and_note)
        except Exception as error:  # last resort: answer the client and log the error
            log_failure("request failed", error, path=path_of(scope))
            if scope["type"] == "http" and status == 0:
                answer = RequestError(500, "internal")
                await answer.response()(scope, receive, with_headers(scope, send_and_note))
        finally:  # a cancelled connection is logged too
            self._note(scope, status, time.perf_counter() - began)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        path = path_of(scope)
        method = scope.get("method", "GET")
        method = method if method in METHODS else "OTHER"
        if scope["type"] == "http":
            self._metrics.requests.labels(method, path, status).inc()
            self._metrics.seconds.labels(path).inc(seconds)
        milliseconds = round(seconds * 1000, 1)
        client = client_of(scope)
        log("request", method=method, path=path, status=status, ms=milliseconds, client=client)


def path_of(scope: Scope) -> str:
    """Return the pattern of a request's path, never the path itself."""
    return str(getattr(scope.get("route"), "path", UNKNOWN_PATH))
