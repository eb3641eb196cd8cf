"""The concordance: how each of the five printed rulebooks is read here, point by point."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final, NamedTuple

from schiltrom.engine.rules import RuleSet, Value
from schiltrom.text.books import book_of
from schiltrom.text.words import DEFAULT_LANGUAGE

DOCUMENTS: Final = ("de", "hu", "fr", "it", "ja")
"""The printed rulebooks, by their languages."""


class Passage(NamedTuple):
    """A few words of a document."""

    place: str
    """The number or heading they stand under."""
    words: str


class Remark(NamedTuple):
    """A point on which a document needs a word of explanation, in one language."""

    id: str
    rules: tuple[str, ...]
    """Our numbers of the rules concerned."""
    printed: str
    """The document's own number, where it differs from ours."""
    kind: str
    label: str
    """The kind in words."""
    passages: tuple[Passage, ...]
    switches: dict[str, Value]
    """What is played, where it depends on switches."""
    text: str


class Concordance(NamedTuple):
    """All that is to be said of a document, in one language."""

    document: str
    language: str
    title: str
    about: str
    remarks: tuple[Remark, ...]


def languages_of(document: str) -> tuple[str, str]:
    """Return the two languages in which a document is explained, its own first."""
    return document, DEFAULT_LANGUAGE


def concordance(document: str, language: str) -> Concordance:
    """Return how a document is read, in its own language or in English.

    >>> concordance("de", "en").title
    'The German rulebook, point by point'
    """
    data = _data()
    of_document = data["documents"][document]
    return Concordance(
        document,
        language,
        of_document["title"][language],
        of_document["about"][language],
        tuple(
            Remark(
                each["id"],
                tuple(each["rules"]),
                each.get("printed", ""),
                each["kind"],
                data["kinds"][each["kind"]][language],
                tuple(Passage(*passage) for passage in each["passages"]),
                each.get("switches", {}),
                each[language],
            )
            for each in data["remarks"]
            if each["document"] == document
        ),
    )


def document_of(rules: RuleSet) -> str | None:
    """Return the document that a rule set plays, with or without house rules, or none."""
    book = book_of(rules)
    return book if book in DOCUMENTS else None


@cache
def _data() -> dict[str, Any]:
    file = resources.files("schiltrom").joinpath("data", "concordance.toml")
    return tomllib.loads(file.read_text(encoding="utf-8"))
