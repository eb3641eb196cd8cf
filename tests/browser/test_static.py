"""The game without a server, in a real browser, on the built folder: played, kept, not lost."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import zipfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from playwright.sync_api import Error as PlaywrightError

from schiltrom.engine.record import Record
from schiltrom.fairness import verify
from schiltrom.notation import read_game, view_from_line
from tests.browser.clicking import Clicker
from tests.browser.conftest import (
    KEEP_PACE,
    LONG,
    PAGE_SCRIPT,
    PHONE,
    WIDE,
    press_in_bar,
    resign,
    wait_until,
)
from tests.browser.staging import record_at
from tests.browser.static_folder import FOLDER, StaticServer
from tests.browser.static_play import GAME, long, play_now, play_on

RECORDS = Path(__file__).parents[1] / "records"
MOST_CLICKS = 4000
LOOKS = 20
LANGUAGES = {"en-GB": "en", "de": "de", "fr": "fr", "hu": "hu", "it": "it", "ja": "ja"}


@pytest.fixture(scope="module")
def device(browser: Browser) -> Iterator[BrowserContext]:
    """A device that most tests share: only its first visit waits until Python is loaded."""
    chosen: dict[str, Any] = {"viewport": WIDE, "locale": "en-GB", "reduced_motion": "reduce"}
    context = browser.new_context(**chosen)
    context.add_init_script(KEEP_PACE.replace("PACE", "off"))
    context.add_init_script(path=PAGE_SCRIPT)
    yield context
    context.close()


@pytest.fixture
def page(open_static: Callable[..., Page], device: BrowserContext) -> Iterator[Page]:
    """One window, at home."""
    page = open_static(on=device)
    yield page
    page.close()


def bring(page: Page, record: dict[str, Any] | str, name: str = "game.hots") -> None:
    """Open a saved game, both sides at this screen if it goes on."""
    text = record if isinstance(record, str) else json.dumps(record)
    chosen: Any = {"name": name, "mimeType": "text/plain", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(chosen)


def kept_entries(page: Page) -> int:
    """Return how many entries of games are kept on this device."""
    count: int = page.evaluate(
        """() => new Promise((resolve) => {
          const asked = indexedDB.open('schiltrom')
          asked.onsuccess = () => {
            const all = asked.result.transaction('entries').objectStore('entries').getAll()
            all.onsuccess = () => { asked.result.close(); resolve(all.result.flat().length) }
          }
        })"""
    )
    return count


# --- playing ---------------------------------------------------------------------------------


def test_a_stranger_has_a_game_at_once_and_nothing_from_elsewhere(page, folder):
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.reload()
    expect(page.locator("progress, .games")).not_to_have_count(0)
    play_now(page)
    player = play_on(page, 6)
    assert player.clicks == 6
    assert [url for url in asked if not url.startswith((folder.address, "blob:"))] == []
    policy = page.locator("meta[http-equiv='Content-Security-Policy']").get_attribute("content")
    assert "'unsafe-inline'" not in str(policy)
    assert "'unsafe-eval'" not in str(policy)


def lift_curtain(page: Page) -> None:
    """Sit down before the screen; before a battle the curtain may rise by itself."""
    curtain = page.locator("main[data-side] > button")
    for _ in range(LOOKS):
        page.locator("main[data-side] > button, .battle, .prompt").first.wait_for()
        if page.locator(".battle, .prompt").count():
            return
        with suppress(PlaywrightError):
            curtain.click(timeout=2000)
    raise AssertionError("the curtain does not rise")


def test_a_reload_in_the_middle_of_a_battle_loses_nothing(page):
    bring(page, record_at("battle"))
    lift_curtain(page)
    page.locator(".battle").wait_for()
    before, kept = page.locator(".battle").inner_text(), kept_entries(page)
    page.reload()
    lift_curtain(page)
    page.locator(".battle").wait_for()
    assert page.locator(".battle").inner_text() == before
    assert kept_entries(page) == kept
    play_on(page, 2)


def test_the_second_visit_needs_no_network(open_static):
    with StaticServer() as server:
        page = open_static(address=server.address)
        play_now(page)
        wait_until(page, "() => navigator.serviceWorker.controller !== null")
        server.stop()
        page.context.set_offline(True)
        page.reload()
        page.locator(".prompt.mine").wait_for()
        play_on(page, 8)
        if LONG:
            play_the_year_out(page)
        page.goto(f"{server.address}?page=/learn/winter")
        page.locator(".board").first.wait_for()


def play_the_year_out(page: Page) -> None:
    """Play until the next year has begun."""
    year = "() => document.querySelector('.year, .tracks')?.innerText.match(/1[23]\\d\\d/)?.[0]"
    before = page.evaluate(year)
    assert before is not None
    for seed in range(40):
        play_on(page, 25, seed=seed)
        if page.evaluate(year) != before:
            return
    raise AssertionError("a thousand clicks are no year")


def test_two_players_share_a_screen(page):
    page.locator("a[href='#/new/here']").click()
    page.locator("form button.primary").click()
    lift_curtain(page)
    player = play_on(page, 10)
    assert "curtain " in " ".join(player.did)


@long
def test_two_computers_are_watched(page):
    page.locator("a[href='#/new/watch']").click()
    page.locator("input[name=level]").first.check()
    page.locator("form button.primary").click()
    wait_until(page, "() => document.querySelectorAll('.log li, .line').length > 4")


@long
def test_hints_odds_and_what_is_known_are_answered(page):
    play_now(page)
    page.get_by_role("button", name=re.compile("^Hint")).click()
    page.get_by_text("Suggestion").wait_for()
    page.get_by_role("tab", name="Winter").click()
    page.get_by_role("tab", name="Enemy").click()
    expect(page.get_by_role("tabpanel")).not_to_be_empty()


def test_the_lessons_need_no_python(browser, folder):
    context = browser.new_context(viewport=WIDE, locale="en-GB", service_workers="block")
    page = context.new_page()
    page.route("**/python/**", lambda route: route.abort())
    page.goto(f"{folder.address}?page=/learn/first-year")
    page.locator(".board").first.wait_for()
    page.get_by_text("The game could not start in this browser").wait_for()
    context.close()


def test_a_friend_needs_a_server(page):
    page.locator("a[href='#/new/friend']").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Playing a friend needs a server")
    assert page.locator("form").count() == 0


@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_language_is_there(open_static, locale):
    page = open_static(locale=locale)
    page.locator(".games").wait_for()
    assert page.locator("html").get_attribute("lang") == LANGUAGES[locale]
    page.locator("a[href='#/new/friend']").click()
    page.locator("pre").wait_for()
    assert not re.search(r"\b(local|client|error)-[a-z]", page.locator("body").inner_text())


@long
def test_a_game_begins_by_the_keyboard(page):
    page.locator("button.primary.big").focus()
    page.keyboard.press("Enter")
    page.locator(".prompt.mine").wait_for()
    before = kept_entries(page)
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    for _ in range(LOOKS):
        if kept_entries(page) > before:
            break
        page.wait_for_timeout(500)
    assert kept_entries(page) > before, "a card was played"


@long
def test_a_phone_plays_by_taps(open_static):
    page = open_static(viewport=PHONE, has_touch=True, is_mobile=True)
    play_now(page)
    play_on(page, 4, taps=True)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# --- files -----------------------------------------------------------------------------------


def test_a_game_is_saved_at_any_moment_and_goes_on_elsewhere(page, open_static):
    play_now(page)
    play_on(page, 4)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as file").click()
    text = Path(download.value.path()).read_text(encoding="utf-8")
    assert "fair-server-seed" not in text, "nobody sees dice that are yet to come"
    assert read_game(text).record.entries
    other = open_static(on=page.context)
    bring(other, text)
    lift_curtain(other)
    play_on(other, 3)


def test_records_go_from_here_to_a_server_and_back(page, address, open_static):
    play_now(page)
    play_on(page, 6)
    resign(page)
    expect(page.locator(".ending")).to_contain_text(re.compile("resign", re.IGNORECASE))
    with page.expect_download() as download:
        page.locator(".ending").get_by_role("button", name=re.compile("Save|Download")).click()
    data = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    verify(Record.from_json(data))
    seats = {"england": {"kind": "here"}, "scotland": {"kind": "computer"}}
    body = json.dumps({"record": data, "seats": seats}).encode()
    request = Request(f"{address}/api/games/import", body, {"Content-Type": "application/json"})
    with urlopen(request) as answer:
        assert answer.status == 201
    other = open_static(on=page.context)
    bring(other, (RECORDS / "braveheart-edition-4.json").read_text(encoding="utf-8"))
    other.locator(".board").first.wait_for()


def play_out(page: Page, game: str, rng: Random) -> None:
    """Play both sides of a game on a server to its end, at random, as its page does."""
    headers = {"Origin": page.url.partition("/g/")[0]}
    while True:
        for side in ("England", "Scotland"):
            state = page.request.get(f"/api/games/{game}?form=sheet&side={side}").json()
            if state["status"]["over"]:
                return
            if state["your_choice"]:
                choice = rng.choice(state["sheet"]["legal"])
                body = {"number": state["number"], "choices": [choice]}
                path = f"/api/games/{game}/choices?side={side}"
                made = page.request.post(path, data=body, headers=headers)
                assert made.ok, made.text()


@long
def test_a_game_of_a_server_is_replayed_here_with_its_proof(open_page, open_static, device):
    """A whole game, as a real server wrote it."""
    there = open_page()
    there.locator("a[href='#/new/here']").click()
    there.locator("form button.primary").click()
    there.locator("main[data-side] > button").wait_for()
    game = there.url.partition("/g/")[2][:16]
    play_out(there, game, Random(1297))
    saved = there.request.get(f"/api/games/{game}/record?format=hots&side=England")
    there.close()
    text = saved.body().decode()
    record = read_game(text).record
    verify(record)
    here = open_static(on=device)
    bring(here, text)
    here.locator(".ending").wait_for()
    expect(here.locator(".ending summary")).to_have_text("Dice match the commitment")
    here.locator(".ending").get_by_role("link", name="Replay").click()
    expect(here.locator("output")).to_contain_text(f"/{len(record.entries) + 1}")
    with here.expect_download() as download:
        here.go_back()
        here.locator(".ending").get_by_role("button", name="Download").click()
    again = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert Record.from_json(again) == record, "it goes back as it came"
    here.close()


def test_a_position_goes_out_as_a_line_and_comes_in(page):
    play_now(page)
    press_in_bar(page, "Position")
    field = page.get_by_role("textbox", name="Position")
    line = field.input_value()
    seen = view_from_line(line)
    side = "ES"[seen.side]
    assert sum(seen.sides[1 - seen.side].areas) > 0, "the enemy is counted, not named"
    shown = page.get_by_role("dialog").locator("[data-key^=block]")
    expect(shown).not_to_have_count(0)
    page.goto(page.url.partition("?")[0])
    page.get_by_role("link", name="Show a position").click()
    for text, words in (
        (line.replace(f" {side}", " Q"), "the field sides"),
        ("e4 e5", "not a pos"),
    ):
        field.fill(text)
        expect(page.get_by_role("alert")).to_contain_text(words)
    field.fill(line)
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(shown).not_to_have_count(0)


def test_a_file_that_is_no_game_is_refused(page):
    page.locator(".games").wait_for()
    for text in (" ", "{", "nonsense", '{"format": "x"}', "\x00\x01"):
        page.reload()
        bring(page, text)
        page.get_by_role("alert").wait_for()
        assert not GAME.search(page.url)


# --- nothing lost ----------------------------------------------------------------------------


def test_a_full_device_says_so_and_loses_nothing(page):
    play_now(page)
    before = kept_entries(page)
    games = next(worker for worker in page.workers if "games" in worker.url)
    games.evaluate(
        """() => {
          self.realPut = IDBObjectStore.prototype.put
          const full = () => { throw new DOMException('full', 'QuotaExceededError') }
          IDBObjectStore.prototype.put = full
        }"""
    )
    full = page.get_by_text("there is no room left on this device")
    player = Clicker(page, Random(1))
    for _ in range(6):
        if full.count():
            break
        offers = player.look(3000)
        if offers["isIt"]:
            player.step(offers)
        player.again()
        page.wait_for_timeout(500)
    full.first.wait_for()
    assert kept_entries(page) == before
    games.evaluate("() => { IDBObjectStore.prototype.put = self.realPut }")
    play_on(page, 2)
    assert kept_entries(page) > before


@long
def test_a_worker_that_dies_is_replaced(browser, folder):
    context = browser.new_context(viewport=WIDE, locale="en-GB")
    context.add_init_script(path=PAGE_SCRIPT)
    page = context.new_page()
    page.set_default_timeout(40_000)
    page.goto(folder.address)
    play_now(page)
    play_on(page, 2)
    before = kept_entries(page)
    games = next(worker for worker in page.workers if "games" in worker.url)
    games.evaluate("setTimeout(() => { throw new Error('killed by a test') })")
    page.get_by_text("The game had to be restarted").wait_for()
    assert kept_entries(page) == before
    play_on(page, 2)
    assert kept_entries(page) > before
    context.close()


@long
def test_two_windows_on_one_game_show_the_same(page, open_static):
    """Only the window in front is drawn: each is looked at in its turn."""
    play_now(page)
    other = open_static(page.url.partition("/static/")[2], on=page.context)
    other.locator(".prompt.mine").wait_for()
    lines = "() => document.querySelectorAll('.panel li').length"
    for window, following in ((page, other), (other, page)):
        window.bring_to_front()
        play_on(window, 3)
        shown = window.evaluate(lines)
        following.bring_to_front()
        wait_until(following, f"(shown) => ({lines})() >= shown", shown)
    said = [each.locator(".prompt").inner_text().splitlines()[0].strip() for each in (page, other)]
    assert said[0] == said[1]


@long
def test_damaged_games_are_told_and_the_others_stay(open_static):
    page = open_static()
    game = play_now(page)
    page.locator("a.display").first.click()
    play_now(page)
    page.locator("a.display").first.click()
    page.evaluate(
        """(game) => new Promise((resolve) => {
          const asked = indexedDB.open('schiltrom')
          asked.onsuccess = () => {
            const write = asked.result.transaction('games', 'readwrite')
            write.objectStore('games').put({ row: '{"format": 1}', stamp: 3 }, game)
            write.oncomplete = () => { asked.result.close(); resolve() }
          }
        })""",
        game,
    )
    page.reload()
    page.get_by_text("One game on this device is damaged").wait_for()
    expect(page.locator(".games li:not(.note)")).to_have_count(1)
    page.get_by_role("button", name="Delete damaged games").click()
    expect(page.get_by_text("is damaged")).to_have_count(0)
    page.locator(".games li a").first.click()
    page.locator(".prompt.mine").wait_for()


@long
def test_a_newer_version_is_offered_and_not_forced(open_static, tmp_path):
    shutil.copytree(FOLDER, tmp_path / "static")
    with StaticServer(tmp_path) as server:
        page = open_static(address=server.address)
        play_now(page)
        wait_until(page, "() => navigator.serviceWorker.controller !== null")
        worker = tmp_path / "static" / "sw.js"
        worker.write_text(worker.read_text(encoding="utf-8") + "// newer\n", encoding="utf-8")
        # Nobody waits for the new version: it is fetched beside the game.
        page.evaluate(
            "() => void navigator.serviceWorker.getRegistration().then((r) => r.update())"
        )
        page.get_by_text("A new version is available").wait_for()
        play_on(page, 2)
        page.get_by_role("button", name="Reload").click()
        expect(page.get_by_text("A new version is available")).to_have_count(0, timeout=40_000)
        page.locator(".prompt").wait_for()


# --- the folder ------------------------------------------------------------------------------


def test_the_folder_is_whole_and_says_what_is_in_it():
    listed = (FOLDER / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
    sums = {name: digest for digest, name in (line.split("  ", 1) for line in listed)}
    files = {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*") if path.is_file()}
    assert files == {*sums, "SHA256SUMS"}
    for name, digest in sums.items():
        assert hashlib.sha256((FOLDER / name).read_bytes()).hexdigest() == digest, name
    page = (FOLDER / "index.html").read_text(encoding="utf-8")
    assert not re.search(r'(?:src|href)="(?:/|https?:)', page), "it works from any path"


def test_every_licence_is_there_in_full():
    folder = FOLDER / "licences"
    said = (folder / "README.txt").read_text(encoding="utf-8")
    texts = {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()}
    assert set(re.findall(r"[\w.-]+\.txt", said)) == {*texts} - {"README.txt"}
    assert all(len(text) > 1000 for text in texts.values()), "no mere links"
    assert "10. Versions of the License" in texts["mpl-2.0.txt"]
    assert "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2" in texts["psf-2.0.txt"]
    assert "Grant of Patent License" in texts["apache-2.0.txt"]
    packed = zipfile.ZipFile(next((FOLDER / "python").glob("*/library.zip"))).namelist()
    foreign = {name.split("/")[0].removesuffix(".pyc") for name in packed} - {"schiltrom"}
    assert foreign == {"attr", "attrs", "babel", "fluent", "pytz", "typing_extensions"}


@long
def test_a_whole_game_against_the_squire_by_clicks(page):
    play_now(page)
    player = Clicker(page, Random(1297))
    player.play(MOST_CLICKS)
    expect(page.locator(".ending")).to_be_visible()
    assert {"card", "over"} <= player.phases
    assert player.clicks > 10


@long
def test_two_random_players_at_one_screen_come_to_the_end(page):
    page.locator("a[href='#/new/here']").click()
    page.locator("form button.primary").click()
    lift_curtain(page)
    player = Clicker(page, Random(1297))
    player.play(MOST_CLICKS)
    assert {"card", "move", "over"} <= player.phases
