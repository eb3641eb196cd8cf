"""The one table of commands: what each is called, where it is, and what to show of it.

A command's module has two functions, and is imported only when the command is used:

``add_arguments(parser, language)`` adds its arguments, with help in that language;
``run(arguments)`` does the work and returns the exit code. ``arguments.language`` is always there.

For what cannot be done it raises ``CommandError`` with a message of the catalogues.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Final


@dataclass(frozen=True, slots=True)
class Command:
    """One command of ``schiltrom``."""

    name: str
    module: str
    about: str
    """The message that says in one line what it does."""
    examples: tuple[str, ...]
    """Command lines that ``--help`` shows; the tests read each of them."""

    def add_arguments(self, parser: argparse.ArgumentParser, language: str) -> None:
        """Add the command's arguments to its parser."""
        add: Callable[[argparse.ArgumentParser, str], None]
        add = import_module(self.module).add_arguments
        add(parser, language)

    def run(self, arguments: argparse.Namespace) -> int:
        """Do what the command does; return the exit code."""
        run: Callable[[argparse.Namespace], int] = import_module(self.module).run
        return run(arguments)


COMMANDS: Final = (
    Command(
        "play",
        "schiltrom.cli.browser",
        "terminal-about-browser",
        ("schiltrom play", "schiltrom play --port 9000 --no-browser"),
    ),
    Command(
        "terminal",
        "schiltrom.cli.terminal",
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
        ("schiltrom verify game.json", "schiltrom verify game.json --json"),
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
        ),
    ),
    Command(
        "completion",
        "schiltrom.cli.completion",
        "cli-about-completion",
        ('eval "$(schiltrom completion bash)"', "schiltrom completion zsh > _schiltrom"),
    ),
)
"""All commands, in the order in which ``--help`` lists them."""


def command_called(name: str) -> Command | None:
    """Return the command of a name, or None."""
    return next((command for command in COMMANDS if command.name == name), None)
