"""Limits, headers, origins, tickets, logs and settings."""

from __future__ import annotations

import json
import logging
import os
import re
import signal
import socket
import subprocess
import sys
import time
import traceback
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from schiltrom.cli.main import main
from schiltrom.server.games.seats import Seat
from schiltrom.server.http import rate_limits
from schiltrom.server.http.errors import RequestError
from schiltrom.server.http.rate_limits import Buckets, client_of
from schiltrom.server.http.security import Caller
from schiltrom.server.live.tickets import TicketBox
from schiltrom.server.ops.logs import JsonFormatter
from schiltrom.server.ops.settings import Settings, SettingsError, read_settings
from schiltrom.server.store.models import TicketRow, now
from tests.server.helpers.service import (
    ORIGIN,
    bearer,
    begin_here,
    new_service,
    open_game,
    plan,
    real_server,
    serve,
)

SOURCE = Path(__file__).parents[3] / "src"


@pytest.fixture
def client(tmp_path):
    with serve(tmp_path) as found:
        yield found


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


# --- headers ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    ["/healthz", "/nowhere", "/api/games", "/api/games/x", "/api/openapi.json", "/metrics"],
)
def test_every_answer_has_the_security_headers(client, path):
    headers = client.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    if path.startswith("/api"):
        assert headers["cache-control"] == "no-store"


def test_even_a_failure_has_them_and_tells_nothing(client, monkeypatch, caplog):
    def fail(*_args):
        raise ZeroDivisionError("the secret seed is 42")

    monkeypatch.setattr(client.app.state.context.service, "state", fail)
    answer = client.get("/api/games/AAAAAAAAAAAAAAAA")
    assert answer.status_code == 500
    assert answer.json()["error"] == "internal"
    assert answer.headers["x-content-type-options"] == "nosniff"
    formatted = "\n".join(JsonFormatter().format(record) for record in caplog.records)
    assert "ZeroDivisionError" in formatted
    assert "42" not in answer.text
    assert "secret seed" not in formatted


@pytest.mark.parametrize(
    "header",
    ["", "Bearer", "Bearer ", "Basic abc", "Bearer short", "Bearer " + "A" * 44, "bearer \xff"],
)
def test_headers_that_are_no_token(client, header):
    opened = open_game(client)
    answer = client.get(opened.path, headers={"Authorization": header.encode("latin-1")})
    assert answer.status_code == 401
    assert answer.headers["www-authenticate"] == "Bearer"


def test_tokens_of_nobody_and_of_the_other_side(client):
    opened = open_game(client)
    assert client.get(opened.path, headers=bearer("A" * 43)).status_code == 401
    other = client.get(f"{opened.path}?side=Scotland", headers=opened.auth(0))
    assert (other.status_code, other.json()["error"]) == (403, "foreign-side")


# --- origins ---------------------------------------------------------------------------------


def test_another_site_s_page_changes_nothing(client):
    made = client.post("/api/games", json=plan("here", "computer")).json()
    begin_here(client, made)
    path = f"/api/games/{made['game']}"
    for origin in ("https://evil.example", "null", "http://127.0.0.1:8298", "HTTP://EVIL"):
        for url, body in ((f"{path}/resign", None), ("/api/games", plan()), ("/api/seats", {})):
            answer = client.post(url, json=body, headers={"Origin": origin})
            assert (answer.status_code, answer.json()["error"]) == (403, "foreign-origin")
    without = client.post(f"{path}/resign")
    assert (without.status_code, without.json()["error"]) == (403, "foreign-origin")
    assert not client.get(path).json()["status"]["over"]
    assert client.post(f"{path}/resign", headers={"Origin": ORIGIN}).status_code == 200


def test_a_program_with_a_token_needs_no_origin(client):
    opened = open_game(client)
    assert client.post(f"{opened.path}/resign", headers=opened.auth(0)).status_code == 200


# --- limits ----------------------------------------------------------------------------------


def test_requests_are_limited(tmp_path):
    with serve(tmp_path, requests_per_second=0.5, requests_at_once=3) as client:
        answers = [client.get("/api/games") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert answers[3].headers["retry-after"] == "2"
        assert answers[3].json()["error"] == "too-many-requests"
        assert client.get("/healthz").status_code == 200


def test_new_games_are_limited(tmp_path):
    with serve(tmp_path, games_per_minute=2.0) as client:
        answers = [client.post("/api/games", json=plan()) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert 1 <= int(answers[2].headers["retry-after"]) <= 30


def test_bodies_are_limited(client):
    large = b" " * 20_000
    announced = client.post("/api/games", content=large)
    in_parts = client.post("/api/games", content=iter([large[:9000], large[9000:]]))
    for answer in (announced, in_parts):
        assert (answer.status_code, answer.json()["error"]) == (413, "too-large")


@pytest.mark.parametrize("length", ["x", "-1", "9" * 50, "1_0"])
def test_lengths_that_are_no_numbers(client, length):
    answer = client.post("/api/games", content=b"{}", headers={"Content-Length": length})
    assert answer.status_code == 400


def test_a_bucket_fills_again():
    clock = Clock()
    buckets = Buckets(2.0, 3, clock)
    assert [buckets.wait("a") for _ in range(4)] == [0, 0, 0, 0.5]
    assert buckets.wait("b") == 0
    clock.now += 0.5
    assert buckets.wait("a") == 0
    assert buckets.wait("a") == 0.5
    clock.now += 1000
    assert [buckets.wait("a") for _ in range(4)] == [0, 0, 0, 0.5]


def test_buckets_do_not_pile_up(monkeypatch):
    monkeypatch.setattr(rate_limits, "BUCKETS_KEPT", 10)
    buckets = Buckets(1, 1)
    for number in range(50):
        buckets.wait(str(number))
    assert len(buckets) == 10


def test_tickets_are_random_and_end(tmp_path):
    engine = new_service(tmp_path).engine
    at = [now()]
    box = TicketBox(engine, 30, lambda: at[0])
    caller = Caller(1, Seat("game", 1))
    tickets = [box.issue("game", caller) for _ in range(4)]
    assert len(set(tickets)) == 4
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{43}", ticket) for ticket in tickets)
    assert TicketBox(engine, 30).redeem(tickets[0], "game") == caller  # at any process
    with pytest.raises(RequestError, match="used"):
        box.redeem(tickets[0], "game")
    with pytest.raises(RequestError):
        box.redeem(tickets[1], "another")
    with pytest.raises(RequestError):
        box.redeem(tickets[1], "game")
    at[0] += timedelta(seconds=30)
    with pytest.raises(RequestError, match="expired"):
        box.redeem(tickets[2], "game")
    assert box.redeem(box.issue("game", caller), "game") == caller
    with engine.connect() as connection:
        kept = [str(row) for row in connection.execute(select(TicketRow))]
    assert kept == []  # the last one was forgotten when another was issued


def test_nothing_is_stored_for_a_spectator(tmp_path):
    """His ticket opens what everybody may see, as often as he likes."""
    engine = new_service(tmp_path).engine
    box = TicketBox(engine, 30)
    ticket = box.issue("game", Caller())
    assert [box.redeem(ticket, "game") for _ in range(2)] == [Caller(), Caller()]
    with engine.connect() as connection:
        assert connection.execute(select(TicketRow)).all() == []


def test_only_hashes_of_tickets_are_kept(tmp_path):
    engine = new_service(tmp_path).engine
    ticket = TicketBox(engine, 30).issue("game", Caller(1, Seat("game", 1)))
    with engine.connect() as connection:
        (kept,) = connection.execute(select(TicketRow)).all()
    assert ticket not in str(kept)


@pytest.mark.parametrize(
    ("host", "client"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_limits_count_by_network(host, client):
    assert client_of({"client": (host, 1)}) == client
    assert client_of({"client": None}) == "nobody"


def test_a_forged_address_does_not_pass_the_limit(tmp_path):
    limits = {"requests_per_second": 0.1, "requests_at_once": 2}
    with real_server(new_service(tmp_path), **limits) as (address, _):
        answers = [
            httpx.get(f"http://{address}/api/games", headers={"X-Forwarded-For": f"192.0.2.{n}"})
            for n in range(3)
        ]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    assert "server" not in answers[0].headers


# --- logs ------------------------------------------------------------------------------------


def test_no_log_line_has_a_secret(client, caplog):
    caplog.set_level(logging.DEBUG)
    made = client.post("/api/games", json=plan()).json()
    secret = made["seats"][1]["secret"]
    client.get(f"/api/{secret}")
    client.get(f"/api/games?token={secret}")
    taken = client.post("/api/seats", json={"secret": secret}).json()
    client.cookies.clear()
    auth = bearer(taken["token"])
    path = f"/api/games/{made['game']}"
    client.get(path, headers=auth)
    ticket = client.post(f"{path}/tickets", headers=auth).json()["ticket"]
    with client.websocket_connect(f"{path}/live?ticket={ticket}") as live:
        live.send_json({"since": -1})
        live.receive_json()
    wanted = {"/api/games/{game_id}", "/api/games/{game_id}/live", "/api/seats", "(none)"}
    for _ in range(200):  # the line of a live connection is written when it has ended
        lines = our_lines(caplog)
        if wanted <= {line.get("path") for line in lines}:
            break
        time.sleep(0.02)
    else:
        raise AssertionError("a request is not in the log")
    said = json.dumps(lines)
    for hidden in (secret, taken["token"], made["seats"][0]["token"], ticket, "longshanks"):
        assert hidden not in said


def our_lines(caplog) -> list[dict[str, Any]]:
    ours = [record for record in caplog.records if record.name.startswith("schiltrom")]
    return [json.loads(JsonFormatter().format(record)) for record in ours]


# --- settings --------------------------------------------------------------------------------


def test_settings_come_from_the_file_the_environment_and_the_command_line(tmp_path):
    file = tmp_path / "schiltrom.toml"
    file.write_text('port = 1111\nhost = "::1"\nrequests_per_second = 5\n')
    environment = {"SCHILTROM_CONFIG": str(file), "SCHILTROM_PORT": "2222", "HOME": "/nowhere"}
    environment["XDG_DATA_HOME"] = str(tmp_path)
    found = read_settings(environment)
    assert (found.port, found.host, found.requests_per_second) == (2222, "::1", 5)
    assert found.address == "http://[::1]:2222"
    assert found.database == f"sqlite:///{tmp_path}/schiltrom/games.sqlite"
    given = {"port": 3333, "database": "sqlite:///x", "host": None}
    assert read_settings(environment, given).port == 3333
    assert "http://localhost:2222" in found.origins
    named = read_settings({"SCHILTROM_ORIGIN": "https://scots.example"})
    assert named.origins == {"https://scots.example"}
    assert "password" not in repr(Settings(database="postgresql://a:password@b/c"))


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("PORT", "x", "must be a whole number, not 'x'"),
        ("PORT", "0", "must be from 1 to 65535, not 0"),
        ("PORT", "", "must be a whole number, not ''"),
        ("REQUESTS_PER_SECOND", "fast", "must be a number"),
        ("REQUESTS_PER_SECOND", "nan", "must be from 0.001 to 1000000, not nan"),
        ("GAMES_PER_MINUTE", "-1", "must be from 0.001 to 1000000, not -1"),
        ("SOCKETS", "0", "must be from 1 to 1000000, not 0"),
        ("THREADS", "100", "must be from 1 to 64, not 100"),
        ("BODY_BYTES", "5", "must be from 1024 to 16777216, not 5"),
        ("ORIGIN", "scots.example", "must be like https://"),
        ("ORIGIN", "https://scots.example/", "must be like https://"),
        ("ORIGIN", "https://a@scots.example", "must be like https://"),
        ("ORIGIN", "https://[bad", "must be like https://"),
        ("HOST", "a b", "must be like 127.0.0.1, not 'a b'"),
        ("HOST", "", "must be like 127.0.0.1"),
        ("HOST", "a\0b", "must be like 127.0.0.1"),
        ("ORIGIN", "HTTPS://scots.example", "must be like https://"),
        ("ORIGIN", "ftp://scots.example", "must be like https://"),
        ("ORIGIN", "https://", "must be like https://"),
        ("ORIGIN", "https://scots.example?a", "must be like https://"),
        ("LOG_LEVEL", "loud", "must be one of debug, info, warning, error, not"),
        ("METRICS_TOKEN", "short", "needs 16"),
    ],
)
def test_bad_settings_are_named(name, value, words):
    with pytest.raises(SettingsError, match="^" + re.escape(f"SCHILTROM_{name} {words}")):
        read_settings({f"SCHILTROM_{name}": value})


def test_a_file_that_is_not_there_is_named():
    with pytest.raises(SettingsError, match=r"^/no/such/file cannot be read: No such file"):
        read_settings({"SCHILTROM_CONFIG": "/no/such/file"})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("origin", "http://127.0.0.1:8297"),
        ("origin", "https://[2001:db8::1]:8443"),
        ("origin", "https://schloß.example"),
        ("host", "::1"),
        ("host", "burg.example.org"),
    ],
)
def test_good_addresses_are_taken(name, value):
    assert getattr(read_settings({f"SCHILTROM_{name.upper()}": f" {value} "}), name) == value


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("port = ", "is not TOML"),
        ("prot = 1", "schiltrom.toml: there is no setting 'prot'"),
        ("PORT = 1", "schiltrom.toml: there is no setting 'PORT'"),
        ("[port]", "port must be a whole number"),
        ("port = 1.0", "port must be a whole number, not 1.0"),
        ("port = 0", "schiltrom.toml: port must be from 1 to 65535, not 0"),
        ("requests_per_second = true", "must be a number, not True"),
        ('port = "1"', "port must be a whole number"),
        ("port = true", "port must be a whole number"),
    ],
)
def test_bad_files_are_named(tmp_path, text, words):
    file = tmp_path / "schiltrom.toml"
    file.write_text(text)
    with pytest.raises(SettingsError, match=words):
        read_settings({}, {"config": str(file)})


@pytest.mark.parametrize("name", ["database", "smtp_url", "metrics_token"])
def test_secrets_are_in_no_message(tmp_path, name):
    file = tmp_path / "schiltrom.toml"
    file.write_text(f'{name} = ["password"]')
    with pytest.raises(SettingsError, match=f"{name} must be text") as found:
        read_settings({}, {"config": str(file)})
    assert "password" not in "".join(traceback.format_exception(found.value))
    values: dict[str, Any] = {name: ["password"]}
    with pytest.raises(ValueError, match=name) as raw:
        Settings(**values)
    assert "password" not in str(raw.value)


def test_all_that_is_wrong_is_told_at_once(tmp_path):
    file = tmp_path / "schiltrom.toml"
    file.write_text("prot = 1")
    with pytest.raises(SettingsError, match=r"^SCHILTROM_PORT must be .*; .*no setting 'prot'$"):
        read_settings({"SCHILTROM_PORT": "x"}, {"config": str(file)})


def test_settings_that_are_made_in_python_read_no_environment(monkeypatch):
    monkeypatch.setenv("SCHILTROM_PORT", "1")
    assert Settings().port == read_settings({}).port == 8297
    assert read_settings().port == 1
    with pytest.raises(ValueError, match="frozen"):
        Settings().port = 2


# --- the command -----------------------------------------------------------------------------


def test_the_command_serves_and_stops_politely(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "XDG_DATA_HOME": str(tmp_path)}
    environment["SCHILTROM_LOG_LEVEL"] = "debug"
    command = [sys.executable, "-m", "schiltrom", "serve", "--port", str(port)]
    process = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True)
    try:
        wait_until_ready(f"http://127.0.0.1:{port}/readyz")
        with httpx.Client(base_url=f"http://127.0.0.1:{port}") as client:
            made = client.post("/api/games", json=plan("computer", "here")).json()
            begin_here(client, made)
            for _ in range(300):
                state = client.get(f"/api/games/{made['game']}").json()
                if state["view"]["sides"][0]["chosen"]:
                    break
                time.sleep(0.02)
            else:
                raise AssertionError("the computer does not choose")
            token, path = made["seats"][1]["token"], f"/api/games/{made['game']}"
            auth = bearer(token)
            tickets = [
                client.post(f"{path}/tickets", headers=auth).json()["ticket"] for _ in range(2)
            ]
            url = f"ws://127.0.0.1:{port}{path}/live?ticket="
            with connect(url + tickets[0]) as live:
                live.send('{"since": -1}')
                assert json.loads(live.recv(10))["side"] == "Scotland"
            evil = Origin("http://evil.example")
            with pytest.raises(InvalidStatus), connect(url + tickets[1], origin=evil):
                pass
    finally:
        process.send_signal(signal.SIGTERM)
        _, said = process.communicate(timeout=15)
    assert process.returncode == 0, said
    lines = [json.loads(line) for line in said.splitlines()]
    events = [line["event"] for line in lines]
    assert "serving" in events
    assert events[-1] == "stopped"
    assert sum(line.get("path") == "/api/games/{game_id}/live" for line in lines) == 2
    for hidden in (token, *tickets, made["game"]):
        assert hidden not in said
    folder = tmp_path / "schiltrom"
    assert (folder / "games.sqlite").exists()
    assert folder.stat().st_mode & 0o077 == 0


def wait_until_ready(url: str) -> None:
    for _ in range(300):
        try:
            assert httpx.get(url).text == "ready\n"
        except httpx.TransportError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError("the server does not come up")


@pytest.mark.parametrize(
    "arguments", [["--port", "0"], ["--database", "nonsense"], ["--config", "/no/such/file"]]
)
def test_the_command_names_what_is_wrong(arguments, capsys, monkeypatch):
    monkeypatch.setattr("schiltrom.server.ops.serving.set_up_logging", lambda _level: None)
    assert main(["serve", *arguments]) == 2
    assert capsys.readouterr().err.startswith("schiltrom: ")


def test_playing_needs_none_of_the_server_s_packages():
    code = (
        "import sys; import schiltrom.cli.main; "
        "print(sorted({'fastapi', 'uvicorn', 'sqlalchemy', 'alembic'} & set(sys.modules)))"
    )
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"
