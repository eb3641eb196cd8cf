"""The rules for players: by the rulebook's numbers, in our own words, as a rule set plays them."""

from __future__ import annotations

import csv
import re
from functools import cache
from importlib import resources
from typing import NamedTuple

from schiltrom.engine.rules import RuleSet
from schiltrom.text.words import DEFAULT_LANGUAGE, say


class Rule(NamedTuple):
    """A rule as a reader finds it."""

    number: str
    """As the rulebooks print it; events have their card's name."""
    chapter: str
    title: str
    text: str


@cache
def numbers() -> tuple[tuple[str, str], ...]:
    """Return the number and the chapter of every rule, in the rulebook's order."""
    text = resources.files("schiltrom").joinpath("data", "rules.csv").read_text(encoding="utf-8")
    return tuple((row["rule"], row["chapter"]) for row in csv.DictReader(text.splitlines()))


def key_of(number: str) -> str:
    """Return the key of a rule's text.

    >>> key_of("5.31"), key_of("Sea Move")
    ('rules-5-31', 'rules-sea-move')
    """
    return "rules-" + number.lower().replace(".", "-").replace(" ", "-")


def rulebook(rules: RuleSet | None = None, language: str = DEFAULT_LANGUAGE) -> list[Rule]:
    """Return all rules as *rules* has them, by default the 4th edition."""
    switches = switches_of(rules or RuleSet())
    return [
        Rule(
            number,
            chapter,
            say(key_of(number) + "-title", language),
            # Only plain spaces: French has narrow ones before its marks.
            re.sub(r"[ \n]+", " ", say(key_of(number), language, **switches)).strip(),
        )
        for number, chapter in numbers()
    ]


def switches_of(rules: RuleSet) -> dict[str, int | str]:
    """Return the switches as arguments: yes and no are 1 and 0."""
    return {
        name: int(value) if isinstance(value, bool) else value
        for name, value in rules.to_json().items()
    }
