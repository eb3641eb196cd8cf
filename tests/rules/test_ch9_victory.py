"""Chapter 9: victory at the end, sudden death, tournament bids."""

from __future__ import annotations

import pytest

from schiltrom.engine.chance import outcomes
from schiltrom.engine.counters import BRAVEHEART, CAMPAIGN, THE_BRUCE
from schiltrom.engine.rules import RuleSet, RuleSetError
from schiltrom.engine.setup import new_position
from schiltrom.engine.tables import (
    BLOCK_NAMES,
    ENGLAND,
    ENGLISH_POOL,
    IN_ENGLAND,
    NOBODY,
    SCOTLAND,
    count,
    data_rows,
)
from schiltrom.engine.victory import ENDING_NAMES
from tests.helpers.scene import Scene

HOMES = {
    row["block"].removesuffix("/S"): row["home"].split()[0]
    for row in data_rows("blocks.csv")
    if row["type"] == "noble" and row["block"].endswith("/S")
}
ENGLISH_ARMY = [
    row["block"]
    for row in data_rows("blocks.csv")
    if row["side"] == "England" and row["type"] != "noble"
]


def at_home(scots, moray=""):
    """Put that many Scottish and else English nobles at home, and Moray somewhere."""
    put = {}
    for number, (name, home) in enumerate(HOMES.items()):
        put[f"{name}/S" if number < scots else f"{name}/E"] = home
    return {**put, "Moray": moray} if moray else put


def ended(scene):
    """Return who won, and how; the game must be over."""
    assert scene.step == "over"
    assert scene.pos.is_over()
    return scene.pos.winner, ENDING_NAMES[scene.pos.ending]


def winter_over(scene):
    """Do nothing in the winter and return the scene after it."""
    scene.to_winter().skip_to("english build").do("done")
    while scene.step == "levy":
        scene.draw(min(may_come(scene), key=BLOCK_NAMES.index))
    return scene


def may_come(scene):
    return {BLOCK_NAMES[block] for block, _ in outcomes(scene.pos)}


# --- 9.0 the end of the last year ------------------------------------------------------------


@pytest.mark.parametrize(
    ("scots", "moray", "winner"),
    [
        (8, "", SCOTLAND),
        (7, "", SCOTLAND),  # 7-6 without Moray
        (7, "Moray", SCOTLAND),  # 8-6
        (6, "", ENGLAND),  # 6-7
        (5, "Moray", ENGLAND),  # 6-8
        (7, "Scottish pool", SCOTLAND),
        (6, "Scottish pool", ENGLAND),  # Moray in the pool does not count
    ],
)
def test_9_0_more_nobles_on_the_map_win(scots, moray, winner):
    """After the winter of the last year the side with more nobles on the map has won."""
    scene = Scene(at_home(scots, moray), year=1305)
    assert ended(winter_over(scene)) == (winner, "most nobles")


@pytest.mark.parametrize(("scots", "winner"), [(7, SCOTLAND), (6, ENGLAND)])
def test_9_0_thirteen_nobles_in_the_bruce_have_no_tie(scots, winner):
    """In The Bruce, without Moray, seven nobles of thirteen win after 1314."""
    scene = Scene(at_home(scots), year=1314, bruce=True)
    assert ended(winter_over(scene)) == (winner, "most nobles")


@pytest.mark.parametrize(
    ("wallace", "result"),
    [
        ({"Wallace": "Selkirk"}, (SCOTLAND, "tie with wallace")),
        ({"Wallace": "Fife"}, (SCOTLAND, "tie with wallace")),
        ({"Wallace": "Scottish pool"}, (ENGLAND, "tie without wallace")),
        ({}, (ENGLAND, "tie without wallace")),  # dead
    ],
)
def test_9_0_seven_each_goes_by_wallace(wallace, result):
    """7-7 is the Scots' if Wallace is on the map, else England's."""
    scene = Scene({**at_home(6, "Moray"), **wallace}, year=1305, gone=("Wallace",))
    assert ended(winter_over(scene)) == result


def test_9_0_wallace_disbanded_in_the_last_winter_loses_the_tie():
    """It counts where he is after the winter."""
    scene = Scene({**at_home(6, "Moray"), "Wallace": "Fife"}, year=1305).to_winter()
    scene.skip_to("scottish disband").do("block Wallace")
    assert ended(winter_over(scene)) == (ENGLAND, "tie without wallace")


def test_9_0_wallace_drawn_in_the_last_winter_wins_the_tie():
    """Drawn from the pool in the last builds he is on the map."""
    scene = Scene({**at_home(6, "Moray"), "Barclay": "Fife"}, year=1305).to_winter()
    scene.skip_to("scottish build").do("area Fife").draw("Wallace")
    assert ended(winter_over(scene)) == (SCOTLAND, "tie with wallace")


def test_9_0_nobles_are_counted_after_they_went_home():
    """7-6 for the Scots, but Mar finds the English at home: 6-7."""
    put = {**at_home(7), "Fraser": "Fife", "York Infantry": "Mar"}
    assert "Mar/S" in put
    scene = Scene({**put, "Mar/S": "Fife"}, year=1305)
    assert ended(winter_over(scene)) == (ENGLAND, "most nobles")


@pytest.mark.parametrize(("year", "bruce"), [(1297, False), (1304, False), (1313, True)])
def test_9_0_before_the_last_year_the_game_goes_on(year, bruce):
    """More nobles win nothing before the last winter is over."""
    scene = winter_over(Scene(at_home(9), year=year, bruce=bruce))
    assert (scene.step, scene.pos.year, scene.pos.winner) == ("deal", year + 1, NOBODY)


def test_9_0_not_before_the_winter():
    """The last game turn of the last year is followed by its whole winter."""
    scene = Scene(at_home(9), year=1305).to_winter()
    assert scene.step != "over"
    scene.skip_to("levy")
    assert scene.pos.winner == NOBODY


@pytest.mark.parametrize("year", [1305, 1314, 1320])
def test_9_0_the_campaign_has_no_last_year(year):
    """A campaign goes on until sudden death, whatever the year."""
    scene = Scene(at_home(9), year=year)
    scene.pos.scenario = CAMPAIGN
    scene.pos.last_year = 0
    assert (winter_over(scene).step, scene.pos.year) == ("deal", year + 1)


# --- 9.1 sudden death ------------------------------------------------------------------------


@pytest.mark.parametrize("moray", ["", "Moray", "Scottish pool"])
def test_9_1_scotland_with_all_nobles_wins_at_the_end_of_the_turn(moray):
    """No English noble left on the map: Scotland has won, wherever Moray is."""
    scene = Scene(at_home(13, moray), england="3").do("done")
    assert scene.step == "move"  # the turn is not over yet
    assert ended(scene.do("done")) == (SCOTLAND, "all nobles")


@pytest.mark.parametrize(
    ("moray", "won"), [("", True), ("Scottish pool", True), ("Moray", False), ("Fife", False)]
)
def test_9_1_england_needs_moray_off_the_map(moray, won):
    """All others English: England wins if Moray is dead or in the pool."""
    scene = Scene(at_home(0, moray)).do("done", "done")
    if won:
        assert ended(scene) == (ENGLAND, "all nobles")
    else:
        assert (scene.step, scene.pos.winner) == ("card", NOBODY)


def last_noble_heralded(**changes):
    """England's herald wins Mar, the last Scottish noble, in Mar; Barclay is in Buchan."""
    put = {**at_home(0), "Mar/S": ("Mar", 1), "Barclay": "Angus"}
    del put["Mar/E"]
    put["Angus/E"] = "Ross"
    return Scene(put, england="Herald", **changes).do("block Mar/S").roll(1)


def test_9_1_the_turn_is_played_to_its_end():
    """The Scots still move: they may win the last noble back and the game goes on."""
    scene = last_noble_heralded()
    assert (scene.step, scene.active) == ("move", "Scotland")
    scene.move("Barclay", "Mar").do("done", "area Mar").fire("Mar/E", 6)
    scene.fire("Barclay", 1, 6, 6, 6).do("block Mar/E")
    assert scene.at("Mar/S") == "Mar"
    scene.do("done")
    assert (scene.step, scene.pos.winner) == ("card", NOBODY)


def test_9_1_at_the_end_of_the_turn_it_is_over():
    """Without a counterblow England wins when the turn ends."""
    assert ended(last_noble_heralded().do("done")) == (ENGLAND, "all nobles")


def test_9_1_at_once_by_a_herald():
    """With at_once the game ends with the last noble's change of sides."""
    scene = last_noble_heralded(all_nobles_win="at_once")
    assert ended(scene) == (ENGLAND, "all nobles")


def test_9_1_the_raid_comes_before_sudden_death():
    """Raid and sudden death in one turn: England first loses her block, then has won."""
    put = {**at_home(0), "Wallace": "England", "York Infantry": "Lothian", "Edward": "Fife"}
    scene = Scene(put).do("done", "done")
    assert (scene.step, scene.pos.winner) == ("raid", NOBODY)
    scene.do("block York Infantry")
    assert scene.at("York Infantry") == "English pool"
    assert ended(scene) == (ENGLAND, "all nobles")


def capture_of_the_last_noble(ruling):
    """Barclay and Grant attack Mar, the last English noble, at home in Mar."""
    put = {**at_home(13), "Mar/E": ("Mar", 1), "Barclay": "Buchan", "Grant": "Buchan"}
    del put["Mar/S"]
    scene = Scene(put, all_nobles_win=ruling).do("done")
    scene.move("Barclay", "Mar").move("Grant", "Mar").do("done", "area Mar").fire("Mar/E", 6)
    return scene.fire("Barclay", 2, 6, 6, 6).do("block Mar/E")


@pytest.mark.parametrize(("ruling", "step"), [("end_of_turn", "regroup"), ("at_once", "over")])
def test_9_1_a_capture_in_battle_wins_at_the_end_or_at_once(ruling, step):
    """The last noble captured: with end_of_turn the turn is ended first."""
    scene = capture_of_the_last_noble(ruling)
    assert scene.step == step
    if step == "regroup":
        scene.do("done")
    assert ended(scene) == (SCOTLAND, "all nobles")


@pytest.mark.parametrize(("ruling", "step"), [("end_of_turn", "pillage gain"), ("at_once", "over")])
def test_9_1_a_capture_by_pillage_wins_at_the_end_or_at_once(ruling, step):
    """The last noble taken by Pillage counts in the same way."""
    put = {**at_home(0), "Mar/S": ("Mar", 1)}
    del put["Mar/E"]
    scene = Scene(put, england="Pillage", all_nobles_win=ruling).do("area Mar", "block Mar/S")
    assert scene.step == step
    if step != "over":
        scene.do("done", "done")
    assert ended(scene) == (ENGLAND, "all nobles")


def last_scot_finds_the_english_at_home(**changes):
    """Mar/S is the last Scottish noble, and infantry stands in his home."""
    put = {**at_home(0), "Mar/S": "Fife", "York Infantry": "Mar", "Barclay": "Lothian"}
    del put["Mar/E"]
    return Scene({**put, **changes.pop("put", {})}, **changes).to_winter()


def test_9_1_after_the_winter_too():
    """Won on the way home, the game ends when the levy is raised, not before."""
    scene = last_scot_finds_the_english_at_home().skip_to("levy")
    assert scene.at("Mar/E") == "Mar"
    assert scene.pos.winner == NOBODY
    scene.draw(*ENGLISH_ARMY[:7])
    assert scene.step == "levy"  # half of 15: one more
    scene.draw(ENGLISH_ARMY[7])
    assert ended(scene) == (ENGLAND, "all nobles")


def test_9_1_moray_drawn_in_the_builds_saves_the_scots():
    """What counts is the end of the winter: Moray is back on the map."""
    scene = last_scot_finds_the_english_at_home(put={"Moray": "Scottish pool"})
    scene.skip_to("scottish build").do("area Lothian").draw("Moray")
    assert (winter_over(scene).step, scene.pos.winner) == ("deal", NOBODY)


def test_9_1_at_once_on_the_way_home():
    """With at_once that winter ends the game with the noble's homecoming."""
    scene = last_scot_finds_the_english_at_home(all_nobles_win="at_once")
    while scene.step in ("bruce home", "comyn home"):
        scene.do(sorted(scene.legal())[0])
    assert ended(scene) == (ENGLAND, "all nobles")


@pytest.mark.parametrize("ruling", ["end_of_turn", "at_once"])
def test_9_1_the_last_noble_finds_both_homes_held(ruling):
    """Bruce, the last Scot, turns for want of a home: at_once ends it before he is sent there."""
    put = {**at_home(0), "Bruce/S": "Fife", "York Infantry": "Annan", "Durham Infantry": "Carrick"}
    del put["Bruce/E"]
    scene = Scene(put, all_nobles_win=ruling).to_winter().do("area Badenoch")
    if ruling == "end_of_turn":
        assert (scene.step, scene.active) == ("bruce home", "England")
        scene = winter_over(scene)
    assert ended(scene) == (ENGLAND, "all nobles")


@pytest.mark.parametrize(("ruling", "over"), [("end_of_turn", False), ("at_once", True)])
def test_9_1_moray_disbands_as_the_last_scottish_noble(ruling, over):
    """With at_once England has won when Moray goes to the pool; else he may be drawn again."""
    put = {**at_home(0, "Fife"), "Barclay": "Lothian"}
    scene = Scene(put, all_nobles_win=ruling).to_winter().skip_to("scottish disband")
    scene.do("block Moray")
    assert scene.pos.is_over() == over
    if over:
        assert ended(scene) == (ENGLAND, "all nobles")
    else:
        scene.do("done", "area Lothian").draw("Moray")
        assert (winter_over(scene).step, scene.pos.winner) == ("deal", NOBODY)


def test_9_1_sudden_death_goes_before_the_count_of_the_last_year():
    """All nobles in the last winter is a win by sudden death."""
    scene = winter_over(last_scot_finds_the_english_at_home(year=1305))
    assert ended(scene) == (ENGLAND, "all nobles")


@pytest.mark.parametrize("ruling", ["end_of_turn", "at_once"])
def test_9_1_a_king_killed_wins_in_the_middle_of_a_battle(ruling):
    """The King's death decides on the spot, though blocks of both sides are left in the field."""
    put = {"King": ("Angus", 1), "Barclay": ("Angus", 1), "Bruce/S": "Carrick"}
    put |= {"York Knights": "Fife", "Edward": "Fife"}
    scene = Scene(put, all_nobles_win=ruling)
    scene.move("York Knights", "Angus").move("Edward", "Angus").do("done", "done", "area Angus")
    scene.hold("King").fire("Edward", 1, 1, 6, 6)
    assert scene.legal() == {"block King", "block Barclay"}
    scene.do("block King")
    assert ended(scene) == (ENGLAND, "king killed")
    assert scene.at("Barclay") == "Angus"
    assert scene.at("King") == "out of play"


# --- 9.2 tournament bids ---------------------------------------------------------------------


def first_levy(scenario, **switches):
    """Return how many are levied at the start, and whether Edward may be among them."""
    pos = new_position(scenario, RuleSet.preset(4).but(**switches))
    names = {BLOCK_NAMES[block] for block, _ in outcomes(pos)}
    return pos.left, "Edward" in names, len(names)


@pytest.mark.parametrize(
    ("scenario", "bid", "result"),
    [
        (BRAVEHEART, "", (4, True, 13)),
        (BRAVEHEART, "E1", (4, False, 12)),
        (BRAVEHEART, "E2", (4, False, 12)),
        (BRAVEHEART, "E3", (4, False, 12)),
        (BRAVEHEART, "S1", (5, True, 13)),
        (BRAVEHEART, "S2", (6, True, 13)),
        (BRAVEHEART, "S3", (7, True, 13)),
        (CAMPAIGN, "", (4, True, 13)),
        (CAMPAIGN, "E1", (4, False, 12)),
        (CAMPAIGN, "S3", (7, True, 13)),
        (THE_BRUCE, "", (6, True, 11)),
        (THE_BRUCE, "E1", (6, False, 10)),
        (THE_BRUCE, "E3", (6, False, 10)),
    ],
)
def test_9_2_bids_and_the_first_levy(scenario, bid, result):
    """E bids keep Edward out of the first levy, S bids add to Braveheart's first levy."""
    assert first_levy(scenario, bid=bid) == result


@pytest.mark.parametrize("bid", ["S1", "S2", "S3"])
def test_9_2_no_s_bid_in_the_bruce(bid):
    """The extra levies are those of 1297, so the later scenario refuses such a bid."""
    with pytest.raises(RuleSetError, match=r"9\.2"):
        new_position(THE_BRUCE, RuleSet.preset(4).but(bid=bid))


@pytest.mark.parametrize(
    ("bid", "year", "drawable"),
    [
        ("", 1297, True),
        ("E1", 1297, True),  # out in 1297 only: the levy for 1298 may bring him
        ("E2", 1297, False),
        ("E2", 1298, True),
        ("E3", 1298, False),
        ("E3", 1299, True),
        ("S3", 1297, True),
    ],
)
def test_9_2_edward_lies_open_for_the_years_bid(bid, year, drawable):
    """For so many first years Edward cannot be levied; in the pool he counts for its size."""
    scene = Scene({"Bruce/S": "Annan"}, bid=bid, year=year).to_winter().skip_to("levy")
    assert scene.pos.left == 8  # half of 15, Edward among them
    assert ("Edward" in may_come(scene)) == drawable


@pytest.mark.parametrize(("bid", "drawable"), [("E1", True), ("E2", False)])
def test_9_2_bids_in_the_bruce_count_from_1306(bid, drawable):
    """E1 in The Bruce: Edward is free from the winter of 1306 on."""
    scene = Scene({"Bruce/S": "Annan"}, bid=bid, year=1306, bruce=True).to_winter()
    assert ("Edward" in may_come(scene.skip_to("levy"))) == drawable


@pytest.mark.parametrize(("others", "levied"), [(6, 4), (2, 2), (1, 1), (0, 0)])
def test_9_2_edward_open_counts_for_the_size_only(others, levied):
    """Edward and six others make seven: four are levied, out of the six."""
    gone = tuple(name for name in ENGLISH_ARMY if name != "Edward")[others:]
    scene = Scene({"Bruce/S": "Annan"}, bid="E2", gone=gone).to_winter().skip_to("english build")
    scene.do("done")
    assert scene.step == ("levy" if levied else "deal")
    scene.skip_to("deal")
    assert count(scene.pos.at[IN_ENGLAND]) == levied
    assert count(scene.pos.at[ENGLISH_POOL]) == others + 1 - levied
    assert scene.at("Edward") == "English pool"


@pytest.mark.parametrize(
    ("scenario", "ruling", "result"),
    [
        (BRAVEHEART, "drawable", (4, True, 13)),
        (BRAVEHEART, "excluded", (4, False, 12)),
        (CAMPAIGN, "excluded", (4, False, 12)),
        (THE_BRUCE, "drawable", (6, True, 11)),
        (THE_BRUCE, "excluded", (6, True, 11)),
    ],
)
def test_9_2_edward_among_the_first_four(scenario, ruling, result):
    """excluded: Edward is not among the first four of 1297; The Bruce knows no such note."""
    assert first_levy(scenario, edward_first_levy=ruling) == result


def test_9_2_excluded_from_the_first_levy_only():
    """A year later he may come like anybody else."""
    scene = Scene({"Bruce/S": "Annan"}, edward_first_levy="excluded").to_winter().skip_to("levy")
    assert "Edward" in may_come(scene)
