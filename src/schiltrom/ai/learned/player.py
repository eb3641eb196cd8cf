"""Learned players: what a seat has seen goes in, a choice comes out.

Players get a ``Seat`` and nothing else; an ``Observer`` makes it from the record of a game.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final, Protocol

from schiltrom.ai.learned.king import GLANCES, NOBODY, POLICY, LearnedKing, Weighing
from schiltrom.ai.learned.observer import Observer
from schiltrom.ai.learned.policy import LearnedPolicy, Weakness
from schiltrom.ai.learned.resigning import Resigning
from schiltrom.ai.learned.seat import Seat
from schiltrom.ai.levels import level_called
from schiltrom.ai.opponent import NO_LIMIT, Answer, Limit
from schiltrom.engine.view import View
from schiltrom.knowledge.tracker import Tracker

__all__ = ["LADDER", "PARTS", "SEARCHERS", "Observer", "Player", "player_called"]

LADDER: Final = {
    "learned": Weakness(),
    "learned-squire": Weakness(temperature=8.0, least=0.0003),
    "learned-knight": Weakness(temperature=8.0, least=0.004),
    "learned-earl": Weakness(temperature=1.0, least=0.02),
}
"""Players without search, by the name of their level."""
SEARCHERS: Final = {"learned-king": Weighing()}
"""Players that search."""
BOTH: Final = {
    "network": 0.5,
    "searching": 0.55,
    "replies": (NOBODY,),
    "margin": 0.03,
    "errors": 0.0,
}
PARTS: Final[dict[str, dict[str, Any]]] = {
    "value": {"replies": (NOBODY,)},
    "glances": {"replies": (GLANCES,)},
    "policy": {"replies": (POLICY,)},
    "draws": {"hand_made": 0, "varied_in": ()},
    "unvaried": {"varied_in": ()},
    "search": {"network": 0.0, "searching": 1.0, "margin": 0.03},
    "both": BOTH,
    "plans": {**BOTH, "own_plans": True},
    "cards": {"policy_cards": False, "network": 0.5},
    "battles": {"policy_rest": False},
    "strangers": {"remembers": False},
}
"""The King with other parts, to show what each is worth: plans played on by nobody, by the
hand-made player or by the policy alone, no plans but those drawn from the policy, no variations of
plans, the hand-made search alone, both, its plans too, cards as a matrix game, battles and winter
by the hand-made search, no memory in worlds."""


class Player(Protocol):
    """A learned player."""

    def answer_from(
        self,
        seat: Seat,
        view: View,
        seed: int,
        limit: Limit = NO_LIMIT,
        sightings: Tracker | None = None,
    ) -> Answer:
        """Return a choice for a seat; the same arguments, the same answer."""


def player_called(name: str, turn_seconds: float | None = None, part: str | None = None) -> Player:
    """Return a fresh player of a learned level; one that searches takes *turn_seconds*.

    It can be had without some of its parts, to show what they are worth: see ``PARTS``.
    """
    if name in LADDER:
        return Resigning(LearnedPolicy(LADDER[name]))
    measure = turn_seconds or level_called(name).turn_seconds
    assert measure is not None
    weighing = replace(SEARCHERS[name], **PARTS[part]) if part else SEARCHERS[name]
    return Resigning(LearnedKing(turn_seconds=measure, weighing=weighing))
