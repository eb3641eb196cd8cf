"""``python -m schiltrom.ai.lab.plan_quality``: what the King's search is worth to it.

The policy plays against itself. At some movements the King chooses a plan, as it is and with other
parts. Then the large network plays these plans on for both sides, in many worlds that the side
holds possible. What a plan is worth is the chance to win that the network sees in the end, less
that of the policy's own plan. Beside it stands what it is worth against another kind of enemy, the
hand-made player at a glance. The last line is one JSON object, in points.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Final

from schiltrom.ai.evaluation.weights import evaluation
from schiltrom.ai.learned.glances import Glances
from schiltrom.ai.learned.king import LEAST_SECONDS, LearnedKing, Weighing
from schiltrom.ai.learned.network import shipped
from schiltrom.ai.learned.observer import Observer
from schiltrom.ai.learned.player import PARTS
from schiltrom.ai.learned.rollouts import Lucky, Rollouts
from schiltrom.ai.learned.seat import Continuation, Seat
from schiltrom.ai.opponent import draw_worlds
from schiltrom.ai.search.budget import processor_time
from schiltrom.engine import steps
from schiltrom.engine.view import View
from schiltrom.game import Game
from schiltrom.knowledge.follower import Follower
from schiltrom.knowledge.tracker import Tracker

AS_IT_IS: Final = "king"
SHARE: Final = 0.2
"""The part of all movements at which plans are compared."""
LINES_AT_ONCE: Final = 96
MOVEMENT: Final = (steps.MOVE, steps.MARCH)
Plan = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """A side is about to move: what it has seen, until the game goes on."""

    seat: Seat
    view: View
    tracker: Tracker
    seed: int

    def plan_of(self, weighing: Weighing, seconds: float) -> Plan:
        """Return the plan of a King."""
        king = LearnedKing(turn_seconds=seconds, weighing=weighing)
        answer = king.answer_from(self.seat, self.view, self.seed, sightings=self.tracker)
        return answer.considered[0].choices

    def worth(self, plans: list[Plan], worlds: int) -> list[float]:
        """Return what plans are worth when the large network plays them on."""
        rollouts = Rollouts(shipped(), shipped(), self.seat, self.view.side)
        lucky = self._lucky(worlds)
        lines = [(world, luck, list(plan)) for world, luck in lucky for plan in plans]
        found: list[float] = []
        for first in range(0, len(lines), LINES_AT_ONCE):
            found += rollouts.chances(lines[first : first + LINES_AT_ONCE])
        return [mean(found[number :: len(plans)]) for number in range(len(plans))]

    def worth_at_a_glance(self, plans: list[Plan], worlds: int) -> list[float]:
        """Return what plans are worth when the hand-made player plays them on."""
        glances = Glances(shipped(), evaluation(), Continuation(self.seat), self.view.side)
        found = glances.chances(self._lucky(worlds), [list(plan) for plan in plans])
        return [mean(row[number] for row in found) for number in range(len(plans))]

    def _lucky(self, worlds: int) -> Lucky:
        """Return worlds that the side holds possible, each with a luck of its own."""
        rng = Random(self.seed)  # noqa: S311 (no secret hangs on it)
        drawn = draw_worlds(self.view, rng, worlds, self.tracker)
        return [(world, luck) for luck, world in enumerate(drawn)]


@dataclass(slots=True)
class Worth:
    """What one King's plans were worth, moment by moment."""

    gains: list[float] = field(default_factory=list)
    at_a_glance: list[float] = field(default_factory=list)
    others: int = 0
    """How many were not the policy's own."""

    def to_json(self) -> dict[str, float]:
        """Return mean gains and their standard errors, and how often another plan was chosen."""
        return {
            "gain": round(100 * mean(self.gains), 2),
            "error": round(100 * _error(self.gains), 2),
            "gain_at_a_glance": round(100 * mean(self.at_a_glance), 2),
            "error_at_a_glance": round(100 * _error(self.at_a_glance), 2),
            "other_plans": round(self.others / len(self.gains), 2),
        }


def _error(gains: list[float]) -> float:
    """Return the standard error of a mean."""
    return stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 0.0


def moments(seed: str) -> Iterator[Moment]:
    """Yield movements of games in which the policy plays both sides."""
    rng = Random(seed)  # noqa: S311 (nobody plays for anything)
    number = 0
    while True:
        game = Game.new(("braveheart", "the_bruce")[number % 2], seed=f"{seed}.{number}")
        sides = [(Observer(game.record, side), Follower(game.record, side)) for side in range(2)]
        number += 1
        before = steps.CARD
        while not game.is_over:
            side = game.to_choose[0]
            observer, follower = sides[side]
            seat, step = observer.follow(game.record), game.position.step
            choice = seat.seen
            if isinstance(choice, bytes):
                (opinion,) = shipped().opinions([choice])
                choice = opinion.best
                if step == steps.MOVE and before not in MOVEMENT and rng.random() < SHARE:
                    tracker = follower.follow(game.record)
                    yield Moment(seat, game.view(side), tracker, rng.getrandbits(32))
            before = step
            game.play(side, choice)


def compare(kings: dict[str, Weighing], given: argparse.Namespace) -> tuple[dict[str, Worth], int]:
    """Return what the Kings' plans are worth, and how many movements were compared."""
    found = {name: Worth() for name in kings}
    favourite = replace(Weighing(), sampled=1, hand_made=0)
    compared = 0
    for moment in moments(given.seed):
        plans = {moment.plan_of(favourite, given.time): 0}
        chosen = {
            name: plans.setdefault(moment.plan_of(weighing, given.time), len(plans))
            for name, weighing in kings.items()
        }
        values = glances = [0.0]
        if len(plans) > 1:
            values = moment.worth(list(plans), given.worlds)
            glances = moment.worth_at_a_glance(list(plans), given.worlds)
        for name, plan in chosen.items():
            found[name].gains.append(values[plan] - values[0])
            found[name].at_a_glance.append(glances[plan] - glances[0])
            found[name].others += plan > 0
        compared += 1
        if compared == given.movements:
            break
    return found, compared


def main(arguments: list[str] | None = None) -> int:
    """Compare Kings."""
    parser = argparse.ArgumentParser(
        prog="python -m schiltrom.ai.lab.plan_quality", description=__doc__
    )
    parser.add_argument("parts", nargs="*", metavar="PART", help="as in learned-king+PART")
    parser.add_argument("--movements", type=int, default=100)
    parser.add_argument("--worlds", type=int, default=64)
    parser.add_argument("--time", type=float, default=0.5, help="seconds for a game turn")
    parser.add_argument("--seed", default="1")
    given = parser.parse_args(arguments)
    if given.time < LEAST_SECONDS:
        parser.error(f"with less than {LEAST_SECONDS} seconds nothing is searched")
    kings = {AS_IT_IS: Weighing()}
    kings |= {part: replace(Weighing(), **PARTS[part]) for part in given.parts}
    with processor_time(True):
        found, compared = compare(kings, given)
    told = {name: worth.to_json() for name, worth in found.items()}
    print(json.dumps({"movements": compared, **told}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
