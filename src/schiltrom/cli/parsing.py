"""Reading a command line: argparse, in the user's language and with one line for a mistake."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, NoReturn

from schiltrom.cli.ascii import ERRORS
from schiltrom.cli.errors import MISUSE
from schiltrom.engine.suggest import nearest
from schiltrom.words import DEFAULT_LANGUAGE, languages, say

LOCALES: Final = ("SCHILTROM_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where the environment says which language is wanted, the first first."""

MESSAGES: Final[dict[str, tuple[str, dict[str, str]]]] = {
    "usage: ": ("cli-usage", {}),
    "positional arguments": ("cli-positionals", {}),
    "options": ("cli-options", {}),
    "show this help message and exit": ("cli-arg-help", {}),
    "argument %(argument_name)s: %(message)s": (
        "cli-argument",
        {"argument": "%(argument_name)s", "message": "%(message)s"},
    ),
    "the following arguments are required: %s": ("cli-required", {"names": "%s"}),
    "one of the arguments %s is required": ("cli-one-required", {"names": "%s"}),
    "unrecognized arguments: %s": ("cli-unknown", {"names": "%s"}),
    "not allowed with argument %s": ("cli-not-with", {"argument": "%s"}),
    "expected one argument": ("cli-expected-one", {}),
    "expected at most one argument": ("cli-expected-one", {}),
    "expected at least one argument": ("cli-expected-some", {}),
    "expected %s argument": ("cli-expected", {"count": "%s"}),
    "expected %s arguments": ("cli-expected", {"count": "%s"}),
    "ignored explicit argument %r": ("cli-no-value", {"value": "%s"}),
    "invalid %(type)s value: %(value)r": (
        "cli-bad-value",
        {"value": "%(value)s", "type": "%(type)s"},
    ),
}
"""What argparse says to users, and the message that says it with argparse's own places."""


def wanted_language(argv: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """Return the language of ``--language``, or else of the environment, or else English.

    >>> wanted_language(["verify", "--language=de"], {})
    'de'
    >>> wanted_language(["verify"], {"LANG": "fr_CH.UTF-8"})
    'fr'
    """
    for number, word in enumerate(argv):
        name, equals, value = word.partition("=")
        if name == "--language":
            value = value if equals else "".join(argv[number + 1 : number + 2])
            if value in languages():
                return value
    for name in LOCALES:
        if environment.get(name):
            found = environment[name][:2].lower()
            return found if found in languages() else DEFAULT_LANGUAGE
    return DEFAULT_LANGUAGE


class Parser(argparse.ArgumentParser):
    """A parser that keeps to one line about a mistake, and suggests what may have been meant."""

    def __init__(self, **options: Any) -> None:  # noqa: ANN401 (argparse's own)
        options.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        options.setdefault("allow_abbrev", False)  # scripts stay right when options are added
        super().__init__(**options)
        self.language = _Language.now

    def error(self, message: str) -> NoReturn:
        """Say what is wrong in one line, and leave."""
        words = say("cli-error", self.language, program=self.prog, message=one_line(message))
        self.exit(MISUSE, words + "\n")

    def _check_value(self, action: argparse.Action, value: Any) -> None:  # noqa: ANN401
        if action.choices is None or value in action.choices:
            return
        choices = [str(choice) for choice in action.choices]
        words = say(
            "cli-bad-choice", self.language, value=shortened(str(value)), choices=", ".join(choices)
        )
        raise argparse.ArgumentError(action, words + suggestion(str(value), choices, self.language))


def suggestion(text: str, names: Sequence[str], language: str) -> str:
    """Return a half-sentence that says what may have been meant, or nothing."""
    found = nearest(text, names)
    return say("cli-did-you-mean", language, name=found) if found else ""


def examples_text(lines: Iterable[str], language: str) -> str:
    """Return what stands below a help: command lines to begin with."""
    return "\n".join([say("cli-examples", language), *[f"  {line}" for line in lines]])


def shortened(text: str, longest: int = 800) -> str:
    """Return a text that is not too long for a message."""
    return text if len(text) <= longest else text[:longest] + "..."


def one_line(text: str) -> str:
    """Return a text in one line, without what a terminal would take for orders."""
    return "".join(char if char.isprintable() else " " for char in " ".join(text.split()))


class _Language:
    """The language that parsers are made in, for those that argparse makes itself."""

    now = DEFAULT_LANGUAGE


@contextmanager
def argparse_in(language: str) -> Iterator[None]:
    """Let argparse speak a language: it asks its own ``_`` for every text."""
    own: tuple[Callable[..., str], Callable[..., str]]
    own = getattr(argparse, "_"), getattr(argparse, "ngettext")  # noqa: B009 (not in its stubs)
    before = _Language.now
    _Language.now = language

    def text(message: str) -> str:
        if message not in MESSAGES:
            return message
        key, places = MESSAGES[message]
        words = say(key, language, **places)
        return words + " " if message.endswith(" ") else words

    try:
        setattr(argparse, "_", text)  # noqa: B010
        setattr(argparse, "ngettext", lambda one, many, n: text(one if n == 1 else many))  # noqa: B010
        yield
    finally:
        setattr(argparse, "_", own[0])  # noqa: B010
        setattr(argparse, "ngettext", own[1])  # noqa: B010
        _Language.now = before


def plain_streams() -> None:
    """Let nothing that is printed fail because the terminal lacks a letter."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors=ERRORS)
