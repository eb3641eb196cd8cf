"""Battle odds agree with battles fought by the engine, cost little, and never peek."""

from __future__ import annotations

import json
from random import Random

import pytest

from schiltrom.engine import flow, steps
from schiltrom.engine.position import Position, side_of
from schiltrom.engine.tables import BLOCK_NAMES, ENGLAND, NOBLES, SCOTLAND, members
from schiltrom.engine.view import view
from schiltrom.engine.walk import random_outcome
from schiltrom.odds import (
    FIGHT,
    Force,
    OddsError,
    Orders,
    battle_odds,
    battle_of,
    odds,
    solve,
    to_json,
    view_odds,
)
from tests.engine.test_views import swap_hidden
from tests.helpers.fought import agree, begun, captain_of, staged
from tests.helpers.scene import Scene

E, S = ENGLAND, SCOTLAND
NO_WAY: dict[str, str] = {
    "Cumbria Infantry": "Lanark",
    "Durham Infantry": "Annan",
    "Westmor Infantry": "Carrick",
}
"""English all round Galloway."""

KINDS: dict[str, Position] = {
    "plain": staged("Fife", E, "York Infantry, Durham Knights 2", "Douglas 3, Grant"),
    "reserves": staged(
        "Fife", E, "York Infantry 3, Durham Knights | York Knights 3", "Barclay 3, Keith | Douglas"
    ),
    "wallace and schiltroms against archers": staged(
        "Lanark",
        S,
        "Lancaster Archers 2, Durham Infantry 2 | York Infantry 3",
        "Wallace 1, Douglas 3, Barclay 2 | Fraser 2",
        schiltroms=True,
    ),
    "schiltroms once the archers are dead": staged(
        "Lanark",
        S,
        "Lancaster Archers 1, Westmor Infantry 1 | York Infantry",
        "Wallace 2, Douglas 3, Barclay 3",
        schiltroms=True,
    ),
    "schiltroms without archers": staged(
        "Lanark", S, "York Infantry, Hobelars", "Douglas, Lindsay", schiltroms=True
    ),
    "nobles at home": staged(
        "Mar", E, "Lancaster Knights 3, Angus/E 2 | Buchan/E", "Mar/S, Bruce/S 2 | Keith 2"
    ),
    "nobles attack their home": staged("Mar", S, "Angus/E, York Infantry 2", "Mar/S 2, Wallace 2"),
    "moray and mortal blocks": staged(
        "Moray", S, "Hobelars, Comyn/E | York Infantry 2", "Moray, Norse 2 | French Knights 2"
    ),
    "edward the first": staged(
        "Lothian", E, "Edward 2, Lancaster Infantry 2", "Wallace, Douglas 3 | Barclay"
    ),
    "celts on reveal": staged(
        "Mentieth",
        E,
        "Wales Archers, York Infantry 2 | Ulster Infantry, Wales Infantry 2",
        "Campbell, Graham 3 | Lindsay",
        celtic_permanent=True,
    ),
    "celts before the battle": staged(
        "Mentieth", S, "Ulster Infantry 2 | Wales Archers", "Campbell 2 | Lindsay 1", edition="hu"
    ),
    "control changes": staged(
        "Lennox", E, "York Knights, Lancaster Knights | Steward/E 2", "Lennox/S 1 | Douglas, Grant"
    ),
    "rounds end unopposed": staged(
        "Lennox",
        E,
        "York Knights 2, Edward 2",
        "Lennox/S 1, Keith 1 | Douglas",
        edition="reference",
    ),
    "norse and a trapped attacker": staged(
        "Galloway", S, "Galloway/E, York Infantry 3", "Norse 2, Mar/S 2, Barclay", NO_WAY
    ),
    "trapped, to the pool": staged(
        "Galloway", S, "Galloway/E 2", "Wallace 2, Mar/S 2, Grant 2", NO_WAY, edition="fr"
    ),
}


@pytest.mark.parametrize("kind", KINDS)
def test_odds_agree_with_battles_fought(kind):
    agree(begun(KINDS[kind].copy()))


def test_control_changes_more_easily_where_flight_counts():
    """Defenders who flee in round 1 keep control in edition 4, and lose it in edition 2."""
    flight = (FIGHT, Orders(weak=2, who=1 << BLOCK_NAMES.index("Keith")))
    holds: dict[int, list[float]] = {}
    for edition in (4, 2):
        pos = begun(
            staged("Fife", E, "York Infantry 2, Angus/E 2", "Keith 2 | Douglas 3", edition=edition)
        )
        agree(pos, flight)
        holds[edition] = [
            solve(battle_of(pos, "Fife", orders=orders)).holds[SCOTLAND]
            for orders in (flight, (FIGHT, FIGHT))
        ]
    # Who is not in control must retreat after round 3: Keith's flight costs the Scots the field.
    assert holds[4][0] > 0.6
    assert holds[2][0] < 0.1
    assert holds[4][1] == holds[2][1], "where nobody flees, the editions do not differ"


@pytest.mark.parametrize(
    "orders",
    [
        (Orders(rounds=2), FIGHT),
        (FIGHT, Orders(rounds=1)),
        (Orders(least=6), Orders(least=4)),
        (Orders(weak=1), Orders(weak=2, who=NOBLES)),
        (Orders(weak=1, least=5), Orders(rounds=2, least=3, weak=1)),
    ],
)
@pytest.mark.parametrize("edition", [2, "reference"])
def test_retreats_by_order(orders, edition):
    pos = staged(
        "Atholl",
        E,
        "York Infantry 3, Durham Knights 2, Mar/E 2 | Hobelars 2",
        "Atholl/S, Wallace 2 | Fraser 2, Norse 2",
        {"Graham": "Fife"},
        edition=edition,
    )
    agree(begun(pos), orders, 700)


def test_a_round_that_ends_unopposed_leaves_no_turn_to_retreat_in():
    """The weak infantry goes in its turn, which does not come once nobody opposes it."""
    left = []
    for edition in (4, "reference"):
        pos = staged(
            "Fife", E, "York Knights 2, York Infantry 1", "Keith 1 | Wallace", edition=edition
        )
        left.append(agree(begun(pos), (Orders(weak=1), FIGHT)).of("York Infantry").stands)
    assert left[0] > left[1] + 0.01


def test_a_captive_fights_on_for_those_who_left():
    """The Norse take Mar and fall, Bruce goes: Mar alone is left to the Scots, and fights."""
    bruce = 1 << BLOCK_NAMES.index("Bruce/S")
    pos = begun(staged("Fife", S, "Mar/E 1, Edward 1", "Norse 1, Bruce/S 1", {"Graham": "Buchan"}))
    agree(pos, (FIGHT, Orders(weak=1, who=bruce)))


def test_a_defender_who_has_fled_counts_later():
    """Odds in the middle of round 1 know that a defender got away (5.32)."""
    pos = begun(staged("Fife", E, "York Knights 3, Hobelars 1", "Keith 2, Grant 1 | Mar/S 3"))
    keith = 1 << BLOCK_NAMES.index("Keith")
    captain = captain_of(pos, (FIGHT, Orders(weak=2, who=keith)))
    rng = Random(1)
    while not pos.fled:
        if pos.is_chance():
            flow.settle(pos, random_outcome(pos, rng))
        else:
            flow.choose(pos, pos.active, captain.choose(pos))
    assert pos.round == 1
    agree(pos)


def test_little_room_to_retreat():
    """A red border lets two blocks out a round, and two after round 3."""
    put = {"Cumbria Infantry": "Angus", "Durham Infantry": "Fife", "Mentieth/E": "Mentieth"}
    put |= {"Argyll/E": "Argyll", "Buchan/E": "Badenoch", "Lennox/E": "Lennox", "Graham": "Mar"}
    put |= {"Westmor Infantry": "Lochaber"}
    text = "Douglas 3, Wallace 2, Steward/S 2, Fraser"
    for edition in (3, 4):
        pos = begun(staged("Atholl", S, "York Infantry, Atholl/E 2", text, put, edition=edition))
        room = battle_of(pos, "Atholl").room
        assert room[SCOTLAND][1] < 4
        agree(pos, (FIGHT, Orders(rounds=2)))
        agree(pos)


@pytest.mark.parametrize("seed", range(6))
def test_battles_under_way(seed):
    """Wherever a battle stands, the odds go on from there."""
    rng = Random(seed)
    names = list(KINDS)
    pos = begun(KINDS[names[rng.randrange(len(names))]].copy())
    captain = captain_of(pos)
    for _ in range(rng.randrange(3, 14)):
        following = pos.copy()
        if pos.is_chance():
            flow.settle(following, random_outcome(pos, rng))
        else:
            flow.choose(following, pos.active, captain.choose(pos))
        if following.field < 0 or following.step in (steps.REGROUP, steps.OVER):
            break
        pos = following
    agree(pos, fought=600)


@pytest.mark.parametrize("kind", KINDS)
def test_odds_are_the_average_of_what_may_come_next(kind):
    """From a roll of the dice on, odds are the average over the dice, exactly."""
    from schiltrom.engine.chance import outcomes

    pos = begun(KINDS[kind].copy())
    captain = captain_of(pos)
    rng = Random(3)
    looked = 0
    while pos.field >= 0 and pos.step not in (steps.REGROUP, steps.OVER) and looked < 5:
        if not pos.is_chance():
            flow.choose(pos, pos.active, captain.choose(pos))
            continue
        before = solve(battle_of(pos, pos.field)).win
        means = [0.0, 0.0]
        for outcome, chance in outcomes(pos):
            after = pos.copy()
            flow.settle(after, outcome)
            for side, win in enumerate(winner_or_odds(after, pos.field)):
                means[side] += chance * win
        assert before == pytest.approx(means, abs=1e-8)
        looked += 1
        flow.settle(pos, random_outcome(pos, rng))


def winner_or_odds(pos: Position, area: int) -> tuple[float, float]:
    if pos.step in (steps.OVER, steps.REGROUP) or pos.field < 0:
        winner = pos.winner if pos.step == steps.OVER else side_of(members(pos.at[area])[0])
        return float(winner == 0), float(winner == 1)
    return solve(battle_of(pos, area)).win


def test_the_game_ends_with_the_king_or_edward_ii():
    """A king's death ends the battle at once, and is a win."""
    king = begun(staged("Fife", E, "York Knights, Hobelars 2", "King 2, Keith 2", turn=2))
    result = agree(king)
    assert result.ends[ENGLAND] == pytest.approx(result.of("King").dies)
    pos = staged("Fife", S, "Edward 2, York Infantry 1 | Mar/E", "Wallace, Douglas | Fraser")
    pos.edward = 2
    result = agree(begun(pos))
    assert result.ends[SCOTLAND] == pytest.approx(result.of("Edward").dies)
    assert result.ends[SCOTLAND] > 0.1


def test_edward_ii_who_cannot_retreat_loses_the_game():
    put = {"Barclay": "Lanark", "Grant": "Annan", "Graham": "Carrick"}
    pos = staged("Galloway", E, "Edward 2, York Infantry", "Galloway/S, Keith 3", put)
    pos.edward = 2
    result = agree(begun(pos))
    assert result.undecided == 0.0


# --- by hand -------------------------------------------------------------------------------------


def test_a_battle_of_two_by_hand():
    """Wallace 1 (A3) attacks Keith's like, Hobelars 1 (A2): the defender fires first."""
    result = odds(Force.of("Hobelars 1"), Force.of("Wallace 1"), "Fife", SCOTLAND)
    english, scottish = 2 / 6, 3 / 6
    nobody = (1 - english) * (1 - scottish)
    wins = english * (1 + nobody + nobody**2)
    assert result.win[ENGLAND] == pytest.approx(wins)
    assert result.win[SCOTLAND] == pytest.approx(
        (1 - english) * scottish * (1 + nobody + nobody**2)
    )
    assert result.undecided == pytest.approx(nobody**3)
    assert result.of("Wallace").dies == pytest.approx(wins)
    assert result.holds[ENGLAND] == pytest.approx(wins + nobody**3)
    assert result.steps_lost[SCOTLAND] == pytest.approx(wins)


def test_a_noble_at_home_defends_better():
    mar = Force.of("Mar/S")
    england = Force.of("York Infantry")
    assert odds(england, mar, "Mar", E).win[S] > odds(england, mar, "Angus", E).win[S]
    assert odds(england, mar, "Mar", S).win[S] == odds(england, mar, "Angus", S).win[S]


def test_like_battles_are_one_case():
    from schiltrom.odds import report

    report.solve.cache_clear()
    report._solved.cache_clear()
    scots = Force.of("Douglas 2", "Mar/S")
    a = odds(Force.of("York Infantry 3", "Lancaster Infantry 4"), scots, "Fife", E)
    b = odds(Force.of("Lancaster Infantry 3", "York Infantry 4"), scots, "Lothian", E)
    assert a.win == b.win
    assert a.of("York Infantry").dies == b.of("Lancaster Infantry").dies
    assert report._solved.cache_info().misses == 1


def test_captured_nobles_can_be_freed():
    """What is told of a noble is whose he is afterwards."""
    result = odds(Force.of("Mar/E 1", "York Knights"), Force.of("Wallace", "Bruce/S 1"), "Fife", E)
    mar = result.of("Mar/E")
    assert mar.dies == 0.0
    assert 0.0 < mar.captured < 1.0
    assert mar.stands + mar.captured == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("england", "scotland", "attacker", "words"),
    [
        (["York Infantry 5"], ["Wallace"], E, "cannot have strength 5"),
        (["Mar/E"], ["Mar/S"], E, "Mar/S is listed twice"),
        (["Wallace"], ["Wallace"], E, "not all of these are blocks of England"),
        (["York Infantry"], [], E, "no battle in Fife"),
        (["York Infantry"], ["Wallace"], -1, "at least one block must attack"),
        (["Robin Hood 2"], ["Wallace"], E, "there is no block 'Robin Hood'"),
    ],
)
def test_what_is_no_battle_is_refused(england, scotland, attacker, words):
    with pytest.raises(OddsError, match=words):
        odds(Force.of(*england), Force.of(*scotland), "Fife", attacker)
    with pytest.raises(OddsError, match="there is no area 'Rome'"):
        odds(Force.of("York Infantry"), Force.of("Wallace"), "Rome", E)


def test_large_battles_are_answered_too():
    """Ten a side with five nobles each: what was not followed is told, and is next to nothing."""
    english = ["York Knights", "York Infantry", "Edward", "Mar/E", "Angus/E"]
    scottish = ["Wallace", "Douglas", "Barclay", "Bruce/S", "Lennox/S"]
    result = odds(
        Force.of(
            *english, reserve=["Hobelars", "Lancaster Infantry", "Ross/E", "Comyn/E", "Dunbar/E"]
        ),
        Force.of(*scottish, reserve=["Graham", "Keith", "Moray", "Argyll/S", "Steward/S"]),
        "Fife",
        E,
    )
    assert 0.0 < result.unfollowed < 1e-3
    assert sum(result.win) + result.undecided == pytest.approx(1.0)


# --- positions and views -------------------------------------------------------------------------


def test_odds_of_an_attack_only_thought_of():
    """Own blocks are put into the area; where the enemy attacks they come as reserves (5.33)."""
    scene = Scene({"York Infantry": "Mentieth", "York Knights": "Lanark", "Douglas": "Fife"})
    thought = battle_odds(scene.pos, "Fife", main=["York Infantry"], reserve=["York Knights"])
    direct = odds(
        Force.of("York Infantry", reserve=["York Knights"]), Force.of("Douglas"), "Fife", E
    )
    assert thought.win == direct.win
    assert scene.at("York Infantry") == "Mentieth"
    pos = staged("Fife", S, "York Infantry", "Douglas", {"York Knights": "Mentieth"})
    joined = battle_odds(pos, "Fife", main=["York Knights"])
    direct = odds(
        Force.of("York Infantry", reserve=["York Knights"]), Force.of("Douglas"), "Fife", S
    )
    assert joined.win == direct.win
    with pytest.raises(OddsError, match="Keith is not on the map"):
        battle_odds(pos, "Fife", main=["Keith"])
    with pytest.raises(OddsError, match="nobody can join"):
        battle_odds(begun(pos), "Fife", main=["York Knights"])


def test_who_attacks_must_be_known():
    scene = Scene({"York Infantry": "Fife", "Douglas": "Fife"})
    with pytest.raises(OddsError, match="not clear who attacks in Fife"):
        battle_odds(scene.pos, "Fife")
    assert battle_odds(scene.pos, "Fife", E).attacker == E


def test_room_to_retreat_is_the_map_s():
    """An attacker with the enemy all round has to win; who came by a border can go back by it."""
    pos = begun(KINDS["norse and a trapped attacker"].copy())
    trapped = battle_odds(pos, "Galloway")
    assert battle_of(pos, "Galloway").room[SCOTLAND] == (0, 0)
    assert trapped.of("Barclay").stands <= trapped.win[SCOTLAND] + 1e-9
    put = {"York Infantry": "Mentieth", "Douglas": "Fife"}
    scene = Scene(put).move("York Infantry", "Fife").do("done").do("done")
    fife = battle_of(scene.pos, "Fife")
    assert fife.room[ENGLAND][1] - fife.room[SCOTLAND][1] == 6


def test_a_view_that_hides_nothing_has_exact_odds():
    pos = begun(KINDS["plain"].copy())
    for side in (ENGLAND, SCOTLAND, -1):
        seen = view_odds(view(pos, side), "Fife")
        assert seen == battle_odds(pos, "Fife")
        assert seen.exact


def test_a_view_with_hidden_blocks_is_averaged_over_worlds():
    pos = KINDS["reserves"].copy()
    seen = view_odds(view(pos, ENGLAND), "Fife", worlds=12, limit_s=60.0)
    assert not seen.exact
    assert seen.worlds == 12
    assert {side_of(b.block) for b in seen.blocks} == {ENGLAND}
    assert sum(seen.win) + seen.undecided == pytest.approx(1.0)
    assert 0.0 < seen.error[ENGLAND] < 0.3
    again = view_odds(view(pos, ENGLAND), "Fife", worlds=12, limit_s=60.0)
    assert again == seen
    other = view_odds(view(pos, ENGLAND), "Fife", worlds=12, limit_s=60.0, seed=1)
    assert other.win != seen.win
    assert view_odds(view(pos, ENGLAND), "Fife", limit_s=0.0).worlds == 1


def test_reserves_stay_hidden_in_a_battle_under_way():
    """Who fights is named, who waits is not."""
    pos = begun(KINDS["reserves"].copy())
    seen = view_odds(view(pos, SCOTLAND), "Fife", worlds=3, limit_s=60.0)
    names = {BLOCK_NAMES[b.block] for b in seen.blocks}
    assert names == {"York Infantry", "Durham Knights", "Barclay", "Keith", "Douglas"}
    assert not seen.exact


def test_odds_of_a_view_never_peek():
    """Positions that look the same have the same odds, whatever is hidden in them."""
    rng = Random(2)
    twins = 0
    for pos in (KINDS["reserves"], begun(KINDS["reserves"].copy()), KINDS["celts on reveal"]):
        area = members(pos.attacks_e | pos.attacks_s)[0]
        for _ in range(4):
            twin = swap_hidden(pos, SCOTLAND, rng)
            if twin is None or twin == pos or view(twin, ENGLAND) != view(pos, ENGLAND):
                continue
            twins += 1
            seen, same = (
                view_odds(view(each, ENGLAND), area, worlds=3, limit_s=60.0) for each in (pos, twin)
            )
            assert seen == same
    assert twins > 5


def test_odds_as_the_server_sends_them():
    result = odds(Force.of("Mar/E 2"), Force.of("Wallace 3"), "Fife", E)
    data = json.loads(json.dumps(to_json(result)))
    assert set(data) == {"area", "attacker", "exact", "win", "losses", "blocks"}
    assert data["area"] == "Fife"
    assert data["attacker"] == 0
    assert data["exact"] is True
    assert [b["block"] for b in data["blocks"]] == ["Mar/E", "Wallace"]
    assert set(data["blocks"][0]) == {"block", "dies", "captured"}
    assert data["win"][1] == pytest.approx(result.win[1], abs=1e-4)


def test_odds_print_as_a_table():
    text = str(odds(Force.of("Mar/E 2"), Force.of("Wallace 3"), "Fife", E))
    assert text.splitlines()[0] == "Fife, England attacks"
    assert any(line.startswith("Wallace 3") for line in text.splitlines())
    assert "undecided" in text
    assert len({len(line) for line in text.splitlines()[-2:]}) == 1
