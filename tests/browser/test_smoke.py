"""The first minute: from the first page to the first card, in two clicks and two more."""

from playwright.sync_api import expect

from tests.browser.conftest import settle
from tests.browser.staging import bring

BOXES = """() => ['.table > .board', '.prompt', '.hand ul', '.more']
    .flatMap((part) => [...document.querySelectorAll(part)])
    .map((each) => each.getBoundingClientRect().toJSON())"""


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
    bring(page, "move")
    page.locator(".prompt.mine").wait_for()
    settle(page)
    size = page.evaluate("[document.documentElement.scrollWidth, document.body.scrollHeight]")
    assert size == [1500, 1000]
    boxes = page.evaluate(BOXES)
    assert len(boxes) == 4
    for i, one in enumerate(boxes):
        assert one["width"] * one["height"] > 0
        assert one["y"] >= 0
        assert one["y"] + one["height"] <= 1000.5
        for other in boxes[i + 1 :]:
            apart = (
                one["x"] + one["width"] <= other["x"] + 0.5
                or other["x"] + other["width"] <= one["x"] + 0.5
                or one["y"] + one["height"] <= other["y"] + 0.5
                or other["y"] + other["height"] <= one["y"] + 0.5
            )
            assert apart
