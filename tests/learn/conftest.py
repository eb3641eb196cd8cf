"""Decisions of all kinds of games, with the truth, as the encoders read them."""

from __future__ import annotations

import numpy as np
import pytest

from schiltrom.learn.simulation import Simulation
from schiltrom.learn.words import WORDS
from tests.learn.games import setups


@pytest.fixture(scope="module")
def simulation():
    found = Simulation(setups(), 54, "encoder", True)
    found.shuffle("encoder", 250)
    return found


@pytest.fixture(scope="module")
def words(simulation):
    return np.frombuffer(simulation.look(), np.int64).reshape(-1, WORDS).copy()
