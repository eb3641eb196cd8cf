"""Hints: for one's own seat, from what it sees, where they spoil nobody's game."""

from __future__ import annotations

import json
import multiprocessing
import pickle
from random import Random
from typing import Any

import pytest

from schiltrom.ai.advice import advice_of
from schiltrom.ai.levels import PEASANT
from schiltrom.ai.players.registry import adviser
from schiltrom.ai.protocol import Question, Reply, ReplyError
from schiltrom.engine.choices import parse_choice
from schiltrom.engine.serial import view_to_json
from schiltrom.engine.tables import ENGLAND, SCOTLAND
from schiltrom.game import Game
from schiltrom.knowledge.follower import Follower
from schiltrom.server.computers import hints
from schiltrom.server.computers.followers import Followers
from schiltrom.server.games.seats import Seat
from schiltrom.text.message import Message
from schiltrom.text.wording import in_words
from tests.server.helpers.seeds import bring_seeds
from tests.server.helpers.service import TestClient, bearer, plan, serve
from tests.server.helpers.twins import Twins

PLAYERS = "tests.server.helpers.players"


@pytest.fixture
def client(tmp_path):
    before = set(multiprocessing.active_children())
    with serve(tmp_path) as found:
        yield found
    assert set(multiprocessing.active_children()) <= before


def begin(client: TestClient, england: str, scotland: str) -> tuple[str, list[str]]:
    """Make a game and take its seats; return its path and the tokens of those who have one."""
    made = client.post("/api/games", json=plan(england, scotland)).json()
    tokens = [seat["token"] for seat in made["seats"]]
    for side, seat in enumerate(made["seats"]):
        if seat["secret"] is not None:
            take = {"secret": seat["secret"], "name": "Robert"}
            tokens[side] = client.post("/api/seats", json=take).json()["token"]
    client.cookies.clear()
    seeds = ("longshanks", "wallace" if scotland == "here" else "bruce")
    bring_seeds(
        client,
        made["game"],
        {side: (token, seeds[side]) for side, token in enumerate(tokens) if token is not None},
    )
    return f"/api/games/{made['game']}", tokens


def ask(client: TestClient, path: str, token: str, number: int | None = None) -> Any:
    headers = bearer(token)
    if number is None:
        number = client.get(path, headers=headers).json()["number"]
    return client.post(f"{path}/hint", json={"number": number}, headers=headers)


# --- what is recommended ---------------------------------------------------------------------


def test_a_hint_is_a_legal_choice_with_its_value_and_words(client):
    path, tokens = begin(client, "here", "computer")
    state = client.get(path, headers=bearer(tokens[0])).json()
    answer = ask(client, path, tokens[0])
    assert answer.status_code == 200, answer.text
    hint = answer.json()
    assert hint["choice"] in state["view"]["legal"]
    best, *others = hint["lines"]
    assert best["choices"][0] == hint["choice"]
    assert best["order"][0]["key"] == "hint-card"
    assert 0 <= best["value"] <= 1
    assert others
    # Cards are drawn from a mixed strategy: the one that is drawn need not be the best by itself.
    values = [line["value"] for line in others]
    assert values == sorted(values, reverse=True)
    assert client.get(path, headers=bearer(tokens[0])).json()["number"] == state["number"]


def test_a_plan_is_told_as_orders():
    game = Game.new("braveheart", seed="orders")
    while game.view(SCOTLAND).step == 0 or SCOTLAND not in game.to_choose:
        game.play(game.to_choose[0], game.legal(game.to_choose[0])[0])
    view = game.view(SCOTLAND)
    reply = adviser(Question(json.dumps(view_to_json(view)), 1))
    advice = advice_of(view, reply)
    assert advice.choice == advice.lines[0].choices[0] == reply.choice
    ways = [each for line in advice.lines for each in line.order if each.key == "hint-way"]
    assert ways
    for way in ways:
        words = in_words(way)
        assert "→" in words
        assert "block" not in words
    for line in advice.lines:
        for choice in line.choices:
            parse_choice(choice)


def test_retreats_and_words_are_told_as_what_they_are():
    game = Game.new("braveheart", seed="q3")
    rng = Random(3)
    told: dict[str, Message] = {}
    for _ in range(3000):
        if game.is_over or len(told) > 4:
            break
        side = game.to_choose[0]
        view = game.view(side)
        for choice in game.legal(side):
            line = advice_of(view, Reply(str(choice))).lines[0]
            assert len(line.order) == 1
            told.setdefault(line.order[0].key, line.order[0])
            assert in_words(line.order[0])
        game.play(side, rng.choice(game.legal(side)))
    assert {"hint-card", "hint-block", "hint-area"} <= set(told)


# --- who may ask -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("england", "scotland", "allowed"),
    [
        ("here", "computer", True),
        ("here", "here", True),
        ("here", "friend", False),
        ("friend", "computer", True),
    ],
)
def test_hints_are_given_where_they_spoil_nobody_s_game(
    client, monkeypatch, england, scotland, allowed
):
    monkeypatch.setattr(hints, "ADVISER", PEASANT)
    path, tokens = begin(client, england, scotland)
    shown = client.get(path).json()["status"]["hints"]
    for side, token in enumerate(tokens):
        if token is not None:
            answer = ask(client, path, token)
            assert answer.status_code == (200 if allowed else 403), answer.text
            assert (("England", "Scotland")[side] in shown) == allowed
            assert allowed or answer.json()["error"] == "no-hints"


def test_a_stranger_and_a_spectator_get_none(client):
    path, _ = begin(client, "here", "computer")
    assert client.post(f"{path}/hint", json={"number": 14}).status_code == 401
    other, tokens = begin(client, "here", "computer")
    assert other != path
    answer = client.post(f"{path}/hint", json={"number": 14}, headers=bearer(tokens[0]))
    assert answer.status_code == 403


def test_there_is_no_hint_out_of_turn(client, monkeypatch):
    monkeypatch.setattr(hints, "ADVISER", PEASANT)
    path, tokens = begin(client, "here", "here")
    headers = bearer(tokens[0])
    state = client.get(path, headers=headers).json()
    assert ask(client, path, tokens[0], state["number"] - 1).json()["error"] == "stale"
    first = {"number": state["number"], "choice": state["view"]["legal"][0]}
    assert client.post(f"{path}/choices", json=first, headers=headers).status_code == 200
    late = ask(client, path, tokens[0])
    assert (late.status_code, late.json()["say"]["key"]) == (409, "error-not-your-choice")
    client.post(f"{path}/resign", json={}, headers=headers)
    assert ask(client, path, tokens[1]).json()["error"] == "not-playing"


def test_the_other_side_s_card_does_not_make_a_hint_late(client, monkeypatch):
    monkeypatch.setattr(hints, "ADVISER", PEASANT)
    path, tokens = begin(client, "here", "here")
    state = client.get(path, headers=bearer(tokens[0])).json()
    other = client.get(path, headers=bearer(tokens[1])).json()
    laid = {"number": other["number"], "choice": other["view"]["legal"][0]}
    assert client.post(f"{path}/choices", json=laid, headers=bearer(tokens[1])).is_success
    assert client.get(path, headers=bearer(tokens[0])).json()["number"] > state["number"]
    assert ask(client, path, tokens[0], state["number"]).status_code == 200


def test_a_seat_can_have_so_many_hints_at_once(client, monkeypatch):
    monkeypatch.setattr(hints, "ADVISER", PEASANT)
    path, tokens = begin(client, "here", "computer")
    answers = [ask(client, path, tokens[0]) for _ in range(8)]
    assert answers[0].status_code == 200
    assert answers[-1].status_code == 429
    assert answers[-1].json()["say"]["key"] == "error-too-many-hints"
    assert int(answers[-1].headers["Retry-After"]) >= 1


def test_an_adviser_that_fails_is_said_and_replaced(tmp_path, monkeypatch):
    before = set(multiprocessing.active_children())
    with serve(tmp_path, think_seconds=1.0) as client:
        path, tokens = begin(client, "here", "computer")
        monkeypatch.setattr(hints, "ADVISER", f"{PLAYERS}.hangs")
        answer = ask(client, path, tokens[0])
        assert (answer.status_code, answer.json()["say"]["key"]) == (503, "error-no-hint")
        monkeypatch.setattr(hints, "ADVISER", PEASANT)
        assert ask(client, path, tokens[0]).status_code == 200
    assert set(multiprocessing.active_children()) <= before


# --- fog -------------------------------------------------------------------------------------


def test_what_a_player_is_asked_tells_nothing_that_is_hidden():
    """Games that differ in hidden facts only ask the same of a computer at the viewer's seat."""
    apart = 0
    for seed in range(2):
        twins = Twins(SCOTLAND, f"asked {seed}")
        rng = Random(seed)
        followers = Followers(twins.service)
        for _ in range(45):
            if not twins.step(rng):
                break
            found = [followers.tracker(Seat(game, SCOTLAND), 60) for game in twins.games]
            seen = [each for each in found if each is not None]
            assert seen[0].view == seen[1].view
            drawn = [each.draw(Random(1)).key() for each in seen]
            assert drawn[0] == drawn[1]
            assert pickle.dumps(seen[0].chances(0)) == pickle.dumps(seen[1].chances(0))
        apart += twins.apart
    assert apart > 20


def test_tracker_go_to_the_process_and_mean_the_same_there():
    game = Game.new("the_bruce", seed="sent")
    rng = Random(1)
    follower = Follower(game.record, ENGLAND)
    for _ in range(200):
        side = game.to_choose[0]
        game.play(side, rng.choice(game.legal(side)))
    seen = follower.follow(game.record)
    sent = pickle.loads(pickle.dumps(Question("{}", 1, seen)))
    assert sent.tracker.view == game.view(ENGLAND)
    assert sent.tracker.draw(Random(5)).key() == seen.draw(Random(5)).key()


@pytest.mark.parametrize("text", ["", "null", "[]", "[1, 2]", '["a", 1, "x", []]', "{}"])
def test_what_is_no_reply_is_refused(text):
    with pytest.raises(ReplyError):
        Reply.from_text(text)
    reply = Reply("done", True, 0.5, ((("block Wallace", "area Fife"), 0.5),))
    assert Reply.from_text(reply.to_text()) == reply
