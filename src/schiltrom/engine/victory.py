"""Chapter 9: who has won, and the two immediate effects when a noble changes sides."""

from __future__ import annotations

from typing import Final

from schiltrom.engine.position import Position
from schiltrom.engine.steps import OVER
from schiltrom.engine.tables import (
    AREAS,
    ENGLAND,
    FRENCH,
    FRENCH_AT,
    NOBODY,
    OFF,
    SCOTLAND,
    SCOTTISH_POOL,
    WALLACE,
    count,
)

ALL_NOBLES: Final = 1
MOST_NOBLES: Final = 2
TIE_WITH_WALLACE: Final = 3
TIE_WITHOUT_WALLACE: Final = 4
KING_KILLED: Final = 5
EDWARD_KILLED: Final = 6
ENDING_NAMES: Final = [
    "under way",
    "all nobles",
    "most nobles",
    "tie with wallace",
    "tie without wallace",
    "king killed",
    "edward killed",
]


def win(pos: Position, side: int, ending: int) -> None:
    """End the game."""
    pos.winner = side
    pos.ending = ending
    pos.revealed = 1
    pos.told_e = b""
    pos.told_s = b""
    pos.step = OVER


def holder_of_all_nobles(pos: Position) -> int:
    """Return the side that controls every noble in play, or nobody (9.1)."""
    if pos.nobles(ENGLAND) == 0:
        return SCOTLAND
    if pos.nobles(SCOTLAND) == 0:
        return ENGLAND
    return NOBODY


def check_sudden_death(pos: Position) -> bool:
    """End the game if a side controls all nobles; return whether it did (9.1)."""
    side = holder_of_all_nobles(pos)
    if side == NOBODY:
        return False
    win(pos, side, ALL_NOBLES)
    return True


def check_last_year(pos: Position) -> bool:
    """End the game after the winter of the last year; return whether it did (9.0)."""
    if pos.year != pos.last_year:
        return False
    english = count(pos.nobles(ENGLAND))
    scottish = count(pos.nobles(SCOTLAND))
    if english != scottish:
        win(pos, ENGLAND if english > scottish else SCOTLAND, MOST_NOBLES)
    elif pos.place_of(WALLACE) < AREAS:
        win(pos, SCOTLAND, TIE_WITH_WALLACE)
    else:
        win(pos, ENGLAND, TIE_WITHOUT_WALLACE)
    return True


def nobles_changed(pos: Position) -> None:
    """Apply the immediate effects of a noble changing sides: French Knights, win (7.61, 9.1)."""
    if pos.rules.french_check == "any_time" and pos.rules.french_arrival == "automatic":
        check_french(pos)
    if pos.rules.all_nobles_win == "at_once":
        check_sudden_death(pos)


def french_may_join(pos: Position) -> bool:
    """Return whether the Scots have the nobles for which the French Knights come (7.61)."""
    return not pos.french and count(pos.nobles(SCOTLAND)) >= FRENCH_AT


def check_french(pos: Position) -> None:
    """Put the French Knights in the pool, once per game, at eight Scottish nobles (7.61)."""
    if french_may_join(pos):
        join_french(pos)


def join_french(pos: Position) -> None:
    """Put the French Knights in the Scottish pool, unless they are in play already (7.61)."""
    pos.french = 1
    if pos.place_of(FRENCH) == OFF:
        pos.enter_play(FRENCH, SCOTTISH_POOL)
