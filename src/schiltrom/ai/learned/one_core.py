"""One core for a thought: the libraries behind NumPy would take all there are."""

from __future__ import annotations

import os
from typing import Final

THREADS: Final = (
    "OMP_NUM_THREADS",
    "OPENBLAS_NUM_THREADS",
    "MKL_NUM_THREADS",
    "VECLIB_MAXIMUM_THREADS",
)
"""What these libraries read when NumPy is first imported."""


def keep_to_one_core() -> None:
    """Let NumPy use one core, unless it has been imported or somebody wants otherwise."""
    for variable in THREADS:
        os.environ.setdefault(variable, "1")
