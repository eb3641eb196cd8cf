"""A progress bar: how many games are played, on a terminal only."""

from __future__ import annotations

import sys
import time
from typing import Final

from schiltrom.words import DEFAULT_LANGUAGE, say

BAR: Final = 30


class Progress:
    """A line on the terminal that says how far something is."""

    def __init__(self, language: str = DEFAULT_LANGUAGE) -> None:
        self._language = language
        self._begin = time.monotonic()
        self._shows = sys.stderr.isatty()

    def show(self, done: int, total: int) -> None:
        """Show how many games are done."""
        if self._shows:
            bar = "#" * (BAR * done // total)
            minutes = round((time.monotonic() - self._begin) / 60)
            words = say("arena-progress", self._language, done=done, total=total, minutes=minutes)
            sys.stderr.write(f"\r[{bar:{BAR}}] {words}")
            sys.stderr.flush()

    def end(self) -> None:
        """Leave the line."""
        if self._shows:
            sys.stderr.write("\n")
