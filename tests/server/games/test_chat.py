"""Chat, notes, presence, levels, and seeds brought in two steps, over HTTP and live."""

from __future__ import annotations

import json
from contextlib import contextmanager
from typing import Any

import pytest

from schiltrom import ENGLAND, SCOTLAND, Game, Record
from schiltrom.ai.levels import LEVELS, level_called
from schiltrom.ai.protocol import Question
from schiltrom.engine.serial import view_to_json
from schiltrom.fairness import commitment, seat_commitment, verify
from schiltrom.server.computers.process import player_called
from schiltrom.server.games import chat
from schiltrom.server.http import context as contexts
from schiltrom.server.live.presence import Presence
from schiltrom.server.store.models import now_ms
from tests.server.helpers.seeds import bind_seat, show_seed
from tests.server.helpers.service import Opened, bearer, new_service, open_game, plan, serve


@pytest.fixture
def client(tmp_path):
    with serve(tmp_path) as found:
        yield found


@pytest.fixture
def opened(client):
    return open_game(client)


@contextmanager
def live(client, opened: Opened, side: int | None, chat: int | None = 0):
    """Open a live connection and pass its first state."""
    headers = {} if side is None else opened.auth(side)
    ticket = client.post(f"{opened.path}/tickets", headers=headers).json()["ticket"]
    with client.websocket_connect(f"{opened.path}/live?ticket={ticket}") as socket:
        socket.send_json({"since": -1} if chat is None else {"since": -1, "chat": chat})
        assert "view" in socket.receive_json()
        yield socket


def say(client, opened: Opened, side: int, text: str) -> dict[str, Any]:
    answer = client.post(f"{opened.path}/chat", json={"text": text}, headers=opened.auth(side))
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def heard(client, opened: Opened, side: int, since: int = 0) -> list[tuple[int, str, str]]:
    answer = client.get(f"{opened.path}/chat?since={since}", headers=opened.auth(side))
    return [(line["id"], line["by"], line["text"]) for line in answer.json()["chat"]]


# --- chat ------------------------------------------------------------------------------------


def test_both_seats_hear_what_is_said_and_nobody_else(client, opened):
    assert say(client, opened, 0, "Greetings, Robert")["id"] == 1
    line = say(client, opened, 1, "für Schottland! 日本")
    assert (line["id"], line["by"]) == (2, "Scotland")
    both = [(1, "England", "Greetings, Robert"), (2, "Scotland", "für Schottland! 日本")]
    for side in range(2):
        assert heard(client, opened, side) == both
        assert heard(client, opened, side, 1) == both[1:]
        assert heard(client, opened, side, 2) == []
    assert client.get(f"{opened.path}/chat").status_code == 401
    assert client.post(f"{opened.path}/chat", json={"text": "hey"}).status_code == 401
    other = open_game(client)
    foreign = client.get(f"{opened.path}/chat", headers=other.auth(0))
    assert foreign.status_code == 403
    client.post(f"{opened.path}/resign", headers=opened.auth(0))
    say(client, opened, 0, "well played")
    for public in ("", "/record"):
        assert "Robert" not in client.get(f"{opened.path}{public}").text.replace('"Robert"', "")
        assert "well played" not in client.get(f"{opened.path}{public}").text


@pytest.mark.parametrize("text", ["", " ", "a\nb", "a\x00b", "x" * 501, 5, None, "\u202egnilrits"])
def test_lines_are_short_and_plain(client, opened, text):
    answer = client.post(f"{opened.path}/chat", json={"text": text}, headers=opened.auth(0))
    assert answer.status_code == 422


def test_a_seat_talks_so_fast_and_so_much(client, opened, monkeypatch):
    for number in range(contexts.LINES_AT_ONCE):
        say(client, opened, 0, f"line {number}")
    answer = client.post(f"{opened.path}/chat", json={"text": "more"}, headers=opened.auth(0))
    assert answer.status_code == 429
    assert int(answer.headers["Retry-After"]) >= 1
    say(client, opened, 1, "I have not said anything")
    monkeypatch.setattr(chat, "MOST_LINES", contexts.LINES_AT_ONCE + 1)
    full = client.post(f"{opened.path}/chat", json={"text": "more"}, headers=opened.auth(1))
    assert (full.status_code, full.json()["error"]) == (409, "conflict")
    monkeypatch.setattr(chat, "LINES_AT_ONCE", 3)
    assert [line[0] for line in heard(client, opened, 0)] == [9, 10, 11]


def test_who_listens_is_sent_what_is_said(client, opened):
    say(client, opened, 0, "before")
    with (
        live(client, opened, 0) as ann,
        live(client, opened, 1, chat=1) as bob,
        live(client, opened, 1, chat=None) as deaf,
        live(client, opened, None) as spectator,
    ):
        assert [line["text"] for line in ann.receive_json()["chat"]] == ["before"]
        say(client, opened, 1, "hello")
        for socket in (ann, bob):
            assert [line["text"] for line in socket.receive_json()["chat"]] == ["hello"]
        client.post(f"{opened.path}/resign", headers=opened.auth(1))
        for socket in (deaf, spectator):  # the next thing they hear of is the end
            assert socket.receive_json()["status"]["over"]


# --- notes -----------------------------------------------------------------------------------


def test_notes_are_one_seat_s_own(client, opened, tmp_path):
    text = "He holds the Herald.\n\tWatch Angus. ☠"
    path = f"{opened.path}/notes"
    assert client.post(path, json={"text": text}, headers=opened.auth(0)).json() == {"done": True}
    assert client.get(path, headers=opened.auth(0)).json() == {"text": text}
    assert client.get(path, headers=opened.auth(1)).json() == {"text": ""}
    assert client.get(path).status_code == 401
    assert client.post(path, json={"text": "x"}).status_code == 401
    for wrong in ("x" * 8001, "a\x00b", 7):
        answer = client.post(path, json={"text": wrong}, headers=opened.auth(0))
        assert answer.status_code == 422
    client.post(f"{opened.path}/resign", headers=opened.auth(1))
    nobody: dict[str, str] = {}
    for headers in (nobody, opened.auth(1)):
        for public in ("", "/record", "/chat"):
            assert "Angus. " not in client.get(f"{opened.path}{public}", headers=headers).text
    service = new_service(tmp_path)
    seat = service.seat(opened.tokens[0])
    assert chat.Chat(service).notes(seat) == text  # another server knows them too


def test_notes_wake_nobody(client, opened):
    with live(client, opened, 1) as bob:
        client.post(f"{opened.path}/notes", json={"text": "!"}, headers=opened.auth(0))
        say(client, opened, 0, "first")
        assert bob.receive_json()["chat"][0]["text"] == "first"


# --- presence --------------------------------------------------------------------------------


def present(client, opened: Opened) -> list[bool]:
    return [seat["present"] for seat in client.get(opened.path).json()["status"]["seats"]]


def test_who_is_connected_is_known(client, opened, tmp_path):
    presence = client.app.state.context.presence
    with live(client, opened, 0), live(client, opened, 0), live(client, opened, None):
        presence.keep()
        assert present(client, opened) == [True, False]
        other = new_service(tmp_path)
        assert any(seat.present for seat in other.state(opened.game).status.seats)
        with live(client, opened, 1) as bob:
            presence.keep()
            assert bob.receive_json()["status"]["seats"][1]["present"]
        presence.keep()
        assert present(client, opened) == [True, False]
    presence.keep()
    assert present(client, opened) == [False, False]


def test_a_seat_whose_server_died_is_gone_after_a_while(client, opened, monkeypatch):
    presence = client.app.state.context.presence
    at = now_ms() + 1_000_000
    monkeypatch.setattr("schiltrom.server.live.presence.now_ms", lambda: at)
    presence.come(client.app.state.context.service.seat(opened.tokens[0]))
    presence.keep()
    dead = Presence(client.app.state.context.service)  # another server, which saw nobody go
    at += 50_000
    dead.keep()
    assert present(client, opened) == [True, False]
    presence.keep()  # its own server says so again
    at += 50_000
    dead.keep()
    assert present(client, opened) == [True, False]
    at += 20_000
    dead.keep()
    assert present(client, opened) == [False, False]


# --- levels ----------------------------------------------------------------------------------


def test_computers_have_levels(client):
    levels = client.get("/api/levels").json()
    assert levels["default"] in levels["levels"]
    body = plan("here", "computer")
    for level in (None, *levels["levels"]):
        body["seats"]["scotland"]["level"] = level
        made = client.post("/api/games", json=body).json()
        seats = client.get(f"/api/games/{made['game']}").json()["status"]["seats"]
        assert [seat["level"] for seat in seats] == [None, level or levels["default"]]
    for kind, level in (("computer", "god"), ("computer", 3), ("friend", "peasant")):
        body["seats"]["scotland"] = {"kind": kind, "level": level}
        assert client.post("/api/games", json=body).status_code == 422


@pytest.mark.parametrize("level", [level.name for level in LEVELS])
def test_every_level_s_player_chooses(level):
    game = Game.new(seed=1297)
    question = Question(json.dumps(view_to_json(game.view(ENGLAND))), 1, seconds=0.05)
    reply = player_called(level_called(level).player)(question)
    assert reply.choice in [str(choice) for choice in game.legal(ENGLAND)]


def test_a_level_that_does_not_exist_is_an_error():
    with pytest.raises(KeyError, match="there is no level"):
        level_called("god")


# --- seeds -----------------------------------------------------------------------------------


def test_both_seats_are_bound_before_they_show_their_seeds(client):
    seats = {"england": {"kind": "here", "name": "Ann"}, "scotland": {"kind": "friend"}}
    made = client.post("/api/games", json={"seats": seats}).json()
    client.cookies.clear()
    path, ann = f"/api/games/{made['game']}", bearer(made["seats"][0]["token"])
    secret = made["seats"][1]["secret"]
    looked = client.post("/api/seats/look", json={"secret": secret}).json()
    assert (looked["game"], looked["side"]) == (made["game"], "Scotland")
    assert looked["commitment"] == made["commitment"]
    assert looked["status"]["seats"][0]["name"] == "Ann"
    assert client.post("/api/seats/look", json={"secret": secret}).status_code == 200
    taken = client.post("/api/seats", json={"secret": secret, "name": "Bob"}).json()
    assert taken["commitment"] == made["commitment"]
    bob = bearer(taken["token"])
    client.cookies.clear()
    assert client.post("/api/seats/look", json={"secret": secret}).status_code == 404
    bind_seat(client, made["game"], SCOTLAND, "spider", bob)
    state = client.get(path, headers=bob).json()
    assert (state["view"], state["status"]["begun"]) == (None, False)
    bound = [None, seat_commitment(SCOTLAND, "spider")]
    assert [seat["commitment"] for seat in state["status"]["seats"]] == bound
    assert client.post(f"{path}/choices", json={"number": 0, "choice": "card 1"}, headers=bob)
    early = client.post(f"{path}/seed", json={"seed": "spider"}, headers=bob)
    assert (early.status_code, early.json()["error"]) == (409, "conflict")
    bind_seat(client, made["game"], ENGLAND, "hammer", ann)
    assert not show_seed(client, made["game"], SCOTLAND, "spider", bob)
    assert not show_seed(client, made["game"], SCOTLAND, "spider", bob)  # its answer was lost
    other = client.post(f"{path}/seed", json={"seed": "wasp"}, headers=bob)
    assert (other.status_code, other.json()["error"]) == (409, "conflict")
    assert show_seed(client, made["game"], ENGLAND, "hammer", ann)
    assert client.get(path, headers=ann).json()["your_choice"]
    late = client.post(f"{path}/seed", json={"seed": "wasp"}, headers=ann)
    assert late.status_code == 409
    client.post(f"{path}/resign", headers=ann)
    record = Record.from_json(client.get(f"{path}/record").json())
    assert record.tags["fair-england-seed"] == "hammer"
    assert record.tags["fair-scotland-seed"] == "spider"
    assert record.tags["fair-scotland-commitment"] == bound[SCOTLAND]
    assert commitment(bytes.fromhex(record.tags["fair-server-seed"])) == made["commitment"]
    assert verify(record, [made["commitment"], str(bound[SCOTLAND])], ["hammer"]).deals == 10


@pytest.mark.parametrize("what", ["commitment", "seed"])
def test_what_is_no_commitment_and_no_seed_is_refused(client, what):
    made = client.post("/api/games", json=plan()).json()
    client.cookies.clear()
    path, ann = f"/api/games/{made['game']}/{what}", bearer(made["seats"][0]["token"])
    assert client.post(path, json={what: "0" * 64}).status_code == 401
    for wrong in ("", "x" * 201, "0" * 63 + "\n", 5, None):
        assert client.post(path, json={what: wrong}, headers=ann).status_code == 422
    assert client.post(path, json={}, headers=ann).status_code == 422


def test_a_seat_may_think_again_until_the_other_is_bound(client):
    """Who lost his seed before anybody came commits himself anew."""
    made = client.post("/api/games", json=plan("here", "here")).json()
    client.cookies.clear()
    ann, bob = (bearer(seat["token"]) for seat in made["seats"])
    for seed in ("lost", "found"):
        bind_seat(client, made["game"], ENGLAND, seed, ann)
    bind_seat(client, made["game"], SCOTLAND, "spider", bob)
    late = {"commitment": seat_commitment(ENGLAND, "later")}
    answer = client.post(f"/api/games/{made['game']}/commitment", json=late, headers=ann)
    assert (answer.status_code, answer.json()["say"]["key"]) == (409, "error-commitment-made")
    lost = client.post(f"/api/games/{made['game']}/seed", json={"seed": "lost"}, headers=ann)
    assert (lost.status_code, lost.json()["say"]["key"]) == (409, "error-seed-not-committed")
    assert not show_seed(client, made["game"], ENGLAND, "found", ann)
    assert show_seed(client, made["game"], SCOTLAND, "spider", bob)


def test_seeds_are_nobody_else_s_business_until_the_end(client):
    opened = open_game(client)
    texts = [client.get(opened.path).text, client.get(opened.path, headers=opened.auth(1)).text]
    texts.append(client.get("/api/games", headers=opened.auth(1)).text)
    assert not any("longshanks" in text for text in texts)
    client.post(f"{opened.path}/resign", headers=opened.auth(0))
    assert "longshanks" in client.get(f"{opened.path}/record").text
