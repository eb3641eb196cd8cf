"""Rules 5.3 and 5.31: rounds and combat turns."""

from __future__ import annotations

from schiltrom.engine.tables import ENGLAND, SCOTLAND
from schiltrom.engine.view import view
from tests.documents.battles import duel, order_of_round, to
from tests.helpers.scene import Scene
from tests.rules.fight import go, hold_out, hold_until, open_battle, volley, wait_for

# --- 5.3 rounds ------------------------------------------------------------------------------


def three_rounds_at_most(document: str, rounds: int) -> None:
    """Both sides holding on, there are so many rounds and no more."""
    scene = duel(document)
    fought = 0
    while scene.step == "combat":
        fought += 1
        assert scene.pos.round == fought
        order_of_round(scene)
    assert fought == rounds


def attacker_must_retreat_in_the_end(document: str) -> None:
    """Undecided after the last round, the attacker has to go and the defender stays."""
    scene = hold_out(duel(document))
    assert (scene.step, scene.active) == ("retreat", "England")
    assert scene.legal() == {"block York Infantry"}
    go(scene, "York Infantry", "Angus").do("done", "done")
    assert (scene.at("York Infantry"), scene.at("Barclay")) == ("Angus", "Buchan")


def attacker_here_defender_there(document: str) -> None:
    """England attacks Buchan and is attacked in Mar in the same game turn."""
    put = {"York Infantry": "Mar", "Durham Infantry": "Mar", "Barclay": "Buchan", "Grant": "Atholl"}
    scene = Scene({**put}, edition=document)
    open_battle(scene, "Buchan", ("York Infantry > Buchan",), ("Grant > Mar",))
    assert order_of_round(scene) == [("Scotland", {"Barclay"}), ("England", {"York Infantry"})]
    hold_out(scene)
    assert scene.active == "England"
    go(scene, "York Infantry", "Angus").do("done", "done", "area Mar")
    assert order_of_round(scene) == [("England", {"Durham Infantry"}), ("Scotland", {"Grant"})]
    hold_out(scene)
    assert (scene.step, scene.active) == ("retreat", "Scotland")


def _seen_of_the_last_retreat(document: str, first: str, second: str) -> list[object]:
    """Let York and Durham retreat after round 3; return what Scotland sees before and after."""
    put = {"York Infantry": "Angus", "Durham Infantry": "Angus", "Barclay": "Buchan"}
    scene = Scene({**put}, edition=document)
    hold_out(open_battle(scene, "Buchan", to("Buchan", "York Infantry", "Durham Infantry")))
    told: list[object] = [view(scene.pos, SCOTLAND)]
    go(go(scene, "York Infantry", first), "Durham Infantry", second)
    return [*told, view(scene.pos, SCOTLAND)]


def last_retreat_is_hidden(document: str) -> None:
    """After round 3 the enemy sees how many go where, and not who."""
    one_way = _seen_of_the_last_retreat(document, "Angus", "Mar")
    assert one_way == _seen_of_the_last_retreat(document, "Mar", "Angus")
    assert one_way != _seen_of_the_last_retreat(document, "Mar", "Mar")


# --- 5.31 combat turns -----------------------------------------------------------------------


def one_turn_in_a_round(document: str) -> None:
    """Each of four blocks has one turn in a round, those who fired and those who passed."""
    put = {"York Infantry": "Angus", "York Knights": "Angus", "Barclay": "Buchan"}
    scene = Scene({**put, "Grant": "Buchan"}, edition=document)
    open_battle(scene, "Buchan", to("Buchan", "York Infantry", "York Knights"))
    had = []
    for _ in range(4):
        block = min(scene.blocks())
        had.append(block)
        if block == "Barclay":
            scene.fire(block, 6, 6, 6, 6)
        else:
            scene.hold(block)
    assert sorted(had) == ["Barclay", "Grant", "York Infantry", "York Knights"]
    assert scene.pos.round == 2


def fire_retreat_or_pass(document: str) -> None:
    """In its turn a block may do one of three things and nothing else."""
    scene = duel(document).do("block Barclay")
    areas = {"area Strathspey", "area Badenoch", "area Mar"}
    assert scene.legal() == {"fire", "hold"} | areas
    scene.do("hold").do("block York Infantry")
    assert scene.legal() == {"fire", "hold", "area Angus"} | areas


def _three_letters(document: str, attacker: str) -> Scene:
    """Let an A, a B and a C block attack an A, a B and a C block in Buchan."""
    english = ("Hobelars", "York Knights", "York Infantry")
    scots = ("Wallace", "Keith", "Barclay")
    here, there = (scots, english) if attacker == "England" else (english, scots)
    put = {**dict.fromkeys(here, "Buchan"), **dict.fromkeys(there, "Angus")}
    scene = Scene({**put}, scotland="2" if attacker == "Scotland" else "1", edition=document)
    return open_battle(scene, "Buchan", to("Buchan", *there))


def letters_in_order(document: str) -> None:
    """All A blocks act before all B blocks, and these before all C blocks."""
    letters = {"Hobelars": "A", "Wallace": "A", "York Knights": "B", "Keith": "B"}
    letters |= {"York Infantry": "C", "Barclay": "C"}
    for attacker in ("England", "Scotland"):
        order = order_of_round(_three_letters(document, attacker))
        assert [letters[min(blocks)] for _, blocks in order] == list("AABBCC")


def defenders_first(document: str) -> None:
    """Within each letter the defender's blocks act before the attacker's."""
    for attacker, defender in (("England", "Scotland"), ("Scotland", "England")):
        order = order_of_round(_three_letters(document, attacker))
        assert [side for side, _ in order] == [defender, attacker] * 3


def round_ends_when_all_have_acted(document: str) -> None:
    """Round 2 begins with the turn of the last block that had not acted."""
    scene = _three_letters(document, "England")
    for block in ("Wallace", "Hobelars", "Keith", "York Knights", "Barclay", "York Infantry"):
        assert scene.pos.round == 1
        scene.hold(block)
    assert scene.pos.round == 2


def all_act_though_the_enemy_front_is_gone(document: str) -> None:
    """With the front opposite killed and help on its way, the rest still have their turns."""
    put = {"York Knights": "Angus", "York Infantry": "Angus", "Barclay": ("Buchan", 1)}
    scene = Scene({**put, "Grant": "Strathspey"}, edition=document)
    moves = to("Buchan", "York Knights", "York Infantry")
    open_battle(scene, "Buchan", moves, to("Buchan", "Grant"))
    scene.fire("York Knights", 1, 6, 6, 6).do("block Barclay")
    assert (scene.step, scene.pos.round, scene.blocks()) == ("combat", 1, {"York Infantry"})
    assert scene.do("block York Infantry").legal() >= {"hold", "area Angus"}


def rounds_repeat_the_order(document: str) -> None:
    """Rounds 2 and 3 go in the order of round 1."""
    scene = _three_letters(document, "England")
    first = order_of_round(scene)
    assert scene.pos.round == 2
    assert order_of_round(scene) == first
    assert scene.pos.round == 3
    assert order_of_round(scene) == first
    assert scene.step == "retreat"


def rounds_follow_only_if_needed(document: str) -> None:
    """With the last defender killed in round 1 there is no second round."""
    put = {"York Knights": "Angus", "York Infantry": "Angus", "Barclay": ("Buchan", 1)}
    scene = Scene({**put}, edition=document)
    open_battle(scene, "Buchan", to("Buchan", "York Knights", "York Infantry"))
    scene.fire("York Knights", 1, 6, 6, 6).do("block Barclay")
    assert (scene.step, scene.active) == ("regroup", "England")


def example_of_the_order(document: str, noble_rating: int) -> None:
    """Knights and infantry attack a noble and infantry: noble, knights, Scots, English."""
    field = "Mar" if noble_rating == 3 else "Buchan"
    for die, hits in ((noble_rating, 3), (noble_rating + 1, 0)):
        put = {"York Knights": "Angus", "York Infantry": "Angus", "Mar/S": field, "Barclay": field}
        scene = Scene({**put}, edition=document)
        open_battle(scene, field, to(field, "York Infantry", "York Knights"))
        for _ in range(3):
            assert order_of_round(scene) == [
                ("Scotland", {"Mar/S"}),
                ("England", {"York Knights"}),
                ("Scotland", {"Barclay"}),
                ("England", {"York Infantry"}),
            ]
        scene = Scene({**put}, edition=document)
        open_battle(scene, field, to(field, "York Infantry", "York Knights"))
        assert volley(scene, "Mar/S", die) == hits


def equals_act_in_any_order(document: str) -> None:
    """Of three defenders of one letter any may fire or retreat first, and any next."""
    put = {"York Infantry": "Angus", "Barclay": "Buchan", "Grant": "Buchan", "Fraser": "Buchan"}
    scene = Scene({**put}, edition=document)
    open_battle(scene, "Buchan", to("Buchan", "York Infantry"))
    assert scene.blocks() == {"Barclay", "Grant", "Fraser"}
    scene.fire("Grant", 6, 6, 6)
    assert scene.blocks() == {"Barclay", "Fraser"}
    go(scene, "Fraser", "Mar")
    assert scene.blocks() == {"Barclay"}
    wait_for(hold_until(scene, 2), "Barclay")
    assert scene.blocks() == {"Barclay", "Grant"}
    assert scene.pos.attacker == ENGLAND
