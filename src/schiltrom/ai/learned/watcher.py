"""Watchers: they list what one seat has seen from its views alone, as they arrive from elsewhere.

A view is made a world, some position that gives it, and memories follow worlds. They use nothing of
a world that its view does not tell.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from schiltrom.ai.learned.resigning import CardChoices, seen_before, with_this_choice
from schiltrom.ai.learned.seat import Seat, copy_memory, look_from
from schiltrom.engine import steps
from schiltrom.engine.view import View
from schiltrom.engine.worlds import plain_world
from schiltrom.observation.memory import Memory
from schiltrom.observation.simulation import Game, Setup

KEPT: Final = 100
"""How many views are remembered, to which the enemy may go back."""


def is_beginning(view: View) -> bool:
    """Return whether nothing has been played yet."""
    now = view.counter("year"), view.counter("turn")
    return now <= (view.counter("first_year"), 1) and view.step == steps.CARD


class Watcher:
    """Watches a game through the views of one seat."""

    def __init__(self, view: View) -> None:
        self._setup = Setup(view.counter("scenario"), view.rules)
        self._game = Game([self._setup], "", 0)
        self._earlier: OrderedDict[View, list[Memory]] = OrderedDict()
        self._cards: CardChoices = ()
        if is_beginning(view):
            self._go_on(view)
        else:
            self.forget(view)

    def forget(self, view: View) -> None:
        """Begin anew with a view, as a stranger: too much has happened since the last one."""
        self._earlier.clear()
        seat = Seat.of_stranger(view)
        self._put(view, seat.memories_in(plain_world(view)))

    def see(self, view: View) -> None:
        """See the next view; one that was there before means that something was undone."""
        earlier = self._earlier.get(view)
        if earlier is not None:
            self._put(view, earlier)
            return
        try:
            self._go_on(view)
        except (AssertionError, IndexError):  # a jump that no memory can explain
            self.forget(view)
        if any(memory.contradictions for memory in self._game.memories):
            self.forget(view)

    def seat(self, view: View) -> Seat:
        """Return everything the seat has seen, now that this is its view."""
        seen = look_from(self._game, view.side)
        earlier = seen_before(self._cards, self._game.pos)
        return Seat.of(self._game, self._setup, view.side, seen, earlier)

    def _go_on(self, view: View) -> None:
        self._game.follow(plain_world(view))
        self._keep(view)

    def _put(self, view: View, memories: list[Memory]) -> None:
        """Let the memories be as they were."""
        game = self._game
        game.pos = plain_world(view)
        game._at = game.pos.at[:]
        for mine, memory in zip(game.memories, memories, strict=True):
            copy_memory(memory, mine)
            mine.contradictions = 0
        self._keep(view)

    def _keep(self, view: View) -> None:
        """Remember what is concluded at a view."""
        self._cards = with_this_choice(self._cards, self._game, self._game.pos, view.side)
        kept = [Memory(memory.side) for memory in self._game.memories]
        for mine, memory in zip(kept, self._game.memories, strict=True):
            copy_memory(memory, mine)
        self._earlier[view] = kept
        while len(self._earlier) > KEPT:
            self._earlier.popitem(last=False)
