"""Chapter 5: captured nobles and lost blocks (5.7, 5.8)."""

from __future__ import annotations

import pytest

from schiltrom.engine.tables import BLOCK_NAMES, ENGLAND, NOBODY, SCOTLAND, SCOTS
from tests.helpers.scene import Scene
from tests.rules.fight import (
    front,
    go,
    hold_out,
    hold_until,
    open_battle,
    reserves,
    seen,
    volley,
    wait_for,
    ways,
)

# --- 5.7 captured nobles ---------------------------------------------------------------------


def mar_against_wallace(rounds: int = 1) -> Scene:
    """Let Mar/E and York attack Wallace in Buchan; in that round Wallace captures Mar."""
    put = {"Mar/E": ("Angus", 1), "York Infantry": ("Angus", 1), "Wallace": "Buchan"}
    scene = Scene({**put, "Ross/S": "Fife"})
    open_battle(scene, "Buchan", ("Mar/E > Buchan", "York Infantry > Buchan"))
    hold_until(scene, rounds)
    return scene.fire("Wallace", 1, 6, 6, 6).do("block Mar/E")


def test_5_7_a_noble_killed_in_battle_changes_sides_at_strength_1():
    """He is not dead: his other block stands there for the captor."""
    scene = mar_against_wallace()
    assert (scene.at("Mar/E"), scene.at("Mar/S")) == ("out of play", "Buchan")
    assert scene.strength("Mar/S") == 1


def test_5_7_a_captive_waits_in_reserve_and_fights_from_the_next_round():
    """In the round of his capture he neither acts nor can be hit; everybody knows him."""
    scene = mar_against_wallace()
    assert reserves(scene) == {"Mar/S"}
    assert seen(scene, SCOTLAND) == {"Wallace", "Mar/S"}
    assert scene.blocks() == {"York Infantry"}
    assert volley(scene, "York Infantry", 2) == 1
    assert scene.blocks() == {"Wallace"}
    scene.do("block Wallace")
    assert (scene.pos.round, reserves(scene)) == (2, set())
    wait_for(scene, "Mar/S")
    assert volley(scene, "Mar/S", 2) == 1


def test_5_7_the_rest_of_the_volley_falls_on_the_others():
    """Two hits: the first captures Mar, the second cannot fall on him any more."""
    put = {"Mar/E": ("Angus", 1), "York Infantry": ("Angus", 1), "Wallace": "Buchan"}
    scene = Scene({**put, "Ross/S": "Fife"})
    open_battle(scene, "Buchan", ("Mar/E > Buchan", "York Infantry > Buchan"))
    scene.fire("Wallace", 1, 1, 1, 6).do("block Mar/E")
    assert scene.blocks() == {"York Infantry"}
    scene.do("block York Infantry")
    assert (scene.step, scene.active) == ("regroup", "Scotland")
    assert scene.at("Mar/S") == "Buchan"
    assert reserves(scene) == set()


def test_5_7_a_captive_of_a_battle_won_at_once_may_regroup():
    """The capture ended the battle; he goes where his captor likes."""
    put = {"Mar/E": ("Angus", 1), "Wallace": "Buchan", "Ross/S": "Fife"}
    scene = open_battle(Scene(put), "Buchan", ("Mar/E > Buchan",))
    scene.fire("Wallace", 1, 6, 6, 6).do("block Mar/E")
    assert scene.step == "regroup"
    assert scene.blocks() == {"Wallace", "Mar/S"}
    assert ways(scene, "Mar/S") == {"Mar", "Angus", "Badenoch", "Strathspey"}


def test_5_7_captured_twice():
    """Mar is taken by the Scots in round 1 and retaken in round 2; in round 3 he is English."""
    scene = mar_against_wallace().hold("York Infantry")
    scene.pos.set_strength(BLOCK_NAMES.index("Wallace"), 1)
    scene.hold("Wallace", "Mar/S").fire("York Infantry", 1).do("block Mar/S")
    assert (scene.at("Mar/S"), scene.at("Mar/E")) == ("out of play", "Buchan")
    assert scene.strength("Mar/E") == 1
    assert scene.pos.round == 3
    assert front(scene, ENGLAND) == {"York Infantry", "Mar/E"}


def test_5_7_captured_by_the_attacker_in_round_3_he_must_retreat_with_him():
    """There is no round 4: the captive goes with the attackers, B blocks together."""
    put = {"York Knights": "Angus", "Buchan/S": ("Buchan", 1), "Barclay": ("Buchan", 1)}
    scene = Scene({**put, "Ross/S": "Fife"})
    hold_until(open_battle(scene, "Buchan", ("York Knights > Buchan",)), 3)
    scene.hold("Buchan/S").fire("York Knights", 1, 6, 6, 6).do("block Buchan/S")
    scene.hold("Barclay")
    assert (scene.step, scene.active) == ("retreat", "England")
    assert scene.legal() == {"block York Knights", "block Buchan/E"}
    assert reserves(scene) == set()
    go(scene, "York Knights", "Angus")
    assert scene.legal() == {"block Buchan/E"}
    go(scene, "Buchan/E", "Mar").do("done")
    assert scene.at("Buchan/E") == "Mar"
    assert scene.strength("Buchan/E") == 1


def test_5_7_captured_by_the_attacker_in_round_3_without_a_way_out_he_is_lost_again():
    """Two places to go and three to go: the captive left behind is the defender's again."""
    put = {"York Knights": "Carrick", "Durham Knights": "Carrick", "Barclay": ("Galloway", 1)}
    put |= {"Galloway/S": ("Galloway", 1), "Grant": "Annan", "Ross/S": "Fife"}
    scene = Scene({**put}, retreat_order="free")
    moves = ("York Knights > Galloway", "Durham Knights > Galloway")
    hold_until(open_battle(scene, "Galloway", moves), 3)
    scene.hold("Galloway/S").fire("York Knights", 1, 6, 6, 6).do("block Galloway/S")
    hold_out(scene)
    go(go(scene, "York Knights", "Carrick"), "Durham Knights", "Carrick")
    assert scene.legal() == {"done"}
    scene.do("done")
    assert scene.at("Galloway/S") == "Galloway"
    assert scene.step == "regroup"
    assert scene.blocks() == {"Barclay", "Galloway/S"}


def test_5_7_captured_by_the_defender_in_round_3_he_may_regroup():
    """The attackers go, and the captive is one of the winner's blocks."""
    scene = hold_out(mar_against_wallace(3))
    assert (scene.step, scene.active) == ("retreat", "England")
    assert scene.legal() == {"block York Infantry"}
    go(scene, "York Infantry", "Angus").do("done")
    assert scene.blocks() == {"Wallace", "Mar/S"}
    go(scene, "Mar/S", "Mar").do("done")
    assert scene.at("Mar/S") == "Mar"


def test_5_7_a_captive_taken_by_the_attacker_in_round_1_attacks():
    """In round 2 he has an attacker's turn, after the defenders of his letter."""
    put = {"York Knights": "Angus", "Mar/S": ("Buchan", 1), "Keith": ("Buchan", 1)}
    scene = Scene({**put, "Ross/S": "Fife"})
    open_battle(scene, "Buchan", ("York Knights > Buchan",))
    scene.hold("Keith", "Mar/S").fire("York Knights", 1, 6, 6, 6).do("block Mar/S")
    assert scene.pos.round == 2
    assert (scene.active, scene.blocks()) == ("Scotland", {"Keith"})
    scene.hold("Keith")
    assert (scene.active, scene.blocks()) == ("England", {"York Knights", "Mar/E"})


def test_5_7_moray_never_changes_sides():
    """Killed in battle he is gone for good."""
    scene = Scene({"Moray": ("Buchan", 1), "Barclay": ("Buchan", 1), "York Knights": "Angus"})
    open_battle(scene, "Buchan", ("York Knights > Buchan",)).hold("Moray")
    scene.fire("York Knights", 1, 6, 6, 6).do("block Moray")
    assert scene.at("Moray") == "out of play"
    assert reserves(scene) == set()


def pillaged(put: dict[str, tuple[str, int]], *hits: str) -> Scene:
    """Let England pillage Mar from Angus; the Scots apply the hits."""
    scene = Scene({**put, "York Infantry": "Angus", "Ross/S": "Fife"}, england="Pillage")
    return scene.do("area Mar", *[f"block {block}" for block in hits])


def test_5_7_a_noble_eliminated_by_pillage_changes_sides():
    """Alone in his area he simply becomes English at strength 1."""
    scene = pillaged({"Mar/S": ("Mar", 1)}, "Mar/S").do("done")
    assert (scene.at("Mar/S"), scene.at("Mar/E")) == ("out of play", "Mar")
    assert scene.strength("Mar/E") == 1
    assert scene.step == "move"


def test_5_7_a_noble_captured_by_pillage_attacks_from_round_1():
    """Not alone there, he attacks his former friends at once, in front."""
    scene = pillaged({"Mar/S": ("Mar", 2), "Barclay": ("Mar", 1)}, "Mar/S", "Mar/S").do("done")
    assert scene.step == "combat"
    assert scene.pos.attacker == ENGLAND
    assert front(scene, ENGLAND) == {"Mar/E"}
    assert reserves(scene) == set()


# --- 5.8 other losses ------------------------------------------------------------------------


def killed(block: str, *, edward: int = 1, **switches) -> Scene:
    """Kill a block of strength 1 in Buchan in round 1, a friend of it standing by."""
    scots = SCOTS >> BLOCK_NAMES.index(block) & 1
    killer, friend = ("York Knights", "Lindsay") if scots else ("Wallace", "Cumbria Infantry")
    put = {block: ("Buchan", 1), friend: ("Buchan", 1), killer: "Angus"}
    scene = Scene(put, scotland="1" if scots else "2", **switches)
    scene.pos.edward = edward
    open_battle(scene, "Buchan", (f"{killer} > Buchan",))
    wait_for(scene, killer)
    return scene.fire(killer, 1, 6, 6, 6).do(f"block {block}")


@pytest.mark.parametrize(
    ("block", "place"),
    [
        ("Barclay", "Scottish pool"),
        ("Keith", "Scottish pool"),
        ("Etterick", "Scottish pool"),
        ("York Infantry", "English pool"),
        ("York Knights", "English pool"),
        ("Lancaster Archers", "English pool"),
        ("Wallace", "out of play"),
        ("Norse", "out of play"),
        ("French Knights", "out of play"),
        ("Moray", "out of play"),
        ("Hobelars", "out of play"),
    ],
)
def test_5_8_killed_in_battle(block, place):
    """Ordinary blocks go to their pool at full strength, mortal ones are gone for good."""
    scene = killed(block)
    assert scene.at(block) == place
    if place != "out of play":
        assert scene.strength(block) > 1
    assert scene.step == "combat"


def test_5_8_edward_i_killed_is_followed_by_edward_ii():
    """The block goes to the pool and is Edward II; the battle goes on."""
    scene = killed("Edward")
    assert scene.at("Edward") == "English pool"
    assert scene.pos.edward == 2
    assert (scene.step, scene.pos.winner) == ("combat", NOBODY)


def test_5_8_edward_ii_killed_ends_the_game_in_the_middle_of_the_battle():
    """Scotland has won, whoever else is on the field."""
    scene = killed("Edward", edward=2)
    assert (scene.step, scene.pos.winner) == ("over", SCOTLAND)


def test_5_8_the_king_killed_ends_the_game_in_the_middle_of_the_battle():
    """England has won, hits left over or not."""
    scene = killed("King")
    assert (scene.step, scene.pos.winner) == ("over", ENGLAND)
    put = {"King": ("Buchan", 1), "Barclay": ("Buchan", 1), "York Knights": "Angus"}
    scene = open_battle(Scene(put), "Buchan", ("York Knights > Buchan",)).hold("King")
    scene.fire("York Knights", 1, 1, 1, 1).do("block King")
    assert (scene.step, scene.pos.winner) == ("over", ENGLAND)


@pytest.mark.parametrize("block", ["Wallace", "Norse", "French Knights", "Moray", "King"])
def test_5_8_pillage_sends_mortal_blocks_to_the_pool(block):
    """Only a battle kills for good, and only there a king's loss decides."""
    area = "Fife" if block == "Norse" else "Mar"
    put = {block: (area, 1), "York Infantry": "Angus", "Ross/S": "Carrick"}
    scene = Scene(put, england="Pillage").do(f"area {area}", f"block {block}")
    assert scene.at(block) == "Scottish pool"
    assert scene.pos.winner == NOBODY


@pytest.mark.parametrize("edward", [1, 2])
@pytest.mark.parametrize("block", ["Hobelars", "Edward"])
def test_5_8_pillage_sends_english_mortal_blocks_to_the_pool(block, edward):
    """Edward removed so stays whoever he was."""
    scene = Scene({block: ("Mar", 1), "Barclay": "Angus"}, scotland="Pillage")
    scene.pos.edward = edward
    scene.do("area Mar", f"block {block}")
    assert scene.at(block) == "English pool"
    assert (scene.pos.edward, scene.pos.winner) == (edward, NOBODY)


def test_5_8_winter_sends_hobelars_to_the_pool():
    """Disbanding is not dying."""
    scene = Scene({"Hobelars": ("England", 1)}).to_winter()
    while scene.step in ("bruce home", "comyn home"):
        scene.do(min(scene.legal()))
    assert scene.at("Hobelars") == "English pool"
    assert scene.strength("Hobelars") == 3


def test_5_8_a_mortal_block_that_retreats_lives():
    """Nothing happens to Wallace as long as he finds a way out."""
    scene = Scene({"Wallace": ("Buchan", 1), "York Infantry": "Angus"})
    open_battle(scene, "Buchan", ("York Infantry > Buchan",))
    go(scene, "Wallace", "Mar").do("done")
    assert (scene.at("Wallace"), scene.strength("Wallace")) == ("Mar", 1)
