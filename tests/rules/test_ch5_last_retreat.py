"""Chapter 5: the Norse, the retreat after round 3, and what the enemy sees of retreats (5.5)."""

from __future__ import annotations

import pytest

from schiltrom.engine.tables import ENGLAND, NOBODY, SCOTLAND
from schiltrom.engine.view import view
from tests.helpers.scene import Scene
from tests.rules.fight import (
    front,
    go,
    hold_out,
    hold_until,
    next_turn,
    open_battle,
    reserves,
    trapped,
    wait_for,
    ways,
)

# --- 5.5 the Norse ---------------------------------------------------------------------------


def test_5_5_norse_retreat_to_any_friendly_scottish_coast():
    """However far: not neutral, not inland, not England though Scots hold it."""
    put = {
        "Norse": "Lothian",
        "York Infantry": "Dunbar",
        "Barclay": "Moray",
        "Grant": "Carrick",
        "Mar/S": "Mar",
        "Wallace": "England",
        "Lindsay": "Fife",
        "Argyll/E": "Argyll",
    }
    scene = open_battle(Scene(put), "Lothian", ("York Infantry > Lothian",))
    assert ways(scene, "Norse") == {"Moray", "Carrick", "Fife"}


def test_5_5_norse_cannot_retreat_to_a_neutral_coast():
    """With no friendly coast they have to stay, where others may walk away."""
    put = {"Norse": "Lothian", "Barclay": "Lothian", "York Infantry": "Dunbar", "Mar/S": "Mar"}
    scene = open_battle(Scene(put), "Lothian", ("York Infantry > Lothian",))
    assert ways(scene, "Norse") == set()
    scene.do("hold")
    assert ways(scene, "Barclay") == {"Mentieth", "Lanark", "Selkirk"}


def test_5_5_norse_may_follow_when_others_have_made_a_coast_friendly():
    """Barclay goes to empty Mentieth in round 1; from round 2 the Norse may sail there."""
    put = {"Norse": "Lothian", "Barclay": "Lothian", "York Infantry": "Dunbar", "Mar/S": "Mar"}
    scene = open_battle(Scene(put), "Lothian", ("York Infantry > Lothian",))
    assert ways(scene, "Norse") == set()
    go(scene.do("hold"), "Barclay", "Mentieth").hold("York Infantry")
    assert scene.pos.round == 2
    assert ways(scene, "Norse") == {"Mentieth"}
    scene.do("area Mentieth")
    assert scene.at("Norse") == "Mentieth"


def test_5_5_norse_cannot_sail_into_a_battle_to_come():
    """A contested coast is not friendly; once that battle is won it is."""
    put = {
        "Norse": "Lothian",
        "York Infantry": "Dunbar",
        "Barclay": "Fife",
        "Durham Infantry": "Mentieth",
        "Mar/S": "Mar",
    }
    scene = Scene(put, england="2")
    moves = ("York Infantry > Lothian", "Durham Infantry > Fife")
    open_battle(scene, "Lothian", moves)
    assert ways(scene, "Norse") == set()
    scene = Scene(put, england="2")
    open_battle(scene, "Fife", moves)
    go(hold_out(scene), "Durham Infantry", "Mentieth").do("done", "done", "area Lothian")
    assert ways(scene, "Norse") == {"Fife"}


def test_5_5_norse_mind_no_closed_border():
    """They use no border: the one the enemy came by does not stop them going that way."""
    put = {"Norse": "Fife", "York Infantry": "Angus", "Barclay": "Buchan", "Mar/S": "Mar"}
    scene = Scene(put, england="2", scotland="1")
    open_battle(scene, "Fife", ("York Infantry > Fife",), ("Barclay > Angus",))
    assert ways(scene, "Norse") == {"Angus"}


def test_5_5_norse_who_attacked_close_no_border():
    """An attack from the sea leaves every border to the defender."""
    scene = Scene({"Norse": "Moray", "Dunbar/E": "Dunbar"})
    open_battle(scene, "Dunbar", (), ("Norse > Dunbar",))
    assert ways(wait_for(scene, "Dunbar/E"), "Dunbar/E") == {
        "England",
        "Lothian",
        "Selkirk",
        "Teviot",
    }


def norse_and_friend(friend: str, order: str) -> Scene:
    """Let the Norse and a friend attack Fife, no friendly coast left, until round 3 is over."""
    put = {"Norse": "Angus", friend: "Angus", "York Infantry": "Fife", "Mar/S": "Mar"}
    scene = Scene({**put}, scotland="2", retreat_order=order)
    return hold_out(open_battle(scene, "Fife", (f"{friend} > Fife", "Norse > Fife")))


@pytest.mark.parametrize("order", ["free", "by_letter"])
def test_5_5_norse_follow_a_friend_of_their_letter_after_round_3(order):
    """Wallace, an A block too, goes back to Angus first; then the Norse may sail there."""
    scene = norse_and_friend("Wallace", order)
    assert scene.blocks() == {"Wallace"}
    go(scene, "Wallace", "Angus")
    assert scene.blocks() == {"Norse"}
    go(scene, "Norse", "Angus").do("done")
    assert scene.at("Norse") == "Angus"


@pytest.mark.parametrize(("order", "place"), [("free", "Angus"), ("by_letter", "out of play")])
def test_5_5_norse_cannot_wait_for_a_later_letter(order, place):
    """Barclay is a C block: where A comes before C the Norse are lost before he arrives."""
    scene = go(norse_and_friend("Barclay", order), "Barclay", "Angus")
    if order == "free":
        go(scene, "Norse", "Angus")
    assert scene.legal() == {"done"}
    scene.do("done")
    assert scene.at("Norse") == place


# --- 5.5 the retreat after round 3 -----------------------------------------------------------


@pytest.mark.parametrize("order", ["free", "by_letter"])
def test_5_5_whoever_can_retreat_must(order):
    """The attacker is not done while a block of his still has somewhere to go."""
    scene = Scene(
        {"York Infantry": "Angus", "York Knights": "Angus", "Barclay": "Buchan"},
        retreat_order=order,
    )
    open_battle(scene, "Buchan", ("York Infantry > Buchan", "York Knights > Buchan"))
    hold_out(scene)
    assert "done" not in scene.legal()
    go(scene, "York Knights", "Angus")
    assert "done" not in scene.legal()
    go(scene, "York Infantry", "Strathspey")
    assert scene.legal() == {"done"}
    assert scene.do("done").active == "Scotland"
    assert scene.step == "regroup"


def three_for_two_places(order: str) -> Scene:
    """Stage an A, a B and a C block in Galloway after round 3, with two places on to Annan."""
    put = {"Hobelars": "Carrick", "York Knights": "Carrick", "York Infantry": "Annan"}
    put |= {"Galloway/S": "Galloway", "Grant": "Lennox"}
    scene = Scene({**put}, england="2", retreat_order=order)
    moves = ("Hobelars > Galloway", "York Knights > Galloway", "York Infantry > Galloway")
    return hold_out(open_battle(scene, "Galloway", moves, ("Grant > Carrick",)))


def test_5_5_retreat_order_by_letter_a_before_b_before_c():
    """The letters take the places in order, so the infantry is the one left behind."""
    scene = three_for_two_places("by_letter")
    assert scene.blocks() == {"Hobelars"}
    go(scene, "Hobelars", "Annan")
    assert scene.blocks() == {"York Knights"}
    go(scene, "York Knights", "Annan")
    assert scene.legal() == {"done"}
    scene.do("done")
    assert scene.at("York Infantry") == "English pool"


def test_5_5_retreat_order_free_the_attacker_chooses_whom_to_save():
    """With free the attacker may leave the Hobelars behind."""
    scene = three_for_two_places("free")
    assert scene.blocks() == {"Hobelars", "York Knights", "York Infantry"}
    go(go(scene, "York Infantry", "Annan"), "York Knights", "Annan")
    assert scene.legal() == {"done"}
    scene.do("done")
    assert scene.at("Hobelars") == "out of play"


def test_5_5_the_new_attacker_retreats_after_a_change_of_control():
    """The reinforcements became attackers, so it is they who must go after round 3."""
    put = {"York Knights": "Angus", "Barclay": ("Buchan", 1), "Grant": "Strathspey"}
    scene = open_battle(Scene(put), "Buchan", ("York Knights > Buchan",), ("Grant > Buchan",))
    scene.fire("York Knights", 1, 6, 6, 6).do("block Barclay")
    hold_out(scene)
    assert (scene.step, scene.active) == ("retreat", "Scotland")
    assert ways(scene, "Grant") == {"Strathspey", "Badenoch", "Mar"}
    scene.do("area Strathspey", "done")
    assert (scene.step, scene.active) == ("regroup", "England")


# --- 5.5 unable to retreat -------------------------------------------------------------------

LOST = [
    ("Barclay", "Scottish pool"),
    ("Keith", "Scottish pool"),
    ("Wallace", "out of play"),
    ("Norse", "out of play"),
    ("French Knights", "out of play"),
    ("Moray", "out of play"),
    ("York Infantry", "English pool"),
    ("Hobelars", "out of play"),
]


@pytest.mark.parametrize(("block", "place"), LOST)
def test_5_5_a_block_that_cannot_retreat_is_lost_as_in_battle(block, place):
    """With no way out the mortal are gone for good and the others go to the pool."""
    scene = trapped(block)
    assert scene.legal() == {"done"}
    scene.do("done")
    assert scene.at(block) == place
    assert scene.step == "regroup"
    assert scene.pos.winner == NOBODY


def test_5_5_edward_i_unable_to_retreat_is_dead():
    """The block goes to the pool and is Edward II from now on; nobody has won."""
    scene = trapped("Edward").do("done")
    assert scene.at("Edward") == "English pool"
    assert scene.pos.edward == 2
    assert (scene.step, scene.pos.winner) == ("regroup", NOBODY)


def test_5_5_edward_ii_unable_to_retreat_loses_the_war():
    """Scotland wins on the spot."""
    scene = trapped("Edward")
    scene.pos.edward = 2
    scene.do("done")
    assert (scene.step, scene.pos.winner) == ("over", SCOTLAND)


def test_5_5_the_king_unable_to_retreat_loses_the_war():
    """England wins on the spot."""
    scene = trapped("King").do("done")
    assert (scene.step, scene.pos.winner) == ("over", ENGLAND)
    assert scene.at("King") == "out of play"


@pytest.mark.parametrize("way_out", ["battle_loss", "to_pool"])
@pytest.mark.parametrize(("noble", "other"), [("Bruce/S", "Bruce/E"), ("Mar/E", "Mar/S")])
def test_5_5_a_noble_unable_to_retreat_is_captured(noble, other, way_out):
    """He joins the defenders at strength 1, may be regrouped, and is no reserve."""
    scene = trapped(noble, cannot_retreat=way_out).do("done")
    assert (scene.at(noble), scene.at(other)) == ("out of play", "Galloway")
    assert scene.strength(other) == 1
    assert reserves(scene) == set()
    assert scene.step == "regroup"
    assert other in scene.blocks()
    assert ways(scene, other) == {"Annan", "Carrick"}


def test_5_5_a_noble_captured_so_fights_from_round_1_of_the_next_battle():
    """Nothing of the reserve clings to him: next turn he defends in front."""
    scene = trapped("Bruce/S", {"Norse": "Moray"}).do("done", "done")
    next_turn(scene, scotland="2")
    open_battle(scene, "Galloway", ("Norse > Galloway",))
    assert front(scene, ENGLAND) == {"Galloway/E", "Bruce/E"}
    assert reserves(scene) == set()


TO_POOL = [
    ("Barclay", "Scottish pool"),
    ("Wallace", "Scottish pool"),
    ("Norse", "Scottish pool"),
    ("French Knights", "Scottish pool"),
    ("King", "Scottish pool"),
    ("Moray", "Scottish pool"),
    ("Hobelars", "English pool"),
    ("York Infantry", "English pool"),
    ("Edward", "English pool"),
]


@pytest.mark.parametrize(("block", "place"), TO_POOL)
def test_5_5_cannot_retreat_to_pool(block, place):
    """Without a way out even mortal blocks and kings just go to the pool, and nobody wins."""
    scene = trapped(block, cannot_retreat="to_pool").do("done")
    assert scene.at(block) == place
    assert (scene.step, scene.pos.winner) == ("regroup", NOBODY)
    assert scene.pos.edward == 1


def test_5_5_cannot_retreat_to_pool_edward_ii():
    """Nor does Edward II lose the war by it in the French rules."""
    scene = trapped("Edward", edition="fr")
    scene.pos.edward = 2
    scene.do("done")
    assert scene.at("Edward") == "English pool"
    assert (scene.step, scene.pos.winner, scene.pos.edward) == ("regroup", NOBODY, 2)


def test_5_5_only_those_without_a_way_are_lost():
    """Of three in Galloway two reach Annan, one does not."""
    scene = three_for_two_places("by_letter")
    go(go(scene, "Hobelars", "Annan"), "York Knights", "Annan").do("done")
    assert scene.at("Hobelars") == scene.at("York Knights") == "Annan"
    assert scene.at("York Infantry") == "English pool"


# --- 5.5 who went where ----------------------------------------------------------------------


def retreats(first: str, second: str, *, joined: bool) -> list[object]:
    """Let Barclay and Grant retreat from Buchan in round 1; return what England saw at each step.

    With *joined* Barclay came to Buchan this turn, so he has moved and Grant has not.
    """
    put = {"Barclay": "Mar" if joined else "Buchan", "Grant": "Buchan"}
    put |= {"York Infantry": "Angus", "Fraser": "Buchan"}
    scene = Scene({**put}, scotland="2")
    moves = ("Barclay > Buchan",) if joined else ()
    open_battle(scene, "Buchan", moves, ("York Infantry > Buchan",))
    scene.hold("Fraser")
    told: list[object] = []
    for block, area in (("Barclay", first), ("Grant", second)):
        scene.do(f"block {block}")
        told.append(view(scene.pos, ENGLAND))
        scene.do(f"area {area}")
        told.append(view(scene.pos, ENGLAND))
    hold_until(scene, 2)
    assert front(scene, SCOTLAND) == {"Fraser"}
    told.append(view(scene.pos, ENGLAND))
    return told


def test_5_5_the_enemy_does_not_see_who_of_one_letter_went_where():
    """Barclay to Mar and Grant to Strathspey looks the same as the other way round."""
    assert retreats("Mar", "Strathspey", joined=False) == retreats(
        "Strathspey", "Mar", joined=False
    )


def test_5_5_nor_by_who_has_moved_this_turn():
    """That Barclay moved this turn and Grant did not must not give away who went where."""
    assert retreats("Mar", "Strathspey", joined=True) == retreats("Strathspey", "Mar", joined=True)


def test_5_5_the_enemy_sees_the_numbers():
    """Two to Mar does look different from one to Mar and one to Strathspey."""
    assert retreats("Mar", "Mar", joined=False) != retreats("Mar", "Strathspey", joined=False)


def last_retreat(first: str, second: str) -> list[object]:
    """Let York and Durham retreat after round 3; return what Scotland saw at each step."""
    put = {"York Infantry": "Angus", "Durham Infantry": "Angus", "Barclay": "Buchan"}
    scene = Scene(put)
    open_battle(scene, "Buchan", ("York Infantry > Buchan", "Durham Infantry > Buchan"))
    hold_out(scene)
    told: list[object] = [view(scene.pos, SCOTLAND)]
    for block, area in (("York Infantry", first), ("Durham Infantry", second)):
        go(scene, block, area)
        told.append(view(scene.pos, SCOTLAND))
    return told


def test_5_5_the_enemy_does_not_see_who_went_where_after_round_3():
    """In the last retreat, too, he sees only how many went where."""
    mixed = last_retreat("Angus", "Mar")
    other = last_retreat("Mar", "Angus")
    assert mixed[0] == other[0]
    assert mixed[-1] == other[-1]
    assert mixed[-1] != last_retreat("Mar", "Mar")[-1]


@pytest.mark.parametrize("lost", ["battle_loss", "to_pool"])
def test_5_5_moray_unable_to_retreat_can_end_the_game_at_once(lost):
    """Dead or in the pool, with him England has the last noble (9.1, at_once)."""
    put = {
        "Moray": "Carrick",
        "Galloway/E": "Galloway",
        "Durham Infantry": "Annan",
        "Cumbria Infantry": "Lanark",
    }
    scene = Scene(put, scotland="2", cannot_retreat=lost, all_nobles_win="at_once")
    moves = ("Moray > Galloway",), ("Cumbria Infantry > Carrick",)
    hold_out(open_battle(scene, "Galloway", *moves)).do("done")
    assert scene.step == "over"
    assert scene.pos.winner == ENGLAND
