"""The wheel in an empty environment: the browser game, without Node and without the source."""

from __future__ import annotations

import re
import socket
from random import Random

from playwright.sync_api import expect

from tests.browser.clicking import Clicker
from tests.browser.conftest import LONG, PAGE_SCRIPT, PATIENCE_MS, WIDE, complaint
from tests.browser.test_smoke import play_first_card
from tests.helpers.package import Installed

CLICKS = 300
SECOND_CARDS = "Game turn (2 of 1297|1 of 1298):"
"""Two events in the first game turn would end the year."""


def play_to_second_cards(page):
    shown = "document.querySelector('.log').innerText"
    Clicker(page, Random(1297)).play(CLICKS, until=f"/{SECOND_CARDS}/.test({shown})")
    expect(page.get_by_role("log")).to_contain_text(re.compile(SECOND_CARDS))


def test_the_wheel_is_installed_and_played(browser, tmp_path):
    """The first card, in ``make test``; ``make browser-long`` plays to the second."""
    installed = Installed(tmp_path, "[server]")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    server = installed.start("schiltrom", "play", "--no-browser", "--port", str(port))
    try:
        assert server.stdout is not None
        assert str(port) in server.stdout.readline(), server.communicate()[1]
        context = browser.new_context(viewport=WIDE, locale="en-GB", reduced_motion="reduce")
        context.add_init_script(path=PAGE_SCRIPT)
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        complaints: list[str] = []
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.extend(complaint(said)))
        page.goto(f"http://127.0.0.1:{port}/")
        play_first_card(page)
        if LONG:
            play_to_second_cards(page)
        context.close()
        assert complaints == []
    finally:
        server.terminate()
        server.communicate(timeout=30)
    assert server.returncode == 0
    assert (tmp_path / ".local/share/schiltrom/games.sqlite").stat().st_size > 0
