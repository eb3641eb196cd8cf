"""What the network thinks of positions that lie ahead."""

from __future__ import annotations

from math import exp

from schiltrom.ai.learned.network import Network
from schiltrom.ai.learned.seat import Continuation
from schiltrom.engine.position import Position

Lines = list[tuple[Position, list[int]]]
"""Worlds, and choices to be made in them."""


def opinions(
    network: Network, game: Continuation, side: int, lines: Lines, luck: int
) -> list[float]:
    """Return a side's chance to win after each line, by the value at the next decision.

    That may be either side's decision: it sees what it would see in that world. All lines have the
    same luck.
    """
    values = [0.0] * len(lines)
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
        for row, is_own, opinion in zip(rows, own, network.opinions(seen), strict=True):
            values[row] = 1 / (1 + exp(-opinion.value if is_own else opinion.value))
    return values
