"""The Peasant: any legal choice, all equally likely."""

from __future__ import annotations

from random import Random

from schiltrom.ai.opponent import NO_LIMIT, Answer, Limit, legal_choices
from schiltrom.engine.view import View
from schiltrom.knowledge.tracker import Tracker


class Peasant:
    """Plays at random."""

    def answer(
        self,
        view: View,
        seed: int,
        limit: Limit = NO_LIMIT,  # noqa: ARG002 (part of the interface)
        sightings: Tracker | None = None,  # noqa: ARG002
    ) -> Answer:
        """Return a random choice."""
        rng = Random(seed)  # noqa: S311 (no secret hangs on it)
        return Answer(rng.choice(legal_choices(view)))
