"""Chapter 8: the scenarios, how they are set up and when they end."""

from __future__ import annotations

from collections.abc import Mapping

from schiltrom.engine import flow
from schiltrom.engine.chance import is_possible, outcomes
from schiltrom.engine.counters import CAMPAIGN
from schiltrom.engine.position import Position
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.setup import new_position, scenario_number
from schiltrom.engine.steps import LEVY
from schiltrom.engine.tables import (
    BLOCK_NAMES,
    ENGLAND,
    MAXIMUM,
    PLACE_NAMES,
    POOL,
    SCOTLAND,
    members,
)
from schiltrom.engine.view import view
from tests.documents.winter_scenes import raise_levy
from tests.helpers.scene import Place, Scene

_SIDES = {"English": ENGLAND, "Scottish": SCOTLAND}


def _start(document: str, scenario: str) -> Position:
    """Set up a scenario before its first levy."""
    return new_position(scenario_number(scenario), RuleSet.preset(document))


def _at(pos: Position, block: str) -> str:
    """Return where a block is."""
    return PLACE_NAMES[pos.place_of(BLOCK_NAMES.index(block))]


def _campaign(document: str, year: int, put: Mapping[str, Place]) -> Scene:
    """Stage a year of the campaign."""
    scene = Scene(put, year=year, edition=document)
    scene.pos.scenario = CAMPAIGN
    scene.pos.last_year = 0
    return scene


# --- set-up ----------------------------------------------------------------------------------


def placed(document: str, *, scenario: str, blocks: dict[str, str | list[str]]) -> None:
    """These blocks begin in these areas."""
    pos = _start(document, scenario)
    for block, place in blocks.items():
        assert _at(pos, block) in ([place] if isinstance(place, str) else place)


def all_begin_at_full_strength(document: str, *, scenario: str) -> None:
    """Every block on the map begins at its full strength."""
    pos = _start(document, scenario)
    on_map = members(pos.on_map())
    assert len(on_map) > 20
    assert all(pos.strength(block) == MAXIMUM[block] for block in on_map)


def pool_holds(document: str, *, scenario: str, side: str, blocks: list[str]) -> None:
    """A side's pool begins with exactly these blocks."""
    pos = _start(document, scenario)
    pool = {BLOCK_NAMES[block] for block in members(pos.at[POOL[_SIDES[side]]])}
    assert pool == set(blocks)


def pool_is_face_down(document: str, *, scenario: str, side: str, blocks: int) -> None:
    """The enemy sees how many blocks a pool holds, and not which."""
    pos = _start(document, scenario)
    owner = _SIDES[side]
    seen = view(pos, 1 - owner).sides[owner]
    assert seen.pool == blocks
    assert POOL[owner] not in {place for _, place, _ in seen.known}


def set_aside(document: str, *, scenario: str, blocks: list[str]) -> None:
    """These blocks begin out of play."""
    pos = _start(document, scenario)
    assert {_at(pos, block) for block in blocks} == {"out of play"}


def first_levy(document: str, *, scenario: str, blocks: int, pool: int) -> None:
    """That many blocks of the pool are drawn by chance and put in England."""
    pos = _start(document, scenario)
    assert pos.step == LEVY
    odds = dict(outcomes(pos))
    assert set(odds.values()) == {1 / pool}
    drawn = 0
    while pos.step == LEVY:
        block = outcomes(pos)[0][0]
        flow.settle(pos, block)
        drawn += 1
        assert _at(pos, BLOCK_NAMES[block]) == "England"
        assert pos.strength(block) == MAXIMUM[block]
    assert drawn == blocks


def edward_in_the_first_levy(document: str, *, drawable: bool) -> None:
    """Edward begins in the pool and may be among the first levy of Braveheart."""
    pos = _start(document, "braveheart")
    assert _at(pos, "Edward") == "English pool"
    assert is_possible(pos, BLOCK_NAMES.index("Edward")) == drawable


def edward_begins_in_the_pool(document: str) -> None:
    """Edward I begins Braveheart in the English pool."""
    pos = _start(document, "braveheart")
    assert pos.edward == 1
    assert _at(pos, "Edward") == "English pool"


# --- duration --------------------------------------------------------------------------------


def scenario_lasts(document: str, *, scenario: str, first: int, last: int) -> None:
    """A scenario goes from the one year to the winter of the other."""
    assert _start(document, scenario).year == first
    bruce = scenario == "the_bruce"
    put = {"Angus/S": "Angus"}
    scene = Scene(put, year=last - 1, bruce=bruce, edition=document).to_winter().skip_to("deal")
    assert scene.pos.year == last
    scene = Scene(put, year=last, bruce=bruce, edition=document).to_winter().skip_to("levy")
    assert raise_levy(scene).step == "over"


def scenario_ends_early(document: str, *, scenario: str) -> None:
    """A sudden victory ends a scenario before its last year."""
    bruce = scenario == "the_bruce"
    put = {"King": ("Angus", 1), "Bruce/S": "Carrick", "Edward": "Fife"}
    scene = Scene(put, year=1307 if bruce else 1298, bruce=bruce, edition=document)
    scene.move("Edward", "Angus").do("done", "done", "area Angus")
    scene.hold("King").fire("Edward", 1, 6, 6, 6).do("block King")
    assert scene.step == "over"


def campaign_begins_as_braveheart(document: str) -> None:
    """The campaign is set up as Braveheart is."""
    campaign, braveheart = (_start(document, name) for name in ("campaign", "braveheart"))
    for block in BLOCK_NAMES:
        assert _at(campaign, block) == _at(braveheart, block)
    assert (campaign.year, campaign.left) == (braveheart.year, braveheart.left)


def campaign_goes_on(document: str, *, years: list[int]) -> None:
    """No year ends the campaign, however the nobles stand; only a victory does."""
    for year in years:
        scene = _campaign(document, year, {"Angus/S": "Angus"}).to_winter().skip_to("deal")
        assert scene.pos.year == year + 1
    put = {"King": ("Angus", 1), "Bruce/S": "Carrick", "Edward": "Fife"}
    scene = _campaign(document, 1316, put)
    scene.move("Edward", "Angus").do("done", "done", "area Angus")
    scene.hold("King").fire("Edward", 1, 6, 6, 6).do("block King")
    assert scene.step == "over"


def campaign_changes_edward(document: str, *, year: int) -> None:
    """In the campaign Edward cannot winter in that year, and is Edward II in the next."""
    scene = _campaign(document, year, {"Edward": "Fife", "Angus/S": "Angus"}).to_winter()
    while scene.step not in ("scottish build", "english build"):
        assert "winter" not in scene.legal()
        scene.do(next(t for t in ("done", *sorted(scene.legal())) if t in scene.legal()))
    assert scene.at("Edward") == "English pool"
    scene.skip_to("deal")
    assert (scene.pos.year, scene.pos.edward) == (year + 1, 2)
