"""Learned players on a server: they are told what their seat has seen, and nothing else."""

from __future__ import annotations

import importlib
import json
import pickle
from random import Random
from typing import Any

import pytest

from schiltrom.ai import levels
from schiltrom.ai.learned import observer, registry
from schiltrom.ai.learned.seat import Seat as Seen
from schiltrom.ai.levels import (
    ARENA_NAMES,
    INSTEAD,
    LADDER,
    LEARNED,
    LEARNED_NAMES,
    LEVELS,
    NAMES,
    PLAYERS,
    Level,
    NoNetworkError,
    adviser_of,
    hint_level,
    level_called,
    level_here,
    needs_seat,
)
from schiltrom.ai.protocol import Question
from schiltrom.engine import steps
from schiltrom.engine.choices import TEXTS
from schiltrom.engine.serial import view_to_json
from schiltrom.engine.tables import ENGLAND, SCOTLAND
from schiltrom.game import Game
from schiltrom.observation.moments import in_winter
from schiltrom.server.computers import computers as thinking
from schiltrom.server.computers import hints
from schiltrom.server.computers.followers import Followers
from schiltrom.server.games.seats import Seat
from tests.server.computers.test_computers import (  # noqa: F401 (fixtures)
    open_game,
    seen_by_england,
    service,
    start,
    wait_until,
)
from tests.server.computers.test_hints import ask, begin, client  # noqa: F401 (a fixture)
from tests.server.helpers.twins import Twins
from tests.server.test_fog import to_step

POLICY = level_called("learned").player
GONE_ON = 60


# --- fog -------------------------------------------------------------------------------------


def questions(twins: Twins, followers: Followers) -> list[bytes]:
    """Return all that the viewer's learned player would be sent in each game, as bytes."""
    found = []
    for game in twins.games:
        seat = Seat(game, twins.viewer)
        _, listed = followers.recall(seat, 60)
        assert listed is not None
        view = json.dumps(twins.service.state(game, twins.viewer, -1).view)
        found.append(pickle.dumps(Question(view, 1, None, 10.0, listed)))
    return found


@pytest.mark.parametrize(
    ("viewer", "scenario", "rules"),
    [(SCOTLAND, "Braveheart", "edition 4"), (ENGLAND, "The Bruce", "edition 3")],
)
def test_a_question_is_the_same_bytes_whatever_is_hidden(viewer, scenario, rules):
    """Games that differ in hidden facts only, with orders that are taken back, winter included."""
    apart = asked = winter = 0
    for seed in range(2):
        twins = Twins(viewer, f"listed {seed}", scenario, rules)
        rng = Random(seed)
        followers = Followers(twins.service)
        while twins.compared < 400 and twins.step(rng):
            wintry = in_winter(twins.position(0).step)
            if wintry or twins.compared % 4 == 0:
                one, other = questions(twins, followers)
                assert one == other, twins.position(0)
                asked += 1
                winter += wintry
        apart += twins.apart
    assert asked > 100
    assert apart > 100
    assert winter > 10


def test_how_often_a_side_changed_its_mind_is_in_no_question():
    """In one game blocks are taken up and put down again in secret."""
    twins = Twins(SCOTLAND, "mind")
    followers = Followers(twins.service)
    to_step(twins, ENGLAND, steps.MOVE)
    blocks = [choice for choice in twins.legal(1, ENGLAND) if TEXTS[choice].startswith("block")]
    for block in blocks[:5]:
        twins.choose(1, ENGLAND, block)
        one, other = questions(twins, followers)
        assert one == other
        twins.undo(1, ENGLAND)
        one, other = questions(twins, followers)
        assert one == other
    assert twins.table(1).entries > twins.table(0).entries


def test_a_question_that_tells_the_truth_is_found(monkeypatch):
    """The comparison can fail."""
    monkeypatch.setattr(observer, "look_from", lambda game, _side: repr(game.pos.key()).encode())
    twins = Twins(SCOTLAND, "listed 0")
    rng = Random(0)
    followers = Followers(twins.service)
    found = False
    while not found and twins.step(rng):
        one, other = questions(twins, followers)
        found = one != other
    assert found


# --- playing ---------------------------------------------------------------------------------


def test_learned_computers_play_on_a_server(service, start, caplog):  # noqa: F811
    """A game of two goes on, and no worker has to be replaced."""
    computers = start(POLICY)
    game = open_game(service)
    computers.notice(game)
    wait_until(lambda: seen_by_england(service, game) > GONE_ON, "a part of the game")
    assert "replacing" not in caplog.text
    assert "failed" not in caplog.text


def test_who_has_no_time_to_remember_plays_as_a_stranger(service, start, caplog, monkeypatch):  # noqa: F811
    """A record too long to follow does not keep anybody waiting."""
    monkeypatch.setattr(thinking, "RECALL", 0.0)
    sent: list[Question] = []
    ask_worker = thinking.WorkerProcess.ask

    def note(self: Any, player: str, question: Question, legal: list[str], limit_s: float) -> Any:
        sent.append(question)
        return ask_worker(self, player, question, legal, limit_s)

    monkeypatch.setattr(thinking.WorkerProcess, "ask", note)
    computers = start(POLICY)
    game = open_game(service)
    computers.notice(game)
    wait_until(lambda: seen_by_england(service, game) > GONE_ON, "a part of the game")
    assert "replacing" not in caplog.text
    assert any(question.seat is None and question.tracker is None for question in sent)


def test_a_seat_of_another_moment_is_not_believed():
    """The game may have gone on between the view and what was listed."""
    game = Game.new("braveheart", seed="moment")
    rng = Random(1)
    earlier = observer.Observer(game.record, ENGLAND).follow(game.record).to_text()
    while ENGLAND not in game.to_choose or game.position.step == 0 or len(game.record.entries) < 40:
        side = game.to_choose[0]
        game.play(side, rng.choice(game.legal(side)))
    view = game.view(ENGLAND)
    assert not Seen.from_text(earlier).fits(view)
    text = json.dumps(view_to_json(view))
    reply = registry.policy(Question(text, 1, None, 10.0, earlier))
    assert reply == registry.policy(Question(text, 1, None, 10.0, None))
    assert reply.choice in [str(choice) for choice in view.choices]


@pytest.mark.parametrize("level", LEARNED, ids=lambda level: level.name)
def test_every_learned_player_answers_a_question(level):
    game = Game.new("the_bruce", seed="asked")
    view = game.view(SCOTLAND)
    listed = observer.Observer(game.record, SCOTLAND).follow(game.record).to_text()
    module, _, name = level.player.rpartition(".")
    player = getattr(importlib.import_module(module), name)
    text = json.dumps(view_to_json(view))
    one, other = (player(Question(text, 7, None, 0.2, listed)) for _ in range(2))
    assert one.choice in [str(choice) for choice in view.choices]
    assert one.choice == other.choice


def test_hints_can_come_from_a_learned_player(client, monkeypatch):  # noqa: F811
    """One line says from whom; it is told what the seat has seen."""
    monkeypatch.setattr(levels, "HINT_LEVEL", "learned")
    level = hint_level()
    assert level.who == "learned"
    assert adviser_of(level) == "schiltrom.ai.learned.registry.adviser"
    monkeypatch.setattr(hints, "ADVISER", POLICY)  # the process has its own table of levels
    path, tokens = begin(client, "here", "computer")
    answer = ask(client, path, tokens[0])
    assert answer.status_code == 200, answer.text
    assert answer.json()["lines"][0]["value"] is not None


@pytest.mark.parametrize("who", ["learned", "learned-king"])
def test_a_learned_hint_has_reasons(who, monkeypatch):
    """The choice is the player's own, and others are told beside it with what they are worth."""
    monkeypatch.setattr(levels, "HINT_LEVEL", who)
    game = Game.new("braveheart", seed="hint")
    text = json.dumps(view_to_json(game.view(ENGLAND)))
    listed = observer.Observer(game.record, ENGLAND).follow(game.record).to_text()
    question = Question(text, 7, None, 0.5, listed)
    hint = registry.adviser(question)
    assert hint.choice == registry.policy(question).choice
    assert hint.lines[0][0] == (hint.choice,)
    assert len(hint.lines) > 1
    assert len({line[0] for line in hint.lines}) == len(hint.lines)
    others = [value for _, value in hint.lines[1:]]
    assert others == sorted(others, reverse=True)
    assert all(0 <= value <= 1 for value in others)


# --- the ladder ------------------------------------------------------------------------------


def ladder_with(monkeypatch: pytest.MonkeyPatch, name: str, who: str) -> None:
    """Let somebody else play at a level."""
    chosen = PLAYERS[who]
    changed = [
        Level(name, chosen.player, chosen.turn_seconds, who) if level.name == name else level
        for level in LEVELS
    ]
    monkeypatch.setattr(levels, "LEVELS", tuple(changed))


def test_one_table_says_who_plays_at_a_level(monkeypatch):
    assert tuple(LADDER) == NAMES
    assert [level.who for level in LEVELS] == list(LADDER.values())
    assert set(LADDER.values()) <= set(PLAYERS)
    assert set(INSTEAD) == set(LEARNED_NAMES)
    ladder_with(monkeypatch, "king", "classic-king")
    assert not level_here("king").is_learned
    ladder_with(monkeypatch, "king", "learned-king")
    found = level_here("king")
    assert (found.name, found.who, found.turn_seconds) == ("king", "learned-king", 5.0)
    assert needs_seat(found.player)


def test_without_numpy_the_hand_made_take_their_places(monkeypatch):
    ladder_with(monkeypatch, "king", "learned-king")
    monkeypatch.setattr(levels, "can_play_learned", lambda: False)
    monkeypatch.setattr(levels, "HINT_LEVEL", "learned-king")
    for found in (level_here("king"), hint_level()):
        assert found.who == "classic-king"
        assert not needs_seat(found.player)
    assert level_here("king").name == "king"
    for name in LEARNED_NAMES:
        with pytest.raises(NoNetworkError, match="NumPy"):
            level_here(name)
    for name in set(ARENA_NAMES) - set(LEARNED_NAMES):
        assert not level_here(name).is_learned
