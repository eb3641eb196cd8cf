"""Chapter 3: the cards. The deck, the deal, secret choice, who is Player 1, events."""

from __future__ import annotations

import pytest

from schiltrom.engine import flow
from schiltrom.engine.cards import hand_size, held, played_card
from schiltrom.engine.chance import is_possible, outcomes, sample, seeded_chance
from schiltrom.engine.counters import BRAVEHEART
from schiltrom.engine.laws import faults
from schiltrom.engine.position import Position
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.setup import new_position
from schiltrom.engine.steps import CARD, DEAL
from schiltrom.engine.tables import CARD_NAMES, ENGLAND, NOBODY, SCOTLAND
from schiltrom.engine.view import view
from tests.helpers.scene import Scene

COPIES = {"3": 3, "2": 10, "1": 7, "Herald": 1, "Pillage": 1, "Sea Move": 1, "Truce": 1}
COPIES["Victuals"] = 1
EVENTS = ["Herald", "Pillage", "Sea Move", "Truce", "Victuals"]
SIDES = [ENGLAND, SCOTLAND]


def dealt(*cards: str) -> Position:
    """Set up Braveheart, raise its levy and deal these cards, England's five first."""
    pos = new_position(BRAVEHEART, RuleSet())
    chance = seeded_chance("levy")
    while pos.step != DEAL:
        flow.settle(pos, sample(pos, chance))
    for card in cards:
        assert is_possible(pos, CARD_NAMES.index(card)), card
        flow.settle(pos, CARD_NAMES.index(card))
    return pos


def hand(pos: Position, side: int) -> dict[str, int]:
    """Return a hand by the names of its cards."""
    return {name: n for i, name in enumerate(CARD_NAMES) if (n := held(pos.hand(side), i))}


def give(scene: Scene, england: str, scotland: str) -> Scene:
    """Give both sides one more card each."""
    scene.pos.hand_e += 1 << 3 * CARD_NAMES.index(england)
    scene.pos.hand_s += 1 << 3 * CARD_NAMES.index(scotland)
    return scene


# --- 3.0 deck and deal -------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "copies"), COPIES.items())
def test_3_0_copies_of_each_card(card, copies):
    """Of the first card dealt each kind is as likely as it has copies among 25."""
    chances = dict(outcomes(dealt()))
    assert chances[CARD_NAMES.index(card)] == pytest.approx(copies / 25)


def test_3_0_deck_has_25_cards_of_8_kinds():
    """Twenty cards give moves, five are events."""
    assert sorted(CARD_NAMES) == sorted(COPIES)
    assert sum(COPIES.values()) == 25
    assert sum(COPIES[event] for event in EVENTS) == 5


def test_3_0_five_cards_each_and_then_the_first_game_turn():
    """Ten cards are dealt, five to each side, and both are asked for one."""
    pos = dealt("3", "3", "2", "1", "Herald", "1", "1", "2", "2", "Truce")
    assert hand(pos, ENGLAND) == {"3": 2, "2": 1, "1": 1, "Herald": 1}
    assert hand(pos, SCOTLAND) == {"2": 2, "1": 2, "Truce": 1}
    assert pos.step == CARD
    assert (pos.year, pos.turn) == (1297, 1)
    assert pos.waits_for(ENGLAND)
    assert pos.waits_for(SCOTLAND)


@pytest.mark.parametrize(("card", "copies"), [(c, n) for c, n in COPIES.items() if n < 5])
def test_3_0_no_card_is_dealt_more_often_than_it_is_there(card, copies):
    """When all copies of a card are dealt it cannot come again, to either side."""
    pos = dealt(*[card] * copies)
    assert not is_possible(pos, CARD_NAMES.index(card))
    assert CARD_NAMES.index(card) not in dict(outcomes(pos))
    for _ in range(5 - copies):
        flow.settle(pos, CARD_NAMES.index("2"))
    assert hand_size(pos.hand(SCOTLAND)) == 0
    assert not is_possible(pos, CARD_NAMES.index(card))


def test_3_0_cards_dealt_to_the_second_side_are_gone_too():
    """The last three 3s go to the Scots: there is no fourth."""
    pos = dealt(*["2"] * 5, "3", "3", "3")
    assert not is_possible(pos, CARD_NAMES.index("3"))
    assert hand(pos, SCOTLAND) == {"3": 3}


def test_3_0_the_deal_follows_what_is_left_of_the_deck():
    """Cards already dealt change the odds of the next."""
    chances = dict(outcomes(dealt("3", "3", "2", "Herald")))
    assert chances[CARD_NAMES.index("3")] == pytest.approx(1 / 21)
    assert chances[CARD_NAMES.index("2")] == pytest.approx(9 / 21)
    assert chances[CARD_NAMES.index("1")] == pytest.approx(7 / 21)
    assert sum(chances.values()) == pytest.approx(1)


@pytest.mark.parametrize("seed", range(20))
def test_3_0_a_random_deal_is_a_lawful_one(seed):
    """Whatever chance deals, both have five cards and no card is there too often."""
    pos = dealt()
    chance = seeded_chance(seed)
    while pos.step == DEAL:
        flow.settle(pos, sample(pos, chance))
    assert hand_size(pos.hand_e) == hand_size(pos.hand_s) == 5
    assert faults(pos) == []


def test_3_0_all_cards_are_shuffled_again_each_year():
    """After the winter cards played and cards kept are all back in the deck."""
    scene = Scene({"Angus/S": "Angus"}, turn=5, england="Herald", scotland="3")
    scene.do("pass", "done")
    scene.skip_to("deal")
    assert (scene.step, scene.pos.year) == ("deal", 1298)
    assert scene.pos.hand_e == scene.pos.hand_s == 0
    assert played_card(scene.pos.played_e, 5) == played_card(scene.pos.played_s, 5) == -1
    chances = dict(outcomes(scene.pos))
    for card, copies in COPIES.items():
        assert chances[CARD_NAMES.index(card)] == pytest.approx(copies / 25)


def test_3_0_hands_are_secret():
    """A side sees its own cards and only the number of the other's; a spectator sees none."""
    pos = dealt("3", "3", "2", "1", "Herald", "1", "1", "2", "2", "Truce")
    for side in SIDES:
        seen = view(pos, side)
        assert seen.sides[side].hand == pos.hand(side)
        assert seen.sides[1 - side].hand == -1
        assert seen.sides[1 - side].hand_size == 5
    assert [seen.hand for seen in view(pos, NOBODY).sides] == [-1, -1]


def test_3_0_the_enemys_hand_does_not_change_the_view():
    """Two positions that differ only in the enemy's hand look the same."""
    one = dealt("3", "3", "2", "1", "Herald", "1", "1", "2", "2", "Truce")
    other = dealt("3", "3", "2", "1", "Herald", "1", "2", "3", "2", "Pillage")
    assert view(one, ENGLAND) == view(other, ENGLAND)
    assert view(one, SCOTLAND) != view(other, SCOTLAND)


def test_3_0_cards_played_this_year_are_open():
    """What both sides played in each game turn of the year can be looked up by both."""
    scene = give(Scene({"Angus/S": "Angus"}, england="2", scotland="3"), "1", "1").do(
        "done", "done"
    )
    scene.play(ENGLAND, "card 1").play(SCOTLAND, "card 1")
    for side in (ENGLAND, SCOTLAND, NOBODY):
        seen = view(scene.pos, side)
        for counter, first in (("played_e", "2"), ("played_s", "3")):
            played = seen.counter(counter)
            cards = [played_card(played, turn) for turn in range(1, 6)]
            assert cards == [CARD_NAMES.index(first), CARD_NAMES.index("1"), -1, -1, -1]


# --- 3.1 choosing and showing ----------------------------------------------------------------


@pytest.mark.parametrize("order", [(ENGLAND, SCOTLAND), (SCOTLAND, ENGLAND)])
def test_3_1_cards_are_chosen_in_either_order(order):
    """Either side may choose first; nothing happens until both cards lie there."""
    scene = Scene({}, england="2", scotland="3", show=False)
    cards = {ENGLAND: "card 2", SCOTLAND: "card 3"}
    first, second = order
    scene.play(first, cards[first])
    assert scene.step == "card"
    assert not scene.pos.waits_for(first)
    assert scene.legal(first) == set()
    assert scene.pos.waits_for(second)
    scene.play(second, cards[second])
    assert scene.step == "move"
    assert scene.active == "Scotland"


@pytest.mark.parametrize("first", SIDES)
def test_3_1_the_card_chosen_first_is_not_seen(first):
    """The other side learns that a card was chosen, not which; both see both when shown."""
    views = []
    for card in ("1", "2"):
        scene = Scene({}, england="2", scotland="2", show=False)
        scene.pos.hand_e = scene.pos.hand_s = 0
        give(give(scene, "1", "1"), "2", "2")
        scene.play(first, f"card {card}")
        seen = view(scene.pos, 1 - first)
        assert seen.sides[first].chosen
        assert seen.sides[first].card == -1
        assert seen.sides[first].hand_size == 2
        views.append(seen)
        scene.play(1 - first, "card 1")
        assert view(scene.pos, 1 - first).sides[first].card == CARD_NAMES.index(card)
    assert views[0] == views[1]


def test_3_1_only_cards_in_hand_can_be_chosen():
    """A side chooses among the cards it holds."""
    pos = dealt("3", "3", "2", "1", "Herald", "1", "1", "2", "2", "Truce")
    scene = Scene({}, show=False)
    scene.pos = pos
    assert scene.legal(ENGLAND) == {"card 3", "card 2", "card 1", "card Herald"}
    assert scene.legal(SCOTLAND) == {"card 1", "card 2", "card Truce"}


def test_3_1_a_card_played_leaves_the_hand():
    """One copy of the card leaves the hand, its other copies stay."""
    pos = dealt("3", "3", "2", "1", "Herald", "1", "1", "2", "2", "Truce")
    flow.choose(pos, ENGLAND, CARD_NAMES.index("3"))
    flow.choose(pos, SCOTLAND, CARD_NAMES.index("1"))
    assert hand(pos, ENGLAND) == {"3": 1, "2": 1, "1": 1, "Herald": 1}
    assert hand(pos, SCOTLAND) == {"2": 2, "1": 1, "Truce": 1}


@pytest.mark.parametrize(
    ("england", "scotland", "first"),
    [
        *[(card, card, "England") for card in ("1", "2", "3")],
        ("3", "2", "England"),
        ("3", "1", "England"),
        ("2", "1", "England"),
        ("1", "2", "Scotland"),
        ("1", "3", "Scotland"),
        ("2", "3", "Scotland"),
        *[(event, move, "England") for event in EVENTS for move in ("1", "2", "3")],
        *[(move, event, "Scotland") for event in EVENTS for move in ("1", "2", "3")],
        *[(one, other, "England") for one in EVENTS for other in EVENTS if one != other],
    ],
)
def test_3_1_who_is_player_1(england, scotland, first):
    """Events come before moves, more moves before fewer, and England before Scotland in a tie."""
    scene = Scene({}, england=england, scotland=scotland)
    assert scene.pos.p1 == (ENGLAND if first == "England" else SCOTLAND)
    assert scene.active == first


@pytest.mark.parametrize(
    ("england", "scotland"), [(e, s) for e in ("1", "2", "3") for s in ("1", "2", "3")]
)
def test_3_1_each_side_has_the_moves_of_its_own_card(england, scotland):
    """Player 1 moves with his card's number, then Player 2 with his."""
    scene = Scene({}, england=england, scotland=scotland)
    points = {"England": int(england), "Scotland": int(scotland)}
    first = scene.active
    assert scene.pos.moves == points[first]
    scene.do("done")
    assert scene.active != first
    assert scene.pos.moves == points[scene.active]


@pytest.mark.parametrize(
    ("event", "step"),
    [
        ("Herald", "herald"),
        ("Pillage", "pillage"),
        ("Sea Move", "sea block"),
        ("Truce", "truce"),
        ("Victuals", "victuals"),
    ],
)
@pytest.mark.parametrize("side", SIDES)
def test_3_1_one_event_instead_of_moving_then_the_other_moves(side, event, step):
    """The event's player resolves it and does not move; then the other side moves."""
    cards = ["2", "2"]
    cards[side] = event
    scene = Scene(
        {"Barclay": "Fife", "York Infantry": "Angus"}, england=cards[0], scotland=cards[1]
    )
    assert (scene.step, scene.pos.active) == (step, side)
    scene.do("pass" if "pass" in scene.legal() else "done")
    assert (scene.step, scene.pos.active) == ("move", 1 - side)
    assert scene.pos.moves == 2
    scene.do("done")
    assert (scene.step, scene.pos.turn, scene.pos.year) == ("card", 2, 1297)


@pytest.mark.parametrize(("england", "scotland"), [("Victuals", "Herald"), ("Herald", "Victuals")])
def test_3_1_two_events_england_first_nobody_moves_and_the_year_ends(england, scotland):
    """Both events happen, England's first; then it is winter, though more turns were to come."""
    scene = Scene(
        {
            "York Infantry": ("Lothian", 1),
            "Barclay": ("Fife", 1),
            "Mar/S": "Mar",
            "Steward/S": "Lanark",
            "Angus/E": "Angus",
        },
        england=england,
        scotland=scotland,
        turn=2,
    )
    give(scene, "3", "3")
    fed = "York Infantry" if england == "Victuals" else "Barclay"
    noble = "Mar/S" if england == "Herald" else "Angus/E"
    for side, card in ((ENGLAND, england), (SCOTLAND, scotland)):
        assert (scene.step, scene.pos.active) == (card.lower(), side)
        if card == "Victuals":
            scene.do(f"block {fed}", f"block {fed}", "done")
        else:
            scene.do(f"block {noble}").roll(2)
    assert scene.strength(fed) == 3
    assert scene.at(noble) == "out of play"
    assert scene.step in ("bruce home", "comyn home")
    assert scene.pos.hand_e == scene.pos.hand_s == 0
    scene.skip_to("deal")
    assert (scene.step, scene.pos.year) == ("deal", 1298)


def test_3_1_two_events_passed_still_end_the_year():
    """It is the cards that end the year, not what was done with them."""
    scene = Scene({"Angus/S": "Angus"}, england="Truce", scotland="Pillage", turn=1)
    scene.do("pass", "pass")
    assert scene.step == "bruce home"
    scene.skip_to("deal")
    assert (scene.step, scene.pos.year) == ("deal", 1298)


def test_3_1_a_truce_does_not_cancel_the_other_event():
    """England's truce leaves the herald of the Scots and his battle as they are."""
    scene = Scene(
        {"Mar/E": "Mar", "York Infantry": "Mar", "Ross/S": "Garmoran"},
        england="Truce",
        scotland="Herald",
    )
    scene.do("event")
    assert (scene.step, scene.active) == ("herald", "Scotland")
    scene.do("block Mar/E").roll(1)
    assert scene.step == "combat"
    assert scene.pos.attacker == SCOTLAND


def test_3_1_a_truce_ends_with_its_game_turn():
    """Nothing of an event is kept for later: next turn the Scots may attack again."""
    scene = Scene({"Barclay": "Fife", "York Infantry": "Angus"}, england="Truce", scotland="2")
    scene.do("event", "block Barclay")
    assert "Angus" not in scene.areas()
    scene.do("area Mentieth", "stop", "done")
    give(scene, "1", "2").play(ENGLAND, "card 1").play(SCOTLAND, "card 2")
    scene.move("Barclay", "Fife", "Angus")
    assert scene.at("Barclay") == "Angus"


def test_3_1_one_event_does_not_end_the_year():
    """After a turn with one event the next game turn follows."""
    scene = Scene({"Angus/S": "Angus"}, england="Herald", scotland="1", turn=3)
    scene.do("pass", "done")
    assert (scene.step, scene.pos.turn, scene.pos.year) == ("card", 4, 1297)


def test_3_1_the_year_ends_after_five_game_turns():
    """Four turns are followed by another, the fifth by winter."""
    scene = Scene({"Angus/S": "Angus"})
    for turn in range(2, 6):
        scene.do("done", "done")
        assert (scene.step, scene.pos.turn) == ("card", turn)
        give(scene, "1", "1").play(ENGLAND, "card 1").play(SCOTLAND, "card 1")
    scene.do("done", "done")
    assert scene.step == "bruce home"
    scene.skip_to("deal")
    assert (scene.step, scene.pos.year) == ("deal", 1298)


def test_3_1_moves_may_be_left_unused_but_not_saved():
    """A side may stop at any time; the points it did not use are lost."""
    scene = Scene({"Barclay": "Fife", "Grant": "Mar"}, england="3", scotland="3")
    scene.do("done").move("Barclay", "Angus").do("done")
    give(scene, "1", "1").play(ENGLAND, "card 1").play(SCOTLAND, "card 1")
    assert scene.pos.moves == 1
    scene.do("done")
    assert scene.pos.moves == 1
    scene.move("Grant", "Buchan")
    assert "Barclay" not in scene.blocks()


def test_3_1_an_event_passed_is_lost():
    """A side that passes its event has neither its effect nor the card later."""
    scene = Scene({"York Infantry": ("Angus", 1), "Barclay": "Fife"}, england="Victuals")
    scene.do("done", "done")
    assert scene.strength("York Infantry") == 1
    give(scene, "1", "1")
    assert scene.legal(ENGLAND) == {"card 1"}


@pytest.mark.parametrize("side", SIDES)
def test_3_1_the_side_that_is_not_to_choose_has_no_choice(side):
    """While one side moves the other may do nothing."""
    scene = Scene({"Barclay": "Fife", "York Infantry": "Angus"})
    if side == SCOTLAND:
        scene.do("done")
    assert scene.pos.active == side
    assert scene.legal(1 - side) == set()
    assert scene.why("done", 1 - side) is not None
    assert scene.why("done", side) is None
