"""The endpoints: whole games over HTTP, clear answers, and no answer at all to what is secret."""

from __future__ import annotations

import json
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy.exc import OperationalError

from schiltrom import Record
from schiltrom.fairness import verify
from tests.server.helpers.service import (
    ORIGIN,
    SIDES,
    bearer,
    begin_here,
    fix_chance,
    open_game,
    plan,
    play_one,
    players,
    serve,
)

NO_GAME = "/api/games/AAAAAAAAAAAAAAAA"


@pytest.fixture(scope="module")
def one_service(tmp_path_factory):
    with serve(tmp_path_factory.mktemp("api"), games_per_minute=100_000.0) as found:
        yield found


@pytest.fixture
def client(one_service):
    one_service.cookies.clear()
    return one_service


@pytest.fixture
def opened(client):
    return open_game(client)


@pytest.fixture(scope="module")
def untouched(one_service):
    """A game for requests that change nothing."""
    return open_game(one_service)


def look(client, opened, side: int | None = None, **query) -> dict[str, Any]:
    headers = {} if side is None else opened.auth(side)
    answer = client.get(opened.path, headers=headers, params=query)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


# --- playing ---------------------------------------------------------------------------------


def test_a_whole_game_over_http(client, monkeypatch):
    fix_chance(monkeypatch)
    opened = open_game(client)
    rngs = players()
    assert client.get(f"{opened.path}/record").json()["error"] == "not-playing"
    choices = 0
    while play_one(client, opened, rngs):
        choices += 1
    assert choices == 139
    status = look(client, opened)["status"]
    assert status["over"]
    assert status["winner"] in SIDES
    data = client.get(f"{opened.path}/record").json()
    record = Record.from_json(data)
    assert record.tags["fair-commitment"] == opened.commitment
    assert record.tags["fair-england-seed"] == "longshanks"
    assert record.tags["fair-scotland-seed"] == "bruce"
    assert verify(record).rolls > 5
    state = look(client, opened, 0)
    late = {"number": state["number"], "choice": "done"}
    answer = client.post(f"{opened.path}/choices", json=late, headers=opened.auth(0))
    assert (answer.status_code, answer.json()["error"]) == (409, "not-playing")


def test_each_seat_sees_its_own_view(client, opened):
    views = [look(client, opened, side)["view"] for side in range(2)]
    for side in range(2):
        assert views[side]["side"] == SIDES[side]
        assert views[side]["sides"][side]["hand"] >= 0
        assert views[side]["sides"][1 - side]["hand"] == -1
        assert views[side]["sides"][1 - side]["secrets"] is None


def test_a_spectator_sees_public_facts_only(client, opened):
    state = look(client, opened)
    assert state["side"] is None
    assert state["view"]["side"] == "spectator"
    assert [seen["hand"] for seen in state["view"]["sides"]] == [-1, -1]
    assert [seen["secrets"] for seen in state["view"]["sides"]] == [None, None]
    assert state["view"]["legal"] == []
    assert not state["your_choice"]
    assert not state["can_undo"]


def test_a_card_laid_face_down_stays_hidden(client, monkeypatch):
    """The others see that a card lies there, and the same bytes whichever it is."""
    fix_chance(monkeypatch)
    opened = open_game(client)
    state = look(client, opened, 0)
    number, cards = state["number"], state["view"]["legal"]
    seen = []
    for card in (cards[0], cards[-1]):
        choice = {"number": number, "choice": card}
        number = client.post(f"{opened.path}/choices", json=choice, headers=opened.auth(0)).json()[
            "number"
        ]
        others = [look(client, opened, side, since=10**6) for side in (1, None)]
        seen.append([other | {"number": 0, "lines": []} for other in others])
        number = client.post(
            f"{opened.path}/undo", json={"number": number}, headers=opened.auth(0)
        ).json()["number"]
    assert cards[0] != cards[-1]
    assert seen[0] == seen[1]


def test_what_was_missed_comes_with_since(client, opened):
    whole = look(client, opened, 0)
    assert whole["lines"]
    assert look(client, opened, 0, since=whole["number"])["lines"] == []
    assert look(client, opened, 0, since=whole["number"] + 9)["lines"] == whole["lines"]
    assert look(client, opened, 0, since=0)["lines"] == whole["lines"]


def test_stale_repeated_early_and_foreign_choices_change_nothing(client, opened):
    state = look(client, opened, 0)
    path, number = f"{opened.path}/choices", state["number"]
    choice = {"number": number, "choice": state["view"]["legal"][0]}
    first = client.post(path, json=choice, headers=opened.auth(0))
    assert first.status_code == 200
    again = client.post(path, json=choice, headers=opened.auth(0))
    assert again.status_code == 409
    assert again.json()["error"] == "stale"
    assert again.json()["number"] == first.json()["number"]
    early = {"number": number + 50, "choice": "done"}
    assert client.post(path, json=early, headers=opened.auth(0)).status_code == 409
    out_of_turn = choice | {"number": first.json()["number"]}
    refused = client.post(path, json=out_of_turn, headers=opened.auth(0))
    assert (refused.status_code, refused.json()["error"]) == (422, "refused")
    waits = {"key": "reason-card-chosen", "args": {"side": 1}, "rule": "3.1"}
    assert refused.json()["say"] == waits
    assert refused.json()["rule"] == "3.1"
    other = open_game(client)
    foreign = client.post(path, json=choice, headers=other.auth(0))
    assert (foreign.status_code, foreign.json()["error"]) == (403, "foreign-game")
    assert client.post(path, json=choice).status_code == 401
    assert look(client, opened, 0)["number"] == first.json()["number"]


def test_a_refusal_names_its_rule(client, opened):
    state = look(client, opened, 0)
    wrong = {"number": state["number"], "choice": "fire"}
    answer = client.post(f"{opened.path}/choices", json=wrong, headers=opened.auth(0))
    assert answer.status_code == 422
    assert answer.json()["rule"]


def test_undo_fire_all_wishes_and_resigning(client, opened):
    state = look(client, opened, 0)
    auth = opened.auth(0)
    choice = {"number": state["number"], "choice": state["view"]["legal"][0]}
    number = client.post(f"{opened.path}/choices", json=choice, headers=auth).json()["number"]
    stale = client.post(f"{opened.path}/undo", json={"number": number - 1}, headers=auth)
    assert (stale.status_code, stale.json()["number"]) == (409, number)
    undone = client.post(f"{opened.path}/undo", json={"number": number}, headers=auth)
    assert undone.status_code == 200
    number = undone.json()["number"]
    assert client.post(f"{opened.path}/undo", json={"number": number}, headers=auth).is_client_error
    no_battle = client.post(f"{opened.path}/fire-all", json={"number": number}, headers=auth)
    assert no_battle.status_code in (400, 422)
    wishes = {"wishes": ["forced", "hits"]}
    assert client.post(f"{opened.path}/wishes", json=wishes, headers=auth).json() == {"done": True}
    assert client.post(f"{opened.path}/resign").status_code == 401
    assert client.post(f"{opened.path}/resign", headers=auth).json() == {"done": True}
    assert look(client, opened)["status"]["winner"] == "Scotland"
    assert client.post(f"{opened.path}/resign", headers=auth).status_code == 409
    verify(Record.from_json(client.get(f"{opened.path}/record").json()))


# --- games and seats -------------------------------------------------------------------------


def test_a_link_works_once_and_only_for_a_seat(client):
    made = client.post("/api/games", json=plan()).json()
    seat = made["seats"][1]
    assert seat["token"] is None
    assert seat["link"].endswith("#join=" + seat["secret"])
    waiting = client.get(f"/api/games/{made['game']}").json()
    assert (waiting["number"], waiting["view"], waiting["status"]["begun"]) == (0, None, False)
    assert client.get("/api/games", headers=bearer(seat["secret"])).status_code == 401
    taken = client.post("/api/seats", json={"secret": seat["secret"]})
    assert taken.status_code == 201
    assert taken.json()["side"] == "Scotland"
    client.cookies.clear()  # as another browser has none
    again = client.post("/api/seats", json={"secret": seat["secret"]})
    assert (again.status_code, again.json()["error"]) == (404, "not-found")
    token = made["seats"][0]["token"]
    assert client.post("/api/seats", json={"secret": token}).status_code == 404


def test_the_caller_s_games_are_listed(client):
    mine, other = open_game(client), open_game(client)
    assert client.get("/api/games").json() == {"games": []}
    (listed,) = client.get("/api/games", headers=mine.auth(1)).json()["games"]
    assert (listed["game"], listed["side"]) == (mine.game, "Scotland")
    assert other.game not in json.dumps(listed)
    client.post("/api/games", json=plan())
    client.post("/api/games", json=plan("here", "here"))
    listed = client.get("/api/games").json()["games"]
    assert sorted(game["side"] for game in listed) == ["England", "England", "Scotland"]


def test_rules_and_options(client):
    options = {"schiltroms": True, "retreat_limit": "cumulative", "english_archer_move": 3}
    made = client.post("/api/games", json=plan(edition="de", options=options, bid="E2"))
    assert made.status_code == 201
    rules = client.get(f"/api/games/{made.json()['game']}").json()["status"]["rules"]
    assert rules | options == rules
    assert rules["bid"] == "E2"
    assert rules["truce_raid_loss"] == "suspended_by_either"


@pytest.mark.parametrize(
    "more",
    [
        {"options": {"self": True}},
        {"options": {"name": "4"}},
        {"options": {"edition": 2}},
        {"options": {"bid": "E1"}},
        {"options": {"schiltroms": 1}},
        {"options": {"retreat_limit": "never"}},
        {"scenario": "the_bruce", "bid": "S1"},
        {"scenario": "culloden"},
        {"edition": 4},
        {"edition": "5"},
        {"bid": "E9"},
    ],
)
def test_rules_that_do_not_exist_are_refused(client, more):
    answer = client.post("/api/games", json=plan(**more))
    assert answer.status_code == 422, answer.text
    assert answer.json()["message"]


# --- bad input -------------------------------------------------------------------------------

GOOD = {"number": 0, "choice": "done"}
BAD_BODIES: list[tuple[bytes, int]] = [
    (b"", 422),
    (b"{", 400),
    (b"\xff\xfe", 400),
    (b"[" * 8000, 400),
    (b'{"number": ' + b"9" * 5000 + b', "choice": "done"}', 400),
    (b"null", 422),
    (b"[]", 422),
    (b'"done"', 422),
    (b"NaN", 422),
    (b"{}", 422),
    (b'{"number": NaN, "choice": "done"}', 422),
    (b'{"number": 1e400, "choice": "done"}', 422),
    (b'{"number": 99999999999999999999, "choice": "done"}', 422),
    (b'{"number": -1, "choice": "done"}', 422),
    (b'{"number": true, "choice": "done"}', 422),
    (b'{"number": "0", "choice": "done"}', 422),
    (b'{"number": 0.0, "choice": "done"}', 422),
    (b'{"number": 0, "choice": 3}', 422),
    (b'{"number": 0, "choice": ""}', 422),
    (b'{"number": 0, "choice": "a\\u0000b"}', 422),
    (b'{"number": 0, "choice": "\\ud800"}', 422),
    (b'{"number": 0, "choice": "' + b"x" * 61 + b'"}', 422),
    (b'{"number": 0, "choice": "done", "side": 1}', 422),
    (b'{"number": 0, "choice": "done", "\\ud800": 1}', 422),
    (b'{"number": 0, "choice": "no such thing"}', 400),
]


@pytest.mark.parametrize(("body", "status"), BAD_BODIES)
def test_bad_bodies_are_answered_clearly(client, untouched, body, status):
    headers = untouched.auth(0) | {"Content-Type": "application/json"}
    answer = client.post(f"{untouched.path}/choices", content=body, headers=headers)
    assert answer.status_code == status, answer.text
    assert set(answer.json()) == {"error", "message", "say"}
    assert answer.json()["message"]


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_other_kinds_of_bodies_are_refused(client, opened, kind):
    headers = opened.auth(0) | {"Content-Type": kind}
    answer = client.post(f"{opened.path}/choices", content=json.dumps(GOOD), headers=headers)
    assert answer.status_code == 422


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", NO_GAME, None, 404),
        ("GET", f"{NO_GAME}/record", None, 404),
        ("POST", f"{NO_GAME}/tickets", None, 404),
        ("POST", f"{NO_GAME}/choices", GOOD, 401),
        ("GET", "/api/games/short", None, 422),
        ("GET", "/api/games/AAAAAAAAAAAAAAA%00", None, 422),
        ("GET", "/api/games/%ff%fe", None, 422),
        ("GET", f"{NO_GAME}?since=x", None, 422),
        ("GET", f"{NO_GAME}?since=-2", None, 422),
        ("GET", f"{NO_GAME}?since={'9' * 5000}", None, 422),
        ("GET", f"{NO_GAME}?side=france", None, 422),
        ("GET", f"{NO_GAME}?side=England", None, 401),
        ("PUT", NO_GAME, None, 405),
        ("DELETE", NO_GAME, None, 405),
        ("GET", "/api/seats", None, 405),
        ("GET", "/nowhere", None, 404),
        ("POST", "/api/seats", {"secret": "x"}, 422),
        ("POST", "/api/seats", {"secret": "A" * 43}, 404),
        ("POST", "/api/seats", {"secret": "A" * 43, "name": "x" * 61}, 422),
        ("POST", "/api/seats", {"secret": "A" * 43, "name": "a\x00b"}, 422),
        ("POST", "/api/seats", {"secret": "A" * 43, "name": "\u202egnilrits"}, 422),
        ("POST", "/api/seats", {"secret": "A" * 43, "seed": ""}, 422),
        ("POST", "/api/seats", {"secret": "A" * 43, "seed": "x" * 201}, 422),
        ("POST", "/api/games", {}, 422),
        ("POST", "/api/games", plan("king"), 422),
        ("POST", "/api/games", plan() | {"server_seed": "00"}, 422),
    ],
)
def test_bad_requests_are_answered_clearly(client, method, path, body, status):
    answer = client.request(method, path, json=body)
    assert answer.status_code == status, answer.text
    assert answer.json()["error"]
    assert answer.json()["message"]


def test_odd_names_of_options_are_not_repeated(client):
    answer = client.post("/api/games", json=plan(options={"<b>\u0007": True}))
    assert answer.status_code == 422
    assert "body.options.?" in answer.json()["message"]
    assert "<b>" not in answer.text


def test_wishes_that_do_not_exist(client, opened):
    for wishes in (["win"], "forced", [1], ["forced"] * 9, None):
        answer = client.post(
            f"{opened.path}/wishes", json={"wishes": wishes}, headers=opened.auth(0)
        )
        assert answer.status_code == 422


def test_a_database_that_does_not_answer_is_a_503_without_secrets(client, opened, monkeypatch):
    def fail(*_args):
        raise OperationalError("INSERT seed='secret seed'", {"seed": "secret seed"}, Exception())

    monkeypatch.setattr(client.app.state.context.service, "state", fail)
    answer = client.get(opened.path)
    assert answer.status_code == 503
    assert answer.headers["retry-after"]
    assert "secret" not in answer.text


# --- the document ----------------------------------------------------------------------------


def test_every_endpoint_documents_its_answers_with_examples(client):
    document = client.get("/api/openapi.json").json()
    operations = [(path, op) for path, ops in document["paths"].items() for op in ops.values()]
    assert len(operations) >= 13
    for path, operation in operations:
        answers = operation["responses"]
        assert {"400", "413", "429", "503"} <= set(answers), path
        if "{game_id}" in path:
            assert {"401", "403", "404", "422"} <= set(answers), path
        for status, answer in answers.items():
            if status >= "400":
                assert answer["content"]["application/json"]["example"]["error"], path
    shapes = document["components"]["schemas"]
    for name in ("NewGame", "TakeSeat", "Choose", "AtNumber", "Wishes"):
        assert shapes[name]["examples"]
        assert shapes[name]["additionalProperties"] is False


def test_health_readiness_and_metrics(tmp_path):
    with serve(tmp_path, metrics_token="prometheus-unbound") as client:
        assert client.get("/healthz").text == "ok\n"
        assert client.get("/readyz").text == "ready\n"
        opened = open_game(client)
        look(client, opened, 0)
        assert client.get("/metrics").status_code == 404
        assert client.get("/metrics", headers=bearer("wrong")).status_code == 404
        found = client.get("/metrics", headers=bearer("prometheus-unbound"))
        assert 'path="/api/games/{game_id}",status="200"} 1' in found.text
        assert found.headers["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8"
        assert [*text_string_to_metric_families(found.text)]
        assert opened.game not in found.text


def test_metrics_are_nobody_s_unless_a_token_is_set(client):
    assert client.get("/metrics", headers={"Authorization": "Bearer "}).status_code == 404


def test_cookies_work_for_playing(client):
    made = client.post("/api/games", json=plan("here", "here")).json()
    begin_here(client, made)
    path = f"/api/games/{made['game']}"
    assert client.get(path).json()["error"] == "which-side"
    state = client.get(f"{path}?side=England").json()
    choice = {"number": state["number"], "choice": state["view"]["legal"][0]}
    url = f"{path}/choices?side=England"
    assert client.post(url, json=choice).json()["error"] == "foreign-origin"
    assert client.post(url, json=choice, headers={"Origin": ORIGIN}).status_code == 200


def test_a_browser_can_leave_a_game(client):
    made = client.post("/api/games", json=plan("here", "here")).json()
    begin_here(client, made)
    listed = client.get("/api/games").json()["games"]
    assert [(each["year"], len(each["made"])) for each in listed] == [(1297, 10), (1297, 10)]
    path = f"/api/games/{made['game']}/leave?side=England"
    assert client.post(path).json()["error"] == "foreign-origin"
    assert len(client.get("/api/games").json()["games"]) == 2
    assert client.post(path, headers={"Origin": ORIGIN}).status_code == 200
    assert client.get("/api/games").json() == {"games": []}
