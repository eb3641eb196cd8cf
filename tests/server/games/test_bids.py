"""Secret bids (9.2): nobody learns of the first before the second, and the net bid is played."""

from __future__ import annotations

import itertools
import secrets
from pathlib import Path
from typing import Any

import pytest

from schiltrom import ENGLAND, NOBODY, SCOTLAND, Record, RuleSet
from schiltrom.ai.bids import computer_bid
from schiltrom.engine.counters import SCENARIO_NAMES
from schiltrom.engine.rules import RuleSetError, net_bid
from schiltrom.engine.tables import EDWARD, POOL
from schiltrom.fairness import verify
from schiltrom.notation import read_game
from schiltrom.server.games.offers import Offers
from schiltrom.server.games.seats import Opened, SeatPlan
from schiltrom.server.games.service import GameService
from schiltrom.server.store.database import open_database
from schiltrom.table.errors import ConflictError, GameError, NotFoundError
from schiltrom.text.wording import in_words
from tests.helpers.sent import as_received
from tests.server.helpers.seeds import bind_seat, bring, show_seed, sit
from tests.server.helpers.service import begin_here, fix_chance, plan, serve
from tests.server.helpers.versions import downgrade

ALL = range(4)
FIRST_LEVY = 4


@pytest.fixture
def url(tmp_path):
    return f"sqlite:///{tmp_path / 'games.db'}"


@pytest.fixture
def service(url):
    return GameService(open_database(url))


def with_friend(service: GameService, bid: int | None, side: int = ENGLAND) -> Opened:
    """Open a game in which a friend takes the other side."""
    plans = {side: SeatPlan("here", "Ann", bid=bid), 1 - side: SeatPlan("friend")}
    return service.open_game("braveheart", RuleSet(), plans, preset="4", bidding=True)


def levied(service: GameService, game_id: str) -> int:
    """Return how many blocks the first levy brought."""
    told = [line.told.message for line in service.state(game_id).lines]
    count = next(each for each in told if "levy brings" in in_words(each)).args["count"]
    assert isinstance(count, int)
    return count


def bids_told(service: GameService, game_id: str, viewer: int = NOBODY) -> list[str]:
    told = [line.told.message for line in service.state(game_id, viewer).lines]
    return [in_words(each) for each in told if each.key == "chronicle-bids"]


# --- what counts -----------------------------------------------------------------------------


@pytest.mark.parametrize(("england", "scotland"), list(itertools.product(ALL, ALL)))
def test_9_2_the_net_bid_is_played(service, england, scotland):
    opened = with_friend(service, england)
    assert not service.state(opened.game_id).status.begun
    sit(service, opened.links[SCOTLAND], "Bob", "seed", scotland)
    status = service.state(opened.game_id).status
    net = net_bid(england, scotland)
    assert status.begun
    assert status.rules["bid"] == net
    assert status.bids == (england, scotland)
    assert levied(service, opened.game_id) == FIRST_LEVY + (int(net[1]) if net[:1] == "S" else 0)
    for viewer in (ENGLAND, SCOTLAND, NOBODY):
        told = bids_told(service, opened.game_id, viewer)
        assert len(told) == 1
        assert told[0].startswith(f"England bids {england}, Scotland bids {scotland}. ")
        assert (net or "no net bid") in told[0]


@pytest.mark.parametrize("first", [ENGLAND, SCOTLAND])
@pytest.mark.parametrize("side", [ENGLAND, SCOTLAND])
def test_bids_come_in_either_order(service, side, first):
    opened = with_friend(service, None, side)
    maker = service.seat(opened.tokens[side])
    friend, _ = sit(service, opened.links[1 - side], "Bob", "seed")
    seats = {maker.side: maker, friend.side: friend}
    assert not service.bring_bid(seats[first], 3)
    assert not service.bring_bid(seats[1 - first], 1)
    assert bring(service, friend)
    assert service.state(opened.game_id).status.rules["bid"] == ("E2", "S2")[first]


def test_who_waits_and_is_live_reads_of_the_bids_too(service):
    """The line comes with the first number, after that of the lobby."""
    opened = with_friend(service, 1)
    number = service.state(opened.game_id, ENGLAND).number
    sit(service, opened.links[SCOTLAND], "Bob", "seed", 0)
    lines = service.state(opened.game_id, ENGLAND, since=number).lines
    assert lines[0].told.message.key == "chronicle-bids"


def test_edward_lies_open_in_the_pool_as_long_as_the_net_bid_says(service):
    opened = with_friend(service, 3)
    sit(service, opened.links[SCOTLAND], "Bob", "seed", 1)
    position = service._tables[opened.game_id]._replay.position
    assert position.rules.years_without_edward == 2
    assert position.place_of(EDWARD) == POOL[ENGLAND]


def test_both_bids_are_in_the_record_and_it_is_verified(service):
    opened = with_friend(service, 1)
    sit(service, opened.links[SCOTLAND], "Bob", "seed", 3)
    service.resign(service.seat(opened.tokens[ENGLAND]))
    record = Record.from_json(service.record(opened.game_id))
    assert record.rules.bid == "S2"
    assert (record.tags["bid-england"], record.tags["bid-scotland"]) == ("1", "3")
    assert verify(record).rolls == 0
    read = read_game(service.text(opened.game_id)).record
    assert read.tags["bid-scotland"] == "3"
    assert read.rules == record.rules


# --- what is refused -------------------------------------------------------------------------


def test_a_bid_stands(service):
    opened = with_friend(service, 2)
    seat = service.seat(opened.tokens[ENGLAND])
    for bid in (0, 1, 3):
        with pytest.raises(ConflictError, match="already bid"):
            service.bring_bid(seat, bid)
    assert not service.bring_bid(seat, 2)
    sit(service, opened.links[SCOTLAND], "Bob", "seed", 2)
    with pytest.raises(ConflictError, match="already bid"):
        service.bring_bid(seat, 0)
    assert service.state(opened.game_id).status.rules["bid"] == ""


@pytest.mark.parametrize("bid", [-1, 4, 99])
def test_a_bad_bid_leaves_the_seat_free(service, bid):
    opened = with_friend(service, 1)
    with pytest.raises(GameError, match="from 0 to 3"):
        sit(service, opened.links[SCOTLAND], "Bob", "seed", bid)
    assert not service.state(opened.game_id).status.seats[SCOTLAND].taken
    sit(service, opened.links[SCOTLAND], "Bob", "seed", 0)
    assert service.state(opened.game_id).status.begun


def test_a_seat_is_taken_once(service):
    opened = with_friend(service, 1)
    link = opened.links[SCOTLAND]
    friend, _ = sit(service, link, "Bob", "seed")
    with pytest.raises(NotFoundError):
        service.take_seat(link, "Eve", 3)
    assert not service.state(opened.game_id).status.seats[SCOTLAND].has_bid
    service.bring_bid(friend, 1)
    assert bring(service, friend)


def test_nobody_bids_where_bids_are_not_played(service):
    plans = {ENGLAND: SeatPlan("here", bid=1), SCOTLAND: SeatPlan("here")}
    with pytest.raises(GameError, match="do not bid"):
        service.open_game("braveheart", RuleSet(), plans)
    plans = {ENGLAND: SeatPlan("here"), SCOTLAND: SeatPlan("here")}
    opened = service.open_game("braveheart", RuleSet(), plans)
    with pytest.raises(GameError, match="do not bid"):
        service.bring_bid(service.seat(opened.tokens[ENGLAND]), 0)
    with pytest.raises(RuleSetError):
        service.open_game("the_bruce", RuleSet(), plans, bidding=True)


# --- computers, rematches, restarts ----------------------------------------------------------


@pytest.mark.parametrize("scenario", range(len(SCENARIO_NAMES)))
@pytest.mark.parametrize("side", [ENGLAND, SCOTLAND])
def test_a_computer_bids_nothing_until_the_table_says_otherwise(scenario, side):
    assert computer_bid(scenario, side) == 0


@pytest.mark.parametrize("person", ALL)
def test_a_computer_bids_before_the_person_and_whatever_he_bids(service, monkeypatch, person):
    monkeypatch.setattr("schiltrom.server.games.bids.computer_bid", lambda _scenario, _side: 2)
    plans = {ENGLAND: SeatPlan("here"), SCOTLAND: SeatPlan("computer")}
    opened = service.open_game("campaign", RuleSet(), plans, bidding=True)
    assert [seat.has_bid for seat in service.state(opened.game_id).status.seats] == [False, True]
    assert service.bring_bid(service.seat(opened.tokens[ENGLAND]), person)
    assert service.state(opened.game_id).status.bids == (person, 2)


def test_two_computers_begin_at_once(service):
    plans = {side: SeatPlan("computer") for side in (ENGLAND, SCOTLAND)}
    opened = service.open_game("braveheart", RuleSet(), plans, bidding=True)
    assert service.state(opened.game_id).status.bids == (0, 0)


def test_a_rematch_asks_again(service):
    opened = with_friend(service, 3)
    friend, _ = sit(service, opened.links[SCOTLAND], "Bob", "seed", 0)
    maker = service.seat(opened.tokens[ENGLAND])
    service.resign(maker)
    offers = Offers(service)
    offers.make(maker, "rematch")
    game_id = offers.accept(friend, "rematch")
    assert game_id is not None
    status = service.state(game_id).status
    assert (status.bidding, status.bids, status.rules["bid"]) == (True, None, "")
    assert not any(seat.has_bid for seat in status.seats)
    first, _ = service.follow(maker, game_id, 1)
    second, _ = service.follow(friend, game_id)
    for seat in (first, second):
        assert not bring(service, seat)
    assert not service.bring_bid(second, 2)
    assert [bring(service, seat) for seat in (first, second)] == [False, True]
    expected = [0, 0]
    expected[first.side], expected[second.side] = 1, 2
    assert service.state(game_id).status.bids == tuple(expected)


@pytest.mark.parametrize("bid", ALL)
def test_a_restart_between_the_bids_loses_nothing(service, url, bid):
    opened = with_friend(service, bid)
    service.engine.dispose()
    again = GameService(open_database(url))
    sit(again, opened.links[SCOTLAND], "Bob", "seed", 1)
    assert again.state(opened.game_id).status.bids == (bid, 1)
    told = bids_told(again, opened.game_id)
    after = GameService(open_database(url))
    assert bids_told(after, opened.game_id) == told
    assert after.state(opened.game_id) == again.state(opened.game_id)


def test_games_of_before_are_not_bid_for(url):
    service = GameService(open_database(url))
    plans = {side: SeatPlan("here") for side in (ENGLAND, SCOTLAND)}
    opened = service.open_game("braveheart", RuleSet(bid="E1"), plans)
    downgrade(service.engine, "0004")
    status = GameService(open_database(url)).state(opened.game_id).status
    assert (status.preset, status.bidding, status.bids) == ("", False, None)
    assert status.rules["bid"] == "E1"


# --- over HTTP, and what is seen before the second bid ---------------------------------------


class SameIds:
    """Ids, tokens and seeds that are the same in every game of a test."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._numbers = itertools.count()
        fix_chance(monkeypatch)
        monkeypatch.setattr(secrets, "token_hex", self._hex)
        monkeypatch.setattr(secrets, "token_urlsafe", self._urlsafe)

    def _hex(self, size: int = 32) -> str:
        return f"{next(self._numbers):0{2 * size}x}"

    def _urlsafe(self, _size: int = 32) -> str:
        return f"{next(self._numbers):043d}"


LOOKS = (
    "",
    "?form=sheet",
    "?since=0",
    "/chat",
    "/frames",
    "/course",
    "/record",
    "/known?area=Fife",
)


def seen_before_the_second_bid(folder: Path, bid: int, monkeypatch: Any) -> list[object]:
    """Return all that a friend and a spectator are sent while one bid is in."""
    with monkeypatch.context() as patch:
        SameIds(patch)
        with serve(folder) as client:
            england = {"kind": "here", "name": "Ann", "bid": bid}
            seats = {"england": england, "scotland": {"kind": "friend"}}
            made = client.post(
                "/api/games",
                json={"bidding": True, "seats": seats, "clock": {"kind": "days", "days": 3}},
            )
            assert made.status_code == 201
            opened = made.json()
            secret = opened["seats"][1]["secret"]
            client.cookies.clear()
            seen: list[object] = [made.content]
            path = f"/api/games/{opened['game']}"

            def look(**headers: str) -> None:
                for each in LOOKS:
                    answer = client.get(path + each, headers=headers)
                    seen.append((each, answer.status_code, answer.content))

            look()
            seen.append(client.post("/api/seats/look", json={"secret": secret}).content)
            taken = client.post("/api/seats", json={"secret": secret})
            seen.append(taken.content)
            client.cookies.clear()
            mine = {"Authorization": f"Bearer {taken.json()['token']}"}
            maker = {"Authorization": f"Bearer {opened['seats'][0]['token']}"}
            for side, headers in enumerate((maker, mine)):
                bind_seat(client, opened["game"], side, "one", headers)
            look(**mine)
            look()
            seen.append(client.get("/api/games", headers=mine).content)
            ticket = client.post(f"{path}/tickets", headers=mine).json()["ticket"]
            with client.websocket_connect(f"{path}/live?ticket={ticket}") as socket:
                socket.send_json({"since": -1, "chat": 0})
                seen.append(socket.receive_text())
            seen += [
                client.post(f"{path}/bid", json={"bid": wrong}, headers=mine).content
                for wrong in (-1, 4, "1", True, None, 1.5)
            ]
            seen.append(client.post("/api/seats", json={"secret": secret, "bid": 1}).content)
            placed = client.post(f"{path}/bid", json={"bid": 0}, headers=mine)
            assert placed.json() == {"begun": False}
            show_seed(client, opened["game"], 0, "one", maker)
            assert show_seed(client, opened["game"], 1, "one", mine)
            assert client.get(path).json()["status"]["bids"] == [bid, 0]
            return seen


def test_nothing_tells_of_the_first_bid(tmp_path, monkeypatch):
    seen = []
    for bid in ALL:
        folder = tmp_path / str(bid)
        folder.mkdir()
        seen.append(seen_before_the_second_bid(folder, bid, monkeypatch))
    assert len(seen[0]) > 3 * len(LOOKS)
    for other in seen[1:]:
        assert other == seen[0]


@pytest.mark.parametrize(
    "wrong",
    [
        {"bidding": True, "bid": "E1"},
        {"bidding": True, "scenario": "the_bruce"},
        {"bidding": "yes"},
        {"seats": {"england": {"kind": "computer", "bid": 1}, "scotland": {"kind": "here"}}},
        {"seats": {"england": {"kind": "friend", "bid": 1}, "scotland": {"kind": "here"}}},
        {"seats": {"england": {"kind": "here", "bid": 4}, "scotland": {"kind": "here"}}},
        {"seats": {"england": {"kind": "here", "bid": True}, "scotland": {"kind": "here"}}},
    ],
)
def test_bad_bids_are_refused_over_http(tmp_path, wrong):
    with serve(tmp_path) as client:
        sent = {"bidding": True, **plan("here", "here"), **wrong}
        assert client.post("/api/games", json=sent).status_code == 422
        plain = {"seats": {"england": {"kind": "here", "bid": 1}, "scotland": {"kind": "here"}}}
        assert client.post("/api/games", json=plain).status_code == 400


def test_programs_may_still_agree_on_a_bid_openly(tmp_path):
    with serve(tmp_path) as client:
        made = client.post("/api/games", json=plan("computer", "computer", bid="S2")).json()
        status = client.get(f"/api/games/{made['game']}").json()["status"]
        assert (status["rules"]["bid"], status["bidding"], status["bids"]) == ("S2", False, None)


def test_only_a_seat_bids(tmp_path):
    with serve(tmp_path) as client:
        made = client.post("/api/games", json=plan("here", "here", bidding=True)).json()
        client.cookies.clear()
        path = f"/api/games/{made['game']}/bid"
        assert client.post(path, json={"bid": 1}).status_code == 401
        for seat in made["seats"]:
            mine = {"Authorization": f"Bearer {seat['token']}"}
            assert client.post(path, json={"bid": 1}, headers=mine).json() == {"begun": False}
        begin_here(client, made)
        assert client.get(f"/api/games/{made['game']}").json()["status"]["bids"] == [1, 1]


def test_a_seat_is_not_sent_its_own_bid_before_the_other(service):
    shown = {}
    for bid in ALL:
        opened = with_friend(service, bid)
        status = as_received(service.state(opened.game_id, ENGLAND).status)
        seats = [{**seat, "commitment": ""} for seat in status["seats"]]
        shown[bid] = {**status, "game": "", "commitment": "", "seats": seats}
    assert all(each == shown[0] for each in shown.values())
