"""The first minute: from the first page to the first card, in two clicks and two more."""

from playwright.sync_api import expect

from schiltrom.server.web import read_web
from tests.browser.conftest import PHONE

FIRST_LOAD = 300_000


def play_first_card(page):
    page.get_by_role("button", name="Play now against the computer").click()
    hand = page.get_by_role("region", name="Your hand")
    hand.get_by_role("button").first.click()
    hand.get_by_role("button", name="Play", exact=False).last.click()
    page.get_by_role("log").get_by_text("Game turn 1 of 1297").wait_for()


def test_a_person_plays_a_card_against_the_computer(page):
    play_first_card(page)
    expect(page.locator(".prompt")).not_to_contain_text("choose a card")


def test_everything_is_on_the_screen_at_once(page):
    """Board, hand, prompt and log at 1500 x 1000, without scrolling and beside each other."""
    play_first_card(page)
    size = page.evaluate("[document.documentElement.scrollWidth, document.body.scrollHeight]")
    assert size == [1500, 1000]
    boxes = [
        page.locator(part).bounding_box()
        for part in (".table > .board", ".prompt", ".hand ul", ".more")
    ]
    for i, one in enumerate(boxes):
        assert one is not None
        assert one["y"] >= 0
        assert one["y"] + one["height"] <= 1000.5
        for other in boxes[i + 1 :]:
            assert other is not None
            apart = (
                one["x"] + one["width"] <= other["x"] + 0.5
                or other["x"] + other["width"] <= one["x"] + 0.5
                or one["y"] + one["height"] <= other["y"] + 0.5
                or other["y"] + other["height"] <= one["y"] + 0.5
            )
            assert apart


def test_a_phone_needs_no_sideways_scrolling(open_page):
    page = open_page(viewport=PHONE, has_touch=True)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    page.get_by_role("button", name="Play now against the computer").click()
    page.get_by_role("region", name="Your hand").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    page.get_by_role("button", name="Log and more").click()
    expect(page.get_by_role("log")).to_be_visible()


def test_the_first_game_is_a_small_download(open_page):
    """Everything until the first game is on the screen, as it comes over the network."""
    page = open_page("about:blank")
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    play_first_card(page)
    page.evaluate("document.fonts.ready")
    names = {url.split("/", 3)[3].split("?")[0] for url in asked}
    web = read_web()
    loaded = [web[name or "index.html"] for name in names if (name or "index.html") in web]
    assert any(file.name.endswith(".woff2") for file in loaded)
    sizes = {file.name: len(file.encoded.get("br", file.plain)) for file in loaded}
    assert sum(sizes.values()) < FIRST_LOAD, sizes
