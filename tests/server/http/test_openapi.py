"""The OpenAPI document keeps its word: Schemathesis sends what it allows and what it forbids."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import checks
from sqlalchemy import create_engine, select

from schiltrom.server.games.seats import GAME_ID
from schiltrom.server.games.service import GameService
from schiltrom.server.http.app import create_app
from schiltrom.server.http.schemas import ANYWHERE, EXAMPLE_SEED
from schiltrom.server.ops.settings import Settings
from schiltrom.server.store.models import DeliveryRow, NoticeRow
from tests.server.helpers.seeds import bind_seat
from tests.server.helpers.service import (
    PLENTY,
    Opened,
    TestClient,
    bearer,
    begin_here,
    fix_chance,
    new_service,
    open_game,
    plan,
    play_one,
    players,
    serve,
)

DOCUMENT: dict[str, Any] = create_app(Settings(), GameService(create_engine("sqlite://"))).openapi()
OPERATIONS = [
    (method, path) for path, methods in DOCUMENT["paths"].items() for method in sorted(methods)
]
FIRST_NUMBER = 14
"""Where a new game waits for both sides' cards."""
METRICS_TOKEN = "who-counts-the-choices"
MAIL: dict[str, Any] = {"smtp_url": "smtp://127.0.0.1:9", "smtp_from": "games@example.org"}

api = schemathesis.openapi.from_dict(DOCUMENT)
bounded = settings(
    max_examples=20,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],  # one game for each operation
)


@pytest.fixture(scope="module")
def app(tmp_path_factory):
    chosen = Settings(games_per_minute=1_000_000.0, **PLENTY, **MAIL)
    return create_app(chosen, new_service(tmp_path_factory.mktemp("openapi")))


@pytest.fixture
def opened(app):
    return open_game(TestClient(app))


def ask(case, app, headers: dict[str, str]) -> int:
    """Send what was made up; return the status, once Schemathesis finds the answer documented."""
    # What has the right shape may still be against the rules, so it need not be accepted;
    # what nobody may do without a seat is shown below, for that check would use a network.
    unasked = [checks.positive_data_acceptance, checks.ignored_auth]
    answer = case.call_and_validate(app=app, headers=headers, excluded_checks=unasked)
    status: int = answer.status_code
    return status


# --- whatever is sent ------------------------------------------------------------------------


@api.parametrize()
@bounded
def test_every_answer_to_a_stranger_is_documented(case, app):
    status = ask(case, app, {})
    if {} not in case.operation.definition.raw.get("security", [{}]):
        assert status >= 400


@api.parametrize()
@bounded
def test_every_answer_to_a_seat_is_documented(case, app, opened):
    if re.fullmatch(GAME_ID, str(case.path_parameters.get("game_id"))):
        case.path_parameters["game_id"] = opened.game
    if isinstance(case.body, dict) and type(case.body.get("number")) is int:
        case.body["number"] = min(case.body["number"], FIRST_NUMBER)  # else it is always stale
    ask(case, app, opened.auth(0))


# --- what the document says ------------------------------------------------------------------


def test_the_document_is_the_one_that_is_served(app):
    assert TestClient(app).get("/api/openapi.json").json() == DOCUMENT


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_every_operation_documents_its_errors(method, path):
    operation = DOCUMENT["paths"][path][method]
    answers = operation["responses"]
    wanted = {str(status) for status in ANYWHERE}
    if "{game_id}" in path:
        wanted |= {"401", "403", "404", "422"}
    if "requestBody" in operation:
        wanted |= {"403", "422"}
    assert wanted <= set(answers)
    for status in set(answers) - {"200", "201", "304"}:
        example = answers[status]["content"]["application/json"]["example"]
        assert example["error"]
        assert example["message"]
        assert example["say"]["key"]
        assert ("retry_after" in example) == ("Retry-After" in answers[status].get("headers", {}))


def example_of(method: str, path: str) -> tuple[str, Any]:
    """Return the example of a path and of a body, as the document has them."""
    operation = DOCUMENT["paths"][path][method]
    asked: dict[str, Any] = {}
    for parameter in operation.get("parameters", ()):
        if parameter["in"] == "path":
            path = path.replace(f"{{{parameter['name']}}}", parameter["schema"]["examples"][0])
        elif "examples" in parameter["schema"]:
            asked[parameter["name"]] = parameter["schema"]["examples"][0]
    if asked:
        path += "?" + urlencode(asked, doseq=True)
    if "requestBody" not in operation:
        return path, None
    shape = operation["requestBody"]["content"]["application/json"]["schema"]["$ref"]
    return path, DOCUMENT["components"]["schemas"][shape.rpartition("/")[2]]["examples"][0]


@dataclass
class Fitting:
    """Where an example fits: whose seat, what only he can know, and in which game."""

    headers: dict[str, str]
    known: dict[str, Any] = field(default_factory=dict)
    game: str = ""


def prepare(client, path: str, opened: Opened) -> Fitting:
    """Bring a game to where an example fits."""
    fitting = Fitting(opened.auth(0), {}, opened.game)
    last = path.rpartition("/")[2]
    if path in ("/api/seats", "/api/seats/look"):
        made = client.post("/api/games", json=plan()).json()
        fitting.known = {"secret": made["seats"][1]["secret"]}
    elif last in ("undo", "offers", "accept", "decline"):
        first = {"number": FIRST_NUMBER, "choice": "card 2"}
        post(client, f"{opened.path}/choices", fitting.headers, first)
        if last in ("accept", "decline"):
            post(client, f"{opened.path}/offers", fitting.headers, {"kind": "take-back"})
            fitting.headers = opened.auth(1)
    elif last in ("record", "forget"):
        post(client, f"{opened.path}/resign", fitting.headers)
    elif last == "seat-from":
        post(client, f"{opened.path}/resign", fitting.headers)
        post(client, f"{opened.path}/offers", opened.auth(1), {"kind": "rematch"})
        made = post(client, f"{opened.path}/offers", opened.auth(0), {"kind": "rematch"})
        fitting = Fitting(opened.auth(0), {"game": opened.game}, made["rematch"])
    elif last in ("commitment", "seed"):
        made = client.post("/api/games", json={"seats": seats_here()}).json()
        fitting = Fitting(bearer(made["seats"][0]["token"]), {}, made["game"])
        for side, seat in enumerate(made["seats"] if last == "seed" else ()):
            bind_seat(client, made["game"], side, EXAMPLE_SEED, bearer(seat["token"]))
    elif last == "bid":
        made = client.post("/api/games", json={"seats": seats_here(), "bidding": True}).json()
        fitting = Fitting(bearer(made["seats"][0]["token"]), {}, made["game"])
    elif last == "hint":
        made = client.post("/api/games", json=plan("here", "here")).json()
        begin_here(client, made)
        fitting = Fitting(bearer(made["seats"][0]["token"]), {"number": FIRST_NUMBER}, made["game"])
    elif last in ("confirm", "stop"):
        post(client, f"{opened.path}/notify", fitting.headers, {"email": "ann@example.org"})
        with client.app.state.context.service.reading() as session:
            code = session.scalar(select(DeliveryRow.code))
            token = session.scalar(select(NoticeRow.secret))
        fitting.known = {"code": code} if last == "confirm" else {"token": token}
    elif last in ("fire-all", "orders"):
        return where_somebody_fires(client, opened, last)
    return fitting


def post(client, path: str, headers: dict[str, str], body: Any = None) -> dict[str, Any]:
    answer = client.post(path, json=body, headers=headers)
    assert answer.is_success, answer.text
    found: dict[str, Any] = answer.json()
    return found


def seats_here() -> dict[str, Any]:
    return {"england": {"kind": "here"}, "scotland": {"kind": "here"}}


def where_somebody_fires(client, opened: Opened, last: str) -> Fitting:
    rngs = players()
    while play_one(client, opened, rngs):
        for side in range(2):
            state = client.get(opened.path, headers=opened.auth(side)).json()
            if "fire" in (state["view"]["legal"] or ()):
                seen = client.get(f"{opened.path}?form=sheet", headers=opened.auth(side)).json()
                area = {"area": seen["sheet"]["battle"]["area"]}
                known = area if last == "orders" else {"number": state["number"]}
                return Fitting(opened.auth(side), known, opened.game)
    raise AssertionError("nobody fired")


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_the_example_of_every_operation_is_accepted(tmp_path, monkeypatch, method, path):
    fix_chance(monkeypatch)
    with serve(tmp_path, metrics_token=METRICS_TOKEN, **MAIL) as client:
        opened = open_game(client)
        fitting = prepare(client, path, opened)
        client.cookies.clear()
        address, body = example_of(method, path)
        if "{game_id}" in path:
            address = re.sub("(?<=^/api/games/)[^/]+", fitting.game, address)
        headers = bearer(METRICS_TOKEN) if path == "/metrics" else fitting.headers
        sent = None if body is None else body | fitting.known
        answer = client.request(method, address, json=sent, headers=headers)
        assert answer.is_success, answer.text
        api[path][method].validate_response(answer)
