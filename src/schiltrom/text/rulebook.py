"""The rules for players: by the rulebook's numbers, in our own words, as a rule set plays them."""

from __future__ import annotations

import re
from typing import NamedTuple

from schiltrom.engine.rules import RuleSet
from schiltrom.text.books import MISSING, book_of, numbers, places, renumbered
from schiltrom.text.words import DEFAULT_LANGUAGE, say

__all__ = ["Rule", "key_of", "numbers", "rulebook", "switches_of"]


class Rule(NamedTuple):
    """A rule as a reader finds it."""

    number: str
    """Its number in the current English rulebook, by which it is known; events have their card's
    name."""
    chapter: str
    title: str
    text: str
    printed: str = ""
    """Its number, or the heading instead of one, in the book that the reader has in hand."""


def key_of(number: str) -> str:
    """Return the key of a rule's text.

    >>> key_of("5.31"), key_of("Sea Move")
    ('rules-5-31', 'rules-sea-move')
    """
    return "rules-" + number.lower().replace(".", "-").replace(" ", "-")


def rulebook(
    rules: RuleSet | None = None, language: str = DEFAULT_LANGUAGE, book: str = ""
) -> list[Rule]:
    """Return all rules as *rules* has them, by default the 4th edition.

    Order and numbers are those of *book*, by default of the book that the rule set is nearest to.
    What that book lacks is left out, unless it is played all the same.
    """
    played = rules or RuleSet()
    book = book or book_of(played)
    switches = switches_of(played)
    return [
        Rule(
            rule,
            chapter,
            say(key_of(rule) + "-title", language, **switches),
            # Only plain spaces: French has narrow ones before its marks.
            re.sub(
                r"[ \n]+", " ", renumbered(say(key_of(rule), language, **switches), book)
            ).strip(),
            rule if number == MISSING else number,
        )
        for rule, chapter, number in places(book)
        if number != MISSING or _is_played(rule, played)
    ]


def _is_played(rule: str, rules: RuleSet) -> bool:
    """Return whether a rule that the book lacks is played: only bids can be (9.2)."""
    return rule == "9.2" and rules.bid != ""


def switches_of(rules: RuleSet) -> dict[str, int | str]:
    """Return the switches as arguments: yes and no are 1 and 0, and no bid is ``none``."""
    return {
        name: int(value) if isinstance(value, bool) else "none" if value == "" else value
        for name, value in rules.to_json().items()
    }
