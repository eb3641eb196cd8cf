"""Worlds: full positions consistent with a view, drawn at random.

Invariant: ``view(world, side)`` is the view the world was drawn from. Opponents think with worlds,
so they never know more than a person at the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from schiltrom.engine import builds, steps, winter
from schiltrom.engine.cards import held
from schiltrom.engine.events import SEA_BLOCKS, VICTUAL_STEPS
from schiltrom.engine.position import Position
from schiltrom.engine.tables import (
    AREAS,
    CARDS,
    CELTIC,
    COPIES,
    EDWARD,
    ENGLAND,
    ENGLISH_POOL,
    IN_ENGLAND,
    MAXIMUM,
    MORAY,
    MORAY_BIT,
    NOBLE_PAIRS,
    NOBLES,
    NOBODY,
    NORSE,
    OWN,
    POOL,
    SCOTLAND,
    SCOTTISH_COAST,
    TWIN,
    count,
    members,
)
from schiltrom.engine.told import hold_back
from schiltrom.engine.view import PRIVATE, Seen, View, open_edward

TRIES: Final = 1000
PLAIN_SEED: Final = 1297
HELD_BACK: Final = (steps.KING_HOME, steps.ENGLISH_DISBAND, steps.SCOTTISH_DISBAND)
"""The steps as which stages of winter are told; what is done in them is shown at their end."""


class ViewError(ValueError):
    """A view that no position produces."""


def worlds(view: View, rng: Random) -> Iterator[Position]:
    """Yield random positions consistent with *view*, without end."""
    while True:
        yield draw_world(view, rng)


def draw_world(view: View, rng: Random) -> Position:
    """Return a position consistent with *view*, with equally likely placements of hidden blocks."""
    for _ in range(TRIES):
        pos = draw_placement(view, rng)
        if begin_business(pos, view):
            return pos
    raise ViewError(f"no position gives {view!r}")


def plain_world(view: View) -> Position:
    """Return a position consistent with *view*, always the same one, for less than one drawn."""
    pos = _placed(view, None)
    if pos is not None and begin_business(pos, view):
        return pos
    return draw_world(view, Random(PLAIN_SEED))  # noqa: S311 (the same one every time)


def draw_placement(view: View, rng: Random) -> Position:
    """Return a position with hidden blocks and cards placed at random, its business not begun."""
    for _ in range(TRIES):
        pos = _placed(view, rng)
        if pos is not None:
            return pos
    raise ViewError(f"no position gives {view!r}")


def _placed(view: View, rng: Random | None) -> Position | None:
    """Place hidden blocks and cards, as they come if not at random; None if that is impossible."""
    pos = _open_facts(view)
    nobles = _draw_nobles(view, rng)
    _place_side(pos, view, ENGLAND, nobles, rng)
    _place_side(pos, view, SCOTLAND, nobles, rng)
    if not _is_possible(pos, view):
        return None
    _draw_hands(pos, view, rng)
    return pos


def _open_facts(view: View) -> Position:
    """Return a position with everything the view states, and no hidden block."""
    pos = Position(view.rules)
    pos.step = view.step
    _set_public(pos, view.public)
    pos.main = view.main
    pos.entries = view.entries
    pos.fled = view.fled
    for border, crossings in enumerate(view.crossings):
        for _ in range(crossings):
            pos.cross(border)
    for place, value in view.open_business:
        setattr(pos, PRIVATE[place], value)
    for seen in view.sides:
        if seen.secrets:
            _set_private(pos, seen.secrets)
        for block, where, strength in seen.known:
            pos.at[where] |= 1 << block
            pos.set_strength(block, strength)
            if where == ENGLISH_POOL and view.side != ENGLAND:
                pos.raided |= 1 << block
        pos.moved |= seen.moved
        pos.reserves |= seen.reserves
        pos.withdrawn |= seen.withdrawn
        pos.wintering = max(pos.wintering, seen.wintering)
    return pos


def _set_public(pos: Position, values: list[int]) -> None:
    """Give a position the values of ``PUBLIC``, one by one because that is much faster."""
    pos.first_year = values[0]
    pos.last_year = values[1]
    pos.year = values[2]
    pos.turn = values[3]
    pos.scenario = values[4]
    pos.p1 = values[5]
    pos.second_part = values[6]
    pos.played_e = values[7]
    pos.played_s = values[8]
    pos.dealt = values[9]
    pos.moves = values[10]
    pos.groups = values[11]
    pos.into_low_e = values[12]
    pos.into_high_e = values[13]
    pos.into_low_s = values[14]
    pos.into_high_s = values[15]
    pos.attacks_e = values[16]
    pos.attacks_s = values[17]
    pos.truce = values[18]
    pos.field = values[19]
    pos.attacker = values[20]
    pos.round = values[21]
    pos.cause = values[22]
    pos.hits = values[23]
    pos.captured = values[24]
    pos.letter = values[25]
    pos.crowning = values[26]
    pos.crowned = values[27]
    pos.edward = values[28]
    pos.wintered = values[29]
    pos.french = values[30]
    pos.homing = values[31]
    pos.homed = values[32]
    pos.winner = values[33]
    pos.ending = values[34]


def _set_private(pos: Position, values: list[int]) -> None:
    """Give a position the values of ``PRIVATE``."""
    pos.mover = values[0]
    pos.origin = values[1]
    pos.here = values[2]
    pos.path = values[3]
    pos.steps_left = values[4]
    pos.fighter = values[5]
    pos.acted = values[6]
    pos.left = values[7]
    pos.target = values[8]
    pos.group = values[9]
    pos.points = values[10]
    pos.norse_for = values[11]
    pos.french_for = values[12]
    pos.drawing = values[13]
    pos.drawn = values[14]


# --- blocks ----------------------------------------------------------------------------------


def _named(seen: Seen) -> int:
    """Return the blocks of a side that are named in the view, including those out of play."""
    mask = 0
    for entry in seen.known:
        mask |= 1 << entry[0]
    for block in seen.gone:
        mask |= 1 << block
    return mask


def _draw_nobles(view: View, rng: Random | None) -> int:
    """Return the nobles in play of both sides: known ones, and others to make up the numbers."""
    fixed = 0
    for seen in view.sides:
        fixed |= _named(seen) & NOBLES & ~MORAY_BIT
    for side in (ENGLAND, SCOTLAND):
        if view.side == side:
            # As one's own nobles are known, the enemy has all the others.
            return fixed | _twins(OWN[side] & NOBLES & ~fixed & ~MORAY_BIT)
    open_pairs = members(OWN[SCOTLAND] & NOBLES & ~MORAY_BIT & ~fixed & ~_twins(fixed))
    if rng is not None:
        rng.shuffle(open_pairs)
    missing = view.nobles[SCOTLAND] - count(fixed & OWN[SCOTLAND]) - _moray_on_map(view)
    for i, block in enumerate(open_pairs):
        fixed |= 1 << (block if i < missing else TWIN[block])
    return fixed


def _twins(nobles: int) -> int:
    """Return the other blocks of these nobles."""
    mask = 0
    for block in members(nobles):
        mask |= 1 << TWIN[block]
    return mask


def _moray_on_map(view: View) -> int:
    """Return whether Moray is on the map: all other nobles always are, so the count tells (2.2)."""
    return view.nobles[ENGLAND] + view.nobles[SCOTLAND] - NOBLE_PAIRS


def _place_side(pos: Position, view: View, side: int, nobles: int, rng: Random | None) -> None:
    """Put a side's hidden blocks into its hidden places."""
    seen = view.sides[side]
    slots = [area for area in range(AREAS) for _ in range(seen.areas[area])]
    hidden = OWN[side] & ~_named(seen) & (~NOBLES | nobles | MORAY_BIT)
    nobles_here = hidden & NOBLES if _moray_on_map(view) else hidden & NOBLES & ~MORAY_BIT
    settled = members(nobles_here)
    others = members(hidden & ~nobles_here)
    if len(settled) > len(slots) or len(settled) + len(others) != len(slots) + seen.pool:
        raise ViewError(f"the numbers of {view!r} do not add up")
    if rng is not None:
        rng.shuffle(slots)
        rng.shuffle(others)
    elif NORSE in others:
        # Not every area is for them; the pool is.
        others.remove(NORSE)
        others.append(NORSE)
    if MORAY in others:
        # If hidden and not on the map, he is in the pool, which is filled last.
        others.remove(MORAY)
        others.append(MORAY)
    blocks = settled + others
    for i, block in enumerate(blocks):
        place = slots[i] if i < len(slots) else POOL[side]
        pos.at[place] |= 1 << block
        strength = MAXIMUM[block]
        if place < AREAS and rng is not None:
            strength = 1 + int(rng.random() * strength)
        pos.set_strength(block, strength)
    _mark_hidden(pos, seen, hidden, rng)


def _mark_hidden(pos: Position, seen: Seen, hidden: int, rng: Random | None) -> None:
    """Choose which hidden blocks have moved and which of those are in reserve."""
    for area in range(AREAS):
        if seen.moved_in[area] == 0 and seen.reserves_in[area] == 0:
            continue
        blocks = members(pos.at[area] & hidden)
        if rng is not None:
            rng.shuffle(blocks)
        for block in blocks[: seen.moved_in[area]]:
            pos.moved |= 1 << block
        for block in blocks[: seen.reserves_in[area]]:
            pos.reserves |= 1 << block


def _is_possible(pos: Position, view: View) -> bool:
    """Return whether a placement is possible: Norse on the coast, no Celts who had to roll."""
    for area in range(AREAS):
        if pos.at[area] >> NORSE & 1 and not SCOTTISH_COAST >> area & 1:
            return False
    if pos.step == steps.CELTIC_ROLL:
        named = _named(view.sides[ENGLAND])
        if pos.at[pos.field] & CELTIC & ~named and not _celts_hide(pos):
            return False
    edward = pos.place_of(EDWARD)
    return not _edward_winters(pos) or (edward < AREAS and edward != IN_ENGLAND)


def _edward_winters(pos: Position) -> bool:
    """Return whether Edward is seen to spend this winter in Scotland (7.4)."""
    return pos.wintered == 1 and steps.winter_has_come_to(pos.step, steps.WALLACE_HOME)


def _celts_hide(pos: Position) -> bool:
    """Return whether Celts in reserve stay hidden while others roll (5.2, on_reveal, round 1)."""
    return pos.rules.celtic_test == "on_reveal" and pos.round == 0


# --- cards and business ----------------------------------------------------------------------


def _draw_hands(pos: Position, view: View, rng: Random | None) -> None:
    """Deal the hidden hands from the cards nobody has revealed."""
    unseen = list(COPIES)
    for played in (pos.played_e, pos.played_s):
        while played:
            unseen[(played & 15) - 1] -= 1
            played >>= 4
    for seen in view.sides:
        if seen.hand >= 0:
            for card in range(CARDS):
                unseen[card] -= held(seen.hand, card)
    deck = [card for card in range(CARDS) for _ in range(unseen[card])]
    if rng is not None:
        rng.shuffle(deck)
    for side, seen in enumerate(view.sides):
        hand = seen.hand
        card = seen.card
        if hand < 0:
            hand = 0
            dealt = [deck.pop() for _ in range(seen.hand_size)]
            for kind in dealt:
                hand += 1 << 3 * kind
            if seen.chosen and card < 0:
                card = dealt[0]
        if side == ENGLAND:
            pos.hand_e = hand
            pos.card_e = card
        else:
            pos.hand_s = hand
            pos.card_s = card


def begin_business(pos: Position, view: View) -> bool:
    """Give the enemy's hidden counters their starting values; return whether that is possible."""
    pos.active = view.active
    pos.raided &= ~open_edward(pos)
    if _edward_winters(pos):
        pos.wintering = pos.place_of(EDWARD)
    if pos.step == steps.CARD:
        pos.active = SCOTLAND if pos.card_e >= 0 else ENGLAND
    if pos.builds_at_once():
        _build_at_once(pos, view)
        return True
    if view.side == pos.active or view.active == NOBODY:
        return True
    if pos.step in HELD_BACK:
        return _begin_stage(pos)
    if pos.step == steps.SEA_BLOCK:
        pos.left = SEA_BLOCKS
    elif pos.step == steps.VICTUALS:
        pos.left = VICTUAL_STEPS
    elif pos.step == steps.SCOTTISH_BUILD:
        pos.points = builds.scottish_points(pos)
    elif pos.step == steps.ENGLISH_BUILD:
        pos.points = builds.english_points(pos)
    return True


def _begin_stage(pos: Position) -> bool:
    """Begin the stage of winter that is told; return whether these blocks bring it about (7)."""
    told = pos.step
    if told == steps.KING_HOME:
        winter.begin_quarters(pos)
    elif told == steps.ENGLISH_DISBAND:
        winter.begin_english_winter(pos)
    else:
        winter.begin_scottish_winter(pos)
    return steps.TOLD_AS[pos.step] == told


def _build_at_once(pos: Position, view: View) -> None:
    """Let the viewer build as he does, and the other side begin: nothing of that is seen (7.6)."""
    mine = pos.points
    done = view.side not in (NOBODY, view.active)
    pos.built = 1 << view.side if done else 0
    pos.active = SCOTLAND if view.active == NOBODY else view.active
    pos.points = builds.scottish_points(pos)
    pos.points_e = builds.english_points(pos)
    if view.side == ENGLAND:
        pos.points_e = 0 if done else mine
    elif view.side == SCOTLAND:
        pos.points = 0 if done else mine
    hold_back(pos, ENGLAND)
    hold_back(pos, SCOTLAND)
