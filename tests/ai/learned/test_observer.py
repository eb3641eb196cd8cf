"""Observers and watchers: what a seat has seen, whatever is taken back and however it arrives."""

from __future__ import annotations

import time
from dataclasses import replace
from random import Random

import pytest

from schiltrom import Game
from schiltrom.ai.learned.observer import Observer
from schiltrom.ai.learned.seat import NOTHING_TO_CHOOSE, Seat
from schiltrom.ai.learned.watcher import Watcher
from schiltrom.engine.position import Position
from schiltrom.engine.record import Entry, Record
from schiltrom.engine.tables import AREAS, NOBODY, OWN, PLACES, members
from schiltrom.engine.told import is_held_back
from schiltrom.observation.spots import MOVED, PLACE_BITS

GAMES = [("braveheart", 4), ("the_bruce", 3), ("campaign", 2)]
UNDONE = 0.15


def step(game: Game, rng: Random, undoing: float) -> bool:
    """Choose at random or take something back; return whether something was taken back."""
    able = [side for side in range(2) if game.can_undo(side)]
    if able and rng.random() < undoing:
        game.undo(rng.choice(able))
        return True
    side = rng.choice(game.to_choose)
    game.play(side, rng.choice(game.legal(side)))
    return False


def standing(record: Record) -> Record:
    """Return the record as if nothing had ever been taken back."""
    found = Record(record.scenario, record.rules)
    replay = found.begin()
    for _, side, number in record.replay().line:
        chance = side == NOBODY
        entry = (
            Entry.of_outcome(replay.position, number) if chance else Entry.of_choice(side, number)
        )
        replay.apply(entry)
        found.entries.append(entry)
    return found


def excluded(seat: Seat, pos: Position) -> list[int]:
    """Return the enemy's blocks that are where the seat thinks they cannot be."""
    enemy = 1 - seat.side
    wrong = []
    for block in members(OWN[enemy]):
        place = min(pos.place_of(block), AREAS) if pos.place_of(block) < PLACES else -1
        spots = seat.options[enemy][block]
        if place >= 0 and not (spots | spots >> MOVED) & PLACE_BITS & 1 << place:
            wrong.append(block)
    return wrong


def is_told(pos: Position, side: int) -> bool:
    """Return whether a side knows where the enemy stands as far as it ever does."""
    return not is_held_back(pos, 1 - side) and not pos.withdrawn & OWN[1 - side]


@pytest.mark.parametrize(("scenario", "edition"), GAMES)
def test_what_was_taken_back_has_never_happened(scenario, edition):
    """Undone choices leave the same as if they had not been made, and no conclusion is wrong."""
    game = Game.new(scenario, edition=edition, seed="undone")
    rng = Random(scenario)
    observers = [Observer(game.record, side) for side in range(2)]
    compared = undone = 0
    while not game.is_over and len(game.record.entries) < 700:
        undone += step(game, rng, UNDONE)
        for side in range(2):
            if rng.random() < 0.5:
                continue  # it may have to catch up with several entries at once
            seat = observers[side].follow(game.record)
            if is_told(game.position, side):
                assert not excluded(seat, game.position)
            if rng.random() < 0.05:
                fresh = standing(game.record)
                assert seat == replace(Observer(fresh, side).follow(fresh), setup=seat.setup)
                compared += 1
    assert undone > 40
    assert compared > 10


def test_a_take_back_by_consent_is_followed():
    game = Game.new("the_bruce", seed="back")
    rng = Random(3)
    observer = Observer(game.record, 0)
    for _ in range(120):
        step(game, rng, 0)
    observer.follow(game.record)
    record = game.record.copy()
    while record.replay().position.is_chance():
        record.entries.pop()
    replay = record.replay()
    number, side, _ = next(each for each in replay.line[60:] if each[1] != NOBODY)
    record.entries.append(Entry.of_back(side, number))
    seat = observer.follow(record)
    fresh = standing(record)
    assert seat == replace(Observer(fresh, 0).follow(fresh), setup=seat.setup)


def test_a_long_record_is_caught_up_with_bit_by_bit(monkeypatch):
    """Whoever has no time goes on the next time; in the end it has seen the same."""
    game = Game.new("braveheart", seed="long")
    rng = Random(5)
    while len(game.record.entries) < 500 and not game.is_over:
        step(game, rng, UNDONE)
    whole = Observer(game.record, 1).follow(game.record)
    clock = iter(range(10**9))
    monkeypatch.setattr(time, "monotonic", lambda: next(clock))
    late, times = Observer(game.record, 1), 0
    while (found := late.follow_for(game.record, 40)) is None:
        times += 1
    assert times > 5
    assert found == replace(whole, setup=found.setup)


def test_a_seat_goes_through_text_and_means_the_same():
    game = Game.new("the_bruce", seed="text")
    rng = Random(1)
    kinds = set()
    for _ in range(150):
        step(game, rng, 0)
        for side in range(2):
            seat = Observer(game.record, side).follow(game.record)
            again = Seat.from_text(seat.to_text())
            assert again.to_text() == seat.to_text()
            assert (again.seen, again.options, again.known) == (seat.seen, seat.options, seat.known)
            assert again.setup.rule_words == seat.setup.rule_words
            assert seat.fits(game.view(side)) == (
                side in game.to_choose or not game.view(side).legal
            )
            kinds.add(type(seat.seen) if seat.seen != NOTHING_TO_CHOOSE else None)
    assert kinds == {bytes, int, None}


@pytest.mark.parametrize(("scenario", "edition"), GAMES)
def test_views_alone_lead_to_no_wrong_conclusion(scenario, edition):
    """Who is shown views from elsewhere may know less than the record tells, but nothing false."""
    game = Game.new(scenario, edition=edition, seed="views")
    rng = Random(scenario)
    sides = [(Watcher(game.view(side)), Observer(game.record, side)) for side in range(2)]
    asked = alike = 0
    while not game.is_over and len(game.record.entries) < 700:
        step(game, rng, 0.05)
        for side, (watcher, observer) in enumerate(sides):
            view = game.view(side)
            if not game.is_over:
                watcher.see(view)
            if view.legal:
                seat = watcher.seat(view)
                assert seat.fits(view)
                if is_told(game.position, side):
                    assert not excluded(seat, game.position)
                enemy = 1 - side
                alike += seat.options[enemy] == observer.follow(game.record).options[enemy]
                asked += 1
    assert asked > 200
    assert alike > 0.8 * asked


def test_a_stranger_has_a_seat_at_every_choice():
    """From a view alone: legal choices as they are, and nothing excluded that is true."""
    for scenario, edition in GAMES:
        game = Game.new(scenario, edition=edition, seed="stranger")
        rng = Random(scenario)
        while not game.is_over and len(game.record.entries) < 400:
            for side in game.to_choose:
                view = game.view(side)
                seat = Seat.of_stranger(view)
                assert seat.fits(view)
                if is_told(game.position, side):
                    assert not excluded(seat, game.position)
            step(game, rng, 0)
