"""Finds things by name, in any of the six languages, from unambiguous beginnings.

A text is tried as a whole name, then as the beginning of a name, then as beginnings of its words
("y kn"). Case, accents and dashes do not count. If nothing is found, there is a suggestion.
"""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from schiltrom.engine.rules import VALUES
from schiltrom.engine.tables import AREA_NAMES, BLOCK_NAMES, EDWARD, SIDE_NAMES
from schiltrom.text.message import slug
from schiltrom.text.naming import area_name, block_name, side_name
from schiltrom.text.words import has_message, languages, say

CLOSE: Final = 0.6
"""Similarity needed for a suggestion."""
SPACED: Final = "-_./'\u2019・="
VOICED: Final = "\u3099\u309a"
"""Marks that change a Japanese letter; other accents do not count."""


@dataclass(frozen=True, slots=True)
class Found:
    """The possible meanings of a text."""

    numbers: tuple[int, ...]
    """The one meaning (for a noble, both his blocks), or several."""
    nearest: str = ""
    """The nearest name, if there is no meaning."""


def normal(text: str) -> str:
    """Return a text without regard to case, accents, dashes and spaces.

    >>> normal("  Ritter-von  YORK "), normal("Atholl/S")
    ('ritter von york', 'atholl s')
    """
    plain = unicodedata.normalize("NFKD", text.casefold())
    kept = [char for char in plain if not unicodedata.combining(char) or char in VOICED]
    spaced = "".join(" " if char in SPACED else char for char in kept)
    return " ".join(unicodedata.normalize("NFC", spaced).split())


class Names:
    """The spellings of things of one kind, with the numbers they stand for."""

    def __init__(self, pairs: Iterable[tuple[str, int]]) -> None:
        self._numbers: dict[str, set[int]] = {}
        self._shown: dict[str, str] = {}
        for name, number in pairs:
            self._numbers.setdefault(normal(name), set()).add(number)
            self._shown.setdefault(normal(name), name)

    def find(self, text: str) -> Found:
        """Return the meaning of a text: several if ambiguous, none if unknown."""
        wanted = normal(text)
        if not wanted:
            return Found(())
        for fits in (_is_same, _begins, _words_begin):
            ways = [way for way in self._numbers if fits(way, wanted)]
            if ways:
                numbers = set().union(*(self._numbers[way] for way in ways))
                return Found(tuple(sorted(numbers)))
        close = difflib.get_close_matches(wanted, list(self._numbers), 1, CLOSE)
        return Found((), self._shown[close[0]] if close else "")


def _is_same(way: str, wanted: str) -> bool:
    return way == wanted


def _begins(way: str, wanted: str) -> bool:
    return way.startswith(wanted)


def _words_begin(way: str, wanted: str) -> bool:
    """Return whether the words of a text begin words of a name, in order."""
    words = iter(way.split())
    return all(any(word.startswith(part) for word in words) for part in wanted.split())


@cache
def block_names() -> Names:
    """Return the spellings of blocks; a noble's bare name means him on either side."""
    pairs = [(name, number) for number, name in enumerate(BLOCK_NAMES)]
    for language in languages():
        for edition in VALUES["edition"]:
            pairs += [
                (block_name(number, 1, language, edition), number)
                for number in range(len(BLOCK_NAMES))
            ]
        pairs.append((block_name(EDWARD, 2, language), EDWARD))
        pairs += [(short, number) for number, short in _short_names(language)]
    return Names(pairs)


def _short_names(language: str) -> list[tuple[int, str]]:
    """Return the short names for a terminal map, where a language has them."""
    keys = [(number, f"short-{slug(name)}") for number, name in enumerate(BLOCK_NAMES)]
    return [(number, say(key, language)) for number, key in keys if has_message(key, language)]


@cache
def area_names() -> Names:
    """Return the spellings of areas."""
    pairs = [(name, number) for number, name in enumerate(AREA_NAMES)]
    for language in languages():
        pairs += [(area_name(number, language), number) for number in range(len(AREA_NAMES))]
    return Names(pairs)


@cache
def side_names() -> Names:
    """Return the spellings of the two sides."""
    pairs = [(name, number) for number, name in enumerate(SIDE_NAMES)]
    for language in languages():
        pairs += [(side_name(side, language), side) for side in range(2)]
    return Names(pairs)


def is_second_edward(text: str) -> bool:
    """Return whether a text is the whole name of Edward II in some language."""
    return any(normal(text) == normal(block_name(EDWARD, 2, each)) for each in languages())
