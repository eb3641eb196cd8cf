"""Chapter 4: who may move, how far, in groups, and whose an area is."""

from __future__ import annotations

from schiltrom.engine.tables import AREA_NAMES, ENGLAND, SCOTLAND
from tests.documents.staging import SIDES, ends, give, show
from tests.helpers.scene import Scene
from tests.rules.fight import reserves

# --- moving or not ---------------------------------------------------------------------------


def nobody_must_move(document: str) -> None:
    """A side may end its movement without moving, or after any of its moves."""
    put = {"Barclay": "Fife", "Grant": "Mar", "York Infantry": "Lothian"}
    scene = Scene(put, england="3", scotland="3", edition=document)
    for _ in SIDES:
        assert "done" in scene.legal()
        scene.do("done")
    assert (scene.step, scene.pos.turn) == ("card", 2)
    scene = Scene(put, england="1", scotland="3", edition=document).move("Barclay", "Angus")
    assert "done" in scene.legal()


def card_must_be_played(document: str) -> None:
    """A side is offered its cards and nothing else: the turn does not go on without one."""
    scene = Scene({"Barclay": "Fife"}, england="2", scotland="3", show=False, edition=document)
    give(scene, "1", "1")
    for side in SIDES:
        assert scene.legal(side)
        assert all(text.startswith("card ") for text in scene.legal(side))
    scene.play(ENGLAND, "card 1")
    assert scene.step == "card"
    assert scene.pos.waits_for(SCOTLAND)


def card_may_be_left_unused(document: str) -> None:
    """Having played a card a side may do nothing with it."""
    put = {"Barclay": "Fife", "York Infantry": "Lothian"}
    for card in ("1", "2", "3"):
        scene = Scene(put, england=card, scotland=card, edition=document).do("done", "done")
        assert (scene.at("Barclay"), scene.at("York Infantry")) == ("Fife", "Lothian")
        assert (scene.step, scene.pos.turn) == ("card", 2)


def no_move_without_a_card(document: str) -> None:
    """Nobody moves a block before cards are played, nor more groups than his card allows."""
    put = {"Barclay": "Fife", "Grant": "Mar", "York Infantry": "Lothian"}
    scene = Scene(put, scotland="2", show=False, edition=document)
    assert scene.why("block Barclay", SCOTLAND) is not None
    scene = Scene(put, scotland="1", edition=document).do("done").move("Barclay", "Angus")
    assert scene.why("block Grant") is not None


def friends_are_passed(document: str) -> None:
    """A block goes on through areas where its own side stands."""
    put = {"Wallace": "Fife", "Barclay": "Mentieth", "Grant": "Lanark"}
    scene = Scene(put, scotland="2", edition=document)
    scene.move("Wallace", "Mentieth", "Lanark", "Carrick")
    assert scene.at("Wallace") == "Carrick"
    put = {"Edward": "Fife", "York Infantry": "Mentieth", "Durham Infantry": "Lanark"}
    scene = Scene(put, edition=document).move("Edward", "Mentieth", "Lanark", "Carrick")
    assert scene.at("Edward") == "Carrick"


def enemy_stops_a_march(document: str) -> None:
    """A block that enters an area with an enemy block stops there, whatever is left of its move."""
    put = {"Wallace": "Fife", "York Infantry": "Mentieth", "Keith": "Lothian"}
    for block in ("Wallace", "Keith"):
        scene = Scene(put, scotland="2", edition=document).do(f"block {block}", "area Mentieth")
        assert (scene.step, scene.at(block)) == ("move", "Mentieth")
        assert block not in scene.blocks()
    scene = Scene({"Edward": "Fife", "Barclay": "Mentieth"}, edition=document)
    scene.do("block Edward", "area Mentieth")
    assert (scene.step, scene.at("Edward")) == ("move", "Mentieth")


def enemy_must_be_fought(document: str) -> None:
    """Whoever has entered an area with enemies must fight there before the turn ends."""
    put = {"Wallace": "Fife", "York Infantry": "Mentieth"}
    scene = Scene(put, scotland="2", edition=document).move("Wallace", "Mentieth")
    scene.do("done", "done")
    assert (scene.step, scene.legal()) == ("choose battle", {"area Mentieth"})
    assert scene.do("area Mentieth").step == "combat"


def block_moves_once_a_turn(document: str) -> None:
    """A block that has moved is not moved again this turn, even if its group may go on."""
    put = {"Wallace": "Fife", "Barclay": "Fife", "Grant": "Angus"}
    scene = Scene(put, scotland="3", edition=document).move("Wallace", "Angus")
    assert {"Barclay", "Grant"} <= scene.blocks()
    assert "Wallace" not in scene.blocks()
    assert scene.why("block Wallace") is not None
    scene.do("done", "done")
    show(scene, "1", "3")
    assert "Wallace" in scene.blocks()


def retreat_and_regroup_are_no_moves(document: str) -> None:
    """Blocks that have moved this turn may still retreat, and others regroup."""
    put = {"Barclay": "Fife", "York Infantry": "Angus"}
    scene = Scene(put, scotland="2", edition=document)
    scene.move("Barclay", "Angus").do("done", "done", "area Angus").hold("York Infantry")
    scene.do("block Barclay", "area Fife")
    assert scene.at("Barclay") == "Fife"
    scene.do("block York Infantry", "area Buchan")
    assert scene.at("York Infantry") == "Buchan"
    scene = Scene(
        {"Barclay": ("Angus", 1), "York Knights": "Fife"}, england="2", edition=document
    ).move("York Knights", "Angus")
    scene.do("done", "done", "area Angus").fire("York Knights", 1, 6, 6, 6).do("block Barclay")
    scene.do("block York Knights", "area Buchan")
    assert scene.at("York Knights") == "Buchan"


# --- groups ----------------------------------------------------------------------------------


def blocks_of_an_area_are_a_group(document: str) -> None:
    """All blocks of a side in one area move for one point."""
    group = ["Barclay", "Grant", "Graham", "Wallace", "Mar/S"]
    put = dict.fromkeys(group, "Fife") | {"Keith": "Lanark"}
    scene = Scene(put, england="1", scotland="1", edition=document).do("done")
    for block in group:
        scene.move(block, "Angus")
    assert {scene.at(block) for block in group} == {"Angus"}
    assert scene.blocks() == set()


def block_alone_is_a_group(document: str) -> None:
    """A block alone in its area costs a point like any group."""
    put = {"Barclay": "Fife", "Grant": "Mar", "Graham": "Lanark"}
    scene = Scene(put, scotland="2", edition=document).move("Barclay", "Angus")
    assert {"Grant", "Graham"} <= scene.blocks()
    scene.move("Grant", "Buchan")
    assert scene.blocks() == set()


def norse_are_no_part_of_a_group(document: str) -> None:
    """The Norse do not move with the other blocks of their area, but for a point of their own."""
    put = {"Norse": "Lothian", "Barclay": "Lothian", "Grant": "Lothian"}
    scene = Scene(put, england="1", scotland="1", edition=document).do("done")
    scene.move("Barclay", "Lanark")
    assert scene.blocks() == {"Grant"}
    scene = Scene(put, england="1", scotland="1", edition=document).do("done")
    scene.move("Norse", "Fife")
    assert scene.blocks() == set()


def group_may_split(document: str) -> None:
    """For one point some blocks of a group go to one area, some to others, and some stay."""
    group = ["Barclay", "Grant", "Graham", "Campbell"]
    scene = Scene(dict.fromkeys(group, "Fife"), england="1", scotland="1", edition=document)
    scene.do("done").move("Barclay", "Angus").move("Grant", "Mentieth", "Lanark")
    scene.move("Graham", "Angus").do("done")
    assert [scene.at(block) for block in group] == ["Angus", "Lanark", "Angus", "Fife"]


def group_reaches(document: str, start: str, areas: list[str]) -> None:
    """A group of infantry may send its blocks to each of these areas at once, and no farther."""
    group = ["Barclay", "Grant", "Graham", "Campbell", "Lindsay", "Douglas", "Fraser"]
    scene = Scene(dict.fromkeys(group, start), england="1", scotland="1", edition=document)
    scene.do("done")
    ways = {
        "Fife": ["Angus", "Fife"],
        "Moray": ["Strathspey", "Moray"],
        "Atholl": ["Mar", "Atholl"],
    }
    for block in group:
        assert ends(scene, block) == set(areas)
    for block, area in zip(group, areas, strict=True):
        scene.move(block, *ways.get(area, [area]))
        assert scene.at(block) == area
    assert scene.pos.moves == 0


def within_move_rating(document: str) -> None:
    """A block moves no farther than its rating, also as part of a group."""
    put = dict.fromkeys(("Barclay", "Wallace"), "Fife")
    scene = Scene(put, scotland="2", edition=document)
    assert "Carrick" in ends(scene, "Wallace")
    assert "Lanark" in ends(scene, "Barclay")
    assert "Carrick" not in ends(scene, "Barclay")


def player_1_moves_all_first(document: str) -> None:
    """Player 1 moves all his groups, then Player 2 all of his; they do not take turns."""
    put = {
        "Barclay": "Fife",
        "Grant": "Mar",
        "York Infantry": "Lothian",
        "Durham Infantry": "Annan",
    }
    scene = Scene(put, england="2", scotland="2", edition=document)
    scene.move("York Infantry", "Dunbar")
    assert (scene.active, scene.legal(SCOTLAND)) == ("England", set())
    scene.move("Durham Infantry", "Carrick").do("done")
    scene.move("Barclay", "Angus")
    assert (scene.active, scene.legal(ENGLAND)) == ("Scotland", set())
    scene.move("Grant", "Buchan").do("done")
    assert (scene.step, scene.pos.turn) == ("card", 2)


def player_2_reinforces_in_his_own_moves(document: str) -> None:
    """Help for a battle that Player 1 began comes with Player 2's moves, before any battle."""
    put = {"Barclay": "Fife", "Grant": "Buchan", "York Infantry": "Lothian"}
    scene = Scene(put, england="2", edition=document).move("York Infantry", "Mentieth", "Fife")
    scene.do("done").move("Grant", "Angus", "Fife")
    assert reserves(scene) == {"Grant"}
    assert scene.do("done").step == "choose battle"


def split_attack_has_one_main_group(document: str) -> None:
    """Where the parts of one group attack an area over two borders, one is the main attack."""
    put = {"Grant": "Strathspey", "Barclay": "Strathspey", "Comyn/E": "Badenoch"}
    scene = Scene(put, scotland="2", edition=document)
    scene.move("Grant", "Badenoch").move("Barclay", "Moray", "Badenoch")
    assert scene.pos.moves == 1
    assert reserves(scene) == {"Barclay"}


# --- whose an area is ------------------------------------------------------------------------


def _states(scene: Scene, area: str) -> dict[str, bool]:
    """Return what an area is to the Scots."""
    bit = AREA_NAMES.index(area)
    found = {
        "friendly": bool(scene.pos.friendly(SCOTLAND) >> bit & 1),
        "enemy": bool(scene.pos.friendly(ENGLAND) >> bit & 1),
        "contested": bool(scene.pos.contested() >> bit & 1),
    }
    return found | {"neutral": not any(found.values())}


def every_area_has_one_state(document: str, states: list[str]) -> None:
    """Every area is in one of these states and in no other."""
    put = {"Barclay": "Fife", "York Infantry": "Lothian", "Durham Infantry": "Angus"}
    scene = Scene(put, scotland="2", edition=document)
    if "contested" in states:
        scene.move("Barclay", "Angus")
    found = [[name for name, so in _states(scene, area).items() if so] for area in AREA_NAMES]
    assert all(len(each) == 1 for each in found)
    assert {each[0] for each in found} | {"friendly"} == set(states)


def area_state(document: str, state: str, retreat: bool) -> None:
    """An area in this state, and only such a one, is so called; one may retreat there or not."""
    where = {"friendly": "Fife", "enemy": "Lanark", "neutral": "Lothian", "contested": "Lennox"}
    scene = Scene(
        {"Wallace": "Mentieth", "Barclay": "Fife", "York Infantry": "Lanark"}
        | {"Lennox/S": "Lennox", "Durham Infantry": "Argyll", "York Knights": "Atholl"},
        england="3",
        edition=document,
    )
    scene.move("Durham Infantry", "Lennox").move("York Knights", "Mentieth").do("done", "done")
    for name, area in where.items():
        assert _states(scene, area)[state] is (name == state)
    scene.do("area Mentieth", "block Wallace")
    assert (where[state] in scene.areas()) is retreat


def control_changes_at_once(document: str) -> None:
    """An area left by its last block is neutral in the same phase, and another may take it."""
    put = {"Barclay": "Mentieth", "Edward": "Fife"}
    scene = Scene(put, scotland="2", edition=document)
    assert _states(scene, "Mentieth")["friendly"]
    scene.move("Barclay", "Lothian")
    assert _states(scene, "Mentieth")["neutral"]
    assert _states(scene, "Lothian")["friendly"]
    scene.do("done", "block Edward", "area Mentieth")
    assert scene.step == "march"  # nobody is there to stop him
    assert _states(scene, "Mentieth")["enemy"]
    scene.do("area Lanark")
    assert _states(scene, "Mentieth")["neutral"]
    assert _states(scene, "Fife")["neutral"]
