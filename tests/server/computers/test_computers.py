"""Computer players: they play whole games, see one seat only, and are replaced when they fail."""

from __future__ import annotations

import json
import logging
import multiprocessing
import threading
import time
from collections.abc import Callable
from random import Random

import pytest
from sqlalchemy import event

from schiltrom.ai.protocol import Question
from schiltrom.engine.choices import parse_choice
from schiltrom.engine.rules import PRESETS
from schiltrom.engine.tables import ENGLAND, NOBODY, SCOTLAND
from schiltrom.server.computers.computers import Computers
from schiltrom.server.computers.process import READY, work
from schiltrom.server.games.seats import Seat, SeatPlan
from schiltrom.server.games.service import GameService
from schiltrom.server.store.database import open_database
from schiltrom.table.errors import StaleError

PLAYERS = "tests.server.helpers.players"
PATIENCE_S = 60
START_TAKES_S = 5
Choose = Callable[[Seat, int, str], int]


@pytest.fixture
def service(tmp_path):
    """Return a service that does not wait for the disk: nothing here is about power cuts."""
    engine = open_database(f"sqlite:///{tmp_path / 'games.db'}")
    event.listen(engine, "connect", lambda raw, _: raw.execute("PRAGMA synchronous = OFF"))
    engine.dispose()
    yield GameService(engine)
    engine.dispose()


@pytest.fixture
def start(service, monkeypatch, tmp_path):
    """Start computers that are closed at the end, and leave no thread or process behind."""
    monkeypatch.setenv("SCHILTROM_TEST_MARK", str(tmp_path / "mark"))
    before = set(threading.enumerate())
    started: list[Computers] = []

    def begin(player: str | None = None, workers: int = 1, limit_s: float = 10.0) -> Computers:
        computers = Computers(service, workers, limit_s, player)
        service.on_change = computers.notice
        started.append(computers)
        return computers

    yield begin
    for computers in started:
        computers.close()
    assert set(threading.enumerate()) <= before
    assert multiprocessing.active_children() == []


def open_game(service: GameService, england: str = "computer", scotland: str = "computer") -> str:
    plans = {ENGLAND: SeatPlan(england), SCOTLAND: SeatPlan(scotland)}
    return service.open_game("Braveheart", PRESETS["edition 4"], plans).game_id


def wait_until(true, what: str) -> None:
    end = time.monotonic() + PATIENCE_S
    while not true():
        assert time.monotonic() < end, f"{what} did not happen"
        time.sleep(0.05)


def has_ended(service: GameService, *games: str) -> bool:
    return not set(games) & set(service.games_under_way())


def seen_by_england(service: GameService, game: str) -> int:
    return service.state(game, ENGLAND, since=10**9).number


def shown_of(service: GameService, game: str, side: int) -> dict:
    """Return what a seat sees of itself."""
    view = service.state(game, side).view
    assert view is not None
    sides = view["sides"]
    assert isinstance(sides, list)
    return dict(sides[side])


def test_a_whole_game_of_computers_plays_itself(service, start):
    computers = start()
    game = open_game(service)
    computers.notice(game)
    wait_until(lambda: has_ended(service, game), "the end of the game")
    state = service.state(game, NOBODY)
    assert state.status.over
    assert state.status.winner in ("England", "Scotland")
    assert service.record(game)["entries"]


def test_a_person_of_few_ideas_plays_a_whole_game_with_a_computer(service, start):
    computers = start()
    game = open_game(service, england="here")
    changed = threading.Event()

    def on_change(game_id: str) -> None:
        computers.notice(game_id)
        changed.set()

    service.on_change = on_change
    computers.notice(game)
    rng = Random(5)
    made = 0
    while not (state := service.state(game, ENGLAND, since=10**9)).status.over:
        if not state.your_choice:
            assert changed.wait(PATIENCE_S)
            changed.clear()
            continue
        assert state.view is not None
        legal = state.view["legal"]
        assert isinstance(legal, list)
        quick = [text for text in legal if text in ("done", "pass", "stop", "hold")]
        choice = quick[0] if quick else rng.choice(legal)
        try:
            assert service.choose(Seat(game, ENGLAND), state.number, choice) > state.number
            made += 1
        except StaleError:
            assert state.view["step"] == "card"  # the computer has laid its card meanwhile
    assert made > 20


def test_a_computer_never_plays_for_a_person(service, start):
    computers = start()
    game = open_game(service, england="here")
    computers.notice(game)
    wait_until(lambda: service.waiting_computers(game) == [], "the computer's card")
    time.sleep(0.1)
    assert service.state(game, ENGLAND).your_choice
    assert shown_of(service, game, ENGLAND)["chosen"] is False
    assert shown_of(service, game, SCOTLAND)["chosen"] is True


def test_a_game_left_by_a_stopped_server_goes_on(service, start):
    first = start()
    game = open_game(service)
    reached = seen_by_england(service, game)
    first.notice(game)
    wait_until(lambda: seen_by_england(service, game) > reached + 5, "some play")
    first.close()
    reached = seen_by_england(service, game)
    second = start()
    for under_way in service.games_under_way():
        second.notice(under_way)
    wait_until(lambda: seen_by_england(service, game) > reached + 5, "more play")


def test_several_workers_share_several_games(service, start):
    computers = start(workers=2)
    games = [open_game(service) for _ in range(3)]
    begun = {game: seen_by_england(service, game) for game in games}
    for game in games:
        computers.notice(game)
        computers.notice(game)
    wait_until(
        lambda: all(seen_by_england(service, game) > begun[game] + 15 for game in games),
        "play in all games",
    )


def test_a_worker_is_sent_what_its_seat_sees_and_nothing_else(service, start, tmp_path):
    computers = start(f"{PLAYERS}.keeps_what_it_is_sent")
    game = open_game(service, england="here")
    computers.notice(game)
    wait_until(lambda: service.waiting_computers(game) == [], "an answer")
    kept = json.loads((tmp_path / "mark").read_text(encoding="utf-8").splitlines()[0])
    assert (kept["viewer"], kept["follows"]) == (SCOTLAND, True)
    sent = kept["view"]
    assert sent["side"] == "Scotland"
    assert sent["format"] == "schiltrom view"
    assert sent["sides"][ENGLAND]["hand"] == -1
    assert sent["sides"][ENGLAND]["blocks"] == []


@pytest.mark.parametrize("player", ["crashes_once", "hangs_once", "talks_nonsense_once"])
def test_a_worker_that_fails_is_replaced_and_asked_again(service, start, caplog, player):
    computers = start(f"{PLAYERS}.{player}", limit_s=1.5)
    game = open_game(service)
    begun = seen_by_england(service, game)
    computers.notice(game)
    wait_until(lambda: seen_by_england(service, game) > begun + 3, "play after the failure")
    failed = [record.getMessage() for record in caplog.records if "replacing" in record.message]
    assert len(failed) == 1
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize("player", ["crashes", "hangs", "talks_nonsense", "raises", "no_such"])
def test_the_game_goes_on_even_if_every_worker_fails(service, start, caplog, player):
    computers = start(f"{PLAYERS}.{player}", limit_s=0.1)
    game = open_game(service, scotland="here")
    hand = service.state(game, ENGLAND).view
    assert hand is not None
    computers.notice(game)
    wait_until(lambda: service.waiting_computers(game) == [], "a plain choice")
    first = parse_choice(hand["legal"][0])
    assert shown_of(service, game, ENGLAND)["card"] == first
    errors = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert len(errors) == 1
    assert "first legal" in errors[0].getMessage()


def test_all_tries_together_take_no_more_than_half_as_much_again(service, start):
    computers = start(f"{PLAYERS}.hangs", limit_s=2.0)
    game = open_game(service, scotland="here")
    began = time.monotonic()
    computers.notice(game)
    wait_until(lambda: service.waiting_computers(game) == [], "a plain choice")
    # Two processes were started, which is no thought but takes a while on a busy machine.
    assert time.monotonic() - began < 3.0 + 2 * START_TAKES_S


def test_a_computer_that_gives_up_has_lost(service, start):
    computers = start(f"{PLAYERS}.resigns")
    game = open_game(service, scotland="here")
    computers.notice(game)
    wait_until(lambda: has_ended(service, game), "the end of the game")
    status = service.state(game, NOBODY).status
    assert (status.winner, status.ending) == ("Scotland", "resigned")


def test_a_computer_does_not_give_up_what_it_has_not_seen(service):
    game = open_game(service)
    number = service.state(game, ENGLAND).number
    with pytest.raises(StaleError):
        service.resign(Seat(game, ENGLAND), number - 1)
    assert not has_ended(service, game)
    service.resign(Seat(game, ENGLAND), number)
    assert has_ended(service, game)


def test_closing_does_not_wait_for_a_thought(service, start, tmp_path):
    computers = start(f"{PLAYERS}.hangs_once", limit_s=PATIENCE_S)
    game = open_game(service)
    begun = seen_by_england(service, game)
    computers.notice(game)
    wait_until(lambda: (tmp_path / "mark").exists(), "a thought")
    assert len(multiprocessing.active_children()) == 1
    began = time.monotonic()
    computers.close()
    assert time.monotonic() - began < PATIENCE_S / 2
    computers.notice(game)
    computers.close()
    assert seen_by_england(service, game) == begun


def test_noticing_never_waits(service, start):
    computers = start(f"{PLAYERS}.hangs", limit_s=PATIENCE_S)
    game = open_game(service)
    began = time.monotonic()
    for _ in range(1000):
        computers.notice(game)
        computers.notice("no such game")
    assert time.monotonic() - began < PATIENCE_S / 2


def test_a_thought_that_comes_too_late_is_dropped_and_thought_again(service, start, monkeypatch):
    """Somebody else plays the computer's seat while it thinks."""
    computers = start()
    game = open_game(service, scotland="here")
    real: Choose = service.choose
    stale: list[str] = []

    def choose(seat: Seat, number: int, choice: str) -> int:
        if not stale:
            real(seat, number, choice)
            stale.append(choice)
        return real(seat, number, choice)

    monkeypatch.setattr(service, "choose", choose)
    computers.notice(game)
    wait_until(lambda: bool(stale) and service.waiting_computers(game) == [], "a choice")
    assert len(stale) == 1


def test_trouble_with_the_database_is_outlived(service, start, monkeypatch):
    monkeypatch.setattr("schiltrom.server.computers.computers.RETRY_S", 0.05)
    computers = start()
    game = open_game(service, scotland="here")
    real: Choose = service.choose
    failures: list[str] = []

    def choose(seat: Seat, number: int, choice: str) -> int:
        if len(failures) < 3:
            failures.append(choice)
            raise OSError("database or disk is full")
        return real(seat, number, choice)

    monkeypatch.setattr(service, "choose", choose)
    computers.notice(game)
    wait_until(lambda: service.waiting_computers(game) == [], "a choice after all")
    assert len(failures) == 3


def test_a_game_that_ends_meanwhile_is_left_alone(service, start, caplog):
    computers = start()
    game = open_game(service, scotland="here")
    service.resign(Seat(game, SCOTLAND))
    computers.notice(game)
    computers.notice("no such game")
    time.sleep(0.3)
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


def test_a_worker_ends_with_its_server():
    """A worker whose server is gone sees its pipe closed and ends by itself."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=work, args=(theirs, 1.0), daemon=True)
    process.start()
    theirs.close()
    assert ours.recv_bytes() == READY
    ours.close()
    process.join(PATIENCE_S)
    assert process.exitcode == 0
    process.close()


def test_a_thought_without_a_server_is_ended_by_the_system():
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=work, args=(theirs, 0.1), daemon=True)
    process.start()
    theirs.close()
    assert ours.recv_bytes() == READY
    ours.send((f"{PLAYERS}.hangs", Question("{}", 1)))
    ours.close()
    process.join(PATIENCE_S)
    assert process.exitcode is not None
    assert process.exitcode < 0
    process.close()


def test_what_waits_for_a_thinker_is_counted(service, start):
    computers = start(workers=0)
    assert computers.queue() == (0, 0.0)
    open_game(service)
    open_game(service)
    time.sleep(0.01)
    waiting, oldest = computers.queue()
    assert waiting == 2
    assert oldest >= 0.01
    computers.notice("later", 60.0)
    assert computers.queue()[0] == 2, "it is not due"


def test_how_long_a_choice_waited_for_its_thinker_is_counted(service, start):
    game = open_game(service)
    start(workers=1)
    service.on_change(game)
    wait_until(lambda: sum(service.counts.thinking_waits.counts) > 0, "a choice of a computer")
