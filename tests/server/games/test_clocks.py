"""Clocks: what players expect of them, a true forfeit, and nothing secret to be read from them."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from random import Random

import httpx
import pytest
from sqlalchemy import select, update

from schiltrom import ENGLAND, SCOTLAND, Record, RuleSet
from schiltrom.engine import steps
from schiltrom.fairness import verify
from schiltrom.server.games import service as services
from schiltrom.server.games.offers import Offers
from schiltrom.server.games.seats import Seat, SeatPlan
from schiltrom.server.games.service import DOWN_MS, GameService
from schiltrom.server.store.database import open_database
from schiltrom.server.store.models import AliveRow, GameRow, SeatRow, now_ms
from schiltrom.table.automatic import AUTO_FORCED, AUTO_HITS
from schiltrom.table.clocks import DAY_MS, MINUTE_MS, Clock
from schiltrom.table.errors import NotPlayingError
from tests.server.games.test_service import step
from tests.server.helpers.service import open_game, serve
from tests.server.helpers.twins import Twins
from tests.server.http.test_security import SOURCE, wait_until_ready
from tests.server.test_fog import to_step

BLITZ = Clock("minutes", minutes=2, increment=10)
SLOW = Clock("days", days=3)
START = 1_700_000_000_000


class Time:
    """A time that passes when it is told to."""

    def __init__(self) -> None:
        self.ms = START

    def __call__(self) -> int:
        return self.ms

    def passes(self, seconds: float) -> None:
        self.ms += round(seconds * 1000)


@pytest.fixture
def clock_time(monkeypatch):
    found = Time()
    monkeypatch.setattr(services, "now_ms", found)
    monkeypatch.setattr("schiltrom.server.games.batches.now_ms", found)
    return found


@pytest.fixture
def url(tmp_path):
    return f"sqlite:///{tmp_path / 'games.db'}"


@pytest.fixture
def service(url):
    return GameService(open_database(url))


def begin(service: GameService, clock: Clock) -> tuple[str, dict[int, Seat]]:
    plans = {ENGLAND: SeatPlan("here"), SCOTLAND: SeatPlan("here")}
    game_id = service.open_game("braveheart", RuleSet(), plans, clock).game_id
    return game_id, {side: Seat(game_id, side) for side in (ENGLAND, SCOTLAND)}


def left(service: GameService, game_id: str, at_ms: int) -> list[float]:
    """Return the seconds left to each side."""
    clock = service.state(game_id).status.at(at_ms).clock
    assert clock is not None
    return [ms / 1000 for ms in clock.left]


def running(service: GameService, game_id: str) -> list[int]:
    clock = service.state(game_id).status.clock
    assert clock is not None
    return clock.running


def lay(service: GameService, seat: Seat, card: str = "card 2") -> None:
    state = service.state(seat.game_id, seat.side)
    assert state.view is not None
    legal = state.view["legal"]
    assert isinstance(legal, list)
    service.choose(seat, state.number, card if card in legal else legal[0])


# --- what players expect ---------------------------------------------------------------------


def test_both_clocks_run_while_cards_are_chosen_and_stop_when_they_lie(service, clock_time):
    game_id, seats = begin(service, BLITZ)
    assert running(service, game_id) == [ENGLAND, SCOTLAND]
    assert left(service, game_id, clock_time.ms) == [120, 120]
    clock_time.passes(15)
    assert left(service, game_id, clock_time.ms) == [105, 105]
    lay(service, seats[ENGLAND])
    clock_time.passes(20)
    assert running(service, game_id) == [SCOTLAND]
    assert left(service, game_id, clock_time.ms) == [105, 85]
    lay(service, seats[SCOTLAND])
    mover = running(service, game_id)[0]
    expected = [105.0, 85.0]
    expected[mover] += 10  # its turn has come again
    assert left(service, game_id, clock_time.ms) == expected


def test_laying_and_taking_back_a_card_wins_no_time(service, clock_time):
    for clock in (BLITZ, SLOW):
        game_id, seats = begin(service, clock)
        before = left(service, game_id, clock_time.ms)[ENGLAND]
        for _ in range(5):
            clock_time.passes(2)
            lay(service, seats[ENGLAND])
            clock_time.passes(10)  # the clock stands
            service.undo(seats[ENGLAND], service.state(game_id, ENGLAND).number)
        assert left(service, game_id, clock_time.ms)[ENGLAND] == before - 10


@pytest.mark.parametrize("last", [ENGLAND, SCOTLAND])
def test_days_begin_anew_with_every_turn(service, clock_time, last):
    """Also for a side that lays the last card and then moves first."""
    movers: set[int] = set()
    while movers != {ENGLAND, SCOTLAND}:
        game_id, seats = begin(service, SLOW)
        clock_time.passes(2 * 86_400)
        lay(service, seats[1 - last])
        lay(service, seats[last])
        mover = running(service, game_id)[0]
        assert left(service, game_id, clock_time.ms)[mover] == 3 * 86_400
        movers.add(mover)


def test_time_used_stays_used_when_something_is_taken_back(service, clock_time):
    game_id, seats = begin(service, BLITZ)
    clock_time.passes(30)
    lay(service, seats[ENGLAND])
    lay(service, seats[SCOTLAND])
    clock_time.passes(5)
    offers = Offers(service)
    offers.make(seats[ENGLAND], "take-back")
    offers.accept(seats[SCOTLAND], "take-back")
    assert ENGLAND in running(service, game_id)
    assert left(service, game_id, clock_time.ms)[ENGLAND] <= 100


# --- whose time is up has lost ---------------------------------------------------------------


def test_the_flag_falls_though_nobody_asks(service, clock_time):
    game_id, seats = begin(service, BLITZ)
    lay(service, seats[SCOTLAND])
    clock_time.passes(119.9)
    assert service.let_flags_fall() == 0
    clock_time.passes(0.1)
    assert service.let_flags_fall() == 1
    assert service.let_flags_fall() == 0
    status = service.state(game_id).status
    assert (status.over, status.winner, status.ending) == (True, "Scotland", "time")
    assert running(service, game_id) == []
    clock_time.passes(60)
    assert left(service, game_id, clock_time.ms) == [0, 120]
    assert verify(Record.from_json(service.record(game_id))).deals == 10


def test_a_choice_after_the_flag_comes_too_late(service, clock_time):
    game_id, seats = begin(service, BLITZ)
    lay(service, seats[SCOTLAND])
    clock_time.passes(121)
    for _ in range(2):
        with pytest.raises(NotPlayingError):
            lay(service, seats[ENGLAND])
    assert service.state(game_id).status.winner == "Scotland"


def test_the_first_flag_counts_and_two_at_once_win_nothing(service, clock_time):
    game_id, seats = begin(service, BLITZ)
    clock_time.passes(10)
    lay(service, seats[ENGLAND])
    clock_time.passes(1)
    service.undo(seats[ENGLAND], service.state(game_id, ENGLAND).number)
    both, _ = begin(service, SLOW)
    clock_time.passes(4 * 86_400)
    assert service.let_flags_fall() == 2
    assert service.state(game_id).status.winner == "England"  # Scotland's fell a second before
    status = service.state(both).status
    assert (status.over, status.winner, status.ending) == (True, None, "time")


def test_of_several_servers_one_lets_the_flag_fall(service, url, clock_time):
    begin(service, BLITZ)
    others = [GameService(open_database(url)) for _ in range(2)]
    clock_time.passes(200)
    assert sum(each.let_flags_fall() for each in (service, *others)) == 1


# --- when no server is at work ---------------------------------------------------------------


def test_time_without_a_server_is_given_back_but_days_go_on(service, url, clock_time):
    game_id, seats = begin(service, BLITZ)
    slow, _ = begin(service, SLOW)
    service.stay_alive()
    clock_time.passes(30)
    service.stay_alive()
    lay(service, seats[ENGLAND])
    clock_time.passes(1)
    before = left(service, game_id, clock_time.ms)
    clock_time.passes(3600)
    other = GameService(open_database(url))
    other.stay_alive()
    assert other.let_flags_fall() == 0
    after = left(other, game_id, clock_time.ms)
    assert after[ENGLAND] == before[ENGLAND]
    assert 0 <= after[SCOTLAND] - before[SCOTLAND] <= 1  # since a server last said so
    assert left(other, slow, clock_time.ms)[0] == 3 * 86_400 - 3631


def test_a_short_pause_and_an_idle_server_change_nothing(service, clock_time):
    service.stay_alive()
    game_id, _ = begin(service, BLITZ)
    service.stay_alive()
    clock_time.passes(DOWN_MS / 1000)
    service.stay_alive()
    assert left(service, game_id, clock_time.ms) == [100, 100]
    service.resign(Seat(game_id, ENGLAND))
    service.stay_alive()
    with service.reading() as session:
        assert session.scalar(select(AliveRow)) is None
    clock_time.passes(9999)
    again, _ = begin(service, BLITZ)
    service.stay_alive()
    assert left(service, again, clock_time.ms) == [120, 120]


def test_a_server_that_was_killed_lets_the_flag_fall_when_it_is_back(tmp_path):
    """The real process: killed with a running clock, started again, and asked nothing."""
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"
    process, client = start(database)
    try:
        clock = {"kind": "minutes", "minutes": 1}
        opened = open_game(client, clock=clock)
        client.close()
        process.send_signal(signal.SIGKILL)
        process.wait()
        engine = open_database(database)
        with engine.begin() as connection:
            now = now_ms()
            connection.execute(update(SeatRow).values(left_ms=1500, since_ms=now))
            connection.execute(update(GameRow).values(flag_ms=now + 1500))
            connection.execute(update(SeatRow).where(SeatRow.side == 0).values(left_ms=60_000))
        process, client = start(database)
        until = time.monotonic() + 20
        ended = None
        while ended is None and time.monotonic() < until:
            time.sleep(0.1)
            with engine.begin() as connection:
                ended = connection.scalar(select(GameRow.ending))
        assert ended == "time"
        assert client.get(opened.path).json()["status"]["winner"] == "England"
        engine.dispose()
    finally:
        client.close()
        process.kill()
        process.wait()


def start(database: str) -> tuple[subprocess.Popen[bytes], httpx.Client]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "schiltrom", "serve", "--port", str(port)]
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    process = subprocess.Popen(
        [*command, "--database", database], env=environment, stderr=subprocess.DEVNULL
    )
    wait_until_ready(f"http://127.0.0.1:{port}/readyz")
    return process, httpx.Client(base_url=f"http://127.0.0.1:{port}")


# --- nothing secret --------------------------------------------------------------------------


def test_clocks_tell_nothing_of_choices_nobody_sees(clock_time):
    """One England changes its mind again and again, the other thinks; their clocks are the same."""
    twins = Twins(SCOTLAND, seed="clock", clock=BLITZ)
    to_step(twins, ENGLAND, steps.MOVE)
    for number, block in enumerate(twins.legal(1, ENGLAND)[:5]):
        clock_time.passes(1.0017)
        twins.choose(1, ENGLAND, block)
        twins.compare()
        clock_time.passes(0.0013 * number)
        twins.undo(1, ENGLAND)
        twins.compare()
    twins.play(ENGLAND, "done")
    clock_time.passes(3)
    rng = Random(3)
    for _ in range(60):
        clock_time.passes(0.1)
        if not twins.step(rng):
            break
    assert twins.compared > 60


def test_clocks_tell_nothing_of_what_makes_itself(clock_time):
    """Forced choices by hand or by themselves: as many turns, as much time."""
    twins = Twins(SCOTLAND, seed="wish", clock=BLITZ)
    twins.service.wish(Seat(twins.games[1], ENGLAND), [AUTO_FORCED, AUTO_HITS])
    rng = Random(5)
    forced = 0
    for _ in range(150):
        side = twins.waiting
        if side < 0:
            break
        choice = rng.choice(twins.legal(0, side))
        twins.choose(0, side, choice)
        twins.choose(1, side, choice)
        while twins.position(0) != twins.position(1):
            twins.choose(0, ENGLAND, twins.legal(0, ENGLAND)[0])
            forced += 1
        twins.compare()
        clock_time.passes(0.01)
    assert forced > 3


def test_whole_games_are_played_with_clocks(service, clock_time):
    game_id, seats = begin(service, Clock("minutes", minutes=60, increment=1))
    rng = Random(6)
    spent = 0
    while step(service, game_id, seats, rng) and spent < 400:
        state = service.state(game_id)
        clock_time.passes(0.5)
        spent += 1
        waiting = [s for s in (ENGLAND, SCOTLAND) if service.state(game_id, s).your_choice]
        assert running(service, game_id) == ([] if state.status.over else waiting)
    assert sum(left(service, game_id, clock_time.ms)) > 2 * 3600 - 200


# --- over HTTP -------------------------------------------------------------------------------


def test_clocks_over_http(tmp_path):
    with serve(tmp_path) as client:
        opened = open_game(client, clock={"kind": "minutes", "minutes": 5, "increment": 3})
        clock = client.get(opened.path).json()["status"]["clock"]
        assert set(clock) == {"kind", "left", "running", "incrementMs"}
        assert clock["incrementMs"] == 3000
        assert all(5 * MINUTE_MS - 20_000 < ms <= 5 * MINUTE_MS for ms in clock["left"])
        time.sleep(0.05)
        later = client.get(opened.path).json()["status"]["clock"]
        assert later["left"][0] < clock["left"][0]
        days = open_game(client, clock={"kind": "days", "days": 7})
        assert client.get(days.path).json()["status"]["clock"]["left"][1] > 6 * DAY_MS
        assert client.get(open_game(client).path).json()["status"]["clock"] is None


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "minutes", "minutes": 0},
        {"kind": "minutes", "minutes": 601},
        {"kind": "minutes", "minutes": 5, "increment": -1},
        {"kind": "days", "days": 61},
        {"kind": "days", "minutes": 5},
        {"kind": "hours", "hours": 5},
        {},
        5,
    ],
)
def test_clocks_that_do_not_exist_are_refused(tmp_path, clock):
    with serve(tmp_path) as client:
        seats = {"england": {"kind": "here"}, "scotland": {"kind": "here"}}
        answer = client.post("/api/games", json={"seats": seats, "clock": clock})
        assert answer.status_code == 422
        assert "clock" in answer.json()["message"]
