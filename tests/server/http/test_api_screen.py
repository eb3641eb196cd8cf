"""What a screen asks the server: states, destinations, reasons, frames, course, joint choices."""

from __future__ import annotations

import json
from functools import cached_property
from random import Random
from typing import Any

import pytest

from schiltrom.engine.tables import AREAS, BLOCK_NAMES, ENGLAND, NOBODY, SCOTLAND
from schiltrom.knowledge.report import report_on, to_json
from schiltrom.screen.encoding import to_text
from schiltrom.screen.replay import viewer_history
from schiltrom.screen.tutorial import LESSONS, lesson
from schiltrom.screen.types import ScreenState
from schiltrom.server.games.seats import Seat
from schiltrom.server.http.api_insight import Analysis
from schiltrom.server.http.api_screen import _frames, _reach
from schiltrom.server.http.schemas_screen import model_of
from schiltrom.table.table import VIEWERS
from tests.helpers.sent import as_received
from tests.server.helpers.service import (
    bearer,
    fix_chance,
    open_game,
    plan,
    play_one,
    players,
    serve,
)
from tests.server.helpers.twins import Twins


@pytest.fixture(scope="module")
def one_service(tmp_path_factory):
    with serve(tmp_path_factory.mktemp("screens"), games_per_minute=100_000.0) as found:
        yield found


@pytest.fixture
def client(one_service):
    one_service.cookies.clear()
    return one_service


@pytest.fixture
def opened(client):
    return open_game(client)


def get(client, opened, side: int | None, path: str = "", **query) -> Any:
    headers = {} if side is None else opened.auth(side)
    answer = client.get(opened.path + path, headers=headers, params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def refused(client, opened, side: int | None, path: str, **query) -> Any:
    headers = {} if side is None else opened.auth(side)
    answer = client.get(opened.path + path, headers=headers, params=query)
    assert answer.status_code >= 400, answer.text
    return answer.status_code, answer.json()["error"]


def choose(client, opened, side: int, **sent) -> Any:
    number = get(client, opened, side)["number"]
    body = {"number": number, **sent}
    return client.post(f"{opened.path}/choices", json=body, headers=opened.auth(side))


def begin_moves(client, opened) -> int:
    """Play move cards; return the side that moves first."""
    for side in (ENGLAND, SCOTLAND):
        legal = get(client, opened, side)["view"]["legal"]
        card = max(card for card in legal if card[-1].isdigit())
        assert choose(client, opened, side, choice=card).is_success
    first: int = get(client, opened, None, form="sheet")["sheet"]["first"]
    return first


# --- the lessons -----------------------------------------------------------------------------


def test_a_lesson_comes_packed_once(client):
    answer = client.get("/api/lesson", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.json() == as_received(lesson())
    plain = client.get("/api/lesson", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == as_received(lesson())
    again = client.get("/api/lesson", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_can_be_played_on(client, name):
    answer = client.get("/api/lesson", params={"name": name})
    assert answer.json()["name"] == name
    seats = {"england": {"kind": "computer"}, "scotland": {"kind": "here"}}
    made = client.post(
        "/api/games/import", json={"record": answer.json()["record"], "seats": seats}
    )
    assert made.status_code == 201, made.text


def test_there_are_no_other_lessons(client):
    assert client.get("/api/lesson", params={"name": "dancing"}).status_code == 422


# --- screen states ---------------------------------------------------------------------------


def test_a_state_comes_as_a_screen_state_on_request(client, opened):
    for side in (ENGLAND, SCOTLAND, None):
        plain = get(client, opened, side)
        drawn = get(client, opened, side, form="sheet")
        assert "sheet" not in plain
        assert "view" not in drawn
        assert plain["number"] == drawn["number"]
        assert drawn["sheet"]["legal"] == plain["view"]["legal"]
        assert drawn["sheet"]["viewer"] == drawn["side"]
        assert len(drawn["lines"]) == len(plain["lines"])
        assert {"key", "args", "number", "year", "turn"} <= set(drawn["lines"][0])
        model_of(ScreenState).model_validate(drawn["sheet"])


def test_a_game_that_waits_has_no_screen_state_yet(client):
    made = client.post("/api/games", json=plan()).json()
    client.cookies.clear()
    headers = bearer(made["seats"][0]["token"])
    path = f"/api/games/{made['game']}"
    assert client.get(path, params={"form": "sheet"}, headers=headers).json()["sheet"] is None
    for asked in ("/course", "/frames", "/why?choice=done", "/reach?block=Wallace"):
        answer = client.get(path + asked, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (409, "not-playing")


def test_screen_states_come_live(client, opened):
    ticket = client.post(f"{opened.path}/tickets", headers=opened.auth(0)).json()["ticket"]
    with client.websocket_connect(f"{opened.path}/live?ticket={ticket}") as live:
        live.send_json({"since": -1, "form": "sheet"})
        first = live.receive_json()
        assert first == get(client, opened, 0, form="sheet")
        card = first["sheet"]["legal"][0]
        live.send_json({"id": 1, "number": first["number"], "choices": [card]})
        told = [live.receive_json(), live.receive_json()]
        state = next(each for each in told if "sheet" in each)
        assert {"id": 1, "ok": True, "number": state["number"]} in told
        assert state["sheet"]["sides"][0]["card"] == card.removeprefix("card ")
        assert state["lines"][0]["key"] == "chronicle-card-own"


def test_another_form_is_refused(client, opened):
    assert refused(client, opened, 0, "", form="picture") == (422, "unprocessable")


# --- choices together ------------------------------------------------------------------------


def test_a_reach_is_done_by_one_request(client, opened):
    side = begin_moves(client, opened)
    sheet = get(client, opened, side, form="sheet")["sheet"]
    block = next(text for text in sheet["legal"] if text.startswith("block"))
    found = get(client, opened, side, "/reach", block=block.removeprefix("block "))
    far = found[-1]
    before = get(client, opened, side)["number"]
    answer = choose(client, opened, side, choices=far["choices"])
    assert answer.is_success, answer.text
    assert answer.json()["number"] == before + len(far["choices"])
    after = get(client, opened, side, form="sheet")["sheet"]
    place = {piece["name"]: piece["place"] for piece in after["pieces"]}
    assert place[block.removeprefix("block ")] == far["area"]
    assert after["moves"] == sheet["moves"] - far["cost"]


def test_several_choices_are_made_all_or_none(client, opened):
    side = begin_moves(client, opened)
    before = get(client, opened, side)
    block = next(text for text in before["view"]["legal"] if text.startswith("block"))
    answer = choose(client, opened, side, choices=[block, "stop"])
    assert (answer.status_code, answer.json()["error"]) == (422, "refused")
    assert get(client, opened, side) == before
    answer = choose(client, opened, side, choices=[block, "area Nowhere"])
    assert answer.status_code == 400
    assert get(client, opened, side) == before


def test_nobody_sees_dice_or_cards_by_choices_that_are_refused(client, opened):
    """The second card would show both: what comes after it may not be sent along."""
    card = get(client, opened, 0)["view"]["legal"][0]
    assert choose(client, opened, 0, choice=card).is_success
    before = get(client, opened, 1)
    for last in ("done", "pass", "card 1", "block Wallace"):
        mine = before["view"]["legal"][0]
        answer = choose(client, opened, 1, choices=[mine, last])
        assert answer.status_code == 422
        assert answer.json()["say"]["key"] == "reason-not-known-yet"
    assert get(client, opened, 1) == before


@pytest.mark.parametrize(
    "sent",
    [
        {},
        {"choices": []},
        {"choices": ["done"] * 61},
        {"choice": "done", "choices": ["done"]},
        {"choices": "done"},
        {"choices": [1]},
    ],
)
def test_what_is_no_list_of_choices_is_refused(client, opened, sent):
    assert choose(client, opened, 0, **sent).status_code == 422


# --- destinations and why --------------------------------------------------------------------


def test_reach_and_why_are_for_seats(client, opened):
    assert refused(client, opened, None, "/reach", block="Wallace") == (401, "no-seat")
    assert refused(client, opened, None, "/why", choice="done") == (401, "no-seat")
    assert refused(client, opened, 1, "/reach", block="Nobody") == (422, "unprocessable")
    assert refused(client, opened, 1, "/reach") == (422, "unprocessable")
    assert refused(client, opened, 1, "/why", choice="dance") == (400, "bad-request")


def test_the_enemy_s_blocks_have_no_reach(client, opened):
    side = begin_moves(client, opened)
    assert get(client, opened, 1 - side, "/reach", block=["Wallace", "Edward"][1 - side]) == []
    assert get(client, opened, side, "/reach", block=["Wallace", "Edward"][side]) == []


def test_why_is_answered_with_the_rule(client, opened):
    legal = get(client, opened, 0)["view"]["legal"]
    assert get(client, opened, 0, "/why", choice=legal[0]) == {"legal": True, "message": None}
    no = get(client, opened, 0, "/why", choice="block Edward")
    assert no["legal"] is False
    assert no["message"]["key"] == "reason-wants-card"
    assert no["message"]["rule"] == "3.1"


def test_why_a_block_in_hand_cannot_go_there_is_answered_with_the_rule(client, opened):
    side = begin_moves(client, opened)
    block, far, near = [
        ("Northumber Infantry", "Ross", "Lanark"),
        ("Galloway/S", "Mentieth", "Carrick"),
    ][side]
    no = get(client, opened, side, "/why", choice=f"area {far}", block=block)
    assert (no["legal"], no["message"]["key"]) == (False, "reason-too-far")
    assert no["message"]["rule"] == "4.2"
    yes = get(client, opened, side, "/why", choice=f"area {near}", block=block)
    assert yes == {"legal": True, "message": None}
    enemy = ["Wallace", "Edward"][side]
    theirs = get(client, opened, side, "/why", choice="area Fife", block=enemy)
    assert theirs["message"]["key"] == "reason-not-your-block"


def test_odds_count_only_blocks_that_can_get_there(client, opened):
    side = begin_moves(client, opened)
    near, far = [
        ("Mentieth/E", "Ross/E"),
        ("Wallace", "Galloway/S"),
    ][side]
    area = ["Fife", "Mentieth"][side]
    who = ["England", "Scotland"][side]
    odds = get(client, opened, side, "/odds", area=area, attacker=who, block=[near, far])
    assert near in [each["block"] for each in odds["blocks"]]
    assert far not in [each["block"] for each in odds["blocks"]]
    alone = refused(client, opened, side, "/odds", area=area, attacker=who, block=far)
    assert alone == (422, "no-battle")


# --- helps to think --------------------------------------------------------------------------


def test_what_is_known_of_the_enemy(client, opened):
    known = get(client, opened, SCOTLAND, "/known", area="Mentieth")
    sheet = get(client, opened, SCOTLAND, form="sheet")["sheet"]
    hidden = {(each["area"], each["side"]): each["count"] for each in sheet["hidden"]}
    assert known["count"] == hidden["Mentieth", ENGLAND]
    assert known["side"] == ENGLAND
    pool = get(client, opened, SCOTLAND, "/known", area="pool")
    assert pool["count"] == sheet["sides"][ENGLAND]["pool"]
    begin_moves(client, opened)
    assert get(client, opened, SCOTLAND, "/known", area="Mentieth") == known


def test_odds_and_winter(client, opened):
    asked = {"area": "Fife", "attacker": "England", "block": "Northumber Infantry"}
    odds = get(client, opened, ENGLAND, "/odds", **asked)
    assert odds["exact"] is False
    assert 0 < sum(odds["win"]) <= 1.001
    assert [each["block"] for each in odds["blocks"]] == ["Northumber Infantry"]
    assert refused(client, opened, SCOTLAND, "/odds", **asked) == (422, "unprocessable")
    assert refused(client, opened, ENGLAND, "/odds", area="Ross") == (422, "no-battle")
    assert refused(client, opened, ENGLAND, "/odds", area="Nowhere") == (422, "unprocessable")
    assert set(get(client, opened, ENGLAND, "/winter")) == {
        "changes",
        "homes",
        "disbands",
        "builds",
        "notes",
    }


def test_thinking_is_for_seats(client, opened):
    for path in ("/known?area=Fife", "/odds?area=Fife", "/winter"):
        assert refused(client, opened, None, path) == (401, "no-seat")


# --- frames and course -----------------------------------------------------------------------


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """A game that is over, and its service."""
    with pytest.MonkeyPatch.context() as patch:
        fix_chance(patch)
        with serve(tmp_path_factory.mktemp("played")) as client:
            opened = open_game(client)
            rngs = players()
            while play_one(client, opened, rngs):
                pass
            yield client, opened


def test_frames_of_one_s_own_seat_during_play(client, opened):
    begin_moves(client, opened)
    for side in (ENGLAND, SCOTLAND, None):
        state = get(client, opened, side, form="sheet")
        page = get(client, opened, side, "/frames", **{"from": 0, "count": 50})
        assert page["total"] == state["number"] + 1
        assert page["frames"][-1]["sheet"] == state["sheet"]
        lines = [line for frame in page["frames"] for line in frame["lines"]]
        assert lines == state["lines"]
    for viewer in ("Scotland", "all"):
        assert refused(client, opened, 0, "/frames", viewer=viewer) == (409, "not-playing")
    for viewer in ("England", "Scotland", "all"):
        assert refused(client, opened, None, "/frames", viewer=viewer) == (409, "not-playing")
    assert get(client, opened, 0, "/frames", viewer="England")["total"]
    assert get(client, opened, 0, "/frames", viewer="spectator")["total"]


def test_frames_are_bounded(client, opened):
    assert refused(client, opened, 0, "/frames", count=51)[0] == 422
    assert refused(client, opened, 0, "/frames", **{"from": -1})[0] == 422
    assert get(client, opened, 0, "/frames", **{"from": 2**31 - 1})["frames"] == []


def test_after_the_end_everybody_sees_all(played):
    client, opened = played
    for side in (ENGLAND, None):
        for viewer in ("England", "Scotland", "spectator", "all"):
            page = get(client, opened, side, "/frames", viewer=viewer, **{"from": 30, "count": 3})
            assert [frame["number"] for frame in page["frames"]] == [30, 31, 32]
    last = get(client, opened, None, "/frames", viewer="all")["total"] - 1
    page = get(client, opened, None, "/frames", viewer="all", **{"from": last})
    assert page["frames"][0]["sheet"]["phase"] == "over"
    assert page["frames"][0]["sheet"]["ending"]["key"] == "prompt-over"
    assert page["frames"][0]["sheet"]["hidden"] == []


def test_the_course_is_everybody_s(played):
    client, opened = played
    told = [get(client, opened, side, "/course") for side in (ENGLAND, SCOTLAND, None)]
    assert told[0] == told[1] == told[2]
    sheet = get(client, opened, None, form="sheet")["sheet"]
    assert told[0]["points"][-1]["nobles"] == [side["nobles"] for side in sheet["sides"]]


def test_a_table_counts_as_the_library_does(played):
    client, opened = played
    service = client.app.state.context.service
    for viewer in VIEWERS:
        table_history, record = service.ask_table(
            opened.game, lambda table, _over, of=viewer: (table.history(of), table.record.copy())
        )
        again = viewer_history(record, viewer)
        assert table_history.marks == again.marks
        assert table_history.told == {n: told for n, told in again.told.items() if told}


# --- secrecy ---------------------------------------------------------------------------------


class Screens(Twins):
    """Twins that also look at all that a screen is sent."""

    @cached_property
    def analysis(self) -> Analysis:
        return Analysis(self.service)

    def look(self, game: int) -> str:
        seen = super().look(game)
        states: list[object] = []
        for viewer in (self.viewer, NOBODY):
            state = self.service.state(self.games[game], viewer, form="sheet")
            states += [state.sheet, state.number]
        course = self.service.ask_table(
            self.games[game], lambda table, _over: table.course.so_far()
        )
        shown = to_text([states, course]).replace(self.games[game], "GAME")
        return json.dumps([*json.loads(seen), {"view": {"screens": shown}}])

    def frames(self, game: int) -> str:
        """Return the last frames of the viewer and of a spectator."""
        pages = []
        for name in (["England", "Scotland"][self.viewer], "spectator"):
            viewer = {"England": 0, "Scotland": 1, "spectator": NOBODY}[name]
            number = self.service.state(self.games[game], viewer).number
            pages.append(
                _frames(self.service, self.games[game], name, True, max(0, number - 9), 10)
            )
        return to_text(pages)

    def guides(self, game: int) -> str:
        """Return where the viewer's blocks can go, and what he knows of the enemy's."""
        state = self.service.state(self.games[game], self.viewer, form="sheet").sheet
        assert state is not None
        seat = Seat(self.games[game], self.viewer)
        names = [piece.name for piece in state.pieces if piece.side == self.viewer]
        told: list[object] = [
            _reach(self.service, seat, [BLOCK_NAMES.index(name)]) for name in names
        ]
        told += [to_json(report_on(self.analysis.tracker(seat), area)) for area in range(AREAS)]
        return to_text(told)


@pytest.mark.parametrize(
    ("rules", "viewer", "seed"),
    [
        ("edition 4", ENGLAND, 7),
        ("edition 4", SCOTLAND, 2),
        ("edition 2", ENGLAND, 9),
        ("edition 2", SCOTLAND, 2),
    ],
)
def test_twins_look_the_same_on_every_screen(rules, viewer, seed):
    twins = Screens(viewer, str(seed), rules=rules)
    rng = Random(seed)
    for count in range(120):
        if not twins.step(rng):
            break
        if count % 20 == 0:
            assert twins.frames(0) == twins.frames(1)
            assert twins.guides(0) == twins.guides(1)
    assert twins.apart > 30
