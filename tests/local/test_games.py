"""Games on one device: what a server does, without one."""

from __future__ import annotations

import json
from random import Random

import pytest

from schiltrom.ai.levels import HINT_LEVEL
from schiltrom.engine.record import Record
from schiltrom.engine.view import view
from schiltrom.fairness import verify
from schiltrom.notation import position_from_line, read_game, view_from_line, view_to_line
from tests.local.device import HERE, PEASANT, SIDES, Device


@pytest.fixture
def device() -> Device:
    return Device()


def played(device: Device, game: str, choices: int) -> None:
    rng = Random(3)
    for _ in range(choices):
        device.choose_somehow(game, rng)


def test_a_game_against_the_computer_begins_and_goes_on(device: Device) -> None:
    game = device.new_game(PEASANT, HERE)
    state = device.get(f"/games/{game}", form="sheet")
    assert state["side"] == "Scotland"
    assert state["status"]["begun"]
    assert state["sheet"]["legal"]
    assert [line["key"] for line in state["lines"]]
    number = device.post(
        f"/games/{game}/choices",
        {"number": state["number"], "choices": state["sheet"]["legal"][:1]},
    )["number"]
    assert number > state["number"]
    assert device.think_once(game)


def test_a_whole_game_is_proved_and_read_elsewhere(device: Device) -> None:
    game = device.new_game(HERE, HERE)
    rng = Random(1)
    while device.choose_somehow(game, rng):
        pass
    record = Record.from_json(device.get(f"/games/{game}/record"))
    verify(record)
    text = device.get(f"/games/{game}/export")["text"]
    assert read_game(text).record.entries == record.entries
    opened = Device().post("/games/import", {"record": text})
    assert opened["seats"][0]["kind"] == "friend"


def test_a_game_goes_on_after_a_restart(device: Device) -> None:
    game = device.new_game(HERE, HERE)
    played(device, game, 60)
    seen = [device.get(f"/games/{game}", side=side, form="sheet") for side in SIDES]
    device.restart()
    assert [device.get(f"/games/{game}", side=side, form="sheet") for side in SIDES] == seen
    played(device, game, 20)


def test_nobody_sees_the_other_side(device: Device) -> None:
    game = device.new_game(HERE, PEASANT)
    status, answer = device.ask("GET", f"/games/{game}/frames", viewer="Scotland")
    assert status == 409, answer
    assert device.ask("GET", f"/games/{game}/record")[0] == 409
    looked = device.get(f"/games/{game}", side="Scotland", form="sheet")
    assert looked["side"] is None
    assert looked["own"] is None


def test_a_position_is_a_line_with_what_its_seat_sees(device: Device) -> None:
    game = device.new_game(HERE, HERE)
    lines = [device.get(f"/games/{game}/line", side=side)["line"] for side in SIDES]
    for side, line in enumerate(lines):
        seen = view_from_line(line)
        assert seen.side == side
        assert seen.sides[1 - side].known == []
        assert seen.sides[1 - side].hand == -1
    assert device.ask("GET", f"/games/{game}/line")[0] == 400, "whose?"
    device.post(f"/games/{game}/resign", {}, side="England")
    whole = position_from_line(device.get(f"/games/{game}/line", side="England")["line"])
    assert view_to_line(view(whole, 1)) == lines[1]


def test_both_seats_at_one_screen_have_to_say_which(device: Device) -> None:
    game = device.new_game(HERE, HERE)
    status, answer = device.ask("GET", f"/games/{game}")
    assert (status, answer["error"]) == (400, "which-side")
    assert device.get(f"/games/{game}", spectator="1")["side"] is None


def test_two_computers_are_watched(device: Device) -> None:
    game = device.new_game(PEASANT, PEASANT, open=True)
    for _ in range(20):
        assert device.think_once(game)
    assert device.get(f"/games/{game}/frames", viewer="all", count="5")["frames"]


@pytest.mark.parametrize("level", ["squire", "knight"])
def test_computers_answer(device: Device, level: str) -> None:
    game = device.new_game({"kind": "computer", "level": level}, HERE)
    assert device.think_once(game)


def test_undo_take_back_orders_and_wishes(device: Device) -> None:
    game = device.new_game(HERE, PEASANT)
    state = device.get(f"/games/{game}", form="sheet")
    body = {"number": state["number"], "choices": state["sheet"]["legal"][:1]}
    number = device.post(f"/games/{game}/choices", body)["number"]
    assert device.get(f"/games/{game}")["can_undo"]
    device.post(f"/games/{game}/undo", {"number": number})
    assert device.get(f"/games/{game}", form="sheet")["sheet"]["legal"] == state["sheet"]["legal"]
    device.post(f"/games/{game}/wishes", {"wishes": ["forced"]})
    assert device.get(f"/games/{game}")["own"]["wishes"] == ["forced"]
    state = device.get(f"/games/{game}", form="sheet")
    body = {"number": state["number"], "choices": state["sheet"]["legal"][:1]}
    device.post(f"/games/{game}/choices", body)
    while device.think_once(game):
        pass
    device.post(f"/games/{game}/offers", {"kind": "take-back"})
    assert device.get(f"/games/{game}", form="sheet")["sheet"]["legal"] == state["sheet"]["legal"]


def test_what_helps_to_choose_is_answered(device: Device) -> None:
    game = device.new_game(HERE, PEASANT)
    played(device, game, 4)
    assert device.get(f"/games/{game}/known", area="Fife")["area"] == "Fife"
    assert "builds" in device.get(f"/games/{game}/winter")
    assert device.get(f"/games/{game}/course")["points"]
    assert device.get(f"/games/{game}/why", choice="card 3").keys() == {"legal", "message"}
    status, answer = device.ask("GET", f"/games/{game}/odds", area="Orkney")
    assert (status, answer["error"]) == (422, "unprocessable")


def test_a_hint_is_thought_about_elsewhere(device: Device) -> None:
    from schiltrom.local.worker import think

    game = device.new_game(HERE, PEASANT)
    number = device.get(f"/games/{game}")["number"]
    asked = device.call("hint_question", game, -1, number)["body"]
    asked["seconds"] = 0.2
    found = device.call("hint", game, -1, number, think(json.dumps(asked)))["body"]
    assert found["level"] == HINT_LEVEL
    assert found["choice"].startswith("card ")


def test_a_damaged_game_is_told_and_the_others_stay(device: Device) -> None:
    one, other = device.new_game(HERE, PEASANT), device.new_game(HERE, PEASANT)
    third = device.new_game(HERE, PEASANT)
    device.entries[one][0] = ("nonsense", False)
    device.rows[third] = "{"
    device.restart()
    status, answer = device.ask("GET", f"/games/{one}")
    assert (status, answer["error"]) == (422, "game-damaged")
    assert answer["say"]["key"] == "error-game-damaged"
    listed = device.get("/games")
    assert set(listed["damaged"]) == {one, third}
    assert [line["game"] for line in listed["games"]] == [other]
    assert device.get(f"/games/{other}")["your_choice"]
    device.post(f"/games/{third}/leave", {})
    assert third not in device.rows


def test_what_could_not_be_kept_was_not_done(device: Device) -> None:
    game = device.new_game(HERE, PEASANT)
    before = device.get(f"/games/{game}", form="sheet")
    request = {
        "method": "POST",
        "path": f"/games/{game}/choices",
        "query": {},
        "body": {"number": before["number"], "choices": before["sheet"]["legal"][:1]},
    }
    device.worker.ask(json.dumps(request), device.at_ms)
    device.worker.hold(game, device.rows[game])
    assert device.get(f"/games/{game}", form="sheet") == before


def test_a_friend_needs_a_server(device: Device) -> None:
    seats = {"england": HERE, "scotland": {"kind": "friend"}}
    status, answer = device.ask("POST", "/games", {"seats": seats})
    assert (status, answer["say"]["key"]) == (422, "error-needs-server")


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({}, 422),
        ({"seats": {"england": HERE}}, 422),
        ({"seats": {"england": HERE, "scotland": {"kind": "computer", "level": "god"}}}, 422),
        ({"seats": {"england": HERE, "scotland": HERE}, "options": {"none": 1}}, 422),
        (
            {
                "seats": {"england": HERE, "scotland": HERE},
                "scenario": "the_bruce",
                "bidding": True,
            },
            422,
        ),
    ],
)
def test_bad_plans_are_refused(device: Device, body: dict[str, object], status: int) -> None:
    assert device.ask("POST", "/games", body)[0] == status
    assert not device.rows


@pytest.mark.parametrize(
    "orders", [7, {"fire": "now"}, {"below": -1}, {"to": "Atlantis"}, {"other": 1}]
)
def test_bad_orders_are_refused(device: Device, orders: object) -> None:
    game = device.new_game(HERE, PEASANT)
    body = {"area": "Fife", "orders": orders}
    status, answer = device.ask("POST", f"/games/{game}/orders", body)
    assert (status, answer["error"]) == (422, "unprocessable")
    body = {"area": "Fife", "orders": {"fire": "end"}}
    assert device.ask("POST", f"/games/{game}/orders", body)[0] == 409


@pytest.mark.parametrize("record", ["", "[nonsense", {"entries": 3}, 7, {"format": "x"}])
def test_bad_records_are_refused(device: Device, record: object) -> None:
    status, answer = device.ask("POST", "/games/import", {"record": record})
    assert status == 422, answer
    assert not device.rows


def test_a_game_goes_on_from_a_record(device: Device) -> None:
    game = device.new_game(HERE, PEASANT)
    text = device.get(f"/games/{game}/export")["text"]
    assert "fair-" not in text
    _, answer = device.ask("POST", "/games/import", {"record": text})
    assert answer["say"]["key"] == "error-record-needs-seats"
    seats = {"england": HERE, "scotland": HERE}
    other = device.post("/games/import", {"record": text, "seats": seats})["game"]
    device.bring_seeds(other, HERE, HERE)
    played(device, other, 30)
    device.restart()
    assert device.get(f"/games/{other}", side="England")["status"]["imported"]


def test_bids_are_made_in_secret(device: Device) -> None:
    seats = {"england": HERE, "scotland": {"kind": "computer", "level": "peasant"}}
    game = device.post("/games", {"edition": "4", "bidding": True, "seats": seats})["game"]
    device.post(f"/games/{game}/bid", {"bid": 1})
    device.bring_seeds(game, HERE, PEASANT)
    status = device.get(f"/games/{game}")["status"]
    assert status["begun"]
    assert status["bids"][0] == 1


def test_clocks_run_out(device: Device) -> None:
    clock = {"kind": "minutes", "minutes": 1, "increment": 0}
    game = device.new_game(HERE, HERE, clock=clock)
    device.at_ms += 120_000
    state = device.get(f"/games/{game}", side="England")
    assert state["status"]["over"]
    assert state["status"]["ending"] == "time"
