"""Your turn, told: in the tab's title and icon, and by a notification of the browser."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import PAGE_SCRIPT, PATIENCE_MS, WIDE, press_in_bar, wait_until
from tests.browser.house import House
from tests.browser.test_seats import invite
from tests.server.helpers.push_service import Subscriber
from tests.server.helpers.receivers import web_server

TURN = "Your turn · Schiltrom"
SHOWN = """navigator.serviceWorker.getRegistration()
    .then((found) => found.getNotifications())
    .then((shown) => shown.map(({ title, tag, lang }) => ({ title, tag, lang })))"""
NOTIFICATIONS = {"service": "notifications"}
"""What the developer tools are asked to tell of."""
PUSH_SERVICE = """
{
  // The browser's own push service is far away: the test has one, and the keys.
  const name = 'test.subscribed'
  const own = (key) => ({
    endpoint: ENDPOINT,
    options: { applicationServerKey: key },
    toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
    unsubscribe: async () => (localStorage.removeItem(name), true),
  })
  const bytes = () => Uint8Array.from(JSON.parse(localStorage.getItem(name))).buffer
  PushManager.prototype.getSubscription = async () =>
    localStorage.getItem(name) ? own(bytes()) : null
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly || applicationServerKey.length !== 65) throw new Error('refused')
    localStorage.setItem(name, JSON.stringify([...applicationServerKey]))
    return own(bytes())
  }
}
"""


@pytest.fixture
def service():
    with web_server() as found:
        yield found


@pytest.fixture
def pushing(tmp_path, _same_chance) -> Iterator[House]:
    """A server that may push to a service on this machine."""
    with House(tmp_path, webhook_private=1) as house:
        yield house


def visit(browser, house: House, **options: Any) -> BrowserContext:
    chosen = {"viewport": WIDE, "locale": "en-GB", "reduced_motion": "reduce"}
    context: BrowserContext = browser.new_context(base_url=house.address, **(chosen | options))
    context.add_init_script("localStorage['schiltrom.pace'] ??= 'off'")
    context.add_init_script(path=PAGE_SCRIPT)
    context.set_default_timeout(PATIENCE_MS)
    return context


def begin(maker: Page, joiner: Page) -> None:
    """Let two people begin a game."""
    maker.goto("/")
    joiner.goto(invite(maker))
    joiner.locator("form button.primary").click()
    for page in (maker, joiner):
        page.locator(".prompt.mine").wait_for()


def open_notifications(page: Page) -> None:
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    press_in_bar(page, "Notify me")


def play_card(page: Page) -> None:
    hand = page.get_by_role("region", name="Your hand")
    hand.get_by_role("listitem").first.get_by_role("button").click()
    hand.get_by_role("button", name=re.compile("^Play ")).click()


def push(page: Page, data: str) -> None:
    """Have the browser bring a message to our worker, as its push service would.

    Who asks for the notifications that are shown while one is only stored makes Chromium drop it:
    so nobody asks before it is displayed.
    """
    devtools = page.context.new_cdp_session(page)
    found: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    origin = re.match(r"https?://[^/]+", page.url)
    assert origin is not None
    happened: list[str] = []
    devtools.on(
        "BackgroundService.backgroundServiceEventReceived",
        lambda event: happened.append(event["backgroundServiceEvent"]["eventName"]),
    )
    devtools.send("BackgroundService.clearEvents", NOTIFICATIONS)
    devtools.send("BackgroundService.startObserving", NOTIFICATIONS)
    devtools.send("BackgroundService.setRecording", {"shouldRecord": True, **NOTIFICATIONS})
    told = {"origin": origin.group(), "registrationId": found[0], "data": data}
    devtools.send("ServiceWorker.deliverPushMessage", told)
    end = time.monotonic() + PATIENCE_MS / 1000
    while "Notification displayed" not in happened:
        assert time.monotonic() < end, "nothing was displayed"
        page.wait_for_timeout(20)
    devtools.detach()


def test_a_turn_is_pushed_shown_and_taken_away_again(browser, pushing, service):
    """The whole way: asked for, sent, read with the browser's keys, shown, seen, turned off."""
    phone = Subscriber(f"{service.url}/push/phone")
    ann, bob = visit(browser, pushing), visit(browser, pushing, permissions=["notifications"])
    script = PUSH_SERVICE.replace("ENDPOINT", json.dumps(phone.url))
    bob.add_init_script(script.replace("KEYS", json.dumps(phone.keys)))
    maker, joiner = ann.new_page(), bob.new_page()
    begin(maker, joiner)
    game = joiner.url
    open_notifications(joiner)
    switch = joiner.get_by_role("switch")
    expect(switch).not_to_be_checked()
    assert joiner.evaluate("localStorage.getItem('test.subscribed')") is None
    switch.click()
    expect(switch).to_be_checked()
    expect(joiner.get_by_role("dialog").get_by_role("alert")).to_have_count(0)
    joiner.goto("/")
    # While the server takes him for present, a notice is put off.
    expect(maker.locator(".tracks [data-side=Scotland] .presence.here")).to_have_count(0)
    play_card(maker)
    end = time.monotonic() + PATIENCE_MS / 1000
    while not service.got:
        assert time.monotonic() < end, "nothing was pushed"
        maker.wait_for_timeout(50)
    said = phone.read(service.got[0][2]).decode()
    push(joiner, said)
    wait_until(joiner, f"({SHOWN}).then((shown) => shown.length === 1)")
    game_id = json.loads(said)["game"]
    assert joiner.evaluate(SHOWN) == [
        {"title": "Schiltrom: your turn", "tag": game_id, "lang": "en"}
    ]
    assert f"/g/{game_id}" in game
    joiner.goto(game)
    wait_until(joiner, f"({SHOWN}).then((shown) => shown.length === 0)")
    open_notifications(joiner)
    expect(switch).to_be_checked()
    switch.click()
    expect(switch).not_to_be_checked()
    assert joiner.evaluate("localStorage.getItem('test.subscribed')") is None
    for context in (ann, bob):
        context.close()


def test_whatever_is_pushed_something_is_shown(browser, pushing):
    context = visit(browser, pushing, permissions=["notifications"])
    page = context.new_page()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    for data in ("no json", json.dumps({"title": "", "game": "../../evil", "language": "en"})):
        push(page, data)
        wait_until(page, f"({SHOWN}).then((shown) => shown.length > 0)")
        assert {(each["title"], each["tag"]) for each in page.evaluate(SHOWN)} == {
            ("Schiltrom", "")
        }
    context.close()


def test_who_blocks_notifications_is_told_how_to_allow_them(browser, pushing):
    ann, bob = visit(browser, pushing), visit(browser, pushing)
    maker, joiner = ann.new_page(), bob.new_page()
    bob.add_init_script(
        "Object.defineProperty(Notification, 'permission', { get: () => 'denied' })"
    )
    begin(maker, joiner)
    open_notifications(joiner)
    expect(joiner.get_by_text("Your browser blocks notifications from this page.")).to_be_visible()
    expect(joiner.get_by_role("switch")).to_be_disabled()
    for context in (ann, bob):
        context.close()


def test_title_and_icon_say_whose_turn_it_is(open_page):
    icon = "document.querySelector('link[rel=icon]').getAttribute('href')"
    maker, joiner = open_page(), open_page("about:blank")
    assert (maker.title(), maker.evaluate(icon)) == ("Schiltrom", "/icon.svg")
    joiner.goto(invite(maker))
    joiner.locator("form button.primary").click()
    for page in (maker, joiner):
        page.locator(".prompt.mine").wait_for()
        expect(page).to_have_title(TURN)
        assert page.evaluate(icon) == "/icon-turn.svg"
        assert page.request.get("/icon-turn.svg").headers["content-type"] == "image/svg+xml"
    play_card(maker)
    expect(maker).to_have_title("Schiltrom")
    expect(joiner).to_have_title(TURN)
    assert maker.evaluate(icon) == "/icon.svg"
    joiner.get_by_role("link", name="Schiltrom").first.click()
    expect(joiner).to_have_title("Schiltrom")
