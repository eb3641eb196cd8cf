"""What the first visit brings over the network, and from where."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

FIRST_LOAD = 200_000
WITH_A_GAME = 300_000


def weigh(page: Page) -> dict[str, int]:
    """Return a table that fills with what comes over the network, headers too, by address."""
    sizes: dict[str, int] = {}
    urls: dict[str, str] = {}
    network = page.context.new_cdp_session(page)
    network.on(
        "Network.requestWillBeSent", lambda e: urls.update({e["requestId"]: e["request"]["url"]})
    )

    def loaded(event: dict) -> None:
        url = urls[event["requestId"]]
        sizes[url] = sizes.get(url, 0) + int(event["encodedDataLength"])

    network.on("Network.loadingFinished", loaded)
    network.send("Network.enable")
    return sizes


def test_the_first_load_is_small_and_ours(open_page, address, record_testsuite_property):
    page = open_page("about:blank")
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    sizes = weigh(page)
    page.goto("/")
    page.get_by_role("button", name="Play now against the computer").wait_for()
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    home = sum(sizes.values())
    page.get_by_role("button", name="Play now against the computer").click()
    page.locator(".prompt.mine").wait_for()
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    game = sum(sizes.values())
    record_testsuite_property("home_bytes", home)
    record_testsuite_property("game_bytes", game)
    assert any(url.endswith(".woff2") for url in sizes)
    assert 50_000 < home < FIRST_LOAD, sizes
    assert game < WITH_A_GAME, sizes
    assert [url for url in asked if not url.startswith(f"{address}/")] == []
