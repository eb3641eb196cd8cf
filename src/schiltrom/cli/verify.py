"""``schiltrom verify``: checks every roll, deal and draw of a game played with seeds."""

from __future__ import annotations

import json
import sys
from typing import Final

from schiltrom.cli.commands import command
from schiltrom.cli.errors import UNPROVED
from schiltrom.cli.options import FILE, as_json
from schiltrom.cli.parsing import Arguments, argument, option, shortened
from schiltrom.engine.record import Record, RecordError, read_record
from schiltrom.fairness import (
    SCHEME,
    FairnessError,
    FalseOutcomeError,
    FalseSeedError,
    NotInRecordError,
    UnprovedError,
    Verified,
    commitments_of,
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
@option("--commitment", multiple=True, metavar="HASH", help="server-arg-commitment")
@option("--seed", multiple=True, metavar="SEED", help="server-arg-seed")
@as_json
def run(arguments: Arguments) -> int:
    """Verify the game in a file; return the exit code."""
    language: str = arguments.language
    try:
        record = _read(arguments.file.read_bytes())
        found = verify(record, arguments.commitment, arguments.seed)
    except FalseOutcomeError as error:
        named = {"entry": error.number, "has": error.has, "says": error.says}
        number = str(error.number)
        words = say("server-false-entry", language, number=number, has=error.has, says=error.says)
        return _tell(arguments, FALSE, {"proved": False, "error": words, **named}, words)
    except (FalseSeedError, NotInRecordError) as error:
        words = say("server-false-seed", language, error=shortened(str(error)))
        return _tell(arguments, FALSE, {"proved": False, "error": words}, words)
    except (OSError, ValueError) as error:
        words = say(
            "server-unreadable", language, file=shortened(str(arguments.file)), error=_told(error)
        )
        code = UNPROVED if isinstance(error, UnprovedError) else UNREADABLE
        return _tell(arguments, code, {"proved": False, "error": words}, words)
    return _tell_proved(arguments, found, commitments_of(record))


def _tell_proved(arguments: Arguments, found: Verified, commitments: list[str]) -> int:
    """Say what was verified, and what could not be; return the exit code."""
    language: str = arguments.language
    counts = {"rolls": found.rolls, "deals": found.deals, "draws": found.draws}
    lines = [say("server-proved", language, **counts)]
    lines.append(say("server-scheme", language, scheme=2 if found.scheme == SCHEME else 1))
    if arguments.commitment:
        lines.append(say("server-kept", language))
    else:
        shown = "\n".join(["", *commitments])
        lines.append(say("server-compare", language, commitments=shown))
    data = {"proved": found.is_whole, **counts, "scheme": found.scheme}
    data |= {"commitment": commitments[0], "commitments": commitments}
    for name, outcomes in (("foreign", found.foreign), ("restored", found.restored)):
        if outcomes:
            lines.append(say(f"server-{name}", language, outcomes=outcomes))
            data[name] = outcomes
    return _tell(arguments, PROVED if found.is_whole else UNPROVED, data, "\n".join(lines))


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
    elif code == PROVED or "rolls" in data:
        print(words)
    else:
        print(say("terminal-error", arguments.language, error=words), file=sys.stderr)
    return code
