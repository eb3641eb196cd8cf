"""Words for people: messages from the Fluent catalogues in ``schiltrom/locale``.

The engine speaks in keys and numbers; this module turns them into sentences of a language.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from threading import Lock
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

DEFAULT_LANGUAGE = "en"
DEFAULT_EDITION: Final = 4
"""Every message may choose its words by the edition in play, ``$edition``."""
KEY: Final = re.compile(r"^(-?[a-z][\w-]*) *=", re.MULTILINE)
"""Where a message begins in a catalogue."""
REFERENCE: Final = re.compile(r"\{\s*(-?[a-z][\w-]*)")
"""Where a message refers to another."""


@cache
def languages() -> tuple[str, ...]:
    """Return the languages with catalogues."""
    root = resources.files("schiltrom").joinpath("locale")
    return tuple(sorted(folder.name for folder in root.iterdir() if folder.is_dir()))


class _Catalogue:
    """The messages of one language, each parsed by Fluent on first use."""

    def __init__(self, language: str) -> None:
        # Imported here so that the engine can be used where Fluent is not installed.
        from fluent.runtime import FluentBundle

        if language not in languages():
            raise ValueError(
                f"there is no language {language!r}; choose from {', '.join(languages())}"
            )
        self.bundle: FluentBundle = FluentBundle([language], use_isolating=False)
        self._texts: dict[str, str] = {}
        self._read: set[str] = set()
        self._ready: set[str] = set()
        """Messages that can be used: they have been loaded, with all they refer to."""
        self._loading = Lock()
        for file in resources.files("schiltrom").joinpath("locale", language).iterdir():
            if file.name.endswith(".ftl"):
                parts = KEY.split(file.read_text(encoding="utf-8"))
                self._texts |= zip(parts[1::2], parts[2::2], strict=True)

    def has(self, key: str) -> bool:
        """Return whether there is a message, and load it with its references."""
        if key not in self._texts:
            return False
        if key not in self._ready:
            with self._loading:  # several threads may want the same new message
                self._open(key)
                self._ready.add(key)
        return True

    def _open(self, key: str) -> None:
        """Load a message into Fluent, with those it refers to."""
        if key in self._read:
            return
        from fluent.runtime import FluentResource

        self._read.add(key)
        self.bundle.add_resource(FluentResource(f"{key} ={self._texts[key]}"))
        for other in REFERENCE.findall(self._texts[key]):
            if other in self._texts:
                self._open(other)


@cache
def _catalogue(language: str) -> _Catalogue:
    return _Catalogue(language)


def has_message(key: str, language: str = DEFAULT_LANGUAGE) -> bool:
    """Return whether a catalogue has a message."""
    return _catalogue(language).has(key)


def say(key: str, language: str = DEFAULT_LANGUAGE, **arguments: str | int) -> str:
    """Return a message in words; without another one, in those of the 4th edition.

    >>> say("side", side=0)
    'England'
    """
    arguments.setdefault("edition", DEFAULT_EDITION)
    if not has_message(key, language):
        raise KeyError(f"there is no message {key!r} in {language!r}")
    bundle = _catalogue(language).bundle
    pattern = bundle.get_message(key).value
    assert pattern is not None, f"{key} has no words of its own"
    text, errors = bundle.format_pattern(pattern, arguments)
    if errors:
        raise ValueError(f"{key}: {errors[0]}")
    return str(text)
