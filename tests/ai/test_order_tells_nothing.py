"""The order in which computers give their orders tells nothing of their hidden blocks."""

from __future__ import annotations

import pytest

from schiltrom.ai.opponent import Considered, Limit, Opponent
from schiltrom.ai.players.earl import Earl
from schiltrom.ai.players.knight import Knight
from schiltrom.ai.players.ordering import draw_in_order, goings_in_order, marches_in_order
from schiltrom.ai.players.squire import Squire
from schiltrom.engine import steps
from schiltrom.engine.choices import FIRST_AREA, FIRST_WORD, parse_choice, text_of
from schiltrom.engine.flow import choose
from schiltrom.engine.position import Position
from schiltrom.engine.tables import AREA_NAMES, SCOTLAND
from schiltrom.engine.view import view
from tests.helpers.scene import Scene

PLAYERS = {"squire": Squire, "knight": Knight, "earl": Earl}
LIMIT = Limit(nodes=400)


def after_battle(put: dict[str, str | tuple[str, int]], step: int, side: int) -> Position:
    """Return a position in which a side's blocks leave the field of Mentieth."""
    pos = Scene(put).pos
    pos.field = AREA_NAMES.index("Mentieth")
    pos.attacker = side
    pos.active = side
    pos.step = step
    return pos


def seen_of(player: Opponent, pos: Position, side: int, while_at: tuple[int, ...]) -> list[str]:
    """Let a player choose; return what others see: the areas to which blocks go, in order."""
    pos = pos.copy()
    areas = []
    while pos.step in while_at and pos.active == side and not pos.is_chance():
        choice = player.answer(view(pos, side), 7, LIMIT).choice
        if FIRST_AREA <= choice < FIRST_WORD:
            areas.append(text_of(choice))
        choose(pos, side, choice)
    return areas


def in_order(areas: list[str]) -> bool:
    numbers = [parse_choice(area) for area in areas]
    return numbers == sorted(numbers)


ARMY = ["Campbell", "Graham", "Barclay", "Lindsay", "Keith", "Bruce/S"]


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("step", [steps.REGROUP, steps.RETREAT])
def test_blocks_leave_the_field_in_the_order_of_the_map(name, step):
    """Whichever block is worth most where, and however they are numbered."""
    went = []
    for turn in range(len(ARMY)):
        strengths = {block: 1 + (turn + place) % 3 for place, block in enumerate(ARMY)}
        put: dict[str, str | tuple[str, int]] = {b: ("Mentieth", n) for b, n in strengths.items()}
        put |= {"Mar/S": "Mar", "York Infantry": "Lanark", "Atholl/S": "Atholl"}
        pos = after_battle(put, step, SCOTLAND)
        pos.rules = pos.rules.but(retreat_order="free")
        areas = seen_of(PLAYERS[name](), pos, SCOTLAND, (step, step + 1))
        assert in_order(areas), areas
        went.append(areas)
    assert sum(len(areas) for areas in went) > 5


@pytest.mark.parametrize("name", PLAYERS)
def test_alike_blocks_that_change_places_are_seen_to_do_the_same(name):
    """Two blocks that differ in nothing but their number and place on the list (5.6)."""
    seen = []
    for one, other in (("Campbell", "Graham"), ("Graham", "Campbell")):
        put: dict[str, str | tuple[str, int]] = {one: ("Mentieth", 4), other: ("Mentieth", 2)}
        put |= {"Keith": ("Mentieth", 1), "York Infantry": "Lanark"}
        pos = after_battle(put, steps.REGROUP, SCOTLAND)
        seen.append(seen_of(PLAYERS[name](), pos, SCOTLAND, (steps.REGROUP, steps.REGROUP_TO)))
    assert seen[0] == seen[1]


def orders_of(pos: Position, side: int, name: str) -> list[int]:
    """Return all choices of a player's movement phase."""
    pos = pos.copy()
    player = PLAYERS[name]()
    found: list[int] = []
    while pos.step in (steps.MOVE, steps.MARCH) and pos.active == side:
        found.append(player.answer(view(pos, side), 5, LIMIT).choice)
        choose(pos, side, found[-1])
    return found


@pytest.mark.parametrize("name", PLAYERS)
def test_marches_come_in_the_order_of_the_map(name):
    """Unless another order would be another plan: who comes first makes the main attack (5.32)."""
    put = {"Campbell": "Mar", "Graham": "Mar", "Keith": "Fife", "Barclay": "Buchan"}
    put |= {"Moray": "Moray", "York Infantry": "Lothian", "Bruce/S": "Atholl"}
    marched = 0
    for strength in range(1, 4):
        army = {block: (area, strength) for block, area in put.items()}
        scene = Scene(army, scotland="3", england="1", turn=5)
        while scene.active != "Scotland":
            scene.do("done")
        orders = orders_of(scene.pos, SCOTLAND, name)
        assert orders == marches_in_order(scene.pos, SCOTLAND, orders)
        marched += len(orders) - 1
    assert marched > 5


def texts(*choices: str) -> list[int]:
    return [parse_choice(choice) for choice in choices]


def test_marches_are_put_in_order_only_if_that_comes_to_the_same():
    scene = Scene({"Campbell": "Mar", "Keith": "Fife", "Graham": "Fife"}, scotland="3", england="1")
    while scene.active != "Scotland":
        scene.do("done")
    keith = texts("block Keith", "area Angus", "stop")
    campbell = texts("block Campbell", "area Buchan", "stop")
    done = texts("done")
    for orders in ([*keith, *campbell, *done], [*campbell, *keith, *done]):
        assert marches_in_order(scene.pos, SCOTLAND, orders) == [*campbell, *keith, *done]


def test_the_first_of_an_attack_stays_the_first():
    """Who comes first makes the main attack: another order would be another battle (5.32)."""
    put = {"Campbell": "Atholl", "Keith": "Fife", "York Infantry": "Mentieth"}
    scene = Scene(put, scotland="3", england="1")
    while scene.active != "Scotland":
        scene.do("done")
    keith = texts("block Keith", "area Mentieth")
    campbell = texts("block Campbell", "area Mentieth")
    for orders in ([*keith, *campbell], [*campbell, *keith]):
        assert marches_in_order(scene.pos, SCOTLAND, orders) == orders


def test_a_letter_that_must_go_first_goes_first():
    put: dict[str, str | tuple[str, int]] = {"Keith": "Mentieth", "Campbell": "Mentieth"}
    pos = after_battle({**put, "York Infantry": "Lanark"}, steps.RETREAT, SCOTLAND)
    pos.rules = pos.rules.but(retreat_order="by_letter")
    keith = texts("block Keith", "area Fife")
    campbell = texts("block Campbell", "area Atholl")
    asked = goings_in_order(pos, SCOTLAND, [campbell, keith])
    assert sorted(asked) == sorted([*keith, *campbell])
    assert seen_of(Squire(), pos, SCOTLAND, (steps.RETREAT, steps.RETREAT_TO))


def test_draws_that_would_be_made_anyway_are_made_in_the_order_of_the_map():
    scene = Scene({"Keith": ("Fife", 1), "Mar/S": ("Mar", 1), "Campbell": ("Angus", 1)}).to_winter()
    scene.skip_to("scottish build")
    lines = ["area Fife", "block Campbell", "area Mar", "area Angus", "done", "area Buchan"]
    ranked = [Considered((parse_choice(line),), -float(at)) for at, line in enumerate(lines)]
    wanted = min(("area Fife", "area Mar"), key=parse_choice)
    assert text_of(draw_in_order(scene.pos, ranked).choices[0]) == wanted
    assert text_of(draw_in_order(scene.pos, ranked[1:]).choices[0]) == "block Campbell"
