"""Train a small policy to beat random play: NumPy alone, two cores, a few minutes.

    python examples/train_policy.py

The policy is one layer: an observation times weights, softmax over the legal choices. It plays one
seat of ``schiltrom.envs.gymnasium`` against random play, either side, and learns as an actor with a
critic: choices after which things went better than the critic expected become likelier. The reward
is the result of the game and, so that there is something to go by on the way, a little for nobles.
The same arguments give the same policy on the same machine. The last line is one JSON object, with
the seconds of the training, and the processor's of all processes, measurement included.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

# A core for each process: NumPy's own threads would only be in each other's way.
os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from numpy.typing import NDArray

from schiltrom.arena.ratings import Rate
from schiltrom.engine.choices import CHOICES
from schiltrom.envs.gymnasium import SchiltromEnv
from schiltrom.envs.planes import OBSERVATION_VERSION, SIZE
from schiltrom.envs.play import CHOICES_VERSION

Array = NDArray[np.float32]

BATCH: Final = 16
"""Games between two changes of the weights."""
SHARE: Final = 4
"""Games a process plays in one go; the sums do not depend on how many processes there are."""
RATE: Final = 0.003
DISCOUNT: Final = 0.997
TRACE: Final = 0.95
ENTROPY: Final = 0.001
TEST_SEEDS: Final = 1_000_000
"""The games of the test begin at this seed, far from those of the training."""


@dataclass(frozen=True)
class Weights:
    """All that is learned: the actor has a column for every choice, the critic is one column."""

    actor: Array
    critic: Array

    @staticmethod
    def untrained() -> Weights:
        """Return the weights of random play."""
        return Weights(np.zeros((SIZE, CHOICES), np.float32), np.zeros(SIZE, np.float32))


@dataclass(frozen=True)
class Lesson:
    """What some games teach: gradients summed over choices, and how the games went."""

    actor: Array
    critic: Array
    choices: int
    won: int


@dataclass(frozen=True)
class Episode:
    """One game as the policy saw it, choice by choice."""

    observations: Array
    chances: Array
    choices: NDArray[np.int64]
    rewards: Array
    won: bool


# --- playing ---------------------------------------------------------------------------------


def chances(actor: Array, observation: Array, mask: NDArray[np.int8]) -> Array:
    """Return how likely the policy makes each choice; what is not legal, not at all."""
    logits = np.where(mask, observation @ actor, -np.inf)
    likely = np.exp(logits - logits.max())
    result: Array = (likely / likely.sum()).astype(np.float32)
    return result


def pick(likely: Array, rng: np.random.Generator) -> int:
    """Draw a choice; rounding never draws one that is not legal."""
    possible = np.flatnonzero(likely)
    sums = np.cumsum(likely[possible])
    drawn = np.searchsorted(sums, rng.random() * sums[-1], side="right")
    return int(possible[min(drawn, len(possible) - 1)])


def play(env: SchiltromEnv, actor: Array, seed: int) -> Episode:
    """Play one game and keep all of it."""
    rng = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    observations, likely, choices, rewards = [], [], [], []
    over, info = False, {"won": False}
    while not over:
        observation = seen["observation"]
        odds = chances(actor, observation, seen["action_mask"])
        choice = pick(odds, rng)
        seen, reward, over, _, info = env.step(choice)
        observations.append(observation)
        likely.append(odds)
        choices.append(choice)
        rewards.append(reward)
    return Episode(
        np.stack(observations),
        np.stack(likely),
        np.array(choices),
        np.array(rewards, np.float32),
        info["won"],
    )


# --- learning --------------------------------------------------------------------------------


def advantages(episode: Episode, critic: Array) -> Array:
    """Return how much better than expected things went after each choice (GAE)."""
    values = episode.observations @ critic
    ahead = np.append(values[1:], np.float32(0.0))
    surprises = episode.rewards + DISCOUNT * ahead - values
    found = np.zeros_like(values)
    total = np.float32(0.0)
    for i in range(len(values) - 1, -1, -1):
        total = surprises[i] + np.float32(DISCOUNT * TRACE) * total
        found[i] = total
    return found


def teach(weights: Weights, years: int | None, seeds: Sequence[int]) -> Lesson:
    """Play some games and return what they teach."""
    env = SchiltromEnv(side="either", reward="nobles", illegal="raise", years=years)
    actor = np.zeros_like(weights.actor)
    critic = np.zeros_like(weights.critic)
    made = won = 0
    for seed in seeds:
        episode = play(env, weights.actor, seed)
        better = advantages(episode, weights.critic)
        pull = -episode.chances * better[:, None]
        pull[np.arange(len(better)), episode.choices] += better
        doubt = np.log(np.maximum(episode.chances, 1e-8))
        pull -= (
            ENTROPY
            * episode.chances
            * (doubt - (episode.chances * doubt).sum(axis=1, keepdims=True))
        )
        actor += episode.observations.T @ pull
        critic += episode.observations.T @ better
        made += len(better)
        won += episode.won
    return Lesson(actor, critic, made, won)


class Adam:
    """Steps of even size along a gradient that changes much from one batch to the next."""

    def __init__(self, weights: Array) -> None:
        self._weights = weights
        self._mean = np.zeros_like(weights)
        self._square = np.zeros_like(weights)
        self._steps = 0

    def step(self, gradient: Array) -> None:
        """Change the weights in place."""
        self._steps += 1
        self._mean += 0.1 * (gradient - self._mean)
        self._square += 0.01 * (gradient * gradient - self._square)
        mean = self._mean / (1 - 0.9**self._steps)
        square = self._square / (1 - 0.99**self._steps)
        self._weights += RATE * mean / (np.sqrt(square) + 1e-5)


Map = Callable[[Callable[[Sequence[int]], Lesson], Iterable[Sequence[int]]], Iterable[Lesson]]


def shares(first: int, games: int) -> list[range]:
    """Return the seeds of some games in shares of a fixed size."""
    last = first + games
    return [range(start, min(start + SHARE, last)) for start in range(first, last, SHARE)]


def train(games: int, seed: int, years: int | None, each: Map) -> Weights:
    """Train on so many games; tell from time to time how it goes."""
    weights = Weights.untrained()
    actor, critic = Adam(weights.actor), Adam(weights.critic)
    begin = time.perf_counter()
    won = played = 0
    for first in range(0, games, BATCH):
        batch = min(BATCH, games - first)
        lessons = list(each(partial(teach, weights, years), shares(seed + first, batch)))
        choices = sum(lesson.choices for lesson in lessons)
        actor.step(np.sum([lesson.actor for lesson in lessons], axis=0) / np.float32(choices))
        critic.step(np.sum([lesson.critic for lesson in lessons], axis=0) / np.float32(choices))
        won += sum(lesson.won for lesson in lessons)
        played += batch
        if played >= 10 * BATCH or first + batch == games:
            spent = time.perf_counter() - begin
            print(f"{first + batch:5} games, {spent:4.0f} s: won {won / played:.0%} of the last")
            won = played = 0
    return weights


# --- testing ---------------------------------------------------------------------------------


def trial(actor: Array, years: int | None, seeds: Sequence[int]) -> list[bool]:
    """Play games that are not learned from, England and Scotland in turn; return which were won."""
    sides = [SchiltromEnv(side=side, years=years) for side in ("england", "scotland")]
    return [play(sides[seed % 2], actor, seed).won for seed in seeds]


def main(arguments: list[str] | None = None) -> int:
    """Train, test and print the figures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--games", type=int, default=1600, help="games to learn from")
    parser.add_argument("--test-games", type=int, default=400, help="games to measure by")
    parser.add_argument("--seed", type=int, default=1297)
    parser.add_argument("--years", type=int, default=None, help="play shorter games")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--save", type=Path, help="write the weights to this .npz file")
    given = parser.parse_args(arguments)
    begin = time.perf_counter()
    tests = shares(TEST_SEEDS, given.test_games)
    if given.processes == 1:
        weights = train(given.games, given.seed, given.years, map)
        seconds = time.perf_counter() - begin
        before = list(map(partial(trial, Weights.untrained().actor, given.years), tests))
        after = list(map(partial(trial, weights.actor, given.years), tests))
    else:
        with multiprocessing.get_context("spawn").Pool(given.processes) as pool:
            weights = train(given.games, given.seed, given.years, pool.imap)
            seconds = time.perf_counter() - begin
            before = pool.map(partial(trial, Weights.untrained().actor, given.years), tests)
            after = pool.map(partial(trial, weights.actor, given.years), tests)
            pool.close()
            pool.join()  # only then is their time known
    if given.save:
        versions = np.array([OBSERVATION_VERSION, CHOICES_VERSION])
        np.savez_compressed(given.save, versions=versions, actor=weights.actor)
    report(given.games, seconds, before, after)
    return 0


def report(games: int, seconds: float, before: list[list[bool]], after: list[list[bool]]) -> None:
    """Print how often random play and the trained policy win against random play."""
    rates = []
    for won in (before, after):
        flat = [each for some in won for each in some]
        rates.append(Rate(len(flat), sum(flat)))
    for name, rate in zip(("untrained", "trained"), rates, strict=True):
        low, high = rate.interval
        print(f"{name:9} {rate.share:6.1%} of {rate.games} games won ({low:.1%} to {high:.1%})")
    figures = {
        "games": games,
        "seconds": round(seconds, 1),
        "processor_seconds": round(sum(os.times()[:4]), 1),
        "untrained": rates[0].to_json(),
        "trained": rates[1].to_json(),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    sys.exit(main())
