"""The colours of the game, by day and by night, as the browser has them."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any

from schiltrom.engine.tables import SIDE_NAMES


@cache
def art(name: str) -> Any:  # noqa: ANN401 (JSON)
    """Return the contents of a file in ``data/art``."""
    return json.loads(resources.files("schiltrom.data").joinpath("art", name).read_text("utf-8"))


class Palette:
    """Colours by their names: ``palette["ink"]``.

    The borders that six blocks may cross are black in the second edition, green later (4.3).
    """

    def __init__(self, *, dark: bool, borders: str) -> None:
        data = art("colours.json")
        self._colours: dict[str, str] = {
            **{name: pair[dark] for name, pair in data["themed"].items()},
            **data["plain"],
        }
        self._land: dict[str, str] = data["land"]
        self._colours["border-wide"] = self._colours[f"border-{borders}"]

    def __getitem__(self, name: str) -> str:
        return self._colours[name]

    def land(self, area: str) -> str:
        """Return the colour of an area's land."""
        return self._colours[f"land-{self._land[area]}"]

    def of_side(self, name: str, side: int) -> str:
        """Return the colour of something that belongs to a side."""
        return self._colours[f"{name}-{SIDE_NAMES[side].lower()}"]

    def tincture(self, side: int, *, fill: bool = False) -> str:
        """Return a side's colour for lines and words, or for fills."""
        return self._colours[("gules", "azure")[side] + ("-fill" if fill else "")]


@cache
def palette_of(*, dark: bool, borders: str = "green") -> Palette:
    """Return the palette for day or night, with wide *borders* green or black (4.3)."""
    return Palette(dark=dark, borders=borders)


def mixed(colour: str, other: str, share: float) -> str:
    """Return a mixture of two colours, with a *share* of the first.

    >>> mixed("#ff0000", "#0000ff", 0.5)
    '#800080'
    """
    pairs = zip(_parts(colour), _parts(other), strict=True)
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in pairs)


def _parts(colour: str) -> list[int]:
    return [int(colour[i : i + 2], 16) for i in (1, 3, 5)]
