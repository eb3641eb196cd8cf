"""Rules 5.32 and 5.33: main attack, reserves and reinforcements."""

from __future__ import annotations

from schiltrom.engine.tables import AREA_NAMES, ENGLAND, SCOTLAND
from schiltrom.engine.view import view
from tests.documents.battles import ANGUS, MAR, reinforced, to, with_both_reserves
from tests.helpers.scene import Scene
from tests.rules.fight import (
    front,
    go,
    hold_out,
    hold_until,
    march,
    open_battle,
    reserves,
    seen,
    volley,
    wait_for,
)


def _angus_and_mar(document: str, *order: str) -> Scene:
    """Let four English from Angus and two from Mar enter Buchan in this order."""
    put = {**dict.fromkeys(ANGUS, "Angus"), **dict.fromkeys(MAR, "Mar")}
    put |= {"Buchan/S": "Buchan", "Barclay": "Buchan"}
    return march(Scene({**put}, england="2", edition=document), *to("Buchan", *order))


# --- 5.32 main attack ------------------------------------------------------------------------


def attack_over_several_borders(document: str) -> None:
    """With two or three group moves an area is attacked over two or three borders."""
    put = {"York Infantry": "Angus", "Durham Infantry": "Mar", "Cumbria Infantry": "Strathspey"}
    for card, groups in (("2", 2), ("3", 3)):
        attackers = list(put)[:groups]
        scene = Scene({**put, "Barclay": "Buchan"}, england=card, edition=document)
        open_battle(scene, "Buchan", to("Buchan", *attackers))
        assert front(scene, ENGLAND) | reserves(scene) == set(attackers)


def one_group_is_the_main_attack(document: str) -> None:
    """The attacker may make either of two groups his main attack."""
    for main, others in ((ANGUS, MAR), (MAR, ANGUS)):
        scene = _angus_and_mar(document, *main, *others).do("done", "area Buchan")
        assert front(scene, ENGLAND) == set(main)


def all_others_are_in_reserve(document: str) -> None:
    """Everybody who attacks beside the main attack is in reserve."""
    put = {"York Infantry": "Angus", "Durham Infantry": "Mar", "Cumbria Infantry": "Strathspey"}
    scene = Scene({**put, "Barclay": "Buchan"}, england="3", edition=document)
    open_battle(scene, "Buchan", to("Buchan", *put))
    assert reserves(scene) == {"Durham Infantry", "Cumbria Infantry"}


def example_of_angus_and_mar(document: str) -> None:
    """Four from Angus and two from Mar attack Buchan: Angus is declared, Mar waits a round."""
    scene = _angus_and_mar(document, *ANGUS, *MAR).do("done", "area Buchan")
    assert front(scene, ENGLAND) == set(ANGUS)
    assert reserves(scene) == set(MAR)
    hold_until(scene, 2)
    assert front(scene, ENGLAND) == {*ANGUS, *MAR}


def main_attack_is_declared_while_moving(document: str) -> None:
    """When Player 1 has moved it is settled, and public, who is in reserve."""
    scene = _angus_and_mar(document, *ANGUS, *MAR)
    assert (scene.step, scene.active) == ("move", "Scotland")
    assert reserves(scene) == set(MAR)
    enemy = view(scene.pos, SCOTLAND).sides[ENGLAND]
    assert enemy.reserves_in[AREA_NAMES.index("Buchan")] == len(MAR)


def main_attack_starts_in_one_area(document: str) -> None:
    """One who came from Fife through Angus is in reserve beside one from Angus."""
    put = {"Grant": "Angus", "Barclay": "Fife", "Buchan/E": "Buchan"}
    scene = Scene({**put}, scotland="2", edition=document)
    open_battle(scene, "Buchan", ("Grant > Buchan", "Barclay > Angus > Buchan"))
    assert front(scene, SCOTLAND) == {"Grant"}
    assert reserves(scene) == {"Barclay"}


def main_attack_enters_by_one_border(document: str) -> None:
    """From Strathspey straight and by way of Moray: who came by Moray is in reserve."""
    put = {"Grant": "Strathspey", "Barclay": "Strathspey", "Comyn/E": "Badenoch"}
    scene = Scene({**put}, scotland="2", edition=document)
    open_battle(scene, "Badenoch", ("Grant > Badenoch", "Barclay > Moray > Badenoch"))
    assert front(scene, SCOTLAND) == {"Grant"}
    assert reserves(scene) == {"Barclay"}


def parted_on_the_way(document: str, in_front: bool) -> None:
    """Wallace and Grant leave Mentieth by two ways and enter Selkirk over the same border."""
    put = {"Wallace": "Mentieth", "Grant": "Mentieth", "York Infantry": "Selkirk"}
    scene = Scene({**put}, edition=document)
    moves = ("Grant > Lanark > Selkirk", "Wallace > Lothian > Lanark > Selkirk")
    open_battle(scene, "Selkirk", (), moves)
    assert ("Wallace" in front(scene, SCOTLAND)) == in_front
    assert reserves(scene) == (set() if in_front else {"Wallace"})
    together = ("Grant > Lanark > Selkirk", "Wallace > Lanark > Selkirk")
    scene = open_battle(Scene({**put}, edition=document), "Selkirk", (), together)
    assert front(scene, SCOTLAND) == {"Wallace", "Grant"}


def main_attack_is_never_held_back(document: str) -> None:
    """All of the main attack stand in front in round 1, and no choice puts one in reserve."""
    scene = _angus_and_mar(document, *ANGUS).do("done", "area Buchan")
    assert front(scene, ENGLAND) == set(ANGUS)
    for block in ANGUS:
        wait_for(scene, block).do(f"block {block}")
        words = {text for text in scene.legal() if not text.startswith(("area ", "block "))}
        assert words == {"fire", "hold"}
        scene.do("hold")
        assert reserves(scene) == set()


def norse_join_the_main_attack(document: str) -> None:
    """The Norse attack Fife beside two groups: they are in front, whoever entered first."""
    put = {"Norse": "Moray", "Barclay": "Angus", "Grant": "Atholl", "York Infantry": "Fife"}
    for moves in (to("Fife", "Norse", "Barclay", "Grant"), to("Fife", "Barclay", "Norse", "Grant")):
        scene = Scene({**put}, scotland="3", edition=document)
        open_battle(scene, "Fife", moves)
        assert front(scene, SCOTLAND) == {"Norse", "Barclay"}
        assert reserves(scene) == {"Grant"}


def norse_wait_beside_another_group(document: str) -> None:
    """The Norse, who crossed no border, are in reserve beside a group that did."""
    put = {"Norse": "Moray", "Barclay": "Angus", "York Infantry": "Fife"}
    scene = Scene({**put}, scotland="2", edition=document)
    open_battle(scene, "Fife", to("Fife", "Barclay", "Norse"))
    assert front(scene, SCOTLAND) == {"Barclay"}
    assert reserves(scene) == {"Norse"}


# --- 5.32 reserves ---------------------------------------------------------------------------


def reserves_do_not_fight_in_round_1(document: str) -> None:
    """Though of better letters, reserves of either side have no turn in round 1."""
    scene = with_both_reserves(document)
    assert reserves(scene) == {"York Knights", "Wallace"}
    assert scene.blocks() == {"Barclay"}
    assert scene.hold("Barclay").blocks() == {"York Infantry"}
    assert scene.hold("York Infantry").pos.round == 2


def reserves_do_not_retreat_in_round_1(document: str) -> None:
    """A reserve is refused in round 1 and may retreat in round 2."""
    scene = with_both_reserves(document)
    assert scene.why("block Wallace") is not None
    scene.hold("Barclay")
    assert scene.why("block York Knights") is not None
    scene.hold("York Infantry")
    assert "Strathspey" in scene.do("block Wallace").areas()


def reserves_take_no_hits_in_round_1(document: str) -> None:
    """Hits of round 1 fall on those in front though stronger blocks are in reserve."""
    scene = with_both_reserves(document).fire("Barclay", 1, 1)
    assert scene.blocks() == {"York Infantry"}
    scene.do("block York Infantry", "block York Infantry")
    assert (scene.at("York Infantry"), scene.strength("York Knights")) == ("English pool", 4)


def reserves_are_shown_in_round_2(document: str) -> None:
    """Reserves are hidden in round 1 and lie open when round 2 begins."""
    scene = with_both_reserves(document)
    assert (seen(scene, ENGLAND), seen(scene, SCOTLAND)) == ({"York Infantry"}, {"Barclay"})
    hold_until(scene, 2)
    assert seen(scene, ENGLAND) == {"York Infantry", "York Knights"}
    assert seen(scene, SCOTLAND) == {"Barclay", "Wallace"}


def reserves_stay_hidden_if_the_battle_is_over(document: str) -> None:
    """A battle that ends in round 1 never shows the reserve."""
    put = {"York Infantry": "Angus", "Durham Infantry": "Mar", "Barclay": "Buchan"}
    scene = Scene({**put}, england="2", edition=document)
    open_battle(scene, "Buchan", to("Buchan", "York Infantry", "Durham Infantry"))
    assert "Durham Infantry" not in seen(scene, ENGLAND)
    go(scene, "Barclay", "Badenoch")
    assert scene.step == "regroup"
    assert seen(scene, ENGLAND) == set()


def reserves_come_though_their_friends_are_dead(document: str) -> None:
    """The front of either side killed in round 1, its reserve comes on in round 2."""
    scene = with_both_reserves(document).fire("Barclay", 1, 1)
    scene.do("block York Infantry", "block York Infantry")
    assert (scene.pos.round, front(scene, ENGLAND)) == (2, {"York Knights"})
    assert "York Knights" in seen(scene, ENGLAND)
    scene = with_both_reserves(document).hold("Barclay").fire("York Infantry", 1, 1)
    scene.do("block Barclay", "block Barclay")
    assert (scene.pos.round, front(scene, SCOTLAND)) == (2, {"Wallace"})


def reserves_fight_in_rounds_2_and_3(document: str) -> None:
    """Once on, a reserve has its ordinary turn in each of the two rounds left."""
    scene = hold_until(with_both_reserves(document), 2)
    for number in (2, 3):
        wait_for(scene, "York Knights")
        assert scene.pos.round == number
        assert volley(scene, "York Knights", 4) == 0
    hold_out(scene)
    assert scene.step == "retreat"


def reserves_are_told_apart(document: str) -> None:
    """Everybody sees how many blocks in a contested area are in reserve."""
    scene = _angus_and_mar(document, *ANGUS, *MAR).do("done")
    enemy = view(scene.pos, SCOTLAND).sides[ENGLAND]
    buchan = AREA_NAMES.index("Buchan")
    assert (enemy.areas[buchan], enemy.reserves_in[buchan]) == (6, 2)


# --- 5.33 reinforcements ---------------------------------------------------------------------


def reinforcements_are_reserves(document: str) -> None:
    """Player 2's blocks that join a battle of Player 1 come on in round 2, on either side."""
    for block, enemy, helper, scotland in (
        ("York Infantry", "Barclay", "Grant", "1"),
        ("Barclay", "York Infantry", "Durham Infantry", "2"),
    ):
        put = {block: "Angus", enemy: "Buchan", helper: "Strathspey"}
        scene = Scene({**put}, scotland=scotland, edition=document)
        open_battle(scene, "Buchan", to("Buchan", block), to("Buchan", helper))
        assert reserves(scene) == {helper}
        hold_until(scene, 2)
        assert {enemy, helper} in (front(scene, ENGLAND), front(scene, SCOTLAND))


def example_of_reinforcements(document: str) -> None:
    """Round 1 is four from Angus against two in Buchan; three from Moray come in round 2."""
    scene = reinforced(document)
    assert front(scene, ENGLAND) == set(ANGUS)
    assert front(scene, SCOTLAND) == {"Keith", "Barclay"}
    assert reserves(scene) == {"Moray", "Fraser", "Graham"}
    hold_until(scene, 2)
    assert front(scene, SCOTLAND) == {"Keith", "Barclay", "Moray", "Fraser", "Graham"}


def no_movement_during_battles(document: str) -> None:
    """Once battles begin nobody is moved: a block next door cannot be taken up."""
    put = {"York Infantry": "Angus", "Barclay": "Buchan", "Grant": "Strathspey"}
    scene = Scene({**put}, edition=document)
    open_battle(scene, "Buchan", to("Buchan", "York Infantry"))
    while scene.step == "combat":
        assert "block Grant" not in scene.legal(SCOTLAND)
        assert scene.why("block Grant", SCOTLAND) is not None
        scene.hold(min(scene.blocks()))
    assert scene.at("Grant") == "Strathspey"


def player_2_may_move_without_attacking(document: str) -> None:
    """Player 2 may move elsewhere; the battle of Player 1 stays the only one."""
    put = {"York Infantry": "Angus", "Barclay": "Buchan", "Grant": "Strathspey"}
    scene = Scene({**put}, edition=document)
    march(march(scene, "York Infantry > Buchan"), "Grant > Moray")
    assert scene.legal() == {"area Buchan"}
    assert scene.at("Grant") == "Moray"


def player_2s_attack_is_not_reinforced(document: str) -> None:
    """Player 2 begins a battle of his own, and Player 1 moves no more."""
    put = {"York Infantry": "Mar", "Durham Infantry": "Atholl", "Grant": "Strathspey"}
    scene = Scene({**put, "Cumbria Infantry": "Buchan"}, edition=document)
    march(march(scene, "Durham Infantry > Angus"), "Grant > Buchan")
    assert (scene.step, scene.legal()) == ("choose battle", {"area Buchan"})
    scene.do("area Buchan")
    assert front(scene, SCOTLAND) == {"Grant"}
    assert front(scene, ENGLAND) == {"Cumbria Infantry"}
    assert scene.pos.attacker == SCOTLAND


def who_enters_attacks(document: str) -> None:
    """Whoever enters the other's area is the attacker there, Player 1 or 2."""
    for attacker, scotland in ((ENGLAND, "1"), (SCOTLAND, "2"), (SCOTLAND, "1")):
        block, enemy = ("York Infantry", "Barclay")[:: 1 if attacker == ENGLAND else -1]
        scene = Scene({block: "Angus", enemy: "Buchan"}, scotland=scotland, edition=document)
        first = (f"{block} > Buchan",)
        mine = scene.pos.p1 == attacker
        open_battle(scene, "Buchan", first if mine else (), () if mine else first)
        assert scene.pos.attacker == attacker
        hold_out(scene)
        assert (scene.step, scene.pos.active) == ("retreat", attacker)


def who_joins_an_attack_attacks(document: str) -> None:
    """Player 1's second group enters the contested area: it must retreat in the end as well."""
    put = {"York Infantry": "Angus", "Durham Infantry": "Mar", "Barclay": "Buchan"}
    scene = Scene({**put}, england="2", edition=document)
    open_battle(scene, "Buchan", to("Buchan", "York Infantry", "Durham Infantry"))
    hold_out(scene)
    assert (scene.step, scene.blocks()) == ("retreat", {"York Infantry", "Durham Infantry"})


def who_joins_a_battle_of_player_1_defends(document: str) -> None:
    """Player 2's helpers are no attackers: after round 3 only Player 1 must go."""
    put = {"York Infantry": "Angus", "Barclay": "Buchan", "Grant": "Strathspey"}
    scene = Scene({**put}, edition=document)
    open_battle(scene, "Buchan", to("Buchan", "York Infantry"), to("Buchan", "Grant"))
    assert scene.pos.attacker == ENGLAND
    hold_out(scene)
    assert (scene.active, scene.blocks()) == ("England", {"York Infantry"})
