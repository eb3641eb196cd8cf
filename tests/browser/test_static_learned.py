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
LET_LEARNED_PLAY = """(game) => new Promise((resolve) => {
  const asked = indexedDB.open('schiltrom')
  asked.onsuccess = () => {
    const games = asked.result.transaction('games', 'readwrite').objectStore('games')
    const found = games.get(game)
    found.onsuccess = () => {
      const kept = found.result
      const row = JSON.parse(kept.row)
      for (const seat of row.seats) if (seat.kind === 'computer') seat.level = 'learned'
      const put = games.put({ ...kept, row: JSON.stringify(row) }, game)
      put.onsuccess = () => { asked.result.close(); resolve() }
    }
  }
})"""
IS_KEPT = f"""() => caches.match(new URL('python/{NETWORK.name}', location.href)).then(Boolean)"""


def learned_game(page: Page) -> None:
    """Begin a game, see that no network is fetched, and put a learned player there."""
    game = play_now(page)
    wait_until(page, "() => navigator.serviceWorker.controller !== null")
    play_on(page, 2)
    assert not page.evaluate(IS_KEPT)
    page.evaluate(LET_LEARNED_PLAY, game)
    page.reload()
    page.locator(".prompt.mine").wait_for()


def test_its_network_comes_when_one_plays_and_is_kept(open_static):
    """Nobody else fetches it; on the next visit it needs no network connection."""
    with StaticServer() as server:
        page = open_static(address=server.address)
        learned_game(page)
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
        learned_game(page)
        play_on(page, 4)
        assert not page.evaluate(IS_KEPT)
