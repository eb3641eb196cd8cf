"""``python -m schiltrom.learn.imitation``: a policy that imitates a player of recorded games.

    collect PLAYER EXAMPLES FOLDER...   its decisions in the games of arenas, as a NumPy file
    learn EXAMPLES POLICY               a policy that decides alike, beginning with another one

Such a policy is a partner for a league: it plays in the style of a player that takes far longer.
Only what the imitated player's own seat has seen is collected. The last line is one JSON object.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
import torch.nn.functional as F  # noqa: N812 (as everybody calls it)
from numpy.typing import NDArray
from torch import Tensor

from schiltrom.engine.record import Record
from schiltrom.learn.checkpoint import write_policy
from schiltrom.learn.config import Shape
from schiltrom.learn.network import Actor
from schiltrom.learn.shipping import SHIPPED, policy_called
from schiltrom.observation.simulation import Game, Setup, observe
from schiltrom.observation.words import ACTOR

SIDES: Final = ("england", "scotland")
HELD_BACK: Final = 10
"""One example in so many is not learned from: it shows how well the rest was learned."""
Words = NDArray[np.int64]


def decisions_of(record: Record, side: int) -> Iterator[tuple[bytes, int]]:
    """Yield what a side had seen at each of its decisions that was not forced, and its choice."""
    replay = record.begin()
    game = Game([Setup(record.scenario, record.rules)], "", 0)
    game.follow(replay.position)
    for entry in record.entries:
        if entry.side == side and game.ask(side) < 0:
            parts: list[bytes] = []
            observe(game, parts)
            yield b"".join(parts), entry.number
        replay.apply(entry)
        game.follow(replay.position)


def sides_of(record: Record, player: str) -> list[int]:
    """Return the sides that a player had in a game, whatever time it was given."""
    names = [record.tags.get(side, "").split("@")[0] for side in SIDES]
    return [side for side, name in enumerate(names) if name == player]


def collect(player: str, folders: Sequence[Path]) -> tuple[Words, NDArray[np.int16]]:
    """Return all observations and choices of a player."""
    seen: list[bytes] = []
    choices: list[int] = []
    for path in sorted(path for folder in folders for path in folder.glob("*.json")):
        record = Record.from_json(json.loads(path.read_text(encoding="utf-8")))
        for side in sides_of(record, player):
            for observation, choice in decisions_of(record, side):
                seen.append(observation)
                choices.append(choice)
    words = np.frombuffer(b"".join(seen), np.int64).reshape(len(seen), ACTOR)
    return words, np.array(choices, np.int16)


class Imitation:
    """A policy that learns to choose as the examples do."""

    def __init__(self, actor: Actor, device: str, rate: float, updates: int) -> None:
        self.actor = actor.to(device).train()
        self._device = torch.device(device)
        self._optimiser = torch.optim.Adam(actor.parameters(), lr=rate)
        self._schedule = torch.optim.lr_scheduler.CosineAnnealingLR(self._optimiser, updates)

    def logits(self, words: Tensor) -> Tensor:
        """Return the policy's preferences."""
        on_gpu = self._device.type == "cuda"
        with torch.autocast(self._device.type, dtype=torch.bfloat16, enabled=on_gpu):
            logits, _ = self.actor(words.to(self._device))
        found: Tensor = logits
        return found

    def learn(self, words: Tensor, choices: Tensor) -> None:
        """Learn from some examples."""
        loss = F.cross_entropy(self.logits(words), choices.to(self._device))
        self._optimiser.zero_grad(set_to_none=True)
        torch.autograd.backward(loss)
        self._optimiser.step()
        self._schedule.step()

    @torch.no_grad()
    def agreement(self, words: Tensor, choices: Tensor, size: int) -> float:
        """Return how often the choice it likes best is that of the examples."""
        same = 0
        for first in range(0, len(words), size):
            best = self.logits(words[first : first + size]).argmax(1).cpu()
            same += int((best == choices[first : first + size]).sum())
        return same / max(1, len(words))


def imitate(given: argparse.Namespace) -> dict[str, Any]:
    """Train a policy on a file of examples and write it; return what was reached."""
    data = np.load(given.examples)
    words = torch.from_numpy(data["words"])
    choices = torch.from_numpy(data["choices"].astype(np.int64))
    held = torch.arange(len(words)) // given.minibatch % HELD_BACK == 0
    actor = policy_called(given.begin_with)
    learned, told = words[~held], choices[~held]
    size = min(given.minibatch, len(learned))
    updates = given.epochs * (len(learned) // size)
    torch.manual_seed(given.seed)
    learning = Imitation(actor, given.device, given.rate, updates)
    figures: dict[str, Any] = {
        "examples": len(words),
        "before": round(learning.agreement(words[held], choices[held], size), 4),
    }
    for _ in range(given.epochs):
        order = torch.randperm(len(learned))
        for first in range(0, len(learned) - size + 1, size):
            part = order[first : first + size]
            learning.learn(learned[part], told[part])
    figures["after"] = round(learning.agreement(words[held], choices[held], size), 4)
    body = actor.state_dict()
    depth = sum(name.startswith("body.inner") for name in body) // 2
    write_policy(given.policy, actor, Shape(width=len(body["body.first.bias"]), depth=depth))
    return figures


def main(arguments: list[str] | None = None) -> int:
    """Collect examples, or learn from them."""
    parser = argparse.ArgumentParser(
        prog="python -m schiltrom.learn.imitation",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(dest="command", required=True)
    first = commands.add_parser("collect")
    first.add_argument("player", help="a level as arenas call it, without its time")
    first.add_argument("examples", type=Path)
    first.add_argument("folders", type=Path, nargs="+", help="folders of arenas' records")
    second = commands.add_parser("learn")
    second.add_argument("examples", type=Path)
    second.add_argument("policy", type=Path)
    second.add_argument("--begin-with", default=SHIPPED)
    second.add_argument("--device", default="cpu")
    second.add_argument("--epochs", type=int, default=6)
    second.add_argument("--minibatch", type=int, default=512)
    second.add_argument("--rate", type=float, default=1e-4)
    second.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    if given.command == "learn":
        print(json.dumps(imitate(given)))
        return 0
    words, choices = collect(given.player, given.folders)
    with given.examples.open("wb") as file:
        np.savez_compressed(file, words=words, choices=choices)
    print(json.dumps({"examples": len(choices)}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
