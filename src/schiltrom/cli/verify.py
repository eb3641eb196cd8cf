"""``schiltrom verify``: checks every roll, deal and draw of a game played with seeds."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

from schiltrom.cli.commands import command
from schiltrom.cli.options import FILE, as_json
from schiltrom.cli.parsing import Arguments, argument, shortened
from schiltrom.engine.record import Record, RecordError, read_record
from schiltrom.fairness import (
    TAG_COMMITMENT,
    FairnessError,
    FalseOutcomeError,
    FalseSeedError,
    Verified,
    verify,
)
from schiltrom.notation import read_game
from schiltrom.notation.files import is_notation
from schiltrom.text.words import say

PROVED: Final = 0
FALSE: Final = 1
UNREADABLE: Final = 2


@command("verify")
@argument("file", type=FILE, help="server-arg-record")
@as_json
def run(arguments: Arguments) -> int:
    """Verify the game in a file; return the exit code."""
    language: str = arguments.language
    try:
        shown, found = _proved(arguments.file)
    except FalseOutcomeError as error:
        named = {"entry": error.number, "has": error.has, "says": error.says}
        number = str(error.number)
        words = say("server-false-entry", language, number=number, has=error.has, says=error.says)
        return _tell(arguments, FALSE, {"proved": False, "error": words, **named}, words)
    except FalseSeedError as error:
        words = say("server-false-seed", language, error=str(error))
        return _tell(arguments, FALSE, {"proved": False, "error": words}, words)
    except (OSError, ValueError) as error:
        words = say(
            "server-unreadable", language, file=shortened(str(arguments.file)), error=_told(error)
        )
        return _tell(arguments, UNREADABLE, {"proved": False, "error": words}, words)
    counts = {"rolls": found.rolls, "deals": found.deals, "draws": found.draws}
    words = say("server-proved", language, commitment=shown, **counts)
    data = {"proved": True, **counts, "commitment": shown}
    if found.foreign:
        words += "\n" + say("server-foreign", language, outcomes=found.foreign)
        data["foreign"] = found.foreign
    return _tell(arguments, PROVED, data, words)


def _proved(file: Path) -> tuple[str, Verified]:
    """Return the server's commitment from before the game, and what was verified."""
    record = _read(file.read_bytes())
    return record.tags.get(TAG_COMMITMENT, ""), verify(record)


def _read(data: bytes) -> Record:
    """Return the record in a file, in the notation or as JSON."""
    text = data.decode(errors="replace")
    if is_notation(text):
        return read_game(text).record
    try:
        found = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise RecordError("it is not JSON") from error
    return read_record(found)


def _told(error: OSError | ValueError) -> str:
    """Return in words why a file cannot be verified."""
    if isinstance(error, OSError):
        return error.strerror or str(error)
    if isinstance(error, FairnessError | RecordError):
        return shortened(str(error))
    return "it holds texts that cannot be read"  # halves of characters


def _tell(arguments: Arguments, code: int, data: dict[str, object], words: str) -> int:
    """Print the result, as JSON if asked; return the exit code."""
    if arguments.json:
        print(json.dumps(data))
    elif code == PROVED:
        print(words)
    else:
        print(say("terminal-error", arguments.language, error=words), file=sys.stderr)
    return code
