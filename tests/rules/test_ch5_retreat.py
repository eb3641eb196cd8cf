"""Chapter 5: where blocks may retreat to, in combat and after round 3 (5.5)."""

from __future__ import annotations

import pytest

from tests.helpers.scene import Scene
from tests.rules.fight import (
    go,
    hold_out,
    hold_until,
    march,
    next_turn,
    open_battle,
    reserves,
    wait_for,
    ways,
)

INFANTRY = ["Douglas", "Campbell", "Graham", "MacDonald", "Lindsay", "Fraser", "Barclay"]


# --- 5.5 where to ----------------------------------------------------------------------------


def test_5_5_to_adjacent_friendly_or_neutral_areas_only():
    """Next to Atholl: friends in Angus, nobody in Mar and others, enemies in Lennox and Argyll."""
    put = {
        "York Infantry": "Fife",
        "Barclay": "Atholl",
        "Grant": "Angus",
        "Lennox/E": "Lennox",
        "Argyll/E": "Argyll",
    }
    scene = open_battle(Scene(put), "Atholl", ("York Infantry > Atholl",))
    assert ways(scene, "Barclay") == {"Angus", "Mar", "Badenoch", "Lochaber", "Mentieth"}


def test_5_5_never_into_a_contested_area():
    """A battle still to be fought next door bars both sides from going there."""
    put = {
        "York Infantry": "Angus",
        "Durham Infantry": "Angus",
        "Barclay": "Buchan",
        "Grant": "Mar",
    }
    scene = Scene(put)
    moves = ("York Infantry > Buchan", "Durham Infantry > Mar")
    open_battle(scene, "Buchan", moves)
    assert ways(scene, "Barclay") == {"Strathspey", "Badenoch"}
    scene.do("hold")
    assert ways(scene, "York Infantry") == {"Angus", "Strathspey", "Badenoch"}


def test_5_5_into_the_area_of_a_battle_already_won():
    """Once the battle next door is over the winner's friends may go there."""
    put = {
        "York Infantry": "Angus",
        "Durham Infantry": "Angus",
        "Barclay": "Buchan",
        "Grant": "Mar",
    }
    scene = Scene(put)
    open_battle(scene, "Mar", ("York Infantry > Buchan", "Durham Infantry > Mar"))
    go(hold_out(scene), "Durham Infantry", "Angus").do("done", "done", "area Buchan")
    assert "Mar" in ways(scene, "Barclay")


def test_5_5_reserves_cannot_retreat_before_they_come_on():
    """In round 1 only those taking part may go."""
    put = {"York Infantry": "Angus", "Barclay": "Buchan", "Grant": "Strathspey"}
    scene = Scene(put)
    open_battle(scene, "Buchan", ("York Infantry > Buchan",), ("Grant > Buchan",))
    assert scene.blocks() == {"Barclay"}
    wait_for(hold_until(scene, 2), "Grant")
    assert ways(scene, "Grant") == {"Strathspey", "Badenoch", "Mar"}


# --- 5.5 border control ----------------------------------------------------------------------


@pytest.mark.parametrize("edition", [2, 3, 4])
def test_5_5_not_over_a_border_the_enemy_came_by(edition):
    """Attackers from Angus and Mar close both ways to the defenders, reserves included."""
    put = {"York Infantry": "Angus", "Durham Infantry": "Mar", "Barclay": "Buchan"}
    scene = Scene(put, england="2", edition=edition)
    moves = ("York Infantry > Buchan", "Durham Infantry > Buchan")
    open_battle(scene, "Buchan", moves)
    assert ways(scene, "Barclay") == {"Strathspey", "Badenoch"}


@pytest.mark.parametrize("edition", [2, 3, 4])
def test_5_5_reinforcements_close_their_border_to_the_attacker(edition):
    """Player 2 came to help from Strathspey, which was left empty: Player 1 may not go there."""
    put = {"York Infantry": "Angus", "Barclay": "Buchan", "Grant": "Strathspey"}
    scene = Scene(put, edition=edition)
    open_battle(scene, "Buchan", ("York Infantry > Buchan",), ("Grant > Buchan",))
    assert ways(scene.hold("Barclay"), "York Infantry") == {"Angus", "Mar", "Badenoch"}


@pytest.mark.parametrize("edition", [2, 3, 4])
def test_5_5_a_border_used_by_both_is_player_2s(edition):
    """England came from Angus, the Scots after it over the same border: only they may go back."""
    put = {"York Infantry": "Angus", "Barclay": "Fife", "Graham": "Buchan"}
    scene = Scene(put, edition=edition)
    open_battle(scene, "Buchan", ("York Infantry > Buchan",), ("Barclay > Angus > Buchan",))
    assert ways(scene, "Graham") == {"Strathspey", "Badenoch", "Mar", "Angus"}
    scene.do("hold")
    assert ways(scene, "York Infantry") == {"Strathspey", "Badenoch", "Mar"}


@pytest.mark.parametrize("edition", [2, 3, 4])
def test_5_5_a_border_used_by_both_when_england_is_player_2(edition):
    """The same with the sides exchanged."""
    put = {"Barclay": "Angus", "York Infantry": "Fife", "Durham Infantry": "Buchan"}
    scene = Scene(put, scotland="2", edition=edition)
    open_battle(scene, "Buchan", ("Barclay > Buchan",), ("York Infantry > Angus > Buchan",))
    assert ways(scene, "Durham Infantry") == {"Strathspey", "Badenoch", "Mar", "Angus"}
    scene.do("hold")
    assert ways(scene, "Barclay") == {"Strathspey", "Badenoch", "Mar"}


@pytest.mark.parametrize("edition", [2, 3, 4])
def test_5_5_a_move_that_starts_no_battle_closes_nothing(edition):
    """The Scots walked from Badenoch to empty Atholl: both sides may retreat to Badenoch."""
    put = {
        "Grant": "Badenoch",
        "Fraser": "Badenoch",
        "York Knights": "Mentieth",
        "Durham Knights": "Mentieth",
    }
    scene = Scene(put, scotland="2", edition=edition)
    scots = ("Grant > Atholl", "Fraser > Atholl")
    open_battle(scene, "Atholl", scots, ("York Knights > Atholl", "Durham Knights > Atholl"))
    assert {"Badenoch", "Mentieth"} <= ways(scene, "York Knights")
    wait_for(scene.do("hold"), "Grant")
    assert "Mentieth" not in ways(scene, "Grant")
    assert "Badenoch" in scene.areas()
    scene.do("area Badenoch")
    wait_for(hold_until(scene, 2), "York Knights")
    assert "Badenoch" not in ways(scene, "York Knights")


@pytest.mark.parametrize(("control", "open_to"), [("this_battle", True), ("any_battle", False)])
def test_5_5_border_control_of_another_battle(control, open_to):
    """Buchan-Mar served the Scots to attack Mar: is it closed to the English in Buchan?"""
    put = {
        "Barclay": "Buchan",
        "Grant": "Buchan",
        "York Infantry": "Mar",
        "Durham Infantry": "Angus",
    }
    scene = Scene(put, scotland="2", border_control=control)
    open_battle(scene, "Mar", ("Barclay > Mar",), ("Durham Infantry > Buchan",))
    go(scene.hold("York Infantry"), "Barclay", "Badenoch").do("done", "area Buchan")
    places = ways(wait_for(scene, "Durham Infantry"), "Durham Infantry")
    assert places == {"Angus", "Strathspey"} | ({"Mar"} if open_to else set())


def test_5_5_control_of_a_border_lasts_for_the_turn_only():
    """Next turn the same border is open again."""
    scene = Scene({"York Infantry": "Angus", "Barclay": "Buchan", "Durham Infantry": "Mar"})
    open_battle(scene, "Buchan", ("York Infantry > Buchan",))
    assert "Angus" not in ways(scene, "Barclay")
    go(hold_out(scene.do("hold")), "York Infantry", "Strathspey").do("done", "done")
    open_battle(next_turn(scene), "Buchan", ("Durham Infantry > Buchan",))
    assert "Angus" in ways(scene, "Barclay")


def test_5_5_no_border_is_closed_in_a_defection_battle():
    """Nobody entered, so both may leave by any border, and nobody is in reserve."""
    scene = Scene({"Mar/S": "Mar", "Barclay": "Mar", "Ross/S": "Fife"}, england="Herald")
    scene.do("block Mar/S").roll(1)
    assert reserves(scene) == set()
    everywhere = {"Buchan", "Badenoch", "Angus", "Atholl"}
    assert ways(scene, "Mar/E") == everywhere
    assert ways(scene.do("hold"), "Barclay") == everywhere


@pytest.mark.parametrize("edition", [2, 3, 4])
def test_5_5_borders_of_a_defection_battle_do_not_stay_closed(edition):
    """Mar fled to Angus over a red border; two Scots follow over it and may come back by it."""
    put = {"Mar/S": "Mar", "Barclay": "Mar", "Grant": "Mar", "Ross/S": "Fife"}
    scene = Scene(put, england="Herald", edition=edition)
    scene.do("block Mar/S").roll(1)
    go(hold_out(scene), "Mar/E", "Angus").do("done", "done")
    assert (scene.step, scene.active) == ("move", "Scotland")
    march(scene, "Barclay > Angus", "Grant > Angus").do("area Angus")
    assert ways(scene, "Mar/E") == {"Buchan", "Atholl"}
    wait_for(scene.do("hold"), "Barclay")
    assert ways(scene, "Barclay") == {"Mar", "Buchan", "Atholl", "Fife"}


# --- 5.5 border limits -----------------------------------------------------------------------


# English blocks in all neighbours of Atholl but Badenoch, and of Buchan but Strathspey
ROUND_ATHOLL = {
    "Comyn/E": "Lochaber",
    "Mar/E": "Mar",
    "Angus/E": "Angus",
    "Argyll/E": "Argyll",
    "Lennox/E": "Lennox",
    "Mentieth/E": "Mentieth",
    "Durham Infantry": "Fife",
}
ROUND_BUCHAN = {"Mar/E": "Mar", "Angus/E": "Angus", "Comyn/E": "Badenoch"}


def test_5_5_two_over_a_red_border_in_each_round():
    """Three want from Atholl to Badenoch: two go in round 1, the third in round 2."""
    scots = ["Barclay", "Graham", "Grant"]
    put = {**ROUND_ATHOLL, **dict.fromkeys(scots, "Atholl")}
    scene = Scene({**put, "York Infantry": "Fife"})
    open_battle(scene, "Atholl", ("York Infantry > Atholl",))
    go(go(scene, "Barclay", "Badenoch"), "Graham", "Badenoch")
    assert ways(scene, "Grant") == set()
    assert scene.legal() == {"fire", "hold"}
    scene.do("hold").hold("York Infantry")
    assert scene.pos.round == 2
    assert ways(scene, "Grant") == {"Badenoch"}


def seven_in_buchan() -> Scene:
    """Stage seven Scottish infantry attacked in Buchan, only Strathspey open to them."""
    put = {**ROUND_BUCHAN, **dict.fromkeys(INFANTRY, "Buchan")}
    scene = Scene({**put, "York Infantry": "Angus"})
    return open_battle(scene, "Buchan", ("York Infantry > Buchan",))


def test_5_5_six_over_a_green_border_in_each_round():
    """Of seven in Buchan six go to Strathspey in round 1 and the seventh in round 2."""
    scene = seven_in_buchan()
    for block in INFANTRY[:6]:
        assert ways(scene, block) == {"Strathspey"}
        scene.do("area Strathspey")
    assert ways(scene, "Barclay") == set()
    scene.do("hold").hold("York Infantry")
    assert ways(scene, "Barclay") == {"Strathspey"}


def test_5_5_six_over_a_green_border_after_round_3():
    """Seven attackers, six places on the way to Angus: the last one is lost."""
    infantry = ["Lancaster Infantry", "Northumber Infantry", "Durham Infantry", "Cumbria Infantry"]
    infantry += ["Westmor Infantry", "York Infantry"]
    put = {**dict.fromkeys(infantry, "Angus"), "Durham Knights": "Mar", "Buchan/S": "Buchan"}
    put |= {"Fraser": "Atholl", "Grant": "Strathspey", "Comyn/S": "Badenoch"}
    scene = Scene({**put}, england="2")
    moves = tuple(f"{block} > Buchan" for block in [*infantry, "Durham Knights"])
    hold_out(open_battle(scene, "Buchan", moves, ("Fraser > Mar",)))
    assert ways(scene, "Durham Knights") == {"Angus"}
    scene.do("area Angus")
    for block in infantry[:5]:
        assert ways(scene, block) == {"Angus"}
        scene.do("area Angus")
    assert scene.legal() == {"done"}
    scene.do("done")
    assert scene.at("York Infantry") == "English pool"
    assert scene.at("Westmor Infantry") == "Angus"


def galloway(edition: int | str = 4, *, annan: tuple[str, ...], **switches) -> Scene:
    """Attack Galloway with two from Carrick and some from Annan; the Scots then take Carrick."""
    put = {"Hobelars": "Carrick", "York Knights": "Carrick", **dict.fromkeys(annan, "Annan")}
    put |= {"Galloway/S": "Galloway", "Grant": "Lennox"}
    scene = Scene({**put}, england="2", edition=edition, **switches)
    moves = ["Hobelars > Galloway", "York Knights > Galloway"]
    moves += [f"{block} > Galloway" for block in annan]
    return open_battle(scene, "Galloway", tuple(moves), ("Grant > Carrick",))


def test_5_5_the_retreat_after_round_3_starts_its_own_count():
    """Two left for Annan over the red border in round 3; two more may in the last retreat."""
    scene = hold_until(galloway(annan=("York Infantry", "Durham Infantry")), 3)
    go(scene, "Hobelars", "Annan")
    go(wait_for(scene, "York Knights"), "York Knights", "Annan")
    wait_for(scene, "York Infantry")
    assert ways(scene, "York Infantry") == set()
    hold_out(scene.do("hold"))
    assert scene.step == "retreat"
    go(go(scene, "York Infantry", "Annan"), "Durham Infantry", "Annan")
    assert scene.legal() == {"done"}
    scene.do("done")
    assert scene.at("York Infantry") == scene.at("Durham Infantry") == "Annan"


def test_5_5_retreats_by_sea_use_no_border():
    """The Norse go to Carrick and leave both places of the red border to others."""
    put = {"Norse": "Galloway", "Barclay": "Galloway", "Grant": "Galloway", "Bruce/S": "Carrick"}
    scene = Scene({**put, "York Infantry": "Annan"})
    open_battle(scene, "Galloway", ("York Infantry > Galloway",))
    for block in ("Norse", "Barclay", "Grant"):
        assert ways(scene, block) == {"Carrick"}
        scene.do("area Carrick")
    assert (scene.step, scene.active) == ("regroup", "England")


def four_from_angus(limit: str) -> Scene:
    """Let four English attack Buchan from Angus, with no other way to go, until round 3 is over."""
    english = ["York Infantry", "Lancaster Infantry", "Durham Infantry", "Westmor Infantry"]
    put = {**dict.fromkeys(english, "Angus"), "Buchan/S": "Buchan", "Mar/S": "Mar"}
    put |= {"Grant": "Strathspey", "Comyn/S": "Badenoch"}
    scene = Scene({**put}, retreat_limit=limit)
    return open_battle(scene, "Buchan", tuple(f"{block} > Buchan" for block in english))


def test_5_5_retreat_limit_per_round_four_come_and_four_go():
    """Who came in over a border takes no place from those who go back."""
    scene = hold_out(four_from_angus("per_round"))
    for block in ("York Infantry", "Lancaster Infantry", "Durham Infantry", "Westmor Infantry"):
        go(scene, block, "Angus")
    assert scene.do("done").step == "regroup"
    assert scene.at("Westmor Infantry") == "Angus"


def test_5_5_retreat_limit_cumulative_four_came_so_two_go_back():
    """Four of six places were used coming in: two go back, the other two are lost."""
    scene = hold_out(four_from_angus("cumulative"))
    go(go(scene, "York Infantry", "Angus"), "Durham Infantry", "Angus")
    assert scene.legal() == {"done"}
    scene.do("done")
    assert scene.at("Westmor Infantry") == scene.at("Lancaster Infantry") == "English pool"


def test_5_5_retreat_limit_cumulative_counts_afresh_in_each_round():
    """Those who came in count each time, earlier retreats do not: two in round 1, two in 2."""
    scene = wait_for(four_from_angus("cumulative"), "York Infantry")
    go(go(scene, "York Infantry", "Angus"), "Durham Infantry", "Angus")
    assert ways(scene, "Westmor Infantry") == set()
    scene.do("hold").hold("Lancaster Infantry")
    wait_for(scene, "Westmor Infantry")
    go(go(scene, "Westmor Infantry", "Angus"), "Lancaster Infantry", "Angus")
    assert scene.step == "regroup"


@pytest.mark.parametrize(
    ("preset", "place"), [("it", "English pool"), ("ja", "Carrick"), (4, "Carrick")]
)
def test_5_5_retreat_limit_cumulative_two_over_red_and_none_back(preset, place):
    """A red border used by two is full for the way back."""
    put = {"York Infantry": "Carrick", "Durham Infantry": "Carrick", "Galloway/S": "Galloway"}
    scene = Scene({**put, "Barclay": "Annan"}, edition=preset)
    moves = ("York Infantry > Galloway", "Durham Infantry > Galloway")
    hold_out(open_battle(scene, "Galloway", moves))
    if place == "Carrick":
        go(go(scene, "York Infantry", "Carrick"), "Durham Infantry", "Carrick")
    assert scene.legal() == {"done"}
    scene.do("done")
    assert scene.at("York Infantry") == scene.at("Durham Infantry") == place


def test_5_5_retreat_limit_cumulative_counts_only_ones_own_side():
    """Two English and one Scot came over Fife-Atholl: one Scot may leave by it."""
    put = {
        "York Infantry": "Fife",
        "Durham Infantry": "Fife",
        "Barclay": "Angus",
        "Graham": "Atholl",
        "Grant": "Atholl",
    }
    scene = Scene(put, retreat_limit="cumulative")
    moves = ("York Infantry > Atholl", "Durham Infantry > Atholl")
    open_battle(scene, "Atholl", moves, ("Barclay > Fife > Atholl",))
    go(scene, "Graham", "Fife")
    assert "Fife" not in ways(scene, "Grant")


def test_5_5_retreat_limit_cumulative_ignores_moves_that_entered_no_battle():
    """Walking from Badenoch to empty Atholl takes no place from the way back."""
    put = {"Grant": "Badenoch", "Fraser": "Badenoch", "York Knights": "Mentieth"}
    scene = Scene(put, scotland="2", edition="it")
    scots = ("Grant > Atholl", "Fraser > Atholl")
    open_battle(scene, "Atholl", scots, ("York Knights > Atholl",))
    wait_for(scene, "Grant")
    go(go(scene, "Grant", "Badenoch"), "Fraser", "Badenoch")
    assert scene.step == "regroup"


# --- 5.5 the Anglo-Scottish border -----------------------------------------------------------


def test_5_5_english_blocks_do_not_retreat_out_of_england():
    """Attacked in England they fight to the end, though all around is empty."""
    scene = Scene({"York Infantry": "England", "Barclay": "Dunbar"})
    open_battle(scene, "England", (), ("Barclay > England",))
    assert ways(scene, "York Infantry") == set()
    assert scene.legal() == {"fire", "hold"}


def test_5_5_scots_must_leave_england_after_round_3():
    """Out of England into Scotland a Scottish retreat is allowed."""
    scene = Scene({"York Infantry": "England", "Barclay": "Dunbar"})
    hold_out(open_battle(scene, "England", (), ("Barclay > England",)))
    assert (scene.step, scene.active) == ("retreat", "Scotland")
    assert ways(scene, "Barclay") == {"Dunbar", "Annan", "Teviot"}


@pytest.mark.parametrize(
    ("block", "enemy", "scotland", "places"),
    [
        ("Barclay", "York Infantry", "1", {"Selkirk", "Teviot"}),
        ("York Infantry", "Barclay", "2", {"Selkirk", "Teviot", "England"}),
    ],
)
def test_5_5_into_england_only_the_english(block, enemy, scotland, places):
    """In Dunbar an English block may fall back to England, a Scottish one may not."""
    scene = Scene({block: "Dunbar", enemy: "Lothian"}, scotland=scotland)
    open_battle(scene, "Dunbar", (f"{enemy} > Dunbar",))
    assert ways(scene, block) == places


def test_5_5_scots_do_not_retreat_even_into_their_own_england():
    """Raiders standing in England do not make it a place of retreat."""
    scene = Scene({"Barclay": "Dunbar", "Wallace": "England", "York Infantry": "Lothian"})
    open_battle(scene, "Dunbar", ("York Infantry > Dunbar",))
    assert ways(scene, "Barclay") == {"Selkirk", "Teviot"}


def test_5_5_attackers_out_of_england_may_go_back():
    """English attackers who came from England return there after round 3."""
    scene = Scene({"York Infantry": "England", "Barclay": "Dunbar"})
    hold_out(open_battle(scene, "Dunbar", ("York Infantry > Dunbar",)))
    assert ways(scene, "York Infantry") == {"England", "Lothian", "Selkirk", "Teviot"}


def test_5_5_scottish_attackers_in_dunbar_cannot_go_to_england():
    """Every way but England taken, a Scottish attacker of Dunbar is lost."""
    put = {"Barclay": "Lothian", "Dunbar/E": "Dunbar", "York Infantry": "Selkirk"}
    put |= {"Durham Infantry": "Teviot", "Cumbria Infantry": "Lanark"}
    scene = Scene({**put}, scotland="2")
    open_battle(scene, "Dunbar", ("Barclay > Dunbar",), ("Cumbria Infantry > Lothian",))
    assert hold_out(scene).legal() == {"done"}
    scene.do("done")
    assert scene.at("Barclay") == "Scottish pool"
