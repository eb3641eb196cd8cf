"""The event cards: Herald, Pillage, Sea Move, Truce, Victuals. Each may be passed."""

from __future__ import annotations

from typing import Final

from schiltrom.engine import steps
from schiltrom.engine.battle import choose_battle
from schiltrom.engine.position import Position, side_of
from schiltrom.engine.tables import (
    ADJACENT,
    AREAS,
    COASTAL,
    HERALD,
    HERALD_SUCCEEDS,
    MORAY_BIT,
    NOBLES,
    NORSE_BIT,
    OWN,
    PILLAGE,
    SEA_MOVE,
    TRUCE,
    TWIN,
    VICTUALS,
    members,
)
from schiltrom.engine.victory import nobles_changed

BY_HERALD: Final = 1
BY_PILLAGE: Final = 2
BY_CORONATION: Final = 3
CAUSE_NAMES: Final = ["", "herald", "pillage", "coronation"]
"""Why a battle is fought: because of movement, or an event that made a noble change sides."""

PILLAGE_HITS: Final = 2
SEA_BLOCKS: Final = 2
VICTUAL_STEPS: Final = 3


EVENT_STEPS: Final[dict[int, int]] = {
    HERALD: steps.HERALD,
    PILLAGE: steps.PILLAGE,
    SEA_MOVE: steps.SEA_BLOCK,
    TRUCE: steps.TRUCE,
    VICTUALS: steps.VICTUALS,
}
"""The step with which the event of a card begins."""


def begin_event(pos: Position, side: int) -> None:
    """Begin the event of a side's card."""
    card = pos.card(side)
    pos.active = side
    pos.target = -1
    pos.group = -1
    pos.acted = 0
    pos.step = EVENT_STEPS[card]
    if card == SEA_MOVE:
        pos.left = SEA_BLOCKS
    elif card == VICTUALS:
        pos.left = VICTUAL_STEPS


def end_event(pos: Position) -> None:
    """Discard the event card."""
    pos.left = 0
    pos.target = -1
    pos.group = -1
    pos.acted = 0
    pos.fighter = -1
    pos.step = steps.EVENT_OVER


def declare_truce(pos: Position) -> None:
    """Forbid the opponent to attack for the rest of this game turn."""
    pos.truce = 1 - pos.active
    pos.revealed = 1
    end_event(pos)


# --- Herald ----------------------------------------------------------------------------------


def legal_herald(pos: Position) -> int:
    """Return the enemy nobles on the map, except Moray."""
    return pos.on_map() & NOBLES & OWN[1 - pos.active] & ~MORAY_BIT


def name_noble(pos: Position, block: int) -> None:
    """Send the herald to a noble."""
    pos.fighter = block
    pos.step = steps.HERALD_ROLL


def roll_herald(pos: Position, die: int) -> None:
    """On 1 to 4 the noble changes sides; if that makes a battle, he attacks at once."""
    noble = pos.fighter
    pos.fighter = -1
    if die > HERALD_SUCCEEDS:
        end_event(pos)
        return
    area = pos.place_of(noble)
    pos.change_sides(noble, area, pos.strength(noble))
    nobles_changed(pos)
    if pos.step == steps.OVER:
        return
    if pos.contested() >> area & 1:
        choose_battle(pos, area, pos.active, BY_HERALD)
    else:
        end_event(pos)


# --- Pillage ---------------------------------------------------------------------------------


def legal_pillage(pos: Position) -> int:
    """Return the enemy groups adjacent to a friendly group, as areas."""
    near = 0
    for area in members(pos.friendly(pos.active)):
        near |= ADJACENT[area]
    return near & pos.friendly(1 - pos.active)


def pillage(pos: Position, area: int) -> None:
    """Strike an enemy group: its owner applies two hits as in battle."""
    pos.target = area
    pos.hits = PILLAGE_HITS
    pos.left = 0
    pos.revealed = 1
    pos.active = 1 - pos.active
    pos.step = steps.PILLAGE_HIT


def legal_pillage_hit(pos: Position) -> int:
    """Return the blocks that may take the next hit: the strongest in the group (5.41)."""
    return pos.strongest(pos.at[pos.target] & OWN[pos.active])


def take_pillage_hit(pos: Position, block: int) -> None:
    """Take a step from a pillaged block; nobles are captured, others go to the pool (5.7, 5.8)."""
    pos.hits -= 1
    pos.left += 1
    if not pos.lose_step(block):
        if TWIN[block] >= 0:
            pos.change_sides(block, pos.target, 1)
        else:
            pos.to_pool(block, pos.target)
        nobles_changed(pos)
        if pos.step == steps.OVER:
            return
    if pos.hits == 0 or pos.at[pos.target] & OWN[side_of(block)] == 0:
        pos.hits = 0
        pos.active = 1 - pos.active
        pos.step = steps.PILLAGE_GAIN


def legal_pillage_gain(pos: Position) -> int:
    """Return the blocks of one adjacent friendly group that can gain a step."""
    if pos.left == 0:
        return 0
    near = ADJACENT[pos.target] if pos.group < 0 else 1 << pos.group
    blocks = 0
    for area in members(near):
        blocks |= pos.at[area] & OWN[pos.active]
    return pos.below_maximum(blocks)


def gain_by_pillage(pos: Position, block: int) -> None:
    """Add a plundered step to a block; only its group may gain the rest."""
    pos.add_step(block)
    pos.left -= 1
    pos.group = pos.place_of(block)


def end_pillage(pos: Position) -> None:
    """Fight the battle of a noble captured by Pillage, if there is one."""
    area = pos.target
    if pos.contested() >> area & 1:
        end_event(pos)
        choose_battle(pos, area, pos.active, BY_PILLAGE)
    else:
        end_event(pos)


# --- Sea Move --------------------------------------------------------------------------------


def sea_areas(pos: Position, origin: int) -> int:
    """Return the friendly coastal areas a block may move to by sea from *origin*."""
    if pos.target >= 0:
        return 1 << pos.target
    return pos.friendly(pos.active) & COASTAL & ~(1 << origin)


def legal_sea(pos: Position) -> int:
    """Return the blocks that may move by sea, as a mask; never the Norse."""
    if pos.left == 0:
        return 0
    if pos.group >= 0:
        return pos.at[pos.group] & OWN[pos.active] & ~NORSE_BIT
    mask = 0
    ports = pos.friendly(pos.active) & COASTAL
    if ports & (ports - 1) == 0:
        return 0
    for area in members(ports):
        mask |= pos.at[area]
    return mask & ~NORSE_BIT


def take_aboard(pos: Position, block: int) -> None:
    """Select a block to move by sea; the second must land where the first did."""
    pos.fighter = block
    pos.group = pos.place_of(block)
    if pos.target >= 0:
        land(pos, pos.target)
    else:
        pos.step = steps.SEA_AREA


def land(pos: Position, area: int) -> None:
    """Land the block; no borders are crossed."""
    pos.shift(pos.fighter, pos.group, area)
    pos.fighter = -1
    pos.target = area
    pos.left -= 1
    pos.step = steps.SEA_BLOCK


# --- Victuals --------------------------------------------------------------------------------


def legal_victuals(pos: Position) -> int:
    """Return the blocks that can gain a step, all in one area after the first."""
    if pos.left == 0:
        return 0
    own = OWN[pos.active] & ~pos.acted
    if pos.group >= 0:
        return pos.below_maximum(pos.at[pos.group] & own)
    blocks = 0
    for area in range(AREAS):
        blocks |= pos.at[area]
    return pos.below_maximum(blocks & own)


def feed(pos: Position, block: int) -> None:
    """Add a step to a block (each only once with ``victuals_split`` three_blocks)."""
    pos.add_step(block)
    pos.left -= 1
    pos.group = pos.place_of(block)
    if pos.rules.victuals_split == "three_blocks":
        pos.acted |= 1 << block
