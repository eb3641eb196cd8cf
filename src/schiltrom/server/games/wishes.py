"""What a seat wants done without being asked: its settings, and its orders for a battle.

Only the seat itself is ever told of them (``table/automatic.py``, ``table/orders.py``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from schiltrom.server.store.models import SeatRow, now_ms
from schiltrom.table import clocks
from schiltrom.table.automatic import SETTINGS
from schiltrom.table.changes import check_playing
from schiltrom.table.errors import ConflictError, GameError
from schiltrom.table.orders import BATTLE_ORDERS, BattleOrders, is_order

if TYPE_CHECKING:
    from schiltrom.server.games.seats import Seat
    from schiltrom.server.games.service import GameService


def wish(service: GameService, seat: Seat, settings: Sequence[str]) -> None:
    """Set which choices are made automatically for a seat; its orders stay."""
    for each in settings:
        if each not in SETTINGS:
            raise GameError("unknown-wish", wish=each, wishes=", ".join(SETTINGS))
    with service.changing(seat.game_id) as (session, row, _):
        mine = session.get_one(SeatRow, (seat.game_id, seat.side))
        mine.wishes = sorted(set(settings)) + [each for each in mine.wishes if is_order(each)]
        session.flush()
        if row.begun is not None and row.ended is None and not clocks.is_up(row, now_ms()):
            service.act(session, row, service.table(session, row), lambda _table: [])


def order(service: GameService, seat: Seat, area: str, orders: BattleOrders | None) -> None:
    """Give a seat's standing orders for the battle under way in an area, or cancel them."""
    with service.changing(seat.game_id) as (session, row, _):
        check_playing(row)
        service.check_time(row)
        table = service.table(session, row)
        mine = session.get_one(SeatRow, (seat.game_id, seat.side))
        kept = [each for each in mine.wishes if not each.startswith(BATTLE_ORDERS)]
        if orders is not None:
            given = table.battle_orders(seat.side, orders, area)
            if given is None:
                raise ConflictError("no-such-battle")
            kept.append(given)
        mine.wishes = kept
        session.flush()
        service.act(session, row, table, lambda _table: [], seat)
