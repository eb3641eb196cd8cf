"""Chapter 2: the blocks, what stands on them and what it means."""

from __future__ import annotations

from schiltrom.engine.chance import dice_rolled, is_possible, roll_of
from schiltrom.engine.counters import CAMPAIGN
from schiltrom.engine.tables import BLOCK_NAMES, ENGLAND, SCOTLAND, SIDE_NAMES
from schiltrom.engine.view import view
from tests.documents.staging import (
    NOBLES,
    ROWS,
    attack,
    hits_with,
    new_game,
    owner,
    pass_until,
    seen_blocks,
    seen_number,
    show,
)
from tests.helpers.scene import Place, Scene

MARCHERS = [name for name in ROWS if name != "Norse"]


# --- hidden and shown ------------------------------------------------------------------------


def blocks_of_two_sides(_document: str, sides: list[str]) -> None:
    """Every block belongs to one of the two sides, and both have as many."""
    of_sides = [row["side"] for row in ROWS.values()]
    assert set(of_sides) == set(sides)
    assert of_sides.count(sides[0]) == of_sides.count(sides[1])


def enemy_sees_only_how_many(document: str) -> None:
    """Another block at another strength in the same area looks the same to the enemy."""
    variants: list[tuple[int, str, list[dict[str, Place]]]] = [
        (ENGLAND, "Lothian", [{"York Infantry": ("Lothian", 4)}, {"York Knights": ("Lothian", 1)}]),
        (SCOTLAND, "Fife", [{"Barclay": ("Fife", 2)}, {"Wallace": ("Fife", 4)}]),
    ]
    for side, area, puts in variants:
        scenes = [Scene(put, edition=document) for put in puts]
        assert [seen_number(scene, side, area) for scene in scenes] == [1, 1]
        assert [seen_blocks(scene, side) for scene in scenes] == [set(), set()]
        views = [view(scene.pos, 1 - side) for scene in scenes]
        assert views[0].data() == views[1].data()
        assert view(scenes[0].pos, side).data() != view(scenes[1].pos, side).data()


def battle_shows_the_blocks(document: str) -> None:
    """Blocks are shown while they fight, to both sides, and hidden again after the battle."""
    scene = attack(document, "York Knights")
    assert seen_blocks(scene, ENGLAND) == {"York Knights"}
    assert seen_blocks(scene, SCOTLAND) == {"Barclay"}
    scene.do("block York Knights", "area Lothian")
    pass_until(scene, "card")
    assert seen_blocks(scene, ENGLAND) == seen_blocks(scene, SCOTLAND) == set()


# --- what stands on a block ------------------------------------------------------------------


def every_block_has_ratings(_document: str) -> None:
    """Every block has a move rating, the Norse apart, a combat rating and a strength."""
    for name, row in ROWS.items():
        assert (int(row["move"]) > 0) is (name != "Norse")
        assert row["combat"][0] in "ABC"
        assert int(row["combat"][1:]) > 0
        assert int(row["steps"]) > 0


def dice_are_strength(document: str, strengths: list[int]) -> None:
    """A block rolls exactly as many dice with six faces as its current strength."""
    for strength in strengths:
        scene = attack(document, "York Knights")
        scene.pos.set_strength(BLOCK_NAMES.index("York Knights"), strength)
        scene.do("block York Knights", "fire")
        assert dice_rolled(scene.pos) == strength
        for dice in range(1, 6):
            assert is_possible(scene.pos, roll_of([6] * dice)) is (dice == strength)
        assert not is_possible(scene.pos, roll_of([7] * strength))


def strengths_vary(document: str, least: int, most: int) -> None:
    """A block keeps standing from its greatest strength to its least; one hit more and it goes."""
    assert max(int(row["steps"]) for row in ROWS.values()) == most
    scene = attack(document, "York Knights")
    scene.do("block York Knights", "fire").roll(1, 1, 1, 1)
    standing = [scene.strength("Barclay")]
    while scene.step == "hit":
        scene.do("block Barclay")
        if scene.at("Barclay") == "Mentieth":
            standing.append(scene.strength("Barclay"))
    assert standing == list(range(most, least - 1, -1))
    assert scene.at("Barclay") == "Scottish pool"


def maximum_strengths(_document: str, values: list[int], only: bool) -> None:
    """Blocks of each of these maximum strengths are there, and no others where it says all."""
    found = {int(row["steps"]) for row in ROWS.values()}
    assert found >= set(values)
    assert not only or found == set(values)


def hit_takes_one_step(document: str) -> None:
    """Each hit lowers a block's strength by one."""
    for hits in (1, 2, 3):
        scene = attack(document, "York Knights")
        scene.do("block York Knights", "fire").roll(*[1] * hits, *[6] * (4 - hits))
        for done in range(1, hits + 1):
            scene.do("block Barclay")
            assert scene.strength("Barclay") == 4 - done
        assert scene.step != "hit"


def hits_survived(document: str, maximum: int, hits: int) -> None:
    """A block with this maximum stands after so many hits, and goes with the next."""
    assert int(ROWS["Lindsay"]["steps"]) == maximum
    for taken in (hits, hits + 1):
        scene = Scene({"York Knights": "Lothian", "Lindsay": "Mentieth"}, edition=document)
        scene.move("York Knights", "Mentieth").do("done", "done", "area Mentieth")
        scene.do("block York Knights", "fire").roll(*[1] * taken, *[6] * (4 - taken))
        while scene.step == "hit":
            scene.do("block Lindsay")
        assert (scene.at("Lindsay") == "Mentieth") is (taken == hits)


def block_of_the_picture(_document: str, strength: int, move: int, combat: str) -> None:
    """There are nobles with the strength, move and combat rating that the picture shows."""
    values = {(row["steps"], row["move"], row["combat"]) for row in ROWS.values() if row["faction"]}
    assert (str(strength), str(move), combat) in values


# --- letters and numbers ---------------------------------------------------------------------


def combat_is_letter_and_number(_document: str, letters: str) -> None:
    """Every combat rating is one of these letters and a number."""
    for row in ROWS.values():
        assert row["combat"][0] in letters
        assert row["combat"][1:].isdigit()


def _letter(document: str, block: str) -> str:
    """Return a block's letter as its place shows between a B and a C who defend."""
    early, late = (
        ("Keith", "Barclay") if owner(block) == ENGLAND else ("York Knights", "York Infantry")
    )
    put = {block: "Lothian", early: "Mentieth", late: "Mentieth"}
    scene = Scene(put, england="2", scotland="2", edition=document)
    if owner(block) == SCOTLAND:
        scene.do("done")
    scene.move(block, "Mentieth")
    while scene.step == "move":
        scene.do("done")
    scene.do("area Mentieth")
    if scene.step == "celtic roll":
        scene.roll(1)
    order: list[str] = []
    while len(order) < 3:
        (name,) = scene.blocks()
        order.append(name)
        scene.hold(name)
    return "ABC"[order.index(block)]


def _number(document: str, block: str) -> int:
    """Return the highest die with which a block hits, which all lower ones do too."""
    hitting = [die for die in range(1, 7) if hits_with(attack(document, block), block, die)]
    assert hitting == list(range(1, len(hitting) + 1))
    return len(hitting)


def _reach(document: str, block: str) -> int:
    """Return how many areas a block can go over open borders."""
    scene = Scene({block: "Fife"}, england="2", scotland="2", edition=document)
    if owner(block) == SCOTLAND:
        scene.do("done")
    scene.do(f"block {block}")
    way = ["Mentieth", "Lanark", "Carrick", "Lennox"]
    gone = 0
    while scene.step == "march":
        scene.do(f"area {way[gone]}")
        gone += 1
    return gone


def letters_act_in_order(document: str, letters: str) -> None:
    """All blocks of the first letter act before all of the second, those before the third."""
    english = {"Hobelars": "A", "York Knights": "B", "York Infantry": "C"}
    scottish = {"Wallace": "A", "Keith": "B", "Barclay": "C"}
    put = dict.fromkeys(english, "Lothian") | dict.fromkeys(scottish, "Mentieth")
    scene = Scene(put, england="2", edition=document)
    for block in english:
        scene.move(block, "Mentieth")
    scene.do("done", "done", "area Mentieth")
    acted = ""
    while len(acted) < len(put):
        block = min(scene.blocks())
        acted += (english | scottish)[block]
        scene.hold(block)
    assert acted == "".join(letter * 2 for letter in letters)
    for block, letter in (english | scottish).items():
        assert _letter(document, block) == letter == ROWS[block]["combat"][0]


def number_is_the_highest_hit(document: str) -> None:
    """Every block hits with each die up to its number and with no higher one."""
    for block, row in ROWS.items():
        assert _number(document, block) == int(row["combat"][1])


def rating_hits(document: str, combat: str, dice: list[int]) -> None:
    """All blocks of a combat rating hit with these dice and with no others."""
    blocks = [name for name, row in ROWS.items() if row["combat"] == combat]
    assert blocks
    for block in blocks:
        for die in range(1, 7):
            hits = hits_with(attack(document, block), block, die)
            assert (hits > 0) is (die in dice), (block, die)


def moves_are(document: str, ratings: list[int], all_occur: bool) -> None:
    """Every block but the Norse goes as many areas as its rating, which is one of these."""
    reaches = {_reach(document, block) for block in MARCHERS}
    assert reaches <= set(ratings)
    assert not all_occur or reaches == set(ratings)


# --- the kinds of blocks ---------------------------------------------------------------------


def leaders_of(_document: str, leaders: dict[str, list[str]]) -> None:
    """These blocks are the leaders of each side, and no others."""
    for side, names in leaders.items():
        found = [
            name
            for name, row in ROWS.items()
            if row["type"] == "leader" and SIDE_NAMES[owner(name)] == side
        ]
        assert found == names


def edward_reigns(document: str, second_from: int) -> None:
    """The Edward block is Edward I until that year begins, and Edward II from then on."""
    scene = Scene({"Angus/S": "Angus"}, year=second_from - 2, edition=document)
    scene.pos.scenario = CAMPAIGN
    scene.pos.last_year = 0
    for year in range(second_from - 2, second_from + 2):
        assert (scene.pos.year, scene.pos.edward) == (year, 1 if year < second_from else 2)
        pass_until(scene.to_winter(), "deal")
        pass_until(scene, "card")
        show(scene, "1", "1")


def leaders_move_and_fight(document: str, names: list[str], move: int) -> None:
    """Leaders fire, hold, retreat and take hits like any block, and go so many areas."""
    for name in names:
        assert _reach(document, name) == move
        scene = attack(document, name).do(f"block {name}")
        assert {"fire", "hold", "area Lothian"} <= scene.legal()
        foe = "Barclay" if owner(name) == ENGLAND else "York Infantry"
        scene.do("hold")
        if foe not in scene.blocks():
            scene.hold(name)
        hits_with(scene, foe, 1)
        scene.do(f"block {name}")
        assert scene.strength(name) == 3


def faction(_document: str, name: str, among: list[str]) -> None:
    """A faction has its chief and these nobles; every noble belongs to one of two factions."""
    nobles = {block: row for block, row in ROWS.items() if row["type"] == "noble"}
    assert {row["faction"] for row in nobles.values()} == {"Bruce", "Comyn"}
    for noble in (name, *among):
        blocks = [row for block, row in nobles.items() if block.split("/")[0] == noble]
        assert blocks
        assert all(row["faction"] == name for row in blocks)


def nobles_with_two_blocks(_document: str, but: list[str]) -> None:
    """Every noble has a block of either side, except these, who have one."""
    names = [block for block, row in ROWS.items() if row["type"] == "noble"]
    single = [name for name in names if "/" not in name]
    assert single == but
    for name in NOBLES:
        assert [ROWS[f"{name}/{side}"]["side"][0] for side in "ES"] == ["E", "S"]


def one_block_of_a_noble_in_play(document: str) -> None:
    """Of a noble's two blocks one is on the map, at the start and when he has changed sides."""
    for scenario in ("braveheart", "the bruce", "campaign"):
        scene = Scene({}, edition=document, show=False)
        scene.pos = new_game(document, scenario)
        assert all(_in_play(scene, noble) == 1 for noble in NOBLES)
    scene = Scene({"Mar/S": "Lanark", "Angus/S": "Angus"}, england="Herald", edition=document)
    scene.do("block Mar/S").roll(1)
    assert all(_in_play(scene, noble) == 1 for noble in NOBLES)


def _in_play(scene: Scene, noble: str) -> int:
    return sum(scene.at(f"{noble}/{side}") != "out of play" for side in "ES")


def noble_stands_in_his_sides_colour(document: str) -> None:
    """The side he supports has his block, and moves it; the other side's block is put aside."""
    scene = Scene({"Mar/S": "Lanark", "Angus/S": "Angus"}, england="Herald", edition=document)
    scene.do("block Mar/S").roll(1)
    assert (scene.at("Mar/E"), scene.at("Mar/S")) == ("Lanark", "out of play")
    assert owner("Mar/E") == ENGLAND
    back = Scene({"Mar/E": "Lanark", "Angus/S": "Angus"}, scotland="Herald", edition=document)
    back.do("block Mar/E").roll(1)
    assert (back.at("Mar/S"), back.at("Mar/E")) == ("Lanark", "out of play")
    assert owner("Mar/S") == SCOTLAND


def _of_kind(side: str, kind: str) -> list[str]:
    """Return the blocks of a kind, or the block of that name, of one side."""
    return [
        name
        for name, row in ROWS.items()
        if SIDE_NAMES[owner(name)] == side and kind in (row["type"], name)
    ]


def kind_fights(document: str, side: str, kind: str, combat: str) -> None:
    """All blocks of a kind of one side fight with this letter and number."""
    blocks = _of_kind(side, kind)
    assert blocks
    for block in blocks:
        assert _letter(document, block) + str(_number(document, block)) == combat, block


def kind_numbers(_document: str, side: str, kind: str, number: int) -> None:
    """A side has so many blocks of a kind."""
    assert len(_of_kind(side, kind)) == number


def infantry_fights(document: str, most: str, some: str) -> None:
    """More of the infantry has the one combat rating, but some blocks have the other."""
    ratings = [
        _letter(document, block) + str(_number(document, block))
        for side in SIDE_NAMES
        for block in _of_kind(side, "infantry")
    ]
    assert set(ratings) == {most, some}
    assert ratings.count(most) > ratings.count(some) > 0


def unit_of_the_table(
    document: str, side: str, kind: str, move: int, combat: list[str], number: int
) -> None:
    """A side has so many blocks of a kind; each goes so far and fights with such a rating."""
    blocks = _of_kind(side, kind)
    assert len(blocks) == number
    ratings = {_letter(document, block) + str(_number(document, block)) for block in blocks}
    assert ratings == set(combat)
    for block in blocks:
        if move:
            assert _reach(document, block) == move, block


def block_is_there(_document: str, side: str, block: str) -> None:
    """A side has a block of this name."""
    assert SIDE_NAMES[owner(block)] == side


def french_are_not_there_at_first(document: str, too_few: int) -> None:
    """The French Knights begin Braveheart out of play and stay so while nobles are too few."""
    scene = Scene({}, edition=document, show=False)
    scene.pos = new_game(document)
    assert scene.at("French Knights") == "out of play"
    put = {
        f"{noble}/{'S' if i < too_few else 'E'}": ROWS[f"{noble}/S"]["home"].split()[0]
        for i, noble in enumerate(NOBLES)
    }
    scene = Scene(put | {"Barclay": ("Fife", 1)}, edition=document)
    pass_until(scene.to_winter(), "scottish build")
    assert scene.at("French Knights") == "out of play"
    scene.play(SCOTLAND, "area Fife")
    assert not is_possible(scene.pos, BLOCK_NAMES.index("French Knights"))
