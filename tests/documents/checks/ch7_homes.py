"""Chapter 7, the beginning of the winter: the nobles and the Scottish King."""

from __future__ import annotations

from schiltrom.engine.tables import ENGLAND, SCOTLAND, data_rows
from tests.documents.winter_scenes import asked, forced, winter, winter_until
from tests.helpers.scene import Scene

_ONE_HOME = {
    row["block"]: row["home"]
    for row in data_rows("blocks.csv")
    if row["type"] == "noble" and " " not in row["home"] and row["block"] != "Moray"
}
_TWO_HOMES = {"Bruce": ("Annan", "Carrick"), "Comyn": ("Badenoch", "Lochaber")}


# --- 7.0 the end of the year -----------------------------------------------------------------


def year_ends_with_two_events(document: str) -> None:
    """Two event cards in one game turn end the year after both events."""
    put = {"Mar/S": "Mar"}
    scene = Scene(put, england="Victuals", scotland="Sea Move", turn=2, edition=document)
    scene.do("done", "done")
    assert scene.step == "bruce home"
    for england, scotland in (("Victuals", "1"), ("1", "Victuals")):
        scene = Scene(put, england=england, scotland=scotland, turn=2, edition=document)
        assert (scene.do("done", "done").step, scene.pos.turn) == ("card", 3)


def year_ends_after_cards(document: str, *, cards: int) -> None:
    """When that many cards are played the winter comes, and no sooner."""
    for turn in range(1, cards + 1):
        scene = Scene({"Mar/S": "Mar"}, turn=turn, edition=document).do("done", "done")
        assert scene.step == ("bruce home" if turn == cards else "card")


def cards_are_not_kept(document: str) -> None:
    """Cards left over when a year ends early are lost, and both sides get five new ones."""
    scene = Scene({"Mar/S": "Mar"}, england="Victuals", scotland="Sea Move", edition=document)
    scene.pos.hand_e = scene.pos.hand_s = 1  # one more card in each hand
    scene.do("done", "done").skip_to("deal")
    assert (scene.pos.hand_e, scene.pos.hand_s, scene.pos.dealt) == (0, 0, 10)


def disbanded_blocks_go_to_the_pool(document: str) -> None:
    """Who disbands in winter returns to his side's pool."""
    put = {"York Knights": ("Fife", 1), "Barclay": ("Garmoran", 1), "Mar/S": "Mar"}
    scene = winter_until(document, "scottish disband", put).do("block Barclay")
    assert scene.at("York Knights") == "English pool"
    assert scene.at("Barclay") == "Scottish pool"


_SIDES = {"England": "English", "Scotland": "Scottish"}
_STAGES = {
    ("bruce home", "England"): "English nobles",
    ("comyn home", "Scotland"): "Scottish nobles",
    ("moray home", "Scotland"): "Scottish nobles",
    ("king home", "Scotland"): "Scottish King",
    ("edward winter", "England"): "English armies",
    ("english disband", "England"): "English armies",
    ("wallace home", "Scotland"): "Scottish armies",
    ("scottish disband", "Scotland"): "Scottish armies",
}


def winter_goes_in_this_order(document: str, *, order: list[str]) -> None:
    """The actions of the winter follow one another in this order."""
    put = {
        "Comyn/S": "Lothian",
        "Moray": "Lothian",
        "King": "Lothian",
        "Wallace": "Fife",
        "Barclay": "Fife",
        "Douglas": "Garmoran",
        "Edward": "Angus",
        "York Infantry": "Angus",
    }
    scene = winter(document, put)
    stages: list[str] = []
    while scene.step not in ("scottish build", "english build"):
        stage = _STAGES[scene.step, scene.active]
        if stages[-1:] != [stage]:
            stages.append(stage)
        must = forced(scene) if scene.step.endswith("disband") else set()
        texts = [*(f"block {name}" for name in sorted(must)), "done", *sorted(scene.legal())]
        scene.do(next(text for text in texts if text in scene.legal()))
    if scene.pos.waits_for(ENGLAND) and scene.pos.waits_for(SCOTLAND):
        stages.append("builds")
    else:
        stages.append(f"{_SIDES[scene.active]} builds")
        scene.do("done")
        stages.append(f"{_SIDES[scene.active]} builds")
    scene.skip_to("levy").skip_to("deal").skip_to("card")
    assert [*stages, "levy", "cards"] == order


# --- 7.1 nobles ------------------------------------------------------------------------------


def nobles_go_home(document: str) -> None:
    """Every noble of either side goes home, however far it is, at his strength."""
    for noble, home in _ONE_HOME.items():
        for start in ("England", "Teviot"):
            put = {noble: (start, 2), "Bruce/S": "Annan"}
            scene = winter_until(document, "scottish build", put)
            assert (scene.at(noble), scene.strength(noble)) == (home, 2)


def english_nobles_go_first(document: str) -> None:
    """English nobles have left when the Scottish ones come home, but not the other way round."""
    put = {"Mar/S": ("Fife", 2), "Atholl/E": "Mar"}
    scene = winter_until(document, "scottish build", put)
    assert scene.at("Mar/S") == "Mar"
    assert scene.at("Atholl/E") == "Atholl"
    english_noble_meets_a_scottish_noble(document)


def english_noble_meets_a_scottish_noble(document: str) -> None:
    """An English noble defects if only a Scottish noble, yet to leave, is in his home."""
    put = {"Mar/E": ("Fife", 2), "Atholl/S": "Mar"}
    scene = winter_until(document, "scottish build", put)
    assert (scene.at("Mar/S"), scene.strength("Mar/S")) == ("Mar", 2)
    assert scene.at("Atholl/S") == "Atholl"


def noble_finds_the_enemy_at_home(document: str, *, nobles: list[str]) -> None:
    """A noble whose home is held by the enemy changes sides there at his strength."""
    for side in nobles:
        noble, turned, holder = ("Mar/E", "Mar/S", "Barclay")
        if side == "Scottish":
            noble, turned, holder = ("Mar/S", "Mar/E", "York Infantry")
        put = {noble: ("Fife", 2), holder: "Mar", "Lennox/S": "Teviot"}
        scene = winter_until(document, "scottish build", put)
        assert (scene.at(turned), scene.strength(turned)) == ("Mar", 2)
        assert scene.at(noble) == "out of play"


def moray_may_stay(document: str) -> None:
    """Moray may go home or stay where he is."""
    for target in ("Moray", "Lothian"):
        put = {"Moray": ("Lothian", 2), "Bruce/S": "Annan"}
        scene = winter_until(document, "moray home", put)
        assert scene.areas() == {"Moray", "Lothian"}
        scene.do(f"area {target}").skip_to("scottish build")
        assert (scene.at("Moray"), scene.strength("Moray")) == (target, 2)


def moray_stays_within_the_limit(document: str) -> None:
    """Moray may stay only where the castle limit has room for him."""
    put = {"Moray": "Mar", "Mar/S": "Mar"}
    scene = winter_until(document, "moray home", put).do("area Mar").skip_to("scottish disband")
    assert forced(scene) == {"Moray"}


def moray_may_disband(document: str, *, when: str) -> None:
    """Moray may disband, when the nobles go home or with the other Scots."""
    for start in ("Moray", "Lothian"):
        scene = winter(document, {"Moray": start, "Bruce/S": "Annan", "Edward": "Fife"})
        if when == "with the nobles":
            scene.skip_to("moray home").do("disband")
            assert scene.at("Moray") == "Scottish pool"
            assert scene.step == "edward winter"  # before England decides
        else:
            scene.skip_to("scottish disband").do("block Moray")
            assert scene.at("Moray") == "Scottish pool"


def nobles_never_disband(document: str) -> None:
    """No noble but Moray may disband, not even to make room for others."""
    put = {"Mar/S": "Mar", "Barclay": "Mar", "Moray": "Mar", "Mentieth/E": "Mentieth"}
    put |= dict.fromkeys(("York Infantry", "Durham Infantry", "Cumbria Infantry"), "Mentieth")
    scene = winter(document, put)
    while scene.step not in ("scottish build", "english build"):
        if scene.step.endswith("disband"):
            assert not [name for name in scene.blocks() if "/" in name]
        stay = scene.at("Moray") if scene.step == "moray home" else ""
        texts = [f"area {stay}", *sorted(scene.legal())]
        scene.do(next(text for text in texts if text in scene.legal()))
    assert scene.at("Mar/S") == "Mar"
    assert scene.at("Mentieth/E") == "Mentieth"


def noble_alone_under_a_limit_of_one(document: str) -> None:
    """In an area of limit 1 only its noble stays, unless a cathedral makes room for one more."""
    put = {"Mar/S": "Mar", "Barclay": "Mar", "Lennox/S": "Lennox", "Campbell": "Lennox"}
    scene = winter_until(document, "scottish disband", put)
    assert forced(scene) == {"Barclay"}  # and not Campbell
    put = {"Atholl/E": "Atholl", "York Infantry": "Atholl", "Mar/S": "Mar"}
    assert forced(winter_until(document, "english disband", put)) == {"York Infantry"}


# --- 7.12 Bruce and Comyn --------------------------------------------------------------------


def either_home(document: str) -> None:
    """Bruce and Comyn go to either of their two homes, also from one to the other."""
    for name, homes in _TWO_HOMES.items():
        for side in ("E", "S"):
            for start, target in ((homes[0], homes[1]), (homes[1], homes[0]), ("Fife", homes[0])):
                rest = {} if side == "S" else {"Mar/S": "Mar"}
                scene = winter(document, {f"{name}/{side}": (start, 2), **rest})
                while (scene.step, scene.active[0]) != (f"{name.lower()} home", side):
                    scene.do(sorted(scene.legal())[0])
                assert scene.areas() == set(homes)
                scene.do(f"area {target}")
                block = f"{name}/{side}"
                assert (scene.at(block), scene.strength(block)) == (target, 2)


def both_homes_held(document: str) -> None:
    """With both homes held by the enemy he changes sides, and the enemy picks his home."""
    put = {"Bruce/S": ("Fife", 3), "York Infantry": "Annan", "Durham Infantry": "Carrick"}
    scene = winter(document, {**put, "Mar/S": "Mar"}).do("area Badenoch")
    assert (scene.step, scene.active) == ("bruce home", "England")
    assert scene.areas() == {"Annan", "Carrick"}
    scene.do("area Carrick")
    assert (scene.at("Bruce/E"), scene.strength("Bruce/E")) == ("Carrick", 3)
    put = {"Comyn/E": ("Fife", 2), "Barclay": "Badenoch", "Grant": "Lochaber"}
    scene = winter(document, {**put, "Mar/S": "Mar", "Bruce/S": "Annan"})
    assert (scene.step, scene.active) == ("comyn home", "Scotland")
    assert scene.areas() == {"Badenoch", "Lochaber"}
    scene.do("area Lochaber")
    assert (scene.at("Comyn/S"), scene.strength("Comyn/S")) == ("Lochaber", 2)


def one_home_held(document: str) -> None:
    """With one home free he does not change sides."""
    for noble, enemy, held, free in (
        ("Bruce/S", "York Infantry", "Annan", "Carrick"),
        ("Comyn/S", "York Infantry", "Lochaber", "Badenoch"),
        ("Bruce/E", "Barclay", "Carrick", "Annan"),
        ("Comyn/E", "Barclay", "Badenoch", "Lochaber"),
    ):
        rest = {} if noble.endswith("S") else {"Atholl/S": "Atholl"}
        scene = winter_until(document, "scottish build", {noble: "Fife", enemy: held, **rest})
        assert scene.at(noble) == free


# --- 7.2 the King ----------------------------------------------------------------------------


def king_goes_to_a_cathedral(document: str) -> None:
    """The King may go to any cathedral that is friendly or neutral, or stay."""
    put = {"King": ("Argyll", 2), "Argyll/S": "Argyll", "Grant": "Strathspey"}
    put |= {"York Infantry": "Lennox"}
    scene = winter_until(document, "king home", put)
    assert (scene.active, scene.areas()) == ("Scotland", {"Argyll", "Fife", "Strathspey"})
    scene.do("area Strathspey")
    assert (scene.at("King"), scene.strength("King")) == ("Strathspey", 2)


def king_may_stay(document: str) -> None:
    """The King may stay where he is."""
    put = {"King": ("Argyll", 2), "Argyll/S": "Argyll"}
    scene = winter_until(document, "king home", put).do("area Argyll").skip_to("scottish build")
    assert (scene.at("King"), scene.strength("King")) == ("Argyll", 2)


def king_stays_within_the_limit(document: str) -> None:
    """The King who stays counts against the castle limit."""
    put = {"King": "Mar", "Mar/S": "Mar"}
    scene = winter_until(document, "king home", put).do("area Mar").skip_to("scottish disband")
    assert forced(scene) == {"King"}


def king_may_disband(document: str, *, when: str) -> None:
    """The King may disband, in his own step or with the other Scots, and nobody wins by it."""
    for start in ("Fife", "Argyll"):
        put = {"King": start, "Argyll/S": "Argyll", "Edward": "Mentieth"}
        scene = winter(document, put)
        if when == "in his step":
            scene.skip_to("king home").do("disband")
            assert scene.at("King") == "Scottish pool"
            assert scene.step == "edward winter"  # before England decides
        else:
            scene.skip_to("scottish disband").do("block King")
            assert scene.at("King") == "Scottish pool"
        assert "king home" not in dict(asked(scene, "scottish build"))
