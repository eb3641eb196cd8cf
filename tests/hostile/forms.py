"""How long the attacks go on: briefly with all other tests, at length with ``make hostile``."""

from __future__ import annotations

import os
from typing import Final, TypeVar

T = TypeVar("T")

LONG: Final = os.environ.get("SCHILTROM_HOSTILE") == "long"


def several(short: T, long: T) -> T:
    """Return a number for the form that is run: the short one, or the long one."""
    return long if LONG else short
