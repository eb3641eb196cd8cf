"""A drawing: SVG text that notebooks display."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from schiltrom.notation.whole_files import write_whole

SMALLEST, LARGEST = 100, 10_000


def checked_size(size: int) -> None:
    """Raise an error for an impossible width in pixels."""
    if isinstance(size, bool) or not SMALLEST <= size <= LARGEST:
        raise ValueError(f"a drawing is {SMALLEST} to {LARGEST} pixels wide, not {size!r}")


@dataclass(frozen=True, slots=True)
class Drawing:
    """One self-contained picture; ``str`` gives it as SVG."""

    svg: str = field(repr=False)
    width: int
    height: int

    def __str__(self) -> str:
        return self.svg

    def _repr_svg_(self) -> str:
        return self.svg

    def png(self) -> bytes:
        """Return the picture as PNG; this needs the extra ``schiltrom[png]``."""
        from schiltrom.svg.png import as_png

        return as_png(self.svg)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the picture to a file, as PNG if its name ends in .png, else as SVG."""
        is_png = Path(path).suffix.lower() == ".png"
        write_whole(path, self.png() if is_png else self.svg.encode())
