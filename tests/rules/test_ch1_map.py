"""Chapter 1: the map. Borders, castle limits, cathedrals, nobles at home."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

import schiltrom.data
from schiltrom.engine.builds import points_in
from schiltrom.engine.tables import AREA_NAMES
from tests.helpers.scene import Scene

DATA = Path(schiltrom.data.__file__).parent
NOBLES = ["Angus", "Argyll", "Atholl", "Bruce", "Buchan", "Comyn", "Dunbar", "Galloway"]
NOBLES += ["Lennox", "Mar", "Mentieth", "Ross", "Steward"]
# Area: castle limit for England, for Scotland.
LIMITS = {
    "England": (0, 0),
    "Ross": (1, 1),
    "Garmoran": (0, 0),
    "Moray": (2, 2),
    "Strathspey": (1, 2),
    "Buchan": (2, 2),
    "Lochaber": (1, 1),
    "Badenoch": (2, 2),
    "Mar": (1, 1),
    "Angus": (2, 2),
    "Argyll": (2, 2),
    "Atholl": (1, 1),
    "Lennox": (1, 2),
    "Mentieth": (3, 3),
    "Fife": (2, 3),
    "Carrick": (1, 1),
    "Lanark": (2, 2),
    "Lothian": (2, 2),
    "Selkirk": (0, 0),
    "Dunbar": (2, 2),
    "Galloway": (1, 1),
    "Annan": (2, 2),
    "Teviot": (1, 1),
}
# Noble, home, an area beside it to attack from.
HOMES = [
    ("Ross", "Ross", "Moray"),
    ("Buchan", "Buchan", "Angus"),
    ("Comyn", "Badenoch", "Strathspey"),
    ("Comyn", "Lochaber", "Moray"),
    ("Mar", "Mar", "Buchan"),
    ("Angus", "Angus", "Fife"),
    ("Argyll", "Argyll", "Lennox"),
    ("Atholl", "Atholl", "Fife"),
    ("Lennox", "Lennox", "Mentieth"),
    ("Mentieth", "Mentieth", "Fife"),
    ("Bruce", "Carrick", "Lanark"),
    ("Bruce", "Annan", "Carrick"),
    ("Steward", "Lanark", "Lothian"),
    ("Dunbar", "Dunbar", "Lothian"),
    ("Galloway", "Galloway", "Carrick"),
]


def parked(area: str, but: tuple[str, ...] = ()) -> dict[str, str]:
    """Put all English nobles but those named into one area."""
    return {f"{noble}/E": area for noble in NOBLES if noble not in but}


def fight(scene: Scene, area: str) -> Scene:
    """End all movement and begin the battle in an area."""
    while scene.step == "move":
        scene.do("done")
    return scene.do(f"area {area}")


def winter_to(scene: Scene, step: str, area: str = "") -> Scene:
    """Go through the winter to a step, going to *area* where asked, disbanding only if forced."""
    scene.to_winter()
    while scene.step != step:
        legal = scene.legal()
        wanted = f"area {area}"
        scene.do(wanted if wanted in legal else "done" if "done" in legal else min(legal))
    return scene


def neighbours(area: str) -> set[str]:
    """Read the neighbours of an area from the table of borders."""
    found = set()
    with (DATA / "borders.csv").open(encoding="utf-8") as file:
        for row in csv.DictReader(file):
            ends = [row["area_a"], row["area_b"]]
            if area in ends:
                ends.remove(area)
                found.add(ends[0])
    return found


# --- 1.1 borders -----------------------------------------------------------------------------


@pytest.mark.parametrize("area", LIMITS)
def test_1_1_a_step_needs_a_border(area):
    """The next area of a march is always one with a common border."""
    scene = Scene({"Barclay": area, **parked("Fife" if area != "Fife" else "Ross")}, scotland="3")
    scene.do("block Barclay")
    assert scene.areas() == neighbours(area)


@pytest.mark.parametrize(
    ("here", "there"),
    [("Carrick", "Argyll"), ("Lothian", "Fife"), ("Strathspey", "Angus"), ("Galloway", "Selkirk")],
)
def test_1_1_no_border_no_way(here, there):
    """Areas may look near each other and still have no common border."""
    for start, end in ((here, there), (there, here)):
        scene = Scene({"Barclay": start}, scotland="3").do("block Barclay")
        assert end not in scene.areas()
        assert f"area {end}" not in scene.legal()


def test_1_1_all_borders_and_areas():
    """There are 23 areas and 49 borders, of which 3 separate the kingdoms and 28 are red."""
    with (DATA / "borders.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(LIMITS) == 23
    assert set(AREA_NAMES) == set(LIMITS)
    assert len(rows) == 49
    assert len({frozenset((row["area_a"], row["area_b"])) for row in rows}) == 49
    assert sum(row["colour"] == "red" for row in rows) == 28
    crossing = {row["area_b"]: row["colour"] for row in rows if row["area_a"] == "England"}
    assert crossing == {"Dunbar": "green", "Annan": "green", "Teviot": "red"}
    assert sum(row["anglo_scottish"] == "yes" for row in rows) == 3
    assert all(row["limit"] == {"green": "6", "red": "2"}[row["colour"]] for row in rows)


# --- 1.2 castle limits, 1.3 cathedrals ---------------------------------------------------------


def holder(area: str, side: str, otherwise: str) -> str:
    """Return a block that can hold an area through the winter: the noble whose home it is."""
    at_home = {home: noble for noble, home, _ in HOMES}
    return f"{at_home[area]}/{side}" if area in at_home else otherwise


@pytest.mark.parametrize(("area", "limit"), [(area, both[0]) for area, both in LIMITS.items()])
def test_1_2_limit_is_what_an_area_yields_to_england(area, limit):
    """An area England holds alone yields as many replacement points as its castle limit."""
    block = holder(area, "E", "York Infantry")
    scene = Scene({block: area} | ({} if area == "Angus" else {"Angus/S": "Angus"}))
    winter_to(scene, "english build", area)
    assert scene.at(block) == (area if limit else "English pool")
    assert points_in(scene.pos, AREA_NAMES.index(area)) == limit


@pytest.mark.parametrize(("area", "limit"), [(area, both[1]) for area, both in LIMITS.items()])
def test_1_2_limit_is_what_an_area_yields_to_the_scots(area, limit):
    """An area the Scots hold alone yields its limit to them, one more with a cathedral."""
    block = holder(area, "S", "Barclay")
    others = parked("Argyll" if area == "Ross" else "Ross", (block[:-2], "Angus"))
    scene = Scene({"Angus/S": "Angus", block: area, **others})
    winter_to(scene, "scottish build", area)
    assert scene.at(block) == (area if limit else "Scottish pool")
    assert points_in(scene.pos, AREA_NAMES.index(area)) == limit


def test_1_2_nobody_gets_points_from_empty_areas():
    """An area that nobody holds yields nothing to either side."""
    scene = winter_to(Scene({"Angus/S": "Angus"}), "scottish build")
    assert points_in(scene.pos, AREA_NAMES.index("Lothian")) == 0
    scene.do("done")
    assert scene.step == "english build"
    assert points_in(scene.pos, AREA_NAMES.index("Lothian")) == 0


WINTERING = ["Garmoran", "Selkirk", "Strathspey", "Teviot", "Lothian", "Fife"]


@pytest.mark.parametrize("area", WINTERING)
def test_1_2_limit_is_how_many_english_blocks_winter(area):
    """Of four English infantry in an area only as many stay as its castle limit says."""
    four = ["York Infantry", "Lancaster Infantry", "Durham Infantry", "Westmor Infantry"]
    scene = Scene({"Angus/S": "Angus", **dict.fromkeys(four, area)}).to_winter()
    while "done" not in scene.legal():
        scene.do(min(scene.legal()))
    assert scene.step == "english disband"
    assert sum(scene.at(block) == area for block in four) == LIMITS[area][0]
    assert sum(scene.at(block) == "English pool" for block in four) == 4 - LIMITS[area][0]


@pytest.mark.parametrize("area", WINTERING)
def test_1_2_limit_is_how_many_scottish_blocks_winter(area):
    """Of four Scottish infantry in an area only as many stay as the Scots' limit there says."""
    four = ["Barclay", "Grant", "Graham", "Lindsay"]
    scene = Scene({"Angus/S": "Angus", **dict.fromkeys(four, area)}).to_winter()
    while "done" not in scene.legal():
        scene.do(min(scene.legal()))
    assert scene.step == "scottish disband"
    assert sum(scene.at(block) == area for block in four) == LIMITS[area][1]


def test_1_3_three_cathedrals():
    """Fife, Lennox and Strathspey alone are worth one more to the Scots than to England."""
    better = {area for area, (english, scottish) in LIMITS.items() if scottish > english}
    with (DATA / "areas.csv").open(encoding="utf-8") as file:
        marked = {row["area"] for row in csv.DictReader(file) if row["cathedral"] == "yes"}
    assert marked == better == {"Fife", "Lennox", "Strathspey"}


def test_1_3_fife_winters_three_scots():
    """Fife has a limit of two and a cathedral: three Scottish blocks may winter there."""
    scene = Scene({"Angus/S": "Angus", "Wallace": "Fife", "Douglas": "Fife", "Barclay": "Fife"})
    winter_to(scene, "scottish disband", "Fife")
    assert scene.at("Wallace") == "Fife"
    assert "done" in scene.legal()  # nobody has to go


def test_1_3_fife_winters_two_english_blocks():
    """The cathedral does nothing for England: a third infantry in Fife is one too many."""
    three = ["York Infantry", "Durham Infantry", "Westmor Infantry"]
    scene = Scene({"Angus/S": "Angus", **dict.fromkeys(three, "Fife")})
    winter_to(scene, "english disband")
    assert scene.legal() == {f"block {block}" for block in three}
    scene.do("block Durham Infantry")
    assert "done" in scene.legal()


def test_1_3_lennox_winters_a_noble_and_one_more_scot_only():
    """In Lennox the cathedral makes room for a Scot beside the noble, not for an Englishman."""
    scene = Scene({"Lennox/S": "Lennox", "Campbell": "Lennox"})
    winter_to(scene, "scottish disband")
    assert "done" in scene.legal()
    scene = Scene({"Ross/S": "Garmoran", "Lennox/E": "Lennox", "Durham Infantry": "Lennox"})
    winter_to(scene, "english disband")
    assert scene.legal() == {"block Durham Infantry"}


# --- 1.4 nobles at home --------------------------------------------------------------------------


def hits_of(scene: Scene, block: str, die: int) -> int:
    """Fire with a block, all its dice alike; return the hits."""
    dice = [die] * scene.strength(block)
    scene.do(f"block {block}", "fire").roll(*dice)
    return scene.pos.hits


@pytest.mark.parametrize(("noble", "home", "beside"), HOMES)
def test_1_4_scottish_noble_defends_his_home_at_b3(noble, home, beside):
    """A Scottish noble who defends his home hits with a 3, but not with a 4."""
    for die in (3, 4):
        block = f"{noble}/S"
        scene = Scene({block: home, "York Infantry": beside, **parked("Garmoran", (noble,))})
        scene.move("York Infantry", home)
        fight(scene, home)
        dice = scene.strength(block)
        assert hits_of(scene, block, die) == (dice if die == 3 else 0)


@pytest.mark.parametrize(("noble", "home", "beside"), HOMES)
def test_1_4_english_noble_defends_his_home_at_b3(noble, home, beside):
    """An English noble has the same bonus at home."""
    block = f"{noble}/E"
    scene = Scene(
        {block: home, "Barclay": beside, **parked("Garmoran", (noble,))}, scotland="2"
    ).move("Barclay", home)
    fight(scene, home)
    assert hits_of(scene, block, 3) == scene.strength(block)


def test_1_4_moray_defends_his_home_at_b3():
    """Moray too fights better at home."""
    scene = Scene({"Moray": "Moray", "York Infantry": "Strathspey"}).move("York Infantry", "Moray")
    fight(scene, "Moray")
    assert hits_of(scene, "Moray", 3) == 3


@pytest.mark.parametrize(
    ("noble", "area", "beside"),
    [
        ("Buchan", "Mar", "Angus"),
        ("Bruce", "Lothian", "Dunbar"),
        ("Comyn", "Strathspey", "Moray"),
        ("Steward", "Mentieth", "Fife"),
    ],
)
def test_1_4_elsewhere_a_noble_is_b2(noble, area, beside):
    """Away from home a noble who defends hits with a 2, not with a 3."""
    for die in (2, 3):
        scene = Scene({f"{noble}/S": area, "York Infantry": beside}).move("York Infantry", area)
        fight(scene, area)
        dice = scene.strength(f"{noble}/S")
        assert hits_of(scene, f"{noble}/S", die) == (dice if die == 2 else 0)


@pytest.mark.parametrize(("noble", "home", "beside"), HOMES)
def test_1_4_attacking_home_gives_nothing(noble, home, beside):
    """A noble who attacks his own home fights at B2."""
    block = f"{noble}/E"
    scene = Scene({block: beside, "Barclay": home, "Ross/S": "Selkirk"} | parked(beside, ("Ross",)))
    if noble == "Ross":
        scene = Scene(
            {block: beside, "Barclay": home, "Mar/S": "Selkirk"} | parked(beside, ("Mar",))
        )
    scene.move(block, home)
    fight(scene, home)
    assert hits_of(scene, block, 3) == 0
    assert scene.strength("Barclay") == 4


def test_1_4_bonus_for_one_who_came_home_this_turn():
    """A noble who moved into his home this turn and is attacked there has the bonus."""
    scene = Scene({"Buchan/S": "Mar", "York Infantry": "Angus"}, scotland="2")
    scene.move("Buchan/S", "Buchan").do("done")
    scene.move("York Infantry", "Buchan")
    fight(scene, "Buchan")
    assert hits_of(scene, "Buchan/S", 3) == 3


def test_1_4_bonus_for_one_who_comes_on_as_reserve():
    """A noble who reinforces the defence of his home has the bonus when he comes on."""
    scene = Scene({"Barclay": "Buchan", "Buchan/S": "Mar", "York Infantry": "Angus"})
    scene.move("York Infantry", "Buchan").do("done")
    scene.move("Buchan/S", "Buchan")
    fight(scene, "Buchan").hold("Barclay", "York Infantry")
    assert scene.pos.round == 2
    assert hits_of(scene, "Buchan/S", 3) == 3


def test_1_4_bonus_for_one_captured_by_the_defenders_of_his_home():
    """A noble killed while attacking his home changes sides and defends it with the bonus."""
    scene = Scene({"Buchan/E": ("Angus", 1), "York Infantry": ("Angus", 1), "Wallace": "Buchan"})
    scene.move("Buchan/E", "Buchan").move("York Infantry", "Buchan")
    fight(scene, "Buchan").fire("Wallace", 1, 4, 4, 4).do("block Buchan/E")
    scene.hold("York Infantry", "Wallace")
    assert scene.strength("Buchan/S") == 1
    scene.fire("Buchan/S", 3).do("block York Infantry")
    assert scene.at("York Infantry") == "English pool"


def test_1_4_no_bonus_for_one_captured_by_the_attackers_of_his_home():
    """A noble killed while defending his home fights on for the attackers, at B2."""
    scene = Scene(
        {"Buchan/E": ("Buchan", 1), "York Infantry": ("Buchan", 1), "Wallace": "Mar"},
        scotland="2",
    ).move("Wallace", "Buchan")
    fight(scene, "Buchan").fire("Wallace", 3, 4, 4, 4).do("block Buchan/E")
    scene.hold("York Infantry", "Wallace")
    assert hits_of(scene, "Buchan/S", 3) == 0
    assert scene.strength("York Infantry") == 1


def test_1_4_bonus_ends_when_control_of_the_field_passes():
    """A reserve whose front is gone becomes the attacker of his own home and has no bonus."""
    scene = Scene({"Barclay": ("Buchan", 1), "Buchan/S": "Mar", "York Knights": "Angus"}).move(
        "York Knights", "Buchan"
    )
    scene.do("done").move("Buchan/S", "Buchan")
    fight(scene, "Buchan").fire("York Knights", 3, 4, 4, 4).do("block Barclay")
    assert scene.pos.round == 2
    scene.hold("York Knights")
    assert hits_of(scene, "Buchan/S", 3) == 0
    assert scene.strength("York Knights") == 4


def test_1_4_bonus_begins_when_control_of_the_field_passes():
    """An attacker at home who wins the field in round 1 defends it from round 2 with the bonus."""
    scene = Scene({"Buchan/E": "Mar", "Barclay": ("Buchan", 1), "Grant": "Strathspey"})
    scene.move("Buchan/E", "Buchan").do("done").move("Grant", "Buchan")
    fight(scene, "Buchan")
    scene.fire("Buchan/E", 3, 3, 2)
    assert scene.pos.hits == 1
    scene.do("block Barclay")
    assert scene.pos.round == 2
    scene.do("block Buchan/E", "fire").roll(3, 4, 5)
    assert scene.pos.hits == 1
    scene.do("block Grant")
    assert scene.strength("Grant") == 2
