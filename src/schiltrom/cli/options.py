"""Options shared by several commands, with the same meaning and help."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import click

from schiltrom.cli.errors import CommandError
from schiltrom.cli.parsing import Arguments, Choice, File, language_of, option, shortened
from schiltrom.engine.counters import SCENARIO_NAMES
from schiltrom.engine.rules import NOT_RULES, PRESETS, VALUES, RuleSet, RuleSetError
from schiltrom.text.words import say

EDITIONS: Final = tuple(name.removeprefix("edition ") for name in PRESETS if name != "reference")
"""Editions and documents for ``--edition`` (the preset for conformance is not an edition)."""
DEFAULT_EDITION: Final = "4"
BIDS: Final = tuple(bid for bid in VALUES["bid"] if bid)
SWITCHES: Final = [name for name in VALUES if name not in (*NOT_RULES, "bid")]
MOST: Final = 10**9
FILE: Final = File()
F = TypeVar("F", bound=Callable[..., Any])


as_json = option("--json", is_flag=True, help="cli-arg-json")
"""``--json``: one JSON object on standard output and nothing else."""
quiet = option("--quiet", is_flag=True, help="cli-arg-quiet")
"""``--quiet``: no progress, only the result."""
bid = option("--bid", type=Choice(BIDS), help="terminal-arg-bid")
"""``--bid``; for ``rules_of``."""
switches = option("--option", multiple=True, metavar="NAME=VALUE", help="terminal-arg-option")
"""``--option NAME=VALUE``, which changes a switch of the rules; for ``rules_of``."""
database = option("--database", metavar="URL", help="server-arg-database")
"""``--database``: where the games of a server are."""
config = option(
    "--config", metavar="FILE", shell_complete=FILE.shell_complete, help="server-arg-config"
)
"""``--config``: the settings of a server."""


def edition(default: str | None = DEFAULT_EDITION) -> Callable[[F], F]:
    """Return ``--edition``; None as default shows whether it was given."""
    return option("--edition", type=Choice(EDITIONS), default=default, help="cli-arg-edition")


def scenario(default: str | None = SCENARIO_NAMES[0]) -> Callable[[F], F]:
    """Return ``--scenario``; None as default shows whether it was given."""
    choice = Choice(SCENARIO_NAMES)
    return option("--scenario", type=choice, default=default, help="cli-arg-scenario")


def rules_of(arguments: Arguments) -> RuleSet:
    """Return the rules that ``--edition``, ``--option`` and ``--bid`` ask for."""
    switches = dict(_switch(text) for text in getattr(arguments, "option", ()))
    if getattr(arguments, "bid", None):
        switches["bid"] = arguments.bid
    try:
        return RuleSet.preset(arguments.edition or DEFAULT_EDITION, **switches)
    except RuleSetError as error:
        raise CommandError("cli-refused", error=str(error)) from error


def _switch(text: str) -> tuple[str, Any]:
    """Return the switch and value of an ``--option``."""
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
    """Return a switch's value as typed."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


class Whole(click.ParamType[int]):
    """A whole number within limits."""

    name = "number"

    def __init__(self, least: int = 1, most: int = MOST, refusal: str = "cli-bad-number") -> None:
        self.least = least
        self.most = most
        self.refusal = refusal

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> int:
        """Return a text as a number."""
        text = str(value)
        is_number = text.isascii() and text.isdigit() and len(text) < 12
        if is_number and self.least <= int(text) <= self.most:
            return int(text)
        limits = {"least": str(self.least), "most": str(self.most)}
        words = say(self.refusal, language_of(ctx), text=shortened(text, 40), **limits)
        raise click.BadParameter(words, ctx, param)


class Seconds(click.ParamType[float]):
    """A time in seconds."""

    name = "seconds"

    def __init__(self, most: float = 86_400.0) -> None:
        self.most = most

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        """Return a text as a time."""
        try:
            number = float(str(value))
        except ValueError:
            number = -1.0
        if 0.0 < number <= self.most:
            return number
        told = {"text": shortened(str(value), 40), "most": f"{self.most:g}"}
        words = say("cli-bad-seconds", language_of(ctx), **told)
        raise click.BadParameter(words, ctx, param)
