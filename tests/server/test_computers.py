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

from schiltrom.asking import Question
from schiltrom.engine.choices import parse_choice
from schiltrom.engine.rules import PRESETS
from schiltrom.engine.tables import ENGLAND, NOBODY, SCOTLAND
from schiltrom.server.computers import Computers
from schiltrom.server.database import open_database
from schiltrom.server.hall import Hall, Seat, SeatPlan, StaleError
from schiltrom.server.worker import READY, work

PLAYERS = "tests.server.players"
PATIENCE_S = 60
START_TAKES_S = 5
Choose = Callable[[Seat, int, str], int]


@pytest.fixture
def hall(tmp_path):
    """Return a hall that does not wait for the disk: nothing here is about power cuts."""
    engine = open_database(f"sqlite:///{tmp_path / 'games.db'}")
    event.listen(engine, "connect", lambda raw, _: raw.execute("PRAGMA synchronous = OFF"))
    engine.dispose()
    yield Hall(engine)
    engine.dispose()


@pytest.fixture
def start(hall, monkeypatch, tmp_path):
    """Start computers that are closed at the end, and leave no thread or process behind."""
    monkeypatch.setenv("SCHILTROM_TEST_MARK", str(tmp_path / "mark"))
    before = set(threading.enumerate())
    started: list[Computers] = []

    def begin(player: str | None = None, workers: int = 1, limit_s: float = 10.0) -> Computers:
        computers = Computers(hall, workers, limit_s, player)
        hall.on_change = computers.notice
        started.append(computers)
        return computers

    yield begin
    for computers in started:
        computers.close()
    assert set(threading.enumerate()) <= before
    assert multiprocessing.active_children() == []


def open_game(hall: Hall, england: str = "computer", scotland: str = "computer") -> str:
    plans = {ENGLAND: SeatPlan(england), SCOTLAND: SeatPlan(scotland)}
    return hall.open_game("Braveheart", PRESETS["edition 4"], plans).game_id


def wait_until(true, what: str) -> None:
    end = time.monotonic() + PATIENCE_S
    while not true():
        assert time.monotonic() < end, f"{what} did not happen"
        time.sleep(0.05)


def has_ended(hall: Hall, *games: str) -> bool:
    return not set(games) & set(hall.games_under_way())


def seen_by_england(hall: Hall, game: str) -> int:
    return hall.state(game, ENGLAND, since=10**9).number


def shown_of(hall: Hall, game: str, side: int) -> dict:
    """Return what a seat sees of itself."""
    view = hall.state(game, side).view
    assert view is not None
    sides = view["sides"]
    assert isinstance(sides, list)
    return dict(sides[side])


def test_a_whole_game_of_computers_plays_itself(hall, start):
    computers = start()
    game = open_game(hall)
    computers.notice(game)
    wait_until(lambda: has_ended(hall, game), "the end of the game")
    state = hall.state(game, NOBODY)
    assert state.status["over"]
    assert state.status["winner"] in ("England", "Scotland")
    assert hall.record(game)["entries"]


def test_a_person_of_few_ideas_plays_a_whole_game_with_a_computer(hall, start):
    computers = start()
    game = open_game(hall, england="here")
    changed = threading.Event()

    def on_change(game_id: str) -> None:
        computers.notice(game_id)
        changed.set()

    hall.on_change = on_change
    computers.notice(game)
    rng = Random(5)
    made = 0
    while not (state := hall.state(game, ENGLAND, since=10**9)).status["over"]:
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
            assert hall.choose(Seat(game, ENGLAND), state.number, choice) > state.number
            made += 1
        except StaleError:
            assert state.view["step"] == "card"  # the computer has laid its card meanwhile
    assert made > 20


def test_a_computer_never_plays_for_a_person(hall, start):
    computers = start()
    game = open_game(hall, england="here")
    computers.notice(game)
    wait_until(lambda: hall.waiting_computers(game) == [], "the computer's card")
    time.sleep(0.1)
    assert hall.state(game, ENGLAND).your_choice
    assert shown_of(hall, game, ENGLAND)["chosen"] is False
    assert shown_of(hall, game, SCOTLAND)["chosen"] is True


def test_a_game_left_by_a_stopped_server_goes_on(hall, start):
    first = start()
    game = open_game(hall)
    reached = seen_by_england(hall, game)
    first.notice(game)
    wait_until(lambda: seen_by_england(hall, game) > reached + 5, "some play")
    first.close()
    reached = seen_by_england(hall, game)
    second = start()
    for under_way in hall.games_under_way():
        second.notice(under_way)
    wait_until(lambda: seen_by_england(hall, game) > reached + 5, "more play")


def test_several_workers_share_several_games(hall, start):
    computers = start(workers=2)
    games = [open_game(hall) for _ in range(3)]
    begun = {game: seen_by_england(hall, game) for game in games}
    for game in games:
        computers.notice(game)
        computers.notice(game)
    wait_until(
        lambda: all(seen_by_england(hall, game) > begun[game] + 15 for game in games),
        "play in all games",
    )


def test_a_worker_is_sent_what_its_seat_sees_and_nothing_else(hall, start, tmp_path):
    computers = start(f"{PLAYERS}.keeps_what_it_is_sent")
    game = open_game(hall, england="here")
    computers.notice(game)
    wait_until(lambda: hall.waiting_computers(game) == [], "an answer")
    kept = json.loads((tmp_path / "mark").read_text(encoding="utf-8").splitlines()[0])
    assert (kept["viewer"], kept["follows"]) == (SCOTLAND, True)
    sent = kept["view"]
    assert sent["side"] == "Scotland"
    assert sent["format"] == "schiltrom view"
    assert sent["sides"][ENGLAND]["hand"] == -1
    assert sent["sides"][ENGLAND]["blocks"] == []


@pytest.mark.parametrize("player", ["crashes_once", "hangs_once", "talks_nonsense_once"])
def test_a_worker_that_fails_is_replaced_and_asked_again(hall, start, caplog, player):
    computers = start(f"{PLAYERS}.{player}", limit_s=1.5)
    game = open_game(hall)
    begun = seen_by_england(hall, game)
    computers.notice(game)
    wait_until(lambda: seen_by_england(hall, game) > begun + 3, "play after the failure")
    failed = [record.getMessage() for record in caplog.records if "replaced" in record.message]
    assert len(failed) == 1
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize("player", ["crashes", "hangs", "talks_nonsense", "raises", "no_such"])
def test_the_game_goes_on_even_if_every_worker_fails(hall, start, caplog, player):
    computers = start(f"{PLAYERS}.{player}", limit_s=0.1)
    game = open_game(hall, scotland="here")
    hand = hall.state(game, ENGLAND).view
    assert hand is not None
    computers.notice(game)
    wait_until(lambda: hall.waiting_computers(game) == [], "a plain choice")
    first = parse_choice(hand["legal"][0])
    assert shown_of(hall, game, ENGLAND)["card"] == first
    errors = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert len(errors) == 1
    assert "first legal" in errors[0].getMessage()


def test_all_tries_together_take_no_more_than_half_as_much_again(hall, start):
    computers = start(f"{PLAYERS}.hangs", limit_s=2.0)
    game = open_game(hall, scotland="here")
    began = time.monotonic()
    computers.notice(game)
    wait_until(lambda: hall.waiting_computers(game) == [], "a plain choice")
    # Two processes were started, which is no thought but takes a while on a busy machine.
    assert time.monotonic() - began < 3.0 + 2 * START_TAKES_S


def test_a_computer_that_gives_up_has_lost(hall, start):
    computers = start(f"{PLAYERS}.resigns")
    game = open_game(hall, scotland="here")
    computers.notice(game)
    wait_until(lambda: has_ended(hall, game), "the end of the game")
    status = hall.state(game, NOBODY).status
    assert (status["winner"], status["ending"]) == ("Scotland", "resigned")


def test_a_computer_does_not_give_up_what_it_has_not_seen(hall):
    game = open_game(hall)
    number = hall.state(game, ENGLAND).number
    with pytest.raises(StaleError):
        hall.resign(Seat(game, ENGLAND), number - 1)
    assert not has_ended(hall, game)
    hall.resign(Seat(game, ENGLAND), number)
    assert has_ended(hall, game)


def test_closing_does_not_wait_for_a_thought(hall, start, tmp_path):
    computers = start(f"{PLAYERS}.hangs_once", limit_s=PATIENCE_S)
    game = open_game(hall)
    begun = seen_by_england(hall, game)
    computers.notice(game)
    wait_until(lambda: (tmp_path / "mark").exists(), "a thought")
    assert len(multiprocessing.active_children()) == 1
    began = time.monotonic()
    computers.close()
    assert time.monotonic() - began < 2
    computers.notice(game)
    computers.close()
    assert seen_by_england(hall, game) == begun


def test_noticing_never_waits(hall, start):
    computers = start(f"{PLAYERS}.hangs", limit_s=PATIENCE_S)
    game = open_game(hall)
    began = time.monotonic()
    for _ in range(1000):
        computers.notice(game)
        computers.notice("no such game")
    assert time.monotonic() - began < 1


def test_a_thought_that_comes_too_late_is_dropped_and_thought_again(hall, start, monkeypatch):
    """Somebody else plays the computer's seat while it thinks."""
    computers = start()
    game = open_game(hall, scotland="here")
    real: Choose = hall.choose
    stale: list[str] = []

    def choose(seat: Seat, number: int, choice: str) -> int:
        if not stale:
            real(seat, number, choice)
            stale.append(choice)
        return real(seat, number, choice)

    monkeypatch.setattr(hall, "choose", choose)
    computers.notice(game)
    wait_until(lambda: bool(stale) and hall.waiting_computers(game) == [], "a choice")
    assert len(stale) == 1


def test_trouble_with_the_database_is_outlived(hall, start, monkeypatch):
    monkeypatch.setattr("schiltrom.server.computers.RETRY_S", 0.05)
    computers = start()
    game = open_game(hall, scotland="here")
    real: Choose = hall.choose
    failures: list[str] = []

    def choose(seat: Seat, number: int, choice: str) -> int:
        if len(failures) < 3:
            failures.append(choice)
            raise OSError("database or disk is full")
        return real(seat, number, choice)

    monkeypatch.setattr(hall, "choose", choose)
    computers.notice(game)
    wait_until(lambda: hall.waiting_computers(game) == [], "a choice after all")
    assert len(failures) == 3


def test_a_game_that_ends_meanwhile_is_left_alone(hall, start, caplog):
    computers = start()
    game = open_game(hall, scotland="here")
    hall.resign(Seat(game, SCOTLAND))
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
