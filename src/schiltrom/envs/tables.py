"""``python -m schiltrom.envs.tables``: the tables of ``docs/environments.md``, made from the code.

``--write FILE`` puts them into a file between its markers; without it they are printed.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

from schiltrom.engine.choices import FIRST_AREA, FIRST_BLOCK, FIRST_WORD, TEXTS
from schiltrom.envs.planes import AXES, OBSERVATION_VERSION, PLANES, SIZE, START, Plane
from schiltrom.envs.play import CHOICES_VERSION
from schiltrom.envs.trajectory import FIRST_DEALT, FIRST_DRAWN, OUTCOME_TEXTS, OUTCOMES_VERSION

BEGIN: Final = "<!-- tables: python -m schiltrom.envs.tables --write docs/environments.md -->"
END: Final = "<!-- end of tables -->"


def planes_table() -> str:
    """Return the table of observation planes."""
    lines = [
        f"### Observation planes, version {OBSERVATION_VERSION}",
        "",
        f"An observation has {SIZE} numbers.",
        "",
        "| plane | places | axes | kind | meaning |",
        "| --- | --- | --- | --- | --- |",
    ]
    for plane in PLANES:
        first = START[plane.name]
        last = first + plane.size - 1
        places = str(first) if first == last else f"{first} to {last}"
        axes = " x ".join(f"{axis} ({len(AXES[axis])})" for axis in plane.axes) or "-"
        lines.append(f"| `{plane.name}` | {places} | {axes} | {_kind(plane)} | {plane.meaning} |")
    return "\n".join(lines)


def _kind(plane: Plane) -> str:
    if plane.most == 1:
        return plane.kind if plane.axes else "0 or 1"
    return f"number / {plane.unit}, up to {plane.most} / {plane.unit}"


def axes_table() -> str:
    """Return what the places of each axis stand for, in order."""
    lines = ["### Axes", "", "| axis | its places, in order |", "| --- | --- |"]
    for axis, labels in AXES.items():
        # Some names of borders have a bar in them, which would end the cell.
        lines.append(f"| {axis} | {', '.join(labels).replace('|', ' - ')} |")
    return "\n".join(lines)


def _ids_table(title: str, groups: dict[str, range], texts: tuple[str, ...] | list[str]) -> str:
    lines = [title, "", "| ids | kind | in order |", "| --- | --- | --- |"]
    for kind, ids in groups.items():
        names = ", ".join(f"{i} {texts[i].removeprefix(f'{kind} ')}" for i in ids)
        lines.append(f"| {ids[0]} to {ids[-1]} | {kind} | {names} |")
    return "\n".join(lines)


def choices_table() -> str:
    """Return the table of choice ids, the actions of all environments."""
    groups = {
        "card": range(FIRST_BLOCK),
        "block": range(FIRST_BLOCK, FIRST_AREA),
        "area": range(FIRST_AREA, FIRST_WORD),
        "word": range(FIRST_WORD, len(TEXTS)),
    }
    return _ids_table(f"### Choice ids, version {CHOICES_VERSION}", groups, TEXTS)


def outcomes_table() -> str:
    """Return the table of outcome ids, the chance actions of OpenSpiel."""
    groups = {
        "roll": range(FIRST_DEALT),
        "deal": range(FIRST_DEALT, FIRST_DRAWN),
        "draw": range(FIRST_DRAWN, len(OUTCOME_TEXTS)),
    }
    title = f"### Outcome ids (OpenSpiel's chance), version {OUTCOMES_VERSION}"
    return _ids_table(title, groups, OUTCOME_TEXTS)


def tables() -> str:
    """Return all tables."""
    return "\n\n".join([planes_table(), axes_table(), choices_table(), outcomes_table()])


def put_into(text: str) -> str:
    """Return a page with its tables as they are now."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"the page has no {BEGIN} with an {END} after it")
    return f"{before}{BEGIN}\n\n{tables()}\n\n{END}{after}"


def main(arguments: list[str] | None = None) -> int:
    """Print the tables, or write them into a page."""
    parser = argparse.ArgumentParser(prog="python -m schiltrom.envs.tables", description=__doc__)
    parser.add_argument("--write", type=Path, metavar="FILE", help="a page with the markers")
    page: Path | None = parser.parse_args(arguments).write
    if page is None:
        print(tables())
    else:
        page.write_text(put_into(page.read_text(encoding="utf-8")), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
