"""Rule 5.6: the winner regroups."""

from __future__ import annotations

from typing import Any

from tests.documents.battles import to, two_battles
from tests.helpers.scene import Scene
from tests.rules.fight import go, hold_out, open_battle, ways

INFANTRY = ("Douglas", "Campbell", "Graham", "MacDonald", "Lindsay", "Fraser", "Barclay")


def _beaten_off(
    document: str, put: dict[str, Any], field: str, attacker: str, start: str, back: str = ""
) -> Scene:
    """Let one attacker come from *start*, hold out and go back; the defender may regroup."""
    scotland = "2" if attacker in ("Barclay", "Wallace") else "1"
    scene = Scene({**put, attacker: start}, scotland=scotland, edition=document)
    open_battle(scene, field, to(field, attacker))
    return go(hold_out(scene), attacker, back or start).do("done")


def _three_winners(document: str) -> Scene:
    """Let three Scots hold Buchan against York from Angus."""
    put = dict.fromkeys(["Barclay", "Grant", "Graham"], "Buchan")
    scene = _beaten_off(document, put, "Buchan", "York Infantry", "Angus")
    assert (scene.step, scene.active) == ("regroup", "Scotland")
    return scene


def winner_may_regroup(document: str) -> None:
    """The winner, defender or attacker, may regroup; he may also leave everybody there."""
    scene = _three_winners(document)
    assert scene.blocks() == {"Barclay", "Grant", "Graham"}
    assert "done" in scene.legal()
    go(scene, "Barclay", "Mar").do("done")
    places = [scene.at(block) for block in ("Barclay", "Grant", "Graham")]
    assert places == ["Mar", "Buchan", "Buchan"]
    scene = open_battle(
        Scene({"York Infantry": "Angus", "Grant": "Buchan"}, edition=document),
        "Buchan",
        to("Buchan", "York Infantry"),
    )
    go(scene, "Grant", "Badenoch")
    assert (scene.step, scene.active) == ("regroup", "England")
    go(scene, "York Infantry", "Angus").do("done")
    assert scene.at("York Infantry") == "Angus"


def winners_may_all_stay(document: str) -> None:
    """Some or all of the winner's blocks may stay where they won."""
    scene = _three_winners(document).do("done")
    assert {scene.at(block) for block in ("Barclay", "Grant", "Graham")} == {"Buchan"}


def regroup_follows_at_once(document: str) -> None:
    """The winner regroups before the next battle is chosen."""
    scene = two_battles(document).do("area Atholl")
    go(hold_out(scene), "Durham Infantry", "Mar").do("done")
    assert (scene.step, scene.active) == ("regroup", "Scotland")
    assert scene.blocks() == {"Grant"}
    scene.do("done")
    assert scene.step == "choose battle"


def reserves_regroup_too(document: str) -> None:
    """Reserves that never came on are among the winner's blocks."""
    put = {"York Infantry": "Angus", "Durham Infantry": "Mar", "Barclay": "Buchan"}
    scene = Scene({**put}, england="2", edition=document)
    open_battle(scene, "Buchan", to("Buchan", "York Infantry", "Durham Infantry"))
    go(scene, "Barclay", "Badenoch")
    assert scene.blocks() == {"York Infantry", "Durham Infantry"}
    go(scene, "Durham Infantry", "Strathspey").do("done")
    assert scene.at("Durham Infantry") == "Strathspey"


def regroup_to_friendly_or_neutral_neighbours(document: str) -> None:
    """To a neighbour that is empty or one's own, not to the enemy's and no further."""
    put = {"Barclay": "Buchan", "Grant": "Mar", "Comyn/E": "Badenoch"}
    scene = _beaten_off(document, put, "Buchan", "York Infantry", "Angus")
    assert ways(scene, "Barclay") == {"Strathspey", "Mar"}


def winners_may_part(document: str) -> None:
    """Several winning blocks may go to several areas."""
    scene = go(go(_three_winners(document), "Barclay", "Mar"), "Grant", "Strathspey").do("done")
    places = [scene.at(block) for block in ("Barclay", "Grant", "Graham")]
    assert places == ["Mar", "Strathspey", "Buchan"]


def no_regroup_into_a_battle(document: str) -> None:
    """An area with a battle still to be fought is barred."""
    put = {"York Infantry": "Angus", "Durham Infantry": "Angus", "Barclay": "Buchan"}
    scene = Scene({**put, "Grant": "Mar"}, edition=document)
    open_battle(scene, "Buchan", ("York Infantry > Buchan", "Durham Infantry > Mar"))
    go(hold_out(scene), "York Infantry", "Angus").do("done")
    assert ways(scene, "Barclay") == {"Strathspey", "Badenoch"}
    assert scene.why("area Mar") is not None


# --- the Norse -------------------------------------------------------------------------------


def norse_regroup_to_friendly_coasts(document: str) -> None:
    """However far, to coasts where Scots stand; not to neutral coasts, not inland."""
    put = {"Norse": "Lothian", "Barclay": "Moray", "Mar/S": "Mar", "Grant": "Mentieth"}
    scene = _beaten_off(document, put, "Lothian", "York Infantry", "Dunbar")
    assert ways(scene, "Norse") == {"Moray", "Mentieth"}


def norse_never_regroup_to_england(document: str) -> None:
    """Though raiders hold England, the Norse do not sail there."""
    put = {"Norse": "Lothian", "Barclay": "Moray", "Wallace": "England", "Mar/S": "Mar"}
    scene = _beaten_off(document, put, "Lothian", "York Infantry", "Dunbar")
    assert ways(scene, "Norse") == {"Moray"}


# --- borders ---------------------------------------------------------------------------------


def regroup_limits(document: str, red: int, green: int) -> None:
    """So many winners may regroup over one border, and no more."""
    ring = {"Mar/E": "Mar", "Angus/E": "Angus", "Comyn/E": "Badenoch"}
    put = {**ring, **dict.fromkeys(INFANTRY, "Buchan")}
    scene = _beaten_off(document, put, "Buchan", "York Infantry", "Angus")
    for block in INFANTRY[:green]:
        assert ways(scene, block) == {"Strathspey"}
        scene.do("area Strathspey")
    assert scene.legal() == {"done"}
    put = dict.fromkeys(INFANTRY[:4], "Galloway")
    scene = _beaten_off(document, put, "Galloway", "York Infantry", "Carrick")
    for block in INFANTRY[:red]:
        assert ways(scene, block) == {"Annan"}
        scene.do("area Annan")
    assert scene.legal() == {"done"}


def regroup_has_its_own_count(document: str) -> None:
    """Two retreated over a red border in the last round, and two more regroup over it."""
    put = dict.fromkeys(INFANTRY[:5], "Galloway")
    scene = Scene({**put, "York Infantry": "Carrick"}, edition=document)
    open_battle(scene, "Galloway", to("Galloway", "York Infantry"))
    first, second, third, fourth, fifth = INFANTRY[:5]
    go(go(scene, first, "Annan"), second, "Annan")
    go(scene.hold(third, fourth, fifth), "York Infantry", "Carrick")
    go(go(scene, third, "Annan"), fourth, "Annan")
    assert scene.legal() == {"done"}


def regroup_shares_the_limits_of_retreats(document: str, back: int) -> None:
    """Four came in over a green border and won: only some of them regroup back over it."""
    blocks = ("York Infantry", "Lancaster Infantry", "Durham Infantry", "Westmor Infantry")
    put = {**dict.fromkeys(blocks, "Angus"), "Keith": "Buchan"}
    scene = Scene({**put, "Mar/S": "Mar"}, edition=document)
    go(open_battle(scene, "Buchan", to("Buchan", *blocks)), "Keith", "Mar")
    assert scene.step == "regroup"
    for block in blocks[:back]:
        assert "Angus" in ways(scene, block)
        scene.do("area Angus")
    assert ways(scene, blocks[back]) == {"Strathspey", "Badenoch"}


def regroup_over_a_controlled_border(document: str) -> None:
    """The border the enemy came by is open to the winner, if the area behind it is."""
    scene = Scene({"York Infantry": "Angus", "Barclay": "Buchan"}, edition=document)
    open_battle(scene, "Buchan", to("Buchan", "York Infantry"))
    assert "Angus" not in ways(scene, "Barclay")
    go(hold_out(scene.do("hold")), "York Infantry", "Strathspey").do("done")
    assert ways(scene, "Barclay") == {"Angus", "Mar", "Badenoch"}


def no_regroup_to_where_the_enemy_went(document: str) -> None:
    """Beyond a border once controlled the area itself must be neutral or one's own."""
    scene = _three_winners(document)
    assert ways(scene, "Barclay") == {"Mar", "Badenoch", "Strathspey"}


def only_scots_regroup_into_scotland(document: str) -> None:
    """Winners in England: the Scots may go to Scotland, the English may not."""
    scene = Scene({"York Infantry": ("England", 1), "Wallace": "Dunbar"}, edition=document)
    open_battle(scene, "England", (), to("England", "Wallace"))
    scene.fire("Wallace", 1, 6, 6, 6).do("block York Infantry")
    assert ways(scene, "Wallace") == {"Dunbar", "Annan", "Teviot"}
    scene = _beaten_off(document, {"York Infantry": "England"}, "England", "Barclay", "Dunbar")
    assert (scene.active, scene.legal()) == ("England", {"done"})


def only_english_regroup_into_england(document: str) -> None:
    """Winners in Dunbar: the English may go to England, the Scots may not."""
    scene = _beaten_off(document, {"York Infantry": "Dunbar"}, "Dunbar", "Barclay", "Lothian")
    assert ways(scene, "York Infantry") == {"England", "Selkirk", "Teviot"}
    scene = _beaten_off(document, {"Grant": "Dunbar"}, "Dunbar", "York Infantry", "Lothian")
    assert ways(scene, "Grant") == {"Selkirk", "Teviot"}
