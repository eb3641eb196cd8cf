"""The table on every size of screen: nothing too wide, nothing that jumps, the log within sight."""

from __future__ import annotations

from pprint import pformat
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from schiltrom.text.words import languages
from tests.browser.conftest import PHONE, WIDE, settle, wait_until
from tests.browser.staging import bring
from tests.browser.test_languages import choose_language, go, look_in

if TYPE_CHECKING:
    from playwright.sync_api import Page

LOW = {"width": 1280, "height": 720}
LYING = {"width": 844, "height": 390}
ENLARGED = {"width": 640, "height": 360}
"""1280x720 at 200 % zoom."""
SIZES = {
    "844x390": LYING,
    "640x360": ENLARGED,
    "820x1180": {"width": 820, "height": 1180},
    "1280x720": LOW,
    "1920x1080": {"width": 1920, "height": 1080},
    "2560x1440": {"width": 2560, "height": 1440},
}
STAGES = ("card", "event", "move", "battle", "winter")
BOXES = """() => Object.fromEntries([
    '.board', '.frame', '.prompt', '.prompt .buttons', '.hand', '.battle', '.field', '.between',
    '.more', 'nav',
].flatMap((selector) => {
  const element = document.querySelector(selector)
  if (!element || !element.checkVisibility()) return []
  const { x, y, width, height } = element.getBoundingClientRect()
  return [[selector, [x, y, width, height].map(Math.round)]]
}))"""
SHOWN = """() => {
    const box = (each) => each.getBoundingClientRect()
    const log = box(document.querySelector('[role=log]'))
    const end = Math.min(log.bottom, innerHeight) + 1
    const lines = [...document.querySelectorAll('[role=log] li')].map(box)
    const inside = lines.filter((line) => line.top >= log.top && line.bottom <= end)
    return { bottom: log.bottom, lines: inside.length }
}"""
MENU = """() => {
    const all = [...document.querySelectorAll('nav :is(a, button)')]
    const seen = all.filter((each) => each.checkVisibility({ visibilityProperty: true }))
    const boxes = seen.map((each) => each.getBoundingClientRect())
    return {
        rows: new Set(boxes.map((box) => Math.round((box.top + box.bottom) / 20))).size,
        apart: boxes.every((box, i) => i === 0 || box.left >= boxes[i - 1].right - 1),
        right: Math.max(...boxes.map((box) => box.right)),
    }
}"""
HIDDEN = """() => {
    const fan = document.querySelector('[data-fan]').getBoundingClientRect()
    const targets = [...document.querySelectorAll('[data-area]:has(.hit.can) .token')]
    const covered = (box) => box.left < fan.right && box.right > fan.left
        && box.top < fan.bottom && box.bottom > fan.top
    return targets.filter((each) => covered(each.getBoundingClientRect())).length
}"""
REM = "parseFloat(getComputedStyle(document.documentElement).fontSize)"


def at_stage(open_page, stage: str, size: dict[str, int]) -> Page:
    page: Page = open_page("about:blank", viewport=size)
    bring(page, stage)
    page.locator(".prompt.mine").wait_for()
    page.evaluate("document.fonts.ready")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))")
    return page


@pytest.mark.parametrize("size", SIZES)
def test_the_main_screens_fit(open_page, size):
    wrong = {}
    page = open_page("about:blank", viewport=SIZES[size])
    for stage in STAGES:
        bring(page, stage)
        page.locator(".prompt.mine").wait_for()
        wrong[stage] = look_in(page)
    page.goto("/")
    page.locator(".games li a").first.wait_for()
    wrong["home"] = look_in(page)
    page.goto("/#/new/computer")
    page.locator(".levels").wait_for()
    wrong["new"] = look_in(page)
    found = {stage: texts for stage, texts in wrong.items() if texts}
    assert not found, pformat(found, width=180)


@pytest.mark.parametrize("size", ["844x390", "640x360", "1280x720"])
def test_board_and_panels_stand_side_by_side_where_the_height_is_small(open_page, size):
    page = at_stage(open_page, "move", SIZES[size])
    boxes = page.evaluate(BOXES)
    x, y, width, height = boxes[".board"]
    assert (x, y, height) == (0, 0, SIZES[size]["height"])
    assert boxes[".prompt"][0] >= x + width
    assert width >= 0.75 * height
    # What is played with is in sight without scrolling.
    top, tall = boxes[".hand"][1], boxes[".hand"][3]
    assert top + tall <= SIZES[size]["height"]


def test_on_a_phone_that_lies_the_log_is_one_tap_away(open_page):
    page = at_stage(open_page, "move", LYING)
    expect(page.get_by_role("log")).not_to_be_visible()
    page.get_by_role("button", name="Log & more").click()
    expect(page.get_by_role("log")).to_be_visible()
    box = page.get_by_role("log").bounding_box()
    assert box is not None
    assert box["height"] > 100


@pytest.mark.parametrize("size", ["1280x720", "1920x1080", "2560x1440"])
def test_the_log_is_in_sight_in_a_battle(open_page, size):
    page = at_stage(open_page, "battle", SIZES[size])
    shown = page.evaluate(SHOWN)
    assert shown["bottom"] <= SIZES[size]["height"]
    assert shown["lines"] >= 2
    sentence = page.locator(".battle .control")
    assert sentence.evaluate("(each) => each.scrollWidth <= each.clientWidth")
    expect(sentence).to_contain_text("must retreat")


@pytest.mark.parametrize("size", [LYING, PHONE], ids=["lying", "upright"])
def test_both_armies_are_in_sight_on_a_phone(open_page, size):
    page = at_stage(open_page, "battle", size)
    below = page.locator(".switch").bounding_box()
    assert below is not None
    for thing in page.locator(".battle :is(.front .tile, .actions .button)").all():
        box = thing.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= below["y"]


@pytest.mark.parametrize("stage", ["battle", "winter"])
@pytest.mark.parametrize("height", [851, 900, 940])
def test_small_print_ends_with_a_whole_line(open_page, stage, height):
    page = at_stage(open_page, stage, {"width": 1400, "height": height})
    lines = page.locator(".prompt .explanation").evaluate(
        """(text) => {
            const room = text.closest('.messages').getBoundingClientRect()
            const box = text.getBoundingClientRect()
            const line = parseFloat(getComputedStyle(text).lineHeight)
            return [box.height / line, room.bottom - box.bottom]
        }"""
    )
    assert lines[0] == pytest.approx(round(lines[0]), abs=0.1)
    assert lines[1] >= -1


@pytest.mark.parametrize("width", [820, 1200, 1500])
def test_a_game_of_mine_is_one_line(open_page, width):
    page = open_page("about:blank", viewport={"width": width, "height": 1000})
    bring(page, "card")
    page.goto("/")
    page.locator(".games li a").first.wait_for()
    page.evaluate("document.fonts.ready.then(() => true)")  # until then other letters stand in
    tops = page.locator(".games li a > *").evaluate_all(
        "all => all.map((each) => Math.round(each.getBoundingClientRect().bottom / 8))"
    )
    assert max(tops) - min(tops) <= 1


def test_letters_blocks_and_panels_grow_with_the_screen(open_page):
    sizes = {}
    for size in ("1280x720", "2560x1440"):
        page = at_stage(open_page, "battle", SIZES[size])
        block = page.locator(".battle .front .tile").first.bounding_box()
        assert block is not None
        sizes[size] = page.evaluate(REM), block["width"]
    assert sizes["2560x1440"][0] >= 1.4 * sizes["1280x720"][0]
    assert sizes["2560x1440"][1] >= 1.6 * sizes["1280x720"][1]


@pytest.mark.parametrize("width", [1500, 1280, 844, 390])
def test_the_menu_is_one_line_in_every_language(open_page, width):
    height = {844: 390, 390: 844}.get(width, 720)
    page = at_stage(open_page, "move", {"width": width, "height": height})
    for language in languages():
        choose_language(page, language)
        go(page, "#")
        page.locator("dialog").wait_for(state="detached")
        settle(page)
        rows = page.evaluate(MENU)
        assert rows["rows"] == 1, language
        assert rows["apart"], language
        assert rows["right"] <= width, language


def test_what_has_no_room_in_the_menu_is_behind_a_button(open_page):
    page = at_stage(open_page, "move", PHONE)
    page.locator("nav button.menu").click()
    expect(page.get_by_role("button", name="Resign")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Resign")).to_have_count(0)


@pytest.mark.parametrize("size", [WIDE, LOW, PHONE], ids=["wide", "low", "phone"])
def test_nothing_jumps_between_prompts(open_page, size):
    """Selecting, a refusal, a hint and an undo leave every panel where it is."""
    page = at_stage(open_page, "move", size)
    calm = page.evaluate(BOXES)
    page.locator('[data-key="block Galloway/S"]').focus()
    page.keyboard.press("Enter")
    page.locator(".hit.can").first.wait_for()
    if size == PHONE:
        page.keyboard.press("Enter")
    assert page.evaluate(BOXES) == calm, "a block is selected"
    page.locator('[data-key="area Ross"]').focus()
    page.keyboard.press("Enter")
    page.locator(".refusal").wait_for()
    assert page.evaluate(BOXES) == calm, "a refusal is shown"
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    page.locator(".advice .order").wait_for()
    assert page.evaluate(BOXES) == calm, "a hint is shown"


def test_nothing_jumps_when_cards_are_taken_up(open_page):
    page = at_stage(open_page, "card", WIDE)
    calm = page.evaluate(BOXES)
    cards = page.locator(".hand li.playable button")
    labels = cards.evaluate_all("all => [...new Set(all.map((one) => one.ariaLabel))]")
    assert len(labels) > 2
    for label in labels:
        page.locator(".hand").get_by_label(label).first.click()
        wait_until(page, "document.querySelectorAll('.hand li.up').length === 1")
        assert page.evaluate(BOXES) == calm


def test_nothing_jumps_when_odds_are_asked_in_a_battle(open_page):
    page = at_stage(open_page, "battle", WIDE)
    calm = page.evaluate(BOXES)
    page.keyboard.press("o")
    page.locator(".battle .odds").wait_for()
    moved = page.evaluate(BOXES)
    assert {part: moved[part][:2] for part in calm} == {part: calm[part][:2] for part in calm}


def test_fire_and_hold_stand_on_the_screen_once(open_page):
    """Before the block is taken up, which is left to the player here, and after it."""
    page = open_page()
    page.evaluate("localStorage['schiltrom.auto.forced'] = 'off'")
    bring(page, "battle")
    page.locator(".prompt.mine").wait_for()
    for step in range(2):
        if step:
            page.get_by_role("button", name="Retreat …").click()
            page.locator(".battle .area").first.wait_for()
        for name in ("Fire", "Hold"):
            buttons = page.get_by_role("button", name=name, exact=False)
            texts = [text for text in buttons.all_inner_texts() if text.startswith(name)]
            assert len([text for text in texts if "all" not in text]) == 1, texts


# --- the fan ---------------------------------------------------------------------------------


def test_the_spread_blocks_hide_no_area_one_can_go_to(open_page):
    page = at_stage(open_page, "move", WIDE)
    page.locator('[data-block="Wallace"]').hover()
    page.locator("[data-fan]").wait_for()
    page.locator("[data-fan] .token").first.click()
    page.locator(".hit.can").first.wait_for()
    page.wait_for_timeout(300)
    assert page.evaluate(HIDDEN) == 0
    expect(page.locator("[data-fan] .selected .tick")).to_have_count(1)
    page.mouse.move(WIDE["width"] - 5, 5)
    expect(page.locator("[data-fan]")).to_have_count(0)


def test_the_spread_blocks_close_when_the_game_goes_on(open_page):
    page = open_page("about:blank", viewport=PHONE, has_touch=True)
    bring(page, "move")
    page.locator(".prompt.mine").wait_for()
    at = page.locator('[data-block="Wallace"]').bounding_box()
    page.touchscreen.tap(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
    page.locator("[data-fan]").wait_for()
    page.get_by_role("button", name="Finish moving").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Yes").click()
    expect(page.locator("[data-fan]")).to_have_count(0)
