"""The tests of learning need PyTorch, and one core each."""

from __future__ import annotations

import os
from importlib import import_module
from importlib.util import find_spec

import pytest

if os.environ.get("CI"):
    import_module("torch")  # elsewhere tests that need it are left out, but never in CI


@pytest.fixture(autouse=True, scope="session")
def one_core_for_each_test():
    """Tests run side by side: networks this small only lose time by sharing cores."""
    if find_spec("torch") is not None:
        import torch

        torch.set_num_threads(1)
