"""The answer when something cannot be done: a code, a text, and what helps to continue."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.responses import Response

from schiltrom.engine.rules import RuleSetError
from schiltrom.screen.encoding import to_text
from schiltrom.table.errors import (
    BadRecordError,
    ConflictError,
    GameError,
    NotFoundError,
    NotPlayingError,
    RefusedError,
    StaleError,
    TooOftenError,
)
from schiltrom.text.errors import TranslatedError, error_message
from schiltrom.text.message import Message, to_json

CODES: Final[dict[int, str]] = {
    400: "bad-request",
    401: "no-seat",
    403: "forbidden",
    404: "not-found",
    405: "method-not-allowed",
    408: "too-slow",
    409: "conflict",
    413: "too-large",
    422: "unprocessable",
    429: "too-many-requests",
    500: "internal",
    503: "unavailable",
}

ANSWERS: Final[tuple[tuple[type[GameError], int, str], ...]] = (
    (NotPlayingError, 409, "not-playing"),
    (ConflictError, 409, "conflict"),
    (NotFoundError, 404, "not-found"),
    (BadRecordError, 422, "bad-record"),
    (GameError, 400, "bad-request"),
)
"""The answers to the game service's refusals; the first match counts."""


class RequestError(TranslatedError):
    """An answer that reports an error."""

    def __init__(
        self,
        status: int,
        say: Message | str,
        *,
        code: str = "",
        detail: str = "",
        number: int | None = None,
        retry_after: int | None = None,
    ) -> None:
        """Answer with a message, or with the error for this key; *detail* is for programs only."""
        super().__init__(error_message(say) if isinstance(say, str) else say)
        self.status = status
        self.code = code or CODES[status]
        self.detail = detail
        self.number = number
        self.retry_after = retry_after

    def body(self) -> dict[str, object]:
        """Return the answer as plain data."""
        body: dict[str, object] = {
            "error": self.code,
            "message": self.detail or str(self),
            "say": to_json(self.say),
        }
        if self.say.rule:
            body["rule"] = self.say.rule
        if self.number is not None:
            body["number"] = self.number
        if self.retry_after is not None:
            body["retry_after"] = self.retry_after
        return body

    def headers(self) -> dict[str, str]:
        """Return the headers that go with the answer."""
        headers = {}
        if self.retry_after is not None:
            headers["Retry-After"] = str(self.retry_after)
        if self.status == 401:
            headers["WWW-Authenticate"] = "Bearer"
        return headers

    def response(self) -> Response:
        """Return the answer over HTTP."""
        return json_response(self.body(), self.status, self.headers())


def json_response(
    data: object, status: int = 200, headers: Mapping[str, str] | None = None
) -> Response:
    """Return data as an answer over HTTP."""
    return Response(to_text(data), status, headers, media_type="application/json")


def error_of(error: Exception) -> RequestError | None:
    """Return the answer to a refusal by the service or the rules, or None if there is none."""
    match error:
        case RequestError():
            return error
        case StaleError():
            return RequestError(409, error.say, code="stale", number=error.number)
        case TooOftenError():
            return RequestError(429, error.say, retry_after=error.seconds)
        case GameError():
            found = next(answer for answer in ANSWERS if isinstance(error, answer[0]))
            return RequestError(found[1], error.say, code=found[2], detail=error.detail)
        case RefusedError():
            return RequestError(422, error.say, code="refused")
        case RuleSetError():
            return RequestError(422, "bad-rules", code="bad-rules", detail=str(error))
        case SQLAlchemyError():
            return RequestError(503, "unavailable", retry_after=2)
    return None


def is_plain(part: object) -> bool:
    """Return whether part of a location in a request is an index or could be a field's name."""
    return isinstance(part, int) or re.fullmatch(r"[A-Za-z_\[\]]{1,40}", str(part)) is not None


def validation_message(details: list[dict[str, Any]]) -> str:
    """Return what is wrong with a request, for programmers, without repeating any values sent."""
    said = []
    for detail in details[:5]:
        place = [str(part) if is_plain(part) else "?" for part in detail.get("loc", ())]
        if detail.get("type") == "extra_forbidden":
            place, words = place[:-1], "there is a field that is not known here"
        else:
            words = str(detail.get("msg", "wrong"))
        said.append(f"{'.'.join(place)}: {words}" if place else words)
    return "; ".join(said)
