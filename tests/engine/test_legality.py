"""Legality is a value: asked for, never left behind, and the same in both its forms."""

from __future__ import annotations

import pytest

from schiltrom import ENGLAND, NOBODY, SCOTLAND, Game, IllegalChoiceError
from schiltrom.engine.choices import CHOICES, allows, mask_of
from schiltrom.engine.flow import legal, legal_mask
from schiltrom.engine.record import Entry, RecordError
from tests.engine.test_views import walk


def test_both_forms_say_the_same():
    for pos in walk(11, 0, "edition 4"):
        for side in (ENGLAND, SCOTLAND, NOBODY):
            found = legal(pos, side)
            mask = legal_mask(pos, side)
            assert mask == mask_of(found)
            assert bool(mask) == pos.waits_for(side)
            assert [c for c in range(-2, CHOICES + 2) if allows(found, c)] == [
                c for c in range(CHOICES) if mask >> c & 1
            ]


def test_asking_leaves_nothing_behind():
    for pos in walk(12, 1, "de"):
        fresh = pos.copy()
        for side in (SCOTLAND, ENGLAND):
            legal(pos, side)
        assert pos == fresh
        for side in (ENGLAND, SCOTLAND):
            assert legal(pos, side) == legal(fresh, side)


def test_what_comes_from_outside_is_checked_where_it_comes_in():
    game = Game.new(seed=1297)
    replay = game.record.replay()
    before = game.position.copy()
    with pytest.raises(IllegalChoiceError):
        game.play(ENGLAND, "done")
    with pytest.raises(RecordError):
        replay.apply(Entry.parse("E done"))
    assert game.position == before == replay.position
