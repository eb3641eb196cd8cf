"""Where a document's own words are played: rows L1, L2, L5, L6, L9, L14 and L17 of the table.

Each row is staged under the document's preset and under both values of its switch.
"""

from __future__ import annotations

import pytest

from schiltrom.engine.rules import OFFERED, RuleSet
from schiltrom.engine.tables import BLOCK_NAMES, NOBLES, members
from tests.helpers.scene import Scene
from tests.rules.fight import (
    Case,
    areas_for,
    march,
    next_turn,
    open_battle,
    refused,
    reserves,
    wait_for,
    ways,
)

# --- L1: de 9.1, "Ein sofortiger Sieg tritt ein wenn: Ein Spieler alle Adligen kontrolliert" -----


def scots_but(noble: str) -> dict[str, str]:
    """Return all nobles Scottish, in Mar or where they are put, except one."""
    names = [BLOCK_NAMES[block] for block in members(NOBLES)]
    put = {name: "Mar" for name in names if name.endswith("/S") and name != f"{noble}/S"}
    return {**put, f"{noble}/E": "Fife"}


def english_but(noble: str) -> dict[str, str]:
    """Return all nobles English, in Mar or where they are put, except one; Moray is gone."""
    names = [BLOCK_NAMES[block] for block in members(NOBLES)]
    put = {name: "Mar" for name in names if name.endswith("/E") and name != f"{noble}/E"}
    return {**put, f"{noble}/S": "Fife"}


AT_ONCE: list[Case] = [
    ("de", {}, True),
    (2, {}, False),
    ("de", {"all_nobles_win": "end_of_turn"}, False),
]
AT_ONCE += [(4, {}, False), (4, {"all_nobles_win": "at_once"}, True)]


@pytest.mark.parametrize(("edition", "switches", "at_once"), AT_ONCE)
def test_l1_the_last_noble_won_by_a_herald_wins_at_once(edition, switches, at_once):
    """The English have no noble left: under de nothing else happens in that game turn."""
    scene = Scene(scots_but("Angus"), scotland="Herald", edition=edition, **switches)
    scene.do("block Angus/E").roll(4)
    assert (scene.step == "over") == at_once
    if at_once:
        assert (scene.pos.winner, scene.pos.ending) == (1, 1)
    else:
        assert scene.do("done").step == "over"


@pytest.mark.parametrize(("edition", "switches", "at_once"), AT_ONCE)
def test_l1_the_last_noble_captured_in_battle_wins_at_once(edition, switches, at_once):
    """In the middle of a battle, with English blocks still fighting in it."""
    put = {**scots_but("Angus"), "Angus/E": ("Fife", 1), "York Infantry": ("Fife", 1)}
    put["Wallace"] = "Mentieth"
    scene = Scene(put, edition=edition, scotland="2", **switches)
    open_battle(scene, "Fife", ("Wallace > Fife",))
    scene.fire("Wallace", 1, 6, 6, 6)
    scene.do("block Angus/E")
    assert (scene.step == "over") == at_once


@pytest.mark.parametrize(("edition", "switches", "at_once"), AT_ONCE)
def test_l1_the_last_noble_taken_by_pillage_wins_at_once(edition, switches, at_once):
    """Pillage takes two steps of him: captured by rule 5.7."""
    put = {**scots_but("Angus"), "Angus/E": ("Fife", 1), "Barclay": "Mentieth"}
    scene = Scene(put, scotland="Pillage", edition=edition, **switches)
    scene.do("area Fife", "block Angus/E")
    assert (scene.step == "over") == at_once


@pytest.mark.parametrize(("edition", "switches", "at_once"), AT_ONCE)
def test_l1_the_last_noble_who_cannot_retreat_wins_at_once(edition, switches, at_once):
    """After round 3 the last English noble has nowhere to go."""
    put = {**scots_but("Angus"), "Angus/E": "Carrick", "Galloway/S": "Galloway"}
    put |= {"Barclay": "Annan", "Grant": "Lanark"}
    scene = Scene(put, edition=edition, england="2", **switches)
    open_battle(scene, "Galloway", ("Angus/E > Galloway",), ("Grant > Carrick",))
    while scene.step == "combat":
        scene.hold(min(scene.blocks()))
    scene.do("done")
    assert (scene.step == "over") == at_once


@pytest.mark.parametrize(("edition", "switches", "at_once"), AT_ONCE)
def test_l1_england_wins_at_once_when_a_coronation_drives_away_the_last(edition, switches, at_once):
    """Balliol is crowned, and the only Scottish noble, of the Bruce faction, goes over."""
    put = {**english_but("Lennox"), "French Knights": "Angus"}
    scene = Scene(put, year=1301, scotland="Herald", edition=edition, **switches)
    scene.do("crown Balliol")
    assert (scene.step == "over") == at_once
    if at_once:
        assert (scene.pos.winner, scene.pos.ending) == (0, 1)


@pytest.mark.parametrize(("edition", "switches", "at_once"), AT_ONCE)
def test_l1_england_wins_at_once_when_moray_dies(edition, switches, at_once):
    """He must be dead for it: "müsste also tot sein oder sich im Verstärkungspool befinden"."""
    names = [BLOCK_NAMES[block] for block in members(NOBLES)]
    put = {name: "Mar" for name in names if name.endswith("/E")}
    put |= {"Moray": "Fife", "Barclay": "Fife", "York Infantry": "Mentieth"}
    scene = Scene(
        {**put, "Moray": ("Fife", 1), "Barclay": ("Fife", 1)}, edition=edition, **switches
    )
    open_battle(scene, "Fife", ("York Infantry > Fife",))
    wait_for(scene, "York Infantry").fire("York Infantry", 1, 6, 6, 6)
    scene.do("block Moray")
    assert (scene.step == "over") == at_once


@pytest.mark.parametrize(("edition", "switches", "at_once"), AT_ONCE)
def test_l1_england_wins_at_once_when_moray_goes_to_the_pool(edition, switches, at_once):
    """Pillage sends him to the pool: he is no longer in play."""
    names = [BLOCK_NAMES[block] for block in members(NOBLES)]
    put = {name: "Mar" for name in names if name.endswith("/E")}
    put |= {"York Infantry": "Mentieth", "Barclay": "Fife"}
    scene = Scene(
        {**put, "Moray": ("Fife", 1), "Barclay": ("Fife", 1)},
        edition=edition,
        england="Pillage",
        **switches,
    )
    scene.do("area Fife", "block Moray")
    assert (scene.step == "over") == at_once


# --- L2: hu 5.32, "Ha a norvég kő részt vesz egy támadásban, mindig része a főseregnek!" ----------


WITH_MAIN: list[Case] = [("hu", {}, True), ("hu", {"norse_role": "separate"}, False)]
WITH_MAIN += [(2, {}, False), (2, {"norse_role": "with_main"}, True)]


@pytest.mark.parametrize(("edition", "switches", "with_main"), WITH_MAIN)
def test_l2_norse_who_come_second_are_in_the_main_attack(edition, switches, with_main):
    """The Scots of Angus attack Buchan first, the Norse land there next."""
    put = {"Barclay": "Angus", "Norse": "Fife", "York Infantry": "Buchan"}
    scene = Scene(put, scotland="2", edition=edition, **switches)
    scene.move("Barclay", "Buchan").move("Norse", "Buchan")
    assert reserves(scene) == (set() if with_main else {"Norse"})


@pytest.mark.parametrize(("edition", "switches", "with_main"), WITH_MAIN)
def test_l2_norse_who_come_first_leave_the_main_attack_open(edition, switches, with_main):
    """The first group by land after them is the main attack as well."""
    put = {"Barclay": "Angus", "Grant": "Mar", "Norse": "Fife", "York Infantry": "Buchan"}
    scene = Scene(put, scotland="3", edition=edition, **switches)
    scene.move("Norse", "Buchan").move("Barclay", "Buchan").move("Grant", "Buchan")
    assert reserves(scene) == ({"Grant"} if with_main else {"Barclay", "Grant"})


@pytest.mark.parametrize("role", ["with_main", "separate"])
def test_l2_norse_who_reinforce_a_defence_do_not_attack(role):
    """The note speaks of attacks: as reinforcements they are in reserve (5.33)."""
    put = {"York Infantry": "Angus", "Norse": "Fife", "Barclay": "Buchan"}
    scene = Scene(put, edition="hu", norse_role=role)
    march(scene, "York Infantry > Buchan")
    scene.move("Norse", "Buchan")
    assert reserves(scene) == {"Norse"}


def test_l2_the_other_role_is_offered():
    """Players of the Hungarian document may choose the Norse apart."""
    assert RuleSet.preset("hu").norse_role == "with_main"
    assert "norse_role" in OFFERED["hu"]


# --- L5: de 5.5, "vom Gegner zur Initiierung dieses Kampfes benutzt" ------------------------------


FROM_THE_START: list[Case] = [("de", {}, True), ("de", {"border_control": "this_battle"}, False)]
FROM_THE_START += [(2, {}, False), (3, {}, False), (3, {"border_control": "battle_start"}, True)]


@pytest.mark.parametrize(("edition", "switches", "at_start"), FROM_THE_START)
def test_l5_reinforcements_close_no_border(edition, switches, at_start):
    """England attacks Buchan from Angus; Scots come from Strathspey, which is empty now."""
    put = {"York Infantry": "Angus", "Barclay": "Buchan", "Grant": "Strathspey"}
    scene = Scene(put, edition=edition, **switches)
    open_battle(scene, "Buchan", ("York Infantry > Buchan",), ("Grant > Buchan",))
    wait_for(scene, "York Infantry")
    assert ("Strathspey" in ways(scene, "York Infantry")) == at_start
    if not at_start:
        assert refused(scene, "area Strathspey") == ("5.5", "border-closed")


@pytest.mark.parametrize("control", ["battle_start", "this_battle"])
def test_l5_the_attackers_borders_are_closed(control):
    """All of them, those of the attacker's reserves too: they began this battle with the others."""
    put = {"York Infantry": "Angus", "Durham Infantry": "Mar", "Barclay": "Buchan"}
    scene = Scene(put, england="2", edition="de", border_control=control)
    moves = ("York Infantry > Buchan", "Durham Infantry > Buchan")
    open_battle(scene, "Buchan", moves)
    assert ways(scene, "Barclay") == {"Strathspey", "Badenoch"}
    assert refused(scene, "area Mar") == ("5.5", "border-closed")


@pytest.mark.parametrize("control", ["battle_start", "this_battle"])
def test_l5_over_a_border_used_by_both_only_player_2_retreats(control):
    """It says so: "darf sich nur der zweite Spieler darüber zurückziehen"."""
    put = {"York Infantry": "Angus", "Barclay": "Buchan", "Wallace": "Fife"}
    scene = Scene(put, edition="de", border_control=control)
    open_battle(scene, "Buchan", ("York Infantry > Buchan",), ("Wallace > Angus > Buchan",))
    wait_for(scene, "Barclay")
    assert "Angus" in areas_for(scene, "Barclay")
    scene.hold("Barclay")
    assert "Angus" not in ways(scene, "York Infantry")
    assert refused(scene, "area Angus")[1] == "border-closed"


@pytest.mark.parametrize("control", ["battle_start", "this_battle"])
def test_l5_a_battle_player_2_begins_closes_his_borders(control):
    """There the second player is the one who began."""
    put = {"York Infantry": "Buchan", "Barclay": "Angus"}
    scene = Scene(put, edition="de", border_control=control)
    open_battle(scene, "Buchan", (), ("Barclay > Buchan",))
    assert "Angus" not in ways(scene, "York Infantry")


def test_l5_a_battle_begun_by_the_norse_alone():
    """They use no border, so England's reinforcements close none either."""
    put = {"Norse": "Fife", "York Infantry": "Buchan", "Durham Infantry": "Strathspey"}
    scene = Scene(put, edition="de", scotland="2")
    open_battle(scene, "Buchan", ("Norse > Buchan",), ("Durham Infantry > Buchan",))
    assert scene.pos.entered_anywhere(0) == 0


def test_l5_surplus_blocks_still_may_not_leave_by_the_attackers_border():
    """4.6 has its own words: "die vom Angreifer dieser Schlacht benutzt wurde"."""
    put = {"York Infantry": "Angus", "Barclay": "Buchan", "Grant": "Buchan"}
    scene = Scene(put, edition="de")
    march(scene, "York Infantry > Buchan")
    assert "Angus" not in ways(scene, "Grant")
    assert refused(scene, "area Angus")[1] == "exit-closed"


# --- L6: de Truce, "dann haben sie in dieser Runde keine Auswirkungen" ----------------------------


@pytest.mark.parametrize(
    ("edition", "switches", "raided"),
    [
        ("de", {}, False),
        ("de", {"truce_raid_loss": "suspended"}, True),
        ("de", {"truce_raid_loss": "applies"}, True),
        (2, {}, True),
        (4, {"truce_raid_loss": "suspended_by_either"}, False),
    ],
)
def test_l6_a_scottish_truce_suspends_the_loss_too(edition, switches, raided):
    """Whoever plays the card: raiders already in England have no effect this turn."""
    put = {"Wallace": "England", "York Infantry": "Lothian"}
    scene = Scene(put, scotland="Truce", edition=edition, **switches).do("event", "done")
    assert scene.step == ("raid" if raided else "card")


def test_l6_an_english_truce_suspends_it():
    """As it always has in the German rules; a truce passed up suspends nothing."""
    put = {"Wallace": "England", "York Infantry": "Lothian"}
    assert Scene(put, england="Truce", edition="de").do("event", "done").step == "card"
    assert Scene(put, england="Truce", edition="de").do("pass", "done").step == "raid"
    assert Scene(put, scotland="Truce", edition="de").do("pass", "done").step == "raid"


def test_l6_for_that_turn_only():
    """Next turn the raiders count again."""
    put = {"Wallace": "England", "York Infantry": "Lothian"}
    scene = Scene(put, scotland="Truce", edition="de").do("event", "done")
    assert next_turn(scene).do("done", "done").step == "raid"


# --- L9: it Rifornimenti, "tre Step (3) di rinforzo a tre unità diverse" --------------------------


@pytest.mark.parametrize(
    ("edition", "switches", "each_once"),
    [
        ("it", {}, True),
        ("it", {"victuals_split": "free"}, False),
        (3, {}, False),
        (3, {"victuals_split": "three_blocks"}, True),
    ],
)
def test_l9_three_steps_go_to_three_blocks(edition, switches, each_once):
    """A block that has had its step gets no second one; all in one area."""
    put = dict.fromkeys(("Wallace", "Barclay", "Grant", "Graham"), ("Mar", 1))
    scene = Scene({**put, "Douglas": ("Fife", 1)}, scotland="Victuals", edition=edition, **switches)
    scene.do("block Wallace")
    assert ("Wallace" not in scene.blocks()) == each_once
    assert "Douglas" not in scene.blocks()
    if each_once:
        assert refused(scene, "block Wallace") == ("Victuals", "victuals-one-each")
    scene.do("block Barclay", "block Grant")
    assert scene.blocks() == set()
    assert [scene.strength(name) for name in ("Wallace", "Barclay", "Grant", "Graham")] == [
        2,
        2,
        2,
        1,
    ]


def test_l9_two_blocks_get_two_steps():
    """Where there are no three blocks, what cannot be given is lost."""
    put = {"Wallace": ("Mar", 1), "Barclay": ("Mar", 1)}
    scene = Scene(put, scotland="Victuals", edition="it").do("block Wallace", "block Barclay")
    assert scene.blocks() == set()
    assert scene.do("done").step == "move"


# --- L14: ja 2.23, English archers move 3 ---------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "switches", "reach"),
    [
        ("ja", {}, 3),
        ("ja", {"english_archer_move": 2}, 2),
        (3, {}, 2),
        (4, {}, 2),
        (4, {"english_archer_move": 3}, 3),
    ],
)
@pytest.mark.parametrize("archers", ["Lancaster Archers", "Wales Archers"])
def test_l14_english_archers(edition, switches, reach, archers):
    """Fife, Angus, Buchan, Strathspey: three wide borders in a row."""
    scene = Scene({archers: "Fife"}, edition=edition, **switches)
    scene.do(f"block {archers}", "area Angus", "area Buchan")
    assert scene.step == ("march" if reach == 3 else "move")
    if reach == 3:
        scene.do("area Strathspey")
        assert (scene.step, scene.at(archers)) == ("move", "Strathspey")


def test_l14_scottish_archers_and_english_knights_move_as_before():
    """Only the two English archers are concerned."""
    scene = Scene({"Lancaster Knights": "Fife"}, edition="ja")
    scene.do("block Lancaster Knights", "area Angus", "area Buchan")
    assert scene.step == "move"


# --- L17: it 4.4 against 5.32 ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("switches", "together"), [({}, False), ({"border_crossers": "one_group"}, True)]
)
def test_l17_border_crossers_go_by_route_unless_chosen_otherwise(switches, together):
    """By 4.4 "combattono sempre come un Gruppo", by 5.32 "attraverso un SOLO confine"."""
    put = {"York Infantry": "England", "Durham Infantry": "England", "Barclay": "Teviot"}
    put["Hobelars"] = "England"
    scene = Scene(put, england="3", edition="it", **switches)
    scene.move("York Infantry", "Teviot").move("Durham Infantry", "Teviot")
    scene.move("Hobelars", "Dunbar", "Teviot")
    assert reserves(scene) == (set() if together else {"Hobelars"})
    assert "border_crossers" in OFFERED["it"]
