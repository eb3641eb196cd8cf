"""Settings for all tests.

Chance differs from test to test but not from run to run: what passes once passes again.
``SCHILTROM_TEST_SEED`` gives other chances, to look for what fails rarely.
"""

from __future__ import annotations

import os
import secrets
import signal
from base64 import urlsafe_b64encode
from random import Random
from typing import Final

import pytest
from hypothesis import HealthCheck, settings
from xdist.scheduler import LoadScopeScheduling

slow_is_fine = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
settings.register_profile("dev", max_examples=30, deadline=None, suppress_health_check=slow_is_fine)
settings.register_profile(
    "ci",
    max_examples=150,
    deadline=None,
    suppress_health_check=slow_is_fine,
    print_blob=True,
    derandomize=True,
)

TOGETHER: Final = {
    "tests/hostile/test_database_gone.py": "databases that fail",
    "tests/hostile/test_lost_answers.py": "databases that fail",
    "tests/server/test_many.py": "many servers",
    "tests/test_container.py": "one image",
}
"""Files whose tests share something costly, or disturb each other: one process runs them all."""


class InGroups(LoadScopeScheduling):
    """Gives each process that is free the next test, or all the tests of a group."""

    def _split_scope(self, nodeid: str) -> str:
        return TOGETHER.get(nodeid.partition("::")[0], nodeid)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config, log):
    """Keep groups together (``--dist loadgroup``), whose own marks this pytest does not heed."""
    return InGroups(config, log) if config.getvalue("dist") == "loadgroup" else None


os.environ["SCHILTROM_LANGUAGE"] = "en"  # whatever the system speaks
# What a shell starts in the background ignores Ctrl-C, and so would the programs we interrupt.
signal.signal(signal.SIGINT, signal.default_int_handler)
settings.load_profile("ci" if os.environ.get("CI") else "dev")


@pytest.fixture(autouse=True)
def same_chance(request, monkeypatch):
    """Let a test draw the same seeds, tokens and names in every run."""
    node = request.node
    # Schemathesis gives all its tests of one function the same id.
    key: str = node.nodeid if node.nodeid.endswith(node.name) else f"{node.nodeid}/{node.name}"
    rng = Random(os.environ.get("SCHILTROM_TEST_SEED", "") + key)

    def token_bytes(size: int | None = None) -> bytes:
        return rng.randbytes(secrets.DEFAULT_ENTROPY if size is None else size)

    def token_urlsafe(size: int | None = None) -> str:
        return urlsafe_b64encode(token_bytes(size)).rstrip(b"=").decode()

    monkeypatch.setattr(secrets, "token_bytes", token_bytes)
    monkeypatch.setattr(secrets, "token_hex", lambda size=None: token_bytes(size).hex())
    monkeypatch.setattr(secrets, "token_urlsafe", token_urlsafe)
    monkeypatch.setattr(secrets, "randbits", rng.getrandbits)
    monkeypatch.setattr(secrets, "randbelow", rng.randrange)
