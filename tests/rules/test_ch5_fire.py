"""Chapter 5: firing and hits (5.4, 5.41), schiltroms, and the noble at home (1.4)."""

from __future__ import annotations

from itertools import permutations

import pytest

from schiltrom.engine.tables import BLOCK_NAMES, ENGLAND, SCOTLAND, SCOTS
from tests.helpers.scene import Scene
from tests.rules.fight import front, go, hold_until, number, open_battle, reserves, volley, wait_for


def duel(block: str, enemy: str, field: str = "Buchan", start: str = "Angus", **kw) -> Scene:
    """Let a block attack an enemy who is alone."""
    scene = Scene({block: start, enemy: field}, **kw)
    scots = SCOTS >> BLOCK_NAMES.index(block) & 1
    moves = (f"{block} > {field}",)
    return open_battle(scene, field, () if scots else moves, moves if scots else ())


# --- 5.4 firing ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("block", "strength", "highest"),
    [
        ("Wallace", 4, 3),
        ("King", 4, 3),
        ("Norse", 3, 2),
        ("Keith", 3, 1),
        ("Etterick", 2, 2),
        ("French Knights", 4, 3),
        ("Barclay", 4, 2),
        ("Douglas", 4, 3),
        ("Edward", 4, 4),
        ("Hobelars", 3, 2),
        ("York Knights", 4, 3),
        ("Durham Knights", 3, 3),
        ("Lancaster Archers", 3, 3),
        ("York Infantry", 4, 2),
        ("Mar/E", 3, 2),
        ("Bruce/S", 4, 2),
    ],
)
def test_5_4_dice_up_to_the_combat_number_hit(block, strength, highest):
    """A block rolls as many dice as it is strong; a die up to its number is a hit."""
    enemy = "York Infantry" if SCOTS >> BLOCK_NAMES.index(block) & 1 else "Barclay"
    scene = wait_for(duel(block, enemy), block)
    scene.do(f"block {block}", "fire")
    with pytest.raises(AssertionError):
        scene.roll(*[1] * (strength - 1))
    with pytest.raises(AssertionError):
        scene.roll(*[1] * (strength + 1))
    scene.roll(*[highest] * strength)
    assert scene.pos.hits == strength
    scene = wait_for(duel(block, enemy), block)
    assert volley(scene, block, highest + 1) == 0
    assert scene.step == "combat"


def test_5_4_knights_roll_2_4_5():
    """The rulebooks' example: York Knights at strength 3 score one hit with 2, 4 and 5."""
    scene = Scene({"York Knights": ("Angus", 3), "Barclay": "Buchan"})
    open_battle(scene, "Buchan", ("York Knights > Buchan",))
    scene.fire("York Knights", 2, 4, 5)
    assert scene.pos.hits == 1
    scene.do("block Barclay")
    assert scene.strength("Barclay") == 3


def test_5_4_a_weakened_block_rolls_fewer_dice():
    """Steps lost before its turn are dice lost."""
    scene = duel("York Infantry", "Wallace")
    scene.fire("Wallace", 1, 2, 3, 4).do(*["block York Infantry"] * 3)
    assert scene.strength("York Infantry") == 1
    scene.fire("York Infantry", 1)
    assert scene.pos.hits == 1


# --- 5.41 hits -------------------------------------------------------------------------------


def struck(english: str, **scots: int) -> Scene:
    """Attack some Scots in Buchan with one English block of letter B."""
    put = {name: ("Buchan", strength) for name, strength in scots.items()}
    scene = Scene({english: "Angus", **put})
    return wait_for(open_battle(scene, "Buchan", (f"{english} > Buchan",)), english)


def test_5_41_three_hits_on_three_equals():
    """Three hits on three blocks of strength 4 leave each at 3."""
    scene = struck("York Knights", Barclay=4, Campbell=4, Graham=4)
    scene.fire("York Knights", 1, 2, 3, 4)
    assert scene.active == "Scotland"
    assert scene.blocks() == {"Barclay", "Campbell", "Graham"}
    scene.do("block Campbell")
    assert scene.blocks() == {"Barclay", "Graham"}
    scene.do("block Graham")
    assert scene.blocks() == {"Barclay"}
    scene.do("block Barclay")
    assert [scene.strength(b) for b in ("Barclay", "Campbell", "Graham")] == [3, 3, 3]
    assert scene.step == "combat"


@pytest.mark.parametrize(
    ("third", "fourth"), list(permutations(["Fraser", "Barclay", "Graham"], 2))
)
def test_5_41_four_hits_on_3_4_4(third, fourth):
    """Hits are judged one at a time: 3, 4, 4 always becomes 3, 2, 2 in some order."""
    scene = struck("York Knights", Fraser=3, Barclay=4, Graham=4)
    scene.fire("York Knights", 1, 1, 1, 1)
    assert scene.blocks() == {"Barclay", "Graham"}
    scene.do("block Graham")
    assert scene.blocks() == {"Barclay"}
    scene.do("block Barclay")
    assert scene.blocks() == {"Fraser", "Barclay", "Graham"}
    scene.do(f"block {third}")
    assert scene.blocks() == {"Fraser", "Barclay", "Graham"} - {third}
    scene.do(f"block {fourth}")
    strengths = {b: scene.strength(b) for b in ("Fraser", "Barclay", "Graham")}
    assert strengths.pop(third) == strengths.pop(fourth) == 2
    assert list(strengths.values()) == [3]


def test_5_41_three_hits_on_two_equals_leave_the_third_free():
    """4 and 4 become 3 and 3; where the third goes is the owner's choice."""
    scene = struck("York Knights", Barclay=4, Graham=4).fire("York Knights", 1, 1, 1, 6)
    scene.do("block Barclay", "block Graham")
    assert scene.blocks() == {"Barclay", "Graham"}
    scene.do("block Barclay")
    assert (scene.strength("Barclay"), scene.strength("Graham")) == (2, 3)


def test_5_41_hits_go_to_the_strongest():
    """A weaker block is no choice while a stronger one takes part."""
    scene = struck("York Knights", Barclay=2, Graham=4).fire("York Knights", 1, 1, 1, 6)
    scene.do("block Graham", "block Graham")
    assert scene.blocks() == {"Barclay", "Graham"}
    scene.do("block Barclay")
    assert (scene.strength("Barclay"), scene.strength("Graham")) == (1, 2)


def test_5_41_hits_beyond_the_last_target_are_lost():
    """Four hits on one block of strength 1: the reserve is not touched."""
    put = {"York Knights": "Angus", "Barclay": ("Buchan", 1), "Grant": "Strathspey"}
    scene = open_battle(Scene(put), "Buchan", ("York Knights > Buchan",), ("Grant > Buchan",))
    scene.fire("York Knights", 1, 1, 1, 1).do("block Barclay")
    assert scene.step == "combat"
    assert scene.pos.hits == 0
    assert scene.strength("Grant") == 3
    assert scene.pos.round == 2


def test_5_41_two_hits_kill_two_weak_blocks():
    """A kill is a hit like others; the next hit goes to who is left."""
    scene = struck("York Knights", Barclay=1, Graham=1).fire("York Knights", 1, 1, 6, 6)
    scene.do("block Barclay")
    assert scene.blocks() == {"Graham"}
    scene.do("block Graham")
    assert scene.at("Graham") == "Scottish pool"
    assert scene.step == "regroup"


def test_5_41_hits_apply_before_the_next_combat_turn():
    """A block killed before its turn does not act in this round."""
    put = {"York Knights": "Angus", "Barclay": ("Buchan", 1), "Grant": ("Buchan", 1)}
    scene = open_battle(Scene(put), "Buchan", ("York Knights > Buchan",))
    scene.fire("York Knights", 1, 6, 6, 6).do("block Barclay")
    assert scene.blocks() == {"Grant"}
    scene.hold("Grant")
    assert scene.pos.round == 2


def test_5_41_the_owner_chooses_not_the_firer():
    """Of equals the side that is hit names the victim."""
    scene = Scene({"York Infantry": "Angus", "York Knights": "Angus", "Wallace": "Buchan"})
    open_battle(scene, "Buchan", ("York Infantry > Buchan", "York Knights > Buchan"))
    scene.fire("Wallace", 1, 6, 6, 6)
    assert (scene.step, scene.active) == ("hit", "England")
    assert scene.blocks() == {"York Infantry", "York Knights"}


# --- 5.4 schiltroms --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("block", "plain"),
    [("Fraser", 3), ("Douglas", 3), ("MacDonald", 3), ("Barclay", 2), ("Grant", 2)],
)
@pytest.mark.parametrize("schiltroms", [False, True], ids=["off", "on"])
def test_5_4_schiltroms_help_scottish_infantry(block, plain, schiltroms):
    """With the option and no English archers about, Scottish infantry hits on one more."""
    highest = plain + 1 if schiltroms else plain
    scene = wait_for(duel(block, "York Infantry", schiltroms=schiltroms), block)
    assert volley(scene, block, highest) == scene.strength(block)
    scene = wait_for(duel(block, "York Infantry", schiltroms=schiltroms), block)
    assert volley(scene, block, highest + 1) == 0


@pytest.mark.parametrize("archers", ["Lancaster Archers", "Wales Archers"])
def test_5_4_schiltroms_fail_against_archers_taking_part(archers):
    """English or Welsh archers in front take the bonus away."""
    scene = duel(archers, "Fraser", schiltroms=True)
    if scene.step == "celtic roll":
        scene.roll(1)
    assert volley(wait_for(scene, "Fraser"), "Fraser", 4) == 0


@pytest.mark.parametrize("block", ["Keith", "Etterick", "Wallace", "Mar/S"])
def test_5_4_schiltroms_help_infantry_only(block):
    """Cavalry, archers, leaders and nobles get nothing."""
    with_it = wait_for(duel(block, "York Infantry", schiltroms=True), block)
    without = wait_for(duel(block, "York Infantry"), block)
    assert number(with_it, block) == number(without, block)


def test_5_4_schiltroms_do_not_help_the_english():
    """English infantry stays at its number."""
    scene = wait_for(duel("York Infantry", "Keith", schiltroms=True), "York Infantry")
    assert volley(scene, "York Infantry", 3) == 0


def test_5_4_schiltroms_mind_no_scottish_archers():
    """Etterick beside the infantry does not spoil the bonus."""
    put = {"Fraser": "Buchan", "Etterick": "Buchan", "York Infantry": "Angus"}
    scene = Scene(put, schiltroms=True)
    open_battle(scene, "Buchan", ("York Infantry > Buchan",))
    assert volley(wait_for(scene, "Fraser"), "Fraser", 4) == 3


def test_5_4_schiltroms_archers_in_reserve_do_not_count():
    """In round 1 the archers are still to come, in round 2 they are there."""
    put = {"York Infantry": "Angus", "Lancaster Archers": "Mar", "Fraser": "Buchan"}
    scene = Scene(put, england="2", schiltroms=True)
    open_battle(scene, "Buchan", ("York Infantry > Buchan", "Lancaster Archers > Buchan"))
    assert number(scene, "Fraser") == 4
    assert volley(scene, "Fraser", 4) == 3
    scene.do(*["block York Infantry"] * 3)
    wait_for(hold_until(scene, 2), "Fraser")
    assert volley(scene, "Fraser", 4) == 0


def test_5_4_schiltroms_dead_archers_do_not_count():
    """Wallace kills the archers; the infantry firing after him has the bonus."""
    put = {"York Infantry": ("Angus", 1), "Lancaster Archers": ("Angus", 2)}
    scene = Scene({**put, "Wallace": "Buchan", "Fraser": "Buchan"}, schiltroms=True)
    open_battle(scene, "Buchan", ("York Infantry > Buchan", "Lancaster Archers > Buchan"))
    scene.fire("Wallace", 1, 1, 6, 6).do("block Lancaster Archers", "block Lancaster Archers")
    assert scene.at("Lancaster Archers") == "English pool"
    assert volley(scene, "Fraser", 4) == 3


def test_5_4_schiltroms_archers_who_retreated_do_not_count():
    """Archers who left the field before the infantry fires are gone."""
    put = {"York Infantry": "Angus", "Lancaster Archers": "Angus", "Fraser": "Buchan"}
    scene = Scene(put, schiltroms=True)
    open_battle(scene, "Buchan", ("York Infantry > Buchan", "Lancaster Archers > Buchan"))
    assert number(scene, "Fraser") == 3
    go(scene, "Lancaster Archers", "Angus")
    assert volley(scene, "Fraser", 4) == 3


def test_5_4_schiltroms_archers_who_deserted_do_not_count():
    """Welsh archers gone home before the battle are not there either."""
    put = {"York Infantry": "Angus", "Wales Archers": "Angus", "Fraser": "Buchan"}
    scene = Scene(put, schiltroms=True)
    open_battle(scene, "Buchan", ("York Infantry > Buchan", "Wales Archers > Buchan")).roll(5)
    assert volley(scene, "Fraser", 4) == 3


# --- 1.4 the noble at home -------------------------------------------------------------------

HOMES = [
    ("Buchan/S", "Buchan", "Mar"),
    ("Bruce/S", "Annan", "Teviot"),
    ("Bruce/S", "Carrick", "Lanark"),
    ("Comyn/S", "Badenoch", "Mar"),
    ("Comyn/S", "Lochaber", "Argyll"),
    ("Steward/S", "Lanark", "Lothian"),
    ("Moray", "Moray", "Strathspey"),
]


@pytest.mark.parametrize(("noble", "home", "start"), HOMES)
def test_1_4_a_noble_defending_his_home_is_b3(noble, home, start):
    """At home a defending noble hits on a 3, and not on a 4; two have two homes."""
    scene = duel("York Infantry", noble, home, start)
    assert volley(scene, noble, 3) == scene.strength(noble)
    scene = duel("York Infantry", noble, home, start)
    assert volley(scene, noble, 4) == 0


@pytest.mark.parametrize(
    ("noble", "field", "start"),
    [("Buchan/S", "Mar", "Angus"), ("Bruce/S", "Lanark", "Lothian"), ("Moray", "Buchan", "Mar")],
)
def test_1_4_a_noble_defending_elsewhere_is_b2(noble, field, start):
    """Away from home he is an ordinary B2."""
    assert volley(duel("York Infantry", noble, field, start), noble, 3) == 0


@pytest.mark.parametrize(
    ("noble", "home", "start"),
    [
        ("Buchan/E", "Buchan", "Mar"),
        ("Bruce/E", "Annan", "Teviot"),
        ("Comyn/E", "Lochaber", "Argyll"),
    ],
)
def test_1_4_attacking_his_home_gives_nothing(noble, home, start):
    """He who attacks at home fights at B2."""
    scene = wait_for(duel(noble, "Barclay", home, start), noble)
    assert volley(scene, noble, 3) == 0
    scene = wait_for(duel(noble, "Barclay", home, start), noble)
    assert volley(scene, noble, 2) == scene.strength(noble)


def test_1_4_a_noble_who_came_home_this_turn_has_it():
    """Player 1 brings him home, Player 2 attacks him there."""
    scene = Scene({"Buchan/S": "Mar", "York Infantry": "Angus"}, scotland="2")
    open_battle(scene, "Buchan", ("Buchan/S > Buchan",), ("York Infantry > Buchan",))
    assert volley(scene, "Buchan/S", 3) == 3


def test_1_4_a_noble_who_comes_on_as_a_reserve_has_it():
    """Reinforcing the defence of his home he fires at B3 in round 2."""
    scene = Scene({"Buchan/S": "Mar", "Barclay": "Buchan", "York Infantry": "Angus"})
    open_battle(scene, "Buchan", ("York Infantry > Buchan",), ("Buchan/S > Buchan",))
    assert front(scene, SCOTLAND) == {"Barclay"}
    hold_until(scene, 2)
    assert volley(scene, "Buchan/S", 3) == 3


def test_1_4_a_noble_captured_by_the_defenders_of_his_home_has_it():
    """Buchan attacked his own home, changed sides in round 1 and defends it in round 2."""
    put = {"Buchan/E": ("Angus", 1), "York Infantry": ("Angus", 1), "Wallace": "Buchan"}
    scene = open_battle(Scene(put), "Buchan", ("Buchan/E > Buchan", "York Infantry > Buchan"))
    scene.fire("Wallace", 1, 6, 6, 6).do("block Buchan/E")
    assert reserves(scene) == {"Buchan/S"}
    wait_for(hold_until(scene, 2), "Buchan/S")
    assert scene.strength("Buchan/S") == 1
    assert volley(scene, "Buchan/S", 3) == 1


def test_1_4_a_noble_captured_by_the_attackers_of_his_home_has_not():
    """Buchan defended his home, changed sides and is now among the attackers: B2."""
    put = {"Buchan/E": ("Buchan", 1), "York Infantry": ("Buchan", 1), "Wallace": "Angus"}
    scene = open_battle(Scene(put, scotland="2"), "Buchan", ("Wallace > Buchan",))
    scene.fire("Wallace", 1, 6, 6, 6).do("block Buchan/E")
    wait_for(hold_until(scene, 2), "Buchan/S")
    assert volley(scene, "Buchan/S", 3) == 0


def test_1_4_after_a_change_of_control_the_former_attacker_has_it():
    """Having won control of his home, he defends it in round 2."""
    put = {"Buchan/E": "Angus", "Barclay": ("Buchan", 1), "Grant": "Strathspey"}
    scene = open_battle(Scene(put), "Buchan", ("Buchan/E > Buchan",), ("Grant > Buchan",))
    assert number(scene, "Buchan/E") == 2
    scene.fire("Buchan/E", 2, 6, 6).do("block Barclay")
    assert (scene.pos.round, scene.pos.attacker) == (2, SCOTLAND)
    assert volley(scene, "Buchan/E", 3) == 3


def test_1_4_after_a_change_of_control_the_former_defender_has_it_no_more():
    """Reinforcing his home he comes too late: as the new attacker he is B2."""
    put = {"York Knights": "Angus", "Barclay": ("Buchan", 1), "Buchan/S": "Strathspey"}
    scene = open_battle(Scene(put), "Buchan", ("York Knights > Buchan",), ("Buchan/S > Buchan",))
    scene.fire("York Knights", 1, 6, 6, 6).do("block Barclay")
    assert scene.pos.attacker == SCOTLAND
    wait_for(scene, "Buchan/S")
    assert volley(scene, "Buchan/S", 3) == 0


def test_1_4_without_a_change_of_control_the_reserve_defends_home():
    """The first defender retreated, so by all_eliminated the reserve still defends: B3."""
    put = {"York Knights": "Angus", "Barclay": "Buchan", "Keith": "Buchan", "Buchan/S": "Mar"}
    for change, hits in (("all_eliminated", 3), ("attacker_wins", 0)):
        scene = Scene(put, control_change=change)
        open_battle(scene, "Buchan", ("York Knights > Buchan",), ("Buchan/S > Buchan",))
        go(scene, "Keith", "Badenoch")
        go(wait_for(scene, "Barclay"), "Barclay", "Badenoch")
        assert scene.pos.round == 2
        wait_for(scene, "Buchan/S")
        assert volley(scene, "Buchan/S", 3) == hits


def test_1_4_a_noble_won_by_a_herald_attacks_his_home():
    """Mar turns against Barclay in Mar: he attacks, at B2."""
    scene = Scene({"Mar/S": "Mar", "Barclay": "Mar", "Ross/S": "Fife"}, england="Herald")
    scene.do("block Mar/S").roll(4)
    assert scene.pos.attacker == ENGLAND
    assert volley(wait_for(scene, "Mar/E"), "Mar/E", 3) == 0
