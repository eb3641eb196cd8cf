"""Which examples of the documentation can be run in the reader's browser.

A Python block gets a button if

- it is one that is run at all: no ``<!-- not run: ... -->`` stands above it;
- all that it imports is in the browser: Python's own modules, and those of ``library.zip``;
- it uses nothing that only a block without a button has made: the blocks of a page are one session;
- it uses the library: it imports it, or something that a block with a button has made.
"""

from __future__ import annotations

import ast
import builtins
import doctest
import re
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from scripts.static_parts import PACKAGE, library_modules

ROOT: Final = Path(__file__).parents[1]
FENCE: Final = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
UNTRIED: Final = re.compile(r"<!-- not run: (.+?) -->\s*$")
NOT_THERE: Final = {
    *("curses", "dbm", "fcntl", "multiprocessing", "resource"),
    *("sqlite3", "ssl", "termios", "tkinter"),
}
"""Modules of Python's own that the browser's lacks, or that do nothing there."""


@dataclass(frozen=True)
class Example:
    """A Python block of a page."""

    text: str
    start: int
    """Where its fence begins in the page's Markdown."""
    without: str
    """Why it has no button; empty if it has one."""

    @property
    def source(self) -> str:
        """Return its program, without the prompts and answers of a session."""
        if ">>> " not in self.text:
            return self.text
        return "".join(each.source for each in doctest.DocTestParser().get_examples(self.text))


def examples(markdown: str) -> list[Example]:
    """Return the Python blocks of a page, in order."""
    found: list[Example] = []
    made: set[str] = set()
    """What blocks with buttons have made."""
    lost: set[str] = set()
    """What only others have made."""
    for fence in FENCE.finditer(markdown):
        example = Example(fence[1], fence.start(), "")
        tree = ast.parse(example.source)
        reason = _why_not(tree, markdown[: fence.start()], made, lost)
        names = _made(tree)
        if reason:
            lost |= names - made
        else:
            made |= names
            lost -= names
        found.append(Example(fence[1], fence.start(), reason))
    return found


def _why_not(tree: ast.Module, above: str, made: set[str], lost: set[str]) -> str:
    untried = UNTRIED.search(above)
    if untried is not None:
        return untried[1]
    imported = _imported(tree)
    missing = sorted(name for name in imported if not _is_there(name))
    if missing:
        return f"{missing[0]} is not in the browser"
    used = _used(tree)
    if used & lost:
        return f"{min(used & lost)} was made by a block without a button"
    is_ours = any(name.split(".")[0] == PACKAGE for name in imported)
    if not is_ours and not used & made:
        return "it does not use the library"
    return ""


@cache
def _library() -> frozenset[str]:
    return frozenset(library_modules())


def _is_there(name: str) -> bool:
    top = name.split(".")[0]
    if top == PACKAGE:
        return name in _library()
    return top in sys.stdlib_module_names and top not in NOT_THERE


def _imported(tree: ast.Module) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            names.add(node.module)
            inside = {f"{node.module}.{alias.name}" for alias in node.names}
            names |= {name for name in inside if _is_module(name)}
    return names


def _is_module(name: str) -> bool:
    """Return whether a name is a module of ours, in the browser or not."""
    bare = ROOT.joinpath("src", *name.split("."))
    return bare.is_dir() or bare.with_suffix(".py").exists()


def _made(tree: ast.Module) -> set[str]:
    """Return the names that a block makes for those below it."""
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            names.add(node.id)
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Import | ast.ImportFrom):
            names |= {(alias.asname or alias.name).split(".")[0] for alias in node.names}
    return names


def _used(tree: ast.Module) -> set[str]:
    """Return the names that a block reads and does not make itself."""
    read = {
        node.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)
    }
    return read - set(dir(builtins)) - (_made(tree) - _stored_later(tree))


def _stored_later(tree: ast.Module) -> set[str]:
    """Return the names that are read before they are made: they come from above."""
    later: set[str] = set()
    stored: set[str] = set()
    for statement in tree.body:
        part = ast.Module([statement], [])
        read = {
            node.id
            for node in ast.walk(part)
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)
        }
        own = _made(part)
        later |= read - stored - (own if isinstance(statement, ast.For | ast.With) else set())
        stored |= own
    return later


def with_buttons(markdown: str, mark: str) -> str:
    """Return a page whose blocks with buttons are marked as a class of MkDocs' fences."""
    pieces, end = [], 0
    for example in examples(markdown):
        if not example.without:
            pieces += [markdown[end : example.start], f"``` {{.python .{mark}}}"]
            end = example.start + len("```python")
    return "".join([*pieces, markdown[end:]])
