"""Completion in a shell: the scripts, and what the program answers them."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys

import pytest

from schiltrom.cli.commands import COMMANDS
from schiltrom.cli.main import main
from schiltrom.text.words import say
from tests.helpers.command import environment, run


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_prints_a_script(shell, tmp_path, capsys):
    assert main(["completion", shell]) == 0
    text = capsys.readouterr().out
    assert f"_SCHILTROM_COMPLETE={shell}_complete" in text
    if shutil.which(shell):
        file = tmp_path / "script"
        file.write_text(text, encoding="utf-8")
        done = subprocess.run([shell, "-n", str(file)], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")


def asked(shell: str, typed: str, **more: str) -> list[str]:
    """Return what the program tells a shell that may be typed next."""
    words = ["schiltrom", *typed.split(" ")]
    asks = {"_SCHILTROM_COMPLETE": f"{shell}_complete", "COMP_CWORD": str(len(words) - 1)}
    if shell == "fish":
        asks["COMP_CWORD"] = words[-1]
    done = run(**asks, COMP_WORDS=" ".join(words), **more)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


OFFERED = [
    ("od", "odds"),
    ("verify --lan", "--language"),
    ("verify --language ", "de en fr hu it ja"),
    ("--language ", "de en fr hu it ja"),
    ("admin ", "list export prune restored"),
    ("admin list --js", "--json"),
    ("admin export --out", "--output"),
    ("arena knig", "knight"),
    ("arena squire knig", "knight"),
    ("odds --edition i", "it"),
    ("completion f", "fish"),
    ("fuzz --games ", ""),
]


@pytest.mark.parametrize(("typed", "offered"), OFFERED)
def test_bash_completes(typed, offered, tmp_path, capsys):
    """The script itself is run, as bash runs it."""
    assert main(["completion", "bash"]) == 0
    program = tmp_path / "schiltrom"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m schiltrom "$@"\n')
    program.chmod(0o755)
    words = " ".join(shlex.quote(word) for word in ["schiltrom", *typed.split(" ")])
    code = f"{capsys.readouterr().out}\nCOMP_WORDS=({words}); COMP_CWORD=$((${{#COMP_WORDS[@]}}-1))"
    code += '\n_schiltrom_completion schiltrom\necho "${COMPREPLY[*]}"'
    path = f"{tmp_path}:{os.environ['PATH']}"
    done = subprocess.run(
        ["bash", "-c", code], env=environment(PATH=path), capture_output=True, text=True, check=True
    )
    assert done.stderr == ""
    assert done.stdout.strip() == offered


def test_files_are_left_to_the_shell():
    for typed in ("verify data", "render game.hots -o pic", "serve --config sch", "convert a b"):
        assert asked("bash", typed) == [f"file,{typed.split(' ')[-1]}"]


def test_zsh_and_fish_are_told_what_things_are_for():
    assert asked("fish", "verify --js")[0].startswith("plain,--json")
    about = say("server-about-verify", "de").replace(":", "\\:")
    assert asked("zsh", "ver", SCHILTROM_LANGUAGE="de") == ["plain", "verify", about]
    about = say("cli-arg-json", "ja").replace(":", "\\:")
    assert asked("zsh", "verify --js", SCHILTROM_LANGUAGE="ja") == ["plain", "--json", about]


def test_completion_imports_no_command_that_is_not_named():
    code = (
        "import sys; from schiltrom.cli.main import main; main([]);"
        "print([n for n in sys.modules if n.startswith(('schiltrom.ai', 'schiltrom.cli.odds'))])"
    )
    asks = {"_SCHILTROM_COMPLETE": "bash_complete", "COMP_WORDS": "schiltrom ", "COMP_CWORD": "1"}
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=environment(**asks),
        capture_output=True,
        text=True,
        check=True,
    )
    *told, modules = done.stdout.splitlines()
    assert told == [f"plain,{command.name}" for command in COMMANDS]
    assert modules == "[]"
