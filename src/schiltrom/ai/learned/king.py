"""The learned King: the policy, and a search that may find a better plan of movement.

Plans come from the policy, and from the search if wished. The hand-made evaluation tries them, with
the enemy's reply and the battles by their odds; what the network thinks of the position that
follows is weighed with it. Cards can be a game of simultaneous choices, whose payoffs are both
opinions together. The rest is left to the policy.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log
from random import Random
from typing import Final

from schiltrom.ai.evaluation.evaluation import Evaluation
from schiltrom.ai.learned.network import Network, Opinion, shipped
from schiltrom.ai.learned.seat import Continuation, Seat
from schiltrom.ai.learned.values import opinions
from schiltrom.ai.levels import KING_SECONDS
from schiltrom.ai.opponent import NO_LIMIT, Answer, Considered, Limit
from schiltrom.ai.players.earl import SEED_BITS, Earl, Scope, Worlds, drawn_from, possible_cards
from schiltrom.ai.search.budget import Budget, PartOfBudget
from schiltrom.ai.search.greedy_moves import OrderMemory
from schiltrom.ai.search.halving import Candidate
from schiltrom.ai.search.heuristics import hand_of
from schiltrom.ai.search.playout import CardGame
from schiltrom.ai.search.regret import solve, worst_case
from schiltrom.engine import steps
from schiltrom.engine.choices import DONE, FIRST_WORD
from schiltrom.engine.flow import choose
from schiltrom.engine.position import Position
from schiltrom.engine.view import View
from schiltrom.knowledge.tracker import Tracker

MOVING: Final = (steps.MOVE, steps.MARCH)
LEAST: Final = 0.002
"""No chance to win counts as smaller than this, or as that much below certainty."""
UNIT_BITS: Final = 53
UNIT: Final = 1 << UNIT_BITS
"""Random numbers from 0 to 1 are parts of this."""


@dataclass(frozen=True, slots=True)
class Weighing:
    """How the opinions of search and network are put together."""

    network: float = 0.5
    """The weight of the network's opinion, 0 to 1."""
    sampled: int = 8
    """Plans drawn from the policy."""
    temperature: float = 1.0
    finalists: int = 12
    """Plans of the search on which the network is asked."""
    worlds: int = 24
    """Worlds in which it is asked, if there is time."""
    searching: float = 0.55
    """The part of a movement's time that belongs to the search."""
    own_plans: bool = False
    """Whether the search has plans of its own beside the policy's."""
    margin: float = 0.03
    """How much better than the policy's best plan another one must be."""
    policy_cards: bool = True
    """Whether the card is left to the policy."""
    policy_rest: bool = True
    """Whether everything but cards and movement is left to the policy."""
    remembers: bool = True
    """Whether worlds are drawn from what was seen before, and not from the view alone."""


class LearnedKing(Earl):
    """Searches with a network."""

    def __init__(
        self,
        evaluation: Evaluation | None = None,
        turn_seconds: float = KING_SECONDS,
        weighing: Weighing | None = None,
        network: Network | None = None,
    ) -> None:
        super().__init__(evaluation, Scope(), turn_seconds)
        self._weighing = weighing or Weighing()
        self._network = network or shipped()
        self._seat: Seat | None = None

    def answer_from(
        self,
        seat: Seat,
        view: View,
        seed: int,
        limit: Limit = NO_LIMIT,
        sightings: Tracker | None = None,
    ) -> Answer:
        """Return a choice for a seat, from what it has seen and nothing else."""
        if isinstance(seat.seen, int):
            return Answer(seat.seen)
        self._seat = seat
        if self._leaves_to_policy(view.step):
            (opinion,) = self._network.opinions([seat.seen])
            return Answer(opinion.best, opinion.chance)
        return self.answer(view, seed, limit, sightings if self._weighing.remembers else None)

    def _leaves_to_policy(self, step: int) -> bool:
        if step == steps.CARD:
            return self._weighing.policy_cards
        return self._weighing.policy_rest and step not in MOVING

    # --- movement ------------------------------------------------------------------------------

    def _answer_move(self, drawn: Worlds, side: int, rng: Random, budget: Budget) -> Answer:
        """Find the best plan of the movement phase."""
        weighing = self._weighing
        found = self._policy_plans(drawn.get(0), side, rng)
        proposed = [Candidate(choices, 0.0) for choices in found]
        share = PartOfBudget(budget, weighing.searching)
        candidates = list(proposed)
        if weighing.own_plans:
            candidates += self._plans_of(drawn, side, share)
        ranked, weight = candidates, 1.0
        if len(candidates) > 1:
            ranked, weight = self._search(candidates, drawn, side, rng, share), weighing.network
        for place, candidate in enumerate(ranked):  # what dropped out may have been overrated
            if place:
                candidate.value = min(candidate.value, ranked[place - 1].value)
        finalists = ranked[: weighing.finalists]
        finalists += [candidate for candidate in proposed if candidate not in finalists]
        self._weigh(finalists, drawn, side, rng.getrandbits(SEED_BITS), budget, weight)
        chosen = max(finalists, key=lambda candidate: candidate.value)
        if chosen.value <= proposed[0].value + weighing.margin:
            chosen = proposed[0]
        finalists.sort(key=lambda candidate: (candidate is not chosen, -candidate.value))
        for candidate in finalists:
            candidate.choices = [*candidate.choices, FIRST_WORD + DONE]
        return self._decide(drawn.get(0), side, finalists)

    def _weigh(
        self,
        candidates: list[Candidate],
        drawn: Worlds,
        side: int,
        seed: int,
        budget: Budget,
        weight: float,
    ) -> None:
        """Put the network's opinion of plans, with this weight, to that of the search."""
        assert self._seat is not None
        game = Continuation(self._seat)
        totals = [0.0] * len(candidates)
        asked = 0
        for number in range(self._weighing.worlds):
            world = drawn.get(number)
            lines = [(world, [*candidate.choices, FIRST_WORD + DONE]) for candidate in candidates]
            found = opinions(self._network, game, side, lines, seed + number)
            totals = [total + value for total, value in zip(totals, found, strict=True)]
            asked += 1
            if budget.is_spent(1 - 1 / (asked + 2)):
                break
        for candidate, total in zip(candidates, totals, strict=True):
            candidate.value = mixed(candidate.value, total / asked, weight)

    def _policy_plans(self, world: Position, side: int, rng: Random) -> list[list[int]]:
        """Return plans of a movement phase: what the policy likes best, and draws from it."""
        assert self._seat is not None
        games = [Continuation(self._seat) for _ in range(self._weighing.sampled)]
        plans: list[list[int]] = [[] for _ in games]
        chance = Random(rng.getrandbits(SEED_BITS))  # noqa: S311 (no secret hangs on it)
        for game in games:
            game.enter(world, 0)
        moving = list(range(len(games)))
        while moving:
            asked = [k for k in moving if _to_decision(games[k], side, plans[k])]
            if not asked:
                break
            found = self._network.opinions([games[k].look() for k in asked])
            best = [
                opinion.best if k == 0 else self._drawn(opinion, chance)
                for k, opinion in zip(asked, found, strict=True)
            ]
            moving = []
            for k, choice in zip(asked, best, strict=True):
                if choice != FIRST_WORD + DONE or games[k].game.pos.step != steps.MOVE:
                    games[k].play(side, [choice])
                    plans[k].append(choice)
                    moving.append(k)
        different: dict[tuple[int, ...], list[int]] = {}
        for game, plan in zip(games, plans, strict=True):
            pos = game.game.pos
            different.setdefault((*pos.at, pos.reserves), plan)
        return list(different.values())

    def _drawn(self, opinion: Opinion, chance: Random) -> int:
        """Return a choice drawn from the policy: the best after noise of Gumbel's distribution."""
        temperature = self._weighing.temperature
        noisy = [
            logit - log(-log((chance.getrandbits(UNIT_BITS) + 0.5) / UNIT)) * temperature
            for logit in opinion.logits
        ]
        return opinion.choices[noisy.index(max(noisy))]

    # --- cards ---------------------------------------------------------------------------------

    def _answer_card(self, drawn: Worlds, side: int, rng: Random, budget: Budget) -> Answer:
        """Solve the game of the two cards by both opinions."""
        assert self._seat is not None
        hand = hand_of(drawn.get(0), side)
        seed = rng.getrandbits(SEED_BITS)
        memory = OrderMemory()
        going_on = Continuation(self._seat)
        games: list[list[list[float]]] = []
        for number in range(self._scope.most_card_worlds):
            world = drawn.get(number)
            theirs = possible_cards(world, 1 - side)
            lines = [(own, other) for own in hand for other in theirs]
            seen = self._card_opinions(going_on, world, side, lines, seed + number)
            pairs = CardGame(self._evaluation, world, seed + number, memory)
            values: list[float] = []
            for (own, other), opinion in zip(lines, seen, strict=True):
                found = pairs.value(side, own, other)
                values.append(mixed(found, opinion, self._weighing.network))
                if budget.is_spent() and games:
                    break
            if len(values) == len(lines):
                width = len(theirs)
                games.append([values[i : i + width] for i in range(0, len(values), width)])
            if budget.is_spent((number + 1) / (number + 2)):
                break
        strategy = solve(games)
        chosen = hand[drawn_from(strategy, rng)]
        pure = [
            Considered((card,), worst_case(games, [float(card == other) for other in hand]))
            for card in hand
        ]
        pure.sort(key=lambda line: (line.choices[0] != chosen, -line.value))
        return Answer(chosen, worst_case(games, strategy), tuple(pure))

    def _card_opinions(
        self,
        game: Continuation,
        world: Position,
        side: int,
        pairs: list[tuple[int, int]],
        luck: int,
    ) -> list[float]:
        """Return what the network thinks of a side's chance after each pair of cards."""
        laid: dict[int, Position] = {}
        for _, other in pairs:
            laid[other] = world
            if world.card(1 - side) < 0:
                laid[other] = world.copy()
                choose(laid[other], 1 - side, other)
        lines = [(laid[other], [own]) for own, other in pairs]
        return opinions(self._network, game, side, lines, luck)


def _to_decision(game: Continuation, side: int, choices: list[int]) -> bool:
    """Make a side's forced choices of a movement phase; return whether it has to decide then."""
    while game.game.pos.step in MOVING and game.game.pos.active == side:
        forced = game.game.ask(side)
        if forced < 0:
            return True
        if forced == FIRST_WORD + DONE and game.game.pos.step == steps.MOVE:
            return False
        game.play(side, [forced])
        choices.append(forced)
    return False


def mixed(one: float, other: float, weight: float) -> float:
    """Return two chances put together, by their logarithmic odds."""
    score = (1 - weight) * _odds(one) + weight * _odds(other)
    return 1 / (1 + exp(-score))


def _odds(chance: float) -> float:
    chance = min(max(chance, LEAST), 1 - LEAST)
    return log(chance / (1 - chance))
