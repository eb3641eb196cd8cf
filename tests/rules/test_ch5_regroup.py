"""Chapter 5: the winner regroups (5.6)."""

from __future__ import annotations

import pytest

from schiltrom.engine.tables import ENGLAND, SCOTLAND
from schiltrom.engine.view import view
from tests.helpers.scene import Scene
from tests.rules.fight import go, hold_out, hold_until, open_battle, reserves, wait_for, ways

INFANTRY = ["Douglas", "Campbell", "Graham", "MacDonald", "Lindsay", "Fraser", "Barclay"]


def beaten_off(put: dict[str, str], field: str, attacker: str, start: str, back: str = "") -> Scene:
    """Let one attacker come from *start*, hold out and go back; the defender may regroup."""
    scots = attacker in ("Barclay", "Wallace", "Norse")
    scene = Scene({**put, attacker: start}, scotland="2" if scots else "1")
    open_battle(scene, field, (f"{attacker} > {field}",))
    return go(hold_out(scene), attacker, back or start).do("done")


def test_5_6_the_defender_regroups_when_the_attacker_has_gone():
    """Each block by itself, to different places, or not at all."""
    put = dict.fromkeys(["Barclay", "Grant", "Graham"], "Buchan")
    scene = beaten_off(put, "Buchan", "York Infantry", "Angus")
    assert (scene.step, scene.active) == ("regroup", "Scotland")
    assert scene.blocks() == {"Barclay", "Grant", "Graham"}
    go(go(scene, "Barclay", "Mar"), "Grant", "Strathspey")
    assert scene.legal() == {"block Graham", "done"}
    scene.do("done")
    assert [scene.at(b) for b in ("Barclay", "Grant", "Graham")] == ["Mar", "Strathspey", "Buchan"]


def test_5_6_the_attacker_regroups_when_the_defender_has_gone():
    """The winner is whoever is left, reserves that never came on included."""
    put = {"York Infantry": "Angus", "Durham Infantry": "Mar", "Barclay": "Buchan"}
    scene = Scene(put, england="2")
    moves = ("York Infantry > Buchan", "Durham Infantry > Buchan")
    go(open_battle(scene, "Buchan", moves), "Barclay", "Badenoch")
    assert (scene.step, scene.active) == ("regroup", "England")
    assert scene.blocks() == {"York Infantry", "Durham Infantry"}
    assert ways(scene, "Durham Infantry") == {"Angus", "Mar", "Strathspey"}
    scene.do("area Strathspey", "done")
    assert scene.at("Durham Infantry") == "Strathspey"
    assert scene.at("York Infantry") == "Buchan"


def test_5_6_only_to_friendly_or_neutral_neighbours():
    """Not to an enemy area, not two areas away, not into a battle still to be fought."""
    put = {"Barclay": "Buchan", "Grant": "Mar", "Comyn/E": "Badenoch", "Durham Infantry": "Angus"}
    scene = Scene({**put, "York Infantry": "Angus"})
    moves = ("York Infantry > Buchan", "Durham Infantry > Mar")
    open_battle(scene, "Buchan", moves)
    go(hold_out(scene), "York Infantry", "Angus").do("done")
    assert ways(scene, "Barclay") == {"Strathspey"}


def test_5_6_a_block_regroups_only_once():
    """Having gone to Mar it is no longer in the battle area."""
    scene = beaten_off({"Barclay": "Buchan", "Grant": "Buchan"}, "Buchan", "York Infantry", "Angus")
    go(scene, "Barclay", "Mar")
    assert scene.blocks() == {"Grant"}


@pytest.mark.parametrize("edition", [2, 3, 4])
def test_5_6_border_control_does_not_apply(edition):
    """The border the enemy came by is open, if the area behind it is."""
    scene = Scene({"York Infantry": "Angus", "Barclay": "Buchan"}, edition=edition)
    open_battle(scene, "Buchan", ("York Infantry > Buchan",))
    assert "Angus" not in ways(scene, "Barclay")
    go(hold_out(scene.do("hold")), "York Infantry", "Strathspey").do("done")
    assert ways(scene, "Barclay") == {"Angus", "Mar", "Badenoch"}


def test_5_6_where_the_enemy_went_back_to_is_his():
    """The area the attacker retreated to is enemy ground."""
    scene = beaten_off({"Barclay": "Buchan"}, "Buchan", "York Infantry", "Angus")
    assert ways(scene, "Barclay") == {"Mar", "Badenoch", "Strathspey"}


# --- border limits ---------------------------------------------------------------------------


def test_5_6_six_over_a_green_border():
    """Of seven winners six may go to Strathspey; the seventh stays."""
    ring = {"Mar/E": "Mar", "Angus/E": "Angus", "Comyn/E": "Badenoch"}
    put = {**ring, **dict.fromkeys(INFANTRY, "Buchan")}
    scene = beaten_off(put, "Buchan", "York Infantry", "Angus")
    for block in INFANTRY[:6]:
        assert ways(scene, block) == {"Strathspey"}
        scene.do("area Strathspey")
    assert scene.legal() == {"done"}
    scene.do("done")
    assert scene.at("Barclay") == "Buchan"


def test_5_6_two_over_a_red_border():
    """Of three in Galloway two may go to Annan."""
    put = dict.fromkeys(["Barclay", "Grant", "Graham"], "Galloway")
    scene = beaten_off(put, "Galloway", "York Infantry", "Carrick")
    go(go(scene, "Grant", "Annan"), "Graham", "Annan")
    assert scene.legal() == {"done"}


def test_5_6_starts_its_own_count():
    """Two retreated to Annan over the red border in round 3, two more regroup over it."""
    scots = ["Barclay", "Grant", "Graham", "Fraser", "Lindsay"]
    scene = Scene({**dict.fromkeys(scots, "Galloway"), "York Infantry": "Carrick"})
    hold_until(open_battle(scene, "Galloway", ("York Infantry > Galloway",)), 3)
    go(go(scene, "Barclay", "Annan"), "Grant", "Annan")
    assert ways(scene, "Graham") == set()
    go(hold_out(scene.do("hold")), "York Infantry", "Carrick").do("done")
    go(go(scene, "Graham", "Annan"), "Fraser", "Annan")
    assert scene.legal() == {"done"}
    assert scene.at("Lindsay") == "Galloway"


def test_5_6_starts_its_own_count_in_the_round_that_ended_the_battle():
    """Two retreated to Annan in round 1, the attacker gave up: two more may regroup there."""
    scots = ["Barclay", "Grant", "Graham", "Fraser"]
    scene = Scene({**dict.fromkeys(scots, "Galloway"), "York Infantry": "Carrick"})
    open_battle(scene, "Galloway", ("York Infantry > Galloway",))
    go(go(scene, "Barclay", "Annan"), "Grant", "Annan")
    go(scene.hold("Graham", "Fraser"), "York Infantry", "Carrick")
    assert scene.step == "regroup"
    go(go(scene, "Graham", "Annan"), "Fraser", "Annan")
    assert scene.at("Fraser") == "Annan"


def test_5_6_the_next_battle_starts_its_own_count():
    """What regrouped over a red border takes no place from a retreat of a later battle."""
    put = {"Barclay": "Mar", "Grant": "Mar", "York Infantry": "Angus", "Durham Infantry": "Angus"}
    put |= {"Fraser": "Atholl", "Lindsay": "Atholl", "Graham": "Atholl"}
    scene = Scene({**put})
    open_battle(scene, "Mar", ("York Infantry > Mar", "Durham Infantry > Atholl"))
    go(hold_out(scene), "York Infantry", "Angus").do("done")
    go(go(scene, "Barclay", "Badenoch"), "Grant", "Badenoch").do("done", "area Atholl")
    for block in ("Fraser", "Lindsay"):
        assert "Badenoch" in ways(scene, block)
        scene.do("area Badenoch")
    assert "Badenoch" not in ways(scene, "Graham")


def test_5_6_cumulative_limits_do_not_reach_the_regroup():
    """Two came in over a red border; as winners both may go back by it all the same."""
    put = {"York Infantry": "Carrick", "Durham Infantry": "Carrick", "Grant": "Galloway"}
    scene = Scene(put, retreat_limit="cumulative")
    moves = ("York Infantry > Galloway", "Durham Infantry > Galloway")
    go(open_battle(scene, "Galloway", moves), "Grant", "Annan")
    go(go(scene, "York Infantry", "Carrick"), "Durham Infantry", "Carrick")
    assert scene.at("Durham Infantry") == "Carrick"


# --- the Anglo-Scottish border and the Norse -------------------------------------------------


def test_5_6_english_winners_do_not_leave_england():
    """Having held England they stay there, though Dunbar and Annan are empty."""
    scene = beaten_off({"York Infantry": "England"}, "England", "Barclay", "Dunbar")
    assert (scene.step, scene.active) == ("regroup", "England")
    assert scene.legal() == {"done"}


def test_5_6_english_winners_may_go_to_england():
    """From Dunbar they may regroup to England and to places in Scotland."""
    scene = beaten_off({"York Infantry": "Dunbar"}, "Dunbar", "Barclay", "Lothian")
    assert ways(scene, "York Infantry") == {"England", "Selkirk", "Teviot"}


def test_5_6_scottish_winners_do_not_enter_england():
    """From Dunbar the Scots may regroup within Scotland only."""
    scene = beaten_off({"Grant": "Dunbar"}, "Dunbar", "York Infantry", "Lothian")
    assert ways(scene, "Grant") == {"Selkirk", "Teviot"}


def test_5_6_scottish_winners_may_leave_england():
    """Raiders who took England may regroup into Scotland, or stay."""
    scene = Scene({"York Infantry": ("England", 1), "Wallace": "Dunbar"})
    open_battle(scene, "England", (), ("Wallace > England",))
    scene.fire("Wallace", 1, 6, 6, 6).do("block York Infantry")
    assert "done" in scene.legal()
    assert ways(scene, "Wallace") == {"Dunbar", "Annan", "Teviot"}


def test_5_6_norse_regroup_to_any_friendly_scottish_coast():
    """Friendly, not neutral, however far; never England or inland."""
    put = {
        "Norse": "Lothian",
        "Barclay": "Moray",
        "Wallace": "England",
        "Mar/S": "Mar",
        "Lennox/E": "Lennox",
        "Grant": "Mentieth",
    }
    scene = Scene({**put, "York Infantry": "Dunbar"})
    open_battle(scene, "Lothian", ("York Infantry > Lothian",))
    go(hold_out(scene), "York Infantry", "Dunbar").do("done")
    assert ways(scene, "Norse") == {"Moray", "Mentieth"}


def test_5_6_norse_without_a_friendly_coast_stay():
    """Nobody of theirs on any other coast: they cannot regroup, their friends can."""
    put = {"Norse": "Lothian", "Barclay": "Lothian", "Mar/S": "Mar"}
    scene = Scene({**put, "York Infantry": "Dunbar"})
    open_battle(scene, "Lothian", ("York Infantry > Lothian",))
    go(hold_out(scene), "York Infantry", "Dunbar").do("done")
    assert scene.blocks() == {"Barclay"}
    go(scene, "Barclay", "Mentieth")
    assert scene.blocks() == {"Norse"}
    assert ways(scene, "Norse") == {"Mentieth"}


# --- after a defection battle; what the enemy sees -------------------------------------------


def test_5_6_the_winner_of_a_defection_battle_regroups_too():
    """Mar, won by a herald, drove Barclay off and may go to Angus."""
    scene = Scene({"Mar/S": "Mar", "Barclay": "Mar", "Ross/S": "Fife"}, england="Herald")
    scene.do("block Mar/S").roll(2)
    go(wait_for(scene, "Barclay"), "Barclay", "Buchan")
    assert (scene.step, scene.active) == ("regroup", "England")
    go(scene, "Mar/E", "Angus").do("done")
    assert (scene.step, scene.active) == ("move", "Scotland")


def regrouped(first: str, second: str) -> object:
    """Regroup Barclay and Grant; return what England sees then."""
    scene = beaten_off({"Barclay": "Buchan", "Grant": "Buchan"}, "Buchan", "York Infantry", "Angus")
    go(go(scene, "Barclay", first), "Grant", second)
    return view(scene.pos, ENGLAND)


def test_5_6_the_enemy_does_not_see_who_regrouped_where():
    """He sees the numbers and no more."""
    assert regrouped("Mar", "Strathspey") == regrouped("Strathspey", "Mar")
    assert regrouped("Mar", "Strathspey") != regrouped("Mar", "Mar")


def test_5_6_afterwards_nothing_of_the_battle_is_left():
    """No reserves, no counts, no attacker: the next game turn begins clean."""
    put = {"York Infantry": "Angus", "Durham Infantry": "Mar", "Barclay": "Buchan"}
    scene = Scene(put, england="2")
    moves = ("York Infantry > Buchan", "Durham Infantry > Buchan")
    go(open_battle(scene, "Buchan", moves), "Barclay", "Badenoch")
    go(scene, "York Infantry", "Angus").do("done")
    assert scene.step == "card"
    assert reserves(scene) == set()
    pos = scene.pos
    assert (pos.attacks_e, pos.attacks_s, pos.field, pos.round) == (0, 0, -1, 0)
    assert (pos.crossed_1, pos.crossed_2, pos.crossed_4) == (0, 0, 0)
    assert pos.entered_anywhere(ENGLAND) == pos.entered_anywhere(SCOTLAND) == 0
