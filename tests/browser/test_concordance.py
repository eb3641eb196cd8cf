"""How a printed rulebook is read: from the rule set's name, and from each rule concerned."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from schiltrom.text.concordance import concordance
from tests.server.helpers.service import plan

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page


def open_game(page: Page, **rules: Any) -> None:
    """Play at this screen by certain rules, in English: a printed rulebook brings its language."""
    page.add_init_script("localStorage.setItem('schiltrom.language', 'en')")
    made = page.request.post("/api/games", data=plan("here", "computer", **rules)).json()
    page.goto(f"/g/{made['game']}")
    page.locator(".prompt").wait_for()


def remark(page: Page, name: str) -> Locator:
    return page.locator(f"[data-remark={name}]")


def text_of(document: str, language: str, name: str) -> str:
    return next(each.text for each in concordance(document, language).remarks if each.id == name)


def test_the_rule_sets_name_leads_to_the_notes(page):
    open_game(page, edition="de")
    page.get_by_role("link", name="German rulebook").click()
    dialog = page.get_by_role("dialog", name="Notes on this rulebook")
    expect(
        dialog.get_by_role("heading", name="The German rulebook, point by point")
    ).to_be_visible()
    expect(remark(page, "all-nobles")).to_contain_text(text_of("de", "en", "all-nobles"))
    expect(remark(page, "all-nobles")).to_contain_text("Ein sofortiger Sieg tritt ein wenn:")
    expect(dialog.locator("li[data-remark]")).to_have_count(len(concordance("de", "en").remarks))
    dialog.get_by_role("button", name="Deutsch").click()
    expect(remark(page, "all-nobles")).to_contain_text(text_of("de", "de", "all-nobles"))
    assert dialog.get_by_text("house rule").count() == 0
    remark(page, "all-nobles").get_by_role("link", name="9.1").click()
    expect(page.locator("[data-rule='9.1']")).to_be_in_viewport()


def test_a_rule_leads_to_its_notes_under_the_documents_preset_only(page):
    page.goto("/#/rules/9.1")
    section = page.locator("[data-rule='9.1']")
    rule_set = page.get_by_role("combobox", name="Rules", exact=True)
    note = section.get_by_role("link", name="Note", exact=True)
    expect(section).to_be_visible()
    assert note.count() == 0
    assert page.get_by_role("link", name="Notes on this rulebook").count() == 0
    rule_set.select_option("de")
    expect(page.get_by_role("link", name="Notes on this rulebook")).to_be_visible()
    expect(
        page.locator("[data-rule='7.8']").get_by_role("link", name="Note", exact=True)
    ).to_have_count(0)
    note.click()
    expect(remark(page, "all-nobles")).to_be_in_viewport()
    expect(page.locator("li.wanted")).to_have_count(1)


@pytest.mark.parametrize(
    ("locale", "language"), [("it-IT", "it"), ("fr-FR", "en"), ("en-GB", "en")]
)
def test_it_begins_in_the_readers_language_if_it_is_the_documents(open_page, locale, language):
    page = open_page("/#/concordance/it", locale=locale)
    expect(remark(page, "victuals")).to_contain_text(text_of("it", language, "victuals"))


def test_a_house_rule_is_told(page):
    open_game(page, edition="de", options={"edward_first_levy": "excluded"})
    page.get_by_role("link", name="German rulebook").click()
    changed = page.locator("li", has_text="A house rule changes this in this game.")
    expect(changed).to_have_count(1)
    expect(changed).to_have_attribute("data-remark", "edward-first-levy")


def test_a_game_by_an_edition_has_no_notes(page):
    open_game(page, edition="2")
    expect(page.get_by_role("link", name="Rules", exact=True)).to_be_visible()
    assert page.locator("a[href^='#/concordance']").count() == 0


def test_the_form_of_a_new_game_has_it_in_a_tab_of_its_own(page):
    page.goto("/#/new/here")
    edition = page.locator("select[name=edition]")
    link = page.get_by_role("link", name="Notes on this rulebook")
    expect(edition).to_have_value("4")
    assert link.count() == 0
    edition.select_option("ja")
    with page.context.expect_page() as opened:
        link.click()
    expect(remark(opened.value, "comyn-start")).to_be_visible()
    expect(edition).to_have_value("ja")
