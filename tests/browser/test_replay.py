"""A game once more, from either side and with the fog lifted."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from schiltrom import ENGLAND, SCOTLAND
from tests.browser.conftest import wait_until
from tests.browser.staging import bring_finished
from tests.browser.test_windows import faces, own

SIDES = {"England": ENGLAND, "Scotland": SCOTLAND}


def at(page: Page) -> tuple[int, int]:
    """Return the moment that is shown, and how many there are."""
    now, total = page.locator("output").inner_text().split("/")
    return int(now), int(total)


def choose_viewer(page: Page, viewer: str) -> None:
    """Choose whose eyes the game is seen with, and wait for the board."""
    page.get_by_label("Viewpoint").select_option(viewer)
    wait_until(page, "viewer => location.search.includes(`viewer=${viewer}`)", viewer)


def test_a_game_is_shown_again_from_either_side_and_without_fog(open_page, address):
    page = open_page("about:blank")
    game = bring_finished(page)
    page.goto(f"/g/{game}")
    page.get_by_role("link", name="Replay").click()
    page.locator("output").wait_for()
    first, total = at(page)
    assert first == 1
    assert total > 50
    page.get_by_role("button", name="Next step").click()
    expect(page.locator("output")).to_have_text(f"2/{total}")
    page.keyboard.press("ArrowRight")
    expect(page.locator("output")).to_have_text(f"3/{total}")
    for name, side in SIDES.items():
        choose_viewer(page, name)
        wait_until(page, "proof.faces().length > 3")
        assert faces(page) <= own(side)
    choose_viewer(page, "all")
    wait_until(page, "proof.faces().length > 20")
    shown = faces(page)
    assert shown & own(ENGLAND)
    assert shown & own(SCOTLAND)

    page.get_by_role("tab", name="Nobles").click()
    expect(page.get_by_role("tabpanel").get_by_role("img")).to_be_visible()
    page.get_by_role("button", name="Last step").click()
    _, total = at(page)
    expect(page.locator("output")).to_have_text(f"{total}/{total}")
    page.get_by_role("tab", name="Share game").click()
    link = page.get_by_label("Link").input_value()
    assert link.startswith(f"{address}/g/{game}/replay?")
    other = open_page(link)
    expect(other.locator("output")).to_have_text(f"{total}/{total}")
    assert faces(other) == faces(page)
