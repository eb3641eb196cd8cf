"""Where a document's own words are played in battle: rows L7, L8, L10 and L11 of the table."""

from __future__ import annotations

from typing import Any

import pytest

from schiltrom.engine.tables import ENGLAND, SCOTLAND
from tests.helpers.scene import Scene
from tests.rules.fight import (
    Case,
    areas_for,
    front,
    go,
    hold_out,
    hold_until,
    number,
    open_battle,
    refused,
    volley,
    wait_for,
    ways,
)

# --- L7: it "nelle battaglie in cui gli Inglesi non hanno arcieri"; fr, hu and ja say the same ----


RESERVES_COUNT: list[Case] = [(name, {}, True) for name in ("fr", "hu", "it", "ja", 2, 3)]
RESERVES_COUNT += [(name, {}, False) for name in ("de", 4, "reference")]
RESERVES_COUNT += [("it", {"schiltrom_archers": "taking_part"}, False)]
RESERVES_COUNT += [(4, {"schiltrom_archers": "in_battle"}, True)]


@pytest.mark.parametrize(("edition", "switches", "count"), RESERVES_COUNT)
def test_l7_archers_in_reserve(edition, switches, count):
    """The archers from Mar are in the battle, though in reserve in round 1."""
    put = {"York Infantry": "Angus", "Lancaster Archers": "Mar", "Fraser": "Buchan"}
    scene = Scene(put, england="2", edition=edition, schiltroms=True, **switches)
    open_battle(scene, "Buchan", ("York Infantry > Buchan", "Lancaster Archers > Buchan"))
    assert number(scene, "Fraser") == (3 if count else 4)
    assert volley(scene, "Fraser", 4) == (0 if count else 3)


@pytest.mark.parametrize("archers", ["in_battle", "taking_part"])
def test_l7_archers_taking_part_count_always(archers):
    """In front of them nobody forms a schiltrom."""
    put = {"Lancaster Archers": "Angus", "Fraser": "Buchan"}
    scene = Scene(put, edition="it", schiltroms=True, schiltrom_archers=archers)
    open_battle(scene, "Buchan", ("Lancaster Archers > Buchan",))
    assert number(wait_for(scene, "Fraser"), "Fraser") == 3


@pytest.mark.parametrize("archers", ["in_battle", "taking_part"])
def test_l7_archers_who_are_killed_are_in_the_battle_no_longer(archers):
    """Once dead they are nobody's archers: "non hanno"."""
    put = {"York Infantry": ("Angus", 1), "Lancaster Archers": ("Angus", 2)}
    put |= {"Wallace": ("Buchan", 4), "Fraser": ("Buchan", 3)}
    scene = Scene(put, edition="it", schiltroms=True, schiltrom_archers=archers)
    open_battle(scene, "Buchan", ("York Infantry > Buchan", "Lancaster Archers > Buchan"))
    scene.fire("Wallace", 1, 1, 6, 6).do("block Lancaster Archers", "block Lancaster Archers")
    assert number(scene, "Fraser") == 4


@pytest.mark.parametrize("archers", ["in_battle", "taking_part"])
def test_l7_archers_who_have_left_are_in_the_battle_no_longer(archers):
    """They retreated, or deserted before it began."""
    put = {"York Infantry": "Angus", "Lancaster Archers": "Angus", "Fraser": "Buchan"}
    scene = Scene(put, edition="ja", schiltroms=True, schiltrom_archers=archers)
    open_battle(scene, "Buchan", ("York Infantry > Buchan", "Lancaster Archers > Buchan"))
    go(scene, "Lancaster Archers", "Angus")
    assert number(scene, "Fraser") == 4


def test_l7_archers_in_another_battle_do_not_count():
    """Those next door are in another battle."""
    put = {"York Infantry": "Angus", "Fraser": "Buchan"}
    put |= {"Lancaster Archers": "Angus", "Grant": "Mar"}
    scene = Scene(put, edition="it", schiltroms=True)
    open_battle(scene, "Buchan", ("York Infantry > Buchan", "Lancaster Archers > Mar"))
    assert number(scene, "Fraser") == 4


# --- L8: fr "change si l'Attaquant gagne lors de la première Manche", hu "ha a támadó nyer" -------


CHANGES: list[Case] = [(name, {}, "attacker_holds") for name in ("fr", "hu", 2)]
CHANGES += [("fr", {"control_change": "attacker_wins"}, "attacker_wins")]
CHANGES += [(name, {}, "all_eliminated") for name in ("de", "it", "ja", 3, 4)]
CHANGES += [("reference", {}, "attacker_wins")]


def two_and_reserves(edition: int | str, **switches: Any) -> Scene:
    """Let Hobelars and York attack Buchan, held by Keith; help comes to both sides in round 2."""
    put = {"Hobelars": "Angus", "York Infantry": ("Angus", 1), "Durham Infantry": "Mar"}
    put |= {"Keith": ("Buchan", 1), "Grant": "Strathspey"}
    scene = Scene(put, england="2", edition=edition, **switches)
    moves = ("Hobelars > Buchan", "York Infantry > Buchan", "Durham Infantry > Buchan")
    return open_battle(scene, "Buchan", moves, ("Grant > Buchan",))


@pytest.mark.parametrize(("edition", "switches", "change"), CHANGES)
def test_l8_an_attacker_who_has_killed_all_and_stays_takes_the_field(edition, switches, change):
    """Keith falls, and Hobelars and York are still there: the Scots attack from round 2 on."""
    scene = two_and_reserves(edition, **switches)
    scene.fire("Hobelars", 1, 6, 6).do("block Keith")
    hold_until(scene, 2)
    assert scene.pos.rules.control_change == change
    assert scene.pos.attacker == SCOTLAND


@pytest.mark.parametrize(("edition", "switches", "change"), CHANGES)
def test_l8_an_attacker_who_sees_the_last_defender_off_takes_it_too(edition, switches, change):
    """Keith retreats: the attacker has won the round, unless elimination is asked for."""
    scene = two_and_reserves(edition, **switches).hold("Hobelars")
    go(scene, "Keith", "Badenoch")
    hold_until(scene, 2)
    assert scene.pos.attacker == (ENGLAND if change == "all_eliminated" else SCOTLAND)


@pytest.mark.parametrize(("edition", "switches", "change"), CHANGES[:-1])
def test_l8_an_attacker_who_has_gone_has_not_won(edition, switches, change):
    """Keith falls; Hobelars had gone, York goes: only reserves meet, and roles stay."""
    scene = two_and_reserves(edition, **switches)
    go(scene, "Hobelars", "Angus")
    go(scene, "Keith", "Badenoch")
    go(scene, "York Infantry", "Angus")
    assert scene.pos.round == 2
    assert front(scene, ENGLAND) == {"Durham Infantry"}
    assert scene.pos.attacker == (SCOTLAND if change == "attacker_wins" else ENGLAND)
    hold_out(scene)
    assert scene.step == "retreat"
    assert scene.active == ("Scotland" if change == "attacker_wins" else "England")


# --- L10: it 5.5, "se 4 blocchi hanno traversato un confine VERDE, solo 2 potranno tornare" -------


ENGLISH = ("York Infantry", "Lancaster Infantry", "Durham Infantry", "Westmor Infantry")


def four_from_angus(**switches: Any) -> Scene:
    """Let four English attack Buchan from Angus over a green border, with no other way to go."""
    put = {**dict.fromkeys(ENGLISH, "Angus"), "Buchan/S": "Buchan", "Mar/S": "Mar"}
    put |= {"Grant": "Strathspey", "Comyn/S": "Badenoch"}
    scene = Scene({**put}, edition="it", **switches)
    return open_battle(scene, "Buchan", tuple(f"{block} > Buchan" for block in ENGLISH))


def test_l10_the_printed_example():
    """Four came over the green border, so two go back after round 3; the other two are lost."""
    scene = hold_out(four_from_angus())
    go(go(scene, "York Infantry", "Angus"), "Durham Infantry", "Angus")
    assert scene.legal() == {"done"}
    scene.do("done")
    assert scene.at("Westmor Infantry") == scene.at("Lancaster Infantry") == "English pool"


@pytest.mark.parametrize(
    ("switches", "more"),
    [({}, 0), ({"retreat_limit": "cumulative"}, 2), ({"retreat_limit": "per_round"}, 2)],
)
def test_l10_the_count_goes_on_from_round_to_round(switches, more):
    """Two went back in round 1. Under the document's example nobody else does, in any round."""
    scene = wait_for(four_from_angus(**switches), "York Infantry")
    go(go(scene, "York Infantry", "Angus"), "Durham Infantry", "Angus")
    for later in (2, 3):
        wait_for(hold_until(scene, later), "Westmor Infantry")
        assert ("Angus" in areas_for(scene, "Westmor Infantry")) == (more > 0)
    hold_out(scene)
    assert scene.step == "retreat"
    assert len(scene.blocks()) == more


def test_l10_the_refusal_says_how_many_came_and_went():
    """The reason has the rule's number and both counts."""
    scene = wait_for(four_from_angus(), "York Infantry")
    go(go(scene, "York Infantry", "Angus"), "Durham Infantry", "Angus")
    wait_for(hold_until(scene, 2), "Westmor Infantry").do("block Westmor Infantry")
    assert refused(scene, "area Angus") == ("5.5", "border-full-both-ways")
    reason = scene.why("area Angus")
    assert reason is not None
    assert (reason.arguments["came"], reason.arguments["count"]) == (4, 2)
    assert reason.arguments["limit"] == 6


def test_l10_two_over_a_red_border_and_none_back():
    """A red border used by two is full for the rest of that battle."""
    put = {"York Infantry": "Carrick", "Durham Infantry": "Carrick", "Galloway/S": "Galloway"}
    scene = Scene({**put, "Barclay": "Annan"}, edition="it")
    moves = ("York Infantry > Galloway", "Durham Infantry > Galloway")
    hold_out(open_battle(scene, "Galloway", moves))
    assert scene.legal() == {"done"}


@pytest.mark.parametrize("limit", ["whole_battle", "cumulative"])
def test_l10_defenders_who_never_crossed_have_all_places(limit):
    """None of theirs came over Galloway's red border to Carrick: two go, in one round or in two."""
    put = {"York Infantry": "Annan", **dict.fromkeys(("Barclay", "Grant", "Graham"), "Galloway")}
    scene = Scene({**put}, edition="it", retreat_limit=limit)
    open_battle(scene, "Galloway", ("York Infantry > Galloway",))
    go(scene, "Barclay", "Carrick")
    go(wait_for(hold_until(scene, 2), "Grant"), "Grant", "Carrick")
    wait_for(hold_until(scene, 3), "Graham")
    assert ("Carrick" in areas_for(scene, "Graham")) == (limit == "cumulative")


def test_l10_the_next_battle_counts_anew():
    """Retreats of one battle take no place in another; those who came still do."""
    put = {"York Infantry": "Angus", "Barclay": "Buchan"}
    scene = Scene(put, edition="it")
    open_battle(scene, "Buchan", ("York Infantry > Buchan",))
    go(scene, "Barclay", "Mar").do("done")
    assert not any(scene.pos.crossings(border) for border in range(49))


# --- L11: it 5.6, "al Rally si applicano tutte le regole e le limitazioni delle Ritirate" ---------


def four_winners(**switches: Any) -> Scene:
    """Let four English drive Grant from Buchan, coming from Angus; they may regroup now."""
    put = {**dict.fromkeys(ENGLISH, "Angus"), "Grant": "Buchan"}
    scene = Scene({**put}, edition="it", **switches)
    open_battle(scene, "Buchan", tuple(f"{block} > Buchan" for block in ENGLISH))
    return go(scene, "Grant", "Mar")


@pytest.mark.parametrize(
    ("switches", "back"),
    [
        ({}, 2),
        ({"regroup_limit": "fresh"}, 4),
        ({"retreat_limit": "cumulative"}, 2),
        ({"retreat_limit": "per_round"}, 4),
    ],
)
def test_l11_those_who_came_count_in_the_regroup(switches, back):
    """Four of six places were used coming in: two winners may go back to Angus."""
    scene = four_winners(**switches)
    for block in ENGLISH[:back]:
        assert "Angus" in ways(scene, block)
        scene.do("area Angus")
    if back < len(ENGLISH):
        assert "Angus" not in ways(scene, ENGLISH[back])
        assert refused(scene, "area Angus") == ("5.6", "border-full-both-ways")


@pytest.mark.parametrize(
    ("limits", "rest"), [(("whole_battle", "as_retreats"), 1), (("cumulative", "as_retreats"), 2)]
)
def test_l11_with_one_count_retreats_of_the_battle_count_too(limits, rest):
    """Four came, one retreated in round 1; the winners have one place left, or two afresh."""
    put = {**dict.fromkeys(ENGLISH, "Angus"), "Grant": ("Buchan", 1)}
    scene = Scene({**put}, edition="it", retreat_limit=limits[0], regroup_limit=limits[1])
    open_battle(scene, "Buchan", tuple(f"{block} > Buchan" for block in ENGLISH))
    scene.hold("Grant")
    go(scene, "York Infantry", "Angus")
    scene.fire("Durham Infantry", 1, 6, 6).do("block Grant")
    assert scene.step == "regroup"
    others = ["Lancaster Infantry", "Durham Infantry", "Westmor Infantry"]
    for block in others[:rest]:
        go(scene, block, "Angus")
    assert "Angus" not in areas_for(scene, others[rest])


def test_l11_border_control_does_not_apply():
    """A border the enemy came by is open: "fatta esclusione per il Controllo del Confine"."""
    put = {"Barclay": "Buchan", "York Infantry": "Angus"}
    scene = Scene(put, edition="it")
    open_battle(scene, "Buchan", ("York Infantry > Buchan",))
    hold_out(scene)
    go(scene, "York Infantry", "Mar").do("done")
    assert (scene.step, scene.active) == ("regroup", "Scotland")
    assert "Angus" in ways(scene, "Barclay")


def test_l11_a_block_with_no_place_left_is_refused_with_the_rule():
    """Two came over the red border: as winners they cannot go back, and nowhere else is free."""
    put = {"York Infantry": "Carrick", "Durham Infantry": "Carrick", "Grant": ("Galloway", 1)}
    scene = Scene({**put, "Barclay": "Annan"}, edition="it")
    moves = ("York Infantry > Galloway", "Durham Infantry > Galloway")
    open_battle(scene, "Galloway", moves).hold("Grant")
    scene.fire("York Infantry", 1, 6, 6, 6).do("block Grant")
    assert scene.legal() == {"done"}
    assert refused(scene, "block York Infantry") == ("5.6", "cannot-regroup")
