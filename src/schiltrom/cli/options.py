"""Options that several commands have: the same names, the same meaning, the same help."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any, Final

from schiltrom.cli.errors import CommandError
from schiltrom.engine.position import SCENARIO_NAMES
from schiltrom.engine.rules import PRESETS, VALUES, RuleSet, RuleSetError
from schiltrom.text.words import languages, say

EDITIONS: Final = tuple(name.removeprefix("edition ") for name in PRESETS if name != "reference")
"""Editions and documents as ``--edition`` names them (conformance's own preset is no edition)."""
DEFAULT_EDITION: Final = "4"
BIDS: Final = tuple(bid for bid in VALUES["bid"] if bid)
SWITCHES: Final = [name for name in VALUES if name not in ("edition", "bid")]
MOST: Final = 10**9


def add_language(parser: argparse.ArgumentParser, language: str) -> None:
    """Add ``--language``; every command gets it from the frame."""
    parser.add_argument(
        "--language",
        choices=languages(),
        default=argparse.SUPPRESS,  # said before the command it counts too
        help=say("cli-arg-language", language),
    )


def add_json(parser: argparse.ArgumentParser, language: str) -> None:
    """Add ``--json``: one JSON object on standard output, and nothing else there."""
    parser.add_argument("--json", action="store_true", help=say("cli-arg-json", language))


def add_quiet(parser: argparse.ArgumentParser, language: str) -> None:
    """Add ``--quiet``: no progress, only the result."""
    parser.add_argument("--quiet", action="store_true", help=say("cli-arg-quiet", language))


def add_seed(parser: argparse.ArgumentParser, language: str, default: str | None = None) -> None:
    """Add ``--seed``."""
    parser.add_argument("--seed", default=default, help=say("cli-arg-seed", language))


def add_edition(
    parser: argparse.ArgumentParser, language: str, default: str | None = DEFAULT_EDITION
) -> None:
    """Add ``--edition``; None as default tells whether it was given."""
    parser.add_argument(
        "--edition", choices=EDITIONS, default=default, help=say("cli-arg-edition", language)
    )


def add_scenario(
    parser: argparse.ArgumentParser, language: str, default: str | None = SCENARIO_NAMES[0]
) -> None:
    """Add ``--scenario``; None as default tells whether it was given."""
    parser.add_argument(
        "--scenario",
        choices=SCENARIO_NAMES,
        default=default,
        help=say("cli-arg-scenario", language),
    )


def add_database(parser: argparse.ArgumentParser, language: str) -> None:
    """Add where the games of a server are: ``--database`` and ``--config``."""
    parser.add_argument("--database", metavar="URL", help=say("server-arg-database", language))
    parser.add_argument("--config", metavar="FILE", help=say("server-arg-config", language))


def add_switches(parser: argparse.ArgumentParser, language: str) -> None:
    """Add ``--option NAME=VALUE``, which changes a switch of the rules; for ``rules_of``."""
    parser.add_argument(
        "--option",
        action="append",
        metavar="NAME=VALUE",
        default=[],
        help=say("terminal-arg-option", language),
    )


def add_bid(parser: argparse.ArgumentParser, language: str) -> None:
    """Add ``--bid``; for ``rules_of``."""
    parser.add_argument("--bid", choices=BIDS, help=say("terminal-arg-bid", language))


def rules_of(arguments: argparse.Namespace) -> RuleSet:
    """Return the rules that ``--edition``, ``--option`` and ``--bid`` ask for."""
    switches = dict(_switch(text) for text in getattr(arguments, "option", []))
    if getattr(arguments, "bid", None):
        switches["bid"] = arguments.bid
    try:
        return RuleSet.preset(arguments.edition or DEFAULT_EDITION, **switches)
    except RuleSetError as error:
        raise CommandError("cli-refused", error=str(error)) from error


def _switch(text: str) -> tuple[str, Any]:
    """Return a switch of the rules and its value, as ``--option`` gives them."""
    name, equals, value = (part.strip() for part in text.partition("="))
    if not equals or not name:
        raise CommandError("terminal-bad-option", text=text)
    if name not in SWITCHES:
        raise CommandError("terminal-bad-switch", name=name, names=", ".join(SWITCHES))
    spelled = {_spelling(allowed): allowed for allowed in VALUES[name]}
    if value.lower() not in spelled:
        raise CommandError(
            "terminal-bad-value", name=name, value=value or '""', values=", ".join(spelled)
        )
    return name, spelled[value.lower()]


def _spelling(value: object) -> str:
    """Return a switch's value as it is typed."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def whole(language: str, least: int = 1, most: int = MOST) -> Callable[[str], int]:
    """Return what reads a whole number within limits, as the ``type`` of an argument."""

    def read(text: str) -> int:
        is_number = text.isascii() and text.isdigit() and len(text) < 12
        if is_number and least <= int(text) <= most:
            return int(text)
        limits = {"least": str(least), "most": str(most)}
        words = say("cli-bad-number", language, text=text[:40], **limits)
        raise argparse.ArgumentTypeError(words)

    return read


def seconds(language: str, most: float = 86_400.0) -> Callable[[str], float]:
    """Return what reads a time in seconds, as the ``type`` of an argument."""

    def read(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = -1.0
        if 0.0 < number <= most:
            return number
        words = say("cli-bad-seconds", language, text=text[:40], most=f"{most:g}")
        raise argparse.ArgumentTypeError(words)

    return read
