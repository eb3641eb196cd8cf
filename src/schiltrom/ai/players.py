"""Computer players as a server asks them: a view as JSON text and a seed, a choice as text.

A process keeps one opponent of each level. All it remembers between two questions is what it has
decided for views to come, which it learned from the same seat's views.
"""

from __future__ import annotations

import json
from functools import cache

from schiltrom.ai.earl import EARL_SECONDS, KING_SECONDS, Earl
from schiltrom.ai.knight import HAND_MADE, Knight
from schiltrom.ai.opponent import Opponent
from schiltrom.ai.peasant import Peasant
from schiltrom.ai.squire import Squire
from schiltrom.ai.weights import evaluation
from schiltrom.engine.serial import view_from_json


def opponent_called(name: str, turn_seconds: float | None = None) -> Opponent:
    """Return a fresh opponent of a level; those who search take *turn_seconds* for a game turn."""
    match name:
        case "peasant":
            return Peasant()
        case "squire":
            return Squire()
        case "knight":
            return Knight()
        case "earl":
            return Earl(evaluation(HAND_MADE), turn_seconds=turn_seconds or EARL_SECONDS)
        case "king":
            return Earl(turn_seconds=turn_seconds or KING_SECONDS)
    raise KeyError(f"no level is called {name!r}")


@cache
def _resident(name: str) -> Opponent:
    return opponent_called(name)


def _play(name: str, view: str, seed: int) -> str:
    return str(_resident(name).answer(view_from_json(json.loads(view)), seed))


def squire(view: str, seed: int) -> str:
    """Choose as the Squire does."""
    return _play("squire", view, seed)


def knight(view: str, seed: int) -> str:
    """Choose as the Knight does."""
    return _play("knight", view, seed)
