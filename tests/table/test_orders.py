"""What a seat need not be asked: forced choices, hits that are all alike, orders for a battle."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from schiltrom.engine import steps
from schiltrom.engine.choices import FIRST_CARD, parse_choice, text_of
from schiltrom.engine.position import Position
from schiltrom.engine.tables import BLOCK_NAMES, CARDS, ENGLAND, NOBODY, SCOTLAND, members
from schiltrom.table.automatic import (
    AUTO_FORCED,
    AUTO_HITS,
    forced_choice,
    only_choice,
)
from schiltrom.table.orders import (
    BattleOrders,
    Kept,
    keep_orders,
    ordered_choice,
    orders_for,
    stands,
)
from schiltrom.table.table import Table
from schiltrom.text.wording import in_words
from tests.helpers.scene import Scene
from tests.helpers.staged import put
from tests.helpers.twins import table_of
from tests.rules.fight import hold_out, hold_until, open_battle, wait_for

BOTH = frozenset({AUTO_FORCED, AUTO_HITS})


def attack(scots: dict[str, Any], english: dict[str, int] | None = None) -> Scene:
    """Let English blocks attack Scots in Buchan; each has a strength."""
    coming = english or {"York Knights": 4, "York Infantry": 4}
    stand = {name: ("Buchan", strength) for name, strength in scots.items()}
    march = {name: ("Angus", strength) for name, strength in coming.items()}
    scene = Scene({**stand, **march})
    return open_battle(scene, "Buchan", tuple(f"{name} > Buchan" for name in coming))


def struck(**scots: int) -> Position:
    """Return where some Scots have to take hits from York Knights."""
    scene = wait_for(attack(scots, {"York Knights": 4}), "York Knights")
    return scene.fire("York Knights", 1, 1, 5, 5).pos


def seated(scene: Scene) -> Table:
    """Return a table at which a game has come to a scene."""
    table = table_of(scene.pos.rules, scene.pos.scenario, "orders")
    put(table, scene.pos.copy())
    return table


def chosen(pos: Position, side: int, **orders: Any) -> str | None:
    """Return what orders given now say at a position."""
    given = frozenset({keep_orders(pos, side, BattleOrders(**orders))})
    choice = ordered_choice(pos, side, given)
    return None if choice is None else text_of(choice)


def fight_on(scene: Scene, **wishes: frozenset[str]) -> Table:
    """Return a table at which the wishes of the sides have had their way."""
    table = seated(scene)
    table.automatic({("england", "scotland").index(side): each for side, each in wishes.items()})
    return table


def given(scene: Scene, side: int, **orders: Any) -> frozenset[str]:
    """Return a seat's wishes with orders for the battle of a scene."""
    return frozenset({keep_orders(scene.pos, side, BattleOrders(**orders))}) | BOTH


# --- no real choice ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scots", "is_choice"),
    [
        ({"Campbell": 4}, False),
        ({"Campbell": 4, "Graham": 3}, False),  # only the strongest may
        ({"Campbell": 4, "Graham": 4, "Barclay": 4}, False),  # C2 with four steps, all three
        ({"Campbell": 4, "Douglas": 4}, True),  # C2 and C3
        ({"Campbell": 3, "Lindsay": 3}, True),  # one of them could be built up further
        ({"Wallace": 4, "Campbell": 4}, True),
        ({"Mar/S": 3, "Atholl/S": 3}, True),  # each has a home of his own
    ],
)
def test_hits_are_no_choice_where_all_blocks_are_alike(scots, is_choice):
    pos = struck(**scots)
    assert pos.step == steps.HIT
    assert (only_choice(pos, SCOTLAND) is None) == is_choice
    assert (forced_choice(pos, SCOTLAND, frozenset({AUTO_HITS})) is None) == is_choice
    assert forced_choice(pos, SCOTLAND, frozenset()) is None


def test_a_block_that_has_acted_is_not_like_one_that_has_not():
    scene = wait_for(attack({"Campbell": 4, "Graham": 4}, {"York Infantry": 4}), "York Infantry")
    pos = scene.fire("York Infantry", 1, 5, 5, 5).pos
    assert pos.step == steps.HIT
    assert only_choice(pos, SCOTLAND) is not None
    pos.acted &= ~(1 << BLOCK_NAMES.index("Campbell"))
    assert only_choice(pos, SCOTLAND) is None


def test_several_cards_of_one_kind_do_not_play_themselves():
    """Everybody sees how many cards a hand has, and nobody of which kinds."""
    pos = Scene(show=False).pos
    assert pos.step == steps.CARD
    for card in range(CARDS):
        pos.hand_s = 1 << 3 * card
        assert forced_choice(pos, SCOTLAND, BOTH) == FIRST_CARD + card
        pos.hand_s = 2 << 3 * card
        assert only_choice(pos, SCOTLAND) == FIRST_CARD + card
        assert forced_choice(pos, SCOTLAND, BOTH) is None


# --- orders --------------------------------------------------------------------------------------


def test_firing_to_the_end_needs_nobody():
    """Both sides have given orders: the battle is fought out, and every choice was legal."""
    scene = attack({"Campbell": 4, "Barclay": 4, "Wallace": 4})
    orders = {"fire": "end", "hits": "spare", "regroup": "stay", "to": "Angus"}
    table = fight_on(
        scene, england=given(scene, ENGLAND, **orders), scotland=given(scene, SCOTLAND, **orders)
    )
    assert table._replay.position.field < 0
    again = table_of(scene.pos.rules, scene.pos.scenario, "orders")
    put(again, scene.pos.copy())
    for entry in table.record.entries:
        again._replay.apply(entry)  # which refuses what is not legal
    assert again._replay.position == table._replay.position


def test_firing_in_this_round_ends_with_it():
    scene = attack({"Campbell": 2}, {"York Infantry": 1})
    assert chosen(scene.pos, SCOTLAND, fire="round") == "block Campbell"
    orders = given(scene, SCOTLAND, fire="round")
    scene.do("block Campbell")
    assert text_of(ordered_choice(scene.pos, SCOTLAND, orders) or -1) == "fire"
    scene.do("hold")
    hold_until(scene, 2)
    assert scene.pos.waits_for(SCOTLAND)
    assert ordered_choice(scene.pos, SCOTLAND, orders) is None


def test_orders_for_a_round_end_with_it():
    """Who fights one round by orders is asked about everything in the next."""
    scene = attack({"Campbell": 4, "Wallace": 4}, {"York Infantry": 4})
    orders = BattleOrders(fire="round", hits="round")
    order = keep_orders(scene.pos, SCOTLAND, orders)
    hit = wait_for(scene, "York Infantry").fire("York Infantry", 1, 5, 5, 5).pos
    assert text_of(ordered_choice(hit, SCOTLAND, frozenset({order})) or -1) == "block Campbell"
    assert stands(hit, SCOTLAND, order)
    scene.do("block Campbell")
    hold_until(scene, 2)
    assert not stands(scene.pos, SCOTLAND, order)
    for more in ({"regroup": "stay"}, {"to": "Mar"}, {"retreat": "below", "below": 4}):
        longer = Kept(replace(orders, **more), 1, 2).text(scene.pos)
        assert stands(scene.pos, SCOTLAND, longer), more
    again = wait_for(scene, "York Infantry").fire("York Infantry", 1, 5, 5, 5).pos
    assert again.step == steps.HIT
    assert ordered_choice(again, SCOTLAND, frozenset({order})) is None


def test_firing_until_a_block_is_lost():
    scene = attack({"Campbell": 1, "Barclay": 4}, {"York Knights": 4})
    orders = given(scene, SCOTLAND, fire="loss")
    wait_for(scene, "York Knights").fire("York Knights", 1, 5, 5, 5).do("block Barclay")
    assert ordered_choice(scene.pos, SCOTLAND, orders) is not None, "weakened, not lost"
    hold_until(scene, 2)
    wait_for(scene, "York Knights").fire("York Knights", 1, 1, 1, 5)
    scene.do("block Barclay", "block Barclay")
    scene.do("block Barclay" if "Barclay" in scene.blocks() else "block Campbell")
    assert scene.pos.waits_for(SCOTLAND)
    assert ordered_choice(scene.pos, SCOTLAND, orders) is None


def test_retreating_when_outnumbered_and_below_a_strength():
    scene = attack({"Campbell": 4}, {"York Infantry": 4, "Durham Infantry": 1})
    assert chosen(scene.pos, SCOTLAND, retreat="never", fire="end") == "block Campbell"
    assert chosen(scene.pos, SCOTLAND, retreat="below", below=4) is None
    assert chosen(scene.pos, SCOTLAND, retreat="below", below=5) == "block Campbell"
    scene.do("block Campbell")
    ways = sorted(scene.areas())
    assert len(ways) > 1
    assert chosen(scene.pos, SCOTLAND, retreat="outnumbered", to=ways[1]) == f"area {ways[1]}"
    assert chosen(scene.pos, SCOTLAND, retreat="outnumbered") is None, "it is asked where to"
    assert chosen(scene.pos, SCOTLAND, retreat="never", fire="end") == "fire"
    assert chosen(scene.pos, SCOTLAND) is None


def test_a_retreat_that_cannot_be_made_is_not_ordered():
    """Where the area wanted is closed the seat is asked; where nothing is open it fights on."""
    scene = attack({"Campbell": 4}, {"York Infantry": 4, "Durham Infantry": 1})
    scene.do("block Campbell")
    assert "Angus" not in scene.areas(), "the English came from there"
    assert chosen(scene.pos, SCOTLAND, retreat="outnumbered", to="Angus") is None
    hemmed_in = {"Mar/E": "Mar", "Ross/E": "Strathspey", "Comyn/E": "Badenoch"}
    english = {"York Infantry": "Angus", "Durham Infantry": ("Angus", 1), **hemmed_in}
    scene = Scene({"Campbell": "Buchan", **english})
    open_battle(scene, "Buchan", ("York Infantry > Buchan", "Durham Infantry > Buchan"))
    scene.do("block Campbell")
    assert scene.areas() == set()
    assert chosen(scene.pos, SCOTLAND, retreat="outnumbered", to="Angus") == "fire"


def test_the_better_blocks_are_spared():
    for scots, least in (
        ({"Wallace": 4, "Douglas": 4, "Campbell": 4}, "Campbell"),
        ({"Wallace": 4, "Comyn/S": 4}, "Comyn/S"),
        ({"Comyn/S": 4, "Douglas": 4}, "Douglas"),
    ):
        pos = struck(**scots)
        assert chosen(pos, SCOTLAND, hits="spare") == f"block {least}"
        assert chosen(pos, SCOTLAND, hits="ask", fire="end") is None


def test_an_attacker_who_must_retreat_goes_where_he_was_told():
    scene = hold_out(attack({"Campbell": 4}))
    assert scene.step == "retreat"
    assert chosen(scene.pos, ENGLAND, fire="end") is None
    taken = chosen(scene.pos, ENGLAND, to="Angus")
    assert taken is not None
    assert taken.startswith("block ")
    scene.do(taken)
    assert chosen(scene.pos, ENGLAND, to="Angus") == "area Angus"


def test_orders_end_with_their_battle():
    scene = attack({"Campbell": 4})
    order = keep_orders(scene.pos, SCOTLAND, BattleOrders(fire="end", to="Mar"))
    assert stands(scene.pos, SCOTLAND, order)
    kept = orders_for(scene.pos, [order])
    assert kept is not None
    assert kept.orders == BattleOrders(fire="end", to="Mar")
    hold_out(scene)
    assert stands(scene.pos, SCOTLAND, order), "the attacker's retreat belongs to it"
    for other in ("year", "turn", "field", "cause"):
        elsewhere = scene.pos.copy()
        setattr(elsewhere, other, getattr(elsewhere, other) + 1)
        assert orders_for(elsewhere, [order]) is None


# --- what is told, and what is taken back --------------------------------------------------------


def test_only_the_seat_s_own_log_tells_what_was_done_for_it():
    scene = attack({"Campbell": 4, "Wallace": 4})
    table = fight_on(scene, scotland=given(scene, SCOTLAND, fire="end", hits="spare"))
    marked = {
        viewer: [line for line in table.lines_after(viewer, -1) if line.told.automatic]
        for viewer in (ENGLAND, SCOTLAND, NOBODY)
    }
    assert marked[SCOTLAND]
    assert marked[ENGLAND] == marked[NOBODY] == []
    texts = {
        viewer: [in_words(line.told.message) for line in table.lines_after(viewer, -1)]
        for viewer in (ENGLAND, NOBODY)
    }
    assert texts[ENGLAND] == texts[NOBODY]


def test_undoing_goes_back_to_a_choice_the_player_made_himself():
    """The only block that must retreat is taken up by itself; its way is the player's choice."""
    scene = hold_out(attack({"Campbell": 4}, {"York Infantry": 4, "Durham Infantry": 3}))
    table = seated(scene)
    before = table._replay.position.copy()
    table.play(ENGLAND, parse_choice("block York Infantry"))
    area = next(text_of(each) for each in range(64, 87) if table.legal(ENGLAND) >> each & 1)
    table.play(ENGLAND, parse_choice(area))
    table.automatic({ENGLAND: BOTH})
    pos = table._replay.position
    assert pos.step == steps.RETREAT_TO, "the last block was taken up by itself"
    assert table.can_undo(ENGLAND, BOTH)
    table.undo(ENGLAND, BOTH)
    assert table._replay.position.step == steps.RETREAT_TO
    assert table._replay.position.fighter != pos.fighter
    assert table.automatic({ENGLAND: BOTH}) == []
    table.undo(ENGLAND, BOTH)
    assert table._replay.position == before


def test_there_is_nothing_to_undo_where_all_made_itself():
    scene = attack({"Campbell": 4}, {"York Infantry": 4})
    table = fight_on(scene, scotland=BOTH)
    assert table._replay.position.step == steps.COMBAT_ACTION, "the only block is taken up"
    assert table.can_undo(SCOTLAND)
    assert not table.can_undo(SCOTLAND, BOTH)


def test_the_last_word_is_left_to_a_player_who_can_take_something_back():
    scene = Scene({"Campbell": "Mar", "York Infantry": "England"}, england="1", scotland="1")
    while scene.pos.active != SCOTLAND:
        scene.do("done")
    table = seated(scene)
    table.play(SCOTLAND, parse_choice("block Campbell"))
    while table._replay.position.step == steps.MARCH:
        table.play(SCOTLAND, members(table.legal(SCOTLAND))[-1])
    pos = table._replay.position
    assert pos.step == steps.MOVE
    assert forced_choice(pos, SCOTLAND, BOTH) == parse_choice("done")
    assert table.automatic({SCOTLAND: BOTH}) == []
    assert table.can_undo(SCOTLAND, BOTH)
