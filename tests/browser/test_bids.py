"""Secret bids (9.2) in the browser: with a friend, at one screen, against a computer."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.test_new_game import STATUS, choose_language, open_form

SIDES = ("England", "Scotland")


def make(page: Page, kind: str, preset: str = "edition 4") -> None:
    """Make a game with secret bids."""
    open_form(page, preset, kind)
    page.locator("input[name=bidding]").check()
    page.locator("form button.primary").click()


def bid(page: Page, side: str, value: int) -> None:
    """Place a bid for a side, which must be the one that is asked."""
    page.locator(f"main[data-side={side}] input[name=bid]").first.wait_for()
    expect(page.locator("input[name=bid][value='0']")).to_be_checked()
    page.locator(f"input[name=bid][value='{value}']").check()
    page.get_by_role("button", name="Place bid").click()


def status(page: Page) -> dict[str, Any]:
    game = page.url.split("/g/")[1].split("?")[0]
    found: dict[str, Any] = page.evaluate(STATUS.replace("${id}", "${id}?side=Scotland"), game)
    return found


def told(page: Page, england: int, scotland: int, net: str) -> None:
    """The log says what was bid and what counts."""
    line = page.get_by_role("log").get_by_text(f"England bids {england}, Scotland bids {scotland}.")
    expect(line).to_contain_text(net)


def test_a_friend_bids_before_the_game_begins_and_sees_no_bid(open_page):
    maker, friend = open_page(), open_page("about:blank")
    make(maker, "friend")
    bid(maker, "Scotland", 3)
    link = maker.locator("input[readonly]").first.input_value()
    expect(maker.locator("main")).to_contain_text("has bid")
    maker.reload()
    expect(maker.locator("main")).to_contain_text("has bid")

    friend.goto(link)
    expect(friend.locator("main")).to_contain_text("Secret bids for the sides")
    friend.locator("form button.primary").click()
    friend.locator("input[name=bid]").first.wait_for()
    shown = friend.evaluate("document.body.outerHTML")
    assert "S3" not in shown
    assert "three extra blocks" not in shown
    bid(friend, "England", 1)
    for page in (maker, friend):
        page.locator(".prompt.mine").wait_for()
        told(page, 1, 3, "The net bid is S2: the first levy has two extra blocks.")
    found = status(maker)
    assert found["bids"] == [1, 3]
    assert found["rules"]["bid"] == "S2"


def test_a_friend_may_bid_first(open_page):
    maker, friend = open_page(), open_page("about:blank")
    make(maker, "friend")
    maker.locator("input[name=bid]").first.wait_for()
    game = maker.url
    link = maker.evaluate(
        "Object.values(JSON.parse(Object.entries(localStorage)"
        ".find(([key]) => key.includes('links.'))[1]))[0]"
    )
    friend.goto(link)
    friend.locator("form button.primary").click()
    bid(friend, "England", 2)
    expect(friend.locator("main")).to_contain_text("still to bid")
    maker.goto("/")
    maker.get_by_text("Place your bid").click()
    assert maker.url.startswith(game.split("?")[0])
    bid(maker, "Scotland", 0)
    for page in (maker, friend):
        page.locator(".prompt.mine").wait_for()
        told(page, 2, 0, "The net bid is E2: Edward stays away for the first two years.")


def test_at_one_screen_each_bids_behind_a_curtain(page):
    make(page, "here")
    ready = page.locator("main[data-side] > button")
    for side, value in zip(SIDES, (2, 3), strict=True):
        page.locator(f"main[data-side={side}] > button").wait_for()
        assert page.locator("input[name=bid]").count() == 0
        ready.click()
        bid(page, side, value)
    page.locator(".prompt.mine").wait_for()
    told(page, 2, 3, "The net bid is S1")


def test_against_a_computer_only_the_person_is_asked(page):
    make(page, "computer")
    bid(page, "Scotland", 1)
    page.locator(".prompt.mine").wait_for()
    told(page, 0, 1, "The net bid is S1")


def test_bids_are_a_house_rule_where_the_document_has_none(page):
    choose_language(page, "en")
    for preset, is_printed in (("edition 4", True), ("ja", True), ("hu", False), ("it", False)):
        open_form(page, preset)
        expect(page.locator("input[name=bidding]")).to_have_count(1)
        expect(page.locator("details.house input[name=bidding]")).to_have_count(1 - is_printed)
    page.locator("input[name=level][value=squire]").check()
    page.get_by_label("Scenario").select_option("the_bruce")
    expect(page.locator("input[name=bidding]")).to_have_count(0)
