"""A tiny run of about a minute: what it learns must beat random play."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("torch")  # PyTorch is an extra: pip install 'schiltrom[train]'

from schiltrom.learn.config import config_of, setups_of
from schiltrom.learn.evaluation import against_random
from schiltrom.learn.training import Training

TINY: dict[str, dict[str, Any]] = {
    "run": {"iterations": 40, "checkpoint_every": 40, "threads": 1, "log_every": 10},
    "games": {
        "scenarios": ["the_bruce"],
        "rules": ["4"],
        "years": 2,
        "games": 48,
        "shuffle": 100,
    },
    "network": {"width": 64, "depth": 1, "critic_width": 64, "critic_depth": 1},
    "learning": {
        "steps": 24,
        "minibatch": 384,
        "rate": 2e-3,
        "rate_end": 1e-4,
        "entropy": 0.02,
        "entropy_end": 0.005,
        "trace": 0.95,
    },
    "league": {"past": 0.0, "random": 0.5},
}
"""Two years of The Bruce: about 160 decisions a game, 92,160 in all."""
GAMES = 200


def test_a_tiny_run_beats_random_play(tmp_path):
    """It begins at one half; after 40 iterations it wins 70 % and more, for certain above 60 %."""
    config = config_of({**TINY, "run": {**TINY["run"], "folder": str(tmp_path)}})
    training = Training(config)
    setups = setups_of(config.games)
    before = against_random(training.learner.actor, setups, GAMES, "tiny")
    training.run()
    after = against_random(training.learner.actor, setups, GAMES, "tiny")
    assert before.share < 0.65, before
    assert after.share >= 0.7, after
    assert after.interval[0] > 0.6, after
