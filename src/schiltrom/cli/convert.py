"""``schiltrom convert``: writes the games of a file in the other format."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from schiltrom.cli.commands import command
from schiltrom.cli.errors import CommandError
from schiltrom.cli.options import FILE
from schiltrom.cli.parsing import Arguments, argument, option, shortened
from schiltrom.engine.record import RecordError
from schiltrom.notation import NotationError, open_games, write_game
from schiltrom.notation.files import SUFFIX, save_text
from schiltrom.notation.whole_files import writing_whole
from schiltrom.text.words import say

STANDARD: Final = "-"
"""Stands for standard output, which gets the notation."""


@command("convert")
@argument("file", type=FILE, help="convert-arg-file")
@argument("to", shell_complete=FILE.shell_complete, help="convert-arg-to")
@option("--force", is_flag=True, help="convert-arg-force")
def run(arguments: Arguments) -> int:
    """Convert a file; return the exit code."""
    language: str = arguments.language
    if arguments.to == STANDARD:
        for text in _texts(arguments.file, Path(SUFFIX), language):
            sys.stdout.write(text)
        return 0
    target = Path(arguments.to)
    if not arguments.force and os.path.lexists(target):
        raise CommandError("convert-exists", file=str(target))
    number = _write(arguments.file, target, language)
    print(say("convert-done", language, games=number, file=str(target)))
    return 0


def _write(source: Path, target: Path, language: str) -> int:
    """Write all games or none; return how many there were."""
    number = 0
    with writing_whole(target) as file:
        for text in _texts(source, target, language):
            file.write(text.encode())
            number += 1
    return number


def _texts(source: Path, target: Path, language: str) -> Iterator[str]:
    """Yield each game of a file as text; JSON holds only one."""
    is_notation = target.suffix.lower() == SUFFIX or target.name == SUFFIX
    try:
        for number, score in enumerate(open_games(source)):
            if number and not is_notation:
                raise CommandError("convert-several", file=str(source), suffix=SUFFIX)
            text = write_game(score) if is_notation else save_text(score, target)
            yield f"\n{text}" if number else text
    except NotationError as error:
        raise CommandError("replay-bad-file", error=shortened(error.in_words(language))) from error
    except RecordError as error:
        raise CommandError("replay-bad-file", error=shortened(str(error))) from error
    except OSError as error:
        words = f"{source}: {error.strerror or error}"
        raise CommandError("replay-bad-file", error=words) from error
