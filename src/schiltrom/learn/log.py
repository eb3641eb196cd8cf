"""The log of a run as JSON lines, and a chart of the run."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from schiltrom.notation.whole_files import write_whole
from schiltrom.svg.markup import NAMESPACE, SERIF, Markup, group, tag

LOG: Final = "log.jsonl"
CHART: Final = "chart.svg"
WIDTH, HEIGHT, EDGE, GAP = 900.0, 210.0, 64.0, 34.0
COLOURS: Final = ("#8c1d18", "#1d4f8c", "#2f6b2f", "#8a6d1d", "#5b3a7d")
PANELS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("games won", ("against_random", "against_past", "england")),
    ("entropy", ("entropy",)),
    ("losses of value", ("critic_loss", "value_loss")),
    ("decisions a second", ("speed",)),
)
"""What is drawn, by its names in the log."""


class Log:
    """Writes lines to a run's folder."""

    def __init__(self, folder: Path, fresh: bool) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / LOG
        if fresh:
            self.path.write_text("", encoding="utf-8")

    def write(self, line: Mapping[str, Any]) -> None:
        """Add a line."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")

    def keep(self, iteration: int) -> None:
        """Drop lines of later iterations: a resumed run writes them again."""
        lines = [line for line in read_log(self.path) if line["iteration"] <= iteration]
        text = "".join(json.dumps(line) + "\n" for line in lines)
        write_whole(self.path, text.encode())


def read_log(path: Path) -> list[dict[str, Any]]:
    """Return the lines of a log."""
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line]


def draw(lines: Sequence[Mapping[str, Any]], path: Path) -> None:
    """Draw a chart of a run: what was measured, over the decisions made."""
    levels = {key for line in lines for key in line.get("levels", {})}
    panels = [*PANELS]
    if levels:
        panels.insert(0, ("won against levels", tuple(sorted(levels))))
    parts = [_panel(lines, title, names, i) for i, (title, names) in enumerate(panels)]
    height = GAP + len(panels) * (HEIGHT + GAP)
    background = tag("rect", width=WIDTH, height=height, fill="#fffdf7")
    document = tag(
        "svg",
        tag("title", "The course of a training run"),
        background,
        *parts,
        xmlns=NAMESPACE,
        viewBox=f"0 0 {WIDTH:g} {height:g}",
        role="img",
        font_family=SERIF,
    )
    write_whole(path, f"{document}\n".encode())


def _values(lines: Iterable[Mapping[str, Any]], name: str) -> list[tuple[float, float]]:
    """Return when a figure was measured, and its values."""
    found = []
    for line in lines:
        value = line.get(name)
        if value is None and name in line.get("levels", {}):
            value = line["levels"][name]["all"]["rate"]
        if isinstance(value, int | float):
            found.append((float(line.get("decisions", 0)), float(value)))
    return found


def _panel(
    lines: Sequence[Mapping[str, Any]], title: str, names: Sequence[str], place: int
) -> Markup:
    """Return one panel of the chart: a frame, a line for each figure, and their names."""
    top = GAP + place * (HEIGHT + GAP)
    curves = {name: values for name in names if (values := _values(lines, name))}
    most = max((value for values in curves.values() for _, value in values), default=1.0) or 1.0
    last = max((when for values in curves.values() for when, _ in values), default=1.0) or 1.0
    room = WIDTH - 2 * EDGE
    parts: list[Markup] = [
        tag("text", title, x=EDGE, y=top - 8, font_size=15),
        tag("text", f"{most:.4g}", x=EDGE - 6, y=top + 6, font_size=12, text_anchor="end"),
        tag("text", "0", x=EDGE - 6, y=top + HEIGHT, font_size=12, text_anchor="end"),
        tag("text", f"{last:.3g} decisions", x=WIDTH - EDGE, y=top + HEIGHT + 16, font_size=12,
            text_anchor="end"),
        tag("rect", x=EDGE, y=top, width=room, height=HEIGHT, fill="none", stroke="#999"),
    ]  # fmt: skip
    for number, (name, values) in enumerate(curves.items()):
        colour = COLOURS[number % len(COLOURS)]
        points = " ".join(
            f"{EDGE + room * when / last:.1f},{top + HEIGHT * (1 - value / most):.1f}"
            for when, value in values
        )
        parts.append(tag("polyline", points=points, fill="none", stroke=colour, stroke_width=1.6))
        x = EDGE + 130 + 170 * number
        parts.append(tag("text", name, x=x, y=top - 8, font_size=13, fill=colour))
    return group(*parts)
