"""Chapter 7, second half: replacement points, the French Knights, draws, the levy, new cards."""

from __future__ import annotations

from typing import Any

import pytest

from schiltrom.engine.builds import points_in
from schiltrom.engine.cards import hand_size
from schiltrom.engine.chance import outcomes
from schiltrom.engine.counters import THE_BRUCE
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.setup import new_position
from schiltrom.engine.tables import (
    AREA_NAMES,
    BLOCK_NAMES,
    ENGLISH_POOL,
    FRENCH,
    IN_ENGLAND,
    PLACE_NAMES,
    count,
    data_rows,
)
from tests.helpers.scene import Scene

ENGLISH_ARMY = [
    row["block"]
    for row in data_rows("blocks.csv")
    if row["side"] == "England" and row["type"] != "noble"
]
SCOTTISH_ARMY = [
    row["block"]
    for row in data_rows("blocks.csv")
    if row["side"] == "Scotland"
    and row["type"] != "noble"
    and row["block"] not in ("King", "French Knights")
]
HOMES = {
    "Bruce": "Annan",
    "Mar": "Mar",
    "Lennox": "Lennox",
    "Atholl": "Atholl",
    "Dunbar": "Dunbar",
    "Mentieth": "Mentieth",
    "Steward": "Lanark",
    "Angus": "Angus",
}
"""Nobles who may be put at home as Scots without being in the way of one another."""


def builds(put, step="scottish build", **changes):
    """Stage a position and go to the builds of its winter."""
    return Scene(put, **changes).to_winter().skip_to(step)


def points(scene, area):
    return points_in(scene.pos, AREA_NAMES.index(area))


def may_come(scene):
    """Return what chance may draw or levy now."""
    return {BLOCK_NAMES[block] for block, _ in outcomes(scene.pos)}


def only(*names):
    """Return who must be gone for the Scottish pool to hold only these."""
    return tuple(name for name in SCOTTISH_ARMY if name not in names)


# --- 7.6 replacement points ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("area", "block", "rp"),
    [
        ("Fife", "Barclay", 3),
        ("Lennox", "Lennox/S", 2),
        ("Strathspey", "Barclay", 2),
        ("Buchan", "Buchan/S", 2),
        ("Angus", "Angus/S", 2),
        ("Mentieth", "Mentieth/S", 3),
        ("Moray", "Moray", 2),
        ("Lanark", "Steward/S", 2),
        ("Carrick", "Bruce/S", 1),
        ("Teviot", "Barclay", 1),
        ("Selkirk", "Wallace", 0),
    ],
)
def test_7_6_points_of_an_area_for_the_scots(area, block, rp):
    """A friendly area yields its castle limit, a cathedral one more for the Scots."""
    scene = builds({block: area})
    assert scene.active == "Scotland"
    assert points(scene, area) == rp


@pytest.mark.parametrize(
    ("area", "block", "rp"),
    [
        ("Fife", "York Infantry", 2),
        ("Lennox", "Lennox/E", 1),
        ("Strathspey", "York Infantry", 1),
        ("Buchan", "Buchan/E", 2),
        ("Angus", "Angus/E", 2),
        ("Mentieth", "Mentieth/E", 3),
        ("Moray", "York Infantry", 2),
        ("Teviot", "York Infantry", 1),
    ],
)
def test_7_6_points_of_an_area_for_england(area, block, rp):
    """England has no good of cathedrals."""
    scene = builds({block: area, "Bruce/S": "Annan"}, "english build")
    assert scene.active == "England"
    assert points(scene, area) == rp


def test_7_6_only_friendly_areas_yield_points():
    """Neutral and enemy areas yield nothing, neither steps nor draws."""
    scene = builds({"Barclay": ("Fife", 1), "Bruce/S": ("Annan", 1), "Angus/E": ("Angus", 1)})
    scene_areas = {area for area in AREA_NAMES if points(scene, area)}
    assert scene_areas == {"Fife", "Carrick"}  # Bruce went to Carrick
    assert scene.legal() == {"block Barclay", "block Bruce/S", "area Fife", "done"}


def test_7_6_points_are_spent_in_their_own_area():
    """Fife's three points are no help for Bruce in Carrick, who has one."""
    scene = builds({"Barclay": ("Fife", 1), "Bruce/S": ("Carrick", 1)})
    scene.do("block Bruce/S")
    assert scene.strength("Bruce/S") == 2
    assert "Bruce/S" not in scene.blocks()
    scene.do("block Barclay", "block Barclay", "block Barclay")
    assert scene.strength("Barclay") == 4
    assert scene.legal() == {"done"}


def test_7_6_nobody_must_spend_and_what_is_left_is_lost():
    """Points not spent lapse; the next year has none of them."""
    scene = builds({"Barclay": ("Fife", 1), "Bruce/S": "Carrick"}).do("done")
    scene.do("done")
    assert scene.step == "levy"
    assert scene.pos.points == 0
    assert scene.strength("Barclay") == 1


@pytest.mark.parametrize("order", ["scots_first", "simultaneous"])
def test_7_6_the_order_of_the_builds_changes_nothing(order):
    """Said to be at the same time or Scots first: both sides get the same."""
    put = {"Barclay": ("Fife", 1), "Bruce/S": "Carrick", "Angus/E": ("Angus", 1)}
    scene = builds(put, winter_builds=order)
    assert scene.active == "Scotland"
    scene.do("block Barclay", "area Fife").draw("Keith").do("block Keith", "done")
    assert (scene.step, scene.active) == ("english build", "England")
    scene.do("block Angus/E", "done")
    strengths = [scene.strength(name) for name in ("Barclay", "Keith", "Angus/E")]
    assert strengths == [2, 2, 2]
    assert scene.at("Keith") == "Fife"


def test_7_6_steps_stop_at_the_maximum():
    """A block at its maximum takes no point."""
    scene = builds({"Barclay": ("Fife", 4), "Bruce/S": ("Carrick", 3)})
    assert scene.blocks() == {"Bruce/S"}


# --- 7.61 the French Knights -----------------------------------------------------------------


def scottish_nobles(number):
    """Put that many Scottish nobles at home, and Argyll in English service alone in Argyll."""
    nobles = {f"{name}/S": home for name, home in list(HOMES.items())[:number]}
    return {**nobles, "Argyll/E": "Argyll"}


@pytest.mark.parametrize("check", ["winter_before_builds", "any_time"])
@pytest.mark.parametrize(("number", "place"), [(7, "out of play"), (8, "Scottish pool")])
def test_7_61_eight_nobles_bring_the_french(check, number, place):
    """Eight Scottish nobles on the map in winter: the French Knights are in the pool."""
    scene = Scene(scottish_nobles(7), england="2", scotland="Herald", french_check=check)
    scene.do("block Argyll/E").roll(1 if number == 8 else 6)
    scene.to_winter().skip_to("scottish build")
    assert scene.at("French Knights") == place


@pytest.mark.parametrize(
    ("check", "place"), [("winter_before_builds", "out of play"), ("any_time", "Scottish pool")]
)
def test_7_61_the_french_come_at_once_or_in_winter(check, place):
    """any_time: the eighth noble won by a herald brings them on the spot."""
    scene = Scene(scottish_nobles(7), england="2", scotland="Herald", french_check=check)
    scene.do("block Argyll/E").roll(1)
    assert scene.step == "move"
    assert scene.at("French Knights") == place


@pytest.mark.parametrize(
    ("check", "place"), [("winter_before_builds", "out of play"), ("any_time", "Scottish pool")]
)
def test_7_61_eight_nobles_in_the_year_but_seven_in_winter(check, place):
    """Mar finds the English at home and turns: any_time keeps the French, the winter check not."""
    put = {**scottish_nobles(7), "Mar/S": "Fife", "York Infantry": "Mar"}
    scene = Scene(put, england="2", scotland="Herald", french_check=check)
    scene.do("block Argyll/E").roll(1).to_winter().skip_to("scottish build")
    assert scene.at("Mar/E") == "Mar"
    assert scene.at("French Knights") == place


def test_7_61_the_eighth_noble_for_want_of_a_home():
    """any_time: Comyn, turned because both his homes are held, brings them before he has one."""
    put = {**scottish_nobles(7), "Comyn/E": "Ross", "Barclay": "Badenoch", "Grant": "Lochaber"}
    scene = Scene(put, french_check="any_time").to_winter()
    assert (scene.step, scene.active) == ("comyn home", "Scotland")
    assert scene.at("French Knights") == "Scottish pool"


@pytest.mark.parametrize(
    ("moray", "disbands", "place"),
    [
        ("Moray", False, "Scottish pool"),
        ("Moray", True, "out of play"),
        ("Scottish pool", False, "out of play"),
    ],
)
def test_7_61_moray_counts_while_he_is_on_the_map(moray, disbands, place):
    """Seven nobles and Moray: he is the eighth only if he has not gone to the pool."""
    scene = Scene({**scottish_nobles(7), "Moray": moray}).to_winter()
    if moray == "Moray":
        scene.skip_to("scottish disband")
        if disbands:
            scene.do("block Moray")
    assert scene.skip_to("scottish build").at("French Knights") == place


def test_7_61_moray_drawn_as_the_eighth_noble():
    """any_time: Moray drawn from the pool brings the French in the middle of the builds."""
    put = {**scottish_nobles(7), "Moray": "Scottish pool"}
    scene = builds(put, french_check="any_time")
    scene.do("area Mentieth").draw("Moray")
    assert (scene.at("Moray"), scene.strength("Moray")) == ("Mentieth", 1)
    assert scene.at("French Knights") == "Scottish pool"


def test_7_61_the_french_come_once_a_game():
    """Killed, they do not come again."""
    scene = Scene(scottish_nobles(8))
    scene.pos.french = 1
    assert scene.to_winter().skip_to("scottish build").at("French Knights") == "out of play"


def test_7_61_the_french_may_be_drawn_the_winter_they_come():
    """The check comes before the draws; they land at the coast at strength 1."""
    scene = builds(scottish_nobles(8)).do("area Dunbar")
    assert "French Knights" in may_come(scene)
    scene.draw("French Knights")
    assert (scene.at("French Knights"), scene.strength("French Knights")) == ("Dunbar", 1)


@pytest.mark.parametrize(
    ("start", "place", "pool"), [("in_pool", "Scottish pool", 8), ("off_map", "out of play", 7)]
)
def test_7_61_the_french_at_the_start_of_the_bruce(start, place, pool):
    """By the old texts they are in the pool from 1306 on, else they wait for eight nobles."""
    pos = new_position(THE_BRUCE, RuleSet.preset(4).but(bruce_french_start=start))
    assert PLACE_NAMES[pos.place_of(FRENCH)] == place
    assert count(pos.at[PLACE_NAMES.index("Scottish pool")]) == pool


# --- 7.62 Scottish builds --------------------------------------------------------------------


def test_7_62_a_point_draws_a_block_or_adds_a_step():
    """Buchan (2) alone at home: one point draws, the other raises the drawn block or him."""
    scene = builds({"Buchan/S": ("Buchan", 2)}).do("area Buchan")
    assert scene.step == "draw"
    scene.draw("Graham")
    assert (scene.at("Graham"), scene.strength("Graham")) == ("Buchan", 1)
    assert scene.blocks() >= {"Graham", "Buchan/S"}
    scene.do("block Graham")
    assert scene.strength("Graham") == 2
    assert not {"Graham", "Buchan/S"} & scene.blocks()


def test_7_62_several_steps_may_go_to_one_block():
    """Both points of Buchan on one block."""
    scene = builds({"Buchan/S": ("Buchan", 1)}).do("block Buchan/S", "block Buchan/S")
    assert scene.strength("Buchan/S") == 3


def test_7_62_no_draw_at_the_castle_limit():
    """Two blocks in Buchan (2): steps are possible, draws not."""
    scene = builds({"Buchan/S": "Buchan", "Barclay": ("Buchan", 2)})
    assert "Buchan" not in scene.areas()
    assert "Barclay" in scene.blocks()


def test_7_62_the_cathedral_makes_room_for_one_more():
    """Fife holds three Scots: beside Barclay two are drawn, the third point is for steps."""
    scene = builds({"Barclay": "Fife", "Bruce/S": "Carrick"})
    scene.do("area Fife").draw("Norse").do("area Fife").draw("Keith")
    assert "Fife" not in scene.areas()
    scene.do("block Norse")
    assert (scene.strength("Norse"), scene.strength("Keith")) == (2, 1)


def test_7_62_any_block_of_the_pool_may_come_each_as_likely():
    """The draw is from the whole pool, the King and Moray in it like the others."""
    put = {"Barclay": "Fife", "King": "Scottish pool", "Moray": "Scottish pool"}
    scene = builds({**put, "Bruce/S": "Carrick"}).do("area Fife")
    assert may_come(scene) == {*SCOTTISH_ARMY, "King", "Moray"} - {"Barclay"}
    assert len({chance for _, chance in outcomes(scene.pos)}) == 1


def test_7_62_an_empty_pool_draws_nothing():
    """With nobody in the pool there are only steps."""
    scene = builds({"Barclay": ("Fife", 1), "Bruce/S": "Carrick"}, gone=only("Barclay"))
    assert scene.legal() == {"block Barclay", "done"}


INLAND = [("Lanark", "Steward/S"), ("Badenoch", "Comyn/S")]


@pytest.mark.parametrize(("area", "noble"), INLAND)
def test_7_62_inland_the_norse_and_french_are_drawn_again(area, noble):
    """redraw: for Lanark and Badenoch neither can come; they stay in the pool."""
    put = {noble: area, "French Knights": "Scottish pool", "Bruce/S": "Carrick"}
    scene = Scene(put).to_winter()
    if scene.step == "comyn home":
        scene.do("area Badenoch")
    scene.do("area Carrick")
    if scene.step == "comyn home":
        scene.do("area Badenoch")
    scene.skip_to("scottish build").do(f"area {area}")
    assert may_come(scene) == set(SCOTTISH_ARMY) - {"Norse"}
    scene.draw("Grant")
    assert scene.at("Grant") == area
    assert scene.at("Norse") == scene.at("French Knights") == "Scottish pool"


@pytest.mark.parametrize("ruling", ["redraw", "adjacent_coast"])
@pytest.mark.parametrize("coast", ["Fife", "Lothian"])
def test_7_62_inland_with_only_norse_and_french_in_the_pool(ruling, coast):
    """Nothing else to draw: Lanark cannot, unless they may land at a Scottish coast beside it."""
    put = {"Steward/S": "Lanark", "Barclay": coast, "French Knights": "Scottish pool"}
    scene = builds(put, gone=only("Barclay", "Norse"), inland_draw=ruling)
    assert ("Lanark" in scene.areas()) == (ruling == "adjacent_coast" and coast == "Lothian")
    assert coast in scene.areas()  # at the coast they can be drawn


def test_7_62_inland_beside_no_scottish_coast_draws_again():
    """adjacent_coast with no friendly coastal neighbour: drawn again after all."""
    put = {"Steward/S": "Lanark", "Angus/S": "Angus"}
    scene = builds(put, inland_draw="adjacent_coast").do("area Lanark")
    assert "Norse" not in may_come(scene)


COAST: dict[str, Any] = {"inland_draw": "adjacent_coast"}


SEAFARERS = pytest.mark.parametrize("block", ["Norse", "French Knights"])


def drawn_for_lanark(block, put, **changes):
    """Draw the Norse or the French for Lanark."""
    pool = {"French Knights": "Scottish pool"}
    scene = builds({"Steward/S": ("Lanark", 1), **pool, **put}, **COAST, **changes)
    return scene.do("area Lanark").draw(block)


@SEAFARERS
def test_7_62_adjacent_coast_is_the_owners_choice(block):
    """Seafarers drawn for Lanark land in one of the Scottish coasts beside it, at strength 1."""
    put = {"Bruce/S": "Carrick", "Barclay": "Lothian", "Lennox/S": "Lennox", "Angus/S": "Angus"}
    scene = drawn_for_lanark(block, put)
    assert (scene.step, scene.active) == ("drawn to", "Scotland")
    assert scene.areas() == {"Carrick", "Lothian", "Lennox"}
    scene.do("area Lothian")
    assert (scene.at(block), scene.strength(block)) == ("Lothian", 1)
    assert scene.step == "scottish build"


@SEAFARERS
@pytest.mark.parametrize("ruling", ["ignored", "drawing_area"])
def test_7_62_the_limit_of_the_coast_does_not_keep_them_out(block, ruling):
    """Bruce fills Carrick (1), and yet seafarers drawn for Lanark land there, unasked."""
    scene = drawn_for_lanark(block, {"Bruce/S": ("Carrick", 2)}, inland_draw_limit=ruling)
    assert scene.step == "scottish build"
    assert scene.at(block) == "Carrick"
    assert points(scene, "Carrick") == 1  # it keeps its own point


@SEAFARERS
@pytest.mark.parametrize(("ruling", "draws"), [("ignored", True), ("drawing_area", False)])
def test_7_62_whose_limit_the_inland_draw_fills(block, ruling, draws):
    """drawing_area: they count in Lanark (2), so its second point draws nobody more."""
    scene = drawn_for_lanark(block, {"Bruce/S": ("Carrick", 2)}, inland_draw_limit=ruling)
    assert points(scene, "Lanark") == 1
    assert ("Lanark" in scene.areas()) == draws
    assert "Steward/S" in scene.blocks()  # a step is possible either way


@SEAFARERS
@pytest.mark.parametrize("ruling", ["ignored", "drawing_area"])
def test_7_62_the_limit_of_the_coast_is_not_touched(block, ruling):
    """Drawn for Lanark they fill no place in Lothian (2): beside Barclay it may still draw one."""
    scene = drawn_for_lanark(block, {"Barclay": "Lothian"}, inland_draw_limit=ruling)
    assert scene.at(block) == "Lothian"
    assert "Lothian" in scene.areas()
    scene.do("area Lothian").draw("Keith")
    assert "Lothian" not in scene.areas()  # Barclay and Keith fill it


@SEAFARERS
def test_7_62_both_areas_may_strengthen_the_inland_draw(block):
    """both_areas: Lanark or Carrick pays for a step, as the owner says; then the other."""
    scene = drawn_for_lanark(block, {"Bruce/S": "Carrick"}, inland_draw_steps="both_areas")
    scene.do(f"block {block}")
    assert scene.step == "build from"
    assert scene.areas() == {"Lanark", "Carrick"}
    scene.do("area Carrick")
    assert (points(scene, "Lanark"), points(scene, "Carrick")) == (1, 0)
    scene.do(f"block {block}")  # now Lanark alone can pay, unasked
    assert (points(scene, "Lanark"), scene.strength(block)) == (0, 3)
    assert block not in scene.blocks()


@SEAFARERS
def test_7_62_only_the_new_area_may_strengthen_the_inland_draw(block):
    """new_area: Carrick, where they stand, pays; Lanark's point is no use to them."""
    scene = drawn_for_lanark(block, {"Bruce/S": "Carrick"}, inland_draw_steps="new_area")
    scene.do(f"block {block}")
    assert (points(scene, "Lanark"), points(scene, "Carrick")) == (1, 0)
    assert scene.strength(block) == 2
    assert block not in scene.blocks()


def test_7_62_french_drawn_for_badenoch():
    """The French land beside Badenoch; English Buchan and empty Moray are no choice."""
    put = {"Comyn/S": "Badenoch", "Barclay": "Strathspey", "French Knights": "Scottish pool"}
    scene = Scene(put, **COAST).to_winter()
    while scene.step != "scottish build":  # Bruce/E may go anywhere, Comyn stays in Badenoch
        scene.do(next(t for t in ("done", "area Badenoch", "area Annan") if t in scene.legal()))
    scene.do("area Badenoch").draw("French Knights")
    assert scene.at("French Knights") == "Strathspey"
    assert scene.strength("French Knights") == 1


# --- 7.63 English builds ---------------------------------------------------------------------


def test_7_63_points_strengthen_infantry_and_nobles_only():
    """Not Edward, not knights nor archers wintering with him; and nobody is drawn."""
    put = {
        "Edward": ("Mentieth", 1),
        "York Knights": ("Mentieth", 1),
        "Wales Archers": ("Mentieth", 1),
        "York Infantry": ("Mentieth", 1),
        "Mentieth/E": ("Mentieth", 1),
        "Bruce/S": "Annan",
    }
    scene = Scene(put).to_winter().skip_to("edward winter").do("winter").skip_to("english build")
    assert scene.legal() == {"block York Infantry", "block Mentieth/E", "done"}
    scene.do("block York Infantry", "block York Infantry", "block Mentieth/E")
    assert scene.legal() == {"done"}  # three points are spent
    assert (scene.strength("York Infantry"), scene.strength("Mentieth/E")) == (3, 2)


def test_7_63_points_are_spent_in_their_own_area():
    """Angus with full strength has points to spare, Teviot's one is soon gone."""
    put = {"York Infantry": ("Teviot", 1), "Angus/E": ("Angus", 3), "Bruce/S": "Annan"}
    scene = builds(put, "english build").do("block York Infantry")
    assert scene.strength("York Infantry") == 2
    assert scene.legal() == {"done"}


# --- 7.7 levy --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pool", "levied"), [(15, 8), (14, 7), (8, 4), (7, 4), (3, 2), (2, 1), (1, 1), (0, 0)]
)
def test_7_7_half_the_pool_rounded_up(pool, levied):
    """Half the English pool comes to England, the odd one too."""
    scene = builds({"Bruce/S": "Annan"}, "english build", gone=tuple(ENGLISH_ARMY[pool:]))
    scene.do("done")
    assert scene.step == ("levy" if pool else "deal")
    scene.skip_to("deal")
    assert count(scene.pos.at[IN_ENGLAND]) == levied
    assert count(scene.pos.at[ENGLISH_POOL]) == pool - levied


def test_7_7_levies_come_at_full_strength():
    """Who disbanded weak comes back whole; any block of the pool may come, Edward too."""
    scene = builds({"York Infantry": ("England", 1), "Bruce/S": "Annan"}, "levy")
    assert may_come(scene) == set(ENGLISH_ARMY)
    scene.draw("York Infantry", "Edward")
    assert (scene.at("York Infantry"), scene.strength("York Infantry")) == ("England", 4)
    assert (scene.at("Edward"), scene.strength("Edward")) == ("England", 4)


def test_7_7_no_levy_while_edward_winters():
    """Edward winters in Scotland: England begins the year empty."""
    put = {"Edward": "Fife", "York Knights": "Fife", "Bruce/S": "Annan"}
    scene = Scene(put).to_winter().skip_to("edward winter").do("winter").skip_to("english build")
    scene.do("done")
    assert scene.step == "deal"
    assert scene.pos.at[IN_ENGLAND] == 0
    assert count(scene.pos.at[ENGLISH_POOL]) == 13


def test_7_7_a_levy_again_the_winter_edward_disbands():
    """Edward in Scotland who disbands is in the pool and may be levied at once."""
    scene = Scene({"Edward": "Fife", "Bruce/S": "Annan"}).to_winter().skip_to("edward winter")
    scene.do("disband").skip_to("levy")
    assert "Edward" in may_come(scene)
    assert scene.pos.left == 8


# --- 7.8 new cards ---------------------------------------------------------------------------


def test_7_8_the_next_year_begins_with_five_new_cards_each():
    """All cards are dealt anew; it is game turn 1 of the next year and both choose."""
    scene = builds({"Bruce/S": "Annan"}, "deal")
    assert (scene.pos.year, scene.pos.turn) == (1298, 1)
    assert (scene.pos.played_e, scene.pos.played_s) == (0, 0)
    assert sum(1 for _ in outcomes(scene.pos)) == 8  # every kind of card is in the deck again
    scene.skip_to("card")
    assert (hand_size(scene.pos.hand_e), hand_size(scene.pos.hand_s)) == (5, 5)
    assert scene.pos.waits_for(0)
    assert scene.pos.waits_for(1)


def test_7_8_a_year_cut_short_by_two_events_leaves_no_cards_over():
    """Cards not played before the winter are shuffled in with the others."""
    scene = Scene({"Bruce/S": "Annan"}, england="Truce", scotland="Pillage")
    scene.pos.hand_e = scene.pos.hand_s = 1  # one more 3 in each hand
    scene.do("pass", "pass").skip_to("deal")
    assert (scene.pos.hand_e, scene.pos.hand_s) == (0, 0)
    assert scene.pos.year == 1298
