"""Rules 5.4 and 5.41, and schiltroms: dice, hits and who takes them."""

from __future__ import annotations

from typing import Any

from schiltrom.engine.chance import is_possible, roll_of
from schiltrom.engine.rules import OFFERED
from schiltrom.engine.tables import BLOCK_NAMES, SCOTS
from tests.documents.battles import attack, to
from tests.helpers.scene import Scene
from tests.rules.fight import hold_until, open_battle, volley, wait_for

# --- 5.4 dice --------------------------------------------------------------------------------


def dice_for_each_step(document: str) -> None:
    """A block rolls one die for each point of its strength, no more and no fewer."""
    for strength in (1, 2, 3, 4):
        scene = attack(document, {"York Knights": strength}, {"Barclay": 4})
        scene.do("block York Knights", "fire")
        for dice in range(1, 5):
            assert is_possible(scene.pos, roll_of([1] * dice)) == (dice == strength)


def dice_up_to_the_rating_hit(document: str, ratings: dict[str, int]) -> None:
    """Each die up to a block's number is a hit, each above it a miss."""
    for block, rating in ratings.items():
        for die in range(1, 7):
            if SCOTS >> BLOCK_NAMES.index(block) & 1:
                scene = attack(document, {"York Infantry": 4}, {block: 2})
            else:
                scene = attack(document, {block: 2}, {"Barclay": 4})
            assert volley(wait_for(scene, block), block, die) == (2 if die <= rating else 0)


def example_of_the_knights(document: str) -> None:
    """Knights of strength 3 roll 2, 4 and 5: one hit."""
    scene = attack(document, {"York Knights": 3}, {"Barclay": 4}).fire("York Knights", 2, 4, 5)
    assert scene.pos.hits == 1
    assert scene.do("block Barclay").strength("Barclay") == 3
    for die in range(1, 7):
        scene = attack(document, {"York Knights": 3}, {"Barclay": 4})
        assert volley(scene, "York Knights", die) == (3 if die <= 3 else 0)


# --- 5.41 hits -------------------------------------------------------------------------------


def hits_are_not_aimed(document: str) -> None:
    """The firing side has nothing to choose: its enemy applies the hits."""
    scene = attack(document, {"York Knights": 4}, {"Barclay": 4, "Graham": 4, "Grant": 2})
    scene.do("block York Knights")
    assert {text for text in scene.legal() if text.startswith("block ")} == set()
    scene.do("fire").roll(1, 1, 6, 6)
    assert (scene.step, scene.active) == ("hit", "Scotland")


def each_hit_goes_to_the_strongest(document: str) -> None:
    """A weaker block is no choice while a stronger one takes part."""
    scene = attack(document, {"York Knights": 4}, {"Barclay": 2, "Graham": 4, "Grant": 3})
    scene.fire("York Knights", 1, 1, 6, 6)
    assert scene.blocks() == {"Graham"}
    assert scene.do("block Graham").blocks() == {"Graham", "Grant"}


def owner_chooses_among_equals(document: str) -> None:
    """Of several strongest blocks the side that is hit names the one to weaken."""
    for victim in ("Barclay", "Graham"):
        scene = attack(document, {"York Knights": 4}, {"Barclay": 4, "Graham": 4, "Grant": 3})
        scene.fire("York Knights", 1, 6, 6, 6)
        assert (scene.active, scene.blocks()) == ("Scotland", {"Barclay", "Graham"})
        assert scene.do(f"block {victim}").strength(victim) == 3


def hits_of_one_throw_may_be_shared(document: str) -> None:
    """Two hits need not both fall on the block that was strongest before the throw."""
    for second in ("Barclay", "Grant"):
        scene = attack(document, {"York Knights": 4}, {"Barclay": 4, "Grant": 3})
        scene.fire("York Knights", 1, 1, 6, 6).do("block Barclay")
        assert scene.blocks() == {"Barclay", "Grant"}
        assert scene.do(f"block {second}").strength(second) == 2


def hits_apply_at_once(document: str) -> None:
    """A block weakened before its turn rolls fewer dice, a killed one never has its turn."""
    scene = attack(document, {"York Knights": 4}, {"Barclay": 2, "Grant": 1})
    scene.fire("York Knights", 1, 6, 6, 6).do("block Barclay")
    scene.do("block Barclay", "fire")
    assert is_possible(scene.pos, roll_of([1]))
    assert not is_possible(scene.pos, roll_of([1, 1]))
    scene = attack(document, {"York Knights": 4}, {"Barclay": 1, "Grant": 1})
    scene.fire("York Knights", 1, 6, 6, 6).do("block Barclay")
    assert scene.blocks() == {"Grant"}


def example_of_three_hits(document: str) -> None:
    """Three hits on three blocks of strength 4 leave each of them at 3."""
    scots = {"Barclay": 4, "Campbell": 4, "Graham": 4}
    scene = attack(document, {"York Knights": 4}, scots).fire("York Knights", 1, 2, 3, 4)
    scene.do("block Campbell")
    assert scene.blocks() == {"Barclay", "Graham"}
    scene.do("block Graham")
    assert scene.blocks() == {"Barclay"}
    scene.do("block Barclay")
    assert [scene.strength(block) for block in scots] == [3, 3, 3]


def example_of_four_hits(document: str) -> None:
    """Four hits on 3, 4 and 4: two on the fours, the other two on any of three threes."""
    scots = {"Fraser": 3, "Barclay": 4, "Graham": 4}
    for third in scots:
        scene = attack(document, {"York Knights": 4}, scots).fire("York Knights", 1, 1, 1, 1)
        assert scene.blocks() == {"Barclay", "Graham"}
        assert scene.do("block Graham").blocks() == {"Barclay"}
        assert scene.do("block Barclay").blocks() == set(scots)
        assert scene.do(f"block {third}").blocks() == set(scots) - {third}


# --- schiltroms ------------------------------------------------------------------------------


def _against(document: str, block: str, *english: str, schiltroms: bool = True) -> Scene:
    """Let some English attack a Scottish block in Buchan; go to its turn."""
    switches: dict[str, Any] = {"schiltroms": True} if schiltroms else {}
    put = {**dict.fromkeys(english, "Angus"), block: "Buchan"}
    scene = Scene({**put}, edition=document, **switches)
    open_battle(scene, "Buchan", to("Buchan", *english))
    if scene.step == "celtic roll":
        scene.roll(1)
    return wait_for(scene, block)


def schiltroms_are_a_choice(document: str) -> None:
    """The rule is offered, and without it infantry keeps its number."""
    assert "schiltroms" in OFFERED[document]
    assert volley(_against(document, "Fraser", "York Infantry", schiltroms=False), "Fraser", 4) == 0
    assert volley(_against(document, "Fraser", "York Infantry"), "Fraser", 4) == 3


def schiltroms_add_one(document: str, ratings: dict[str, int]) -> None:
    """Chosen, the rule lets Scottish infantry hit with these numbers and nobody else with more."""
    for block, rating in ratings.items():
        scene = _against(document, block, "York Infantry")
        assert volley(scene, block, rating) == scene.strength(block)
        assert volley(_against(document, block, "York Infantry"), block, rating + 1) == 0
    for block, plain in {"Keith": 1, "Etterick": 2, "Wallace": 3, "Mar/S": 2}.items():
        assert volley(_against(document, block, "York Infantry"), block, plain + 1) == 0
    scene = wait_for(_against(document, "Keith", "York Infantry"), "York Infantry")
    assert volley(scene, "York Infantry", 3) == 0


def schiltroms_fail_against_archers(document: str) -> None:
    """English or Welsh archers in front take the bonus away."""
    for archers in ("Lancaster Archers", "Wales Archers"):
        scene = _against(document, "Fraser", "York Infantry", archers)
        assert volley(scene, "Fraser", 4) == 0


def schiltroms_against_archers_in_reserve(document: str, bonus: bool) -> None:
    """In round 1 the English have archers in the battle, though in reserve only."""
    put = {"York Infantry": "Angus", "Lancaster Archers": "Mar", "Fraser": "Buchan"}
    scene = Scene({**put}, england="2", edition=document, schiltroms=True)
    open_battle(scene, "Buchan", to("Buchan", "York Infantry", "Lancaster Archers"))
    assert (volley(scene, "Fraser", 4) > 0) == bonus
    while scene.step == "hit":
        scene.do("block York Infantry")
    wait_for(hold_until(scene, 2), "Fraser")
    assert volley(scene, "Fraser", 4) == 0
