"""Plans of a movement phase: the policy's favourite, draws from it, variations, and others.

A drawn plan differs from the favourite as chance will have it, at any of its choices. A variation
differs from some plan at one choice, the likeliest of them first, and goes on from there as the
policy likes best: where the policy is sure of itself, all draws are the same, but few variations
are.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log
from random import Random
from typing import Final

from schiltrom.ai.learned.network import Network, Opinion
from schiltrom.ai.learned.seat import Continuation, Seat
from schiltrom.engine import steps
from schiltrom.engine.choices import DONE, FIRST_WORD
from schiltrom.engine.position import Position

MOVING: Final = (steps.MOVE, steps.MARCH)
UNIT_BITS: Final = 53
UNIT: Final = 1 << UNIT_BITS
"""Random numbers from 0 to 1 are parts of this."""
END: Final = FIRST_WORD + DONE
Pick = Callable[[int, Opinion], int]
"""What chooses in the plan with a number."""


class MovementPlans:
    """Different plans of a side, in one of the worlds it holds possible."""

    def __init__(self, network: Network, seat: Seat, world: Position, side: int) -> None:
        self._network = network
        self._seat = seat
        self._world = world
        self._side = side
        self._different: dict[tuple[int, ...], list[int]] = {}
        self._tried: set[tuple[int, ...]] = set()
        """The beginnings of variations that were tried."""

    @property
    def found(self) -> list[list[int]]:
        """Return the different plans, the favourite first, without the word that ends them."""
        return list(self._different.values())

    def draw(self, number: int, temperature: float, chance: Random) -> None:
        """Draw some plans; the first plan of all is the favourite."""
        has_favourite = not self._different
        plans: list[list[int]] = [[] for _ in range(number)]

        def pick(plan: int, opinion: Opinion) -> int:
            if has_favourite and plan == 0:
                return opinion.best
            return drawn_choice(opinion, temperature, chance)

        self._complete(self._begin(plans), plans, list(range(number)), pick)

    def vary(self, plan: list[int], number: int) -> list[list[int]]:
        """Vary a plan at one choice, in the likeliest ways that were not tried before.

        Return those of the new plans that lead elsewhere than all before them.
        """
        before = len(self._different)
        ways = self._ways_to_vary(plan)[:number]
        self._tried.update(map(tuple, ways))
        plans = [way[:-1] for way in ways]
        games = self._begin(plans)
        choices = enumerate(way[-1] for way in ways)
        moving = [k for k, choice in choices if self._choose(games[k], plans[k], choice)]
        self._complete(games, plans, moving, lambda _, opinion: opinion.best)
        return self.found[before:]

    def add(self, plans: list[list[int]]) -> None:
        """Add plans that come from elsewhere, if they lead elsewhere too."""
        self._keep(self._begin(plans), plans)

    def _ways_to_vary(self, plan: list[int]) -> list[list[int]]:
        """Return beginnings of a plan with another last choice, those the policy likes first."""
        game = Continuation(self._seat)
        game.enter(self._world, 0)
        beginnings: list[list[int]] = []
        seen: list[bytes] = []
        for number in range(len(plan) + 1):
            if game.game.ask(self._side) < 0:
                beginnings.append(plan[:number])
                seen.append(game.look())
            game.play(self._side, plan[number : number + 1])
        ways: list[tuple[float, list[int]]] = []
        for beginning, opinion in zip(beginnings, self._network.opinions(seen), strict=True):
            planned = [*plan, END][len(beginning)]
            most = max(opinion.logits)
            for choice, logit in zip(opinion.choices, opinion.logits, strict=True):
                way = [*beginning, choice]
                if choice != planned and tuple(way) not in self._tried:
                    ways.append((most - logit, way))
        return [way for _, way in sorted(ways)]

    def _begin(self, plans: list[list[int]]) -> list[Continuation]:
        """Return games in which the beginnings of some plans have been played."""
        games = [Continuation(self._seat) for _ in plans]
        for game, plan in zip(games, plans, strict=True):
            game.enter(self._world, 0)
            game.play(self._side, plan)
        return games

    def _choose(self, game: Continuation, plan: list[int], choice: int) -> bool:
        """Make a choice in a plan, unless it ends the movement phase; return whether it goes on."""
        if choice == END and game.game.pos.step == steps.MOVE:
            return False
        game.play(self._side, [choice])
        plan.append(choice)
        return True

    def _complete(
        self, games: list[Continuation], plans: list[list[int]], moving: list[int], pick: Pick
    ) -> None:
        """Go on with plans to the end of the movement phase, all of them side by side."""
        while moving:
            asked = [k for k in moving if _to_decision(games[k], self._side, plans[k])]
            found = self._network.opinions([games[k].look() for k in asked]) if asked else []
            moving = [
                k
                for k, opinion in zip(asked, found, strict=True)
                if self._choose(games[k], plans[k], pick(k, opinion))
            ]
        self._keep(games, plans)

    def _keep(self, games: list[Continuation], plans: list[list[int]]) -> None:
        """Keep those plans that lead elsewhere than all before them."""
        for game, plan in zip(games, plans, strict=True):
            pos = game.game.pos
            self._different.setdefault((*pos.at, pos.reserves), plan)


def drawn_choice(opinion: Opinion, temperature: float, chance: Random) -> int:
    """Return a choice drawn from the policy: the best after noise of Gumbel's distribution."""
    noisy = [
        logit - log(-log((chance.getrandbits(UNIT_BITS) + 0.5) / UNIT)) * temperature
        for logit in opinion.logits
    ]
    return opinion.choices[noisy.index(max(noisy))]


def _to_decision(game: Continuation, side: int, choices: list[int]) -> bool:
    """Make a side's forced choices of a movement phase; return whether it has to decide then."""
    while game.game.pos.step in MOVING and game.game.pos.active == side:
        forced = game.game.ask(side)
        if forced < 0:
            return True
        if forced == END and game.game.pos.step == steps.MOVE:
            return False
        game.play(side, [forced])
        choices.append(forced)
    return False
