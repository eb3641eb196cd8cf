"""What a seat wants done without being asked: in one change, told to nobody else, taken back."""

from __future__ import annotations

import json
from functools import cache
from random import Random

import pytest

from schiltrom import ENGLAND, SCOTLAND, Game
from schiltrom.engine import steps
from schiltrom.engine.battle import taking_part
from schiltrom.engine.record import Record
from schiltrom.engine.tables import AREA_NAMES, NOBODY
from schiltrom.screen.encoding import to_text
from schiltrom.server.games.service import GameService
from schiltrom.server.http.schemas import state_body
from schiltrom.server.store.database import open_database
from schiltrom.table.errors import ConflictError, RefusedError
from schiltrom.table.orders import BattleOrders
from schiltrom.table.table import SCREEN_STATE
from schiltrom.text.wording import in_words
from tests.server.games.test_fire_all import opened, orders, position_of
from tests.server.helpers.service import fix_chance

TO_THE_END = BattleOrders(fire="end", hits="spare", regroup="stay")
MOST_GAMES = 60


@pytest.fixture
def url(tmp_path, monkeypatch):
    fix_chance(monkeypatch)
    return f"sqlite:///{tmp_path / 'games.db'}"


@pytest.fixture
def service(url):
    return GameService(open_database(url))


@cache
def a_battle(blocks: int = 2) -> Record:
    """Return a record that stands in round 1 of a battle of several blocks, always the same."""
    for number in range(MOST_GAMES):
        game, random = Game.new("braveheart", seed=number), Random(number)
        while not game.is_over:
            pos = game.position
            if pos.step == steps.COMBAT and pos.round == 1:
                sides = [taking_part(pos, side).bit_count() for side in (ENGLAND, SCOTLAND)]
                if min(sides) >= blocks:
                    return game.record.copy()
            side = game.to_choose[0]
            game.play(side, random.choice(game.legal(side)))
    raise AssertionError("no such battle")


def sent(service: GameService, game_id: str, viewer: int) -> str:
    """Return all that a viewer is sent."""
    return to_text(state_body(service.state(game_id, viewer, form=SCREEN_STATE)))


def field_of(service: GameService, game_id: str) -> str:
    return AREA_NAMES[position_of(service, game_id).field]


def test_with_orders_of_both_a_battle_needs_one_visit_of_each(service):
    game_id, seats = opened(service, a_battle())
    area = field_of(service, game_id)
    changes: list[str] = []
    service.on_change = changes.append
    first = position_of(service, game_id).active
    service.order(seats[1 - first], area, TO_THE_END)
    assert len(changes) == 1
    service.order(seats[first], area, TO_THE_END)
    assert len(changes) == 2, "however much was played, it is one change"
    pos = position_of(service, game_id)
    retreats = pos.step in (steps.RETREAT, steps.RETREAT_TO)  # where to was not said
    assert pos.field < 0 or AREA_NAMES[pos.field] != area or retreats
    if not retreats:
        assert orders(service, seats[first]) == orders(service, seats[1 - first]) == []


def test_nobody_else_is_told_of_orders(service):
    """The enemy's orders change no byte for the others until it is his turn."""
    game_id, seats = opened(service, a_battle())
    area = field_of(service, game_id)
    other = 1 - position_of(service, game_id).active
    before = [sent(service, game_id, viewer) for viewer in (1 - other, NOBODY)]
    own = sent(service, game_id, other)
    service.wish(seats[other], ["hits"])
    service.order(seats[other], area, TO_THE_END)
    assert [sent(service, game_id, viewer) for viewer in (1 - other, NOBODY)] == before
    now = json.loads(sent(service, game_id, other))
    assert json.loads(own)["own"]["orders"] is None
    assert now["own"]["orders"]["fire"] == "end"
    assert now["own"]["wishes"] == ["hits"]
    assert now["own"]["ways"]
    assert json.loads(before[1])["own"] is None
    service.order(seats[other], area, None)
    assert json.loads(sent(service, game_id, other))["own"]["orders"] is None


def test_orders_are_for_the_battle_that_is_fought(service):
    game_id, seats = opened(service, a_battle())
    elsewhere = "Fife" if field_of(service, game_id) != "Fife" else "Mar"
    with pytest.raises(ConflictError, match="battle"):
        service.order(seats[ENGLAND], elsewhere, TO_THE_END)


def test_a_setting_leaves_orders_alone(service):
    game_id, seats = opened(service, a_battle())
    other = 1 - position_of(service, game_id).active
    service.order(seats[other], field_of(service, game_id), BattleOrders(hits="spare"))
    service.wish(seats[other], ["forced"])
    assert service.state(game_id, other).own is not None
    own = service.state(game_id, other).own
    assert own is not None
    assert own.orders == BattleOrders(hits="spare")
    assert own.wishes == ["forced"]


def test_the_log_tells_what_was_done_for_a_seat_also_after_a_restart(service, url):
    game_id, seats = opened(service, a_battle())
    side = position_of(service, game_id).active
    service.order(seats[side], field_of(service, game_id), TO_THE_END)

    def marked(games: GameService, viewer: int) -> list[str]:
        lines = games.state(game_id, viewer, form=SCREEN_STATE).lines
        return [in_words(line.told.message) for line in lines if line.told.automatic]

    assert marked(service, side)
    assert marked(service, 1 - side) == marked(service, NOBODY) == []
    again = GameService(open_database(url))
    for viewer in (side, 1 - side, NOBODY):
        assert marked(again, viewer) == marked(service, viewer)
        assert sent(again, game_id, viewer) == sent(service, game_id, viewer)


def test_undoing_ends_one_s_own_orders_and_no_others(service):
    game_id, seats = opened(service, a_battle())
    side = position_of(service, game_id).active
    area = field_of(service, game_id)
    for each in (ENGLAND, SCOTLAND):
        service.order(seats[each], area, BattleOrders(hits="spare"))
    state = service.state(game_id, side)
    assert state.view is not None
    reached = service.choose(seats[side], state.number, state.view["legal"][0])
    service.undo(seats[side], reached)
    assert orders(service, seats[side]) == []
    assert len(orders(service, seats[1 - side])) == 1
    with pytest.raises(RefusedError):
        service.undo(seats[side], service.state(game_id, side).number)
