"""Exit codes, and what a command raises when it cannot do what it was asked."""

from __future__ import annotations

from typing import Final

DONE: Final = 0
FAILED: Final = 1
"""What was looked for does not hold, or something broke on the way."""
MISUSE: Final = 2
"""The arguments, or a file they name, cannot be used."""
INTERRUPTED: Final = 130
"""Ctrl-C, or a polite kill."""
UNREAD: Final = 141
"""Nobody reads the output any more, as behind ``| head``."""

CODES: Final = (DONE, FAILED, MISUSE, INTERRUPTED, UNREAD)


class CommandError(Exception):
    """A message of the catalogues that ends a command with an exit code."""

    def __init__(self, key: str, code: int = MISUSE, **arguments: str | int) -> None:
        self.key = key
        self.code = code
        self.arguments = arguments
        super().__init__(key)
