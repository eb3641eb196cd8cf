"""Records that somebody brings: read, replayed and refused with a reason."""

from __future__ import annotations

from typing import Final

from schiltrom.engine.record import Record, RecordError
from schiltrom.engine.tables import NOBODY, SIDE_NAMES
from schiltrom.engine.victory import ENDING_NAMES
from schiltrom.notation import Limits, read_game
from schiltrom.table.errors import BadRecordError

MOST_ENTRIES: Final = 4000
MOST_TAKE_BACKS: Final = 100
"""The most take-backs in a game: each one replays the game from the beginning."""
MOST_TAGS: Final = 40
LONGEST_TAG: Final = 500
LONGEST_NAME: Final = 60
LIMITS: Final = Limits(MOST_ENTRIES, MOST_TAKE_BACKS)


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


def result_of(record: Record) -> tuple[int | None, str] | None:
    """Return who won and how, or None if the record's game goes on."""
    position = record.replay().position
    if not position.is_over():
        return None
    winner = None if position.winner == NOBODY else position.winner
    return winner, ENDING_NAMES[position.ending]


def player_of(record: Record, side: int) -> str:
    """Return the name of who played a side, as far as it can be shown."""
    name = record.tags.get(SIDE_NAMES[side].lower(), "")[:LONGEST_NAME]
    return name if name.isprintable() else ""
