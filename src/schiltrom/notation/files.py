"""Games in files: the notation and the JSON of a record, told apart by how they begin."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from schiltrom.engine.record import Record, RecordError
from schiltrom.notation.errors import NotationError
from schiltrom.notation.playing import NO_LIMITS, Limits
from schiltrom.notation.reader import GameReader, read_game
from schiltrom.notation.score import Comments, Score
from schiltrom.notation.writer import write_game

SUFFIX: Final = ".hots"
"""The suffix of files in the notation."""
COMMENTS: Final = "comments"
"""The key of the comments in a record's JSON."""

_ENTRIES: Final = re.compile(r"0|[1-9][0-9]{0,8}")


def is_notation(text: str) -> bool:
    """Return whether a text begins with a tag, as games in the notation do.

    >>> is_notation('[Schiltrom "2"]'), is_notation('{"format": "schiltrom record"}')
    (True, False)
    """
    return re.match(r"\s*\[\s*[A-Z]", text) is not None


def save_text(score: Score, path: str | os.PathLike[str]) -> str:
    """Return the text for a file: the notation if its name ends in the suffix, else JSON."""
    if Path(path).suffix.lower() == SUFFIX:
        return write_game(score)
    return json.dumps(score_to_json(score), ensure_ascii=False, indent=1) + "\n"


def load_score(path: str | os.PathLike[str], limits: Limits = NO_LIMITS) -> Score:
    """Return the only game in a file, whatever its format."""
    try:
        return read_score(Path(path).read_text(encoding="utf-8-sig"), limits)
    except NotationError as error:
        raise error.in_file(path) from error
    except UnicodeDecodeError as error:
        raise RecordError(f"{path} is not readable as a record: {error}") from error
    except RecordError as error:
        raise RecordError(f"{path}{error}") from error


def read_score(text: str, limits: Limits = NO_LIMITS) -> Score:
    """Return the only game in a text, in the notation or as JSON."""
    if is_notation(text):
        return read_game(text, limits)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError(f" is not readable as a record: {error}") from error
    try:
        return score_from_json(data)
    except RecordError as error:
        raise RecordError(f": {error}") from error


def open_games(path: str | os.PathLike[str], limits: Limits = NO_LIMITS) -> Iterator[Score]:
    """Yield the games of a file one by one, reading on demand.

    A file in the notation may hold many. A bad game raises ``NotationError``, which ends the
    iteration; use a ``GameReader`` to continue after it.
    """
    try:
        with Path(path).open(encoding="utf-8-sig") as file:
            start = file.read(1000)
            file.seek(0)
            if is_notation(start):
                yield from GameReader(file, limits)
            else:
                yield load_score(path, limits)
    except NotationError as error:
        raise error.in_file(path) from error
    except UnicodeDecodeError as error:
        raise RecordError(f"{path} is not readable as a record: {error}") from error


# --- JSON ------------------------------------------------------------------------------------


def score_to_json(score: Score) -> dict[str, object]:
    """Return a game as plain data: its record, and its comments if it has any."""
    data = score.record.to_json()
    if score.comments:
        data[COMMENTS] = {str(at): list(score.comments[at]) for at in sorted(score.comments)}
    return data


def score_from_json(data: object) -> Score:
    """Return the game in such data, checked by replaying it, or raise ``RecordError``."""
    record = Record.from_json(data)
    comments: Comments = {}
    told = data.get(COMMENTS, {}) if isinstance(data, dict) else {}
    if not isinstance(told, dict):
        raise RecordError("the comments of a record are a table")
    for at, texts in told.items():
        if not _ENTRIES.fullmatch(at) or int(at) > len(record.entries):
            raise RecordError(f"there is no entry {at!r} that a comment could follow")
        if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
            raise RecordError("comments are lists of texts")
        comments[int(at)] = list(texts)
    return Score(record, comments)
