"""The screen state: all that one viewer may see of a game, ready to draw, in no language yet.

It is built from a view alone. Where the engine needs a full position to answer (who pins whom, on
what a block hits), it gets a stand-in: a world drawn from the view, always with the same seed. It
is asked only about what is the same in every world consistent with the view.
"""

from __future__ import annotations

from random import Random
from typing import Final

from schiltrom.engine import steps
from schiltrom.engine.builds import points_in
from schiltrom.engine.cards import held, played_card
from schiltrom.engine.choices import CHOICES, TEXTS
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
from schiltrom.engine.worlds import draw_world
from schiltrom.screen.battle import battle_now, piece_of
from schiltrom.screen.guidance import card_warning, explanation, word_buttons
from schiltrom.screen.types import (
    AreaNow,
    BorderNow,
    HandCard,
    Hidden,
    Limits,
    Mover,
    Piece,
    ScreenState,
    SideNow,
    WinterNow,
)
from schiltrom.text.books import book_of
from schiltrom.text.log_lines import is_between_turns
from schiltrom.text.message import Message
from schiltrom.text.prompts import prompt_message

SIDES: Final = (ENGLAND, SCOTLAND)
STAND_IN_SEED: Final = 1297
MOST_TOGETHER: Final = 12
"""The most blocks that can be asked about, or sent somewhere, at once."""
LIMITS: Final = Limits(turns=TURNS, nobles=NOBLES_IN_PLAY, together=MOST_TOGETHER)
"""The limits that a screen needs to know."""


def screen_state_for(pos: Position, viewer: int) -> ScreenState:
    """Return the screen state of a position for a side or a spectator."""
    return screen_state(view(pos, viewer), prompt_message(pos, viewer))


def screen_state(seen: View, words: Message) -> ScreenState:
    """Return the screen state of a view; *words* is the prompt its viewer sees."""
    viewer = SIDE_NAMES[seen.side] if seen.side != NOBODY else None
    return _screen_state(viewer, seen, stand_in(seen), words)


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
    return draw_world(seen, Random(STAND_IN_SEED))  # noqa: S311 (the same one every time)


def _screen_state(viewer: str | None, seen: View, pos: Position, words: Message) -> ScreenState:
    """Build the screen state; *pos* is asked only for what the viewer may know."""
    return ScreenState(
        viewer=viewer,
        scenario=SCENARIO_NAMES[pos.scenario],
        rules=pos.rules.to_json(),
        book=book_of(pos.rules),
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
        first=pos.p1 if _shown_cards(seen) else None,
        prompt=words,
        explanation=explanation(seen, pos),
        legal=[TEXTS[i] for i in range(CHOICES) if seen.legal >> i & 1],
        words=word_buttons(seen, pos),
        moves=pos.moves,
        areas=_areas(seen, pos),
        borders=_borders(seen, pos),
        pieces=_pieces(viewer, seen, pos),
        hidden=_hidden(seen),
        sides=(_side(seen, pos, ENGLAND), _side(seen, pos, SCOTLAND)),
        battles=_names(_contested(seen) & ~_bit(pos.field)),
        battle=battle_now(seen, pos),
        mover=_mover(pos),
        points={AREA_NAMES[a]: points_in(pos, a) for a in _paying(seen, pos)},
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


def _occupied(seen: View, side: int) -> int:
    """Return the areas in which blocks of a side are seen."""
    known = seen.sides[side]
    mask = sum(1 << area for area in range(AREAS) if known.areas[area])
    for _, place, _ in known.known:
        mask |= 1 << place if place < AREAS else 0
    return mask


def _contested(seen: View) -> int:
    """Return the areas in which blocks of both sides are seen."""
    return _occupied(seen, ENGLAND) & _occupied(seen, SCOTLAND)


def _areas(seen: View, pos: Position) -> dict[str, AreaNow]:
    """Return who controls each area, and how many blocks are pinned there (4.5, 4.6)."""
    occupied = [_occupied(seen, side) for side in SIDES]
    contested = occupied[ENGLAND] & occupied[SCOTLAND]
    return {
        AREA_NAMES[area]: AreaNow(
            control=next(
                (side for side in SIDES if (occupied[side] & ~contested) >> area & 1), None
            ),
            contested=bool(contested >> area & 1),
            pinned=_pinned(pos, area) if contested >> area & 1 else 0,
        )
        for area in range(AREAS)
    }


def _pinned(pos: Position, area: int) -> int:
    """Return how many of the moving side's blocks must stay in a contested area (4.6)."""
    if steps.PHASE[pos.step] != steps.IN_MOVES:
        return 0
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


def _pieces(viewer: str | None, seen: View, pos: Position) -> list[Piece]:
    """Return the blocks that the viewer can name, in order of number."""
    pieces = []
    for side in SIDES:
        known = seen.sides[side]
        own = viewer == "all" or side == seen.side
        for block, place, strength in known.known:
            is_moved = bool(known.moved >> block & 1)
            pieces.append(piece_of(seen, pos, block, place, strength, is_moved=is_moved, own=own))
    return pieces


def _hidden(seen: View) -> list[Hidden]:
    """Return how many blocks the viewer cannot name are in each place."""
    return [
        Hidden(
            side=side,
            area=AREA_NAMES[area],
            count=number,
            moved=seen.sides[side].moved_in[area],
            reserves=seen.sides[side].reserves_in[area],
        )
        for side in SIDES
        for area, number in enumerate(seen.sides[side].areas)
        if number
    ]


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


def _paying(seen: View, pos: Position) -> list[int]:
    """Return the areas with replacement points left, for the side that spends them."""
    if seen.sides[pos.active].secrets:
        return [area for area in range(AREAS) if points_in(pos, area)]
    return []


# --- the sides -------------------------------------------------------------------------------


def _shown_cards(seen: View) -> bool:
    """Return whether both cards of the game turn have been revealed (3.1)."""
    return seen.step != steps.CARD and all(side.card >= 0 for side in seen.sides)


def _side(seen: View, pos: Position, side: int) -> SideNow:
    """Return what the viewer knows of a side's cards, nobles and blocks off the map."""
    known = seen.sides[side]
    shown = _shown_cards(seen)
    face_down = known.chosen and not shown
    played = pos.played_e if side == ENGLAND else pos.played_s
    cards = [played_card(played, turn) for turn in range(1, TURNS + 1)]
    open_cards = [CARD_NAMES[card] for card in cards if card >= 0]
    return SideNow(
        name=SIDE_NAMES[side],
        hand=_hand(seen, pos, side) if known.hand >= 0 else None,
        hand_size=known.hand_size - face_down,
        chosen=known.chosen,
        card=CARD_NAMES[known.card] if known.card >= 0 else None,
        played=open_cards[:-1] if shown else open_cards,
        nobles=seen.nobles[side],
        pool=known.pool + sum(place >= AREAS for _, place, _ in known.known),
        gone=[BLOCK_NAMES[block] for block in known.gone],
    )


def _hand(seen: View, pos: Position, side: int) -> list[HandCard]:
    """Return the cards in a side's hand, without the one played face down."""
    known = seen.sides[side]
    cards = [card for card in range(CARDS) for _ in range(held(known.hand, card))]
    if seen.step == steps.CARD and known.card >= 0:
        cards.remove(known.card)
    return [HandCard(CARD_NAMES[card], card_warning(seen, pos, side, card)) for card in cards]
