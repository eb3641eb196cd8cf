"""The learned player: what its seat has seen goes in, a choice comes out.

An ``Observer`` follows the record of a game for one seat, as a tracker's follower does, and lists
what that seat has seen (``simulation.observe``). The player gets that list and nothing else.
"""

from __future__ import annotations

import numpy as np

from schiltrom.ai.learned.integer_network import shipped
from schiltrom.ai.opponent import Answer
from schiltrom.engine.record import Record, Replay
from schiltrom.engine.told import as_built_by
from schiltrom.learn.simulation import Game, Setup, observe


class Observer:
    """Lists what a seat has seen, as the record of its game grows."""

    def __init__(self, record: Record, side: int) -> None:
        self._record = record
        self._side = side
        self._replay: Replay = record.begin()
        self._game = Game([Setup(record.scenario, record.rules)], "", 0)
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


def answer(seen: bytes | int) -> Answer:
    """Return what the network chooses; a forced choice needs no thought."""
    if isinstance(seen, int):
        return Answer(seen)
    choice, value = shipped().choose(np.frombuffer(seen, np.int64))
    return Answer(choice, value)
