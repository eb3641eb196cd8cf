"""Chapter 4: the limits of borders, and the border between the kingdoms."""

from __future__ import annotations

from schiltrom.engine.tables import data_rows
from tests.documents.staging import ends, show
from tests.helpers.scene import Scene
from tests.rules.fight import areas_for, front, march, open_battle, reserves

SCOTS = ["Barclay", "Grant", "Graham", "Campbell", "Lindsay", "Fraser", "Douglas", "MacDonald"]
LEVY = ["York Infantry", "Durham Infantry", "Westmor Infantry"]
LEVY += ["Lancaster Infantry", "Cumbria Infantry", "Northumber Infantry"]


# --- limits ----------------------------------------------------------------------------------


def _crossers(document: str, army: list[str], start: str, end: str, *, english: bool) -> int:
    """Return how many blocks of an army may cross the border from one area to the next."""
    cards = ("3", "1") if english else ("1", "3")
    scene = Scene(dict.fromkeys(army, start), england=cards[0], scotland=cards[1], edition=document)
    crossed = 0
    for block in army:
        if block in scene.blocks() and end in areas_for(scene, block):
            scene.move(block, end)
            crossed += 1
    return crossed


def border_limit(document: str, colour: str, limit: int) -> None:
    """So many blocks of a side cross a border of this colour in a movement phase, and no more."""
    ways = {"open": [("Buchan", "Angus"), ("Lothian", "Lanark")]}
    ways["red"] = [("Mar", "Angus"), ("Fife", "Atholl")]
    english = [*LEVY, "York Knights", "Durham Knights"]
    for start, end in ways[colour]:
        assert _crossers(document, SCOTS, start, end, english=False) == limit
        assert _crossers(document, english, start, end, english=True) == limit


def red_border_stops(document: str) -> None:
    """Whoever crosses a red border stops, whatever is left of his move."""
    for block in ("Wallace", "Keith", "Barclay"):
        scene = Scene({block: "Mar"}, scotland="2", edition=document)
        scene.do(f"block {block}", "area Atholl")
        assert (scene.step, scene.at(block)) == ("move", "Atholl")
    scene = Scene({"Edward": "Lothian"}, edition=document)
    scene.do("block Edward", "area Mentieth", "area Lanark", "area Annan")
    assert (scene.step, scene.at("Edward")) == ("move", "Annan")
    scene = Scene({"Edward": "Buchan"}, edition=document).do("block Edward", "area Angus")
    assert scene.step == "march"  # an open border stops nobody


def full_border_is_closed(document: str) -> None:
    """A border used to its limit is closed to its player for the phase, and to nobody else."""
    put = {"Barclay": "Mar", "Grant": "Mar", "Keith": "Mar", "Edward": "Buchan"}
    scene = Scene(put, scotland="2", edition=document)
    scene.move("Barclay", "Angus").move("Grant", "Angus")
    assert "Angus" not in areas_for(scene, "Keith")
    scene.do("block Keith")
    assert scene.why("area Angus") is not None
    scene.do("area Atholl", "done", "block Edward", "area Mar")
    assert "Angus" in scene.areas()
    scene = Scene(put, scotland="2", edition=document)
    scene.move("Barclay", "Angus").move("Grant", "Angus").do("done", "done")
    show(scene, "1", "2")
    assert "Angus" in areas_for(scene, "Keith")  # the next turn begins afresh


def each_side_counts_for_itself(document: str, blocks: int) -> None:
    """Both sides may move so many blocks over the same red border in one turn."""
    english = ["York Infantry", "Durham Infantry", "Hobelars"]
    scots = ["Barclay", "Grant", "Keith"]
    put = dict.fromkeys(scots, "Mar") | dict.fromkeys(english, "Buchan")
    scene = Scene(put, scotland="2", edition=document)
    for block in scots[:blocks]:
        scene.move(block, "Angus")
    assert "Angus" not in areas_for(scene, scots[blocks])
    scene.move(scots[blocks], "Badenoch").do("done")
    for block in english[:blocks]:
        scene.move(block, "Mar", "Angus")
    scene.do(f"block {english[blocks]}", "area Mar")
    assert "Angus" not in scene.areas()


def six_from_buchan(document: str, first: int, strathspey: bool, mar: int) -> None:
    """When so many have gone from Buchan to Angus, Strathspey's cannot follow, so many of Mar's."""
    put = dict.fromkeys(SCOTS[:first], "Buchan") | {"Douglas": "Strathspey"}
    put |= {"MacDonald": "Strathspey", "Mar/S": "Mar", "Bruce/S": "Mar", "Lennox/S": "Mar"}
    scene = Scene(put, scotland="3", edition=document)
    for block in SCOTS[:first]:
        assert "Angus" in ends(scene, "Douglas")
        scene.move(block, "Angus")
    for block in ("Douglas", "MacDonald"):
        assert ("Angus" in ends(scene, block)) is strathspey
    followed = 0
    for block in ("Mar/S", "Bruce/S", "Lennox/S"):
        if "Angus" in areas_for(scene, block):
            scene.move(block, "Angus")
            followed += 1
    assert followed == mar


def colour_of_border(_document: str, borders: list[list[str]]) -> None:
    """These borders are of the colour that the example names."""
    red = {frozenset((x["area_a"], x["area_b"])): x["colour"] for x in data_rows("borders.csv")}
    for here, there, colour in borders:
        assert red[frozenset((here, there))] == colour


# --- the border between the kingdoms ---------------------------------------------------------


def anglo_scottish_border(_document: str, red: list[str]) -> None:
    """The border between the kingdoms has parts of both colours; the red ones lead here."""
    crossings = [row for row in data_rows("borders.csv") if row["anglo_scottish"] == "yes"]
    assert {row["area_b"] for row in crossings if row["limit"] == "2"} == set(red)
    assert {row["area_a"] for row in crossings} == {"England"}
    assert {row["limit"] for row in crossings} == {"2", "6"}


def entering_england_stops(document: str, over: list[str]) -> None:
    """Whoever enters England from one of these areas stops there."""
    for area in over:
        scene = Scene({"Wallace": area}, scotland="3", edition=document)
        scene.do("block Wallace", "area England")
        assert (scene.step, scene.at("Wallace")) == ("move", "England")
        scene = Scene({"Edward": area}, england="3", edition=document)
        scene.do("block Edward", "area England")
        assert (scene.step, scene.at("Edward")) == ("move", "England")


def entering_scotland_over_red_stops(document: str) -> None:
    """Whoever enters Scotland over the red border, into Teviot, stops there."""
    for block, side in (("Edward", "England"), ("Wallace", "Scotland")):
        scene = Scene({block: "England"}, england="2", scotland="2", edition=document)
        if side == "Scotland":
            scene.do("done")
        scene.do(f"block {block}", "area Teviot")
        assert (scene.step, scene.at(block)) == ("move", "Teviot")


def entering_scotland_over_open_goes_on(document: str) -> None:
    """Whoever enters Scotland over an open border may go on."""
    for first, then in (("Dunbar", "Lothian"), ("Annan", "Carrick")):
        scene = Scene({"Edward": "England"}, england="2", edition=document)
        scene.do("block Edward", f"area {first}")
        assert scene.step == "march"
        scene.do(f"area {then}")
        assert scene.at("Edward") == then


def one_point_for_each_crosser(document: str, card: int, blocks: int) -> None:
    """A card lets so many blocks, not groups, cross the border between the kingdoms."""
    scene = Scene(dict.fromkeys(LEVY, "England"), england=str(card), edition=document)
    if scene.active != "England":
        scene.do("done")
    crossed = 0
    while leavers := sorted(scene.blocks() & set(LEVY)):
        scene.move(leavers[0], "Dunbar")
        crossed += 1
    assert crossed == blocks
    scene = Scene(dict.fromkeys(SCOTS, "Annan"), scotland=str(card), edition=document)
    if scene.active != "Scotland":
        scene.do("done")
    raiders = 0
    for block in SCOTS:
        if block in scene.blocks() and "England" in areas_for(scene, block):
            scene.move(block, "England")
            raiders += 1
    assert raiders == blocks


def crossers_are_one_group(document: str) -> None:
    """Blocks that crossed the border against one area all fight in round 1, by whatever way."""
    put = {"York Knights": "England", "Durham Knights": "England", "York Infantry": "England"}
    scene = Scene(put | {"Wallace": "Teviot"}, england="3", edition=document)
    last = "York Infantry > Annan > Teviot"
    march(scene, "York Knights > Teviot", "Durham Knights > Dunbar > Teviot", last)
    scene.do("done", "area Teviot")
    assert reserves(scene) == set()
    assert front(scene, 0) == set(put)
    put = {"Douglas": "Annan", "Barclay": "Teviot", "Keith": "Lothian"}
    scene = Scene(put | {"York Infantry": "England"}, england="1", scotland="3", edition=document)
    march(scene, "Douglas > England", "Barclay > England", "Keith > Dunbar > England")
    scene.do("done", "area England")
    assert reserves(scene) == set()
    assert front(scene, 1) == set(put)


def crossers_on_one_way_fight_together(document: str) -> None:
    """Blocks that each paid a point but went one way against one area are one main attack."""
    put = {"York Infantry": "England", "Durham Infantry": "England", "York Knights": "England"}
    scene = Scene(put | {"Wallace": "Lothian"}, england="3", edition=document)
    open_battle(scene, "Lothian", tuple(f"{block} > Dunbar > Lothian" for block in put))
    assert reserves(scene) == set()
    assert front(scene, 0) == set(put)


def levy_marches_north(document: str, card: str) -> None:
    """Of six levied blocks two go by Dunbar to Lothian and one by Annan to Lanark, no more."""
    scene = Scene(dict.fromkeys(LEVY, "England"), england=card, edition=document)
    scene.move("York Infantry", "Dunbar", "Lothian").move("Durham Infantry", "Dunbar", "Lothian")
    scene.move("Westmor Infantry", "Annan", "Lanark")
    assert scene.at("Westmor Infantry") == "Lanark"
    assert scene.blocks() == set()


def levy_and_a_group_in_scotland(document: str, card: str) -> None:
    """Or two of the levy go to Lothian and a whole group that is in Scotland moves too."""
    put = dict.fromkeys(LEVY, "England") | {
        "York Knights": "Mentieth",
        "Durham Knights": "Mentieth",
    }
    scene = Scene(put, england=card, edition=document)
    scene.move("York Infantry", "Dunbar", "Lothian").move("Durham Infantry", "Dunbar", "Lothian")
    scene.move("York Knights", "Lanark").move("Durham Knights", "Fife")
    assert scene.blocks() == set()


def two_by_annan_attack_galloway(document: str, card: str) -> None:
    """Two English blocks go through empty Annan to attack Galloway and both fight in round 1."""
    put = {"York Infantry": "England", "Durham Infantry": "England", "Galloway/S": "Galloway"}
    scene = Scene(put, england=card, edition=document)
    moves = tuple(f"{block} > Annan > Galloway" for block in ("York Infantry", "Durham Infantry"))
    open_battle(scene, "Galloway", moves)
    assert scene.pos.round == 1
    assert front(scene, 0) == {"York Infantry", "Durham Infantry"}
