"""The map itself, which never changes: sea, land, hills, borders and what is printed on it."""

from __future__ import annotations

from functools import cache
from typing import Final

from schiltrom.engine.tables import AREA_NAMES, AREAS, LIMIT
from schiltrom.svg.arms import arms
from schiltrom.svg.atlas import HEIGHT, WIDTH, Label, Sign, atlas, path, paths, thinned
from schiltrom.svg.markup import SERIF, Markup, capitals, group, joined, tag, width_of, written
from schiltrom.svg.palette import Palette, mixed
from schiltrom.text.naming import area_name, place_name
from schiltrom.text.words import say

SHORES: Final = {"far": 15.0, "near": 5.5}
"""Coastlines, only as exact as water lines at that distance need."""
WATER: Final = (
    ("far", 66, 0.0, 0.14),
    ("far", 45, 0.13, 0.30),
    ("far", 31, 0.20, 0.47),
    ("near", 20.5, 0.29, 0.62),
    ("near", 12, 0.40, 0.80),
    ("", 5.5, 0.50, 1.0),
)
"""Engraved water lines, from the farthest to the coast: shore, distance, line, light."""
COASTS: Final = ("coast", "neutral")
CASTLE: Final = "M-8.6 8.6V-8.8H-4.6V-6H-2V-8.8H2V-6H4.6V-8.8H8.6V8.6Z"
CATHEDRAL: Final = "M-8 9V-2L-5.5-6.5L-3-2V0L0-4L3 0V-2L5.5-6.5L8-2V9Z"
DOOR: Final = (
    "M-2 9V6A2 2 0 0 1 2 6V9ZM-6.3 3V.5A.8.8 0 0 1-4.7.5V3ZM4.7 3V.5A.8.8 0 0 1 6.3.5V3Z"
    "M-1.5 1.4A1.5 1.5 0 0 1 1.5 1.4A1.5 1.5 0 0 1-1.5 1.4Z"
)
ROMAN: Final = ("", "I", "II", "III")
BORDERS: Final = ("green", "red", "english-green", "english-red")
LEGEND: Final = ("green", "red", "english", "castle", "cathedral")


def ref(name: str) -> str:
    """Return a reference to a definition, by an id that is unique on any page."""
    return f"#hots-{name}"


def use(name: str, **attributes: str | float | None) -> Markup:
    """Return a use of a definition."""
    return tag("use", href=ref(name), **attributes)


# --- what is drawn more than once ------------------------------------------------------------


@cache
def definitions() -> Markup:
    """Return the shapes of the map; they are the same in every drawing."""
    chart = atlas()
    parts = [
        _defined(f"area-{area}", paths(chart.rings[area], closed=True)) for area in range(AREAS)
    ]
    lines = [*chart.coast, *chart.neutral]
    parts += [
        _defined(f"shore-{name}", paths(thinned(line, gap) for line in lines))
        for name, gap in SHORES.items()
    ]
    kinds: dict[str, list[str]] = {name: [] for name in BORDERS}
    for border in chart.borders:
        name = ("english-" if border.is_english else "") + ("red" if border.is_red else "green")
        kinds[name].append(path(border.points))
    parts += [_defined(f"borders-{name}", "".join(kinds[name])) for name in BORDERS]
    parts += [_defined("coast", paths(chart.coast)), _defined("hills", _hills())]
    parts.append(_defined("neutral", paths(chart.neutral, closed=True)))
    land = [use(f"area-{area}") for area in range(AREAS)]
    parts.append(tag("g", *land, id="hots-land"))
    parts.append(tag("clipPath", *land, id="hots-ashore"))
    return joined(*parts)


def _defined(name: str, data: str) -> Markup:
    return tag("path", id=f"hots-{name}", d=data)


def _tenth(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def _hills() -> str:
    """Return the outlines of all hills."""
    n = _tenth
    return "".join(
        f"M{n(x - s)} {n(y + 0.6)}q{n(s * 0.6)} {n(-s * 0.5 - 0.6)} {n(s)} {n(-s * 1.05 - 0.6)}"
        f"q{n(s * 0.4)} {n(s * 0.45)} {n(s * 1.05)} {n(s * 1.05 + 0.6)}"
        for x, y, s in atlas().hills
    )


def _slopes() -> str:
    """Return the shaded slopes of all hills."""
    n = _tenth
    return "".join(
        f"M{n(x)} {n(y - s * 1.05)}q{n(s * 0.4)} {n(s * 0.45)} {n(s * 1.05)} {n(s * 1.05 + 0.6)}"
        f"h{n(-s * 0.89)}q{n(-s * 0.28)} {n(-s * 0.4 - 0.6)} {n(-s * 0.16)} {n(-s * 1.05 - 0.6)}z"
        for x, y, s in atlas().hills
    )


# --- sea and land ----------------------------------------------------------------------------


@cache
def ground(palette: Palette) -> Markup:
    """Return sea, land, hills and borders."""
    ink = palette["map-ink"]
    land = use("land", fill="#0c1a24", fill_opacity=0.4, transform="translate(1 2.4)")
    areas = [use(f"area-{area}", fill=palette.land(name)) for area, name in enumerate(AREA_NAMES)]
    lochs = tag(
        "path",
        d=paths(atlas().lochs, closed=True),
        fill=palette["sea-near"],
        stroke=ink,
        stroke_opacity=0.7,
        stroke_width=0.9,
    )
    neutral = use(
        "neutral",
        fill=palette["land-none"],
        stroke=ink,
        stroke_opacity=0.55,
        stroke_width=1.1,
    )
    coast = use("coast", fill="none", stroke=ink, stroke_width=1.5, stroke_linejoin="round")
    sea = tag("rect", width=WIDTH, height=HEIGHT, fill=palette["sea-deep"])
    return joined(
        sea,
        _water(palette),
        neutral,
        land,
        *areas,
        _rim(),
        lochs,
        _relief(palette),
        coast,
        _borders(palette),
    )


def _water(palette: Palette) -> Markup:
    """Return the engraved lines along the coasts."""
    lines = []
    for shore, at, line, light in WATER:
        shapes = [use(f"shore-{shore}")] if shore else [use(coast) for coast in COASTS]
        engraved = palette["sea-line"]
        if line:
            lines.append(group(*shapes, stroke=engraved, stroke_width=at * 2, stroke_opacity=line))
        colour = mixed(palette["sea-near"], palette["sea-deep"], light)
        lines.append(group(*shapes, stroke=colour, stroke_width=at * 2 - 1.8))
    return group(*lines, fill="none", stroke_linejoin="round", stroke_linecap="round")


def _rim() -> Markup:
    """Return the shade along coasts and borders, on the land only."""
    lines = ["coast", *(f"borders-{name}" for name in BORDERS)]
    rims = [group(*map(use, lines), stroke_width=width) for width in (22, 13, 6.5)]
    return group(
        *rims,
        clip_path=f"url({ref('ashore')})",
        fill="none",
        stroke="#6b4a24",
        stroke_opacity=0.1,
        stroke_linejoin="round",
    )


def _relief(palette: Palette) -> Markup:
    """Return the hills: the lit slope, the shaded one, and the pen's stroke."""
    pen = palette["hill-pen"]
    return joined(
        use("hills", fill=palette["hill-body"], fill_opacity=0.4),
        tag("path", d=_slopes(), fill=palette["hill-shade"], fill_opacity=0.32),
        use(
            "hills",
            fill="none",
            stroke=pen,
            stroke_opacity=0.62,
            stroke_width=0.85,
            stroke_linecap="round",
        ),
    )


def _borders(palette: Palette) -> Markup:
    """Return the borders: wide ones a double line, red ones a line of beads."""
    casing = [
        use(
            f"borders-{name}",
            stroke=palette["border-casing"],
            stroke_width=6,
            stroke_opacity=0.85,
        )
        for name in BORDERS
    ]
    lines = [
        *_green(palette, "green"),
        *_red(palette, "red"),
        *_green(palette, "english-green", dashes="9 4.5"),
        *_red(palette, "english-red", dashes="9 4.5"),
    ]
    return group(*casing, *lines, fill="none", stroke_linejoin="round")


def _green(palette: Palette, name: str, dashes: str | None = None) -> list[Markup]:
    what = f"borders-{name}"
    green, core = palette["border-wide"], palette["border-casing"]
    return [
        use(what, stroke=green, stroke_width=4.6, stroke_dasharray=dashes),
        use(what, stroke=core, stroke_width=1.5, stroke_dasharray=dashes),
    ]


def _red(palette: Palette, name: str, dashes: str | None = None) -> list[Markup]:
    what = f"borders-{name}"
    red = palette["border-red"]
    return [
        use(what, stroke=red, stroke_width=2.1, stroke_dasharray=dashes),
        use(
            what,
            stroke=red,
            stroke_width=5.8,
            stroke_linecap="round",
            stroke_dasharray=".01 13.5" if dashes else ".01 13",
            stroke_dashoffset=-4.5 if dashes else -6,
        ),
    ]


# --- names and symbols -----------------------------------------------------------------------


@cache
def names(palette: Palette, language: str) -> Markup:
    """Return all lettering on the map, with castles, cathedrals and home shields."""
    chart = atlas()
    waters = [_label(label, language) for label in chart.seas]
    islands = [_label(label, language) for label in chart.islands]
    signs = [
        _sign(palette, area, sign, language) for area in range(AREAS) for sign in chart.signs[area]
    ]
    return joined(
        group(
            *waters,
            fill=palette["sea-name"],
            fill_opacity=0.92,
            font_family=SERIF,
            font_style="italic",
            text_anchor="middle",
        ),
        group(
            *islands,
            fill=palette["land-name"],
            font_family=SERIF,
            font_style="italic",
            text_anchor="middle",
        ),
        group(*signs, font_family=SERIF, text_anchor="middle"),
        _legend(palette, language),
        _frame(palette),
    )


def _label(label: Label, language: str) -> Markup:
    """Return the name of a sea or an island."""
    words = place_name(label.text, language)
    x, y = label.at
    size = label.size * min(1.0, 1.25 * width_of(label.text, 1) / width_of(words, 1))
    turned = f"translate({x:g} {y:g}) rotate({label.angle:g})"
    return written(words, 0, size * 0.33, size, transform=turned)


def _sign(palette: Palette, area: int, sign: Sign, language: str) -> Markup:
    x, y = sign.at
    match sign.kind:
        case "name":
            return _area_name(palette, area_name(area, language), sign)
        case "castle":
            return _castle(palette, x, y, LIMIT[area])
        case "cathedral":
            return _cathedral(palette, x, y)
    width, height = sign.size
    return arms(sign.noble, x - width / 2 + 0.5, y - height / 2, width - 1, height)


def _area_name(palette: Palette, words: str, sign: Sign) -> Markup:
    """Return the name of an area, its halo below it."""
    room, height = sign.size
    size = height * 0.95
    x, y = sign.at[0], sign.at[1] + size * 0.3
    halo = palette["map-halo"]
    below: dict[str, str | float] = {"stroke_width": 3.4, "stroke_linejoin": "round"}
    return joined(
        capitals(words, x, y, size, room, stroke=halo, **below),
        capitals(words, x, y, size, room, fill=palette["map-name"]),
    )


def _placed(x: float, y: float) -> str:
    return f"translate({x:g} {y:g})"


def _castle(palette: Palette, x: float, y: float, limit: int) -> Markup:
    """Return a castle with its limit."""
    halo = palette["map-halo"]
    return group(
        tag("path", d=CASTLE, stroke=halo, stroke_width=2.6, stroke_linejoin="round"),
        tag("path", d=CASTLE, fill=palette["map-sign"]),
        written(ROMAN[limit], 0, 6.2, 12.5, fill=halo, text_anchor="middle"),
        transform=_placed(x, y),
    )


def _cathedral(palette: Palette, x: float, y: float) -> Markup:
    """Return a cathedral."""
    halo, sign = palette["map-halo"], palette["map-sign"]
    return group(
        tag("path", d=CATHEDRAL, stroke=halo, stroke_width=2.6, stroke_linejoin="round"),
        tag("path", d=CATHEDRAL, fill=sign),
        tag("path", d="M0-4V-10M-2-8H2", stroke=sign, stroke_width=1.5),
        tag("path", d=DOOR, fill=halo),
        transform=_placed(x, y),
    )


def _legend(palette: Palette, language: str) -> Markup:
    """Return the legend of lines and symbols."""
    box = tag(
        "rect",
        x=778,
        y=16,
        width=206,
        height=112,
        rx=3,
        fill=palette["map-legend"],
        fill_opacity=0.86,
        stroke=palette["map-ink"],
    )
    words = [
        written(
            say(f"client-legend-{name}", language),
            830,
            38.5 + i * 21,
            13.5,
            room=148,
            fill=palette["map-name"],
            font_family=SERIF,
        )
        for i, name in enumerate(LEGEND)
    ]
    lines = [_sample(palette, kind, 34 + i * 21) for i, kind in enumerate(LEGEND[:3])]
    castle = group(_castle(palette, 805, 97, 2), font_family=SERIF)
    return joined(box, *lines, castle, _cathedral(palette, 805, 118), *words)


def _sample(palette: Palette, kind: str, y: float) -> Markup:
    """Return a piece of a border for the legend."""
    line = f"M790 {y:g}q5-4 10 0t10 0t10 0"
    casing = tag(
        "path", d=line, stroke=palette["border-casing"], stroke_width=6, stroke_opacity=0.85
    )
    if kind == "red":
        red = palette["border-red"]
        strokes = [
            tag("path", d=line, stroke=red, stroke_width=2.1),
            tag(
                "path",
                d=line,
                stroke=red,
                stroke_width=5.8,
                stroke_linecap="round",
                stroke_dasharray=".01 13",
                stroke_dashoffset=-3,
            ),
        ]
    else:
        dashes = "9 4.5" if kind == "english" else None
        colours = ((palette["border-wide"], 4.6), (palette["border-casing"], 1.5))
        strokes = [
            tag("path", d=line, stroke=colour, stroke_width=width, stroke_dasharray=dashes)
            for colour, width in colours
        ]
    return group(casing, *strokes, fill="none", stroke_linejoin="round")


def _frame(palette: Palette) -> Markup:
    """Return the frame of the map."""
    lines = ((2, 4, "map-frame"), (7, 1.2, "map-frame-inner"))
    return joined(
        *[
            tag(
                "rect",
                x=at,
                y=at,
                width=WIDTH - 2 * at,
                height=HEIGHT - 2 * at,
                fill="none",
                stroke=palette[colour],
                stroke_width=width,
            )
            for at, width, colour in lines
        ]
    )
