"""The whole picture: the map with its blocks, the tracks above it, the pools below."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from schiltrom.engine.position import Position
from schiltrom.engine.tables import AREA_NAMES, AREAS, BLOCK_NAMES, ENGLAND, NOBODY, SCOTLAND
from schiltrom.engine.view import View
from schiltrom.screen.types import ScreenState
from schiltrom.svg import blocks as woodwork
from schiltrom.svg.arms import symbols
from schiltrom.svg.atlas import HEIGHT, WIDTH, atlas
from schiltrom.svg.drawing import Drawing, checked_size
from schiltrom.svg.ground import definitions, ground, names
from schiltrom.svg.marks import Way, arrows_along, battles, tints
from schiltrom.svg.markup import NAMESPACE, Markup, group, joined, tag
from schiltrom.svg.palette import Palette, palette_of
from schiltrom.svg.placing import PlacedToken, Token, placed_tokens
from schiltrom.svg.screen_state import drawn_state
from schiltrom.svg.tracks import HEAD, pools, season, tracks
from schiltrom.text.words import DEFAULT_LANGUAGE, say

if TYPE_CHECKING:
    from schiltrom.game import Game

SIZE: Final = 1000
"""Default width of a drawing in pixels."""


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow from area to area in a side's colour; areas are given by name or number."""

    path: Sequence[str | int]
    side: int = NOBODY


def draw(
    subject: Game | Position | View,
    *,
    side: int | None = None,
    areas: Iterable[str | int] = (),
    blocks: Iterable[str | int] = (),
    arrows: Iterable[Arrow | Sequence[str | int]] = (),
    size: int = SIZE,
    dark: bool = False,
    language: str = DEFAULT_LANGUAGE,
) -> Drawing:
    """Return a drawing of a game, a position or a view.

    With a *side* it shows what that side may see (``NOBODY`` is a spectator); a view shows itself.
    *areas* and *blocks* are highlighted, *arrows* lead from area to area: each is a list of areas,
    or an ``Arrow`` in a side's colour. All of them are given by name or number. *size* is the width
    in pixels.
    """
    checked_size(size)
    seen = subject if isinstance(subject, Position | View) else subject.position
    screen = drawn_state(seen, side)
    lit_areas = frozenset(_number(area, AREA_NAMES, "area") for area in areas)
    lit_blocks = frozenset(BLOCK_NAMES[_number(block, BLOCK_NAMES, "block")] for block in blocks)
    ways = [_way(arrow) for arrow in arrows]
    palette = palette_of(dark=dark, borders=seen.rules.border_colour)
    seated = [placed_tokens(screen, area) for area in range(AREAS)]
    board = joined(
        ground(palette),
        tints(palette, screen, lit_areas),
        arrows_along(palette, ways, seated),
        names(palette, language),
        _blocks(palette, screen, seated, language, lit_blocks),
        battles(palette, screen, seated),
    )
    return _framed(palette, screen, board, lit_blocks, size, language)


def _framed(
    palette: Palette,
    screen: ScreenState,
    board: Markup,
    lit: frozenset[str],
    size: int,
    language: str,
) -> Drawing:
    """Return the board with tracks and pools as one document."""
    below, depth = pools(palette, screen, language, lit)
    height = HEAD + HEIGHT + depth
    pixels = round(size * height / WIDTH)
    named = {piece.name for piece in screen.pieces}
    shields = {sign.noble for signs in atlas().signs for sign in signs if sign.noble}
    shared = [definitions(), woodwork.definitions(palette), symbols(named | shields)]
    document = tag(
        "svg",
        tag("title", title(screen, language)),
        tag("defs", *shared),
        group(board, transform=f"translate(0 {HEAD:g})"),
        tracks(palette, screen, language),
        group(below, transform=f"translate(0 {HEAD + HEIGHT:g})"),
        xmlns=NAMESPACE,
        width=size,
        height=pixels,
        viewBox=f"0 0 {WIDTH:g} {height:g}",
        role="img",
    )
    return Drawing(f"{document}\n", size, pixels)


def title(screen: ScreenState, language: str) -> str:
    """Return a description of a drawing."""
    nobles = [now.nobles for now in screen.sides]
    told = say("client-nobles", language, england=nobles[0], scotland=nobles[1])
    return f"{screen.year} · {season(screen, language)} · {told}"


# --- blocks on the map -----------------------------------------------------------------------


def _blocks(
    palette: Palette,
    screen: ScreenState,
    seated: Sequence[Sequence[PlacedToken]],
    language: str,
    lit: frozenset[str],
) -> Markup:
    return woodwork.lettered(
        *[
            woodwork.placed(_token(palette, screen, seat.token, language, lit), *seat.at, seat.size)
            for here in seated
            for seat in here
        ]
    )


def _token(
    palette: Palette, screen: ScreenState, token: Token, language: str, lit: frozenset[str]
) -> Markup:
    """Return a block's face if it is seen, else its back."""
    piece = token.piece
    if piece is None:
        return woodwork.back(
            palette, token.side, token.count, moved=token.moved, reserve=token.reserve
        )
    is_lit = piece.name in lit
    return woodwork.face(palette, piece, language, screen, is_lit=is_lit)


# --- what is asked for -----------------------------------------------------------------------


def _number(thing: str | int, known: Sequence[str], kind: str) -> int:
    """Return the number of an area or block given by name or number."""
    if isinstance(thing, str):
        found = [i for i, name in enumerate(known) if name.lower() == thing.lower()]
        if found:
            return found[0]
        near = get_close_matches(thing, known, n=1)
        raise ValueError(
            f"there is no {kind} {thing!r}" + (f"; did you mean {near[0]!r}?" if near else "")
        )
    if isinstance(thing, bool) or not 0 <= thing < len(known):
        raise ValueError(f"there is no {kind} {thing!r}; they go from 0 to {len(known) - 1}")
    return thing


def _way(arrow: Arrow | Sequence[str | int]) -> Way:
    """Return the way of an arrow, by area numbers."""
    path, side = (arrow.path, arrow.side) if isinstance(arrow, Arrow) else (arrow, NOBODY)
    if isinstance(path, str):
        raise ValueError(f"an arrow leads along a list of areas, not {path!r}")
    areas = tuple(_number(area, AREA_NAMES, "area") for area in path)
    if len(areas) < 2 or any(a == b for a, b in pairwise(areas)):
        raise ValueError(f"an arrow leads from one area to another; {list(path)!r} does not")
    if side not in (NOBODY, ENGLAND, SCOTLAND):
        raise ValueError(f"there is no side {side!r}")
    return Way(areas, side)
