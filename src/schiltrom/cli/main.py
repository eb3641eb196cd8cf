"""The command ``schiltrom``: reads its arguments, and starts what they ask for."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress

from schiltrom.cli.commands import COMMANDS, Command, command_called
from schiltrom.cli.errors import DONE, FAILED, INTERRUPTED, UNREAD, CommandError
from schiltrom.cli.options import add_language
from schiltrom.cli.parsing import (
    Parser,
    argparse_in,
    examples_text,
    one_line,
    plain_streams,
    wanted_language,
)
from schiltrom.engine import is_compiled
from schiltrom.words import say


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; return its exit code."""
    given = sys.argv[1:] if argv is None else list(argv)
    language = wanted_language(given)
    plain_streams()
    try:
        with _signals_break_off():
            code = _run(given, language)
            sys.stdout.flush()
            return code
    except CommandError as error:
        _complain(say(error.key, language, **error.arguments), language)
        return error.code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Nobody reads any more; keep Python from complaining when it closes its output.
        with suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return UNREAD
    except OSError as error:
        with suppress(OSError):
            _complain(_os_words(error), language)
        return FAILED


def _run(given: Sequence[str], language: str) -> int:
    """Do what the arguments say."""
    with argparse_in(language):
        parser = make_parser(language, called_by(given))
        arguments = parser.parse_args(given)
        if arguments.command is None:
            parser.print_help()
            return DONE
    arguments.language = language
    command = command_called(arguments.command)
    assert command is not None
    return command.run(arguments)


def called_by(given: Sequence[str]) -> list[Command]:
    """Return the command that arguments name, whose own arguments must be known."""
    named = [command_called(word) for word in given]
    return [command for command in named if command is not None][:1]


def make_parser(language: str, whole: Sequence[Command] = COMMANDS) -> Parser:
    """Return the parser of all commands; only those of *whole* get their arguments."""
    from schiltrom import __version__

    codes = say("cli-exit-codes", language)
    parser = Parser(prog="schiltrom", description=say("terminal-about", language), epilog=codes)
    about = say("cli-arg-version", language)
    build = "compiled" if is_compiled() else "interpreted"
    version = say("cli-version", language, version=__version__, build=build)
    parser.add_argument("--version", action="version", version=version, help=about)
    add_language(parser, language)
    commands = parser.add_subparsers(
        dest="command", metavar="COMMAND", title=say("cli-commands", language)
    )
    for command in COMMANDS:
        words = say(command.about, language)
        epilog = examples_text(command.examples, language)
        part = commands.add_parser(command.name, help=words, description=words, epilog=epilog)
        if command in whole:
            command.add_arguments(part, language)
            add_language(part, language)
    return parser


def _complain(words: str, language: str) -> None:
    print(say("terminal-error", language, error=one_line(words)), file=sys.stderr)


def _os_words(error: OSError) -> str:
    """Return in words what the system refused."""
    words = error.strerror or str(error)
    return f"{error.filename}: {words}" if error.filename else words


@contextmanager
def _signals_break_off() -> Iterator[None]:
    """Make a closed terminal or a polite kill do what Ctrl-C does: save and leave."""
    names = [name for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {name: signal.getsignal(getattr(signal, name)) for name in names}
    try:
        for name in names:
            signal.signal(getattr(signal, name), _break_off)
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)


def _break_off(_number: int, _frame: object) -> None:
    raise KeyboardInterrupt
