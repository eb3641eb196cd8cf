"""Where names, symbols and blocks stand on the map: writes data/art/layout.json and crowds.json.

Run it after a change of data/map.json or data/areas.csv; it needs numpy and shapely. For each
area it tries places for the name with its symbols, keeps the one that leaves most room, and lays
slots for blocks into what is left: none hides a name, a symbol or a border. Each area has rooms of
several sizes, fewer slots for larger blocks: few blocks stand large, many of them smaller. Pictures
on paper cannot spread a stack: for them crowds.json has rooms of still smaller blocks.
"""

import csv
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.affinity import rotate
from shapely.geometry import LineString, MultiPolygon, Point, Polygon, box
from shapely.geometry.base import BaseGeometry

DATA = Path(__file__).parents[1] / "src" / "schiltrom" / "data"
SIZES = (54, 46, 38)  # of a block with its edge
CROWDED = (33, 29, 26, 23, 20)
GAP = 2  # between blocks
STEP = 2  # of the search
TRIES = 150  # places for the name, for each way to arrange it
BORDER = 4  # free on either side of a border
FRAME = 12
NAME_SIZE, ENGLAND_SIZE = 17.0, 34.0
LEGEND = box(776, 12, 990, 132)
ENOUGH = (4, 6, 9)  # slots of each size
ENOUGH_IN_ENGLAND = (12, 18, 24)
WORTH = (60, 100, 60)  # of a slot of each size
LEAST, MOST = 3, 12
MOST_CROWDED = 24

Box = tuple[float, float, float, float]  # left, top, right, bottom
Spot = tuple[float, float]
Mask = NDArray[np.bool_]


@dataclass
class Sign:
    """Something of an area that blocks must not hide."""

    kind: str
    width: float
    height: float
    noble: str = ""


@dataclass
class Layout:
    """What stands where in an area, and how good that is."""

    signs: list[tuple[Sign, float, float]]
    rooms: list[list[Spot]]
    """The slots of each size."""
    score: float

    @property
    def taken(self) -> list[Box]:
        """The room that the signs take."""
        return [
            (x - s.width / 2 - 1, y - s.height / 2 - 1, x + s.width / 2, y + s.height / 2)
            for s, x, y in self.signs
        ]


class Chart:
    """The map as shapes."""

    def __init__(self) -> None:
        self.map = json.loads((DATA / "map.json").read_text())
        with (DATA / "areas.csv").open(newline="") as file:
            self.rows = {row["area"]: row for row in csv.DictReader(file)}
        self.areas = {name: self.shape(name) for name in self.map["areas"]}
        self.neutral = shapely.union_all([Polygon(ring) for ring in self.map["neutral"]])
        arcs = self.map["arcs"].values()
        self.borders = shapely.union_all(
            [LineString(arc["points"]) for arc in arcs if arc["kind"] in ("green", "red")]
        ).buffer(BORDER)
        self.words = shapely.union_all(
            [words(label) for label in self.map["sea_labels"] + self.map["land_labels"]]
        )

    def shape(self, name: str) -> BaseGeometry:
        """All land of an area."""
        return shapely.make_valid(MultiPolygon([Polygon(r) for r in self.rings(name)]))

    def rings(self, name: str) -> list[list[list[float]]]:
        """Return the closed rings of an area, the mainland first."""
        rings = []
        for ring in self.map["areas"][name]["rings"]:
            points: list[list[float]] = []
            for arc, way in ring:
                part = self.map["arcs"][arc]["points"][::way]
                points += part[1:] if points else part
            rings.append(points)
        return rings

    def signs(self, name: str) -> list[Sign]:
        """Name, castle limit, cathedral and home shields of an area."""
        size = ENGLAND_SIZE if name == "England" else NAME_SIZE
        signs = [Sign("name", round(len(name) * size * 0.53 + 4), round(size * 1.05))]
        row = self.rows[name]
        if int(row["limit"]):
            signs.append(Sign("castle", 20, 20))
        if row["cathedral"] == "yes":
            signs.append(Sign("cathedral", 19, 20))
        signs += [Sign("shield", 18, 21, noble) for noble in row["home_of"].split()]
        return signs


def words(label: dict[str, Any]) -> BaseGeometry:
    """Return the place that the name of a sea or an island takes."""
    text, size, (x, y) = label["text"], label["size"], label["at"]
    half = len(text) * size * 0.23 + 2
    rectangle = box(x - half, y - size * 0.5, x + half, y + size * 0.5)
    return rotate(rectangle, label.get("angle", 0), origin=(x, y))


class Room:
    """The free room around one area as a mask of points, STEP apart."""

    def __init__(self, chart: Chart, name: str) -> None:
        area = chart.areas[name]
        left, top, right, bottom = area.bounds
        self.x0, self.y0 = int(left) - 30, int(top) - 30
        xs = np.arange(self.x0, right + 30, STEP)
        ys = np.arange(self.y0, bottom + 30, STEP)
        grid = np.meshgrid(xs, ys)
        others = shapely.union_all([a for n, a in chart.areas.items() if n != name]).buffer(3)
        barred = shapely.union_all([others, chart.neutral.buffer(2), chart.borders, LEGEND])
        _, _, width, height = chart.map["viewBox"]
        sheet = box(FRAME, FRAME, width - FRAME, height - FRAME)
        self.own: Mask = shapely.contains_xy(area.buffer(-2), *grid)
        bare = shapely.contains_xy(sheet.difference(barred), *grid)
        self.mainland: Mask = (
            shapely.contains_xy(Polygon(chart.rings(name)[0]).buffer(-6), *grid)
            & bare
            & ~shapely.contains_xy(chart.words, *grid)
        )
        free = bare & ~shapely.contains_xy(chart.words, *grid)
        wanted = 0.98 if name == "England" else 0.6
        self.good = {
            size: self.fits(free, size, size) & (self.share(self.own, size, size) >= wanted)
            for size in SIZES + CROWDED
        }
        """Where a block's upper left corner may stand while nothing is written."""

    def fits(self, mask: Mask, width: float, height: float) -> Mask:
        """Where a rectangle's upper left corner may stand so that all of it is in the mask."""
        return self.share(mask, width, height) >= 1

    def share(self, mask: Mask, width: float, height: float) -> NDArray[np.float64]:
        """How much of a rectangle is in the mask, for each upper left corner."""
        w, h = int(np.ceil(width / STEP)), int(np.ceil(height / STEP))
        total = np.zeros((mask.shape[0] + 1, mask.shape[1] + 1))
        total[1:, 1:] = mask.cumsum(0).cumsum(1)
        shares = np.zeros(mask.shape)
        inside = total[h:, w:] - total[:-h, w:] - total[h:, :-w] + total[:-h, :-w]
        shares[: inside.shape[0], : inside.shape[1]] = inside / (w * h)
        return shares

    def slots(self, block: int, taken: list[Box]) -> list[Spot]:
        """Slots in what is left; of all ways to begin rows, or columns, the one with most."""
        good = self.good[block].copy()
        for left, top, right, bottom in taken:
            rows = self.span(top - block - self.y0, bottom - self.y0)
            good[rows, self.span(left - block - self.x0, right - self.x0)] = False
        pitch = (block + GAP) // STEP
        best: list[tuple[int, int]] = []
        for start in range(pitch):
            found = self.rows_from(good, start, pitch)
            turned = [(row, column) for column, row in self.rows_from(good.T, start, pitch)]
            best = max(best, found, turned, key=len)
        half = block / 2
        return [(self.x0 + c * STEP + half, self.y0 + r * STEP + half) for r, c in best]

    @staticmethod
    def span(low: float, high: float) -> slice:
        """Return the places of the mask between two distances from its corner."""
        return slice(max(0, int(np.floor(low / STEP)) + 1), max(0, int(np.ceil(high / STEP))))

    def rows_from(self, good: Mask, start: int, pitch: int) -> list[tuple[int, int]]:
        """Slots in rows that begin at a height; a row that is blocked begins a little lower."""
        found = []
        row = start
        filled = good.any(axis=1).tolist()
        while row < good.shape[0]:
            if not filled[row]:
                row += 1
                continue
            last = -pitch
            for column in good[row].nonzero()[0].tolist():
                if column >= last + pitch:
                    found.append((row, column))
                    last = column
            row += pitch
        return found


def arrangements(signs: list[Sign]) -> list[list[tuple[Sign, float, float]]]:
    """Set the name with its symbols, the name's middle at the origin: in one line or in two."""
    name, marks = signs[0], signs[1:]
    width = sum(mark.width + 3 for mark in marks) - 3
    ways = []
    if not marks:
        return [[(name, 0, 0)]]
    for before in range(len(marks) + 1):
        x = -name.width / 2 - sum(mark.width + 3 for mark in marks[:before])
        line: list[tuple[Sign, float, float]] = []
        for index, mark in enumerate(marks):
            if index == before:
                x += name.width + 3
            line.append((mark, x + mark.width / 2, 0))
            x += mark.width + 3
        ways.append([(name, 0.0, 0.0), *line])
    gap = name.height / 2 + 12.5
    for side in (-1, 1):
        for shift in (-0.5, 0, 0.5):
            x = shift * (name.width - width) - width / 2
            line = []
            for mark in marks:
                line.append((mark, x + mark.width / 2, side * gap))
                x += mark.width + 3
            ways.append([(name, 0.0, 0.0), *line])
    return ways


def place(chart: Chart, name: str) -> tuple[Layout, list[list[Spot]]]:
    """Return the best layout of an area, and the slots in it for crowds."""
    room = Room(chart, name)
    mainland = Polygon(chart.rings(name)[0])
    best = Layout([], [], -1e9)
    enough = ENOUGH_IN_ENGLAND if name == "England" else ENOUGH
    middle_x, middle_y = chart.map["areas"][name]["stack"]
    for number, way in enumerate(arrangements(chart.signs(name))):
        left = min(x - sign.width / 2 for sign, x, _ in way)
        top = min(y - sign.height / 2 for sign, _, y in way)
        good = np.ones(room.own.shape, dtype=bool)
        for sign, x, y in way:
            fits = room.fits(room.mainland, sign.width, sign.height)
            dx = round((x - sign.width / 2 - left) / STEP)
            dy = round((y - sign.height / 2 - top) / STEP)
            moved = np.zeros_like(fits)
            moved[: fits.shape[0] - dy, : fits.shape[1] - dx] = fits[dy:, dx:]
            good &= moved
        places = np.argwhere(good)
        for row, column in places[:: max(1, len(places) // TRIES)]:
            x0, y0 = room.x0 + column * STEP - left, room.y0 + row * STEP - top
            signs = [(sign, x0 + x, y0 + y) for sign, x, y in way]
            tried = Layout(signs, [], 0)
            tried.rooms = rooms = [room.slots(size, tried.taken) for size in SIZES]
            score = -number * 4 - (abs(x0 - middle_x) + abs(y0 - middle_y)) * 0.2
            score -= 1000 * max(0, LEAST - len(rooms[-1]))
            for slots, most, worth in zip(rooms, enough, WORTH, strict=True):
                ashore = sum(mainland.contains(Point(slot)) for slot in slots)
                score += (min(len(slots), most) + 0.4 * min(ashore, most)) * worth
                score += 3 * worth * (len(slots) > 1)  # two sides may meet here
            if score > best.score:
                tried.score = score
                best = tried
    return best, [room.slots(size, best.taken) for size in CROWDED]


def outward(slots: list[Spot], name: Point, mainland: Polygon) -> list[Spot]:
    """Sort slots from their closest group outward, the islands last: few blocks stand together."""

    def crowd(slot: Spot) -> float:
        nearest = sorted(Point(slot).distance(Point(other)) for other in slots)[:6]
        return sum(nearest) / len(nearest) + name.distance(Point(slot)) * 0.3

    def is_island(slot: Spot) -> bool:
        return not mainland.contains(Point(slot))

    if not slots:
        return []
    heart = Point(min(slots, key=lambda slot: (is_island(slot), crowd(slot))))
    return sorted(slots, key=lambda slot: (is_island(slot), heart.distance(Point(slot)), slot))


def main() -> None:
    """Place everything and write it down."""
    chart = Chart()
    areas, crowded = {}, {}
    for name in chart.map["areas"]:
        best, crowds = place(chart, name)
        _, *middle = best.signs[0]
        mainland = Polygon(chart.rings(name)[0])
        areas[name] = {
            "signs": [
                {"kind": s.kind, "at": [x, y], "size": [s.width, s.height]}
                | ({"noble": s.noble} if s.noble else {})
                for s, x, y in best.signs
            ],
            "rooms": [
                outward(slots, Point(middle), mainland)[: 24 if name == "England" else MOST]
                for slots in best.rooms
            ],
        }
        crowded[name] = [outward(slots, Point(middle), mainland)[:MOST_CROWDED] for slots in crowds]
    write("layout.json", {"sizes": SIZES, "areas": areas}, '},"')
    write("crowds.json", {"sizes": CROWDED, "areas": crowded}, ']]],"')


def write(name: str, data: dict[str, Any], end: str) -> None:
    """Write a file, an area to a line."""
    text = json.dumps(data, separators=(",", ":"))
    (DATA / "art" / name).write_text(text.replace(end, end[:-1] + '\n"') + "\n")


if __name__ == "__main__":
    main()
