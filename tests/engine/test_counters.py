"""A position's counters: each in the table once, copied, compared, kept, seen by whom it says."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path

import pytest

from schiltrom import ENGLAND, NOBODY, SCOTLAND
from schiltrom.engine import position, steps
from schiltrom.engine.counters import COUNTER_TABLE, COUNTERS, TO_ALL, TO_CHOOSER, TO_NOBODY
from schiltrom.engine.position import Position
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.serial import position_to_json, view_to_json
from schiltrom.engine.tables import CARDS
from schiltrom.engine.told import told_edward, told_french, told_wintered
from schiltrom.engine.view import PRIVATE, PUBLIC, View, _public, _secrets, view
from schiltrom.engine.worlds import _set_private, _set_public
from tests.engine.test_views import walk

SOURCE = Path(str(position.__file__)).parent / "position.py"
BESIDES = {"rules", "at", "low", "high", "main", "entries", "told_e", "told_s", "revealed"}
"""What a position has besides counters."""
VIEWERS = (ENGLAND, SCOTLAND, NOBODY)
NAMED = {seen: [c.name for c in COUNTER_TABLE if c.seen == seen] for seen in (TO_ALL, TO_CHOOSER)}
TOLD_IN_PART = {
    "step": "as told",
    "active": "nobody's while cards are chosen",
    "hand_e": "to its side",
    "hand_s": "to its side",
    "card_e": "to its side until both are shown",
    "card_s": "to its side until both are shown",
    "moved": "of blocks that can be named, else how many",
    "reserves": "of blocks that can be named, else how many",
    "crossed_1": "as numbers, without retreats not told yet",
    "crossed_2": "as numbers, without retreats not told yet",
    "crossed_4": "as numbers, without retreats not told yet",
    "withdrawn": "to its side",
    "fled": "without retreats not told yet",
    "wintering": "to England",
    "raided": "as blocks in the pool that can be named",
    "points_e": "to England",
    "built": "to each side whether it has finished itself",
}
"""The counters that nobody is shown as they are, and what is told of them."""


def assigned() -> set[str]:
    """Return all that ``Position`` gives itself, as its source says."""
    tree = ast.parse(SOURCE.read_text(encoding="utf-8"))
    owner = next(n for n in tree.body if isinstance(n, ast.ClassDef) and n.name == "Position")
    return {
        node.attr
        for node in ast.walk(owner)
        if isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and isinstance(node.value, ast.Name)
        and node.value.id == "self"
    }


def test_every_counter_is_in_the_table_once_with_a_class():
    assert assigned() - BESIDES == set(COUNTERS)
    assert len(set(COUNTERS)) == len(COUNTERS)
    assert all(counter.seen in (TO_ALL, TO_CHOOSER, TO_NOBODY) for counter in COUNTER_TABLE)


def test_views_list_the_counters_of_their_class():
    assert sorted(PUBLIC) == sorted(NAMED[TO_ALL])


def test_views_have_each_public_counter_in_its_place():
    pos = Position(RuleSet())
    for number, name in enumerate(PUBLIC):
        setattr(pos, name, 1000 + number)
    numbers = list(range(1000, 1000 + len(PUBLIC)))
    assert _public(pos) == numbers
    other = Position(RuleSet())
    _set_public(other, numbers)
    assert [getattr(other, name) for name in PUBLIC] == numbers


def test_views_have_each_private_counter_in_its_place():
    pos = Position(RuleSet())
    pos.step = steps.MOVE
    pos.active = ENGLAND
    for number, name in enumerate(PRIVATE):
        setattr(pos, name, 1000 + number)
    numbers = list(range(1000, 1000 + len(PRIVATE)))
    assert _secrets(pos, ENGLAND) == numbers
    other = Position(RuleSet())
    _set_private(other, numbers)
    assert [getattr(other, name) for name in PRIVATE] == numbers


def test_views_list_the_counters_that_only_the_choosing_side_sees():
    assert sorted(PRIVATE) == sorted(NAMED[TO_CHOOSER])
    assert {c.name for c in COUNTER_TABLE if c.seen == TO_NOBODY} == set(TOLD_IN_PART)


@pytest.mark.parametrize("counter", COUNTER_TABLE, ids=COUNTERS)
def test_a_counter_begins_as_the_table_says_and_is_copied_compared_and_kept(counter):
    pos = Position(RuleSet())
    assert getattr(pos, counter.name) == counter.default
    other = pos.copy()
    setattr(other, counter.name, counter.default + 1)
    assert getattr(other.copy(), counter.name) == counter.default + 1
    assert other != pos
    assert hash(other) != hash(pos)
    kept = [position_to_json(each)["counters"] for each in (pos, other)]
    assert kept[0] != kept[1]


HELD: dict[str, tuple[int, Callable[[Position], int]]] = {
    "edward": (ENGLAND, told_edward),
    "wintered": (ENGLAND, told_wintered),
    "french": (SCOTLAND, told_french),
}
"""The public counters that a side can change in a stage of winter, told when it is over."""
ON_THE_WAY = {"mover", "origin", "here", "path"}
"""The counters by which others are shown a march from its beginning until it is finished."""


def told(pos: Position, viewer: int) -> View:
    """Return a view without its legal choices, which hang on everything."""
    seen = view(pos, viewer)
    seen.legal = 0
    return seen


def games():
    """Yield some positions of two games."""
    for number, rules in enumerate(("edition 4", "de")):
        for place, pos in enumerate(walk(5 + number, number, rules)):
            if place % 7 == 0:
                yield pos


def test_public_counters_reach_every_view():
    for pos in games():
        for viewer in VIEWERS:
            data = view_to_json(view(pos, viewer))["public"]
            assert isinstance(data, dict)
            assert set(data) == set(NAMED[TO_ALL])
            for name in NAMED[TO_ALL]:
                owner, told_value = HELD.get(name, (viewer, None))
                expected = getattr(pos, name)
                if told_value is not None and viewer != owner:
                    expected = told_value(pos)
                assert view(pos, viewer).counter(name) == expected


def test_a_sides_own_business_reaches_nobody_else_unless_the_step_opens_it():
    compared = 0
    for pos in games():
        for name in NAMED[TO_CHOOSER]:
            if pos.step == steps.MARCH and name in ON_THE_WAY:
                continue
            is_open = name in steps.OPENS[pos.step] or (name == "acted" and pos.round > 0)
            other = pos.copy()
            setattr(other, name, int(getattr(pos, name) == 0))
            for viewer in VIEWERS:
                same = told(pos, viewer) == told(other, viewer)
                has_it = viewer == pos.active and pos.step != steps.CARD
                assert same == (not is_open and not has_it), (name, viewer, pos)
                compared += same
    assert compared > 1000


def test_hands_cards_laid_and_quarters_reach_their_own_side_alone():
    compared = 0
    for pos in games():
        for side, letter in ((ENGLAND, "e"), (SCOTLAND, "s")):
            changes = {f"hand_{letter}": swapped(pos.hand(side))}
            if pos.step == steps.CARD and pos.card(side) >= 0:
                changes[f"card_{letter}"] = (pos.card(side) + 1) % CARDS
            if side == ENGLAND:
                changes["wintering"] = pos.wintering + 1
            for name, value in changes.items():
                other = pos.copy()
                setattr(other, name, value)
                for viewer in VIEWERS:
                    is_same = told(pos, viewer) == told(other, viewer)
                    assert is_same == (viewer != side or value == getattr(pos, name)), (name, pos)
                compared += value != getattr(pos, name)
    assert compared > 300


def swapped(hand: int) -> int:
    """Return another hand of as many cards: those of two kinds changed for each other."""
    return hand & ~0o77 | (hand & 0o7) << 3 | (hand & 0o70) >> 3
