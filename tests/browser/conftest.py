"""A real server with its own database, and Debian's Chromium (or another) to look at it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from schiltrom.server.computers import Computers
from schiltrom.server.web import INDEX, read_web
from tests.server.service import fix_chance, new_hall, real_server

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
WIDE = {"width": 1500, "height": 1000}
PHONE = {"width": 390, "height": 844}


REFUSED = "the server responded with a status of 4"
"""The browser notes every refusal, also those that the client expects and explains."""


def complaint(said: ConsoleMessage) -> list[str]:
    """Return what a page's console says that should not be said."""
    return [said.text] if said.type == "error" and REFUSED not in said.text else []


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


@pytest.fixture
def address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of a server with computer players, whose chance is always the same."""
    assert INDEX in read_web(), "the client is not built: make build"
    fix_chance(monkeypatch)
    hall = new_hall(tmp_path)
    computers = Computers(hall)
    hall.on_change = computers.notice
    try:
        with real_server(hall) as (where, _server):
            yield f"http://{where}"
    finally:
        computers.close()


@pytest.fixture
def open_page(browser: Browser, address: str) -> Iterator[Callable[..., Page]]:
    """Return a function that opens a window of its own; whatever a page complains of fails."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_at(path: str = "/", **options: Any) -> Page:
        chosen = {"viewport": WIDE, "locale": "en-GB", "reduced_motion": "reduce"} | options
        context = browser.new_context(base_url=address, **chosen)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15_000)
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
