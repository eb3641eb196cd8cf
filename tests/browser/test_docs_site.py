"""The documentation as people read it from the disk: no network, and the search finds rules."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.helpers.blocks import ROOT
from tests.test_docs import build_site


def test_the_site_is_read_and_searched_without_a_network(browser, tmp_path):
    assert build_site(ROOT, tmp_path).returncode == 0
    context = browser.new_context(offline=True, reduced_motion="reduce")
    page = context.new_page()
    asked: list[str] = []
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("requestfailed", lambda request: complaints.append(request.url))
    page.on("request", lambda request: asked.append(request.url))
    page.goto((tmp_path / "index.html").as_uri())
    page.get_by_role("link", name="The rules by number").first.click()
    expect(page.get_by_role("heading", name="4.3 Border limits")).to_be_visible()
    page.get_by_role("textbox", name="Search").click()
    page.keyboard.type("Celtic unity")
    found = page.locator(".md-search-result__link").filter(has_text="5.2 Celtic unity").first
    found.click()
    expect(page).to_have_url(re.compile(r"rules\.html\?h=celtic\+unity#"))
    context.close()
    assert complaints == []
    assert {url.partition(":")[0] for url in asked} == {"file"}
