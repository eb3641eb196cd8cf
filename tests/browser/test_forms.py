"""What a newcomer meets first: levels, cards, questions, lists, names and wrong addresses."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser import staging
from tests.browser.conftest import settle, wait_until
from tests.browser.staging import bring_finished

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

STATUS = "async (id) => (await (await fetch(`/api/games/${id}`)).json()).status"
LINES = "(text) => document.querySelector('[role=log]').textContent.split(text).length - 1"


def bring(page: Page, stage: str, *seats: str) -> None:
    """Bring a game to a stage, and wait until it can be played."""
    staging.bring(page, stage, *seats)
    page.locator(".prompt.mine, main[data-side] > button").first.wait_for()


def box(locator: Locator) -> dict[str, float]:
    found = locator.bounding_box()
    assert found is not None
    names = ("x", "y", "width", "height")
    values = (found["x"], found["y"], found["width"], found["height"])
    return dict(zip(names, values, strict=True))


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    return not (
        one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
        or one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
    )


# --- a new game ------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["computer", "watch"])
def test_the_levels_are_shown_with_a_line_each_and_the_squire_is_the_first(open_page, kind):
    page = open_page(f"/#/new/{kind}")
    levels = page.locator("input[name=level]")
    expect(levels).to_have_count(5)
    expect(page.locator("input[name=level]:checked")).to_have_value("squire")
    for label in page.locator(".levels label").all():
        name, about = label.locator("b").inner_text(), label.locator("small").inner_text()
        assert name
        assert len(about) > 15


def test_the_level_used_last_is_offered_again(page):
    page.goto("/#/new/computer")
    page.locator("input[name=level][value=knight]").check()
    page.locator("form button.primary").click()
    page.locator(".prompt").wait_for()
    status = page.evaluate(STATUS, page.url.split("/g/")[1].split("?")[0])
    assert [seat["level"] for seat in status["seats"]] == ["knight", None]
    page.goto("/#/new/computer")
    expect(page.locator("input[name=level]:checked")).to_have_value("knight")


# --- cards -----------------------------------------------------------------------------------


def test_an_event_says_what_it_does_and_what_speaks_against_it(open_page):
    page = open_page()
    bring(page, "card")
    event = page.locator(".hand li:has(.mark) button")
    event.click()
    expect(page.locator(".hand .about")).to_contain_text("Add three steps to blocks in one area.")
    expect(page.locator(".hand .about .warning")).to_be_visible()


def test_every_card_tells_what_it_does_when_it_is_pointed_at(open_page):
    page = open_page()
    bring(page, "move")
    cards = page.locator(".hand li button, .tracks .cards li .card")
    assert cards.count() > 3
    for card in cards.all():
        page.mouse.move(2, 2)
        expect(page.locator("[role=tooltip]")).to_have_count(0)
        card.hover()
        assert len(page.locator("[role=tooltip] p").first.inner_text()) > 15


def test_a_long_press_tells_what_a_card_does_and_chooses_nothing(open_page):
    page = open_page("about:blank", viewport={"width": 390, "height": 844}, has_touch=True)
    bring(page, "card")
    card = page.locator(".hand li.playable button").first
    at = box(card)
    finger = page.context.new_cdp_session(page)
    point = {"x": at["x"] + at["width"] / 2, "y": at["y"] + at["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.locator("[role=tooltip]")).to_contain_text("areas")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(card).to_have_attribute("aria-pressed", "false")


# --- questions -------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [1500, 390])
def test_resigning_is_asked_apart_from_its_button_and_escape_is_no(open_page, width):
    page = open_page("about:blank", viewport={"width": width, "height": 900})
    bring(page, "move")
    menu = page.locator("nav button.menu")
    settle(page)  # until the page knows how much room there is, all is in the menu
    if width == 1500:
        expect(menu).to_have_count(0)
    else:
        menu.click()
    resign = page.get_by_role("button", name="Resign")
    before = box(resign)
    resign.click()
    yes = page.get_by_role("dialog").get_by_role("button", name="Yes")
    assert not overlap(before, box(yes))
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".ending")).to_have_count(0)
    if width == 1500:
        assert box(resign) == before


def test_disbanding_a_leader_is_asked_back(open_page):
    page = open_page()
    bring(page, "leader")
    leader = page.locator('[data-block="Wallace"]')
    leader.click()
    asked = page.get_by_role("alertdialog")
    expect(asked).to_contain_text("Wallace is a leader")
    asked.get_by_role("button", name="No").click()
    expect(page.get_by_role("log")).not_to_contain_text("disbands Wallace")
    expect(page.locator('.board [data-block="Wallace"]')).to_have_count(1)


def test_what_can_i_do_never_plays_at_once(open_page):
    page = open_page()
    bring(page, "card")
    page.get_by_role("button", name="What can I do?").click()
    page.get_by_role("option").first.click()
    confirm = page.get_by_role("button", name="Confirm")
    expect(confirm).to_be_visible()
    expect(page.locator(".hand li.playable.up")).to_have_count(1)
    page.wait_for_timeout(300)
    expect(page.get_by_role("log")).not_to_contain_text("Game turn 1 of 1297")
    confirm.click()
    expect(page.get_by_role("log")).to_contain_text("Game turn 1 of 1297")


# --- the log, messages -----------------------------------------------------------------------


def test_why_a_block_in_hand_cannot_go_there_is_said_with_the_rule_and_a_capital(open_page):
    page = open_page()
    bring(page, "move")
    page.locator('[data-block="Galloway/S"]').click()
    page.locator(".hit.can").first.wait_for()
    at = page.evaluate("proof.pointOf(document.querySelector('[data-area=Ross] .hit'))")
    page.mouse.click(*at)
    refusal = page.locator(".prompt .refusal")
    expect(refusal).to_contain_text("Galloway moves up to 2 areas, but Ross is 6 away")
    expect(refusal.get_by_role("link")).to_have_text("4.2")
    transform = "(each) => getComputedStyle(each, '::first-letter').textTransform"
    assert refusal.evaluate(transform) == "uppercase"


def test_one_undo_is_one_line(open_page):
    page = open_page()
    bring(page, "move")
    page.locator('[data-block="Grant"]').click()
    page.locator(".hit.can").first.wait_for()
    at = page.evaluate("proof.pointOf(document.querySelector('[data-area=Moray] .hit'))")
    page.mouse.click(*at)
    expect(page.get_by_role("log")).to_contain_text("Scotland moves Grant")
    page.keyboard.press("u")
    expect(page.locator('[data-area="Strathspey"] [data-block="Grant"]')).to_have_count(1)
    wait_until(page, f"({LINES})('Scotland undoes its last choice') > 0")
    page.wait_for_load_state("networkidle")
    assert page.evaluate(LINES, "Scotland undoes its last choice") == 1


# --- lists and addresses ---------------------------------------------------------------------


def test_a_game_is_one_line_with_year_date_turn_and_can_be_removed(open_page):
    page = open_page()
    bring(page, "move")
    page.goto("/")
    row = page.locator(".games li:has(a)")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Braveheart 1297")
    expect(row).to_contain_text("Your turn")
    assert re.fullmatch(r"\d{1,2} \w{3,4}", row.locator("time").inner_text())
    settle(page)  # until then other letters stand in
    tops = row.locator("a > *").evaluate_all(
        "all => new Set(all.map((one) => Math.round(one.getBoundingClientRect().bottom / 8))).size"
    )
    assert tops == 1, "one line"
    row.get_by_role("button", name="Remove").click()
    page.keyboard.press("Escape")
    expect(row).to_have_count(1)
    row.get_by_role("button", name="Remove").click()
    page.get_by_role("dialog").get_by_role("button", name="Yes").click()
    expect(row).to_have_count(0)
    page.reload()
    page.get_by_text("None yet.").wait_for()


def test_a_game_with_both_seats_here_is_one_line(open_page):
    page = open_page()
    bring(page, "move", "here", "here")
    page.goto("/")
    expect(page.locator(".games li:has(a)")).to_have_count(1)


@pytest.mark.parametrize("path", ["/nowhere", "/g/short", "/g/AAAAAAAAAAAAAAAA/nothing"])
def test_a_wrong_address_shows_a_page_that_leads_home(open_page, path):
    page = open_page(path)
    expect(page.get_by_role("heading", name="There is no page here")).to_be_visible()
    page.get_by_role("link", name="Home").click()
    page.get_by_role("button", name="Play now against the computer").wait_for()


def test_a_finished_game_opens_as_before(open_page):
    page = open_page()
    game = bring_finished(page)
    page.goto(f"/g/{game}")
    page.locator(".ending").wait_for()


# --- two people ------------------------------------------------------------------------------


def invite(open_page) -> tuple[Page, Page]:
    """Return the windows of a host, England, and of the guest who is about to join."""
    host, guest = open_page(), open_page("about:blank")
    host.get_by_role("link", name="Invite a friend").click()
    host.locator("label[data-side=England]").click()
    host.get_by_label("Your name").fill("Edward")
    host.locator("form button.primary").click()
    guest.goto(host.locator("input[readonly]").first.input_value())
    return host, guest


def test_the_guest_sees_whether_the_host_is_there_and_chat_has_names(open_page):
    host, guest = invite(open_page)
    expect(guest.locator("dl")).to_contain_text("online")
    guest.get_by_label("Your name").fill("Robert")
    guest.locator("form button.primary").click()
    for page in (host, guest):
        page.locator(".prompt.mine").wait_for()
        page.get_by_role("tab", name="Chat").click()
    present = guest.locator(".tracks [data-side=England] .presence.here")
    expect(present).to_have_count(1)
    host.get_by_role("textbox").fill("Who is there?")
    host.get_by_role("textbox").press("Enter")
    expect(guest.locator(".chat li")).to_contain_text("Edward (England)")
    host.goto("about:blank")
    expect(present).to_have_count(0)
    expect(guest.locator(".tracks section[data-side=England]")).to_contain_text("away")
