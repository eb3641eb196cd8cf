"""What can be asked about a table beside its state: reasons, what was seen, what to think about."""

from __future__ import annotations

from typing import Final

from schiltrom.engine.choices import FIRST_AREA, FIRST_WORD
from schiltrom.engine.steps import GATHERS
from schiltrom.engine.tables import NOBODY, SIDE_NAMES
from schiltrom.knowledge.tracker import Tracker
from schiltrom.odds import Odds, view_odds
from schiltrom.screen.destinations import arriving, why_not_together
from schiltrom.table.errors import ConflictError, NotPlayingError, StaleError
from schiltrom.table.table import State, Table
from schiltrom.text.message import Message

SPECTATOR: Final = "spectator"
ALL: Final = "all"
VIEWERS: Final = {name: side for side, name in enumerate(SIDE_NAMES)} | {SPECTATOR: NOBODY}
"""Whose view can be asked for, by name; ``ALL`` is the game with the fog lifted."""
MOST_FRAMES: Final = 50


def why(table: Table, side: int, choice: int, blocks: list[int], *, over: bool) -> Message | None:
    """Return why a side may not make a choice now, or why blocks in hand cannot go to an area."""
    if over or not blocks or not FIRST_AREA <= choice < FIRST_WORD:
        return table.why(side, choice)
    return why_not_together(table.view(side), blocks, choice - FIRST_AREA)


def view_to_think_about(table: Table, side: int, number: int, state: State) -> dict[str, object]:
    """Return the view of a seat that has to choose at this number."""
    if state.status.over:
        raise NotPlayingError("game-over")
    if not table.answers(side, number):
        raise StaleError(state.number)
    if not state.your_choice or state.view is None:
        raise ConflictError("not-your-choice")
    return state.view


def odds_of(
    tracker: Tracker, side: int, area: int, attacker: int | None, coming: list[int], limit_s: float
) -> Odds:
    """Return how a battle goes or would go, as far as a side can know from what it has seen."""
    if coming and GATHERS[tracker.view.step] and tracker.view.active == side:
        # In the middle of a move only those count that can get there.
        coming = arriving(tracker.view, coming, area)
    return view_odds(
        tracker.view,
        area,
        attacker,
        main=coming,
        limit_s=limit_s,
        draw=lambda _view, rng: tracker.draw(rng),
    )
