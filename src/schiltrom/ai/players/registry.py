"""Computer players as a server asks them: a question comes in, a reply goes out.

A process keeps one opponent of each level. Between two questions it remembers only what it has
decided for later views of the same seat.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Final

from schiltrom.ai.evaluation.styles import styled
from schiltrom.ai.evaluation.weights import BEST, SIMPLE, evaluation
from schiltrom.ai.levels import (
    CLASSIC_PREFIX,
    EARL_SECONDS,
    HINT_LEVEL,
    KING_SECONDS,
    OPPONENT_NAMES,
    level_called,
)
from schiltrom.ai.opponent import NO_LIMIT, Limit, Opponent
from schiltrom.ai.players.earl import Earl
from schiltrom.ai.players.knight import HAND_MADE, Knight
from schiltrom.ai.players.peasant import Peasant
from schiltrom.ai.players.squire import Squire
from schiltrom.ai.protocol import Question, Reply
from schiltrom.engine.choices import TEXTS
from schiltrom.engine.serial import view_from_json

WEIGHTS: Final = {"squire": SIMPLE, "knight": HAND_MADE, "earl": HAND_MADE, "king": BEST}
"""The weights of each level."""


def opponent_called(
    name: str, turn_seconds: float | None = None, style: str | None = None
) -> Opponent:
    """Return a fresh opponent of a level; one that searches takes *turn_seconds* per game turn.

    All but the Peasant can have a *style*: ``aggressor`` or ``defender``. Hand-made levels are also
    known as ``classic-squire`` and so on.
    """
    name = name.removeprefix(CLASSIC_PREFIX) if name in OPPONENT_NAMES else name
    if name == "peasant" and style is None:
        return Peasant()
    if name not in WEIGHTS:
        raise KeyError(f"there is no level {name!r}" + (" that has a style" if style else ""))
    weighed = styled(evaluation(WEIGHTS[name]), style)
    match name:
        case "squire":
            return Squire(weighed)
        case "knight":
            return Knight(weighed)
        case "earl":
            return Earl(weighed, turn_seconds=turn_seconds or EARL_SECONDS)
        case _:
            return Earl(weighed, turn_seconds=turn_seconds or KING_SECONDS)


def _fresh(name: str, seconds: float | None) -> Opponent:
    """Return an opponent that spends no more on a game turn than it may on a choice."""
    measure = level_called(name).turn_seconds
    return opponent_called(name, measure and min(measure, seconds or measure))


_resident: Final = cache(_fresh)


def _ask(name: str, opponent: Opponent, question: Question) -> Reply:
    """Ask an opponent; one without a time of its own gets the question's."""
    view = view_from_json(json.loads(question.view))
    measured = level_called(name).turn_seconds is not None
    limit = NO_LIMIT if measured else Limit(seconds=question.seconds)
    answer = opponent.answer(view, question.seed, limit, question.tracker)
    lines = tuple(
        (tuple(TEXTS[choice] for choice in line.choices), line.value) for line in answer.considered
    )
    return Reply(str(answer), answer.resigns, answer.value, lines)


def _play(name: str, question: Question) -> Reply:
    return _ask(name, _resident(name, question.seconds), question)


def peasant(question: Question) -> Reply:
    """Choose as the Peasant does."""
    return _play("peasant", question)


def squire(question: Question) -> Reply:
    """Choose as the Squire does."""
    return _play("squire", question)


def knight(question: Question) -> Reply:
    """Choose as the Knight does."""
    return _play("knight", question)


def earl(question: Question) -> Reply:
    """Choose as the Earl does."""
    return _play("earl", question)


def king(question: Question) -> Reply:
    """Choose as the King does."""
    return _play("king", question)


def adviser(question: Question) -> Reply:
    """Choose for a person who wants a hint, without earlier plans, so that reasons are given."""
    return _ask(HINT_LEVEL, _fresh(HINT_LEVEL, question.seconds), question)
