"""Fire with all: what is left of this letter in this round, on after the enemy's hits, no more."""

from __future__ import annotations

from random import Random

import pytest
from sqlalchemy import select

from schiltrom import ENGLAND, SCOTLAND, Game
from schiltrom.engine import steps
from schiltrom.engine.battle import legal_combat, taking_part
from schiltrom.engine.position import Position
from schiltrom.engine.record import Record
from schiltrom.engine.tables import LETTER, members
from schiltrom.server.games.offers import Offers
from schiltrom.server.games.seats import Seat, SeatPlan
from schiltrom.server.games.service import GameService
from schiltrom.server.games.setting import GameSetting
from schiltrom.server.store.database import open_database
from schiltrom.server.store.models import SeatRow
from schiltrom.table.errors import GameError
from tests.server.helpers.service import fix_chance

GAMES = 12


@pytest.fixture
def service(tmp_path, monkeypatch):
    fix_chance(monkeypatch)
    return GameService(open_database(f"sqlite:///{tmp_path / 'games.db'}"))


def battles() -> list[tuple[Record, int, int]]:
    """Return records that stand where a side can fire with several blocks of a letter, always the
    same; with the side and how many blocks it has."""
    found = []
    for number in range(GAMES):
        game, random = Game.new("braveheart", seed=number), Random(number)
        while not game.is_over:
            side = game.to_choose[0]
            ready = legal_combat(game.position) if game.position.step == steps.COMBAT else 0
            if ready.bit_count() > 1:
                found.append((game.record.copy(), side, ready.bit_count()))
                break
            game.play(side, random.choice(game.legal(side)))
    return found


def position_of(service: GameService, game_id: str) -> Position:
    return service.ask_table(game_id, lambda table, _over: table._replay.position.copy())


def opened(service: GameService, record: Record) -> tuple[str, list[Seat]]:
    plans = {side: SeatPlan("here", seed=f"seed {side}") for side in (ENGLAND, SCOTLAND)}
    game = service.open(GameSetting(record.scenario, record.rules, start=record), plans)
    return game.game_id, [service.seat(game.tokens[side]) for side in (ENGLAND, SCOTLAND)]


def orders(service: GameService, seat: Seat) -> list[str]:
    with service.reading() as session:
        return list(session.scalars(select(SeatRow.wishes).where(SeatRow.side == seat.side)))[-1]


def test_it_fires_what_is_left_of_the_letter_and_goes_on_after_the_enemy_s_hits(service):
    interrupted = 0
    for record, side, ready in battles():
        game_id, seats = opened(service, record)
        before = position_of(service, game_id)
        letter = LETTER[members(legal_combat(before))[0]]
        number = service.state(game_id, side).number
        service.fire_all(seats[side], number)
        pos = position_of(service, game_id)
        while pos.step == steps.HIT and pos.active != side and pos.field == before.field:
            interrupted += pos.acted.bit_count() < before.acted.bit_count() + ready
            theirs = service.state(game_id, 1 - side)
            assert theirs.view is not None
            service.choose(seats[1 - side], theirs.number, theirs.view["legal"][0])
            pos = position_of(service, game_id)
        told = [line.told.message for line in service.state(game_id, side, number).lines]
        fires = [said for said in told if said.key == "chronicle-fire"]
        assert {said.args["rating"][0] for said in fires} == {letter}
        enemies = taking_part(pos, 1 - side) if pos.field == before.field else 0
        assert len(fires) == ready or (enemies == 0 and len(fires) < ready)
        keys = [said.key for said in told]
        if "chronicle-round" in keys:
            assert "chronicle-fire" not in keys[keys.index("chronicle-round") :]
        assert orders(service, seats[side]) == []
    assert interrupted > 1, "no enemy had to take a hit in between"


def test_it_does_not_come_back_when_it_is_taken_back(service):
    """An order ends with the choice that it followed."""
    for record, side, _ in battles():
        game_id, seats = opened(service, record)
        service.fire_all(seats[side], service.state(game_id, side).number)
        if not orders(service, seats[side]):
            continue  # nobody had to take a hit
        offers = Offers(service)
        offers.make(seats[side], "take-back")
        offers.accept(seats[1 - side], "take-back")
        assert orders(service, seats[side]) == []
        assert position_of(service, game_id).step in (steps.COMBAT, steps.COMBAT_ACTION)
        return
    raise AssertionError("no order was left standing")


def test_where_nobody_can_fire_it_is_refused(service):
    plans = {side: SeatPlan("here") for side in (ENGLAND, SCOTLAND)}
    record, _, _ = battles()[0]
    game = service.open(GameSetting(record.scenario, record.rules), plans)
    seat = service.seat(game.tokens[ENGLAND])
    with pytest.raises(GameError, match="can fire"):
        service.fire_all(seat, service.state(seat.game_id, ENGLAND).number)
