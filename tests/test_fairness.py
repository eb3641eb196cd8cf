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
    FIRST_SCHEME,
    SCHEME,
    TAG_COMMITMENT,
    TAG_EPOCH,
    TAG_FROM,
    TAG_SCHEME,
    TAG_SERVER,
    TAG_SIDE_COMMITMENTS,
    TAG_SIDES,
    FairChance,
    FairnessError,
    NotInRecordError,
    UnprovedError,
    commitment,
    commitments_of,
    new_seed,
    seat_commitment,
    verify,
)
from schiltrom.game import Game
from tests.helpers.played import play_on

SEED = bytes(range(32))
LATER = bytes(range(100, 132))
SEATS = ("longshanks", "braveheart")
DICE = [3, 5, 3, 1, 6, 3, 2, 2, 4, 2, 1, 6]
DRAWS = [7, 8, 4, 7]
DEALS = [5, 8, 11, 17]


def played(choices: int = 400, scheme: str = SCHEME) -> Game:
    """Return a game played with fair chance, its seeds in the tags."""
    record = Record(0, RuleSet())
    record.tags = {TAG_SCHEME: scheme, TAG_COMMITMENT: commitment(SEED), TAG_SERVER: SEED.hex()}
    for side, seed in enumerate(SEATS):
        record.tags[TAG_SIDES[side]] = seed
        if scheme == SCHEME:
            record.tags[TAG_SIDE_COMMITMENTS[side]] = seat_commitment(side, seed)
    game = Game(record, FairChance(SEED, *SEATS))
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
        (TAG_SIDES[0], "edward", "England's seed is not the one that seat committed itself to"),
        (TAG_SIDE_COMMITMENTS[1], None, "not shown yet: fair-scotland-commitment"),
        (TAG_SIDE_COMMITMENTS[1], "0" * 64, "Scotland's seed is not"),
        (TAG_SCHEME, "hmac-sha256/3", "not played with seeds"),
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


# --- commitments -----------------------------------------------------------------------------


def test_an_older_game_keeps_its_promises():
    """Its seats were not bound: what a record says of that counts for nothing."""
    record = played(60, FIRST_SCHEME).record
    found = verify(record)
    assert (found.scheme, found.is_whole) == (FIRST_SCHEME, True)
    assert commitments_of(record) == [commitment(SEED)]
    record.tags[TAG_SIDE_COMMITMENTS[0]] = seat_commitment(0, "what it was bound to before")
    assert verify(record) == found
    with pytest.raises(NotInRecordError):
        verify(record, [record.tags[TAG_SIDE_COMMITMENTS[0]]])


def test_commitments_never_change():
    """What players have kept must be found for ever."""
    known = "283a315f2a6555874ad69640b0a90bec0e3fe77807f5ec63a48cb6316fc387b8"
    assert seat_commitment(0, "a") == known


def test_no_commitment_passes_for_another_s():
    text = f"{SCHEME}/seat-commitment/England/".encode()
    assert len(text) > len(SEED)
    assert seat_commitment(0, "a") != seat_commitment(1, "a")
    record = played(5).record
    twisted = text + SEATS[0].encode()
    record.tags[TAG_SERVER] = twisted.hex()
    record.tags[TAG_COMMITMENT] = commitment(twisted)
    assert record.tags[TAG_COMMITMENT] == seat_commitment(0, SEATS[0])
    with pytest.raises(FairnessError, match="32 bytes"):
        verify(record)


def test_what_somebody_kept_must_be_in_the_record():
    record = played(60).record
    found = commitments_of(record)
    assert found == [commitment(SEED), *(seat_commitment(i, s) for i, s in enumerate(SEATS))]
    assert verify(record, found, SEATS) == verify(record)
    assert verify(record, [found[0].upper()]) == verify(record)
    for kept in (commitment(LATER), seat_commitment(1, SEATS[0]), "", "0"):
        with pytest.raises(NotInRecordError, match="commitment"):
            verify(record, [found[0], kept])
    for kept in ("edward", "", SEATS[0].upper(), SEED.hex()):
        with pytest.raises(NotInRecordError, match="seed"):
            verify(record, found, [SEATS[0], kept])


# --- epochs ----------------------------------------------------------------------------------


def restored(before: int = 60, after: int = 100) -> Record:
    """Return a game in which a backup was put back."""
    game = played(before)
    first = len(game.record.entries)
    chance = FairChance(SEED, *SEATS)
    chance.begin_epoch(first, LATER)
    game.record.tags[f"{TAG_EPOCH}2"] = f"{first} {commitment(LATER)} {LATER.hex()}"
    return play_on(Game(game.record, chance.after(first)), after, Random(2)).record


def test_an_epoch_follows_from_its_own_seed_and_is_counted():
    record = restored()
    first = int(record.tags[f"{TAG_EPOCH}2"].split()[0])
    found = verify(record, [commitment(SEED), commitment(LATER)], SEATS)
    later = sum(entry.is_chance() for entry in record.entries[first:])
    assert found.restored == later > 5
    assert not found.is_whole
    assert verify(Record.from_json(record.to_json())) == found
    del record.tags[f"{TAG_EPOCH}2"]
    with pytest.raises(FairnessError, match="does not match"):
        verify(record)


def test_each_epoch_rolls_its_own_dice():
    chance = FairChance(SEED, *SEATS)
    for entries in (10, 20, 20):
        chance.begin_epoch(entries, LATER)
    assert chance.epochs == 3
    assert chance.after(9) is chance
    sources = [chance.after(entries) for entries in (0, 10, 20)]
    dice = [[source.die() for _ in range(40)] for source in sources]
    assert len({tuple(each) for each in dice}) == 3
    other = FairChance(SEED, SEATS[0], "another")
    other.begin_epoch(10, LATER)
    assert [other.after(10).die() for _ in range(40)] not in dice


@pytest.mark.parametrize(
    ("tags", "message"),
    [
        ({f"{TAG_EPOCH}2": None, f"{TAG_EPOCH}3": ""}, "numbered one after another"),
        ({f"{TAG_EPOCH}": "x"}, "numbered one after another"),
        ({f"{TAG_EPOCH}2": "5"}, "entry number, a commitment and a seed"),
        ({f"{TAG_EPOCH}2": "99999 a b"}, "not an entry number"),
        ({f"{TAG_EPOCH}2": f"0 {commitment(SEED)} {LATER.hex()}"}, "committed itself"),
        ({f"{TAG_EPOCH}2": f"0 {commitment(LATER)} {LATER.hex()}"}, "does not match"),
        ({f"{TAG_EPOCH}3": f"0 {commitment(LATER)} {LATER.hex()}"}, "before what it follows"),
        ({TAG_FROM: "90"}, "before what it follows"),
    ],
)
def test_false_epochs_are_refused(tags, message):
    record = restored()
    for tag, value in tags.items():
        record.tags[tag] = value or ""
        if value is None:
            del record.tags[tag]
    with pytest.raises(FairnessError, match=message):
        verify(record)


def test_a_record_without_seeds_is_unproved_not_false():
    record = played(5).record
    del record.tags[TAG_SIDES[0]]
    with pytest.raises(UnprovedError):
        verify(record)
