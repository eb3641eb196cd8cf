"""Games some random choices old."""

from __future__ import annotations

from random import Random
from typing import Any

from schiltrom import Game
from schiltrom.engine.walk import random_choice


def play_on(game: Game, choices: int, rng: Random) -> Game:
    """Make random choices in a game, so many of them unless it ends."""
    for _ in range(choices):
        if game.is_over:
            break
        side = game.to_choose[0]
        game.play(side, random_choice(game.position, side, rng))
    return game


def played(choices: int = 200, seed: int = 5, **options: Any) -> Game:
    """Return a new game some random choices old."""
    return play_on(Game.new(seed=seed, **options), choices, Random(seed))
