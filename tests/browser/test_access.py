"""For everybody: axe-core on every screen, light and dark; motion, zoom, the board in words."""

from __future__ import annotations

from pathlib import Path
from pprint import pformat
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.clicking import Clicker
from tests.browser.conftest import wait_until
from tests.browser.staging import bring

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = (
    "/",
    "/#/new/computer",
    "/#/new/friend",
    "/#/new/here",
    "/#/new/watch",
    "/#/rules/4.3",
    "/#/concordance/de/5.5",
    "/#/settings",
    "/learn",
)
STAGES = ("card", "event", "move", "battle", "winter")
TABS = ("Winter", "Enemy", "Notes")
MOVED = "document.querySelector('[role=log]').textContent.includes('Scotland moves')"
ANIMATED = """() => {
    window.seen = 0
    const isLong = (each) => each.effect.getComputedTiming().duration > 20
    const look = () => {
        window.seen = Math.max(window.seen, document.getAnimations().filter(isLong).length)
        requestAnimationFrame(look)
    }
    look()
}"""

PLAIN = """() => {
    const plain = new CSSStyleSheet()
    plain.replaceSync(':root { --grain: none !important }')
    document.adoptedStyleSheets = [plain]
}"""
"""axe-core cannot tell the contrast of words on a picture: the grain of the parchment is one."""
FRAMES = """async () => {
    for (let i = 0; i < 30; i += 1) await new Promise(requestAnimationFrame)
}"""


def violations(page: Page, scheme: str = "light", within: str = "html") -> list[Any]:
    """Return what axe-core finds serious or critical; in the dark only colours can be different."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
        page.evaluate(PLAIN)
    asked: dict[str, Any] = {"resultTypes": ["violations"]}
    if scheme == "dark":
        asked["runOnly"] = {"type": "rule", "values": ["color-contrast"]}
    answer = page.evaluate("([within, asked]) => axe.run(within, asked)", [within, asked])
    assert answer["passes"] or within != "html", "axe-core has looked at nothing"
    grave = [each for each in answer["violations"] if each["impact"] in ("serious", "critical")]
    return [(each["id"], [told(node) for node in each["nodes"][:4]]) for each in grave]


def told(node: dict[str, str]) -> str:
    return f"{node['html'][:160]} {node['failureSummary'][:240]}"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_on_any_page(open_page, scheme):
    page = open_page(color_scheme=scheme)
    found = {}
    for path in PAGES:
        page.goto("about:blank")
        page.goto(path)
        page.locator("main, dialog").first.wait_for()
        page.wait_for_load_state("networkidle")
        found[path] = violations(page, scheme)
    grave = {path: what for path, what in found.items() if what}
    assert not grave, pformat(grave, width=200)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_a_game(open_page, scheme):
    page = open_page(color_scheme=scheme)
    found = {}
    for stage in STAGES:
        bring(page, stage)
        page.locator(".prompt.mine").wait_for()
        found[stage] = violations(page, scheme)
    for tab in TABS:
        page.get_by_role("tab", name=tab).click()
        found[tab] = violations(page, scheme, "[role=tabpanel]")
    page.keyboard.press("c")
    page.get_by_role("listbox").wait_for()
    found["list"] = violations(page, scheme, ".prompt")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    found["keys"] = violations(page, scheme, "dialog")
    grave = {part: what for part, what in found.items() if what}
    assert not grave, pformat(grave, width=200)


def test_axe_finds_nothing_serious_on_a_curtain_a_lobby_and_an_end(open_page):
    page = open_page()
    bring(page, "move", "here", "here")
    page.locator("main[data-side] > button").wait_for()
    assert violations(page) == []
    page.goto("/#/new/friend")
    page.locator("form button.primary").click()
    page.locator("input[readonly]").wait_for()
    assert violations(page) == []
    bring(page, "battle")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes").click()
    page.locator(".ending").wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_motion_is_reduced_for_who_wants_it(open_page, motion):
    page = open_page(reduced_motion=motion)
    bring(page, "move")
    page.locator(".prompt.mine").wait_for()
    page.evaluate(ANIMATED)
    Clicker(page, Random(5), eager=1).play(40, until=MOVED)
    if motion == "reduce":
        page.evaluate(FRAMES)
        assert page.evaluate("window.seen") == 0
    else:
        wait_until(page, "window.seen > 0")


def test_nobody_is_kept_from_zooming(page):
    viewport = page.locator("meta[name=viewport]").get_attribute("content")
    assert "width=device-width" in viewport
    assert "user-scalable" not in viewport
    assert "maximum-scale" not in viewport


def test_the_board_is_there_in_words_and_news_are_announced(open_page):
    page = open_page()
    bring(page, "move")
    page.locator(".prompt.mine").wait_for()
    rows = page.locator("table tbody tr")
    expect(rows).to_have_count(23)
    shown = set(page.evaluate("proof.faces()"))
    told = " ".join(rows.all_inner_texts())
    assert shown
    assert [name for name in shown if name.split("/")[0] not in told] == []
    live = page.locator("[aria-live=polite]")
    before = live.all_inner_texts()
    Clicker(page, Random(5), eager=1).play(40, until=MOVED)
    after = live.all_inner_texts()
    assert after != before
    assert "Scotland moves" in " ".join(after)
