"""Rule 5.5: where and how blocks retreat, in combat and after round 3."""

from __future__ import annotations

from schiltrom.engine.tables import ENGLAND, SCOTLAND
from schiltrom.engine.view import view
from tests.documents.battles import duel, to
from tests.helpers.scene import Scene
from tests.rules.fight import front, go, hold_out, hold_until, open_battle, wait_for, ways

INFANTRY = ("Douglas", "Campbell", "Graham", "MacDonald", "Lindsay", "Fraser", "Barclay")

FOUR = ("York Infantry", "Lancaster Infantry", "Durham Infantry", "Westmor Infantry")

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


# --- a retreat -------------------------------------------------------------------------------


def retreat_instead_of_fighting(document: str) -> None:
    """In its turn a block of either side may retreat, and then has fired no shot."""
    scene = go(duel(document), "Barclay", "Mar")
    assert (scene.at("Barclay"), scene.strength("York Infantry")) == ("Mar", 4)
    scene = go(duel(document).hold("Barclay"), "York Infantry", "Angus")
    assert (scene.at("York Infantry"), scene.strength("Barclay")) == ("Angus", 4)
    assert (scene.step, scene.active) == ("regroup", "Scotland")


def retreats_may_part(document: str) -> None:
    """Two blocks retreating in one round may go to different areas."""
    put = {"York Infantry": "Angus", "Barclay": "Buchan", "Grant": "Buchan"}
    scene = open_battle(Scene({**put}, edition=document), "Buchan", to("Buchan", "York Infantry"))
    go(go(scene, "Barclay", "Mar"), "Grant", "Strathspey")
    assert (scene.at("Barclay"), scene.at("Grant")) == ("Mar", "Strathspey")


def _seen_of_retreats(document: str, first: str, second: str) -> list[object]:
    """Let Barclay and Grant retreat from Buchan; return what England saw at each step."""
    put = {"York Infantry": "Angus", "Barclay": "Buchan", "Grant": "Buchan", "Fraser": "Buchan"}
    scene = open_battle(Scene({**put}, edition=document), "Buchan", to("Buchan", "York Infantry"))
    scene.hold("Fraser")
    told: list[object] = []
    for block, area in (("Barclay", first), ("Grant", second)):
        scene.do(f"block {block}", f"area {area}")
        told.append(view(scene.pos, ENGLAND))
    hold_until(scene, 2)
    assert front(scene, SCOTLAND) == {"Fraser"}
    return [*told, view(scene.pos, ENGLAND)]


def retreats_are_hidden(document: str) -> None:
    """The enemy cannot tell which of two retreating blocks went where."""
    one_way = _seen_of_retreats(document, "Mar", "Strathspey")
    assert one_way == _seen_of_retreats(document, "Strathspey", "Mar")
    assert one_way != _seen_of_retreats(document, "Mar", "Mar")


# --- where to --------------------------------------------------------------------------------


def retreat_to_friendly_or_neutral_neighbours(document: str) -> None:
    """From Atholl: to friends in Angus and empty areas beside it, and nowhere further."""
    put = {"York Infantry": "Fife", "Barclay": "Atholl", "Grant": "Angus", "Lennox/E": "Lennox"}
    scene = Scene({**put, "Argyll/E": "Argyll"}, edition=document)
    open_battle(scene, "Atholl", to("Atholl", "York Infantry"))
    assert ways(scene, "Barclay") == {"Angus", "Mar", "Badenoch", "Lochaber", "Mentieth"}


def no_retreat_to_the_enemy(document: str) -> None:
    """An area held by the enemy alone is no way out."""
    put = {"York Infantry": "Angus", "Barclay": "Buchan", "Comyn/E": "Badenoch", "Mar/E": "Mar"}
    scene = open_battle(Scene({**put}, edition=document), "Buchan", to("Buchan", "York Infantry"))
    assert ways(scene, "Barclay") == {"Strathspey"}
    assert scene.why("area Mar") is not None


def no_retreat_into_a_battle(document: str) -> None:
    """A battle still to be fought next door bars both sides from going there."""
    put = {"York Infantry": "Angus", "Durham Infantry": "Angus", "Barclay": "Buchan"}
    scene = Scene({**put, "Grant": "Mar"}, edition=document)
    open_battle(scene, "Buchan", ("York Infantry > Buchan", "Durham Infantry > Mar"))
    assert ways(scene, "Barclay") == {"Strathspey", "Badenoch"}
    assert ways(scene.do("hold"), "York Infantry") == {"Angus", "Strathspey", "Badenoch"}


def english_do_not_retreat_into_scotland(document: str) -> None:
    """Attacked in England they cannot leave it, though all around is empty."""
    put = {"York Infantry": "England", "Barclay": "Dunbar"}
    scene = Scene({**put}, edition=document)
    open_battle(scene, "England", (), to("England", "Barclay"))
    assert scene.do("block York Infantry").legal() == {"fire", "hold"}


def scots_do_not_retreat_into_england(document: str) -> None:
    """From Dunbar the English may fall back to England, the Scots may not even if they hold it."""
    put = {"Barclay": "Dunbar", "York Infantry": "Lothian", "Wallace": "England"}
    scene = Scene({**put}, edition=document)
    open_battle(scene, "Dunbar", to("Dunbar", "York Infantry"))
    assert ways(scene, "Barclay") == {"Selkirk", "Teviot"}
    put = {"York Infantry": "Dunbar", "Barclay": "Lothian"}
    scene = Scene({**put}, scotland="2", edition=document)
    open_battle(scene, "Dunbar", to("Dunbar", "Barclay"))
    assert ways(scene, "York Infantry") == {"Selkirk", "Teviot", "England"}


def norse_retreat_to_friendly_coasts(document: str) -> None:
    """However far: to coasts where Scots stand, not to neutral coasts, not inland."""
    put = {"Norse": "Lothian", "York Infantry": "Dunbar", "Barclay": "Moray", "Grant": "Carrick"}
    put |= {"Mar/S": "Mar", "Lindsay": "Fife", "Argyll/E": "Argyll"}
    scene = Scene({**put}, edition=document)
    open_battle(scene, "Lothian", to("Lothian", "York Infantry"))
    assert ways(scene, "Norse") == {"Moray", "Carrick", "Fife"}


def norse_never_retreat_to_england(document: str) -> None:
    """Though raiders hold England, the Norse do not sail there."""
    put = {"Norse": "Lothian", "York Infantry": "Dunbar", "Wallace": "England", "Mar/S": "Mar"}
    scene = Scene({**put}, edition=document)
    open_battle(scene, "Lothian", to("Lothian", "York Infantry"))
    assert ways(scene, "Norse") == set()


# --- border limits ---------------------------------------------------------------------------


def retreat_limits_in_a_round(document: str, red: int, green: int, afresh: bool) -> None:
    """So many go over a border in round 1; more in round 2 if the count starts afresh."""
    for blocks, field, open_area, ring, start in (
        (INFANTRY[: red + 1], "Atholl", "Badenoch", ROUND_ATHOLL, "Fife"),
        (INFANTRY[: green + 1], "Buchan", "Strathspey", ROUND_BUCHAN, "Angus"),
    ):
        put = {**ring, **dict.fromkeys(blocks, field), "York Infantry": start}
        scene = Scene({**put}, edition=document)
        open_battle(scene, field, to(field, "York Infantry"))
        for block in blocks[:-1]:
            assert ways(scene, block) == {open_area}
            scene.do(f"area {open_area}")
        assert ways(scene, blocks[-1]) == set()
        scene.do("hold").hold("York Infantry")
        assert scene.pos.round == 2
        assert ways(scene, blocks[-1]) == ({open_area} if afresh else set())


def retreat_limits_after_round_3(document: str, red: int, green: int) -> None:
    """In the last retreat so many go over a border; whoever finds no room is lost."""
    infantry = ["Lancaster Infantry", "Northumber Infantry", "Durham Infantry"]
    infantry += ["Cumbria Infantry", "Westmor Infantry", "York Infantry"]
    put = {**dict.fromkeys(infantry, "Angus"), "Durham Knights": "Mar", "Buchan/S": "Buchan"}
    put |= {"Fraser": "Atholl", "Grant": "Strathspey", "Comyn/S": "Badenoch"}
    scene = Scene({**put}, england="2", edition=document)
    moves = to("Buchan", *infantry, "Durham Knights")
    hold_out(open_battle(scene, "Buchan", moves, to("Mar", "Fraser")))
    for block in ["Durham Knights", *infantry][:green]:
        assert ways(scene, block) == {"Angus"}
        scene.do("area Angus")
    assert scene.legal() == {"done"}
    put = {"Hobelars": "Carrick", "York Knights": "Carrick", "York Infantry": "Annan"}
    put |= {"Galloway/S": "Galloway", "Grant": "Lennox"}
    scene = Scene({**put}, england="2", edition=document)
    moves = to("Galloway", "Hobelars", "York Knights", "York Infantry")
    hold_out(open_battle(scene, "Galloway", moves, to("Carrick", "Grant")))
    for block in ("York Infantry", "York Knights", "Hobelars")[:red]:
        assert ways(scene, block) == {"Annan"}
        scene.do("area Annan")
    assert scene.legal() == {"done"}


def last_retreat_has_its_own_count(document: str) -> None:
    """Two left over a red border in round 3, and two more may in the last retreat."""
    put = {"Hobelars": "Carrick", "York Knights": "Carrick", "York Infantry": "Annan"}
    put |= {"Durham Infantry": "Annan", "Galloway/S": "Galloway", "Grant": "Lennox"}
    scene = Scene({**put}, england="2", edition=document)
    moves = to("Galloway", "Hobelars", "York Knights", "York Infantry", "Durham Infantry")
    hold_until(open_battle(scene, "Galloway", moves, to("Carrick", "Grant")), 3)
    go(scene, "Hobelars", "Annan")
    go(wait_for(scene, "York Knights"), "York Knights", "Annan")
    assert ways(wait_for(scene, "York Infantry"), "York Infantry") == set()
    hold_out(scene.do("hold"))
    go(go(scene, "York Infantry", "Annan"), "Durham Infantry", "Annan").do("done")
    assert scene.at("York Infantry") == scene.at("Durham Infantry") == "Annan"


def _four_from_angus(document: str) -> Scene:
    """Let four English attack Buchan from Angus, with no other way to go."""
    put = {**dict.fromkeys(FOUR, "Angus"), "Buchan/S": "Buchan", "Mar/S": "Mar"}
    put |= {"Grant": "Strathspey", "Comyn/S": "Badenoch"}
    scene = Scene({**put}, edition=document)
    return open_battle(scene, "Buchan", to("Buchan", *FOUR))


def ways_in_count_for_the_way_back(document: str, back: int) -> None:
    """Four came in over a green border, so only some of them go back by it after round 3."""
    scene = hold_out(_four_from_angus(document))
    for block in FOUR[:back]:
        assert ways(scene, block) == {"Angus"}
        scene.do("area Angus")
    assert scene.legal() == {"done"}
    scene.do("done")
    for block in FOUR[back:]:
        assert scene.at(block) == "English pool"


def ways_back_count_for_the_whole_battle(document: str, back: int) -> None:
    """Those who went back in round 1 leave no room for others in rounds 2 and 3."""
    scene = wait_for(_four_from_angus(document), "York Infantry")
    for block in FOUR[:back]:
        go(scene, block, "Angus")
    for number in (1, 2, 3):
        wait_for(scene, "Westmor Infantry")
        assert scene.pos.round == number
        assert ways(scene, "Westmor Infantry") == set()
        scene.do("hold")
    assert hold_out(scene).legal() == {"done"}
