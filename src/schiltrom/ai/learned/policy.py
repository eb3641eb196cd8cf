"""The learned policy without search, as it is or with honest weaknesses.

A weakness is a temperature, at which it draws from the choices it finds likely, or a lack of
memory. How likely it finds a choice tells how little that loses: the policy was trained until
likelier choices were better ones. What it finds unlikely, a weaker player does not do either.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import exp
from random import Random

from schiltrom.ai.learned.network import Network, Opinion, shipped
from schiltrom.ai.learned.seat import Continuation, Seat, can_go_on
from schiltrom.ai.opponent import NO_LIMIT, Answer, Limit, draw_worlds
from schiltrom.engine.position import Position
from schiltrom.engine.view import View
from schiltrom.knowledge.tracker import Tracker
from schiltrom.observation.spots import EVERYWHERE


@dataclass(frozen=True, slots=True)
class Weakness:
    """In what a player is weaker than the policy."""

    temperature: float = 0.0
    """At which it draws from the likely choices; 0: it makes the likeliest."""
    least: float = 0.01
    """Choices that the policy makes less often than this are never made."""
    remembers: bool = True
    """Whether it remembers what it has seen of the enemy's blocks."""


class LearnedPolicy:
    """Chooses what the network likes best, or with a weakness something near it."""

    def __init__(self, weakness: Weakness | None = None, network: Network | None = None) -> None:
        self._weakness = weakness or Weakness()
        self._network = network or shipped()

    def answer_from(
        self,
        seat: Seat,
        view: View,
        seed: int,
        limit: Limit = NO_LIMIT,  # noqa: ARG002 (it never takes long)
        sightings: Tracker | None = None,  # noqa: ARG002 (the seat has its own memory)
    ) -> Answer:
        """Return a choice for a seat, from what it has seen and nothing else."""
        if isinstance(seat.seen, int):
            return Answer(seat.seen)
        rng = Random(seed)  # noqa: S311 (no secret hangs on it)
        if not self._weakness.remembers:
            (world,) = draw_worlds(view, rng, 1, None)
            seat = forgotten(seat, world)
        assert isinstance(seat.seen, bytes)
        (opinion,) = self._network.opinions([seat.seen])
        return Answer(self._chosen(opinion, rng), opinion.chance)

    def _chosen(self, opinion: Opinion, rng: Random) -> int:
        """Return the likeliest choice, or one drawn from the likely ones."""
        temperature = self._weakness.temperature
        if not temperature:
            return opinion.best
        most = max(opinion.logits)
        chances = [exp(logit - most) for logit in opinion.logits]
        least = min(self._weakness.least * sum(chances), 1.0)
        weights = [chance ** (1 / temperature) if chance >= least else 0.0 for chance in chances]
        return rng.choices(opinion.choices, weights)[0]


def forgotten(seat: Seat, world: Position) -> Seat:
    """Return a seat that knows no more of the enemy's hidden blocks than what it sees now."""
    side = seat.side
    if not can_go_on(world) or not world.waits_for(side):
        return seat
    enemy = 1 - side
    everywhere = tuple(EVERYWHERE if spots else 0 for spots in seat.options[enemy])
    options = (everywhere, seat.options[1]) if enemy == 0 else (seat.options[0], everywhere)
    game = Continuation(replace(seat, options=options))
    game.enter(world, 0)
    game.conclude(enemy)
    if game.game.ask(side) >= 0:
        return seat
    return replace(seat, seen=game.look(), options=options)
