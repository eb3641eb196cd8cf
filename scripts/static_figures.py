"""How fast the game without a server is, here and on a device a quarter as fast.

``python -m scripts.static_figures [SLOWER]`` measures ``dist/static`` in Chromium at the size of a
phone. Chromium's own throttling slows the page alone and not its workers, in which Python runs: so
all its renderers are stopped for three quarters of the time. On a busy machine that is less than
four times as slow; the time of a long sum says how much it was.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.conftest import BROWSERS, KEEP_PACE, PHONE
from tests.browser.static_folder import StaticServer

SLOWER: Final = 4
SLICE_S: Final = 0.008
"""How long renderers run at once."""
PATIENCE_MS: Final = 180_000
LEVELS: Final = {"classic-squire": 40, "classic-knight": 25, "classic-earl": 40, "classic-king": 25}
"""How many choices are measured, by player: this Python has no network for learned ones."""
ANSWERS = """
import json, time
from random import Random
import schiltrom
from schiltrom.ai.players import opponent_called

began = time.monotonic()
sum(range(30_000_000))
found = {"the speed": {"a long sum": time.monotonic() - began}}
for level, choices in LEVELS.items():
    rng, opponent = Random(1297), opponent_called(level)
    game = schiltrom.Game.new("braveheart", seed=1297)
    took, turns = [], {}
    while len(took) < choices and not game.is_over:
        side = game.to_choose[0]
        if side == schiltrom.ENGLAND:
            game.play(side, rng.choice(game.legal(side)))
            continue
        seen, began = game.view(side), time.monotonic()
        choice = opponent.answer(seen, seed=len(took)).choice
        took.append(time.monotonic() - began)
        key = f"{game.position.year}/{game.position.turn}"
        turns[key] = turns.get(key, 0.0) + took[-1]
        game.play(side, choice)
    found[level] = {"a choice": max(took), "a game turn": max(turns.values())}
print(json.dumps(found))
"""


def renderers(parent: int) -> list[int]:
    """Return the processes of Chromium that draw pages and run their workers."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with suppress(OSError):
                command = (entry / "cmdline").read_bytes()
                if b"--type=renderer" in command and _is_below(int(entry.name), parent):
                    found.append(int(entry.name))
    return found


def _is_below(process: int, parent: int) -> bool:
    """Return whether a process descends from another."""
    while process > 1:
        if process == parent:
            return True
        stat = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
        process = int(stat.rpartition(")")[2].split()[1])
    return False


@contextmanager
def slowed(factor: int) -> Iterator[None]:
    """Let all renderers below this process run for one part of the time in *factor*."""
    if factor == 1:
        yield
        return
    over = threading.Event()

    def keep_slow() -> None:
        known: list[int] = []
        looked = 0.0
        while not over.is_set():
            if time.monotonic() - looked > 0.3:
                known, looked = renderers(os.getpid()), time.monotonic()
            _signal(known, signal.SIGSTOP)
            time.sleep(SLICE_S * (factor - 1))
            _signal(known, signal.SIGCONT)
            time.sleep(SLICE_S)

    thread = threading.Thread(target=keep_slow)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def _signal(processes: list[int], what: signal.Signals) -> None:
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, what)


def phone(browser: Browser) -> BrowserContext:
    """Return a new device of the size of a phone."""
    chosen: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    context = browser.new_context(**chosen, locale="en-GB", reduced_motion="reduce")
    context.add_init_script(KEEP_PACE.replace("PACE", "off"))
    context.set_default_timeout(PATIENCE_MS)
    return context


def first_choice(page: Page, address: str) -> float:
    """Return how long it takes from the address to the first choice, with one click between."""
    began = time.monotonic()
    page.goto(address)
    page.locator("button.primary.big").click()
    page.locator(".prompt.mine").wait_for()
    return time.monotonic() - began


def visits(browser: Browser, address: str) -> dict[str, float]:
    """Return the time to the first choice at the first visit and at a later one."""
    context = phone(browser)
    page = context.new_page()
    cold = first_choice(page, address)
    while not page.evaluate(
        """async () => navigator.serviceWorker.controller !== null
          && (await (await caches.open('schiltrom-python')).keys()).length > 0"""
    ):
        page.wait_for_timeout(500)
    page.close()
    warm = first_choice(context.new_page(), address)
    context.close()
    return {"first visit": cold, "later visit": warm}


def answers(browser: Browser, address: str) -> dict[str, Any]:
    """Return how long the levels take, in the Python of the documentation's examples."""
    context = phone(browser)
    page = context.new_page()
    page.goto(f"{address}docs/bots.html")
    example = page.locator(".schiltrom-runs")
    program = f"LEVELS = {LEVELS!r}\n{ANSWERS}"
    example.locator("code").evaluate("(code, text) => { code.textContent = text }", program)
    example.locator(".schiltrom-run").click()
    pre = example.locator(".schiltrom-output pre")
    pre.wait_for(timeout=20 * PATIENCE_MS)
    said = pre.inner_text()
    context.close()
    found: dict[str, Any] = json.loads(said)
    return found


def stillness(browser: Browser, address: str) -> float:
    """Return the longest time for which the page stood still while the King was thinking."""
    context = phone(browser)
    page = context.new_page()
    page.goto(f"{address}#/new/computer")
    page.locator("input[name=level]").last.check()
    page.locator("form button.primary").click()
    page.locator(".prompt.mine").wait_for()
    page.locator(".hand button").first.click()
    page.evaluate(
        """() => { let last = performance.now(); window.longest = 0
          setInterval(() => { const now = performance.now()
            window.longest = Math.max(window.longest, now - last); last = now }, 20) }"""
    )
    page.wait_for_timeout(15_000)
    longest: float = page.evaluate("window.longest") / 1000
    context.close()
    return longest


def tell(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main(factor: int) -> None:
    """Measure and print everything."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    with StaticServer() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        with slowed(factor):
            for name, seconds in visits(browser, server.address).items():
                tell(f"{name}: first choice after {seconds:.1f} s")
            for level, took in answers(browser, server.address).items():
                times = ", ".join(f"{name} {seconds:.2f} s" for name, seconds in took.items())
                tell(f"{level}: {times}")
            tell(f"longest standstill: {stillness(browser, server.address):.2f} s")
        browser.close()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else SLOWER)
