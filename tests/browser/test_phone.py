"""A game turn on a phone, by taps."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.browser.clicking import Clicker
from tests.browser.conftest import PHONE, wait_until
from tests.browser.staging import bring

MOST_TAPS = 300


def test_a_game_turn_is_played_by_taps(open_page):
    page = open_page(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    page.get_by_role("button", name="Play now against the computer").tap()
    page.locator(".prompt").wait_for()
    player = Clicker(page, Random(7), taps=True, eager=0.8)
    player.play(
        MOST_TAPS, until="document.querySelector('[role=log]').textContent.includes('Game turn 3')"
    )
    assert {"card", "move"} <= player.phases
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    assert page.evaluate("scrollX") == 0
    page.get_by_role("button", name="Log & more").tap()
    expect(page.get_by_role("log")).to_be_visible()
    assert page.evaluate("proof.overflowing()") == []


def test_a_block_that_stands_alone_is_moved_with_two_taps(open_page):
    """A finger spreads what it cannot tell apart, but there is nothing to be told apart here."""
    page = open_page(viewport=PHONE, has_touch=True, is_mobile=True)
    game = bring(page, "move")
    page.locator(".token.can").first.wait_for()
    sheet = page.request.get(f"/api/games/{game}?form=sheet").json()["sheet"]
    places = [
        piece["place"] for piece in sheet["pieces"] if f"block {piece['name']}" in sheet["legal"]
    ]
    area = next(place for place in places if places.count(place) == 1)
    at = page.evaluate("area => proof.pointOf(document.querySelector(area))", token_in(area))
    page.touchscreen.tap(*at)
    page.locator(".hit.can").first.wait_for(state="attached")
    expect(page.locator("[data-fan]")).to_have_count(0)
    target = page.evaluate("proof.offers().spots.find(each => each.kind === 'area' && each.at)")
    page.touchscreen.tap(*target["at"])
    wait_until(page, "document.querySelector('.token [aria-pressed=\"true\"]') === null")
    after = page.request.get(f"/api/games/{game}?form=sheet").json()["sheet"]
    assert target["name"] in {piece["place"] for piece in after["pieces"] if piece["moved"]}


def token_in(area: str) -> str:
    """Return where the block of an area is that can be chosen."""
    return f'[data-area="{area}"] .token.can'


def test_two_fingers_zoom_the_map(open_page):
    page = open_page(viewport=PHONE, has_touch=True, is_mobile=True)
    page.get_by_role("button", name="Play now against the computer").tap()
    sheet = page.locator(".board .sheet")
    sheet.wait_for()
    before = sheet.bounding_box()
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *xs: int) -> None:
        points = [{"x": x, "y": 250, "id": number} for number, x in enumerate(xs)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 180, 210)
    for apart in range(0, 100, 10):
        touch("touchMove", 180 - apart, 210 + apart)
    touch("touchEnd")
    assert before is not None
    grown = "wide => document.querySelector('.board .sheet').getBoundingClientRect().width > wide"
    wait_until(page, grown, before["width"] * 1.5)
    assert page.evaluate("visualViewport.scale") == 1
