"""Why a block in hand cannot get to an area: the rule, the words, and nothing said amiss."""

from __future__ import annotations

from random import Random

import pytest

from schiltrom.engine import flow, steps
from schiltrom.engine.position import Position
from schiltrom.engine.reasons.journeys import why_not_there
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.setup import new_position
from schiltrom.engine.tables import (
    AREA_NAMES,
    AREAS,
    BLOCK_NAMES,
    OWN,
    SCOTLAND,
    members,
)
from schiltrom.engine.view import view
from schiltrom.engine.walk import random_choice, random_outcome, random_side
from schiltrom.engine.worlds import draw_world
from schiltrom.screen.destinations import destinations
from schiltrom.text.wording import reason_text
from tests.helpers.scene import Place, Scene

STOPS = {"stops-at-enemy", "stops-in-england", "stops-at-border"}
JOURNEY_KEYS = STOPS | {"too-far", "sea-one-port"}
GAMES = 3


def scene() -> Scene:
    """Scotland moves: Galloway in the south-west, two blocks before a full red border, a raider."""
    put: dict[str, Place] = {
        "Galloway/S": "Galloway",
        "Wallace": "Fife",
        "Grant": "Teviot",
        "Keith": "Lanark",
        "Fraser": "Lanark",
        "Barclay": "Lanark",
        "York Infantry": "Mentieth",
    }
    return Scene(put, scotland="3")


def why(scene: Scene, block: str, area: str) -> str:
    found = why_not_there(scene.pos, SCOTLAND, BLOCK_NAMES.index(block), AREA_NAMES.index(area))
    return "" if found is None else reason_text(found)


@pytest.mark.parametrize(
    ("block", "area", "words"),
    [
        ("Galloway/S", "Mentieth", "4.2: Galloway moves up to 2 areas, but Mentieth is 3 away"),
        ("Galloway/S", "Carrick", ""),
        ("Galloway/S", "Galloway", "4.2: this move has already passed through Galloway"),
        ("Wallace", "Lanark", "4.0: Wallace would have to stop in Mentieth, where the enemy is"),
        ("Wallace", "Mentieth", ""),
        ("York Infantry", "Fife", "2.1: York Infantry is not your block"),
    ],
)
def test_the_reason_is_the_rule_that_bars_the_way(block: str, area: str, words: str) -> None:
    assert why(scene(), block, area) == words


def decisions(preset: str) -> list[Position]:
    """Return the moments of random games at which a side moves blocks."""
    found = []
    for number in range(GAMES):
        rng = Random(f"{preset}/{number}")
        pos = new_position(0, RuleSet.preset(preset))
        while not pos.is_over():
            if pos.is_chance():
                flow.settle(pos, random_outcome(pos, rng))
                continue
            side = random_side(pos)
            if steps.GATHERS[pos.step] and rng.random() < 0.1:
                found.append(pos.copy())
            flow.choose(pos, side, random_choice(pos, side, rng))
    return found


def test_a_reason_is_given_exactly_where_a_block_cannot_go_and_tells_nothing_hidden() -> None:
    told: set[str] = set()
    for pos in decisions("edition 4"):
        side = pos.active
        seen = view(pos, side)
        world = draw_world(seen, Random(1))
        for block in members(sum(pos.at[:AREAS]) & OWN[side]):
            within = {each.area for each in destinations(seen, [block])}
            for area in range(AREAS):
                reason = why_not_there(pos, side, block, area)
                assert (reason is None) == (AREA_NAMES[area] in within), (block, area)
                if reason is not None:
                    told.add(reason.key)
                    assert reason == why_not_there(world, side, block, area)
                    assert reason.key not in ("not-allowed", "wants-block")
    assert told >= JOURNEY_KEYS, told
