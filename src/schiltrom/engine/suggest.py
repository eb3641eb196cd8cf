"""Suggestions for a name that does not exist."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Final

CLOSE: Final = 0.6
"""How much of a name must match."""
LONGEST: Final = 100
"""Longer texts are not names, and would take long to compare."""


def nearest(text: str, names: Iterable[str]) -> str:
    """Return the name most similar to a text, or nothing.

    >>> nearest("bravehart", ["braveheart", "campaign"])
    'braveheart'
    """
    if len(text) > LONGEST:
        return ""
    ways: dict[str, str] = {}
    for name in names:
        ways.setdefault(name.lower(), name)
    close = difflib.get_close_matches(text.lower(), list(ways), 1, CLOSE)
    return ways[close[0]] if close else ""


def did_you_mean(text: str, names: Iterable[str]) -> str:
    """Return half a sentence that suggests the nearest name, or nothing.

    >>> did_you_mean("Walace", ["Wallace", "King"])
    "; did you mean 'Wallace'?"
    """
    found = nearest(text, names)
    return f"; did you mean {found!r}?" if found else ""
