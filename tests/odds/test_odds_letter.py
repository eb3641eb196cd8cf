"""Odds under the documents' own words: schiltroms, battlefield control, one count of retreats."""

from __future__ import annotations

import pytest

from schiltrom.engine.tables import BLOCK_NAMES, ENGLAND, SCOTLAND
from schiltrom.odds import FIGHT, Orders, battle_of, solve
from tests.helpers.fought import agree, begun, staged

E, S = ENGLAND, SCOTLAND


@pytest.mark.parametrize("edition", ["fr", "hu", "it", "ja", "de"])
@pytest.mark.parametrize("attacker", [E, S])
def test_l7_archers_in_reserve(edition, attacker):
    """With archers among the reserves schiltroms form under the German rules only."""
    pos = staged(
        "Fife",
        attacker,
        "York Infantry 3 | Lancaster Archers 2",
        "Campbell 3, Douglas 2 | Lindsay 2",
        edition=edition,
        schiltroms=True,
    )
    agree(begun(pos))


def test_l7_archers_in_reserve_cost_the_schiltroms_their_bonus():
    """The Scots do worse where reserves count; without archers it is all the same."""
    wins = {}
    for archers in ("taking_part", "in_battle"):
        for reserve in ("Lancaster Archers 2", "Hobelars 2"):
            pos = staged(
                "Fife",
                S,
                f"York Infantry 3 | {reserve}",
                "Campbell 3, Douglas 2",
                schiltroms=True,
                schiltrom_archers=archers,
            )
            wins[archers, reserve] = solve(battle_of(begun(pos), "Fife")).win[S]
    assert wins["in_battle", "Lancaster Archers 2"] < wins["taking_part", "Lancaster Archers 2"]
    assert wins["in_battle", "Hobelars 2"] == wins["taking_part", "Hobelars 2"]


@pytest.mark.parametrize("orders", [(FIGHT, FIGHT), (Orders(rounds=0), Orders(rounds=0))])
@pytest.mark.parametrize("edition", ["fr", 2, "reference", 4])
def test_l8_attackers_who_left_do_not_take_the_field(orders, edition):
    """Both sides leave in round 1, or nobody does; reserves meet in round 2."""
    pos = staged(
        "Fife",
        E,
        "York Infantry 2 | Durham Infantry 3",
        "Keith 1, Campbell 1 | Douglas 3",
        {"Graham": "Mentieth"},
        edition=edition,
    )
    agree(begun(pos), orders)


def test_l8_the_roles_differ_where_all_have_gone():
    """Under attacker_wins the Scots attack from round 2 on, under attacker_holds they do not."""
    leaving = (
        Orders(weak=4, who=1 << BLOCK_NAMES.index("Hobelars")),
        Orders(weak=4, who=1 << BLOCK_NAMES.index("Keith")),
    )
    holds = {}
    for change in ("attacker_wins", "attacker_holds"):
        pos = begun(
            staged(
                "Fife",
                E,
                "Hobelars 2 | Durham Infantry 3",
                "Keith 2 | Douglas 2",
                {"Graham": "Mentieth"},
                control_change=change,
            )
        )
        holds[change] = agree(pos, leaving).holds[S]
    assert holds["attacker_holds"] > holds["attacker_wins"] + 0.2


TRAP = {"Cumbria Infantry": "Angus", "Durham Infantry": "Fife", "Mentieth/E": "Mentieth"}
TRAP |= {"Argyll/E": "Argyll", "Buchan/E": "Badenoch", "Lennox/E": "Lennox", "Graham": "Mar"}
TRAP |= {"Westmor Infantry": "Lochaber"}
"""Around Atholl, all but Mar: a red border, two blocks."""


@pytest.mark.parametrize("limit", ["whole_battle", "cumulative", "per_round"])
@pytest.mark.parametrize(
    "orders",
    [
        (FIGHT, FIGHT),
        (FIGHT, Orders(rounds=1)),
        (FIGHT, Orders(rounds=2)),
        (FIGHT, Orders(weak=2)),
        (FIGHT, Orders(least=7)),
    ],
)
def test_l10_one_count_for_the_whole_battle(limit, orders):
    """Of four attackers two get away in three rounds, over a border of two."""
    text = "Douglas 3, Wallace 2, Steward/S 2, Fraser"
    pos = staged("Atholl", S, "York Infantry, Atholl/E 2", text, TRAP, retreat_limit=limit)
    agree(begun(pos), orders, 700)


def test_l10_room_is_not_renewed():
    """Those who left in round 1 have used the border up."""
    text = "Keith 3, Wallace 2, Steward/S 2, Fraser"
    left = {}
    for limit in ("whole_battle", "per_round"):
        pos = begun(
            staged("Atholl", S, "York Infantry, Atholl/E 2", text, TRAP, retreat_limit=limit)
        )
        odds = solve(battle_of(pos, "Atholl", orders=(FIGHT, Orders(rounds=0))))
        scots = ("Keith", "Wallace", "Steward/S", "Fraser")
        left[limit] = sum(odds.of(name).stands for name in scots)
    assert left["per_round"] > left["whole_battle"] + 0.5
    assert left["whole_battle"] == pytest.approx(2.0, abs=0.35)
