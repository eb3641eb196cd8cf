"""The board for other people's pages, on such a page: one script from elsewhere, and a line."""

from __future__ import annotations

import gzip
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from schiltrom import ENGLAND, SCOTLAND, Game
from schiltrom.notation import view_to_line
from tests.browser.conftest import PHONE, WIDE, complaint
from tests.browser.static_folder import FOLDER, StaticServer

LARGEST = 100_000
"""How many bytes the script may have, compressed."""
NAME = "schiltrom-board.js"
GAME = Game.new("braveheart", edition=4, seed=1297)
PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy"
  content="default-src 'none'; script-src {origin}; style-src 'none'">
<title>Somebody's page</title>
<script type="module" src="{script}"></script>
</head>
<body><h1>My game</h1>{boards}</body>
</html>
"""


def board(line: str, more: str = "") -> str:
    return f'<schiltrom-board position="{line}" {more}></schiltrom-board>'


@pytest.fixture(scope="module")
def folder() -> Iterator[StaticServer]:
    """Where the script lies, on a host that lets others use it."""
    with StaticServer(is_open=True) as server:
        yield server


@pytest.fixture
def open_boards(
    browser: Browser, folder: StaticServer, tmp_path: Path
) -> Iterator[Callable[..., Page]]:
    """Return a function that opens somebody's page, of another origin and with a strict policy."""
    complaints: list[str] = []
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text("")
    with StaticServer(tmp_path) as elsewhere:
        contexts = []

        def open_at(boards: str, script: str = f"{folder.address}{NAME}", **options: Any) -> Page:
            origin = re.match(r"http://[^/]+", script)
            whose = origin[0] if origin else "'self'"
            text = PAGE.format(origin=whose, script=script, boards=boards)
            place = tmp_path / "blog" / "2026" / "post.html"
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text, encoding="utf-8")
            chosen: dict[str, Any] = {"viewport": WIDE, **options}
            contexts.append(browser.new_context(**chosen))
            page = contexts[-1].new_page()
            page.on("pageerror", lambda error: complaints.append(str(error)))
            page.on("console", lambda said: complaints.extend(complaint(said)))
            page.goto(f"{elsewhere.origin}/blog/2026/post.html")
            return page

        yield open_at
        for context in contexts:
            context.close()
    assert [each for each in complaints if "favicon" not in each] == []


def show(page: Page, line: str) -> None:
    """Give the first board of a page another line."""
    page.locator("schiltrom-board").first.evaluate("(b, line) => { b.position = line }", line)


def names_on(page: Page) -> set[str]:
    """Return what a screen reader is told of blocks that can be named."""
    labels = page.locator("[data-key^=block]").evaluate_all(
        "all => all.map((each) => each.getAttribute('aria-label'))"
    )
    return {label.split(" (")[0] for label in labels if ", strength" in label}


def test_a_position_is_drawn_on_a_page_of_another_origin(open_boards):
    page = open_boards(board(GAME.line))
    expect(page.locator("[data-key='block Wallace']")).to_have_attribute(
        "aria-label", "Wallace (Scotland), strength 4, A3"
    )
    on_map = re.findall(r"[A-Za-z][a-z][1-4]", GAME.line.split()[5])
    assert page.locator("[data-key^=block]").count() == len(on_map)
    box = page.locator("schiltrom-board").bounding_box()
    assert box is not None
    assert box["width"] / box["height"] == pytest.approx(1000 / 1240, rel=0.02)
    sea = page.locator(".sea").evaluate("each => getComputedStyle(each).fill")
    assert sea not in ("none", "rgb(0, 0, 0)", "rgba(0, 0, 0, 0)"), "it has its colours"
    arms = page.locator("use.arms").first.evaluate("each => each.getBoundingClientRect().width")
    assert arms > 0


def test_a_copy_in_the_same_folder_does_too_and_a_changed_line_is_drawn_again(
    open_boards, tmp_path
):
    (tmp_path / "blog" / "2026").mkdir(parents=True)
    shutil.copy(FOLDER / NAME, tmp_path / "blog" / "2026" / NAME)
    page = open_boards(board(GAME.line), script=NAME)
    other = Game.new("the_bruce", edition=4, seed=7)
    page.locator("[data-key='block Wallace']").wait_for()
    show(page, other.line)
    expect(page.locator("[data-key='block Wallace']")).to_have_count(0)
    expect(page.locator("[data-key='block Bruce/S']")).to_have_count(1)
    # Moved about in the page it is still a board, and one.
    page.evaluate("document.body.prepend(document.querySelector('schiltrom-board'))")
    expect(page.locator("[data-key='block Bruce/S']")).to_have_count(1)
    for line, words in (
        ("nonsense", "not a position line: it should begin with hots2"),
        (other.line.replace("1306/1", "1306/7"), 'the field turn cannot be "1306/7"'),
        ("hots2 braveheart:4", "the line ends before the field turn"),
    ):
        show(page, line)
        expect(page.get_by_role("alert")).to_have_text(words)
    show(page, GAME.line)
    expect(page.get_by_role("alert")).to_have_count(0)
    page.locator("[data-key='block Wallace']").wait_for()


def test_what_is_hidden_stays_hidden(open_boards):
    line = view_to_line(GAME.view(SCOTLAND))
    page = open_boards(board(line))
    page.locator("[data-key='block Wallace']").wait_for()
    own = names_on(page)
    assert {"Wallace", "Bruce"} <= own
    assert "Edward I" not in own
    inside = page.evaluate("document.querySelector('schiltrom-board').shadowRoot.innerHTML")
    assert "block Edward" not in inside
    assert "Hobelars" not in inside
    # A whole line with one side's eyes.
    turned = open_boards(board(GAME.line, 'side="england"'))
    turned.locator("[data-key='block Edward']").wait_for()
    assert "Wallace" not in names_on(turned)
    nobody = open_boards(board(GAME.line, 'side="spectator"'))
    nobody.locator("[data-key^='block 1 Fife']").first.wait_for()
    assert names_on(nobody) == set()
    assert GAME.view(ENGLAND).sides[SCOTLAND].known == []


def test_language_theme_and_phone(open_boards):
    boards = board(GAME.line, 'language="de" theme="dark"') + board(GAME.line, 'lang="fr"')
    page = open_boards(boards, viewport=PHONE, has_touch=True, is_mobile=True)
    page.locator("[data-key='block Wallace']").first.wait_for()
    first, second = (page.locator("schiltrom-board").nth(i) for i in (0, 1))
    expect(first.locator("[data-key='block Wallace']")).to_have_attribute(
        "aria-label", re.compile("Schottland")
    )
    expect(second.locator("[data-key='block Wallace']")).to_have_attribute(
        "aria-label", re.compile("[ÉE]cosse")
    )
    fill = "each => getComputedStyle(each).fill"
    seas = [each.locator(".sea").evaluate(fill) for each in (first, second)]
    assert seas[0] != seas[1]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_script_is_one_small_file():
    script = (FOLDER / NAME).read_bytes()
    assert len(gzip.compress(script)) < LARGEST
    assert not re.search(rb"\bimport\s*[({\"']|\beval\(|new Function", script)
