"""The lists of statements: one file for each document, one line for each thing it says.

``number`` is the document's own, with a count after the stroke where it says several things;
``statement`` is our own paraphrase. ``how`` it is checked is

- ``tested``: ``check`` is the name of a function in ``checks``, which stages the scene under the
  document's rule set, and ``expect`` what the document's words say, as arguments in JSON;
- ``set-up``: the same, for what the tables of the map, the blocks, the cards and the scenarios say;
- ``open``: other play was chosen; ``check`` names the remark of the concordance and says which;
- ``not expressible``: ``check`` is the reason, in words.
"""

from __future__ import annotations

import csv
import json
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

TESTED: Final = "tested"
SET_UP: Final = "set-up"
NOT_EXPRESSIBLE: Final = "not expressible"
OPEN: Final = "open"
HOW: Final = (TESTED, SET_UP, OPEN, NOT_EXPRESSIBLE)
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
    """Return all that a document says."""
    with (_HERE / f"{document}.csv").open(encoding="utf-8", newline="") as text:
        lines = csv.DictReader(text)
        assert lines.fieldnames == COLUMNS
        return tuple(
            Statement(
                document,
                line["number"],
                line["statement"],
                line["how"],
                line["check"],
                json.loads(line["expect"] or "{}"),
            )
            for line in lines
        )


def counts(document: str) -> dict[str, int]:
    """Return how many statements of a document there are of each kind."""
    found = Counter(each.how for each in statements(document))
    return {how: found[how] for how in HOW}
