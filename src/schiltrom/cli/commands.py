"""The one table of commands: what each is called, where it is, and what to show of it.

A command's module is imported only when the command is used. Its function ``run``, made a command
by ``@command(name)`` below its options and arguments, takes one ``Arguments``, does the work and
returns the exit code. What cannot be done raises ``CommandError`` with a message.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

import click

from schiltrom.cli import parsing
from schiltrom.cli.parsing import Arguments


class Command(click.Command):
    """A command of ``schiltrom`` as listed in help; the rest is loaded when it is used."""

    def __init__(self, name: str, module: str, about: str, examples: tuple[str, ...]) -> None:
        super().__init__(name, help=about)
        self.module = module
        self.about = about
        """The message that describes it in one line."""
        self.examples = examples
        """Command lines shown by ``--help``; the tests parse each of them."""

    def load(self) -> click.Command:
        """Return the whole command, from its module."""
        found: click.Command = import_module(self.module).run
        return found

    def make_context(
        self,
        info_name: str | None,
        args: list[str],
        parent: click.Context | None = None,
        **extra: Any,  # noqa: ANN401 (click's own)
    ) -> click.Context:
        """Let the loaded command read its arguments."""
        return self.load().make_context(info_name, args, parent, **extra)


COMMANDS: Final = (
    Command(
        "play",
        "schiltrom.cli.browser",
        "terminal-about-browser",
        ("schiltrom play", "schiltrom play --port 9000 --no-browser"),
    ),
    Command(
        "terminal",
        "schiltrom.cli.terminal.command",
        "terminal-about-play",
        (
            "schiltrom terminal falkirk.hots --scenario braveheart",
            "schiltrom terminal --england knight --scotland human --edition 3 --language de",
        ),
    ),
    Command(
        "arena",
        "schiltrom.cli.arena",
        "arena-about",
        ("schiltrom arena squire knight --games 40", "schiltrom arena squire peasant --json"),
    ),
    Command(
        "train",
        "schiltrom.cli.train",
        "train-about",
        (
            "schiltrom train --config run.toml",
            "schiltrom train --config run.toml --resume",
        ),
    ),
    Command(
        "replay",
        "schiltrom.cli.replay",
        "replay-about",
        (
            "schiltrom replay falkirk.hots",
            "schiltrom replay falkirk.hots --turn 1298/3 --view scotland --language de",
        ),
    ),
    Command(
        "convert",
        "schiltrom.cli.convert",
        "convert-about",
        ("schiltrom convert game.json game.hots", "schiltrom convert game.json -"),
    ),
    Command(
        "render",
        "schiltrom.cli.render",
        "render-about",
        (
            "schiltrom render falkirk.hots --turn 1298/3 -o falkirk.svg",
            "schiltrom render falkirk.hots --side scotland --dark --size 1600 -o falkirk.png",
            "schiltrom render falkirk.hots --chart -o course.svg",
        ),
    ),
    Command(
        "bot",
        "schiltrom.cli.bot",
        "bot-about",
        (
            "schiltrom bot 'https://scots.example.org/#join=SECRET' --level knight",
            "schiltrom bot http://127.0.0.1:8297 --level squire --side scotland --name Robert",
            "schiltrom bot 'https://scots.example.org/#join=SECRET' --keep seat.json",
        ),
    ),
    Command(
        "odds",
        "schiltrom.cli.odds",
        "odds-about",
        (
            'schiltrom odds "Edward 4, York Knights 4 | Wales Archers 3" vs "Wallace 4, Douglas 3"'
            " --area Fife --attacker england",
            'schiltrom odds "Wallace, Fraser" vs "York Inf 3" --area Angus --edition 3 --json',
            'schiltrom odds "Edward, Hobelars" vs "King" --area Mar --orders-england "after 2"',
        ),
    ),
    Command(
        "verify",
        "schiltrom.cli.verify",
        "server-about-verify",
        (
            "schiltrom verify game.json",
            "schiltrom verify game.hots --commitment HASH --commitment HASH --seed SEED",
            "schiltrom verify game.json --json",
        ),
    ),
    Command(
        "fuzz",
        "schiltrom.cli.fuzz",
        "cli-about-fuzz",
        ("schiltrom fuzz --games 20000", "schiltrom fuzz --games 100 --seed 7 --json"),
    ),
    Command(
        "bench",
        "schiltrom.cli.bench",
        "cli-about-bench",
        ("schiltrom bench --seconds 10", "schiltrom bench --json"),
    ),
    Command(
        "serve",
        "schiltrom.cli.serve",
        "cli-about-serve",
        (
            "schiltrom serve",
            "schiltrom serve --port 9000 --database sqlite:////srv/schiltrom/games.sqlite",
        ),
    ),
    Command(
        "worker",
        "schiltrom.cli.worker",
        "cli-about-worker",
        ("schiltrom worker --thinkers 2 --config schiltrom.toml",),
    ),
    Command(
        "admin",
        "schiltrom.cli.admin",
        "server-about-admin",
        (
            "schiltrom admin list --json",
            "schiltrom admin export -o game.json -- GAME",
            "schiltrom admin prune --older-than 90",
            "schiltrom admin restored",
        ),
    ),
    Command(
        "completion",
        "schiltrom.cli.completion",
        "cli-about-completion",
        ('eval "$(schiltrom completion bash)"', "schiltrom completion zsh > _schiltrom"),
    ),
)
"""All commands, in the order of ``--help``."""
_CALLED: Final = {command.name: command for command in COMMANDS}


def command(name: str) -> Callable[[Callable[[Arguments], int]], parsing.Command]:
    """Return a decorator that makes a function a command of the table."""
    entry = _CALLED[name]
    return click.command(name, parsing.Command, help=entry.about, examples=entry.examples)


def group(name: str) -> Callable[[Callable[[], None]], parsing.Group]:
    """Return a decorator that makes a function a command with subcommands."""
    entry = _CALLED[name]
    return click.group(
        name,
        parsing.Group,
        help=entry.about,
        examples=entry.examples,
        invoke_without_command=True,  # what is missing is told in the user's language
        subcommand_metavar="COMMAND [ARGS]...",
    )
