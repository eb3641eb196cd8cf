"""Imported records: a game continues from one, or is kept for viewing if it is over."""

from __future__ import annotations

from schiltrom.engine.tables import ENGLAND, SCOTLAND
from schiltrom.notation.tags import options_of
from schiltrom.server.games.seats import Opened, SeatPlan
from schiltrom.server.games.service import GameService
from schiltrom.server.games.setting import GameSetting
from schiltrom.table.clocks import Clock
from schiltrom.table.errors import GameError
from schiltrom.table.importing import checked, player_of, result_of


def open_record(
    service: GameService, data: object, plans: dict[int, SeatPlan] | None, clock: Clock | None
) -> Opened:
    """Create a game from a record: one that continues, or a finished one to watch."""
    record = checked(data)
    result = result_of(record)
    preset, _ = options_of(record.rules)
    if result is not None:
        if clock is not None or plans is not None:
            raise GameError("record-over")
        return service.open(
            GameSetting(record.scenario, record.rules, preset=preset, start=record, result=result),
            # The seats of those who played elsewhere: nobody can take them.
            {
                side: SeatPlan("friend", player_of(record, side), None, follows=True)
                for side in (ENGLAND, SCOTLAND)
            },
        )
    if plans is None:
        raise GameError("record-needs-seats")
    setting = GameSetting(record.scenario, record.rules, clock, preset, start=record)
    return service.open(setting, plans)
