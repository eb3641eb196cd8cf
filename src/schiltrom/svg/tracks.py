"""The surroundings of the map: year, game turn, nobles and cards above, the pools below."""

from __future__ import annotations

from math import ceil
from typing import Final

from schiltrom.engine.tables import (
    EDWARD,
    ENGLAND,
    KING,
    NOBLES_IN_PLAY,
    SIDE_NAMES,
    TURNS,
)
from schiltrom.screen.types import Piece, ScreenState, SideNow
from schiltrom.svg.atlas import WIDTH
from schiltrom.svg.blocks import back, face, lettered, placed
from schiltrom.svg.markup import SERIF, Markup, group, joined, tag, written
from schiltrom.svg.palette import Palette, art, mixed
from schiltrom.text.naming import block_name, side_name
from schiltrom.text.words import say

HEAD: Final = 136.0
"""Height of the tracks."""
MARGIN: Final = 10.0
DATE: Final = 150.0
BOX: Final = 74.0
SHIELD: Final = "M0 0H20V8C20 14 15 17 10 19C5 17 0 14 0 8Z"
CARD: Final = (60.0, 84.0)
PIECE: Final = 42.0
PITCH: Final = 48.0
TITLE: Final = 34.0


# --- above the map ---------------------------------------------------------------------------


def tracks(palette: Palette, screen: ScreenState, language: str) -> Markup:
    """Return the tracks above the map."""
    panel = tag("rect", width=WIDTH, height=HEAD, fill=palette["panel"])
    width = (WIDTH - DATE - 3 * MARGIN) / 2
    boxes = [
        group(
            _side(palette, screen, side, width, language),
            transform=f"translate({DATE + MARGIN + side * (width + MARGIN):g} {MARGIN:g})",
        )
        for side in range(len(SIDE_NAMES))
    ]
    return group(
        panel,
        _date(palette, screen, language),
        *boxes,
        _nobles(palette, screen),
        _years(palette, screen),
        font_family=SERIF,
    )


def season(screen: ScreenState, language: str) -> str:
    """Return the game turn in words, or that it is winter."""
    if screen.phase == "winter":
        return say("client-winter", language)
    if screen.turn > 0:
        return say("client-turn", language, turn=screen.turn)
    return say("client-before-first-turn", language)


def _date(palette: Palette, screen: ScreenState, language: str) -> Markup:
    """Return the year and the game turn."""
    middle = DATE / 2
    line = palette["line"]
    diamonds = []
    for turn in range(1, TURNS + 1):
        x = middle + (turn - (TURNS + 1) / 2) * 20
        is_past = screen.phase == "winter" or turn < screen.turn
        fill = palette["ink"] if turn == screen.turn else line if is_past else "none"
        diamonds.append(tag("path", d=f"M{x:g} 76l7 7-7 7-7-7z", fill=fill, stroke=palette["soft"]))
    return joined(
        group(
            written(str(screen.year), middle, 46, 44, fill=palette["ink"]),
            written(season(screen, language), middle, 67, 16, room=DATE - 20, fill=palette["soft"]),
            text_anchor="middle",
        ),
        *diamonds,
        tag("path", d=f"M{DATE:g} {MARGIN:g}V{HEAD - MARGIN:g}", stroke=palette["hair"]),
    )


def _side(palette: Palette, screen: ScreenState, side: int, width: float, language: str) -> Markup:
    """Return what is known of a side: its name, its king, its cards."""
    now = screen.sides[side]
    accent = palette.tincture(side)
    waits = side in screen.waits
    field = tag(
        "rect",
        width=width,
        height=BOX,
        rx=4,
        fill=mixed(accent, palette["panel"], 0.09),
        stroke=accent if waits else None,
    )
    bar = tag("rect", width=4, height=BOX, rx=1, fill=accent)
    cards = _cards(palette, screen, now)
    room = width - 34 - cards[1]
    return joined(
        field,
        bar,
        written(side_name(side, language), 16, 31, 25, room=room, fill=accent),
        written(
            _standing(screen, side, language),
            16,
            57,
            16,
            room=room,
            fill=palette["ink"],
            font_style="italic",
        ),
        group(cards[0], transform=f"translate({width - 10 - cards[1]:g} 0)"),
    )


def _standing(screen: ScreenState, side: int, language: str) -> str:
    """Return a side's king and number of cards, or that it has won."""
    if screen.winner == side:
        return say("render-winner", language)
    hand = say("client-hand-size", language, count=screen.sides[side].hand_size)
    if side == ENGLAND:
        return f"{block_name(EDWARD, screen.edward, language)} · {hand}"
    if screen.king is not None:
        return f"{block_name(KING, 1, language)} · {hand}"
    return hand


def _cards(palette: Palette, screen: ScreenState, now: SideNow) -> tuple[Markup, float]:
    """Return a side's cards in a row (played, this turn's, in hand), and its width."""
    hand: list[str | None] | None = None
    if now.hand is not None:
        hand = [held.card for held in now.hand]
    shown: list[tuple[str | None, float]] = [(card, 0.42) for card in now.played]
    if now.card is not None and screen.step != "card":
        shown.append((now.card, 0.66))
    elif now.chosen:
        shown.append((now.card if hand is not None else None, 0.66))
    unseen: list[str | None] = [None] * now.hand_size
    shown += [(card, 0.42) for card in (unseen if hand is None else hand)]
    x = 0.0
    drawn = []
    for card, scale in shown:
        width, height = (side * scale for side in CARD)
        place = f"translate({x:g} {(BOX - height) / 2:g}) scale({scale:g})"
        drawn.append(group(_card(palette, card), transform=place))
        x += width + 4
    return joined(*drawn), max(0.0, x - 4)


def _card(palette: Palette, card: str | None) -> Markup:
    """Return a card, or the back of one."""
    ink = palette["block-ink"]
    paper = "#4a3221" if card is None else "#f8efd8" if card.isdigit() else "#f4dca0"
    rim = "#a98a4d" if card is None else "#8a7450"
    field = tag("rect", width=60, height=84, rx=5, fill=paper, stroke=rim, stroke_width=3)
    if card is None:
        star = "M30 14v56M14 42h32M18 22l24 40M42 22 18 62M15 42a15 15 0 1 0 30 0a15 15 0 1 0-30 0"
        return joined(field, tag("path", d=star, fill="none", stroke=rim, stroke_width=2.4))
    if card.isdigit():
        return joined(field, written(card, 30, 61, 58, fill=ink, text_anchor="middle"))
    device = art("symbols.json")["cards"][card]
    pen: dict[str, str | float] = {"stroke_linejoin": "round", "stroke_linecap": "round"}
    return joined(
        field, tag("path", d=device, fill="none", stroke="#4b2c12", stroke_width=2.6, **pen)
    )


def _nobles(palette: Palette, screen: ScreenState) -> Markup:
    """Return the nobles of both sides as shields, England's from the left."""
    english, scottish = (now.nobles for now in screen.sides)
    left, right = DATE + MARGIN + 34, WIDTH - MARGIN - 34
    pitch = (right - left) / NOBLES_IN_PLAY
    shields = []
    for i in range(NOBLES_IN_PLAY):
        at = f"translate({left + i * pitch + pitch / 2 - 10:.6g} 91)"
        if i < english:
            shields.append(group(_shield(palette, 0), transform=at))
        elif i >= NOBLES_IN_PLAY - scottish:
            shields.append(group(_shield(palette, 1), transform=at))
        else:
            shields.append(tag("path", d=SHIELD, transform=at, fill="none", stroke=palette["line"]))
    return joined(
        *shields,
        written(str(english), left - 30, 108, 24, fill=palette.tincture(0)),
        written(str(scottish), right + 30, 108, 24, fill=palette.tincture(1), text_anchor="end"),
    )


def _shield(palette: Palette, side: int) -> Markup:
    """Return a small shield of a side's colours."""
    fill = palette.tincture(side, fill=True)
    charge = (
        tag("path", d="M0 0H20V5H0Z", fill=palette["or"])
        if side == 0
        else tag("path", d="M1 0L17 16M19 0L3 16", stroke=palette["argent"], stroke_width=3)
    )
    outline = tag("path", d=SHIELD, fill="none", stroke=palette["ink"], stroke_width=0.8)
    return joined(tag("path", d=SHIELD, fill=fill), charge, outline)


def _years(palette: Palette, screen: ScreenState) -> Markup:
    """Return the years of the scenario; the Campaign has no last one."""
    years = range(screen.first_year, screen.last_year + 1)
    if not years:
        return Markup("")
    left = DATE + MARGIN
    pitch = (WIDTH - MARGIN - left) / len(years)
    parts = []
    for i, year in enumerate(years):
        x = left + i * pitch
        is_now = year == screen.year
        colour = palette["ink" if is_now else "line" if year < screen.year else "hair"]
        line = f"M{x + 2:.6g} 116H{x + pitch - 2:.6g}"
        parts.append(tag("path", d=line, stroke=colour, stroke_width=3 if is_now else 2))
        parts.append(
            written(
                str(year),
                x + pitch / 2,
                130,
                14,
                fill=palette["ink" if is_now else "soft"],
                font_weight=700 if is_now else None,
            )
        )
    return group(*parts, text_anchor="middle")


# --- below the map ---------------------------------------------------------------------------


def pools(
    palette: Palette, screen: ScreenState, language: str, lit: frozenset[str]
) -> tuple[Markup, float]:
    """Return both pools, and their height."""
    width = WIDTH / 2
    per_row = int((width - 2 * MARGIN) // PITCH)
    halves = []
    rows = 0
    for side in range(len(SIDE_NAMES)):
        tokens = _in_pool(palette, screen, side, language, lit)
        rows = max(rows, ceil(len(tokens) / per_row))
        placed_tokens = [
            placed(
                token,
                MARGIN + 21 + (i % per_row) * PITCH,
                TITLE + 22 + (i // per_row) * PITCH,
                PIECE,
            )
            for i, token in enumerate(tokens)
        ]
        title = say("render-pool", language, side=side)
        count = screen.sides[side].pool
        words = f"{title} · {count}"
        halves.append(
            group(
                written(words, MARGIN + 2, 24, 19, room=width - 30, fill=palette.tincture(side)),
                lettered(*placed_tokens),
                transform=f"translate({side * width:g} 0)",
            )
        )
    if rows == 0:
        return Markup(""), 0.0
    height = TITLE + rows * PITCH + 4
    panel = tag("rect", width=WIDTH, height=height, fill=palette["panel"])
    rule = tag("path", d=f"M{width:g} 10V{height - 10:g}", stroke=palette["hair"])
    return group(panel, rule, *halves, font_family=SERIF), height


def _in_pool(
    palette: Palette, screen: ScreenState, side: int, language: str, lit: frozenset[str]
) -> list[Markup]:
    """Return the blocks in a pool: visible faces, and one stack for the others."""
    pieces: list[Piece] = [
        piece for piece in screen.pieces if piece.place == "pool" and piece.side == side
    ]
    tokens = [face(palette, piece, language, screen, is_lit=piece.name in lit) for piece in pieces]
    unseen = screen.sides[side].pool - len(pieces)
    if unseen > 0:
        tokens.append(back(palette, side, unseen, moved=False, reserve=False))
    return tokens
