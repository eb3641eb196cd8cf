"""A line on the terminal that says how far long work is; nothing where nobody looks."""

from __future__ import annotations

import sys
import time
from typing import Final

from schiltrom.cli.screen import columns_of
from schiltrom.text.words import say

BAR: Final = 30
PAUSE_S: Final = 0.1
"""A line that changes faster can be read by nobody."""


class Progress:
    """A bar on standard error, with what is done and how long the rest will take.

    Use it as a context: ``with Progress(language, quiet=arguments.quiet) as progress:`` and then
    ``progress.show(done, total)`` whenever something is done.
    """

    def __init__(self, language: str, *, quiet: bool = False) -> None:
        self._language = language
        self._begin = time.monotonic()
        self._shown = 0.0
        self._width = 0
        self._shows = not quiet and sys.stderr.isatty()

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, *_error: object) -> None:
        self.end()

    def show(self, done: int, total: int) -> None:
        """Show how much is done."""
        now = time.monotonic()
        if not self._shows or (done < total and now - self._shown < PAUSE_S):
            return
        self._shown = now
        spent = now - self._begin
        left = round(spent * (total - done) / done) if done else 0
        words = say("cli-progress", self._language, done=done, total=total, left=clock(left))
        line = f"[{'#' * (BAR * done // max(total, 1)):{BAR}}] {words}"
        blank = " " * max(0, self._width - columns_of(line))
        self._width = columns_of(line)
        print(f"\r{line}{blank}", end="", file=sys.stderr, flush=True)

    def end(self) -> None:
        """Take the line away, so that what follows stands alone."""
        if self._shows and self._width:
            print(f"\r{' ' * self._width}\r", end="", file=sys.stderr, flush=True)
            self._width = 0


def clock(seconds: int) -> str:
    """Return a time as a clock shows it.

    >>> clock(59), clock(3661)
    ('0:59', '1:01:01')
    """
    hours, rest = divmod(seconds, 3600)
    minutes, left = divmod(rest, 60)
    return f"{hours}:{minutes:02}:{left:02}" if hours else f"{minutes}:{left:02}"
