"""Chapter 5: the frame of a battle, Celtic unity, rounds and combat turns (5.1 to 5.31)."""

from __future__ import annotations

import pytest

from schiltrom.engine.tables import ENGLAND, SCOTLAND
from schiltrom.engine.view import view
from tests.helpers.scene import Scene
from tests.rules.fight import (
    front,
    go,
    hold_out,
    hold_until,
    next_turn,
    open_battle,
    reserves,
    seen,
    trapped,
    wait_for,
)


def order_of_round(scene: Scene) -> list[tuple[str, set[str]]]:
    """Hold through the round under way; return whose turn it was, with whom."""
    order = []
    now = scene.pos.round
    while scene.step == "combat" and scene.pos.round == now:
        order.append((scene.active, scene.blocks()))
        scene.hold(min(scene.blocks()))
    return order


# --- 5.1 battles -----------------------------------------------------------------------------


@pytest.mark.parametrize(("scotland", "picker"), [("1", "England"), ("2", "Scotland")])
def test_5_1_player_1_picks_the_next_battle_each_time(scotland, picker):
    """Player 1 names a battle, sees it through, and names the next, whoever attacks."""
    put = {
        "York Infantry": "Mar",
        "Durham Infantry": "Mar",
        "Barclay": "Buchan",
        "Grant": "Atholl",
    }
    scene = Scene(put, scotland=scotland)
    if picker == "Scotland":
        scene.do("done")
    scene.move("York Infantry", "Buchan").move("Durham Infantry", "Atholl").do("done")
    if picker == "England":
        scene.do("done")
    assert (scene.step, scene.active) == ("choose battle", picker)
    assert scene.legal() == {"area Buchan", "area Atholl"}
    scene.do("area Atholl")
    assert front(scene, ENGLAND) == {"Durham Infantry"}
    go(hold_out(scene), "Durham Infantry", "Mar").do("done", "done")
    assert (scene.step, scene.active) == ("choose battle", picker)
    assert scene.legal() == {"area Buchan"}
    scene.do("area Buchan")
    assert front(scene, ENGLAND) == {"York Infantry"}
    go(hold_out(scene), "York Infantry", "Mar").do("done", "done")
    assert scene.step == "card"


def test_5_1_one_side_can_attack_here_and_defend_there():
    """Who entered the other's area attacks, in each battle for itself."""
    put = {
        "York Infantry": "Mar",
        "Durham Infantry": "Mar",
        "Barclay": "Buchan",
        "Grant": "Atholl",
    }
    scene = Scene(put)
    open_battle(scene, "Buchan", ("York Infantry > Buchan",), ("Grant > Mar",))
    assert scene.pos.attacker == ENGLAND
    assert order_of_round(scene) == [("Scotland", {"Barclay"}), ("England", {"York Infantry"})]
    go(hold_out(scene), "York Infantry", "Angus").do("done", "done", "area Mar")
    assert scene.pos.attacker == SCOTLAND
    assert order_of_round(scene) == [("England", {"Durham Infantry"}), ("Scotland", {"Grant"})]


def test_5_1_player_2_joining_a_battle_reinforces_the_defence():
    """Player 2's blocks in a battle Player 1 began do not become attackers."""
    put = {"York Infantry": "Angus", "Barclay": "Buchan", "Grant": "Strathspey"}
    scene = Scene(put)
    open_battle(scene, "Buchan", ("York Infantry > Buchan",), ("Grant > Buchan",))
    assert scene.pos.attacker == ENGLAND
    hold_out(scene)
    assert (scene.step, scene.active) == ("retreat", "England")
    assert scene.blocks() == {"York Infantry"}


def test_5_1_blocks_taking_part_are_shown_and_hidden_again():
    """The enemy can name those taking part in this round, before and afterwards nobody."""
    put = {
        "York Infantry": "Angus",
        "Durham Infantry": "Mar",
        "Barclay": "Buchan",
        "Grant": "Strathspey",
    }
    scene = Scene(put, england="2")
    scene.move("York Infantry", "Buchan").move("Durham Infantry", "Buchan").do("done")
    scene.move("Grant", "Buchan").do("done")
    assert (seen(scene, ENGLAND), seen(scene, SCOTLAND)) == (set(), set())
    scene.do("area Buchan")
    assert (seen(scene, ENGLAND), seen(scene, SCOTLAND)) == ({"York Infantry"}, {"Barclay"})
    hold_until(scene, 2)
    assert seen(scene, ENGLAND) == {"York Infantry", "Durham Infantry"}
    assert seen(scene, SCOTLAND) == {"Barclay", "Grant"}
    hold_out(scene)
    assert (seen(scene, ENGLAND), seen(scene, SCOTLAND)) == (set(), set())


def shown_after_moving(mover: str, other: str) -> object:
    """Bring one Scot to another in Buchan, attack both; return what England sees in battle."""
    scene = Scene({mover: "Mar", other: "Buchan", "York Infantry": "Angus"}, scotland="2")
    open_battle(scene, "Buchan", (f"{mover} > Buchan",), ("York Infantry > Buchan",))
    assert seen(scene, SCOTLAND) == {mover, other}
    return view(scene.pos, ENGLAND)


def test_5_1_showing_blocks_does_not_tell_which_of_them_moved():
    """That Barclay, not Grant, came from Mar stays hidden when both are shown."""
    assert shown_after_moving("Barclay", "Grant") == shown_after_moving("Grant", "Barclay")


# --- 5.2 Celtic unity ------------------------------------------------------------------------

CELTS = ["Wales Archers", "Wales Infantry", "Ulster Infantry"]


@pytest.mark.parametrize("block", CELTS)
@pytest.mark.parametrize(
    ("die", "place"), [(1, "Buchan"), (4, "Buchan"), (5, "English pool"), (6, "English pool")]
)
def test_5_2_celts_go_home_on_5_and_6(block, die, place):
    """Each Welsh or Ulster block about to fight rolls a die and leaves on a 5 or 6."""
    scene = Scene({block: ("Angus", 2), "York Infantry": "Angus", "Barclay": "Buchan"})
    open_battle(scene, "Buchan", ("York Infantry > Buchan", f"{block} > Buchan"))
    assert scene.step == "celtic roll"
    scene.roll(die)
    assert scene.at(block) == place
    assert scene.strength(block) == (2 if place == "Buchan" else 3)
    assert scene.step == "combat"


def test_5_2_every_celt_rolls_for_himself():
    """Three Celts roll three dice, one each in the order of the block list."""
    put = dict.fromkeys(CELTS, "Angus")
    scene = open_battle(
        Scene({**put, "Barclay": "Buchan"}), "Buchan", tuple(f"{b} > Buchan" for b in CELTS)
    )
    scene.roll(5, 4, 6)
    assert [scene.at(b) for b in CELTS] == ["English pool", "Buchan", "English pool"]


def test_5_2_defending_celts_roll_too_and_the_battle_may_be_over():
    """A lone Celt who deserts leaves the field to the enemy, who regroups at once."""
    scene = Scene({"Ulster Infantry": "Angus", "Barclay": "Fife"})
    open_battle(scene, "Angus", (), ("Barclay > Angus",))
    scene.roll(6)
    assert (scene.step, scene.active) == ("regroup", "Scotland")
    assert scene.at("Ulster Infantry") == "English pool"


@pytest.mark.parametrize("block", ["Lancaster Archers", "York Infantry", "Hobelars"])
def test_5_2_other_english_blocks_do_not_roll(block):
    """Only the three Celtic blocks have their loyalty tested."""
    scene = Scene({block: "Angus", "Barclay": "Buchan"})
    open_battle(scene, "Buchan", (f"{block} > Buchan",))
    assert scene.step == "combat"


def celt_in_reserve(**switches) -> Scene:
    """Let York attack Buchan from Angus, with Wales in reserve from Mar."""
    put = {"York Infantry": "Angus", "Wales Infantry": "Mar", "Barclay": "Buchan"}
    scene = Scene(put, england="2", **switches)
    return open_battle(scene, "Buchan", ("York Infantry > Buchan", "Wales Infantry > Buchan"))


def test_5_2_on_reveal_reserves_roll_at_the_start_of_round_2():
    """With on_reveal a Celt in reserve rolls when he comes on, not before."""
    scene = celt_in_reserve(celtic_test="on_reveal")
    assert scene.step == "combat"
    hold_until(scene, 2)
    assert (scene.step, scene.pos.round) == ("celtic roll", 2)
    scene.roll(5)
    assert scene.at("Wales Infantry") == "English pool"
    assert front(scene, ENGLAND) == {"York Infantry"}
    assert reserves(scene) == set()
    hold_out(scene)
    assert scene.step == "retreat"


def test_5_2_on_reveal_a_loyal_reserve_rolls_only_once():
    """Having stayed in round 2, he fights in rounds 2 and 3 without another die."""
    scene = hold_until(celt_in_reserve(celtic_test="on_reveal"), 2).roll(4)
    assert front(scene, ENGLAND) == {"York Infantry", "Wales Infantry"}
    hold_until(scene, 3)
    assert (scene.step, scene.pos.round) == ("combat", 3)


def test_5_2_on_reveal_no_roll_when_the_battle_is_over_before():
    """A reserve that never comes on never rolls."""
    scene = go(celt_in_reserve(celtic_test="on_reveal"), "Barclay", "Strathspey")
    assert scene.step == "regroup"
    assert scene.at("Wales Infantry") == "Buchan"


def test_5_2_before_battle_reserves_roll_before_round_1():
    """With before_battle all Celts roll first, reserves too, and never again."""
    scene = celt_in_reserve(celtic_test="before_battle")
    assert scene.step == "celtic roll"
    scene.roll(4)
    assert front(scene, ENGLAND) == {"York Infantry"}
    hold_until(scene, 2)
    assert (scene.step, scene.pos.round) == ("combat", 2)
    assert front(scene, ENGLAND) == {"York Infantry", "Wales Infantry"}


def test_5_2_before_battle_a_reserve_can_desert_before_he_is_seen_fighting():
    """With before_battle the reserve that rolled a 5 is gone in round 1 already."""
    scene = celt_in_reserve(celtic_test="before_battle").roll(5)
    assert scene.at("Wales Infantry") == "English pool"
    assert reserves(scene) == set()
    hold_until(scene, 2)
    assert front(scene, ENGLAND) == {"York Infantry"}


def test_5_2_attack_ends_when_the_last_reserve_deserts_in_round_2():
    """The front gone and the Celt in reserve deserting, the defender has won."""
    scene = celt_in_reserve(celtic_test="on_reveal").hold("Barclay")
    go(scene, "York Infantry", "Angus").roll(6)
    assert (scene.step, scene.active) == ("regroup", "Scotland")


def test_5_2_celts_roll_again_in_the_next_battle():
    """A Celt who stayed once rolls anew in every battle he takes part in."""
    scene = Scene({"Wales Infantry": "Angus", "Barclay": "Buchan"})
    open_battle(scene, "Buchan", ("Wales Infantry > Buchan",)).roll(1)
    go(hold_out(scene), "Wales Infantry", "Angus").do("done", "done")
    open_battle(next_turn(scene), "Buchan", ("Wales Infantry > Buchan",))
    assert scene.step == "celtic roll"


def test_5_2_applies_in_a_defection_battle():
    """Celts standing with a noble won by a herald roll before that battle too."""
    scene = Scene({"Mar/E": "Mar", "Wales Infantry": "Mar", "Ross/S": "Fife"}, scotland="Herald")
    scene.do("block Mar/E").roll(4)
    assert scene.step == "celtic roll"


@pytest.mark.parametrize(
    ("permanent", "place"), [(False, "English pool"), (True, "out of play")], ids=["off", "on"]
)
@pytest.mark.parametrize("block", CELTS)
def test_5_2_celtic_permanent_a_celt_killed_in_battle(block, permanent, place):
    """With the option a Celt killed in battle is gone for good, else he is in the pool."""
    scene = Scene(
        {block: ("Angus", 1), "York Infantry": ("Angus", 1), "Wallace": "Fife"},
        celtic_permanent=permanent,
    )
    open_battle(scene, "Angus", (), ("Wallace > Angus",)).roll(1)
    scene.fire("Wallace", 1, 6, 6, 6).do(f"block {block}")
    assert scene.at(block) == place


def test_5_2_celtic_permanent_a_deserter_goes_to_the_pool():
    """Deserting is not being killed: even with the option he is in the pool."""
    scene = Scene({"Ulster Infantry": "Angus", "Barclay": "Fife"}, celtic_permanent=True)
    open_battle(scene, "Angus", (), ("Barclay > Angus",)).roll(5)
    assert scene.at("Ulster Infantry") == "English pool"


@pytest.mark.parametrize(
    ("permanent", "place"), [(False, "English pool"), (True, "out of play")], ids=["off", "on"]
)
def test_5_2_celtic_permanent_a_celt_unable_to_retreat(permanent, place):
    """A Celt who must retreat and cannot counts as killed in battle."""
    scene = trapped("Wales Infantry", celtic_permanent=permanent).do("done")
    assert scene.at("Wales Infantry") == place


# --- 5.3 rounds ------------------------------------------------------------------------------


def test_5_3_three_rounds_then_the_attacker_must_retreat():
    """Nobody having left, the attacker has to go after the third round."""
    scene = Scene({"York Infantry": "Angus", "Barclay": "Buchan"})
    open_battle(scene, "Buchan", ("York Infantry > Buchan",))
    for rounds in (1, 2, 3):
        assert (scene.step, scene.pos.round) == ("combat", rounds)
        assert len(order_of_round(scene)) == 2
    assert (scene.step, scene.active) == ("retreat", "England")
    assert scene.legal() == {"block York Infantry"}


def test_5_3_the_battle_ends_at_once_with_the_last_enemy():
    """The last defender killed, the blocks still to act do not act; the winner regroups."""
    put = {"York Knights": "Angus", "York Infantry": "Angus", "Barclay": ("Buchan", 1)}
    scene = Scene(put)
    open_battle(scene, "Buchan", ("York Knights > Buchan", "York Infantry > Buchan"))
    scene.fire("York Knights", 1, 6, 6, 6).do("block Barclay")
    assert (scene.step, scene.active) == ("regroup", "England")
    assert scene.blocks() == {"York Knights", "York Infantry"}
    assert scene.pos.round == 0


def test_5_3_the_battle_ends_when_the_last_attacker_is_killed():
    """The attackers gone in round 1, the defender regroups though he has blocks to act."""
    scene = Scene({"York Infantry": ("Angus", 1), "Wallace": "Buchan", "Barclay": "Buchan"})
    open_battle(scene, "Buchan", ("York Infantry > Buchan",))
    scene.fire("Wallace", 1, 6, 6, 6).do("block York Infantry")
    assert (scene.step, scene.active) == ("regroup", "Scotland")


def test_5_3_the_battle_ends_when_all_defenders_retreated():
    """No defender and no reserve left: the attacker keeps the field."""
    scene = Scene({"York Infantry": "Angus", "Barclay": "Buchan"})
    open_battle(scene, "Buchan", ("York Infantry > Buchan",))
    go(scene, "Barclay", "Mar")
    assert (scene.step, scene.active) == ("regroup", "England")
    scene.do("done")
    assert scene.at("York Infantry") == "Buchan"


def test_5_3_the_battle_goes_on_while_a_reserve_is_to_come():
    """A reserve counts as a block in the area: there is a round 2."""
    scene = Scene({"York Infantry": "Angus", "Barclay": "Buchan", "Grant": "Strathspey"})
    open_battle(scene, "Buchan", ("York Infantry > Buchan",), ("Grant > Buchan",))
    go(scene, "Barclay", "Mar")
    assert scene.step == "combat"
    hold_until(scene, 2)
    assert scene.pos.round == 2
    assert front(scene, SCOTLAND) == {"Grant"}


# --- 5.31 combat turns -----------------------------------------------------------------------


@pytest.mark.parametrize("edition", [2, 3, 4])
def test_5_31_order_of_the_rulebooks_example(edition):
    """Knights and infantry against a noble and infantry: B before C, defender before attacker."""
    put = {"York Knights": "Angus", "York Infantry": "Angus", "Mar/S": "Mar", "Barclay": "Mar"}
    scene = Scene(put, edition=edition)
    open_battle(scene, "Mar", ("York Infantry > Mar", "York Knights > Mar"))
    for _ in range(3):
        assert order_of_round(scene) == [
            ("Scotland", {"Mar/S"}),
            ("England", {"York Knights"}),
            ("Scotland", {"Barclay"}),
            ("England", {"York Infantry"}),
        ]


@pytest.mark.parametrize("attacker", ["England", "Scotland"])
def test_5_31_letters_first_then_the_defender(attacker):
    """A before B before C, and within each letter the defender acts first."""
    english = ["Hobelars", "York Knights", "York Infantry"]
    scots = ["Wallace", "Keith", "Barclay"]
    here, there = (scots, english) if attacker == "England" else (english, scots)
    put = {**dict.fromkeys(here, "Buchan"), **dict.fromkeys(there, "Angus")}
    scene = Scene(put, scotland="2" if attacker == "Scotland" else "1")
    open_battle(scene, "Buchan", tuple(f"{block} > Buchan" for block in there))
    defender = "Scotland" if attacker == "England" else "England"
    expected = []
    for defending, attacking in zip(here, there, strict=True):
        expected += [(defender, {defending}), (attacker, {attacking})]
    assert order_of_round(scene) == expected


def test_5_31_the_owner_orders_his_equals():
    """Blocks of one side and letter act one after another as their owner likes."""
    put = {"York Infantry": "Angus", "Barclay": "Buchan", "Grant": "Buchan", "Fraser": "Buchan"}
    scene = Scene(put)
    open_battle(scene, "Buchan", ("York Infantry > Buchan",))
    assert scene.blocks() == {"Barclay", "Grant", "Fraser"}
    scene.hold("Grant")
    assert scene.blocks() == {"Barclay", "Fraser"}
    scene.hold("Fraser")
    assert scene.blocks() == {"Barclay"}
    scene.hold("Barclay")
    assert scene.blocks() == {"York Infantry"}


def test_5_31_a_block_fires_or_retreats_or_holds():
    """Three things can be done in a combat turn, and nothing else."""
    scene = Scene({"York Infantry": "Angus", "Barclay": "Buchan"})
    open_battle(scene, "Buchan", ("York Infantry > Buchan",))
    assert scene.legal() == {"block Barclay"}
    scene.do("block Barclay")
    places = {"area Strathspey", "area Badenoch", "area Mar"}
    assert scene.legal() == {"fire", "hold"} | places


def knights_clear_the_front(**switches) -> Scene:
    """Kill the only defender in front before York Infantry acted; Grant is in reserve."""
    put = {
        "York Knights": "Angus",
        "York Infantry": "Angus",
        "Barclay": ("Buchan", 1),
        "Grant": "Strathspey",
    }
    moves = ("York Knights > Buchan", "York Infantry > Buchan")
    scene = open_battle(Scene(put, **switches), "Buchan", moves, ("Grant > Buchan",))
    return scene.fire("York Knights", 1, 6, 6, 6).do("block Barclay")


def test_5_31_round_end_full_the_others_may_still_retreat_or_hold():
    """With nobody to fire at, the blocks that have not acted keep their turns."""
    scene = knights_clear_the_front(round_end="full")
    assert (scene.step, scene.pos.round) == ("combat", 1)
    assert scene.blocks() == {"York Infantry"}
    scene.do("block York Infantry")
    assert "fire" not in scene.legal()
    assert scene.legal() == {"hold", "area Angus", "area Mar", "area Badenoch"}
    scene.do("area Angus")
    assert scene.pos.round == 2
    assert front(scene, ENGLAND) == {"York Knights"}


def test_5_31_round_end_unopposed_the_round_is_over():
    """The other reading: with nobody opposite, the round ends and nobody else acts."""
    scene = knights_clear_the_front(round_end="unopposed")
    assert (scene.step, scene.pos.round) == ("combat", 2)
    assert front(scene, SCOTLAND) == {"Grant"}
    assert scene.at("York Infantry") == "Buchan"


@pytest.mark.parametrize(("round_end", "at_once"), [("full", False), ("unopposed", True)])
def test_5_31_round_end_when_the_attacking_front_is_gone(round_end, at_once):
    """It works the same for defenders while the attacker's reserve is still to come."""
    put = {
        "Hobelars": ("Angus", 1),
        "York Infantry": "Mar",
        "Wallace": "Buchan",
        "Barclay": "Buchan",
    }
    scene = Scene(put, england="2", round_end=round_end)
    open_battle(scene, "Buchan", ("Hobelars > Buchan", "York Infantry > Buchan"))
    scene.fire("Wallace", 1, 6, 6, 6).do("block Hobelars")
    assert scene.pos.round == (2 if at_once else 1)
    if not at_once:
        assert scene.blocks() == {"Barclay"}
        scene.do("block Barclay")
        assert scene.legal() == {"hold", "area Strathspey", "area Badenoch"}
        scene.do("hold")
    assert scene.pos.round == 2
    assert scene.pos.attacker == ENGLAND


@pytest.mark.parametrize("round_end", ["full", "unopposed"])
def test_5_31_round_end_with_nobody_in_front_on_either_side(round_end):
    """Both fronts gone, the reserves of both meet in round 2."""
    put = {
        "York Infantry": "Angus",
        "Durham Infantry": "Mar",
        "Barclay": "Buchan",
        "Grant": "Strathspey",
    }
    scene = Scene(put, england="2", round_end=round_end)
    moves = ("York Infantry > Buchan", "Durham Infantry > Buchan")
    open_battle(scene, "Buchan", moves, ("Grant > Buchan",))
    go(scene, "Barclay", "Badenoch")
    if round_end == "full":
        go(scene, "York Infantry", "Angus")
        assert front(scene, ENGLAND) == {"Durham Infantry"}
    assert scene.pos.round == 2
    assert front(scene, SCOTLAND) == {"Grant"}


def test_5_31_nobody_acts_twice_in_a_round():
    """A block that fired has had its turn, and has another one in the next round."""
    scene = Scene({"York Infantry": "Angus", "Barclay": "Buchan", "Grant": "Buchan"})
    open_battle(scene, "Buchan", ("York Infantry > Buchan",))
    scene.fire("Barclay", 6, 6, 6, 6)
    assert scene.blocks() == {"Grant"}
    wait_for(scene.hold("Grant"), "Barclay")
    assert scene.pos.round == 2
