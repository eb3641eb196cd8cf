"""The code blocks of a Markdown page, and how each kind is tried."""

from __future__ import annotations

import configparser
import contextlib
import doctest
import io
import json
import re
import shlex
import subprocess
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from unittest.mock import patch

from markdown_it import MarkdownIt
from sqlalchemy import create_engine
from starlette.routing import WebSocketRoute

from schiltrom.cli import main as command
from schiltrom.cli import parsing
from schiltrom.notation import position_from_line, read_game, view_from_line
from schiltrom.server.games.service import GameService
from schiltrom.server.http import api
from schiltrom.server.http.app import create_app
from schiltrom.server.ops.settings import Settings

ROOT = Path(__file__).parents[2]
HARMLESS = ("odds", "render", "verify")
"""Commands of ours that are run, if what they read is there."""
PROGRAMS = {
    *("cd", "cp", "createdb", "curl", "docker", "eval", "export", "git"),
    *("pg_dump", "pg_restore", "sqlite3"),
}
"""Programs of others that a page may show: their arguments are theirs."""
REDIRECTIONS = (">", ">>", "<", "2>")
SEPARATORS = ("|", "||", "&&", ";", "&")
UNTRIED = re.compile(r"<!-- not run: (.+?) -->\s*$")
"""What stands right above a block that is only read, with the reason."""


@dataclass(frozen=True)
class Block:
    """One block of a page."""

    page: Path
    line: int
    language: str
    text: str
    is_run: bool

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line} ({self.language or 'no language'})"


def blocks(page: Path) -> Iterator[Block]:
    """Yield the code blocks of a page in order."""
    text = page.read_text(encoding="utf-8")
    lines = text.splitlines()
    for token in MarkdownIt("commonmark").parse(text):
        if token.type in ("fence", "code_block") and token.map is not None:
            language = token.info.split()[0] if token.info.strip() else ""
            above = "\n".join(lines[: token.map[0]]).rstrip()
            is_run = UNTRIED.search(above) is None
            yield Block(page, token.map[0] + 1, language, token.content, is_run)


class Trial:
    """Tries the blocks of one page, one after the other, in the folder it is started in."""

    def __init__(self) -> None:
        self.names: dict[str, Any] = {"__name__": "__main__"}
        self._ways: dict[str, Callable[[Block], object]] = {
            "bash": self._shell,
            "caddy": braces,
            "console": self._console,
            "ebnf": grammar,
            "html": boards,
            "hots": lambda block: read_game(block.text),
            "http": request,
            "ini": lambda block: configparser.ConfigParser(strict=True).read_string(block.text),
            "json": lambda block: json.loads(block.text),
            "nginx": nginx,
            "python": self._python,
            "sh": self._shell,
            "text": lambda _: None,
            "toml": lambda block: tomllib.loads(block.text),
        }

    def run(self, block: Block) -> None:
        """Try a block; whatever is wrong with it is raised."""
        assert block.language in self._ways, f"{block}: nobody knows how to try this"
        self._ways[block.language](block)

    def _python(self, block: Block) -> None:
        if ">>> " in block.text:
            self._session(block)
            return
        code = compile("\n" * block.line + block.text, str(block.page), "exec")
        if block.is_run:
            exec(code, self.names)

    def _session(self, block: Block) -> None:
        """Run a session; what it prints must be what the page says."""
        name = str(block)
        test = doctest.DocTestParser().get_doctest(
            block.text, self.names, name, str(block.page), block.line
        )
        runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
        said = io.StringIO()
        runner.run(test, out=said.write, clear_globs=False)
        self.names.update(test.globs)
        assert runner.failures == 0, said.getvalue()

    def _shell(self, block: Block) -> None:
        done = subprocess.run(
            ["bash", "-n"], input=block.text, text=True, capture_output=True, check=False
        )
        assert done.returncode == 0, f"{block}: {done.stderr}"
        for line in block.text.replace("\\\n", " ").splitlines():
            self._line(block, line, None)

    def _console(self, block: Block) -> None:
        """Try what stands behind each ``$``; the lines below it are what it prints."""
        asked = re.split(r"^\$ ", block.text, flags=re.MULTILINE)
        assert len(asked) > 1, f"{block}: nothing is asked here"
        for each in asked[1:]:
            line, _, printed = each.replace("\\\n", " ").partition("\n")
            self._line(block, line, printed)

    def _line(self, block: Block, line: str, printed: str | None) -> None:
        lexer = shlex.shlex(line, posix=True, punctuation_chars=True)
        lexer.whitespace_split = True
        for simple in commands(list(lexer)):
            check = CHECKS.get(simple[0], other)
            check(block, simple)
            if simple[0] == "schiltrom" and block.is_run and is_harmless(simple):
                said = run_ours(block, simple[1:])
                if printed is not None:
                    assert is_said(printed, said), f"{block}: it says\n{said}"


def commands(words: list[str]) -> Iterator[list[str]]:
    """Yield the simple commands of a line, without what they read and write."""
    simple: list[str] = []
    following = iter([*words, ";"])
    for word in following:
        if word in REDIRECTIONS:
            next(following)
        elif word in SEPARATORS:
            if simple:
                yield simple
            simple = []
        else:
            simple.append(word)


def is_harmless(words: list[str]) -> bool:
    """Return whether a command only reads, and what it reads is there."""
    if len(words) < 2 or words[1] not in HARMLESS or "--help" in words:
        return False
    files = [word for word in words[2:] if re.fullmatch(r"[\w./-]+\.(json|hots)", word)]
    return all(Path(file).exists() for file in files)


def run_ours(block: Block, words: list[str]) -> str:
    """Run our command in this process; return what it prints."""
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        code = command.main(words)
    assert code == 0, f"{block}: exit code {code}"
    return said.getvalue()


def is_said(wanted: str, said: str) -> bool:
    """Return whether something was printed, where ``...`` stands for anything."""
    checker = doctest.OutputChecker()
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    return not wanted.strip() or checker.check_output(wanted, said, flags)


# --- commands --------------------------------------------------------------------------------


def ours(block: Block, words: list[str]) -> None:
    """Let the command itself read the words, and run nothing."""
    complaint = io.StringIO()
    with (
        contextlib.redirect_stderr(complaint),
        contextlib.redirect_stdout(complaint),
        patch.object(parsing.Command, "invoke", return_value=0),
    ):
        try:
            command.main(words[1:])
        except SystemExit as stop:
            if stop.code:
                raise AssertionError(f"{block}: {complaint.getvalue()}") from stop


def make(block: Block, words: list[str]) -> None:
    """Look for the targets in the Makefile."""
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    asked = {word for word in words[1:] if "=" not in word}
    assert asked <= targets, f"{block}: make knows no {asked - targets}"


def pip(block: Block, words: list[str]) -> None:
    """Look for the extras in pyproject.toml."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for word in words[1:]:
        found = re.fullmatch(r"schiltrom\[(.+)\]", word)
        extras = set(found[1].split(",")) if found else set()
        unknown = extras - set(project["optional-dependencies"])
        assert not unknown, f"{block}: there is no extra {unknown}"


def python(block: Block, words: list[str]) -> None:
    """Look for the module or the file that Python is given."""
    if words[1] == "-m":
        assert find_spec(words[2]), f"{block}: there is no module {words[2]}"
        if words[2] == "pip":
            pip(block, words[2:])
    else:
        assert (ROOT / words[1]).exists(), f"{block}: there is no {words[1]}"


def other(block: Block, words: list[str]) -> None:
    """Know the program at least, or find it in the repository."""
    known = words[0] in PROGRAMS or (ROOT / words[0]).is_file()
    assert known, f"{block}: what is {words[0]}?"


CHECKS: dict[str, Callable[[Block, list[str]], None]] = {
    "make": make,
    "pip": pip,
    "python": python,
    "schiltrom": ours,
}


# --- files of others -------------------------------------------------------------------------


def braces(block: Block) -> None:
    """Check that what is opened is closed."""
    depth = 0
    for sign in re.findall(r"[{}]", block.text):
        depth += 1 if sign == "{" else -1
        assert depth >= 0, f"{block}: a brace too many"
    assert depth == 0, f"{block}: a brace is not closed"


def nginx(block: Block) -> None:
    """Check that every line is a directive or opens or closes a section."""
    braces(block)
    for line in filter(None, (line.strip() for line in block.text.splitlines())):
        assert line[-1] in ";{}", f"{block}: {line}"


def boards(block: Block) -> None:
    """Look for boards, and read their lines."""
    lines = re.findall(r'<schiltrom-board[^>]*\sposition="([^"]*)"', block.text)
    assert lines, f"{block}: there is no board"
    for line in lines:
        read = view_from_line if line.startswith("hotsview") else position_from_line
        read(line)


# --- languages of ours -----------------------------------------------------------------------


def request(block: Block) -> None:
    """Look for the address among those of the server; what is sent must be JSON."""
    first, _, body = block.text.partition("\n")
    method, address = first.split()
    path = re.sub(r"/[A-Z]+\b", "/{}", address.partition("?")[0])
    assert (method, path) in addresses(), f"{block}: the server knows no {first}"
    if body.strip():
        json.loads(body)


@cache
def addresses() -> set[tuple[str, str]]:
    """Return all that the server can be asked, with ``{}`` for what differs by game."""
    paths = create_app(Settings(), GameService(create_engine("sqlite://"))).openapi()["paths"]
    found = {(method.upper(), path) for path, methods in paths.items() for method in methods}
    live = {("GET", route.path) for route in api.router.routes if isinstance(route, WebSocketRoute)}
    return {(method, re.sub(r"\{\w+\}", "{}", path)) for method, path in found | live}


def grammar(block: Block) -> None:
    """Check that every rule is closed, and that none is defined twice."""
    plain = re.sub(r"\"[^\"]*\"|'[^']*'|\(\*.*?\*\)|\?[^?]*\?", "", block.text, flags=re.DOTALL)
    rules = [rule.partition("=")[0].strip() for rule in plain.split(";") if rule.strip()]
    assert plain.rstrip().endswith(";"), f"{block}: a rule is not closed"
    assert len(set(rules)) == len(rules), f"{block}: a rule is defined twice"
    for opened, closed in ("()", "[]", "{}"):
        assert plain.count(opened) == plain.count(closed), (
            f"{block}: {opened} or {closed} is missing"
        )
