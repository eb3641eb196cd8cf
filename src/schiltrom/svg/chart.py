"""A chart of a game's course: nobles and strength of both sides, game turn by game turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING, Final

from schiltrom.engine.position import Position
from schiltrom.engine.record import Record
from schiltrom.engine.tables import ENGLAND, OWN, SCOTLAND, count, members
from schiltrom.notation.turns import turn_at
from schiltrom.svg.drawing import Drawing, checked_size
from schiltrom.svg.markup import NAMESPACE, SERIF, Markup, group, joined, tag, written
from schiltrom.svg.palette import Palette, palette_of
from schiltrom.text.naming import side_name
from schiltrom.text.wording import prompt
from schiltrom.text.words import DEFAULT_LANGUAGE, say

if TYPE_CHECKING:
    from schiltrom.game import Game

SIDES: Final = (ENGLAND, SCOTLAND)
WIDTH, HEIGHT = 900.0, 636.0
LEFT, RIGHT = 52.0, 40.0
UPPER, LOWER = (108.0, 316.0), (372.0, 590.0)
"""Where the two parts begin and end."""
NOBLES: Final = 14
STEP: Final = 10
"""Interval of the strength scale."""
SIZE: Final = 900
MANY_YEARS: Final = 14


@dataclass(frozen=True, slots=True)
class Moment:
    """The state at the end of a game turn or a winter."""

    year: int
    turn: int
    nobles: tuple[int, int]
    strength: tuple[int, int]


def course(record: Record) -> list[Moment]:
    """Return the course of a game, without what was taken back."""
    found: dict[tuple[int, int], Moment] = {}
    at = (0, 0)
    for pos in record.line():
        if not pos.is_over():  # the end belongs to what brought it
            at = turn_at(pos)
        if at[1] > 0:
            nobles = count(pos.nobles(ENGLAND)), count(pos.nobles(SCOTLAND))
            found[at] = Moment(*at, nobles, (_strength(pos, ENGLAND), _strength(pos, SCOTLAND)))
    return list(found.values())


def _strength(pos: Position, side: int) -> int:
    """Return the strength of all blocks of a side on the map."""
    return sum(pos.strength(block) for block in members(pos.on_map() & OWN[side]))


@dataclass(frozen=True, slots=True)
class Panel:
    """One of the two charts, one above the other."""

    top: float
    bottom: float
    most: int
    title: str
    values: tuple[Sequence[int] | None, Sequence[int] | None]
    """The values of each side over time; None where hidden."""

    def y(self, value: float) -> float:
        """Return the height of a value."""
        return self.bottom - (self.bottom - self.top) * value / self.most


def chart(
    game: Game | Record,
    *,
    side: int | None = None,
    size: int = SIZE,
    dark: bool = False,
    language: str = DEFAULT_LANGUAGE,
) -> Drawing:
    """Return a chart of a game's course: nobles and total strength of both sides.

    With a *side* it shows only that side's strength: the enemy's is hidden from it.
    """
    checked_size(size)
    record = game if isinstance(game, Record) else game.record
    moments = course(record)
    palette = palette_of(dark=dark)
    x = _places(len(moments))
    panels = _panels(moments, side, language)
    pixels = round(size * HEIGHT / WIDTH)
    end = record.replay().position
    heading = prompt(end, language=language) if end.is_over() else ""
    document = tag(
        "svg",
        tag("title", say("render-chart", language)),
        tag("rect", width=WIDTH, height=HEIGHT, fill=palette["panel"]),
        _keys(palette, heading, language),
        _years(palette, moments, x),
        *[_panel(palette, panel, moments, x) for panel in panels],
        xmlns=NAMESPACE,
        width=size,
        height=pixels,
        viewBox=f"0 0 {WIDTH:g} {HEIGHT:g}",
        role="img",
        font_family=SERIF,
    )
    return Drawing(f"{document}\n", size, pixels)


def _places(number: int) -> list[float]:
    """Return the horizontal position of each moment."""
    room = WIDTH - LEFT - RIGHT
    return [LEFT + room * i / max(1, number - 1) for i in range(number)]


def _panels(moments: Sequence[Moment], side: int | None, language: str) -> list[Panel]:
    nobles = tuple([moment.nobles[each] for moment in moments] for each in SIDES)
    strength = tuple([moment.strength[each] for moment in moments] for each in SIDES)
    strongest = max((max(moment.strength) for moment in moments), default=STEP)
    if side is not None:
        strongest = max(strength[side], default=STEP) if side in SIDES else STEP
    most = STEP * max(1, ceil(strongest / STEP))
    seen = tuple(strength[each] if side in (None, each) else None for each in SIDES)
    return [
        Panel(*UPPER, NOBLES, say("render-chart-nobles", language), (nobles[0], nobles[1])),
        Panel(*LOWER, most, say("render-chart-strength", language), (seen[0], seen[1])),
    ]


# --- lines -----------------------------------------------------------------------------------


def _keys(palette: Palette, heading: str, language: str) -> Markup:
    """Return the key to the lines, and how the game ended."""
    x = LEFT
    parts = []
    for side in SIDES:
        name = side_name(side, language)
        colour = palette.tincture(side)
        parts += [
            _line(side, f"M{x:g} 30H{x + 44:g}", colour),
            _dot(palette, side, x + 22, 30),
            written(name, x + 54, 36, 19, fill=colour),
        ]
        x += 240
    if heading:
        ink = palette["ink"]
        parts.append(written(heading, LEFT, 64, 16, room=WIDTH - LEFT - RIGHT, fill=ink))
    return joined(*parts)


def _line(side: int, data: str, colour: str) -> Markup:
    """Return a side's line: Scotland's is dashed, to be clear without colour."""
    dashes = "8 4" if side == SCOTLAND else None
    return tag(
        "path", d=data, fill="none", stroke=colour, stroke_width=3.2, stroke_dasharray=dashes
    )


def _dot(palette: Palette, side: int, x: float, y: float) -> Markup:
    """Return a mark on a line: England's is square, Scotland's round."""
    look: dict[str, str | float] = {
        "fill": palette["panel"],
        "stroke": palette.tincture(side),
        "stroke_width": 2.4,
    }
    if side == ENGLAND:
        return tag("rect", x=x - 4, y=y - 4, width=8, height=8, **look)
    return tag("circle", cx=x, cy=y, r=4.4, **look)


def _panel(palette: Palette, panel: Panel, moments: Sequence[Moment], x: Sequence[float]) -> Markup:
    """Return one chart: its scale, its lines, and their final values."""
    step = 7 if panel.most == NOBLES else max(STEP, STEP * round(panel.most / 4 / STEP))
    scale = [
        joined(
            tag(
                "path",
                d=f"M{LEFT:g} {panel.y(value):.5g}H{WIDTH - RIGHT:g}",
                stroke=palette["hair"],
            ),
            written(
                str(value),
                LEFT - 8,
                panel.y(value) + 5,
                14,
                fill=palette["soft"],
                text_anchor="end",
            ),
        )
        for value in range(0, panel.most + 1, step)
    ]
    years = _beginnings(moments)
    lines = []
    for side in SIDES:
        values = panel.values[side]
        if values:
            colour = palette.tincture(side)
            lines.append(_line(side, _steps(panel, values, x), colour))
            lines += [_dot(palette, side, x[i], panel.y(values[i])) for i in years]
    return joined(
        *scale,
        written(panel.title, LEFT, panel.top - 10, 16, fill=palette["ink"]),
        *lines,
        _ends(palette, panel),
    )


def _steps(panel: Panel, values: Sequence[int], x: Sequence[float]) -> str:
    """Return a step line: a value holds until the next."""
    data = f"M{x[0]:.5g} {panel.y(values[0]):.5g}"
    for at, value in zip(x[1:], values[1:], strict=True):
        data += f"H{at:.5g}V{panel.y(value):.5g}"
    return data


def _ends(palette: Palette, panel: Panel) -> Markup:
    """Return the final values at the right, moved apart where they are close."""
    last = [(panel.y(values[-1]), side) for side in SIDES if (values := panel.values[side])]
    last.sort()
    if len(last) == 2 and last[1][0] - last[0][0] < 16:
        middle = (last[0][0] + last[1][0]) / 2
        last = [(middle - 8, last[0][1]), (middle + 8, last[1][1])]
    return joined(
        *[
            written(
                str((panel.values[side] or [0])[-1]),
                WIDTH - RIGHT + 8,
                y + 5.5,
                17,
                fill=palette.tincture(side),
            )
            for y, side in last
        ]
    )


def _beginnings(moments: Sequence[Moment]) -> list[int]:
    """Return which moments are the first of a year."""
    return [i for i, moment in enumerate(moments) if i == 0 or moments[i - 1].year < moment.year]


def _years(palette: Palette, moments: Sequence[Moment], x: Sequence[float]) -> Markup:
    """Return where the years begin."""
    begins = _beginnings(moments)
    parts = []
    for number, i in enumerate(begins):
        line = "".join(f"M{x[i]:.5g} {top:g}V{bottom:g}" for top, bottom in (UPPER, LOWER))
        parts.append(tag("path", d=line, stroke=palette["hair"], stroke_dasharray="2 3"))
        if len(begins) < MANY_YEARS or number % 3 == 0:
            year = str(moments[i].year)
            parts.append(written(year, x[i] + 3, LOWER[1] + 22, 14, fill=palette["soft"]))
    return group(*parts)
