"""Reasons for a choice that the policy made without any: what the likeliest ones are worth."""

from __future__ import annotations

from random import Random
from typing import Final

from schiltrom.ai.learned.network import Network
from schiltrom.ai.learned.seat import Continuation, Seat, can_go_on
from schiltrom.ai.learned.values import opinions
from schiltrom.ai.opponent import Considered, draw_worlds
from schiltrom.engine.view import View
from schiltrom.knowledge.tracker import Tracker

LIKELIEST: Final = 4
"""How many choices are compared."""
WORLDS: Final = 4
"""In how many worlds."""


def reasons(
    network: Network, seat: Seat, view: View, choice: int, seed: int, tracker: Tracker | None
) -> tuple[Considered, ...]:
    """Return the likeliest choices with their values, the one that was made first.

    There are none where a world cannot go on from here, in the middle of something hidden.
    """
    if not isinstance(seat.seen, bytes):
        return ()
    rng = Random(seed)  # noqa: S311 (no secret hangs on it)
    worlds = draw_worlds(view, rng, WORLDS, tracker)
    worlds = [world for world in worlds if can_go_on(world) and world.waits_for(seat.side)]
    if not worlds:
        return ()
    (opinion,) = network.opinions([seat.seen])
    liked = dict(zip(opinion.choices, opinion.logits, strict=True))
    choices = sorted(liked, key=lambda each: (each != choice, -liked[each]))[:LIKELIEST]
    totals = [0.0] * len(choices)
    game = Continuation(seat)
    for number, world in enumerate(worlds):
        lines = [(world, [each]) for each in choices]
        values = opinions(network, game, seat.side, lines, seed + number)
        totals = [total + value for total, value in zip(totals, values, strict=True)]
    found = [
        Considered((each,), total / len(worlds))
        for each, total in zip(choices, totals, strict=True)
    ]
    found.sort(key=lambda line: (line.choices[0] != choice, -line.value))
    return tuple(found)
