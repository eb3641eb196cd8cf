"""The catalogues: six languages that say the same things, with the same arguments."""

from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import schiltrom
from schiltrom.text.words import languages

LOCALE = Path(str(schiltrom.__file__)).parent / "locale"
SIX = ("de", "en", "fr", "hu", "it", "ja")
OTHERS = tuple(language for language in SIX if language != "en")
FILES = tuple(sorted(path.name for path in (LOCALE / "en").glob("*.ftl")))
PLURALS = {"zero", "one", "two", "few", "many", "other"}
OPTIONAL = ("area-", "block-", "card-", "place-")
"""Names of things: a language may have its own, or keep those of the data files."""
SAME_IN_ENGLISH = 4
"""A message of more words than this that reads as in English was forgotten."""


class Uses(visitor.Visitor):
    """What a message needs: its variables, and the words it chooses its variants by."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.keys: set[tuple[str, str]] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            names = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
            self.keys |= {(node.selector.id.name, name) for name in names - PLURALS}
        self.generic_visit(node)


@cache
def catalogue(language, file):
    path = LOCALE / language / file
    assert path.exists(), f"{language} has no {file}"
    parsed = FluentParser().parse(path.read_text(encoding="utf-8"))
    junk = [entry for entry in parsed.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{language}/{file}: {junk[0].content}"
    messages = [entry for entry in parsed.body if isinstance(entry, ast.Message)]
    found = {message.id.name: message for message in messages}
    assert len(found) == len(messages), f"{language}/{file}: a message stands there twice"
    return found


def uses(message):
    found = Uses()
    found.visit(message)
    return found


def plain(message):
    """Return the words of a message without its variables."""

    class Texts(visitor.Visitor):
        def __init__(self):
            self.words = []

        def visit_TextElement(self, node):  # noqa: N802
            self.words += node.value.split()

    found = Texts()
    found.visit(message)
    return found.words


def test_there_are_six_languages():
    assert languages() == SIX


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_catalogue_has_every_message(language, file):
    english = {key for key in catalogue("en", file) if not key.startswith(OPTIONAL)}
    other = {key for key in catalogue(language, file) if not key.startswith(OPTIONAL)}
    assert sorted(english - other) == []
    assert sorted(other - english) == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_messages_use_the_same_arguments(language, file):
    for key, message in catalogue(language, file).items():
        if key not in catalogue("en", file):
            continue
        here, there = uses(message), uses(catalogue("en", file)[key])
        assert here.variables <= there.variables, key
        assert here.keys <= there.keys, key
        lost = there.variables - here.variables
        assert not lost, f"{language} {key} does not use {sorted(lost)}"


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language, file):
    for key, message in catalogue(language, file).items():
        if key in catalogue("en", file):
            words = plain(message)
            same = words == plain(catalogue("en", file)[key])
            assert not same or len(words) <= SAME_IN_ENGLISH, key


def test_no_key_stands_in_two_files():
    keys = [key for file in FILES for key in catalogue("en", file)]
    assert sorted(keys) == sorted(set(keys))
