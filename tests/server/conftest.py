"""Databases for the tests of the server: SQLite in a file, and a real PostgreSQL."""

from __future__ import annotations

from itertools import count

import pytest

from tests.server.helpers.postgres import postgres


@pytest.fixture(scope="session")
def cluster():
    """Yield a PostgreSQL that runs as long as the tests of this process."""
    with postgres() as found:
        yield found


@pytest.fixture(params=["SQLite", "PostgreSQL"])
def new_url(request, tmp_path):
    """Return what makes the address of a new database, of either kind."""
    if request.param == "PostgreSQL":
        return request.getfixturevalue("cluster").new_database
    numbers = count()
    return lambda: f"sqlite:///{tmp_path / f'{next(numbers)}.db'}"


@pytest.fixture
def url(new_url):
    """Return the address of a new database, of either kind."""
    return new_url()
