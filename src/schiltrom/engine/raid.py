"""Rule 5.9: a Scottish army alone in England costs England a block every game turn."""

from __future__ import annotations

from schiltrom.engine.position import Position
from schiltrom.engine.steps import RAID, RAID_OVER
from schiltrom.engine.tables import ENGLAND, ENGLISH, IN_ENGLAND, NOBLES, NOBODY, SCOTLAND, SCOTS


def is_raided(pos: Position) -> bool:
    """Return whether only Scottish blocks stand in England and the raid counts (5.9)."""
    here = pos.at[IN_ENGLAND]
    if here & SCOTS == 0 or here & ENGLISH:
        return False
    if pos.truce == NOBODY or pos.rules.truce_raid_loss == "applies":
        return True
    # A truce binds the side that did not play it: "suspended" means England's.
    return pos.rules.truce_raid_loss == "suspended" and pos.truce != SCOTLAND


def victims(pos: Position) -> int:
    """Return the English blocks on the map that are not nobles (5.9)."""
    return pos.on_map() & ENGLISH & ~NOBLES


def begin_raid(pos: Position) -> None:
    """Ask England for the block it loses, if there is one (5.9)."""
    if is_raided(pos) and victims(pos):
        pos.active = ENGLAND
        pos.step = RAID
    else:
        pos.step = RAID_OVER


def lose_to_raid(pos: Position, block: int) -> None:
    """Return a block to the English pool; even Edward II's loss wins nothing (5.9).

    It is not revealed unless the rules have it shown; then it is known to lie there until the levy.
    """
    pos.to_pool(block, pos.place_of(block))
    if pos.rules.raid_loss == "shown":
        pos.raided |= 1 << block
        pos.revealed = 1
    pos.step = RAID_OVER
