"""One event after the other: what a screen shows is all of the same moment, and can be skipped.

The clock of the page stands still and is moved on by the test, so that it does not matter how fast
the machine is. The other side is played over HTTP.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest
from playwright.sync_api import APIRequestContext, Page, expect

from schiltrom import ENGLAND, SCOTLAND, Game
from schiltrom.engine import steps
from schiltrom.engine.battle import legal_combat, taking_part
from schiltrom.engine.cards import played_card
from schiltrom.engine.position import Position
from schiltrom.engine.record import Record
from schiltrom.engine.tables import CARD_MOVES, SIDE_NAMES
from schiltrom.fairness import seat_commitment
from tests.browser.clicking import Clicker
from tests.browser.conftest import PATIENCE_MS, wait_until
from tests.browser.staging import bring, bring_finished

MOST_GAMES = 300
SEED = "bruce"
STEP_MS = 50
LIFE_MS = 5000
PAUSE_MS = 10_000
"""How far ahead the clock is stopped: it goes on until the browser hears of that."""
AT_REST = "!document.querySelector('.story button') && !document.querySelector('.tray .rolls')"
FIRES = (
    "[...document.querySelectorAll('.log li')].filter(e => /\\([ABC]\\d\\): /.test(e.innerText))"
)


@cache
def record_where(fits: Callable[[Position], bool]) -> dict[str, Any]:
    """Return the record of a game that random players brought to a position, always the same."""
    for number in range(MOST_GAMES):
        game, random = Game.new("braveheart", seed=number), Random(number)
        while not game.is_over:
            if fits(game.position):
                return game.record.to_json()
            side = game.to_choose[0]
            game.play(side, random.choice(game.legal(side)))
    raise AssertionError(f"{MOST_GAMES} games have no such position")


def england_moves(pos: Position) -> bool:
    """England has three moves, then it is Scotland's turn to move."""
    is_first = pos.p1 == ENGLAND and pos.truce < 0
    return pos.step == steps.MOVE and pos.active == ENGLAND and is_first and pos.moves == 3


def scots_fire(pos: Position) -> bool:
    """Scotland can fire with several blocks of a letter in round 1, at several enemies."""
    if pos.step != steps.COMBAT or pos.active != SCOTLAND or pos.round != 1:
        return False
    return legal_combat(pos).bit_count() > 1 and taking_part(pos, ENGLAND).bit_count() > 1


def england_sends_a_herald(pos: Position) -> bool:
    """England names a noble, then the Scots move."""
    is_first = pos.step == steps.HERALD and pos.active == ENGLAND and pos.p1 == ENGLAND
    return is_first and CARD_MOVES[played_card(pos.played_s, pos.turn)] > 0


class England:
    """The other side, over HTTP."""

    def __init__(self, request: APIRequestContext, game: str, token: str) -> None:
        self.request = request
        self.auth = {"Authorization": f"Bearer {token}"}
        self.path = f"/api/games/{game}"

    @property
    def state(self) -> Any:
        return self.get("", {"form": "sheet"})

    def get(self, path: str, params: dict[str, Any]) -> Any:
        return self.request.get(self.path + path, params=params, headers=self.auth).json()

    def choose(self, *choices: str) -> None:
        body = {"number": self.state["number"], "choices": list(choices)}
        answer = self.request.post(f"{self.path}/choices", data=body, headers=self.auth)
        assert answer.ok, answer.text()

    def march(self, times: int) -> list[tuple[str, str]]:
        """Move so many blocks, each another way; return where from and to."""
        ways: list[tuple[str, str]] = []
        for name in [each for each in self.state["sheet"]["legal"] if each.startswith("block ")]:
            block = name.removeprefix("block ")
            if len(ways) == times or name not in self.state["sheet"]["legal"]:
                continue
            for reach in self.get("/reach", {"block": block}):
                way = (reach["path"][0], reach["area"])
                if reach["cost"] == 1 and way not in ways and way[0] not in [a for a, _ in ways]:
                    self.choose(*reach["choices"])
                    ways.append(way)
                    break
        assert len(ways) == times, ways
        return ways

    def take_hits(self) -> None:
        while (state := self.state)["your_choice"] and state["sheet"]["step"] == "hit":
            self.choose(state["sheet"]["legal"][0])


def bring_seeds(
    scotland: APIRequestContext, england: England, origin: str, seed: str = SEED
) -> None:
    """Let both sides bind themselves to their seeds, then show them, so that the game begins."""
    answers = []
    for what in ("commitment", "seed"):
        for side, request in enumerate((england.request, scotland)):
            sent = {"seed": seed, "commitment": seat_commitment(side, seed)}[what]
            path = f"{england.path}/{what}?side={SIDE_NAMES[side]}"
            headers = england.auth if side == ENGLAND else {"Origin": origin}
            answers.append(request.post(path, data={what: sent}, headers=headers))
    assert all(answer.ok for answer in answers), [answer.text() for answer in answers]
    assert answers[-1].json()["begun"]


@pytest.fixture
def against(open_page, playwright_request, address) -> Callable[..., tuple[Page, England]]:
    """Return a function that opens a game at a position; the Scots sit before a stopped clock."""

    def begin(fits: Callable[[Position], bool], **options: Any) -> tuple[Page, England]:
        page: Page = open_page(
            "about:blank", **{"pace": "normal", "reduced_motion": "no-preference"} | options
        )
        seats = {"england": {"kind": "friend"}, "scotland": {"kind": "here"}}
        body = {"record": record_where(fits), "seats": seats}
        made = page.request.post("/api/games/import", data=body).json()
        secret = made["seats"][ENGLAND]["secret"]
        taken = playwright_request.post("/api/seats", data={"secret": secret}).json()
        england = England(playwright_request, made["game"], taken["token"])
        bring_seeds(page.request, england, address)
        page.clock.install()
        page.goto(f"/g/{made['game']}")
        page.locator(".prompt").wait_for()
        wait_until(page, "document.querySelector('.log li') !== null")
        page.wait_for_load_state("networkidle")
        page.clock.pause_at((page.evaluate("Date.now()") + PAUSE_MS) / 1000)
        return page, england

    return begin


@pytest.fixture
def playwright_request(browser, address):
    """A client with cookies of its own."""
    context = browser.new_context(base_url=address)
    yield context.request
    context.close()


def pass_until(page: Page, expression: str) -> int:
    """Let the page's clock go on until something holds; return how long that took by that clock."""
    # The server has a clock of its own: what it sends may be late by the page's.
    end = time.monotonic() + PATIENCE_MS / 1000
    passed = 0
    while not page.evaluate(expression):
        assert time.monotonic() < end, f"never true: {expression}"
        page.clock.run_for(STEP_MS)
        passed += STEP_MS
    return passed


def follow(page: Page, england: England) -> None:
    """Let the page's clock go on until all is shown that the server has told by now."""
    lines = len(page.request.get(f"{england.path}?form=sheet").json()["lines"])
    all_told = f"document.querySelectorAll('.log li').length >= {lines}"
    pass_until(page, f"{all_told} && {AT_REST}")


def told(page: Page) -> int:
    count: int = page.evaluate("document.querySelectorAll('.log li').length")
    return count


def test_moves_come_one_after_the_other_in_words_and_arrows(against):
    page, england = against(england_moves)
    before = told(page)
    ways = england.march(3)
    england.choose("done")
    lines = [f"document.querySelectorAll('.log li').length >= {before + n}" for n in (1, 2, 3)]
    for number, (origin, area) in enumerate(ways, start=1):
        passed = pass_until(page, lines[number - 1])
        assert number == 1 or passed > 500, "they came together"
        assert told(page) == before + number
        expect(page.locator("[data-march]")).to_have_count(number)
        story = page.locator(".story p").first
        expect(story).to_contain_text(f"from {origin}" if origin else "")
        expect(story).to_contain_text(area)
        expect(page.locator(".prompt.mine")).to_have_count(0)
    pass_until(page, "document.querySelector('.prompt.mine') !== null")
    expect(page.locator("[data-march]")).to_have_count(3)
    # They stay until the next choice.
    page.clock.run_for(LIFE_MS)
    expect(page.locator("[data-march]")).to_have_count(3)
    page.clock.resume()
    page.keyboard.press("d")
    page.locator("[role=alertdialog] button").first.click()
    expect(page.locator("[data-march]")).to_have_count(0)


@pytest.mark.parametrize("how", ["key", "button", "board"])
def test_one_key_or_click_shows_how_the_game_stands(against, how):
    page, england = against(england_moves)
    before = told(page)
    england.march(3)
    england.choose("done")
    pass_until(page, f"document.querySelectorAll('.log li').length > {before}")
    wait_until(page, "document.querySelector('.story button') !== null")
    assert told(page) < before + 3
    if how == "key":
        page.keyboard.press(" ")
    elif how == "button":
        page.get_by_role("button", name="Skip").click()
    else:
        page.mouse.click(30, 700)
    wait_until(page, "document.querySelector('.prompt.mine') !== null")
    assert told(page) == before + 4
    expect(page.locator("[data-march]")).to_have_count(3)
    expect(page.locator(".story button")).to_have_count(0)


def test_without_a_pace_everything_is_there_at_once(against):
    page, england = against(england_moves, pace="off")
    before = told(page)
    england.march(3)
    england.choose("done")
    wait_until(page, "document.querySelector('.prompt.mine') !== null")
    assert told(page) == before + 4


def test_less_motion_keeps_the_order_but_nothing_glides(against):
    page, england = against(england_moves, reduced_motion="reduce")
    before = told(page)
    england.march(2)
    pass_until(page, f"document.querySelectorAll('.log li').length > {before}")
    assert told(page) == before + 1
    assert page.evaluate("document.getAnimations().length") == 0


def test_nothing_is_told_before_the_dice_lie(against):
    page, england = against(scots_fire)
    before = told(page)
    nobles = page.locator(".tracks, .table").first.inner_text()
    page.locator(".battle .actions button.primary").click()
    pass_until(page, "document.querySelector('.tray') !== null")
    assert page.locator(".tray .words").inner_text().endswith("…")
    assert nobles  # the screen is as it was: no line, no hit to be taken, nothing to choose
    assert told(page) == before
    expect(page.locator(".prompt.mine")).to_have_count(0)
    took = pass_until(page, f"document.querySelectorAll('.log li').length > {before}")
    assert took >= 500
    assert not page.locator(".tray .words").inner_text().endswith("…")
    assert england.state["number"] > 0


def test_fire_with_all_keeps_to_its_letter_and_round(against):
    page, england = against(scots_fire)
    ready = legal_combat(Record.from_json(record_where(scots_fire)).replay().position).bit_count()
    before, lines = page.evaluate(f"{FIRES}.length"), told(page)
    page.keyboard.press("a")
    pass_until(page, "document.querySelector('.tray') !== null")
    for _ in range(ready):
        # Each of them may bring hits, which England takes; then the next one fires by itself.
        england.take_hits()
        follow(page, england)
    fired = page.evaluate(f"{FIRES}.map(e => e.innerText)")[before:]
    letters = {line.partition("(")[2][0] for line in fired}
    assert len(letters) == 1, fired
    assert len(fired) == ready, fired
    rest = page.locator(".log li").all_inner_texts()[lines:]
    assert not re.search(r"round 2.*[ABC]\d\): ", " ".join(rest)), rest


def test_dice_are_taken_away_with_their_battle(against):
    page, england = against(scots_fire)
    page.keyboard.press("a")
    pass_until(page, "document.querySelector('.tray') !== null")
    page.clock.run_for(LIFE_MS * 2)
    england.take_hits()
    follow(page, england)
    page.clock.run_for(LIFE_MS * 2)
    expect(page.locator(".tray")).to_have_count(0)


@pytest.mark.parametrize("how", ["key", "board"])
def test_nothing_that_was_told_hides_what_can_be_chosen(against, how):
    page, england = against(england_sends_a_herald, pace="off")
    named = [each for each in england.state["sheet"]["legal"] if each.startswith("block ")]
    england.choose(named[0])
    wait_until(page, "document.querySelector('.prompt.mine') !== null")
    # They lie over the map, but what is lit there can be clicked all the same, ...
    expect(page.locator(".board .tray")).to_be_visible()
    page.clock.run_for(STEP_MS)
    offered = page.evaluate("proof.offers()")["spots"]
    assert {"block", "word"} <= {spot["kind"] for spot in offered}
    assert all(spot["at"] for spot in offered), offered
    # ... and the first key or click takes them away.
    if how == "key":
        page.keyboard.press("Shift")
    else:
        block = next(spot for spot in offered if spot["kind"] == "block")
        page.mouse.click(*block["at"])
    expect(page.locator(".board .tray, .board .banner")).to_have_count(0)


# --- sounds ----------------------------------------------------------------------------------

LISTEN = """
  window.heard = 0
  const node = () => new Proxy(function () {}, {
    get: (_, name) => (name === 'connect' ? (to) => to : node()),
    set: () => true,
    apply: () => new Float32Array(8),
  })
  window.AudioContext = class {
    state = 'running'
    currentTime = 0
    sampleRate = 16
    destination = node()
    createGain() { window.heard += 1; return node() }
    createOscillator() { return node() }
    createBufferSource() { return node() }
    createBiquadFilter() { return node() }
    createBuffer() { return { getChannelData: () => new Float32Array(8) } }
  }
"""


def test_a_march_is_heard_unless_the_sound_is_off(against):
    page, england = against(england_moves)
    page.evaluate(f"() => {{ {LISTEN} }}")
    england.march(1)
    wait_until(page, "heard > 0")
    page.evaluate("location.hash = '#/settings'")
    box = page.get_by_label("Play sounds")
    expect(box).to_be_checked()
    box.uncheck()
    heard = page.evaluate("heard")
    page.evaluate("location.hash = ''")
    before = told(page)
    england.march(1)
    pass_until(page, f"document.querySelectorAll('.log li').length > {before}")
    assert page.evaluate("heard") == heard
    assert page.evaluate("localStorage['schiltrom.sound']") == "off"


def test_a_phone_is_silent_at_first(open_page):
    phone = open_page(
        "/#/settings", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    expect(phone.get_by_label("Play sounds")).not_to_be_checked()
    phone.get_by_label("Slow").check()
    phone.reload()
    expect(phone.get_by_label("Slow")).to_be_checked()


# --- watching --------------------------------------------------------------------------------


def at(page: Page) -> tuple[int, int]:
    now, total = page.locator("output").inner_text().split("/")
    return int(now), int(total)


def test_a_game_of_computers_is_watched_like_a_replay(open_page):
    page = open_page("/#/new/watch", reduced_motion="no-preference")
    expect(page.get_by_label("Everything open")).to_be_checked()
    page.locator("form button.primary").click()
    page.locator("output").wait_for()
    wait_until(page, "Number(document.querySelector('output').innerText.split('/')[0]) > 2")
    page.get_by_role("button", name="Pause").click()
    now, total = at(page)
    # The game goes on; the screen does not.
    goes_on = f"Number(document.querySelector('output').innerText.split('/')[1]) > {total}"
    wait_until(page, goes_on)
    assert at(page)[0] == now
    assert page.evaluate("proof.faces().length") > 20
    page.get_by_label("Speed").select_option(index=3)
    page.get_by_role("button", name="Play", exact=True).click()
    wait_until(
        page, f"Number(document.querySelector('output').innerText.split('/')[0]) > {now + 2}"
    )
    page.get_by_role("button", name="Previous step").click()
    page.get_by_role("button", name="Last step").click()
    assert at(page)[0] > now + 2


def test_who_did_not_ask_for_it_sees_no_faces(open_page):
    page = open_page("/#/new/watch")
    page.get_by_label("Everything open").uncheck()
    page.locator("form button.primary").click()
    page.locator("output").wait_for()
    wait_until(page, "Number(document.querySelector('output').innerText.split('/')[1]) > 3")
    assert page.evaluate("document.querySelector('.battle') ? [] : proof.faces()") == []
    expect(page.get_by_label("Viewpoint")).to_have_count(0)


# --- hints and the replay --------------------------------------------------------------------

WATCH_HINTS = """() => {
  const turn = () => document.querySelector('main')?.innerText.match(/Game turn \\d|Winter/)?.[0]
  const asked = turn()
  window.stale = []
  setInterval(() => {
    const said = document.querySelector('.advice .order')?.innerText
    if (said && turn() !== asked) stale.push([asked, turn(), said])
  }, 20)
  return asked
}"""


def test_a_hint_does_not_come_back_in_another_turn(open_page):
    page = open_page("about:blank")
    bring(page, "move")
    page.locator(".prompt.mine").wait_for()
    page.keyboard.press("t")
    page.locator(".advice .order li").first.wait_for()
    asked = page.evaluate(WATCH_HINTS)
    assert asked is not None
    player = Clicker(page, Random(3), eager=0.2)
    turns = page.locator(".log h3").count()
    player.play(200, until=f"document.querySelectorAll('.log h3').length > {turns + 1}")
    assert page.evaluate("stale") == []


def test_a_replay_begins_where_one_is_and_leads_back(open_page):
    page = open_page("about:blank")
    game = bring(page, "move")
    page.locator(".prompt.mine").wait_for()
    number = page.request.get(f"/api/games/{game}?form=sheet").json()["number"]
    page.goto(f"/g/{game}/replay")
    expect(page.locator("output")).to_have_text(f"{number + 1}/{number + 1}")
    page.get_by_role("link", name="Back to the game").click()
    page.locator(".prompt.mine").wait_for()


def test_a_replay_of_a_game_that_is_over_goes_on_where_one_was(open_page):
    page = open_page("about:blank")
    game = bring_finished(page)
    page.goto(f"/g/{game}/replay")
    page.locator("output").wait_for()
    for _ in range(3):
        page.get_by_role("button", name="Next step").click()
    expect(page.locator("output")).to_contain_text("4/")
    wait_until(page, "game => localStorage['schiltrom.replay.' + game]?.endsWith('@3')", game)
    page.goto(f"/g/{game}/replay")
    expect(page.locator("output")).to_contain_text("4/")
