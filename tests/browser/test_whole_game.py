"""Games against the computer by clicks alone, and how fast the screen answers."""

from __future__ import annotations

import json
from random import Random
from statistics import median, quantiles
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.clicking import Clicker
from tests.browser.conftest import LONG, PHONE, wait_until
from tests.browser.staging import bring

MOST_CLICKS = 4000
ON_SCREEN_MS = 100
LONGEST_TASK_MS = 100
TASK = "ThreadControllerImpl::RunTask"
LATE = 409
"""The other's card may make ours late by a moment; the client then lays it once more."""


def watch_network(page: Page) -> list[str]:
    """Return a list that fills with what goes wrong on the network."""
    wrong: list[str] = []
    page.on("requestfailed", lambda asked: wrong.append(f"{asked.url}: {asked.failure}"))

    def answered(response: Any) -> None:
        late = response.status == LATE and response.url.split("?")[0].endswith("/choices")
        if response.status >= 400 and not late:
            wrong.append(f"{response.url}: {response.status}")

    page.on("response", answered)
    return wrong


def play_to_the_end(page: Page, player: Clicker) -> int:
    """Click until the game is over; return how often."""
    clicks = player.play(MOST_CLICKS)
    ending = page.locator(".ending")
    expect(ending).to_be_visible()
    assert ending.get_by_role("heading").first.inner_text() in ("You won", "You lost")
    return clicks


def test_the_last_year_is_played_to_its_end_by_clicks(page, record_testsuite_property):
    page.wait_for_load_state("networkidle")  # leaving breaks off what is still being asked
    wrong = watch_network(page)
    bring(page, "last year")
    page.locator(".prompt").wait_for()
    clicks = play_to_the_end(page, Clicker(page, Random(1297)))
    assert wrong == []
    took = page.evaluate("proof.took")
    record_testsuite_property("clicks", clicks)
    record_testsuite_property("median_ms", round(median(took)))
    record_testsuite_property("p95_ms", round(quantiles(took, n=20)[-1]))
    assert len(took) > clicks / 2
    assert median(took) < ON_SCREEN_MS
    page.get_by_role("link", name="Replay").click()
    expect(page.locator("output")).to_contain_text("1/")


@pytest.mark.skipif(not LONG, reason="whole games take minutes: make browser-long")
@pytest.mark.parametrize("size", ["1500x1000", "390x844"])
def test_braveheart_is_played_from_its_beginning_by_clicks(open_page, size):
    """Begun by clicks too, against the weakest computer, who thinks for the shortest time."""
    on_phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    page = open_page(**(on_phone if size == "390x844" else {}))
    wrong = watch_network(page)
    page.get_by_role("link", name="Against the computer").click()
    page.locator("input[name=level]").first.check()
    page.locator("form button.primary").click()
    page.locator(".prompt").wait_for()
    player = Clicker(page, Random(1297), taps=size == "390x844")
    play_to_the_end(page, player)
    assert {"card", "event", "move", "battle", "winter"} <= player.phases
    assert wrong == []


def tasks_of(trace: bytes) -> list[float]:
    """Return how long the page's own thread was at work in one piece each time, in ms of its time.

    The thread's own time, not the clock's: on a busy machine a task may wait in the middle.
    """
    events = json.loads(trace)["traceEvents"]
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    return [
        event["tdur"] / 1000
        for event in events
        if event["name"] == TASK and (event["pid"], event["tid"]) in threads and "tdur" in event
    ]


def style_after(page: Page, before: str) -> str:
    """Return where the map lies once it has been moved and is at rest: no wheel waits for that."""
    style = "document.querySelector('.board .sheet').getAttribute('style')"
    still = "!document.querySelector('.board').matches('.moving')"
    wait_until(page, f"before => {still} && {style} !== before", before)
    found: str = page.evaluate(style)
    return found


def test_the_map_moves_without_long_tasks(browser, open_page, record_testsuite_property):
    page = open_page()
    bring(page, "move")
    board = page.locator(".table .board").first.bounding_box()
    assert board is not None
    x, y = board["x"] + board["width"] / 2, board["y"] + board["height"] / 2
    page.mouse.move(x, y)
    at_rest = page.locator(".board .sheet").get_attribute("style") or ""
    browser.start_tracing(page=page, categories=["toplevel"])
    for _ in range(12):
        page.mouse.wheel(0, -200)
    zoomed = style_after(page, at_rest)
    page.mouse.move(x + 30, y + 200)
    page.mouse.down()
    for step in range(30):
        page.mouse.move(x + 30 - step * 8, y + 200 - step * 6)
    page.mouse.up()
    panned = style_after(page, zoomed)
    for _ in range(12):
        page.mouse.wheel(0, 200)
    style_after(page, panned)
    tasks = tasks_of(browser.stop_tracing())
    assert at_rest != panned
    assert len(tasks) > 30
    record_testsuite_property("longest_task_ms", round(max(tasks)))
    assert max(tasks) < LONGEST_TASK_MS
