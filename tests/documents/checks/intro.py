"""The introduction and the outline of a game turn."""

from __future__ import annotations

from schiltrom.engine import flow, steps
from schiltrom.engine.chance import outcomes
from schiltrom.engine.counters import CAMPAIGN
from schiltrom.engine.tables import ENGLAND, SCOTLAND, SIDE_NAMES
from tests.documents.staging import (
    NOBLES,
    ROWS,
    SIDES,
    deal,
    hand,
    new_game,
    owner,
    pass_until,
    show,
    side_number,
    winter_to_builds,
)
from tests.helpers.scene import Scene
from tests.rules.fight import hold_out

DEALT = ("3", "2", "2", "1", "1", "3", "2", "2", "1", "1")


def two_players(document: str, sides: list[str]) -> None:
    """A new game asks two players for a card, and each may move only the blocks of his side."""
    pos = deal(new_game(document), *DEALT)
    assert [SIDE_NAMES[side] for side in SIDES if pos.waits_for(side)] == sides
    for side in sides:
        scene = Scene({"Barclay": "Fife", "York Infantry": "Lothian"}, edition=document)
        if scene.active != side:
            scene.do("done")
        assert {owner(block) for block in scene.blocks()} == {side_number(side)}


def majority_of_nobles_wins(document: str) -> None:
    """At the end of the last year whoever has more nobles has won."""
    for scottish in (5, 6, 7, 8):
        put = {
            f"{noble}/{'S' if number < scottish else 'E'}": ROWS[f"{noble}/S"]["home"].split()[0]
            for number, noble in enumerate(NOBLES)
        }
        for bruce, year in ((False, 1305), (True, 1314)):
            scene = Scene(put, year=year, bruce=bruce, edition=document)
            pass_until(scene.to_winter(), "over")
            assert scene.pos.winner == (SCOTLAND if scottish > len(NOBLES) // 2 else ENGLAND)


def scenario_years(document: str, scenario: str, first: int, last: int) -> None:
    """A scenario begins with its first year, goes on before its last, and ends with that."""
    assert new_game(document, scenario).year == first
    for year in (first, last - 1, last):
        bruce = scenario == "the bruce"
        scene = Scene({"Angus/S": "Angus"}, year=year, bruce=bruce, edition=document)
        pass_until(scene.to_winter(), "deal", "over")
        assert (scene.step == "over") is (year == last)


def scenarios_stand_alone(document: str, first_years: dict[str, int]) -> None:
    """Each scenario is a game of its own, with its own beginning, and decided at its end."""
    for scenario, year in first_years.items():
        pos = deal(new_game(document, scenario), *DEALT)
        assert (pos.year, pos.turn, pos.step) == (year, 1, steps.CARD)
    scenario_years(document, "braveheart", 1297, 1305)
    scenario_years(document, "the bruce", 1306, 1314)


def campaign_covers_both(document: str, first: int, last: int) -> None:
    """A campaign begins with the first scenario and goes on through the years of the second."""
    assert new_game(document, "campaign").year == first
    for year in range(1304, last):
        scene = Scene({"Angus/S": "Angus"}, year=year, edition=document)
        scene.pos.scenario = CAMPAIGN
        scene.pos.last_year = 0
        pass_until(scene.to_winter(), "deal")
        assert scene.pos.year == year + 1


def years_follow_each_other(document: str, first_years: list[int]) -> None:
    """The game begins in one of these years, and after each winter comes the next year."""
    scenarios = ("braveheart", "the bruce")
    assert [new_game(document, scenario).year for scenario in scenarios] == first_years
    for year in first_years:
        scene = Scene({"Angus/S": "Angus"}, year=year, bruce=year > 1305, edition=document)
        pass_until(scene.to_winter(), "deal")
        assert scene.pos.year == year + 1


def turns_in_a_year(document: str, least: int, most: int) -> None:
    """A year ends at the latest with its last game turn, and at the earliest with its first."""
    scene = Scene({"Angus/S": "Angus"}, edition=document)
    for turn in range(1, most):
        assert (scene.step, scene.pos.turn) == ("move", turn)
        scene.do("done", "done")
        show(scene, "1", "1")
    assert scene.pos.turn == most
    scene.do("done", "done")
    assert steps.IS_WINTER[scene.pos.step]
    if least == most:
        return
    early = Scene(
        {"Angus/S": "Angus"}, turn=least, england="Herald", scotland="Pillage", edition=document
    )
    early.do("pass", "pass")
    assert steps.IS_WINTER[early.pos.step]


def phases_of_a_turn(document: str, phases: list[str], winter_counts: bool) -> None:
    """A game turn goes through these phases in this order; the last one of a year has winter."""
    once = phases[:3]
    assert (phases[3:] == ["winter"]) is winter_counts
    for turn, after in ((4, "card"), (5, "winter")):
        scene = Scene(
            {"Barclay": "Fife", "York Infantry": "Angus"},
            scotland="2",
            turn=turn,
            show=False,
            edition=document,
        )
        passed = [_phase(scene)]
        scene.play(ENGLAND, "card 1").play(SCOTLAND, "card 2")
        passed.append(_phase(scene))
        scene.move("Barclay", "Angus").do("done", "done")
        passed.append(_phase(scene))
        scene.do("area Angus")
        hold_out(scene)
        scene.do("block Barclay", "area Fife", "done", "done")
        assert passed == once
        assert _phase(scene) == after


def _phase(scene: Scene) -> str:
    return steps.PHASE_NAMES[steps.PHASE[scene.pos.step]]


def cards_begin_a_year(document: str, cards: int) -> None:
    """Both sides begin the first year, and every other, with this many cards."""
    pos = deal(new_game(document), *DEALT)
    assert [sum(hand(pos, side).values()) for side in SIDES] == [cards, cards]
    scene = Scene({"Angus/S": "Angus"}, edition=document)
    pass_until(scene.to_winter(), "deal")
    assert hand(scene.pos, ENGLAND) == hand(scene.pos, SCOTLAND) == {}
    for _ in range(2 * cards):
        assert scene.step == "deal"
        flow.settle(scene.pos, outcomes(scene.pos)[0][0])
    assert (scene.step, scene.pos.turn) == ("card", 1)
    assert [sum(hand(scene.pos, side).values()) for side in SIDES] == [cards, cards]


def battles_follow_all_moves(document: str) -> None:
    """Battles are fought when both sides have moved, not before."""
    scene = Scene({"Barclay": "Fife", "York Infantry": "Angus"}, scotland="2", edition=document)
    scene.move("Barclay", "Angus")
    assert scene.step == "move"
    scene.do("done")
    assert (scene.step, scene.active) == ("move", "England")
    scene.do("done")
    assert scene.step == "choose battle"


def enemies_in_one_area_fight(document: str) -> None:
    """There is a battle where blocks of both sides stand in one area, and nowhere else."""
    put = {"Barclay": "Fife", "Grant": "Mar", "York Infantry": "Angus", "Durham Infantry": "Buchan"}
    scene = Scene(put, scotland="2", edition=document)
    scene.move("Barclay", "Angus").do("done", "done")
    assert scene.areas() == {"Angus"}
    quiet = Scene(put, scotland="2", edition=document).do("done", "done")
    assert (quiet.step, quiet.pos.turn) == ("card", 2)


def battles_one_by_one_as_player_1_likes(document: str) -> None:
    """Player 1 picks each battle when the one before is over, also those the other side began."""
    for first, second in (("Angus", "Lothian"), ("Lothian", "Angus")):
        scene = Scene(
            {"Barclay": "Fife", "York Infantry": "Angus"}
            | {"Grant": "Lothian", "Durham Infantry": "Dunbar"},
            scotland="2",
            edition=document,
        )
        scene.move("Barclay", "Angus").do("done").move("Durham Infantry", "Lothian").do("done")
        assert (scene.active, scene.areas()) == ("Scotland", {"Angus", "Lothian"})
        scene.do(f"area {first}")
        hold_out(scene)
        pass_until(scene, "choose battle")
        assert (scene.active, scene.areas()) == ("Scotland", {second})


def turns_go_on_until_the_year_ends(document: str) -> None:
    """After the battles come cards, moves and battles again, until the year is over."""
    scene = Scene({"Barclay": "Fife", "York Infantry": "Angus"}, scotland="2", edition=document)
    for turn in range(1, 6):
        assert (scene.step, scene.pos.turn) == ("move", turn)
        scene.move("Barclay", "Angus").do("done", "done", "area Angus").hold("York Infantry")
        scene.do("block Barclay", "area Fife", "done")
        if turn < 5:
            show(scene, "1", "2")
    assert steps.IS_WINTER[scene.pos.step]


def nobles_go_home_in_winter(document: str) -> None:
    """At the end of the year the nobles of both sides go back to their homes."""
    scene = Scene({"Mar/E": "Lothian", "Angus/S": "Lanark"}, edition=document)
    pass_until(scene.to_winter(), "deal")
    assert (scene.at("Mar/E"), scene.at("Angus/S")) == ("Mar", "Angus")


def nobles_may_change_sides_in_winter(document: str) -> None:
    """A noble who finds the enemy in his home changes sides."""
    for noble, turned, holder in (
        ("Mar/E", "Mar/S", "Barclay"),
        ("Mar/S", "Mar/E", "York Infantry"),
    ):
        scene = Scene({noble: "Lothian", holder: "Mar", "Angus/S": "Angus"}, edition=document)
        pass_until(scene.to_winter(), "deal")
        assert (scene.at(turned), scene.at(noble)) == ("Mar", "out of play")


def armies_go_to_winter_quarters(document: str) -> None:
    """Knights go home to the pool, infantry stays where there is room, excess blocks leave."""
    scene = Scene(
        {"York Knights": "Lothian", "York Infantry": "Lothian", "Angus/S": "Angus"}
        | dict.fromkeys(("Barclay", "Grant", "Graham", "Lindsay"), "Fife"),
        edition=document,
    )
    pass_until(scene.to_winter(), "deal")
    assert scene.at("York Knights") != "Lothian"
    assert scene.at("York Infantry") == "Lothian"
    places = [scene.at(block) for block in ("Barclay", "Grant", "Graham", "Lindsay")]
    assert sorted(places) == ["Fife", "Fife", "Fife", "Scottish pool"]


def excess_blocks_leave_in_winter(document: str, area: str, limits: dict[str, int]) -> None:
    """Of five blocks of a side in an area only as many stay as the castle limit allows."""
    infantry = {
        "England": ["York", "Lancaster", "Northumber", "Durham", "Cumbria"],
        "Scotland": ["Barclay", "Grant", "Graham", "Lindsay", "Campbell"],
    }
    for side, limit in limits.items():
        names = [f"{x} Infantry" if side == "England" else x for x in infantry[side]]
        scene = Scene({"Angus/S": "Angus", **dict.fromkeys(names, area)}, edition=document)
        pass_until(scene.to_winter(), "levy")
        places = [scene.at(name) for name in names]
        pool = "English pool" if side == "England" else "Scottish pool"
        assert (places.count(area), places.count(pool)) == (limit, 5 - limit)


def both_sides_build_in_winter(document: str) -> None:
    """After the nobles have gone home both sides strengthen their armies or take new blocks."""
    scene = Scene(
        {"York Infantry": ("Lothian", 1), "Barclay": ("Fife", 1), "Angus/S": "Angus"},
        edition=document,
    )
    winter_to_builds(scene.to_winter(), SCOTLAND).play(SCOTLAND, "block Barclay", "done")
    winter_to_builds(scene, ENGLAND).play(ENGLAND, "block York Infantry", "done")
    assert scene.strength("Barclay") == scene.strength("York Infantry") == 2
    pass_until(scene, "levy")
    before = {name for name in ROWS if scene.at(name) == "England"}
    pass_until(scene, "deal")
    assert {name for name in ROWS if scene.at(name) == "England"} > before


def reinforcements_come_from_the_pool(document: str) -> None:
    """New blocks of either side come out of its own pool."""
    put = {"Barclay": "Fife", "Angus/S": "Angus"}
    scene = Scene(put, gone=("Norse",), edition=document)
    pass_until(scene.to_winter(), "scottish build")
    before = {name: scene.at(name) for name in ROWS}
    scene.play(SCOTLAND, "area Fife").draw("Grant").play(SCOTLAND, "done")
    pass_until(scene, "deal")
    new = {name for name in ROWS if scene.at(name) in ("Fife", "England") and name not in put}
    assert "Grant" in new
    for name in new:
        assert before[name] == ("English pool" if owner(name) == ENGLAND else "Scottish pool")
    assert len(new) > 1
