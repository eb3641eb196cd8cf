"""Chapter 8: the scenarios. Set-up block by block, pools, first levies, first and last years."""

from __future__ import annotations

import pytest

from schiltrom.engine import flow
from schiltrom.engine.builds import levied
from schiltrom.engine.chance import is_possible, outcomes
from schiltrom.engine.counters import BRAVEHEART, CAMPAIGN, SCENARIO_NAMES, THE_BRUCE
from schiltrom.engine.laws import faults
from schiltrom.engine.position import Position, side_of
from schiltrom.engine.rules import RuleSet, RuleSetError
from schiltrom.engine.setup import new_position, scenario_number
from schiltrom.engine.steps import DEAL, LEVY
from schiltrom.engine.tables import (
    BLOCK_NAMES,
    ENGLAND,
    MAXIMUM,
    PLACE_NAMES,
    SCOTLAND,
    count,
    members,
)
from schiltrom.game import Game
from tests.helpers.scene import Scene

ENGLISH_ARMY = [
    "Edward",
    "Lancaster Archers",
    "Wales Archers",
    "Lancaster Knights",
    "York Knights",
    "Durham Knights",
    "Hobelars",
    "York Infantry",
    "Lancaster Infantry",
    "Wales Infantry",
    "Ulster Infantry",
]
BRAVEHEART_START = {
    "Comyn/E": "Badenoch",
    "Angus/E": "Angus",
    "Argyll/E": "Argyll",
    "Mar/E": "Mar",
    "Lennox/E": "Lennox",
    "Buchan/E": "Buchan",
    "Ross/E": "Ross",
    "Atholl/E": "Atholl",
    "Dunbar/E": "Dunbar",
    "Mentieth/E": "Mentieth",
    "Steward/E": "Lanark",
    "Cumbria Infantry": "Lothian",
    "Northumber Infantry": "Mentieth",
    **dict.fromkeys([*ENGLISH_ARMY, "Durham Infantry", "Westmor Infantry"], "English pool"),
    "Bruce/S": "Annan",
    "Galloway/S": "Galloway",
    "Wallace": "Fife",
    "Douglas": "Fife",
    "Barclay": "Fife",
    "Moray": "Moray",
    "Fraser": "Moray",
    "Grant": "Strathspey",
    "Campbell": "Scottish pool",
    "Graham": "Scottish pool",
    "MacDonald": "Scottish pool",
    "Lindsay": "Scottish pool",
    "Keith": "Scottish pool",
    "Etterick": "Scottish pool",
    "Norse": "Scottish pool",
}
THE_BRUCE_START = {
    "Comyn/E": "Badenoch",
    "Angus/E": "Angus",
    "Argyll/E": "Argyll",
    "Buchan/E": "Buchan",
    "Galloway/E": "Galloway",
    "Ross/E": "Ross",
    "Mentieth/E": "Mentieth",
    "Northumber Infantry": "Mentieth",
    "Steward/E": "Lanark",
    "Westmor Infantry": "Lanark",
    "Cumbria Infantry": "Moray",
    "Durham Infantry": "Lothian",
    **dict.fromkeys(ENGLISH_ARMY, "English pool"),
    "Dunbar/S": "Dunbar",
    "Lennox/S": "Lennox",
    "Campbell": "Lennox",
    "Atholl/S": "Atholl",
    "Mar/S": "Mar",
    "Bruce/S": "Carrick",
    "Lindsay": "Carrick",
    "King": "Fife",
    "Douglas": "Fife",
    "Barclay": "Fife",
    "Graham": "Scottish pool",
    "MacDonald": "Scottish pool",
    "Fraser": "Scottish pool",
    "Grant": "Scottish pool",
    "Keith": "Scottish pool",
    "Etterick": "Scottish pool",
    "Norse": "Scottish pool",
}
PRESETS = [2, 3, 4, "de", "hu", "fr", "it", "ja", "reference"]
LEVIES = {BRAVEHEART: 4, THE_BRUCE: 6, CAMPAIGN: 4}


def at(pos: Position, block: str) -> str:
    """Return where a block is."""
    return PLACE_NAMES[pos.place_of(BLOCK_NAMES.index(block))]


def pool(pos: Position, side: int) -> set[str]:
    """Return the blocks in a side's pool."""
    place = PLACE_NAMES.index(["English pool", "Scottish pool"][side])
    return {BLOCK_NAMES[block] for block in members(pos.at[place])}


def start(scenario: int, preset: int | str = 4, **switches: str) -> Position:
    """Set up a scenario."""
    return new_position(scenario, RuleSet.preset(preset, **switches))


# --- 8.1 Braveheart ----------------------------------------------------------------------------


@pytest.mark.parametrize("block", BLOCK_NAMES)
def test_8_1_every_block_of_braveheart(block):
    """Each block stands where the scenario says, is in a pool, or out of play."""
    assert at(start(BRAVEHEART), block) == BRAVEHEART_START.get(block, "out of play")


@pytest.mark.parametrize("preset", PRESETS)
def test_8_1_braveheart_is_the_same_in_every_edition(preset):
    """No edition sets Braveheart up differently."""
    pos = start(BRAVEHEART, preset)
    places = {block: at(pos, block) for block in BLOCK_NAMES}
    wanted = {block: BRAVEHEART_START.get(block, "out of play") for block in BLOCK_NAMES}
    assert places == wanted
    assert faults(pos) == []


def test_8_1_pools_of_braveheart():
    """Thirteen English blocks and seven Scottish ones lie in the pools."""
    pos = start(BRAVEHEART)
    assert len(pool(pos, ENGLAND)) == 13
    assert len(pool(pos, SCOTLAND)) == 7
    assert at(pos, "King") == at(pos, "French Knights") == "out of play"
    assert (pos.crowned, pos.french, pos.edward) == (0, 0, 1)


def test_8_1_nobles_of_braveheart():
    """England begins with eleven nobles, Scotland with Bruce, Galloway and Moray."""
    pos = start(BRAVEHEART)
    assert count(pos.nobles(ENGLAND)) == 11
    names = {BLOCK_NAMES[block] for block in members(pos.nobles(SCOTLAND))}
    assert names == {"Bruce/S", "Galloway/S", "Moray"}


@pytest.mark.parametrize("scenario", [BRAVEHEART, THE_BRUCE, CAMPAIGN])
def test_8_1_all_begin_at_full_strength(scenario):
    """Every block in play is at its maximum at the start, in the pools too."""
    pos = start(scenario)
    for block, name in enumerate(BLOCK_NAMES):
        if at(pos, name) != "out of play":
            assert pos.strength(block) == MAXIMUM[block], name


def test_8_1_first_levy_of_braveheart():
    """Four of the thirteen, each as likely, come to England at full strength."""
    pos = start(BRAVEHEART)
    assert (pos.step, pos.left) == (LEVY, 4)
    odds = dict(outcomes(pos))
    assert {BLOCK_NAMES[block] for block in odds} == pool(pos, ENGLAND)
    assert set(odds.values()) == {1 / 13}
    for name in ("Edward", "Wales Archers", "Ulster Infantry", "Hobelars"):
        assert pos.step == LEVY
        flow.settle(pos, BLOCK_NAMES.index(name))
        assert at(pos, name) == "England"
        assert pos.strength(BLOCK_NAMES.index(name)) == MAXIMUM[BLOCK_NAMES.index(name)]
    assert pos.step == DEAL
    assert len(pool(pos, ENGLAND)) == 9
    assert (pos.year, pos.turn) == (1297, 1)


def test_8_1_no_block_is_levied_twice():
    """A block that was drawn is no longer in the pool; what is on the map never was."""
    pos = start(BRAVEHEART)
    flow.settle(pos, BLOCK_NAMES.index("Edward"))
    for name in ("Edward", "Cumbria Infantry", "Norse", "Angus/E", "Bruce/E"):
        assert not is_possible(pos, BLOCK_NAMES.index(name))


@pytest.mark.parametrize(("switch", "blocks"), [("drawable", 13), ("excluded", 12)])
@pytest.mark.parametrize("scenario", [BRAVEHEART, CAMPAIGN])
def test_8_1_switch_edward_first_levy(scenario, switch, blocks):
    """Edward may be among the first four, unless the option keeps him in the pool; four come."""
    pos = start(scenario, edward_first_levy=switch)
    assert len(pool(pos, ENGLAND)) == 13
    assert count(levied(pos)) == blocks
    assert is_possible(pos, BLOCK_NAMES.index("Edward")) is (switch == "drawable")
    while pos.step == LEVY:
        flow.settle(pos, outcomes(pos)[0][0])
    assert len(pool(pos, ENGLAND)) == 9
    assert at(pos, "Edward") == ("England" if switch == "drawable" else "English pool")


def test_8_1_edward_excluded_from_the_first_levy_only():
    """In the levy of the first winter he may be drawn even with the option."""
    scene = Scene({"Angus/S": "Angus"}, edward_first_levy="excluded").to_winter().skip_to("levy")
    assert is_possible(scene.pos, BLOCK_NAMES.index("Edward"))


@pytest.mark.parametrize("preset", PRESETS)
def test_8_1_edward_is_drawable_in_every_preset(preset):
    """No preset keeps Edward out of the first levy."""
    assert is_possible(start(BRAVEHEART, preset), BLOCK_NAMES.index("Edward"))


def test_8_1_braveheart_goes_from_1297_to_1305():
    """The first year is 1297; after the winter of 1305 the game is decided."""
    pos = start(BRAVEHEART)
    assert (pos.first_year, pos.year, pos.last_year) == (1297, 1297, 1305)
    scene = Scene({"Angus/S": "Angus"}, year=1304).to_winter().skip_to("deal")
    assert scene.pos.year == 1305
    scene = Scene({"Angus/S": "Angus"}, year=1305).to_winter().skip_to("levy")
    while scene.step == "levy":
        flow.settle(scene.pos, outcomes(scene.pos)[0][0])
    assert (scene.step, scene.pos.winner) == ("over", ENGLAND)


# --- 8.2 The Bruce -----------------------------------------------------------------------------


@pytest.mark.parametrize("block", BLOCK_NAMES)
def test_8_2_every_block_of_the_bruce(block):
    """Each block stands where the scenario says, is in a pool, or out of play."""
    assert at(start(THE_BRUCE), block) == THE_BRUCE_START.get(block, "out of play")


def test_8_2_pools_of_the_bruce():
    """Eleven English blocks and seven Scottish lie in the pools; Wallace and Moray are gone."""
    pos = start(THE_BRUCE)
    assert pool(pos, ENGLAND) == set(ENGLISH_ARMY)
    assert len(pool(pos, ENGLAND)) == 11
    assert len(pool(pos, SCOTLAND)) == 7
    assert at(pos, "Wallace") == at(pos, "Moray") == "out of play"
    assert faults(pos) == []


def test_8_2_nobles_of_the_bruce():
    """Thirteen nobles are in play, eight of them English."""
    pos = start(THE_BRUCE)
    assert count(pos.nobles(ENGLAND)) == 8
    names = {BLOCK_NAMES[block] for block in members(pos.nobles(SCOTLAND))}
    assert names == {"Bruce/S", "Dunbar/S", "Lennox/S", "Atholl/S", "Mar/S"}


def test_8_2_first_levy_of_the_bruce():
    """Six of the eleven come to England at full strength."""
    pos = start(THE_BRUCE)
    assert (pos.step, pos.left) == (LEVY, 6)
    assert set(dict(outcomes(pos)).values()) == {1 / 11}
    drawn = ["Edward", "Hobelars", "York Infantry", "Wales Archers", "York Knights"]
    for name in [*drawn, "Ulster Infantry"]:
        assert pos.step == LEVY
        flow.settle(pos, BLOCK_NAMES.index(name))
        assert at(pos, name) == "England"
    assert pos.step == DEAL
    assert len(pool(pos, ENGLAND)) == 5


def test_8_2_edward_first_levy_concerns_braveheart_only():
    """The option about the first levy of 1297 changes nothing in The Bruce."""
    pos = start(THE_BRUCE, edward_first_levy="excluded")
    assert is_possible(pos, BLOCK_NAMES.index("Edward"))


@pytest.mark.parametrize("preset", [2, "de", "hu", "fr"])
def test_8_2_french_knights_begin_in_the_pool_in_edition_two(preset):
    """The second edition does not set the French Knights aside: the pool has eight blocks."""
    pos = start(THE_BRUCE, preset)
    assert at(pos, "French Knights") == "Scottish pool"
    assert len(pool(pos, SCOTLAND)) == 8
    assert pos.french == 1  # they come only once a game


@pytest.mark.parametrize("preset", [3, 4, "it", "ja", "reference"])
def test_8_2_french_knights_begin_out_of_play_since_edition_three(preset):
    """Later editions let them wait for eight nobles."""
    pos = start(THE_BRUCE, preset)
    assert at(pos, "French Knights") == "out of play"
    assert len(pool(pos, SCOTLAND)) == 7
    assert pos.french == 0


@pytest.mark.parametrize(
    ("switch", "place"), [("in_pool", "Scottish pool"), ("off_map", "out of play")]
)
def test_8_2_switch_bruce_french_start(switch, place):
    """The switch alone decides where the French Knights begin, and only in The Bruce."""
    for preset in (2, 4):
        pos = start(THE_BRUCE, preset, bruce_french_start=switch)
        assert at(pos, "French Knights") == place
        pos = start(BRAVEHEART, preset, bruce_french_start=switch)
        assert at(pos, "French Knights") == "out of play"


@pytest.mark.parametrize("preset", PRESETS)
def test_8_2_the_rest_of_the_bruce_is_the_same_in_every_edition(preset):
    """But for the French Knights no edition sets The Bruce up differently."""
    pos = start(THE_BRUCE, preset)
    for block in BLOCK_NAMES:
        if block != "French Knights":
            assert at(pos, block) == THE_BRUCE_START.get(block, "out of play"), block


def test_8_2_a_king_counts_as_crowned():
    """The King is on the map: there is no coronation, though Wallace is gone and Bruce in Fife."""
    assert start(THE_BRUCE).crowned == 1
    scene = Scene({"King": "Mar", "Bruce/S": "Fife"}, gone=("Wallace",), scotland="Victuals")
    assert scene.step == "victuals"
    scene = Scene({"Bruce/S": "Fife"}, gone=("Wallace",), scotland="Victuals")
    assert scene.step == "coronation"


def test_8_2_edward_i_begins_the_bruce():
    """In 1306 the Edward block is still Edward I; he is Edward II when that year has ended."""
    pos = start(THE_BRUCE)
    assert pos.edward == 1
    scene = Scene({"Angus/S": "Angus"}, bruce=True, year=1306).to_winter().skip_to("deal")
    assert (scene.pos.year, scene.pos.edward) == (1307, 2)


def test_8_2_the_bruce_goes_from_1306_to_1314():
    """The first year is 1306; after the winter of 1314 the game is decided."""
    pos = start(THE_BRUCE)
    assert (pos.first_year, pos.year, pos.last_year) == (1306, 1306, 1314)
    scene = Scene({"Angus/S": "Angus"}, bruce=True, year=1313).to_winter().skip_to("deal")
    assert scene.pos.year == 1314
    scene = Scene({"Angus/S": "Angus"}, bruce=True, year=1314).to_winter().skip_to("levy")
    while scene.step == "levy":
        flow.settle(scene.pos, outcomes(scene.pos)[0][0])
    assert (scene.step, scene.pos.winner) == ("over", ENGLAND)


# --- 8.3 Campaign ------------------------------------------------------------------------------


def test_8_3_the_campaign_begins_like_braveheart():
    """Blocks, pools and levy are Braveheart's."""
    pos = start(CAMPAIGN)
    for block in BLOCK_NAMES:
        assert at(pos, block) == BRAVEHEART_START.get(block, "out of play"), block
    assert (pos.step, pos.left) == (LEVY, 4)
    assert (pos.first_year, pos.year) == (1297, 1297)


@pytest.mark.parametrize("year", [1305, 1306, 1314, 1325])
def test_8_3_the_campaign_has_no_last_year(year):
    """However unequal the nobles are, after each winter another year follows."""
    assert start(CAMPAIGN).last_year == 0
    scene = Scene({"Angus/S": "Angus"}, year=year)
    scene.pos.scenario = CAMPAIGN
    scene.pos.last_year = 0
    scene.to_winter().skip_to("deal")
    assert scene.pos.year == year + 1


def test_8_3_the_campaign_ends_by_sudden_death():
    """It ends when a side controls all nobles."""
    scene = Scene({"Barclay": "Fife", "Ross/E": "Ross"}, year=1320)
    scene.pos.scenario = CAMPAIGN
    scene.pos.last_year = 0
    scene.do("done", "done")
    assert (scene.step, scene.pos.winner) == ("over", ENGLAND)


# --- all scenarios -------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", [BRAVEHEART, THE_BRUCE, CAMPAIGN])
@pytest.mark.parametrize("seed", range(5))
def test_8_1_a_game_begins_with_levy_and_cards(scenario, seed):
    """After chance has done its part the levy is in England and both sides choose cards."""
    game = Game.new(SCENARIO_NAMES[scenario], seed=seed)
    pos = game.position
    assert game.to_choose == [ENGLAND, SCOTLAND]
    assert count(pos.at[PLACE_NAMES.index("England")]) == LEVIES[scenario]
    levy = members(pos.at[PLACE_NAMES.index("England")])
    assert all(side_of(block) == ENGLAND for block in levy)
    assert faults(pos) == []


@pytest.mark.parametrize(
    ("name", "scenario"),
    [
        ("braveheart", BRAVEHEART),
        ("Braveheart", BRAVEHEART),
        ("the bruce", THE_BRUCE),
        ("The Bruce", THE_BRUCE),
        ("bruce", THE_BRUCE),
        ("campaign", CAMPAIGN),
    ],
)
def test_8_1_scenarios_by_name(name, scenario):
    """Scenarios are found by their names, however they are written."""
    assert scenario_number(name) == scenario


def test_8_1_there_is_no_other_scenario():
    """A scenario that does not exist is refused."""
    with pytest.raises(RuleSetError, match="bannockburn"):
        scenario_number("bannockburn")
