"""The lists of statements: one file for each document, one line for each thing it says.

``number`` is the document's own, with a count after the stroke where it says several things;
``statement`` is our own paraphrase. ``how`` it is checked is

- ``tested``: ``check`` is the name of a function in ``checks``, which stages the scene under the
  document's rule set, and ``expect`` what the document's words say, as arguments in JSON;
- ``set-up``: the same, for what the tables of the map, the blocks, the cards and the scenarios say;
- ``not expressible``: ``check`` is the reason, in words.
"""

from __future__ import annotations

import csv
import json
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

DOCUMENTS: Final = ("de", "hu", "fr", "it", "ja")
TESTED: Final = "tested"
SET_UP: Final = "set-up"
NOT_EXPRESSIBLE: Final = "not expressible"
HOW: Final = (TESTED, SET_UP, NOT_EXPRESSIBLE)
COLUMNS: Final = ["number", "statement", "how", "check", "expect"]

_HERE: Final = Path(__file__).parent


class Statement(NamedTuple):
    """One thing a document says, and how it is checked."""

    document: str
    number: str
    statement: str
    how: str
    check: str
    expect: dict[str, Any]

    @property
    def name(self) -> str:
        """Return what the test of this statement is called."""
        return f"{self.document} {self.number} {self.statement}"


@cache
def statements(document: str) -> tuple[Statement, ...]:
    """Return all that a document says: its own file, then its parts in the order of their names."""
    parts = sorted((_HERE / "parts").glob(f"{document}-*.csv"))
    files = [_HERE / f"{document}.csv", *(x for x in parts if not x.stem.endswith("-disputed"))]
    return tuple(each for file in files for each in _read(document, file))


def _read(document: str, file: Path) -> list[Statement]:
    """Return the statements of one file."""
    with file.open(encoding="utf-8", newline="") as text:
        lines = csv.DictReader(text)
        assert lines.fieldnames == COLUMNS
        return [
            Statement(
                document,
                line["number"],
                line["statement"],
                line["how"],
                line["check"],
                json.loads(line["expect"] or "{}"),
            )
            for line in lines
        ]
