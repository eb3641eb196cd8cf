"""The documentation in the folder of the game without a server: its examples run, all of them."""

from __future__ import annotations

import doctest
import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from scripts.docs_examples import examples
from tests.browser.conftest import LONG, PHONE, WIDE, complaint, wait_until
from tests.browser.static_folder import FOLDER, StaticServer
from tests.browser.static_play import long
from tests.browser.test_static_same_play import in_pyodide
from tests.helpers.blocks import ROOT

PAGES = ("index", "library", "notation", "drawing", "board", "bots", "command-line")
"""The pages with examples for a reader who has nothing but a browser."""
CLICKED = PAGES if LONG else ("library", "drawing")
"""Those whose buttons are pressed; the examples of all are run in any case."""
LONGEST_MS = 120_000
FLAGS = doctest.ELLIPSIS


@pytest.fixture
def open_page(browser: Browser, folder: StaticServer) -> Iterator[Callable[..., Page]]:
    """Return a function that opens a page; nothing may be complained of, policies included."""
    chosen: dict[str, Any] = {"viewport": WIDE, "locale": "en-GB", "reduced_motion": "reduce"}
    context = browser.new_context(**chosen)
    complaints: list[str] = []

    def open_at(name: str) -> Page:
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.extend(complaint(said)))
        page.goto(f"{folder.address}docs/{name}.html")
        return page

    yield open_at
    context.close()
    assert complaints == []


def blocks_of(name: str) -> list[str]:
    """Return the examples of a page that have a button."""
    text = (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8")
    return [example.text for example in examples(text) if not example.without]


def wanted(block: str) -> str:
    """Return what a session shows, as the page prints it."""
    return "".join(each.want for each in doctest.DocTestParser().get_examples(block))


def run(example: Locator) -> None:
    """Press a button and wait until all is shown."""
    example.get_by_role("button", name="Run", exact=True).click()
    expect(example.locator(".schiltrom-run")).to_have_text("Run", timeout=LONGEST_MS)


ALL = """
import json, sys, zipfile
with zipfile.ZipFile("/schiltrom.zip") as archive:
    archive.extractall("/library")
sys.path[0] = "/library"
from schiltrom.local.examples import Session
pages = json.load(open("/files/pages.json"))
shown = {}
for name, blocks in pages.items():
    heard = []
    session = Session(lambda kind, said: heard.append(said if kind == "text" else ""))
    shown[name] = []
    for block in blocks:
        heard.clear()
        shown[name].append([session.run(block), "".join(heard)])
print(json.dumps(shown))
"""


def check(block: str, said: str) -> None:
    """Compare what an example shows with what the page says."""
    expected = wanted(block) if ">>> " in block else ""
    assert doctest.OutputChecker().check_output(expected, said, FLAGS), f"{block}\n{said}"


def test_every_example_with_a_button_runs_in_the_folders_python(tmp_path):
    blocks = {name: blocks_of(name) for name in PAGES}
    file = tmp_path / "pages.json"
    file.write_text(json.dumps(blocks), encoding="utf-8")
    shown = json.loads(in_pyodide(ALL, tmp_path, file, modules="library.zip"))
    for name in PAGES:
        assert len(shown[name]) == len(blocks[name]) > 0
        for block, (is_whole, said) in zip(blocks[name], shown[name], strict=True):
            assert is_whole, said
            check(block, said)


@pytest.mark.parametrize("name", CLICKED)
def test_every_button_shows_what_the_page_says(open_page, name):
    """One after the other, or by the last button, which runs all above it first."""
    page = open_page(name)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload()
    blocks = blocks_of(name)
    found = page.locator(".schiltrom-runs")
    expect(page.get_by_role("button", name="Run", exact=True)).to_have_count(len(blocks))
    assert blocks
    assert not any("/python/" in url for url in asked), "nobody has asked for Python yet"
    for i in range(len(blocks)) if name == "library" else [len(blocks) - 1]:
        run(found.nth(i))
    for i, block in enumerate(blocks):
        said = "".join(found.nth(i).locator(".schiltrom-output pre").all_text_contents())
        assert found.nth(i).locator(".schiltrom-output.failed").count() == 0, said
        check(block, said)
    assert any("/library.zip" in url for url in asked)
    if name == "drawing":
        pictures_are_seen(page)


def pictures_are_seen(page: Page) -> None:
    """Look at what was drawn, on a phone too."""
    picture = page.locator(".schiltrom-runs").last.locator(".schiltrom-output img")
    expect(picture).to_be_visible()
    assert picture.evaluate("image => image.naturalWidth") > 100
    phone: Any = PHONE
    page.set_viewport_size(phone)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_pages_with_buttons_are_those_that_are_tested():
    found = {
        page.stem
        for page in (FOLDER / "docs").rglob("*.html")
        if 'class="schiltrom-runs' in page.read_text(encoding="utf-8")
    }
    assert found == set(PAGES)


def write(example: Locator, source: str) -> None:
    """Have another program in an example."""
    example.locator("code").evaluate("(code, text) => { code.textContent = text }", source)


def test_errors_are_told_and_an_example_that_never_ends_is_stopped(open_page):
    page = open_page("bots")
    example = page.locator(".schiltrom-runs")
    button, output = example.locator(".schiltrom-run"), example.locator(".schiltrom-output")
    write(example, "def divide(number):\n    return 1 / number\n\n\ndivide(0)\n")
    run(example)
    expect(output).to_have_class(re.compile("failed"))
    said = output.inner_text()
    assert said.startswith("Traceback (most recent call last):")
    assert 'File "<example>", line 5' in said
    assert "ZeroDivisionError: division by zero" in said
    assert "schiltrom/local" not in said
    write(example, "print('it begins')\nwhile True:\n    pass\n")
    button.click()
    expect(output).to_contain_text("it begins", timeout=LONGEST_MS)
    expect(button).to_have_text("Stop")
    assert page.evaluate("1 + 1") == 2, "the page is not blocked"
    button.click()
    expect(example.locator(".schiltrom-status")).to_have_text("Stopped.")
    expect(button).to_have_text("Run")


def test_python_that_does_not_come_is_told(open_page):
    page = open_page("bots")
    page.route("**/python/**", lambda route: route.fulfill(status=404, body=""))
    page.get_by_role("button", name="Run", exact=True).click()
    said = page.get_by_text("Python could not be started.")
    expect(said).to_be_visible(timeout=LONGEST_MS)
    expect(page.get_by_role("button", name="Run", exact=True)).to_be_visible()


@long
def test_what_was_read_can_be_read_and_run_without_a_network(browser):
    with StaticServer() as server:
        context = browser.new_context()
        page = context.new_page()
        page.set_default_timeout(LONGEST_MS)
        page.goto(server.address)
        wait_until(page, "() => navigator.serviceWorker.controller !== null")
        page.goto(f"{server.address}docs/")
        example = page.locator(".schiltrom-runs")
        run(example)
        server.stop()
        context.set_offline(True)
        page.reload()
        run(example)
        expect(example.locator(".schiltrom-output")).to_contain_text("card Victuals")
        context.close()


def test_the_pages_keep_a_strict_policy():
    for file in (FOLDER / "docs").rglob("*.html"):
        page = file.read_text(encoding="utf-8")
        policy = re.search(r'Content-Security-Policy" content="([^"]+)"', page)
        assert policy is not None, file.name
        assert "unsafe-inline" not in policy[1]
        assert "'unsafe-eval'" not in policy[1]
        inline = re.findall(r"<script(?![^>]*\b(?:src|application/json))[^>]*>", page)
        assert inline == [], file.name
        assert not re.search(r"<style|\sstyle=|\son\w+=\"", page), file.name
