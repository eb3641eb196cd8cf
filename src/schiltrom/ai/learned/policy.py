"""The learned policy without search, as it is or with honest weaknesses.

A weakness is a temperature on what a choice loses, by the network's own value, or a lack of memory.
A choice that loses far more than the temperature is never made.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import exp
from random import Random
from typing import Final

from schiltrom.ai.learned.network import Network, shipped
from schiltrom.ai.learned.seat import Continuation, Seat, can_go_on
from schiltrom.ai.learned.values import opinions
from schiltrom.ai.opponent import NO_LIMIT, Answer, Limit, draw_worlds
from schiltrom.engine.position import Position
from schiltrom.engine.view import View
from schiltrom.knowledge.tracker import Tracker
from schiltrom.learn.memory import EVERYWHERE

SENSIBLE: Final = 4.0
"""A choice may lose this many times the temperature and no more."""
LIKELY: Final = 0.01
"""Choices that the policy makes less often are never made."""
SEED_BITS: Final = 32


@dataclass(frozen=True, slots=True)
class Weakness:
    """In what a player is weaker than the policy."""

    temperature: float = 0.0
    """What a choice may lose, as a chance to win."""
    remembers: bool = True
    worlds: int = 2
    """Worlds in which losses are estimated."""


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
        sightings: Tracker | None = None,
    ) -> Answer:
        """Return a choice for a seat, from what it has seen and nothing else."""
        if isinstance(seat.seen, int):
            return Answer(seat.seen)
        weakness = self._weakness
        if weakness == Weakness():
            (opinion,) = self._network.opinions([seat.seen])
            return Answer(opinion.best, opinion.chance)
        rng = Random(seed)  # noqa: S311 (no secret hangs on it)
        known = sightings if weakness.remembers else None
        worlds = draw_worlds(view, rng, weakness.worlds, known)
        if not weakness.remembers:
            seat = forgotten(seat, worlds[0])
        return self._weakened(seat, worlds, rng)

    def _weakened(self, seat: Seat, worlds: list[Position], rng: Random) -> Answer:
        """Return a choice of those that lose little."""
        assert isinstance(seat.seen, bytes)
        (opinion,) = self._network.opinions([seat.seen])
        most = max(opinion.logits)
        chances = [exp(logit - most) for logit in opinion.logits]
        least = LIKELY * sum(chances)
        both = zip(opinion.choices, chances, strict=True)
        likely = [choice for choice, chance in both if chance >= least]
        best, value = opinion.best, opinion.chance
        temperature = self._weakness.temperature
        usable = [world for world in worlds if can_go_on(world) and world.waits_for(seat.side)]
        if not temperature or len(likely) < 2 or not usable:
            return Answer(best, value)
        losses = self._losses(seat, usable, likely, rng.getrandbits(SEED_BITS))
        weights = [
            exp(-loss / temperature) if loss <= SENSIBLE * temperature else 0.0 for loss in losses
        ]
        return Answer(rng.choices(likely, weights)[0], value)

    def _losses(
        self, seat: Seat, worlds: list[Position], choices: list[int], luck: int
    ) -> list[float]:
        """Return what each choice loses against the best of them, by the network's value."""
        game = Continuation(seat)
        totals = [0.0] * len(choices)
        for number, world in enumerate(worlds):
            lines = [(world, [choice]) for choice in choices]
            found = opinions(self._network, game, seat.side, lines, luck + number)
            totals = [total + value for total, value in zip(totals, found, strict=True)]
        best = max(totals)
        return [(best - total) / len(worlds) for total in totals]


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
