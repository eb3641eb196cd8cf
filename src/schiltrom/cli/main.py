"""The command ``schiltrom``: reads its arguments and runs the command they name."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Final

import click

from schiltrom.cli.commands import COMMANDS
from schiltrom.cli.errors import DONE, FAILED, INTERRUPTED, MISUSE, UNREAD, CommandError
from schiltrom.cli.parsing import (
    Group,
    acting_option,
    mistake,
    one_line,
    plain_streams,
    wanted_language,
)
from schiltrom.engine import is_compiled
from schiltrom.text.words import say

PROGRAM: Final = "schiltrom"
ASKED: Final = "_SCHILTROM_COMPLETE"
"""The environment variable with which a shell asks for completions."""


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
    except click.UsageError as error:
        print(mistake(error, given, language), file=sys.stderr)
        sys.exit(MISUSE)
    except CommandError as error:
        _complain(say(error.key, language, **error.arguments), language)
        return error.code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return UNREAD
    except OSError as error:
        with suppress(OSError):
            _complain(_os_words(error), language)
        _drop_output()
        return FAILED


def _drop_output() -> None:
    """Drop what can no longer be written, and keep Python from complaining when it ends."""
    try:
        sys.stdout.flush()
    except (OSError, ValueError):
        with suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(given: Sequence[str], language: str) -> int:
    """Run the command, or answer a shell's request for completions."""
    asked = os.environ.get(ASKED)
    if asked:
        from click.shell_completion import shell_complete

        return shell_complete(FRAME, {"obj": language}, PROGRAM, ASKED, asked)
    try:
        with FRAME.make_context(PROGRAM, list(given), obj=language) as context:
            code: int = FRAME.invoke(context)
            return code
    except click.exceptions.Exit as left:  # help or version was shown
        sys.stdout.flush()
        sys.exit(left.exit_code)


def _version(context: click.Context) -> str:
    """Return the version, and how the engine runs."""
    from schiltrom import __version__

    build = "compiled" if is_compiled() else "interpreted"
    return say("cli-version", context.obj, version=__version__, build=build)


def _help() -> int:
    """Show the help if no command is named."""
    context = click.get_current_context()
    if context.invoked_subcommand is None:
        print(context.get_help())
    return DONE


FRAME: Final = Group(
    PROGRAM,
    {str(command.name): command for command in COMMANDS},
    invoke_without_command=True,
    callback=_help,
    help="terminal-about",
    epilog="cli-exit-codes",
)
FRAME.params.insert(0, acting_option("--version", act=_version, help="cli-arg-version"))


def _complain(words: str, language: str) -> None:
    print(say("terminal-error", language, error=one_line(words)), file=sys.stderr)


def _os_words(error: OSError) -> str:
    """Return a system error in words."""
    words = error.strerror or str(error)
    return f"{error.filename}: {words}" if error.filename else words


@contextmanager
def _signals_break_off() -> Iterator[None]:
    """Treat a closed terminal or SIGTERM like Ctrl-C: save and leave."""
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
