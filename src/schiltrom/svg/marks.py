"""What is marked on the map: who holds an area, highlights, battles, and arrows along ways."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import atan2, cos, hypot, sin
from typing import Final

from schiltrom.engine.tables import AREA_NAMES, AREAS, BORDER_BETWEEN, IN_ENGLAND, NOBODY
from schiltrom.screen.types import AreaNow, ScreenState
from schiltrom.svg.atlas import HEIGHT, WIDTH, Point, atlas, between
from schiltrom.svg.ground import use
from schiltrom.svg.markup import Markup, group, joined, tag
from schiltrom.svg.palette import Palette
from schiltrom.svg.placing import PlacedToken

MARK: Final = 13.0
"""Half the size of a battle's mark."""
AROUND: Final = 56
AROUND_IT: Final = ((-1, 0), (1, 0), (0, -1), (0, 1))
STEP: Final = 6
HIDDEN: Final = 40.0
ABROAD: Final = 25.0
"""Penalties for hiding a block and for crossing the border."""
SWORDS: Final = "M-5.5 5.5L5.5-5.5M5.5 5.5L-5.5-5.5M-6.2 2.2L-2.2 6.2M6.2 2.2L2.2 6.2"
HEAD: Final = 17.0
PARTS, LEAST = 40, 14
"""Parts into which an arrow's last stretch is divided, and how many are always drawn."""


@dataclass(frozen=True, slots=True)
class Way:
    """A way over the map, from area to area, in a side's colour or a neutral one."""

    path: tuple[int, ...]
    side: int


# --- areas -----------------------------------------------------------------------------------


def tints(palette: Palette, screen: ScreenState, lit: frozenset[int]) -> Markup:
    """Return the tints for control, battles and highlights."""
    parts = []
    for area in range(AREAS):
        tint = _tint(palette, area, screen.areas[AREA_NAMES[area]])
        if area in lit:
            tint = {"fill": palette["open-land"], "fill_opacity": 0.4}
        if tint:
            parts.append(use(f"area-{area}", **tint))
    outlines = [
        use(
            f"area-{area}",
            stroke=palette["open-line"],
            stroke_width=5,
            stroke_linejoin="round",
        )
        for area in sorted(lit)
    ]
    return joined(*parts, group(*outlines, fill="none"))


def _tint(palette: Palette, area: int, now: AreaNow) -> dict[str, str | float]:
    if now.contested:
        return {
            "fill": palette["contested-land"],
            "fill_opacity": 0.2,
            "stroke": palette["contested"],
            "stroke_width": 2.5,
            "stroke_dasharray": "8 5",
        }
    side = now.control
    if side is None or area == IN_ENGLAND:
        return {}
    return {"fill": palette.of_side("control", side), "fill_opacity": (0.13, 0.16)[side]}


# --- battles ---------------------------------------------------------------------------------


def battles(
    palette: Palette, screen: ScreenState, seated: Sequence[Sequence[PlacedToken]]
) -> Markup:
    """Return crossed swords where both sides stand, gold-rimmed where they fight now."""
    now = screen.battle.area if screen.battle is not None else None
    marks = []
    for area, name in enumerate(AREA_NAMES):
        if screen.areas[name].contested or name == now:
            x, y = _free_spot(area, seated[area])
            rim = "#ffd34d" if name == now else "#fdf2d6"
            circle = tag(
                "circle",
                r=11,
                fill=palette["contested"],
                stroke=rim,
                stroke_width=3.4 if name == now else 1.6,
            )
            swords = tag("path", d=SWORDS, stroke="#fdf2d6", stroke_width=2, stroke_linecap="round")
            marks.append(group(circle, swords, transform=f"translate({x:g} {y:g})"))
    return group(*marks, fill="none")


def _free_spot(area: int, seated: Sequence[PlacedToken]) -> Point:
    """Return a place near an area's name that hides no sign and few blocks."""

    def cost(spot: Point) -> tuple[float, Point]:
        hidden = sum(HIDDEN * _overlap(spot, seat.at, (seat.size, seat.size)) for seat in seated)
        return hidden + spots[spot], spot

    spots = _spots(area)
    return min(spots, key=cost)


@cache
def _spots(area: int) -> dict[Point, float]:
    """Return the places for a mark in an area, with their penalties."""
    chart = atlas()
    x, y = chart.middle(area)
    spots = {}
    for dx in range(-2 * AROUND, 2 * AROUND + 1, STEP):
        for dy in range(-AROUND, AROUND + 1, STEP):
            spot = x + dx, y + dy
            if chart.is_in(area, spot) and not _hides_sign(spot):
                edges = [(spot[0] + side * 18, spot[1] + up * 18) for side, up in AROUND_IT]
                abroad = sum(ABROAD for edge in edges if not chart.is_in(area, edge))
                spots[spot] = abroad + hypot(dx, 1.5 * dy)
    return spots


def _overlap(spot: Point, at: Point, size: Point) -> float:
    """Return how deep a mark reaches into a rectangle."""
    x = MARK + size[0] / 2 - abs(spot[0] - at[0])
    y = MARK + size[1] / 2 - abs(spot[1] - at[1])
    return min(x, y) if x > 0 and y > 0 else 0.0


def _hides_sign(spot: Point) -> bool:
    return any(
        _overlap(spot, sign.at, sign.size) for signs in atlas().signs for sign in signs
    ) or not (MARK < spot[0] < WIDTH - MARK and MARK < spot[1] < HEIGHT - MARK)


# --- arrows ----------------------------------------------------------------------------------


def arrows_along(
    palette: Palette, ways: Sequence[Way], seated: Sequence[Sequence[PlacedToken]]
) -> Markup:
    """Return arrows along ways, each over the borders that it crosses."""
    return joined(*[_arrow(palette, way, seated) for way in ways])


def _arrow(palette: Palette, way: Way, seated: Sequence[Sequence[PlacedToken]]) -> Markup:
    points = _waypoints(way.path, seated)
    colour = palette["block-ink"] if way.side == NOBODY else palette.of_side("mark", way.side)
    line, head = _curve(_shortened(points)), _head(points)
    casing: dict[str, str | float] = {"stroke": "#fbf4df", "stroke_linejoin": "round"}
    return group(
        tag("path", d=line, stroke_width=10, stroke_linecap="round", **casing),
        tag("path", d=head, stroke_width=5, **casing),
        tag("path", d=line, stroke=colour, stroke_width=6, stroke_linecap="round"),
        tag("path", d=head, fill=colour),
        fill="none",
    )


def _waypoints(path: Sequence[int], seated: Sequence[Sequence[PlacedToken]]) -> list[Point]:
    """Return the points a way leads through: where blocks stand, and the middles of borders."""
    chart = atlas()
    points = [_stand(path[0], seated)]
    for before, area in pairwise(path):
        border = BORDER_BETWEEN[before * AREAS + area]
        if border >= 0:
            points.append(chart.borders[border].middle)
        points.append(chart.middle(area))
    last = seated[path[-1]]
    return [*points[:-1], _tip(points[-2], _stand(path[-1], seated), last)]


def _stand(area: int, seated: Sequence[Sequence[PlacedToken]]) -> Point:
    """Return the place of an area's most central block, or else of its name."""
    here = [seat.at for seat in seated[area]]
    if not here:
        return atlas().middle(area)
    middle = sum(x for x, _ in here) / len(here), sum(y for _, y in here) / len(here)
    return min(here, key=lambda at: (hypot(at[0] - middle[0], at[1] - middle[1]), at))


def _tip(start: Point, end: Point, here: Sequence[PlacedToken]) -> Point:
    """Return where an arrow ends: before the first block in its way, to be seen."""
    for part in range(PARTS + 1):
        point = between(start, end, part / PARTS)
        if any(_is_near(point, seat) for seat in here):
            return between(start, end, max(part - 1, LEAST) / PARTS)
    return end


def _is_near(point: Point, seat: PlacedToken) -> bool:
    reach = seat.size / 2 + 4
    return max(abs(point[0] - seat.at[0]), abs(point[1] - seat.at[1])) < reach


def _text(point: Point) -> str:
    return f"{point[0]:.1f} {point[1]:.1f}"


def _curve(points: Sequence[Point]) -> str:
    """Return a smooth line from the first point to the last, bent by those between."""
    data = f"M{_text(points[0])}"
    inner = points[1:-1]
    if not inner:
        return data + f"L{_text(points[-1])}"
    for number, point in enumerate(inner):
        following = points[number + 2]
        end = following if number == len(inner) - 1 else _mean(point, following)
        data += f"Q{_text(point)} {_text(end)}"
    return data


def _mean(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def _angle(points: Sequence[Point]) -> float:
    (ax, ay), (bx, by) = points[-2:]
    return atan2(by - ay, bx - ax)


def _shortened(points: Sequence[Point]) -> list[Point]:
    """Return a line that ends within the arrow's head."""
    angle, (x, y) = _angle(points), points[-1]
    return [*points[:-1], (x - HEAD * 0.7 * cos(angle), y - HEAD * 0.7 * sin(angle))]


def _head(points: Sequence[Point]) -> str:
    """Return the head of an arrow that ends at the last point."""
    angle, (x, y) = _angle(points), points[-1]
    wings = [(x - HEAD * cos(angle + turn), y - HEAD * sin(angle + turn)) for turn in (0.5, -0.5)]
    return f"M{_text((x, y))}L{_text(wings[0])}L{_text(wings[1])}Z"
