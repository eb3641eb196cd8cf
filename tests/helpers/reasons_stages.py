"""The stages of the tests of reasons: positions at every step of the game, each by its name."""

from __future__ import annotations

from collections.abc import Callable

from schiltrom.engine.tables import BLOCK_NAMES, ENGLAND, SCOTLAND, SCOTTISH_POOL, members
from schiltrom.engine.victory import EDWARD_KILLED, win
from tests.helpers.scene import Place, Scene

SIX = ["Barclay", "Grant", "Graham", "Campbell", "Lindsay", "Fraser"]
STAGES: dict[str, Callable[[], Scene]] = {}


def stage(build: Callable[[], Scene]) -> Callable[[], Scene]:
    """Enter a stage under its function's name."""
    STAGES[build.__name__] = build
    return build


# --- stages: cards and movement --------------------------------------------------------------


@stage
def over() -> Scene:
    scene = Scene()
    win(scene.pos, SCOTLAND, EDWARD_KILLED)
    return scene


@stage
def hands() -> Scene:
    return Scene(show=False)


@stage
def card_laid() -> Scene:
    return Scene(show=False).play(ENGLAND, "card 1")


@stage
def english_move() -> Scene:
    return Scene({"York Infantry": "Angus"}, gone=("Hobelars",))


@stage
def moved() -> Scene:
    put: dict[str, Place] = {
        "Wallace": "Fife",
        "Keith": "Lanark",
        "Grant": "Mar",
        "Norse": "Buchan",
    }
    return Scene(put, scotland="2").move("Wallace", "Angus").move("Keith", "Carrick")


@stage
def pinned() -> Scene:
    scene = Scene({"Barclay": "Fife", "York Infantry": "Angus"}, scotland="2")
    return scene.move("Barclay", "Angus").do("done")


@stage
def left_england() -> Scene:
    return Scene({"Edward": "England", "Hobelars": "England"}).move("Edward", "Dunbar")


@stage
def taken_up() -> Scene:
    return Scene({"Wallace": "Fife"}, scotland="2").do("block Wallace")


@stage
def marching() -> Scene:
    return taken_up().do("area Angus")


@stage
def red_full() -> Scene:
    scene = Scene({"Barclay": "Mar", "Grant": "Mar", "Graham": "Mar"}, scotland="2")
    return scene.move("Barclay", "Angus").move("Grant", "Angus").do("block Graham")


@stage
def black_full() -> Scene:
    scene = Scene(dict.fromkeys([*SIX, "Wallace"], "Fife"), scotland="2", edition=2)
    for block in SIX:
        scene.move(block, "Angus")
    return scene.do("block Wallace")


@stage
def surplus() -> Scene:
    put: dict[str, Place] = {"Barclay": "Fife", "York Infantry": "Angus", "Hobelars": "Angus"}
    return Scene(put, scotland="2").move("Barclay", "Angus").do("done", "block Hobelars")


@stage
def at_the_border() -> Scene:
    scene = Scene({"Barclay": "Teviot", "Grant": "Teviot"}, scotland="2")
    return scene.move("Barclay", "Selkirk").move("Ross/S", "Lochaber").do("block Grant")


def scots_under_truce(put: dict[str, Place]) -> Scene:
    return Scene(put, england="Truce", scotland="3").do("event")


@stage
def truce() -> Scene:
    scene = scots_under_truce({"Wallace": "Dunbar", "York Infantry": "Lothian"})
    return scene.do("block Wallace")


@stage
def truce_all_round() -> Scene:
    return scots_under_truce({"Grant": "Galloway", "Bruce/E": "Annan", "Galloway/E": "Carrick"})


@stage
def norse_at_sea() -> Scene:
    return Scene({"Norse": "Buchan"}, scotland="2").do("block Norse")


# --- stages: battle --------------------------------------------------------------------------


def battle(put: dict[str, Place], *movers: str, edition: int | str = 4) -> Scene:
    """Return the battle in Angus that these Scots began."""
    scene = Scene(put, scotland="3", edition=edition)
    for mover in movers:
        scene.move(mover, "Angus")
    return scene.do("done", "done", "area Angus")


def hold_all(scene: Scene) -> Scene:
    """Hold with every block in all three rounds."""
    while scene.step == "combat":
        scene.hold(min(scene.blocks()))
    return scene


@stage
def battles() -> Scene:
    scene = Scene({"Barclay": "Fife", "York Infantry": "Angus"}, scotland="2")
    return scene.move("Barclay", "Angus").do("done", "done")


@stage
def fighting() -> Scene:
    put: dict[str, Place] = {"Wallace": "Fife", "Barclay": ("Fife", 2), "Keith": "Mar"}
    english: dict[str, Place] = {"Hobelars": "Angus", "York Infantry": "Angus"}
    return battle({**put, **english}, "Wallace", "Barclay", "Keith")


@stage
def scots_fighting() -> Scene:
    return fighting().hold("Hobelars", "Wallace", "York Infantry")


@stage
def fired() -> Scene:
    return fighting().do("block Hobelars", "fire")


@stage
def hit() -> Scene:
    return fired().roll(1, 6, 6)


@stage
def reinforced() -> Scene:
    scene = Scene({"Barclay": "Fife", "York Infantry": "Angus", "Hobelars": "Buchan"}, scotland="2")
    scene.move("Barclay", "Angus").do("done").move("Hobelars", "Angus")
    return scene.do("done", "area Angus")


@stage
def nobody_there() -> Scene:
    put: dict[str, Place] = {"Wallace": "Fife", "Barclay": "Fife"}
    english: dict[str, Place] = {"York Infantry": ("Angus", 1), "Hobelars": "Buchan"}
    scene = (
        Scene({**put, **english}, scotland="2").move("Wallace", "Angus").move("Barclay", "Angus")
    )
    scene.do("done").move("Hobelars", "Angus").do("done", "area Angus")
    return scene.fire("Wallace", 1, 6, 6, 6).do("block York Infantry", "block Barclay")


@stage
def captured() -> Scene:
    put: dict[str, Place] = {"Wallace": "Fife", "Barclay": "Fife", "Angus/E": ("Angus", 1)}
    scene = battle({**put, "York Infantry": ("Angus", 1)}, "Wallace", "Barclay")
    return scene.fire("Wallace", 1, 6, 6, 6).do("block Angus/E").hold("York Infantry")


@stage
def english_turn() -> Scene:
    put: dict[str, Place] = {"Barclay": "Fife", "Keith": "Mar", "York Infantry": "Angus"}
    return battle(put, "Barclay").do("block York Infantry")


@stage
def english_in_england() -> Scene:
    scene = Scene({"Barclay": "Dunbar", "York Infantry": "England"}, scotland="2")
    scene.move("Barclay", "England").do("done", "done", "area England")
    return scene.do("block York Infantry")


@stage
def scots_in_teviot() -> Scene:
    scene = Scene({"Barclay": "Dunbar", "York Infantry": "Teviot"}, scotland="2")
    scene.move("Barclay", "Teviot").do("done", "done", "area Teviot").hold("York Infantry")
    return scene.do("block Barclay")


@stage
def norse_in_battle() -> Scene:
    return battle({"Norse": "Buchan", "York Infantry": "Angus"}, "Norse").do("block Norse")


@stage
def both_ways() -> Scene:
    put: dict[str, Place] = {"Barclay": "Mar", "Grant": "Mar", "York Infantry": "Angus"}
    return battle(put, "Barclay", "Grant", edition="it").hold("York Infantry").do("block Barclay")


@stage
def must_retreat() -> Scene:
    return hold_all(fighting())


@stage
def retreat_full() -> Scene:
    put: dict[str, Place] = {"Barclay": "Mar", "Grant": "Mar", "Graham": "Fife"}
    scene = hold_all(battle({**put, "York Infantry": "Angus"}, "Barclay", "Grant", "Graham"))
    scene.do("block Barclay", "area Mar", "block Grant", "area Mar")
    return scene.do("block Graham")


@stage
def trapped() -> Scene:
    put: dict[str, Place] = {"Barclay": "Fife", "York Infantry": "Angus", "Hobelars": "Mentieth"}
    ring: dict[str, Place] = {"Buchan/E": "Buchan", "Mar/E": "Mar", "Atholl/E": "Atholl"}
    scene = Scene({**put, **ring}, scotland="2").move("Barclay", "Angus").do("done")
    return hold_all(scene.move("Hobelars", "Fife").do("done", "area Angus"))


@stage
def norse_too_late() -> Scene:
    put: dict[str, Place] = {"Norse": "Buchan", "Barclay": "Fife", "Keith": "Fife"}
    scene = battle(
        {**put, "Ross/S": "Atholl", "York Infantry": "Angus"}, "Norse", "Barclay", "Keith"
    )
    return hold_all(scene).do("block Keith", "area Fife")


@stage
def regroup() -> Scene:
    scene = battle({"Barclay": "Fife", "York Infantry": "Angus"}, "Barclay")
    return scene.do("block York Infantry", "area Buchan")


@stage
def regroup_to() -> Scene:
    return regroup().do("block Barclay")


@stage
def won_in_england() -> Scene:
    return hold_all(english_in_england().do("hold")).do("block Barclay", "area Dunbar", "done")


@stage
def raid() -> Scene:
    scene = Scene({"Wallace": "Dunbar", "York Infantry": "Lothian"}, scotland="2")
    return scene.move("Wallace", "England").do("done", "done")


# --- stages: events and kings ----------------------------------------------------------------


@stage
def herald() -> Scene:
    return Scene({"Barclay": "Fife"}, scotland="Herald")


@stage
def english_herald() -> Scene:
    return Scene({"Moray": "Moray"}, england="Herald")


@stage
def truce_card() -> Scene:
    return Scene(england="Truce")


@stage
def victuals() -> Scene:
    scene = Scene({"Barclay": ("Fife", 2), "Keith": ("Mar", 1)}, scotland="Victuals")
    return scene.do("block Barclay")


@stage
def victuals_one_each() -> Scene:
    put: dict[str, Place] = {"Barclay": ("Fife", 1)}
    return Scene(put, scotland="Victuals", victuals_split="three_blocks").do("block Barclay")


@stage
def victuals_spent() -> Scene:
    scene = Scene({"Barclay": ("Fife", 1)}, scotland="Victuals")
    return scene.do("block Barclay", "block Barclay", "block Barclay")


@stage
def pillage() -> Scene:
    put: dict[str, Place] = {"Barclay": ("Fife", 1), "Grant": ("Buchan", 1), "Keith": "Lanark"}
    english: dict[str, Place] = {"York Infantry": ("Angus", 2), "Hobelars": "Angus"}
    return Scene({**put, **english, "Bruce/E": "Annan", "Mar/E": "Dunbar"}, scotland="Pillage")


@stage
def pillaged() -> Scene:
    return pillage().do("area Angus")


@stage
def gaining() -> Scene:
    return pillaged().do("block Hobelars", "block Hobelars", "block Barclay")


@stage
def gained() -> Scene:
    return gaining().do("block Barclay")


def sea_move(put: dict[str, Place]) -> Scene:
    return Scene({"Ross/S": "Angus", **put}, scotland="Sea Move")


@stage
def sea() -> Scene:
    return sea_move({"Barclay": "Fife", "Grant": "Fife", "Norse": "Lothian", "Keith": "Mar"})


@stage
def aboard() -> Scene:
    return sea().do("block Barclay")


@stage
def landed() -> Scene:
    return aboard().do("area Angus")


@stage
def sea_over() -> Scene:
    return landed().do("block Grant")


@stage
def one_port() -> Scene:
    return Scene({"Barclay": "Fife", "Ross/S": "Fife"}, scotland="Sea Move")


@stage
def coronation() -> Scene:
    return Scene({"Bruce/S": "Fife"}, scotland="Herald", gone=("Wallace",))


@stage
def coronation_1302() -> Scene:
    return Scene({"Bruce/S": "Fife"}, scotland="Herald", gone=("Wallace",), year=1302)


@stage
def event_chosen() -> Scene:
    return coronation().do("event")


@stage
def crowned() -> Scene:
    return Scene({"King": "Fife"}, scotland="Herald", gone=("Wallace",))


# --- stages: winter --------------------------------------------------------------------------


@stage
def bruce_home() -> Scene:
    return Scene().to_winter().skip_to("bruce home")


@stage
def moray_home() -> Scene:
    return Scene({"Moray": "Fife"}).to_winter().skip_to("moray home")


@stage
def king_home() -> Scene:
    return Scene({"King": "Lanark"}).to_winter().skip_to("king home")


@stage
def edward_winter() -> Scene:
    put: dict[str, Place] = {"Edward": "Lothian", "York Infantry": "Teviot", "Hobelars": "Lothian"}
    return Scene({**put, "Durham Infantry": "Teviot"}).to_winter().skip_to("edward winter")


@stage
def english_excess() -> Scene:
    return edward_winter().do("winter")


@stage
def wallace_home() -> Scene:
    return Scene({"Wallace": "Fife"}).to_winter().skip_to("wallace home")


@stage
def scottish_excess() -> Scene:
    put: dict[str, Place] = {"Barclay": "Teviot", "Grant": "Teviot", "Keith": "Fife"}
    return Scene(put).to_winter().skip_to("scottish disband")


@stage
def excess_only() -> Scene:
    put: dict[str, Place] = {"Keith": "Fife", "Moray": "Moray"}
    scene = Scene(put, edition=2, leaders_disband="with_the_scots")
    return scene.to_winter().skip_to("scottish disband")


@stage
def leaders_in_their_step() -> Scene:
    put: dict[str, Place] = {"Keith": "Fife", "Moray": "Moray"}
    scene = Scene(put, edition=2, questions="always").to_winter()
    return scene.skip_to("scottish disband")


@stage
def french_arrival() -> Scene:
    nobles = ("Angus", "Argyll", "Atholl", "Buchan", "Dunbar", "Lennox", "Mar", "Galloway")
    put: dict[str, Place] = {f"{name}/S": name for name in nobles}
    return Scene(put, edition="it").to_winter().skip_to("french arrival")


@stage
def scottish_build() -> Scene:
    put: dict[str, Place] = {"Barclay": ("Fife", 1), "Keith": ("Strathspey", 1)}
    full: dict[str, Place] = {"Grant": "Strathspey", "Wallace": ("Selkirk", 1)}
    scene = Scene({**put, **full}).to_winter().skip_to("scottish build")
    return scene.do("block Barclay", "block Barclay", "block Barclay")


def pool_of(names: list[str]) -> Scene:
    """Return Scottish builds in Fife and Lanark with these blocks and no other in the pool."""
    put: dict[str, Place] = {"Barclay": "Fife", "Steward/S": "Lanark"}
    scene = Scene(put).to_winter().skip_to("scottish build")
    for block in members(scene.pos.at[SCOTTISH_POOL]):
        if BLOCK_NAMES[block] not in names:
            scene.pos.leave_play(block, SCOTTISH_POOL)
    return scene


@stage
def pool_empty() -> Scene:
    return pool_of([])


@stage
def only_norse() -> Scene:
    return pool_of(["Norse"])


@stage
def norse_drawn() -> Scene:
    put: dict[str, Place] = {"Steward/S": "Lanark", "Barclay": "Lothian", "Grant": "Carrick"}
    scene = Scene(put, edition=2).to_winter().skip_to("scottish build")
    return scene.do("area Lanark").draw("Norse")


@stage
def norse_built() -> Scene:
    return norse_drawn().do("area Carrick", "block Norse")


@stage
def english_build() -> Scene:
    put: dict[str, Place] = {"Edward": ("Lothian", 1), "York Infantry": ("Teviot", 1)}
    scene = Scene({**put, "Durham Infantry": ("Selkirk", 1)}).to_winter()
    return scene.skip_to("edward winter").do("winter").skip_to("english build")
