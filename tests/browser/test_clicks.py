"""How many clicks a game takes: a battle of three blocks against two, and a move of a group.

The chance of the server is fixed, and the other side, over HTTP, does the same every time: so the
same battle is fought with the same dice however much of it makes itself.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from schiltrom import ENGLAND, SCOTLAND, Game
from schiltrom.engine import steps
from schiltrom.engine.battle import taking_part
from tests.browser.conftest import PATIENCE_MS, wait_until
from tests.browser.staging import bring
from tests.browser.test_pacing import England, bring_seeds, playwright_request

__all__ = ["playwright_request"]

SEED = 140
"""Of a game in which Wallace, Douglas and Barclay soon meet two English blocks."""
DICE = "clicks 16"
"""A seed by which that battle lasts two rounds, and both sides take hits."""
ALL_OFF = "for (const wish of ['forced', 'hits']) localStorage[`schiltrom.auto.${wish}`] = 'off'"
MOST = 40
FEW = 4


@cache
def three_against_two() -> dict[str, Any]:
    """Return the record of a game that stands at the beginning of such a battle."""
    game, random = Game.new("braveheart", seed=SEED), Random(SEED)
    while not (game.position.step == steps.COMBAT and game.position.round == 1):
        side = game.to_choose[0]
        game.play(side, random.choice(game.legal(side)))
    fought = [taking_part(game.position, side).bit_count() for side in (ENGLAND, SCOTLAND)]
    assert fought == [2, 3]
    assert game.position.active == SCOTLAND
    return game.record.to_json()


@dataclass
class Battle:
    """A battle that is fought by clicks, and counted."""

    page: Page
    england: England
    area: str
    by_round: bool = False
    """Whether each round is fought with one click."""
    clicks: int = 0
    rounds: int = 1

    def click(self, thing: Locator) -> None:
        thing.click()
        self.clicks += 1

    @property
    def mine(self) -> Any:
        """Return what the Scots see, as their own window asks for it."""
        return self.page.request.get(f"{self.england.path}?form=sheet").json()

    def is_over(self, state: Any) -> bool:
        """Return whether it is over, as somebody sees the game."""
        battle = state["sheet"]["battle"]
        return battle is None or battle["area"] != self.area

    def play(self) -> None:
        """Fight on until it is over."""
        for _ in range(MOST):
            self.enemy_acts()
            state = self.mine
            if self.is_over(state):
                return
            self.rounds = max(self.rounds, state["sheet"]["battle"]["round"])
            wait_until(
                self.page, "() => !document.querySelector('.battle .actions .button:disabled')"
            )
            self.act(state["sheet"])
            self.wait_until_after(state["number"])
        raise AssertionError("the battle does not end")

    def wait_until_after(self, number: int) -> None:
        """Wait until what was clicked has been done."""
        end = time.monotonic() + PATIENCE_MS / 1000
        while self.mine["number"] == number:
            assert time.monotonic() < end, "the last click did nothing"
            self.page.wait_for_timeout(20)

    def act(self, sheet: dict[str, Any]) -> None:
        """Fire with all that can, take hits with the first block lit, and stay after a victory."""
        battle = self.page.locator(".battle")
        if sheet["step"] == "hit":
            name = sheet["legal"][0].removeprefix("block ").partition("/")[0]
            self.click(battle.get_by_role("button", name=name).first)
        elif sheet["step"].startswith("combat"):
            several = battle.locator(".actions .button:has(kbd:text-is('a'))")
            once = battle.locator(".actions .button:has(kbd:text-is('f'))")
            whole = battle.locator(".actions .button:has(kbd:text-is('r'))")
            once.or_(several).first.wait_for()
            if self.by_round and whole.count():
                self.click(whole)
            else:
                self.click(several if several.count() else once)
        else:
            self.click(
                self.page.get_by_role("button", name="Done")
                .or_(self.page.locator(".prompt .buttons .button:not(.plain)"))
                .first
            )

    def enemy_acts(self) -> None:
        """Let England fire with all it has, and take its hits."""
        while (state := self.england.state)["your_choice"] and not self.is_over(state):
            legal = state["sheet"]["legal"]
            if state["sheet"]["step"] == "combat":
                self.england.choose(legal[0], "fire")
            else:
                words = [each for each in legal if " " not in each]
                self.england.choose(words[0] if words else legal[0])


@pytest.fixture
def begin(open_page, playwright_request, address) -> Callable[..., Battle]:
    """Return a function that opens the battle in a window of the Scots."""

    def opened(script: str = "", *, by_round: bool = False) -> Battle:
        page = open_page("about:blank")
        page.context.add_init_script(f"try {{ {script} }} catch {{}}")
        seats = {"england": {"kind": "friend"}, "scotland": {"kind": "here"}}
        body = {"record": three_against_two(), "seats": seats}
        made = page.request.post("/api/games/import", data=body).json()
        secret = made["seats"][ENGLAND]["secret"]
        taken = playwright_request.post("/api/seats", data={"secret": secret}).json()
        england = England(playwright_request, made["game"], taken["token"])
        bring_seeds(page.request, england, address, DICE)
        page.goto(f"/g/{made['game']}")
        page.locator(".battle").wait_for()
        page.wait_for_load_state("networkidle")
        return Battle(page, england, england.state["sheet"]["battle"]["area"], by_round)

    return opened


def test_a_battle_of_three_against_two_takes_few_clicks(begin):
    """With everything asked, forced choices made, round by round, and with standing orders."""
    asked = begin(ALL_OFF)
    asked.play()
    made = begin()
    made.play()
    rounds = begin(by_round=True)
    rounds.play()
    ordered = begin()
    ordered.click(ordered.page.locator(".battle .give"))
    # The dialog closes before the server has the orders, and does what they say.
    with ordered.page.expect_response("**/orders*") as answer:
        ordered.click(ordered.page.get_by_role("button", name="Give orders"))
    assert answer.value.ok
    ordered.page.locator("dialog").wait_for(state="detached")
    ordered.play()
    counts = [battle.clicks for battle in (asked, made, rounds, ordered)]
    sys.stdout.write(
        f"a battle of 3 against 2, {asked.rounds} rounds: {counts[0]} clicks if all is asked, "
        f"{counts[1]} with forced choices made, {counts[2]} round by round, "
        f"{counts[3]} with standing orders\n"
    )
    ends = [battle.england.state["sheet"]["pieces"] for battle in (asked, made)]
    assert ends[0] == ends[1], "it was the same battle"
    assert counts[1] < counts[0]
    assert counts[2] <= FEW, "one click a round, and one after the victory"
    assert counts[3] == 2
    assert min(asked.rounds, rounds.rounds) >= 2
    expect(made.page.locator(".log small").first).to_have_text("automatic")


def test_a_group_moves_with_two_clicks(open_page):
    """All blocks of an area are taken up at once; then the click on where they go."""
    page = open_page()
    game = bring(page, "move")
    page.locator(".token.can").first.wait_for()
    sheet = page.request.get(f"/api/games/{game}?form=sheet").json()["sheet"]
    places = [
        piece["place"] for piece in sheet["pieces"] if f"block {piece['name']}" in sheet["legal"]
    ]
    area = max(places, key=places.count)
    assert places.count(area) > 1, places
    page.locator(f"[data-area='{area}'] .token.can").first.hover()
    page.locator("[data-fan] .all").click()
    page.locator(".hit.can").first.wait_for(state="attached")
    target = page.evaluate("proof.offers().spots.find(each => each.kind === 'area' && each.at)")
    page.mouse.click(*target["at"])
    wait_until(page, "() => !document.querySelector('.token [aria-pressed=\"true\"]')")
    after = page.request.get(f"/api/games/{game}?form=sheet").json()["sheet"]
    moved = [piece for piece in after["pieces"] if piece["moved"] and piece["side"] == SCOTLAND]
    assert len(moved) > 1
    assert {piece["place"] for piece in moved} == {target["name"]}
    sys.stdout.write(f"a move of {len(moved)} blocks: 2 clicks\n")
