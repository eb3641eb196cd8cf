"""Fair chance: unbiased, reproducible, and every lie is found."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from schiltrom.engine.record import Entry, Record
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.tables import DECK, FACES
from schiltrom.engine.walk import random_choice
from schiltrom.fairness import (
    SCHEME,
    TAG_COMMITMENT,
    TAG_FROM,
    TAG_SCHEME,
    TAG_SERVER,
    TAG_SIDES,
    FairChance,
    FairnessError,
    commitment,
    new_seed,
    verify,
)
from schiltrom.game import Game
from tests.helpers.played import play_on

SEED = bytes(range(32))
DICE = [3, 5, 3, 1, 6, 3, 2, 2, 4, 2, 1, 6]
DRAWS = [7, 8, 4, 7]
DEALS = [5, 8, 11, 17]


def played(choices: int = 400) -> Game:
    """Return a game played with fair chance, its seeds in the tags."""
    record = Record(0, RuleSet())
    record.tags = {
        TAG_SCHEME: SCHEME,
        TAG_COMMITMENT: commitment(SEED),
        TAG_SERVER: SEED.hex(),
        TAG_SIDES[0]: "longshanks",
        TAG_SIDES[1]: "braveheart",
    }
    game = Game(record, FairChance(SEED, "longshanks", "braveheart"))
    return play_on(game, choices, Random(1))


def test_an_honest_game_is_proved():
    record = played().record
    found = verify(record)
    assert found.deals >= 20
    assert found.draws >= 4
    assert found.rolls > 5
    assert verify(Record.from_json(record.to_json())) == found


def test_outcomes_never_change():
    """Games that were played must stay provable for ever."""
    chance = FairChance(SEED, "a", "b")
    dice = [chance.die() for _ in range(12)]
    draws = [chance.draw(13) for _ in range(4)]
    deals = [chance.deal(DECK) for _ in range(4)]
    assert (dice, draws, deals) == (DICE, DRAWS, DEALS)


def test_every_false_outcome_is_named():
    record = played(60).record
    chance = [i for i, entry in enumerate(record.entries) if entry.text.startswith("deal")]
    at = chance[0]
    false = next(text for text in ("deal 1", "deal 2") if text != record.entries[at].text)
    record.entries[at] = Entry.parse(false)
    with pytest.raises(FairnessError, match=f"entry {at + 1} does not match"):
        verify(record)


@pytest.mark.parametrize(
    ("tag", "value", "message"),
    [
        (TAG_SCHEME, None, "not played with seeds"),
        (TAG_SERVER, None, "not shown yet"),
        (TAG_SIDES[1], None, "not shown yet: fair-scotland-seed"),
        (TAG_SERVER, "xyz", "hexadecimal"),
        (TAG_SERVER, "00" * 32, "committed itself"),
        (TAG_COMMITMENT, "0", "committed itself"),
        (TAG_SIDES[0], "edward", "entry 1 does not match"),
    ],
)
def test_seeds_that_do_not_fit_are_refused(tag, value, message):
    record = played(5).record
    if value is None:
        del record.tags[tag]
    else:
        record.tags[tag] = value
    with pytest.raises(FairnessError, match=message):
        verify(record)


def test_dice_draws_and_deals_are_even():
    """Each face and each place comes about equally often (chi-square far from the extreme)."""
    chance = FairChance(new_seed(), "x", "y")
    for n, throw in (
        (FACES, chance.die),
        (13, lambda: chance.draw(13)),
        (DECK, lambda: chance.deal(DECK)),
    ):
        throws = 26_000
        counts = Counter(throw() for _ in range(throws))
        assert len(counts) == n
        expected = throws / n
        chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
        assert chi_square < n - 1 + 6 * (2 * (n - 1)) ** 0.5


def test_streams_are_independent():
    """Rolling more or fewer dice changes no deal."""
    a, b = FairChance(SEED, "x", "y"), FairChance(SEED, "x", "y")
    for _ in range(100):
        a.die()
    assert [a.deal(DECK) for _ in range(20)] == [b.deal(DECK) for _ in range(20)]
    assert [a.draw(7) for _ in range(20)] == [b.draw(7) for _ in range(20)]


@pytest.mark.parametrize("change", [(0, "z"), (1, "z")])
def test_each_side_s_seed_counts(change):
    seeds = ["x", "y"]
    seeds[change[0]] = change[1]
    a, b = FairChance(SEED, "x", "y"), FairChance(SEED, *seeds)
    assert [a.die() for _ in range(40)] != [b.die() for _ in range(40)]
    swapped = FairChance(SEED, "y", "x")
    assert [swapped.die() for _ in range(40)] != [
        FairChance(SEED, "x", "y").die() for _ in range(40)
    ]


def test_what_was_rolled_before_a_take_back_is_used_up():
    """Chance goes on in its streams; a record with the old outcome again is found out."""
    game = played(200)
    line = game._replay.line
    number, side = next((at, who) for at, who, _ in reversed(line[:-30]) if who >= 0)
    back = Entry.of_back(side, number)
    game._replay.apply(back)
    game.record.entries.append(back)
    rng = Random(7)
    for _ in range(100):
        game.play(game.to_choose[0], random_choice(game.position, game.to_choose[0], rng))
    assert verify(game.record).rolls > 5
    del game.record.entries[game.record.entries.index(back) + 1 :]
    cheat = game.record.copy()
    cheat.entries += cheat.entries[number - 1 : -1]  # all of it once more, with the same luck
    with pytest.raises(FairnessError, match="does not match"):
        verify(cheat)


def test_what_came_from_elsewhere_is_counted_but_not_proved():
    old = Game.new(seed=5)
    rng = Random(3)
    for _ in range(80):
        old.play(old.to_choose[0], random_choice(old.position, old.to_choose[0], rng))
    record = old.record
    brought = len(record.entries)
    record.tags = played(0).record.tags | {TAG_FROM: str(brought)}
    game = Game(record, FairChance(SEED, "longshanks", "braveheart"))
    for _ in range(150):
        game.play(game.to_choose[0], random_choice(game.position, game.to_choose[0], rng))
    found = verify(game.record)
    assert found.foreign == sum(entry.is_chance() for entry in record.entries[:brought]) > 10
    assert found.rolls > 3
    for tag in ("x", "-1", "99999", ""):
        game.record.tags[TAG_FROM] = tag
        with pytest.raises(FairnessError, match="not an entry number"):
            verify(game.record)
    del game.record.tags[TAG_FROM]
    with pytest.raises(FairnessError, match="entry 1 does not match"):
        verify(game.record)
