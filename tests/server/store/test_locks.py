"""How a game is locked on PostgreSQL: for one change at a time, but not for what refers to it."""

from __future__ import annotations

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from schiltrom.engine.rules import PRESETS
from schiltrom.engine.tables import ENGLAND, SCOTLAND
from schiltrom.server.games.seats import SeatPlan
from schiltrom.server.games.service import GameService
from schiltrom.server.store.database import open_database

LOCK = "SELECT id FROM games WHERE id = :game FOR "


def test_whoever_writes_a_row_of_the_game_need_not_wait_for_a_choice(cluster):
    """A notice that is being sent refers to its game; when both waited PostgreSQL ended one."""
    engine = open_database(cluster.new_database())
    service = GameService(engine)
    plans = {ENGLAND: SeatPlan("friend"), SCOTLAND: SeatPlan("friend")}
    game = service.open_game("Braveheart", PRESETS["edition 4"], plans).game_id
    with service.changing(game), engine.connect() as other:
        other.execute(text("SET lock_timeout = '200ms'"))
        assert other.scalar(text(LOCK + "KEY SHARE"), {"game": game}) == game
        with pytest.raises(OperationalError, match="lock timeout"):
            other.execute(text(LOCK + "NO KEY UPDATE"), {"game": game})
    engine.dispose()
