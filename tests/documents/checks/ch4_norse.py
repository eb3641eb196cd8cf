"""Chapter 4: the Norse, who go by sea."""

from __future__ import annotations

from schiltrom.engine.choices import parse_choice
from schiltrom.engine.record import Entry
from schiltrom.engine.tables import AREA_NAMES, ENGLAND, SCOTLAND
from schiltrom.text.log import lines
from schiltrom.text.message import TheAreas
from tests.helpers.scene import Scene
from tests.rules.fight import areas_for, front, go, hold_out, open_battle, reserves, ways

COAST = {"Moray", "Strathspey", "Buchan", "Angus", "Fife", "Mentieth", "Lothian", "Dunbar"}
COAST |= {"Ross", "Garmoran", "Lochaber", "Argyll", "Lennox", "Carrick", "Galloway", "Annan"}


def norse_move_for_a_point(document: str, points: int) -> None:
    """The Norse move apart from all others, for so many points."""
    put = {"Norse": "Lothian", "Barclay": "Lothian"}
    scene = Scene(put, scotland="2", edition=document).move("Norse", "Fife")
    assert scene.pos.moves == 2 - points
    scene.move("Barclay", "Lanark")
    assert scene.pos.moves == 1 - points
    scene = Scene(put, england="1", scotland="1", edition=document).do("done")
    scene.move("Barclay", "Lanark")
    assert "Norse" not in scene.blocks()


def norse_sail_from_coast_to_coast(document: str) -> None:
    """From a coastal area the Norse go to any other coast of Scotland, and never inland."""
    for area in sorted(COAST - {"Ross", "Garmoran"}):
        scene = Scene({"Norse": area}, scotland="2", edition=document)
        assert areas_for(scene, "Norse") == COAST - {area}
        scene.do("block Norse", "area Ross")
        assert (scene.step, scene.at("Norse")) == ("move", "Ross")


def norse_may_attack(document: str) -> None:
    """The Norse may land where enemies are, and fight there as attackers."""
    put = {"Norse": "Lothian", "Angus/E": "Angus"}
    scene = Scene(put, scotland="2", edition=document)
    open_battle(scene, "Angus", ("Norse > Angus",))
    assert scene.pos.attacker == SCOTLAND
    assert front(scene, SCOTLAND) == {"Norse"}


def norse_retreat_to_friendly_coast(document: str) -> None:
    """The Norse retreat to any friendly coast of Scotland, to no neutral one, never inland."""
    put = {"Norse": "Lothian", "Barclay": "Moray", "Grant": "Fife", "Mar/S": "Mar"}
    put |= {"York Infantry": "Dunbar", "Lennox/E": "Lennox", "Wallace": "England"}
    scene = open_battle(Scene(put, edition=document), "Lothian", ("York Infantry > Lothian",))
    assert ways(scene, "Norse") == {"Moray", "Fife"}
    assert scene.do("area Moray").at("Norse") == "Moray"


def norse_regroup_to_friendly_coast(document: str) -> None:
    """After a battle won the Norse regroup to any friendly coast of Scotland, to no neutral one."""
    put = {"Norse": "Lothian", "Barclay": "Moray", "Grant": "Mentieth", "Mar/S": "Mar"}
    put |= {"York Infantry": "Dunbar", "Lennox/E": "Lennox", "Wallace": "England"}
    scene = open_battle(Scene(put, edition=document), "Lothian", ("York Infantry > Lothian",))
    go(hold_out(scene), "York Infantry", "Dunbar").do("done")
    assert ways(scene, "Norse") == {"Moray", "Mentieth"}
    assert scene.do("area Moray").at("Norse") == "Moray"


def norse_never_enter_england(document: str) -> None:
    """The Norse never go to England: not empty, not held by Scots, not held by the English."""
    for others in ({}, {"Barclay": "England"}, {"York Infantry": "England"}):
        put = {"Norse": "Annan"} | others
        scene = Scene(put, england="1", scotland="2", edition=document).do("block Norse")
        assert "England" not in scene.areas()
        assert scene.why("area England") is not None


def norse_never_use_sea_move(document: str) -> None:
    """The Sea Move card is not for the Norse."""
    put = {"Norse": "Lothian", "Barclay": "Lothian", "Grant": "Fife"}
    scene = Scene(put, scotland="Sea Move", edition=document)
    assert "Barclay" in scene.blocks()
    assert "Norse" not in scene.blocks()
    assert scene.why("block Norse") is not None


def norse_move_is_declared(document: str) -> None:
    """England is told that it was the Norse who sailed, from where and to where."""
    for target in ("Angus", "Carrick", "Lothian"):
        put = {"Norse": "Fife", "Barclay": "Fife", "York Infantry": "Lothian"}
        scene = Scene(put, scotland="2", edition=document).do("block Norse")
        before = scene.pos.copy()
        scene.do(f"area {target}")
        entry = Entry.of_choice(SCOTLAND, parse_choice(f"area {target}"))
        (told,) = [line.message for line in lines(before, entry, scene.pos, ENGLAND)]
        assert told.key == "chronicle-norse"
        assert told.args["origin"] == TheAreas((AREA_NAMES.index("Fife"),))
        assert told.args["area"] == TheAreas((AREA_NAMES.index(target),))


def norse_attack_alone_or_in_reserve(document: str) -> None:
    """The Norse who come first attack alone and all others are reserve; later ones are reserve."""
    put = {"Norse": "Angus", "Barclay": "Lanark", "Grant": "Lanark", "York Infantry": "Lothian"}
    scene = Scene(put, scotland="3", edition=document).move("Norse", "Lothian")
    scene.move("Barclay", "Lothian").move("Grant", "Lothian")
    assert reserves(scene) == {"Barclay", "Grant"}
    scene = Scene(put, scotland="3", edition=document).move("Barclay", "Lothian")
    scene.move("Norse", "Lothian").move("Grant", "Lothian")
    assert reserves(scene) == {"Norse"}


def norse_close_no_border(document: str) -> None:
    """Where the Norse attack from the sea all borders stay open to the English there."""
    scene = Scene({"Norse": "Angus", "Dunbar/E": "Dunbar"}, scotland="2", edition=document)
    open_battle(scene, "Dunbar", ("Norse > Dunbar",)).hold("Norse").do("block Dunbar/E")
    assert scene.areas() == {"England", "Lothian", "Selkirk", "Teviot"}


def norse_ways_change_with_battles(document: str) -> None:
    """A coast that another battle has made friendly is open to the Norse, one lost is not."""
    put = {"Norse": "Lothian", "Grant": "Fife", "Mar/S": "Mar"}
    put |= {"York Infantry": "Dunbar", "Durham Infantry": "Angus"}
    for first_fife in (True, False):
        scene = Scene(put, england="2", edition=document)
        moves = ("York Infantry > Lothian", "Durham Infantry > Fife")
        open_battle(scene, "Fife" if first_fife else "Lothian", moves)
        if first_fife:
            go(hold_out(scene), "Durham Infantry", "Angus").do("done", "done", "area Lothian")
        assert ways(scene, "Norse") == ({"Fife"} if first_fife else set())


def norse_ways_change_with_retreats(document: str) -> None:
    """A coast to which a friend has retreated from the same battle is open to the Norse."""
    put = {"Norse": "Lothian", "Barclay": "Lothian", "York Infantry": "Dunbar", "Mar/S": "Mar"}
    scene = open_battle(Scene(put, edition=document), "Lothian", ("York Infantry > Lothian",))
    assert ways(scene, "Norse") == set()
    scene.do("hold")
    go(scene, "Barclay", "Mentieth").hold("York Infantry")
    assert ways(scene, "Norse") == {"Mentieth"}


def coastal(document: str, area: str) -> None:
    """The Norse may sail to this area, and from it."""
    scene = Scene({"Norse": "Lothian"}, scotland="2", edition=document).move("Norse", area)
    assert scene.at("Norse") == area
    scene = Scene({"Norse": area}, scotland="2", edition=document).move("Norse", "Carrick")
    assert scene.at("Norse") == "Carrick"
