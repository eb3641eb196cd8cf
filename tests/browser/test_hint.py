"""A hint: asked for by its button or its key, told in words, lit on the screen."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from schiltrom import SCOTLAND
from schiltrom.fairness import seat_commitment
from tests.browser.conftest import PATIENCE_MS
from tests.browser.test_access import violations
from tests.browser.test_smoke import play_first_card


def test_a_hint_recommends_a_card_and_lights_it(page: Page):
    page.get_by_role("button", name="Play now against the computer").click()
    page.get_by_role("button", name="Hint").click()
    advice = page.locator(".advice")
    expect(advice).to_contain_text("Suggestion", timeout=PATIENCE_MS)
    expect(advice).to_contain_text("chance of winning")
    lit = page.locator(".hand .hinted")
    expect(lit).to_have_count(1)
    card = lit.get_by_role("button").get_attribute("aria-label")
    assert card is not None
    name = card.removeprefix("Card ").partition(":")[0]
    expect(advice.locator(".order")).to_contain_text(f"Play {name}")
    assert violations(page) == []
    assert violations(page, "dark") == []
    page.get_by_role("button", name="Close hint").click()
    expect(lit).to_have_count(0)
    expect(advice).to_be_empty()


def test_the_key_asks_too_and_the_hint_goes_with_the_choice(page: Page):
    play_first_card(page)
    page.locator(".prompt.mine").wait_for()
    page.keyboard.press("t")
    advice = page.locator(".advice .order")
    expect(advice.locator("li")).not_to_have_count(0, timeout=PATIENCE_MS)
    size = page.evaluate("[document.documentElement.scrollWidth, document.body.scrollHeight]")
    assert size == [1500, 1000]


def test_where_a_friend_sits_opposite_there_is_no_hint(page: Page):
    made = page.request.post(
        "/api/games",
        data={
            "seats": {
                "england": {"kind": "here"},
                "scotland": {"kind": "friend"},
            }
        },
    ).json()
    taken = page.context.browser
    assert taken is not None
    other = taken.new_context()
    secret = made["seats"][1]["secret"]
    base = page.url.rstrip("/")
    game = f"{base}/api/games/{made['game']}"
    seat = other.request.post(f"{base}/api/seats", data={"secret": secret}).json()
    mine = {"Authorization": f"Bearer {seat['token']}"}
    bound = {"commitment": seat_commitment(SCOTLAND, "bruce")}
    assert other.request.post(f"{game}/commitment", data=bound, headers=mine).ok
    page.goto(f"/g/{made['game']}")
    page.get_by_text("must open the game once more").wait_for()
    shown = other.request.post(f"{game}/seed", data={"seed": "bruce"}, headers=mine)
    assert shown.json() == {"begun": True}
    other.close()
    page.locator(".prompt.mine").wait_for()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
