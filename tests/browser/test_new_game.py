"""The form for a new game: every rule set has its own values, and each can be changed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from schiltrom.engine.rules import NOT_RULES, OFFERED, PRESETS, VALUES, RuleSet
from tests.browser.conftest import wait_until

SWITCHES = [name for name in VALUES if name not in (*NOT_RULES, "bid")]
SELECTED = """() =>
  Object.fromEntries([...document.querySelectorAll('[data-switch]')].map((field) => {
    const box = field.querySelector('input[type=checkbox]')
    const chosen = field.querySelector('input:checked')
    return [field.dataset.switch, box ? String(box.checked) : chosen?.value]
}))"""
STATUS = "async (id) => (await (await fetch(`/api/games/${id}`)).json()).status"


def name_in_form(preset: str) -> str:
    return preset.removeprefix("edition ")


def spelled(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def own_values(preset: str) -> dict[str, str]:
    rules = RuleSet.preset(preset).to_json()
    return {name: spelled(rules[name]) for name in SWITCHES}


def open_form(page: Page, preset: str, kind: str = "computer") -> None:
    page.goto(f"/#/new/{kind}")
    page.locator("select[name=edition]").select_option(name_in_form(preset))


def open_house_rules(page: Page) -> None:
    house = page.locator("details.house")
    house.locator("> summary").click()
    for chapter in house.locator("details.chapter > summary").all():
        chapter.click()


def test_house_rules_are_closed_and_the_usual_edition_is_chosen(page):
    page.goto("/#/new/computer")
    expect(page.locator("select[name=edition]")).to_have_value("4")
    expect(page.locator("details.house")).not_to_have_attribute("open", "")
    expect(page.locator("[data-switch=schiltroms]")).to_be_visible()
    expect(page.locator("[data-switch=border_control]")).not_to_be_visible()


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_shows_its_own_values_and_each_can_be_changed(page, preset):
    open_form(page, preset)
    assert page.evaluate(SELECTED) == own_values(preset)
    printed = page.locator("section.rules > [data-switch]")
    shown = [field.get_attribute("data-switch") for field in printed.all()]
    assert shown == [name for name in OFFERED[preset] if name != "bid"]

    open_house_rules(page)
    wanted = {}
    for name in SWITCHES:
        field = page.locator(f"[data-switch={name}]")
        other = next(v for v in VALUES[name] if v != getattr(RuleSet.preset(preset), name))
        if isinstance(other, bool):
            field.locator("input").set_checked(other)
        else:
            field.locator(f"input[value='{other}']").check()
        wanted[name] = spelled(other)
    assert page.evaluate(SELECTED) == wanted
    count = len(SWITCHES) - len(shown)
    expect(page.locator("details.house > summary")).to_contain_text(f"{count} changed")


def test_another_rule_set_brings_its_own_values_again(page):
    open_form(page, "it")
    open_house_rules(page)
    page.locator("[data-switch=retreat_limit] input[value=per_round]").check()
    expect(page.locator("[data-switch=retreat_limit][data-changed=true]")).to_be_visible()
    for preset in ("fr", "it"):
        page.locator("select[name=edition]").select_option(preset)
        wait_until(page, "() => document.querySelector('[data-changed=true]') === null")
        assert page.evaluate(SELECTED) == own_values(preset)


def test_house_rules_can_be_reset(page):
    open_form(page, "ja")
    open_house_rules(page)
    page.locator("[data-switch=raid_loss] input[value=hidden]").check()
    page.get_by_role("button", name="Reset house rules").click()
    assert page.evaluate(SELECTED) == own_values("ja")


def test_a_game_has_the_house_rule_it_was_made_with(open_page):
    page = open_page()
    open_form(page, "it", "friend")
    open_house_rules(page)
    page.locator("[data-switch=retreat_limit] input[value=per_round]").check()
    page.locator("form button.primary").click()
    link = page.locator("input[readonly]").first.input_value()
    status = page.evaluate(STATUS, page.url.split("/g/")[1].split("?")[0])
    assert status["preset"] == "it"
    assert status["rules"] == RuleSet.preset("it", retreat_limit="per_round").to_json()

    friend = open_page("about:blank")
    friend.goto(link)
    told = friend.locator("li[data-switch]")
    expect(told).to_have_count(1)
    expect(told).to_have_text("Limiti in ritirata: Il limite riparte da zero a ogni Round")


# --- the language of the rulebook ------------------------------------------------------------


def speaks(page: Page, language: str) -> None:
    page.locator(f"html[lang={language}]").wait_for(state="attached")


def choose_language(page: Page, language: str) -> None:
    page.goto("/#/settings")
    page.locator("dialog select").select_option(language)
    speaks(page, language)
    page.goto("/")


def test_a_printed_rulebook_brings_its_language_for_the_game(page):
    open_form(page, "de")
    expect(page.locator("form")).to_contain_text("in its language unless you have chosen one")
    speaks(page, "en")
    page.locator("form button.primary").click()
    page.locator(".prompt").wait_for()
    speaks(page, "de")
    page.reload()
    page.locator(".prompt").wait_for()
    speaks(page, "de")
    page.goto("/")
    speaks(page, "en")
    page.get_by_role("heading", name="Your games").wait_for()


def test_a_chosen_language_wins_and_is_remembered(page):
    choose_language(page, "en")
    open_form(page, "de")
    page.locator("form button.primary").click()
    page.locator(".prompt").wait_for()
    speaks(page, "en")
    page.goto(f"{page.url}#/settings")
    page.locator("dialog select").select_option("hu")
    speaks(page, "hu")
    page.reload()
    page.locator(".prompt").wait_for()
    speaks(page, "hu")
    page.goto("/")
    speaks(page, "hu")


def test_a_friend_gets_the_language_of_the_rulebook_too(open_page):
    maker = open_page()
    open_form(maker, "it", "friend")
    maker.locator("form button.primary").click()
    link = maker.locator("input[readonly]").first.input_value()
    speaks(maker, "it")
    chooser = open_page(locale="fr-FR")
    choose_language(chooser, "ja")
    chooser.goto(link)
    chooser.locator("form").wait_for()
    speaks(chooser, "ja")
    friend = open_page("about:blank", locale="fr-FR")
    friend.goto(link)
    friend.locator("form").wait_for()
    speaks(friend, "it")
    friend.locator("form button.primary").click()
    for page in (maker, friend):
        page.locator(".prompt").wait_for()
        speaks(page, "it")
