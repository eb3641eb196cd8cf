"""``schiltrom completion``: prints a script for completion in a shell."""

from __future__ import annotations

from typing import Final

from click.shell_completion import get_completion_class

from schiltrom.cli.commands import command
from schiltrom.cli.errors import DONE
from schiltrom.cli.main import ASKED, FRAME, PROGRAM
from schiltrom.cli.parsing import Arguments, Choice, argument

SHELLS: Final = ("bash", "zsh", "fish")


@command("completion")
@argument("shell", type=Choice(SHELLS), help="cli-arg-shell")
def run(arguments: Arguments) -> int:
    """Print the script for a shell."""
    found = get_completion_class(arguments.shell)
    assert found is not None
    shell = found(FRAME, {}, PROGRAM, ASKED)
    print(shell.source_template % shell.source_vars(), end="")  # source() looks for a bash first
    return DONE
