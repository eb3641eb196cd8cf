"""Computer players as a server asks them: a question comes in, a reply goes out.

A process keeps one opponent of each level. Between two questions it remembers only what it has
decided for later views of the same seat.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import import_module
from typing import Final

from schiltrom.ai.evaluation.styles import styled
from schiltrom.ai.evaluation.weights import BEST, SIMPLE, evaluation
from schiltrom.ai.levels import (
    ARENA_NAMES,
    CLASSIC_PREFIX,
    EARL_SECONDS,
    KING_SECONDS,
    LEARNED_PLAYERS,
    hint_level,
    hint_seconds,
    level_called,
    level_here,
)
from schiltrom.ai.opponent import NO_LIMIT, Answer, Limit, Opponent
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
    known as ``classic-squire`` and so on. A learned player answers from what it has been
    shown, if it has (``Watching``).
    """
    if name in ARENA_NAMES:
        level = level_here(name)
        if level.is_learned:
            learned: Opponent = import_module(LEARNED_PLAYERS).Watching(level, turn_seconds, style)
            return learned
        name = level.who.removeprefix(CLASSIC_PREFIX)
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
    return reply_of(opponent.answer(view, question.seed, limit, question.tracker))


def reply_of(answer: Answer) -> Reply:
    """Return an answer as text."""
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
    return _play("classic-squire", question)


def knight(question: Question) -> Reply:
    """Choose as the Knight does."""
    return _play("classic-knight", question)


def earl(question: Question) -> Reply:
    """Choose as the Earl does."""
    return _play("classic-earl", question)


def king(question: Question) -> Reply:
    """Choose as the King does."""
    return _play("classic-king", question)


def adviser(question: Question) -> Reply:
    """Choose for a person who wants a hint, without earlier plans, so that reasons are given."""
    who = hint_level(hand_made=True).who
    return _ask(who, _fresh(who, hint_seconds(question.seconds)), question)
