"""``schiltrom render``: draws a saved game at a game turn, or as a chart."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from schiltrom.cli.commands import command
from schiltrom.cli.errors import DONE, CommandError
from schiltrom.cli.options import FILE, Whole
from schiltrom.cli.parsing import Arguments, Choice, argument, option, shortened
from schiltrom.engine.record import Record, RecordError
from schiltrom.engine.tables import SIDE_NAMES
from schiltrom.game import Game
from schiltrom.notation import TurnError, find_turn, turn_text, turns
from schiltrom.svg import Drawing, PngError, chart, draw
from schiltrom.svg.drawing import LARGEST, SMALLEST

SIDES: Final = tuple(name.lower() for name in SIDE_NAMES)
FORMATS: Final = (".svg", ".png")
SIZE: Final = 1000


@command("render")
@argument("file", type=FILE, help="render-arg-file")
@option("--turn", metavar="YEAR/TURN", help="render-arg-turn")
@option("-o", "--output", metavar="FILE", type=FILE, help="render-arg-output")
@option("--side", type=Choice(SIDES), help="render-arg-side")
@option("--dark", is_flag=True, help="render-arg-dark")
@option(
    "--size",
    metavar="PIXELS",
    type=Whole(SMALLEST, LARGEST),
    default=SIZE,
    help="render-arg-size",
)
@option("--chart", is_flag=True, help="render-arg-chart")
def run(arguments: Arguments) -> int:
    """Draw the game in a file; return the exit code."""
    output: Path | None = arguments.output
    if output is not None and output.suffix.lower() not in FORMATS:
        raise CommandError("render-bad-name", file=shortened(str(output)))
    record = _read(arguments.file)
    if arguments.turn is not None:
        record = record.until(_entries(record, arguments.turn))
    picture = _drawn(record, arguments)
    if output is None:
        sys.stdout.write(picture.svg)
    else:
        _write(picture, output)
    return DONE


def _read(file: Path) -> Record:
    """Return the game in a file."""
    try:
        return Game.load(file).record
    except (OSError, RecursionError) as error:
        words = str(getattr(error, "strerror", None) or error)
        raise CommandError("terminal-bad-file", file=shortened(str(file)), error=words) from error
    except RecordError as error:
        raise CommandError("terminal-damaged", error=shortened(str(error))) from error


def _entries(record: Record, turn: str) -> int:
    """Return how many entries a game had when a game turn began."""
    try:
        return find_turn(record, turn)
    except TurnError as error:
        raise _no_turn(record, turn) from error


def _no_turn(record: Record, turn: str) -> CommandError:
    """Return the error for a missing game turn, with those there are."""
    there = [at for at in turns(record) if at[1] > 0] or list(turns(record))
    asked = shortened(turn, 40)
    of_year = [turn_text(at) for at in there if str(at[0]) == turn.partition("/")[0]]
    if of_year:
        return CommandError("render-no-turn-in-year", turn=asked, turns=", ".join(of_year))
    first, last = turn_text(min(there)), turn_text(max(there))
    return CommandError("render-no-turn", turn=asked, first=first, last=last)


def _drawn(record: Record, arguments: Arguments) -> Drawing:
    """Return the drawing asked for."""
    side = SIDES.index(arguments.side) if arguments.side is not None else None
    size, dark, language = arguments.size, arguments.dark, arguments.language
    if arguments.chart:
        return chart(record, side=side, size=size, dark=dark, language=language)
    position = record.replay().position
    return draw(position, side=side, size=size, dark=dark, language=language)


def _write(picture: Drawing, output: Path) -> None:
    """Write a drawing to a file."""
    try:
        picture.save(output)
    except PngError as error:
        raise CommandError("render-no-png") from error
    except OSError as error:
        words = error.strerror or str(error)
        file = shortened(str(output))
        raise CommandError("render-unwritable", file=file, error=words) from error
