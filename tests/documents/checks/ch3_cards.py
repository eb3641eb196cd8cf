"""Chapter 3: the cards. What each event does stands with the events."""

from __future__ import annotations

import pytest

from schiltrom.engine import steps
from schiltrom.engine.cards import played_card
from schiltrom.engine.chance import outcomes
from schiltrom.engine.position import Position
from schiltrom.engine.tables import CARD_NAMES, ENGLAND, SCOTLAND, SIDE_NAMES, data_rows
from schiltrom.engine.view import view
from tests.documents.staging import (
    EVENTS,
    SIDES,
    deal,
    give,
    hand,
    new_game,
    pass_until,
    show,
    side_number,
)
from tests.helpers.scene import Scene

COPIES = {row["card"]: int(row["copies"]) for row in data_rows("cards.csv")}
MOVES = ("1", "2", "3")


def _two_cards(document: str) -> Scene:
    """Stage the choice of a card where both sides hold a 1 and a 2."""
    scene = Scene({}, england="2", scotland="2", show=False, edition=document)
    return give(scene, "1", "1")


def _dealt(document: str) -> Position:
    """Deal England 3, 3, 2, 1 and the Herald, Scotland two 1s, two 2s and the Truce."""
    return deal(new_game(document), "3", "3", "2", "1", "Herald", "1", "1", "2", "2", "Truce")


# --- the deck and the hands ------------------------------------------------------------------


def deck(_document: str, moves: int, events: int) -> None:
    """The deck has so many move cards and so many event cards."""
    assert sum(COPIES[card] for card in MOVES) == moves
    assert sum(COPIES[card] for card in EVENTS) == events
    assert sum(COPIES.values()) == moves + events


def all_cards_are_shuffled_each_year(document: str) -> None:
    """When a year begins every card may be dealt, those played and those kept the year before."""
    scene = Scene({"Angus/S": "Angus"}, turn=5, england="Herald", scotland="3", edition=document)
    give(scene, "2", "1").do("pass", "done")
    pass_until(scene, "deal")
    chances = dict(outcomes(scene.pos))
    cards = sum(COPIES.values())
    for card, copies in COPIES.items():
        assert chances[CARD_NAMES.index(card)] == pytest.approx(copies / cards)
    chances = dict(outcomes(deal(new_game(document), "3", "3")))
    assert chances[CARD_NAMES.index("3")] == pytest.approx((COPIES["3"] - 2) / (cards - 2))


def hands_are_dealt_face_down(document: str, cards: int) -> None:
    """Each side is dealt so many cards, and of the enemy's it sees only how many they are."""
    pos = _dealt(document)
    other = deal(new_game(document), "3", "2", "2", "1", "Truce", "1", "1", "3", "2", "Pillage")
    for side in SIDES:
        seen = view(pos, side)
        assert seen.sides[1 - side].hand == -1
        assert seen.sides[1 - side].hand_size == cards
        assert view(other, side).sides[1 - side].data() == seen.sides[1 - side].data()


def own_cards_may_be_looked_at(document: str) -> None:
    """Each side knows its own cards before it plays the first of the year."""
    pos = _dealt(document)
    assert (pos.step, pos.turn) == (steps.CARD, 1)
    for side in SIDES:
        assert view(pos, side).sides[side].hand == pos.hand(side)
    assert hand(pos, ENGLAND) == {"3": 2, "2": 1, "1": 1, "Herald": 1}
    assert hand(pos, SCOTLAND) == {"2": 2, "1": 2, "Truce": 1}


# --- playing a card --------------------------------------------------------------------------


def one_card_is_played_face_down(document: str, cards: int) -> None:
    """A game turn begins when each side has laid down one card, which the other cannot see."""
    for first in SIDES:
        views = []
        for card in ("1", "2"):
            scene = _two_cards(document)
            scene.play(first, f"card {card}")
            assert scene.step == "card"
            assert scene.legal(first) == set()
            seen = view(scene.pos, 1 - first)
            assert (seen.sides[first].chosen, seen.sides[first].card) == (True, -1)
            views.append(seen)
            scene.play(1 - first, "card 1")
            assert scene.step == "move"
            assert [sum(hand(scene.pos, side).values()) for side in SIDES] == [2 - cards] * 2
        assert views[0] == views[1]


def cards_are_turned_over(document: str) -> None:
    """When both lie on the table each side sees both cards."""
    scene = _two_cards(document).play(SCOTLAND, "card 2").play(ENGLAND, "card 1")
    for viewer in SIDES:
        cards = [CARD_NAMES[seen.card] for seen in view(scene.pos, viewer).sides]
        assert cards == ["1", "2"]


def higher_card_is_player_1(document: str) -> None:
    """Whoever has played the higher move card is Player 1 and moves first."""
    for england in MOVES:
        for scotland in MOVES:
            if england != scotland:
                scene = Scene({}, england=england, scotland=scotland, edition=document)
                first = "England" if england > scotland else "Scotland"
                assert (scene.step, scene.active) == ("move", first)
                assert SIDE_NAMES[scene.pos.p1] == first


def tie_makes_player_1(document: str, side: str) -> None:
    """Where both play the same number this side is Player 1."""
    for card in MOVES:
        scene = Scene({}, england=card, scotland=card, edition=document)
        assert (scene.active, SIDE_NAMES[scene.pos.p1]) == (side, side)


def player_1_must_begin(document: str) -> None:
    """Player 1 plays first: the other side has no choice before he is done."""
    for england, scotland in (("3", "1"), ("1", "3"), ("2", "2")):
        put = {"Barclay": "Fife", "York Infantry": "Lothian"}
        scene = Scene(put, england=england, scotland=scotland, edition=document)
        first = scene.pos.active
        assert first == scene.pos.p1
        assert scene.legal(1 - first) == set()
        scene.do("done")
        assert scene.pos.active == 1 - first


def order_is_new_each_turn(document: str) -> None:
    """Who is Player 1 is decided anew by the cards of each game turn."""
    scene = Scene({}, england="3", scotland="1", edition=document)
    for england, scotland, first in (("1", "2", "Scotland"), ("2", "2", "England")):
        scene.do("done", "done")
        show(scene, england, scotland)
        assert scene.active == first


def move_card_gives_groups(document: str, values: list[int]) -> None:
    """A move card lets as many groups move as its number says, whichever side plays it."""
    scots = {"Barclay": "Buchan", "Grant": "Fife", "Graham": "Lanark", "Campbell": "Argyll"}
    english = {"York Infantry": "Buchan", "Durham Infantry": "Fife", "Cumbria Infantry": "Lanark"}
    english |= {"Westmor Infantry": "Argyll"}
    targets = ["Angus", "Mentieth", "Carrick", "Lochaber"]
    for value in values:
        for army, cards in ((scots, ("1", str(value))), (english, (str(value), "1"))):
            scene = Scene(army, england=cards[0], scotland=cards[1], edition=document)
            if army is scots and scene.active == "England":
                scene.do("done")
            for block, target in list(zip(army, targets, strict=True))[:value]:
                scene.move(block, target)
            assert scene.blocks() == set()


# --- events ----------------------------------------------------------------------------------


def event_gives_its_own_action(document: str) -> None:
    """An event card lets its player do what the card says, and gives him no moves."""
    asked = {"Herald": "herald", "Pillage": "pillage", "Sea Move": "sea block"}
    asked |= {"Truce": "truce", "Victuals": "victuals"}
    put = {"Barclay": "Fife", "York Infantry": "Angus"}
    for event, step in asked.items():
        for side in SIDES:
            cards = ["2", "2"]
            cards[side] = event
            scene = Scene(put, england=cards[0], scotland=cards[1], edition=document)
            assert (scene.step, scene.pos.active) == (step, side)
            scene.do("pass" if "pass" in scene.legal() else "done")
            assert (scene.step, scene.pos.active) == ("move", 1 - side)
            scene.do("done")
            assert (scene.step, scene.pos.turn) == ("card", 2)


def event_comes_before_moves(document: str) -> None:
    """An event is resolved before the other side moves, however high its move card."""
    for side in SIDES:
        for move in MOVES:
            cards = [move, move]
            cards[side] = "Victuals"
            put = {"Barclay": ("Fife", 1), "York Infantry": ("Lothian", 1)}
            scene = Scene(put, england=cards[0], scotland=cards[1], edition=document)
            assert (scene.step, scene.pos.active) == ("victuals", side)
            fed = "Barclay" if side == SCOTLAND else "York Infantry"
            scene.do(f"block {fed}", "done")
            assert scene.strength(fed) == 2
            assert (scene.step, scene.pos.active) == ("move", 1 - side)


def event_player_is_player_1(document: str) -> None:
    """Whoever has played the event is Player 1: he orders the battles of that turn."""
    put = {"Barclay": "Fife", "York Infantry": "Angus", "Grant": "Lanark", "Durham Infantry": "Mar"}
    for side in SIDES:
        cards = ["3", "3"]
        cards[side] = "Truce"
        scene = Scene(put, england=cards[0], scotland=cards[1], edition=document)
        assert scene.pos.p1 == side
        scene.do("pass")
        scene.move("Barclay", "Angus") if side == ENGLAND else scene.move("York Infantry", "Fife")
        scene.do("done")
        assert (scene.step, scene.pos.active) == ("choose battle", side)


def both_events_are_resolved(document: str, first: str) -> None:
    """When both play an event both are carried out, this side's first."""
    put = {"York Infantry": ("Lothian", 1), "Barclay": ("Fife", 1), "Mar/S": "Mar"}
    put |= {"Steward/S": "Lanark", "Angus/E": "Angus"}
    for england, scotland in (("Victuals", "Herald"), ("Herald", "Victuals")):
        scene = Scene(put, england=england, scotland=scotland, edition=document)
        cards = {"England": england, "Scotland": scotland}
        second = SIDE_NAMES[1 - side_number(first)]
        for name in (first, second):
            assert (scene.step, scene.active) == (cards[name].lower(), name)
            if cards[name] == "Victuals":
                fed = "York Infantry" if name == "England" else "Barclay"
                scene.do(f"block {fed}", "done")
                assert scene.strength(fed) == 2
            else:
                noble = "Mar/S" if name == "England" else "Angus/E"
                scene.do(f"block {noble}").roll(1)
                assert scene.at(noble) == "out of play"


def two_events_end_the_year(document: str) -> None:
    """After two events nobody moves, whatever was done with them: the winter begins."""
    for turn in (1, 3):
        for england, scotland in (("Truce", "Pillage"), ("Herald", "Truce")):
            put = {"Angus/S": "Angus", "Barclay": "Fife", "York Infantry": "Mar"}
            scene = Scene(put, england=england, scotland=scotland, turn=turn, edition=document)
            give(scene, "3", "3").do("pass", "pass")
            assert steps.IS_WINTER[scene.pos.step]
            assert hand(scene.pos, ENGLAND) == hand(scene.pos, SCOTLAND) == {}
            pass_until(scene, "deal")
            assert scene.pos.year == 1298
    one = Scene({"Angus/S": "Angus"}, england="Herald", scotland="1", edition=document)
    one.do("pass", "done")
    assert (one.step, one.pos.year) == ("card", 1297)


def event_may_be_passed(document: str) -> None:
    """A side may decline what its event offers."""
    put = {"Barclay": ("Fife", 1), "York Infantry": ("Angus", 1), "Mar/S": "Mar"}
    for event in EVENTS:
        for side in SIDES:
            cards = ["1", "1"]
            cards[side] = event
            scene = Scene(put, england=cards[0], scotland=cards[1], edition=document)
            before = {name: (scene.at(name), scene.strength(name)) for name in put}
            scene.do("pass" if "pass" in scene.legal() else "done")
            assert (scene.step, scene.pos.active) == ("move", 1 - side)
            assert {name: (scene.at(name), scene.strength(name)) for name in put} == before


def event_is_not_kept(document: str) -> None:
    """An event declined is gone: neither the card nor its effect comes back this year."""
    scene = Scene({"Barclay": "Fife", "York Infantry": "Angus"}, england="Truce", edition=document)
    scene.do("pass", "done")
    give(scene, "1", "2")
    assert scene.legal(ENGLAND) == {"card 1"}
    scene.play(ENGLAND, "card 1").play(SCOTLAND, "card 2").move("Barclay", "Angus")
    assert scene.at("Barclay") == "Angus"  # no truce holds the Scots back


def moves_are_not_kept(document: str) -> None:
    """Moves that a side has not made are lost: next turn its card alone counts."""
    put = {"Barclay": "Fife", "Grant": "Mar", "Graham": "Lanark"}
    scene = Scene(put, england="1", scotland="3", edition=document)
    scene.do("done", "done")
    show(scene, "1", "1").do("done").move("Barclay", "Angus")
    assert scene.blocks() == set()


def played_cards_stay_open(document: str, whole_year: bool) -> None:
    """Both sides can look again at the cards played this turn, or in the whole year."""
    scene = Scene({"Angus/S": "Angus"}, england="2", scotland="3", edition=document)
    scene.do("done", "done")
    show(scene, "1", "2")
    turns = (1, 2) if whole_year else (2,)
    cards = {"played_e": ("2", "1"), "played_s": ("3", "2")}
    for side in SIDES:
        for counter, played in cards.items():
            known = view(scene.pos, side).counter(counter)
            for turn in turns:
                assert CARD_NAMES[played_card(known, turn)] == played[turn - 1]
