"""Examples of the documentation as the browser runs them, and which of them have a button."""

from __future__ import annotations

import doctest
import sys

import pytest

from schiltrom.local import examples as running
from schiltrom.local.examples import PICTURE, TEXT, Session
from scripts.docs_examples import examples, with_buttons
from scripts.static_parts import library_modules
from tests.helpers.blocks import ROOT, blocks

PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])


class Reader(list[tuple[str, str]]):
    """Hears what a session tells."""

    def __init__(self) -> None:
        self.session = Session(lambda kind, said: self.append((kind, said)))

    def run(self, source: str) -> str:
        """Run an example and return the words it shows."""
        self.clear()
        self.whole = self.session.run(source)
        return "".join(said for kind, said in self if kind == TEXT)


@pytest.fixture
def reader() -> Reader:
    return Reader()


def test_a_session_is_answered_line_by_line_and_goes_on_after_errors(reader):
    said = reader.run(
        ">>> a = 2\n>>> a\n2\n>>> a / 0\n...\n>>> for _ in range(2):\n...     print(a)\n"
    )
    error = "Traceback (most recent call last):\nZeroDivisionError: division by zero\n"
    assert said == f"2\n{error}2\n2\n"
    assert reader.whole


def test_examples_share_their_names_until_the_page_begins_anew(reader):
    reader.run("a = 1\n")
    assert reader.run("print(a)\n") == "1\n"
    reader.session.reset()
    assert reader.run("print(a)\n").endswith("NameError: name 'a' is not defined\n")
    assert not reader.whole


def test_what_can_draw_itself_is_drawn(reader):
    said = reader.run(">>> import schiltrom\n>>> schiltrom.Game.new(seed=1)\n")
    assert said.startswith("<Game braveheart")
    assert [kind for kind, _ in reader] == [TEXT, PICTURE]
    assert reader[1][1].startswith("<svg")


def test_an_error_in_a_program_says_where_in_the_example(reader):
    said = reader.run("import json\n\njson.loads('{')\n")
    assert 'File "<example>", line 3, in <module>\n    json.loads' in said
    assert "decoder.py" not in said


def test_nothing_of_it_stays_in_this_python(reader, capsys):
    usual = sys.stdout, sys.displayhook
    reader.run("print('to the reader')\n")
    assert (sys.stdout, sys.displayhook) == usual
    assert capsys.readouterr().out == ""


def test_examples_in_docstrings_run():
    assert doctest.testmod(running).failed == 0


# --- which have a button ---------------------------------------------------------------------


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_same_blocks_are_seen_as_are_tried(page):
    ours = [block.text for block in blocks(page) if block.language == "python"]
    assert [each.text for each in examples(page.read_text(encoding="utf-8"))] == ours


def page_of(*sources: str) -> str:
    return "\n".join(f"Words.\n\n```python\n{source}\n```\n" for source in sources)


@pytest.mark.parametrize(
    ("sources", "reasons"),
    [
        (("import schiltrom",), [""]),
        (("import schiltrom", "schiltrom.Game.new()"), ["", ""]),
        ((">>> from schiltrom.svg import draw\n>>> draw",), [""]),
        (("import base64",), ["it does not use the library"]),
        (("import schiltrom, numpy",), ["numpy is not in the browser"]),
        (("from schiltrom import envs",), ["schiltrom.envs is not in the browser"]),
        (("import schiltrom.server",), ["schiltrom.server is not in the browser"]),
        (("import schiltrom, sqlite3",), ["sqlite3 is not in the browser"]),
        (
            ("import torch\nnet = 1", "import schiltrom\nnet", "import schiltrom\nnet = 2\nnet"),
            ["torch is not in the browser", "net was made by a block without a button", ""],
        ),
    ],
)
def test_a_block_has_a_button_if_it_can_be_run_there(sources, reasons):
    found = examples(page_of(*sources))
    assert [each.without for each in found] == reasons
    marked = with_buttons(page_of(*sources), "runs")
    assert marked.count("``` {.python .runs}\n") == reasons.count("")


def test_a_block_that_is_only_read_has_none():
    page = f"<!-- not run: it needs a server -->\n{page_of('import schiltrom')[8:]}"
    assert [each.without for each in examples(page)] == ["it needs a server"]


def test_the_home_page_shows_the_lines_of_the_readme():
    (readme,) = [block for block in blocks(ROOT / "README.md") if block.language == "python"]
    home = [block.text for block in blocks(ROOT / "docs" / "index.md")]
    assert readme.text in home


def test_the_library_is_there_without_what_needs_more():
    rooms = {name.split(".")[1] for name in library_modules() if "." in name}
    assert {"ai", "engine", "notation", "odds", "svg", "text"} <= rooms
    assert not rooms & {"server", "cli", "dev", "envs", "learn", "arena", "remote"}
