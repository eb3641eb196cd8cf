"""Real servers with databases of their own, and Debian's Chromium (or another) to look at them."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from schiltrom.server.http.web import INDEX, read_web
from tests.browser.house import House
from tests.browser.static_folder import StaticServer
from tests.server.helpers.service import fix_chance

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
WIDE = {"width": 1500, "height": 1000}
PHONE = {"width": 390, "height": 844}
PATIENCE_MS = 30_000
expect.set_options(timeout=PATIENCE_MS)  # as long as for everything else, however slow the machine
LONG = os.environ.get("SCHILTROM_BROWSER") == "long"
"""Whether the tests that take minutes are run: ``make browser-long``, ``make static-long``."""
PAGE_SCRIPT = Path(__file__).with_name("page.js")
KEEP_PACE = "try { localStorage['schiltrom.pace'] ??= 'PACE' } catch {}"
"""Set how fast the page shows what the others do, unless a test has chosen it on the page."""
EXPECTED = ("the server responded with a status of 4", "ERR_INTERNET_DISCONNECTED")
"""The browser notes every refusal, also those that the client explains, and every lost network."""


def wait_until(page: Page, expression: str, argument: object = None) -> None:
    """Ask a page until an expression holds.

    Playwright's own wait evaluates text inside the page after its first try, which our content
    security policy forbids.
    """
    end = time.monotonic() + PATIENCE_MS / 1000
    while not page.evaluate(expression, argument):
        assert time.monotonic() < end, f"never true: {expression}"
        page.wait_for_timeout(20)


SETTLED = """async () => {
    await document.fonts.ready
    for (let i = 0; i < 2; i += 1) await new Promise(requestAnimationFrame)
}"""


def settle(page: Page) -> None:
    """Wait until the letters are there, and what is measured with them has its place."""
    page.evaluate(SETTLED)


def press_in_bar(page: Page, name: str) -> None:
    """Press a button of the line above the game; what has no room there is in a menu."""
    page.locator("nav").first.wait_for()
    settle(page)  # before that all of it is in the menu, which then goes away on a wide page
    menu = page.locator("nav button.menu")
    if menu.count():
        menu.click()
    page.get_by_role("button", name=name).click()


def resign(page: Page) -> None:
    """Give the game up, as one does it on the page."""
    press_in_bar(page, "Resign")
    page.get_by_role("dialog").get_by_role("button", name="Yes", exact=True).click()
    page.locator(".ending").wait_for()


def complaint(said: ConsoleMessage) -> list[str]:
    """Return what a page's console says that should not be said."""
    is_expected = any(text in said.text for text in EXPECTED)
    return [said.text] if said.type == "error" and not is_expected else []


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A browser for the whole run."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        pytest.fail("no Chromium here (Debian: apt-get install chromium)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def _same_chance() -> Iterator[None]:
    """Let the server's seeds and the computers' thoughts be the same every time."""
    with pytest.MonkeyPatch.context() as patch:
        fix_chance(patch)
        chance = SimpleNamespace(randbits=Random(1297).getrandbits)
        patch.setattr("schiltrom.server.computers.computers.secrets", chance)
        yield


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory, _same_chance: None) -> Iterator[str]:
    """The address of the server that most tests share."""
    assert INDEX in read_web(), "the client is not built: make build"
    with House(tmp_path_factory.mktemp("house")) as house:
        yield house.address


@pytest.fixture
def house(tmp_path: Path, _same_chance: None) -> Iterator[House]:
    """A server of one's own, which can be stopped and started again."""
    with House(tmp_path) as house:
        yield house


@pytest.fixture
def open_page(browser: Browser, address: str) -> Iterator[Callable[..., Page]]:
    """Return a function that opens a window of its own; whatever a page complains of fails."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_at(path: str = "/", pace: str = "off", **options: Any) -> Page:
        chosen: dict[str, Any] = {
            "viewport": WIDE,
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "base_url": address,
        }
        context = browser.new_context(**(chosen | options))
        context.add_init_script(KEEP_PACE.replace("PACE", pace))
        context.add_init_script(path=PAGE_SCRIPT)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.extend(complaint(said)))
        page.goto(path)
        return page

    yield open_at
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def page(open_page: Callable[..., Page]) -> Page:
    """One window, at home."""
    return open_page()


# --- the game without a server ---------------------------------------------------------------


@pytest.fixture(scope="module")
def folder() -> Iterator[StaticServer]:
    """A web server that knows nothing of the game."""
    with StaticServer() as server:
        yield server


@pytest.fixture
def open_static(browser: Browser, folder: StaticServer) -> Iterator[Callable[..., Page]]:
    """Return a function that opens a window on a new device, or another one on the same."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_at(
        page: str = "", on: BrowserContext | None = None, address: str = "", **options: Any
    ) -> Page:
        chosen: dict[str, Any] = {"viewport": WIDE, "locale": "en-GB", "reduced_motion": "reduce"}
        context = on or browser.new_context(**(chosen | options))
        if on is None:
            context.add_init_script(KEEP_PACE.replace("PACE", "off"))
            context.add_init_script(path=PAGE_SCRIPT)
            contexts.append(context)
        opened = context.new_page()
        opened.set_default_timeout(40_000)
        opened.on("pageerror", lambda error: complaints.append(str(error)))
        opened.on("console", lambda said: complaints.extend(complaint(said)))
        opened.goto((address or folder.address) + page)
        return opened

    yield open_at
    for context in contexts:
        context.close()
    assert complaints == []
