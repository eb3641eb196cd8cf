"""Words for people: messages from the Fluent catalogues in ``schiltrom/locale``.

The engine speaks in keys and numbers; this module turns them into sentences of a language.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

DEFAULT_LANGUAGE = "en"


@cache
def languages() -> tuple[str, ...]:
    """Return the languages there are catalogues for."""
    root = resources.files("schiltrom").joinpath("locale")
    return tuple(sorted(folder.name for folder in root.iterdir() if folder.is_dir()))


@cache
def _bundle(language: str) -> FluentBundle:
    """Return all catalogues of a language as one bundle."""
    # Imported here so that the engine can be used where Fluent is not installed.
    from fluent.runtime import FluentBundle, FluentResource

    if language not in languages():
        raise ValueError(f"no language is called {language!r}; there are {', '.join(languages())}")
    bundle = FluentBundle([language], use_isolating=False)
    folder = resources.files("schiltrom").joinpath("locale", language)
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def has_message(key: str, language: str = DEFAULT_LANGUAGE) -> bool:
    """Return whether a catalogue has a message."""
    return bool(_bundle(language).has_message(key))


def say(key: str, language: str = DEFAULT_LANGUAGE, **arguments: str | int) -> str:
    """Return a message in words.

    >>> say("side", side=0)
    'England'
    """
    bundle = _bundle(language)
    if not bundle.has_message(key):
        raise KeyError(f"no message is called {key!r} in {language!r}")
    pattern = bundle.get_message(key).value
    assert pattern is not None, f"{key} has no words of its own"
    text, errors = bundle.format_pattern(pattern, arguments)
    if errors:
        raise ValueError(f"{key}: {errors[0]}")
    return str(text)
