"""Two people: in two windows, and before one screen."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from playwright.sync_api import Page, expect

from schiltrom.engine.position import side_of
from schiltrom.engine.tables import BLOCK_NAMES, ENGLAND, NOBLES, SCOTLAND
from tests.browser.clicking import Clicker
from tests.browser.staging import CURTAIN, bring

MOST_LOOKS = 400
MOST_SHOTS = 60
WATCH_BATTLES = """() => {
    window.fought = false
    window.watched ??= new MutationObserver(() => {
        window.fought ||= document.querySelector('.battle') !== null
    }).observe(document, { subtree: true, childList: true })
}"""
"""Remember whether a battle was on the screen, however short."""
IS_HIDDEN = f"document.querySelector('{CURTAIN}') !== null"
BATTLE = f"""() => ({{
    isHidden: {IS_HIDDEN},
    isFought: document.querySelector('.battle') !== null,
    areas: [...new Set([...document.querySelectorAll('.board [data-block]')]
        .map((each) => each.closest('[data-area]').dataset.area))],
    hands: document.querySelectorAll('.hand').length,
    side: document.querySelector('.table')?.dataset.side,
}})"""
"""What is on a shared screen, all at one moment."""
SEAT = """() => ({
    side: document.querySelector('.table')?.dataset.side,
    isFought: document.querySelector('.battle') !== null,
    faces: proof.faces(),
})"""
"""What is on the screen of one seat, all at one moment."""


def own(side: int) -> set[str]:
    """Return the names of a side's blocks."""
    return {name for block, name in enumerate(BLOCK_NAMES) if side_of(block) == side}


def followers(side: int) -> set[str]:
    """Return the names of a side's blocks that only that side has."""
    names = {name for block, name in enumerate(BLOCK_NAMES) if not NOBLES >> block & 1}
    return names & own(side)


def faces(page: Page) -> set[str]:
    return set(page.evaluate("proof.faces()"))


def said(page: Page) -> list[str]:
    """Return what a page says, to tell why something is wrong."""
    return page.locator(".prompt, .battle, .hand, .board, [role=log]").all_inner_texts()


def show_only_their_own(pages: list[Page]) -> None:
    """Between battles nobody's face is shown to the other side."""
    for side, page in enumerate(pages):
        # One look at one moment: a battle may begin at any time, by the other window's choice.
        board = page.evaluate("proof.board()")
        if board is None:
            continue
        assert set(board["faces"]) <= own(side), said(page)
        told = [text for text in board["words"] for name in followers(1 - side) if name in text]
        assert not told, told


def test_two_windows_play_a_game_turn_and_talk(open_page):
    maker, joiner = open_page(), open_page("about:blank")
    maker.get_by_role("link", name="Invite a friend").click()
    maker.locator("label[data-side=England]").click()
    expect(maker.locator("input[value=England]")).to_be_checked()
    maker.get_by_label("Your name").fill("Edward")
    maker.locator("form button.primary").click()
    link = maker.locator("input[readonly]").first.input_value()
    joiner.goto(link)
    joiner.get_by_label("Your name").fill("Robert")
    joiner.locator("form button.primary").click()
    pages = [maker, joiner]
    for page in pages:
        page.locator(".prompt.mine").wait_for()
    assert all(len(faces(page)) > 3 for page in pages)

    players = [Clicker(page, Random(page is maker)) for page in pages]
    second_turn = "document.querySelector('[role=log]').textContent.includes('Game turn 2')"
    for number in range(MOST_LOOKS):
        show_only_their_own(pages)
        for player in players:
            offers = player.look(patience_ms=100)
            if offers["isIt"] and not offers["over"]:
                player.step(offers)
            elif number % 20 == 0:
                player.again()
        if all(page.evaluate(second_turn) for page in pages):
            break
    else:
        raise AssertionError([player.story() for player in players])
    assert all({"card", "move"} <= player.phases for player in players)

    for page in pages:
        page.get_by_role("tab", name="Chat").click()
    maker.get_by_role("textbox").fill("Who is there?")
    maker.get_by_role("textbox").press("Enter")
    expect(joiner.get_by_text("Who is there?")).to_be_visible()
    joiner.get_by_role("textbox").fill("A Scot.")
    joiner.get_by_role("textbox").press("Enter")
    expect(maker.get_by_text("A Scot.")).to_be_visible()
    expect(maker.get_by_text("Robert").first).to_be_visible()


def test_a_curtain_hides_the_board_between_players(page):
    page.get_by_role("link", name="Two players, one screen").click()
    page.locator("form button.primary").click()
    ready = page.locator("main[data-side] > button")
    seen: list[int] = []
    fought: list[bool] = []
    while len(seen) < 6:
        ready.wait_for()
        # Nothing of either side is behind the curtain: no block, no hand, no log.
        for part in ("[data-block]", ".hand", ".board", "[role=log]", "[data-fan]"):
            assert page.locator(part).count() == 0
        html = page.evaluate("document.documentElement.outerHTML")
        assert not [name for name in BLOCK_NAMES if name.split("/")[0] in html]
        side = ["England", "Scotland"].index(page.locator("main").get_attribute("data-side") or "")
        seen.append(side)
        ready.click()
        page.locator(".prompt.mine").wait_for()
        show_only_before(page, side)
        player = Clicker(page, Random(len(seen)), eager=0.3)
        page.evaluate(WATCH_BATTLES)
        player.play(100, until=IS_HIDDEN)
        fought.append(page.evaluate("window.fought"))
    assert {ENGLAND, SCOTLAND} == set(seen)
    # The same side again only after a battle, at which both have looked.
    turns = zip(pairwise(seen), fought, strict=False)
    assert all(one != other or battle for (one, other), battle in turns)


def test_a_battle_is_fought_on_one_screen_without_a_curtain(open_page):
    """Both look at it: only what lies open shows, and each side chooses in its turn."""
    page = open_page()
    bring(page, "battle", "here", "here")
    page.locator(".battle").wait_for()
    player = Clicker(page, Random(1297), eager=1)
    choosers = set()
    for _ in range(MOST_SHOTS):
        offers = player.look()
        seen = page.evaluate(BATTLE)
        if not offers["isIt"] or offers["over"] or seen["isHidden"] or not seen["isFought"]:
            break
        assert len(seen["areas"]) == 1, ("faces of the battle alone", seen, said(page))
        assert seen["hands"] == 0
        choosers.add(seen["side"])
        player.step(offers)
    assert choosers == {"England", "Scotland"}
    page.locator(CURTAIN).wait_for()


def test_a_retreat_after_a_battle_is_behind_a_curtain(open_page):
    """All blocks are hidden again: which of them goes where is for its own side alone."""
    page = open_page()
    bring(page, "retreat", "here", "here")
    page.locator("main[data-side=Scotland] > button").click()
    page.locator(".prompt.mine").wait_for()
    seen = page.evaluate(SEAT)
    assert seen["side"] == "Scotland"
    assert len(seen["faces"]) > 1, "the board of his own seat"
    assert set(seen["faces"]) <= own(SCOTLAND)
    assert "choose where" in page.locator(".prompt .what").inner_text()


def show_only_before(page: Page, side: int) -> None:
    """The board before one player shows him his own blocks and hand alone."""
    seen = page.evaluate(SEAT)
    assert seen["side"] == ["England", "Scotland"][side]
    if not seen["isFought"]:
        assert seen["faces"]
        assert set(seen["faces"]) <= own(side)
