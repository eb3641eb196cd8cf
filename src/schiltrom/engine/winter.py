"""Chapter 7, first half: nobles go home, kings and armies take winter quarters or disband."""

from __future__ import annotations

from typing import Final

from schiltrom.engine import steps
from schiltrom.engine.position import Position
from schiltrom.engine.tables import (
    AREAS,
    BRUCE,
    CATHEDRALS,
    COMYN,
    EDWARD,
    EDWARD_BIT,
    EDWARD_I,
    EDWARD_II,
    ENGLAND,
    ENGLISH,
    HOMES,
    IN_ENGLAND,
    INFANTRY,
    KING,
    KING_BIT,
    LIMIT,
    MAXIMUM,
    MORAY,
    MORAY_BIT,
    MORAY_HOME,
    NOBLES,
    NOBODY,
    OWN,
    SCOTLAND,
    SCOTS,
    SELKIRK,
    TWO_HOMES,
    WALLACE,
    WALLACE_BIT,
    count,
    lowest,
    members,
)
from schiltrom.engine.told import hold_back, show
from schiltrom.engine.victory import nobles_changed

EDWARD_DIES: Final = 1306
WALLACE_GAINS: Final = 2


def begin_winter(pos: Position) -> None:
    """Clear what is left of the year's last game turn and send the nobles home (7.1)."""
    pos.hand_e = 0
    pos.hand_s = 0
    pos.card_e = -1
    pos.card_s = -1
    pos.truce = NOBODY
    pos.p1 = ENGLAND
    pos.homed = 0
    pos.wintering = -1
    pos.norse_for = -1
    pos.french_for = -1
    pos.revealed = 1
    _send_home(pos, ENGLAND)


# --- 7.1 nobles ------------------------------------------------------------------------------


def _send_home(pos: Position, side: int) -> None:
    """Send a side's nobles home, those with two homes last (7.1, 7.12)."""
    pos.homing = side
    nobles = pos.nobles(side) & ~pos.homed & ~MORAY_BIT & ~TWO_HOMES
    for noble in members(nobles):
        _go_home(pos, noble, lowest(HOMES[noble]))
        if pos.step == steps.OVER:
            return
    _ask_for_home(pos, BRUCE[side], steps.BRUCE_HOME)


def _go_home(pos: Position, noble: int, home: int) -> None:
    """Send a noble home; he changes sides if an enemy block is there (7.1)."""
    pos.shift(noble, pos.place_of(noble), home)
    if pos.at[home] & OWN[1 - pos.homing]:
        turned = pos.change_sides(noble, home, pos.strength(noble))
        pos.homed |= 1 << turned
        nobles_changed(pos)


def free_homes(pos: Position, noble: int) -> int:
    """Return the homes of a noble that hold no enemy (7.12)."""
    return HOMES[noble] & ~pos.occupied(1 - pos.homing)


def _ask_for_home(pos: Position, noble: int, step: int) -> None:
    """Ask where Bruce or Comyn goes, if there is a choice (7.12)."""
    here = pos.place_of(noble)
    if here >= AREAS or pos.homed >> noble & 1:
        _after_home(pos, step)
        return
    homes = free_homes(pos, noble)
    if homes and homes & (homes - 1) == 0:
        _go_home(pos, noble, lowest(homes))
        _after_home(pos, step)
        return
    pos.active = pos.homing
    if homes == 0:
        # The enemy holds both homes: he changes sides, and his new owner picks.
        pos.homed |= 1 << pos.change_sides(noble, here, pos.strength(noble))
        pos.active = 1 - pos.homing
        nobles_changed(pos)
        if pos.step == steps.OVER:
            return
    pos.step = step


def _homeless(pos: Position) -> int:
    """Return the block of Bruce or Comyn that must be sent home now."""
    pair = BRUCE if pos.step == steps.BRUCE_HOME else COMYN
    return pair[pos.active]


def legal_homes(pos: Position) -> int:
    """Return the homes Bruce or Comyn may be sent to (7.12)."""
    noble = _homeless(pos)
    return HOMES[noble] if pos.active != pos.homing else free_homes(pos, noble)


def choose_home(pos: Position, home: int) -> None:
    """Send Bruce or Comyn to one of his homes (7.12)."""
    noble = _homeless(pos)
    pos.shift(noble, pos.place_of(noble), home)
    _after_home(pos, pos.step)


def _after_home(pos: Position, step: int) -> None:
    """Continue with Comyn after Bruce, with the Scots after the English, then with Moray."""
    if step == steps.BRUCE_HOME:
        _ask_for_home(pos, COMYN[pos.homing], steps.COMYN_HOME)
    elif pos.homing == ENGLAND:
        _send_home(pos, SCOTLAND)
    else:
        pos.homing = NOBODY
        begin_quarters(pos)


def always_asks(pos: Position) -> bool:
    """Return whether a stage of winter is asked for though there is nothing to decide.

    Otherwise that it is passed over would tell the others where a hidden block is not.
    """
    return pos.rules.questions == "always"


# --- 7.1 Moray, 7.2 the King -----------------------------------------------------------------


def begin_quarters(pos: Position) -> None:
    """Begin the Scottish leaders' quarters, shown to England when both have theirs (7.1, 7.2)."""
    hold_back(pos, SCOTLAND)
    _ask_moray(pos)


def legal_moray(pos: Position) -> int:
    """Return where Moray may winter: at home, unless an enemy is there, or where he is (7.12)."""
    mask = 1 << pos.place_of(MORAY)
    if pos.at[MORAY_HOME] & ENGLISH == 0:
        mask |= 1 << MORAY_HOME
    return mask


def _ask_moray(pos: Position) -> None:
    """Ask where Moray winters, if there is a choice (7.12)."""
    here = pos.place_of(MORAY)
    if here < AREAS and (leaders_may_disband(pos) or legal_moray(pos) != 1 << here):
        pos.active = SCOTLAND
        pos.step = steps.MORAY_HOME
    else:
        _ask_king(pos, asked=False)


def send_moray(pos: Position, area: int) -> None:
    """Let Moray winter in *area* (7.12)."""
    pos.shift(MORAY, pos.place_of(MORAY), area)
    _ask_king(pos, asked=True)


def legal_king(pos: Position) -> int:
    """Return where the King may winter: a free or friendly cathedral, or where he is (7.2)."""
    return 1 << pos.place_of(KING) | (CATHEDRALS & ~pos.occupied(ENGLAND))


def _ask_king(pos: Position, asked: bool) -> None:
    """Ask where the King winters, if there is a choice, or at least go through the stage (7.2)."""
    here = pos.place_of(KING)
    if here < AREAS and (leaders_may_disband(pos) or legal_king(pos) != 1 << here):
        pos.active = SCOTLAND
        pos.step = steps.KING_HOME
    elif not asked and always_asks(pos):
        pos.active = SCOTLAND
        pos.step = steps.QUARTERS
    else:
        end_quarters(pos)


def send_king(pos: Position, area: int) -> None:
    """Let the King winter in *area* (7.2)."""
    pos.shift(KING, pos.place_of(KING), area)
    end_quarters(pos)


def end_quarters(pos: Position) -> None:
    """Show where Moray and the King winter, and continue with England (7.2, 7.4)."""
    show(pos, SCOTLAND)
    begin_english_winter(pos)


def leaders_may_disband(pos: Position) -> bool:
    """Return whether Moray and the King may disband instead of taking quarters (7.1, 7.2)."""
    return pos.rules.leaders_disband == "in_their_step"


def disband_moray(pos: Position) -> None:
    """Return Moray to the pool in his own step (7.1)."""
    disband(pos, MORAY)
    if pos.step != steps.OVER:
        _ask_king(pos, asked=True)


def disband_king(pos: Position) -> None:
    """Return the King to the pool in his own step (7.2)."""
    disband(pos, KING)
    end_quarters(pos)


# --- 7.3, 7.4 the English army ---------------------------------------------------------------


def begin_english_winter(pos: Position) -> None:
    """Begin the English winter, shown to the Scots when it is over: Edward first (7.4)."""
    hold_back(pos, ENGLAND)
    here = pos.place_of(EDWARD)
    may = pos.edward == EDWARD_I and pos.year != EDWARD_DIES and not pos.wintered
    pos.wintered = 0
    if may and here < AREAS and here != IN_ENGLAND:
        pos.active = ENGLAND
        pos.step = steps.EDWARD_WINTER
    else:
        _disband_armies(pos)


def winter_edward(pos: Position) -> None:
    """Let Edward winter where he is (7.4)."""
    pos.wintering = pos.place_of(EDWARD)
    pos.wintered = 1
    _disband_armies(pos)


def disband_edward(pos: Position) -> None:
    """Send Edward home to England (7.4)."""
    _disband_armies(pos)


def _disband_armies(pos: Position) -> None:
    """Disband all in England, and cavalry and archers not with a wintering Edward (7.3, 7.31)."""
    if pos.year == EDWARD_DIES:
        pos.edward = EDWARD_II
    for area in range(AREAS):
        if area == pos.wintering:
            continue
        blocks = pos.at[area] & ENGLISH & ~NOBLES
        if area != IN_ENGLAND:
            blocks &= ~INFANTRY
        for block in members(blocks):
            pos.to_pool(block, area)
    if always_asks(pos) or english_may_disband(pos) or english_must_disband(pos):
        pos.active = ENGLAND
        pos.step = steps.ENGLISH_DISBAND
    else:
        end_english_disbanding(pos)


def english_must_disband(pos: Position) -> int:
    """Return the infantry in areas above their castle limit, except Edward's (7.32, 7.4)."""
    mask = 0
    for area in range(AREAS):
        infantry = pos.at[area] & INFANTRY & ENGLISH
        if infantry and area != pos.wintering and count(pos.at[area]) > LIMIT[area]:
            mask |= infantry
    return mask


def english_may_disband(pos: Position) -> int:
    """Return the blocks England may disband at will (7.32, 7.4)."""
    mask = 0
    for area in range(AREAS):
        mask |= pos.at[area] & INFANTRY
    if pos.wintering >= 0:
        mask |= pos.at[pos.wintering] & ~NOBLES & ~EDWARD_BIT
    return mask & ENGLISH


def disband(pos: Position, block: int) -> None:
    """Return a block to its pool for the winter."""
    pos.to_pool(block, pos.place_of(block))
    if block == MORAY:
        nobles_changed(pos)


def end_english_disbanding(pos: Position) -> None:
    """Show who has gone home, and continue with the Scots (7.5)."""
    show(pos, ENGLAND)
    begin_scottish_winter(pos)


# --- 7.5 the Scottish army -------------------------------------------------------------------


def begin_scottish_winter(pos: Position) -> None:
    """Begin the Scottish winter, shown to England when it is over: Wallace first (7.5).

    He is asked if he can go to Selkirk; already there, he gains unasked.
    """
    hold_back(pos, SCOTLAND)
    here = pos.place_of(WALLACE)
    if here == SELKIRK:
        _rest_wallace(pos)
        _begin_scottish_disbanding(pos)
    elif here < AREAS and pos.at[SELKIRK] & ENGLISH == 0:
        pos.active = SCOTLAND
        pos.step = steps.WALLACE_HOME
    else:
        _begin_scottish_disbanding(pos)


def legal_wallace(pos: Position) -> int:
    """Return where Wallace may winter: in Selkirk, or where he is (7.5)."""
    return 1 << SELKIRK | 1 << pos.place_of(WALLACE)


def send_wallace(pos: Position, area: int) -> None:
    """Let Wallace winter in *area* (7.5)."""
    pos.shift(WALLACE, pos.place_of(WALLACE), area)
    if area == SELKIRK:
        _rest_wallace(pos)
    _begin_scottish_disbanding(pos)


def _rest_wallace(pos: Position) -> None:
    """Give Wallace two steps in Selkirk (7.5)."""
    strength = min(MAXIMUM[WALLACE], pos.strength(WALLACE) + WALLACE_GAINS)
    pos.set_strength(WALLACE, strength)


def scottish_limit(area: int) -> int:
    """Return the castle limit for the Scots, including cathedrals (1.2, 1.3)."""
    return LIMIT[area] + (CATHEDRALS >> area & 1)


def _begin_scottish_disbanding(pos: Position) -> None:
    """Ask the Scots to disband, if there is anything to disband (7.5)."""
    if always_asks(pos) or scots_must_disband(pos) or scots_may_disband(pos):
        pos.active = SCOTLAND
        pos.step = steps.SCOTTISH_DISBAND
    else:
        end_scottish_disbanding(pos)


def scots_must_disband(pos: Position) -> int:
    """Return the blocks in areas above their limit, except Wallace in Selkirk (7.5)."""
    mask = 0
    for area in range(AREAS):
        here = pos.at[area] & SCOTS
        if area == SELKIRK:
            here &= ~WALLACE_BIT
        if here and count(here) > scottish_limit(area):
            mask |= here & (~NOBLES | MORAY_BIT)
    return mask


def scots_may_disband(pos: Position) -> int:
    """Return the blocks the Scots may disband at will (7.5)."""
    blocks = pos.on_map() & SCOTS
    leaders = 0 if leaders_may_disband(pos) else KING_BIT | MORAY_BIT
    if pos.rules.scots_disband == "free":
        return blocks & (~(NOBLES | KING_BIT) | leaders)
    return blocks & leaders


def end_scottish_disbanding(pos: Position) -> None:
    """Show who has gone home, and continue with the builds (7.6)."""
    show(pos, SCOTLAND)
    pos.step = steps.HOMES_OVER
