"""The learned King: the policy, and a search that may find a better plan of movement.

Plans come from the policy, its favourite and others near it (``plans``), and from the hand-made
player. Each is played on in worlds that the side holds possible (``trials``) until the battles are
fought, by the policy itself (``rollouts``) and by the hand-made player (``glances``), so that it
has to be good against both; there the network is asked for its value. The best plan so far is
varied meanwhile. Another plan than the favourite is taken if it is clearly better. The rest is left
to the policy.

For comparison there are other parts: the hand-made search, its plans, and cards as a game of
simultaneous choices, whose payoffs are both opinions together.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from math import exp, log
from random import Random
from typing import Final

from schiltrom.ai.evaluation.evaluation import Evaluation
from schiltrom.ai.learned.glances import Glances
from schiltrom.ai.learned.network import Network, quick, shipped
from schiltrom.ai.learned.plans import MOVING, MovementPlans
from schiltrom.ai.learned.rollouts import Lucky, Rollouts
from schiltrom.ai.learned.seat import Continuation, Seat
from schiltrom.ai.learned.trials import Trial, Trials, error_between, sizes_of_rounds
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

LEAST: Final = 0.002
"""No chance to win counts as smaller than this, or as that much below certainty."""
LEAST_SECONDS: Final = 0.2
"""With less time for a game turn a search finds nothing that the policy does not know."""
MOVEMENT_SHARE: Final = 1.12
"""What movement may take of a game turn's time, where the policy chooses the cards: a fifth of the
game turns have no movement, so that a game turn takes no longer on average."""
PLANS_A_SECOND: Final = 24
LEAST_PLANS: Final = 8
MOST_PLANS: Final = 48
"""How many plans are drawn for a second of a game turn's time, and in any case."""
VARIATIONS: Final = 2 / 3
"""How many variations are tried at a time, for each plan that is drawn."""
LOT: Final = 12
DRAWING_SHARE: Final = 0.15
"""More lots are drawn until this part of the time is spent: on a slow device it soon is."""
POLICY: Final = "policy"
GLANCES: Final = "glances"
NOBODY: Final = "nobody"
"""Who plays plans on; nobody: the network is asked at the next decision."""


@dataclass(frozen=True, slots=True)
class Weighing:
    """How a plan is found, and how network and hand-made search are weighed against each other."""

    sampled: int | None = None
    """Plans drawn from the policy, its favourite among them; None: as many as there is time for."""
    temperature: float = 2.0
    """At which they are drawn."""
    hand_made: int = 6
    """Plans that look best to the hand-made player, beside those of the policy."""
    varied_in: tuple[int, ...] = (2, 3)
    """In which rounds the plan that is best so far is varied."""
    variations: int | None = None
    """Variations that are tried then; None: as many as there is time for."""
    own_plans: bool = False
    """Whether the hand-made search has plans of its own beside those."""
    finalists: int = 12
    """Plans on which the network is asked."""
    worlds: int = 2000
    """Worlds in which it is asked, if there is time."""
    replies: tuple[str, ...] = (POLICY, GLANCES)
    """Who plays plans on: the policy, the hand-made player at a glance, or each in turn."""
    searching: float = 0.0
    """The part of a movement's time that belongs to the hand-made search."""
    network: float = 1.0
    """The weight of the network's opinion, 0 to 1, against that of the hand-made search."""
    margin: float = 0.01
    """How much better than the policy's favourite another plan must be."""
    errors: float = 1.0
    """How many standard errors better it must be as well."""
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

    def _share_of(self, step: int) -> float:
        if self._weighing.policy_cards and step == steps.MOVE:
            return MOVEMENT_SHARE
        return super()._share_of(step)

    def _leaves_to_policy(self, step: int) -> bool:
        if self._turn_seconds < LEAST_SECONDS:
            return True
        if step == steps.CARD:
            return self._weighing.policy_cards
        return self._weighing.policy_rest and step not in MOVING

    # --- movement ------------------------------------------------------------------------------

    def _answer_move(self, drawn: Worlds, side: int, rng: Random, budget: Budget) -> Answer:
        """Find the best plan of the movement phase."""
        weighing = self._weighing
        chance = self._chance()
        plans = self._all_plans(drawn, side, rng, budget)
        proposed = [Candidate(choices, chance) for choices in plans.found]
        favourite = proposed[0]
        finalists, weight = proposed, 1.0
        if weighing.searching and (len(proposed) > 1 or weighing.own_plans):
            share = PartOfBudget(budget, weighing.searching)
            finalists, weight = self._searched(proposed, drawn, side, rng, share), weighing.network
        if len(finalists) > 1 and weight:
            seed = rng.getrandbits(SEED_BITS)
            finalists.sort(key=lambda candidate: candidate is not favourite)
            self._weigh(finalists, plans, drawn, side, seed, budget, weight)
        chosen = self._better(favourite, finalists)
        finalists.sort(key=lambda candidate: (candidate is not chosen, -candidate.value))
        for candidate in finalists:
            candidate.choices = [*candidate.choices, FIRST_WORD + DONE]
        return self._decide(drawn.get(0), side, finalists)

    def _chance(self) -> float:
        """Return the network's opinion of the seat's chance to win, as it is."""
        assert self._seat is not None
        assert isinstance(self._seat.seen, bytes)
        (opinion,) = self._network.opinions([self._seat.seen])
        return opinion.chance

    def _searched(
        self, proposed: list[Candidate], drawn: Worlds, side: int, rng: Random, share: Budget
    ) -> list[Candidate]:
        """Return the plans that the hand-made search likes best, and all that were proposed."""
        candidates = list(proposed)
        if self._weighing.own_plans:
            candidates += self._plans_of(drawn, side, share)
        ranked = self._search(candidates, drawn, side, rng, share)
        for place, candidate in enumerate(ranked):  # what dropped out may have been overrated
            if place:
                candidate.value = min(candidate.value, ranked[place - 1].value)
            candidate.odds.clear()
        finalists = ranked[: self._weighing.finalists]
        return finalists + [candidate for candidate in proposed if candidate not in finalists]

    def _weigh(
        self,
        candidates: list[Candidate],
        plans: MovementPlans,
        drawn: Worlds,
        side: int,
        seed: int,
        budget: Budget,
        weight: float,
    ) -> None:
        """Put the network's opinion of plans, with this weight, to that of the search.

        Again and again the worse half drops out, so that the others are tried in more worlds, and
        variations of the best come in; each round has the same time, but goes no further than the
        variations of the next can follow. The favourite is the first.
        """
        assert self._seat is not None
        weighing = self._weighing
        opinions = [self._played_on(reply, self._seat, side) for reply in weighing.replies]
        trials = Trials(opinions, drawn, seed, self._evaluation)
        favourite = candidates[0]
        running = list(candidates)
        sizes = sizes_of_rounds(len(candidates), max(weighing.varied_in, default=1))
        for number, size in enumerate(sizes, 1):
            running.sort(key=lambda each: (each is not favourite, -sum(each.odds)))
            running = running[:size]
            part, next_part = number / len(sizes), (number + 1) / len(sizes)
            if number in weighing.varied_in and not budget.is_spent(part):
                lines = trials.lines_within(budget, part)
                varied = self._varied(running, plans, trials.can_catch_up(lines))
                too_late = partial(budget.is_spent, min(1.0, next_part))
                if varied and trials.catch_up(varied, too_late):
                    running += varied
                    candidates += varied
            wanted = self._variations() if number + 1 in weighing.varied_in else 0
            while len(favourite.odds) < weighing.worlds:
                trials.go_on(running, trials.lines_within(budget, part), weighing.worlds)
                lines = trials.lines_within(budget, next_part)
                if budget.is_spent(part) or trials.can_catch_up(lines) < wanted:
                    break
        for candidate in candidates:
            value = sum(candidate.odds) / len(candidate.odds)
            candidate.value = mixed(candidate.value, value, weight)

    def _varied(
        self, running: list[Candidate], plans: MovementPlans, most: float
    ) -> list[Candidate]:
        """Return variations of the best of some plans, for the search as good as it is itself."""
        number = int(min(most, self._variations()))
        if number == 0:
            return []
        best = max(running, key=lambda candidate: sum(candidate.odds))
        return [Candidate(plan, best.value) for plan in plans.vary(best.choices, number)]

    def _variations(self) -> int:
        """Return how many variations are to be tried at a time."""
        return self._weighing.variations or round(VARIATIONS * _plans_for(self._turn_seconds))

    def _played_on(self, reply: str, seat: Seat, side: int) -> Trial:
        """Return what plays plans on, or asks the network as soon as they end."""
        game = Continuation(seat)
        if reply == GLANCES:
            return Glances(self._network, self._evaluation, game, side).chances
        rollouts = Rollouts(self._network, quick(), seat, side)

        def found_in(worlds: Lucky, plans: list[list[int]]) -> list[list[float]]:
            if reply == NOBODY:
                return [
                    opinions(self._network, game, side, [(world, plan) for plan in plans], luck)
                    for world, luck in worlds
                ]
            lines = [(world, luck, plan) for world, luck in worlds for plan in plans]
            values = rollouts.chances(lines)
            return [values[i : i + len(plans)] for i in range(0, len(values), len(plans))]

        return found_in

    def _better(self, favourite: Candidate, finalists: list[Candidate]) -> Candidate:
        """Return the best of the plans that were tried most, or the favourite if it is as good."""
        most = len(favourite.odds)
        tried = [each for each in finalists if len(each.odds) == most]
        chosen = max(tried, key=lambda candidate: candidate.value)
        error = error_between(chosen, favourite)
        least = max(self._weighing.margin, self._weighing.errors * error)
        return chosen if chosen.value > favourite.value + least else favourite

    def _all_plans(self, drawn: Worlds, side: int, rng: Random, budget: Budget) -> MovementPlans:
        """Find different plans of a movement phase, the policy's favourite first."""
        plans = self._policy_plans(drawn.get(0), side, rng, budget)
        if self._weighing.hand_made:
            best = self._plans_of(drawn, side, budget)[: self._weighing.hand_made]
            plans.add([candidate.choices for candidate in best])
        return plans

    def _policy_plans(
        self, world: Position, side: int, rng: Random, budget: Budget
    ) -> MovementPlans:
        """Find plans of the policy: its favourite, and draws from it.

        They come in lots, the first of them in any case, as long as that takes little time.
        """
        assert self._seat is not None
        chance = Random(rng.getrandbits(SEED_BITS))  # noqa: S311 (no secret hangs on it)
        plans = MovementPlans(self._network, self._seat, world, side)
        most = self._weighing.sampled or _plans_for(self._turn_seconds)
        for begun in range(0, most, LOT):
            if begun and budget.is_spent(DRAWING_SHARE):
                break
            plans.draw(min(LOT, most - begun), self._weighing.temperature, chance)
        return plans

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


def _plans_for(seconds: float) -> int:
    """Return how many plans to draw for this time of a game turn."""
    return min(MOST_PLANS, max(LEAST_PLANS, round(PLANS_A_SECOND * seconds)))


def mixed(one: float, other: float, weight: float) -> float:
    """Return two chances put together, by their logarithmic odds."""
    score = (1 - weight) * _odds(one) + weight * _odds(other)
    return 1 / (1 + exp(-score))


def _odds(chance: float) -> float:
    chance = min(max(chance, LEAST), 1 - LEAST)
    return log(chance / (1 - chance))
