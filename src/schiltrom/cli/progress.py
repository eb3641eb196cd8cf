"""A progress line on the terminal; nothing where nobody is watching."""

from __future__ import annotations

import sys
import time
from datetime import timedelta
from typing import TYPE_CHECKING, Final

from schiltrom.text.words import say

if TYPE_CHECKING:
    from rich.progress import Progress as Bar

PAUSE_S: Final = 0.1
"""Minimum seconds between updates, so that the line stays readable."""


class Progress:
    """A bar on standard error, with what is done and how long the rest will take.

    Use it as a context manager, ``with Progress(language, quiet=arguments.quiet) as progress:``,
    and call ``progress.show(done, total)`` whenever something is done.
    """

    def __init__(self, language: str, *, quiet: bool = False) -> None:
        self._language = language
        self._begin = time.monotonic()
        self._shown = 0.0
        self._bar = None if quiet or not sys.stderr.isatty() else _bar()

    def __enter__(self) -> Progress:
        if self._bar is not None:
            self._bar.start()
        return self

    def __exit__(self, *_error: object) -> None:
        if self._bar is not None:
            self._bar.stop()

    def show(self, done: int, total: int) -> None:
        """Show how much is done."""
        now = time.monotonic()
        if self._bar is None or (done < total and now - self._shown < PAUSE_S):
            return
        self._shown = now
        seconds = round((now - self._begin) * (total - done) / done) if done else 0
        left = str(timedelta(seconds=seconds)).removeprefix("0:")
        words = say("cli-progress", self._language, done=done, total=total, left=left)
        bar, task = self._bar, self._bar.task_ids[0]
        bar.update(task, completed=done, total=total, description=words, visible=True, refresh=True)


def _bar() -> Bar:
    """Return a bar that disappears when the work is done."""
    from rich.console import Console  # takes longer to import than most commands to start
    from rich.progress import BarColumn, TextColumn
    from rich.progress import Progress as Bar

    bar = Bar(
        BarColumn(),
        TextColumn("{task.description}", markup=False),
        console=Console(stderr=True, highlight=False),
        auto_refresh=False,  # it would take a thread, which processes that fork do without
        transient=True,
        redirect_stdout=False,
        redirect_stderr=False,
    )
    bar.add_task("", visible=False)
    return bar
