"""The terminal: where lines are shown and typed, with or without colours."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
import unicodedata
from collections.abc import Callable, Iterable
from typing import Final

from schiltrom.cli.ascii import ERRORS, with_plain_marks

WIDTH: Final = 100

PAINTS: Final = {
    "english": "91",
    "scottish": "94",
    "name": "1",
    "red": "31",
    "green": "32",
    "black": "90",
    "coast": "2",
    "prompt": "1",
    "note": "33",
    "faint": "2",
}
"""The ANSI codes of the colours."""

CLEAR: Final = "\033[H\033[2J\033[3J"
"""Clears the screen and what has scrolled off it."""


def columns_of(text: str) -> int:
    """Return the width of a text in columns: Japanese characters take two each.

    >>> columns_of("Fife"), columns_of("ファイフ")
    (4, 8)
    """
    return sum(2 if unicodedata.east_asian_width(char) in "WF" else 1 for char in text)


def padded(text: str, columns: int) -> str:
    """Return a text padded with spaces to a number of columns."""
    return text + " " * (columns - columns_of(text))


class Style:
    """How to write: with colours, with clearing, in ASCII, or not."""

    def __init__(
        self, *, colour: bool = False, moves: bool = False, ascii_only: bool = False
    ) -> None:
        self.colour = colour
        self.moves = moves
        self.ascii_only = ascii_only

    def paint(self, text: str, paint: str) -> str:
        """Return a text in a colour, if there are colours."""
        if not self.colour or paint not in PAINTS or not text.strip():
            return text
        return f"\033[{PAINTS[paint]}m{text}\033[0m"


class Screen:
    """The terminal that a game is played on."""

    def __init__(
        self,
        read: Callable[[str], str],
        write: Callable[[str], None],
        style: Style | None = None,
        *,
        columns: int = WIDTH,
        is_terminal: bool = False,
    ) -> None:
        self._read = read
        self._write = write
        self.style = style if style is not None else Style()
        self.columns = columns
        self.is_terminal = is_terminal

    def ask(self, question: str) -> str:
        """Return the typed answer; raise ``EOFError`` at the end of input."""
        return self._read(self._plain(question)).strip()

    def show(self, text: str = "", paint: str = "") -> None:
        """Write a text, in lines no longer than the screen is wide."""
        width = max(40, min(self.columns, WIDTH))
        # Names of files stay whole, so that they can be copied.
        wrapper = textwrap.TextWrapper(
            width, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False
        )
        for line in self._plain(text).split("\n"):
            for piece in wrapper.wrap(line) or [""]:
                self._write(self.style.paint(piece, paint))

    def show_lines(self, lines: Iterable[str]) -> None:
        """Write lines as they are."""
        for line in lines:
            self._write(self._plain(line))

    def _plain(self, text: str) -> str:
        """Return a text as this screen can show it."""
        return with_plain_marks(text) if self.style.ascii_only else text

    def clear(self) -> None:
        """Make what stands on the screen unreadable for the next player."""
        if self.style.moves:
            self._write(CLEAR)
        elif self.is_terminal:
            self._write("\n" * 200)


def open_screen(*, plain: bool) -> Screen:
    """Return the screen of this process: colours only on a terminal that wants them."""
    is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    for stream in (sys.stdin, sys.stdout):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors=ERRORS if stream is sys.stdout else "replace")
    if is_terminal:
        _edit_lines()
    unicode = "utf" in (sys.stdout.encoding or "").lower()
    moves = sys.stdout.isatty() and os.environ.get("TERM") != "dumb" and not plain
    colour = moves and not os.environ.get("NO_COLOR")
    style = Style(colour=colour, moves=moves, ascii_only=plain or not unicode)
    columns = shutil.get_terminal_size((WIDTH, 40)).columns if sys.stdout.isatty() else WIDTH
    return Screen(input, print, style, columns=columns, is_terminal=is_terminal)


def _edit_lines() -> None:
    """Enable line editing and history, where available."""
    try:
        import readline  # noqa: F401 (importing it is all)
    except ImportError:
        return
