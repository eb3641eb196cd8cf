"""Differences: patches that add up to whole states, and are small."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from schiltrom import ENGLAND, NOBODY, SCOTLAND
from schiltrom.engine.serial import view_to_json
from schiltrom.engine.view import view
from schiltrom.screen.differences import PatchError, apply, difference
from schiltrom.screen.encoding import to_bytes
from schiltrom.screen.state import screen_state_for
from schiltrom.screen.types import Hidden, Piece
from schiltrom.table.status import OfferNow
from schiltrom.text.message import Message
from tests.engine.test_views import walk
from tests.helpers.sent import as_received

VIEWERS = (ENGLAND, SCOTLAND, NOBODY)


def piece(name: str, place: str = "Fife", strength: int = 3) -> Piece:
    return Piece(name, 0, place, strength, False, "A2", 2, None, None, False, False, False)


# --- whole games -----------------------------------------------------------------------------


def states(seed: int, scenario: int, rules: str, every: int = 1) -> Iterator[dict[str, object]]:
    """Yield what all viewers see in a random game, ready to draw and as views."""
    for pos in islice(walk(seed, scenario, rules), None, None, every):
        yield {
            f"{viewer}": {
                "sheet": screen_state_for(pos, viewer),
                "view": view_to_json(view(pos, viewer)),
            }
            for viewer in VIEWERS
        }


@pytest.mark.parametrize(
    ("seed", "scenario", "rules", "every"),
    [(1, 0, "edition 4", 2), (2, 1, "edition 2", 5), (3, 0, "ja", 5), (4, 2, "hu", 5)],
)
def test_patches_add_up_to_the_whole_over_a_whole_game(seed, scenario, rules, every):
    """To the letter: 1 is not true there. The members of an object have no order."""
    game = states(seed, scenario, rules, every)
    old = next(game)
    received = as_received(old)
    sizes = []
    entries: set[str] = set()
    for new in game:
        patch = difference(old, new)
        if patch is not None:
            sent = to_bytes(patch)
            sizes.append(len(sent))
            entries |= all_entries(json.loads(sent))
            received = apply(received, json.loads(sent))
        assert sorted_text(received) == sorted_text(as_received(new))
        old = new
    assert entries >= {"=", "~", "-", "<", "n"}
    assert sum(sizes) / len(sizes) < len(to_bytes(old)) / 5


def sorted_text(data: object) -> str:
    return json.dumps(data, sort_keys=True)


def all_entries(patch: dict[str, Any]) -> set[str]:
    inner = patch.get("~", {}).values()
    return set(patch).union(*(all_entries(each) for each in inner))


def test_what_is_equal_makes_no_patch_even_if_it_is_other_objects():
    (first, *_), (again, *_) = states(1, 0, "edition 4"), states(1, 0, "edition 4")
    assert difference(first, again) is None
    assert difference([(1, 2)], [[1, 2]]) is None, "the same JSON data"


# --- the form of patches ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "patch"),
    [
        ({"a": 1, "b": 2, "c": 3}, {"a": 1, "b": 5, "c": 3}, {"=": {"b": 5}}),
        ({"a": 1, "b": 2, "c": 3}, {"a": 1, "b": 2}, {"-": ["c"]}),
        ({"a": {"b": 1, "c": 2}}, {"a": {"b": 1, "c": 3}}, {"~": {"a": {"=": {"c": 3}}}}),
        ([1, 2, 3, 4], [1, 2, 9, 4], {"=": {"2": 9}}),
        ([1, 2, 3, 4], [1, 2, 3], {"n": 3}),
        ([1, 2, 3, 4], [1, 2, 3, 4, 5], {"n": 5, "=": {"4": 5}}),
        (["first", "second"], ["first", "second", "third"], {"n": 3, "=": {"2": "third"}}),
        ({"a": 1}, {"a": 2}, {"!": {"a": 2}}),
        ([1], {"a": 2}, {"!": {"a": 2}}),
        (1, 2, {"!": 2}),
    ],
)
def test_a_patch_says_what_is_other(old, new, patch):
    assert difference(old, new) == patch
    assert apply(old, patch) == new


def test_a_block_that_comes_or_goes_changes_no_other():
    blocks = [piece(name) for name in ("Wallace", "Bruce", "Comyn", "Moray", "Ross")]
    without = [*blocks[:1], *blocks[2:]]
    assert difference(blocks, without) == {"<": [[0, 1], [2, 3]]}
    assert difference(without, blocks) == {"<": [[0, 1], 1, [1, 3]], "=": {"1": blocks[1]}}
    moved = [*blocks[:1], *blocks[2:4], piece("Ross", "Moray")]
    patch = difference(blocks, moved)
    assert patch == {"<": [[0, 1], [2, 3]], "~": {"3": {"=": {"place": "Moray"}}}}
    assert apply(as_received(blocks), as_received(patch)) == as_received(moved)


def test_elements_in_another_order_are_taken_over():
    old = [Hidden(0, area, 1, 0, 0) for area in ("Fife", "Angus", "Moray", "Ross")]
    new = [old[2], old[0], old[1], Hidden(0, "Ross", 2, 1, 0)]
    patch = difference(old, new)
    assert patch == {"<": [[2, 1], [0, 2], [3, 1]], "~": {"3": {"=": {"count": 2, "moved": 1}}}}
    assert apply(as_received(old), as_received(patch)) == as_received(new)


def test_a_list_that_is_all_new_is_replaced():
    patch = difference({"legal": ["done"], "n": 1}, {"legal": ["card 1", "card 2"], "n": 1})
    assert patch == {"=": {"legal": ["card 1", "card 2"]}}


def test_equal_elements_are_each_taken_over_once():
    assert apply(["a", "a", "b"], difference(["a", "a", "b"], ["a", "a", "a", "b"]) or {}) == [
        *"aaab"
    ]


def test_a_message_and_what_has_become_something_else_are_replaced():
    old, new = Message("word-done", {"step": "move"}), Message("word-done", {"step": "raid"})
    assert difference({"a": old, "b": 1}, {"a": new, "b": 1}) == {"=": {"a": new}}
    assert difference({"a": None, "b": 1}, {"a": piece("Ross"), "b": 1}) == {
        "=": {"a": piece("Ross")}
    }


def test_what_can_be_left_out_goes_and_comes():
    with_sides, without = (
        OfferNow("rematch", "England", "same"),
        OfferNow("rematch", "England", None),
    )
    for old, new in ((with_sides, without), (without, with_sides)):
        patch = difference(old, new)
        assert patch is not None
        assert apply(as_received(old), as_received(patch)) == as_received(new)
    assert difference(with_sides, without) == {"-": ["sides"]}


# --- patches that do not fit -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "patch"),
    [
        ({"a": 1}, {"-": ["b"]}),
        ({"a": 1}, {"~": {"b": {"=": {"c": 1}}}}),
        ({"a": 1}, {"~": {"a": {"=": {"c": 1}}}}),
        ({"a": 1}, {"n": 1}),
        ([1, 2], {"=": {"2": 1}}),
        ([1, 2], {"=": {"-1": 1}}),
        ([1, 2], {"=": {"x": 1}}),
        ([1, 2], {"n": 3}),
        ([1, 2], {"<": [[1, 2]]}),
        ([1, 2], {"<": [[0, 1], 1]}),
        ([1, 2], {"-": ["0"]}),
        ({"a": 1}, {"?": 1}),
        (None, {"=": {"a": 1}}),
    ],
)
def test_a_patch_that_does_not_fit_is_refused(data, patch):
    with pytest.raises(PatchError):
        apply(data, patch)


def test_data_stays_as_it_was_and_shares_what_is_the_same():
    data = {"a": [1, 2], "b": {"c": 3}}
    result = apply(data, {"~": {"a": {"=": {"0": 9}}}})
    assert data == {"a": [1, 2], "b": {"c": 3}}
    assert result["b"] is data["b"]
