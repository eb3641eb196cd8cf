"""Rules 5.7 and 5.8: captured nobles, lost blocks, and defection battles."""

from __future__ import annotations

from schiltrom.engine.chance import outcomes
from schiltrom.engine.tables import BLOCK_NAMES, ENGLAND, NOBODY, POOL, SCOTLAND, SCOTS
from schiltrom.engine.view import view
from tests.documents.battles import CELTS, attack, order_of_round, to
from tests.helpers.scene import Scene
from tests.rules.fight import (
    front,
    go,
    hold_out,
    hold_until,
    open_battle,
    reserves,
    seen,
    trapped,
    volley,
    wait_for,
)

# --- 5.7 captured nobles ---------------------------------------------------------------------


def _mar_taken(document: str) -> Scene:
    """Let Mar/E and York attack Wallace in Buchan, and Wallace kill Mar in round 1."""
    put = {"Mar/E": ("Angus", 1), "York Infantry": ("Angus", 1), "Wallace": "Buchan"}
    scene = Scene({**put, "Ross/S": "Fife"}, edition=document)
    open_battle(scene, "Buchan", to("Buchan", "Mar/E", "York Infantry"))
    return scene.fire("Wallace", 1, 6, 6, 6).do("block Mar/E")


def noble_killed_changes_sides(document: str) -> None:
    """A noble brought to nothing in battle stands there at once as the enemy's block."""
    scene = _mar_taken(document)
    assert (scene.at("Mar/E"), scene.at("Mar/S")) == ("out of play", "Buchan")
    scene = attack(document, {"York Knights": 4}, {"Mar/S": 1, "Barclay": 1})
    scene.hold("Mar/S").fire("York Knights", 1, 6, 6, 6).do("block Mar/S")
    assert (scene.at("Mar/S"), scene.at("Mar/E")) == ("out of play", "Buchan")


def captive_has_strength(document: str, strength: int) -> None:
    """A captured noble begins at this strength."""
    assert _mar_taken(document).strength("Mar/S") == strength


def captive_is_in_reserve(document: str) -> None:
    """In the round of his capture he neither acts nor takes hits."""
    scene = _mar_taken(document)
    assert reserves(scene) == {"Mar/S"}
    assert scene.blocks() == {"York Infantry"}
    assert volley(scene, "York Infantry", 2) == 1
    assert scene.blocks() == {"Wallace"}


def captive_fights_from_the_next_round(document: str) -> None:
    """In the round after his capture he fires for his new side."""
    scene = wait_for(_mar_taken(document).hold("York Infantry"), "Mar/S")
    assert (scene.pos.round, scene.active) == (2, "Scotland")
    assert volley(scene, "Mar/S", 2) == 1


def captive_who_defends_his_home(document: str, rating: int) -> None:
    """Taken by the defenders of his home he has the home rating from the next round."""
    for die, hits in ((rating, 1), (rating + 1, 0)):
        put = {"Buchan/E": ("Angus", 1), "York Infantry": ("Angus", 1), "Wallace": "Buchan"}
        scene = Scene({**put, "Ross/S": "Fife"}, edition=document)
        open_battle(scene, "Buchan", to("Buchan", "Buchan/E", "York Infantry"))
        scene.fire("Wallace", 1, 6, 6, 6).do("block Buchan/E")
        wait_for(hold_until(scene, 2), "Buchan/S")
        assert volley(scene, "Buchan/S", die) == hits


def _moray_killed(document: str) -> Scene:
    """Kill Moray in Buchan, Barclay standing beside him."""
    scene = attack(document, {"York Knights": 4}, {"Moray": 1, "Barclay": 1})
    return scene.hold("Moray").fire("York Knights", 1, 6, 6, 6).do("block Moray")


def moray_never_changes_sides(document: str) -> None:
    """Killed in battle he joins nobody: England has the blocks it had."""
    scene = _moray_killed(document)
    assert front(scene, ENGLAND) == {"York Knights"}
    assert reserves(scene) == set()


def moray_killed_is_gone(document: str) -> None:
    """Killed in battle Moray is out of the game for good."""
    assert _moray_killed(document).at("Moray") == "out of play"


def captured_and_retaken(document: str) -> None:
    """Taken in round 1 and retaken in round 2, Mar's first block is in play again."""
    scene = _mar_taken(document).hold("York Infantry")
    scene.pos.set_strength(BLOCK_NAMES.index("Wallace"), 1)
    scene.hold("Wallace", "Mar/S").fire("York Infantry", 1).do("block Mar/S")
    assert (scene.at("Mar/S"), scene.at("Mar/E")) == ("out of play", "Buchan")
    assert scene.strength("Mar/E") == 1


# --- 5.8 lost blocks -------------------------------------------------------------------------


def _killed(document: str, block: str, edward: int = 1) -> Scene:
    """Kill a block of strength 1 in Buchan in round 1, a friend of it standing by."""
    scots = SCOTS >> BLOCK_NAMES.index(block) & 1
    killer, friend = ("York Knights", "Lindsay") if scots else ("Wallace", "Cumbria Infantry")
    put = {block: ("Buchan", 1), friend: ("Buchan", 1), killer: "Angus"}
    scene = Scene({**put}, scotland="1" if scots else "2", edition=document)
    scene.pos.edward = edward
    open_battle(scene, "Buchan", to("Buchan", killer))
    if scene.step == "celtic roll":
        scene.roll(1)
    return wait_for(scene, killer).fire(killer, 1, 6, 6, 6).do(f"block {block}")


def killed_blocks_go_to_their_pool(document: str) -> None:
    """Ordinary blocks killed in battle lie in the pool of their own side."""
    for block in ("Barclay", "Keith", "Etterick"):
        assert _killed(document, block).at(block) == "Scottish pool"
    for block in ("York Infantry", "York Knights", "Lancaster Archers", *CELTS):
        assert _killed(document, block).at(block) == "English pool"


def killed_blocks_may_return(document: str) -> None:
    """England may levy them and the Scots draw them in the next winter."""
    scene = Scene({"York Infantry": ("Buchan", 1), "Wallace": "Angus"}, edition=document)
    open_battle(scene, "Buchan", (), to("Buchan", "Wallace"))
    scene.fire("Wallace", 1, 6, 6, 6).do("block York Infantry")
    scene.to_winter().skip_to("levy").draw("York Infantry")
    assert (scene.at("York Infantry"), scene.strength("York Infantry")) == ("England", 4)
    put = {"Barclay": ("Buchan", 1), "York Knights": "Angus", "Mentieth/S": "Mentieth"}
    scene = Scene({**put}, edition=document)
    open_battle(scene, "Buchan", to("Buchan", "York Knights"))
    scene.fire("York Knights", 1, 6, 6, 6).do("block Barclay")
    scene.to_winter().skip_to("scottish build").do("area Mentieth")
    assert BLOCK_NAMES.index("Barclay") in {block for block, _ in outcomes(scene.pos)}
    assert scene.draw("Barclay").at("Barclay") == "Mentieth"


def black_cross_is_gone_for_good(document: str, blocks: list[str]) -> None:
    """These blocks, killed in battle, are out of the game."""
    for block in blocks:
        assert _killed(document, block).at(block) == "out of play"


def edward_slain_is_another(document: str) -> None:
    """Edward I slain never returns as such: the block is Edward II, who dies for good."""
    scene = _killed(document, "Edward")
    assert (scene.at("Edward"), scene.pos.edward) == ("English pool", 2)
    scene = _killed(document, "Edward", edward=2)
    assert (scene.at("Edward"), scene.pos.winner) == ("out of play", SCOTLAND)


def pillage_sends_to_the_pool(document: str, blocks: list[str]) -> None:
    """These blocks, eliminated by Pillage, lie in their pool, and nobody has won."""
    for block in blocks:
        scots = SCOTS >> BLOCK_NAMES.index(block) & 1
        area = "Fife" if block == "Norse" else "Mar"
        robber = "York Infantry" if scots else "Barclay"
        put = {block: (area, 1), robber: "Angus", "Bruce/S": "Carrick"}
        cards = ("Pillage", "1") if scots else ("1", "Pillage")
        scene = Scene({**put}, edition=document, england=cards[0], scotland=cards[1])
        scene.do(f"area {area}", f"block {block}")
        assert scene.at(block) == ("Scottish pool" if scots else "English pool")
        assert scene.pos.winner == NOBODY


def raid_sends_to_the_pool(document: str, blocks: list[str]) -> None:
    """These blocks, lost to a raid, lie in the English pool, and nobody has won."""
    for block in blocks:
        scene = Scene({"Wallace": "England", block: "Fife"}, edition=document).do("done", "done")
        assert scene.do(f"block {block}").at(block) == "English pool"
        assert (scene.step, scene.pos.winner) == ("card", NOBODY)


def winter_sends_to_the_pool(document: str, english: list[str], scottish: list[str]) -> None:
    """These blocks, disbanded in winter, lie in their pool."""
    for block in english:
        scene = Scene({block: "England", "Bruce/S": "Annan"}, edition=document).to_winter()
        scene.skip_to("scottish build")
        assert scene.at(block) == "English pool"
    for block in scottish:
        put = {block: "Lennox", "Barclay": "Lennox", "Grant": "Lennox", "Bruce/S": "Annan"}
        scene = Scene({**put}, edition=document).to_winter().skip_to("scottish disband")
        assert scene.do(f"block {block}").at(block) == "Scottish pool"


# --- the draw pools --------------------------------------------------------------------------


def only_moray_lies_in_a_pool(document: str) -> None:
    """No noble killed, trapped or pillaged lies in a pool, but Moray pillaged does."""
    assert _mar_taken(document).at("Mar/E") == "out of play"
    assert trapped("Mar/E", edition=document).do("done").at("Mar/E") == "out of play"
    put = {"Mar/S": ("Mar", 1), "York Infantry": "Angus", "Ross/S": "Fife"}
    scene = Scene({**put}, england="Pillage", edition=document).do("area Mar", "block Mar/S")
    assert (scene.at("Mar/S"), scene.at("Mar/E")) == ("out of play", "Mar")
    put = {"Moray": ("Mar", 1), "York Infantry": "Angus", "Ross/S": "Fife"}
    scene = Scene({**put}, england="Pillage", edition=document).do("area Mar", "block Moray")
    assert scene.at("Moray") == "Scottish pool"


def discarded_noble_is_known(document: str) -> None:
    """The captured noble's old block is off the map, and both sides know whose he is now."""
    scene = _mar_taken(document)
    assert scene.at("Mar/E") == "out of play"
    assert "Mar/S" in seen(scene, SCOTLAND)
    mine = {BLOCK_NAMES[block] for block, _, _ in view(scene.pos, ENGLAND).sides[ENGLAND].known}
    assert "Mar/E" not in mine
    assert view(scene.pos, ENGLAND).nobles == view(scene.pos, SCOTLAND).nobles


def pools_are_face_down(document: str) -> None:
    """The enemy knows how many blocks a pool holds and can name none of them."""
    scene = Scene({"York Infantry": "Angus", "Barclay": "Buchan"}, edition=document)
    for side in (ENGLAND, SCOTLAND):
        there = scene.pos.at[POOL[side]].bit_count()
        pool = view(scene.pos, 1 - side).sides[side]
        assert pool.pool == there
        assert not [block for block, place, _ in pool.known if place == POOL[side]]


# --- defection battles -----------------------------------------------------------------------


def defection_battles_are_ordinary(document: str) -> None:
    """Won by herald or lost to a coronation, a noble fights three rounds, retreat and regroup."""
    put = {"Mar/S": "Mar", "Barclay": "Mar", "Ross/S": "Fife"}
    herald = Scene({**put}, england="Herald", edition=document).do("block Mar/S").roll(1)
    put = {"Comyn/S": "Fife", "Mar/S": "Mar", "Barclay": "Mar"}
    crown = Scene({**put}, gone=("Wallace",), england="3", scotland="Victuals", edition=document)
    crown.do("crown Comyn", "area Mar")
    for scene in (herald, crown):
        for _ in range(3):
            order = order_of_round(scene)
            assert order == [("England", {"Mar/E"}), ("Scotland", {"Barclay"})]
        hold_out(scene)
        assert (scene.step, scene.active) == ("retreat", "England")
        go(scene, "Mar/E", "Angus").do("done")
        assert (scene.step, scene.active) == ("regroup", "Scotland")
        go(scene, "Barclay", "Buchan").do("done")
        assert (scene.at("Mar/E"), scene.at("Barclay")) == ("Angus", "Buchan")
