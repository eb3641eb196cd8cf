"""Games that stand at a certain moment, made with the library and brought to the server."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, Final

from schiltrom import ENGLAND, SCOTLAND, Game
from schiltrom.engine import steps
from schiltrom.engine.choices import FIRST_BLOCK, allows
from schiltrom.engine.flow import legal, legal_mask
from schiltrom.engine.position import Position, side_of
from schiltrom.engine.tables import WALLACE, members

if TYPE_CHECKING:
    from playwright.sync_api import Page

EVENTS: Final = (steps.HERALD, steps.VICTUALS, steps.PILLAGE, steps.SEA_BLOCK)
WINTER: Final = (steps.WALLACE_HOME, steps.SCOTTISH_DISBAND, steps.SCOTTISH_BUILD)
LAST_YEAR: Final = 1305
CURTAIN: Final = "main[data-side] > button"
MOST_GAMES: Final = 200


STEPS: Final = {
    "card": (steps.CARD,),
    "last year": (steps.CARD,),
    "event": EVENTS,
    "move": (steps.MOVE,),
    "battle": (steps.COMBAT,),
    "retreat": (steps.RETREAT_TO,),
    "winter": WINTER,
    "leader": (steps.SCOTTISH_DISBAND,),
}


def is_at(position: Position, stage: str) -> bool:
    """Return whether Scotland has to choose at such a moment."""
    if not position.waits_for(SCOTLAND) or position.step not in STEPS[stage]:
        return False
    if stage == "last year":
        return position.year == LAST_YEAR
    if stage == "move":
        return position.moves > 1
    if stage == "battle":
        return _is_a_fight(position)
    if stage == "retreat":  # to one of several areas: a server makes what is forced itself
        return legal_mask(position, SCOTLAND).bit_count() > 1
    if stage == "leader":
        return allows(legal(position, SCOTLAND), FIRST_BLOCK + WALLACE)
    return True


def _is_a_fight(position: Position) -> bool:
    """Return whether more than one block of each side fights."""
    sides = [side_of(block) for block in members(position.at[position.field])]
    return min(sides.count(ENGLAND), sides.count(SCOTLAND)) > 1


@cache
def record_at(stage: str) -> dict[str, Any]:
    """Return the record of a game that random players brought to a stage, always the same."""
    for number in range(MOST_GAMES):
        random = Random(f"{stage}/{number}")
        game = Game.new("braveheart", seed=number)
        while not game.is_over:
            if is_at(game.position, stage):
                return game.record.to_json()
            side = game.to_choose[0]
            game.play(side, random.choice(game.legal(side)))
    raise AssertionError(f"{MOST_GAMES} games have no {stage}")


@cache
def finished_record() -> dict[str, Any]:
    """Return the record of a whole game between random players."""
    game, random = Game.new("braveheart", seed=1), Random(1)
    while not game.is_over:
        side = game.to_choose[0]
        game.play(side, random.choice(game.legal(side)))
    return game.record.to_json()


def bring_finished(page: Page) -> str:
    """Bring a game that is over; return its id."""
    made = page.request.post("/api/games/import", data={"record": finished_record()})
    assert made.status == 201, made.text()
    game: str = made.json()["game"]
    return game


def bring(page: Page, stage: str, england: str = "computer", scotland: str = "here") -> str:
    """Bring a game that stands at a stage, and show it in the window; return its id."""
    seats = {"england": {"kind": england}, "scotland": {"kind": scotland}}
    body = {"record": record_at(stage), "seats": seats}
    made = page.request.post("/api/games/import", data=body)
    assert made.status == 201, made.text()
    game: str = made.json()["game"]
    page.goto(f"/g/{game}")
    # Not merely "no longer loading": on a slow machine other screens come in between.
    page.locator(f".table, {CURTAIN}").first.wait_for()
    return game
