"""A real PostgreSQL for tests: a cluster of its own in a folder of its own, gone with the test."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from schiltrom.dev import postgres as cluster
from schiltrom.dev.postgres import MissingPostgresError, Postgres

SETTINGS = {
    # Processes are killed here, never the machine.
    "fsync": "off",
}


@contextmanager
def postgres() -> Iterator[Postgres]:
    """Run a PostgreSQL until the end of the block."""
    try:
        cluster.programs()
    except MissingPostgresError as error:
        if not os.environ.get("CI"):
            pytest.skip(str(error))
        raise
    with cluster.postgres(SETTINGS) as found:
        yield found
