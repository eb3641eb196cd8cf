"""Chapter 7, the end of the winter: builds, the French Knights, the levy, new cards."""

from __future__ import annotations

from collections.abc import Mapping

from schiltrom.engine.cards import hand_size
from schiltrom.engine.chance import outcomes
from schiltrom.engine.tables import AREA_NAMES, ENGLAND, SCOTLAND
from schiltrom.engine.view import view
from tests.documents.winter_scenes import (
    ENGLISH_ARMY,
    SCOTTISH_ARMY,
    asked,
    english_pool,
    in_england,
    may_come,
    points,
    raise_levy,
    winter,
    winter_until,
)
from tests.helpers.scene import Place, Scene
from tests.rules.fight import next_turn

_CARRICK = {"Bruce/S": "Carrick"}


# --- 7.6 replacement points ------------------------------------------------------------------


def points_of(document: str, *, area: str, scots: int, english: int) -> None:
    """A friendly area gives each side that many replacement points."""
    scottish = {"Buchan": "Buchan/S", "Angus": "Angus/S", "Lennox": "Lennox/S"}
    put = {scottish.get(area, "Barclay"): area}
    scene = winter_until(document, "scottish build", put)
    assert points(scene, area) == scots
    put = {scottish.get(area, "York Infantry").replace("/S", "/E"): area, "Bruce/S": "Annan"}
    scene = winter_until(document, "english build", put)
    assert points(scene, area) == english


def points_only_of_friendly_areas(document: str) -> None:
    """A neutral area gives nobody points."""
    put = {"Barclay": ("Fife", 1), **_CARRICK, "Angus/E": ("Angus", 1)}
    scene = winter_until(document, "scottish build", put)
    given = {area for area in AREA_NAMES if points(scene, area)}
    assert given == {"Fife", scene.at("Bruce/S")}
    scene = winter_until(document, "english build", put)
    given = {area for area in AREA_NAMES if points(scene, area)}
    assert "Angus" in given
    assert not given & {"Fife", "Lothian", "Moray", scene.at("Bruce/S")}


def points_lapse(document: str) -> None:
    """Points that are not used are lost."""
    put = {"Barclay": ("Fife", 1), **_CARRICK}
    scene = winter_until(document, "scottish build", put)
    assert "done" in scene.legal()
    scene.skip_to("deal")
    assert scene.pos.points == 0
    assert scene.strength("Barclay") == 1


def both_sides_strengthen_their_armies(document: str) -> None:
    """Both players use their points in the same winter."""
    put = {"Barclay": ("Fife", 1), **_CARRICK, "Angus/E": ("Angus", 1)}
    scene = winter_until(document, "scottish build", put).do("block Barclay")
    scene.skip_to("english build").do("block Angus/E")
    assert (scene.strength("Barclay"), scene.strength("Angus/E")) == (2, 2)


def builds_at_the_same_time(document: str) -> None:
    """Both sides build at once, in either order, and see each other's builds afterwards."""
    put = {"Barclay": ("Fife", 1), **_CARRICK, "Angus/E": ("Angus", 1)}
    for first in (ENGLAND, SCOTLAND):
        scene = winter_until(document, "scottish build", put)
        assert scene.pos.waits_for(ENGLAND)
        assert scene.pos.waits_for(SCOTLAND)
        before = [view(scene.pos, 1 - side).sides[side].data() for side in (ENGLAND, SCOTLAND)]
        scene.play(SCOTLAND, "area Fife").draw("Keith").play(SCOTLAND, "block Keith")
        scene.play(ENGLAND, "block Angus/E").play(first, "done")
        seen = [view(scene.pos, 1 - side).sides[side].data() for side in (ENGLAND, SCOTLAND)]
        assert seen == before
        scene.play(1 - first, "done")
        shown = view(scene.pos, ENGLAND).sides[SCOTLAND]
        assert shown.areas[AREA_NAMES.index("Fife")] == 2
        assert (scene.strength("Keith"), scene.strength("Angus/E")) == (2, 2)


# --- Scottish builds -------------------------------------------------------------------------


def point_adds_a_step(document: str) -> None:
    """A point adds one step to a Scottish block of its area."""
    put = {"Buchan/S": ("Buchan", 1), "Barclay": ("Lothian", 1)}
    scene = winter_until(document, "scottish build", put).do("block Buchan/S")
    assert scene.strength("Buchan/S") == 2
    assert (points(scene, "Buchan"), points(scene, "Lothian")) == (1, 2)


def point_draws_a_block(document: str, *, strength: int) -> None:
    """A point draws a block from the pool into its area at that strength."""
    scene = winter_until(document, "scottish build", {"Buchan/S": ("Buchan", 2)})
    scene.do("area Buchan")
    assert scene.step == "draw"
    scene.draw("Graham")
    assert (scene.at("Graham"), scene.strength("Graham")) == ("Buchan", strength)
    assert points(scene, "Buchan") == 1


def draw_is_by_chance(document: str) -> None:
    """The block drawn is any block of the pool, each as likely."""
    put = {"Barclay": "Fife", "King": "Scottish pool", "Moray": "Scottish pool", **_CARRICK}
    scene = winter_until(document, "scottish build", put).do("area Fife")
    assert may_come(scene) == {*SCOTTISH_ARMY, "King", "Moray"} - {"Barclay"}
    assert len({chance for _, chance in outcomes(scene.pos)}) == 1


def points_mix_freely(document: str) -> None:
    """Points of one area may be used for steps and draws in any mixture."""
    put = {"Barclay": ("Fife", 1), **_CARRICK}
    scene = winter_until(document, "scottish build", put).do("block Barclay", "area Fife")
    scene.draw("Keith").do("block Barclay")
    assert (scene.strength("Barclay"), scene.at("Keith")) == (3, "Fife")
    scene = winter_until(document, "scottish build", put).do("area Fife").draw("Keith")
    scene.do("area Fife").draw("Norse").do("block Barclay")
    assert points(scene, "Fife") == 0


def several_steps_for_one_block(document: str) -> None:
    """One block may gain more than one step."""
    put = {"Barclay": ("Fife", 1), **_CARRICK}
    scene = winter_until(document, "scottish build", put).do(*["block Barclay"] * 3)
    assert scene.strength("Barclay") == 4


def steps_for_a_block_just_drawn(document: str) -> None:
    """A block just drawn may be strengthened in the same winter."""
    put = {"Barclay": "Fife", **_CARRICK}
    scene = winter_until(document, "scottish build", put).do("area Fife").draw("Keith")
    scene.do("block Keith", "block Keith")
    assert scene.strength("Keith") == 3


def draws_keep_the_castle_limit(document: str) -> None:
    """No block is drawn into an area that is full, though its points may add steps."""
    for area, limit, names in (
        ("Lothian", 2, ("Barclay", "Douglas")),
        ("Fife", 3, ("Barclay", "Douglas", "Graham")),
    ):
        put = dict.fromkeys(names, (area, 1))
        scene = winter_until(document, "scottish build", {**put, **_CARRICK})
        assert len(names) == limit
        assert area not in scene.areas()
        assert set(names) <= scene.blocks()
        fewer = dict.fromkeys(names[1:], (area, 1))
        scene = winter_until(document, "scottish build", {**fewer, **_CARRICK})
        assert area in scene.areas()


def two_blocks_fill_buchan(document: str) -> None:
    """With two blocks in Buchan none can be added there."""
    put = {"Buchan/S": "Buchan", "Barclay": ("Buchan", 2)}
    scene = winter_until(document, "scottish build", put)
    assert "Buchan" not in scene.areas()
    scene = winter_until(document, "scottish build", {"Buchan/S": "Buchan"})
    assert "Buchan" in scene.areas()


# --- the French Knights ----------------------------------------------------------------------

_NOBLE_HOMES = {
    "Bruce": "Annan",
    "Mar": "Mar",
    "Lennox": "Lennox",
    "Atholl": "Atholl",
    "Dunbar": "Dunbar",
    "Mentieth": "Mentieth",
    "Steward": "Lanark",
    "Angus": "Angus",
}


def _nobles(number: int) -> dict[str, str]:
    """Put that many Scottish nobles at home, and Argyll in English service."""
    nobles = {f"{name}/S": home for name, home in list(_NOBLE_HOMES.items())[:number]}
    return {**nobles, "Argyll/E": "Argyll"}


def french_come_at(document: str, *, nobles: int, when: str, unasked: bool = True) -> None:
    """The French Knights enter the pool at that many nobles, at once or in winter."""
    scene = Scene(_nobles(nobles - 2), england="2", scotland="Herald", edition=document)
    scene.do("block Argyll/E").roll(1).to_winter().skip_to("scottish build")
    assert scene.at("French Knights") == "out of play"  # one too few
    scene = Scene(_nobles(nobles - 1), england="2", scotland="Herald", edition=document)
    scene.do("block Argyll/E").roll(1)
    at_once = {"at once": "Scottish pool", "in winter": "out of play"}
    assert scene.at("French Knights") == at_once[when]
    steps = dict(asked(scene.to_winter(), "scottish build"))
    assert ("french arrival" not in steps) == unasked
    assert scene.at("French Knights") == "Scottish pool"
    put = {**_nobles(nobles - 1), "Moray": "Scottish pool"}
    scene = winter_until(document, "scottish build", put).do("area Mentieth").draw("Moray")
    assert scene.at("French Knights") == at_once[when]  # Moray, drawn, is one more


def french_may_be_declined(document: str) -> None:
    """With eight nobles the Scots add the French Knights to their pool, or do without them."""
    for answer, place in (("pass", "out of play"), ("block French Knights", "Scottish pool")):
        scene = winter_until(document, "french arrival", _nobles(8))
        assert (scene.active, scene.legal()) == ("Scotland", {"block French Knights", "pass"})
        scene.do(answer).skip_to("scottish build")
        assert scene.at("French Knights") == place
        scene.skip_to("card")
        steps = dict(asked(next_turn(scene).to_winter(), "scottish build"))
        assert ("french arrival" in steps) == (answer == "pass")  # a winter later


def french_count_of_the_winter(document: str) -> None:
    """Eight nobles in the year but seven when the builds begin bring no French Knights."""
    put = {**_nobles(7), "Mar/S": "Fife", "York Infantry": "Mar"}
    scene = Scene(put, england="2", scotland="Herald", edition=document)
    scene.do("block Argyll/E").roll(1).to_winter().skip_to("scottish build")
    assert scene.at("Mar/E") == "Mar"
    assert scene.at("French Knights") == "out of play"


def french_are_drawn_like_others(document: str) -> None:
    """In the pool the French Knights are drawn and deployed like any other block."""
    put = {"Barclay": "Fife", "French Knights": "Scottish pool", **_CARRICK}
    scene = winter_until(document, "scottish build", put).do("area Fife")
    assert "French Knights" in may_come(scene)
    scene.draw("French Knights")
    assert (scene.at("French Knights"), scene.strength("French Knights")) == ("Fife", 1)


def french_stay_until_killed(document: str) -> None:
    """The French Knights stay in play until they are eliminated in battle."""
    put = {"French Knights": ("Fife", 1), "Angus/E": "Angus", **_CARRICK}
    scene = Scene(put, england="Pillage", edition=document)
    scene.do("area Fife", "block French Knights", "done")
    assert scene.at("French Knights") == "Scottish pool"  # not by pillage
    put = {"French Knights": ("Garmoran", 1), **_CARRICK, "Comyn/E": "Badenoch"}
    scene = winter_until(document, "scottish disband", put).do("block French Knights")
    assert scene.at("French Knights") == "Scottish pool"  # nor by winter
    put = {"French Knights": ("Lothian", 1), "Edward": "Dunbar", **_CARRICK}
    scene = Scene(put, edition=document).move("Edward", "Lothian").do("done", "done")
    scene.do("area Lothian").hold("French Knights").fire("Edward", 1, 6, 6, 6)
    assert scene.do("block French Knights").at("French Knights") == "out of play"


def moray_counts_on_the_map_only(document: str) -> None:
    """Moray in the pool is not the eighth noble, on the map he is."""
    for moray, place in (("Moray", "Scottish pool"), ("Scottish pool", "out of play")):
        scene = winter_until(document, "scottish build", {**_nobles(7), "Moray": moray})
        assert scene.at("French Knights") == place
    put = {**_nobles(7), "Moray": "Moray"}
    scene = winter_until(document, "scottish disband", put).do("block Moray")
    assert scene.skip_to("scottish build").at("French Knights") == "out of play"


# --- draws for inland areas ------------------------------------------------------------------


def _drawn_for_lanark(document: str, block: str, put: Mapping[str, Place]) -> Scene:
    """Draw the Norse or the French for Lanark, where Steward is."""
    all_put = {"Steward/S": ("Lanark", 1), "French Knights": "Scottish pool", **put}
    scene = winter_until(document, "scottish build", all_put).do("area Lanark")
    assert block in may_come(scene)
    return scene.draw(block)


def inland_draw_lands_at_a_coast(document: str) -> None:
    """Norse or French drawn inland come to a friendly coast beside it, as the owner likes."""
    for block in ("Norse", "French Knights"):
        put: dict[str, Place] = {**_CARRICK, "Barclay": "Lothian"}
        put |= {"Lennox/S": "Lennox", "Angus/S": "Angus"}
        scene = _drawn_for_lanark(document, block, put)
        assert (scene.step, scene.active) == ("drawn to", "Scotland")
        coasts = {"Lothian", "Lennox"} | ({"Carrick"} & {scene.at("Bruce/S")})
        assert scene.areas() == coasts
        scene.do("area Lothian")
        assert (scene.at(block), scene.strength(block)) == ("Lothian", 1)


def inland_draw_for_badenoch(document: str) -> None:
    """The same holds in Badenoch."""
    put = {"Comyn/S": "Badenoch", "Barclay": "Strathspey", "French Knights": "Scottish pool"}
    scene = winter(document, put)
    while scene.step != "scottish build":
        words = ("done", "area Badenoch", "area Annan")
        scene.do(next(text for text in words if text in scene.legal()))
    scene.do("area Badenoch").draw("French Knights")
    assert scene.at("French Knights") == "Strathspey"


def inland_draw_ignores_the_limit(document: str, *, of_both_areas: bool = False) -> None:
    """A full coastal area takes them, and they leave its room and its points as they were."""
    for block in ("Norse", "French Knights"):
        put: dict[str, Place] = {"Barclay": "Lothian", "Graham": "Lothian"}
        scene = _drawn_for_lanark(document, block, {**put, "Angus/S": "Angus"})
        assert scene.at(block) == "Lothian"
        assert points(scene, "Lothian") == 2
        if of_both_areas:
            assert "Lanark" in scene.areas()  # where only Steward stands
        scene = _drawn_for_lanark(document, block, {"Barclay": "Lothian", "Angus/S": "Angus"})
        scene.do("area Lothian").draw("Keith")  # room for one more beside Barclay
        assert scene.at("Keith") == "Lothian"
        assert "Lothian" not in scene.areas()


def inland_draw_counts_where_it_was_drawn(document: str) -> None:
    """They count against the castle limit of the area that drew them."""
    for block in ("Norse", "French Knights"):
        put: dict[str, Place] = {"Barclay": "Lothian", "Angus/S": "Angus"}
        scene = _drawn_for_lanark(document, block, put)
        assert points(scene, "Lanark") == 1
        assert "Lanark" not in scene.areas()  # Steward and they are two
        assert "Steward/S" in scene.blocks()


def inland_draw_is_strengthened_from(document: str, *, areas: list[str]) -> None:
    """Points of these areas may strengthen them: where they were drawn, where they came to."""
    for block in ("Norse", "French Knights"):
        put: dict[str, Place] = {"Barclay": ("Lothian", 1), "Angus/S": "Angus"}
        scene = _drawn_for_lanark(document, block, put)
        assert (points(scene, "Lanark"), points(scene, "Lothian")) == (1, 2)
        scene.do(f"block {block}")
        if len(areas) == 2:
            assert (scene.step, scene.areas()) == ("build from", set(areas))
            scene.do("area Lothian")
        assert (points(scene, "Lanark"), points(scene, "Lothian")) == (1, 1)
        assert scene.strength(block) == 2
        scene.do("block Barclay")  # Lothian has no more points
        assert (block in scene.blocks()) == ("Lanark" in areas)
        if "Lanark" in areas:
            scene.do(f"block {block}")
            assert (points(scene, "Lanark"), scene.strength(block)) == (0, 3)


def inland_draw_is_made_again(document: str) -> None:
    """Norse or French drawn for Lanark or Badenoch are left, and another block is drawn."""
    for area, noble, coast in (
        ("Lanark", "Steward/S", "Lothian"),
        ("Badenoch", "Comyn/S", "Strathspey"),
    ):
        put = {noble: area, "Barclay": coast, "French Knights": "Scottish pool"}
        scene = winter(document, {**put, "Angus/S": "Angus"})
        while scene.step != "scottish build":
            words = ("done", "area Badenoch", "area Annan")
            scene.do(next(text for text in words if text in scene.legal()))
        scene.do(f"area {area}")
        assert may_come(scene) == set(SCOTTISH_ARMY) - {"Norse", "Barclay"}
        scene.draw("Grant")
        assert scene.at("Grant") == area
        assert scene.at("Norse") == scene.at("French Knights") == "Scottish pool"


# --- English builds --------------------------------------------------------------------------

_WINTERING = {
    "Edward": ("Mentieth", 1),
    "York Knights": ("Mentieth", 1),
    "Wales Archers": ("Mentieth", 1),
    "York Infantry": ("Mentieth", 1),
    "Mentieth/E": ("Mentieth", 1),
    "Bruce/S": "Annan",
}


def english_points_strengthen(document: str) -> None:
    """English points strengthen infantry and nobles, nobody else."""
    scene = winter_until(document, "edward winter", _WINTERING).do("winter")
    scene.skip_to("english build")
    assert scene.blocks() == {"York Infantry", "Mentieth/E"}
    scene.do("block York Infantry", "block York Infantry", "block Mentieth/E")
    assert (scene.strength("York Infantry"), scene.strength("Mentieth/E")) == (3, 2)
    assert scene.legal() == {"done"}


def english_points_draw_nobody(document: str) -> None:
    """English points bring no block from the pool."""
    put = {"York Infantry": "Lothian", "Bruce/S": "Annan"}
    scene = winter_until(document, "english build", put)
    assert points(scene, "Lothian") == 2
    assert scene.areas() == set()


def english_points_stay_in_their_area(document: str) -> None:
    """English points strengthen only blocks in the area that gives them."""
    put = {"York Infantry": ("Teviot", 1), "Angus/E": ("Angus", 3), "Bruce/S": "Annan"}
    scene = winter_until(document, "english build", put).do("block York Infantry")
    assert scene.strength("York Infantry") == 2
    assert "York Infantry" not in scene.blocks()  # though Angus has points left
    assert points(scene, "Angus") == 2


def edward_gains_by_cards_only(document: str) -> None:
    """No point strengthens Edward who winters, but Victuals and Pillage may."""
    scene = winter_until(document, "edward winter", _WINTERING).do("winter")
    assert "Edward" not in scene.skip_to("english build").blocks()
    put = {"Edward": ("Angus", 1), "Barclay": "Fife", **_CARRICK}
    scene = Scene(put, england="Victuals", edition=document).do("block Edward")
    assert scene.strength("Edward") == 2
    scene = Scene(put, england="Pillage", edition=document)
    scene.do("area Fife", "block Barclay", "block Barclay", "block Edward", "block Edward")
    assert scene.strength("Edward") == 3


# --- 7.7 levy, 7.8 cards ---------------------------------------------------------------------


def levy_is_by_chance(document: str) -> None:
    """The levy is drawn from the whole English pool, each block as likely."""
    scene = winter_until(document, "levy", {"Bruce/S": "Annan"})
    assert may_come(scene) == set(ENGLISH_ARMY)
    assert len({chance for _, chance in outcomes(scene.pos)}) == 1


def levy_is_half_the_pool(document: str) -> None:
    """Half the pool, rounded up, comes to England."""
    for pool, levied in ((15, 8), (14, 7), (7, 4), (2, 1), (1, 1)):
        put = {"Bruce/S": "Annan"}
        scene = winter_until(document, "levy", put, gone=tuple(ENGLISH_ARMY[pool:]))
        raise_levy(scene)
        assert len(in_england(scene)) == levied
        assert len(english_pool(scene)) == pool - levied


def levy_comes_at_full_strength(document: str) -> None:
    """Levied blocks stand in England at full strength, though they disbanded weak."""
    put = {"York Infantry": ("England", 1), "Edward": ("England", 2), "Bruce/S": "Annan"}
    scene = winter_until(document, "levy", put).draw("York Infantry", "Edward")
    for name in ("York Infantry", "Edward"):
        assert (scene.at(name), scene.strength(name)) == ("England", 4)


def english_blocks_come_by_levy_only(document: str) -> None:
    """Before the levy no English block has left the pool, after it the levy has."""
    put = {"York Infantry": "Lothian", "Bruce/S": "Annan"}
    scene = winter(document, put)
    pool = len(english_pool(scene))
    asked(scene, "levy")
    assert len(english_pool(scene)) == pool
    assert len(english_pool(raise_levy(scene))) == pool // 2


def new_cards(document: str, *, cards: int) -> None:
    """All cards are shuffled, each side gets that many, and the next year begins."""
    scene = winter_until(document, "deal", {"Bruce/S": "Annan"})
    assert len(outcomes(scene.pos)) == 8  # every kind of card is in the deck again
    scene.skip_to("card")
    assert (scene.pos.year, scene.pos.turn) == (1298, 1)
    assert [hand_size(hand) for hand in (scene.pos.hand_e, scene.pos.hand_s)] == [cards] * 2
