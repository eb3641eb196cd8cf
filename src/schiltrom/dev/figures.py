"""Figures on a page of the documentation: tables, charts, and the sections they stand in.

A section is what stands between ``<!-- NAME -->`` and ``<!-- /NAME -->``; a command writes it, and
nobody else.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from schiltrom.notation.whole_files import write_whole
from schiltrom.svg.markup import NAMESPACE, SERIF, Markup, tag

WIDTH, HEIGHT = 720.0, 300.0
LEFT, RIGHT, TOP, BOTTOM = 64.0, 150.0, 40.0, 46.0
COLOURS: Final = ("#8c1d18", "#1d4f8c", "#2f6b2f", "#8a6d1d")
DASHES: Final = (None, "8 4", "2 3", "10 3 2 3")
INK, HAIR, PAPER = "#333", "#bbb", "#fffdf7"

Curve = Sequence[tuple[float, float]]


def write_section(page: Path, name: str, lines: Sequence[str]) -> None:
    """Replace a section of a page."""
    text = page.read_text(encoding="utf-8")
    begin, end = f"<!-- {name} -->\n", f"<!-- /{name} -->"
    if begin not in text or end not in text:
        raise ValueError(f"{page} has no section {name!r}")
    before, _, rest = text.partition(begin)
    after = rest.partition(end)[2]
    inside = "\n".join(("", *lines, "", ""))
    write_whole(page, f"{before}{begin}{inside}{end}{after}".encode())


def figure_table(rows: Mapping[str, str], columns: Mapping[str, Mapping[str, Any]]) -> list[str]:
    """Return a table as Markdown: *rows* by their names in each column's figures."""
    lines = ["| | " + " | ".join(columns) + " |", "| --- " * (len(columns) + 1) + "|"]
    for words, name in rows.items():
        cells = [_shown(figures.get(name)) for figures in columns.values()]
        lines.append(f"| {words} | " + " | ".join(cells) + " |")
    return lines


def _shown(value: object) -> str:
    if isinstance(value, float):
        return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.3g}"
    return f"{value:,}" if isinstance(value, int) else str("" if value is None else value)


# --- charts ------------------------------------------------------------------------------------


def line_chart(title: str, across: str, up: str, curves: Mapping[str, Curve]) -> str:
    """Return a chart as SVG: *across* grows by tenfold where it spans much, *up* begins at 0."""
    points = [point for curve in curves.values() for point in curve]
    axis = Axis([x for x, _ in points])
    most = _round_up(max((y for _, y in points), default=1.0))
    parts: list[Markup] = [
        tag("title", title),
        tag("rect", width=WIDTH, height=HEIGHT, fill=PAPER),
        tag("text", title, x=LEFT, y=22, font_size=15, fill=INK),
        tag("text", across, x=WIDTH - RIGHT, y=HEIGHT - 8, font_size=12, text_anchor="end"),
        *[_level(value, most) for value in (0.0, most / 2, most)],
        tag("text", up, x=LEFT, y=TOP - 4, font_size=12, fill=INK),
        *[_place(axis, value) for value in sorted({x for x, _ in points})],
        *[_curve(axis, most, number, *each) for number, each in enumerate(curves.items())],
    ]
    document = tag(
        "svg",
        *parts,
        xmlns=NAMESPACE,
        viewBox=f"0 0 {WIDTH:g} {HEIGHT:g}",
        role="img",
        font_family=SERIF,
    )
    return f"{document}\n"


class Axis:
    """Where values stand from left to right."""

    def __init__(self, values: Sequence[float]) -> None:
        self._least = min(values, default=0.0)
        self._most = max(values, default=1.0)
        self._tenfold = self._least > 0 and self._most / self._least >= 50

    def __call__(self, value: float) -> float:
        """Return the place of a value."""
        room = WIDTH - LEFT - RIGHT
        if self._tenfold:
            share = math.log(value / self._least) / math.log(self._most / self._least)
        else:
            share = (value - self._least) / max(1e-9, self._most - self._least)
        return LEFT + room * share


def _round_up(value: float) -> float:
    """Return the next of 1, 2, 5, 10, 20 and so on."""
    if value <= 0:
        return 1.0
    power = 10.0 ** math.floor(math.log10(value))
    return next(step * power for step in (1.0, 2.0, 5.0, 10.0) if step * power >= value * 0.999)


def _y(value: float, most: float) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * value / most


def _level(value: float, most: float) -> Markup:
    y = _y(value, most)
    return Markup(
        tag("path", d=f"M{LEFT:g} {y:.5g}H{WIDTH - RIGHT:g}", stroke=HAIR)
        + tag("text", f"{value:.3g}", x=LEFT - 6, y=y + 4, font_size=12, text_anchor="end")
    )


def _place(axis: Axis, value: float) -> Markup:
    words = f"{value:,.0f}"
    y = HEIGHT - BOTTOM + 16
    return tag("text", words, x=axis(value), y=y, font_size=11, text_anchor="middle")


def _curve(axis: Axis, most: float, number: int, name: str, curve: Curve) -> Markup:
    colour = COLOURS[number % len(COLOURS)]
    places = [(axis(x), _y(y, most)) for x, y in sorted(curve)]
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    dash = DASHES[number % len(DASHES)]
    end = places[-1] if places else (LEFT, TOP)
    return Markup(
        tag("polyline", points=points, fill="none", stroke=colour, stroke_width=2,
            stroke_dasharray=dash)
        + "".join(tag("circle", cx=x, cy=y, r=3, fill=colour) for x, y in places)
        + tag("text", name, x=WIDTH - RIGHT + 8, y=end[1] + 4, font_size=12, fill=colour)
    )  # fmt: skip
