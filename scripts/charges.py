"""The charges of our arms: heraldic animals and things, each drawn in its own box.

Animals are brushed: a limb is a curve with a width at each of its points, and all limbs together
give one outline. What is simple is written as a path.
"""

import math
from dataclasses import dataclass
from itertools import pairwise

from shapely import union_all
from shapely.geometry import MultiPoint, Point, Polygon
from shapely.geometry.base import BaseGeometry

Stroke = list[tuple[float, float, float]]  # x, y, width


@dataclass(frozen=True)
class Charge:
    """A drawing in a box: `{c}` stands for its colour, `{k}` for that of its inner lines."""

    width: float
    height: float
    body: str


def smooth(stroke: Stroke, steps: int = 7) -> Stroke:
    """Points of a Catmull-Rom curve through the points of a stroke."""
    points = [stroke[0], *stroke, stroke[-1]]
    curve: Stroke = []
    for four in zip(points, points[1:], points[2:], points[3:], strict=False):
        for step in range(steps):
            x, y, width = (_spline(*values, step / steps) for values in zip(*four, strict=True))
            curve.append((x, y, width))
    return [*curve, stroke[-1]]


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    """One coordinate of a Catmull-Rom curve."""
    return 0.5 * (
        2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3
    )


def brush(stroke: Stroke) -> BaseGeometry:
    """Return the outline of a stroke with its widths."""
    dots = [Point(x, y).buffer(max(width, 0.3) / 2, quad_segs=6) for x, y, width in smooth(stroke)]
    return union_all(
        [
            MultiPoint([*a.exterior.coords, *b.exterior.coords]).convex_hull
            for a, b in pairwise(dots)
        ]
    )


def number(value: float) -> str:
    """Write a coordinate with as few letters as can be."""
    text = f"{value:.1f}".rstrip("0").rstrip(".") if "." in f"{value:.1f}" else f"{value:.1f}"
    return (
        text.replace("-0.", "-.").removeprefix("0")
        if text.startswith("0.")
        else {"-0": "0"}.get(text, text.replace("-0.", "-."))
    )


def path(shape: BaseGeometry, fine: float = 0.22) -> str:
    """Write a shape as SVG path data in relative coordinates."""
    shape = shape.simplify(fine)
    parts = shape.geoms if hasattr(shape, "geoms") else [shape]
    data = ""
    for part in parts:
        for ring in [part.exterior, *part.interiors]:
            data += outline(list(ring.coords)[:-1])
    return data


def outline(points: list[tuple[float, float]]) -> str:
    """Write a closed line; rounding errors do not add up."""
    x, y = (round(value, 1) for value in points[0])
    data = f"M{number(x)} {number(y)}l"
    steps = []
    for point in points[1:]:
        dx, dy = round(point[0] - x, 1), round(point[1] - y, 1)
        x, y = x + dx, y + dy
        second = number(dy)
        steps.append(number(dx) + ("" if second.startswith("-") else " ") + second)
    return data + " ".join(steps).replace(" -", "-") + "z"


def claws(x: float, y: float, angle: float, size: float = 6.2, spread: float = 34) -> list[Stroke]:
    """Three toes of a paw, each with its nail, turned to an angle in degrees."""
    strokes = []
    for turn in (-spread, 0, spread):
        way = math.radians(angle + turn)
        dx, dy = math.cos(way), math.sin(way)
        strokes.append(
            [
                (x, y, size * 0.8),
                (x + dx * size * 0.75, y + dy * size * 0.75, size * 0.55),
                (x + dx * size * 1.5, y + dy * size * 1.5 + size * 0.2, 0.4),
            ]
        )
    return strokes


def lock(x: float, y: float, angle: float, length: float, width: float) -> Stroke:
    """Return a pointed curl of hair."""
    way, bend = math.radians(angle), math.radians(angle + 32)
    return [
        (x, y, width),
        (x + math.cos(way) * length * 0.55, y + math.sin(way) * length * 0.55, width * 0.72),
        (x + math.cos(bend) * length, y + math.sin(bend) * length, 0.4),
    ]


def drawn(strokes: list[Stroke], holes: list[Stroke] | None = None) -> str:
    """Brush strokes as one outline, less some others."""
    shape = union_all([brush(stroke) for stroke in strokes]).buffer(0.9).buffer(-0.5)
    for hole in holes or []:
        shape = shape.difference(brush(hole))
    return path(shape)


def lines(data: str, width: float = 1.3) -> str:
    """Inner lines of a drawing."""
    return (
        f'<path d="{data}" fill="none" stroke="{{k}}" stroke-width="{width}" '
        'stroke-linecap="round"/>'
    )


def lion_rampant() -> Charge:
    """Draw a lion that stands up, to the dexter; claws out, tail over the back."""
    strokes: list[Stroke] = [
        # neck, chest, waist, haunch
        [(42, 26, 17), (46, 38, 22), (50, 50, 23), (56, 64, 15), (62, 76, 20), (64, 82, 17)],
        # head: brow and upper jaw, lower jaw
        [(44, 20, 16), (37, 15.5, 13), (29, 15, 8), (22.5, 16.5, 5.4)],
        [(22, 17, 4.6), (21.4, 20.4, 2.4)],
        [(42, 27, 12), (36, 31.5, 6.4), (30, 34, 4.6), (25.5, 32.6, 2)],
        # ear
        [(42, 12, 5), (45.5, 7, 3.6), (47, 3.5, 0.4)],
        # the fore leg that strikes up, the one that strikes forward
        [(44, 42, 15), (34, 43, 10.5), (25, 42, 7.2), (19, 34, 6.2), (15, 27, 6.6)],
        [(48, 54, 15), (38, 60, 10), (28, 62, 7), (20, 57, 6), (13, 54, 6.4)],
        # the hind leg it lifts, the one it stands on
        [(60, 74, 18), (49, 78, 15), (40, 84, 9.5), (41, 92, 6.4), (33, 96.5, 6.2), (27, 97, 6.4)],
        [
            (64, 80, 20),
            (66, 91, 14.5),
            (61, 100, 8),
            (67, 108, 6.4),
            (61, 114, 6),
            (54, 115.5, 6.6),
        ],
        [(67, 107, 6), (70, 110, 2.6)],
        # tail
        [
            (70, 84, 6),
            (80, 88, 4.6),
            (88, 80, 4.2),
            (85, 68, 4),
            (77, 58, 4),
            (77, 46, 4.2),
            (84, 37, 4.4),
            (88, 28, 5),
        ],
        lock(88, 29, -110, 20, 8),
        lock(87, 30, -62, 17, 7),
        lock(86, 32, -160, 15, 6.5),
        lock(89, 32, -20, 13, 6),
        lock(78, 57, 175, 11, 5),
        lock(86, 70, -5, 10, 5),
        # mane
        lock(46, 12, -50, 13, 8),
        lock(50, 18, -28, 14, 9),
        lock(53, 26, -8, 14, 9),
        lock(56, 35, 6, 13, 9),
        lock(58, 44, 20, 12, 9),
        lock(40, 36, 130, 10, 7),
        lock(39, 32, 150, 8, 6),
        # hair of elbows and hocks
        lock(34, 46, 70, 10, 6),
        lock(38, 64, 75, 10, 6),
        lock(43, 91, 30, 9, 5),
        lock(56, 62, 150, 8, 6),
        *claws(15, 27, -115),
        *claws(13, 54, -170),
        *claws(27, 97, 170),
        *claws(54, 115, 176),
    ]
    body = drawn(strokes)
    inner = (
        "M33 13.2l4-1M44.5 15.5q5 4.5 4 11M48 28q5 5 4 11.5"
        "M37 38.5q7-2 9.5 2.5M41 56q5 1 8-3M53 72q3 7 10 6M57 84q-1 8 5 11"
    )
    tongue = '<path d="M36 25.5q-8-3.5-11 2.5q-3 4-6 2q5-1 6.5-4q4-5 11-4.5z" fill="{t}"/>'
    return Charge(100, 120, f'<path d="{body}"/>{tongue}{lines(inner)}')


def lion_passant_guardant() -> Charge:
    """Draw a lion that walks, to the dexter, and looks at us."""
    mane = [lock(24, 19, angle, 17, 9) for angle in range(-140, 130, 32)]
    strokes: list[Stroke] = [
        [(26, 26, 21), (40, 32, 22), (56, 32, 15.5), (72, 31, 18), (80, 31, 16)],
        [(22, 18, 19), (22, 21, 16), (22, 25, 10)],
        [(15, 11.5, 5), (13, 7.5, 3.4), (13, 6, 1)],
        [(28, 10, 5), (30.5, 6.5, 3.4), (31, 5, 1)],
        [(28, 34, 15), (18, 39, 9), (9, 40, 6), (5, 34, 5.4)],
        [(34, 36, 15), (34, 48, 8.5), (33, 57, 6), (28, 62, 5.8)],
        [(72, 34, 18), (66, 44, 10), (71, 53, 6), (64, 61, 5.6), (60, 62, 5.8)],
        [(80, 33, 18), (84, 44, 11), (91, 52, 6), (87, 61, 5.6), (82, 62, 5.8)],
        [(86, 28, 5), (95, 27, 4), (98, 17, 3.8), (91, 10, 3.8), (80, 11, 3.8), (73, 7, 4)],
        lock(75, 8, 180, 15, 6.5),
        lock(76, 7, 222, 13, 6),
        lock(77, 9, 140, 12, 5.5),
        lock(30, 40, 60, 9, 5),
        lock(88, 50, 10, 8, 5),
        lock(52, 37, 80, 8, 6),
        *mane,
        *claws(5, 34, -110, 4.6),
        *claws(28, 62, 172, 4.6),
        *claws(60, 62, 172, 4.6),
        *claws(82, 62, 172, 4.6),
    ]
    inner = (
        "M17 16.4q2-1.6 3.6.2M23.8 16.6q2-1.6 3.6-.2M22 17v5.4M19.6 22.4q2.4 2 4.8 0"
        "M18.6 26.4q3.4 2 6.8 0M31 22q6 8 3 17M70 26q-5 7-1 14"
    )
    return Charge(100, 68, f'<path d="{drawn(strokes)}"/>{lines(inner)}')


def horse_courant() -> Charge:
    """Draw a horse at the gallop, to the dexter."""
    strokes: list[Stroke] = [
        [(32, 30, 19), (46, 34, 17), (60, 33, 15), (74, 30, 19), (79, 30, 17)],
        [(32, 28, 18), (24, 19, 13), (18, 11, 10.5)],
        [(18, 10, 10), (11, 15, 7.5), (5, 21, 5.6)],
        [(19, 7, 4), (21, 2, 2.6), (21, 0.5, 0.5)],
        [(30, 36, 12), (20, 43, 7), (9, 42, 4.4), (3, 47, 3.8), (0.5, 51, 4.4)],
        [(34, 38, 12), (26, 49, 7), (14, 52, 4.4), (9, 59, 3.8), (6, 62, 4.6)],
        [(76, 34, 17), (85, 42, 10), (90, 50, 5), (98, 55, 4), (101, 60, 4.6)],
        [(72, 36, 15), (78, 47, 9), (82, 55, 5), (92, 61, 4), (95, 66, 4.6)],
        [(85, 26, 5), (94, 19, 7), (102, 20, 5), (110, 27, 0.5)],
        lock(92, 20, 20, 20, 7),
        lock(22, 6, -40, 12, 6),
        lock(26, 11, -28, 13, 7),
        lock(30, 17, -16, 13, 7),
        lock(35, 23, -8, 11, 6),
    ]
    return Charge(110, 70, f'<path d="{drawn(strokes)}"/>')


def lymphad() -> Charge:
    """Draw a galley of the isles with its sail furled and its oars out."""
    hull = union_all(
        [
            brush(
                [
                    (4, 46, 2),
                    (10, 62, 8),
                    (26, 74, 14),
                    (50, 78, 16),
                    (74, 74, 14),
                    (90, 62, 8),
                    (96, 46, 2),
                ]
            ),
            brush([(6, 50, 3), (4, 42, 5), (9, 38, 3), (12, 41, 1)]),
            brush([(94, 50, 3), (96, 42, 5), (91, 38, 3), (88, 41, 1)]),
            Polygon([(14, 62), (86, 62), (80, 74), (20, 74)]),
        ]
    )
    oars = "M24 74L12 94M37 78L29 98M50 79V100M63 78L71 98M76 74L88 94"
    rigging = "M50 4V64M18 26L82 26M50 10L12 56M50 10L88 56M50 30L22 60M50 30L78 60"
    sail = brush([(18, 27, 4), (34, 31, 9), (50, 28, 6), (66, 31, 9), (82, 27, 4)])
    flags = "M50 3L72 8L50 14zM9 36L-1 32L9 27zM91 36L101 32L91 27z"
    return Charge(
        100,
        100,
        f'<path d="{oars}" fill="none" stroke="{{c}}" stroke-width="3.4" stroke-linecap="round"/>'
        f'<path d="{rigging}" fill="none" stroke="{{c}}" stroke-width="2"/>'
        '<path d="M50 2V66" stroke="{c}" stroke-width="4.4"/>'
        f'<path d="{path(hull, 0.4)}{path(sail, 0.4)}"/><path d="{flags}"/>'
        '<path d="M17 68Q50 76 83 68" fill="none" stroke="{f}" stroke-width="1.6"/>',
    )


def flame() -> Charge:
    """Draw a flame."""
    return Charge(
        20,
        28,
        '<path d="M10 28C2 26-1 18 4 12C4 15 6 16 7 16C5 9 9 3 13 0C12 6 19 10 18 18'
        'C18 24 15 27 10 28z"/>',
    )


def garb() -> Charge:
    """Draw a sheaf of wheat, bound."""
    parts: list[BaseGeometry] = [
        brush([(24, 60, 16), (25, 67, 14)]),
        Polygon([(13, 96), (17, 64), (43, 64), (47, 96)]).buffer(0.8),
        Polygon([(17, 62), (6, 30), (54, 30), (43, 62)]).buffer(1),
    ]
    for turn in (-48, -32, -16, 0, 16, 32, 48):
        way = math.radians(turn - 90)
        root_x, root_y = 30 + turn * 0.12, 54.0
        for far in (24, 32, 40, 48):
            x, y = root_x + math.cos(way) * far, root_y + math.sin(way) * far
            for lean in (-30, 30):
                bend = way + math.radians(lean)
                parts.append(
                    brush(
                        [
                            (x, y, 2.6),
                            (x + math.cos(bend) * 4, y + math.sin(bend) * 4, 4),
                            (x + math.cos(bend) * 8.4, y + math.sin(bend) * 8.4, 0.4),
                        ]
                    )
                )
        tip = (root_x + math.cos(way) * 60, root_y + math.sin(way) * 60, 0.4)
        parts.append(
            brush(
                [
                    (root_x, root_y, 3),
                    (root_x + math.cos(way) * 30, root_y + math.sin(way) * 30, 3.4),
                    tip,
                ]
            )
        )
    stalks = "M30 66V95M23.5 67L20 95M36.5 67L40 95M30 60V30M23 59L14 32M37 59L46 32"
    band = '<path d="M15 57Q30 62 45 57V66Q30 71 15 66z" stroke="{k}" stroke-width="1.4"/>'
    ears = path(union_all(parts).buffer(0), 0.5)
    return Charge(60, 98, f'<path d="{ears}"/>{lines(stalks)}{band}')


def petals(count: int, radius: float, size: float, notch: float) -> BaseGeometry:
    """Round petals about a middle at (50, 50)."""
    leaves = []
    for leaf in range(count):
        way = math.radians(leaf * 360 / count - 90)
        x, y = 50 + math.cos(way) * radius, 50 + math.sin(way) * radius
        tip = Point(
            50 + math.cos(way) * (radius + size * 1.12), 50 + math.sin(way) * (radius + size * 1.12)
        ).buffer(notch)
        leaves.append(Point(x, y).buffer(size, quad_segs=10).difference(tip))
    return union_all([*leaves, Point(50, 50).buffer(radius * 0.7)])


def rose() -> Charge:
    """Draw a heraldic rose with its leaves and seeds."""
    barbs = "".join(
        f'<path d="M50 2L55 15H45z" transform="rotate({36 + 72 * leaf} 50 50)" fill="{{v}}"/>'
        for leaf in range(5)
    )
    inner = petals(5, 14, 10, 2)
    return Charge(
        100,
        100,
        f'{barbs}<path d="{path(petals(5, 29, 19.5, 4), 0.5)}"/>'
        f'<path d="{path(inner, 0.5)}" fill="none" stroke="{{k}}" stroke-width="2.6"/>'
        '<circle cx="50" cy="50" r="10" fill="{s}"/>',
    )


def cinquefoil() -> Charge:
    """Draw a flower of five leaves, pierced."""
    shape = petals(5, 28, 19, 3).difference(Point(50, 50).buffer(9))
    return Charge(100, 100, f'<path d="{path(shape, 0.5)}"/>')


def star(points: int, inner: float) -> str:
    """Write a star with straight rays."""
    corners = []
    for corner in range(points * 2):
        radius = 50 if corner % 2 == 0 else inner
        way = math.pi * corner / points - math.pi / 2
        corners.append((50 + radius * math.cos(way), 50 + radius * math.sin(way)))
    return outline(corners)


def mullet() -> Charge:
    """Draw a star of five points."""
    return Charge(100, 96, f'<path d="{star(5, 19.5)}"/>')


def simple() -> dict[str, Charge]:
    """Draw what needs a line or two."""
    crosslet = (
        "M43 2h14v16h11v12H57v13h13V32h12v11h16v14H82v11H70V57H57v13h11v12H57v16H43V82H32V70h11"
        "V57H30v11H18V57H2V43h16V32h12v11h13V30H32V18h11z"
    )
    fitchy = (
        "M43 2h14v16h11v12H57v13h13V32h12v11h16v14H82v11H70V57H57v20L50 110L43 77V57H30"
        "v11H18V57H2V43h16V32h12v11h13V30H32V18h11z"
    )
    paty = (
        "M36 4Q50 8 64 4Q58 26 57 43Q74 42 96 36Q92 50 96 64Q74 58 57 57Q58 74 64 96Q50 92 36 96"
        "Q42 74 43 57Q26 58 4 64Q8 50 4 36Q26 42 43 43Q42 26 36 4z"
    )
    lily = (
        "M40 0C47 11 55 18 53 32C52 40 49 46 48 54H54C55 44 58 34 67 33C77 32 82 42 78 51"
        "C76 55 70 56 68 52C72 51 72 44 67 45C63 46 63 53 62 60H50C50 72 54 80 60 84"
        "C53 87 48 85 46 80C45 88 43 94 40 100C37 94 35 88 34 80"
        "C32 85 27 87 20 84C26 80 30 72 30 60H18"
        "C17 53 17 46 13 45C8 44 8 51 12 52C10 56 4 55 2 51C-2 42 3 32 13 33"
        "C22 34 25 44 26 54H32C31 46 28 40 27 32C25 18 33 11 40 0z"
    )
    escallop = (
        "M50 92L38 92L34 82C14 76 2 56 4 40C10 34 14 34 17 28C24 26 28 22 32 17C39 18 44 14 50 10"
        "C56 14 61 18 68 17C72 22 76 26 83 28C86 34 90 34 96 40C98 56 86 76 66 82L62 92z"
    )
    ribs = "M50 80V18M42 80L30 26M58 80L70 26M36 78L15 38M64 78L85 38"
    crown = "M4 66L0 14L20 44L26 6L44 42L50 0L56 42L74 6L80 44L100 14L96 66Q50 76 4 66z"
    return {
        "crosslet": Charge(100, 100, f'<path d="{crosslet}"/>'),
        "fitchy": Charge(100, 110, f'<path d="{fitchy}"/>'),
        "paty": Charge(100, 100, f'<path d="{paty}"/>'),
        "lily": Charge(80, 100, f'<path d="{lily}"/>{lines("M26 57H54", 1.6)}'),
        "escallop": Charge(100, 94, f'<path d="{escallop}"/>{lines(ribs, 3)}'),
        "crown": Charge(100, 74, f'<path d="{crown}"/>{lines("M5 57Q50 67 95 57", 3)}'),
        "axe": Charge(
            40,
            120,
            '<path d="M17 20H22V120H17z" fill="{h}"/>'
            '<path d="M21 12C27 12 33 8 38 2C42 16 42 32 38 46C33 40 27 36 21 36z"/>'
            '<path d="M17 14H12V34H17z"/>',
        ),
        "bow": Charge(
            100,
            100,
            '<path d="M10 8Q76 18 92 90" fill="none" stroke="{k}" stroke-width="10"/>'
            '<path d="M10 8Q76 18 92 90" fill="none" stroke="{c}" stroke-width="7.5"/>'
            '<path d="M6 4L16 8L10 14zM96 94L86 90L94 84z"/>'
            '<path d="M11 10L90 88" fill="none" stroke="{c}" stroke-width="2"/>'
            '<path d="M8 92L82 18" stroke="{c}" stroke-width="5"/>'
            '<path d="M96 4L91 24L76 9z"/><path d="M20 66L4 82V98H18L34 80L26 78L24 70z"/>',
        ),
    }


def charges() -> dict[str, Charge]:
    """All charges by their names."""
    return {
        "lion": lion_rampant(),
        "passant": lion_passant_guardant(),
        "horse": horse_courant(),
        "lymphad": lymphad(),
        "flame": flame(),
        "garb": garb(),
        "rose": rose(),
        "cinquefoil": cinquefoil(),
        "mullet": mullet(),
        **simple(),
    }
