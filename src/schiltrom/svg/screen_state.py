"""What is drawn: the screen state, as in the browser, and the types of its parts.

The screen state of a view is made from the view alone (``schiltrom.screen.state``): what a side may
not see is not in it, and so not in the drawing.
"""

from __future__ import annotations

from typing import TypedDict, cast

from schiltrom.engine.position import Position
from schiltrom.engine.tables import NOBODY
from schiltrom.engine.view import View, view
from schiltrom.screen.state import open_screen_state, screen_state, stand_in
from schiltrom.text.prompts import prompt_message


class Piece(TypedDict):
    """A block that can be named."""

    name: str
    side: int
    place: str
    strength: int
    moved: bool
    rating: str
    bonus: str | None
    role: str | None
    open: bool
    fired: bool
    captured: bool


class Hidden(TypedDict):
    """Blocks of one side in an area that are seen only from behind."""

    side: int
    area: str
    count: int
    moved: int
    reserves: int


class AreaNow(TypedDict):
    """Who holds an area."""

    control: int | None
    contested: bool


class HeldCard(TypedDict):
    """A card in a hand that is seen."""

    card: str


class SideNow(TypedDict):
    """What is known of a side."""

    hand: list[HeldCard] | None
    handSize: int
    chosen: bool
    card: str | None
    played: list[str]
    nobles: int
    pool: int


class BattleNow(TypedDict):
    """The battle under way."""

    area: str


class ScreenState(TypedDict):
    """The parts of a screen state that a drawing shows."""

    viewer: str | None
    firstYear: int
    lastYear: int
    year: int
    turn: int
    step: str
    phase: str
    waits: list[int]
    areas: dict[str, AreaNow]
    pieces: list[Piece]
    hidden: list[Hidden]
    sides: list[SideNow]
    battle: BattleNow | None
    edward: int
    king: str | None
    winner: int | None


def drawn_state(subject: Position | View, side: int | None = None) -> ScreenState:
    """Return the screen state of a view or position: for a side, a spectator, or open to all."""
    if isinstance(subject, Position):
        if side is None:
            return cast("ScreenState", open_screen_state(subject))
        subject = view(subject, side)
    elif side is not None and side != subject.side:
        whose = "a spectator" if subject.side == NOBODY else f"side {subject.side}"
        raise ValueError(f"this is the view of {whose}; it cannot be drawn for side {side}")
    words = prompt_message(stand_in(subject), subject.side)
    return cast("ScreenState", screen_state(subject, words))
