"""Exit codes, and what a command raises when it cannot do what it was asked."""

from __future__ import annotations

from typing import Final

DONE: Final = 0
FAILED: Final = 1
"""The check failed, or something broke."""
MISUSE: Final = 2
"""The arguments, or a file they name, are unusable."""
UNPROVED: Final = 3
"""Nothing is false, but not everything could be verified."""
INTERRUPTED: Final = 130
"""Ctrl-C, or a polite kill."""
UNREAD: Final = 141
"""Broken pipe, as with ``| head``."""

CODES: Final = (DONE, FAILED, MISUSE, UNPROVED, INTERRUPTED, UNREAD)


class CommandError(Exception):
    """Ends a command with a message and an exit code."""

    def __init__(self, key: str, code: int = MISUSE, **arguments: str | int) -> None:
        self.key = key
        self.code = code
        self.arguments = arguments
        super().__init__(key)
