"""``schiltrom completion``: a script for a shell, written from the commands' own parsers.

The script is complete in itself: a key press starts no Python.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from schiltrom.cli.errors import DONE
from schiltrom.text.words import say

FILES: Final = ("FILE", "FOLDER")
"""Arguments with these names are completed as files."""


def add_arguments(parser: argparse.ArgumentParser, language: str) -> None:
    """Add the command's arguments."""
    parser.add_argument("shell", choices=tuple(SHELLS), help=say("cli-arg-shell", language))


def run(arguments: argparse.Namespace) -> int:
    """Print the script of a shell."""
    from schiltrom.cli.main import make_parser
    from schiltrom.cli.parsing import argparse_in

    with argparse_in(arguments.language):
        parser = make_parser(arguments.language)
    print(SHELLS[arguments.shell](list(_places(parser, ()))), end="")
    return DONE


@dataclass(frozen=True, slots=True)
class Word:
    """Something that can be typed, and what it does."""

    text: str
    about: str


@dataclass(frozen=True, slots=True)
class Option:
    """An option, and what can stand behind it."""

    names: tuple[str, ...]
    about: str
    takes: bool
    """Whether a value must follow."""
    values: tuple[str, ...]
    files: bool


@dataclass(frozen=True, slots=True)
class Place:
    """Where the typing has got to: the commands so far, and what may follow them."""

    path: tuple[str, ...]
    commands: tuple[Word, ...]
    options: tuple[Option, ...]
    values: tuple[str, ...]
    files: bool


def _places(parser: argparse.ArgumentParser, path: tuple[str, ...]) -> Iterator[Place]:
    """Yield what may follow a command, and each of its own commands."""
    commands: list[Word] = []
    below: dict[str, argparse.ArgumentParser] = {}
    options = []
    values: list[str] = []
    files = False
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            below = dict(action.choices)
            told = {each.dest: each.help or "" for each in action._choices_actions}
            commands += [Word(name, told.get(name, "")) for name in below]
        elif action.option_strings:
            options.append(_option(action))
        else:
            values += [str(choice) for choice in action.choices or ()]
            files = files or action.metavar in FILES
    yield Place(path, tuple(commands), tuple(options), tuple(values), files)
    for name, part in below.items():
        yield from _places(part, (*path, name))


def _option(action: argparse.Action) -> Option:
    values = tuple(str(choice) for choice in action.choices or ())
    about = (action.help or "").split("\n", 1)[0]
    files = action.metavar in FILES
    return Option(tuple(action.option_strings), about, action.nargs != 0, values, files)


def _quoted(text: str) -> str:
    """Return a text as a word of bash, zsh or fish."""
    return "'" + text.replace("'", "'\\''") + "'"


# --- bash ------------------------------------------------------------------------------------


def _bash(places: list[Place]) -> str:
    """Return a function that finds the place, and a table of what may stand there."""
    lines = [
        "# schiltrom completion bash > ~/.local/share/bash-completion/completions/schiltrom",
        "_schiltrom() {",
        "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}",
        "    local place=schiltrom known number",
        f"    known={_quoted(' ' + ' '.join(_name(each) for each in places) + ' ')}",
        "    for ((number = 1; number < COMP_CWORD; number++)); do",
        '        [[ $known == *" ${place}_${COMP_WORDS[number]} "* ]] &&'
        " place=${place}_${COMP_WORDS[number]}",
        "    done",
        "    COMPREPLY=()",
        "    case $place:$before in",
    ]
    for place in places:
        for option in place.options:
            if option.takes:
                patterns = "|".join(f"{_name(place)}:{name}" for name in option.names)
                lines.append(
                    f"    {patterns}) {_bash_reply(option.values, option.files)}; return ;;"
                )
    lines += ["    esac", "    case $place in"]
    for place in places:
        words = [word.text for word in place.commands] + list(place.values)
        dashed = [name for option in place.options for name in option.names]
        lines.append(f"    {_name(place)})")
        lines.append(f"        if [[ $word == -* ]]; then {_bash_reply(tuple(dashed), False)}")
        lines.append(f"        else {_bash_reply(tuple(words), place.files)}; fi ;;")
    lines += ["    esac", "}", "complete -F _schiltrom schiltrom", ""]
    return "\n".join(lines)


def _bash_reply(words: tuple[str, ...], files: bool) -> str:
    if not words and not files:
        return ":"
    asked = f"-W {_quoted(' '.join(words))}" if words else ""
    return f'COMPREPLY=($(compgen {asked}{" -f" if files else ""} -- "$word"))'


def _name(place: Place) -> str:
    return "_".join(("schiltrom", *place.path))


# --- zsh -------------------------------------------------------------------------------------


def _zsh(places: list[Place]) -> str:
    """Return one function for each place, made of ``_arguments``."""
    lines = ["#compdef schiltrom", "# schiltrom completion zsh > a folder of $fpath/_schiltrom", ""]
    for place in places:
        lines.append(f"_{_name(place)}() {{")
        lines.append("    local curcontext=$curcontext state line")
        lines.append("    _arguments -C \\")
        lines += [f"        {_zsh_option(option)} \\" for option in place.options]
        lines += _zsh_rest(place)
        lines += ["}", ""]
    lines += ['_schiltrom "$@"', ""]
    return "\n".join(lines)


def _zsh_option(option: Option) -> str:
    about = _plain(option.about)
    value = ""
    if option.takes:
        action = "_files" if option.files else f"({' '.join(option.values)})" * bool(option.values)
        value = f": :{action}"
    if len(option.names) == 1:
        return _quoted(f"{option.names[0]}[{about}]{value}")
    together = ",".join(option.names)
    return f"'({' '.join(option.names)})'{{{together}}}{_quoted(f'[{about}]{value}')}"


def _zsh_rest(place: Place) -> list[str]:
    """Return the arguments that are no options, and where their commands go on."""
    if not place.commands:
        if place.values:
            return [f"        {_quoted('*: :(' + ' '.join(place.values) + ')')}"]
        return [f"        '*: :{'_files' if place.files else ''}'"]
    lines = ["        '1: :->command' '*:: :->rest'", "    case $state in", "    command)"]
    words = [_quoted(f"{word.text}:{_plain(word.about)}") for word in place.commands]
    lines += [
        "        local -a commands=(",
        *[f"            {word}" for word in words],
        "        )",
    ]
    lines += ["        _describe command commands ;;", "    rest)", "        case $line[1] in"]
    lines += [f"        {word.text}) _{_name(place)}_{word.text} ;;" for word in place.commands]
    return [*lines, "        esac ;;", "    esac"]


def _plain(text: str) -> str:
    """Return a description without what zsh would take for its own signs."""
    return text.replace("[", "(").replace("]", ")").replace(":", " ")


# --- fish ------------------------------------------------------------------------------------


def _fish(places: list[Place]) -> str:
    """Return one line for each thing that can be typed."""
    lines = [
        "# schiltrom completion fish > ~/.config/fish/completions/schiltrom.fish",
        "complete -c schiltrom -f",
    ]
    for place in places:
        when = _quoted(_fish_condition(place))
        for word in place.commands:
            told = f"-a {word.text} -d {_quoted(word.about)}"
            lines.append(f"complete -c schiltrom -n {when} {told}")
        if place.values:
            lines.append(f"complete -c schiltrom -n {when} -a {_quoted(' '.join(place.values))}")
        if place.files:
            lines.append(f"complete -c schiltrom -n {when} -F")
        lines += [f"complete -c schiltrom -n {when} {_fish_option(each)}" for each in place.options]
    return "\n".join([*lines, ""])


def _fish_condition(place: Place) -> str:
    """Return what is true while something of this place is typed."""
    if not place.path:
        return "__fish_use_subcommand"
    seen = [f"__fish_seen_subcommand_from {word}" for word in place.path]
    further = " ".join(word.text for word in place.commands)
    return "; and ".join(seen + [f"not __fish_seen_subcommand_from {further}"] * bool(further))


def _fish_option(option: Option) -> str:
    names = [
        f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}" for name in option.names
    ]
    value = ""
    if option.takes:
        value = " -r -F" if option.files else " -x"
        value += f" -a {_quoted(' '.join(option.values))}" if option.values else ""
    return f"{' '.join(names)}{value} -d {_quoted(option.about)}"


SHELLS: Final = {"bash": _bash, "zsh": _zsh, "fish": _fish}
"""What writes the script of each shell."""
