"""The league: which games are played against others than oneself, and by whom.

Others are past networks of the same run, partners (policies from files, that never change), random
play, and the hand-made player, which plays inside the simulation.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

import torch
from torch import Tensor

from schiltrom.learn.config import League as Settings
from schiltrom.learn.network import Actor
from schiltrom.observation.simulation import NOBODY

OURSELVES, PAST, RANDOM, PARTNER, HAND_MADE = 0, 1, 2, 3, 4
RECENT: Final = 2.0
"""The exponent that makes recent snapshots likelier than old ones."""


Weights = dict[str, Tensor]


class League:
    """Who plays in which game, past snapshots and partners."""

    def __init__(
        self, settings: Settings, past: Actor, partner: Actor, games: int, seed: str
    ) -> None:
        self.settings = settings
        self.past = past
        """The past network that plays now, with the weights of a snapshot."""
        self.partner = partner
        """The partner that plays now."""
        self.snapshots: list[Weights] = []
        self.partners: list[Weights] = []
        self._playing = 0
        """The number of the partner that plays now."""
        self._rng = Random(f"{seed}/league")  # noqa: S311 (nobody plays for anything)
        self.roles = torch.full((games,), OURSELVES)
        # Spread evenly, so that every worker has some of each.
        order = torch.arange(games).mul(_stride(games)).remainder(games)
        first = 0
        for role, share in (
            (HAND_MADE, settings.hand_made),
            (PARTNER, settings.partner),
            (PAST, settings.past),
            (RANDOM, settings.random),
        ):
            number = _even(games * share)
            self.roles[order[first : first + number]] = role
            first += number
        other = torch.zeros(games, dtype=torch.long)
        other[order] = torch.arange(games) % 2
        self.other_side = other
        """The side played by the opponent, in games not played against ourselves."""

    def hand_made_sides(self) -> list[int]:
        """Return the side that the hand-made player has in each game, or ``NOBODY``."""
        sides = torch.where(self.roles == HAND_MADE, self.other_side, NOBODY)
        found: list[int] = sides.tolist()
        return found

    def invite(self, partners: list[Actor]) -> None:
        """Take partners into the league; the first of them plays."""
        at = next(self.partner.parameters()).device
        self.partners = [weights_of(each.to(at)) for each in partners]
        if self.partners:
            _load(self.partner, self.partners[0])

    def after(self, iteration: int, actor: Actor) -> None:
        """Take a snapshot and switch to other opponents, when it is time."""
        settings = self.settings
        changes = iteration % settings.change_every == 0
        if settings.past > 0:
            if iteration % settings.snapshot_every == 0 or not self.snapshots:
                self.snapshots.append(weights_of(actor))
                if len(self.snapshots) > settings.snapshots:
                    del self.snapshots[1::2]
            if changes:
                point = 1.0 - self._rng.random() ** RECENT
                chosen = min(int(point * len(self.snapshots)), len(self.snapshots) - 1)
                _load(self.past, self.snapshots[chosen])
        if changes and len(self.partners) > 1:
            self._playing = (self._playing + 1) % len(self.partners)
            _load(self.partner, self.partners[self._playing])

    def save(self) -> dict[str, Any]:
        """Return everything needed to resume."""
        version, state, gauss = self._rng.getstate()
        return {
            "snapshots": self.snapshots,
            "playing": weights_of(self.past, torch.float32),
            "partner": self._playing,
            "rng": [version, list(state), gauss],
        }

    def load(self, saved: dict[str, Any]) -> None:
        """Resume from what was saved; partners must have been invited."""
        at = next(self.past.parameters()).device
        self.snapshots = [
            {name: value.to(at) for name, value in snapshot.items()}
            for snapshot in saved["snapshots"]
        ]
        _load(self.past, saved["playing"])
        if self.partners:
            self._playing = saved.get("partner", 0) % len(self.partners)
            _load(self.partner, self.partners[self._playing])
        version, state, gauss = saved["rng"]
        self._rng.setstate((version, tuple(state), gauss))


def _load(actor: Actor, weights: Weights) -> None:
    """Give a network these weights."""
    actor.load_state_dict({name: value.float() for name, value in weights.items()})


def weights_of(actor: Actor, kind: torch.dtype = torch.bfloat16) -> Weights:
    """Return a copy of a network's weights, where they are."""
    return {name: value.detach().to(kind, copy=True) for name, value in actor.state_dict().items()}


def _even(number: float) -> int:
    """Return the nearest even number, so that both sides come up equally often."""
    return 2 * round(number / 2)


def _stride(games: int) -> int:
    """Return a step size that visits every game once before it visits one again."""
    return next(step for step in (7919, 104729, 1) if games % step) if games > 1 else 1
