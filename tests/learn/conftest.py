"""Decisions of all kinds of games, with the truth, as the encoders read them."""

from __future__ import annotations

import os
from importlib import import_module
from importlib.util import find_spec

import numpy as np
import pytest

from schiltrom.learn.simulation import Simulation
from schiltrom.learn.words import WORDS
from tests.learn.games import setups

if os.environ.get("CI"):
    import_module("torch")  # elsewhere tests that need it are left out, but never in CI


@pytest.fixture(scope="module")
def simulation():
    found = Simulation(setups(), 54, "encoder", True)
    found.shuffle("encoder", 250)
    return found


@pytest.fixture(scope="module")
def words(simulation):
    return np.frombuffer(simulation.look(), np.int64).reshape(-1, WORDS).copy()


@pytest.fixture(autouse=True, scope="session")
def one_core_for_each_test():
    """Tests run side by side: networks this small only lose time by sharing cores."""
    if find_spec("torch") is not None:
        import torch

        torch.set_num_threads(1)
