"""Proof of fog: games that differ in hidden facts only are the same to a seat, byte for byte."""

from __future__ import annotations

import os
import sys
from random import Random

import pytest

from schiltrom.engine import steps
from schiltrom.engine.cards import held
from schiltrom.engine.choices import TEXTS
from schiltrom.engine.tables import CARD_NAMES, COPIES, ENGLAND, NOBODY, SCOTLAND
from schiltrom.fairness import FairChance
from schiltrom.server.games.seats import Seat
from schiltrom.table.automatic import AUTO_FORCED, AUTO_HITS
from tests.server.helpers.twins import Twins

ENOUGH = int(os.environ.get("SCHILTROM_TWINS", "600"))
"""How many states of whole games are compared at least."""


def lay_cards(twins: Twins) -> None:
    """Lay the first card of each hand, the same in both games."""
    for side in (ENGLAND, SCOTLAND):
        twins.play(side, twins.legal(0, side)[0])


def to_step(twins: Twins, side: int, *wanted: int) -> None:
    """Do as little as possible until a side is at one of some steps."""
    for _ in range(400):
        if twins.position(0).step in wanted and twins.waiting == side:
            return
        waiting = twins.waiting
        assert waiting != NOBODY
        legal = twins.legal(0, waiting)
        texts = [TEXTS[choice] for choice in legal]
        quiet = [text for text in ("done", "pass", "hold", "disband", "stop") if text in texts]
        twins.play(waiting, quiet[0] if quiet else legal[-1])
    raise AssertionError("that step never came")


def test_the_same_games_look_the_same_and_others_do_not():
    """The comparison itself works: an open difference is found."""
    twins = Twins(SCOTLAND)
    cards = twins.legal(0, SCOTLAND)
    with pytest.raises(AssertionError, match="card"):
        twins.play(SCOTLAND, cards[0], cards[-1])


def test_the_card_that_lies_face_down_is_nobody_s_business():
    twins = Twins(SCOTLAND)
    cards = twins.legal(0, ENGLAND)
    for other in cards[1:]:
        twins.play(ENGLAND, cards[0], other)
        assert twins.refusals(0) == twins.refusals(1)
        for game in (0, 1):
            twins.undo(game, ENGLAND)
        twins.compare()
    lay_cards(twins)
    assert twins.apart == len(cards) - 1


def two_alike(twins: Twins) -> tuple[int, int] | None:
    """Return two blocks that may march from the same area and cannot be told apart."""
    for one in twins.legal(0, ENGLAND):
        for other in twins.mirrored(one, Random(0)):
            if twins.looks_alike(ENGLAND, one, other):
                return one, other
    return None


def test_which_block_of_an_area_marched_is_hidden():
    """Another block goes the same way from the same area; the year then goes by in peace."""
    apart = 0
    for seed in range(6):
        twins = Twins(SCOTLAND, f"which {seed}")
        to_step(twins, ENGLAND, steps.MOVE)
        found = two_alike(twins)
        if found is None:
            continue
        twins.play(ENGLAND, *found)
        ways = [way for way in twins.legal(0, ENGLAND) if twins.looks_alike(ENGLAND, way, way)]
        assert ways
        assert twins.refusals(0) == twins.refusals(1)
        twins.play(ENGLAND, ways[0])
        to_step(twins, SCOTLAND, steps.SCOTTISH_BUILD)
        assert twins.refusals(0) == twins.refusals(1)
        apart += twins.apart
    assert apart > 20


def test_how_often_a_side_changed_its_mind_in_secret_is_hidden():
    """Blocks are taken up and put down again: nobody else sees so much as a number change."""
    twins = Twins(SCOTLAND, seed="mind")
    to_step(twins, ENGLAND, steps.MOVE)
    blocks = [choice for choice in twins.legal(1, ENGLAND) if TEXTS[choice].startswith("block")]
    for block in blocks[:5]:
        twins.choose(1, ENGLAND, block)
        twins.compare()
        twins.undo(1, ENGLAND)
        twins.compare()
    assert (
        twins.service._tables[twins.games[1]].entries
        > twins.service._tables[twins.games[0]].entries
    )
    assert twins.refusals(0) == twins.refusals(1)
    twins.play(ENGLAND, "done")


@pytest.mark.parametrize(
    ("side", "step"), [(SCOTLAND, steps.SCOTTISH_BUILD), (ENGLAND, steps.ENGLISH_BUILD)]
)
def test_which_blocks_were_built_up_in_winter_is_hidden(side, step):
    """After a year of war a side gives its steps to other blocks."""
    built = 0
    for seed in range(8):
        twins = Twins(1 - side, f"winter {seed}")
        rng = Random(seed)
        while twins.step(rng, mirror=False) and twins.position(0).year < 1299:
            if twins.position(0).step == step:
                built += build_otherwise(twins, side)
            if built > 1:
                return
    raise AssertionError("too little was built")


def build_otherwise(twins: Twins, side: int) -> int:
    """Build up another block in the other game; return whether there was one."""
    blocks = [choice for choice in twins.legal(0, side) if TEXTS[choice].startswith("block")]
    for one in blocks:
        for other in twins.mirrored(one, Random(0)):
            if twins.looks_alike(side, one, other):
                twins.play(side, one, other)
                return 1
    return 0


class OtherDraws(FairChance):
    """The same dice and deals, but other blocks are drawn and levied."""

    def draw(self, blocks: int) -> int:
        return blocks - 1 - super().draw(blocks)


def test_which_blocks_were_drawn_and_levied_is_hidden():
    for scenario in ("Braveheart", "The Bruce"):
        twins = Twins(SCOTLAND, "levy", scenario, chances=(FairChance, OtherDraws))
        rng = Random(4)
        for _ in range(80):
            if not twins.step(rng, mirror=False):
                break
        assert twins.apart > 10


def hands(england: list[str], scotland: list[str]) -> type[FairChance]:
    """Return a chance that deals these hands in the first year."""
    deck, places = list(COPIES), []
    for card in (CARD_NAMES.index(name) for name in england + scotland):
        places.append(sum(deck[:card]))
        deck[card] -= 1
    assert min(deck) >= 0

    class Dealt(FairChance):
        def __init__(self, server_seed: bytes, england_seed: str, scotland_seed: str) -> None:
            super().__init__(server_seed, england_seed, scotland_seed)
            self._places = list(places)

        def deal(self, deck: int) -> int:
            return self._places.pop(0) if self._places else super().deal(deck)

    return Dealt


def test_hands_are_hidden_until_their_cards_are_played():
    """England holds another card, and the rest of the year runs the same until it is laid."""
    scotland = ["1", "2", "2", "3", "Truce"]
    for card in ("Sea Move", "3", "Pillage"):
        dealt = (
            hands(["1", "1", "2", "2", "Herald"], scotland),
            hands(["1", "1", "2", "2", card], scotland),
        )
        twins = Twins(SCOTLAND, "hands", chances=dealt)
        assert held(twins.position(1).hand_e, CARD_NAMES.index(card))
        rng = Random(card)
        while twins.position(0).turn < 5 and twins.position(0).year == 1297:
            if not twins.step(rng):
                break
        assert twins.apart == twins.compared


def test_what_a_seat_lets_make_itself_is_hidden():
    """One England makes its forced choices itself, the other has them made: both look the same."""
    twins = Twins(SCOTLAND, seed="wish")
    twins.service.wish(Seat(twins.games[1], ENGLAND), [AUTO_FORCED, AUTO_HITS])
    twins.compare()
    rng = Random(5)
    forced = 0
    for _ in range(250):
        side = twins.waiting
        if side == NOBODY:
            break
        choice = rng.choice(twins.legal(0, side))
        twins.choose(0, side, choice)
        twins.choose(1, side, choice)
        while twins.position(0) != twins.position(1):
            only = twins.legal(0, ENGLAND)
            assert len(only) == 1
            twins.choose(0, ENGLAND, only[0])
            forced += 1
        twins.compare()
    assert forced > 5


def test_whole_games_of_mirrored_orders_look_the_same():
    """Every order of the other side is mirrored by one with other hidden blocks where possible.

    A pair of games ends where the rules would open a difference: another pair goes on from there.
    """
    rng = Random(12)
    compared = apart = longest = 0
    for number in range(1, 40):
        scenario = ("Braveheart", "The Bruce")[number // 2 % 2]
        rules = ("edition 4", "edition 3")[number // 4 % 2]
        twins = Twins(number % 2, f"long {number}", scenario, rules)
        while twins.step(rng):
            if twins.compared % 40 == 0:
                assert twins.refusals(0) == twins.refusals(1)
        assert "".join(twins.sent[0]) == "".join(twins.sent[1])
        compared += twins.compared
        apart += twins.apart
        longest = max(longest, twins.compared)
        sys.stdout.write(f"{twins.compared} compared, {twins.apart} apart: {twins.position(0)}\n")
        if compared > ENOUGH and apart > ENOUGH / 4:
            break
    assert compared > ENOUGH
    assert apart > ENOUGH / 4
    assert longest > 100
