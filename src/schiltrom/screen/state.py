"""The screen state: all that one viewer may see of a game, ready to draw, in no language yet.

It is built from a view alone. Where the engine needs a full position to answer (who pins whom, on
what a block hits), it gets a stand-in: a world that the view allows, always the same one. It is
asked only about what is the same in every world consistent with the view.
"""

from __future__ import annotations

from typing import Final

from schiltrom.engine import steps
from schiltrom.engine.builds import points_for, points_in
from schiltrom.engine.cards import held, played_card
from schiltrom.engine.choices import TEXTS
from schiltrom.engine.counters import SCENARIO_NAMES
from schiltrom.engine.movement import pinned
from schiltrom.engine.position import Position
from schiltrom.engine.tables import (
    AREA_NAMES,
    AREAS,
    BLOCK_NAMES,
    BORDER_ENDS,
    BORDER_LIMIT,
    CARD_NAMES,
    CARDS,
    ENGLAND,
    KING,
    NOBLES_IN_PLAY,
    NOBODY,
    OWN,
    SCOTLAND,
    SIDE_NAMES,
    TURNS,
    count,
    members,
)
from schiltrom.engine.view import View, view
from schiltrom.engine.worlds import plain_world
from schiltrom.screen.battle import battle_now
from schiltrom.screen.guidance import card_warning, explanation, word_buttons
from schiltrom.screen.kept import Kept, areas_now, hidden_of, rule_facts
from schiltrom.screen.keys import hidden_keys, in_pool, occupied_by, piece_keys
from schiltrom.screen.types import (
    BorderNow,
    HandCard,
    Limits,
    Mover,
    ScreenState,
    SideNow,
    WinterNow,
)
from schiltrom.text.log_lines import is_between_turns
from schiltrom.text.message import Message
from schiltrom.text.prompts import prompt_message

SIDES: Final = (ENGLAND, SCOTLAND)
MOST_TOGETHER: Final = 12
"""The most blocks that can be asked about, or sent somewhere, at once."""
LIMITS: Final = Limits(turns=TURNS, nobles=NOBLES_IN_PLAY, together=MOST_TOGETHER)
"""The limits that a screen needs to know."""


def screen_state_for(pos: Position, viewer: int) -> ScreenState:
    """Return the screen state of a position for a side or a spectator."""
    return screen_state(view(pos, viewer), prompt_message(pos, viewer))


def screen_state(seen: View, words: Message, world: Position | None = None) -> ScreenState:
    """Return the screen state of a view; *words* is the prompt its viewer sees.

    It does not depend on the *world*, as long as the view allows it.
    """
    viewer = SIDE_NAMES[seen.side] if seen.side != NOBODY else None
    return _screen_state(viewer, seen, world if world is not None else stand_in(seen), words)


def open_screen_state(pos: Position) -> ScreenState:
    """Return the screen state of a position with nothing hidden, for a game that is over."""
    seen = view(pos, NOBODY)
    seen.step = pos.step
    seen.fled = pos.fled
    seen.nobles = [count(pos.nobles(side)) for side in SIDES]
    seen.crossings = [pos.crossings(border) for border in range(len(BORDER_ENDS))]
    seen.sides = [view(pos, side).sides[side] for side in SIDES]
    return _screen_state("all", seen, pos, prompt_message(pos, pos.active))


def stand_in(seen: View) -> Position:
    """Return a position consistent with the view, always the same for the same view."""
    return plain_world(seen)


def _screen_state(viewer: str | None, seen: View, pos: Position, words: Message) -> ScreenState:
    """Build the screen state; *pos* is asked only for what the viewer may know."""
    facts = rule_facts(pos.rules)
    english, scottish = occupied_by(seen.sides[ENGLAND]), occupied_by(seen.sides[SCOTLAND])
    contested = english & scottish
    shown = _shown_cards(seen)
    return ScreenState(
        viewer=viewer,
        scenario=SCENARIO_NAMES[pos.scenario],
        rules=facts.json,
        book=facts.book,
        first_year=pos.first_year,
        last_year=pos.last_year,
        year=pos.year,
        turn=turn_of(pos),
        step=steps.NAMES[seen.step],
        phase=phase_of(pos),
        limits=LIMITS,
        gathers=steps.GATHERS[seen.step],
        disbands=steps.TO_POOL[seen.step],
        on_the_way=steps.ON_THE_WAY[seen.step],
        winter=_winter(pos),
        waits=_waits(seen),
        first=pos.p1 if shown else None,
        prompt=words,
        explanation=explanation(seen, pos),
        legal=[TEXTS[choice] for choice in members(seen.legal)],
        words=word_buttons(seen, pos),
        moves=pos.moves,
        areas=areas_now(english, scottish, _all_pinned(pos, contested)),
        borders=_borders(seen, pos) if any(seen.crossings) else [],
        pieces=facts.pieces_of(_piece_keys(viewer, seen, pos, contested)),
        hidden=hidden_of(hidden_keys(seen, ENGLAND) + hidden_keys(seen, SCOTLAND)),
        sides=(_side(seen, pos, ENGLAND, shown=shown), _side(seen, pos, SCOTLAND, shown=shown)),
        battles=_names(contested & ~_bit(pos.field)),
        battle=battle_now(seen, pos),
        mover=_mover(pos),
        points=_points(seen, pos),
        truce=1 - pos.truce if pos.truce != NOBODY else None,
        edward=pos.edward,
        edward_wintered=pos.wintered == 1,
        king=BLOCK_NAMES[KING] if pos.crowned else None,
        winner=pos.winner if pos.is_over() else None,
        ending=_ending(pos) if pos.is_over() else None,
    )


# --- the calendar ----------------------------------------------------------------------------


def turn_of(pos: Position) -> int:
    """Return the game turn, or 0 in winter and before the first card of a year."""
    return 0 if is_between_turns(pos) else pos.turn


def phase_of(pos: Position) -> str:
    """Return the phase that a step belongs to."""
    step = pos.step
    if step == steps.LEVY and pos.turn == 0:
        return "chance"
    return steps.PHASE_NAMES[steps.PHASE[step]]


def _winter(pos: Position) -> WinterNow | None:
    """Return the stages of winter and the current one; the levy comes after them all."""
    if phase_of(pos) != "winter":
        return None
    stage = steps.STAGE[pos.step]
    return WinterNow(steps.STAGES, steps.STAGES.index(stage) if stage else None)


def _waits(seen: View) -> list[int]:
    """Return the sides that must choose now."""
    if seen.step == steps.CARD:
        return [side for side in SIDES if not seen.sides[side].chosen]
    if seen.active == NOBODY:
        return list(SIDES)
    return [seen.active] if steps.is_choice(seen.step) else []


def _ending(pos: Position) -> Message:
    return Message("prompt-over", {"side": pos.winner, "ending": pos.ending})


# --- the map ---------------------------------------------------------------------------------


def _bit(area: int) -> int:
    return 1 << area if area >= 0 else 0


def _names(areas: int) -> list[str]:
    return [AREA_NAMES[area] for area in members(areas)]


def _all_pinned(pos: Position, contested: int) -> dict[int, int]:
    """Return how many of the moving side's blocks must stay in contested areas (4.6)."""
    if not contested or steps.PHASE[pos.step] != steps.IN_MOVES:
        return {}
    return {area: _pinned(pos, area) for area in members(contested)}


def _pinned(pos: Position, area: int) -> int:
    """Return how many of the moving side's blocks must stay in a contested area (4.6)."""
    stood = count(pos.at[area] & OWN[pos.active] & ~pos.moved)
    return min(stood, pinned(pos, area))


def _borders(seen: View, pos: Position) -> list[BorderNow]:
    """Return the borders that were crossed in this part of the game turn or this round (4.3)."""
    return [
        BorderNow(
            between=_ends(border),
            side=_crosser(pos, border),
            used=used,
            limit=BORDER_LIMIT[border],
        )
        for border, used in enumerate(seen.crossings)
        if used
    ]


def _ends(border: int) -> tuple[str, str]:
    """Return the two areas that a border joins."""
    one, other = BORDER_ENDS[border]
    return AREA_NAMES[one], AREA_NAMES[other]


def _crosser(pos: Position, border: int) -> int:
    """Return whose blocks crossed a border: the moving side's, or those now on its far side."""
    if steps.PHASE[pos.step] != steps.IN_MOVES:
        ends = BORDER_ENDS[border]
        outside = ends[1] if ends[0] == pos.field else ends[0]
        for side in SIDES:
            if pos.at[outside] & OWN[side]:
                return side
    return pos.active


def _piece_keys(viewer: str | None, seen: View, pos: Position, contested: int) -> list[int]:
    """Return the blocks that the viewer can name, in order of number."""
    keys: list[int] = []
    for side in SIDES:
        keys += piece_keys(seen, pos, side, contested, viewer == "all" or side == seen.side)
    return keys


def _mover(pos: Position) -> Mover | None:
    """Return the moving block and its path so far, for those who may know."""
    if pos.step != steps.MARCH or pos.mover < 0:
        return None
    between = members(pos.path & ~(1 << pos.origin) & ~(1 << pos.here))
    way = [pos.origin, *between, *([pos.here] if pos.here != pos.origin else [])]
    return Mover(
        block=BLOCK_NAMES[pos.mover],
        path=[AREA_NAMES[area] for area in way],
        steps_left=pos.steps_left,
    )


def _points(seen: View, pos: Position) -> dict[str, int]:
    """Return the replacement points left in each area, for the side that spends them."""
    if not seen.sides[pos.active].secrets or not points_for(pos, pos.active):
        return {}
    left = [(AREA_NAMES[area], points_in(pos, area)) for area in range(AREAS)]
    return {name: points for name, points in left if points}


# --- the sides -------------------------------------------------------------------------------


def _shown_cards(seen: View) -> bool:
    """Return whether both cards of the game turn have been revealed (3.1)."""
    return seen.step != steps.CARD and all(side.card >= 0 for side in seen.sides)


_SIDES_NOW: Final[Kept[SideNow]] = Kept(10_000)


def _side(seen: View, pos: Position, side: int, *, shown: bool) -> SideNow:
    """Return what the viewer knows of a side's cards, nobles and blocks off the map."""
    known = seen.sides[side]
    played = pos.played_e if side == ENGLAND else pos.played_s
    pool = in_pool(known)
    if seen.step == steps.CARD:
        return _new_side(seen, pos, side, played, pool, shown=shown)
    held_now = (side, known.hand, known.hand_size, known.card, known.chosen, shown, played)
    key = (*held_now, seen.nobles[side], pool, *known.gone)
    found = _SIDES_NOW.get(key)
    if found is None:
        new = _new_side(seen, pos, side, played, pool, shown=shown)
        found = _SIDES_NOW.keep(key, new)
    return found


def _new_side(
    seen: View, pos: Position, side: int, played: int, pool: int, *, shown: bool
) -> SideNow:
    """Return a side with its cards; warnings about those are given only while one is chosen."""
    known = seen.sides[side]
    cards = [played_card(played, turn) for turn in range(1, TURNS + 1)]
    open_cards = [CARD_NAMES[card] for card in cards if card >= 0]
    return SideNow(
        name=SIDE_NAMES[side],
        hand=_hand(seen, pos, side) if known.hand >= 0 else None,
        hand_size=known.hand_size - (known.chosen and not shown),
        chosen=known.chosen,
        card=CARD_NAMES[known.card] if known.card >= 0 else None,
        played=open_cards[:-1] if shown else open_cards,
        nobles=seen.nobles[side],
        pool=pool,
        gone=[BLOCK_NAMES[block] for block in known.gone],
    )


def _hand(seen: View, pos: Position, side: int) -> list[HandCard]:
    """Return the cards in a side's hand, without the one played face down."""
    known = seen.sides[side]
    cards = [card for card in range(CARDS) for _ in range(held(known.hand, card))]
    if seen.step == steps.CARD and known.card >= 0:
        cards.remove(known.card)
    return [HandCard(CARD_NAMES[card], card_warning(seen, pos, side, card)) for card in cards]
