"""The connection breaks in the middle of a battle, and comes again."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.browser.clicking import Clicker
from tests.browser.conftest import PAGE_SCRIPT, wait_until
from tests.browser.staging import bring

OFFLINE = ".offline"


def play_on(page) -> None:
    player = Clicker(page, Random(3))
    player.step(player.look())
    player.play(200, until="document.querySelector('.table')?.dataset.phase !== 'battle'")
    assert player.clicks > 0


def test_the_server_goes_away_in_mid_battle_and_comes_back(browser, house):
    context = browser.new_context(base_url=house.address, locale="en-GB", reduced_motion="reduce")
    context.add_init_script(path=PAGE_SCRIPT)
    context.add_init_script("localStorage['schiltrom.auto.forced'] = 'off'")
    page = context.new_page()
    bring(page, "battle")
    battle = page.locator(".battle")
    expect(battle).to_be_visible()
    fought = battle.inner_text()
    house.stop()
    expect(page.locator(OFFLINE).first).to_be_visible()
    page.locator(".token.can").first.click()
    expect(page.locator(".prompt .refusal")).to_be_visible()
    house.start()
    expect(page.locator(OFFLINE)).to_have_count(0, timeout=60_000)
    assert battle.inner_text() == fought
    play_on(page)
    context.close()


def test_a_window_without_network_says_so_and_resumes(open_page):
    page = open_page()
    bring(page, "battle")
    expect(page.locator(".battle")).to_be_visible()
    page.context.set_offline(True)
    expect(page.locator(OFFLINE).first).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator(OFFLINE)).to_have_count(0)
    play_on(page)


def test_the_game_opens_without_a_server_and_says_so(browser, house):
    context = browser.new_context(base_url=house.address, locale="en-GB")
    page = context.new_page()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    wait_until(page, "navigator.serviceWorker.controller !== null")
    page.get_by_role("button", name="Play now against the computer").wait_for()
    house.stop()
    page.reload()
    expect(page.get_by_role("heading", name="Schiltrom")).to_be_visible()
    page.get_by_role("button", name="Play now against the computer").click()
    expect(page.get_by_role("alert")).to_be_visible()
    house.start()
    context.close()
