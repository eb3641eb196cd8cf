"""The reference's actions, and the engine's choices that make them up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schiltrom.engine import steps
from schiltrom.engine.choices import (
    CROWN_BALLIOL,
    CROWN_BRUCE,
    CROWN_COMYN,
    DISBAND,
    DONE,
    EVENT,
    FIRE,
    FIRST_AREA,
    FIRST_BLOCK,
    FIRST_WORD,
    HOLD,
    PASS,
    STOP,
    WINTER,
)
from schiltrom.engine.flow import choose, legal
from schiltrom.engine.position import Position
from schiltrom.engine.tables import AREA_NAMES, BLOCK_NAMES, CARD_NAMES, NORSE, members

Action = tuple[object, ...]
"""One action of a trace, lists made tuples: ``("move", "Wallace", ("Fife", "Angus"))``."""

Choices = list[int]
"""The choice ids, in order, that make up an action."""

STATES: Final[dict[int, str]] = {
    steps.CARD: "card",
    steps.CORONATION: "coronation_choice",
    steps.CORONATION_BATTLE: "coronation_battles",
    steps.HERALD: "herald",
    steps.VICTUALS: "victuals",
    steps.PILLAGE: "pillage",
    steps.PILLAGE_HIT: "pillage_hits",
    steps.PILLAGE_GAIN: "pillage_gains",
    steps.SEA_BLOCK: "sea_move",
    steps.MOVE: "move",
    steps.CHOOSE_BATTLE: "choose_battle",
    steps.COMBAT: "battle",
    steps.HIT: "battle_hits",
    steps.RETREAT: "retreat",
    steps.REGROUP: "regroup",
    steps.RAID: "border_raid",
    steps.BRUCE_HOME: "bruce_home",
    steps.COMYN_HOME: "comyn_home",
    steps.MORAY_HOME: "moray_home",
    steps.KING_HOME: "king_home",
    steps.EDWARD_WINTER: "edward_winter",
    steps.ENGLISH_DISBAND: "english_disband",
    steps.WALLACE_HOME: "wallace",
    steps.SCOTTISH_DISBAND: "scottish_disband",
    steps.SCOTTISH_BUILD: "scottish_builds",
    steps.ENGLISH_BUILD: "english_builds",
    steps.OVER: "game_over",
}
"""The reference's name for each step at which one of its actions begins."""

_BLOCK_VERBS: Final[dict[int, str]] = {
    steps.VICTUALS: "victual",
    steps.PILLAGE_HIT: "hit",
    steps.PILLAGE_GAIN: "plunder",
    steps.HIT: "hit",
    steps.RAID: "raid",
    steps.ENGLISH_DISBAND: "disband",
    steps.SCOTTISH_DISBAND: "disband",
    steps.SCOTTISH_BUILD: "build",
    steps.ENGLISH_BUILD: "build",
}
_AREA_VERBS: Final[dict[int, str]] = {
    steps.CORONATION_BATTLE: "battle",
    steps.PILLAGE: "pillage",
    steps.CHOOSE_BATTLE: "battle",
    steps.WALLACE_HOME: "wallace",
    steps.SCOTTISH_BUILD: "draw",
}
_HOME_NAMES: Final[dict[int, str]] = {
    steps.BRUCE_HOME: "Bruce",
    steps.COMYN_HOME: "Comyn",
    steps.MORAY_HOME: "Moray",
    steps.KING_HOME: "King",
}
_WORDS: Final[dict[int, Action]] = {
    DONE: ("done",),
    PASS: ("pass",),
    EVENT: ("event",),
    CROWN_BRUCE: ("crown", "Bruce"),
    CROWN_COMYN: ("crown", "Comyn"),
    CROWN_BALLIOL: ("crown", "Balliol"),
    WINTER: ("winter",),
    DISBAND: ("disband_edward",),
}


def legal_actions(pos: Position, side: int) -> dict[Action, Choices]:
    """Return every action the engine allows *side*, with its choices."""
    return dict(_actions(pos, side))


def _actions(pos: Position, side: int) -> Iterator[tuple[Action, Choices]]:
    cards, blocks, areas, words = legal(pos, side)
    for card in members(cards):
        yield ("card", CARD_NAMES[card]), [card]
    for block in members(blocks):
        yield from _block_actions(pos, side, block)
    for area in members(areas):
        yield _area_action(pos, area), [FIRST_AREA + area]
    for word in members(words):
        yield _WORDS[word], [FIRST_WORD + word]


def _area_action(pos: Position, area: int) -> Action:
    if pos.step in _HOME_NAMES:
        return ("home", _HOME_NAMES[pos.step], AREA_NAMES[area])
    return (_AREA_VERBS[pos.step], AREA_NAMES[area])


def _block_actions(pos: Position, side: int, block: int) -> Iterator[tuple[Action, Choices]]:
    """Yield the actions that begin with choosing a block."""
    name = BLOCK_NAMES[block]
    first = FIRST_BLOCK + block
    if pos.step == steps.HERALD:
        yield ("herald", name.removesuffix("/E").removesuffix("/S")), [first]
    elif pos.step in _BLOCK_VERBS:
        yield (_BLOCK_VERBS[pos.step], name), [first]
    elif pos.step == steps.MOVE:
        yield from _moves(pos, side, block)
    elif pos.step == steps.SEA_BLOCK and pos.target >= 0:
        yield ("sea", name, AREA_NAMES[pos.target]), [first]
    else:
        verb = {steps.SEA_BLOCK: "sea", steps.REGROUP: "regroup"}.get(pos.step, "retreat")
        yield from _second_choices(pos, side, block, verb)


def _second_choices(
    pos: Position, side: int, block: int, verb: str
) -> Iterator[tuple[Action, Choices]]:
    """Yield what a chosen block can do: go to an area, fire or hold."""
    name = BLOCK_NAMES[block]
    first = FIRST_BLOCK + block
    after = pos.copy()
    choose(after, side, first)
    _, _, areas, words = legal(after, side)
    for area in members(areas):
        yield (verb, name, AREA_NAMES[area]), [first, FIRST_AREA + area]
    for word in members(words):
        yield ({FIRE: "fire", HOLD: "hold"}[word], name), [first, FIRST_WORD + word]


def _moves(pos: Position, side: int, block: int) -> Iterator[tuple[Action, Choices]]:
    """Yield every whole move of a block."""
    after = pos.copy()
    choose(after, side, FIRST_BLOCK + block)
    if block == NORSE:
        _, _, areas, _ = legal(after, side)
        for area in members(areas):
            yield ("norse", AREA_NAMES[area]), [FIRST_BLOCK + block, FIRST_AREA + area]
    else:
        start = AREA_NAMES[after.here]
        yield from _paths(after, side, block, (start,), [FIRST_BLOCK + block])


def _paths(
    pos: Position, side: int, block: int, path: tuple[str, ...], made: Choices
) -> Iterator[tuple[Action, Choices]]:
    """Yield every way on from here."""
    name = BLOCK_NAMES[block]
    _, _, areas, words = legal(pos, side)
    if words >> STOP & 1:
        yield ("move", name, path), [*made, FIRST_WORD + STOP]
    for area in members(areas):
        after = pos.copy()
        choose(after, side, FIRST_AREA + area)
        further = (*path, AREA_NAMES[area])
        if after.step == steps.MARCH:
            yield from _paths(after, side, block, further, [*made, FIRST_AREA + area])
        else:
            yield ("move", name, further), [*made, FIRST_AREA + area]
