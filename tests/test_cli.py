"""The frame of the command line: help, mistakes, exit codes and completion of every command."""

from __future__ import annotations

import argparse
import doctest
import json
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

import schiltrom
from schiltrom.cli import parsing, progress
from schiltrom.cli.commands import COMMANDS, Command, command_called
from schiltrom.cli.errors import CODES, FAILED, INTERRUPTED, MISUSE, UNREAD
from schiltrom.cli.main import main, make_parser
from schiltrom.cli.parsing import argparse_in, wanted_language
from schiltrom.engine.rules import PRESETS
from schiltrom.words import languages, say

SOURCE = Path(str(schiltrom.__file__)).parents[1]
ROOT = Path(__file__).parents[1]
NAMES = [command.name for command in COMMANDS]
WANTED = ["play", "terminal", "bot", "arena", "odds", "verify", "fuzz", "bench"]
WANTED += ["serve", "worker", "admin", "completion"]
LEFT = re.compile(r"[{}$]|%\(|cli-|-arg-")
"""What is left over when a message was not put in words."""


def environment(**more: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(SOURCE), "PYTHONUTF8": "1", **more}


def run(*arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "schiltrom", *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(**more),
        check=False,
    )


def left_with(arguments: list[str]) -> int | str | None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    return left.value.code


def below(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    """Return all parsers, by what is typed to get there."""
    found = {parser.prog: parser}
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for part in action.choices.values():
                found |= below(part)
    return found


# --- help ------------------------------------------------------------------------------------


def test_the_commands_there_are():
    assert set(WANTED) <= set(NAMES)
    assert len(NAMES) == len(set(NAMES))
    assert command_called("nothing") is None


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_every_command_has_help_with_examples_in_six_languages(command: Command, language, capsys):
    assert left_with([command.name, "--help", "--language", language]) == 0
    words = capsys.readouterr().out
    assert words.startswith(say("cli-usage", language) + " schiltrom " + command.name)
    assert say(command.about, language) in words
    assert say("cli-examples", language) in words
    assert command.examples
    for example in command.examples:
        assert f"  {example}\n" in words
    without_examples = words.partition(say("cli-examples", language))[0]
    usage = re.sub(r"\{[\w,|/-]+\}", "", without_examples)  # argparse lists choices so
    assert not LEFT.search(usage), usage


@pytest.mark.parametrize("language", languages())
def test_the_help_of_all_commands_in_six_languages(language, capsys):
    assert left_with(["--help", "--language", language]) == 0
    words = capsys.readouterr().out
    for command in COMMANDS:
        assert f"\n    {command.name} " in words
    for code in CODES:
        assert str(code) in words
    assert main(["--language", language]) == 0
    assert capsys.readouterr().out == words


def test_every_argument_says_what_it_is():
    for language in languages():
        with argparse_in(language):
            parsers = below(make_parser(language))
        for name, parser in parsers.items():
            for action in parser._actions:
                if not isinstance(action, argparse._SubParsersAction):
                    assert action.help, f"{name} {action.dest}"
            assert name == "schiltrom" or (parser.epilog and name in parser.epilog), name


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_every_example_can_be_read(command: Command):
    """They are read by the parser itself, quotes and all; nothing is run."""
    with argparse_in("en"):
        parser = make_parser("en")
    for example in command.examples:
        inner = re.sub(r'^eval "\$\((.*)\)"$', r"\1", example)
        words = shlex.split(inner.partition(" > ")[0])
        assert words[:2] == ["schiltrom", command.name]
        assert parser.parse_args(words[1:]).command == command.name


def test_the_same_options_mean_the_same():
    """An option of several commands has the same values everywhere."""
    with argparse_in("en"):
        parsers = below(make_parser("en"))
    values: dict[str, set[tuple[str, ...]]] = {}
    for parser in parsers.values():
        for action in parser._actions:
            for name in action.option_strings:
                if name in ("--language", "--edition", "--scenario", "--bid"):
                    values.setdefault(name, set()).add(tuple(map(str, action.choices or ())))
                if name in ("--json", "--quiet"):
                    assert action.nargs == 0
    assert all(len(each) == 1 for each in values.values()), values
    assert values["--edition"] == {("2", "3", "4", *list(PRESETS)[3:8])}
    scripted = ("verify", "fuzz", "bench", "odds", "arena", "bot", "admin list")
    for name in scripted:
        options = [o for a in parsers[f"schiltrom {name}"]._actions for o in a.option_strings]
        assert "--json" in options, name


def test_help_is_quick():
    """Nothing of the server, the opponents or the odds is loaded for it."""
    code = (
        "import sys; from schiltrom.cli.main import main; main([]);"
        "print([n for n in sys.modules if n.startswith(('schiltrom.ai', 'schiltrom.server',"
        " 'schiltrom.odds', 'schiltrom.arena', 'numpy', 'httpx', 'websockets'))])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment(), capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == "[]"


def test_the_version():
    assert run("--version").stdout.strip() == f"schiltrom {schiltrom.__version__}"


# --- languages -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("argv", "variables", "language"),
    [
        ([], {}, "en"),
        (["--language", "ja"], {"LANG": "de_DE.UTF-8"}, "ja"),
        (["verify", "--language=hu"], {}, "hu"),
        (["--language"], {}, "en"),
        (["--language", "tlh"], {"LANG": "it"}, "it"),
        ([], {"LANG": "de_DE.UTF-8"}, "de"),
        ([], {"LC_ALL": "fr_CA", "LANG": "de_DE"}, "fr"),
        ([], {"SCHILTROM_LANGUAGE": "it", "LC_ALL": "fr_CA"}, "it"),
        ([], {"LANG": "C.UTF-8"}, "en"),
        ([], {"LANG": ""}, "en"),
    ],
)
def test_the_language_that_is_wanted(argv, variables, language):
    assert wanted_language(argv, variables) == language


@pytest.mark.parametrize("language", languages())
def test_argparse_speaks_six_languages(language):
    """Each text keeps its places, and argparse gets its own words back afterwards."""
    own = getattr(argparse, "_")  # noqa: B009
    with argparse_in(language):
        text = getattr(argparse, "_")  # noqa: B009
        for english, (_, places) in parsing.MESSAGES.items():
            for place in places.values():
                assert place in text(english)
            assert not re.search(r"[{}]", text(english))
    assert getattr(argparse, "_") is own  # noqa: B009


def test_argparse_says_nothing_that_is_not_translated():
    """Texts that only a programmer's mistake brings about are left as they are."""
    source = Path(argparse.__file__).read_text(encoding="utf-8")
    said = set(re.findall(r"""\b_\(\s*(?:'([^'\n]+)'|"([^"\n]+)")""", source))
    texts = {one or other for one, other in said}
    of_programmers = {
        text
        for text in texts
        if re.search(
            "conflict|mutually|merge|dest=|callable|subparser|not defined|must start", text
        )
    }
    of_programmers |= {"'required' is an invalid argument for positionals"}
    unused = {
        "can't open '%(filename)s': %(error)s",  # FileType is not used
        'argument "-" with mode %r',
        "ambiguous option: %(option)s could match %(matches)s",  # nothing is abbreviated
        "unknown parser %(parser_name)r (choices: %(choices)s)",  # the check of choices is ours
        "invalid choice: %(value)r (choose from %(choices)s)",
        "unexpected option string: %s",
        "invalid option string %(option)r: ",
        "%(prog)s: error: %(message)s\\n",  # said by Parser.error
        "subcommands",
    }
    assert texts - of_programmers - unused <= set(parsing.MESSAGES)


# --- mistakes --------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
@pytest.mark.parametrize(
    "nonsense", [["--nonsense"], ["--language", "xx"], ["\udcff", "--\x1b[0m"]]
)
def test_every_command_refuses_nonsense_in_one_line(command: Command, nonsense, language, capsys):
    os.environ["SCHILTROM_LANGUAGE"] = language
    try:
        assert left_with([command.name, *nonsense]) == MISUSE
    finally:
        os.environ["SCHILTROM_LANGUAGE"] = "en"
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("schiltrom")
    assert told.err.count("\n") == 1
    assert "--help" in told.err
    assert "\x1b" not in told.err
    assert not re.search("Traceback|error:|usage:", told.err)


def test_a_misspelt_command_is_suggested(capsys):
    for wrong, right in (("tournament", ""), ("od", "odds"), ("Serve", "serve")):
        assert left_with([wrong]) == MISUSE
        told = capsys.readouterr().err
        assert wrong in told
        assert ("did you mean" in told) == bool(right)
        assert f"“{right}”" in told or not right


NUMBERS = ["x", "", "0", "-1", "1.5", "9" * 50, "١٢"]


@pytest.mark.parametrize("text", NUMBERS)
@pytest.mark.parametrize("start", [["fuzz", "--games"], ["arena", "squire", "knight", "--games"]])
def test_numbers_are_read_with_care(start, text, capsys):
    assert left_with([*start[:-1], f"{start[-1]}={text}"]) == MISUSE
    assert "whole number" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["x", "", "0", "-1", "nan", "inf", "1e9"])
def test_seconds_are_read_with_care(text, capsys):
    assert left_with(["bench", f"--seconds={text}"]) == MISUSE
    assert "seconds" in capsys.readouterr().err


FILES = {"missing": None, "folder": "", "junk": b"\x00\xff\xfe" * 50, "empty": b"", "list": b"[]"}


@pytest.mark.parametrize("kind", FILES)
@pytest.mark.parametrize("start", [["verify"], ["terminal", "--edition", "4"]])
def test_files_that_cannot_be_used(start, kind, tmp_path, capsys):
    file = tmp_path / "file.hots"
    content = FILES[kind]
    if content == "":
        file.mkdir()
    elif isinstance(content, bytes):
        file.write_bytes(content)
    elif start[0] == "terminal":
        file = tmp_path / "no" / "such" / "folder.hots"
    assert main([*start, str(file)]) == MISUSE
    told = capsys.readouterr().err
    assert told.startswith("schiltrom: ")
    assert told.count("\n") == 1
    assert str(file) in told


def test_a_port_in_use_is_told(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("schiltrom.server.serving.set_up_logging", lambda _level: None)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        database = f"sqlite:///{tmp_path / 'games.sqlite'}"
        assert main(["serve", "--port", port, "--database", database]) == FAILED
    told = capsys.readouterr().err.splitlines()[-1]
    assert told.startswith("schiltrom: ")
    assert port in told


# --- being stopped ---------------------------------------------------------------------------


def test_ctrl_c_is_told_apart(tmp_path):
    command = [sys.executable, "-m", "schiltrom", "fuzz", "--games", "100000", "--processes", "2"]
    process = subprocess.Popen(
        [*command, "--failures", str(tmp_path)],
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    until = time.monotonic() + 60
    while children.exists() and len(children.read_text().split()) < 2 and time.monotonic() < until:
        time.sleep(0.1)
    time.sleep(0.5)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does it
    out, errors = process.communicate(timeout=60)
    assert process.returncode == INTERRUPTED
    assert (out, errors) == ("", "")


@pytest.mark.parametrize("arguments", ["--help", "completion bash", "odds --help"])
def test_nobody_reading_is_no_error(arguments):
    command = f"{sys.executable} -m schiltrom {arguments} | true; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(
        ["bash", "-c", command], env=environment(), capture_output=True, text=True, check=True
    )
    assert done.stderr == ""
    assert int(done.stdout) in (0, UNREAD)


def test_a_full_disk_is_told():
    if not os.path.exists("/dev/full"):
        pytest.skip("there is no /dev/full here")
    command = f"{sys.executable} -m schiltrom completion bash > /dev/full"
    done = subprocess.run(
        ["bash", "-c", command], env=environment(), capture_output=True, text=True, check=False
    )
    assert done.returncode == FAILED
    assert done.stderr.startswith("schiltrom: ")
    assert done.stderr.count("\n") == 1


def test_a_terminal_without_letters_is_no_error():
    done = run("--help", PYTHONIOENCODING="ascii", PYTHONUTF8="0", SCHILTROM_LANGUAGE="ja")
    assert done.returncode == 0
    assert done.stdout.isascii()


def test_a_terminal_without_typographic_marks_has_plain_ones():
    done = run("--language", "klingon", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.returncode == MISUSE
    assert '"klingon" is not one of' in done.stderr


# --- long work -------------------------------------------------------------------------------


class Terminal:
    """Standard error as a terminal, or not."""

    def __init__(self, is_terminal: bool) -> None:
        self.is_terminal = is_terminal
        self.text = ""

    def isatty(self) -> bool:
        return self.is_terminal

    def write(self, text: str) -> None:
        self.text += text

    def flush(self) -> None:
        pass


@pytest.mark.parametrize(("is_terminal", "quiet"), [(True, False), (True, True), (False, False)])
def test_progress_is_shown_on_a_terminal_only(is_terminal, quiet, monkeypatch):
    terminal = Terminal(is_terminal)
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(progress, "PAUSE_S", 0.0)
    with progress.Progress("en", quiet=quiet) as bar:
        for done in range(11):
            bar.show(done, 10)
    assert bool(terminal.text) == (is_terminal and not quiet)
    if terminal.text:
        assert "5 of 10" in terminal.text
        assert terminal.text.endswith("\r")


def test_fuzz_tells_what_it_found(tmp_path, monkeypatch, capsys):
    from schiltrom import fuzz

    arguments = ["fuzz", "--games", "2", "--processes", "1", "--failures", str(tmp_path / "f")]
    monkeypatch.setattr(fuzz, "CAMPAIGN_CAP", 30)
    monkeypatch.setattr(fuzz, "GAME_CAP", 30)
    monkeypatch.setattr(fuzz, "check_record", lambda *_: None)
    assert main([*arguments, "--json"]) == FAILED  # a Braveheart that is cut short never ends
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 2
    assert found["faults"][0]["fault"].endswith("the game never ends")
    assert Path(found["faults"][0]["saved"]).exists()
    assert main(arguments) == FAILED
    assert "broke an invariant" in capsys.readouterr().out
    monkeypatch.setattr(fuzz.FuzzGame, "run", lambda _self: None)
    assert main([*arguments, "--language", "de"]) == 0
    assert "alle Invarianten eingehalten" in capsys.readouterr().out


# --- completion ------------------------------------------------------------------------------


def script(shell: str, capsys) -> str:
    assert main(["completion", shell]) == 0
    return str(capsys.readouterr().out)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_knows_every_command_and_option(shell, tmp_path, capsys):
    text = script(shell, capsys)
    with argparse_in("en"):
        parsers = below(make_parser("en"))
    for parser in parsers.values():
        for action in parser._actions:
            for name in action.option_strings:
                assert name in text or f"-l {name[2:]} " in text or f"-s {name[1:]} " in text, name
    for name in NAMES:
        assert re.search(rf"\b{name}\b", text)
    if shutil.which(shell):
        file = tmp_path / "script"
        file.write_text(text, encoding="utf-8")
        done = subprocess.run([shell, "-n", str(file)], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("od", "odds"),
        ("verify --lan", "--language"),
        ("verify --language ", "de en fr hu it ja"),
        ("admin ", "list export prune"),
        ("admin list --js", "--json"),
        ("admin export --out", "--output"),
        ("arena knig", "knight"),
        ("odds --edition i", "it"),
        ("completion f", "fish"),
        ("verify data", "data.json"),
        ("fuzz --games ", ""),
    ],
)
def test_bash_completes(typed, offered, tmp_path, capsys):
    (tmp_path / "data.json").touch()
    words = " ".join(shlex.quote(word) for word in ["schiltrom", *typed.split(" ")])
    code = f"{script('bash', capsys)}\nCOMP_WORDS=({words}); COMP_CWORD=$((${{#COMP_WORDS[@]}}-1))"
    code += '\n_schiltrom\necho "${COMPREPLY[*]}"'
    done = subprocess.run(
        ["bash", "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert done.stderr == ""
    assert done.stdout.strip() == offered


# --- the documentation -----------------------------------------------------------------------


def test_the_documentation_names_every_command():
    text = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
    for name in WANTED:
        assert f"`{name}`" in text
    for code in CODES:
        assert f"\n| {code} |" in text


@pytest.mark.parametrize("page", ["command-line.md", "bots.md"])
def test_examples_in_the_documentation_run(page):
    found = doctest.testfile(str(ROOT / "docs" / page), module_relative=False)
    assert found.attempted >= 3
    assert found.failed == 0
