"""Imported records: a game continues from one, or is kept for viewing if it is over."""

from __future__ import annotations

from typing import Final

from schiltrom.engine.record import Record, RecordError
from schiltrom.engine.tables import ENGLAND, NOBODY, SCOTLAND, SIDE_NAMES
from schiltrom.engine.victory import ENDING_NAMES
from schiltrom.notation import Limits, read_game
from schiltrom.notation.tags import options_of
from schiltrom.server.games.offers import MOST_TAKE_BACKS
from schiltrom.server.games.seats import Opened, SeatPlan
from schiltrom.server.games.service import GameService
from schiltrom.server.games.setting import GameSetting
from schiltrom.table.clocks import Clock
from schiltrom.table.errors import BadRecordError, GameError

MOST_ENTRIES: Final = 4000
MOST_TAGS: Final = 40
LONGEST_TAG: Final = 500
LONGEST_NAME: Final = 60
LIMITS: Final = Limits(MOST_ENTRIES, MOST_TAKE_BACKS)


def open_record(
    service: GameService, data: object, plans: dict[int, SeatPlan] | None, clock: Clock | None
) -> Opened:
    """Create a game from a record: one that continues, or a finished one to watch."""
    record = checked(data)
    position = record.replay().position
    preset, _ = options_of(record.rules)
    if position.is_over():
        if clock is not None or plans is not None:
            raise GameError("record-over")
        winner = None if position.winner == NOBODY else position.winner
        result = (winner, ENDING_NAMES[position.ending])
        return service.open(
            GameSetting(record.scenario, record.rules, preset=preset, start=record, result=result),
            {side: _former(record, side) for side in (ENGLAND, SCOTLAND)},
        )
    if plans is None:
        raise GameError("record-needs-seats")
    setting = GameSetting(record.scenario, record.rules, clock, preset, start=record)
    return service.open(setting, plans)


def checked(data: object) -> Record:
    """Return the record from plain data after replaying it, or say where it is wrong.

    A text is a game in the notation; its comments are not kept.
    """
    if isinstance(data, dict):
        _check_size(data.get("entries"), data.get("tags"))
    try:
        if not isinstance(data, str):
            return Record.from_json(data)
        record = read_game(data, LIMITS).record
    except RecordError as error:
        raise BadRecordError("bad-record", str(error)[:LONGEST_TAG]) from error
    _check_size(None, record.tags)
    return record


def _check_size(entries: object, tags: object) -> None:
    """Refuse a record that would take too long to replay or too much space to store."""
    if isinstance(entries, list):
        if len(entries) > MOST_ENTRIES:
            raise BadRecordError("record-too-long", most=MOST_ENTRIES)
        backs = sum(isinstance(text, str) and " back " in text for text in entries)
        if backs > MOST_TAKE_BACKS:
            raise BadRecordError("too-many-take-backs", most=MOST_TAKE_BACKS)
    if isinstance(tags, dict):
        texts = (*tags, *map(str, tags.values()))
        if len(tags) > MOST_TAGS or any(len(text) > LONGEST_TAG for text in texts):
            raise BadRecordError("record-tags", most=MOST_TAGS, longest=LONGEST_TAG)


def _former(record: Record, side: int) -> SeatPlan:
    """Return the seat of somebody who played elsewhere: nobody can take it."""
    name = record.tags.get(SIDE_NAMES[side].lower(), "")[:LONGEST_NAME]
    return SeatPlan("friend", name if name.isprintable() else "", None, follows=True)
