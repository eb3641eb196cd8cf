"""Decisions of all kinds of games, with the truth, as the encoders read them."""

from __future__ import annotations

import pytest

from tests.observation.games import decisions, words_of


@pytest.fixture(scope="module")
def simulation():
    return decisions()


@pytest.fixture(scope="module")
def words(simulation):
    return words_of(simulation)
