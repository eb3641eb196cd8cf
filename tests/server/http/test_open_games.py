"""Everything open: only in games of two computers, decided when they are made."""

from __future__ import annotations

import gzip

import pytest

from tests.server.helpers.service import open_game, plan, serve


@pytest.fixture
def client(tmp_path):
    with serve(tmp_path) as client:
        yield client


def made(client, england: str, scotland: str, **more):
    return client.post("/api/games", json=plan(england, scotland, **more))


def test_where_two_computers_play_everybody_sees_everything(client):
    game = made(client, "computer", "computer", open=True).json()
    path = f"/api/games/{game['game']}"
    state = client.get(path).json()
    assert state["status"]["open"] is True
    assert set(state["views"]) == {"England", "Scotland"}
    page = client.get(f"{path}/frames", params={"viewer": "all"}).json()
    assert page["frames"][0]["sheet"]["viewer"] == "all"
    assert page["frames"][-1]["sheet"]["hidden"] == []
    for viewer in ("England", "Scotland"):
        assert client.get(f"{path}/frames", params={"viewer": viewer}).status_code == 200
    assert [seat["token"] or seat["secret"] for seat in game["seats"]] == [None, None]


def test_nobody_sees_more_where_it_was_not_asked_for(client):
    game = made(client, "computer", "computer").json()
    path = f"/api/games/{game['game']}"
    state = client.get(path).json()
    assert state["status"]["open"] is False
    assert state["views"] is None
    for viewer in ("England", "Scotland", "all"):
        assert client.get(f"{path}/frames", params={"viewer": viewer}).status_code == 409


@pytest.mark.parametrize(
    ("england", "scotland"),
    [("here", "computer"), ("computer", "friend"), ("bot", "computer"), ("here", "here")],
)
def test_where_somebody_can_sit_down_it_is_refused(client, england, scotland):
    answer = made(client, england, scotland, open=True)
    assert answer.status_code == 400
    assert answer.json()["say"]["key"] == "error-open-for-computers"


def test_frames_are_sent_small_to_whoever_can_unpack_them(client):
    opened = open_game(client)
    frames = f"{opened.path}/frames"
    plain = client.get(frames, headers={**opened.auth(0), "Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    packed = client.get(frames, headers={**opened.auth(0), "Accept-Encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == "Accept-Encoding"
    assert packed.json() == plain.json()
    assert len(gzip.compress(plain.content)) < len(plain.content) / 4
