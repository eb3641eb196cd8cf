"""What the network thinks of positions that lie ahead."""

from __future__ import annotations

import numpy as np

from schiltrom.ai.learned.integer_network import IntegerNetwork, Numbers
from schiltrom.ai.learned.seat import Continuation
from schiltrom.engine.position import Position
from schiltrom.learn.encoder import Words

Lines = list[tuple[Position, list[int]]]
"""Worlds, and choices to be made in them."""


def as_words(seen: list[bytes]) -> Words:
    """Return observations as rows of words."""
    return np.frombuffer(b"".join(seen), np.int64).reshape(len(seen), -1)


def opinions(
    network: IntegerNetwork, game: Continuation, side: int, lines: Lines, luck: int
) -> Numbers:
    """Return a side's chance to win after each line, by the value at the next decision.

    That may be either side's decision: it sees what it would see in that world. All lines have the
    same luck.
    """
    values = np.zeros(len(lines))
    seen: list[bytes] = []
    rows: list[int] = []
    own: list[bool] = []
    for row, (world, line) in enumerate(lines):
        game.enter(world, luck)
        game.play(side, line)
        if game.game.advance():
            seen.append(game.look())
            rows.append(row)
            own.append(game.game.side == side)
        else:
            values[row] = float(game.game.pos.winner == side)
    if rows:
        _, logits = network.judge_all(as_words(seen))
        values[rows] = 1 / (1 + np.exp(np.where(own, -logits, logits)))
    return values
