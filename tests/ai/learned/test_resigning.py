"""Learned players resign when their network has given them no hope for three choices of cards."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest

from schiltrom import Game
from schiltrom.ai.learned import network, registry
from schiltrom.ai.learned.network import shipped
from schiltrom.ai.learned.observer import Observer
from schiltrom.ai.learned.resigning import BEFORE, HOPELESS, is_hopeless
from schiltrom.ai.learned.seat import Seat
from schiltrom.ai.learned.watcher import Watcher
from schiltrom.ai.protocol import Question
from schiltrom.arena import match as arena
from schiltrom.arena.match import RESIGNED, Entrant, Match, result_of
from schiltrom.engine import steps
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.serial import view_to_json
from schiltrom.engine.view import View

HOPE, NO_HOPE = -4.0, -4.5
"""Logits of chances a little above the limit, and below it."""


class Gloomy:
    """A network that plays as the shipped one and thinks of observations what it is told to."""

    def __init__(self, thinks: dict[bytes, float] | None = None) -> None:
        self._real = shipped()
        self._thinks = thinks or {}

    def opinions(self, seen):
        found = self._real.opinions(seen)
        values = [self._thinks.get(each, NO_HOPE) for each in seen]
        return [replace(each, value=value) for each, value in zip(found, values, strict=True)]

    def favourites(self, seen):
        return self._real.favourites(seen)


@pytest.fixture
def gloom(monkeypatch):
    """Let the network see no hope anywhere, and no player outlive the test."""
    monkeypatch.setitem(network._others, network.LARGE, Gloomy())
    monkeypatch.setattr(registry, "_resident", registry._fresh)


@pytest.fixture(scope="module")
def choices_of_cards():
    """What Scotland's seat is at its first choices of cards of a random game, with the views."""
    game = Game.new("the_bruce", seed="resigning")
    rng = Random(1306)
    observer = Observer(game.record, 1)
    found: list[tuple[Seat, View]] = []
    while len(found) < 6:
        side = game.to_choose[-1]  # Scotland chooses its card first, and England cannot tell
        if side == 1 and game.position.step == steps.CARD:
            seat = observer.seat()
            if isinstance(seat.seen, bytes):
                found.append((seat, game.view(1)))
        game.play(side, rng.choice(game.legal(side)))
    return found


def test_a_seat_keeps_what_it_saw_at_the_last_two_choices_of_cards(choices_of_cards):
    seen = [seat.seen for seat, _ in choices_of_cards]
    for number, (seat, _) in enumerate(choices_of_cards):
        assert seat.earlier == tuple(seen[max(0, number - BEFORE) : number])
        assert Seat.from_text(seat.to_text()).earlier == seat.earlier


def test_no_other_choice_is_burdened_with_them():
    game = Game.new("the_bruce", seed="others")
    rng = Random(1)
    observers = [Observer(game.record, side) for side in range(2)]
    for _ in range(300):
        side = game.to_choose[0]
        if game.position.step != steps.CARD:
            assert observers[side].seat().earlier == ()
        game.play(side, rng.choice(game.legal(side)))


def test_who_watches_through_views_keeps_as_many():
    game = Game.new("the_bruce", seed="watching")
    rng = Random(1307)
    watcher = Watcher(game.view(1))
    kept: list[int] = []
    while len(kept) < 6:
        side = game.to_choose[-1]
        if side == 1 and game.position.step == steps.CARD and len(game.legal(1)) > 1:
            kept.append(len(watcher.seat(game.view(1)).earlier))
        game.play(side, rng.choice(game.legal(side)))
        watcher.see(game.view(1))
    assert kept == [0, 1, 2, 2, 2, 2]


def test_it_is_hopeless_only_if_it_was_so_three_times(choices_of_cards):
    seat = choices_of_cards[2][0]
    three = (*seat.earlier, seat.seen)
    assert is_hopeless(Gloomy(), seat)
    for hopeful in three:
        assert not is_hopeless(Gloomy({hopeful: HOPE}), seat)
    (opinion,) = Gloomy().opinions([seat.seen])
    assert opinion.chance < HOPELESS <= replace(opinion, value=HOPE).chance


def test_nobody_resigns_at_once_or_as_a_stranger(choices_of_cards):
    for seat, view in choices_of_cards[:BEFORE]:
        assert not is_hopeless(Gloomy(), seat)
        assert not is_hopeless(Gloomy(), Seat.of_stranger(view))
    late = choices_of_cards[BEFORE][0]
    assert not is_hopeless(Gloomy(), replace(late, seen=5)), "there was nothing to choose"


@pytest.mark.usefixtures("gloom")
@pytest.mark.parametrize("player", [registry.policy, registry.squire, registry.king])
def test_a_server_is_told(player, choices_of_cards):
    told = []
    for seat, view in choices_of_cards[:4]:
        question = Question(json.dumps(view_to_json(view)), 1, seconds=0.01, seat=seat.to_text())
        told.append(player(question).resigns)
        assert player(replace(question, seat=None)).resigns is False
    assert told == [False, False, True, True]


@pytest.mark.usefixtures("gloom")
@pytest.mark.parametrize("resigning", [True, False])
def test_an_arena_ends_a_game_or_notes_it(monkeypatch, resigning):
    monkeypatch.setattr(arena, "is_endless", lambda pos: pos.year > 1297)
    players = Entrant.parse("learned"), Entrant.parse("peasant")
    result = result_of(
        arena.play(Match(*players, "braveheart", "2", RuleSet(), resigning=resigning))
    )
    assert result.failure == ""
    assert result.efforts[0].gave_up > BEFORE
    assert (result.ending == RESIGNED) is resigning
