"""Learned players: what a seat has seen goes in, a choice comes out.

An ``Observer`` follows the record of a game for one seat, as a tracker's follower does, and lists
what that seat has seen (``simulation.observe``). Players get a ``Seat`` and nothing else.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final, Protocol

from schiltrom.ai.learned.king import LearnedKing, Weighing
from schiltrom.ai.learned.policy import LearnedPolicy, Weakness
from schiltrom.ai.learned.seat import Seat
from schiltrom.ai.levels import level_called
from schiltrom.ai.opponent import NO_LIMIT, Answer, Limit
from schiltrom.engine.record import Record, Replay
from schiltrom.engine.told import as_built_by
from schiltrom.engine.view import View
from schiltrom.knowledge.tracker import Tracker
from schiltrom.learn.simulation import Game, Setup, observe

LADDER: Final = {
    "learned": Weakness(),
    "learned-squire": Weakness(temperature=0.03, remembers=False),
    "learned-knight": Weakness(temperature=0.01),
}
"""Players without search, by the name of their level."""
SEARCHERS: Final = {
    "learned-earl": Weighing(sampled=4, finalists=6, worlds=4),
    "learned-king": Weighing(),
}
"""Players that search: the Earl sees less far."""
PARTS: Final[dict[str, dict[str, Any]]] = {
    "value": {"network": 1.0, "searching": 0.1},
    "search": {"network": 0.0, "searching": 1.0, "worlds": 1},
    "plans": {"own_plans": True},
    "cards": {"policy_cards": False},
    "battles": {"policy_rest": False},
    "strangers": {"remembers": False},
}
"""Searchers with other parts, to show what each is worth: the value alone, the search alone, plans
of the search too, cards as a matrix game, battles and winter by the search, no memory in worlds."""


class Observer:
    """Lists what a seat has seen, as the record of its game grows."""

    def __init__(self, record: Record, side: int) -> None:
        self._record = record
        self._side = side
        self._replay: Replay = record.begin()
        self._setup = Setup(record.scenario, record.rules)
        self._game = Game([self._setup], "", 0)
        self._game.follow(self._replay.position)
        self._read = 0

    def look(self) -> bytes | int:
        """Return the seat's observation, or its only legal choice."""
        for entry in self._record.entries[self._read :]:
            self._replay.apply(entry)
            self._game.follow(self._replay.position)
            self._read += 1
        game = self._game
        game.pos = as_built_by(self._replay.position, self._side)
        forced = game.ask(self._side)
        parts: list[bytes] = []
        if forced < 0:
            observe(game, parts)
        game.pos = self._replay.position
        return forced if forced >= 0 else b"".join(parts)

    def seat(self) -> Seat:
        """Return everything the seat has seen."""
        return Seat.of(self._game, self._setup, self._side, self.look())


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
        return LearnedPolicy(LADDER[name])
    measure = turn_seconds or level_called(name).turn_seconds
    assert measure is not None
    weighing = replace(SEARCHERS[name], **PARTS[part]) if part else SEARCHERS[name]
    return LearnedKing(turn_seconds=measure, weighing=weighing)
