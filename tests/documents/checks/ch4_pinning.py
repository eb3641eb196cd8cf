"""Chapter 4: attackers who pin defenders."""

from __future__ import annotations

from tests.helpers.scene import Scene
from tests.rules.fight import areas_for, reserves

SIX = ["Buchan/S", "Douglas", "Campbell", "Graham", "Barclay", "Grant"]
FROM_ANGUS = ["York Infantry", "Lancaster Infantry", "Durham Infantry"]
FROM_STRATHSPEY = ["Westmor Infantry", "Cumbria Infantry"]


def _buchan_attacked(document: str, angus: int = 3, strathspey: int = 2) -> Scene:
    """Let English blocks from Angus and Strathspey attack six Scots in Buchan."""
    attackers = FROM_ANGUS[:angus] + FROM_STRATHSPEY[:strathspey]
    put = dict.fromkeys(SIX, "Buchan") | dict.fromkeys(FROM_ANGUS[:angus], "Angus")
    put |= dict.fromkeys(FROM_STRATHSPEY[:strathspey], "Strathspey")
    scene = Scene(put, england="3", scotland="2", edition=document)
    for block in attackers:
        scene.move(block, "Buchan")
    return scene.do("done")


def attackers_pin_as_many(document: str) -> None:
    """As many defenders as there are attackers, reserves too, may not leave."""
    for angus, strathspey in ((1, 0), (2, 0), (2, 2), (3, 2)):
        scene = _buchan_attacked(document, angus, strathspey)
        assert len(reserves(scene)) == strathspey
        left = 0
        while leavers := sorted(scene.blocks() & set(SIX)):
            scene.move(leavers[0], "Mar")
            left += 1
        assert left == 6 - angus - strathspey
        assert sum(scene.at(block) == "Buchan" for block in SIX) == angus + strathspey


def defender_chooses_who_is_pinned(document: str) -> None:
    """Whichever block its owner takes may leave, as long as enough stay."""
    for block in SIX:
        scene = _buchan_attacked(document)
        scene.move(block, "Mar")
        assert scene.at(block) == "Mar"
        assert not scene.blocks() & set(SIX)


def surplus_moves_and_attacks(document: str) -> None:
    """Blocks that are not pinned move as far as they can, and attack elsewhere."""
    put = {"York Infantry": "Angus", "Barclay": "Buchan", "Keith": "Buchan", "Grant": "Buchan"}
    put |= {"Durham Infantry": "Lochaber"}
    scene = Scene(put, england="2", edition=document).move("York Infantry", "Buchan").do("done")
    scene.move("Keith", "Strathspey", "Moray", "Lochaber").move("Grant", "Badenoch")
    assert (scene.at("Keith"), scene.at("Grant")) == ("Lochaber", "Badenoch")
    assert "Keith" not in reserves(scene)
    scene.do("done")
    assert scene.areas() == {"Buchan", "Lochaber"}


def surplus_not_over_attackers_borders(document: str, all_the_way: bool) -> None:
    """Nobody leaves by a border of the attackers, reserves too, or later crosses one they used."""
    scene = _buchan_attacked(document)
    assert len(reserves(scene)) == 2
    assert areas_for(scene, "Graham") == {"Badenoch", "Mar"}
    scene.do("block Graham")
    assert scene.why("area Angus") is not None
    assert scene.why("area Strathspey") is not None
    if all_the_way:
        put = {"York Infantry": "Dunbar", "Barclay": "Mentieth", "Keith": "Mentieth"}
        scene = Scene(put, england="2", edition=document)
        scene.move("York Infantry", "Lothian", "Mentieth").do("done")
        scene.do("block Keith", "area Lanark", "area Lothian")
        assert "Dunbar" not in scene.areas()


def buchan_pinned(document: str, attackers: list[int], leave: int, ways: list[str]) -> None:
    """So many from Angus and Strathspey attack six in Buchan: so many may leave, these ways."""
    scene = _buchan_attacked(document, *attackers)
    left = 0
    while leavers := sorted(scene.blocks() & set(SIX)):
        if ways:
            assert areas_for(scene, leavers[0]) == set(ways)
        scene.move(leavers[0], "Mar")
        left += 1
    assert left == leave
    assert sum(scene.at(block) == "Buchan" for block in SIX) == 6 - leave


def pinned_though_help_comes(document: str) -> None:
    """Two attackers pin one block, and it stays pinned however many friends come."""
    put = {"York Infantry": "Angus", "Durham Infantry": "Angus", "Mar/S": "Mar"}
    put |= dict.fromkeys(("Barclay", "Grant", "Keith"), "Buchan")
    scene = Scene(put, england="3", scotland="2", edition=document)
    scene.move("York Infantry", "Mar").move("Durham Infantry", "Mar").do("done")
    assert "Mar/S" not in scene.blocks()
    for block in ("Barclay", "Grant", "Keith"):
        scene.move(block, "Mar")
    assert scene.pos.moves == 1
    assert "Mar/S" not in scene.blocks()


def only_player_1_pins(document: str) -> None:
    """Player 1 has moved before anybody attacks him; Player 2's attack holds nobody back."""
    put = {"Barclay": "Buchan", "Grant": "Buchan", "Edward": "Angus", "York Infantry": "Fife"}
    scene = Scene(put, scotland="2", edition=document)
    scene.move("Barclay", "Angus").move("Grant", "Mar").do("done")
    assert scene.at("Grant") == "Mar"
    assert "Edward" not in scene.blocks()
    scene = Scene(put, england="1", edition=document).do("done")
    scene.move("Barclay", "Angus").do("done")
    assert (scene.step, scene.areas()) == ("choose battle", {"Angus"})
