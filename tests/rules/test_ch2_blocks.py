"""Chapter 2: the blocks. Ratings, strengths, nobles with two blocks, places to be."""

from __future__ import annotations

import pytest

from schiltrom.engine.chance import dice_rolled, is_possible, roll_of
from schiltrom.engine.counters import BRAVEHEART, CAMPAIGN, THE_BRUCE
from schiltrom.engine.laws import faults
from schiltrom.engine.position import side_of
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.setup import new_position
from schiltrom.engine.tables import (
    BLOCK_NAMES,
    BLOCKS,
    BRUCE_FACTION,
    COMYN_FACTION,
    ENGLAND,
    MAXIMUM,
    OFF,
    OWN,
    SCOTLAND,
    TWIN,
    members,
)
from tests.helpers.scene import Place, Scene

BRUCES = ["Bruce", "Mar", "Lennox", "Atholl", "Dunbar", "Mentieth", "Steward"]
COMYNS = ["Comyn", "Angus", "Argyll", "Buchan", "Galloway", "Ross"]

# Block: letter and number, maximum strength, move rating.
RATINGS = {
    "Wallace": ("A3", 4, 3),
    "King": ("A3", 4, 3),
    "Douglas": ("C3", 4, 2),
    "Campbell": ("C2", 4, 2),
    "Graham": ("C2", 4, 2),
    "MacDonald": ("C3", 3, 2),
    "Lindsay": ("C2", 3, 2),
    "Fraser": ("C3", 3, 2),
    "Barclay": ("C2", 4, 2),
    "Grant": ("C2", 3, 2),
    "Keith": ("B1", 3, 3),
    "Etterick": ("B2", 2, 3),
    "Norse": ("A2", 3, 0),
    "French Knights": ("B3", 4, 2),
    "Edward": ("B4", 4, 3),
    "Lancaster Archers": ("B3", 3, 2),
    "Wales Archers": ("B3", 3, 2),
    "Lancaster Knights": ("B3", 4, 2),
    "York Knights": ("B3", 4, 2),
    "Durham Knights": ("B3", 3, 2),
    "Hobelars": ("A2", 3, 3),
    "York Infantry": ("C2", 4, 2),
    "Lancaster Infantry": ("C2", 4, 2),
    "Northumber Infantry": ("C2", 4, 2),
    "Durham Infantry": ("C2", 3, 2),
    "Cumbria Infantry": ("C2", 3, 2),
    "Westmor Infantry": ("C2", 3, 2),
    "Wales Infantry": ("C3", 3, 2),
    "Ulster Infantry": ("C3", 3, 2),
    "Moray": ("B2", 3, 2),
    **{f"{noble}/{side}": ("B2", 3, 2) for noble in BRUCES + COMYNS for side in "ES"},
    **{f"{noble}/{side}": ("B2", 4, 2) for noble in ("Bruce", "Comyn") for side in "ES"},
}


def scene_with(block: str, area: str, *enemies: tuple[str, str], strength: int = 0) -> Scene:
    """Stage a block as Player 1's, with enemies and where they stand."""
    put: dict[str, Place] = {block: (area, strength), **dict(enemies)}
    return Scene(put, scotland="2" if side_of(BLOCK_NAMES.index(block)) == SCOTLAND else "1")


def attack(block: str, strength: int = 0) -> Scene:
    """Let a block attack from Lothian into Mentieth and have its first combat turn."""
    english = side_of(BLOCK_NAMES.index(block)) == ENGLAND
    enemy = "Barclay" if english else "York Infantry"
    scene = scene_with(block, "Lothian", (enemy, "Mentieth"), strength=strength)
    scene.move(block, "Mentieth").do("done", "done", "area Mentieth")
    if scene.step == "celtic roll":
        scene.roll(1)
    if scene.active == ("Scotland" if english else "England"):
        scene.hold(enemy)
    assert scene.blocks() == {block}
    return scene


# --- 2.1 ratings -----------------------------------------------------------------------------


def test_2_1_the_table_names_every_block():
    """There are 56 blocks, 28 of each side."""
    assert set(RATINGS) == set(BLOCK_NAMES)
    assert len(members(OWN[ENGLAND])) == len(members(OWN[SCOTLAND])) == BLOCKS // 2 == 28


@pytest.mark.parametrize("block", RATINGS)
def test_2_1_number_is_the_highest_die_that_hits(block):
    """Every die up to the number hits, none above it; a block has as many dice as steps."""
    combat, maximum, _ = RATINGS[block]
    number = int(combat[1])
    for die in (number, number + 1):
        scene = attack(block)
        assert scene.strength(block) == maximum
        scene.do(f"block {block}", "fire").roll(*[die] * maximum)
        assert scene.pos.hits == (maximum if die == number else 0)


@pytest.mark.parametrize("block", RATINGS)
def test_2_1_letter_says_when_a_block_acts(block):
    """An attacker acts before a defender of a later letter only: A, then B, then C."""
    letter = RATINGS[block][0][0]
    english = side_of(BLOCK_NAMES.index(block)) == ENGLAND
    early, late = ("Keith", "Barclay") if english else ("York Knights", "York Infantry")
    scene = scene_with(block, "Lothian", (early, "Mentieth"), (late, "Mentieth"))
    scene.move(block, "Mentieth").do("done", "done", "area Mentieth")
    if scene.step == "celtic roll":
        scene.roll(1)
    order: list[str] = []
    while len(order) < 3:
        (name,) = scene.blocks()
        order.append(name)
        scene.hold(name)
    assert (
        order
        == {
            "A": [block, early, late],
            "B": [early, block, late],
            "C": [early, late, block],
        }[letter]
    )


@pytest.mark.parametrize("block", [name for name in RATINGS if name != "Norse"])
def test_2_1_move_rating_is_how_far_a_block_goes(block):
    """Over green borders and empty areas a block goes as many areas as its move rating."""
    scene = scene_with(block, "Fife").do(f"block {block}", "area Mentieth", "area Lanark")
    if scene.step == "march":
        scene.do("area Carrick")
    assert scene.at(block) == ("Carrick" if RATINGS[block][2] == 3 else "Lanark")
    assert scene.step == "move"


def test_2_1_keith_hits_on_a_one_only():
    """A block with the number 1 hits with a 1 and with nothing else."""
    scene = attack("Keith").do("block Keith", "fire").roll(1, 2, 3)
    assert scene.pos.hits == 1


@pytest.mark.parametrize("strength", [1, 2, 3, 4])
def test_2_1_as_many_dice_as_steps(strength):
    """A weakened block rolls only as many dice as it has steps left."""
    scene = attack("York Knights", strength).do("block York Knights", "fire")
    assert dice_rolled(scene.pos) == strength
    for dice in range(1, 6):
        assert is_possible(scene.pos, roll_of([6] * dice)) == (dice == strength)


@pytest.mark.parametrize("face", [0, 7])
def test_2_1_dice_have_six_faces(face):
    """A die shows 1 to 6."""
    scene = attack("York Knights", 1).do("block York Knights", "fire")
    assert not is_possible(scene.pos, face)


@pytest.mark.parametrize("block", ["Etterick", "Lindsay", "Barclay"])
def test_2_1_no_block_grows_above_its_maximum(block):
    """A block with a maximum of 2, 3 or 4 gains steps up to it and no further."""
    scene = Scene({block: ("Fife", 1)}, scotland="Victuals")
    for _ in range(RATINGS[block][1] - 1):
        scene.do(f"block {block}")
    assert scene.strength(block) == RATINGS[block][1]
    assert block not in scene.blocks()


def test_2_1_strength_falls_by_one_for_each_hit():
    """A hit takes one step; a block without steps is off the field."""
    scene = attack("York Knights").do("block York Knights", "fire").roll(1, 2, 4, 5)
    scene.do("block Barclay")
    assert scene.strength("Barclay") == 3
    scene.do("block Barclay")
    assert scene.strength("Barclay") == 2
    assert scene.step == "combat"


# --- archers' moves ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "rating"),
    [(2, 2), (3, 3), (4, 3), ("de", 2), ("hu", 2), ("fr", 2), ("it", 3), ("ja", 3)],
)
def test_2_2_etterick_moves_two_in_edition_two_and_three_since(edition, rating):
    """The Scottish archers have a move of 2 in the second edition, 3 later."""
    scene = Scene({"Etterick": "Fife"}, scotland="2", edition=edition)
    scene.do("block Etterick", "area Mentieth", "area Lanark")
    assert scene.step == ("march" if rating == 3 else "move")


@pytest.mark.parametrize("rating", [2, 3])
def test_2_2_switch_scots_archer_move(rating):
    """The switch alone decides how far Etterick goes, whatever the edition."""
    for edition in (2, 4):
        scene = Scene({"Etterick": "Fife"}, scotland="2", edition=edition, scots_archer_move=rating)
        scene.do("block Etterick", "area Mentieth", "area Lanark")
        assert scene.step == ("march" if rating == 3 else "move")


@pytest.mark.parametrize("rating", [2, 3])
@pytest.mark.parametrize("block", ["Lancaster Archers", "Wales Archers"])
def test_2_2_switch_english_archer_move(block, rating):
    """The option lets English and Welsh archers go three areas instead of two."""
    scene = Scene({block: "Fife"}, english_archer_move=rating)
    scene.do(f"block {block}", "area Mentieth", "area Lanark")
    assert scene.step == ("march" if rating == 3 else "move")


def test_2_2_archer_switches_touch_only_their_own_side():
    """Neither archers' switch changes anybody else's move."""
    scene = Scene({"Etterick": "Fife"}, scotland="2", scots_archer_move=2, english_archer_move=3)
    scene.do("block Etterick", "area Mentieth", "area Lanark")
    assert scene.step == "move"
    scene = Scene({"York Infantry": "Fife"}, english_archer_move=3)
    scene.do("block York Infantry", "area Mentieth", "area Lanark")
    assert scene.step == "move"


@pytest.mark.parametrize("edition", [2, 3, 4, "de", "hu", "fr", "it", "ja", "reference"])
def test_2_2_english_archers_move_two_in_every_preset_but_the_japanese(edition):
    """Only the Japanese document lets the English archers go three areas."""
    assert RuleSet.preset(edition).english_archer_move == (3 if edition == "ja" else 2)


# --- 2.2 nobles --------------------------------------------------------------------------------


def test_2_2_thirteen_nobles_have_two_blocks_and_moray_one():
    """Each noble but Moray has a block of either side, and nobody else has."""
    pairs = {name for name in BLOCK_NAMES if TWIN[BLOCK_NAMES.index(name)] >= 0}
    assert pairs == {f"{noble}/{side}" for noble in BRUCES + COMYNS for side in "ES"}
    for name in pairs:
        twin = TWIN[BLOCK_NAMES.index(name)]
        assert BLOCK_NAMES[twin] == name[:-1] + ("S" if name[-1] == "E" else "E")
        assert MAXIMUM[twin] == MAXIMUM[BLOCK_NAMES.index(name)]
    assert side_of(BLOCK_NAMES.index("Moray")) == SCOTLAND


def test_2_2_factions():
    """Seven nobles are of the Bruce faction, seven with Moray of the Comyn faction."""
    both = {f"{noble}/{side}" for noble in BRUCES for side in "ES"}
    assert {BLOCK_NAMES[b] for b in members(BRUCE_FACTION)} == both
    both = {f"{noble}/{side}" for noble in COMYNS for side in "ES"} | {"Moray"}
    assert {BLOCK_NAMES[b] for b in members(COMYN_FACTION)} == both


@pytest.mark.parametrize("scenario", [BRAVEHEART, THE_BRUCE, CAMPAIGN])
def test_2_2_exactly_one_block_of_a_noble_is_in_play(scenario):
    """At the start every noble with two blocks has one on the map and the other out of play."""
    pos = new_position(scenario, RuleSet())
    for noble in BRUCES + COMYNS:
        places = [pos.place_of(BLOCK_NAMES.index(f"{noble}/{side}")) for side in "ES"]
        assert places.count(OFF) == 1
        assert min(places) < 23
    assert faults(pos) == []


@pytest.mark.parametrize("strength", [1, 2, 3])
def test_2_2_changing_sides_exchanges_the_blocks_in_place(strength):
    """A noble who changes sides stands where he stood, as strong as he was, with a new flag."""
    scene = Scene({"Mar/S": ("Lanark", strength), "Ross/S": "Garmoran"}, england="Herald")
    scene.do("block Mar/S").roll(4)
    assert scene.at("Mar/S") == "out of play"
    assert scene.at("Mar/E") == "Lanark"
    assert scene.strength("Mar/E") == strength
    assert faults(scene.pos) == []


def test_2_2_a_noble_can_change_sides_again_and_again():
    """The blocks are exchanged as often as the noble turns his coat."""
    scene = Scene({"Mar/E": ("Lanark", 1), "Wallace": "Lothian"}, scotland="2")
    scene.move("Wallace", "Lanark").do("done", "done", "area Lanark")
    scene.fire("Wallace", 1, 6, 6, 6).do("block Mar/E")
    assert scene.at("Mar/S") == "Lanark"
    scene.do("done")  # no regrouping
    scene.pos.hand_e = Scene({}, england="Herald", show=False).pos.hand_e
    scene.pos.hand_s = Scene({}, scotland="2", show=False).pos.hand_s
    scene.play(ENGLAND, "card Herald").play(SCOTLAND, "card 2").do("block Mar/S").roll(1)
    assert scene.at("Mar/S") == "out of play"
    assert scene.at("Mar/E") == "Lanark"


def test_2_2_moray_is_scottish_for_ever():
    """No herald can be sent to Moray, and killed in battle he becomes nobody's."""
    scene = Scene({"Moray": "Moray", "Ross/S": "Garmoran"}, england="Herald")
    assert "Moray" not in scene.blocks()
    assert scene.blocks() == {"Ross/S"}
    scene = Scene({"Moray": ("Moray", 1), "Barclay": ("Moray", 1), "York Knights": "Strathspey"})
    scene.move("York Knights", "Moray").do("done", "done", "area Moray").hold("Moray")
    scene.fire("York Knights", 1, 6, 6, 6).do("block Moray")
    assert scene.at("Moray") == "out of play"


# --- places ------------------------------------------------------------------------------------


@pytest.mark.parametrize("block", ["York Infantry", "Barclay"])
def test_2_2_a_block_lost_goes_to_its_own_sides_pool_at_full_strength(block):
    """A block without a cross that is killed lies in the pool of its side, whole again."""
    english = block == "York Infantry"
    killer = "Wallace" if english else "York Knights"
    scene = scene_with(killer, "Lothian", (block, "Lanark"))
    scene.pos.set_strength(BLOCK_NAMES.index(block), 1)
    scene.move(killer, "Lanark").do("done", "done", "area Lanark")
    scene.fire(killer, 1, 6, 6, 6).do(f"block {block}")
    assert scene.at(block) == ("English pool" if english else "Scottish pool")
    assert scene.strength(block) == 4
    assert faults(scene.pos) == []


def test_2_2_blocks_in_pools_cannot_move():
    """Only blocks on the map are moved."""
    scene = Scene({"York Infantry": "Lanark", "Angus/S": "Angus"}, england="3")
    nobles = {name for name in BLOCK_NAMES if name.endswith("/E")} - {"Angus/E"}
    assert scene.blocks() == {"York Infantry"} | nobles
