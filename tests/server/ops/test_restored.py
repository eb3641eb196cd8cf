"""``schiltrom admin restored``: when a backup was put back, dice already seen do not come again."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from sqlalchemy import Engine, insert

from schiltrom import ENGLAND, SCOTLAND, Record, RuleSet
from schiltrom.cli.main import main
from schiltrom.fairness import (
    FIRST_SCHEME,
    TAG_EPOCH,
    TAG_SCHEME,
    commitment,
    verify,
)
from schiltrom.notation import read_game
from schiltrom.server.games.offers import Offers
from schiltrom.server.games.seats import Seat, SeatPlan
from schiltrom.server.games.service import GameService
from schiltrom.server.store.database import open_database
from schiltrom.server.store.models import Base, GameRow
from tests.server.helpers.seeds import bring, sit
from tests.server.helpers.service import fix_chance

Backup = dict[str, list[dict[str, Any]]]
FIRST, AGAIN = 30, 60


@pytest.fixture(autouse=True)
def same_chance(monkeypatch):
    """Let the server's first seeds and its later ones be the same in every run."""
    fix_chance(monkeypatch)
    rng = Random(1306)
    monkeypatch.setattr("schiltrom.server.ops.admin.new_seed", lambda: rng.randbytes(32))


@pytest.fixture
def start(url):
    """Return what starts a service as after a restart; all are closed with the test."""
    started: list[GameService] = []

    def begin() -> GameService:
        started.append(GameService(open_database(url)))
        return started[-1]

    yield begin
    for each in started:
        each.engine.dispose()


@pytest.fixture
def service(start):
    return start()


def backup(engine: Engine) -> Backup:
    """Return all that a database holds."""
    with engine.connect() as connection:
        return {
            table.name: [dict(row._mapping) for row in connection.execute(table.select())]
            for table in Base.metadata.sorted_tables
        }


def put_back(engine: Engine, kept: Backup) -> None:
    """Let a database hold what it did when the backup was made."""
    with engine.begin() as connection:
        for table in reversed(Base.metadata.sorted_tables):
            connection.execute(table.delete())
        for table in Base.metadata.sorted_tables:
            if kept[table.name]:
                connection.execute(insert(table), kept[table.name])


def open_game(service: GameService) -> str:
    plans = {side: SeatPlan("here", seed="seed") for side in (ENGLAND, SCOTLAND)}
    return service.open_game("braveheart", RuleSet(), plans).game_id


def play(service: GameService, game: str, choices: int, number: int) -> None:
    """Make random choices, the same for the same number as long as the game is the same."""
    rng = Random(number)
    for _ in range(choices):
        for side in (ENGLAND, SCOTLAND):
            state = service.state(game, side)
            if state.your_choice:
                assert state.view is not None
                legal = state.view["legal"]
                assert isinstance(legal, list)
                service.choose(Seat(game, side), state.number, rng.choice(legal))
                break


def outcomes(service: GameService, game: str) -> list[str]:
    """Return the outcomes of chance so far."""
    with service.looking(game) as (session, row):
        entries = service.table(session, row).record.entries
        return [entry.text for entry in entries if entry.is_chance()]


def ended(service: GameService, game: str) -> Record:
    service.resign(Seat(game, ENGLAND))
    return Record.from_json(service.record(game))


def restored(url: str) -> None:
    assert main(["admin", "restored", "--database", url]) == 0


def test_dice_that_were_seen_do_not_come_again(service, start, url):
    game = open_game(service)
    play(service, game, FIRST, 1)
    kept = backup(service.engine)
    before = outcomes(service, game)
    play(service, game, AGAIN, 2)
    seen = outcomes(service, game)
    assert len(seen) > len(before) + 3
    put_back(service.engine, kept)
    again = start()
    play(again, game, AGAIN, 2)
    assert outcomes(again, game) == seen, "without the command they do"
    put_back(service.engine, kept)
    restored(url)
    after = start()
    play(after, game, AGAIN, 2)
    found = outcomes(after, game)
    assert found[: len(before)] == before
    common = zip(found[len(before) :], seen[len(before) :], strict=False)
    assert any(one != other for one, other in common)
    record = ended(after, game)
    proved = verify(record, [commitment(bytes(range(32)))], ["seed"])
    assert proved.restored == len(found) - len(before)
    assert not proved.is_whole
    assert read_game(after.text(game)).record.tags == record.tags
    assert verify(read_game(after.text(game)).record) == proved


def test_it_may_be_run_twice_and_while_a_server_runs(service, start, url, capsys):
    """Whoever is not sure runs it again: each time another epoch begins."""
    game = open_game(service)
    play(service, game, FIRST, 1)
    for _ in range(2):
        restored(url)
        assert capsys.readouterr().out == "New seeds for 1 game in progress.\n"
    status = service.state(game).status
    assert len(set(status.epochs)) == 2
    play(service, game, AGAIN, 2)  # the server had the game in memory
    restored(url)
    play(service, game, FIRST, 3)
    assert start().state(game) == service.state(game)
    record = ended(service, game)
    firsts = [int(record.tags[f"{TAG_EPOCH}{number}"].split()[0]) for number in (2, 3, 4)]
    assert firsts[0] == firsts[1] < firsts[2]
    assert verify(record, service.state(game).status.epochs).restored > 3
    capsys.readouterr()
    restored(url)
    assert capsys.readouterr().out == "There is no game in progress.\n"
    assert Record.from_json(service.record(game)) == record


def test_the_same_backup_put_back_twice_brings_new_dice_each_time(service, start, url):
    game = open_game(service)
    play(service, game, FIRST, 1)
    kept = backup(service.engine)
    seen = []
    for _ in range(3):
        put_back(service.engine, kept)
        restored(url)
        after = start()
        play(after, game, AGAIN, 2)
        seen.append(tuple(outcomes(after, game)))
    assert len(set(seen)) == 3


def test_a_game_that_had_not_begun_begins_with_other_dice(service, start, url):
    """It may have begun before the backup was put back, with the same seeds."""
    plans = {ENGLAND: SeatPlan("here", seed="seed"), SCOTLAND: SeatPlan("friend")}
    opened = service.open_game("braveheart", RuleSet(), plans)
    kept = backup(service.engine)
    sit(service, opened.links[SCOTLAND])
    seen = outcomes(service, opened.game_id)
    put_back(service.engine, kept)
    restored(url)
    after = start()
    sit(after, opened.links[SCOTLAND])
    found = outcomes(after, opened.game_id)
    assert len(found) >= 10
    assert found != seen
    assert verify(ended(after, opened.game_id)).restored == len(found)


def test_take_backs_and_rematches_go_on(service, url):
    game = open_game(service)
    play(service, game, FIRST, 1)
    restored(url)
    play(service, game, AGAIN, 2)
    offers = Offers(service)
    offers.make(Seat(game, ENGLAND), "take-back")
    offers.accept(Seat(game, SCOTLAND), "take-back")
    play(service, game, FIRST, 3)
    assert verify(ended(service, game)).restored > 3
    offers.make(Seat(game, ENGLAND), "rematch")
    new = offers.accept(Seat(game, SCOTLAND), "rematch")
    assert new is not None
    assert service.state(new).status.epochs == []
    seats = [service.follow(Seat(game, side), new)[0] for side in (ENGLAND, SCOTLAND)]
    for seat in (*seats, *seats):
        bring(service, seat)
    assert service.state(new).status.begun


def test_an_older_game_goes_on_as_it_was(service, url):
    """Games that had begun before seats were bound keep their scheme, with epochs too."""
    game = open_game(service)
    play(service, game, FIRST, 1)
    with service.writing() as session:
        session.get_one(GameRow, game).scheme = FIRST_SCHEME
    restored(url)
    play(service, game, AGAIN, 2)
    record = ended(service, game)
    assert record.tags[TAG_SCHEME] == FIRST_SCHEME
    assert verify(record).restored > 3
