"""``python -m schiltrom.ai.lab.match A B``: which of two evaluations wins, by playing.

A and B are weights files, or names of those in the package. All players are alike but for the
weights. The last line is one JSON object.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from typing import Final

from schiltrom.ai.evaluation.weights import (
    BEST,
    SIMPLE,
    WeightsError,
    read_weights,
    shipped_weights,
)
from schiltrom.ai.lab.selfplay import PLAYERS, PairPool, pair_pool, pairs_of

CERTAINTY: Final = 1.96
"""Standard deviations on both sides that hold 95 % of a normal distribution."""


def weights_called(name: str) -> list[float]:
    """Return the weights of a file, or of the package."""
    if name in (BEST, SIMPLE) and not Path(name).exists():
        return list(shipped_weights(name))
    return read_weights(name)


def figures(points: Sequence[int]) -> dict[str, object]:
    """Return the part of the games won, with a 95 % interval; a pair of games counts as one try."""
    n = len(points)
    mean = sum(points) / n
    spread = sum((point - mean) ** 2 for point in points) / max(1, n - 1)
    # A score that is the same in all pairs says little after few of them.
    half = CERTAINTY * sqrt(max(spread, 1.0 / n) / n) / 2.0
    share = mean / 2.0
    return {
        "games": 2 * n,
        "won": sum(points),
        "rate": round(share, 4),
        "interval": [round(max(0.0, share - half), 4), round(min(1.0, share + half), 4)],
    }


def hold_match(
    at: PairPool, one: Sequence[float], other: Sequence[float], games: int, seed: str, player: str
) -> dict[str, object]:
    """Play a match; return its figures for the first evaluation."""
    points: list[int] = []
    pairs = pairs_of(one, other, max(1, games // 2), seed, player)
    for score in at.play(pairs):
        points.append(score.points)
        if len(points) % 4 == 0 or len(points) == len(pairs):
            done = f"{2 * len(points)} of {2 * len(pairs)} games, {sum(points)} won"
            sys.stderr.write(f"\r{done}")
            sys.stderr.flush()
    sys.stderr.write("\n")
    return figures(points)


def main(arguments: list[str] | None = None) -> int:
    """Hold a match and print what it brought."""
    parser = argparse.ArgumentParser(prog="python -m schiltrom.ai.lab.match", description=__doc__)
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="match")
    parser.add_argument("--player", choices=PLAYERS, default="squire")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args(arguments)
    try:
        both = [weights_called(name) for name in (options.one, options.other)]
    except (OSError, WeightsError) as error:
        parser.error(str(error))
    with pair_pool(options.cores) as at:
        found = hold_match(at, both[0], both[1], options.games, options.seed, options.player)
    print(json.dumps({"one": options.one, "other": options.other, **found}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
