"""Chapter 7, first half: nobles go home, kings and armies take winter quarters or disband."""

from __future__ import annotations

import pytest

from schiltrom.engine.tables import ENGLAND, SCOTLAND, data_rows
from tests.helpers.scene import Scene

ONE_HOME = [
    (row["block"], row["home"])
    for row in data_rows("blocks.csv")
    if row["type"] == "noble" and " " not in row["home"] and row["block"] != "Moray"
]
INFANTRY = ["York Infantry", "Lancaster Infantry", "Northumber Infantry", "Durham Infantry"]
CLANS = ["Barclay", "Douglas", "Graham", "Campbell"]
HORSE_AND_ARCHERS = [
    "Lancaster Knights",
    "York Knights",
    "Durham Knights",
    "Hobelars",
    "Lancaster Archers",
    "Wales Archers",
]
STAYERS = ["moray home", "king home", "wallace home"]


def winter(put, **changes):
    """Stage a position and begin its winter."""
    return Scene(put, **changes).to_winter()


def forced(scene):
    """Return the blocks one of which must disband now."""
    return scene.blocks() if "done" not in scene.legal() else set()


def asked(scene, step):
    """Play on like ``skip_to`` and return who was asked what before that step."""
    seen = []
    while scene.step != step:
        seen.append((scene.step, scene.active))
        stay = scene.at(scene.step.split()[0].title()) if scene.step in STAYERS else ""
        texts = [f"area {stay}", "done", "disband", *sorted(scene.legal())]
        scene.do(next(text for text in texts if text in scene.legal()))
    return seen


# --- the order of the winter -----------------------------------------------------------------


def test_7_1_winter_goes_in_its_order():
    """English nobles, Scottish ones, Moray, King, Edward, English, Wallace, Scots, builds, levy."""
    put = {
        "Comyn/S": "Lothian",
        "Moray": "Lothian",
        "King": "Lothian",
        "Wallace": "Fife",
        "Barclay": "Fife",
        "Edward": "Angus",
        "York Infantry": "Angus",
    }
    assert asked(winter(put), "levy") == [
        ("bruce home", "England"),
        ("comyn home", "Scotland"),
        ("moray home", "Scotland"),
        ("king home", "Scotland"),
        ("edward winter", "England"),
        ("english disband", "England"),
        ("wallace home", "Scotland"),
        ("scottish disband", "Scotland"),
        ("scottish build", "Scotland"),
        ("english build", "England"),
    ]


@pytest.mark.parametrize(("turn", "step"), [(4, "card"), (5, "bruce home")])
def test_7_1_winter_comes_after_five_game_turns(turn, step):
    """After the fifth game turn nobles go home, not after the fourth."""
    scene = Scene({"Mar/S": "Mar"}, turn=turn).do("done", "done")
    assert scene.step == step


# --- 7.1 nobles ------------------------------------------------------------------------------


@pytest.mark.parametrize(("noble", "home"), ONE_HOME)
@pytest.mark.parametrize("start", ["England", "Teviot"])
def test_7_1_every_noble_goes_home_from_anywhere(noble, home, start):
    """However far it is, English and Scottish nobles alike go home, at their strength."""
    scene = winter({noble: (start, 2), "Bruce/S": "Annan"})
    assert scene.skip_to("scottish build").at(noble) == home
    assert scene.strength(noble) == 2


@pytest.mark.parametrize(
    ("noble", "turned", "holder"),
    [("Mar/E", "Mar/S", "Barclay"), ("Mar/S", "Mar/E", "York Infantry")],
)
def test_7_1_an_enemy_at_home_makes_him_change_sides(noble, turned, holder):
    """A noble whose home is held by the enemy changes sides there at his strength."""
    scene = winter({noble: ("Fife", 2), holder: "Mar", "Lennox/S": "Teviot"})
    scene.skip_to("scottish build")
    assert (scene.at(turned), scene.strength(turned)) == ("Mar", 2)
    assert scene.at("Lennox/S") == "Lennox"  # the others go home as ever
    assert scene.at(noble) == "out of play"


def test_7_1_an_enemy_noble_not_yet_gone_home_makes_an_english_noble_defect():
    """Atholl/S alone in Mar: Mar/E turns Scottish at home, then Atholl goes to Atholl."""
    scene = winter({"Mar/E": ("Fife", 2), "Atholl/S": "Mar"}).skip_to("scottish build")
    assert (scene.at("Mar/S"), scene.strength("Mar/S")) == ("Mar", 2)
    assert scene.at("Atholl/S") == "Atholl"


def test_7_1_english_nobles_have_gone_when_the_scots_come_home():
    """Atholl/E alone in Mar leaves first, so Mar/S finds his home empty and stays a Scot."""
    scene = winter({"Mar/S": ("Fife", 2), "Atholl/E": "Mar"}).skip_to("scottish build")
    assert scene.at("Mar/S") == "Mar"
    assert scene.at("Atholl/E") == "Atholl"


def test_7_1_moray_in_his_home_makes_an_english_noble_defect():
    """Moray is an enemy block like any other for an Englishman who comes home."""
    scene = winter({"Mar/E": "Fife", "Moray": "Mar", "Bruce/S": "Annan"})
    assert scene.skip_to("moray home").at("Mar/S") == "Mar"


# --- 7.12 Bruce, Comyn and Moray -------------------------------------------------------------

HOMES_OF = {"Bruce": ("Annan", "Carrick"), "Comyn": ("Badenoch", "Lochaber")}


@pytest.mark.parametrize("name", ["Bruce", "Comyn"])
@pytest.mark.parametrize("side", ["E", "S"])
@pytest.mark.parametrize("start", [0, 1, "Fife"])
def test_7_12_two_homes_leave_a_choice(name, side, start):
    """Either home may be chosen, also from one to the other; his owner chooses."""
    homes = HOMES_OF[name]
    place = start if isinstance(start, str) else homes[start]
    rest = {} if side == "S" else {"Mar/S": "Mar"}
    scene = winter({f"{name}/{side}": (place, 2), **rest})
    while (scene.step, scene.active[0]) != (f"{name.lower()} home", side):
        scene.do(sorted(scene.legal())[0])
    assert scene.areas() == set(homes)
    target = homes[1] if place == homes[0] else homes[0]
    scene.do(f"area {target}")
    assert (scene.at(f"{name}/{side}"), scene.strength(f"{name}/{side}")) == (target, 2)


@pytest.mark.parametrize(
    ("noble", "enemy", "held", "free"),
    [
        ("Bruce/S", "York Infantry", "Annan", "Carrick"),
        ("Bruce/S", "York Infantry", "Carrick", "Annan"),
        ("Comyn/S", "York Infantry", "Badenoch", "Lochaber"),
        ("Bruce/E", "Barclay", "Annan", "Carrick"),
        ("Comyn/E", "Barclay", "Lochaber", "Badenoch"),
        ("Comyn/E", "Mar/S", "Badenoch", "Lochaber"),  # a noble not yet gone home counts
    ],
)
def test_7_12_one_home_held_he_goes_to_the_other(noble, enemy, held, free):
    """With one home in enemy hands the other is the only way, and he stays loyal."""
    rest = {} if noble.endswith("S") else {"Atholl/S": "Atholl"}
    scene = winter({noble: "Fife", enemy: held, **rest})
    assert f"{noble[:-2].lower()} home" not in dict(asked(scene, "scottish build"))
    assert scene.at(noble) == free


def test_7_12_an_english_noble_holds_no_home_of_the_scots():
    """Mar/E in Annan has gone when Bruce/S is asked, so he has both homes to choose from."""
    scene = winter({"Bruce/S": "Fife", "Mar/E": "Annan"})
    scene.do("area Badenoch")  # Comyn/E
    assert (scene.step, scene.active) == ("bruce home", "Scotland")
    assert scene.areas() == {"Annan", "Carrick"}


def test_7_12_both_homes_held_the_new_owner_picks():
    """Bruce/S with English in Annan and Carrick turns English, and England picks his home."""
    put = {"Bruce/S": ("Fife", 3), "York Infantry": "Annan", "Durham Infantry": "Carrick"}
    scene = winter({**put, "Mar/S": "Mar"}).do("area Badenoch")
    assert (scene.step, scene.active) == ("bruce home", "England")
    assert scene.areas() == {"Annan", "Carrick"}
    scene.do("area Carrick")
    assert (scene.at("Bruce/E"), scene.strength("Bruce/E")) == ("Carrick", 3)


def test_7_12_who_changed_sides_on_going_home_does_not_go_again():
    """Bruce/E, turned Scottish in the English half, is home: the Scots are not asked again."""
    put = {"Bruce/E": ("Lothian", 2), "Barclay": "Annan", "Grant": "Carrick", "Mar/S": "Mar"}
    scene = winter(put)
    assert (scene.step, scene.active) == ("bruce home", "Scotland")
    scene.do("area Carrick")
    assert (scene.at("Bruce/S"), scene.strength("Bruce/S")) == ("Carrick", 2)
    assert (scene.step, scene.active) == ("comyn home", "England")
    scene.do("area Badenoch")
    assert scene.step == "scottish disband"
    assert forced(scene) == {"Grant"}  # Carrick 1: Bruce stays there
    assert scene.at("Bruce/S") == "Carrick"


def test_7_12_both_homes_of_comyn_held_by_scots():
    """The same with Comyn/E: the Scots, who get him, pick, and that once."""
    put = {"Comyn/E": "Fife", "Barclay": "Badenoch", "Atholl/S": "Lochaber", "Bruce/S": "Annan"}
    scene = winter(put)
    assert (scene.step, scene.active) == ("comyn home", "Scotland")
    scene.do("area Lochaber")
    assert scene.at("Comyn/S") == "Lochaber"
    assert (scene.step, scene.active) == ("bruce home", "Scotland")
    scene.do("area Annan")
    assert scene.step == "scottish disband"


def test_7_12_moray_goes_home_or_stays():
    """Moray has the choice between his home and the place where he is."""
    scene = winter({"Moray": ("Fife", 2), "Bruce/S": "Annan"}).skip_to("moray home")
    assert scene.areas() == {"Moray", "Fife"}
    scene.do("area Moray")
    assert (scene.at("Moray"), scene.strength("Moray")) == ("Moray", 2)


def test_7_12_moray_does_not_go_to_an_enemy_held_home():
    """He never changes sides, so with English in his home he is not asked and stays."""
    put = {"Moray": "Fife", "York Infantry": "Moray", "Bruce/S": "Annan"}
    scene = winter(put)
    assert "moray home" not in dict(asked(scene, "scottish disband"))
    assert scene.at("Moray") == "Fife"


@pytest.mark.parametrize("ruling", ["free", "excess_only"])
def test_7_12_moray_may_disband(ruling):
    """Alone of the nobles Moray may disband, under either rule about disbanding."""
    put = {"Moray": "Moray", "Bruce/S": "Annan"}
    scene = winter(put, scots_disband=ruling).skip_to("scottish disband")
    assert scene.legal() == {"block Moray", "done"}
    scene.do("block Moray")
    assert scene.at("Moray") == "Scottish pool"


# --- 7.2 the King ----------------------------------------------------------------------------


def test_7_2_the_king_goes_to_a_free_or_friendly_cathedral_or_stays():
    """King in Argyll: Fife is empty, Grant has Strathspey, Lennox is English."""
    put = {"King": ("Argyll", 2), "Argyll/S": "Argyll", "Grant": "Strathspey"}
    scene = winter(put).skip_to("king home")
    assert scene.areas() == {"Argyll", "Fife", "Strathspey"}
    scene.do("area Strathspey")
    assert (scene.at("King"), scene.strength("King")) == ("Strathspey", 2)


def test_7_2_an_english_army_that_is_yet_to_disband_bars_the_king():
    """The King chooses before the English disband: knights in Fife keep him out."""
    put = {"King": "Argyll", "Argyll/S": "Argyll", "York Knights": "Fife"}
    scene = winter(put).skip_to("king home")
    assert scene.areas() == {"Argyll", "Strathspey"}
    assert scene.skip_to("scottish disband").at("York Knights") == "English pool"


def test_7_2_a_king_without_a_cathedral_stays_unasked():
    """All three cathedrals English: he is not asked."""
    put = {"King": "Argyll", "Argyll/S": "Argyll", "York Infantry": "Fife"}
    put["Durham Infantry"] = "Strathspey"
    scene = winter(put)
    assert "king home" not in dict(asked(scene, "scottish disband"))
    assert scene.at("King") == "Argyll"


@pytest.mark.parametrize("choice", ["Fife", "England"])
def test_7_2_the_king_in_england(choice):
    """From England he goes to a cathedral, or stays and must disband: the limit there is 0."""
    scene = winter({"King": "England", "Bruce/S": "Annan"}).skip_to("king home")
    assert scene.areas() == {"England", "Fife", "Strathspey"}
    scene.do(f"area {choice}")
    assert scene.step == "scottish disband"
    assert forced(scene) == ({"King"} if choice == "England" else set())


@pytest.mark.parametrize("ruling", ["free", "excess_only"])
def test_7_2_the_king_may_disband_and_nobody_wins(ruling):
    """The King may go to the pool in winter under either rule, and England wins nothing."""
    put = {"King": "Fife", "Bruce/S": "Annan"}
    scene = winter(put, scots_disband=ruling).skip_to("scottish disband").do("block King")
    assert scene.at("King") == "Scottish pool"
    scene.do("done")
    assert scene.step == "scottish build"


# --- 7.3 the English army --------------------------------------------------------------------


def test_7_3_everything_english_in_england_disbands():
    """Infantry, knights and Edward himself in England go to the pool; nobles go home."""
    put = {"Edward": "England", "York Infantry": ("England", 1), "Hobelars": "England"}
    scene = winter({**put, "Angus/E": "England", "Mar/S": "Mar"})
    assert "english disband" not in dict(asked(scene, "scottish build"))  # there is no choice
    for block in put:
        assert scene.at(block) == "English pool"
    assert scene.strength("York Infantry") == 4  # whole again in the pool
    assert scene.at("Angus/E") == "Angus"


@pytest.mark.parametrize("block", HORSE_AND_ARCHERS)
def test_7_31_horse_and_archers_disband_even_below_the_limit(block):
    """Knights, archers and hobelars never winter without Edward, limit or no limit."""
    scene = winter({block: "Lothian", "Mar/S": "Mar"}).skip_to("scottish build")
    assert scene.at(block) == "English pool"


@pytest.mark.parametrize(
    ("area", "limit"),
    [
        ("Fife", 2),  # the cathedral counts for the Scots only
        ("Strathspey", 1),
        ("Lothian", 2),
        ("Moray", 2),
        ("Teviot", 1),
        ("Selkirk", 0),
        ("Garmoran", 0),
    ],
)
def test_7_32_infantry_stays_within_the_castle_limit(area, limit):
    """One block above the limit: one must go, whichever England likes; the rest may stay."""
    army = INFANTRY[: limit + 1]
    scene = winter({**dict.fromkeys(army, area), "Mar/S": "Mar"}).skip_to("english disband")
    assert forced(scene) == set(army)
    scene.do(f"block {army[-1]}")
    assert "done" in scene.legal()
    scene.do("done")
    assert scene.at(army[-1]) == "English pool"
    assert [scene.at(block) for block in army[:-1]] == [area] * limit


def test_7_32_nobles_count_and_are_not_sent_off_to_make_room():
    """Mentieth (3) with its earl and three infantry: one of the infantry must go."""
    army = INFANTRY[:3]
    put = {"Mentieth/E": "Mentieth", "Mar/S": "Mar", **dict.fromkeys(army, "Mentieth")}
    scene = winter(put).skip_to("english disband")
    assert forced(scene) == set(army)


def test_7_32_a_noble_come_home_fills_a_limit_of_one():
    """Lennox/E home in Lennox (1): the infantry there has no room."""
    scene = winter({"Lennox/E": "England", "Durham Infantry": "Lennox", "Mar/S": "Mar"})
    assert forced(scene.skip_to("english disband")) == {"Durham Infantry"}


def test_7_32_infantry_may_disband_at_will_after_what_must():
    """What must go goes first; then any infantry may, but no noble."""
    put = {"York Infantry": "Lothian", "Durham Infantry": "Selkirk", "Mar/S": "Mar"}
    scene = winter(put).skip_to("english disband")
    assert scene.legal() == {"block Durham Infantry"}
    scene.do("block Durham Infantry")
    assert scene.legal() == {"block York Infantry", "done"}
    scene.do("block York Infantry", "done")
    assert scene.at("York Infantry") == "English pool"


# --- 7.4 Edward ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "reign", "year", "wintered", "asked"),
    [
        ("Fife", 1, 1297, 0, True),
        ("Fife", 1, 1305, 0, True),
        ("Selkirk", 1, 1297, 0, True),  # a limit of 0 is no hindrance
        ("England", 1, 1297, 0, False),
        ("English pool", 1, 1297, 0, False),
        ("Fife", 1, 1297, 1, False),  # he wintered last year
        ("Fife", 1, 1306, 0, False),  # the year he dies
        ("Fife", 2, 1297, 0, False),
        ("Fife", 2, 1310, 0, False),
    ],
)
def test_7_4_edward_may_winter(place, reign, year, wintered, asked):
    """Edward I in Scotland may winter, not in 1306, not two winters running; else he disbands."""
    scene = Scene({"Edward": place, "Mar/S": "Mar"}, year=year, bruce=year > 1305)
    scene.pos.edward = reign
    scene.pos.wintered = wintered
    scene.to_winter()
    while scene.step in ("bruce home", "comyn home"):
        scene.do(sorted(scene.legal())[0])
    assert (scene.step == "edward winter") == asked
    if asked:
        assert scene.legal() == {"winter", "disband"}
        scene.do("disband")
    assert scene.at("Edward") == "English pool"


WINTER_ARMY = ["York Knights", "Wales Archers", "York Infantry", "Durham Infantry"]


def wintering_army(area):
    """Edward winters with knights, archers and infantry; more knights stand in Lothian."""
    put = {"Edward": area, **dict.fromkeys(WINTER_ARMY, area), "Lancaster Knights": "Lothian"}
    return winter({**put, "Mar/S": "Mar"}).skip_to("edward winter").do("winter")


def test_7_4_his_army_winters_regardless_of_the_limit():
    """In Fife (2) Edward and four blocks may stay; knights elsewhere disband all the same."""
    scene = wintering_army("Fife")
    assert (scene.step, scene.active) == ("english disband", "England")
    assert scene.legal() == {f"block {name}" for name in WINTER_ARMY} | {"done"}
    scene.do("done")
    assert {scene.at(name) for name in ["Edward", *WINTER_ARMY]} == {"Fife"}
    assert scene.at("Lancaster Knights") == "English pool"


def test_7_4_his_army_may_disband_at_will_but_he_has_decided():
    """Knights and archers with him may go; Edward, wintering, may not any more."""
    scene = wintering_army("Fife").do("block York Knights", "block York Infantry")
    assert scene.legal() == {"block Wales Archers", "block Durham Infantry", "done"}
    assert scene.at("York Knights") == "English pool"


def test_7_4_infantry_elsewhere_keeps_its_limit():
    """Only the area where Edward winters is free of the limit."""
    put = {"Edward": "Fife", "York Infantry": "Teviot", "Durham Infantry": "Teviot"}
    scene = winter({**put, "Mar/S": "Mar"}).skip_to("edward winter").do("winter")
    assert forced(scene) == {"York Infantry", "Durham Infantry"}


def test_7_4_when_he_disbands_his_army_is_like_any_other():
    """Edward goes home: knights with him disband, infantry has its limit again."""
    put = {"Edward": "Teviot", "York Knights": "Teviot", "York Infantry": "Teviot"}
    scene = winter({**put, "Durham Infantry": "Teviot", "Mar/S": "Mar"})
    scene.skip_to("edward winter").do("disband")
    assert scene.at("York Knights") == "English pool"
    assert forced(scene) == {"York Infantry", "Durham Infantry"}


def test_7_4_never_two_winters_running_but_every_second():
    """Wintered in 1297, not asked in 1298, asked again in 1299."""
    scene = wintering_army("Fife").skip_to("card")
    assert (scene.pos.year, scene.pos.wintered) == (1298, 1)
    scene.play(ENGLAND, "card 3").play(SCOTLAND, "card 2").to_winter().skip_to("english disband")
    assert scene.at("Edward") == "English pool"
    scene.skip_to("card")
    assert scene.at("Edward") == "England"  # levied
    scene.play(ENGLAND, "card 3").play(SCOTLAND, "card 2")
    scene.move("Edward", "Dunbar").to_winter().skip_to("edward winter")
    assert scene.pos.year == 1299


@pytest.mark.parametrize("place", ["Fife", "England", "English pool"])
@pytest.mark.parametrize(("year", "reign"), [(1305, 1), (1306, 2)])
def test_7_4_edward_the_second_follows_when_1306_ends(place, year, reign):
    """Wherever Edward is, after 1306 he is Edward II, not a year earlier."""
    put = {"Edward": place, "Mar/S": "Mar"}
    scene = winter(put, year=year, bruce=year == 1306).skip_to("scottish build")
    assert scene.pos.edward == reign


# --- 7.5 Wallace and the Scottish army -------------------------------------------------------


@pytest.mark.parametrize(("strength", "rested"), [(1, 3), (2, 4), (3, 4), (4, 4)])
@pytest.mark.parametrize("start", ["Garmoran", "England", "Fife"])
def test_7_5_wallace_rests_in_selkirk(strength, rested, start):
    """From anywhere, England too, he may go to Selkirk and gains two steps, four at most."""
    scene = winter({"Wallace": (start, strength), "Bruce/S": "Annan"}).skip_to("wallace home")
    assert (scene.active, scene.areas()) == ("Scotland", {"Selkirk", start})
    scene.do("area Selkirk")
    assert (scene.at("Wallace"), scene.strength("Wallace")) == ("Selkirk", rested)


def test_7_5_wallace_who_stays_gains_nothing():
    """Only Selkirk strengthens him."""
    scene = winter({"Wallace": ("Fife", 1), "Bruce/S": "Annan"}).skip_to("wallace home")
    scene.do("area Fife")
    assert scene.strength("Wallace") == 1


def test_7_5_wallace_already_in_selkirk_gains_too():
    """He needs not be asked to stay there and gains all the same."""
    scene = winter({"Wallace": ("Selkirk", 1), "Bruce/S": "Annan"})
    assert "wallace home" not in dict(asked(scene, "scottish disband"))
    assert (scene.at("Wallace"), scene.strength("Wallace")) == ("Selkirk", 3)


def test_7_5_edward_wintering_in_selkirk_bars_wallace():
    """With an enemy in Selkirk he is not asked."""
    put = {"Edward": "Selkirk", "Wallace": "Fife", "Bruce/S": "Annan"}
    scene = winter(put).skip_to("edward winter").do("winter")
    assert scene.step == "scottish disband"
    assert scene.at("Wallace") == "Fife"


@pytest.mark.parametrize("block", ["York Knights", "York Infantry"])
def test_7_5_an_english_army_gone_from_selkirk_bars_nobody(block):
    """English in Selkirk (0) have disbanded before Wallace is asked."""
    put = {block: "Selkirk", "Wallace": "Fife", "Bruce/S": "Annan"}
    assert "Selkirk" in winter(put).skip_to("wallace home").areas()


@pytest.mark.parametrize("ruling", ["free", "excess_only"])
def test_7_5_the_limit_of_selkirk_does_not_touch_wallace(ruling):
    """In Selkirk (0) everybody else is excess; Wallace stays, or disbands where that is free."""
    put = {"Wallace": "Selkirk", "Barclay": "Selkirk", "Norse": "Fife", "Bruce/S": "Carrick"}
    scene = winter(put, scots_disband=ruling).skip_to("scottish disband")
    assert forced(scene) == {"Barclay"}
    scene.do("block Barclay")
    assert scene.blocks() == ({"Wallace", "Norse"} if ruling == "free" else set())
    assert "done" in scene.legal()
    scene.do("done")
    assert scene.at("Wallace") == "Selkirk"


def test_7_5_wallace_goes_before_the_excess_is_counted():
    """Four in Fife (3): Wallace leaves for Selkirk, so nobody is excess."""
    put = {"Wallace": "Fife", "King": "Fife", "Douglas": "Fife", "Barclay": "Fife"}
    scene = winter({**put, "Bruce/S": "Annan"}).skip_to("wallace home").do("area Selkirk")
    assert forced(scene) == set()
    stays = winter({**put, "Bruce/S": "Annan"}).skip_to("wallace home").do("area Fife")
    assert forced(stays) == {"Wallace", "King", "Douglas", "Barclay"}


@pytest.mark.parametrize(
    ("area", "limit"),
    [
        ("Fife", 3),  # 2 and the cathedral
        ("Strathspey", 2),  # 1 and the cathedral
        ("Lothian", 2),
        ("Moray", 2),
        ("Teviot", 1),
        ("Selkirk", 0),
        ("Garmoran", 0),
        ("England", 0),
    ],
)
@pytest.mark.parametrize("ruling", ["free", "excess_only"])
def test_7_5_what_stands_above_the_limit_disbands(area, limit, ruling):
    """One above the limit: the Scots choose who goes; then whether more go is the ruling's."""
    army = CLANS[: limit + 1]
    put = {**dict.fromkeys(army, area), "Bruce/S": "Annan"}
    scene = winter(put, scots_disband=ruling).skip_to("scottish disband")
    assert forced(scene) == set(army)
    scene.do(f"block {army[0]}")
    assert scene.at(army[0]) == "Scottish pool"
    assert scene.blocks() == (set(army[1:]) if ruling == "free" else set())
    scene.do("done")
    assert [scene.at(block) for block in army[1:]] == [area] * limit


@pytest.mark.parametrize(("ruling", "step"), [("free", "scottish disband"), ("excess_only", "")])
def test_7_5_voluntary_disbanding(ruling, step):
    """free: any non-noble may go, nobles not; excess_only: nobody is asked without an excess."""
    put = {"Barclay": "Fife", "French Knights": "Fife", "Bruce/S": "Annan"}
    scene = winter(put, scots_disband=ruling)
    while scene.step in ("bruce home", "comyn home"):
        scene.do(sorted(scene.legal())[0])
    if not step:
        assert scene.step == "scottish build"
        return
    assert scene.legal() == {"block Barclay", "block French Knights", "done"}
    scene.do("block French Knights")
    assert scene.at("French Knights") == "Scottish pool"


def test_7_5_nobles_are_no_excess_and_make_no_room():
    """Mar (1) with its earl and Barclay: Barclay must go. Lennox (1 and 1) holds both."""
    put = {"Mar/S": "Mar", "Barclay": "Mar", "Lennox/S": "Lennox", "Campbell": "Lennox"}
    scene = winter(put).skip_to("scottish disband")
    assert forced(scene) == {"Barclay"}


@pytest.mark.parametrize("ruling", ["free", "excess_only"])
def test_7_5_moray_as_the_only_choice_must_go(ruling):
    """Moray wintering with Mar in Mar (1) is above the limit: he has to disband."""
    scene = winter({"Moray": "Mar", "Mar/S": "Mar"}, scots_disband=ruling)
    scene.skip_to("moray home").do("area Mar")
    assert forced(scene) == {"Moray"}
    scene.do("block Moray")
    assert scene.at("Moray") == "Scottish pool"


def test_7_5_king_and_moray_are_choices_for_the_excess():
    """Above the limit the King or Moray may be the one to go."""
    put = {"King": "Lothian", "Moray": "Lothian", "Barclay": "Lothian", "Bruce/S": "Annan"}
    scene = winter(put).skip_to("scottish disband")
    assert forced(scene) == {"King", "Moray", "Barclay"}


def test_7_5_forced_disbanding_comes_before_voluntary():
    """While somebody must go nobody else may."""
    put = {"Barclay": "Garmoran", "Douglas": "Fife", "Bruce/S": "Annan"}
    scene = winter(put).skip_to("scottish disband")
    assert scene.legal() == {"block Barclay"}
    scene.do("block Barclay")
    assert scene.legal() == {"block Douglas", "done"}


def test_7_5_moray_who_stayed_in_england_must_disband():
    """In England everybody goes, Moray too."""
    scene = winter({"Moray": "England", "Bruce/S": "Annan"}).skip_to("moray home")
    scene.do("area England")
    assert forced(scene) == {"Moray"}
