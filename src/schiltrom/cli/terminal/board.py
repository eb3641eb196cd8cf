"""The map as text: a cartogram in which two areas touch exactly where they have a border.

Each area is a box in one or two bands from north to south. The boxes fit into 100 columns; bands
are as high as what is written into them. Walls differ by how many blocks may cross them.
"""

from __future__ import annotations

from typing import Final

from schiltrom.cli.screen import Style, columns_of, padded
from schiltrom.engine.position import border_between
from schiltrom.engine.tables import (
    AREA_NAMES,
    AREAS,
    BLOCK_NAMES,
    CATHEDRALS,
    ENGLAND,
    LIMIT,
    RED,
    SCOTLAND,
)
from schiltrom.engine.view import View
from schiltrom.text.message import slug
from schiltrom.text.naming import area_name, block_name
from schiltrom.text.words import has_message, say

WIDTH: Final = 100

BOXES: Final[dict[str, tuple[int, int, int, int]]] = {
    "Ross": (4, 28, 0, 0),
    "Garmoran": (0, 17, 1, 1),
    "Moray": (17, 34, 1, 1),
    "Strathspey": (34, 53, 1, 1),
    "Buchan": (53, 77, 1, 1),
    "Lochaber": (4, 24, 2, 2),
    "Badenoch": (24, 56, 2, 2),
    "Mar": (56, 73, 2, 2),
    "Angus": (73, 94, 2, 3),
    "Argyll": (0, 20, 3, 3),
    "Atholl": (20, 73, 3, 3),
    "Lennox": (14, 37, 4, 5),
    "Mentieth": (37, 57, 4, 5),
    "Fife": (57, 82, 4, 4),
    # band 5 is the Firth of Forth
    "Carrick": (6, 26, 6, 7),
    "Lanark": (26, 45, 6, 7),
    "Lothian": (45, 62, 6, 6),
    "Dunbar": (62, 90, 6, 6),
    "Selkirk": (45, 65, 7, 7),
    "Teviot": (65, 82, 7, 7),
    "England": (82, 99, 7, 8),
    "Galloway": (2, 20, 8, 8),
    "Annan": (20, 82, 8, 8),
}
"""The box of each area: the columns of its left and right wall, its first and last band."""

BANDS: Final = 9
FIRTH: Final = 5
LEGEND_AT: Final = 31
"""Where the legend stands, east of Ross."""
NAME_WIDTH: Final = 17
"""How wide the names are in a list of areas."""

COAST, GREEN, BLACK, RED_WALL = "coast", "green", "black", "red"
WALLS: Final = {  # across, down; then in plain ASCII
    COAST: ("─│", "-|"),
    GREEN: ("┄┊", ".:"),
    BLACK: ("┄┊", ".:"),
    RED_WALL: ("━┃", "=#"),
}
JOINTS: Final = " ───│┘└┴│┐┌┬│┤├┼"
"""The joint of walls to the left (1), right (2), above (4) and below (8), added up."""


def name_in(view: View, block: int, language: str) -> str:
    """Return a block's name in the game that is seen."""
    return block_name(block, view.counter("edward"), language, view.rules.edition)


def short_name(block: int, view: View, language: str) -> str:
    """Return a block's short name for the map."""
    key = f"short-{slug(BLOCK_NAMES[block])}"
    return say(key, language) if has_message(key, language) else name_in(view, block, language)


def standing(view: View, side: int, area: int) -> int:
    """Return how many blocks of a side the viewer sees in an area, face up or not."""
    seen = view.sides[side]
    return seen.areas[area] + sum(1 for _, place, _ in seen.known if place == area)


def _sides_named(view: View) -> list[int]:
    """Return the sides whose blocks are named on the map: those whose hand the viewer knows."""
    return [side for side in (ENGLAND, SCOTLAND) if view.sides[side].hand >= 0]


def _numbers(view: View, area: int) -> list[tuple[str, str]]:
    """Return how many blocks of the other side stand in an area (of both for a spectator)."""
    words = []
    for side, letter in ((ENGLAND, "E"), (SCOTLAND, "S")):
        number = standing(view, side, area)
        if number and side not in _sides_named(view):
            words.append((f"({number}{letter})", _paint_of(side)))
    return words


def _paint_of(side: int) -> str:
    return "english" if side == ENGLAND else "scottish"


def _own_blocks(view: View, area: int, language: str) -> list[tuple[str, str]]:
    """Return the viewer's blocks in an area, each with its strength."""
    words = []
    for side in _sides_named(view):
        for block, place, strength in view.sides[side].known:
            if place == area:
                name = short_name(block, view, language)
                words.append((f"{name} {strength}", _paint_of(side)))
    return words


def limit_words(area: int, style: Style) -> str:
    """Return an area's castle limit, with a cross where it has a cathedral."""
    cross = "+" if style.ascii_only else "†"
    return f"{LIMIT[area]}{cross if CATHEDRALS >> area & 1 else ''}"


class Canvas:
    """A page of characters, each with its colour."""

    def __init__(self, height: int) -> None:
        self.chars = [[" "] * WIDTH for _ in range(height)]
        self.paints = [[""] * WIDTH for _ in range(height)]

    def write(self, x: int, y: int, text: str, paint: str = "", end: int = WIDTH) -> None:
        """Write a text from a place to the right, as far as there is room."""
        for char in text:
            columns = columns_of(char)
            if x + columns > end:
                return
            self.chars[y][x : x + columns] = [char, *[""] * (columns - 1)]
            self.paints[y][x : x + columns] = [paint] * columns
            x += columns

    def lines(self, style: Style) -> list[str]:
        """Return the page line by line, coloured in runs."""
        return [self._line(y, style).rstrip() for y in range(len(self.chars))]

    def _line(self, y: int, style: Style) -> str:
        runs: list[list[str]] = []
        for char, paint in zip(self.chars[y], self.paints[y], strict=True):
            if runs and runs[-1][1] == paint:
                runs[-1][0] += char
            else:
                runs.append([char, paint])
        return "".join(style.paint(text, paint) for text, paint in runs)


def _pack(words: list[tuple[str, str]], width: int) -> list[list[tuple[str, str]]]:
    """Distribute words over lines of a width."""
    lines: list[list[tuple[str, str]]] = []
    room = 0
    for word in words:
        if lines and columns_of(word[0]) + 2 <= room:
            lines[-1].append(word)
            room -= columns_of(word[0]) + 2
        else:
            lines.append([word])
            room = width - columns_of(word[0])
    return lines


def _contents(view: View, area: int, style: Style, language: str) -> list[list[tuple[str, str]]]:
    """Return the lines in an area's box."""
    left, right, _, _ = BOXES[AREA_NAMES[area]]
    width = right - left - 1
    head = [(area_name(area, language).upper(), "name"), (limit_words(area, style), "")]
    numbers = _numbers(view, area)
    words = [*head, *numbers]
    fits = sum(columns_of(text) for text, _ in words) + len(words) - 1 <= width
    return [
        *([words] if fits else [head, numbers]),
        *_pack(_own_blocks(view, area, language), width),
    ]


def _bands_of(area: int) -> int:
    """Return how many bands an area's box has beyond its first."""
    _, _, first, last = BOXES[AREA_NAMES[area]]
    return last - first


def _band_tops(contents: list[list[list[tuple[str, str]]]]) -> list[int]:
    """Return the line of the wall above each band, and of the one below the last."""
    heights = [1 if band == FIRTH else 2 for band in range(BANDS)]
    # Boxes of two bands come last: they find room in what the others need.
    for area in sorted(range(AREAS), key=_bands_of):
        _, _, first, last = BOXES[AREA_NAMES[area]]
        room = sum(heights[first : last + 1]) + last - first
        heights[first if last == FIRTH else last] += max(0, len(contents[area]) - room)
    tops = [0]
    for height in heights:
        tops.append(tops[-1] + height + 1)
    return tops


def _draw_walls(canvas: Canvas, tops: list[int], style: Style, wide: str) -> None:
    """Draw every wall in the style of its border, and the joints between them."""
    inside: dict[tuple[int, int], int] = {}
    edges: list[set[tuple[int, int]]] = [set(), set()]
    for area in range(AREAS):
        left, right, first, last = BOXES[AREA_NAMES[area]]
        top, bottom = tops[first], tops[last + 1]
        inside |= {(x, y): area for x in range(left + 1, right) for y in range(top + 1, bottom)}
        edges[0] |= {(x, y) for x in range(left, right + 1) for y in (top, bottom)}
        edges[1] |= {(x, y) for x in (left, right) for y in range(top, bottom + 1)}
    across, down = edges
    for x, y in across - down:
        canvas.write(x, y, *_wall(inside, (x, y - 1), (x, y + 1), 0, style, wide))
    for x, y in down - across:
        canvas.write(x, y, *_wall(inside, (x - 1, y), (x + 1, y), 1, style, wide))
    for x, y in across & down:
        near = ((x - 1, y) in across, (x + 1, y) in across, (x, y - 1) in down, (x, y + 1) in down)
        joint = JOINTS[sum(1 << i for i, there in enumerate(near) if there)]
        canvas.write(x, y, "+" if style.ascii_only else joint, COAST)


def _wall(
    inside: dict[tuple[int, int], int],
    one: tuple[int, int],
    other: tuple[int, int],
    direction: int,
    style: Style,
    wide: str,
) -> tuple[str, str]:
    """Return the character of a wall between two places, and its colour."""
    kind = COAST
    if one in inside and other in inside:
        border = border_between(inside[one], inside[other])
        kind = RED_WALL if RED >> border & 1 else wide
    return WALLS[kind][1 if style.ascii_only else 0][direction], kind


def _write_words(canvas: Canvas, x: int, y: int, words: list[tuple[str, str]], end: int) -> None:
    for text, paint in words:
        canvas.write(x, y, text, paint, end)
        x += columns_of(text) + (2 if paint in ("english", "scottish") else 1)


def _write_legend(canvas: Canvas, style: Style, language: str, wide: str) -> None:
    """Write the legend."""
    glyphs = {kind: marks[1 if style.ascii_only else 0] for kind, marks in WALLS.items()}
    y = 0
    for key, kind in (("green", wide), ("red", RED_WALL)):
        canvas.write(LEGEND_AT, y, f"{glyphs[kind][0] * 2} {glyphs[kind][1]}", kind)
        canvas.write(LEGEND_AT + 6, y, say(f"terminal-legend-{key}", language))
        y += 1
    cross = "+" if style.ascii_only else "†"
    canvas.write(LEGEND_AT, y, say("terminal-legend-signs", language, cross=cross))


def draw_map(view: View, style: Style, language: str = "en") -> list[str]:
    """Return the map as its viewer sees it, line by line, at most 100 columns wide."""
    contents = [_contents(view, area, style, language) for area in range(AREAS)]
    tops = _band_tops(contents)
    canvas = Canvas(tops[-1] + 1)
    wide = view.rules.border_colour
    _draw_walls(canvas, tops, style, wide)
    for area, lines in enumerate(contents):
        left, right, first, _ = BOXES[AREA_NAMES[area]]
        for i, words in enumerate(lines):
            _write_words(canvas, left + 1, tops[first] + 1 + i, words, right)
    _write_legend(canvas, style, language, wide)
    return canvas.lines(style)


def list_areas(view: View, style: Style, width: int, language: str = "en") -> list[str]:
    """Return a list of areas, for a terminal too narrow for the map."""
    lines = []
    for area in range(AREAS):
        head = f"{area_name(area, language)} {limit_words(area, style)}"
        words = [*_numbers(view, area), *_own_blocks(view, area, language)]
        for row in _pack(words, width - NAME_WIDTH) or [[]]:
            painted = "  ".join(style.paint(text, paint) for text, paint in row)
            lines.append(f"{style.paint(padded(head, NAME_WIDTH), 'name')}{painted}".rstrip())
            head = ""
    return lines
