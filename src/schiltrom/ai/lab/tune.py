"""``python -m schiltrom.ai.lab.tune``: better weights for the evaluation, by playing.

Match play with many weights changed at once (SPSA): in every pair of games one side of the match
plays with each weight a little higher or lower by the toss of a coin, the other with the opposite,
and all weights move towards those that won. The same seed, pairs and generations give the same
weights, on however many cores. Everything is saved after each generation: an interrupted run
resumes where it stopped.
"""

from __future__ import annotations

import argparse
import json
import os
import struct
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp, sqrt
from pathlib import Path
from random import Random
from typing import Final

from schiltrom.ai.evaluation.evaluation import STEEPEST, Evaluation
from schiltrom.ai.evaluation.feature_names import FEATURES, NAMES, ONE, THE_BRUCE
from schiltrom.ai.evaluation.features import features_of
from schiltrom.ai.evaluation.weights import BEST, WeightsError, weights_to_json
from schiltrom.ai.lab.match import hold_match, weights_called
from schiltrom.ai.lab.selfplay import PLAYERS, SCENARIOS, Pair, PairPool, Score, pair_pool
from schiltrom.ai.players.squire import Squire
from schiltrom.ai.protocol import SEED_BITS
from schiltrom.ai.search.lines import lines_of
from schiltrom.engine import steps
from schiltrom.engine.flow import choose, settle
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.setup import new_position
from schiltrom.engine.view import view
from schiltrom.engine.walk import random_outcome, random_side

METHOD: Final = "match play (SPSA)"
STRIDE: Final = 0.35
"""A weight changes by this fraction of itself, or of a typical weight if that does more."""
RATE: Final = 0.01
"""How far, in strides, a weight goes for a game won more than lost."""
SLOWER_AFTER: Final = 20.0
SLOWER: Final = 0.6
"""The rate falls with the generation: a delay, and an exponent."""
SPREAD_GAMES: Final = 2
"""Games in which the spread of features between lines is measured."""
FITTINGS: Final = 12
"""Rounds in which each number of a calibration is improved."""


@dataclass(slots=True)
class Run:
    """A run of the tuner: its settings and its progress."""

    seed: str
    pairs: int
    """Pairs of games in a generation."""
    player: str
    start: list[float]
    strides: list[float]
    path: list[list[float]] = field(default_factory=list)
    """The weights after each generation."""

    @property
    def generation(self) -> int:
        """Return how many generations have been played."""
        return len(self.path)

    @property
    def now(self) -> list[float]:
        """Return the weights as they are now."""
        return self.path[-1] if self.path else self.start

    def result(self) -> list[float]:
        """Return the weights averaged over the second half of the path, which errs least."""
        later = self.path[len(self.path) // 2 :] or [self.start]
        return [sum(column) / len(later) for column in zip(*later, strict=True)]


# --- how far a weight is changed --------------------------------------------------------------


def spreads(weights: Sequence[float], seed: str) -> list[float]:
    """Return how much each feature differs between the lines of one choice, in a few games."""
    squares = [0.0] * FEATURES
    choices = 0
    for number in range(SPREAD_GAMES):
        rng = Random(f"{seed}/spread/{number}")  # noqa: S311 (no secret hangs on it)
        pos = new_position(SCENARIOS[number % len(SCENARIOS)], RuleSet())
        squire = Squire(Evaluation(list(weights)))
        while not pos.is_over():
            if pos.is_chance():
                settle(pos, random_outcome(pos, rng))
                continue
            side = random_side(pos)
            if pos.step == steps.MOVE:
                vectors = [features_of(line.pos, False).vector for line in lines_of(pos, side)]
                for i, column in enumerate(zip(*vectors, strict=True)):
                    mean = sum(column) / len(column)
                    squares[i] += sum((value - mean) ** 2 for value in column) / len(column)
                choices += 1
            choose(pos, side, squire.answer(view(pos, side), rng.getrandbits(SEED_BITS)).choice)
    return [sqrt(square / choices) for square in squares]


def strides_for(weights: Sequence[float], spread: Sequence[float]) -> list[float]:
    """Return the stride of each weight; one that never decides between lines stays fixed."""
    effects = sorted(
        abs(weight) * width for weight, width in zip(weights, spread, strict=True) if weight
    )
    usual = effects[len(effects) // 2]
    return [
        STRIDE * max(abs(weight), usual / width) if width > 1e-6 else 0.0
        for weight, width in zip(weights, spread, strict=True)
    ]


# --- generations ------------------------------------------------------------------------------


def tosses(run: Run) -> list[list[int]]:
    """Return for each pair of the next generation which weights go up (1) and down (-1)."""
    rng = Random(f"{run.seed}/tosses/{run.generation}")  # noqa: S311 (no secret hangs on it)
    return [[rng.choice((-1, 1)) for _ in range(FEATURES)] for _ in range(run.pairs)]


def pairs_for(run: Run, tossed: Sequence[Sequence[int]], noting: bool) -> list[Pair]:
    """Return the pairs of the next generation."""
    found = []
    for number, signs in enumerate(tossed):
        shifts = [sign * stride for sign, stride in zip(signs, run.strides, strict=True)]
        up = tuple(weight + shift for weight, shift in zip(run.now, shifts, strict=True))
        down = tuple(weight - shift for weight, shift in zip(run.now, shifts, strict=True))
        seed = f"{run.seed}.{run.generation}.{number}"
        scenario = SCENARIOS[number % len(SCENARIOS)]
        found.append(Pair(up, down, seed, scenario, run.player, noting))
    return found


def advance(run: Run, at: PairPool, noting: bool = False) -> list[Score]:
    """Play one generation and move the weights towards those that won."""
    tossed = tosses(run)
    scores = list(at.play(pairs_for(run, tossed, noting)))
    rate = RATE / (1.0 + run.generation / SLOWER_AFTER) ** SLOWER
    weights = list(run.now)
    for signs, score in zip(tossed, scores, strict=True):
        won = 2 * (score.points - 1)
        for i in range(FEATURES):
            weights[i] += rate * won * signs[i] * run.strides[i]
    run.path.append(weights)
    return scores


# --- what is kept -----------------------------------------------------------------------------


def save(run: Run, out: Path, rows: Sequence[Sequence[float]] = ()) -> None:
    """Write the weights, calibrated by *rows*, and the state needed to resume."""
    made: dict[str, object] = {
        "by": METHOD,
        "seed": run.seed,
        "player": run.player,
        "generations": run.generation,
        "games": 2 * run.pairs * run.generation,
    }
    weights = run.result()
    if rows:
        weights = calibrated(weights, rows)
        made["calibrated"] = len(rows)
    _write(out, weights_to_json(weights, made))
    kept = {name: getattr(run, name) for name in Run.__slots__}
    _write(_state(out), {"names": list(NAMES), **kept})


def load(out: Path) -> Run | None:
    """Return an interrupted run, if there is one with these features."""
    try:
        kept = json.loads(_state(out).read_text("utf-8"))
    except OSError:
        return None
    if kept.pop("names", None) != list(NAMES):
        raise WeightsError(f"{_state(out)} is of other features; remove it to begin anew")
    return Run(**kept)


def _state(out: Path) -> Path:
    return out.with_name(out.name + ".run")


def _write(path: Path, data: object) -> None:
    """Write a file atomically."""
    beside = path.with_name(path.name + ".new")
    beside.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    beside.replace(path)


def note(path: Path, scores: Sequence[Score]) -> None:
    """Append noted positions to a file: features and 1 if Scotland won, as two-byte numbers."""
    with path.open("ab") as file:
        for score in scores:
            for vector, won in score.notes:
                file.write(struct.pack(f"<{FEATURES + 1}e", *vector, float(won)))


def noted(path: Path) -> list[tuple[float, ...]]:
    """Return the noted positions of a file, the outcome last."""
    row = struct.Struct(f"<{FEATURES + 1}e")
    data = path.read_bytes()
    return list(row.iter_unpack(data[: len(data) // row.size * row.size]))


# --- calibration ------------------------------------------------------------------------------


def calibrated(weights: Sequence[float], rows: Sequence[Sequence[float]]) -> list[float]:
    """Return the weights scaled and shifted so that their chances match the noted positions.

    Match play tells which position is better, not by how much. Three numbers are
    fitted: a factor, and the balance of the two scenarios.
    """
    sums = [
        sum(weight * value for weight, value in zip(weights, row[:FEATURES], strict=True))
        for row in rows
    ]
    columns = [sums, [1.0] * len(rows), [row[THE_BRUCE] for row in rows]]
    won = [row[FEATURES] for row in rows]
    fitted = [0.0, 0.0, 0.0]
    for _ in range(FITTINGS):
        for i, column in enumerate(columns):
            slope = curve = 1e-9
            for number, outcome in enumerate(won):
                chance = _chance(sum(fitted[j] * columns[j][number] for j in range(3)))
                slope += (outcome - chance) * column[number]
                curve += chance * (1.0 - chance) * column[number] ** 2
            fitted[i] += slope / curve
    found = [fitted[0] * weight for weight in weights]
    found[ONE] += fitted[1]
    found[THE_BRUCE] += fitted[2]
    return found


def _chance(score: float) -> float:
    return 1.0 / (1.0 + exp(-max(-STEEPEST, min(STEEPEST, score))))


# --- the command ------------------------------------------------------------------------------


def tune(
    run: Run, at: PairPool, out: Path, generations: int, seconds: float, positions: Path | None
) -> None:
    """Play generations until there are enough or time is up, saving after each."""
    begin = time.monotonic()
    while run.generation < generations and time.monotonic() - begin < seconds:
        scores = advance(run, at, positions is not None)
        save(run, out)
        if positions is not None:
            note(positions, scores)
        way = [
            (now - start) / stride
            for now, start, stride in zip(run.now, run.start, run.strides, strict=True)
            if stride
        ]
        games = 2 * run.pairs * run.generation
        far = sqrt(sum(step * step for step in way) / len(way))
        print(f"generation {run.generation}: {games} games, {far:.2f} strides from the start")


def main(arguments: list[str] | None = None) -> int:
    """Tune, and say how the result does against the weights it began with."""
    parser = argparse.ArgumentParser(prog="python -m schiltrom.ai.lab.tune", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="the weights file to write")
    parser.add_argument("--start", default=BEST, help="weights to begin with")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--generations", type=int, default=100)
    parser.add_argument(
        "--minutes", type=float, default=float("inf"), help="stop after this many minutes"
    )
    parser.add_argument("--pairs", type=int, default=96, help="pairs of games in a generation")
    parser.add_argument("--player", choices=PLAYERS, default="squire")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--match", type=int, default=400, help="games against the start, at last")
    parser.add_argument(
        "--positions",
        type=Path,
        help="file to add positions and outcomes to; the result is calibrated by them",
    )
    options = parser.parse_args(arguments)
    try:
        run = load(options.out)
        if run is None:
            start = weights_called(options.start)
            strides = strides_for(start, spreads(start, options.seed))
            run = Run(options.seed, options.pairs, options.player, start, strides)
    except (OSError, ValueError) as error:
        parser.error(str(error))
    with pair_pool(options.cores) as at:
        try:
            tune(
                run,
                at,
                options.out,
                options.generations,
                60.0 * options.minutes,
                options.positions,
            )
        except KeyboardInterrupt:
            print("broken off; what is finished is saved")
            return 1
        if options.positions is not None and options.positions.exists():
            save(run, options.out, noted(options.positions))
        if options.match:
            found = hold_match(
                at, run.result(), run.start, options.match, f"{run.seed}/match", run.player
            )
            print(json.dumps(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
