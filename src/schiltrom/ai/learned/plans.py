"""Plans of a movement phase: the policy's favourite, draws from it, changes of it, and others.

A drawn plan differs from the favourite as chance will have it, at any of its choices. A changed one
differs at one choice, the likeliest of them first, and goes on from there as the policy likes best:
where the policy is sure of itself, all draws are the same, but few changes are.
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
        self._changes: list[tuple[float, list[int], int]] = []
        """What was not tried yet: how much less the policy likes it, what goes before, a choice."""

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
                self._note_changes(plans[0], opinion)
                return opinion.best
            return drawn_choice(opinion, temperature, chance)

        self._complete(self._begin(plans), plans, list(range(number)), pick)
        self._changes.sort()

    def change(self, number: int) -> None:
        """Change the favourite at one choice, in the likeliest ways that were not tried before."""
        changes = self._changes[:number]
        del self._changes[:number]
        plans = [list(before) for _, before, _ in changes]
        games = self._begin(plans)
        choices = enumerate(choice for _, _, choice in changes)
        moving = [k for k, choice in choices if self._choose(games[k], plans[k], choice)]
        self._complete(games, plans, moving, lambda _, opinion: opinion.best)

    def add(self, plans: list[list[int]]) -> None:
        """Add plans that come from elsewhere, if they lead elsewhere too."""
        self._keep(self._begin(plans), plans)

    def _note_changes(self, before: list[int], opinion: Opinion) -> None:
        """Note what else could be chosen after the beginning of the favourite."""
        most = max(opinion.logits)
        for choice, logit in zip(opinion.choices, opinion.logits, strict=True):
            if choice != opinion.best:
                self._changes.append((most - logit, list(before), choice))

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
