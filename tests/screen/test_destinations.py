"""Destinations: whatever is offered can be done, ends where it says, and tells nothing hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from time import perf_counter
from typing import Any

import pytest

from schiltrom import ENGLAND, NOBODY, SCOTLAND
from schiltrom.engine import steps
from schiltrom.engine.choices import parse_choice
from schiltrom.engine.flow import choose, legal_mask
from schiltrom.engine.position import Position
from schiltrom.engine.rules import PRESETS
from schiltrom.engine.tables import AREA_NAMES, AREAS, BLOCK_NAMES, OWN, POOL, members
from schiltrom.engine.view import view
from schiltrom.screen.destinations import destinations, taken_up
from schiltrom.screen.encoding import to_text
from schiltrom.text.wording import in_words
from tests.engine.test_views import swap_hidden, walk
from tests.helpers.messages import received
from tests.helpers.scene import Scene
from tests.helpers.sent import as_received

Found = dict[str, Any]


def of(pos: Position, side: int, *names: str) -> dict[str, Found]:
    """Return where blocks can go, by area."""
    blocks = [BLOCK_NAMES.index(name) for name in names]
    found = as_received(destinations(view(pos, side), blocks))
    return {each["area"]: each for each in found}


def groups(pos: Position, side: int, rng: Random) -> Iterator[list[int]]:
    """Yield groups of a side's blocks that stand together, and the block taken up."""
    if taken_up(pos) >= 0:
        yield [taken_up(pos)]
        return
    for area in range(AREAS):
        here = members(pos.at[area] & OWN[side])
        if here and rng.random() < 0.5:
            yield here[:12]
        for block in here:
            if rng.random() < 0.15:
                yield [block]


def do(pos: Position, side: int, found: Found) -> Position:
    """Make the choices that lead to a destination on a copy of the true position."""
    after = pos.copy()
    for text in found["choices"]:
        choice = parse_choice(text)
        assert legal_mask(after, side) >> choice & 1, f"{text} of {found} at {pos!r}"
        choose(after, side, choice)
    return after


def reachable(pos: Position, side: int, block: int) -> set[str]:
    """Return where one block can end, by trying everything."""
    ends = set()
    start = pos.copy()
    if taken_up(start) != block:
        if not legal_mask(start, side) >> parse_choice(f"block {BLOCK_NAMES[block]}") & 1:
            return set()
        choose(start, side, parse_choice(f"block {BLOCK_NAMES[block]}"))
    todo = [start]
    while todo:
        here = todo.pop()
        for name in AREA_NAMES:
            choice = parse_choice(f"area {name}")
            if steps.TO_AREA[here.step] and legal_mask(here, side) >> choice & 1:
                after = here.copy()
                choose(after, side, choice)
                ends.add(name)
                if after.step == steps.MARCH:
                    todo.append(after)
    if start.step == steps.MARCH and legal_mask(start, side) >> parse_choice("stop") & 1:
        ends.add(AREA_NAMES[start.here])
    return ends


@pytest.mark.parametrize("rules", sorted(PRESETS))
def test_what_is_offered_can_be_done_and_ends_where_it_says(rules):
    rng = Random(3)
    met: Counter[int] = Counter()
    for pos in walk(8, 1 if rules == "de" else 0, rules):
        side = pos.active
        if pos.is_chance() or rng.random() < 0.75:
            continue
        for blocks in groups(pos, side, rng):
            for found in as_received(destinations(view(pos, side), blocks)):
                met[pos.step] += 1
                check(pos, side, blocks, found)
    assert {steps.MOVE, steps.MARCH, steps.COMBAT, steps.REGROUP} <= set(met)


def check(pos: Position, side: int, blocks: list[int], found: Any) -> None:
    after = do(pos, side, found)
    sent = [b for b in blocks if f"block {BLOCK_NAMES[b]}" in found["choices"]] or blocks
    place = AREA_NAMES.index(found["area"]) if found["area"] != "pool" else POOL[side]
    if not steps.TO_POOL[pos.step] and after.field == pos.field:
        assert all(after.at[place] >> block & 1 for block in sent), (found, pos)
    assert found["path"][-1] == found["area"]
    start = pos.place_of(blocks[0])
    assert found["path"][0] == (AREA_NAMES[start] if start < AREAS else "pool")
    if pos.step in (steps.MOVE, steps.MARCH):
        assert found["cost"] == pos.moves - after.moves
        assert found["attack"] == bool(pos.at[place] & OWN[1 - side])
    else:
        assert found["cost"] == 0
    if found["note"]:
        assert in_words(received(found["note"]))
    if found["note"] is None or found["note"]["key"] != "reach-some":
        assert len(sent) == len(blocks)


def test_one_block_is_offered_all_it_can_do():
    rng = Random(4)
    compared = 0
    for pos in walk(9, 0, "edition 4"):
        side = pos.active
        goes = steps.TAKES_UP[pos.step] or steps.TO_AREA[pos.step]
        if not goes or rng.random() < 0.6:
            continue
        blocks = [taken_up(pos)] if taken_up(pos) >= 0 else members(pos.on_map() & OWN[side])
        for block in rng.sample(blocks, min(4, len(blocks))):
            offered = {each.area for each in destinations(view(pos, side), [block])}
            if pos.step == steps.SEA_BLOCK and pos.target >= 0:
                assert offered <= {AREA_NAMES[pos.target]}
            else:
                assert offered == reachable(pos, side, block), (pos, BLOCK_NAMES[block])
            compared += 1
    assert compared > 200


# --- what a player expects -------------------------------------------------------------------


def test_a_march_of_one_block_is_the_shortest_way():
    scene = Scene({"Wallace": "Fife", "Angus/E": "Lothian"}, scotland="2")
    found = of(scene.pos, SCOTLAND, "Wallace")
    assert found["Mentieth"]["choices"] == ["block Wallace", "area Mentieth", "stop"]
    assert found["Mentieth"]["path"] == ["Fife", "Mentieth"]
    assert found["Mentieth"]["cost"] == 1
    assert found["Lothian"]["attack"] is True
    assert next(iter(found)) in ("Angus", "Atholl", "Mentieth")
    lengths = [len(each["path"]) for each in found.values()]
    assert lengths == sorted(lengths)


def test_a_group_moves_for_one_point_and_only_where_all_can_go():
    scene = Scene({"Wallace": "Fife", "Douglas": "Fife"}, scotland="2")
    alone = of(scene.pos, SCOTLAND, "Wallace")
    together = of(scene.pos, SCOTLAND, "Wallace", "Douglas")
    assert set(together) == set(of(scene.pos, SCOTLAND, "Douglas"))
    assert set(together) < set(alone)
    assert all(each["cost"] == 1 and each["note"] is None for each in together.values())


def test_a_red_border_lets_two_of_three_through_and_says_so():
    put = {"Wallace": "Selkirk", "Douglas": "Selkirk", "Barclay": "Selkirk"}
    scene = Scene(put, scotland="2")
    ways = of(scene.pos, SCOTLAND, *put)
    narrow = [each for each in ways.values() if each["note"]]
    assert narrow
    for each in narrow:
        assert each["note"]["key"] == "reach-some"
        assert (each["note"]["args"]["count"], each["note"]["args"]["total"]) == (2, 3)
        assert sum(text.startswith("block") for text in each["choices"]) == 2


def test_two_points_take_two_blocks_out_of_england():
    put = {"Edward": "England", "York Infantry": "England", "Durham Infantry": "England"}
    scene = Scene({**put, "Lennox/S": "Lennox"}, england="2")
    found = of(scene.pos, ENGLAND, *put)["Dunbar"]
    assert found["cost"] == 2
    assert found["note"]["args"]["count"] == 2


def test_a_group_that_attacks_goes_one_way_into_the_main_attack():
    scene = Scene({"Wallace": "Fife", "Douglas": "Fife", "Angus/E": "Lanark"}, scotland="2")
    found = of(scene.pos, SCOTLAND, "Wallace", "Douglas")["Lanark"]
    assert found["attack"]
    assert found["note"] is None
    assert do(scene.pos, SCOTLAND, found).reserves == 0


def test_a_block_follows_the_main_attack_though_it_could_come_sooner():
    scene = Scene({"Wallace": "Fife", "Douglas": "Fife", "Mar/E": "Atholl"}, scotland="2")
    assert of(scene.pos, SCOTLAND, "Douglas")["Atholl"]["path"] == ["Fife", "Atholl"]
    scene.move("Wallace", "Angus", "Atholl")
    found = of(scene.pos, SCOTLAND, "Douglas")["Atholl"]
    assert found["path"] == ["Fife", "Angus", "Atholl"]
    assert found["note"] is None


def test_reserves_are_noted():
    put = {"Wallace": "Mentieth", "Douglas": "Angus", "Angus/E": "Fife", "Lennox/S": "Ross"}
    scene = Scene({**put, "Ross/E": "Garmoran"}, scotland="2").move("Douglas", "Fife")
    found = of(scene.pos, SCOTLAND, "Wallace")["Fife"]
    assert found["note"] == {
        "key": "reach-reserve",
        "args": {"count": 1, "total": 1},
        "rule": "5.32",
    }


def test_winter_quarters():
    scene = Scene({"Wallace": "Fife", "Lennox/S": "Lennox"}).to_winter()
    homes = of(scene.pos, scene.pos.active, "Bruce/E")
    assert set(homes) == {"Annan", "Carrick"}
    assert homes["Annan"]["choices"] == ["area Annan"]
    scene.do("area Annan", "area Badenoch")
    wallace = of(scene.pos, SCOTLAND, "Wallace")
    assert set(wallace) == {"Selkirk", "Fife"}
    assert wallace["Fife"]["path"] == ["Fife"]
    scene.do("area Selkirk")
    assert of(scene.pos, SCOTLAND, "Wallace")["pool"]["choices"] == ["block Wallace"]


def test_nothing_is_offered_to_who_has_nothing_to_do_with_it():
    scene = Scene({"Wallace": "Fife", "Douglas": "Lennox", "Edward": "England"}, scotland="2")
    seen = view(scene.pos, SCOTLAND)
    wallace, douglas, edward = (BLOCK_NAMES.index(n) for n in ("Wallace", "Douglas", "Edward"))
    assert destinations(seen, [wallace])
    assert destinations(seen, [wallace, douglas]) == []
    assert destinations(seen, [wallace, wallace]) == []
    assert destinations(seen, [edward]) == []
    assert destinations(seen, []) == []
    assert destinations(view(scene.pos, ENGLAND), [edward]) == []
    assert destinations(view(scene.pos, NOBODY), [wallace]) == []


# --- secrecy and speed -----------------------------------------------------------------------


def test_the_reach_of_twins_is_the_same_byte_for_byte():
    rng = Random(12)
    compared = 0
    for rules in ("edition 2", "edition 4"):
        for pos in walk(6, 0, rules):
            side = 1 - pos.active
            if pos.is_chance() or rng.random() < 0.7:
                continue
            twin = swap_hidden(pos, side, rng)
            if twin is None or twin == pos:
                continue
            for blocks in groups(pos, pos.active, rng):
                one, other = (to_text(destinations(view(p, 1 - side), blocks)) for p in (pos, twin))
                assert one == other, repr(pos)
                compared += 1
    assert compared > 200


def test_a_group_of_six_is_answered_at_once():
    names = ["Edward", "York Knights", "Durham Knights", "Lancaster Knights"]
    names += ["York Infantry", "Durham Infantry"]
    put = dict.fromkeys(names, "Mentieth")
    scene = Scene({**put, "Wallace": "Badenoch", "Lennox/S": "Carrick"}, england="3")
    seen = view(scene.pos, ENGLAND)
    blocks = [BLOCK_NAMES.index(name) for name in names]
    assert len(destinations(seen, blocks)) > 8
    started = perf_counter()
    for _ in range(5):
        destinations(seen, blocks)
    assert (perf_counter() - started) / 5 < 0.1
