"""Reading a command line with click, in the user's language, with one-line errors.

The help of a command or parameter is a message key here, and the ``obj`` of click's contexts is the
language: everything is translated when it is shown.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import click
from click.shell_completion import CompletionItem

from schiltrom.cli.ascii import ERRORS
from schiltrom.cli.screen import columns_of
from schiltrom.engine.suggest import nearest
from schiltrom.text.words import DEFAULT_LANGUAGE, languages, say

LOCALES: Final = ("SCHILTROM_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables for the language, in order of precedence."""
MISSING: Final = "schiltrom.missing"
"""Where a context keeps missing parameters."""
FILLER: Final = "\ue000"
"""Stands for the second column of a wide character while help is laid out."""


def wanted_language(argv: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """Return the language from ``--language``, else from the environment, else English.

    >>> wanted_language(["verify", "--language=de"], {})
    'de'
    >>> wanted_language(["verify"], {"LANG": "fr_CH.UTF-8"})
    'fr'
    """
    for number, word in enumerate(argv):
        name, equals, value = word.partition("=")
        if name == "--language":
            value = value if equals else "".join(argv[number + 1 : number + 2])
            if value in languages():
                return value
    for name in LOCALES:
        if environment.get(name):
            found = environment[name][:2].lower()
            return found if found in languages() else DEFAULT_LANGUAGE
    return DEFAULT_LANGUAGE


class Arguments(SimpleNamespace):
    """A command's arguments by name; ``language`` is always there."""

    language: str


# --- mistakes --------------------------------------------------------------------------------


def mistake(error: click.UsageError, given: Sequence[str], language: str) -> str:
    """Return in one line what is wrong with a command line."""
    context = error.ctx
    assert context is not None
    words = one_line(_wrong(error, context.command, given, language))
    return say("cli-error", language, program=context.command_path, message=words)


def _wrong(
    error: click.UsageError, command: click.Command, given: Sequence[str], language: str
) -> str:
    if isinstance(error, click.NoSuchOption):
        name = shortened(error.option_name)
        known = [each for option in command.params for each in option.opts if "--" in each]
        return say("cli-unknown", language, names=name) + suggestion(name, known, language)
    if isinstance(error, click.NoSuchCommand) and isinstance(command, click.Group):
        return no_such_choice(error.command_name, command.commands, language)
    if isinstance(error, click.BadOptionUsage):
        name = error.option_name
        values = [word.partition("=")[2] for word in given if word.startswith(f"{name}=")]
        words = say("cli-expected-one", language)
        if values:
            words = say("cli-no-value", language, value=values[0])
        return say("cli-argument", language, argument=name, message=words)
    if isinstance(error, click.BadParameter) and error.param is not None:
        name = shown_name(error.param)
        return say("cli-argument", language, argument=name, message=error.message)
    return error.message


def shown_name(parameter: click.Parameter) -> str:
    """Return a parameter's name for messages."""
    is_option = isinstance(parameter, click.Option)
    return "/".join(parameter.opts) if is_option else parameter.human_readable_name


def no_such_choice(value: str, choices: Iterable[object], language: str) -> str:
    """Return the error for an unknown value, with a suggestion."""
    names = [str(choice) for choice in choices]
    words = say("cli-bad-choice", language, value=shortened(value), choices=", ".join(names))
    return words + suggestion(value, names, language)


def suggestion(text: str, names: Sequence[str], language: str) -> str:
    """Return a "did you mean" clause, or nothing."""
    found = nearest(text, names)
    return say("cli-did-you-mean", language, name=found) if found else ""


def shortened(text: str, longest: int = 800) -> str:
    """Return a text cut to fit a message."""
    return text if len(text) <= longest else text[:longest] + "..."


def one_line(text: str) -> str:
    """Return a text in one line, without control characters."""
    return "".join(char if char.isprintable() else " " for char in " ".join(text.split()))


# --- kinds of values -------------------------------------------------------------------------


class Choice(click.Choice[Any]):
    """One of several values."""

    def get_invalid_choice_message(self, value: object, ctx: click.Context | None) -> str:
        """Return the error, with a suggestion."""
        return no_such_choice(str(value), self.choices, language_of(ctx))


class File(click.ParamType[Path]):
    """A file or a folder; the shell completes its name."""

    name = "file"

    def convert(self, value: object, *_: object) -> Path:
        """Return a path; the command checks whether it exists."""
        return Path(str(value))

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem[str]]:
        """Leave file names to the shell."""
        del ctx, param
        return [CompletionItem(incomplete, type="file")]


def language_of(context: click.Context | None) -> str:
    """Return the language of a context."""
    return str(context.obj) if context is not None else DEFAULT_LANGUAGE


# --- parameters ------------------------------------------------------------------------------


class _Parameter(click.Parameter):
    """A parameter that is reported together with all others that are missing."""

    def handle_parse_result(
        self, ctx: click.Context, opts: Mapping[str, Any], args: list[str]
    ) -> tuple[Any, list[str]]:
        """Take the given value."""
        try:
            return super().handle_parse_result(ctx, opts, args)
        except click.MissingParameter:
            ctx.meta.setdefault(MISSING, []).append(shown_name(self))
            return None, args


class Option(_Parameter, click.Option):
    """An option whose help is a message."""

    def make_metavar(self, ctx: click.Context) -> str:
        """Return the placeholder for the value: the choices, or the option's name."""
        is_named = self.metavar is None and not isinstance(self.type, click.Choice)
        return self.name.upper() if is_named else super().make_metavar(ctx)

    def get_usage_pieces(self, ctx: click.Context) -> list[str]:
        """Return the usage of an option, if it is required."""
        return [f"{self.opts[-1]} {self.make_metavar(ctx)}"] if self.required else []

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """Return the option's spelling and its help."""
        record = super().get_help_record(ctx)
        return record and (record[0], say(str(self.help), ctx.obj))


class Argument(_Parameter, click.Argument):
    """An argument whose help is a message with *values*."""

    def __init__(
        self,
        declarations: Sequence[str],
        values: Mapping[str, str] | None = None,
        **attributes: Any,  # noqa: ANN401 (click's own)
    ) -> None:
        super().__init__(declarations, **attributes)
        self.values = values or {}

    def get_help_record(self, ctx: click.Context) -> tuple[str, str]:
        """Return the argument's placeholder and its help."""
        return self.make_metavar(ctx), say(str(self.help), ctx.obj, **self.values)


option = partial(click.option, cls=Option)
argument = partial(click.argument, cls=Argument)


def acting_option(*names: str, act: Callable[[click.Context], str], help: str) -> Option:
    """Return an option that acts at once and exits."""

    def callback(ctx: click.Context, _parameter: click.Parameter, value: bool) -> None:
        if value and not ctx.resilient_parsing:
            print(act(ctx))
            ctx.exit()

    return Option(
        names, is_flag=True, is_eager=True, expose_value=False, callback=callback, help=help
    )


# --- commands --------------------------------------------------------------------------------


class Formatter(click.HelpFormatter):
    """Lays out help by columns; Japanese characters take two."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """Write the usage line."""
        super().write_usage(prog, args, _widened(prefix or ""))

    def write_text(self, text: str) -> None:
        """Write a paragraph."""
        super().write_text(_widened(text))

    def write_dl(
        self, rows: Iterable[tuple[str, str]], col_max: int = 24, col_spacing: int = 2
    ) -> None:
        """Write names and what they mean."""
        wide = [(term, _widened(text)) for term, text in rows]
        super().write_dl(wide, col_max, col_spacing)

    def write(self, string: str) -> None:
        """Write a text without fillers."""
        super().write(string.replace(FILLER, ""))


def _widened(text: str) -> str:
    """Return a text padded so that its length is its width in columns."""
    return "".join(char + FILLER * (columns_of(char) - 1) for char in text)


class Context(click.Context):
    """A click context; its ``obj`` is the language."""

    formatter_class = Formatter


class _Translated(click.Command):
    """What commands and groups share: translated help and errors."""

    context_class = Context

    def __init__(
        self,
        *positional: Any,  # noqa: ANN401 (click's own)
        examples: Sequence[str] = (),
        **named: Any,  # noqa: ANN401
    ) -> None:
        super().__init__(*positional, **named)
        self.add_help_option = False  # click's own speaks English
        self.examples = tuple(examples)
        about = "cli-arg-language"
        choice = Choice(languages())
        self.params.append(Option(["--language"], type=choice, expose_value=False, help=about))
        shown = acting_option("-h", "--help", act=click.Context.get_help, help="cli-arg-help")
        self.params.append(shown)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read arguments; report all missing ones at once."""
        try:
            rest = super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx  # not all that goes wrong says where
            raise
        missing = ctx.meta.pop(MISSING, [])
        if missing and not ctx.resilient_parsing:
            words = say("cli-required", language_of(ctx), names=", ".join(missing))
            raise click.UsageError(words, ctx)
        return rest

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem[str]]:
        """Return completions with their help."""
        items = super().shell_complete(ctx, incomplete)
        for item in items:
            item.help = say(item.help, language_of(ctx)) if item.help else None
        return items

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write usage, description, sections and examples."""
        language = language_of(ctx)
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, say("cli-usage", language) + " ")
        formatter.write_paragraph()
        formatter.write_text(say(str(self.help), language))
        for title, rows in self.sections(ctx).items():
            with formatter.section(say(title, language)):
                formatter.write_dl(rows)
        formatter.write_paragraph()
        if self.epilog:
            formatter.write_text(say(self.epilog, language))
        if self.examples:  # each in one line, to be copied
            lines = [say("cli-examples", language), *[f"  {line}" for line in self.examples]]
            formatter.write("\n".join(lines) + "\n")

    def sections(self, ctx: click.Context) -> dict[str, list[tuple[str, str]]]:
        """Return the lists of the help by title: names and their help."""
        found: dict[str, list[tuple[str, str]]] = {}
        for parameter in self.get_params(ctx):
            is_argument = isinstance(parameter, click.Argument)
            record = parameter.get_help_record(ctx)
            assert record is not None, "nothing is hidden"
            found.setdefault("cli-positionals" if is_argument else "cli-options", []).append(record)
        return found


class Command(_Translated):
    """A command; its function takes ``Arguments`` and returns the exit code."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read arguments, and refuse surplus ones."""
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            words = say("cli-unknown", language_of(ctx), names=shortened(" ".join(rest)))
            raise click.UsageError(words, ctx)
        return rest

    def invoke(self, ctx: click.Context) -> int:
        """Run the command; return the exit code."""
        assert self.callback is not None
        code: int = self.callback(Arguments(**ctx.params, language=language_of(ctx)))
        return code


class Group(_Translated, click.Group):
    """A command with subcommands."""

    command_class = Command

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of the commands in the order they were added."""
        del ctx
        return list(self.commands)

    def sections(self, ctx: click.Context) -> dict[str, list[tuple[str, str]]]:
        """Return the lists of the help, including the commands."""
        language = language_of(ctx)
        rows = [(name, say(str(each.help), language)) for name, each in self.commands.items()]
        return {**super().sections(ctx), "cli-commands": rows}


def plain_streams() -> None:
    """Make sure that printing never fails for lack of a character."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors=ERRORS)
