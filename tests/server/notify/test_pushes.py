"""Pushes to a local push service, read by their browsers: who gets them, when, what they say."""

from __future__ import annotations

import json
import logging
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import func, select, update

from schiltrom.engine.rules import PRESETS
from schiltrom.engine.tables import ENGLAND, SCOTLAND
from schiltrom.server.games.seats import Seat, SeatPlan
from schiltrom.server.games.service import GameService
from schiltrom.server.notify import notices, pushes, sending, web_push
from schiltrom.server.notify.notify import BACKOFF_S, PUSH, Notify, Parcel
from schiltrom.server.notify.pushes import BROWSERS_A_SEAT, Browser, Pushes, hash_endpoint
from schiltrom.server.notify.web_push import PADDED_BYTES, BrowserKeys, new_private_key
from schiltrom.server.ops.settings import Settings
from schiltrom.server.store.database import open_database
from schiltrom.server.store.models import (
    DeliveryRow,
    GameRow,
    PushKeyRow,
    PushRow,
    SeatRow,
)
from schiltrom.text.words import languages
from tests.server.helpers.notices import at_the_table, deliver, lay, make_due
from tests.server.helpers.push_service import Subscriber, signed_claims
from tests.server.helpers.receivers import web_server
from tests.server.helpers.service import Opened, open_game, serve

TURN = "Schiltrom: your turn"
OVER = "Schiltrom: game over"


@pytest.fixture
def service():
    with web_server() as found:
        yield found


@pytest.fixture
def client(tmp_path):
    with serve(tmp_path, webhook_private=1) as found:
        yield found


@pytest.fixture
def opened(client):
    return open_game(client)


@pytest.fixture
def browser(service):
    return Subscriber(f"{service.url}/push/bob")


def ask(client, opened: Opened, side: int, path: str, body: Any = None, status: int = 200) -> Any:
    auth = opened.auth(side)
    where = f"{opened.path}/{path}"
    answer = (
        client.get(where, headers=auth)
        if body is None
        else client.post(where, json=body, headers=auth)
    )
    assert answer.status_code == status, answer.text
    return answer.json()


def count(client, row: Any) -> int:
    with client.app.state.context.service.reading() as session:
        return session.scalar(select(func.count()).select_from(row)) or 0


def titles(service, *browsers: Subscriber) -> list[str]:
    """Return the titles of what was pushed, each read by the browser it was sent to."""
    by_path = {each.url.removeprefix(service.url): each for each in browsers}
    return [json.loads(by_path[path].read(body))["title"] for path, _, body in service.got]


# --- what is pushed --------------------------------------------------------------------------


def test_a_push_is_signed_encrypted_and_says_what_a_mail_s_subject_says(
    client, opened, service, browser
):
    key = ask(client, opened, 1, "push")["public_key"]
    told = ask(client, opened, 1, "push", browser.body(language="de"))
    assert told == {"public_key": key, "browsers": [hash_endpoint(browser.url)]}
    deliver(client)
    assert service.got == []
    lay(client, opened, 0)
    deliver(client)
    [(path, headers, body)] = service.got
    assert path == "/push/bob"
    assert json.loads(browser.read(body)) == {
        "title": "Schiltrom: Du bist dran",
        "game": opened.game,
        "language": "de",
    }
    assert len(browser.record(body)) == PADDED_BYTES
    claims, signed_by = signed_claims(headers["Authorization"])
    assert signed_by == key
    assert claims["aud"] == service.url
    assert claims["sub"] == "https://localhost"
    assert headers["Content-Encoding"] == "aes128gcm"
    assert headers["TTL"] == str(3 * 24 * 3600)
    assert headers["Urgency"] == "normal"
    assert len(headers["Topic"]) == 32
    seen = json.dumps(headers) + body.decode("latin-1")
    for secret in (*opened.tokens, opened.game, "longshanks", "bruce", "Edward", "Robert"):
        assert secret not in seen


def test_notices_of_one_game_replace_each_other_and_of_two_do_not(client, service, browser):
    games = [open_game(client) for _ in range(2)]
    for opened in games:
        ask(client, opened, 1, "push", browser.body())
        lay(client, opened, 0)
    deliver(client)
    for opened in games:
        client.post(f"{opened.path}/resign", headers=opened.auth(0))
    deliver(client)
    read = [(json.loads(browser.read(body)), headers["Topic"]) for _, headers, body in service.got]
    assert [told["title"] for told, _ in read] == [TURN, TURN, OVER, OVER]
    assert len({told["game"] for told, _ in read}) == 2
    assert len({(told["game"], topic) for told, topic in read}) == 2
    assert len({len(body) for _, _, body in service.got}) == 1


@pytest.mark.parametrize(
    ("settings", "contact"),
    [
        ({"origin": "https://scots.example.org"}, "https://scots.example.org"),
        (
            {"smtp_url": "smtp://localhost", "smtp_from": "Games <games@example.org>"},
            "mailto:games@example.org",
        ),
        ({}, "https://localhost"),
    ],
)
def test_whom_a_push_service_can_ask(settings, contact):
    assert sending._contact(Settings(**settings)) == contact


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("event", [notices.TURN, notices.OVER])
def test_every_language_has_room_in_a_push(language, event):
    told = Parcel(
        id="0" * 32,
        event=event,
        kind=PUSH,
        target="https://push.example.net/a",
        secret="",
        language=language,
        code="",
        game_id="g" * 16,
        side="England",
        scenario="Braveheart",
        winner="Scotland",
        ending="resigned",
        tries=1,
    )
    message = sending.pushed(told)
    assert len(message) < PADDED_BYTES
    assert json.loads(message)["language"] == language
    assert b"Scotland" not in message


# --- to whom, and when -----------------------------------------------------------------------


def test_all_places_are_told_and_each_can_be_left(client, opened, service, browser):
    """Two browsers and a webhook beside each other; turning one off leaves the others."""
    phone = Subscriber(f"{service.url}/push/phone")
    ask(client, opened, 1, "notify", {"webhook": f"{service.url}/hook"})
    for each in (browser, phone):
        ask(client, opened, 1, "push", each.body())
    lay(client, opened, 0)
    for _ in range(2):  # two notices at once to one receiver
        deliver(client)
        make_due(client)
    assert sorted(path for path, _, _ in service.got) == ["/hook", "/push/bob", "/push/phone"]
    ask(client, opened, 1, "notify", {})
    left = ask(client, opened, 1, "push/off", {"endpoint": phone.url})
    assert left == {"done": True, "needed": False}
    assert ask(client, opened, 1, "push")["browsers"] == [hash_endpoint(browser.url)]
    service.got.clear()
    client.post(f"{opened.path}/resign", headers=opened.auth(0))
    deliver(client)
    assert titles(service, browser) == [OVER]


def test_a_turn_is_told_once(client, opened, service, browser):
    ask(client, opened, 1, "push", browser.body())
    ask(client, opened, 1, "push", browser.body())  # it is the same browser
    lay(client, opened, 0)
    for _ in range(3):
        deliver(client)
    assert titles(service, browser) == [TURN]


def test_who_has_acted_or_turned_it_off_meanwhile_is_not_told(client, opened, service, browser):
    ask(client, opened, 1, "push", browser.body())
    lay(client, opened, 0)
    assert count(client, DeliveryRow) == 1
    ask(client, opened, 1, "push/off", {})
    assert (count(client, DeliveryRow), count(client, PushRow)) == (0, 0)
    ask(client, opened, 0, "push", browser.body())
    lay(client, opened, 1)
    deliver(client)
    with client.app.state.context.service.reading() as session:
        assert not session.get_one(SeatRow, (opened.game, 1)).notified
    assert all(title == TURN for title in titles(service, browser))


def test_who_is_at_the_table_is_not_told(client, opened, service, browser):
    ask(client, opened, 1, "push", browser.body())
    with at_the_table(client, opened, 1):
        lay(client, opened, 0)
        for _ in range(2):
            deliver(client)
            make_due(client)
        assert service.got == []
    deliver(client)
    assert titles(service, browser) == [TURN]


def test_an_address_that_is_not_confirmed_is_not_told_because_a_browser_is(tmp_path, browser):
    settings: dict[str, Any] = {
        "smtp_url": "smtp://127.0.0.1:9",
        "smtp_from": "games@example.org",
        "webhook_private": 1,
    }
    with serve(tmp_path, **settings) as client:
        opened = open_game(client)
        ask(client, opened, 1, "notify", {"email": "bob@example.org"})
        ask(client, opened, 1, "push", browser.body())
        lay(client, opened, 0)
        service = client.app.state.context.service  # type: ignore[attr-defined]
        with service.reading() as session:
            queued = session.execute(select(DeliveryRow.event, DeliveryRow.push_id)).all()
        assert sorted((event, push is not None) for event, push in queued) == [
            ("confirm", False),
            ("your-turn", True),
        ]


def test_an_address_that_other_games_need_is_said_to_be_needed(client, browser):
    games = [open_game(client) for _ in range(2)]
    for opened in games:
        ask(client, opened, 1, "push", browser.body())
    off = [ask(client, each, 1, "push/off", {"endpoint": browser.url}) for each in games]
    assert [each["needed"] for each in off] == [True, False]


def test_a_seat_has_a_few_browsers_the_newest(client, opened, service):
    browsers = [Subscriber(f"{service.url}/push/{i}") for i in range(BROWSERS_A_SEAT + 2)]
    for each in browsers:
        ask(client, opened, 1, "push", each.body())
        with client.app.state.context.service.writing() as session:
            session.execute(update(PushRow).values(created_ms=PushRow.created_ms - 1000))
    found = ask(client, opened, 1, "push")["browsers"]
    assert found == [hash_endpoint(each.url) for each in browsers[2:]]


# --- failures --------------------------------------------------------------------------------


@pytest.mark.parametrize("status", [404, 410])
def test_an_expired_subscription_is_dropped_and_no_other(client, opened, service, browser, status):
    phone = Subscriber(f"{service.url}/push/phone")
    ask(client, opened, 1, "push", browser.body())
    lay(client, opened, 0)
    service.statuses = [status]
    deliver(client)
    assert (count(client, PushRow), count(client, DeliveryRow)) == (0, 0)
    for each in (browser, phone):
        ask(client, opened, 1, "push", each.body())
    client.post(f"{opened.path}/resign", headers=opened.auth(0))
    service.statuses = [status]
    deliver(client)
    assert count(client, PushRow) == 1
    assert count(client, DeliveryRow) == 0


def test_a_browser_that_came_back_meanwhile_is_not_dropped(client, opened, service, browser):
    ask(client, opened, 1, "push", browser.body())
    lay(client, opened, 0)
    [parcel] = client.app.state.context.notify.take_due(10)
    renewed = Subscriber(f"{service.url}/push/new")
    answer = client.post("/api/push/renew", json={"old": browser.url, **renewed.body()})
    assert answer.json() == {"done": True}
    client.app.state.context.notify.gone(parcel)
    assert ask(client, opened, 1, "push")["browsers"] == [hash_endpoint(renewed.url)]


def test_failures_are_tried_again_later_and_then_given_up(client, opened, service, browser):
    ask(client, opened, 1, "push", browser.body())
    lay(client, opened, 0)
    service.statuses = [500, 302, 429, 401, 413] * 4
    for _ in range(len(BACKOFF_S) + 1):
        assert count(client, DeliveryRow) == 1
        deliver(client)
        deliver(client)  # it is not due yet
        make_due(client)
    assert count(client, DeliveryRow) == 0
    assert len(service.got) == len(BACKOFF_S) + 1
    assert {path for path, _, _ in service.got} == {"/push/bob"}  # no redirection was followed
    assert count(client, PushRow) == 1


def test_nobody_there_and_a_receiver_that_hangs(client, opened, browser, monkeypatch):
    ask(client, opened, 1, "push", Subscriber("http://127.0.0.1:9/").body())
    lay(client, opened, 0)
    deliver(client)
    assert count(client, DeliveryRow) == 1
    monkeypatch.setattr(sending, "SECONDS", 0.001)
    ask(client, opened, 1, "push", browser.body())
    client.post(f"{opened.path}/resign", headers=opened.auth(0))
    deliver(client)
    assert count(client, DeliveryRow) == 2


# --- what is refused -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example.net/a",
        "ftp://push.example.net/",
        "push.example.net",
        "https://",
        "https://user:pw@push.example.net/",
        "https://push.example.net/#x",
        "https://push.example.net:25/",
        "https://push.example.net:99999/",
        "https://127.0.0.1/",
        "https://10.0.0.1/",
        "https://192.168.1.1:8443/",
        "https://169.254.169.254/latest/meta-data",
        "https://0.0.0.0/",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[64:ff9b::7f00:1]/",
        "https://[fe80::1]/",
        "https://[fc00::1]/",
        "https://push example.net/",
        "https://p\u00fcsh.example.net/",
        "https://[x/",
        "https://push.example.net/" + "x" * 1000,
    ],
)
def test_addresses_that_are_no_public_push_service_are_refused(tmp_path, url):
    with serve(tmp_path) as client:
        opened = open_game(client)
        for path in (f"{opened.path}/push", "/api/push/renew"):
            body = Subscriber(url).body() | ({"old": url} if path.endswith("renew") else {})
            answer = client.post(path, json=body, headers=opened.auth(0))
            assert answer.status_code in (400, 422)
        assert count(client, PushRow) == 0


def test_a_name_that_leads_to_a_private_address_is_not_followed(tmp_path, caplog):
    """The name is looked up when it is used, and only what was looked up is connected to."""
    caplog.set_level(logging.INFO)
    with serve(tmp_path) as client:
        opened = open_game(client)
        ask(client, opened, 1, "push", Subscriber("https://localhost:8443/").body())
        lay(client, opened, 0)
        deliver(client)
        assert count(client, DeliveryRow) == 1
    fields = [getattr(record, "fields", {}) for record in caplog.records]
    why = [each["why"] for each in fields if "why" in each]
    assert why == ["the host name resolves to an address that is not public"]


@pytest.mark.parametrize(
    "keys",
    [
        {"p256dh": "A" * 87, "auth": "A" * 22},
        {"p256dh": "BA" + "A" * 85, "auth": "A" * 22},
        {"p256dh": "short", "auth": "A" * 22},
        {"p256dh": "A" * 87},
        {},
    ],
)
def test_keys_that_encrypt_nothing_are_refused(client, opened, browser, keys):
    body = browser.body() | {"keys": keys}
    answer = client.post(f"{opened.path}/push", json=body, headers=opened.auth(0))
    assert answer.status_code in (400, 422)
    assert count(client, PushRow) == 0


def test_only_seats_have_browsers(client, opened, browser):
    assert client.get(f"{opened.path}/push").status_code == 401
    assert client.post(f"{opened.path}/push", json=browser.body()).status_code == 401
    assert client.post(f"{opened.path}/push/off", json={}).status_code == 401
    ask(client, opened, 1, "push", browser.body())
    ask(client, opened, 0, "push/off", {})
    assert ask(client, opened, 0, "push")["browsers"] == []
    assert len(ask(client, opened, 1, "push")["browsers"]) == 1


def test_subscriptions_are_limited(client, opened, browser):
    for _ in range(10):
        ask(client, opened, 0, "push", browser.body())
    assert ask(client, opened, 0, "push", browser.body(), 429)["retry_after"] >= 1
    old = {"old": browser.url, **browser.body()}
    assert client.post("/api/push/renew", json=old).status_code == 429
    ask(client, opened, 0, "push/off", {})  # what ends something is never refused


# --- addresses that change, and the key ------------------------------------------------------


def test_a_browser_with_another_address_is_known_everywhere(client, service, browser):
    games = [open_game(client) for _ in range(2)]
    for opened in games:
        ask(client, opened, 1, "push", browser.body())
    new = Subscriber(f"{service.url}/push/new")
    ask(client, games[0], 1, "push", new.body())
    for _ in range(2):  # the second time nobody has the old one
        body = {"old": browser.url, **new.body()}
        assert client.post("/api/push/renew", json=body).json() == {"done": True}
    for opened in games:
        assert ask(client, opened, 1, "push")["browsers"] == [hash_endpoint(new.url)]
        lay(client, opened, 0)
    deliver(client)
    assert titles(service, new) == [TURN, TURN]


@pytest.fixture
def services(url):
    """Two servers' services on one database, of either kind."""
    found = [GameService(open_database(url)) for _ in range(2)]
    yield found
    for each in found:
        each.engine.dispose()


def test_the_key_is_made_once_for_all_servers_of_a_database(services):
    keys = [Pushes(each).public_key() for each in (*services, services[0])]
    assert len(set(keys)) == 1
    with services[0].reading() as session:
        assert session.scalar(select(func.count()).select_from(PushKeyRow)) == 1


def test_the_server_that_is_slower_takes_the_other_s_key(services, monkeypatch):
    """Both find no key, and both write one: the database keeps the first."""
    one, other = (Pushes(each) for each in services)
    first = []

    def made_too_late() -> str:
        monkeypatch.undo()
        first.append(one.public_key())
        return new_private_key()

    monkeypatch.setattr(pushes, "new_private_key", made_too_late)
    assert other.public_key() == one.public_key()
    assert first == [one.public_key()]


def test_what_one_server_is_told_another_sends(services):
    """Subscribed here, renewed there, claimed by one of both, and gone for both."""
    one, other = services
    plans = {ENGLAND: SeatPlan("here"), SCOTLAND: SeatPlan("here")}
    game = one.open_game("Braveheart", PRESETS["edition 4"], plans).game_id
    seat = Seat(game, ENGLAND)
    old, new = (
        Subscriber("https://push.example.net/old"),
        Subscriber("https://push.example.net/new"),
    )
    Pushes(one).subscribe(seat, browser_of(old), "en")
    Pushes(other).renew(old.url, browser_of(new))
    key = Pushes(other).public_key()
    with other.changing(game) as (session, row, _):
        row.ended = row.created
        notices.queue_end(session.connection(), other.seats(session, game))
    claimed = [parcel for each in services for parcel in Notify(each).take_due(10)]
    [parcel] = claimed
    assert (parcel.kind, parcel.target) == ("push", new.url)
    assert web_push.public_key_of(parcel.secret) == key
    Notify(other).gone(parcel)
    assert Pushes(one).browsers(seat) == []
    Pushes(one).subscribe(seat, browser_of(new), "en")
    with other.writing() as session:
        session.get_one(GameRow, game).ended -= timedelta(days=31)
    assert Notify(one).forget_old(30) == 1
    assert Pushes(other).browsers(seat) == []


def browser_of(subscriber: Subscriber) -> Browser:
    return Browser(subscriber.url, BrowserKeys(**subscriber.keys))


# --- personal data ---------------------------------------------------------------------------


def test_delete_my_data_deletes_browsers(client, opened, browser):
    ask(client, opened, 1, "push", browser.body())
    client.post(f"{opened.path}/resign", headers=opened.auth(0))
    ask(client, opened, 1, "forget", {})
    assert (count(client, PushRow), count(client, DeliveryRow)) == (0, 0)


def test_the_server_forgets_browsers_some_days_after_the_end(client, browser):
    context = client.app.state.context
    opened = {days: open_game(client) for days in (29, 31)}
    for days, each in opened.items():
        ask(client, each, 1, "push", browser.body())
        client.post(f"{each.path}/resign", headers=each.auth(0))
        with context.service.writing() as session:
            session.get_one(GameRow, each.game).ended -= timedelta(days=days)
    assert context.notify.forget_old(30) == 1
    assert [len(ask(client, each, 1, "push")["browsers"]) for each in opened.values()] == [1, 0]


def test_no_log_line_has_an_address_or_a_key(client, opened, service, browser, caplog):
    caplog.set_level(logging.DEBUG)
    ask(client, opened, 1, "push", browser.body())
    service.statuses = [500]
    lay(client, opened, 0)
    deliver(client)
    make_due(client)
    deliver(client)
    lines = [
        record.getMessage() + json.dumps(getattr(record, "fields", {}))
        for record in caplog.records
        if record.name.startswith("schiltrom")
    ]
    for what in ("notice failed", "notice sent"):
        assert any(what in line and '"kind": "push"' in line for line in lines)
    for told in ("/push/bob", *browser.keys.values(), opened.game):
        assert not any(told in line for line in lines)
