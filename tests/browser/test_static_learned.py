"""Learned players on the page without a server: their network comes when one plays, and stays."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from tests.browser.conftest import wait_until
from tests.browser.static_folder import FOLDER, StaticServer
from tests.browser.static_play import long, play_now, play_on

if TYPE_CHECKING:
    from playwright.sync_api import Page

NETWORK = next((FOLDER / "python").glob("learned-*.npz"), Path("not built"))
IS_KEPT = f"""() => caches.match(new URL('python/{NETWORK.name}', location.href)).then(Boolean)"""


def new_game(page: Page, address: str, level: str) -> None:
    """Begin the quick game, against the level that this browser's last game was against."""
    page.goto(address)
    page.evaluate("(level) => localStorage.setItem('schiltrom.level', level)", level)
    page.reload()
    play_now(page)
    wait_until(page, "() => navigator.serviceWorker.controller !== null")


def test_its_network_comes_when_one_plays_and_is_kept(open_static):
    """Nobody else fetches it; on the next visit it needs no network connection."""
    with StaticServer() as server:
        page = open_static(address=server.address)
        new_game(page, server.address, "peasant")
        play_on(page, 6)
        assert not page.evaluate(IS_KEPT)
        new_game(page, server.address, "squire")
        play_on(page, 6)
        wait_until(page, IS_KEPT)
        server.stop()
        page.context.set_offline(True)
        page.reload()
        page.locator(".prompt.mine").wait_for()
        play_on(page, 6)


@long
def test_without_its_network_a_hand_made_player_takes_its_place(open_static, tmp_path):
    """It cannot be fetched, and the game goes on."""
    shutil.copytree(FOLDER, tmp_path / "static")
    (tmp_path / "static" / "python" / NETWORK.name).unlink()
    with StaticServer(tmp_path) as server:
        page = open_static(address=server.address)
        new_game(page, server.address, "squire")
        play_on(page, 4)
        assert not page.evaluate(IS_KEPT)
