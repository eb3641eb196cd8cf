"""Chapter 6: the Scots crown a king instead of playing an event."""

from __future__ import annotations

from typing import Final

from schiltrom.engine.choices import CROWN_BALLIOL, CROWN_BRUCE, CROWN_COMYN, EVENT
from schiltrom.engine.position import Position
from schiltrom.engine.steps import CORONATION, CORONATION_BATTLE, EVENT_OVER, OVER
from schiltrom.engine.tables import (
    AREAS,
    BRUCE,
    BRUCE_FACTION,
    COMYN,
    COMYN_FACTION,
    FIFE,
    FRENCH,
    KING,
    MORAY_BIT,
    OFF,
    SCOTLAND,
    SCOTS,
    WALLACE,
    lowest,
)
from schiltrom.engine.victory import nobles_changed

BALLIOL_FROM: Final = 1301

PLAYS_EVENT: Final = 4
"""The value of ``Position.crowning`` if the Scots chose the event before England's (on_play)."""


def candidates(pos: Position) -> int:
    """Return who may be crowned now, as a mask of words (6.2)."""
    if pos.crowned:
        return 0
    words = 0
    if pos.place_of(WALLACE) == OFF:
        if pos.at[FIFE] >> BRUCE[SCOTLAND] & 1:
            words |= 1 << CROWN_BRUCE
        if pos.at[FIFE] >> COMYN[SCOTLAND] & 1:
            words |= 1 << CROWN_COMYN
    if pos.year >= BALLIOL_FROM and pos.place_of(FRENCH) < AREAS:
        words |= 1 << CROWN_BALLIOL
    return words


def may_crown(pos: Position) -> bool:
    """Return whether the Scots may have a candidate, as far as everybody knows (6.2)."""
    if pos.crowned:
        return False
    return pos.place_of(WALLACE) == OFF or (pos.year >= BALLIOL_FROM and pos.french != 0)


def ask_for_coronation(pos: Position) -> None:
    """Let the Scots choose between the event and a coronation (6.2)."""
    pos.active = SCOTLAND
    pos.step = CORONATION


def announce(pos: Position, word: int) -> None:
    """Announce a coronation, or the event, before England's event is resolved (on_play)."""
    pos.crowning = PLAYS_EVENT if word == EVENT else word - CROWN_BRUCE + 1
    pos.revealed = 1


def crown(pos: Position, word: int) -> None:
    """Crown a king: he appears, and the rival faction's nobles change sides (6.2)."""
    pos.revealed = 1
    pos.crowned = 1
    place = pos.place_of(FRENCH) if word == CROWN_BALLIOL else FIFE
    pos.enter_play(KING, place)
    _desert(pos, rivals_of(word))
    if pos.step != OVER:
        next_coronation_battle(pos)


def rivals_of(word: int) -> int:
    """Return the Scottish nobles who would leave if this king were crowned (6.2)."""
    rivals = COMYN_FACTION if word == CROWN_BRUCE else BRUCE_FACTION
    return rivals & SCOTS & ~MORAY_BIT


def _desert(pos: Position, rivals: int) -> None:
    """Make these nobles change sides at their strength and attack where they stand (6.2)."""
    for area in range(AREAS):
        nobles = pos.at[area] & rivals
        if nobles:
            pos.attacks_e |= 1 << area
        while nobles:
            noble = lowest(nobles)
            nobles &= nobles - 1
            pos.change_sides(noble, area, pos.strength(noble))
    pos.attacks_e &= pos.contested()
    nobles_changed(pos)


def next_coronation_battle(pos: Position) -> None:
    """Let Player 1 pick the next battle caused by the coronation (6.2)."""
    if pos.contested():
        pos.active = pos.p1
        pos.step = CORONATION_BATTLE
    else:
        pos.step = EVENT_OVER
