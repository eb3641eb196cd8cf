"""``python -m schiltrom.ai.learned.calibration FOLDER...``: how far a value can be trusted.

Reads the games of an arena. Whenever cards are to be chosen and whenever a side begins to move, the
chance to win that the network gives the side, and that of the hand-made evaluation in worlds the
side holds possible, are compared with how the game ended. The last line is one JSON object.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import pstdev
from typing import Any, Final

from schiltrom.ai.evaluation.weights import evaluation
from schiltrom.ai.learned.king import mixed
from schiltrom.ai.learned.network import shipped
from schiltrom.engine import steps
from schiltrom.engine.position import Position
from schiltrom.engine.record import Record
from schiltrom.engine.view import view
from schiltrom.knowledge.tracker import Tracker
from schiltrom.observation.simulation import Game, Setup, observe

BINS: Final = 10
WORLDS: Final = 4
"""Worlds in which the hand-made evaluation is asked."""
LEAST: Final = 0.001
"""No chance counts as smaller than this in a logarithmic loss."""
RESAMPLES: Final = 200
OPINIONS: Final = ("network", "hand_made", "both")
SIZE: Final = 420
MARGIN: Final = 50


@dataclass(frozen=True, slots=True)
class Opinion:
    """What was thought of a side's chance at one moment of a game, and how the game ended."""

    game: int
    network: float
    hand_made: float
    won: bool

    @property
    def both(self) -> float:
        """Return both opinions put together."""
        return mixed(self.hand_made, self.network, 0.5)


def opinions_of(record: Record, number: int) -> Iterator[Opinion]:
    """Yield what is thought at the moments of one game."""
    winner = {"england": 0, "scotland": 1}.get(record.tags.get("winner", ""))
    if winner is None:
        return
    replay = record.begin()
    game = Game([Setup(record.scenario, record.rules)], "", 0)
    game.follow(replay.position)
    trackers = [Tracker.from_setup(record.scenario, record.rules, side) for side in range(2)]
    rng = Random(number)  # noqa: S311 (nobody plays for anything)
    last: tuple[int, ...] = ()
    for entry in record.entries:
        pos = replay.position
        moment = (pos.year, pos.turn, pos.step, pos.active)
        if moment != last and _counts(pos):
            last = moment
            for side in range(2) if pos.step == steps.CARD else (pos.active,):
                if game.ask(side) < 0:
                    yield _opinion(game, trackers[side], side, rng, number, winner == side)
        replay.apply(entry)
        game.follow(replay.position)
        for side, tracker in enumerate(trackers):
            tracker.update(view(replay.position, side))


def _counts(pos: Position) -> bool:
    """Return whether cards are to be chosen, or a side moves."""
    if pos.step == steps.CARD:
        return pos.card_e < 0 and pos.card_s < 0
    return pos.step == steps.MOVE


def _opinion(
    game: Game, tracker: Tracker, side: int, rng: Random, number: int, won: bool
) -> Opinion:
    parts: list[bytes] = []
    observe(game, parts)
    (seen,) = shipped().opinions([b"".join(parts)])
    by_hand = evaluation()
    worlds = [tracker.draw(rng) for _ in range(WORLDS)]
    hand_made = sum(by_hand.value(world, side, False) for world in worlds) / WORLDS
    return Opinion(number, 1 / (1 + math.exp(-seen.value)), hand_made, won)


# --- measures --------------------------------------------------------------------------------


def log_loss(told: Sequence[float], won: Sequence[bool]) -> float:
    """Return minus the mean logarithm of the chance given to what happened."""
    total = 0.0
    for chance, happened in zip(told, won, strict=True):
        given = chance if happened else 1 - chance
        total -= math.log(min(max(given, LEAST), 1 - LEAST))
    return total / len(told)


def bins_of(told: Sequence[float], won: Sequence[bool]) -> list[tuple[int, float, float]]:
    """Return number, mean chance told and share won, of moments sorted by the chance told."""
    found = []
    for number in range(BINS):
        here = [i for i, chance in enumerate(told) if min(int(chance * BINS), BINS - 1) == number]
        if here:
            mean = sum(told[i] for i in here) / len(here)
            found.append((len(here), mean, sum(won[i] for i in here) / len(here)))
    return found


def calibration_error(told: Sequence[float], won: Sequence[bool]) -> float:
    """Return the expected calibration error: how far shares won are from the chances told."""
    return sum(n * abs(mean - share) for n, mean, share in bins_of(told, won)) / len(told)


def measured(found: Sequence[Opinion]) -> dict[str, Any]:
    """Return all measures, with standard errors from games drawn again and again."""
    games = sorted({each.game for each in found})
    by_game = {game: [each for each in found if each.game == game] for game in games}
    rng = Random(len(found))  # noqa: S311
    draws = []
    for _ in range(RESAMPLES):
        drawn = [each for game in rng.choices(games, k=len(games)) for each in by_game[game]]
        draws.append(_figures(drawn))
    figures: dict[str, Any] = {"games": len(games), "moments": len(found)}
    for name, value in _figures(found).items():
        error = pstdev([draw[name] for draw in draws])
        figures[name] = [round(value, 4), round(error, 4)]
    return figures


def _figures(found: Sequence[Opinion]) -> dict[str, float]:
    won = [each.won for each in found]
    figures: dict[str, float] = {}
    for name in OPINIONS:
        told = [getattr(each, name) for each in found]
        figures[f"{name}_log_loss"] = log_loss(told, won)
        figures[f"{name}_calibration_error"] = calibration_error(told, won)
    return figures


def figure(found: Sequence[Opinion]) -> str:
    """Return a picture: shares won against chances told, the network's dark, the other light."""
    won = [each.won for each in found]
    scale = SIZE - 2 * MARGIN
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{SIZE}" height="{SIZE}" fill="#fff"/>',
        f'<path d="M{MARGIN} {SIZE - MARGIN}L{SIZE - MARGIN} {MARGIN}" stroke="#999" '
        'stroke-dasharray="4"/>',
        f'<path d="M{MARGIN} {MARGIN}V{SIZE - MARGIN}H{SIZE - MARGIN}" fill="none" stroke="#333"/>',
        f'<text x="{SIZE / 2}" y="{SIZE - 14}" text-anchor="middle">chance told</text>',
        f'<text x="16" y="{SIZE / 2}" text-anchor="middle" '
        f'transform="rotate(-90 16 {SIZE / 2})">games won</text>',
    ]
    for name, colour in (("hand_made", "#c9a"), ("network", "#236")):
        bins = bins_of([getattr(each, name) for each in found], won)
        for number, mean, share in bins:
            x, y = MARGIN + scale * mean, SIZE - MARGIN - scale * share
            radius = 2 + 14 * math.sqrt(number / len(found))
            lines.append(
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{colour}" '
                f'fill-opacity="0.7"><title>{name}: {number}</title></circle>'
            )
    return "\n".join([*lines, "</svg>", ""])


def main(arguments: list[str] | None = None) -> int:
    """Measure, and draw if asked."""
    parser = argparse.ArgumentParser(
        prog="python -m schiltrom.ai.learned.calibration", description=__doc__
    )
    parser.add_argument("folders", nargs="+", type=Path, help="folders of an arena's records")
    parser.add_argument("--figure", type=Path, help="write a picture of it, as SVG")
    given = parser.parse_args(arguments)
    found: list[Opinion] = []
    paths = sorted(path for folder in given.folders for path in folder.glob("*.json"))
    for number, path in enumerate(paths):
        record = Record.from_json(json.loads(path.read_text(encoding="utf-8")))
        found += opinions_of(record, number)
    if not found:
        print("there is no finished game", file=sys.stderr)
        return 1
    if given.figure:
        given.figure.write_text(figure(found), encoding="utf-8")
    print(json.dumps(measured(found)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
