"""What the event cards say: Herald, Pillage, Sea Move, Truce, Victuals."""

from __future__ import annotations

from schiltrom.engine.tables import ENGLAND, SCOTLAND
from tests.helpers.scene import Scene
from tests.rules.fight import areas_for, hold_out

_SIDES = {"England": ENGLAND, "Scotland": SCOTLAND}
_WEAK = {
    "Wallace": ("Fife", 1),
    "Douglas": ("Fife", 1),
    "Barclay": ("Fife", 1),
    "Grant": ("Fife", 1),
    "Bruce/S": ("Carrick", 1),
    "York Infantry": ("Lothian", 1),
}
"""Four weak Scots in Fife, another elsewhere, and a weak Englishman."""


# --- Victuals --------------------------------------------------------------------------------


def victuals_give_steps(document: str, *, steps: int) -> None:
    """Victuals give that many steps and then no more."""
    scene = Scene(_WEAK, england="2", scotland="Victuals", edition=document)
    fed = ["Wallace", "Douglas", "Barclay", "Grant"]
    for name in fed[:steps]:
        scene.do(f"block {name}")
    assert scene.legal() == {"done"}
    assert [scene.strength(name) for name in fed] == [2] * steps + [1] * (4 - steps)


def victuals_feed_one_area(document: str) -> None:
    """All steps of Victuals go to own blocks of one area, whichever the player likes."""
    scene = Scene(_WEAK, england="2", scotland="Victuals", edition=document)
    assert scene.blocks() == {"Wallace", "Douglas", "Barclay", "Grant", "Bruce/S"}
    other = Scene(_WEAK, england="2", scotland="Victuals", edition=document).do("block Bruce/S")
    assert other.blocks() <= {"Bruce/S"}
    scene.do("block Grant")
    assert scene.blocks() >= {"Wallace", "Douglas", "Barclay"}
    assert "Bruce/S" not in scene.blocks()


def victuals_for_one_block(document: str, *, most: int) -> None:
    """One block takes at most that many of the steps."""
    scene = Scene(_WEAK, england="2", scotland="Victuals", edition=document)
    for taken in range(1, most + 1):
        scene.do("block Wallace")
        assert scene.strength("Wallace") == 1 + taken
    assert "Wallace" not in scene.blocks()
    assert (len(scene.blocks()) > 0) == (most < 3)


# --- Herald ----------------------------------------------------------------------------------


def herald_names_an_enemy_noble(document: str) -> None:
    """The herald is sent to any one enemy noble, and to nobody else."""
    put = {"Mar/S": "Mar", "Barclay": "Mar", "Bruce/S": "Annan", "Wallace": "Fife"}
    scene = Scene(put, england="Herald", edition=document)
    assert scene.blocks() == {"Mar/S", "Bruce/S"}
    scene = Scene({"Mar/S": "Mar", "Atholl/E": "Fife"}, scotland="Herald", edition=document)
    assert {"Atholl/E", "Ross/E", "Comyn/E"} <= scene.blocks()
    assert all(name.endswith("/E") for name in scene.blocks())


def herald_never_names_moray(document: str) -> None:
    """Moray cannot be named."""
    put = {"Mar/S": "Mar", "Moray": "Moray"}
    scene = Scene(put, england="Herald", edition=document)
    assert scene.blocks() == {"Mar/S"}
    assert scene.why("block Moray") is not None


def herald_rolls(document: str, *, dice: list[int], comes: bool) -> None:
    """With these dice the noble changes sides, or stays as he is."""
    for die in dice:
        put = {"Mar/S": ("Lothian", 2), "Bruce/S": "Annan"}
        scene = Scene(put, england="Herald", edition=document).do("block Mar/S").roll(die)
        here, gone = ("Mar/E", "Mar/S") if comes else ("Mar/S", "Mar/E")
        assert scene.at(here) == "Lothian"
        assert scene.at(gone) == "out of play"


def herald_keeps_the_strength(document: str) -> None:
    """The noble comes over at the strength he has."""
    for strength in (1, 2, 3):
        put = {"Mar/S": ("Lothian", strength), "Bruce/S": "Annan"}
        scene = Scene(put, england="Herald", edition=document).do("block Mar/S").roll(1)
        assert scene.strength("Mar/E") == strength


def herald_makes_a_battle(document: str) -> None:
    """A battle that the herald brings about is fought at once, the noble attacking."""
    put = {"Mar/S": ("Mar", 2), "Barclay": "Mar", "Bruce/S": "Annan"}
    scene = Scene(put, england="Herald", scotland="2", edition=document)
    scene.do("block Mar/S").roll(4)
    assert (scene.step, scene.pos.attacker) == ("combat", ENGLAND)
    scene.fire("Mar/E", 2, 3)  # attacking at home he hits with 1 and 2 only
    assert scene.pos.hits == 1
    scene.do("block Barclay")
    hold_out(scene)
    assert (scene.step, scene.active) == ("retreat", "England")
    scene.do("block Mar/E", "area Angus", "done", "done")
    assert (scene.step, scene.active) == ("move", "Scotland")  # only now does Player 2 move


# --- Truce -----------------------------------------------------------------------------------


def _truce(document: str, by: str, put: dict[str, str]) -> Scene:
    """Declare a truce and give the move to the other side, with a card of 2."""
    england, scotland = ("Truce", "2") if by == "England" else ("2", "Truce")
    return Scene(put, england=england, scotland=scotland, edition=document).do("event")


def truce_lets_the_opponent_move(document: str, *, into_empty_england: bool = False) -> None:
    """Under a truce the opponent moves to friendly and neutral areas, perhaps England too."""
    scene = _truce(document, "England", {"Barclay": "Fife", "Mar/S": "Mentieth"})
    assert (scene.step, scene.active) == ("move", "Scotland")
    assert areas_for(scene, "Barclay") == {"Mentieth", "Atholl", "Angus"}
    scene.move("Barclay", "Angus")
    assert scene.at("Barclay") == "Angus"
    scene = _truce(document, "Scotland", {"York Infantry": "England", "Bruce/S": "Annan"})
    assert areas_for(scene, "York Infantry") == {"Dunbar", "Teviot"}
    if into_empty_england:
        scene = _truce(document, "England", {"Barclay": "Dunbar", "Bruce/S": "Annan"})
        assert "England" in areas_for(scene, "Barclay")


def truce_forbids_attacks(document: str) -> None:
    """Under a truce the opponent may not enter an enemy area, by land or by sea."""
    put = {"Barclay": "Fife", "Norse": "Fife", "Angus/E": "Angus", "Mar/S": "Mentieth"}
    scene = _truce(document, "England", put)
    assert "Angus" not in areas_for(scene, "Barclay")
    assert "Angus" not in areas_for(scene, "Norse")
    scene = _truce(document, "Scotland", {"York Infantry": "England", "Bruce/S": "Annan"})
    assert "Annan" not in areas_for(scene, "York Infantry")


def truce_cancels_no_event(document: str) -> None:
    """An event played with a truce happens all the same, and the year ends after both."""
    put = {"Barclay": ("Fife", 2), "Mar/S": "Mar"}
    scene = Scene(put, england="Truce", scotland="Victuals", turn=2, edition=document).do("event")
    assert (scene.step, scene.active) == ("victuals", "Scotland")
    scene.do("block Barclay", "done")
    assert scene.strength("Barclay") == 3
    assert scene.step == "bruce home"  # the winter of a year of two game turns
    scene = Scene({**put, "York Infantry": ("Lothian", 1)}, england="Victuals", scotland="Truce",
                  edition=document)  # fmt: skip
    scene.do("block York Infantry", "done")
    assert scene.strength("York Infantry") == 2
    assert scene.do("event").step == "bruce home"


def truce_bars_england(document: str, *, held_by: list[str], by_sea: bool = False) -> None:
    """Under a truce no Scot crosses into England, whoever is there, nor perhaps lands there."""
    there = {"nobody": {}, "Scots": {"Wallace": "England"}, "English": {"York Infantry": "England"}}
    for who in held_by:
        put = {"Barclay": "Dunbar", "Bruce/S": "Carrick", **there[who]}
        scene = _truce(document, "England", put)
        assert "England" not in areas_for(scene, "Barclay")
        if by_sea:
            scene = Scene(put, england="Truce", scotland="Sea Move", edition=document).do("event")
            assert "England" not in areas_for(scene, "Barclay")


def raiders_under_a_truce(document: str, *, by: list[str], loss: bool) -> None:
    """Raiders who are in England already stay there, and cost the English a block or not."""
    for side in by:
        put = {"Wallace": "England", "York Infantry": "Lothian", "Bruce/S": "Carrick"}
        scene = _truce(document, side, put).do("done")
        assert scene.at("Wallace") == "England"
        assert scene.step == ("raid" if loss else "card")


def truce_stops_no_defection_battle(document: str) -> None:
    """A noble won by the enemy's herald under a truce fights his battle."""
    put = {"Mar/E": "Dunbar", "York Infantry": "Dunbar", "Bruce/S": "Carrick"}
    scene = Scene(put, england="Truce", scotland="Herald", edition=document).do("event")
    scene.do("block Mar/E").roll(2)
    assert (scene.step, scene.pos.attacker) == ("combat", SCOTLAND)


# --- Sea Move --------------------------------------------------------------------------------

_FLEET = {
    "York Infantry": "England",
    "Hobelars": "England",
    "Edward": "England",
    "Angus/E": "Angus",
    "Buchan/E": "Buchan",
    "Steward/E": "Lanark",
    "Mar/S": "Argyll",
}
"""Three blocks in England, friends at two coasts and inland, and an enemy at a coast."""


def sea_move_takes(document: str, *, most: int) -> None:
    """A Sea Move takes one block, or that many at most."""
    names = ["York Infantry", "Hobelars", "Edward"]
    scene = Scene(_FLEET, england="Sea Move", edition=document)
    scene.do(f"block {names[0]}", "area Angus")
    assert "done" in scene.legal()
    for name in names[1:most]:
        scene.do(f"block {name}")
    assert scene.legal() == {"done"}
    scene.do("done")
    assert [scene.at(name) for name in names[:most]] == ["Angus"] * most


def sea_move_goes_from_one_coast_to_one_other(document: str) -> None:
    """All blocks leave one coastal area and land in one other, never inland."""
    scene = Scene(_FLEET, england="Sea Move", edition=document)
    assert "Steward/E" not in scene.blocks()
    scene.do("block York Infantry")
    assert scene.areas() == {"Angus", "Buchan", "Ross"}
    scene.do("area Angus")
    assert scene.blocks() == {"Hobelars", "Edward"}  # not those who were in Angus
    scene.do("block Hobelars")
    assert scene.at("Hobelars") == "Angus"


def sea_move_lands_with_friends(document: str) -> None:
    """A Sea Move ends in a coastal area with own blocks, not in a vacant or an enemy one."""
    scene = Scene(_FLEET, england="Sea Move", edition=document).do("block York Infantry")
    assert not {"Fife", "Argyll", "Dunbar"} & scene.areas()
    assert "Angus" in scene.areas()
    put = {"Barclay": "Fife", "Bruce/S": "Carrick", "Angus/E": "Angus"}
    scene = Scene(put, england="2", scotland="Sea Move", edition=document).do("block Barclay")
    assert scene.areas() == {"Carrick"}


def sea_move_includes_england(document: str) -> None:
    """England is a coast like any other: one may sail from there and, with friends there, to it."""
    scene = Scene(_FLEET, england="Sea Move", edition=document)
    scene.do("block Angus/E")
    assert "England" in scene.areas()
    scene.do("area England", "done")
    assert scene.at("Angus/E") == "England"
    scene = Scene(_FLEET, england="Sea Move", edition=document)
    scene.do("block York Infantry", "area Buchan", "block Edward", "done")
    assert scene.at("York Infantry") == scene.at("Edward") == "Buchan"


def sea_move_never_takes_the_norse(document: str) -> None:
    """The Norse go aboard neither first nor second."""
    put = {"Norse": "Fife", "Barclay": "Fife", "Bruce/S": "Carrick"}
    scene = Scene(put, england="2", scotland="Sea Move", edition=document)
    assert scene.blocks() == {"Barclay", "Bruce/S"}
    scene.do("block Barclay", "area Carrick")
    assert scene.legal() == {"done"}


def norse_never_land_in_england(document: str) -> None:
    """The Norse do not sail to England, be it empty or held by Scots."""
    for there in ({}, {"Wallace": "England"}):
        put = {"Norse": "Fife", "Bruce/S": "Carrick", **there}
        scene = Scene(put, england="1", scotland="2", edition=document)
        assert scene.active == "Scotland"
        assert "England" not in areas_for(scene, "Norse")
        assert "Carrick" in areas_for(scene, "Norse")


# --- Pillage ---------------------------------------------------------------------------------


def pillage_strikes_a_neighbour(document: str) -> None:
    """One enemy group is pillaged, in an area next to an own block."""
    put = {"Angus/E": "Angus", "Barclay": "Fife", "Mar/S": "Mar", "Graham": "Lennox"}
    scene = Scene(put, england="Pillage", edition=document)
    assert scene.areas() == {"Fife", "Mar"}
    scene.do("area Fife", "block Barclay", "block Barclay")
    assert (scene.step, scene.active) == ("pillage gain", "England")
    assert scene.strength("Barclay") == 2
    assert scene.strength("Mar/S") == 3
    scene = Scene({**put, "York Knights": "England"}, scotland="Pillage", edition=document)
    assert scene.areas() == {"Angus"}  # nobody is near England
    scene.do("area Angus", "block Angus/E", "block Angus/E", "done")
    assert scene.strength("Angus/E") == 1
    assert (scene.step, scene.active) == ("move", "England")


def pillage_hits(document: str, *, hits: int) -> None:
    """The pillaged group takes that many hits."""
    put = {"Barclay": ("Fife", 4), "Angus/E": ("Angus", 1), "Bruce/S": "Carrick"}
    scene = Scene(put, england="Pillage", edition=document).do("area Fife")
    assert (scene.step, scene.active) == ("pillage hit", "Scotland")
    scene.do(*["block Barclay"] * hits)
    assert scene.step == "pillage gain"
    assert scene.strength("Barclay") == 4 - hits


def pillage_hits_as_in_battle(document: str) -> None:
    """Each hit of Pillage goes to the strongest block, of equals to the one its owner picks."""
    put = {"Graham": ("Fife", 2), "Barclay": ("Fife", 3), "Keith": ("Fife", 1)}
    put |= {"Angus/E": ("Angus", 1), "Bruce/S": ("Carrick", 4)}
    scene = Scene(put, england="Pillage", edition=document).do("area Fife")
    assert scene.legal() == {"block Barclay"}
    scene.do("block Barclay")
    assert scene.legal() == {"block Barclay", "block Graham"}
    scene.do("block Graham")
    assert [scene.strength(x) for x in ("Barclay", "Graham", "Keith")] == [2, 1, 1]


def pillage_strengthens_the_pillagers(document: str) -> None:
    """The steps taken are added to own blocks of the pillaging group, and to no other group."""
    put = {
        "Barclay": "Fife",
        "Angus/E": ("Angus", 1),
        "York Infantry": ("Angus", 1),
        "Durham Infantry": ("Mentieth", 1),
        "Cumbria Infantry": ("Lothian", 1),
        "Bruce/S": "Carrick",
    }
    scene = Scene(put, england="Pillage", edition=document)
    scene.do("area Fife", "block Barclay", "block Barclay")
    assert scene.blocks() == {"Angus/E", "York Infantry", "Durham Infantry"}
    scene.do("block York Infantry")
    assert scene.blocks() == {"Angus/E", "York Infantry"}
    scene.do("block Angus/E")
    assert scene.legal() == {"done"}
    assert scene.strength("Angus/E") == scene.strength("York Infantry") == 2
    scene.do("done")
    assert (scene.step, scene.active) == ("move", "Scotland")


def pillaged_steps_may_be_left(document: str, *, may: bool) -> None:
    """Taking the plundered steps is left to the player, or is part of the event."""
    put = {"Barclay": "Fife", "Angus/E": ("Angus", 1), "Bruce/S": "Carrick"}
    scene = Scene(put, england="Pillage", edition=document)
    scene.do("area Fife", "block Barclay", "block Barclay")
    assert "block Angus/E" in scene.legal()
    assert ("done" in scene.legal()) == may


def pillaged_noble_changes_sides(document: str) -> None:
    """A noble whose last step is plundered changes sides at strength 1."""
    put = {"Atholl/S": ("Atholl", 1), "York Infantry": "Fife", "Bruce/S": "Carrick"}
    scene = Scene(put, england="Pillage", edition=document).do("area Atholl", "block Atholl/S")
    assert (scene.at("Atholl/E"), scene.strength("Atholl/E")) == ("Atholl", 1)
    assert scene.at("Atholl/S") == "out of play"


def pillaged_moray_stays_a_scot(document: str) -> None:
    """Moray never changes sides: pillaged to nothing he goes to the Scottish pool."""
    put = {"Moray": ("Atholl", 1), "York Infantry": "Fife", "Bruce/S": "Carrick"}
    scene = Scene(put, england="Pillage", edition=document).do("area Atholl", "block Moray", "done")
    assert scene.at("Moray") == "Scottish pool"
