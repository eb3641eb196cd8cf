"""Guidance: what a step is about, what the buttons say, and what to warn a player of.

Every message here is for one viewer and contains nothing that he may not see.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from schiltrom.engine import steps
from schiltrom.engine.builds import points_in
from schiltrom.engine.cards import held, is_event, played_card
from schiltrom.engine.choices import (
    CROWN_BALLIOL,
    CROWN_BRUCE,
    DONE,
    EVENT,
    FIRST_AREA,
    FIRST_BLOCK,
    FIRST_WORD,
    PASS,
    TEXTS,
    WORDS,
)
from schiltrom.engine.events import begin_event
from schiltrom.engine.flow import legal
from schiltrom.engine.kings import candidates, rivals_of
from schiltrom.engine.position import Position
from schiltrom.engine.steps import RULE_OF
from schiltrom.engine.tables import (
    ALL_AREAS,
    AREAS,
    CARDS,
    COPIES,
    EDWARD,
    ENGLAND,
    NOBODY,
    OWN,
    SCOTLAND,
    TURNS,
    count,
    members,
)
from schiltrom.engine.view import View
from schiltrom.screen.types import WordButton
from schiltrom.text.message import Argument, Message, TheAreas, TheBlocks, TheCards, TheSide, slug

SWITCHES: Final[dict[int, tuple[str, ...]]] = {
    steps.TRUCE: ("truce_new_raids", "truce_raid_loss"),
    steps.CORONATION: ("coronation_choice",),
    steps.VICTUALS: ("victuals_split",),
    steps.CELTIC_ROLL: ("celtic_test",),
    steps.RETREAT: ("retreat_order", "border_control", "retreat_limit", "cannot_retreat"),
    steps.REGROUP: ("regroup_limit",),
    steps.RAID: ("raid_loss",),
    steps.MORAY_HOME: ("leaders_disband",),
    steps.KING_HOME: ("leaders_disband",),
    steps.SCOTTISH_DISBAND: ("scots_disband", "leaders_disband"),
    steps.SCOTTISH_BUILD: ("inland_draw",),
}
"""The switches on which the explanation of a step depends."""

STAGES_ASKED: Final = ("quarters", "england", "scotland")
"""The stages of winter that are gone through even with nothing to decide."""

STEP_KEYS: Final[dict[int, str]] = {step: slug(name) for step, name in steps.NAMES.items()}
"""The names of steps as parts of message keys."""
BLOCK_CHOICES: Final = (1 << FIRST_AREA) - (1 << FIRST_BLOCK)
AREA_CHOICES: Final = (1 << FIRST_WORD) - (1 << FIRST_AREA)


# --- what a step is about --------------------------------------------------------------------


def explanation(seen: View, pos: Position) -> Message | None:
    """Return what the step is about, as its viewer sees it; nothing once the game is over."""
    step, active = seen.step, seen.active
    if step == steps.OVER:
        return None
    moves = (active != pos.p1, pos.truce == active) if step == steps.MOVE else ()
    switches = SWITCHES.get(step)
    values = () if switches is None else tuple(getattr(seen.rules, name) for name in switches)
    return _explained(step, active, moves, values)


@lru_cache(maxsize=4096)
def _explained(
    step: int, active: int, moves: tuple[bool, ...], values: tuple[object, ...]
) -> Message:
    """Return the explanation of a step, for movement with the second player's and a truce's."""
    facts: dict[str, Argument] = {"step": STEP_KEYS[step]}
    if active != NOBODY:
        facts["who"] = TheSide(active)
    if moves:
        facts["second"], facts["truce"] = map(int, moves)
    for switch, value in zip(SWITCHES.get(step, ()), values, strict=True):
        facts[switch] = str(value)
    return Message(f"explain-{STEP_KEYS[step]}", facts, RULE_OF[step])


# --- buttons ---------------------------------------------------------------------------------


def word_buttons(seen: View, pos: Position) -> list[WordButton]:
    """Return a button for every word the viewer may choose, with any question to confirm it."""
    return [
        WordButton(
            choice=TEXTS[FIRST_WORD + word],
            message=word_message(seen, pos, WORDS[word]),
            sure=_sure(seen, pos, word),
        )
        for word in members(seen.legal >> FIRST_WORD)
    ]


def word_message(seen: View, pos: Position, text: str) -> Message:
    """Return the label of a word's button."""
    facts: dict[str, Argument] = {"step": STEP_KEYS[seen.step]}
    if seen.legal == 1 << (FIRST_WORD + DONE) and steps.STAGE[seen.step] in STAGES_ASKED:
        facts["step"] = "nothing"
    if seen.step in (steps.MORAY_HOME, steps.KING_HOME):
        facts["block"] = TheBlocks((pos.in_hand(),), pos.edward)
    if text in ("event", "pass") and pos.card(seen.side) >= 0:
        facts["card"] = TheCards((pos.card(seen.side),))
    if seen.step == steps.EDWARD_WINTER:
        facts["block"] = TheBlocks((EDWARD,), pos.edward)
        facts["area"] = TheAreas((pos.place_of(EDWARD),))
    return Message(f"word-{slug(text)}", facts)


def _sure(seen: View, pos: Position, word: int) -> Message | None:
    """Return the question that confirms a word which gives something up."""
    if CROWN_BRUCE <= word <= CROWN_BALLIOL:
        leaving = pos.on_map() & rivals_of(word)
        blocks = TheBlocks(tuple(members(leaving)), pos.edward)
        facts: dict[str, Argument] = {"count": count(leaving), "blocks": blocks}
        return Message("sure-crown", facts, "6.2")
    could = seen.legal & (BLOCK_CHOICES | AREA_CHOICES) != 0
    if seen.step == steps.FRENCH_ARRIVAL:
        return None
    if word == PASS and (could or seen.legal >> (FIRST_WORD + EVENT) & 1):
        return Message("sure-pass", {"card": TheCards((pos.card(seen.side),))}, RULE_OF[seen.step])
    if word != DONE:
        return None
    if seen.step == steps.RETREAT:
        return _sure_of_retreat(pos)
    return _sure_of_done(seen, pos) if could else None


def _sure_of_retreat(pos: Position) -> Message | None:
    """Return what is lost if the retreat ends now (5.5)."""
    lost = pos.at[pos.field] & OWN[pos.attacker]
    if lost == 0:
        return None
    blocks = TheBlocks(tuple(members(lost)), pos.edward)
    return Message("sure-stranded", {"blocks": blocks, "count": count(lost)}, "5.5")


def _sure_of_done(seen: View, pos: Position) -> Message | None:
    """Return what would be left unused, if it could still be used."""
    step = seen.step
    if step == steps.MOVE and pos.moves:
        return Message("sure-moves", {"moves": pos.moves}, "4.2")
    if step in (steps.VICTUALS, steps.PILLAGE_GAIN) and pos.left:
        return Message("sure-steps", {"left": pos.left}, RULE_OF[step])
    if step == steps.SEA_BLOCK and pos.group < 0:
        return Message("sure-pass", {"card": TheCards((pos.card(seen.side),))}, RULE_OF[step])
    if step in (steps.SCOTTISH_BUILD, steps.ENGLISH_BUILD):
        return Message("sure-points", {"points": _usable_points(seen, pos)}, "7.6")
    return None


def _usable_points(seen: View, pos: Position) -> int:
    """Return how many points are left in areas that can still build or draw something."""
    blocks = seen.legal >> FIRST_BLOCK & OWN[seen.side]
    draws = seen.legal >> FIRST_AREA & ALL_AREAS
    areas = [area for area in range(AREAS) if draws >> area & 1 or pos.at[area] & blocks]
    # A seafarer may be paid for by the inland area that drew it, though it is elsewhere (7.62).
    return sum(points_in(pos, area) for area in areas) or 1


# --- cards -----------------------------------------------------------------------------------


def card_warning(seen: View, pos: Position, side: int, card: int) -> Message | None:
    """Warn of an event that could end the year, or that would have no effect now (3.1)."""
    if seen.step != steps.CARD or not is_event(card):
        return None
    ends = pos.turn < TURNS and _enemy_may_have_event(seen, pos, side)
    nothing = _does_nothing(pos, side, card)
    if not ends and not nothing:
        return None
    facts: dict[str, Argument] = {
        "card": TheCards((card,)),
        "ends": int(ends),
        "nothing": int(nothing),
    }
    return Message("warn-event", facts, "3.1")


def _enemy_may_have_event(seen: View, pos: Position, side: int) -> bool:
    """Return whether an event remains that has not been played and is not in one's own hand."""
    events = [card for card in range(CARDS) if is_event(card)]
    left = sum(COPIES[card] - held(seen.sides[side].hand, card) for card in events)
    for played in (pos.played_e, pos.played_s):
        left -= sum(played_card(played, turn) in events for turn in range(1, TURNS + 1))
    return left > 0


def _does_nothing(pos: Position, side: int, card: int) -> bool:
    """Return whether an event would now offer no choice except to end it."""
    if side == SCOTLAND and candidates(pos):
        return False
    trial = pos.copy()
    if side == ENGLAND:
        trial.card_e = card
    else:
        trial.card_s = card
    begin_event(trial, side)
    _, blocks, areas, words = legal(trial, side)
    return not (blocks or areas or words >> EVENT & 1)
