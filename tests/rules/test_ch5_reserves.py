"""Chapter 5: main attack, reserves, reinforcements and control of the field (5.32, 5.33)."""

from __future__ import annotations

import pytest

from schiltrom.engine.tables import ENGLAND, SCOTLAND
from tests.helpers.scene import Place, Scene
from tests.rules.fight import (
    front,
    go,
    hold_out,
    hold_until,
    number,
    open_battle,
    reserves,
    wait_for,
)

PRESETS: list[int | str] = [2, 3, 4, "de", "hu", "fr", "it", "ja", "reference"]
ANGUS = ["Angus/E", "York Infantry", "Lancaster Infantry", "Durham Infantry"]
MAR = ["Mar/E", "Westmor Infantry"]


def to(field: str, *blocks: str) -> tuple[str, ...]:
    """Write one-step moves of some blocks into an area."""
    return tuple(f"{block} > {field}" for block in blocks)


# --- 5.32 main attack and reserve ------------------------------------------------------------


@pytest.mark.parametrize(("main", "others"), [(ANGUS, MAR), (MAR, ANGUS)])
def test_5_32_the_first_group_to_enter_is_the_main_attack(main, others):
    """Four from Angus and two from Mar: those who entered first fight, the others wait."""
    put = {**dict.fromkeys(ANGUS, "Angus"), **dict.fromkeys(MAR, "Mar")}
    scene = Scene({**put, "Buchan/S": "Buchan", "Barclay": "Buchan"}, england="2")
    open_battle(scene, "Buchan", to("Buchan", *main, *others))
    assert front(scene, ENGLAND) == set(main)
    assert reserves(scene) == set(others)
    hold_until(scene, 2)
    assert front(scene, ENGLAND) == set(main + others)
    assert reserves(scene) == set()


def test_5_32_interleaved_entries_still_follow_the_first_block():
    """What counts is the way of the first block; one from Mar in between changes nothing."""
    put = {**dict.fromkeys(ANGUS, "Angus"), **dict.fromkeys(MAR, "Mar"), "Barclay": "Buchan"}
    scene = Scene(put, england="2")
    order = ["York Infantry", "Mar/E", "Angus/E", "Westmor Infantry", "Durham Infantry"]
    open_battle(scene, "Buchan", to("Buchan", *order))
    assert front(scene, ENGLAND) == {"York Infantry", "Angus/E", "Durham Infantry"}
    assert reserves(scene) == {"Mar/E", "Westmor Infantry"}


def test_5_32_one_start_but_two_last_borders():
    """From Strathspey straight and by way of Moray: the second border makes a reserve."""
    scene = Scene(
        {"Grant": "Strathspey", "Barclay": "Strathspey", "Comyn/E": "Badenoch"}, scotland="2"
    )
    moves = ("Grant > Badenoch", "Barclay > Moray > Badenoch")
    open_battle(scene, "Badenoch", moves)
    assert front(scene, SCOTLAND) == {"Grant"}
    assert reserves(scene) == {"Barclay"}


def test_5_32_two_starts_but_one_last_border():
    """From Fife through Angus beside those of Angus: the other start makes a reserve."""
    scene = Scene({"Grant": "Angus", "Barclay": "Fife", "Buchan/E": "Buchan"}, scotland="2")
    moves = ("Grant > Buchan", "Barclay > Angus > Buchan")
    open_battle(scene, "Buchan", moves)
    assert front(scene, SCOTLAND) == {"Grant"}
    assert reserves(scene) == {"Barclay"}


def test_5_32_one_start_and_one_last_border_by_two_paths():
    """Those who parted on the way and came in over the same border are one main attack."""
    scene = Scene({"Wallace": "Mentieth", "Grant": "Mentieth", "York Infantry": "Selkirk"})
    moves = ("Grant > Lanark > Selkirk", "Wallace > Lothian > Lanark > Selkirk")
    open_battle(scene, "Selkirk", (), moves)
    assert front(scene, SCOTLAND) == {"Wallace", "Grant"}


@pytest.mark.parametrize(
    ("edition", "waiting"), [(2, set()), ("it", {"Keith"}), (3, {"Keith"}), (4, {"Keith"})]
)
def test_5_32_raiders_from_two_areas(edition, waiting):
    """Two from Annan and one from Carrick attack England: one group only in edition 2."""
    put = {"Douglas": "Annan", "Barclay": "Annan", "Keith": "Carrick", "York Infantry": "England"}
    scene = Scene(put, scotland="3", edition=edition)
    moves = ("Douglas > England", "Barclay > England", "Keith > Annan > England")
    open_battle(scene, "England", moves)
    assert reserves(scene) == waiting
    assert front(scene, SCOTLAND) == {"Douglas", "Barclay", "Keith"} - waiting


@pytest.mark.parametrize(
    ("crossers", "waiting"), [("one_group", set()), ("by_route", {"Durham Knights"})]
)
def test_5_32_levies_by_two_ways_out_of_england(crossers, waiting):
    """By Dunbar and by Annan to Selkirk: together only if border crossers are one group."""
    put = {"York Knights": "England", "Durham Knights": "England", "Wallace": "Selkirk"}
    scene = Scene(put, england="2", border_crossers=crossers)
    moves = ("York Knights > Dunbar > Selkirk", "Durham Knights > Annan > Selkirk")
    open_battle(scene, "Selkirk", moves)
    assert reserves(scene) == waiting


NORSE_FIRST = ("Norse > Fife", "Barclay > Fife", "Grant > Fife")
NORSE_LAST = ("Barclay > Fife", "Grant > Fife", "Norse > Fife")


@pytest.mark.parametrize(
    ("role", "moves", "waiting"),
    [
        ("separate", NORSE_FIRST, {"Barclay", "Grant"}),
        ("separate", NORSE_LAST, {"Norse"}),
        ("with_main", NORSE_FIRST, set()),
        ("with_main", NORSE_LAST, set()),
    ],
)
def test_5_32_the_norse_in_an_attack(role, moves, waiting):
    """First they are the main attack alone, later a reserve; with_main always beside it."""
    put = {"Norse": "Moray", "Barclay": "Angus", "Grant": "Angus", "York Infantry": "Fife"}
    scene = Scene(put, scotland="2", norse_role=role)
    open_battle(scene, "Fife", moves)
    assert reserves(scene) == waiting
    assert front(scene, SCOTLAND) == {"Norse", "Barclay", "Grant"} - waiting


def test_5_32_norse_with_main_do_not_bring_a_second_group_along():
    """With with_main the Norse came first, then one land group sets the way, the next waits."""
    put = {"Norse": "Moray", "Barclay": "Angus", "Grant": "Atholl", "York Infantry": "Fife"}
    scene = Scene(put, scotland="3", norse_role="with_main")
    open_battle(scene, "Fife", NORSE_FIRST)
    assert front(scene, SCOTLAND) == {"Norse", "Barclay"}
    assert reserves(scene) == {"Grant"}


@pytest.mark.parametrize("role", ["separate", "with_main"])
def test_5_33_the_norse_reinforcing_a_defence_are_in_reserve(role):
    """Player 2's Norse joining a battle of Player 1 wait for round 2 like everybody."""
    put = {"Norse": "Moray", "Barclay": "Fife", "York Infantry": "Angus"}
    scene = Scene(put, norse_role=role)
    open_battle(scene, "Fife", to("Fife", "York Infantry"), ("Norse > Fife",))
    assert front(scene, SCOTLAND) == {"Barclay"}
    assert reserves(scene) == {"Norse"}


def with_both_reserves(**switches) -> Scene:
    """Stage York against Barclay in Buchan, each with somebody stronger in reserve."""
    put = {
        "York Infantry": ("Angus", 2),
        "York Knights": "Mar",
        "Barclay": ("Buchan", 2),
        "Wallace": "Strathspey",
    }
    scene = Scene(put, england="2", **switches)
    return open_battle(
        scene, "Buchan", to("Buchan", "York Infantry", "York Knights"), to("Buchan", "Wallace")
    )


def test_5_32_reserves_do_nothing_in_round_1():
    """Though of better letters, reserves have no combat turn in round 1."""
    scene = with_both_reserves()
    assert scene.blocks() == {"Barclay"}
    scene.hold("Barclay")
    assert scene.blocks() == {"York Infantry"}
    scene.hold("York Infantry")
    assert (scene.pos.round, scene.blocks()) == (2, {"Wallace"})
    scene.hold("Wallace")
    assert scene.blocks() == {"York Knights"}


def test_5_32_reserves_take_no_hits_in_round_1():
    """The strongest block is in reserve, so the hits go to those in front."""
    scene = with_both_reserves().fire("Barclay", 1, 1)
    assert scene.blocks() == {"York Infantry"}
    scene.do("block York Infantry", "block York Infantry")
    assert scene.at("York Infantry") == "English pool"
    assert scene.strength("York Knights") == 4


def test_5_32_reserves_take_hits_from_round_2():
    """Once they are on, the strongest of all is hit."""
    scene = wait_for(hold_until(with_both_reserves(), 2), "Barclay")
    scene.fire("Barclay", 1, 6)
    assert scene.blocks() == {"York Knights"}


@pytest.mark.parametrize("leave", ["killed", "retreated"])
def test_5_32_attacking_reserves_come_on_though_their_front_is_gone(leave):
    """The main attack killed or gone, its reserve still comes on, and still attacks."""
    scene = with_both_reserves()
    if leave == "killed":
        scene.fire("Barclay", 1, 1).do("block York Infantry", "block York Infantry")
    else:
        go(scene.hold("Barclay"), "York Infantry", "Angus")
    hold_until(scene, 2)
    assert scene.pos.round == 2
    assert scene.pos.attacker == ENGLAND
    assert front(scene, ENGLAND) == {"York Knights"}
    hold_out(scene)
    assert (scene.step, scene.active) == ("retreat", "England")


@pytest.mark.parametrize("leave", ["killed", "retreated"])
def test_5_33_defending_reserves_come_on_though_their_front_is_gone(leave):
    """The first defenders killed or gone, the reinforcements still fight in round 2."""
    scene = with_both_reserves()
    if leave == "killed":
        scene.hold("Barclay").fire("York Infantry", 1, 1).do("block Barclay", "block Barclay")
    else:
        go(scene, "Barclay", "Badenoch")
    hold_until(scene, 2)
    assert front(scene, SCOTLAND) == {"Wallace"}


def test_5_32_nobody_is_in_reserve_after_the_battle():
    """Reserves that never came on are no reserves once the battle is over."""
    scene = with_both_reserves()
    assert reserves(scene) == {"York Knights", "Wallace"}
    go(hold_out(scene), "York Knights", "Mar")
    go(scene, "York Infantry", "Angus").do("done", "done")
    assert reserves(scene) == set()
    scene = Scene({"York Infantry": "Angus", "York Knights": "Mar", "Grant": "Buchan"}, england="2")
    open_battle(scene, "Buchan", to("Buchan", "York Infantry", "York Knights"))
    go(scene, "Grant", "Badenoch")
    assert scene.step == "regroup"
    assert reserves(scene) == set()


# --- 5.33 reinforcements ---------------------------------------------------------------------


def reinforced(edition: int | str = 4, **switches) -> Scene:
    """Stage four English from Angus against Keith and Barclay, three Scots coming from Moray."""
    english: dict[str, Place] = dict.fromkeys(ANGUS, "Angus")
    scots: dict[str, Place] = {"Keith": ("Buchan", 1), "Barclay": ("Buchan", 1)}
    scots |= dict.fromkeys(["Moray", "Fraser", "Graham"], "Moray")
    scene = Scene({**english, **scots}, edition=edition, **switches)
    return open_battle(
        scene,
        "Buchan",
        to("Buchan", *ANGUS),
        tuple(f"{block} > Strathspey > Buchan" for block in ["Moray", "Fraser", "Graham"]),
    )


@pytest.mark.parametrize("edition", PRESETS)
def test_5_33_example_of_the_rulebooks(edition):
    """Round 1 is four against two; the three from Moray come on in round 2."""
    scene = reinforced(edition)
    assert front(scene, ENGLAND) == set(ANGUS)
    assert front(scene, SCOTLAND) == {"Keith", "Barclay"}
    hold_until(scene, 2)
    assert front(scene, SCOTLAND) == {"Keith", "Barclay", "Moray", "Fraser", "Graham"}
    assert scene.pos.attacker == ENGLAND


def test_5_33_player_2s_own_attack_has_a_main_attack_and_reserves():
    """Where Player 2 begins the battle, his first group fights in round 1."""
    put = {"Barclay": "Angus", "Grant": "Mentieth", "York Infantry": "Fife"}
    scene = Scene(put, england="3", scotland="2")
    open_battle(scene, "Fife", (), to("Fife", "Barclay", "Grant"))
    assert scene.pos.p1 == ENGLAND
    assert scene.pos.attacker == SCOTLAND
    assert front(scene, SCOTLAND) == {"Barclay"}
    assert reserves(scene) == {"Grant"}


# --- 5.33 control of the battlefield ---------------------------------------------------------


@pytest.mark.parametrize("edition", PRESETS)
def test_5_33_control_passes_when_all_first_defenders_die(edition):
    """Both defenders killed in round 1: the attacker defends for the rest of the battle."""
    scene = reinforced(edition).hold("Keith")
    scene.fire("Angus/E", 1, 1, 6).do("block Keith", "block Barclay")
    hold_until(scene, 2)
    assert scene.pos.round == 2
    assert scene.pos.attacker == SCOTLAND
    assert (scene.active, scene.blocks()) == ("England", {"Angus/E"})
    scene.hold("Angus/E")
    assert (scene.active, scene.blocks()) == ("Scotland", {"Moray"})
    hold_out(scene)
    assert (scene.step, scene.active) == ("retreat", "Scotland")


@pytest.mark.parametrize(
    ("edition", "new_attacker"),
    [(e, SCOTLAND) for e in (2, "hu", "fr", "reference")]
    + [(e, ENGLAND) for e in (3, 4, "de", "it", "ja")],
)
def test_5_33_control_when_a_first_defender_retreated(edition, new_attacker):
    """One killed, one gone by retreat: roles change unless all must be eliminated."""
    scene = go(reinforced(edition), "Keith", "Mar")
    scene.fire("Angus/E", 1, 6, 6).do("block Barclay")
    hold_until(scene, 2)
    assert scene.pos.round == 2
    assert scene.pos.attacker == new_attacker
    hold_out(scene)
    assert (scene.step, scene.pos.active) == ("retreat", new_attacker)


@pytest.mark.parametrize(
    ("change", "new_attacker"), [("attacker_wins", SCOTLAND), ("all_eliminated", ENGLAND)]
)
def test_5_33_control_when_all_first_defenders_retreated(change, new_attacker):
    """With all_eliminated a defender who withdrew in good order keeps the field."""
    scene = go(reinforced(control_change=change), "Keith", "Mar")
    go(wait_for(scene, "Barclay"), "Barclay", "Mar")
    hold_until(scene, 2)
    assert scene.pos.attacker == new_attacker


def test_5_33_control_stays_while_one_first_defender_is_left():
    """One of two killed is not enough in any edition."""
    for edition in PRESETS:
        scene = reinforced(edition).hold("Keith")
        scene.fire("Angus/E", 1, 6, 6).do("block Keith")
        hold_until(scene, 2)
        assert scene.pos.attacker == ENGLAND, edition


def celt_and_reserve(edition: int | str, *defenders: str) -> Scene:
    """Let Barclay attack Ulster (and others) in Angus, York coming to help from Buchan."""
    put = {"Ulster Infantry": "Angus", "York Infantry": "Buchan", "Barclay": "Fife"}
    put |= dict.fromkeys(defenders, "Angus")
    scene = Scene({**put}, scotland="2", edition=edition)
    return open_battle(scene, "Angus", to("Angus", "Barclay"), to("Angus", "York Infantry"))


@pytest.mark.parametrize("edition", PRESETS)
def test_5_33_control_desertion_counts_as_elimination(edition):
    """The only defender deserted before round 1: the field is the attacker's in all editions."""
    scene = celt_and_reserve(edition).roll(6)
    hold_until(scene, 2)
    assert scene.pos.attacker == ENGLAND
    assert front(scene, ENGLAND) == {"York Infantry"}
    assert (scene.active, scene.blocks()) == ("Scotland", {"Barclay"})


@pytest.mark.parametrize(
    ("edition", "new_attacker"), [(2, ENGLAND), (3, SCOTLAND), (4, SCOTLAND), ("de", SCOTLAND)]
)
def test_5_33_control_one_deserted_and_one_retreated(edition, new_attacker):
    """A deserter beside a block that retreated: not all were eliminated."""
    scene = celt_and_reserve(edition, "Durham Infantry").roll(5)
    go(scene, "Durham Infantry", "Mar")
    hold_until(scene, 2)
    assert scene.pos.attacker == new_attacker


@pytest.mark.parametrize("change", ["attacker_wins", "all_eliminated"])
def test_5_33_control_passes_when_the_only_reserve_is_a_captive(change):
    """Wallace took a noble and fell: that noble alone comes on, as the new attacker."""
    put = {"Wallace": ("Buchan", 1), "Buchan/E": ("Angus", 1), "York Infantry": ("Angus", 1)}
    scene = Scene({**put, "Moray": "Fife"}, control_change=change)
    open_battle(scene, "Buchan", to("Buchan", "Buchan/E", "York Infantry"))
    scene.fire("Wallace", 1).do("block Buchan/E")
    assert scene.at("Buchan/S") == "Buchan"
    scene.fire("York Infantry", 1).do("block Wallace")
    assert scene.pos.round == 2
    assert scene.pos.attacker == SCOTLAND
    assert front(scene, SCOTLAND) == {"Buchan/S"}
    assert (scene.active, scene.blocks()) == ("Scotland", {"Buchan/S"})
    assert number(scene, "Buchan/S") == 2
    hold_out(scene)
    assert (scene.step, scene.active) == ("retreat", "Scotland")


@pytest.mark.parametrize("change", ["attacker_wins", "all_eliminated"])
def test_5_33_control_does_not_change_at_the_start_of_round_3(change):
    """The same in round 2: the captive comes on in round 3 and still defends, at home."""
    put = {"Wallace": ("Buchan", 1), "Buchan/E": ("Angus", 1), "York Infantry": ("Angus", 1)}
    scene = Scene({**put, "Moray": "Fife"}, control_change=change)
    open_battle(scene, "Buchan", to("Buchan", "Buchan/E", "York Infantry"))
    hold_until(scene, 2)
    scene.fire("Wallace", 1).do("block Buchan/E")
    scene.fire("York Infantry", 1).do("block Wallace")
    assert scene.pos.round == 3
    assert scene.pos.attacker == ENGLAND
    assert (scene.active, scene.blocks()) == ("Scotland", {"Buchan/S"})
    assert number(scene, "Buchan/S") == 3
    hold_out(scene)
    assert (scene.step, scene.active) == ("retreat", "England")


def test_5_33_control_stays_when_only_the_attacking_front_is_killed():
    """The attacker loses his whole front and a defender falls too: nothing changes hands."""
    put = {
        "Hobelars": ("Angus", 1),
        "York Infantry": "Mar",
        "Norse": ("Buchan", 1),
        "Barclay": ("Buchan", 1),
        "Grant": "Strathspey",
    }
    scene = Scene(put, england="2")
    moves = to("Buchan", "Hobelars", "York Infantry")
    open_battle(scene, "Buchan", moves, to("Buchan", "Grant"))
    scene.hold("Norse").fire("Hobelars", 1).do("block Norse")
    scene.fire("Barclay", 1).do("block Hobelars")
    assert scene.pos.round == 2
    assert scene.pos.attacker == ENGLAND
    assert front(scene, ENGLAND) == {"York Infantry"}
    assert front(scene, SCOTLAND) == {"Barclay", "Grant"}
