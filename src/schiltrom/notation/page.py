"""A page of text: indented lines, filled word by word and folded when full."""

from __future__ import annotations

from typing import Final

WIDTH: Final = 96
FOLD: Final = 4
"""Extra indent of a folded line."""


class Page:
    """Lines of text that grow at the end."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._indent = 0

    def blank(self) -> None:
        """Leave a line blank."""
        self.lines.append("")

    def start(self, indent: int, text: str) -> None:
        """Begin a line."""
        self._indent = indent
        self.lines.append(" " * indent)
        self._append(text, "")

    def add(self, text: str, mark: str = "") -> None:
        """Add words to the line, after a mark."""
        if mark:
            self.lines[-1] += mark
        self._append(text, " ")

    def put(self, text: str) -> None:
        """Add text that must not be folded, such as a comment."""
        self.lines[-1] += f" {text}"

    def _append(self, text: str, gap: str) -> None:
        line = self.lines[-1]
        if len(line) + len(gap) + len(text) <= WIDTH:
            self.lines[-1] = line + gap + text
            return
        for word in text.split(" "):
            if len(self.lines[-1]) + len(word) + 1 > WIDTH:
                self.lines.append(" " * (self._indent + FOLD) + word)
            else:
                self.lines[-1] += gap + word
            gap = " "
