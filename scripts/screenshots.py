"""Pictures of the browser game for README and documentation: writes docs/images/*.webp.

Run it after a change of how the game looks; it needs Playwright and Chromium. Two Squires play,
always the same games, up to the moments that are shown; the server gets their records.
"""

from __future__ import annotations

import base64
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from schiltrom import SCOTLAND, Game
from schiltrom.ai.players.registry import opponent_called
from schiltrom.engine import steps
from schiltrom.engine.position import Position, side_of
from schiltrom.engine.tables import members

IMAGES = Path(__file__).parents[1] / "docs" / "images"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SIZE = {"width": 1400, "height": 900}
SEEDS = range(1297, 1397)
QUALITY = 0.8
START_S = 30
TO_WEBP = """async ([picture, quality]) => {
  const image = new Image()
  image.src = `data:image/png;base64,${picture}`
  await image.decode()
  const canvas = new OffscreenCanvas(image.width, image.height)
  canvas.getContext('2d').drawImage(image, 0, 0)
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality })
  let bytes = ''
  for (const byte of new Uint8Array(await blob.arrayBuffer())) bytes += String.fromCharCode(byte)
  return btoa(bytes)
}"""


def main() -> None:
    """Make all pictures."""
    IMAGES.mkdir(exist_ok=True)
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        context = browser.new_context(
            viewport=SIZE, locale="en-GB", reduced_motion="reduce", base_url=address
        )
        page = context.new_page()
        page.goto("/")
        page.get_by_role("button", name="Play now").wait_for()
        keep(page, "home")
        show(page, at_card)
        page.get_by_role("region", name="Your hand").get_by_role("button").first.click()
        keep(page, "card")
        show(page, at_move)
        page.locator(".token.can[data-block=Wallace]").click()
        page.locator(".hit.can").first.wait_for()
        page.mouse.move(5, 5)
        keep(page, "move")
        show(page, at_battle)
        keep(page, "battle")
        show(page, at_winter)
        keep(page, "winter")
        browser.close()


@contextmanager
def server() -> Iterator[str]:
    """Run `schiltrom play` with a database of its own; yield its address."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/games.sqlite"
        command = [sys.executable, "-m", "schiltrom", "play", "--no-browser"]
        command += ["--port", str(port), "--database", database]
        running = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            wait_for(address)
            yield address
        finally:
            running.terminate()
            running.wait()


def wait_for(address: str) -> None:
    """Wait until the server answers."""
    until = time.monotonic() + START_S
    while time.monotonic() < until:
        try:
            urllib.request.urlopen(f"{address}/readyz")
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise SystemExit("the server did not start")


# --- the moments -----------------------------------------------------------------------------


def at_card(position: Position) -> bool:
    """Return whether the first card is to be chosen."""
    return position.step == steps.CARD


def at_move(position: Position) -> bool:
    """Return whether Scotland moves several groups, and has done nothing yet."""
    return position.step == steps.MOVE and position.moves > 1


def at_battle(position: Position) -> bool:
    """Return whether several blocks of each side fight."""
    if position.step != steps.COMBAT:
        return False
    sides = [side_of(block) for block in members(position.at[position.field])]
    return min(sides.count(0), sides.count(1)) > 2


def at_winter(position: Position) -> bool:
    """Return whether the Scots recruit."""
    return position.step == steps.SCOTTISH_BUILD


def record_at(moment: Callable[[Position], bool]) -> dict[str, Any]:
    """Return the record of the first game that comes to a moment of Scotland's."""
    for seed in SEEDS:
        game = Game.new("braveheart", seed=seed)
        players = [opponent_called("squire") for _ in range(2)]
        while not game.is_over:
            if game.position.waits_for(SCOTLAND) and moment(game.position):
                return game.record.to_json()
            side = game.to_choose[0]
            game.play(side, players[side].answer(game.view(side), seed).choice)
    raise SystemExit(f"no game comes to {moment.__name__}")


def show(page: Page, moment: Callable[[Position], bool]) -> None:
    """Bring a game that stands at a moment, and show it."""
    seats = {"england": {"kind": "computer", "level": "squire"}, "scotland": {"kind": "here"}}
    made = page.request.post(
        "/api/games/import", data={"record": record_at(moment), "seats": seats}
    )
    if made.status != 201:
        raise SystemExit(f"the server refused the game: {made.text()}")
    page.goto(f"/g/{made.json()['game']}")
    page.locator(".prompt").wait_for()
    page.wait_for_load_state("networkidle")


def keep(page: Page, name: str) -> None:
    """Keep what the page shows as a small picture."""
    page.wait_for_timeout(300)
    picture = base64.b64encode(page.screenshot()).decode()
    blank = page.context.new_page()
    made = base64.b64decode(blank.evaluate(TO_WEBP, [picture, QUALITY]))
    blank.close()
    (IMAGES / f"{name}.webp").write_bytes(made)


if __name__ == "__main__":
    main()
