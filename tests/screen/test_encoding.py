"""What is sent to a screen, as JSON."""

from __future__ import annotations

import json

import pytest

from schiltrom.engine.rules import RuleSet
from schiltrom.engine.setup import new_position
from schiltrom.engine.view import view
from schiltrom.screen import encoding
from schiltrom.screen.encoding import to_bytes, to_text
from schiltrom.screen.state import screen_state_for
from schiltrom.screen.types import CombatTurn, Frames, HandCard
from schiltrom.table.status import OfferNow
from schiltrom.text.message import Message, TheSide


class OwnText(str):
    """A text of a type of its own, as enumerations have."""


def test_fields_have_the_names_that_are_sent():
    assert to_text(CombatTurn("A", 1)) == '{"letter":"A","side":1}'
    assert to_text(Frames(3, 0, [], [])) == '{"total":3,"from":0,"frames":[],"turns":[]}'


def test_messages_are_sent_as_keys_with_things_to_be_named():
    card = HandCard("Herald", Message("warn-event", {"ends": 1}, "3.1"))
    message = {"key": "warn-event", "args": {"ends": 1}, "rule": "3.1"}
    assert json.loads(to_text(card)) == {"card": "Herald", "warning": message}
    assert json.loads(to_text(HandCard("1", None))) == {"card": "1", "warning": None}


def test_what_there_is_none_of_can_be_left_out():
    assert json.loads(to_text(OfferNow("take-back", "England", None))) == {
        "kind": "take-back",
        "by": "England",
    }
    assert json.loads(to_text(OfferNow("rematch", "England", "same")))["sides"] == "same"


def test_what_was_not_made_to_be_sent_cannot_be():
    pos = new_position(0, RuleSet())
    for thing in (pos, view(pos, 0), object()):
        with pytest.raises(TypeError, match="not made to be sent"):
            to_text({"sheet": thing})


# --- the fast encoder ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "thing",
    [
        screen_state_for(new_position(0, RuleSet()), 0),
        {"umlaut": "Größe ü \u2028 \U0001f3f4", "quote": '"\\\n\x00\x7f'},
        {"long": 2**63, "longer": 2**64, "longest": -(2**200), "float": 0.1, "whole": 1e22},
        {1: "a number as key", False: 2, None: 3},
        {"half of a pair": "\ud800"},
        [True, False, None, (), {}, "", 0, -1, 1e-7],
        OwnText("text"),
    ],
)
def test_both_encoders_send_the_same_data(thing):
    assert json.loads(to_bytes(thing)) == json.loads(to_text(thing))


def test_without_the_fast_encoder_there_is_the_standard_one(monkeypatch):
    thing = {"turn": CombatTurn("A", 1), "name": "Größe"}
    fast = to_bytes(thing)
    monkeypatch.setattr(encoding, "orjson", None)
    assert json.loads(to_bytes(thing)) == json.loads(fast) == json.loads(to_text(thing))


@pytest.mark.parametrize("is_fast", [True, False])
def test_no_encoder_sends_what_was_not_made_to_be_sent(monkeypatch, is_fast):
    """Not even a dataclass, which the fast one would know how to write."""
    if not is_fast:
        monkeypatch.setattr(encoding, "orjson", None)
    pos = new_position(0, RuleSet())
    for thing in (pos, view(pos, 0), RuleSet(), TheSide(1), object()):
        with pytest.raises(TypeError, match="not made to be sent"):
            to_bytes({"sheet": thing})
