"""The answer over HTTP when something cannot be done: a code, a text, what helps to continue."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from sqlalchemy.exc import SQLAlchemyError
from starlette.responses import Response

from schiltrom.screen.encoding import to_text
from schiltrom.table import answers
from schiltrom.table.answers import CODES as CODES


class RequestError(answers.RequestError):
    """An answer over HTTP that reports an error."""

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
    if isinstance(error, SQLAlchemyError):
        return RequestError(503, "unavailable", retry_after=2)
    return answers.error_of(error, RequestError)


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
