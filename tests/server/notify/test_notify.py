"""Notifications against local receivers: signed, repeated until they arrive, and telling little."""

from __future__ import annotations

import base64
import hashlib
import hmac
import ipaddress
import json
import logging
import re
import time
from typing import Any

import pytest
from sqlalchemy import func, select, update
from standardwebhooks import Webhook, WebhookVerificationError

from schiltrom.server.notify import notify as notifying
from schiltrom.server.notify import sending
from schiltrom.server.notify.notify import BACKOFF_S, Notify
from schiltrom.server.ops.settings import Settings, SettingsError, read_settings
from schiltrom.server.store.models import DeliveryRow, NoticeRow, now_ms
from schiltrom.table.errors import GameError
from tests.helpers.blocks import ROOT, blocks
from tests.server.helpers.notices import at_the_table, deliver, lay, make_due
from tests.server.helpers.receivers import mail_server, web_server
from tests.server.helpers.seeds import bind_seat, show_seed
from tests.server.helpers.service import Opened, new_service, open_game, plan, serve

FACTS = {"event", "game", "side", "scenario", "address"}
OLD_SECRET = "zL1-_9n0pQ2rS3tU4vW5xY6zA7bC8dE9fG0hI1jK2lM"
"""A secret as it was made before the standard was followed."""


@pytest.fixture
def hook():
    with web_server() as found:
        yield found


@pytest.fixture
def post():
    with mail_server() as found:
        yield found


@pytest.fixture
def client(tmp_path, post):
    mail = {"smtp_url": post.url, "smtp_from": "Games <games@example.org>"}
    with serve(tmp_path, webhook_private=1, **mail) as found:
        yield found


@pytest.fixture
def opened(client):
    return open_game(client)


def ask(client, opened: Opened, side: int, body: dict[str, Any], status: int = 200) -> Any:
    answer = client.post(f"{opened.path}/notify", json=body, headers=opened.auth(side))
    assert answer.status_code == status, answer.text
    return answer.json()


def queued(client) -> int:
    with client.app.state.context.service.reading() as session:
        wanted = select(func.count()).where(DeliveryRow.due_ms.is_not(None))
        return session.scalar(wanted) or 0


def use_secret(client, secret: str) -> None:
    """Let all notices have a secret."""
    with client.app.state.context.service.writing() as session:
        session.execute(update(NoticeRow).values(secret=secret))


def to_turn_of(client, opened: Opened, side: int) -> None:
    """Play until a seat has to choose and the other has not."""
    for _ in range(400):
        states = [client.get(opened.path, headers=opened.auth(s)).json() for s in range(2)]
        if states[side]["your_choice"] and not states[1 - side]["your_choice"]:
            return
        lay(client, opened, 1 - side if states[1 - side]["your_choice"] else side)
    raise AssertionError("its turn never came")


# --- webhooks --------------------------------------------------------------------------------


def test_a_webhook_is_signed_and_tells_public_facts(client, opened, hook):
    to_turn_of(client, opened, 0)
    made = ask(client, opened, 1, {"webhook": f"{hook.url}/turn?a=b"})
    assert (made["kind"], made["confirmed"]) == ("webhook", True)
    shown = client.get(f"{opened.path}/notify", headers=opened.auth(1)).json()
    assert shown == {"kind": "webhook", "confirmed": True, "secret": None}
    deliver(client)
    assert hook.got == []
    to_turn_of(client, opened, 1)
    deliver(client)
    [(path, headers, body)] = hook.got
    assert path == "/turn?a=b"
    assert headers["Host"] in hook.url
    said = json.loads(body)
    assert set(said) == FACTS
    assert (said["event"], said["game"], said["side"]) == ("your-turn", opened.game, "Scotland")
    assert said["address"] == f"http://127.0.0.1:8297/g/{opened.game}"
    signed = headers["Schiltrom-Timestamp"].encode() + b"." + body
    right = hmac.new(made["secret"].encode(), signed, hashlib.sha256).hexdigest()
    assert headers["Schiltrom-Signature"] == f"v1={right}"
    assert abs(int(headers["Schiltrom-Timestamp"]) - time.time()) < 60
    assert headers["webhook-id"] == headers["Schiltrom-Delivery"]
    assert headers["webhook-timestamp"] == headers["Schiltrom-Timestamp"]
    assert Webhook(made["secret"]).verify(body, headers) == said
    for secret in (*opened.tokens, made["secret"], "longshanks", "bruce"):
        assert secret not in json.dumps(headers) + body.decode()


def test_the_documented_check_knows_our_webhooks_from_others(client, opened, hook):
    """The lines of the page of the server, against a delivery and what somebody made of it."""
    [shown] = [each.text for each in blocks(ROOT / "docs" / "server.md") if "hmac" in each.text]
    page: dict[str, Any] = {}
    exec(shown, page)
    is_ours = page["is_ours"]
    secret = ask(client, opened, 1, {"webhook": hook.url})["secret"]
    assert re.fullmatch(r"whsec_[A-Za-z0-9+/]{43}=", secret)
    lay(client, opened, 0)
    deliver(client)
    [(_, headers, body)] = hook.got
    assert is_ours(secret, headers, body)
    other = ask(client, opened, 0, {"webhook": hook.url})["secret"]
    assert not is_ours(other, headers, body)
    assert not is_ours(secret, headers, body.replace(b"your-turn", b"over"))
    for name, value in (("webhook-id", "0" * 32), ("webhook-timestamp", str(int(time.time()) + 1))):
        assert not is_ours(secret, headers | {name: value}, body)
        with pytest.raises(WebhookVerificationError):
            Webhook(secret).verify(body, headers | {name: value})


def test_a_secret_from_before_the_standard_signs_as_it_stands(client, opened, hook):
    ask(client, opened, 1, {"webhook": hook.url})
    use_secret(client, OLD_SECRET)
    lay(client, opened, 0)
    deliver(client)
    [(_, headers, body)] = hook.got
    key = OLD_SECRET.encode()
    assert Webhook("whsec_" + base64.b64encode(key).decode()).verify(body, headers)
    right = hmac.digest(key, headers["Schiltrom-Timestamp"].encode() + b"." + body, "sha256")
    assert headers["Schiltrom-Signature"] == f"v1={right.hex()}"


def test_a_turn_is_told_once_until_the_seat_has_acted(client, opened, hook):
    ask(client, opened, 1, {"webhook": hook.url})
    lay(client, opened, 0)  # cards: both have to choose
    for _ in range(3):
        deliver(client)
    assert len(hook.got) == 1
    state = client.get(opened.path, headers=opened.auth(0)).json()
    client.post(f"{opened.path}/undo", json={"number": state["number"]}, headers=opened.auth(0))
    lay(client, opened, 0)
    deliver(client)
    assert len(hook.got) == 1
    lay(client, opened, 1)
    to_turn_of(client, opened, 1)
    deliver(client)
    assert len(hook.got) == 2


def test_who_left_is_told_when_a_game_waits_for_his_seed(client, hook):
    """The friend has come and is bound: the game begins when the other has shown his seed too."""
    made = client.post("/api/games", json=plan()).json()
    client.cookies.clear()
    ann = made["seats"][0]["token"]
    taken = client.post("/api/seats", json={"secret": made["seats"][1]["secret"]}).json()
    client.cookies.clear()
    opened = Opened(made["game"], (ann, taken["token"]))
    bind_seat(client, opened.game, 0, "hammer", opened.auth(0))
    ask(client, opened, 0, {"webhook": hook.url})
    deliver(client)
    assert hook.got == []
    bind_seat(client, opened.game, 1, "spider", opened.auth(1))
    show_seed(client, opened.game, 1, "spider", opened.auth(1))
    deliver(client)
    assert [json.loads(body)["event"] for _, _, body in hook.got] == ["your-turn"]
    assert show_seed(client, opened.game, 0, "hammer", opened.auth(0))
    deliver(client)
    assert len(hook.got) == 2  # the first card


def test_who_has_acted_meanwhile_is_not_told(client, opened, hook):
    ask(client, opened, 1, {"webhook": hook.url})
    lay(client, opened, 0)
    assert queued(client) == 1
    lay(client, opened, 1)
    state = client.get(opened.path, headers=opened.auth(1)).json()
    assert queued(client) == int(state["your_choice"])


def test_who_is_connected_is_told_when_he_has_left(client, opened, hook):
    ask(client, opened, 1, {"webhook": hook.url})
    with at_the_table(client, opened, 1):
        lay(client, opened, 0)
        for _ in range(2):
            deliver(client)
            make_due(client)
        assert hook.got == []
    deliver(client)
    assert len(hook.got) == 1


def test_the_end_is_told_to_both(client, opened, hook):
    for side in range(2):
        ask(client, opened, side, {"webhook": f"{hook.url}/{side}"})
    lay(client, opened, 0)
    client.post(f"{opened.path}/resign", headers=opened.auth(0))
    deliver(client)
    said = {path: json.loads(body) for path, _, body in hook.got}
    assert set(said) == {"/0", "/1"}
    assert said["/0"]["event"] == "over"
    assert (said["/1"]["winner"], said["/1"]["ending"]) == ("Scotland", "resigned")


def test_none_is_off(client, opened, hook):
    ask(client, opened, 1, {"webhook": hook.url})
    lay(client, opened, 0)
    assert ask(client, opened, 1, {}) == {"kind": None, "confirmed": False, "secret": None}
    assert queued(client) == 0
    client.post(f"{opened.path}/resign", headers=opened.auth(0))
    deliver(client)
    assert hook.got == []


def test_failures_are_tried_again_later_and_later_and_then_given_up(client, opened, hook):
    ask(client, opened, 1, {"webhook": hook.url})
    lay(client, opened, 0)
    hook.statuses = [500, 302, 404]
    waits = []
    for _ in range(3):
        deliver(client)
        with client.app.state.context.service.reading() as session:
            waits.append(round((session.scalar(select(DeliveryRow.due_ms)) - now_ms()) / 1000))
        deliver(client)  # it is not due yet
        make_due(client)
    assert waits == [10, 40, 160]
    deliver(client)
    assert len(hook.got) == 4
    assert {path for path, _, _ in hook.got} == {"/"}  # no redirection was followed
    ids = {headers["Schiltrom-Delivery"] for _, headers, _ in hook.got}
    assert len(ids) == 1
    assert queued(client) == 0
    hook.statuses = [500] * 20
    client.post(f"{opened.path}/resign", headers=opened.auth(0))
    for _ in range(len(BACKOFF_S) + 1):
        assert queued(client) == 1
        deliver(client)
        make_due(client)
    assert queued(client) == 0


def test_a_receiver_that_is_gone_is_not_asked_again(client, opened, hook):
    ask(client, opened, 1, {"webhook": hook.url})
    lay(client, opened, 0)
    hook.statuses = [410]
    deliver(client)
    shown = client.get(f"{opened.path}/notify", headers=opened.auth(1)).json()
    assert shown["kind"] is None
    assert queued(client) == 0


def test_nobody_there_and_a_receiver_that_hangs(client, opened, hook, monkeypatch):
    ask(client, opened, 1, {"webhook": "http://127.0.0.1:9/"})
    lay(client, opened, 0)
    deliver(client)
    assert queued(client) == 1
    monkeypatch.setattr(sending, "SECONDS", 0.001)
    ask(client, opened, 1, {"webhook": hook.url})
    client.post(f"{opened.path}/resign", headers=opened.auth(0))
    deliver(client)
    assert queued(client) == 1


def test_of_several_servers_one_sends_and_another_if_it_dies(client, opened, hook, tmp_path):
    ask(client, opened, 1, {"webhook": hook.url})
    lay(client, opened, 0)
    others = [Notify(new_service(tmp_path)) for _ in range(3)]
    claimed = [parcel for other in others for parcel in other.take_due(10)]
    assert len(claimed) == 1  # and its server is killed now
    deliver(client)
    assert hook.got == []
    with client.app.state.context.service.reading() as session:
        due = session.scalar(select(DeliveryRow.due_ms))
    assert 0 < due - now_ms() <= notifying.LEASE_MS
    make_due(client)
    deliver(client)
    assert len(hook.got) == 1
    assert not others[0].failed(claimed[0])


# --- addresses that are refused --------------------------------------------------------------


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.org/",
        "file:///etc/passwd",
        "example.org",
        "http://",
        "http://user:pw@example.org/",
        "http://example.org/#x",
        "http://example.org:25/",
        "http://example.org:99999/",
        "http://127.0.0.1/",
        "http://10.0.0.1/",
        "http://192.168.1.1:8080/",
        "http://169.254.169.254/latest/meta-data",
        "http://0.0.0.0/",
        "http://[::1]/",
        "http://[::ffff:127.0.0.1]/",
        "http://[64:ff9b::7f00:1]/",
        "http://[fe80::1]/",
        "http://[fc00::1]/",
        "http://exa mple.org/",
        "http://ex\u00e4mple.org/",
        "http://[x/",
        "x" * 501,
    ],
)
def test_addresses_that_are_no_public_receiver_are_refused(tmp_path, url):
    with serve(tmp_path) as client:
        opened = open_game(client)
        answer = client.post(f"{opened.path}/notify", json={"webhook": url}, headers=opened.auth(0))
        assert answer.status_code in (400, 422)


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("8.8.8.8", True),
        ("2606:4700::1", True),
        ("127.0.0.1", False),
        ("100.64.0.1", False),
        ("224.0.0.1", False),
        ("240.0.0.1", False),
        ("::", False),
        ("::ffff:10.0.0.1", False),
        ("64:ff9b::a00:1", False),
        ("2002:7f00:1::", False),
        ("2001:0:4136:e378:8000:63bf:3fff:fdd2", False),
        ("ff02::1", False),
    ],
)
def test_which_addresses_are_public(address, public):
    assert sending.is_public(ipaddress.ip_address(address)) is public


def test_a_name_that_leads_to_a_private_address_is_not_followed(tmp_path, hook, monkeypatch):
    """The name is looked up when it is used, and only what was looked up is connected to."""
    port = int(hook.url.rpartition(":")[2])
    with serve(tmp_path) as client:
        opened = open_game(client)
        ask(client, opened, 1, {"webhook": f"http://localhost:{port}/"})
        lay(client, opened, 0)
        deliver(client)
        assert hook.got == []
        assert queued(client) == 1
        monkeypatch.setattr(sending, "is_public", lambda _address: True)
        make_due(client)
        deliver(client)
        assert len(hook.got) == 1


def test_only_seats_have_notifications(client, opened):
    for path in ("notify", "notify/confirm"):
        body = {"code": "12345678"} if path.endswith("confirm") else {}
        assert client.post(f"{opened.path}/{path}", json=body).status_code == 401
    assert client.get(f"{opened.path}/notify").status_code == 401
    both = {"webhook": "https://example.org/", "email": "a@example.org"}
    ask(client, opened, 0, both, 422)


def test_notifications_are_limited(client, opened):
    for _ in range(10):
        ask(client, opened, 0, {"webhook": "https://example.org/"})
    answer = ask(client, opened, 0, {"webhook": "https://example.org/"}, 429)
    assert answer["retry_after"] >= 1


# --- mails -----------------------------------------------------------------------------------


def code_in(mail: Any) -> str:
    found = re.search(r"\b\d{8}\b", mail.get_content())
    assert found is not None
    return found.group()


def token_in(mail: Any) -> str:
    found = re.search(r"#stop=([A-Za-z0-9_-]{43})", mail.get_content())
    assert found is not None
    return found.group(1)


def confirm(client, opened: Opened, side: int, code: str) -> int:
    answer = client.post(
        f"{opened.path}/notify/confirm", json={"code": code}, headers=opened.auth(side)
    )
    status: int = answer.status_code
    return status


def test_an_address_gets_nothing_but_a_code_until_it_is_confirmed(client, opened, post):
    made = ask(client, opened, 1, {"email": "bob@example.org"})
    assert made == {"kind": "email", "confirmed": False, "secret": None}
    lay(client, opened, 0)
    deliver(client)
    [mail] = post.mails
    assert mail["To"] == "bob@example.org"
    assert mail["From"] == "Games <games@example.org>"
    assert mail["Auto-Submitted"] == "auto-generated"
    for text in ("Edward", "Robert", *opened.tokens):
        assert text not in mail.get_content()
    wrong = f"{(int(code_in(mail)) + 1) % 10**8:08}"
    assert confirm(client, opened, 1, wrong) == 409
    assert confirm(client, opened, 0, code_in(mail)) == 404  # the other seat's is another matter
    assert confirm(client, opened, 1, code_in(mail)) == 200
    assert confirm(client, opened, 1, code_in(mail)) == 404
    lay(client, opened, 1)
    to_turn_of(client, opened, 0)
    to_turn_of(client, opened, 1)
    deliver(client)
    assert len(post.mails) == 2
    turn = post.mails[1]
    assert "your turn" in turn["Subject"]
    assert "Scotland" in turn.get_content()
    assert f"/g/{opened.game}" in turn.get_content()
    assert token_in(turn) in turn["List-Unsubscribe"]
    client.post(f"{opened.path}/resign", headers=opened.auth(0))
    deliver(client)
    assert "Scotland won" in post.mails[2].get_content()


def test_a_code_cannot_be_guessed(client, opened, post):
    ask(client, opened, 1, {"email": "bob@example.org"})
    deliver(client)
    right = code_in(post.mails[0])
    for step in range(1, 6):
        assert confirm(client, opened, 1, f"{(int(right) + step) % 10**8:08}") == 409
    assert confirm(client, opened, 1, right) == 404


def test_nobody_is_flooded_with_codes(client, post):
    games = [open_game(client) for _ in range(4)]
    for opened in games[:3]:
        ask(client, opened, 1, {"email": "victim@example.org"})
    deliver(client)
    refused = ask(client, games[3], 1, {"email": "Victim@Example.org"}, 429)
    assert refused["error"] == "too-many-requests"
    assert len(post.mails) == 3


def test_mails_can_be_stopped_once_or_for_ever(client, opened, post):
    ask(client, opened, 1, {"email": "bob@example.org"})
    deliver(client)
    assert confirm(client, opened, 1, code_in(post.mails[0])) == 200
    token = token_in(post.mails[0])
    assert client.post("/api/mails/stop", json={"token": token}).json() == {"done": True}
    assert client.post("/api/mails/stop", json={"token": token}).status_code == 404
    client.post(f"{opened.path}/resign", headers=opened.auth(0))
    deliver(client)
    assert len(post.mails) == 1
    ask(client, opened, 1, {"email": "bob@example.org"})
    deliver(client)
    body = {"token": token_in(post.mails[1]), "never": True}
    assert client.post("/api/mails/stop", json=body).is_success
    ask(client, opened, 1, {"email": "BOB@example.org"}, 409)


def test_a_webhook_s_secret_does_not_stop_anything(client, opened):
    secret = ask(client, opened, 1, {"webhook": "https://example.org/"})["secret"]
    assert client.post("/api/mails/stop", json={"token": secret}).status_code == 422
    use_secret(client, OLD_SECRET)
    assert client.post("/api/mails/stop", json={"token": OLD_SECRET}).status_code == 404
    shown = client.get(f"{opened.path}/notify", headers=opened.auth(1)).json()
    assert shown["kind"] == "webhook"


def test_a_mail_server_that_refuses_is_asked_again(client, opened, post):
    post.refuses = True
    ask(client, opened, 1, {"email": "bob@example.org"})
    deliver(client)
    assert (len(post.mails), queued(client)) == (0, 1)
    post.refuses = False
    make_due(client)
    deliver(client)
    assert (len(post.mails), queued(client)) == (1, 0)


@pytest.mark.parametrize("address", ["bob", "bob@", "a b@example.org", "a@b@c", "a\r\nBcc: x@y.z"])
def test_addresses_that_are_none(client, opened, address):
    ask(client, opened, 1, {"email": address}, 422)


def test_without_a_mail_server_there_are_no_mails(tmp_path):
    with serve(tmp_path) as client:
        ask(client, open_game(client), 1, {"email": "bob@example.org"}, 409)


# --- the rest --------------------------------------------------------------------------------


def test_no_log_line_has_an_address_or_a_secret(client, opened, hook, caplog):
    caplog.set_level(logging.DEBUG)
    secret = ask(client, opened, 1, {"webhook": f"{hook.url}/private-path"})["secret"]
    ask(client, opened, 0, {"email": "ann@example.org"})
    hook.statuses = [500]
    lay(client, opened, 0)
    deliver(client)
    lines = [
        record.getMessage() + json.dumps(getattr(record, "fields", {}))
        for record in caplog.records
        if record.name.startswith("schiltrom")
    ]
    assert any("notice failed" in line for line in lines)
    for told in (secret, "private-path", "ann@example.org", opened.game):
        assert not any(told in line for line in lines)


def test_notices_survive_a_restart(tmp_path, hook):
    with serve(tmp_path, webhook_private=1) as client:
        opened = open_game(client)
        ask(client, opened, 1, {"webhook": hook.url})
        lay(client, opened, 0)
    with serve(tmp_path, webhook_private=1) as client:
        deliver(client)
        until = time.monotonic() + 10
        while not hook.got and time.monotonic() < until:  # its first pass may have taken it
            time.sleep(0.05)
    assert len(hook.got) == 1


def test_settings_of_mail_are_checked():
    for url, sender in (
        ("http://mail.example.org", "a@example.org"),
        ("smtp://", "a@example.org"),
        ("smtp://mail.example.org:x", "a@example.org"),
        ("smtp://mail.example.org", ""),
        ("smtp://mail.example.org", "a@example.org\r\nBcc: b@example.org"),
        ("", "a@example.org"),
    ):
        with pytest.raises(SettingsError, match="smtp_"):
            read_settings({}, {"smtp_url": url, "smtp_from": sender})
    assert "secret" not in repr(
        Settings(smtp_url="smtps://user:secret@mail.example.org", smtp_from="a@example.org")
    )
    with pytest.raises(GameError):
        sending.check_url("gopher://x", private=True)
