"""ASCII marks for terminals without typographic ones."""

from __future__ import annotations

import codecs
from typing import Final

MARKS: Final = {
    "’": "'",
    "‘": "'",  # noqa: RUF001 (this is the mark)
    "“": '"',
    "”": '"',
    "„": '"',
    "«": '"',
    "»": '"',
    "…": "...",
    "–": "-",  # noqa: RUF001 (this is the mark)
    "→": "->",
    "\N{NARROW NO-BREAK SPACE}": " ",
}
ERRORS: Final = "schiltrom.ascii"
"""The name of the handler for a stream: marks in ASCII, a question mark for other letters."""

_TABLE: Final = str.maketrans(MARKS)


def with_plain_marks(text: str) -> str:
    """Return a text with ASCII marks in place of typographic ones."""
    return text.translate(_TABLE)


def _replaced(error: UnicodeError) -> tuple[str, int]:
    """Return what a stream writes instead of what it cannot encode, and where it resumes."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    letters = error.object[error.start : error.end]
    return "".join(MARKS.get(letter, "?") for letter in letters), error.end


codecs.register_error(ERRORS, _replaced)
