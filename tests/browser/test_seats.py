"""A seat and its player: taken again when the answer was lost, and left without a trace."""

from __future__ import annotations

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import resign, wait_until


def invite(maker: Page) -> str:
    """Make a game for two, named Ann of Ayr, at England's seat; return the friend's link."""
    maker.get_by_role("link", name="Invite a friend").click()
    maker.locator("label[data-side=England]").click()
    maker.get_by_label("Your name").fill("Ann of Ayr")
    maker.locator("form button.primary").click()
    return maker.locator("input[readonly]").first.input_value()


def test_a_link_whose_answer_was_lost_still_leads_to_the_seat(open_page):
    link = invite(open_page())
    joiner, stranger = open_page("about:blank"), open_page("about:blank")
    lost: list[int] = []

    def lose_once(route: Route) -> None:
        answer = route.fetch()
        if lost:
            route.fulfill(response=answer)
        else:
            lost.append(answer.status)
            route.abort("internetdisconnected")

    joiner.goto(link)
    joiner.route("**/api/seats", lose_once)
    joiner.locator("form button.primary").click()
    expect(joiner.get_by_role("alert").first).to_be_visible()
    assert lost == [201]
    stranger.goto(link)
    expect(stranger.get_by_role("alert")).to_be_visible()  # for anybody else it is used up
    joiner.goto("about:blank")
    joiner.goto(link)  # as after a reload
    joiner.locator("form button.primary").click()
    joiner.locator(".prompt.mine").wait_for()
    assert "side=Scotland" in joiner.url


def test_one_cookie_is_kept_however_many_games_are_played(open_page):
    page = open_page()
    for _ in range(3):
        page.goto("/")
        page.locator("a[href='#/new/here']").click()
        page.locator("form button.primary").click()
        page.locator("main[data-side] > button").wait_for()
    assert [cookie["name"] for cookie in page.context.cookies()] == ["schiltrom"]


def test_a_player_deletes_his_data_when_the_game_is_over(open_page):
    maker = open_page()
    joiner = open_page("about:blank")
    joiner.goto(invite(maker))
    joiner.locator("form button.primary").click()
    for page in (maker, joiner):
        page.locator(".prompt.mine").wait_for()
    maker.get_by_role("tab", name="Chat").click()
    maker.get_by_role("textbox").fill("Longshanks was here.")
    maker.get_by_role("textbox").press("Enter")
    expect(maker.get_by_text("Longshanks was here.")).to_be_visible()
    resign(maker)
    maker.get_by_role("button", name="Delete my data").click()
    maker.get_by_role("button", name="No", exact=True).click()
    maker.get_by_role("button", name="Delete my data").click()
    maker.get_by_role("button", name="Yes", exact=True).click()
    expect(maker.get_by_text("Your data was deleted.")).to_be_visible()
    expect(maker.get_by_text("Longshanks was here.")).to_have_count(0)
    address = maker.url.replace("/g/", "/api/games/").split("?")[0]
    for text in ("Ann of Ayr", "Longshanks was here."):
        for path in ("", "/record", "/chat?side=Scotland"):
            found = joiner.request.get(address + path).text()
            tags = found if path != "/record" else found[found.index('"tags"') :]
            assert f'"{text}"' not in tags
    wait_until(joiner, "!!document.querySelector('.ending')")
