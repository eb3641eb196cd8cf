"""``python -m schiltrom.learn.lockstep POLICY POLICY``: two policies meet in many games at once.

Policies are files of training runs, or ``shipped``, and make the choice they like best; with
``@2`` behind the name they draw from what they find likely, at that temperature, with ``@2/0.001``
from all that they find as likely as that. A policy against itself shows how even the sides are. The
second may be ``hand-made``, the all-seeing partner of a league. The last line is one JSON object:
how often the first policy won, with each side, and how often England won, in every kind of game.
"""

from __future__ import annotations

import argparse
import json
import sys
import zlib
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray  # noqa: TC002 (as everywhere here)
from torch import Tensor

from schiltrom.ai.learned.policy import Weakness
from schiltrom.arena.ratings import Rate
from schiltrom.engine.counters import SCENARIO_NAMES
from schiltrom.learn import workers
from schiltrom.learn.config import Games, setups_of
from schiltrom.learn.network import Actor
from schiltrom.learn.shipping import policy_called
from schiltrom.learn.workers import GROUPS, Workers
from schiltrom.observation.encoder import sides
from schiltrom.observation.words import ACTOR

HAND_MADE: Final = "hand-made"


def first_side(slot: int) -> int:
    """Return the side that the first player has in a slot of each group."""
    return slot % 2


class Player:
    """A policy, and how it chooses."""

    def __init__(self, policy: Actor, weakness: Weakness | None = None) -> None:
        self.policy = policy
        self.weakness = weakness or Weakness()

    @classmethod
    def parse(cls, name: str) -> Player:
        """Return the player of a name, with its weakness if there is one."""
        policy, _, weakness = name.partition("@")
        temperature, _, least = weakness.partition("/")
        found = Weakness(float(temperature or 0))
        return cls(policy_called(policy), replace(found, least=float(least)) if least else found)

    def choices(self, logits: Tensor) -> Tensor:
        """Return its choices."""
        weakness = self.weakness
        if weakness.temperature == 0:
            return logits.argmax(1)
        chances = logits.float().softmax(1)
        likely = chances >= weakness.least
        likely.scatter_(1, chances.argmax(1, keepdim=True), value=True)
        used = (logits.float() / weakness.temperature).masked_fill(~likely, -torch.inf)
        return torch.multinomial(used.softmax(1), 1).squeeze(1)


class Meeting:
    """Games of two players, of which the first in each slot counts."""

    def __init__(self, players: Sequence[Player], playing: Workers, device: str) -> None:
        self._players = players
        for player in players:
            player.policy.to(device)
        self._workers = playing
        self._device = torch.device(device)
        shape = (GROUPS, playing.games)
        self.winner = np.full(shape, -1, np.int64)
        self.kind = np.zeros(shape, np.int64)
        first = [first_side(slot) for slot in range(playing.games)]
        self.first_is = np.array([first] * GROUPS)
        """The side of the first player."""

    def play(self) -> None:
        """Play until every slot has had a game."""
        while (self.winner < 0).any():
            for group in range(GROUPS):
                words, ended, kinds = self._workers.look(group)
                fresh = (ended > 0) & (self.winner[group] < 0)
                self.winner[group][fresh] = ended[fresh] - 1
                self.kind[group][fresh] = kinds[fresh]
                self._workers.act(group, self._choices(words, self.first_is[group]))

    @torch.inference_mode()
    def _choices(self, words: workers.Words, first_is: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return the choice of the player whose turn it is, in every game."""
        seen = torch.from_numpy(np.ascontiguousarray(words[:, :ACTOR])).to(self._device)
        on_gpu = self._device.type == "cuda"
        chosen = np.zeros(len(words), np.int64)
        for number, player in enumerate(self._players):
            mine = np.nonzero((sides(words) == first_is) == (number == 0))[0]
            if len(mine):
                with torch.autocast(self._device.type, dtype=torch.bfloat16, enabled=on_gpu):
                    logits, _ = player.policy(seen[torch.from_numpy(mine).to(self._device)])
                chosen[mine] = player.choices(logits).cpu().numpy()
        return chosen

    def rates(self, names: Sequence[str]) -> dict[str, Any]:
        """Return how often the first player won and how often England did, by kind of game."""
        found: dict[str, Any] = {"all": self._rates(self.winner >= 0)}
        for kind, name in enumerate(names):
            if (self.kind == kind).any():
                found[name] = self._rates(self.kind == kind)
        return found

    def _rates(self, counted: NDArray[np.bool_]) -> dict[str, Any]:
        first, winner = self.first_is[counted], self.winner[counted]
        won = winner == first
        england, scotland = first == 0, first == 1
        parts = {
            "first": Rate(len(won), float(won.sum())),
            "first_as_england": Rate(int(england.sum()), float(won[england].sum())),
            "first_as_scotland": Rate(int(scotland.sum()), float(won[scotland].sum())),
            "england": Rate(len(won), float((winner == 0).sum())),
        }
        return {name: rate.to_json() for name, rate in parts.items()}


def main(arguments: list[str] | None = None) -> int:
    """Let two policies meet."""
    parser = argparse.ArgumentParser(prog="python -m schiltrom.learn.lockstep", description=__doc__)
    parser.add_argument("policies", nargs=2, metavar="POLICY")
    parser.add_argument("--scenario", action="append", help="may be repeated; two unless given")
    parser.add_argument("--rules", default="4", help="a preset")
    parser.add_argument("--bid", action="append", help="may be repeated; none unless given")
    parser.add_argument("--games", type=int, default=64, help="games of a process, in each group")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--seed", default="1")
    given = parser.parse_args(arguments)
    torch.manual_seed(zlib.crc32(given.seed.encode()))
    scenarios = tuple(given.scenario or ("braveheart", "the_bruce"))
    games = Games(scenarios=scenarios, rules=(given.rules,), bids=tuple(given.bid or ("",)))
    setups = setups_of(games)
    names = list(given.policies)
    automatic = names[1] == HAND_MADE
    if automatic:
        names[1] = names[0]  # asked in vain: the hand-made player decides inside the games
    theirs = [1 - first_side(slot) for slot in range(given.games * given.processes)]
    plan = workers.Plan(setups, given.games, given.seed, 0, theirs if automatic else ())
    way = "here" if given.processes == 1 else "processes"
    playing = workers.start(way, plan, given.processes, None)
    try:
        players = [Player.parse(name) for name in names]
        meeting = Meeting(players, playing, given.device)
        meeting.play()
    finally:
        playing.close()
    kinds = [f"{SCENARIO_NAMES[setup.scenario]} {setup.rules.bid}".strip() for setup in setups]
    print(json.dumps(meeting.rates(kinds)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
