"""Runs the examples of the documentation in a reader's browser, as one session to a page.

An example is a program, or a session with ``>>>``: of that every line is run as if it were typed,
errors included, and what it shows is told.
"""

from __future__ import annotations

import contextlib
import io
import linecache
import sys
import traceback
from collections.abc import Callable, Iterator
from typing import Any, Final

PROMPT: Final = ">>> "
GOES_ON: Final = "..."
NAME: Final = "<example>"
"""The file that an example's errors speak of."""
TEXT: Final = "text"
PICTURE: Final = "picture"
"""What is told: words, or a drawing as SVG."""
Tell = Callable[[str, str], object]


class _Writer(io.TextIOBase):
    """Passes on what is printed at once: a long example can be watched."""

    def __init__(self, tell: Tell) -> None:
        self._tell = tell

    def writable(self) -> bool:
        """Return whether it can be written to."""
        return True

    def write(self, text: str, /) -> int:
        """Pass on some words."""
        if text:
            self._tell(TEXT, text)
        return len(text)


class Session:
    """The examples of one page: each finds what those before it have made."""

    def __init__(self, tell: Tell) -> None:
        self._tell = tell
        self._names: dict[str, Any] = {}
        self.reset()

    def reset(self) -> None:
        """Begin anew, as at the top of the page."""
        self._names = {"__name__": "__main__"}

    def run(self, source: str) -> bool:
        """Run an example; return whether it came to its end."""
        linecache.cache[NAME] = (len(source), None, source.splitlines(keepends=True), NAME)
        with self._listening():
            return self._converse(source) if PROMPT in source else self._execute(source)

    def _execute(self, source: str) -> bool:
        """Run a program; an error ends it."""
        try:
            exec(compile(source, NAME, "exec"), self._names)
        except BaseException as error:
            self._tell(TEXT, told_error(error, where=True))
            return False
        return True

    def _converse(self, source: str) -> bool:
        """Run a session line by line, and go on after errors."""
        for typed in typed_in(source):
            try:
                exec(compile(typed, NAME, "single"), self._names)
            except BaseException as error:
                self._tell(TEXT, told_error(error, where=False))
        return True

    @contextlib.contextmanager
    def _listening(self) -> Iterator[None]:
        writer = _Writer(self._tell)
        usual = sys.displayhook
        sys.displayhook = self._show
        try:
            with contextlib.redirect_stdout(writer), contextlib.redirect_stderr(writer):
                yield
        finally:
            sys.displayhook = usual

    def _show(self, value: object) -> None:
        """Show a value as Python does, and its drawing as a notebook does."""
        if value is None:
            return
        self._tell(TEXT, f"{value!r}\n")
        drawing = getattr(value, "_repr_svg_", None)
        if drawing is not None:
            self._tell(PICTURE, drawing())


def typed_in(session: str) -> list[str]:
    r"""Return what is typed in a session, without the prompts and what is answered.

    >>> typed_in(">>> for n in (1, 2):\n...     print(n)\n1\n2\n>>> 3\n3\n")
    ['for n in (1, 2):\n    print(n)\n', '3\n']
    """
    typed: list[str] = []
    for line in session.splitlines():
        if line.startswith(PROMPT):
            typed.append(f"{line[len(PROMPT) :]}\n")
        elif line.startswith(GOES_ON) and typed:
            typed[-1] += f"{line[len(GOES_ON) + 1 :]}\n"
    return typed


def told_error(error: BaseException, *, where: bool) -> str:
    """Return an error in Python's words; *where* adds the lines of the example that led to it."""
    frames = traceback.extract_tb(error.__traceback__) if where else []
    own = [frame for frame in frames if frame.filename == NAME]
    lines = ["Traceback (most recent call last):\n", *traceback.format_list(own)]
    return "".join([*lines, *traceback.format_exception_only(error)])
