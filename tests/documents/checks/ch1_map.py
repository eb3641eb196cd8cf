"""Chapter 1: the map."""

from __future__ import annotations

from schiltrom.engine.rules import RuleSet
from schiltrom.engine.tables import AREA_NAMES, ENGLAND, SCOTLAND, SIDE_NAMES, data_rows
from schiltrom.text.rulebook import rulebook
from tests.documents.staging import (
    NOBLES,
    ROWS,
    hits_with,
    nobles_parked,
    owner,
    pass_until,
    show,
    winter_to_builds,
)
from tests.helpers.scene import Place, Scene

AREAS = {row["area"]: row for row in data_rows("areas.csv")}
BORDERS = [(row["area_a"], row["area_b"], int(row["limit"])) for row in data_rows("borders.csv")]
AT_HOME = {home: noble for noble in NOBLES for home in ROWS[f"{noble}/S"]["home"].split()}
FIRST_HOME = {ROWS[f"{noble}/S"]["home"].split()[0]: noble for noble in NOBLES}
ARMIES = (
    ("York Infantry", "Lancaster Infantry", "Northumber Infantry", "Durham Infantry"),
    ("Barclay", "Graham", "Campbell", "Grant"),
)


def _neighbours(area: str) -> set[str]:
    """Return the areas that have a border with one."""
    beside = {b for a, b, _ in BORDERS if a == area} | {a for a, b, _ in BORDERS if b == area}
    assert area not in beside
    return beside


# --- areas and borders -----------------------------------------------------------------------


def map_of_scotland_and_england(_document: str, england: str) -> None:
    """The map has one area in England; all the others are Scottish, and noble homes among them."""
    assert list(AREAS) == AREA_NAMES
    assert england in AREAS
    assert AREAS[england]["home_of"] == ""
    assert _neighbours(england) == {"Annan", "Dunbar", "Teviot"}
    assert set(AT_HOME) | {"Moray"} <= set(AREAS) - {england}


def borders_of_two_colours(document: str, limits: list[int], words: list[str]) -> None:
    """Every border is of one of two colours, which the rules call by the document's words."""
    rows = data_rows("borders.csv")
    colours = {row["colour"]: int(row["limit"]) for row in rows}
    assert sorted(colours.values()) == sorted(limits)
    assert all(int(row["limit"]) == colours[row["colour"]] for row in rows)
    book = rulebook(RuleSet.preset(document), document)
    (said,) = [rule.text for rule in book if rule.number == "4.3"]
    assert all(word in said for word in words)


def a_step_needs_a_border(document: str) -> None:
    """From every area a block may step into those with a common border, and into no other."""
    for area in AREA_NAMES:
        park = "Fife" if area != "Fife" else "Ross"
        scene = Scene({"Barclay": area, **nobles_parked(park)}, scotland="3", edition=document)
        assert scene.do("block Barclay").areas() == _neighbours(area)


def no_border_no_way(document: str, apart: list[list[str]]) -> None:
    """Between two areas without a common border no block steps, in either direction."""
    for pair in apart:
        for here, there in (pair, pair[::-1]):
            scene = Scene({"Keith": here}, scotland="3", edition=document).do("block Keith")
            assert there not in scene.areas()
            assert scene.why(f"area {there}") is not None


# --- castles and cathedrals ------------------------------------------------------------------


def castle_limits(_document: str, values: list[int], most_have_one: bool) -> None:
    """The castle limits of the areas are these numbers; most areas have a castle."""
    limits = [int(row["limit"]) for row in AREAS.values()]
    printed = [limit for limit in limits if limit]
    assert set(printed if most_have_one else limits) == set(values)
    assert len(printed) > len(limits) / 2


def _worth(area: str, side: int) -> int:
    """Return the castle limit of an area for a side, the cathedral added."""
    limit = int(AREAS[area]["limit"])
    return limit + (side == SCOTLAND and AREAS[area]["cathedral"] == "yes")


def _winter(document: str, put: dict[str, Place], area: str) -> Scene:
    """Stage blocks in an area, the other nobles elsewhere, and begin the winter."""
    named = [name[:-2] for name in put]
    loyal = "Mar" if area == "Angus" else "Angus"
    others = nobles_parked("Argyll" if area == "Ross" else "Ross", loyal, *named)
    return Scene({f"{loyal}/S": loyal} | put | others, edition=document).to_winter()


def _wintered(document: str, area: str, side: int) -> int:
    """Return how many of four infantry and the noble at home stay in an area through winter."""
    put: dict[str, Place] = dict.fromkeys(ARMIES[side], area)
    if area in FIRST_HOME:
        put[f"{FIRST_HOME[area]}/{'ES'[side]}"] = area
    scene = pass_until(_winter(document, put, area), "scottish build")
    return sum(scene.at(block) == area for block in put)


def limit_is_how_many_winter(document: str) -> None:
    """In every area as many blocks of a side stay through the winter as its limit for it says."""
    for area in AREA_NAMES:
        for side in (ENGLAND, SCOTLAND):
            assert _wintered(document, area, side) == _worth(area, side), (area, side)


def _replaced(document: str, area: str, side: int) -> int:
    """Return how many steps the blocks of a side in an area regain in winter."""
    army: dict[str, Place] = {}
    if area in FIRST_HOME:
        army[f"{FIRST_HOME[area]}/{'ES'[side]}"] = (area, 1)
    if not army or _worth(area, side) > 1:
        army[ARMIES[side][0]] = (area, 1)
    scene = winter_to_builds(_winter(document, army, area), side)
    steps = 0
    while fed := sorted(army.keys() & {x.removeprefix("block ") for x in scene.legal(side)}):
        scene.play(side, f"block {fed[0]}")
        steps += 1
    return steps


def limit_is_yearly_replacement(document: str) -> None:
    """In every area the blocks there may regain as many steps in winter as its limit says."""
    for area in AREA_NAMES:
        for side in (ENGLAND, SCOTLAND):
            assert _replaced(document, area, side) == _worth(area, side), (area, side)


def three_cathedrals(_document: str, areas: list[str]) -> None:
    """These areas have a cathedral, and no others."""
    assert {name for name, row in AREAS.items() if row["cathedral"] == "yes"} == set(areas)


def cathedral_winters_scots(document: str, areas: list[str], more: int) -> None:
    """With a cathedral so many more Scottish blocks stay in winter than the castle allows."""
    for area in areas:
        assert _wintered(document, area, SCOTLAND) == int(AREAS[area]["limit"]) + more


def cathedral_feeds_scots(document: str, areas: list[str], more: int) -> None:
    """With a cathedral the Scots have so many more replacement points than the castle gives."""
    for area in areas:
        assert _replaced(document, area, SCOTLAND) == int(AREAS[area]["limit"]) + more


def cathedral_is_nothing_to_england(document: str, areas: list[str]) -> None:
    """A cathedral gives the English neither room in winter nor replacement points."""
    for area in areas:
        limit = int(AREAS[area]["limit"])
        assert _wintered(document, area, ENGLAND) == limit
        assert _replaced(document, area, ENGLAND) == limit


def worth_of_area(document: str, area: str, worth: dict[str, int]) -> None:
    """An area is worth this much to each side, in winter quarters and in replacements."""
    for name, number in worth.items():
        side = SIDE_NAMES.index(name)
        assert _wintered(document, area, side) == number
        assert _replaced(document, area, side) == number


def king_may_winter_at_a_cathedral(document: str) -> None:
    """In winter the King of Scots may go to a friendly or a neutral cathedral, to no enemy's."""
    put = {"King": "Argyll", "Argyll/S": "Argyll", "Grant": "Strathspey", "Lennox/E": "Lennox"}
    scene = Scene(put, edition=document)
    pass_until(scene.to_winter(), "king home")
    assert {"Strathspey", "Fife"} <= scene.areas()
    assert "Lennox" not in scene.areas()
    for area in ("Strathspey", "Fife"):
        scene = Scene(put, edition=document)
        pass_until(scene.to_winter(), "king home").do(f"area {area}")
        assert scene.at("King") == area


# --- homes of the nobles ---------------------------------------------------------------------


def homes_of_nobles(_document: str, number: int) -> None:
    """All Scottish nobles have a home, and each home is one noble's only."""
    homes = {name: ROWS[f"{name}/S"]["home"].split() for name in NOBLES} | {
        "Moray": ROWS["Moray"]["home"].split()
    }
    assert len(homes) == number
    assert all(homes.values())
    areas = [area for each in homes.values() for area in each]
    assert len(set(areas)) == len(areas)
    for name in NOBLES:
        assert ROWS[f"{name}/E"]["home"].split() == homes[name]


def nobles_with_two_homes(_document: str, nobles: list[str]) -> None:
    """These nobles have two homes, all others one."""
    assert [name for name in NOBLES if len(ROWS[f"{name}/S"]["home"].split()) == 2] == nobles
    assert set(AT_HOME) - set(FIRST_HOME) == {ROWS[f"{x}/S"]["home"].split()[1] for x in nobles}


def home_of(document: str, noble: str, homes: list[str]) -> None:
    """A noble's home is where he goes in winter, and he may choose where he has two."""
    found = set()
    for wanted in homes:
        start = "Lothian"
        scene = Scene({f"{noble}/S": start}, edition=document).to_winter()
        while scene.at(f"{noble}/S") == start:
            choice = f"area {wanted}"
            scene.do(choice if choice in scene.legal() else min(scene.legal()))
        found.add(scene.at(f"{noble}/S"))
    assert found == set(homes)
    assert sorted(ROWS[f"{noble}/S"]["home"].split()) == sorted(homes)


def _defend(document: str, noble: str, area: str) -> Scene:
    """Let an enemy infantry attack a noble who stands in an area."""
    foe = "York Infantry" if owner(noble) == SCOTLAND else "Barclay"
    beside = min(_neighbours(area) - {"England"})
    park = "Garmoran" if "Garmoran" not in (area, beside) else "Teviot"
    put = {noble: area, foe: beside, **nobles_parked(park, noble[:-2])}
    if noble[-2:] == "/E":
        scottish = "Mar" if noble != "Mar/E" else "Angus"
        put.pop(f"{scottish}/E")
        put[f"{scottish}/S"] = "Selkirk"
    scene = Scene(put, england="2", scotland="2", edition=document)
    if owner(foe) == SCOTLAND:
        scene.do("done")
    scene.move(foe, area)
    while scene.step == "move":
        scene.do("done")
    return scene.do(f"area {area}")


def noble_defends_home(document: str, away: int, home: int) -> None:
    """Every noble of either side hits with this number at home, and with that one elsewhere."""
    for area, name in AT_HOME.items():
        for noble in (f"{name}/E", f"{name}/S"):
            _hits_up_to(document, noble, area, home)
            _hits_up_to(document, noble, "Lothian", away)
    _hits_up_to(document, "Moray", "Moray", home)
    _hits_up_to(document, "Moray", "Lothian", away)


def _hits_up_to(document: str, noble: str, area: str, number: int) -> None:
    """A noble who defends an area hits with this number and with no higher one."""
    for die, hits in ((number, True), (number + 1, False)):
        scene = _defend(document, noble, area)
        assert (hits_with(scene, noble, die) > 0) is hits, (noble, area, die)


def both_homes_help(document: str, homes: dict[str, list[str]], home: int) -> None:
    """A noble with two homes defends either of them with the better number."""
    for name, areas in homes.items():
        for area in areas:
            for side in "ES":
                _hits_up_to(document, f"{name}/{side}", area, home)


def noble_come_home_this_turn(document: str, home: int) -> None:
    """A noble who moved home this turn and defends it, as a reserve too, has the better number."""
    for die, hits in ((home, 3), (home + 1, 0)):
        scene = Scene({"Buchan/S": "Mar", "York Infantry": "Angus"}, scotland="2", edition=document)
        scene.move("Buchan/S", "Buchan").do("done").move("York Infantry", "Buchan")
        scene.do("done", "area Buchan")
        assert hits_with(scene, "Buchan/S", die) == hits
        scene = Scene(
            {"Barclay": "Buchan", "Buchan/S": "Mar", "York Infantry": "Angus"}, edition=document
        )
        scene.move("York Infantry", "Buchan").do("done").move("Buchan/S", "Buchan")
        scene.do("done", "area Buchan").hold("Barclay", "York Infantry")
        assert hits_with(scene, "Buchan/S", die) == hits  # as a reserve of the defence


def noble_turned_in_battle(document: str, home: int) -> None:
    """A noble beaten while he attacks his home changes sides and defends it with the bonus."""
    for die, place in ((home, "English pool"), (home + 1, "Buchan")):
        scene = Scene(
            {"Buchan/E": ("Angus", 1), "York Infantry": ("Angus", 1), "Wallace": "Buchan"},
            edition=document,
        )
        scene.move("Buchan/E", "Buchan").move("York Infantry", "Buchan")
        scene.do("done", "done", "area Buchan").fire("Wallace", 1, 4, 4, 4).do("block Buchan/E")
        scene.hold("York Infantry", "Wallace")
        scene.fire("Buchan/S", die)
        if scene.step == "hit":
            scene.do("block York Infantry")
        assert scene.at("York Infantry") == place


def noble_who_lost_a_fight(document: str, home: int) -> None:
    """A noble driven back from a battle still defends his home with the better number."""
    for die, hits in ((home, 3), (home + 1, 0)):
        scene = Scene(
            {"Buchan/S": "Buchan", "York Infantry": "Mar"}, scotland="2", edition=document
        )
        scene.move("Buchan/S", "Mar").do("done", "done", "area Mar")
        scene.do("block Buchan/S", "area Buchan", "done")
        show(scene, "1", "1").move("York Infantry", "Buchan").do("done", "done", "area Buchan")
        assert hits_with(scene, "Buchan/S", die) == hits


def noble_attacks_home(document: str, away: int) -> None:
    """A noble who attacks his own home has no better number than elsewhere."""
    for area, name in AT_HOME.items():
        for die, hits in ((away, True), (away + 1, False)):
            beside = min(_neighbours(area) - {"England"})
            park = "Garmoran" if "Garmoran" not in (area, beside) else "Teviot"
            scottish = "Mar" if name != "Mar" else "Angus"
            put = {f"{name}/E": beside, "Barclay": area, f"{scottish}/S": "Selkirk"}
            scene = Scene(put | nobles_parked(park, name, scottish), edition=document)
            scene.move(f"{name}/E", area).do("done", "done", f"area {area}")
            assert (hits_with(scene, f"{name}/E", die) > 0) is hits
