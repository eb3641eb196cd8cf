"""A whole game against the computer, by clicks alone."""

from __future__ import annotations

from random import Random
from statistics import median, quantiles

from playwright.sync_api import expect

from tests.browser.clicking import Clicker

MOST_CLICKS = 3000
ON_SCREEN_MS = 100


def test_braveheart_is_played_to_its_end_by_clicks(page):
    page.get_by_role("button", name="Play now against the computer").click()
    page.locator(".prompt").wait_for()
    player = Clicker(page, Random(1297))
    clicks = player.play(MOST_CLICKS)
    took = page.evaluate("proof.took")
    print(f"{clicks} clicks, {len(took)} choices: median {median(took):.0f} ms, p95 {quantiles(took, n=20)[-1]:.0f} ms; long tasks {page.evaluate('proof.longTasks')}", player.phases)
    expect(page.locator(".ending")).to_be_visible()
    assert median(took) < ON_SCREEN_MS
