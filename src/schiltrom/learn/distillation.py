"""``python -m schiltrom.learn.distillation QUICK``: a small network that imitates a large one.

A policy plays against itself, drawing from what it likes in two games of three, and a network that
reads the bits of observations learns to prefer what the policy prefers. It is for rollouts, where
many choices must be made in little time. The last line is one JSON object: how well it imitates.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
import zlib
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
import torch.nn.functional as F  # noqa: N812 (as everybody calls it)
from numpy.typing import NDArray  # noqa: TC002 (as everywhere here)
from torch import Tensor

from schiltrom.learn import workers
from schiltrom.learn.checkpoint import write_policy
from schiltrom.learn.config import Games, Shape, setups_of
from schiltrom.learn.network import Actor, BitsActor
from schiltrom.learn.shipping import SHIPPED, policy_called
from schiltrom.learn.workers import GROUPS, Workers
from schiltrom.observation.words import ACTOR

HELD_BACK: Final = 20
"""One game in so many is not learned from: it shows how well the others were learned."""
KEPT_BACK: Final = 1000
"""The most lots whose observations are written for shipping."""
FIRST_UPDATES: Final = 100
"""Updates over which the rate rises to its height."""
VALUE_WEIGHT: Final = 0.5
NOTHING: Final = 1e-9
Lot = tuple[Tensor, Tensor, Tensor]
"""Observations, and the policy's chances and value for each."""


class Teacher:
    """A policy that plays against itself and tells what it likes."""

    def __init__(self, policy: Actor, playing: Workers, device: str) -> None:
        self._policy = policy.to(device).eval()
        self._workers = playing
        self._device = torch.device(device)

    @torch.no_grad()
    def lot(self, group: int) -> Lot:
        """Return what it sees and likes in all games of a group, and play on."""
        words, _, _ = self._workers.look(group)
        seen = torch.from_numpy(np.ascontiguousarray(words[:, :ACTOR]))
        logits, value = self._policy(seen.to(self._device))
        chances = logits.softmax(1).cpu()
        self._workers.act(group, self._chosen(chances))
        return seen, chances.half(), value.sigmoid().cpu()

    def _chosen(self, chances: Tensor) -> NDArray[np.int64]:
        """Return its choices: the likeliest in every third game, drawn in the others."""
        drawn = torch.multinomial(chances, 1).squeeze(1)
        drawn[::3] = chances[::3].argmax(1)
        found: NDArray[np.int64] = drawn.numpy()
        return found


class Pupil:
    """A small network that learns to like what the policy likes."""

    def __init__(self, actor: Actor, device: str, rate: float) -> None:
        self.actor = actor.to(device).train()
        self._device = torch.device(device)
        self._rate = rate
        self._updates = 0
        self._optimiser = torch.optim.Adam(self.actor.parameters(), lr=rate)

    def learn(self, lot: Lot, done: float) -> None:
        """Learn from some decisions; *done* is the part of all learning that is over."""
        self._updates += 1
        height = min(1.0, self._updates / FIRST_UPDATES) * (1 + math.cos(math.pi * done)) / 2
        for group in self._optimiser.param_groups:
            group["lr"] = self._rate * max(height, 0.02)
        words, chances, value = (part.to(self._device) for part in lot)
        logits, judged = self.actor(words)
        likes = (chances.float() * logits.log_softmax(1).clamp_min(-100)).sum(1).mean()
        worth = F.binary_cross_entropy_with_logits(judged, value)
        self._optimiser.zero_grad(set_to_none=True)
        torch.autograd.backward(VALUE_WEIGHT * worth - likes)
        torch.nn.utils.clip_grad_norm_(self.actor.parameters(), 1.0)
        self._optimiser.step()

    @torch.inference_mode()
    def imitation(self, lots: list[Lot]) -> dict[str, float]:
        """Return how well it imitates: how often it likes the same best, what it loses, how far."""
        same, lost, apart, decisions = 0, 0.0, 0.0, 0
        for words, half, _ in lots:
            logits, _ = self.actor(words.to(self._device))
            own, chances = logits.log_softmax(1).cpu(), half.float()
            best = own.argmax(1, keepdim=True)
            loss = chances.max(1).values - chances.gather(1, best).squeeze(1)
            same += int((loss == 0).sum())
            lost += float(loss.sum())
            apart += float((chances * (chances.clamp_min(NOTHING).log() - own)).sum())
            decisions += len(words)
        return {
            "held_back": decisions,
            "same_choice": round(same / decisions, 4),
            "mean_loss": round(lost / decisions, 4),
            "divergence": round(apart / decisions, 4),
        }


def _together(lots: list[Lot]) -> Lot:
    """Return some lots as one."""
    words, chances, values = zip(*lots, strict=True)
    return torch.cat(words), torch.cat(chances), torch.cat(values)


def distil(teacher: Teacher, pupil: Pupil, given: argparse.Namespace) -> dict[str, Any]:
    """Play and learn by turns for some seconds; return how well the pupil imitates."""
    kept: list[Lot] = []
    held: list[Lot] = []
    order = np.random.default_rng(zlib.crc32(given.seed.encode()))
    began = time.monotonic()
    lots = 0
    while (done := (time.monotonic() - began) / given.seconds) < 1:
        words, chances, values = teacher.lot(lots % GROUPS)
        lots += 1
        back = torch.arange(len(words)) % HELD_BACK == 0
        held.append((words[back], chances[back], values[back]))
        kept.append((words[~back], chances[~back], values[~back]))
        for _ in range(given.passes):
            some = [kept[i] for i in order.integers(len(kept), size=given.lots)]
            pupil.learn(_together(some), done)
    if given.observations:
        np.save(given.observations, _together(held[-KEPT_BACK:])[0].numpy())
    return {"decisions": sum(len(words) for words, _, _ in kept), **pupil.imitation(held)}


def _beginner(given: argparse.Namespace) -> BitsActor:
    """Return the small network that is to learn."""
    if given.begin_with is None:
        return BitsActor(Shape("bits", given.width, given.depth))
    small = policy_called(given.begin_with)
    if not isinstance(small, BitsActor):
        raise SystemExit(f"{given.begin_with} is no small network")
    return small


def main(arguments: list[str] | None = None) -> int:
    """Distil a policy and write the small one."""
    parser = argparse.ArgumentParser(
        prog="python -m schiltrom.learn.distillation", description=__doc__
    )
    parser.add_argument("quick", type=Path, help="the file to write")
    parser.add_argument("--policy", default=SHIPPED, help="whom to imitate")
    parser.add_argument("--seconds", type=float, default=1200)
    parser.add_argument("--begin-with", help="a small policy that goes on learning")
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--depth", type=int, default=2)
    parser.add_argument("--rate", type=float, default=1.5e-3)
    parser.add_argument("--games", type=int, default=192, help="games of a process, in each group")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--lots", type=int, default=3, help="lots of decisions in an update")
    parser.add_argument("--passes", type=int, default=2, help="updates for each new lot")
    parser.add_argument("--observations", type=Path, help="write those held back, for shipping")
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--seed", default="1")
    given = parser.parse_args(arguments)
    torch.manual_seed(zlib.crc32(given.seed.encode()))
    games = Games(
        scenarios=("braveheart",) * 5 + ("the_bruce",) * 5 + ("campaign",),
        rules=("all", *("4",) * 10),
        variants=2,
    )
    plan = workers.Plan(setups_of(games), given.games, given.seed, 500)
    way = "here" if given.processes == 1 else "processes"
    playing = workers.start(way, plan, given.processes, None)
    small = _beginner(given)
    try:
        teacher = Teacher(policy_called(given.policy), playing, given.device)
        pupil = Pupil(small, given.device, given.rate)
        figures = distil(teacher, pupil, given)
    finally:
        playing.close()
    shape = Shape("bits", small.body.first.out_features, len(small.body.inner))
    write_policy(given.quick, small.cpu(), shape)
    print(json.dumps(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
