"""Standing orders: what a seat wants done in the battle under way, without being asked each time.

An order is kept as a text that names its battle, so that it ends with it. All it does is to make
choices that the seat could have made itself.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Annotated, Final, TypeAlias

from schiltrom.engine.battle import taking_part
from schiltrom.engine.choices import DONE, FIRE, FIRST_AREA, FIRST_BLOCK, FIRST_WORD, HOLD
from schiltrom.engine.flow import choose, legal_mask
from schiltrom.engine.position import Position
from schiltrom.engine.retreat import retreat_areas
from schiltrom.engine.steps import COMBAT, COMBAT_ACTION, HIT, REGROUP, RETREAT, RETREAT_TO
from schiltrom.engine.tables import (
    AREA_NAMES,
    COMBAT_NUMBER,
    KING_BIT,
    LETTER,
    MORTAL,
    NOBLES,
    OWN,
    count,
    lowest,
    members,
)
from schiltrom.screen.sent import sent
from schiltrom.screen.types import AreaName, Named, Sent

FIRE_ORDER: Final = "fire "
"""How a seat's order begins to fire with what is left of a letter in a round of a battle."""
BATTLE_ORDERS: Final = "battle "
"""How a seat's orders for a whole battle begin."""
ASK: Final = "ask"
FIRE_ORDERS: Final = (ASK, "round", "loss", "end")
RETREAT_ORDERS: Final = ("never", "outnumbered", "below")
HIT_ORDERS: Final = (ASK, "round", "spare")
REGROUP_ORDERS: Final = (ASK, "stay")
MOST_STEPS: Final = 99
AREA_BITS: Final = (1 << FIRST_WORD) - (1 << FIRST_AREA)

HowToFire: TypeAlias = Annotated[str, Named("HowToFire", values=FIRE_ORDERS)]
WhenToRetreat: TypeAlias = Annotated[str, Named("WhenToRetreat", values=RETREAT_ORDERS)]
HowToTakeHits: TypeAlias = Annotated[str, Named("HowToTakeHits", values=HIT_ORDERS)]
HowToRegroup: TypeAlias = Annotated[str, Named("HowToRegroup", values=REGROUP_ORDERS)]


@sent
class BattleOrders(Sent):
    """What a seat wants done in the battle under way; it is asked about everything else."""

    fire: Annotated[HowToFire, "this round, until a block of its own is lost, or to the end"] = ASK
    retreat: Annotated[WhenToRetreat, "by the steps of the blocks that take part"] = "never"
    below: Annotated[int, "with retreat 'below': when fewer steps than this take part"] = 0
    to: Annotated[AreaName | None, "where to retreat to if possible; null: it is asked"] = None
    hits: Annotated[
        HowToTakeHits, "spare, or only this round: the least of the blocks that may takes a hit"
    ] = ASK
    regroup: Annotated[HowToRegroup, "after a victory"] = ASK


@dataclass(frozen=True, slots=True)
class Kept:
    """Orders as they are kept: with what they were given for."""

    orders: BattleOrders
    round: int
    blocks: int
    """How many blocks the side had in the battle."""

    def text(self, pos: Position) -> str:
        """Return the text that is kept, for the battle of a position."""
        return f"{_battle_of(pos)}{self.round} {self.blocks} {json.dumps(asdict(self.orders))}"


def _battle_of(pos: Position) -> str:
    """Return how orders begin that are meant for the battle under way."""
    return f"{BATTLE_ORDERS}{pos.year} {pos.turn} {pos.field} {pos.cause} "


def _round_of(pos: Position) -> str:
    """Return how orders to fire begin that are meant for the present round of battle."""
    return f"{FIRE_ORDER}{pos.year} {pos.turn} {pos.field} {pos.cause} {pos.round} "


def is_order(wish: str) -> bool:
    """Return whether a wish is an order for a battle, and not a lasting setting."""
    return wish.startswith((FIRE_ORDER, BATTLE_ORDERS))


def battle_under_way(pos: Position, side: int) -> bool:
    """Return whether a battle is fought in which a side takes part."""
    return pos.field >= 0 and pos.at[pos.field] & OWN[side] != 0


def keep_orders(pos: Position, side: int, orders: BattleOrders) -> str:
    """Return the text by which a side's orders for the battle under way are kept."""
    return Kept(orders, pos.round, count(pos.at[pos.field] & OWN[side])).text(pos)


def orders_for(pos: Position, wishes: Iterable[str]) -> Kept | None:
    """Return a seat's orders for the battle under way, if it has given any."""
    beginning = _battle_of(pos)
    for wish in wishes:
        if wish.startswith(beginning):
            in_round, blocks, text = wish.removeprefix(beginning).split(" ", 2)
            return Kept(BattleOrders(**json.loads(text)), int(in_round), int(blocks))
    return None


def stands(pos: Position, side: int, order: str) -> bool:
    """Return whether an order is still to be carried out, if need be after a hit."""
    if order.startswith(BATTLE_ORDERS):
        kept = orders_for(pos, [order])
        return kept is not None and battle_under_way(pos, side) and not _is_spent(pos, kept)
    is_hit = pos.step == HIT and not pos.waits_for(side)
    return order.startswith(_round_of(pos)) if is_hit else order == fire_order(pos, side)


def _is_spent(pos: Position, kept: Kept) -> bool:
    """Return whether orders were for one round, which is over, and say nothing beyond it."""
    orders = kept.orders
    beyond = orders.retreat != "never" or orders.to is not None or orders.regroup != ASK
    said = {orders.fire, orders.hits}
    return "round" in said <= {ASK, "round"} and not beyond and pos.round != kept.round


def ways_out(pos: Position, side: int) -> list[str]:
    """Return where blocks of a side in the battle under way could retreat to now (5.5)."""
    areas = 0
    for block in members(pos.at[pos.field] & OWN[side]):
        areas |= retreat_areas(pos, block)
    return [AREA_NAMES[area] for area in members(areas)]


# --- what is chosen ------------------------------------------------------------------------------


def next_fire(pos: Position, side: int) -> int | None:
    """Return the next choice of "fire with all of this letter", or None when all have fired."""
    mask = legal_mask(pos, side)
    if mask >> (FIRST_WORD + FIRE) & 1:
        return FIRST_WORD + FIRE
    if not mask or pos.step != COMBAT:
        return None
    block = lowest(mask)
    trial = pos.copy()
    choose(trial, side, block)
    # Where the enemy's reserves are still to come there is nobody to fire at.
    return block if legal_mask(trial, side) >> (FIRST_WORD + FIRE) & 1 else None


def fire_order(pos: Position, side: int) -> str | None:
    """Return the order to fire with what is left of this letter in this round (5.3)."""
    if pos.step not in (COMBAT, COMBAT_ACTION) or next_fire(pos, side) is None:
        return None
    ready = legal_mask(pos, side)
    block = pos.fighter if pos.fighter >= 0 else lowest(ready) - FIRST_BLOCK
    return f"{_round_of(pos)}{LETTER[block]}"


def ordered_choice(pos: Position, side: int, wishes: frozenset[str]) -> int | None:
    """Return what a side's orders say to choose now, or None where they say nothing."""
    order = fire_order(pos, side)
    if order is not None and order in wishes:
        return next_fire(pos, side)
    kept = orders_for(pos, wishes)
    if kept is None or pos.active != side:
        return None
    if pos.step == HIT:
        return _spared_hit(pos, side) if _spares(pos, kept) else None
    if pos.step in (COMBAT, COMBAT_ACTION):
        return _fought(pos, side, kept)
    if pos.step in (RETREAT, RETREAT_TO):
        return _retreated(pos, side, kept.orders) if kept.orders.to is not None else None
    is_done = legal_mask(pos, side) >> (FIRST_WORD + DONE) & 1
    stays = pos.step == REGROUP and kept.orders.regroup == "stay" and is_done
    return FIRST_WORD + DONE if stays else None


def _fought(pos: Position, side: int, kept: Kept) -> int | None:
    """Return the choice of a side whose combat turn it is (5.31)."""
    wants_out, fires = _wants_out(pos, side, kept.orders), _fires(pos, side, kept)
    if pos.step == COMBAT:
        return lowest(legal_mask(pos, side)) if wants_out or fires else None
    mask = legal_mask(pos, side)
    if wants_out and mask & AREA_BITS:
        return _way(mask & AREA_BITS, kept.orders)
    if not (fires or wants_out):
        return None
    return FIRST_WORD + (FIRE if mask >> (FIRST_WORD + FIRE) & 1 else HOLD)


def _fires(pos: Position, side: int, kept: Kept) -> bool:
    """Return whether a side is to fire without being asked."""
    how = kept.orders.fire
    if how == "round":
        return pos.round == kept.round
    if how == "loss":
        return count(pos.at[pos.field] & OWN[side]) >= kept.blocks
    return how == "end"


def _spares(pos: Position, kept: Kept) -> bool:
    """Return whether a side's better blocks are to be spared without it being asked."""
    how = kept.orders.hits
    return how == "spare" or (how == "round" and pos.round == kept.round)


def _wants_out(pos: Position, side: int, orders: BattleOrders) -> bool:
    """Return whether a side is to retreat now."""
    own = steps_taking_part(pos, side)
    if orders.retreat == "outnumbered":
        return own < steps_taking_part(pos, 1 - side)
    return orders.retreat == "below" and own < orders.below


def steps_taking_part(pos: Position, side: int) -> int:
    """Return how many steps a side's blocks have that take part in this round."""
    return sum(pos.strength(block) for block in members(taking_part(pos, side)))


def _way(areas: int, orders: BattleOrders) -> int | None:
    """Return the area to retreat to: the one wanted, or the only one; else the side is asked."""
    if orders.to is not None:
        wanted = FIRST_AREA + AREA_NAMES.index(orders.to)
        if areas >> wanted & 1:
            return wanted
    return lowest(areas) if areas & (areas - 1) == 0 else None


def _retreated(pos: Position, side: int, orders: BattleOrders) -> int | None:
    """Return the choice of an attacker who must retreat after the last round (5.5)."""
    mask = legal_mask(pos, side)
    if pos.step == RETREAT_TO:
        return _way(mask & AREA_BITS, orders)
    block = lowest(mask)
    if block >= FIRST_WORD:
        return block  # nobody can go any more
    trial = pos.copy()
    choose(trial, side, block)
    return block if _way(legal_mask(trial, side) & AREA_BITS, orders) is not None else None


def _spared_hit(pos: Position, side: int) -> int:
    """Return the block that takes a hit so that the better ones are spared (5.41)."""
    blocks = [choice - FIRST_BLOCK for choice in members(legal_mask(pos, side))]
    return FIRST_BLOCK + min(blocks, key=lambda block: _worth(pos, block))


def _worth(pos: Position, block: int) -> tuple[bool, bool, bool, int, int, int]:
    """Return what orders blocks by worth: leaders, nobles, those still to fire, rating."""
    bit = 1 << block
    return (
        (MORTAL | KING_BIT) & bit != 0,
        NOBLES & bit != 0,
        pos.acted & bit == 0,
        -ord(LETTER[block]),
        COMBAT_NUMBER[block],
        block,
    )
