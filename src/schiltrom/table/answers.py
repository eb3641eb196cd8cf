"""The answers to requests about games, however they come: states, and why something is refused."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeVar

from schiltrom.engine.rules import RuleSetError
from schiltrom.table.errors import (
    BadRecordError,
    BadRulesError,
    ConflictError,
    GameError,
    NotFoundError,
    NotPlayingError,
    RefusedError,
    StaleError,
    TooOftenError,
)
from schiltrom.table.table import SCREEN_STATE, State
from schiltrom.text.errors import TranslatedError, error_message
from schiltrom.text.message import Message, to_json
from schiltrom.text.wording import in_words

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


R = TypeVar("R", bound=RequestError)


def error_of(error: Exception, kind: type[R]) -> R | None:
    """Return the answer to a refusal by the games or the rules, or None if there is none."""
    match error:
        case RequestError():
            if isinstance(error, kind):
                return error
            more = {"number": error.number, "retry_after": error.retry_after}
            return kind(error.status, error.say, code=error.code, detail=error.detail, **more)
        case StaleError():
            return kind(409, error.say, code="stale", number=error.number)
        case TooOftenError():
            return kind(429, error.say, retry_after=error.seconds)
        case GameError():
            found = next(answer for answer in ANSWERS if isinstance(error, answer[0]))
            return kind(found[1], error.say, code=found[2], detail=error.detail)
        case RefusedError() | BadRulesError():
            code = "refused" if isinstance(error, RefusedError) else "bad-rules"
            return kind(422, error.say, code=code)
        case RuleSetError():
            return kind(422, "bad-rules", code="bad-rules", detail=str(error))
    return None


def state_body(state: State, at_ms: int) -> dict[str, object]:
    """Return a state as it is sent at a given time."""
    return {
        "side": state.side,
        "number": state.number,
        **_in_form(state),
        "status": state.status.at(at_ms),
        "can_undo": state.can_undo,
        "your_choice": state.your_choice,
        "views": state.views,
        "own": state.own,
    }


def _in_form(state: State) -> dict[str, object]:
    """Return the view and the log in the requested form."""
    if state.form == SCREEN_STATE:
        return {"sheet": state.sheet, "lines": state.lines}
    return {"view": state.view, "lines": [_in_english(line.told.message) for line in state.lines]}


@lru_cache(maxsize=16_384)
def _in_english(message: Message) -> str:
    """Return a line of the log in words: most lines are told to several viewers."""
    return in_words(message)
