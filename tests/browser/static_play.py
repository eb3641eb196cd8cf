"""How tests play in the folder of the game without a server."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.clicking import Clicker
from tests.browser.conftest import LONG

if TYPE_CHECKING:
    from playwright.sync_api import Page

GAME = re.compile(r"[?&]page=/g/(\w{16})")
long = pytest.mark.skipif(not LONG, reason="make static-long")


def play_now(page: Page) -> str:
    """Begin the quick game; return its id."""
    page.locator("button.primary.big").click()
    page.locator(".prompt.mine").wait_for()
    found = GAME.search(page.url)
    assert found is not None
    return found[1]


def play_on(page: Page, clicks: int, seed: int = 1297, **how: Any) -> Clicker:
    """Click on what is lit so many times, and wait until the page has shown what came of it."""
    player = Clicker(page, Random(seed), **how)
    while player.clicks < clicks:
        offers = player.look(40_000)
        assert offers["isIt"], player.story()
        if offers["over"]:
            break
        player.step(offers)
    assert player.look(40_000)["isIt"], player.story()
    return player
