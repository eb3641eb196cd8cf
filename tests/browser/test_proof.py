"""Chance that both can check: two windows bind themselves, and what they kept proves the record."""

from __future__ import annotations

import shlex
from pathlib import Path

from playwright.sync_api import Page, expect

from schiltrom.cli.main import main
from tests.browser.conftest import resign


def begin(open_page) -> tuple[Page, Page]:
    """Let two people begin a game, of whom one has gone back to the list when the other comes."""
    maker, joiner = open_page(), open_page("about:blank")
    maker.get_by_role("link", name="Invite a friend").click()
    maker.locator("label[data-side=England]").click()
    maker.locator("form button.primary").click()
    link = maker.locator("input[readonly]").first.input_value()
    game = maker.url
    maker.goto("about:blank")
    joiner.goto(link)
    joiner.locator("form button.primary").click()
    joiner.get_by_text("must open the game once more").wait_for()
    maker.goto("/")  # the list is enough: the browser shows its seed by itself
    joiner.locator(".prompt.mine").wait_for()
    maker.goto(game)
    maker.locator(".prompt.mine").wait_for()
    return maker, joiner


def command_of(page: Page) -> list[str]:
    """Return the command that the page offers, as a shell reads it."""
    panel = page.locator("details.proved")
    expect(panel).to_contain_text("Dice verified")
    panel.locator("summary").click()
    return shlex.split(panel.locator("code").first.inner_text())


def test_both_players_can_prove_the_dice(open_page, tmp_path: Path, capsys):
    pages = begin(open_page)
    resign(pages[0])
    game = pages[0].url.partition("/g/")[2][:16]
    answer = pages[0].request.get(f"/api/games/{game}/record?format=hots&side=England")
    file = tmp_path / "game.hots"
    file.write_bytes(answer.body())
    for page in pages:
        program, verify, name, *kept = command_of(page)
        assert (program, verify, name) == ("schiltrom", "verify", f"schiltrom-{game}.hots")
        assert [option for option in kept if option.startswith("--")] == [
            "--commitment",
            "--commitment",
            "--seed",
        ]
        assert main(["verify", str(file), *kept]) == 0
        assert "What you kept is in the record." in capsys.readouterr().out
        wrong = [*kept[:-1], "0" * 32]
        assert main(["verify", str(file), *wrong]) == 1
