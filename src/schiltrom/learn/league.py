"""The league: which games are played against past networks or at random, and by which network."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import torch
from torch import Tensor

from schiltrom.learn.config import League as Settings
from schiltrom.learn.network import Actor

OURSELVES, PAST, RANDOM = 0, 1, 2
RECENT: Final = 2.0
"""The exponent that makes recent snapshots likelier than old ones."""


class League:
    """Who plays in which game, and past snapshots."""

    def __init__(self, settings: Settings, actor: Actor, games: int, seed: str) -> None:
        self.settings = settings
        self.past = actor
        """The past network that plays now, with the weights of a snapshot."""
        self.snapshots: list[dict[str, Tensor]] = []
        self._rng = Random(f"{seed}/league")  # noqa: S311 (nobody plays for anything)
        roles = torch.full((games,), OURSELVES)
        past = _even(games * settings.past)
        random = _even(games * settings.random)
        # Spread evenly, so that every worker has some of each.
        order = torch.arange(games).mul(_stride(games)).remainder(games)
        roles[order[:past]] = PAST
        roles[order[past : past + random]] = RANDOM
        self.roles = roles
        other = torch.zeros(games, dtype=torch.long)
        other[order] = torch.arange(games) % 2
        self.other_side = other
        """The side played by the opponent, in games not played against ourselves."""

    def after(self, iteration: int, actor: Actor) -> None:
        """Take a snapshot and switch to another opponent, when it is time."""
        settings = self.settings
        if settings.past <= 0:
            return
        if iteration % settings.snapshot_every == 0 or not self.snapshots:
            self.snapshots.append(weights_of(actor))
            if len(self.snapshots) > settings.snapshots:
                del self.snapshots[1::2]
        if iteration % settings.change_every == 0:
            point = 1.0 - self._rng.random() ** RECENT
            chosen = min(int(point * len(self.snapshots)), len(self.snapshots) - 1)
            self.play(self.snapshots[chosen])

    def play(self, weights: dict[str, Tensor]) -> None:
        """Let a past network play."""
        self.past.load_state_dict({name: value.float() for name, value in weights.items()})

    def save(self) -> dict[str, Any]:
        """Return everything needed to resume."""
        version, state, gauss = self._rng.getstate()
        return {
            "snapshots": self.snapshots,
            "playing": weights_of(self.past, torch.float32),
            "rng": [version, list(state), gauss],
        }

    def load(self, saved: dict[str, Any]) -> None:
        """Resume from what was saved."""
        at = next(self.past.parameters()).device
        self.snapshots = [
            {name: value.to(at) for name, value in snapshot.items()}
            for snapshot in saved["snapshots"]
        ]
        self.play(saved["playing"])
        version, state, gauss = saved["rng"]
        self._rng.setstate((version, tuple(state), gauss))


def weights_of(actor: Actor, kind: torch.dtype = torch.bfloat16) -> dict[str, Tensor]:
    """Return a copy of a network's weights, where they are."""
    return {name: value.detach().to(kind, copy=True) for name, value in actor.state_dict().items()}


def _even(number: float) -> int:
    """Return the nearest even number, so that both sides come up equally often."""
    return 2 * round(number / 2)


def _stride(games: int) -> int:
    """Return a step size that visits every game once before it visits one again."""
    return next(step for step in (7919, 104729, 1) if games % step) if games > 1 else 1
