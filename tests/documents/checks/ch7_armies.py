"""Chapter 7, the middle of the winter: who takes winter quarters and who disbands."""

from __future__ import annotations

from schiltrom.engine.tables import ENGLAND, SCOTLAND
from tests.documents.winter_scenes import (
    CLANS,
    INFANTRY,
    asked,
    english_pool,
    forced,
    in_england,
    winter,
    winter_until,
)
from tests.helpers.scene import Scene

_HORSE_AND_ARCHERS = (
    "Lancaster Knights",
    "York Knights",
    "Durham Knights",
    "Hobelars",
    "Lancaster Archers",
    "Wales Archers",
)


# --- 7.3 the English army --------------------------------------------------------------------


def english_need_not_stay(document: str) -> None:
    """No English block has to stay in Scotland: all but nobles may disband."""
    army = ["York Knights", "Wales Archers", "York Infantry"]
    put = {"Edward": "Fife", **dict.fromkeys(army, "Fife"), "Durham Infantry": "Lothian"}
    scene = winter_until(document, "edward winter", {**put, "Mar/S": "Mar"})
    assert scene.legal() == {"winter", "disband"}
    scene.do("winter")
    for name in [*army, "Durham Infantry"]:
        scene.do(f"block {name}")
        assert scene.at(name) == "English pool"


def all_in_england_disband(document: str) -> None:
    """Every English block in England goes to the pool, infantry too; nobles go home."""
    army = {"Edward": "England", "York Infantry": ("England", 1), "Hobelars": "England"}
    put = {**army, "Ulster Infantry": "England", "Angus/E": "England", "Mar/S": "Mar"}
    scene = winter(document, put)
    while scene.step != "scottish build":
        assert scene.step != "english disband" or not scene.blocks()  # there is no choice
        scene.do(next(t for t in ("done", *sorted(scene.legal())) if t in scene.legal()))
    assert {*army, "Ulster Infantry"} <= english_pool(scene)
    assert in_england(scene) == set()


def horse_and_archers_disband(document: str, *, in_england: bool = False) -> None:
    """Knights, archers and hobelars disband, though the castle limit has room."""
    for block in _HORSE_AND_ARCHERS:
        put = {block: "England" if in_england else "Lothian", "Mar/S": "Mar"}
        scene = winter_until(document, "scottish build", put)
        assert scene.at(block) == "English pool"


def horse_and_archers_stay_with_edward(document: str) -> None:
    """Knights, archers and hobelars are spared where Edward I winters."""
    put = {"Edward": "Fife", **dict.fromkeys(_HORSE_AND_ARCHERS, "Fife"), "Mar/S": "Mar"}
    scene = winter_until(document, "edward winter", put).do("winter", "done")
    assert {scene.at(block) for block in _HORSE_AND_ARCHERS} == {"Fife"}


_LIMITS = {"Fife": 2, "Strathspey": 1, "Lothian": 2, "Teviot": 1, "Selkirk": 0}


def infantry_stays_within_the_limit(document: str) -> None:
    """English infantry, Wales and Ulster too, may stay as far as the castle limit goes."""
    for area, limit in _LIMITS.items():
        army = (INFANTRY[2:] + INFANTRY[:2])[: limit + 1]
        put = {**dict.fromkeys(army, area), "Mar/S": "Mar"}
        scene = winter_until(document, "english disband", put)
        assert forced(scene) == set(army)
        scene.do(f"block {army[-1]}")
        assert not forced(scene)
        scene.do("done")
        assert [scene.at(block) for block in army] == [area] * limit + ["English pool"]


def infantry_may_disband(document: str) -> None:
    """English infantry within the limit may disband as well."""
    put = {"York Infantry": "Lothian", "Mar/S": "Mar"}
    scene = winter_until(document, "english disband", put)
    assert scene.legal() == {"block York Infantry", "done"}
    assert scene.do("block York Infantry").at("York Infantry") == "English pool"


def england_picks_who_goes(document: str) -> None:
    """Of infantry above the limit England picks who disbands."""
    for name in INFANTRY[:3]:
        put = {**dict.fromkeys(INFANTRY[:3], "Lothian"), "Mar/S": "Mar"}
        scene = winter_until(document, "english disband", put).do(f"block {name}", "done")
        assert [x for x in INFANTRY[:3] if scene.at(x) == "English pool"] == [name]


def english_nobles_make_no_room(document: str) -> None:
    """A noble is never dismissed to make room for infantry."""
    put = {"Mentieth/E": "Mentieth", "Mar/S": "Mar", **dict.fromkeys(INFANTRY[:3], "Mentieth")}
    scene = winter_until(document, "english disband", put)
    assert forced(scene) == set(INFANTRY[:3])


# --- 7.4 Edward ------------------------------------------------------------------------------


def _is_asked(document: str, place: str, reign: int, year: int, wintered: int = 0) -> bool:
    """Return whether England may let Edward winter; if not he must be in the pool."""
    put = {"Edward": place, "Mar/S": "Mar"}
    scene = Scene(put, year=year, bruce=year > 1305, edition=document)
    scene.pos.edward = reign
    scene.pos.wintered = wintered
    scene.to_winter()
    while scene.step in ("bruce home", "comyn home", "quarters"):
        scene.do(sorted(scene.legal())[0])
    if scene.step == "edward winter":
        assert (scene.active, scene.legal()) == ("England", {"winter", "disband"})
        return True
    assert scene.at("Edward") == "English pool"
    return False


def edward_the_first_may_winter(document: str) -> None:
    """Edward I in Scotland winters there or disbands, as England likes."""
    for place in ("Fife", "Mentieth", "Teviot"):
        for year in (1297, 1300, 1305):
            assert _is_asked(document, place, 1, year)
    put = {"Edward": ("Fife", 3), "Mar/S": "Mar"}
    stays = winter_until(document, "edward winter", put).do("winter").skip_to("deal")
    assert (stays.at("Edward"), stays.strength("Edward")) == ("Fife", 3)
    goes = winter_until(document, "edward winter", put).do("disband")
    assert goes.at("Edward") == "English pool"


def no_king_winters_in_england(document: str) -> None:
    """Neither Edward winters in England."""
    for reign in (1, 2):
        assert not _is_asked(document, "England", reign, 1300)


def edward_never_winters_in(document: str, *, year: int) -> None:
    """Edward I may not winter in Scotland in that year."""
    assert not _is_asked(document, "Fife", 1, year)
    assert _is_asked(document, "Fife", 1, year - 1)


def edward_never_twice_running(document: str) -> None:
    """Having wintered one year Edward I must disband the next, and may winter the year after."""
    put = {"Edward": "Fife", "Mar/S": "Mar"}
    scene = winter_until(document, "edward winter", put).do("winter").skip_to("card")
    assert (scene.pos.year, scene.at("Edward")) == (1298, "Fife")
    scene.play(ENGLAND, "card 3").play(SCOTLAND, "card 2").to_winter()
    assert "edward winter" not in dict(asked(scene, "levy"))
    assert scene.at("Edward") == "English pool"
    scene.draw("Edward").skip_to("card")
    scene.play(ENGLAND, "card 3").play(SCOTLAND, "card 2")
    scene.move("Edward", "Dunbar").to_winter().skip_to("edward winter")
    assert scene.pos.year == 1299


def edward_s_army_winters_with_him(document: str) -> None:
    """All English blocks with a wintering Edward stay whatever the limit, those elsewhere not."""
    army = ["York Knights", "Wales Archers", "York Infantry", "Durham Infantry", "Hobelars"]
    put = {"Edward": "Fife", **dict.fromkeys(army, "Fife"), "Lancaster Knights": "Lothian"}
    put |= {"Angus/E": "Fife", "Mar/S": "Mar"}
    scene = winter_until(document, "edward winter", put).do("winter")
    assert scene.legal() == {f"block {name}" for name in army} | {"done"}
    scene.do("done")
    assert {scene.at(name) for name in ["Edward", *army]} == {"Fife"}
    assert scene.at("Lancaster Knights") == "English pool"
    assert scene.at("Angus/E") == "Angus"  # nobles go home


def no_levy_when_edward_winters(document: str) -> None:
    """In a winter that Edward spends in Scotland no levy comes, and England begins empty."""
    put = {"Edward": "Fife", "York Knights": "Fife", "Mar/S": "Mar", "Hobelars": "England"}
    scene = winter_until(document, "edward winter", put).do("winter")
    assert "levy" not in dict(asked(scene, "deal"))
    assert in_england(scene) == set()
    scene = winter_until(document, "edward winter", put).do("disband").skip_to("levy")
    assert in_england(scene.skip_to("deal"))  # else there is one


# --- 7.5 Wallace and the Scottish army -------------------------------------------------------


def wallace_goes_to_selkirk(document: str, *, gain: int, or_fewer: bool = False) -> None:
    """Wallace may go to Selkirk from anywhere and gains that many steps there, four in all."""
    for start in ("Garmoran", "Fife", "England"):
        for strength in (1, 2, 3, 4):
            put = {"Wallace": (start, strength), "Bruce/S": "Annan"}
            scene = winter_until(document, "wallace home", put)
            assert (scene.active, scene.areas()) == ("Scotland", {"Selkirk", start})
            scene.do("area Selkirk")
            assert scene.at("Wallace") == "Selkirk"
            if or_fewer:
                assert scene.strength("Wallace") == strength  # the Scots are yet to say how many
                assert "block Wallace" in scene.legal()
                continue
            assert scene.strength("Wallace") == min(4, strength + gain)
            assert scene.skip_to("scottish build").at("Wallace") == "Selkirk"
    put = {"Wallace": ("Fife", 1), "Bruce/S": "Annan"}
    stays = winter_until(document, "wallace home", put).do("area Fife")
    assert stays.strength("Wallace") == 1
    there = winter_until(document, "scottish build", {**put, "Wallace": ("Selkirk", 1)})
    assert (there.at("Wallace"), there.strength("Wallace")) == ("Selkirk", 1 + gain)


def wallace_is_barred_from_selkirk(document: str, *, by: str) -> None:
    """A wintering Edward in Selkirk keeps Wallace out; an army that has gone does not."""
    put = {"Edward": "Selkirk", "Wallace": "Fife", "Bruce/S": "Annan"}
    scene = winter_until(document, "edward winter", put).do("winter")
    assert "wallace home" not in dict(asked(scene, "scottish build"))
    assert scene.at("Wallace") == "Fife"
    scene = winter_until(document, "edward winter", put).do("disband").skip_to("wallace home")
    assert "Selkirk" in scene.areas()
    if by == "the enemy":
        put = {"Edward": "Selkirk", "York Knights": "Selkirk", "Wallace": "Fife"}
        scene = winter_until(document, "edward winter", {**put, "Bruce/S": "Annan"}).do("winter")
        assert "wallace home" not in dict(asked(scene, "scottish build"))


_SCOTTISH_LIMITS = {
    "Fife": 3,
    "Strathspey": 2,
    "Lothian": 2,
    "Moray": 2,
    "Teviot": 1,
    "Selkirk": 0,
    "Garmoran": 0,
}


def scots_above_the_limit_disband(document: str) -> None:
    """Scots above the castle limit of their area disband, the others may stay."""
    for area, limit in _SCOTTISH_LIMITS.items():
        army = CLANS[: limit + 1]
        put = {**dict.fromkeys(army, area), "Bruce/S": "Annan"}
        scene = winter_until(document, "scottish disband", put)
        assert forced(scene) == set(army)
        scene.do(f"block {army[0]}")
        assert not forced(scene)
        scene.do("done")
        assert [scene.at(block) for block in army] == ["Scottish pool"] + [area] * limit


def scots_pick_who_goes(document: str) -> None:
    """The Scots pick who of those above the limit disbands, Wallace and King among them."""
    army = ["Wallace", "King", "Barclay", "Norse"]
    for name in army:
        put = {**dict.fromkeys(army, "Fife"), "Bruce/S": "Annan"}
        scene = winter_until(document, "scottish disband", put)
        assert forced(scene) == set(army)
        scene.do(f"block {name}", "done")
        assert [x for x in army if scene.at(x) == "Scottish pool"] == [name]


def scots_within_the_limit(document: str, *, may_disband: bool) -> None:
    """Scots within the limit may disband by choice, or only what is above it goes."""
    put = {"Barclay": "Fife", "Norse": "Fife", "Bruce/S": "Annan", "Douglas": "Garmoran"}
    put |= {"King": "Strathspey", "Moray": "Moray"}
    scene = winter_until(document, "scottish disband", put)
    assert scene.legal() == {"block Douglas"}
    scene.do("block Douglas")
    if not may_disband:
        assert scene.step != "scottish disband" or scene.legal() == {"done"}
        return
    assert scene.blocks() == {"Barclay", "Norse", "King", "Moray"}
    assert scene.do("block Norse").at("Norse") == "Scottish pool"


def wallace_may_disband(document: str, *, comes_back_at: int) -> None:
    """Wallace may disband, and if he is drawn later he comes back at that strength."""
    put = {"Wallace": "Fife", "Barclay": "Fife", "Bruce/S": "Annan"}
    scene = winter_until(document, "wallace home", put).do("area Fife", "block Wallace")
    assert scene.at("Wallace") == "Scottish pool"
    scene.skip_to("scottish build").do("area Fife").draw("Wallace")
    assert (scene.at("Wallace"), scene.strength("Wallace")) == ("Fife", comes_back_at)


def moray_may_be_the_excess(document: str) -> None:
    """Moray, alone of the nobles, may be the one above the limit who disbands."""
    put = {"Moray": "Lothian", "Barclay": "Lothian", "Graham": "Lothian", "Bruce/S": "Annan"}
    scene = winter_until(document, "moray home", put).do("area Lothian")
    scene.skip_to("scottish disband")
    assert forced(scene) == {"Moray", "Barclay", "Graham"}
    assert scene.do("block Moray").at("Moray") == "Scottish pool"


def nothing_winters_in_an_area_without_castle(document: str) -> None:
    """In an area of limit 0 both sides' blocks disband; only Wallace may be in Selkirk."""
    put = {"York Infantry": "Selkirk", "Barclay": "Garmoran", "Bruce/S": "Annan"}
    scene = winter_until(document, "english disband", put)
    assert forced(scene) == {"York Infantry"}
    scene.do("block York Infantry").skip_to("scottish disband")
    assert forced(scene) == {"Barclay"}
    put = {"Wallace": "Selkirk", "Barclay": "Selkirk", "Bruce/S": "Annan"}
    scene = winter_until(document, "scottish disband", put)
    assert forced(scene) == {"Barclay"}
    assert scene.do("block Barclay").skip_to("deal").at("Wallace") == "Selkirk"
