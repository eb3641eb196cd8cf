"""Chapter 4, second part: pinning (4.6), the Norse (4.7), and who is in the main attack."""

from __future__ import annotations

import pytest

from schiltrom.engine.choices import parse_choice
from schiltrom.engine.record import Entry, RecordError, Replay
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.tables import ENGLAND, SCOTLAND
from tests.helpers.scene import Scene
from tests.rules.fight import areas_for, reserves

COAST = {"Moray", "Strathspey", "Buchan", "Angus", "Fife", "Mentieth", "Lothian", "Dunbar"}
COAST |= {"Ross", "Garmoran", "Lochaber", "Argyll", "Lennox", "Carrick", "Galloway", "Annan"}
NORSE = {"Norse": "Lothian"}


# --- 4.6 pinning ---------------------------------------------------------------------------------

SIX = ["Buchan/S", "Douglas", "Campbell", "Graham", "Barclay", "Grant"]


def buchan_attacked() -> Scene:
    """Three from Angus and two from Strathspey attack six Scots in Buchan."""
    angus = ["York Infantry", "Lancaster Infantry", "Durham Infantry"]
    strathspey = ["Westmor Infantry", "Cumbria Infantry"]
    put = dict.fromkeys(SIX, "Buchan") | dict.fromkeys(angus, "Angus")
    scene = Scene(put | dict.fromkeys(strathspey, "Strathspey"), england="3", scotland="2")
    for block in angus + strathspey:
        scene.move(block, "Buchan")
    return scene.do("done")


@pytest.mark.parametrize("leaver", SIX)
def test_4_6_five_attackers_pin_five_of_six(leaver):
    """As many as attack, reserves too, are pinned; the owner chooses who is not."""
    scene = buchan_attacked()
    assert scene.blocks() == set(SIX)
    scene.move(leaver, "Mar")
    assert scene.at(leaver) == "Mar"
    assert scene.blocks() == set()


def test_4_6_the_surplus_leaves_only_by_borders_the_attackers_did_not_use():
    """Out of Buchan there is no way by Angus nor, where the reserves came, by Strathspey."""
    assert areas_for(buchan_attacked(), "Graham") == {"Badenoch", "Mar"}


@pytest.mark.parametrize("attackers", [2, 3])
def test_4_6_equal_or_greater_numbers_pin_everybody(attackers):
    """Two blocks attacked by two or more may not leave at all."""
    english = ["York Infantry", "Durham Infantry", "Edward"]
    scene = Scene(dict.fromkeys(english, "Angus") | {"Barclay": "Buchan", "Grant": "Buchan"})
    for block in english[:attackers]:
        scene.move(block, "Buchan")
    scene.do("done")
    assert scene.blocks() == {"Ross/S"}
    assert scene.why("block Barclay") is not None


def test_4_6_two_of_three_may_leave_one_after_another():
    """One attacker pins one block: the others leave, the last must stay."""
    three = ["Barclay", "Grant", "Keith"]
    scene = Scene(dict.fromkeys(three, "Buchan") | {"Edward": "Angus", "Angus/S": "Galloway"})
    scene.move("Edward", "Buchan").do("done")
    scene.move("Keith", "Mar", "Atholl")
    assert scene.blocks() == {"Barclay", "Grant"}
    scene.move("Grant", "Strathspey")
    assert scene.blocks() == set()
    assert scene.at("Barclay") == "Buchan"


def test_4_6_reinforcements_unpin_nobody():
    """A block that was pinned when the battle began stays, however many friends come."""
    scene = Scene(
        {"York Infantry": "Angus", "Durham Infantry": "Angus", "Mar/S": "Mar"}
        | {"Barclay": "Buchan", "Grant": "Buchan", "Keith": "Buchan"},
        england="3",
        scotland="2",
    )
    scene.move("York Infantry", "Mar").move("Durham Infantry", "Mar").do("done")
    scene.move("Barclay", "Mar").move("Grant", "Mar").move("Keith", "Mar")
    assert scene.pos.moves == 1
    assert scene.blocks() == set()
    assert reserves(scene) == {"Barclay", "Grant", "Keith"}


def test_4_6_those_who_came_may_not_go_on():
    """Reinforcements have moved: they stay in the battle they came to."""
    scene = Scene(
        {"York Infantry": "Angus", "Barclay": "Buchan", "Grant": "Buchan", "Wallace": "Strathspey"},
        england="2",
        scotland="2",
    )
    scene.move("York Infantry", "Buchan").do("done").move("Wallace", "Buchan")
    assert scene.blocks() == {"Barclay", "Grant", "Ross/S"}
    scene.move("Barclay", "Mar")
    assert scene.blocks() == set()
    assert scene.at("Wallace") == "Buchan"


def test_4_6_the_surplus_may_attack_elsewhere():
    """Blocks that are not pinned move as they like: on through other areas, and to attack."""
    scene = Scene(
        {"York Infantry": "Angus", "Barclay": "Buchan", "Keith": "Buchan"}
        | {"Durham Infantry": "Lochaber"},
        england="2",
    )
    scene.move("York Infantry", "Buchan").do("done")
    scene.move("Keith", "Strathspey", "Moray", "Lochaber")
    assert scene.at("Keith") == "Lochaber"
    assert reserves(scene) == set()
    assert scene.names(scene.pos.moved) == {"York Infantry", "Keith"}


def test_4_6_only_the_first_border_of_the_surplus_is_checked():
    """A closed border may not be left by; beyond the battlefield the way is free."""
    scene = Scene({"York Infantry": "Angus", "Barclay": "Buchan", "Keith": "Buchan"}, england="2")
    scene.move("York Infantry", "Buchan").do("done")
    assert areas_for(scene, "Keith") == {"Badenoch", "Mar", "Strathspey"}
    scene.move("Keith", "Mar", "Angus")
    assert scene.at("Keith") == "Angus"


def test_4_6_only_the_last_border_of_the_attackers_is_closed():
    """What the attackers crossed before the border of the battlefield stays open."""
    scene = Scene({"York Infantry": "Moray", "Barclay": "Buchan", "Keith": "Buchan"}, england="2")
    scene.move("York Infantry", "Strathspey", "Buchan").do("done")
    assert areas_for(scene, "Keith") == {"Angus", "Badenoch", "Mar"}
    scene.do("block Keith", "area Badenoch")
    assert scene.at("Keith") == "Badenoch"


@pytest.mark.parametrize(
    ("edition", "is_open"),
    [(2, False), (3, False), (4, True), ("de", False), ("it", False), ("ja", False)],
)
def test_4_6_reinforcements_may_open_the_border_again(edition, is_open):
    """Where control of a border goes with its last use, reinforcements take it back."""
    scene = Scene(
        {"York Infantry": "Angus", "Barclay": "Buchan", "Graham": "Buchan", "Keith": "Fife"},
        england="3",
        scotland="2",
        edition=edition,
    )
    scene.move("York Infantry", "Buchan").do("done")
    assert areas_for(scene, "Graham") == {"Badenoch", "Mar", "Strathspey"}
    scene.move("Keith", "Angus", "Buchan")
    assert ("Angus" in areas_for(scene, "Graham")) is is_open
    assert {"Badenoch", "Mar", "Strathspey"} <= areas_for(scene, "Graham")


@pytest.mark.parametrize(("switch", "is_open"), [("this_battle", False), ("any_battle", True)])
def test_4_6_switch_border_control(switch, is_open):
    """The switch alone decides whether a border used by both is open to the surplus."""
    for edition in (2, 4):
        scene = Scene(
            {"York Infantry": "Angus", "Barclay": "Buchan", "Graham": "Buchan", "Keith": "Fife"},
            england="3",
            scotland="2",
            edition=edition,
            border_control=switch,
        )
        scene.move("York Infantry", "Buchan").do("done").move("Keith", "Angus", "Buchan")
        assert ("Angus" in areas_for(scene, "Graham")) is is_open


def test_4_6_borders_closed_last_turn_are_open_again():
    """Only the attack of this turn closes ways: last turn's battle is forgotten."""
    scene = Scene(
        {"York Infantry": "Angus", "Barclay": "Buchan", "Graham": "Buchan", "Hobelars": "Mar"}
        | {"Ross/S": "Garmoran"}
    )
    scene.move("York Infantry", "Buchan").do("done", "done", "area Buchan")
    scene.hold("Barclay", "Graham").do("block York Infantry", "area Angus", "done")
    assert (scene.step, scene.pos.turn) == ("card", 2)
    scene.pos.hand_e = scene.pos.hand_s = Scene({}, show=False).pos.hand_e
    scene.play(ENGLAND, "card 1").play(SCOTLAND, "card 1")
    scene.move("Hobelars", "Buchan").do("done")
    assert areas_for(scene, "Graham") == {"Angus", "Badenoch", "Strathspey"}


def test_4_6_player_1_is_never_pinned():
    """Player 1's attack binds none of his own blocks, but it binds those attacked."""
    scene = Scene({"Barclay": "Buchan", "Grant": "Buchan", "Edward": "Angus"}, scotland="2")
    scene.move("Barclay", "Angus").move("Grant", "Mar").do("done")
    assert scene.at("Grant") == "Mar"
    assert scene.active == "England"
    assert "Edward" not in scene.blocks()


def test_4_6_player_2s_attack_pins_nobody():
    """After Player 2 moved nobody moves any more: battles follow."""
    scene = Scene({"Barclay": "Buchan", "Edward": "Angus", "York Infantry": "Angus"})
    scene.do("done").move("Barclay", "Angus").do("done")
    assert (scene.step, scene.areas()) == ("choose battle", {"Angus"})


# --- 5.32 as movement decides it ---------------------------------------------------------------

ANGUS = ["Angus/E", "York Infantry", "Lancaster Infantry", "Durham Infantry"]
MAR = ["Mar/E", "Westmor Infantry"]


@pytest.mark.parametrize(("first", "second"), [(ANGUS, MAR), (MAR, ANGUS)])
def test_4_2_the_first_to_enter_makes_the_main_attack(first, second):
    """Blocks of one start and one border as the first to enter attack; the others are reserve."""
    put = dict.fromkeys(ANGUS, "Angus") | dict.fromkeys(MAR, "Mar")
    scene = Scene(put | {"Buchan/S": "Buchan", "Barclay": "Buchan"}, england="2")
    for block in [*first, *second]:
        scene.move(block, "Buchan")
    assert reserves(scene) == set(second)


def test_4_2_one_start_two_borders():
    """Who comes from the same area by another last border is in reserve."""
    scene = Scene(
        {"Grant": "Strathspey", "Barclay": "Strathspey", "Comyn/E": "Badenoch"}, scotland="2"
    )
    scene.move("Grant", "Badenoch").move("Barclay", "Moray", "Badenoch")
    assert scene.pos.moves == 1
    assert reserves(scene) == {"Barclay"}


def test_4_2_one_border_two_starts():
    """Who crosses the same last border but started elsewhere is in reserve."""
    scene = Scene(
        {"Grant": "Angus", "Barclay": "Fife", "Lindsay": "Angus", "Buchan/E": "Buchan"},
        scotland="2",
    )
    scene.move("Grant", "Buchan").move("Barclay", "Angus", "Buchan").move("Lindsay", "Buchan")
    assert reserves(scene) == {"Barclay"}


def test_4_2_each_battle_has_its_own_main_attack():
    """Two areas attacked in turns: in each the first comers and their like are the main attack."""
    english = ["York Infantry", "Durham Infantry", "Edward", "York Knights", "Hobelars"]
    put = dict.fromkeys(english, "Mar") | {"Barclay": "Buchan", "Grant": "Atholl"}
    scene = Scene(put | {"Westmor Infantry": "Angus", "Cumbria Infantry": "Angus"}, england="2")
    scene.move("York Infantry", "Buchan").move("Westmor Infantry", "Atholl")
    scene.move("Durham Infantry", "Buchan").move("Cumbria Infantry", "Atholl")
    assert reserves(scene) == set()
    scene.move("Edward", "Atholl")
    assert reserves(scene) == {"Edward"}


def test_4_2_player_2_has_a_main_attack_of_his_own():
    """Player 2's attack is no reserve, his help in Player 1's battles is."""
    scene = Scene(
        {"York Infantry": "Angus", "Barclay": "Buchan", "Grant": "Mar", "Keith": "Mar"}
        | {"Durham Infantry": "Atholl", "Lindsay": "Fife"},
        england="3",
        scotland="2",
    )
    scene.move("York Infantry", "Buchan").do("done")
    scene.move("Grant", "Atholl").move("Keith", "Buchan").move("Lindsay", "Atholl")
    assert reserves(scene) == {"Keith", "Lindsay"}


# --- 4.7 the Norse -----------------------------------------------------------------------------


def test_4_7_norse_sail_to_any_other_scottish_coast():
    """From a coastal area to any other in Scotland, for a point; never inland nor to England."""
    scene = Scene(NORSE, scotland="2")
    assert areas_for(scene, "Norse") == COAST - {"Lothian"}
    scene.do("block Norse", "area Ross")
    assert (scene.step, scene.at("Norse"), scene.pos.moves) == ("move", "Ross", 1)


@pytest.mark.parametrize("area", ["England", "Lanark", "Selkirk", "Teviot", "Mar", "Lothian"])
def test_4_7_norse_never_sail_inland_or_to_england(area):
    """England, inland areas and the place they are in are no targets."""
    scene = Scene(NORSE, scotland="2").do("block Norse")
    assert f"area {area}" not in scene.legal()
    assert scene.why(f"area {area}") is not None


def test_4_7_norse_move_alone_for_a_point_of_their_own():
    """Neither does their move activate the area they leave, nor is it free in an activated one."""
    scene = Scene(NORSE | {"Barclay": "Lothian"}, england="3", scotland="2").do("done")
    scene.move("Barclay", "Lanark").move("Norse", "Fife")
    assert scene.pos.moves == 0
    scene = Scene(NORSE | {"Barclay": "Lothian"}, england="3", scotland="1").do("done")
    scene.move("Barclay", "Lanark")
    assert scene.blocks() == set()
    scene = Scene(NORSE | {"Barclay": "Lothian"}, england="3", scotland="1").do("done")
    scene.move("Norse", "Fife")
    assert scene.blocks() == set()


def test_4_7_norse_move_once_a_turn():
    """Having sailed they stay where they are."""
    scene = Scene(NORSE, scotland="3").move("Norse", "Fife")
    assert "Norse" not in scene.blocks()


def test_4_7_norse_are_never_shipped_by_sea_move():
    """The Sea Move card is not for them."""
    scene = Scene(NORSE | {"Barclay": "Lothian", "Grant": "Fife"}, scotland="Sea Move")
    assert scene.blocks() == {"Barclay", "Grant", "Ross/S"}


def test_4_7_norse_use_and_close_no_border():
    """Where the Norse attack from the sea every border stays open to those attacked."""
    scene = Scene({"Norse": "Angus", "Dunbar/E": "Dunbar"}, scotland="2").move("Norse", "Dunbar")
    assert sum(scene.pos.crossings(border) for border in range(49)) == 0
    scene.do("done", "done", "area Dunbar").hold("Norse").do("block Dunbar/E")
    assert scene.areas() == {"England", "Lothian", "Selkirk", "Teviot"}


def test_4_7_norse_first_are_the_main_attack_alone():
    """When they enter first all who come after them are reserve."""
    put = {"Norse": "Angus", "Barclay": "Lanark", "Grant": "Lanark", "York Infantry": "Lothian"}
    scene = Scene(put, scotland="2").move("Norse", "Lothian")
    scene.move("Barclay", "Lothian").move("Grant", "Lothian")
    assert reserves(scene) == {"Barclay", "Grant"}


def test_4_7_norse_second_are_reserve():
    """When others entered before them they are in reserve."""
    put = {"Norse": "Angus", "Barclay": "Lanark", "Grant": "Lanark", "York Infantry": "Lothian"}
    scene = Scene(put, scotland="2").move("Barclay", "Lothian").move("Norse", "Lothian")
    scene.move("Grant", "Lothian")
    assert reserves(scene) == {"Norse"}


@pytest.mark.parametrize("norse_first", [True, False])
def test_4_7_norse_role_with_main(norse_first):
    """By the option they always fight beside the main attack, which is the first by land."""
    put = {"Norse": "Angus", "Barclay": "Lanark", "Grant": "Lanark", "York Infantry": "Lothian"}
    scene = Scene(put | {"Keith": "Fife"}, scotland="3", norse_role="with_main")
    if norse_first:
        scene.move("Norse", "Lothian").move("Barclay", "Lothian")
    else:
        scene.move("Barclay", "Lothian").move("Norse", "Lothian")
    scene.move("Grant", "Lothian").move("Keith", "Mentieth", "Lothian")
    assert reserves(scene) == {"Keith"}


@pytest.mark.parametrize("edition", [2, 3, 4, "de", "hu", "fr", "it", "ja"])
def test_4_7_norse_role_is_separate_but_in_the_hungarian_document(edition):
    """Its note is the only one that puts the Norse into the main attack."""
    role = "with_main" if edition == "hu" else "separate"
    assert RuleSet.preset(edition).norse_role == role


@pytest.mark.parametrize("role", ["separate", "with_main"])
def test_4_7_norse_who_reinforce_a_defence_are_reserve(role):
    """Player 2's Norse who come to help in a battle Player 1 began are in reserve."""
    scene = Scene(
        {"Norse": "Angus", "Barclay": "Lothian", "York Infantry": "Lanark"}, norse_role=role
    )
    scene.move("York Infantry", "Lothian").do("done").move("Norse", "Lothian")
    assert reserves(scene) == {"Norse"}


def test_4_7_pinned_norse_stay():
    """The Norse are pinned like others when they are not surplus."""
    scene = Scene(NORSE | {"York Infantry": "Lanark"}).move("York Infantry", "Lothian").do("done")
    assert scene.blocks() == {"Ross/S"}


def test_4_7_norse_may_be_the_surplus():
    """One attacker pins the Norse or their friend, as the owner likes; ships need no border."""
    put = NORSE | {"Barclay": "Lothian", "York Infantry": "Lanark", "Mar/S": "Mar"}
    scene = Scene(put, england="3", scotland="2").move("York Infantry", "Lothian").do("done")
    assert {"Norse", "Barclay"} <= scene.blocks()
    assert areas_for(scene, "Norse") == COAST - {"Lothian"}
    scene.move("Norse", "Carrick")
    assert scene.blocks() == {"Mar/S"}
    scene = Scene(put, england="3", scotland="2").move("York Infantry", "Lothian").do("done")
    scene.move("Barclay", "Dunbar")
    assert scene.blocks() == {"Mar/S"}


def test_4_7_norse_pin_as_attackers_too():
    """The Norse of Player 1 pin a block like any attacker."""
    scene = Scene({"Norse": "Fife", "York Infantry": "Lothian", "Mar/S": "Mar"}, scotland="2")
    scene.move("Norse", "Lothian").do("done")
    assert "York Infantry" not in scene.blocks()


def test_4_7_norse_under_a_truce():
    """Under an English truce the Norse sail only where no enemy is."""
    scene = Scene(
        {"Norse": "Lothian", "York Infantry": "Fife", "Barclay": "Angus"},
        england="Truce",
        scotland="2",
    ).do("event")
    assert areas_for(scene, "Norse") == COAST - {"Lothian", "Fife", "Ross"}


def sail(declared: bool) -> Replay:
    """Replay the Norse's move from Lothian to Fife."""
    replay = Replay(Scene(NORSE, scotland="2", norse_declared=declared).pos)
    for text in ("block Norse", "area Fife"):
        replay.choose(SCOTLAND, parse_choice(text))
    return replay


def test_4_7_a_declared_norse_move_cannot_be_taken_back():
    """Their move is announced, and what was announced stays."""
    replay = sail(True)
    assert not replay.can_undo(SCOTLAND)
    with pytest.raises(RecordError):
        replay.apply(Entry.parse("S undo"))


def test_4_7_an_undeclared_norse_move_can_be_taken_back():
    """Where their move is not announced it is as secret as any, and may be taken back."""
    replay = sail(False)
    assert replay.can_undo(SCOTLAND)
    assert not replay.can_undo(ENGLAND)
    replay.apply(Entry.parse("S undo"))
    replay.apply(Entry.parse("S undo"))
    scene = Scene(NORSE, scotland="2", norse_declared=False)
    assert replay.position == scene.pos
    assert scene.at("Norse") == "Lothian"


def test_4_7_other_moves_can_be_taken_back_in_either_case():
    """Moves of other blocks reveal nothing: only the Norse's are announced."""
    for declared in (False, True):
        put = NORSE | {"Barclay": "Lothian"}
        replay = Replay(Scene(put, scotland="2", norse_declared=declared).pos)
        for text in ("block Barclay", "area Lanark", "stop"):
            replay.choose(SCOTLAND, parse_choice(text))
        assert replay.can_undo(SCOTLAND)


@pytest.mark.parametrize(
    ("edition", "declared"),
    [(2, False), (3, True), (4, True), ("de", False), ("fr", False), ("it", True), ("ja", True)],
)
def test_4_7_since_the_third_edition_the_norse_move_is_declared(edition, declared):
    """The second edition does not ask for it."""
    assert RuleSet.preset(edition).norse_declared is declared
