"""One interface for all computer players: a view comes in, a choice goes out.

An opponent never sees a position of the game. What it cannot see it draws from its view, and from
its own tracker if it is given one; so it knows no more than a person on its seat.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Final, Protocol, runtime_checkable

from schiltrom.ai.evaluation.world_prior import apply_world_prior
from schiltrom.engine.choices import TEXTS
from schiltrom.engine.flow import choose
from schiltrom.engine.position import Position
from schiltrom.engine.tables import members
from schiltrom.engine.view import View
from schiltrom.engine.view import view as view_of
from schiltrom.engine.worlds import draw_world
from schiltrom.knowledge.tracker import Tracker

PLANS: Final = 256
"""How many decided choices are remembered."""


@dataclass(frozen=True, slots=True)
class Limit:
    """How long an opponent may think; by default its own time."""

    seconds: float | None = None
    """Seconds for a choice."""
    nodes: int | None = None
    """Positions looked at for a choice."""


NO_LIMIT: Final = Limit()


@dataclass(frozen=True, slots=True)
class Considered:
    """A line an opponent has considered, and its value."""

    choices: tuple[int, ...]
    value: float
    """The estimated chance of winning."""

    def __str__(self) -> str:
        return f"{', '.join(TEXTS[choice] for choice in self.choices)} ({self.value:.1%})"


@dataclass(frozen=True, slots=True)
class Answer:
    """A choice, with its reasons."""

    choice: int
    value: float | None = None
    """The estimated chance of winning; nothing if no thought was needed."""
    considered: tuple[Considered, ...] = ()
    """The lines considered, the best first."""
    resigns: bool = False
    """Whether the position is so hopeless that it would rather resign."""

    def __str__(self) -> str:
        return TEXTS[self.choice]


class Opponent(Protocol):
    """A computer player."""

    def answer(
        self,
        view: View,
        seed: int,
        limit: Limit = NO_LIMIT,
        sightings: Tracker | None = None,
    ) -> Answer:
        """Return a choice for the side whose view this is; the same arguments, the same answer."""


@runtime_checkable
class Watching(Opponent, Protocol):
    """A computer player that has a memory of its own, if it is shown the views of its side."""

    def watch(self, view: View) -> None:
        """See the next view of its side."""

    def forget(self, view: View) -> None:
        """Begin anew with a view, because too much has happened since the last one."""


class NothingToChooseError(ValueError):
    """An opponent was asked when it had nothing to choose."""


class Plans:
    """Choices that an opponent has decided on but not yet made, by view."""

    def __init__(self) -> None:
        self._next: OrderedDict[View, int] = OrderedDict()

    def keep(self, world: Position, side: int, choices: list[int]) -> None:
        """Remember the rest of a line whose first choice is being made now in *world*."""
        pos = world.copy()
        for now, following in pairwise(choices):
            choose(pos, side, now)
            if pos.is_chance() or not pos.waits_for(side):
                return
            self._next[view_of(pos, side)] = following
        while len(self._next) > PLANS:
            self._next.popitem(last=False)

    def recall(self, view: View) -> int | None:
        """Return the choice already decided on for this view."""
        choice = self._next.pop(view, None)
        return choice if choice is not None and view.legal >> choice & 1 else None


def legal_choices(view: View) -> list[int]:
    """Return the legal choices."""
    found = members(view.legal)
    if not found:
        raise NothingToChooseError("it is not this side's choice")
    return found


def draw_worlds(
    view: View, rng: Random, number: int, sightings: Tracker | None = None
) -> list[Position]:
    """Return worlds: positions that could be the true one, as far as the side knows."""
    if sightings is not None and sightings.view == view:
        return [sightings.draw(rng) for _ in range(number)]
    worlds = [draw_world(view, rng) for _ in range(number)]
    for world in worlds:
        apply_world_prior(world, view, rng)
    return worlds
