"""Chapter 4: movement. Pinning and the Norse are in ``test_ch4_pinning_norse.py``."""

from __future__ import annotations

import copy

import pytest

from schiltrom.engine.position import Position
from schiltrom.engine.tables import AREA_NAMES, CARD_NAMES, ENGLAND, SCOTLAND
from tests.helpers.scene import Scene
from tests.rules.fight import areas_for, reserves

SIX = ["Barclay", "Grant", "Graham", "Campbell", "Lindsay", "Fraser"]


def ends(scene: Scene, block: str) -> set[str]:
    """Return all areas where a block's move can end."""

    def go(pos: Position) -> set[str]:
        here = copy.copy(scene)
        here.pos = pos
        found = {here.at(block)} if here.step == "move" or "stop" in here.legal() else set()
        for area in here.areas() if here.step == "march" else ():
            here.pos = pos.copy()
            found |= go(here.do(f"area {area}").pos)
            here.pos = pos
        return found

    start = copy.copy(scene)
    start.pos = scene.pos.copy()
    return go(start.do(f"block {block}").pos)


def next_turn(scene: Scene, england: str, scotland: str) -> Scene:
    """Give both sides a card for the next game turn and show them."""
    scene.pos.hand_e = 1 << 3 * CARD_NAMES.index(england)
    scene.pos.hand_s = 1 << 3 * CARD_NAMES.index(scotland)
    return scene.play(ENGLAND, f"card {england}").play(SCOTLAND, f"card {scotland}")


# --- 4.0 ---------------------------------------------------------------------------------------


def test_4_0_player_1_moves_everything_then_player_2():
    """The sides do not take turns: the first is through before the second begins."""
    scene = Scene({"Barclay": "Fife", "York Infantry": "Lothian"}, england="2", scotland="2")
    assert scene.active == "England"
    scene.move("York Infantry", "Dunbar")
    assert scene.active == "England"
    scene.do("done")
    assert scene.active == "Scotland"
    scene.move("Barclay", "Angus").do("done")
    assert (scene.step, scene.pos.turn) == ("card", 2)


def test_4_0_a_block_moves_once_a_turn():
    """A block that has moved, be it one step, does not move again, though its group may go on."""
    scene = Scene({"Wallace": "Fife", "Barclay": "Fife"}, scotland="3").move("Wallace", "Angus")
    assert scene.blocks() == {"Barclay", "Ross/S"}
    scene.move("Barclay", "Angus")
    assert scene.blocks() == {"Ross/S"}


def test_4_0_a_block_moves_again_next_turn():
    """The next game turn everybody may move again."""
    scene = Scene({"Wallace": "Fife"}, scotland="2").move("Wallace", "Angus").do("done", "done")
    next_turn(scene, "1", "2").move("Wallace", "Fife")
    assert scene.at("Wallace") == "Fife"


def test_4_0_friends_and_empty_areas_are_passed():
    """A march goes on through areas that are empty or hold friends."""
    scene = Scene({"Wallace": "Fife", "Barclay": "Mentieth"}, scotland="1", england="1")
    scene.do("done", "block Wallace", "area Mentieth")
    assert scene.step == "march"
    scene.do("area Lanark")
    assert scene.step == "march"
    scene.do("area Carrick")
    assert (scene.step, scene.at("Wallace")) == ("move", "Carrick")


def test_4_0_an_enemy_stops_a_march():
    """A block that enters an area with an enemy stops there."""
    scene = Scene({"Wallace": "Fife", "York Infantry": "Mentieth"}, scotland="2")
    scene.do("block Wallace", "area Mentieth")
    assert (scene.step, scene.at("Wallace")) == ("move", "Mentieth")


def test_4_0_a_battle_to_come_stops_a_march_too():
    """Friends who are in contact with the enemy do not open the way: one stops among them."""
    scene = Scene({"Wallace": "Fife", "Barclay": "Fife", "York Infantry": "Mentieth"}, scotland="2")
    scene.move("Barclay", "Mentieth").do("block Wallace", "area Mentieth")
    assert (scene.step, scene.at("Wallace")) == ("move", "Mentieth")


def test_4_0_a_march_may_stop_early_but_not_where_it_began():
    """After each step one may stop; a block taken up cannot be put down unmoved."""
    scene = Scene({"Wallace": "Fife"}, scotland="2").do("block Wallace")
    assert "stop" not in scene.legal()
    scene.do("area Angus")
    assert "stop" in scene.legal()
    scene.do("stop")
    assert (scene.step, scene.at("Wallace")) == ("move", "Angus")


def test_4_0_retreats_and_regroups_are_not_moves():
    """Blocks that have moved this turn may still retreat, and regroup."""
    scene = Scene({"Barclay": "Fife", "York Infantry": "Angus"}, scotland="2")
    scene.move("Barclay", "Angus").do("done", "done", "area Angus").hold("York Infantry")
    scene.do("block Barclay", "area Fife")
    assert scene.at("Barclay") == "Fife"
    assert (scene.step, scene.active) == ("regroup", "England")
    scene.do("block York Infantry", "area Buchan")
    assert scene.at("York Infantry") == "Buchan"


# --- 4.2 groups ----------------------------------------------------------------------------------


def test_4_2_one_point_reaches_seven_areas_from_buchan():
    """The blocks of one group may go to any area within their move, all for one point."""
    seven = {"Angus", "Fife", "Mar", "Badenoch", "Strathspey", "Moray", "Atholl"}
    group = ["Buchan/S", "Barclay", "Graham", "Keith"]
    scene = Scene(dict.fromkeys(group, "Buchan")).do("done")
    for block in group[:3]:
        assert ends(scene, block) == seven
    assert ends(scene, "Keith") == seven | {"Garmoran", "Lochaber", "Mentieth", "Ross"}
    scene.move("Buchan/S", "Angus").move("Barclay", "Strathspey", "Moray").move("Graham", "Mar")
    assert scene.pos.moves == 0
    assert scene.blocks() == {"Keith"}  # who may stay, or go for nothing
    scene.move("Keith", "Angus", "Fife", "Mentieth").do("done")
    assert scene.at("Keith") == "Mentieth"


@pytest.mark.parametrize("points", [1, 2, 3])
def test_4_2_a_card_activates_as_many_groups_as_it_has_points(points):
    """Each point activates one more area, and no area is moved from without."""
    areas = ["Buchan", "Fife", "Lanark", "Argyll"]
    scene = Scene(dict(zip(SIX, areas, strict=False)), england="3", scotland=str(points))
    scene.do("done")
    targets = ["Angus", "Mentieth", "Carrick", "Lochaber"]
    for block, target in list(zip(SIX, targets, strict=False))[:points]:
        assert block in scene.blocks()
        scene.move(block, target)
    assert scene.pos.moves == 0
    assert scene.blocks() == set()


def test_4_2_an_activated_group_may_be_taken_up_again_later():
    """Further blocks of an activated area are free, also after another group has moved."""
    scene = Scene({"Barclay": "Fife", "Grant": "Fife", "Keith": "Lanark"}, scotland="2")
    scene.move("Barclay", "Angus").move("Keith", "Carrick")
    assert scene.pos.moves == 0
    scene.move("Grant", "Mentieth")
    assert scene.at("Grant") == "Mentieth"


def test_4_2_coming_into_an_activated_area_gives_no_move():
    """A block that arrives where a group was activated has moved and stays."""
    scene = Scene({"Barclay": "Fife", "Grant": "Angus", "Keith": "Buchan"}, scotland="2")
    scene.move("Grant", "Mar").move("Keith", "Angus")
    assert scene.blocks() == set()
    assert scene.pos.moves == 0


def test_4_2_one_block_alone_is_a_group():
    """A single block costs a point like any group."""
    scene = Scene({"Barclay": "Fife"}, scotland="3").move("Barclay", "Angus")
    assert scene.pos.moves == 2


def test_4_2_nobody_moves_further_than_his_rating():
    """A block stops of itself when its move rating is used up."""
    scene = Scene({"Barclay": "Fife"}, scotland="2").do("block Barclay", "area Mentieth")
    assert scene.step == "march"
    scene.do("area Lanark")
    assert scene.step == "move"
    assert scene.at("Barclay") == "Lanark"


def test_4_2_a_path_never_enters_an_area_twice():
    """A march does not go back to where it began or where it has been."""
    scene = Scene({"Wallace": "Fife"}, scotland="2").do("block Wallace", "area Mentieth")
    assert "Fife" not in scene.areas()
    scene.do("area Lanark")
    assert scene.areas() == {"Lennox", "Carrick", "Lothian", "Selkirk", "Annan"}


def test_4_2_a_block_without_a_way_is_not_offered():
    """Blocks that have nowhere to go need not be looked at."""
    scene = Scene(
        {"Barclay": "England", "York Infantry": "Annan", "Durham Infantry": "Dunbar"}
        | {"Hobelars": "Teviot"},
        england="Truce",
        scotland="2",
    ).do("event")
    assert scene.blocks() == {"Ross/S"}


def test_4_2_one_group_may_attack_two_areas():
    """A split group is the main attack in each of its battles."""
    scene = Scene(
        {"York Infantry": "Mar", "Durham Infantry": "Mar", "Barclay": "Buchan", "Grant": "Atholl"}
    )
    scene.move("York Infantry", "Buchan").move("Durham Infantry", "Atholl")
    assert scene.pos.moves == 0
    assert reserves(scene) == set()


# --- 4.3 borders -------------------------------------------------------------------------------


def test_4_3_red_border_takes_two_blocks_and_stops_them():
    """Two blocks of a side cross a red border in a phase; each stops there."""
    scene = Scene({"Wallace": "Fife", "Douglas": "Fife", "Barclay": "Fife"}, scotland="3")
    scene.move("Wallace", "Atholl")
    assert scene.step == "move"
    scene.move("Douglas", "Atholl")
    scene.do("block Barclay")
    assert "Atholl" not in scene.areas()


@pytest.mark.parametrize("block", ["Wallace", "Barclay", "Keith"])
def test_4_3_a_red_border_ends_the_march(block):
    """Whoever crosses a red border stops, whatever is left of his move."""
    scene = Scene({block: "Mar"}, scotland="2").do(f"block {block}", "area Atholl")
    assert (scene.step, scene.at(block)) == ("move", "Atholl")


def test_4_3_a_red_border_may_be_the_last_step():
    """A march may go over green borders first and end over a red one."""
    scene = Scene({"Wallace": "Lothian"}, scotland="2")
    scene.do("block Wallace", "area Mentieth", "area Lanark", "area Annan")
    assert (scene.step, scene.at("Wallace")) == ("move", "Annan")


def test_4_3_six_over_the_green_border_close_it():
    """Six from Buchan to Angus: Strathspey's blocks cannot follow, two of Mar's can, over red."""
    put = dict.fromkeys(SIX, "Buchan") | {"Douglas": "Strathspey", "Moray": "Strathspey"}
    put |= {"MacDonald": "Mar", "Mar/S": "Mar", "Bruce/S": "Mar", "Keith": "Strathspey"}
    scene = Scene(put, scotland="3")
    for block in SIX:
        assert "Angus" in ends(scene, "Douglas")
        scene.move(block, "Angus")
    assert "Angus" not in ends(scene, "Douglas")
    assert "Buchan" in ends(scene, "Douglas")
    assert "Angus" in ends(scene, "Keith")  # by Buchan and Mar
    scene.move("MacDonald", "Angus").move("Mar/S", "Angus")
    assert "Angus" not in ends(scene, "Bruce/S") | ends(scene, "Keith")
    scene.move("Douglas", "Buchan")
    assert scene.pos.moves == 0
    elsewhere = {"Moray", "Ross", "Garmoran", "Lochaber", "Badenoch", "Atholl", "Mar", "Buchan"}
    assert ends(scene, "Moray") == elsewhere


def test_4_3_green_limit_counts_both_directions_together():
    """Three one way and three the other fill a green border."""
    put = dict.fromkeys(SIX[:3], "Buchan") | dict.fromkeys(SIX[3:], "Angus")
    scene = Scene(put | {"Wallace": "Buchan", "Keith": "Angus"}, scotland="2")
    for there, back in zip(SIX[:3], SIX[3:], strict=True):
        assert "Angus" in areas_for(scene, "Wallace")
        assert "Buchan" in areas_for(scene, "Keith")
        scene.move(there, "Angus").move(back, "Buchan")
    assert "Angus" not in areas_for(scene, "Wallace")
    assert "Buchan" not in areas_for(scene, "Keith")


def test_4_3_red_limit_counts_both_directions_together():
    """One one way and one the other fill a red border."""
    scene = Scene(
        {"Barclay": "Mar", "Grant": "Angus", "Keith": "Mar", "Lindsay": "Angus"}, scotland="2"
    )
    scene.move("Barclay", "Angus")
    assert "Mar" in areas_for(scene, "Lindsay")
    scene.move("Grant", "Mar")
    assert "Mar" not in areas_for(scene, "Lindsay")
    assert "Angus" not in areas_for(scene, "Keith")


def test_4_3_borders_are_counted_wherever_the_march_goes_on():
    """A border counts also for a block that only crosses it on its way."""
    scene = Scene(dict.fromkeys(SIX, "Buchan") | {"Keith": "Angus"}, scotland="2")
    for block in SIX:
        scene.move(block, "Angus", "Fife")
    assert "Buchan" not in areas_for(scene, "Keith")
    assert "Fife" not in areas_for(scene, "Keith")


def test_4_3_each_side_has_its_own_count():
    """Two Scots cross a red border, and in the same turn two English blocks cross it too."""
    scene = Scene(
        {"Barclay": "Mar", "Grant": "Mar", "York Infantry": "Buchan", "Durham Infantry": "Buchan"}
        | {"Hobelars": "Buchan"},
        scotland="2",
    )
    scene.move("Barclay", "Angus").move("Grant", "Angus").do("done")
    scene.move("York Infantry", "Mar", "Angus").move("Durham Infantry", "Mar", "Angus")
    assert scene.at("Durham Infantry") == "Angus"
    scene.do("block Hobelars", "area Mar")
    assert "Angus" not in scene.areas()


def test_4_3_counts_start_afresh_every_turn():
    """What crossed last turn does not count this turn."""
    scene = Scene({"Barclay": "Mar", "Grant": "Mar", "Keith": "Mar"}, scotland="2")
    scene.move("Barclay", "Angus").move("Grant", "Angus").do("done", "done")
    next_turn(scene, "1", "2")
    assert "Angus" in areas_for(scene, "Keith")


# --- 4.4 the Anglo-Scottish border ---------------------------------------------------------------

LEVIES = ["York Infantry", "Durham Infantry", "Westmor Infantry", "Edward", "York Knights"]


def test_4_4_each_block_out_of_england_costs_a_point():
    """Card 3: two to Lothian by Dunbar, one to Lanark by Annan, and nothing more."""
    scene = Scene(dict.fromkeys(LEVIES, "England"), england="3")
    scene.move("York Infantry", "Dunbar", "Lothian").move("Durham Infantry", "Dunbar", "Lothian")
    assert scene.pos.moves == 1
    scene.move("Westmor Infantry", "Annan", "Lanark")
    assert scene.pos.moves == 0
    assert scene.blocks() == set()


def test_4_4_two_blocks_of_england_and_a_group_in_scotland():
    """Card 3: two points for two blocks of England, the third for a whole group in Scotland."""
    put = dict.fromkeys(LEVIES, "England")
    put |= {"Cumbria Infantry": "Mentieth", "Northumber Infantry": "Mentieth"}
    scene = Scene(put, england="3")
    scene.move("York Infantry", "Dunbar", "Lothian").move("Durham Infantry", "Dunbar", "Lothian")
    scene.move("Cumbria Infantry", "Lanark").move("Northumber Infantry", "Fife")
    assert scene.pos.moves == 0
    assert scene.blocks() == set()


@pytest.mark.parametrize("area", ["Annan", "Dunbar", "Teviot"])
def test_4_4_each_block_into_england_costs_a_point(area):
    """A raider pays for himself, even from an area that is activated, and stops in England."""
    scene = Scene(dict.fromkeys(["Wallace", "Barclay", "Grant"], area), scotland="2")
    scene.do("block Wallace", "area England")
    assert (scene.step, scene.pos.moves, scene.pos.groups) == ("move", 1, 0)
    inland = {"Annan": "Carrick", "Dunbar": "Lothian", "Teviot": "Selkirk"}[area]
    scene.move("Barclay", inland)  # not activated by the raider: this costs the second point
    assert scene.pos.moves == 0
    assert inland in areas_for(scene, "Grant")
    assert "England" not in areas_for(scene, "Grant")


def test_4_4_activation_first_does_not_pay_the_raider():
    """A group activated for a move in Scotland still pays for each block that enters England."""
    scene = Scene({"Douglas": "Annan", "Barclay": "Annan", "Graham": "Annan"}, scotland="2")
    scene.move("Douglas", "Carrick").move("Barclay", "England")
    assert scene.pos.moves == 0
    assert areas_for(scene, "Graham") == {"Carrick", "Lanark", "Selkirk", "Galloway", "Teviot"}


def test_4_4_without_points_no_march_ends_in_england():
    """A free block of an activated group may come near England, but not enter it."""
    scene = Scene({"Wallace": "Lothian", "Keith": "Lothian"}, england="1").do("done")
    scene.move("Keith", "Lanark")
    assert scene.pos.moves == 0
    scene.do("block Wallace", "area Dunbar")
    assert scene.areas() == {"Selkirk", "Teviot"}


def test_4_4_from_afar_into_england():
    """A move that ends in England costs a point wherever it began, and ends there."""
    scene = Scene({"Wallace": "Carrick", "Barclay": "Carrick"}, scotland="2")
    scene.do("block Wallace", "area Annan", "area England")
    assert (scene.step, scene.pos.moves) == ("move", 1)
    scene.move("Barclay", "Annan", "England")
    assert scene.pos.moves == 0


def test_4_4_scots_pay_for_leaving_england_too():
    """The way home costs a point for each block."""
    scene = Scene({"Wallace": "England", "Barclay": "England"}, scotland="2")
    scene.move("Wallace", "Dunbar", "Lothian", "Lanark")
    assert scene.pos.moves == 1
    scene.move("Barclay", "Annan")
    assert scene.pos.moves == 0


def test_4_4_leaving_england_over_green_one_may_go_on():
    """Edward goes from England by Dunbar and Lothian to Lanark."""
    scene = Scene({"Edward": "England"}).do("block Edward", "area Dunbar")
    assert scene.step == "march"
    scene.do("area Lothian", "area Lanark")
    assert (scene.step, scene.at("Edward")) == ("move", "Lanark")


def test_4_4_leaving_england_over_red_one_stops():
    """Teviot is behind a red border: Edward stops there."""
    scene = Scene({"Edward": "England"}).do("block Edward", "area Teviot")
    assert (scene.step, scene.at("Edward")) == ("move", "Teviot")


def test_4_4_no_third_block_straight_to_teviot():
    """The border to Teviot takes two blocks; the third may come by Dunbar."""
    scene = Scene(dict.fromkeys(LEVIES, "England"), england="3")
    scene.move("York Infantry", "Teviot").move("Durham Infantry", "Teviot")
    scene.do("block Westmor Infantry")
    assert scene.areas() == {"Annan", "Dunbar"}
    scene.do("area Dunbar", "area Teviot")
    assert (scene.at("Westmor Infantry"), scene.pos.moves) == ("Teviot", 0)


@pytest.mark.parametrize("edition", [2, 3, 4])
def test_4_4_a_column_that_paid_twice_is_one_main_attack(edition):
    """Two blocks go by empty Annan against Galloway: both fight in round 1."""
    scene = Scene(
        {"York Infantry": "England", "Durham Infantry": "England", "Galloway/S": "Galloway"},
        england="2",
        edition=edition,
    )
    scene.move("York Infantry", "Annan", "Galloway").move("Durham Infantry", "Annan", "Galloway")
    assert (scene.pos.moves, reserves(scene)) == (0, set())


@pytest.mark.parametrize(
    ("switch", "held_back"), [("one_group", set()), ("by_route", {"Durham Knights"})]
)
def test_4_4_crossers_by_two_ways(switch, held_back):
    """Two blocks from England meet in Selkirk: one group in edition 2, else by their routes."""
    scene = Scene(
        {"York Knights": "England", "Durham Knights": "England", "Wallace": "Selkirk"},
        england="2",
        border_crossers=switch,
    )
    scene.move("York Knights", "Dunbar", "Selkirk").move("Durham Knights", "Annan", "Selkirk")
    assert reserves(scene) == held_back


def test_4_4_scots_who_leave_england_are_crossers_too():
    """With one_group, raiders on their way home attack Teviot together by two ways."""
    scene = Scene(
        {"Wallace": "England", "Barclay": "England", "York Infantry": "Teviot"},
        scotland="2",
        edition=2,
    )
    scene.move("Barclay", "Teviot").move("Wallace", "Dunbar", "Teviot")
    assert (scene.pos.moves, reserves(scene)) == (0, set())


@pytest.mark.parametrize(("switch", "held_back"), [("one_group", set()), ("by_route", {"Keith"})])
def test_4_4_raiders_from_two_areas(switch, held_back):
    """Two raiders of Annan and one of Carrick attack England over the same border."""
    scene = Scene(
        {"Douglas": "Annan", "Barclay": "Annan", "Keith": "Carrick", "York Infantry": "England"},
        scotland="3",
        border_crossers=switch,
    )
    scene.move("Douglas", "England").move("Barclay", "England").move("Keith", "Annan", "England")
    assert (scene.pos.moves, reserves(scene)) == (0, held_back)


@pytest.mark.parametrize(
    ("edition", "switch"),
    [
        *[(preset, "one_group") for preset in (2, "de", "fr", "hu")],
        *[(preset, "by_route") for preset in (3, 4, "it", "ja")],
    ],
)
def test_4_4_border_crossers_in_the_presets(edition, switch):
    """The second edition makes one group of the crossers, the later ones do not."""
    scene = Scene(
        {"York Knights": "England", "Durham Knights": "England", "Wallace": "Teviot"},
        england="2",
        edition=edition,
    )
    scene.move("York Knights", "Teviot").move("Durham Knights", "Dunbar", "Teviot")
    assert reserves(scene) == (set() if switch == "one_group" else {"Durham Knights"})


@pytest.mark.parametrize("first", ["crossers", "others"])
def test_4_4_crossers_and_others_are_never_one_main_attack(first):
    """One group of crossers is main attack or reserve as a whole, as it or another came first."""
    scene = Scene(
        {"York Knights": "England", "Durham Knights": "England", "Mar/E": "Lothian"}
        | {"Wallace": "Selkirk"},
        england="3",
        edition=2,
    )
    if first == "others":
        scene.move("Mar/E", "Selkirk")
    scene.move("York Knights", "Dunbar", "Selkirk").move("Durham Knights", "Annan", "Selkirk")
    if first == "crossers":
        scene.move("Mar/E", "Selkirk")
    crossers = {"York Knights", "Durham Knights"}
    assert reserves(scene) == ({"Mar/E"} if first == "crossers" else crossers)


@pytest.mark.parametrize(
    ("switch", "theirs", "allowed"),
    [
        ("forbidden", "", False),
        ("forbidden", "Keith", False),
        ("forbidden", "York Infantry", False),
        ("if_empty", "", True),
        ("if_empty", "Keith", True),
        ("if_empty", "York Infantry", False),
    ],
)
def test_4_4_raids_under_an_english_truce(switch, theirs, allowed):
    """Under a truce no Scot enters England, or with if_empty only where that is no attack."""
    put = {"Barclay": "Dunbar", "Grant": "Dunbar"} | ({theirs: "England"} if theirs else {})
    scene = Scene(put, england="Truce", scotland="2", truce_new_raids=switch).do("event")
    assert ("England" in areas_for(scene, "Barclay")) is allowed


@pytest.mark.parametrize(
    ("edition", "allowed"),
    [
        *[(preset, True) for preset in (2, "hu", "fr")],
        *[(preset, False) for preset in (3, 4, "de", "it", "ja")],
    ],
)
def test_4_4_raids_under_a_truce_in_the_presets(edition, allowed):
    """Only the second edition, as Hungarians and French read it, lets new raiders in."""
    scene = Scene({"Barclay": "Dunbar"}, england="Truce", scotland="2", edition=edition)
    assert ("England" in areas_for(scene.do("event"), "Barclay")) is allowed


def test_4_4_a_truce_lets_scots_leave_england():
    """Raiders may go home under a truce, and blocks may occupy empty areas."""
    scene = Scene({"Barclay": "England", "York Infantry": "Annan"}, england="Truce", scotland="2")
    scene.do("event")
    assert areas_for(scene, "Barclay") == {"Dunbar", "Teviot"}
    scene.move("Barclay", "Dunbar", "Lothian")
    assert scene.at("Barclay") == "Lothian"


def test_4_4_a_scottish_truce_does_not_close_england_to_the_english():
    """The ban on new raids is for Scots only; the English may enter empty England."""
    scene = Scene({"York Infantry": "Dunbar"}, england="2", scotland="Truce").do("event")
    assert "England" in areas_for(scene, "York Infantry")


# --- 4.5 whose area it is ------------------------------------------------------------------------


def states(scene: Scene, area: str) -> tuple[bool, bool, bool]:
    """Return whether an area is English, Scottish, contested."""
    bit = AREA_NAMES.index(area)
    english, scottish = scene.pos.friendly(ENGLAND), scene.pos.friendly(SCOTLAND)
    contested = scene.pos.contested()
    return bool(english >> bit & 1), bool(scottish >> bit & 1), bool(contested >> bit & 1)


def test_4_5_friendly_enemy_contested_neutral():
    """An area is its only occupant's, contested by two, or nobody's."""
    scene = Scene({"Barclay": "Fife", "York Infantry": "Lothian"}, scotland="2")
    assert states(scene, "Fife") == (False, True, False)
    assert states(scene, "Lothian") == (True, False, False)
    assert states(scene, "Lanark") == (False, False, False)
    scene.move("Barclay", "Mentieth", "Lothian")
    assert states(scene, "Fife") == (False, False, False)
    assert states(scene, "Lothian") == (False, False, True)


def test_4_5_control_changes_at_once():
    """An area left by its last block is neutral within the same turn: the enemy passes it."""
    scene = Scene({"Barclay": "Mentieth", "Edward": "Fife"}, scotland="2")
    scene.move("Barclay", "Lothian").do("done", "block Edward", "area Mentieth")
    assert scene.step == "march"
    assert states(scene, "Mentieth") == (True, False, False)
    scene.do("area Lanark")
    assert states(scene, "Mentieth") == (False, False, False)
    assert states(scene, "Lanark") == (True, False, False)
