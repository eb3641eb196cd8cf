"""A wooden block: its face for those who may see it, else its back."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from schiltrom.engine.tables import BLOCK_NAMES, MAXIMUM, data_rows
from schiltrom.screen.types import Piece, ScreenState
from schiltrom.svg.arms import arms
from schiltrom.svg.markup import NARROW, Markup, group, joined, tag, width_of, written
from schiltrom.svg.palette import Palette, art, mixed
from schiltrom.text.books import edition_of
from schiltrom.text.naming import block_name
from schiltrom.text.words import DEFAULT_EDITION

BOX: Final = 38.0
"""Side of the box in which a block is drawn before it is scaled."""
KINDS: Final = {row["block"]: row["type"] for row in data_rows("blocks.csv")}
DEVICES: Final = (
    "M15 9H20V18H29V23H20V32H15V23H6V18H15Z",
    "M8.5 8.6L17.5 17.4L26.5 8.6L29.4 11.6L20.6 20.5L29.4 29.4L26.5 32.4L17.5 23.6L8.5 32.4"
    "L5.6 29.4L14.4 20.5L5.6 11.6Z",
)
"""The devices on the backs: the crosses of Saint George and Saint Andrew."""
GRAIN: Final = (
    "M3 10Q12 7.6 20 10T33 9M3 17Q9 15 17 17T33 16M3 25Q12 27.4 22 24.6T33 25.4"
    "M3 32Q13 29.6 21 32T33 31.4"
)
HOME: Final = "M28.9 9.6L35.2 15.4V26.8H23.4V15.4Z"
SPEARS: Final = "M28.9 12V28M20.9 20H34.4M23.2 14.3L34.4 25.5M34.4 14.5L23.2 25.7"
BARS: Final = "M8 5V28M14.3 5V28M20.7 5V28M27 5V28M2 11.6H33M2 27H33"
TAGS: Final = {
    "main": ("#8f1a12", "M-2.8 2.8L2.6-2.6M2.8-2.8V-.6M2.8-2.8H.6M-3 .8L-.8 3"),
    "reserve": ("#4a4036", "M-2.4-2.2L0 0L-2.4 2.2M.6-2.2L3 0L.6 2.2"),
}
INK: Final = "#3a2819"
ROOM: Final = 30.4
WIDEST: Final = 7.0
"""Maximum width of a name at size 1; a longer one is cut."""


# --- what all blocks share -------------------------------------------------------------------


@cache
def definitions(palette: Palette) -> Markup:
    """Return the parts of blocks; their colours are the same by day and night."""
    parts = [tag("ellipse", id="hots-shadow", cx=20, cy=37, rx=18, ry=2.6, fill="#1a0f06")]
    parts.append(tag("rect", id="hots-front", y=3, width=35, height=35, rx=2))
    parts.append(
        tag(
            "use",
            id="hots-edge",
            href="#hots-front",
            fill="none",
            stroke=palette["block-edge"],
            stroke_opacity=0.55,
            stroke_width=0.7,
        )
    )
    parts += [_wood(palette, side) for side in range(2)]
    parts += [_device(palette, side) for side in range(2)]
    parts += [_kind(kind, drawing) for kind, drawing in art("symbols.json")["kinds"].items()]
    parts += [
        tag("path", id=f"hots-pips-{strength}", d=_pips(strength), fill="#241509")
        for strength in range(1, max(MAXIMUM) + 1)
    ]
    return joined(*parts)


def _wood(palette: Palette, side: int) -> Markup:
    """Return the top and side of a standing block."""
    light = palette.of_side("wood-light", side)
    dark = palette.of_side("wood-dark", side)
    return tag(
        "g",
        tag("path", d="M.6 3.6L3.6.4H37.4L34.6 3.6Z", fill=light),
        tag("path", d="M34.4 3.4L37.6.2V34.6L34.4 37.8Z", fill=dark),
        id=f"hots-wood-{side}",
    )


def _device(palette: Palette, side: int) -> Markup:
    """Return the device on the back of a block."""
    light = palette.of_side("wood-light", side)
    dark = palette.of_side("wood-dark", side)
    return tag(
        "g",
        tag("path", d=GRAIN, fill="none", stroke=dark, stroke_opacity=0.45, stroke_width=0.9),
        tag("path", d=DEVICES[side], fill=light, fill_opacity=0.75, stroke=dark, stroke_width=0.6),
        id=f"hots-back-{side}",
    )


def _kind(kind: str, drawing: dict[str, str]) -> Markup:
    """Return the symbol for a type of troops."""
    lines = [tag("path", d=drawing["fill"], fill=INK, fill_rule="evenodd")]
    if drawing["line"]:
        lines.append(
            tag(
                "path",
                d=drawing["line"],
                fill="none",
                stroke=INK,
                stroke_width=1.3,
                stroke_linecap="round",
            )
        )
    return tag("g", *lines, id=f"hots-kind-{kind}")


def _pips(strength: int) -> str:
    """Return the pips of a strength along the upper edge."""
    return "".join(
        f"M{17.5 + (i - (strength - 1) / 2) * 5.4:g} 5.4l2 2-2 2-2-2z" for i in range(strength)
    )


# --- one block -------------------------------------------------------------------------------


def face(
    palette: Palette, piece: Piece, language: str, screen: ScreenState, *, is_lit: bool = False
) -> Markup:
    """Return the face of a block in its box."""
    side = piece.side
    paper = palette["paper-moved"] if piece.moved else palette.of_side("paper", side)
    lies = piece.open
    return joined(
        _body(palette, side, moved=piece.moved, lies=lies),
        tag("rect", x=2.2, y=5.2, width=30.6, height=30.6, rx=1.2, fill=paper),
        tag("use", href=f"#hots-pips-{piece.strength}"),
        arms(piece.name, 9.8, 9.8, 15.4, 17.2, opacity=0.75 if piece.moved else None),
        _print(palette, piece, language, screen),
        _fate(piece),
        _edge(palette, is_lit=is_lit),
        _tag(piece.role),
    )


def back(palette: Palette, side: int, count: int, *, moved: bool, reserve: bool) -> Markup:
    """Return the back of a block, or of a stack of them."""
    behind = []
    if count > 1:
        stacked = [_standing(palette, side, moved=moved), _edge(palette, is_lit=False)]
        behind = [group(*stacked, transform="translate(4 -4)")]
    number = []
    if count > 1:
        ink = palette["block-ink"]
        number = [
            tag(
                "circle", cx=17.5, cy=20.5, r=9, fill="#f8efd8", stroke="#1d1008", stroke_width=0.8
            ),
            written(str(count), 17.5, 25.1, 13, fill=ink),
        ]
    return joined(
        tag("use", href="#hots-shadow", fill_opacity=0.35),
        *behind,
        _standing(palette, side, moved=moved),
        tag("use", href=f"#hots-back-{side}"),
        _edge(palette, is_lit=False),
        _tag("reserve" if reserve else None),
        *number,
    )


def placed(block: Markup, x: float, y: float, size: float) -> Markup:
    """Return a block of a given size centred on a point."""
    corner = f"translate({x - size / 2:.6g} {y - size / 2:.6g})"
    return tag("g", block, transform=f"{corner} scale({size / BOX:.4g})")


def lettered(*placed_blocks: Markup) -> Markup:
    """Return blocks with the letters printed on them."""
    return group(*placed_blocks, font_family=NARROW, font_weight=700, text_anchor="middle")


def _standing(palette: Palette, side: int, *, moved: bool) -> Markup:
    return joined(
        tag("use", href=f"#hots-wood-{side}"),
        tag("use", href="#hots-front", fill=_front(palette, side, moved=moved)),
    )


def _front(palette: Palette, side: int, *, moved: bool) -> str:
    wood = palette.of_side("wood", side)
    return mixed(wood, "#777777", 0.72) if moved else wood


def _body(palette: Palette, side: int, *, moved: bool, lies: bool) -> Markup:
    """Return the wood with its shadow; a block lying face up shows only its front."""
    shadow = tag("use", href="#hots-shadow", fill_opacity=0.55 if lies else 0.35)
    if not lies:
        return joined(shadow, _standing(palette, side, moved=moved))
    front = _front(palette, side, moved=moved)
    return joined(shadow, tag("use", href="#hots-front", fill=front))


def _edge(palette: Palette, *, is_lit: bool) -> Markup:
    if not is_lit:
        return tag("use", href="#hots-edge")
    lit = palette["open-land"]
    return tag("use", href="#hots-front", fill="none", stroke=lit, stroke_width=3.2)


def _print(palette: Palette, piece: Piece, language: str, screen: ScreenState) -> Markup:
    """Return the print on a face: type, move, combat and name."""
    block = BLOCK_NAMES.index(piece.name)
    ink = palette["block-ink"]
    name = short_name(block, screen.edward, language, edition_of(screen.book))
    kind = f"#hots-kind-{KINDS[piece.name]}"
    return joined(
        tag("use", href=kind, transform="translate(2.7 10.4) scale(.62)"),
        written(str(piece.move), 5.9, 26, 8.6, fill="#5a4632"),
        _bonus(piece.bonus),
        tag(
            "text",
            piece.rating,
            x=28.9,
            y=23.4,
            font_size=10,
            fill=ink,
            textLength=7.8,
            lengthAdjust="spacingAndGlyphs",
        ),
        written(name, 17.5, 35, 9.2, room=ROOM, fill=ink),
    )


def _bonus(bonus: str | None) -> Markup:
    """Return the badge below the combat value of a block that fights better here."""
    gold: dict[str, str | float] = {"fill": "#f2c43d", "stroke": "#6b4a06"}
    if bonus == "home":
        return tag("path", d=HOME, stroke_width=0.7, **gold)
    if bonus == "schiltrom":
        spears = tag("path", d=SPEARS, stroke_width=1.1, **gold)
        return joined(spears, tag("circle", cx=28.9, cy=20, r=6, stroke_width=0.7, **gold))
    return Markup("")


def _fate(piece: Piece) -> Markup:
    """Return the mark of a block captured, or one that has had its combat turn."""
    parts = []
    if piece.captured:
        bars = tag("path", d=BARS, fill="none", stroke="#26180d", stroke_width=1.5)
        parts.append(group(bars, stroke_opacity=0.75))
    if piece.fired:
        parts.append(tag("path", d="M2.8 7.8L5.2 5.4L7.6 7.8L5.2 10.2Z", fill="#7d1d12"))
    return joined(*parts)


def _tag(role: str | None) -> Markup:
    """Return the mark of a block in the main attack or in reserve."""
    if role is None:
        return Markup("")
    colour, sign = TAGS[role]
    return group(
        tag("circle", r=5.2, fill=colour, stroke="#fdf4dc"),
        tag(
            "path",
            d=sign,
            fill="none",
            stroke="#fff",
            stroke_width=1.4,
            stroke_linecap="round",
            stroke_linejoin="round",
        ),
        transform="translate(32 6.5)",
    )


# --- names -----------------------------------------------------------------------------------


def short_name(block: int, edward: int, language: str, edition: int = DEFAULT_EDITION) -> str:
    """Return a block's name as it fits on the block: the symbol tells knights from archers.

    >>> short_name(BLOCK_NAMES.index("York Knights"), 1, "de")
    'York'
    """
    is_army = " " in BLOCK_NAMES[block]
    word = (
        _telling_word(block, language) if is_army else block_name(block, edward, language, edition)
    )
    if width_of(word, 1) <= WIDEST:
        return word
    longest = next(n for n in range(len(word), 0, -1) if width_of(word[:n] + ".", 1) <= WIDEST)
    return f"{word[:longest]}."


@cache
def _telling_word(block: int, language: str) -> str:
    """Return the word unique among its type: the county of 'York Knights'."""
    kind = KINDS[BLOCK_NAMES[block]]
    others = {
        word
        for other, name in enumerate(BLOCK_NAMES)
        if other != block and KINDS[name] == kind
        for word in _words(other, language)
    }
    own = [word for word in _words(block, language) if word not in others]
    word = max(own, key=len, default=block_name(block, language=language))
    return word[0].upper() + word[1:]


def _words(block: int, language: str) -> list[str]:
    return re.split(r"[\s\u2019-]+", block_name(block, language=language))
