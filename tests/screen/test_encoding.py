"""What is sent to a screen, as JSON."""

from __future__ import annotations

import json

import pytest

from schiltrom.engine.rules import RuleSet
from schiltrom.engine.setup import new_position
from schiltrom.engine.view import view
from schiltrom.screen.encoding import to_text
from schiltrom.screen.types import CombatTurn, Frames, HandCard
from schiltrom.table.status import OfferNow
from schiltrom.text.message import Message


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
