"""Rematches and take-backs: agreed by both sides, provable, and telling nothing."""

from __future__ import annotations

from random import Random

import pytest

from schiltrom import ENGLAND, NOBODY, SCOTLAND, Record, RuleSet
from schiltrom.engine import steps
from schiltrom.engine.tables import AREAS, OWN, members
from schiltrom.fairness import verify
from schiltrom.knowledge.report import report_on
from schiltrom.knowledge.tracker import Tracker
from schiltrom.screen.replay import course
from schiltrom.server.games.offers import Offers
from schiltrom.server.games.seats import Seat, SeatPlan
from schiltrom.server.games.service import GameService
from schiltrom.server.http.api_insight import Analysis
from schiltrom.server.http.api_screen import _frames
from schiltrom.server.store.database import open_database
from schiltrom.table.automatic import AUTO_FORCED
from schiltrom.table.clocks import Clock
from schiltrom.table.errors import ConflictError, NotFoundError, NotPlayingError
from schiltrom.text.wording import in_words
from tests.helpers.sent import as_received
from tests.server.games.test_service import both_here, step
from tests.server.helpers.seeds import bind_seat, bring, sit
from tests.server.helpers.service import SIDES, bearer, fix_chance, open_game, serve
from tests.server.helpers.twins import Twins
from tests.server.test_fog import to_step


@pytest.fixture
def url(tmp_path):
    return f"sqlite:///{tmp_path / 'games.db'}"


@pytest.fixture
def service(url):
    return GameService(open_database(url))


@pytest.fixture
def offers(service):
    return Offers(service)


def shown(service: GameService, game_id: str) -> object:
    return as_received(service.state(game_id).status.offers)


def position(service: GameService, game_id: str):
    return service._tables[game_id]._replay.position.copy()


def choices(service: GameService, game_id: str, side: int) -> list[str]:
    view = service.state(game_id, side).view
    assert view is not None
    legal = view["legal"]
    assert isinstance(legal, list)
    return legal


def rolls(service: GameService, game_id: str) -> int:
    return sum(entry.text.startswith("roll") for entry in service._tables[game_id].record.entries)


# --- take-backs ------------------------------------------------------------------------------


def test_a_take_back_goes_past_dice_and_is_kept_and_proved(service, offers, url):
    game_id, seats = both_here(service)
    rng = Random(3)
    taken_back = 0
    for turn in range(2000):
        if turn > 300 and rolls(service, game_id) > 3:
            break
        if not service.state(game_id).status.over and turn % 40 == 39:
            asking = turn // 40 % 2
            table = service._tables[game_id]
            number = table.last_choice(asking)
            before = list(table.record.positions())[number - 1]
            offers.make(seats[asking], "take-back")
            assert shown(service, game_id) == [
                {"kind": "take-back", "by": ("England", "Scotland")[asking]}
            ]
            offers.accept(seats[1 - asking], "take-back")
            assert position(service, game_id) == before
            assert shown(service, game_id) == []
            taken_back += 1
        if not step(service, game_id, seats, rng):
            break
    assert taken_back > 5
    other = GameService(open_database(url))
    for viewer in (ENGLAND, SCOTLAND, NOBODY):
        assert other.state(game_id, viewer) == service.state(game_id, viewer)
    if not service.state(game_id).status.over:
        service.resign(seats[0])
    record = Record.from_json(service.record(game_id))
    assert verify(record).rolls > 3
    assert sum(entry.is_back() for entry in record.entries) == taken_back


def test_both_sides_are_told_of_a_take_back(service, offers):
    game_id, seats = both_here(service)
    for side in (ENGLAND, SCOTLAND):
        service.choose(
            seats[side], service.state(game_id, side).number, choices(service, game_id, side)[0]
        )
    numbers = {
        viewer: service.state(game_id, viewer).number for viewer in (ENGLAND, SCOTLAND, NOBODY)
    }
    offers.make(seats[ENGLAND], "take-back")
    offers.accept(seats[SCOTLAND], "take-back")
    for viewer, number in numbers.items():
        state = service.state(game_id, viewer, since=number)
        assert state.number > number
        assert "takes back its last choice" in in_words(state.lines[0].told.message)
    assert service.state(game_id, ENGLAND).your_choice


def test_declined_withdrawn_and_lapsed_offers_change_nothing(service, offers):
    game_id, seats = both_here(service)
    with pytest.raises(ConflictError, match="nothing to take back"):
        offers.make(seats[ENGLAND], "take-back")
    rng = Random(1)
    for _ in range(12):
        step(service, game_id, seats, rng)
    before = position(service, game_id)
    for who in (ENGLAND, SCOTLAND):
        offers.make(seats[ENGLAND], "take-back")
        with pytest.raises(ConflictError, match="answer the other side’s offer first"):
            offers.make(seats[SCOTLAND], "take-back")
        with pytest.raises(NotFoundError):
            offers.accept(seats[ENGLAND], "take-back")
        offers.drop(seats[who], "take-back")
        with pytest.raises(NotFoundError):
            offers.accept(seats[SCOTLAND], "take-back")
        with pytest.raises(NotFoundError):
            offers.drop(seats[SCOTLAND], "take-back")
    assert position(service, game_id) == before
    offers.make(seats[ENGLAND], "take-back")
    seen = service.state(game_id).number
    while service.state(game_id).number == seen:
        assert shown(service, game_id) != []
        step(service, game_id, seats, rng)
    assert shown(service, game_id) == []
    with pytest.raises(NotFoundError):
        offers.accept(seats[SCOTLAND], "take-back")
    with pytest.raises(NotPlayingError, match="when the game is over"):
        offers.make(seats[ENGLAND], "rematch")


def test_a_computer_agrees_and_forced_choices_are_not_what_is_taken_back(service, offers):
    plans = {ENGLAND: SeatPlan("here"), SCOTLAND: SeatPlan("computer")}
    game_id = service.open_game("braveheart", RuleSet(), plans).game_id
    seats = {side: Seat(game_id, side) for side in (ENGLAND, SCOTLAND)}
    service.wish(seats[ENGLAND], [AUTO_FORCED])
    rng = Random(2)
    for _ in range(60):
        step(service, game_id, seats, rng)
    depth = service._tables[game_id]._replay.depth
    for _ in range(5):
        assert offers.make(seats[ENGLAND], "take-back") is None
        assert service.state(game_id, ENGLAND).your_choice
        assert len(choices(service, game_id, ENGLAND)) > 1
        reached = service._tables[game_id]._replay.depth
        assert reached < depth
        depth = reached


def test_a_game_is_not_taken_back_for_ever(service, offers, monkeypatch):
    fix_chance(monkeypatch)  # a hand of one kind of card would leave nothing to choose
    monkeypatch.setattr("schiltrom.table.take_backs.MOST_TAKE_BACKS", 4)
    plans = {
        ENGLAND: SeatPlan("here", seed="longshanks"),
        SCOTLAND: SeatPlan("computer", seed="spider"),
    }
    game_id = service.open_game("braveheart", RuleSet(), plans).game_id
    seat = Seat(game_id, ENGLAND)
    for _ in range(4):
        number = service.state(game_id, ENGLAND).number
        service.choose(seat, number, choices(service, game_id, ENGLAND)[0])
        offers.make(seat, "take-back")
    service.choose(
        seat, service.state(game_id, ENGLAND).number, choices(service, game_id, ENGLAND)[0]
    )
    with pytest.raises(ConflictError, match="a game can have at most"):
        offers.make(seat, "take-back")


def test_an_offer_tells_nothing_of_secret_choices():
    """It stands while the other side makes choices that nobody sees, whatever those are."""
    twins = Twins(SCOTLAND, seed="offers")
    to_step(twins, ENGLAND, steps.MOVE)
    offers = Offers(twins.service)
    for game in twins.games:
        offers.make(Seat(game, ENGLAND), "take-back")
    twins.compare()
    blocks = twins.legal(1, ENGLAND)[:3]
    for block in blocks:
        twins.choose(1, ENGLAND, block)
        twins.compare()
        twins.undo(1, ENGLAND)
        twins.compare()
    twins.choose(1, ENGLAND, blocks[0])
    for game in twins.games:
        offers.accept(Seat(game, SCOTLAND), "take-back")
    twins.compare()
    assert twins.position(0) == twins.position(1)


# --- rematches -------------------------------------------------------------------------------


@pytest.mark.parametrize("sides", ["swapped", "same"])
def test_a_rematch_has_the_same_settings_and_secret_seats(service, offers, sides):
    clock = Clock("minutes", minutes=30, increment=5)
    plans = {ENGLAND: SeatPlan("here", "Ann"), SCOTLAND: SeatPlan("friend")}
    rules = RuleSet().but(schiltroms=True)
    opened = service.open_game("the bruce", rules, plans, clock)
    bob, _ = sit(service, opened.links[SCOTLAND], "Bob", "b")
    ann = service.seat(opened.tokens[ENGLAND])
    with pytest.raises(NotPlayingError):
        offers.make(ann, "rematch", sides)
    service.resign(ann)
    assert offers.make(ann, "rematch", sides) is None
    assert shown(service, ann.game_id) == [{"kind": "rematch", "by": "England", "sides": sides}]
    with pytest.raises(ConflictError):
        offers.make(bob, "rematch", "same" if sides == "swapped" else "swapped")
    new = offers.accept(bob, "rematch")
    assert new is not None
    status = service.state(ann.game_id).status
    assert (status.rematch, status.offers) == (new, [])
    with pytest.raises(ConflictError, match="already"):
        offers.make(ann, "rematch", sides)
    following = service.state(new).status
    assert following.clock is not None
    assert following.rules == status.rules
    assert following.clock.left == (30 * 60_000, 30 * 60_000)
    assert [seat.taken for seat in following.seats] == [False, False]
    names = ["Bob", "Ann"] if sides == "swapped" else ["Ann", "Bob"]
    assert [seat.name for seat in following.seats] == names
    first, lost = service.follow(ann, new)
    assert first.side == (SCOTLAND if sides == "swapped" else ENGLAND)
    again, token = service.follow(ann, new)  # the first answer was lost
    with pytest.raises(NotFoundError):
        service.seat(lost)
    assert service.seat(token) == again == first
    assert not bring(service, first, "anew")
    with pytest.raises(ConflictError, match="already taken"):
        service.follow(ann, new)
    other, _ = service.follow(bob, new)
    assert other.side == 1 - first.side
    assert not bring(service, other, "a seed")
    assert bring(service, first, "anew")
    assert service.state(new).status.begun


def test_only_who_sat_there_gets_a_seat_of_the_rematch(service, offers):
    game_id, seats = both_here(service)
    _, strangers = both_here(service)
    service.resign(seats[ENGLAND])
    service.resign(strangers[ENGLAND])
    offers.make(seats[ENGLAND], "rematch")
    new = offers.make(seats[SCOTLAND], "rematch")  # the same offer is an answer
    assert new is not None
    assert new == service.state(game_id).status.rematch
    for stranger in strangers.values():
        with pytest.raises(NotFoundError):
            service.follow(stranger, new)
    with pytest.raises(NotFoundError):
        service.follow(seats[ENGLAND], game_id)


def test_a_computer_plays_again(service, offers):
    plans = {ENGLAND: SeatPlan("here"), SCOTLAND: SeatPlan("computer")}
    seat = Seat(service.open_game("braveheart", RuleSet(), plans).game_id, ENGLAND)
    service.resign(seat)
    new = offers.make(seat, "rematch")
    assert new is not None
    mine, _ = service.follow(seat, new)
    assert bring(service, mine)
    assert mine.side == SCOTLAND
    status = service.state(new).status
    assert status.begun
    assert status.seats[0].level == "peasant"
    assert [side for side, _ in service.waiting_computers(new)] == [ENGLAND]


def test_offers_over_http(tmp_path):
    with serve(tmp_path) as client:
        opened = open_game(client)
        assert client.post(f"{opened.path}/offers", json={"kind": "rematch"}).status_code == 401
        path, ann, bob = f"{opened.path}/offers", opened.auth(0), opened.auth(1)
        early = client.post(path, json={"kind": "rematch"}, headers=ann)
        assert (early.status_code, early.json()["error"]) == (409, "not-playing")
        client.post(f"{opened.path}/resign", headers=ann)
        assert client.post(path, json={"kind": "rematch"}, headers=ann).json()["rematch"] is None
        answer = client.post(f"{path}/accept", json={"kind": "rematch"}, headers=bob)
        new = f"/api/games/{answer.json()['rematch']}"
        body = {"game": opened.game}
        assert client.post(f"{new}/seat-from", json=body).status_code == 401
        promised = client.get(new).json()["status"]["commitment"]
        for auth in (ann, bob):
            taken = client.post(f"{new}/seat-from", json=body, headers=auth)
            assert taken.status_code == 201
            assert taken.json()["commitment"] == promised
            side = SIDES.index(taken.json()["side"])
            bind_seat(client, new.rpartition("/")[2], side, "spider", bearer(taken.json()["token"]))
        again = client.post(f"{new}/seat-from", json=body, headers=ann)
        assert (again.status_code, again.json()["error"]) == (409, "conflict")
        assert "which-side" in client.get(new).text  # the cookie opens both, as one browser did it


def test_screens_follow_a_take_back(service, offers):
    """Trackers, frames and the course are those of the game as it stands."""
    game_id, seats = both_here(service)
    analysis = Analysis(service)
    rng = Random(7)
    for turn in range(120):
        if turn % 30 == 29:
            offers.make(seats[turn // 30 % 2], "take-back")
            offers.accept(seats[1 - turn // 30 % 2], "take-back")
        step(service, game_id, seats, rng)
        if turn % 10 == 0:
            analysis.tracker(seats[SCOTLAND])
    record = service._tables[game_id].record
    fresh = Tracker.of_record(record, SCOTLAND)
    followed = analysis.tracker(seats[SCOTLAND])
    for area in range(AREAS):
        assert report_on(followed, area) == report_on(fresh, area)
        for block in members(position(service, game_id).at[area] & OWN[ENGLAND]):
            assert fresh.possible(area) >> block & 1
    number = service.state(game_id).number
    page = _frames(service, game_id, "spectator", True, number - 5, 10)
    assert page.frames[-1].sheet == service.state(game_id, form="sheet").sheet
    assert course(record).so_far() == service.ask_table(game_id, lambda t, _: t.course.so_far())
