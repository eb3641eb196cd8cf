"""The catalogues: six languages that say the same things, with the same arguments."""

import re
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
OPTIONAL = ("area-", "block-", "card-", "place-", "edition-")
"""Names of things: a language may have its own, or keep those of the data files; and words that
differ between editions in English, the only language with more than one rulebook."""
BY_EDITION = {"edition"}
"""What those may choose their words by, where others have only one word."""
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
        free = BY_EDITION if key.startswith(OPTIONAL) else set()
        lost = there.variables - here.variables - free
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


PLAIN_ENGLISH = {
    "Whatever of": "Any Scottish blocks",
    "that is lit": "highlighted",
    "reckoned": "estimated",
    "shall": "will",
    "take up": "select",
    "put down": "deselect",
    "Enough shipped": "Finish shipping",
    "End the builds": "Finish building",
    "would play": "Suggestion",
    "Also looked at": "Alternatives",
    "Your choice": "Your turn",
    "is to choose": "'s turn",
    "Movement on the screen": "Animations",
    "As the device has": "Match device",
    "of two at this screen": "Two players, one screen",
    "Two at this screen": "Two players, one screen",
    "How well the computer plays": "Computer level",
    "may stay empty": "Optional",
    "Make the game": "Create game",
    "is about to begin": "Waiting for the other player",
    "Ask to take back": "Take back",
    "choice of yours": "Nothing to take back",
    "what was sent": "This invitation link is broken",
    "Retreating from": "One English block retreats from",
    "captured, to fight for": "captured and joins",
    "over { $via }": "via { $via }",
    "Whose eyes": "Viewpoint",
    "proved": "verified",
    "No longer": "Turn off",
    "so many": "that many",
    "is told": "sees",
    "are told": "are notified",
    "nobody reads the output": "broken pipe",
    "is wanted": "expects",
    "are wanted": "expects",
    "all chance": "random seed",
    "broken off": "interrupted",
    "(any more)": "no longer",
    "is there already": "already exists",
    "should stand here": "expected",
    "all the same": "anyway",
}
"""What sounded translated, each with what people write; a capital letter begins a sentence."""


@pytest.mark.parametrize("phrase", PLAIN_ENGLISH)
@pytest.mark.parametrize("file", FILES)
def test_english_reads_as_people_write_it(file, phrase):
    """Comments and keys are for those who translate: only what people read counts."""
    better = PLAIN_ENGLISH[phrase]
    how = 0 if phrase[0].isupper() else re.IGNORECASE
    pattern = re.compile(rf"(?<![\w-]){re.escape(phrase)}(?![\w-])", how)
    for key, message in catalogue("en", file).items():
        found = pattern.search(read_by_people(message))
        assert not found, f"{key}: “{phrase}” reads better as “{better}”"


def read_by_people(message):
    """Return the text of a message with its variables, and without the keys of its variants."""
    found = []

    class Parts(visitor.Visitor):
        def visit_TextElement(self, node):  # noqa: N802
            found.append(node.value)

        def visit_Placeable(self, node):  # noqa: N802
            if isinstance(node.expression, ast.VariableReference):
                found.append(f"{{ ${node.expression.id.name} }}")
            self.generic_visit(node)

    Parts().visit(message)
    return re.sub(r"\s+", " ", "".join(found))
