"""The one cookie of a browser: what it opens, for whom, and what becomes of those before it."""

from __future__ import annotations

import re

import pytest
from sqlalchemy import event, select, update

from schiltrom.server.games.seats import hash_token
from schiltrom.server.store.models import SeatRow
from tests.server.helpers.service import ORIGIN, bearer, open_game, plan, serve


@pytest.fixture
def client(tmp_path):
    with serve(tmp_path, games_per_minute=1000.0) as found:
        yield found


@pytest.mark.parametrize(("origin", "secure"), [("", False), ("https://scots.example", True)])
def test_cookies_are_out_of_reach_for_scripts_and_other_sites(tmp_path, origin, secure):
    with serve(tmp_path, origin=origin) as client:
        made = client.post("/api/games", json=plan())
        taken = client.post("/api/seats", json={"secret": made.json()["seats"][1]["secret"]})
        for answer in (made, taken):
            cookie = answer.headers["set-cookie"]
            assert re.match(r"schiltrom=[A-Za-z0-9_-]{43};", cookie)
            assert "HttpOnly" in cookie
            assert "samesite=strict" in cookie.lower()
            assert "Path=/api" in cookie
            assert ("Secure" in cookie) is secure


def test_a_browser_may_hold_both_seats(client):
    made = client.post("/api/games", json=plan()).json()
    client.post("/api/seats", json={"secret": made["seats"][1]["secret"]})
    for side in ("England", "Scotland"):
        found = client.get(f"/api/games/{made['game']}?side={side}").json()
        assert found["side"] == side


def test_seventy_games_need_one_short_cookie(client):
    """A header of 8 kB, which many proxies allow at most, has room for any number of games."""
    made = [client.post("/api/games", json=plan("here", "here")).json() for _ in range(70)]
    names = [cookie.name for cookie in client.cookies.jar]
    assert names == ["schiltrom"]
    sent = client.get("/api/games").request.headers["cookie"]
    assert len(sent) < 100
    for each in made:
        state = client.get(f"/api/games/{each['game']}?side=Scotland").json()
        assert state["side"] == "Scotland"
    listed = {(game["game"], game["side"]) for game in client.get("/api/games").json()["games"]}
    assert listed == {(each["game"], side) for each in made for side in ("England", "Scotland")}


def test_another_browser_holds_nothing_of_it(client):
    made = client.post("/api/games", json=plan("here", "here")).json()
    client.cookies.clear()
    client.post("/api/games", json=plan())
    assert client.get(f"/api/games/{made['game']}").json()["side"] is None
    assert made["game"] not in client.get("/api/games").text


def old_cookies(client, *opened, sides: int = 2) -> dict[str, str]:
    """Forget which browser holds some seats; return the cookies of an earlier version."""
    service = client.app.state.context.service
    client.cookies.clear()
    with service.writing() as session:
        session.execute(update(SeatRow).values(browser_hash=None, link_hash=None))
    return {f"schiltrom_{each.game}": ".".join(each.tokens[:sides]) for each in opened}


def test_cookies_of_before_are_taken_over_and_deleted(client):
    mine = [open_game(client) for _ in range(3)]
    for name, value in old_cookies(client, *mine, sides=1).items():
        client.cookies.set(name, value, path="/api", domain="testserver.local")
    assert client.get(mine[1].path).json()["side"] == "England"  # and all are taken over
    assert [cookie.name for cookie in client.cookies.jar] == ["schiltrom"]
    for each in mine:
        assert client.get(each.path).json()["side"] == "England"
        assert client.get(each.path, headers=each.auth(0)).json()["side"] == "England"
    assert len(client.get("/api/games").json()["games"]) == 3


def test_the_list_of_games_takes_cookies_of_before_over_too(client):
    mine = [open_game(client) for _ in range(2)]
    for name, value in old_cookies(client, *mine).items():
        client.cookies.set(name, value, path="/api", domain="testserver.local")
    assert len(client.get("/api/games").json()["games"]) == 4
    assert [cookie.name for cookie in client.cookies.jar] == ["schiltrom"]
    assert len(client.get("/api/games").json()["games"]) == 4


def test_requests_at_the_same_moment_take_over_into_the_same_cookie(client):
    """Whichever answer comes last, and if one is lost, the browser holds all its seats."""
    mine = [open_game(client) for _ in range(2)]
    sent = "; ".join(f"{name}={value}" for name, value in old_cookies(client, *mine).items())
    given = set()
    for each in mine:
        answer = client.get(f"{each.path}?side=England", headers={"Cookie": sent})
        given.add(answer.headers["set-cookie"].split(";")[0])
        client.cookies.clear()
    (cookie,) = given
    for each in mine:
        state = client.get(f"{each.path}?side=Scotland", headers={"Cookie": cookie}).json()
        assert state["side"] == "Scotland"


def test_a_seat_that_another_browser_took_over_stays_with_both(client):
    opened = open_game(client)
    ((name, value),) = old_cookies(client, opened, sides=1).items()
    first = {"Cookie": f"{name}={value}; schiltrom={'A' * 43}"}
    second = {"Cookie": f"{name}={value}; schiltrom={'B' * 43}"}
    for headers in (first, second, first, second):
        assert client.get(opened.path, headers=headers).json()["side"] == "England"
        client.cookies.clear()
    assert f"{name}=" not in client.get(opened.path, headers=second).headers["set-cookie"]
    client.cookies.clear()
    only = {"Cookie": f"schiltrom={'A' * 43}"}
    assert client.get(opened.path, headers=only).json()["side"] == "England"


def test_made_up_cookies_cost_one_look_up(client):
    opened = open_game(client)
    made_up = "; ".join(f"schiltrom_{i:016}={i:043}.{i + 500:043}" for i in range(100))
    asked: list[str] = []

    def count(_connection, _cursor, statement, *_):
        if "seats.token_hash" in statement:  # not what the server does of its own accord
            asked.append(statement)

    engine = client.app.state.context.service.engine
    event.listen(engine, "before_cursor_execute", count)
    headers = {"Cookie": f"{made_up}; schiltrom={'A' * 43}"}
    assert client.get("/api/games", headers=headers).json() == {"games": []}
    assert len(asked) == 1
    asked.clear()
    plain = client.get(opened.path).json()
    without = len(asked)
    asked.clear()
    assert client.get(opened.path, headers=headers).json() == plain
    assert len(asked) == without + 1
    event.remove(engine, "before_cursor_execute", count)


def test_the_answer_to_taking_a_seat_may_be_lost(client):
    """The same browser gets the same seat and token; nobody else does."""
    made = client.post("/api/games", json=plan()).json()
    client.cookies.clear()
    link = {"secret": made["seats"][1]["secret"]}
    assert client.post("/api/seats/look", json=link).status_code == 200
    answers = [client.post("/api/seats", json={**link, "name": name}) for name in ("Bob", "Rob")]
    assert [answer.status_code for answer in answers] == [201, 201]
    assert answers[0].json() == answers[1].json()
    assert client.post("/api/seats/look", json=link).status_code == 200
    path = f"/api/games/{made['game']}"
    state = client.get(path).json()
    assert (state["side"], state["status"]["seats"][1]["name"]) == ("Scotland", "Bob")
    assert client.get(path, headers=bearer(answers[1].json()["token"])).json()["side"] == "Scotland"
    for other in ({}, {"Cookie": f"schiltrom={'A' * 43}"}):
        client.cookies.clear()
        for url in ("/api/seats/look", "/api/seats"):
            assert client.post(url, json=link, headers=other).status_code == 404


def test_only_the_hash_of_a_browser_s_token_is_kept(client):
    client.post("/api/games", json=plan("here", "here"))
    (browser,) = [cookie.value for cookie in client.cookies.jar]
    with client.app.state.context.service.reading() as session:
        kept = [row.browser_hash for row in session.scalars(select(SeatRow))]
    assert kept == [hash_token(browser)] * 2


def test_a_cookie_that_opens_nothing_makes_a_spectator(client):
    opened = open_game(client)
    sent = [f"schiltrom={value}" for value in ("nonsense", "A" * 43, "A" * 44, "")]
    old = ("nonsense", "A" * 43, f"{'A' * 43}.{'B' * 43}", "." * 9)
    for cookie in (*sent, *(f"schiltrom_{opened.game}={value}" for value in old)):
        headers = {"Cookie": cookie}
        assert client.get(opened.path, headers=headers).json()["side"] is None
        resign = client.post(f"{opened.path}/resign", headers=headers | {"Origin": ORIGIN})
        assert resign.status_code == 401


def test_another_game_s_token_in_a_cookie_opens_nothing(client):
    mine, other = open_game(client), open_game(client)
    headers = {"Cookie": f"schiltrom_{other.game}={mine.tokens[0]}"}
    assert client.get(other.path, headers=headers).json()["side"] is None
