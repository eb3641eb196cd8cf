"""The log in words: what it says, and that it tells nobody what he may not see."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from schiltrom.engine import flow, steps, walk
from schiltrom.engine.chance import is_possible
from schiltrom.engine.choices import FIRST_AREA, FIRST_BLOCK, parse_choice
from schiltrom.engine.counters import CAMPAIGN, SCENARIO_NAMES
from schiltrom.engine.position import Position, side_of
from schiltrom.engine.record import Entry
from schiltrom.engine.rules import PRESETS, RuleSet
from schiltrom.engine.setup import new_position
from schiltrom.engine.tables import (
    AREAS,
    BLOCKS,
    ENGLAND,
    FRENCH,
    KING,
    NOBLES,
    NOBODY,
    NORSE,
    OFF,
    OWN,
    SCOTLAND,
    members,
)
from schiltrom.engine.view import shown, view
from schiltrom.game import Game
from schiltrom.text.game_log import GameLog
from schiltrom.text.log import lines
from schiltrom.text.log_lines import LogLine
from schiltrom.text.naming import block_name
from schiltrom.text.wording import in_words
from tests.helpers.scene import Scene

Step = tuple[Position, Entry, Position]
VIEWERS = (ENGLAND, SCOTLAND, NOBODY)


def texts(told: list[LogLine]) -> list[str]:
    """Return lines in English."""
    return [in_words(line.message) for line in told]


def read(before: Position, entry: Entry, after: Position, viewer: int = NOBODY) -> list[str]:
    """Return in English what a viewer may read of an entry."""
    return texts(lines(before, entry, after, viewer))


def walk_through(rules: RuleSet, scenario: int, seed: int, most: int) -> Iterator[Step]:
    """Yield every entry of a random game with the positions before and after it."""
    rng = Random(seed)
    pos = new_position(scenario, rules)
    for _ in range(most):
        if pos.is_over():
            return
        before = pos.copy()
        if pos.is_chance():
            outcome = walk.random_outcome(pos, rng)
            entry = Entry.of_outcome(pos, outcome)
            flow.settle(pos, outcome)
        else:
            side = walk.random_side(pos)
            entry = Entry.of_choice(side, walk.random_choice(pos, side, rng))
            flow.choose(pos, side, entry.number)
        yield before, entry, pos.copy()


def games(most: int = 800) -> Iterator[Step]:
    """Yield the entries of random games of every preset and scenario."""
    for number, rules in enumerate(PRESETS.values()):
        yield from walk_through(rules, number % 3, number, most)


# --- nothing leaks ---------------------------------------------------------------------------

MASKS = ("moved", "reserves", "acted", "captured", "withdrawn", "homed")
BLOCK_COUNTERS = ("mover", "fighter", "drawn")


def exchanged(pos: Position, a: int, b: int) -> Position:
    """Return a position in which two blocks have changed places and whatever is noted of them."""
    other = pos.copy()
    both = 1 << a | 1 << b

    def swap(mask: int) -> int:
        return mask ^ both if (mask >> a ^ mask >> b) & 1 else mask

    other.at = [swap(mask) for mask in other.at]
    for name in MASKS:
        setattr(other, name, swap(getattr(other, name)))
    for name in BLOCK_COUNTERS:
        block = getattr(other, name)
        setattr(other, name, {a: b, b: a}.get(block, block))
    return other


def exchanged_entry(pos: Position, entry: Entry, a: int, b: int) -> Entry | None:
    """Return the entry that chooses or draws the other of two blocks, if that is allowed."""
    other = {a: b, b: a}
    if entry.is_chance():
        drawn = pos.step in (steps.DRAW, steps.LEVY)
        outcome = other.get(entry.number, entry.number) if drawn else entry.number
        return Entry.of_outcome(pos, outcome) if is_possible(pos, outcome) else None
    number = entry.number
    if FIRST_BLOCK <= number < FIRST_AREA:
        number = FIRST_BLOCK + other.get(number - FIRST_BLOCK, number - FIRST_BLOCK)
    if not flow.legal_mask(pos, entry.side) >> number & 1:
        return None
    return Entry.of_choice(entry.side, number)


def apply(pos: Position, entry: Entry) -> Position:
    after = pos.copy()
    if entry.is_chance():
        flow.settle(after, entry.number)
    else:
        flow.choose(after, entry.side, entry.number)
    return after


def test_lines_are_the_same_whoever_the_hidden_blocks_are():
    """Two games that a viewer cannot tell apart read the same to him.

    At every entry two hidden blocks change places, which the viewer does not see. If he then reads
    something else, he must also see something else after it.
    """
    rng = Random(7)
    compared = chosen = 0
    for before, entry, after in games(most=600):
        viewer = rng.choice(VIEWERS)
        pair = hidden_pair(before, entry, viewer, rng)
        if pair is None:
            continue
        other_before = exchanged(before, *pair)
        if view(other_before, viewer) != view(before, viewer):
            continue
        other_entry = exchanged_entry(other_before, entry, *pair)
        if other_entry is None:
            continue
        other_after = apply(other_before, other_entry)
        compared += 1
        chosen += other_entry != entry
        told = lines(before, entry, after, viewer)
        if lines(other_before, other_entry, other_after, viewer) != told:
            assert view(other_after, viewer) != view(after, viewer), told
    assert compared > 2000, (compared, chosen)
    assert chosen > 200, (compared, chosen)


def hidden_pair(pos: Position, entry: Entry, viewer: int, rng: Random) -> tuple[int, int] | None:
    """Return two blocks of a side, both on the map or in the pool, that a viewer cannot name.

    One of them is the block that is chosen, if he cannot name that.
    """
    hidden = hidden_blocks(pos, viewer)
    first = entry.number - FIRST_BLOCK
    if entry.is_chance() or first not in hidden:
        if not hidden:
            return None
        first = rng.choice(hidden)
    on_map = pos.place_of(first) < AREAS
    alike = [b for b in hidden if (pos.place_of(b) < AREAS) == on_map and b != first]
    others = [b for b in alike if side_of(b) == side_of(first)]
    return (first, rng.choice(others)) if others else None


def hidden_blocks(pos: Position, viewer: int) -> list[int]:
    """Return the blocks in play that a viewer cannot name."""
    known = {block for seen in view(pos, viewer).sides for block, _, _ in seen.known}
    return [b for b in range(BLOCKS) if pos.place_of(b) != OFF and b not in known]


ALOUD = (steps.TRUCE,)
"""What is said aloud here need not show in the position that follows."""


def test_lines_are_the_same_whichever_hidden_choice_was_made():
    """A choice that the viewer cannot tell from another reads the same to him."""
    rng = Random(8)
    compared = 0
    for before, entry, after in games(most=1200):
        if entry.is_chance() or before.step in ALOUD:
            continue
        viewer = rng.choice([1 - entry.side, NOBODY])
        mask = flow.legal_mask(before, entry.side) & ~(1 << entry.number)
        if mask == 0:
            continue
        other_entry = Entry.of_choice(entry.side, rng.choice(members(mask)))
        other_after = apply(before, other_entry)
        if view(other_after, viewer) == view(after, viewer):
            compared += 1
            told = lines(before, entry, after, viewer)
            assert lines(before, other_entry, other_after, viewer) == told, before
    assert compared > 500, compared


def test_a_hand_is_told_to_its_side_alone():
    for before, entry, after in games(most=100):
        if before.step == steps.DEAL and after.step == steps.CARD:
            other = after.copy()
            other.hand_s = after.hand_e
            assert lines(before, entry, other, ENGLAND) == lines(before, entry, after, ENGLAND)
            assert lines(before, entry, other) == lines(before, entry, after)


def announced(before: Position, after: Position) -> set[str]:
    """Return the names of blocks that are said aloud at the table."""
    aloud = shown(before) | shown(after)
    if before.step == steps.RETREAT:  # whoever could not retreat is lost in battle
        aloud |= before.at[before.field] & ~after.at[before.field]
    if before.rules.norse_declared and before.mover == NORSE:
        aloud |= 1 << NORSE
    if after.crowned > before.crowned or after.is_over():
        aloud |= 1 << KING
    if after.french > before.french:
        aloud |= 1 << FRENCH
    names = {block_name(block, before.edward) for block in members(aloud)}
    told = before.told_e and not after.told_e  # England's winter, with what Edward does, is shown
    if after.edward != before.edward or told or after.is_over():
        names |= {"Edward I", "Edward II", "King"}
    return names | ({"Wallace"} if after.is_over() else set())


def test_lines_name_only_enemy_blocks_that_lie_open_or_are_announced():
    """Nobles bear the names of areas: of them, only the test above can tell."""
    for before, entry, after in games():
        allowed = announced(before, after)
        for viewer in (ENGLAND, SCOTLAND):
            enemies = OWN[1 - viewer] & ~NOBLES
            names = {block_name(block, before.edward) for block in members(enemies)} - allowed
            for line in read(before, entry, after, viewer):
                told = [name for name in names if re.search(rf"\b{name}\b", line)]
                assert not told, (line, before)


def test_spectators_read_no_more_than_both_sides_do():
    for before, entry, after in walk_through(PRESETS["edition 4"], CAMPAIGN, 3, 2000):
        both = [set(read(before, entry, after, side)) for side in (ENGLAND, SCOTLAND)]
        for line in read(before, entry, after):
            if "retreat" not in line.lower() and "is dealt five cards" not in line:
                assert line in both[0] | both[1]


def test_who_retreated_where_in_a_letter_is_not_told():
    """5.5: the enemy reads numbers, when all blocks of the letter have had their turn."""
    scene = Scene(
        {"York Infantry": "Lanark", "Durham Infantry": "Lanark", "Wallace": "Mentieth"},
        scotland="2",
    )
    scene.move("Wallace", "Lanark").do("done").do("done")
    scene.do("area Lanark", "block Wallace", "hold")
    told = [(tell(scene, text, ENGLAND), tell(scene, text, SCOTLAND)) for text in RETREAT_ORDERS]
    assert told[1] == (["England retreats York Infantry from Lanark to Lothian."], [])
    england, scotland = told[3]
    assert england[0] == "England retreats Durham Infantry from Lanark to Carrick."
    assert scotland[:2] == [
        "One English block retreats from Lanark to Carrick.",
        "One English block retreats from Lanark to Lothian.",
    ]


RETREAT_ORDERS = ["block York Infantry", "area Lothian", "block Durham Infantry", "area Carrick"]


def tell(scene: Scene, text: str, viewer: int) -> list[str]:
    """Play a choice, once for each viewer who asks, and return what that viewer reads."""
    before = scene.pos.copy()
    entry = Entry.of_choice(before.active, parse_choice(text))
    after = apply(before, entry)
    if viewer == SCOTLAND:
        scene.pos = after
    return read(before, entry, after, viewer)


# --- what is said ----------------------------------------------------------------------------


def test_orders_that_belong_together_are_one_line():
    scene = Scene({"Wallace": "Fife", "Angus/E": "Angus"}, scotland="3")
    texts = ["block Wallace", "area Mentieth", "area Lanark", "stop"]
    read = [tell(scene, text, ENGLAND) + tell(scene, text, SCOTLAND) for text in texts]
    assert read == [
        [],
        [],
        [],
        [
            "Scotland moves a block from Fife via Mentieth to Lanark.",
            "Scotland moves Wallace from Fife via Mentieth to Lanark.",
        ],
    ]


@pytest.mark.parametrize(
    ("declared", "line"),
    [
        (True, "The Norse sail from Fife to Angus, attacking."),
        (False, "Scotland moves a block from Fife to Angus, attacking."),
    ],
)
def test_4_7_the_norse_are_declared_or_not(declared, line):
    scene = Scene({"Norse": "Fife", "Angus/E": "Angus"}, norse_declared=declared)
    scene.do("done") if scene.active == "England" else None
    tell(scene, "block Norse", SCOTLAND)
    assert tell(scene, "area Angus", ENGLAND) == [line]


def test_every_line_is_a_sentence():
    for before, entry, after in games():
        for viewer in VIEWERS:
            for line in read(before, entry, after, viewer):
                assert line.endswith(".")
                assert line[0].isupper() or line[0].isdigit()
                assert not re.search(r"none|  |\{|\$|/E|/S|,\.|-1", line), line


def test_a_log_follows_its_record_and_forgets_what_was_taken_back():
    game = Game.new("braveheart", seed=5)
    log = GameLog(game.record, SCOTLAND)
    assert any("is dealt five cards" in line for line in texts(log.update()))
    card = game.legal(SCOTLAND)[0]
    game.play(SCOTLAND, card)
    assert texts(log.update())[0] == f"Scotland has chosen {str(card).removeprefix('card ')}."
    length = len(log.lines())
    game.undo(SCOTLAND)
    assert texts(log.update()) == ["Scotland undoes its last choice."]
    assert len(log.lines()) == length - 1
    assert log.update() == []
    again = GameLog(game.record, SCOTLAND)
    again.update()
    assert again.told == log.told
    assert again.lines() == texts(log.told)


@pytest.mark.parametrize("scenario", range(len(SCENARIO_NAMES)))
def test_the_end_is_told(scenario):
    *_, (before, entry, after) = walk_through(PRESETS["edition 4"], scenario, 4, 100_000)
    assert after.is_over()
    for viewer in VIEWERS:
        assert " wins: " in read(before, entry, after, viewer)[-1]


def test_undoing_what_the_enemy_did_not_see_tells_him_nothing():
    scene = Scene({"Wallace": "Fife", "Angus/E": "Angus"}, scotland="3")
    before = scene.pos.copy()
    scene.do("block Wallace")
    undo = Entry.of_undo(SCOTLAND)
    assert lines(scene.pos, undo, before, ENGLAND) == []
    assert read(scene.pos, undo, before, SCOTLAND) == ["Scotland undoes its last choice."]


# --- when ------------------------------------------------------------------------------------

WINTER_ONLY = (
    "winter",
    "home",
    "quarters",
    "disband",
    "disband-one",
    "draw",
    "builds-end",
    "levy",
    "deal",
)


def test_every_line_belongs_to_a_year_and_a_game_turn():
    """Cards, moves and battles to the game turn they are played in; winter and deal to none."""
    for rules in (PRESETS["edition 2"], PRESETS["edition 4"]):
        last = (0, 0)
        for before, entry, after in walk_through(rules, CAMPAIGN, 11, 2500):
            for line in lines(before, entry, after, ENGLAND):
                key = line.message.key.removeprefix("chronicle-").removesuffix("-own")
                if key == "cards":
                    assert (line.year, line.turn) == (after.year, after.turn)
                    assert line.message.args["turn"] == line.turn
                if key in WINTER_ONLY:
                    assert line.turn == 0, line
                elif key in ("card", "move", "battle", "fire", "round", "pass", "moves-end"):
                    assert 1 <= line.turn <= 5, line
                # A year is its deal, its game turns, and its winter.
                when = (line.year, 0 if key == "deal" else line.turn or 6)
                assert when >= last or (line.year, key) == (before.first_year, "deal"), line
                last = when


def test_what_is_taken_back_is_told_where_the_game_goes_back_to():
    game = Game.new("braveheart", seed=5)
    log = GameLog(game.record, SCOTLAND)
    game.play(SCOTLAND, game.legal(SCOTLAND)[0])
    game.undo(SCOTLAND)
    undone = log.update()[-1]
    assert undone.message.key == "chronicle-undo"
    assert (undone.year, undone.turn) == (1297, 1)
    assert log.told[-1].message.key == "chronicle-deal-own"
    assert log.told[-1].turn == 0
