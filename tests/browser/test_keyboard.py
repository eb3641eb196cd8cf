"""The whole of a game turn without a mouse: Tab, arrows, Enter and the keys of the game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import wait_until
from tests.browser.staging import bring

MOST_TABS = 80
MOST_STEPS = 80
MOST_CHOICES = 60
FOCUSED = "document.activeElement"


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until what the selector means has the focus."""
    for _ in range(MOST_TABS):
        if page.evaluate(f"{FOCUSED}.matches({selector!r})"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


def steer_to(page: Page, selector: str) -> None:
    """Go over the board with arrow keys until the focus is on what the selector means."""
    way = """selector => {
        const middle = (element) => {
            const box = element.getBoundingClientRect()
            return [box.left + box.width / 2, box.top + box.height / 2]
        }
        const here = document.activeElement.dataset.key
        if (document.activeElement.matches(selector)) return [here, []]
        const [x, y] = middle(document.activeElement)
        const goals = [...document.querySelectorAll(selector)].map(middle)
        goals.sort((a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y))
        const [dx, dy] = [goals[0][0] - x, goals[0][1] - y]
        const across = dx > 0 ? 'ArrowRight' : 'ArrowLeft'
        const down = dy > 0 ? 'ArrowDown' : 'ArrowUp'
        return [here, Math.abs(dx) > Math.abs(dy) ? [across, down] : [down, across]]
    }"""
    been: set[tuple[str, str]] = set()
    for _ in range(MOST_STEPS):
        here, keys = page.evaluate(way, selector)
        if not keys:
            return
        # Where an arrow led round in a circle before, the other one is tried.
        key = next((key for key in keys if (here, key) not in been), "ArrowUp")
        been.add((here, key))
        page.keyboard.press(key)
    raise AssertionError(f"arrow keys do not lead to {selector}")


def focused_option(page: Page) -> str:
    """Wait until the list of choices has the focus, and read the choice it is on."""
    option = page.locator("[role=option]:focus")
    option.wait_for()
    return option.inner_text()


def choose_by_list(page: Page, number: int) -> None:
    """Choose from the list of all choices, which is opened by its key if it is not open."""
    if page.locator("[role=listbox]").count() == 0:
        page.keyboard.press("c")
    focused_option(page)
    count = page.locator("[role=option]").count()
    for _ in range(number % count):
        page.keyboard.press("ArrowDown")
    before = page.evaluate("proof.looks()")
    page.keyboard.press("Enter")
    wait_until(page, "before => proof.looks() !== before", before)
    # Nothing is played at once: what the list would play waits to be confirmed.
    if page.locator(".prompt .confirm").count():
        before = page.evaluate("proof.looks()")
        page.keyboard.press("Enter")
        wait_until(page, "before => proof.looks() !== before", before)


def wait_for_our_choice(page: Page, phase: str) -> bool:
    """Wait until the list is there again or the phase is over; return whether it goes on."""
    wait_until(
        page,
        """phase => {
            const table = document.querySelector('.table')
            if (table.dataset.phase !== phase || document.querySelector('.ending')) return true
            if (document.querySelector('[role=alertdialog]')) return true
            const prompt = document.querySelector('.prompt')
            const busy = prompt?.matches('[aria-busy=true], :has(.button:disabled)')
            return document.querySelector('.prompt.mine [role=option]') !== null && !busy
        }""",
        phase,
    )
    return page.locator(".table").get_attribute("data-phase") == phase


def test_a_card_is_played_with_tab_and_enter(open_page):
    page = open_page()
    bring(page, "card")
    tab_to(page, ".hand li.playable button")
    page.keyboard.press("Enter")
    tab_to(page, ".hand .play button")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("Game turn 1 of 1297")


def test_a_block_is_moved_over_the_board_with_arrows(open_page):
    page = open_page()
    bring(page, "move")
    tab_to(page, "[data-key]")
    steer_to(page, ".token.can [data-key]")
    name = page.evaluate(f"{FOCUSED}.closest('[data-block]').dataset.block")
    page.keyboard.press("Enter")
    page.locator(".hit.can").first.wait_for()
    assert page.evaluate(f"{FOCUSED}.ariaPressed") == "true"
    start = page.evaluate(f"{FOCUSED}.closest('[data-area]').dataset.area")
    steer_to(page, ".hit.can")
    goal = page.evaluate(f"{FOCUSED}.closest('[data-area]').dataset.area")
    page.keyboard.press("Enter")
    moved = page.locator(f'[data-area="{goal}"] [data-block="{name}"]')
    expect(moved).to_have_count(1)
    expect(page.locator(".prompt .button:enabled:has(kbd:text-is('u'))")).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator(f'[data-area="{start}"] [data-block="{name}"]')).to_have_count(1)
    expect(
        page.locator(".prompt .button:enabled", has=page.locator("kbd", has_text="d"))
    ).to_be_visible()
    page.keyboard.press("d")
    expect(page.get_by_role("alertdialog")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("alertdialog")).to_have_count(0)


@pytest.mark.parametrize("phase", ["card", "event", "move", "battle", "winter"])
def test_a_phase_is_played_by_keys_alone(open_page, phase):
    page = open_page()
    bring(page, phase)
    lines = page.locator("[role=log] li")
    page.locator(".prompt.mine").wait_for()
    told = lines.count()
    assert page.locator(".table").get_attribute("data-phase") == phase
    page.keyboard.press("c")
    for number in range(MOST_CHOICES):
        if not wait_for_our_choice(page, phase):
            break
        if page.locator("[role=alertdialog]").count():
            before = page.evaluate("proof.looks()")
            page.keyboard.press("Enter")
            wait_until(page, "before => proof.looks() !== before", before)
        elif phase == "battle" and page.locator(".battle .fire:enabled").count():
            before = page.evaluate("proof.looks()")
            page.keyboard.press("f")
            wait_until(page, "before => proof.looks() !== before", before)
        else:
            choose_by_list(page, number)
    assert not wait_for_our_choice(page, phase), "the phase does not end"
    assert lines.count() > told


def test_every_key_is_told(open_page):
    page = open_page()
    bring(page, "move")
    page.locator(".prompt.mine").wait_for()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog").locator("kbd").all_inner_texts()
    assert {"d", "f", "u", "c", "Esc", "?"} <= set(keys)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
