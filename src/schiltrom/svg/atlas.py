"""The map as SVG paths, from the same data as the browser's board."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from itertools import pairwise
from math import hypot
from typing import Any, Final

from schiltrom.engine.tables import AREA_NAMES, BORDER_ENDS, IN_ENGLAND, RED
from schiltrom.svg.palette import art

Point = tuple[float, float]

WIDTH: Final = 1000.0
HEIGHT: Final = 1240.0


@dataclass(frozen=True, slots=True)
class Sign:
    """A feature of an area that no block may hide: its name, castle, cathedral or shield."""

    kind: str
    at: Point
    size: Point
    noble: str = ""


@dataclass(frozen=True, slots=True)
class Room:
    """Slots for blocks of one size."""

    size: float
    slots: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Border:
    """A border as it is drawn."""

    points: tuple[Point, ...]
    is_red: bool
    is_english: bool

    @property
    def middle(self) -> Point:
        """Return the point half way along the border."""
        return half_way(self.points)


@dataclass(frozen=True, slots=True)
class Label:
    """The name of a sea or an island."""

    text: str
    at: Point
    angle: float
    size: float


class Atlas:
    """Everything printed on the map, by number of area and border."""

    def __init__(self) -> None:
        data: Any = json.loads(
            resources.files("schiltrom.data").joinpath("map.json").read_text("utf-8")
        )
        arcs = {name: _arc(arc) for name, arc in data["arcs"].items()}
        self.rings: list[list[list[Point]]] = [
            [_ring(arcs, ring) for ring in data["areas"][name]["rings"]] for name in AREA_NAMES
        ]
        self.borders: list[Border] = [
            _border(data["arcs"], arcs, i) for i in range(len(BORDER_ENDS))
        ]
        kinds = {name: arc["kind"] for name, arc in data["arcs"].items()}
        self.coast: list[list[Point]] = [arcs[name] for name in arcs if kinds[name] == "coast"]
        self.neutral: list[list[Point]] = [_points(ring) for ring in data["neutral"]]
        self.lochs: list[list[Point]] = [_points(loch["points"]) for loch in data["lochs"]]
        self.hills: list[tuple[float, float, float]] = [tuple(hill) for hill in data["hills"]]
        self.seas: list[Label] = [_label(label) for label in data["sea_labels"]]
        self.islands: list[Label] = [_label(label) for label in data["land_labels"]]
        layout: Any = art("layout.json")
        places = [layout["areas"][name] for name in AREA_NAMES]
        self.signs: list[list[Sign]] = [
            [_sign(sign) for sign in place["signs"]] for place in places
        ]
        self.rooms: list[list[Room]] = [_rooms(layout["sizes"], p["rooms"]) for p in places]
        crowds: Any = art("crowds.json")
        self.crowds: list[list[Room]] = [
            _rooms(crowds["sizes"], crowds["areas"][name]) for name in AREA_NAMES
        ]
        """Slots for crowds that do not fit elsewhere."""

    def middle(self, area: int) -> Point:
        """Return where an area's name stands, the target of arrows to it."""
        return self.signs[area][0].at

    def is_in(self, area: int, point: Point) -> bool:
        """Return whether a point lies in an area, by counting the edges to its right."""
        x, y = point
        inside = False
        for ring in self.rings[area]:
            for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
                if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                    inside = not inside
        return inside


@cache
def atlas() -> Atlas:
    """Return the map."""
    return Atlas()


# --- from the data ---------------------------------------------------------------------------


def _points(pairs: Iterable[Sequence[float]]) -> list[Point]:
    return [(x, y) for x, y in pairs]


def _rooms(sizes: Iterable[float], slots: Iterable[Iterable[Sequence[float]]]) -> list[Room]:
    return [Room(size, tuple(_points(at))) for size, at in zip(sizes, slots, strict=True)]


def _label(data: dict[str, Any]) -> Label:
    x, y = data["at"]
    return Label(data["text"], (x, y), data["angle"], data["size"])


def _sign(data: dict[str, Any]) -> Sign:
    return Sign(data["kind"], tuple(data["at"]), tuple(data["size"]), data.get("noble", ""))


def _arc(arc: dict[str, Any]) -> list[Point]:
    """Return the points of a line on the map; borders have rounded corners."""
    points = _points(arc["points"])
    return rounded(points) if arc["kind"] in ("red", "green") else points


def _ring(arcs: dict[str, list[Point]], ring: Iterable[tuple[str, int]]) -> list[Point]:
    """Return a closed line made of arcs, some of them reversed."""
    points: list[Point] = []
    for name, way in ring:
        part = arcs[name][::way]
        points += part[1:] if points else part
    return points


def _border(data: dict[str, Any], arcs: dict[str, list[Point]], border: int) -> Border:
    ends = BORDER_ENDS[border]
    names = {AREA_NAMES[end] for end in ends}
    found = next(
        name
        for name, arc in data.items()
        if arc["kind"] in ("red", "green") and set(arc["between"]) == names
    )
    return Border(tuple(arcs[found]), bool(RED >> border & 1), IN_ENGLAND in ends)


# --- lines -----------------------------------------------------------------------------------


def between(a: Point, b: Point, part: float) -> Point:
    """Return a point between two points."""
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def rounded(points: Sequence[Point]) -> list[Point]:
    """Return a line with its corners cut once, keeping the ends (Chaikin)."""
    cut = [points[0]]
    for a, b in pairwise(points):
        cut += [between(a, b, 0.25), between(a, b, 0.75)]
    return [*cut, points[-1]]


def thinned(points: Sequence[Point], gap: float) -> list[Point]:
    """Return a line without points closer together than a gap, keeping the ends."""
    kept = [points[0]]
    for point in points[1:-1]:
        if hypot(point[0] - kept[-1][0], point[1] - kept[-1][1]) >= gap:
            kept.append(point)
    return [*kept, points[-1]]


def half_way(points: Sequence[Point]) -> Point:
    """Return the point half way along a line."""
    pairs = list(pairwise(points))
    lengths = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairs]
    left = sum(lengths) / 2
    for (a, b), length in zip(pairs, lengths, strict=True):
        if left <= length:
            return between(a, b, left / length if length else 0)
        left -= length
    return points[-1]


def path(points: Sequence[Point], *, closed: bool = False) -> str:
    """Return a line as path data: in tenths, each point relative to the last.

    >>> path([(1, 2), (4, 2.5)], closed=True)
    'M1 2l3 .5z'
    """
    tenths = [(round(x * 10), round(y * 10)) for x, y in points]
    x, y = tenths[0]
    text = f"M{_tenth(x)}{_after(y)}"
    line = ""
    for to_x, to_y in tenths[1:]:
        if (to_x, to_y) != (x, y):
            step = f"{_tenth(to_x - x)}{_after(to_y - y)}"
            line += ("" if not line or step.startswith("-") else " ") + step
            x, y = to_x, to_y
    return text + (f"l{line}" if line else "") + ("z" if closed else "")


def _tenth(value: int) -> str:
    sign = "-" if value < 0 else ""
    whole, part = divmod(abs(value), 10)
    return f"{sign}{whole or ''}.{part}" if part else f"{sign}{whole}"


def _after(value: int) -> str:
    """Return a number that follows another; a minus sign needs no space."""
    text = _tenth(value)
    return text if text.startswith("-") else f" {text}"


def paths(lines: Iterable[Sequence[Point]], *, closed: bool = False) -> str:
    """Return several lines as the data of one path."""
    return "".join(path(line, closed=closed) for line in lines)
