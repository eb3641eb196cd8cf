"""The tables of imported games that are about to begin, built before the change that begins them.

Building one can take seconds, and a change keeps all other writers waiting.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from schiltrom.engine.rules import RuleSet
from schiltrom.fairness import FairChance
from schiltrom.server.games.seats import Seat, SeatPlan
from schiltrom.table.table import Table

if TYPE_CHECKING:
    from schiltrom.engine.record import Record
    from schiltrom.server.store.repository import Repository


def table_of_record(record: Record | None, plans: dict[int, SeatPlan]) -> Table | None:
    """Return the table of a record that goes on at once, all its seats being taken."""
    if record is None or any(plan.waits or plan.seed is None for plan in plans.values()):
        return None
    return _built(record.scenario, record.rules, [entry.text for entry in record.entries])


def table_to_begin(games: Repository, seat: Seat) -> Table | None:
    """Return the table of an imported game that waits only for the seed of this seat."""
    with games.reading() as session:
        row = games.game(session, seat.game_id, reading=True)
        if not row.imported or row.begun is not None:
            return None
        lacking = [each.side for each in games.seats(session, row.id) if each.seed is None]
        if lacking != [seat.side]:
            return None
        scenario, rules = row.scenario, RuleSet.from_json(row.rules)
        texts = games.texts(session, row, 0)
    return _built(scenario, rules, texts)


def _built(scenario: int, rules: RuleSet, texts: list[str]) -> Table:
    """Return a table with imported entries, to which chance is yet to come."""
    table = Table(scenario, rules, FairChance(b"", "", ""), len(texts))
    table.catch_up(texts)
    return table
