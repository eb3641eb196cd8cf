"""Every language on every screen: changed without a load, all of it, and nothing too wide."""

from __future__ import annotations

import re
from functools import cache
from pprint import pformat
from typing import TYPE_CHECKING

import pytest

from schiltrom.engine.tables import AREA_NAMES, BLOCK_NAMES, CARD_NAMES
from schiltrom.text.message import Message, TheCards
from schiltrom.text.naming import area_name, block_name, side_name
from schiltrom.text.wording import in_words
from schiltrom.text.words import languages
from tests.browser.conftest import PHONE, WIDE
from tests.browser.staging import bring, record_at

if TYPE_CHECKING:
    from playwright.sync_api import Page

LANGUAGES = languages()
OTHERS = [language for language in LANGUAGES if language != "en"]
PAGES = (
    "/",
    "/#/new/computer",
    "/#/new/friend",
    "/#/rules",
    "/#/settings",
    "/learn",
    "/learn/first-year",
)
STAGES = ("card", "event", "move", "battle", "winter")
KEY = re.compile(
    r"^(client|chronicle|prompt|reason|rules|sheet|switch|error|insight|lesson|area|block|card)-[a-z0-9-]+$"
)
WORD = re.compile(r"[^\W\d_]{2,}")
SAME_EVERYWHERE = ["Schiltrom", "Hammer of the Scots"]
FIRTHS = ["Firth of Forth, Tay, Clyde", "Solway, Moray Firth"]
"""They keep their names wherever they can be written in the same letters."""
HAND = 5


def go(page: Page, where: str) -> None:
    """Follow a link to a page that lies over this one, or take it away."""
    page.evaluate("where => { location.hash = where }", where)


def choose_language(page: Page, language: str) -> None:
    """Choose a language in the settings, which lie over whatever is on the screen."""
    go(page, "#/settings")
    page.locator("dialog:has(input[name=theme]) select").select_option(language)
    page.locator(f"html[lang={language}]").wait_for(state="attached")


@cache
def names(language: str) -> frozenset[str]:
    """Return the words that may be the same as in English: those of names."""
    things = [side_name(side, language) for side in range(2)]
    things += [area_name(area, language) for area in range(len(AREA_NAMES))]
    things += [block_name(block, 1, language) for block in range(len(BLOCK_NAMES))]
    things += SAME_EVERYWHERE + (FIRTHS if language != "ja" else [])
    return frozenset(word for thing in things for word in WORD.findall(thing))


def untranslated(english: list[str], other: list[str], language: str) -> list[str]:
    """Return what is written as in English and has two words or more that are no names."""
    same = set(english) & set(other)
    return sorted(
        text
        for text in same
        if len([w for w in WORD.findall(text) if w not in names(language)]) > 1
    )


def check(page: Page, where: str) -> dict[str, list[str]]:
    """Go through all languages on a screen, and return what is wrong in each."""
    page.evaluate("window.isStillHere = true")
    said: dict[str, list[str]] = {}
    wrong: dict[str, list[str]] = {}
    for language in ("en", *OTHERS):
        choose_language(page, language)
        go(page, where)
        page.locator("dialog:has(input[name=theme])").wait_for(
            state="attached" if where == "#/settings" else "detached"
        )
        said[language] = page.evaluate("proof.words()")
        wrong[f"{language}: keys"] = [text for text in said[language] if KEY.match(text)]
        wrong[f"{language}: too wide"] = look_in(page)
        if language != "en":
            wrong[f"{language}: English"] = untranslated(said["en"], said[language], language)
    assert page.evaluate("window.isStillHere"), "the page was loaded again"
    assert len(said["en"]) > 10
    return {what: texts for what, texts in wrong.items() if texts}


def look_in(page: Page) -> list[str]:
    """Return what does not fit."""
    page.evaluate("document.fonts.ready")
    found: list[str] = page.evaluate("proof.overflowing()")
    return sorted(set(found))


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_whole_in_every_language_on_a_phone(open_page, path):
    page = open_page(path, viewport=PHONE, has_touch=True)
    page.locator("main, dialog").first.wait_for()
    page.wait_for_load_state("networkidle")
    wrong = check(page, "#" + path.partition("#")[2])
    assert not wrong, pformat(wrong, width=180)


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
def test_a_game_is_whole_in_every_language(open_page, stage, size):
    page = open_page("about:blank", viewport=size)
    bring(page, stage)
    page.locator(".prompt.mine").wait_for()
    wrong = check(page, "#")
    assert not wrong, pformat(wrong, width=180)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browsers_language_is_spoken_at_first(open_page, language):
    page = open_page("about:blank", locale={"en": "en-GB", "ja": "ja-JP"}.get(language, language))
    bring(page, "card")
    page.locator(".prompt.mine").wait_for()
    assert page.locator("html").get_attribute("lang") == language
    dealt = [entry for entry in record_at("card")["entries"] if entry.startswith("deal ")]
    cards = [entry.removeprefix("deal ") for entry in dealt][-HAND:]
    labels = page.locator(".hand li button").evaluate_all("all => all.map((one) => one.ariaLabel)")
    assert sorted(labels) == sorted(card_label(card, language) for card in cards)


def card_label(card: str, language: str) -> str:
    """Return what a card in hand is called."""
    points = int(card) if card.isdigit() else 0
    named = TheCards((CARD_NAMES.index(card),))
    return in_words(Message("client-card", {"card": named, "points": points}), language)
