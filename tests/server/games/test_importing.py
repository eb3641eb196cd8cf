"""Records from elsewhere: going on, watching, and clear words where one is wrong."""

from __future__ import annotations

import json
from typing import Any

import pytest

from schiltrom import Game, Record
from schiltrom.engine.record import Entry
from schiltrom.fairness import verify
from schiltrom.notation import Limits, read_game
from schiltrom.table import importing
from tests.helpers.played import played
from tests.server.helpers.seeds import bring_seeds
from tests.server.helpers.service import (
    Opened,
    begin_here,
    fix_chance,
    new_service,
    open_game,
    play_one,
    players,
    serve,
)

SEATS: dict[str, Any] = {
    "england": {"kind": "here", "name": "Ann"},
    "scotland": {"kind": "here", "name": "Bob"},
}


@pytest.fixture(scope="module")
def one_service(tmp_path_factory):
    folder = tmp_path_factory.mktemp("importing")
    with serve(folder, games_per_minute=100_000.0) as found:
        found.folder = folder
        yield found


@pytest.fixture
def client(one_service):
    one_service.cookies.clear()
    return one_service


@pytest.fixture(scope="module")
def whole():
    return played(10_000)


def bring(client, record: Any, **more: Any) -> Any:
    return client.post("/api/games/import", json={"record": record, **more})


def test_the_notation_is_taken_and_given_too(client, whole):
    whole.record.tags["england"] = "Ann"
    made = bring(client, whole.text)
    assert made.status_code == 201, made.text
    path = f"/api/games/{made.json()['game']}/record"
    assert client.get(path).json() == whole.record.to_json()
    answer = client.get(path, params={"format": "hots"})
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert read_game(answer.text).record == whole.record
    assert client.get(path, params={"format": "pgn"}).status_code == 422


@pytest.mark.parametrize(
    ("text", "error", "words"),
    [
        ("", "bad-record", "no game found"),
        ('[Schiltrom "2"] [Scenario "Braveheart"] Levy: Walace *', "bad-record", "Wallace"),
        ('[Schiltrom "2"] [Scenario "Braveheart"] 1298 *', "bad-record", "column 41"),
        ('[Schiltrom "2"] [Scenario "Braveheart"] [Note "%s"] *' % (501 * "x"), "record-tags", ""),
    ],
)
def test_notation_that_is_wrong_is_refused_with_its_place(client, text, error, words):
    answer = bring(client, text, seats=SEATS)
    assert answer.status_code == 422
    assert words in answer.text
    assert error in answer.text


def test_notation_that_is_too_long_is_refused(client, whole, monkeypatch):
    monkeypatch.setattr(importing, "LIMITS", Limits(100, 3))
    answer = bring(client, whole.text)
    assert answer.status_code == 422
    assert "more than 100 entries" in answer.text


def test_a_game_goes_on_where_its_record_ends_and_what_follows_is_proved(client):
    game = played(150, scenario="the bruce")
    answer = bring(client, game.record.to_json(), seats=SEATS)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    client.cookies.clear()
    tokens = (made["seats"][0]["token"], made["seats"][1]["token"])
    opened = Opened(made["game"], tokens, made["commitment"])
    begin_here(client, made)
    state = client.get(opened.path, headers=opened.auth(0)).json()
    assert state["status"]["begun"]
    assert state["status"]["imported"]
    assert state["view"]["public"]["year"] == game.position.year
    rngs = players(3)
    for _ in range(80):
        play_one(client, opened, rngs)
    other = new_service(client.folder)  # as after a restart
    for side in range(2):
        kept = other.state(opened.game, side)
        assert kept.view == client.get(opened.path, headers=opened.auth(side)).json()["view"]
    client.post(f"{opened.path}/resign", headers=opened.auth(0))
    record = Record.from_json(client.get(f"{opened.path}/record").json())
    assert record.entries[: len(game.record.entries)] == game.record.entries
    found = verify(record)
    assert found.foreign == sum(entry.is_chance() for entry in game.record.entries)
    assert found.rolls + found.draws + found.deals > 0
    last = max(number for number, entry in enumerate(record.entries) if entry.is_chance())
    assert last >= len(game.record.entries)
    record.tags["fair-server-seed"] = "00" * 32
    with pytest.raises(ValueError, match="committed itself"):
        verify(record)


def test_it_waits_for_a_friend_as_a_new_game_does(client):
    record = played(40).record.to_json()
    seats = {"england": {"kind": "here"}, "scotland": {"kind": "friend"}}
    clock = {"kind": "days", "days": 2}
    made = bring(client, record, seats=seats, clock=clock).json()
    client.cookies.clear()
    path = f"/api/games/{made['game']}"
    status = client.get(path).json()["status"]
    assert (status["begun"], status["clock"]["kind"]) == (False, "days")
    secret = made["seats"][1]["secret"]
    other = client.post("/api/seats", json={"secret": secret}).json()["token"]
    client.cookies.clear()
    bring_seeds(client, made["game"], {0: (made["seats"][0]["token"], "x"), 1: (other, "y")})
    assert client.get(path).json()["status"]["begun"]


def test_a_record_that_ends_before_chance_goes_on_with_chance(client):
    record = Game.new(seed=1).record
    del record.entries[3:]
    made = bring(client, record.to_json(), seats=SEATS).json()
    client.cookies.clear()
    begin_here(client, made)
    token = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
    assert client.get(f"/api/games/{made['game']}", headers=token).json()["your_choice"]


def test_a_game_that_is_over_can_be_watched(client, whole):
    assert whole.is_over
    record = whole.record.to_json()
    record["tags"] = {"england": "Edward", "scotland": "Robert", "place": "Stirling"}
    made = bring(client, record).json()
    assert made["seats"] == []
    state = client.get(f"/api/games/{made['game']}").json()
    status = state["status"]
    assert (status["over"], status["winner"]) == (True, ("England", "Scotland")[whole.winner])
    assert [seat["name"] for seat in status["seats"]] == ["Edward", "Robert"]
    assert set(state["views"]) == {"England", "Scotland"}
    assert state["views"]["England"]["side"] == "England"
    assert client.get(f"/api/games/{made['game']}/record").json() == record
    again = bring(client, record, seats=SEATS)
    assert again.status_code == 400
    assert "over" in again.json()["message"]
    assert new_service(client.folder).finished(made["game"]).to_json() == record


def test_a_game_played_here_can_be_brought_back_and_is_still_proved(client, monkeypatch):
    fix_chance(monkeypatch)
    opened = open_game(client)
    rngs = players()
    while play_one(client, opened, rngs):
        pass
    record = client.get(f"{opened.path}/record").json()
    made = bring(client, record).json()
    again = client.get(f"/api/games/{made['game']}/record").json()
    assert again == record
    assert verify(Record.from_json(again)) == verify(Record.from_json(record))


def test_spectators_see_both_sides_when_the_game_is_over_and_not_before(client):
    opened = open_game(client)
    assert client.get(opened.path).json()["views"] is None
    for side in range(2):
        assert client.get(opened.path, headers=opened.auth(side)).json()["views"] is None
    client.post(f"{opened.path}/resign", headers=opened.auth(0))
    views = client.get(opened.path).json()["views"]
    for side, name in enumerate(("England", "Scotland")):
        own = client.get(opened.path, headers=opened.auth(side)).json()["view"]
        assert views[name] == own


def false_entry() -> dict[str, object]:
    record = played(60).record
    record.entries[14] = Entry.parse("S done")
    return record.to_json()


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda d: d.update(format="chess"), "not a schiltrom record"),
        (lambda d: d.update(version=9), "version 9"),
        (lambda d: d["entries"].pop(), "check sum"),
        (lambda d: d["entries"].insert(3, "E checkmate"), "no choice"),
        (lambda d: d.update(entries=["E card 1"] * 4001), "at most 4000"),
        (lambda d: d.update(entries=["E back 15"] * 101), "at most 100 take-backs"),
        (lambda d: d.update(entries=5), "tags and entries"),
        (lambda d: d["rules"].update(edition=77), "edition"),
        (lambda d: d["tags"].update({str(i): "" for i in range(41)}), "tags"),
        (lambda d: d["tags"].update(a="x" * 501), "tags"),
        (lambda d: d["tags"].update(a=[[[]]]), "tags are texts"),
        (lambda d: d.clear(), "not a schiltrom record"),
        (lambda d: d.update(false_entry()), "entry 15: 'S done' is not legal"),
    ],
)
def test_bad_records_are_refused_with_the_place_of_the_fault(client, change, words):
    data = json.loads(json.dumps(played(60).record.to_json()))
    change(data)
    answer = bring(client, data, seats=SEATS)
    assert (answer.status_code, answer.json()["error"]) == (422, "bad-record")
    assert words in answer.json()["message"]


def test_other_bad_imports(client):
    record = played(60).record.to_json()
    assert bring(client, record).status_code == 400
    assert bring(client, [record], seats=SEATS).status_code == 422
    assert bring(client, record, seats=SEATS, more=1).status_code == 422
    assert client.get("/api/games/import").status_code == 405
    deep = '{"record": {"a": ' + "[" * 50_000 + "]" * 50_000 + "}}"
    answer = client.post("/api/games/import", content=deep)
    assert 400 <= answer.status_code < 500
    large = {"record": record | {"pad": "x" * 1_048_576}}
    assert client.post("/api/games/import", json=large).status_code == 413
    padded = record | {"pad": "x" * 100_000}
    assert bring(client, padded, seats=SEATS).status_code == 201  # larger than other requests
    assert client.post("/api/games", json=padded).status_code == 413


def test_records_have_room_for_every_game(whole):
    """The longest game of many is far below what can be brought."""
    lengths = [len(played(10_000, seed).record.entries) for seed in (1, 2)]
    assert max(*lengths, len(whole.record.entries)) < importing.MOST_ENTRIES / 2
