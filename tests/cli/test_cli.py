"""The frame of the command line: help, mistakes and exit codes of every command."""

from __future__ import annotations

import doctest
import json
import os
import re
import shlex
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import click
import pytest

import schiltrom
from schiltrom.cli import parsing, progress
from schiltrom.cli.commands import COMMANDS, Command
from schiltrom.cli.errors import CODES, FAILED, INTERRUPTED, MISUSE, UNREAD
from schiltrom.cli.main import FRAME, PROGRAM, main
from schiltrom.cli.parsing import wanted_language
from schiltrom.cli.screen import columns_of
from schiltrom.engine import flow
from schiltrom.engine.rules import PRESETS
from schiltrom.text.words import languages, say
from tests.helpers.command import environment, run

ROOT = Path(__file__).parents[2]
NAMES = [str(command.name) for command in COMMANDS]
WANTED = ["play", "terminal", "bot", "arena", "odds", "verify", "fuzz", "bench"]
WANTED += ["serve", "worker", "admin", "completion"]
LEFT = re.compile(r"[{}$]|%\(|cli-|-arg-")
"""What is left over when a message was not put in words."""


def left_with(arguments: list[str]) -> int | str | None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    return left.value.code


def below(command: click.Command = FRAME, path: str = PROGRAM) -> dict[str, click.Command]:
    """Return all commands, whole, by what is typed to get there."""
    whole = command.load() if isinstance(command, Command) else command
    found = {path: whole}
    if isinstance(whole, click.Group):
        for name, part in whole.commands.items():
            found |= below(part, f"{path} {name}")
    return found


# --- help ------------------------------------------------------------------------------------


def test_the_commands_there_are():
    assert set(WANTED) <= set(NAMES)
    assert len(NAMES) == len(set(NAMES))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_every_command_has_help_with_examples_in_six_languages(command: Command, language, capsys):
    assert left_with([str(command.name), "--help", "--language", language]) == 0
    words = capsys.readouterr().out
    assert words.startswith(f"{say('cli-usage', language)} schiltrom {command.name}")
    assert "".join(say(command.about, language).split()) in "".join(words.split())  # in lines
    assert say("cli-examples", language) in words
    assert command.examples
    for example in command.examples:
        assert f"  {example}\n" in words
    without_examples = words.partition(say("cli-examples", language))[0]
    usage = re.sub(r"\{[\w,|/-]+\}", "", without_examples)  # choices of an argument
    assert not LEFT.search(usage), usage


@pytest.mark.parametrize("language", languages())
def test_the_help_of_all_commands_in_six_languages(language, capsys):
    assert left_with(["--help", "--language", language]) == 0
    words = capsys.readouterr().out
    for command in COMMANDS:
        assert f"\n  {command.name} " in words
    for code in CODES:
        assert str(code) in words
    assert main(["--language", language]) == 0
    assert capsys.readouterr().out == words


@pytest.mark.parametrize("language", languages())
def test_every_argument_says_what_it_is(language):
    for path, command in below().items():
        context = parsing.Context(command, obj=language)
        for parameter in command.params:
            record = parameter.get_help_record(context)
            assert record is not None, f"{path} {parameter.name}"
            assert all(record), f"{path} {parameter.name}"
        assert isinstance(command, parsing.Command | parsing.Group)
        assert path == PROGRAM or any(path in line for line in command.examples), path


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_every_example_can_be_read(command: Command, monkeypatch):
    """They are read by the command itself, quotes and all; nothing is run."""
    read: list[str] = []

    def note(_self: parsing.Command, context: click.Context) -> int:
        read.append(context.command_path)
        return 0

    monkeypatch.setattr(parsing.Command, "invoke", note)
    for example in command.examples:
        inner = re.sub(r'^eval "\$\((.*)\)"$', r"\1", example)
        words = shlex.split(inner.partition(" > ")[0])
        assert words[:2] == ["schiltrom", command.name]
        assert main(words[1:]) == 0
        assert read.pop().startswith(f"schiltrom {command.name}")


def test_the_same_options_mean_the_same():
    """An option of several commands has the same values everywhere."""
    commands = below()
    values: dict[str, set[tuple[str, ...]]] = {}
    for command in commands.values():
        for option in command.params:
            for name in option.opts:
                if name in ("--language", "--edition", "--scenario", "--bid"):
                    assert isinstance(option.type, click.Choice)
                    values.setdefault(name, set()).add(option.type.choices)
                if name in ("--json", "--quiet"):
                    assert isinstance(option, click.Option)
                    assert option.is_flag
    assert all(len(each) == 1 for each in values.values()), values
    assert values["--edition"] == {("2", "3", "4", *list(PRESETS)[3:8])}
    scripted = ("verify", "fuzz", "bench", "odds", "arena", "bot", "admin list")
    for name in scripted:
        options = [o for a in commands[f"schiltrom {name}"].params for o in a.opts]
        assert "--json" in options, name


def test_help_is_quick():
    """Nothing of the server, the opponents or the odds is loaded for it."""
    code = (
        "import sys; from schiltrom.cli.main import main; main([]);"
        "print([n for n in sys.modules if n.startswith(('schiltrom.ai', 'schiltrom.server',"
        " 'schiltrom.odds', 'schiltrom.arena', 'numpy', 'httpx', 'websockets', 'rich'))])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment(), capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize(("language", "build"), [("en", "interpreted"), ("de", "interpretiert")])
def test_the_version_and_how_the_engine_runs(language, build, monkeypatch, capsys):
    monkeypatch.setattr(flow, "__file__", "flow.py")
    assert left_with(["--version", "--language", language]) == 0
    assert capsys.readouterr().out == f"schiltrom {schiltrom.__version__} ({build})\n"


@pytest.mark.parametrize("language", languages())
def test_a_compiled_engine_is_told_apart(language, monkeypatch, capsys):
    told = []
    for file in ("flow.py", "flow.cpython-311-x86_64-linux-gnu.so", "flow.pyd"):
        monkeypatch.setattr(flow, "__file__", file)
        assert left_with(["--version", "--language", language]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] != told[1] == told[2]
    assert run("--version").stdout.endswith(("(compiled)\n", "(interpreted)\n"))


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


MISTAKES = [
    ["--nonsense"],
    ["nonsense"],
    ["--language"],
    ["--language", "xx", "odds"],
    ["admin"],
    ["admin", "nonsense"],
    ["admin", "prune"],
    ["odds"],
    ["odds", "--are"],
    ["odds", "a", "vs", "b", "c", "--area", "Fife"],
    ["odds", "a", "versus", "b", "--area", "Fife"],
    ["odds", "a", "vs", "b", "--area"],
    ["odds", "a", "vs", "b", "--area", "Fife", "--edward", "3"],
    ["odds", "--json=1"],
    ["render", "-o"],
    ["render", "-x"],
    ["arena", "emperor"],
    ["arena", "king", "--games", "x"],
    ["bench", "--seconds", "x"],
    ["completion"],
]
"""Every kind of mistake in a command line."""


def test_click_says_nothing_that_is_not_translated():
    """Its own texts all pass through gettext: none of them may reach a user."""
    code = """if True:
        import gettext, json, sys
        gettext.gettext = lambda text: "OF CLICK " + text
        gettext.ngettext = lambda one, many, n: "OF CLICK " + one
        from schiltrom.cli.main import main
        for arguments in json.loads(sys.argv[1]):
            try:
                main(arguments)
            except SystemExit:
                pass
    """
    asked = MISTAKES + [[*path.split()[1:], "--help"] for path in below()] + [["--version"], []]
    done = subprocess.run(
        [sys.executable, "-c", code, json.dumps(asked)],
        env=environment(SCHILTROM_LANGUAGE="en"),
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr.count("\n") == len(MISTAKES)
    assert done.stdout.count("usage:") == len(below()) + 1
    assert "OF CLICK" not in done.stdout + done.stderr


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("arguments", MISTAKES, ids=" ".join)
def test_every_mistake_is_told_in_six_languages(arguments, language, monkeypatch, capsys):
    monkeypatch.setenv("SCHILTROM_LANGUAGE", language)
    assert left_with(arguments) == MISUSE
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert not LEFT.search(told.err)
    monkeypatch.setenv("SCHILTROM_LANGUAGE", "en")
    assert left_with(arguments) == MISUSE
    assert (capsys.readouterr().err == told.err) == (language == "en")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["odds"], "FORCE, vs, FORCE, --area"),
        (["odds", "a", "vs", "b", "c", "d", "--area", "Fife"], "c d"),
        (["odds", "--are", "Fife"], "did you mean “--area”"),
        (["odds", "--json=yes"], "--json: " + say("cli-no-value", value="yes")),
        (["admin", "prune"], "--older-than"),
        (["render", "-o"], "-o: "),
        (["arena", "Knigt"], "did you mean “knight”"),
    ],
)
def test_a_mistake_says_what_is_wrong(arguments, said, capsys):
    assert left_with(arguments) == MISUSE
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("columns", [60, 80])
@pytest.mark.parametrize("language", languages())
def test_help_fits_the_terminal(language, columns, monkeypatch, capsys):
    """Japanese signs, which take two columns each, included; examples stay whole."""
    monkeypatch.setenv("COLUMNS", str(columns))
    for path in below():
        assert left_with([*path.split()[1:], "--help", "--language", language]) == 0
        words = capsys.readouterr().out.partition(say("cli-examples", language))[0]
        assert max(map(columns_of, words.splitlines())) <= columns, path


# --- mistakes --------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
@pytest.mark.parametrize(
    "nonsense", [["--nonsense"], ["--language", "xx"], ["\udcff", "--\x1b[0m"]]
)
def test_every_command_refuses_nonsense_in_one_line(command: Command, nonsense, language, capsys):
    os.environ["SCHILTROM_LANGUAGE"] = language
    try:
        assert left_with([str(command.name), *nonsense]) == MISUSE
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
    monkeypatch.setattr("schiltrom.server.ops.serving.set_up_logging", lambda _level: None)
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
    python = shlex.quote(sys.executable)
    command = f"{python} -m schiltrom {arguments} | true; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(
        ["bash", "-c", command], env=environment(), capture_output=True, text=True, check=True
    )
    assert done.stderr == ""
    assert int(done.stdout) in (0, UNREAD)


@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_a_full_disk_is_told(unbuffered):
    if not os.path.exists("/dev/full"):
        pytest.skip("there is no /dev/full here")
    python = shlex.quote(sys.executable)
    command = f"{python} -m schiltrom completion bash > /dev/full"
    done = subprocess.run(
        ["bash", "-c", command],
        env=environment() | {"PYTHONUNBUFFERED": unbuffered},
        capture_output=True,
        text=True,
        check=False,
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
        assert terminal.text.endswith("\x1b[2K")  # the line is gone


def test_progress_has_no_colour_where_none_is_wanted(monkeypatch):
    terminal = Terminal(True)
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setenv("NO_COLOR", "1")
    with progress.Progress("ja") as bar:
        bar.show(10, 10)
    assert say("cli-progress", "ja", done=10, total=10, left="00:00") in terminal.text
    assert not re.search(r"\x1b\[[\d;]*m", terminal.text)


def test_fuzz_tells_what_it_found(tmp_path, monkeypatch, capsys):
    from schiltrom.dev import fuzz

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
