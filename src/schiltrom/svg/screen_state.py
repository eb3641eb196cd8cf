"""What is drawn: the screen state, as in the browser.

The screen state of a view is made from the view alone (``schiltrom.screen.state``): what a side may
not see is not in it, and so not in the drawing.
"""

from __future__ import annotations

from schiltrom.engine.position import Position
from schiltrom.engine.tables import NOBODY
from schiltrom.engine.view import View, view
from schiltrom.screen.state import open_screen_state, screen_state, stand_in
from schiltrom.screen.types import ScreenState
from schiltrom.text.prompts import prompt_message


def drawn_state(subject: Position | View, side: int | None = None) -> ScreenState:
    """Return the screen state of a view or position: for a side, a spectator, or open to all."""
    if isinstance(subject, Position):
        if side is None:
            return open_screen_state(subject)
        subject = view(subject, side)
    elif side is not None and side != subject.side:
        whose = "a spectator" if subject.side == NOBODY else f"side {subject.side}"
        raise ValueError(f"this is the view of {whose}; it cannot be drawn for side {side}")
    words = prompt_message(stand_in(subject), subject.side)
    return screen_state(subject, words)
