"""The rulebook a rule set is nearest to, and the numbers which that rulebook prints.

Everywhere else a rule has one number, that of the current English rulebook. Readers see the number
in the book they have in hand: ``data/rule_numbers.csv`` lists where it is another one, where a rule
has a heading instead of a number, which rules a book lacks, and what it prints in another place.
"""

from __future__ import annotations

import csv
import re
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

from schiltrom.engine.rules import EARLIER, NOT_RULES, OFFERED, PRESETS, VALUES, RuleSet

DEFAULT_BOOK: Final = "edition 4"
MISSING: Final = "-"
"""The number of a rule that a book does not have."""
NOT_A_BOOK: Final = "reference"
"""The preset for conformance: a reading of the 4th edition."""
NUMBER: Final = re.compile(r"(?<![\d.])\d\.\d+(?!\d)")
"""Where a rule's number stands in a text; Japanese has no spaces around it."""


class Place(NamedTuple):
    """Where a book prints a rule."""

    rule: str
    """Its number everywhere else; events have their card's name."""
    chapter: str
    number: str
    """As the book prints it, or the heading that stands for a number."""


@cache
def book_of(rules: RuleSet) -> str:
    """Return the edition or document that a rule set is nearest to.

    What a document offers as an option does not count; an edition goes before a document.

    >>> book_of(RuleSet.preset("hu", schiltroms=True, norse_role="separate"))
    'hu'
    """
    known = [
        (name, preset)
        for presets in (PRESETS, EARLIER)
        for name, preset in presets.items()
        if name != NOT_A_BOOK and preset.edition == rules.edition
    ]
    return min(known, key=lambda each: _distance(rules, *each))[0]


def _distance(rules: RuleSet, name: str, preset: RuleSet) -> int:
    """Return in how many switches a rule set differs from a book."""
    free = {*NOT_RULES, *OFFERED[name], "bid"}
    return sum(
        getattr(rules, switch) != getattr(preset, switch) for switch in VALUES if switch not in free
    )


def edition_of(book: str) -> int:
    """Return the edition that a book belongs to.

    >>> edition_of("de"), edition_of("edition 3")
    (2, 3)
    """
    return PRESETS[book or DEFAULT_BOOK].edition


@cache
def numbers() -> tuple[tuple[str, str], ...]:
    """Return the number and the chapter of every rule, in the order of the English rulebook."""
    return tuple((row["rule"], row["chapter"]) for row in _rows("rules.csv"))


@cache
def places(book: str = DEFAULT_BOOK) -> tuple[Place, ...]:
    """Return every rule as a book prints it, in the book's order."""
    rows = [row for row in _rows("rule_numbers.csv") if row["book"] == book]
    printed = {row["rule"]: row["number"] for row in rows}
    chapters = dict(numbers())
    order = list(chapters)
    for row in rows:
        if row["before"]:
            order.remove(row["rule"])
            order.insert(order.index(row["before"]), row["rule"])
    return tuple(Place(rule, chapters[rule], printed.get(rule, rule)) for rule in order)


@cache
def _printed(book: str) -> dict[str, str]:
    return {place.rule: place.number for place in places(book)}


def number_in(rule: str, book: str = DEFAULT_BOOK) -> str:
    """Return the number that a book prints for a rule; its own where the book lacks it.

    >>> number_in("7.62", "fr"), number_in("4.3", "fr")
    ('7.6.1', '4.3')
    """
    found = _printed(book).get(rule, rule)
    return rule if found == MISSING else found


def renumbered(text: str, book: str = DEFAULT_BOOK) -> str:
    """Return a text with the numbers of rules as a book prints them.

    >>> renumbered("by 7.61, not 4.3", "de")
    'by 7.62, not 4.3'
    """
    return NUMBER.sub(lambda match: number_in(match[0], book), text)


def _rows(file: str) -> list[dict[str, str]]:
    text = resources.files("schiltrom").joinpath("data", file).read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))
