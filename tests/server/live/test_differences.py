"""Differences: a client that asks for them has, at every moment, what it would be sent whole."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from schiltrom.screen.differences import apply
from tests.server.helpers.service import Opened, open_game, serve
from tests.server.live.test_sockets import live

NOT_STATE = ("answer", "lines", "room", "state")


@pytest.fixture
def client(tmp_path):
    with serve(tmp_path) as found:
        yield found


class Follower:
    """A live connection that puts together what it sees."""

    def __init__(self, socket: Any, form: str = "sheet", since: int = -1, **more: Any) -> None:
        self.socket = socket
        self.state: dict[str, Any] = {}
        self.serial = -1
        self.room = ""
        self.answers: list[dict[str, Any]] = []
        self.frames: list[dict[str, Any]] = []
        self.lines: list[Any] = []
        first = {"since": since, "form": form, "differences": True}
        socket.send_json(first | more)

    def hear(self) -> dict[str, Any]:
        """Take in the next frame."""
        frame: dict[str, Any] = self.socket.receive_json()
        self.frames.append(frame)
        if "answer" in frame:
            self.answers.append(frame["answer"])
        if "state" in frame:
            if "from" not in frame:
                self.state = {name: frame[name] for name in frame if name not in NOT_STATE}
            else:
                assert frame["from"] == self.serial
                self.state = apply(self.state, frame.get("patch", {"=": {}}))
            self.serial = frame["state"]
            self.room = frame.get("room", self.room)
            self.lines += frame["lines"]
        return frame

    def reach(self, number: int) -> None:
        """Hear until a number is seen."""
        while not self.state or self.state["number"] < number:
            self.hear()


def whole(client: Any, opened: Opened, side: int | None, form: str) -> dict[str, Any]:
    """Return what the server answers when it is asked for everything."""
    headers = {} if side is None else opened.auth(side)
    answer = client.get(opened.path, params={"form": form}, headers=headers).json()
    return {name: value for name, value in answer.items() if name != "lines"}


def choose(follower: Follower, rng: Random, number: int) -> int:
    """Make a legal choice; return the number it was answered with."""
    legal = follower.state["sheet"]["legal"]
    said = {"id": number, "number": follower.state["number"], "choice": rng.choice(legal)}
    follower.socket.send_json(said)
    while not any(answer["id"] == number for answer in follower.answers):
        follower.hear()
    answer = follower.answers[-1]
    assert answer["ok"], answer
    return int(answer["number"])


@pytest.mark.parametrize("seed", range(2))
def test_differences_add_up_to_the_whole(client, seed):
    opened = open_game(client)
    rng = Random(seed)
    with (
        live(client, opened, 0) as england,
        live(client, opened, 1) as scotland,
        live(client, opened) as watcher,
    ):
        seats = [Follower(england), Follower(scotland)]
        spectator = Follower(watcher, "view")
        for follower in (*seats, spectator):
            follower.reach(1)
        for turn in range(60):
            asked = next((each for each in seats if each.state["your_choice"]), None)
            if asked is None or asked.state["status"]["over"]:
                break
            asked.reach(choose(asked, rng, turn))
            for side, follower in enumerate(seats):
                now = whole(client, opened, side, "sheet")
                follower.reach(now["number"])
                assert follower.state == now
            now = whole(client, opened, None, "view")
            spectator.reach(now["number"])
            assert spectator.state == now
    for follower in (*seats, spectator):
        assert "patch" not in follower.frames[0]
        assert all("from" in frame for frame in follower.frames[1:] if "state" in frame)
    assert len(seats[0].lines) == len({str(line) for line in seats[0].lines})


def test_the_answer_to_a_choice_comes_with_what_it_did(client):
    opened = open_game(client)
    with live(client, opened, 0) as socket:
        follower = Follower(socket)
        follower.reach(1)
        reached = choose(follower, Random(1), 7)
        last = follower.frames[-1]
        assert last["answer"] == {"id": 7, "ok": True, "number": reached}
        assert last["from"] == 0
        assert follower.state["number"] == reached
        socket.send_json({"id": 8, "number": reached, "choice": "block Wallace"})
        refused = follower.hear()
        assert set(refused) == {"answer"}
        assert refused["answer"]["ok"] is False


def test_who_names_a_state_that_is_known_gets_the_difference_to_it(client):
    opened = open_game(client)
    with live(client, opened, 1) as stays:
        Follower(stays).reach(1)
        with live(client, opened, 0) as socket:
            follower = Follower(socket)
            follower.reach(1)
            choose(follower, Random(1), 1)
        name, number = f"{follower.room}:{follower.serial}", follower.state["number"]
        with live(client, opened, 0) as socket:
            again = Follower(socket, since=number, has=name)
            again.state, again.serial = follower.state, follower.serial
            frame = again.hear()
            assert frame["from"] == follower.serial
            assert again.state["sheet"] == whole(client, opened, 0, "sheet")["sheet"]


@pytest.mark.parametrize("name", ["", "nonsense", "0123456789abcdef:0", "{room}:999", "{room}:-1"])
def test_who_names_a_state_that_is_not_known_gets_a_whole_one(client, name):
    opened = open_game(client)
    with live(client, opened, 0) as first:
        follower = Follower(first)
        follower.reach(1)
        with live(client, opened, 0) as socket:
            again = Follower(socket, has=name.format(room=follower.room))
            frame = again.hear()
            assert "from" not in frame
            assert frame["sheet"] == whole(client, opened, 0, "sheet")["sheet"]


def test_with_clocks_who_comes_again_gets_a_whole_state(client):
    """What he has may be of another moment than what we have of the same name."""
    opened = open_game(client, clock={"kind": "minutes", "minutes": 10, "increment": 0})
    with live(client, opened, 1) as stays:
        Follower(stays).reach(1)
        with live(client, opened, 0) as socket:
            follower = Follower(socket)
            follower.reach(1)
        with live(client, opened, 0) as socket:
            again = Follower(socket, has=f"{follower.room}:{follower.serial}")
            assert "from" not in again.hear()


def test_the_name_of_another_viewers_state_is_not_known(client):
    """Serial numbers are each viewer's own: nobody gets a difference to what another sees."""
    opened = open_game(client)
    with live(client, opened, 0) as england, live(client, opened, 1) as scotland:
        mine = Follower(england)
        mine.reach(1)
        theirs = Follower(scotland, has=f"{mine.room}:{mine.serial}")
        assert "from" not in theirs.hear()


def test_a_whole_state_is_sent_on_demand(client):
    opened = open_game(client)
    with live(client, opened, 0) as socket:
        follower = Follower(socket)
        follower.reach(1)
        socket.send_json({"whole": True})
        frame = follower.hear()
        assert "from" not in frame
        assert follower.state["sheet"] == whole(client, opened, 0, "sheet")["sheet"]


def test_who_does_not_ask_for_differences_gets_whole_states(client):
    opened = open_game(client)
    with live(client, opened, 0) as socket:
        socket.send_json({"since": -1, "form": "sheet"})
        state = socket.receive_json()
        assert {"state", "room", "from"}.isdisjoint(state)
        socket.send_json({"id": 1, "number": state["number"], "choice": state["sheet"]["legal"][0]})
        frames = [socket.receive_json() for _ in range(2)]
        assert [set(frame) >= {"id", "ok"} for frame in frames] == [True, False]
        assert frames[1]["number"] == frames[0]["number"]
        socket.send_json({"whole": True})
        assert socket.receive_json()["ok"] is False
