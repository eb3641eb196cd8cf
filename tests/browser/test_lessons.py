"""The lessons: played to their ends by clicks on nothing but what each step names and points at."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, wait_until

LESSONS = {"first-year": 7, "battles": 7, "winter": 5}
"""The lessons, and how many things each teaches."""
MOST_CLICKS = 60
AT_REST = """async () => {
  const box = () => JSON.stringify(document.querySelector('.pointer')?.getBoundingClientRect())
  for (let before = null, tries = 0; tries < 60; tries += 1) {
    await new Promise(requestAnimationFrame)
    if (before !== null && before === box()) break
    before = box()
  }
}"""
POINTED = "({x, y}) => document.elementFromPoint(x, y)?.closest('button')?.textContent ?? null"


def said(page: Page) -> str:
    """Return all that the guide says now."""
    return page.locator(".guide").inner_text()


def middle(page: Page) -> dict[str, float]:
    """Return where the arrow points, once nothing moves any more."""
    page.evaluate(AT_REST)
    box = page.locator(".pointer").bounding_box()
    assert box is not None, said(page)
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


def obey(page: Page, taps: bool = False) -> None:
    """Click where the arrow points; if that is a button, the guide has called it by its name."""
    at = middle(page)
    task = page.locator(".guide .task").inner_text()
    words = page.evaluate(POINTED, at)
    if task.startswith("Press"):
        name = task.removeprefix("Press “").removesuffix("”.")
        assert name in " ".join(words.split()), (task, words)
    before = said(page) + (page.locator(".pointer").get_attribute("style") or "")
    if taps:
        page.touchscreen.tap(at["x"], at["y"])
    else:
        page.mouse.click(at["x"], at["y"])
        page.mouse.move(1, 1)
    now = "() => document.querySelector('.guide').innerText"
    pointer = "(document.querySelector('.pointer')?.getAttribute('style') ?? '')"
    wait_until(page, f"before => ({now})() + {pointer} !== before", before)


def finish(page: Page, taps: bool = False) -> list[str]:
    """Do what the steps ask for until the lesson is over; return the steps' numbers."""
    seen: list[str] = []
    for _ in range(MOST_CLICKS):
        wait_until(page, "document.querySelector('.guide:not(.watching)') !== null")
        step = page.locator(".guide .step").inner_text()
        seen += [step] if step not in seen else []
        if page.locator(".guide .end").count():
            return seen
        obey(page, taps)
    raise AssertionError(said(page))


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_learned_by_doing_what_it_says(open_page, name):
    page = open_page(f"/learn/{name}")
    page.locator(".guide").wait_for()
    seen = finish(page)
    total = len(seen)
    assert seen == [f"Step {at} of {total}" for at in range(1, total + 1)]
    assert page.locator(".checklist .done").count() == LESSONS[name]
    assert page.evaluate("proof.overflowing()") == []


def test_a_lesson_on_a_phone(open_page):
    page = open_page("/learn/battles", viewport=PHONE, has_touch=True)
    page.locator(".guide").wait_for()
    finish(page, taps=True)
    assert page.locator(".checklist .done").count() == LESSONS["battles"]


def test_what_is_wrong_is_answered_kindly_and_ends_nothing(open_page):
    page = open_page("/learn/first-year")
    for _ in range(3):
        obey(page)
    step = page.locator(".guide .step")
    wrong = page.locator(".guide .wrong")
    page.get_by_role("button", name=re.compile("^Herald")).click(force=True)
    expect(wrong).to_have_text("Not that card yet. Follow the golden arrow.")
    expect(step).to_have_text("Step 4 of 24")
    obey(page)
    expect(wrong).to_have_count(0)
    obey(page)
    page.get_by_role("button", name="Finish moving").click()
    expect(wrong).to_have_text("Not yet. Follow the golden arrow.")
    page.locator("[data-area=Ross] .token").first.click()
    expect(wrong).to_have_text("Not that area yet. Follow the golden arrow.")
    expect(step).to_have_text("Step 6 of 24")
    obey(page)
    expect(step).to_have_text("Step 7 of 24")
    page.get_by_role("button", name="Back").click()
    expect(step).to_have_text("Step 4 of 24")


def test_one_can_leave_and_come_back(open_page):
    page = open_page("/")
    lessons = page.locator(".learn")
    expect(lessons.locator(".lessons em")).to_have_text(["Start", "Start", "Start"])
    expect(lessons.get_by_text("You have learned 0 of 19 things")).to_be_visible()
    lessons.get_by_role("link", name="The first year").click()
    for _ in range(3):
        obey(page)
    page.get_by_role("link", name="Lessons").click()
    expect(page.locator(".lessons em")).to_have_text(["Step 4 of 24", "Start", "Start"])
    page.goto("/")
    expect(lessons.get_by_text("You have learned 2 of 19 things")).to_be_visible()
    lessons.get_by_role("link", name="The first year").click()
    expect(page.locator(".guide .step")).to_have_text("Step 4 of 24")


def test_after_a_lesson_comes_the_next_or_the_game_itself(open_page):
    page = open_page("about:blank")
    page.goto("/")
    page.evaluate("localStorage['schiltrom.lesson.first-year'] = '22/24'")
    page.goto("/learn/first-year")
    page.locator(".guide").wait_for()
    finish(page)
    page.get_by_role("link", name="Lesson 2: Battles").click()
    expect(page.locator(".guide .step")).to_have_text("Step 1 of 23")
    page.go_back()
    page.locator(".guide").wait_for()
    page.evaluate("localStorage['schiltrom.lesson.first-year'] = '22/24'")
    page.reload()
    page.locator(".guide").wait_for()
    finish(page)
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/g/*")
    expect(page.locator(".prompt").first).to_be_visible()
