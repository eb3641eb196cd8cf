"""Rule 5.5: which borders the enemy has closed, and what becomes of blocks without a way out."""

from __future__ import annotations

from schiltrom.engine.tables import NOBODY, SIDE_NAMES
from tests.documents.battles import to
from tests.helpers.scene import Scene
from tests.rules.fight import (
    hold_until,
    open_battle,
    reserves,
    trapped,
    wait_for,
    ways,
)


def attackers_close_their_borders(document: str) -> None:
    """Attackers from Angus and, in reserve, from Mar close both ways to the defenders."""
    put = {"York Infantry": "Angus", "Durham Infantry": "Mar", "Barclay": "Buchan"}
    scene = Scene({**put}, england="2", edition=document)
    open_battle(scene, "Buchan", to("Buchan", "York Infantry", "Durham Infantry"))
    assert ways(scene, "Barclay") == {"Strathspey", "Badenoch"}
    assert scene.why("area Angus") is not None


def border_of_reinforcements(document: str, closed: bool) -> None:
    """Player 2's help came from Strathspey, left empty: to Player 1 that way is shut or open."""
    put = {"York Infantry": "Angus", "Barclay": "Buchan", "Grant": "Strathspey"}
    scene = Scene({**put}, edition=document)
    open_battle(scene, "Buchan", to("Buchan", "York Infantry"), to("Buchan", "Grant"))
    places = ways(scene.hold("Barclay"), "York Infantry")
    assert places == {"Angus", "Mar", "Badenoch"} | (set() if closed else {"Strathspey"})


def border_used_by_both_is_player_2s(document: str) -> None:
    """Both came into Buchan from Angus: only Player 2 may go back there, whoever he is."""
    for first, second, defender, scotland in (
        ("York Infantry", "Barclay", "Graham", "1"),
        ("Barclay", "York Infantry", "Durham Infantry", "2"),
    ):
        put = {first: "Angus", second: "Fife", defender: "Buchan"}
        scene = Scene({**put}, scotland=scotland, edition=document)
        open_battle(scene, "Buchan", to("Buchan", first), (f"{second} > Angus > Buchan",))
        assert ways(scene, defender) == {"Strathspey", "Badenoch", "Mar", "Angus"}
        assert ways(scene.do("hold"), first) == {"Strathspey", "Badenoch", "Mar"}


def borders_of_other_battles_stay_open(document: str) -> None:
    """The Scots attacked Mar from Buchan: the English in Buchan may still retreat to Mar."""
    put = {"Barclay": "Buchan", "Grant": "Buchan", "York Infantry": "Mar"}
    scene = Scene({**put, "Durham Infantry": "Angus"}, scotland="2", edition=document)
    open_battle(scene, "Mar", to("Mar", "Barclay"), to("Buchan", "Durham Infantry"))
    scene.hold("York Infantry").do("block Barclay", "area Badenoch").do("done", "area Buchan")
    wait_for(scene, "Durham Infantry")
    assert ways(scene, "Durham Infantry") == {"Angus", "Strathspey", "Mar"}


def _walked_into_atholl(document: str) -> Scene:
    """Let two Scots walk from Badenoch to empty Atholl and the English attack them there."""
    put = {"Grant": "Badenoch", "Fraser": "Badenoch"}
    put |= {"York Knights": "Mentieth", "Durham Knights": "Mentieth"}
    scene = Scene({**put}, scotland="2", edition=document)
    english = to("Atholl", "York Knights", "Durham Knights")
    return open_battle(scene, "Atholl", to("Atholl", "Grant", "Fraser"), english)


def quiet_moves_close_no_border(document: str) -> None:
    """Scots who walked from Badenoch to empty Atholl close that way to nobody."""
    scene = _walked_into_atholl(document)
    assert "Badenoch" in ways(scene, "York Knights")
    places = ways(wait_for(scene.do("hold"), "Grant"), "Grant")
    assert "Badenoch" in places
    assert "Mentieth" not in places  # the English attacked over that border


def first_to_retreat_closes_the_border(document: str) -> None:
    """Whoever goes to Badenoch first keeps the other side out of it."""
    scene = wait_for(_walked_into_atholl(document), "Grant")
    scene.do("block Grant", "area Badenoch")
    wait_for(hold_until(scene, 2), "York Knights")
    assert "Badenoch" not in ways(scene, "York Knights")
    scene = wait_for(_walked_into_atholl(document), "York Knights")
    scene.do("block York Knights", "area Badenoch")
    assert "Badenoch" not in ways(wait_for(scene, "Grant"), "Grant")


# --- no way out ------------------------------------------------------------------------------


def no_way_out(document: str, places: dict[str, str]) -> None:
    """A block that must retreat after round 3 and cannot is removed, and the battle is over."""
    for block, place in places.items():
        scene = trapped(block, edition=document)
        assert scene.legal() == {"done"}
        scene.do("done")
        assert scene.at(block) == place
        assert (scene.step, scene.pos.winner) == ("regroup", NOBODY)


def kings_without_a_way_out(document: str, winners: dict[str, str]) -> None:
    """The King or Edward II unable to retreat: this side wins the game, or nobody."""
    for block, winner in winners.items():
        scene = trapped(block, edition=document)
        scene.pos.edward = 2
        scene.do("done")
        assert (scene.step == "over") == (winner != "nobody")
        assert ([*SIDE_NAMES, "nobody"][scene.pos.winner]) == winner
        if winner == "nobody":
            assert scene.at(block) == {"King": "Scottish pool", "Edward": "English pool"}[block]


def noble_without_a_way_out(document: str, captured: bool) -> None:
    """A noble who must retreat and cannot changes sides at strength 1, or goes to the pool."""
    for noble, other, pool in (
        ("Bruce/S", "Bruce/E", "Scottish pool"),
        ("Mar/E", "Mar/S", "English pool"),
    ):
        scene = trapped(noble, edition=document).do("done")
        if captured:
            assert (scene.at(noble), scene.at(other)) == ("out of play", "Galloway")
            assert scene.strength(other) == 1
            assert reserves(scene) == set()
        else:
            assert (scene.at(noble), scene.at(other)) == (pool, "out of play")
