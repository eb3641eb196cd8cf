"""The table of features: which bits of a packed observation become which numbers.

Everything else is derived from this table: sizes, both encoders, the documentation and the tests. A
field belongs to every block, area or border, or to the whole. Its numbers are bits, one number of
several bits, or 1 where a number has a certain value. A field can be *gated*: given for a block
only if it is the deciding side's own, or only if it is the enemy's.

``fingerprint`` distinguishes tables: a network fits only the table it was trained with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from schiltrom.engine import steps
from schiltrom.engine.counters import SCENARIO_NAMES
from schiltrom.engine.position import side_of
from schiltrom.engine.rules import VALUES
from schiltrom.engine.tables import (
    AREAS,
    BLOCKS,
    BORDERS,
    CARDS,
    COMBAT_NUMBER,
    LETTER,
    NOBLES,
    PLACES,
    TURNS,
)
from schiltrom.observation.memory import BLOCKS_OF
from schiltrom.observation.words import START, WORDS_VERSION

FIELDS_VERSION: Final = 2

SIZES: Final = {"block": BLOCKS, "area": AREAS, "border": BORDERS, "whole": 1}
"""The size of each kind of thing a field can belong to."""
ACTOR, CRITIC, BOTH = "actor", "critic", "both"
MEMORY_PLACES: Final = AREAS + 1
STEPS: Final = tuple(step for step in sorted(steps.NAMES) if step < steps.CHANCE_STEPS)
NO_VALUE: Final = -1


@dataclass(frozen=True, slots=True)
class Number:
    """One number of a field: bits of a word, scaled, or whether they have a certain value."""

    word: int
    shift: int
    bits: int = 1
    scale: float = 1.0
    value: int = NO_VALUE
    gate: int = NO_VALUE
    """The side that must be deciding."""


@dataclass(frozen=True, slots=True)
class Field:
    """A named part of the features."""

    name: str
    axis: str
    who: str
    meaning: str
    numbers: tuple[tuple[Number, ...], ...]
    """The numbers of each block, area or border, or of the whole."""

    @property
    def width(self) -> int:
        """Return how many numbers there are of each."""
        return len(self.numbers[0])


def _field(
    name: str, axis: str, make: Callable[[int], Iterable[Number]], meaning: str, who: str = BOTH
) -> Field:
    numbers = tuple(tuple(make(i)) for i in range(SIZES[axis]))
    return Field(name, axis, who, meaning, numbers)


# --- blocks ----------------------------------------------------------------------------------


def _mask(name: str, axis: str, meaning: str, who: str = BOTH, shift: int = 0) -> Field:
    """Return a field of one bit of a word for each block, area or border."""
    word = START[name]
    return _field(name, axis, lambda i: [Number(word, shift + i)], meaning, who)


def _named(name: str, axis: str, word: str, shift: int, meaning: str, bits: int = 8) -> Field:
    """Return a field that is 1 for the thing whose number, plus one, is in part of a word."""
    return _field(name, axis, lambda i: [Number(START[word], shift, bits, value=i + 1)], meaning)


def _places(word: str) -> Callable[[int], Iterable[Number]]:
    return lambda block: [Number(START[word] + place, block) for place in range(PLACES)]


def memory_bits(block: int) -> tuple[int, int]:
    """Return the word and the bit where what is known of a block begins: places, strength, age."""
    side = side_of(block)
    order = BLOCKS_OF[side].index(block)
    return START["england" if side == 0 else "scotland"] + order % 14, 30 * (order // 14)


def _remembered(block: int, own: bool) -> list[Number]:
    """Return what the enemy of a block's side knows of it: places, strength, age."""
    word, shift = memory_bits(block)
    gate = side_of(block) if own else 1 - side_of(block)
    found = [Number(word, shift + place, gate=gate) for place in range(MEMORY_PLACES)]
    found.append(Number(word, shift + MEMORY_PLACES, 3, 1 / 4, gate=gate))
    found.append(Number(word, shift + 27, 3, 1 / 8, gate=gate))
    return found


BLOCK_FIELDS: Final = (
    _field("place", "block", _places("at"), "own and open blocks: the place", ACTOR),
    _mask("low", "block", "their strength less one: low bit", ACTOR),
    _mask("high", "block", "high bit", ACTOR),
    _mask("moved", "block", "they moved this game turn", ACTOR),
    _mask("reserves", "block", "they are in reserve", ACTOR),
    _field(
        "enemy_memory",
        "block",
        lambda block: _remembered(block, own=False),
        "enemy blocks: places where it can be, strength and age of what was last known",
        ACTOR,
    ),
    _field(
        "own_memory",
        "block",
        lambda block: _remembered(block, own=True),
        "own blocks: the same as the enemy knows it",
        ACTOR,
    ),
    _mask("acted", "block", "had its combat turn"),
    _mask("captured", "block", "captured in this battle"),
    _mask("withdrawn", "block", "own, retreated in this letter's turn"),
    _mask("homed", "block", "changed sides on going home"),
    _mask("gone", "block", "out of play for good"),
    _mask("legal_blocks", "block", "may be chosen"),
    _named("mover", "block", "business", 0, "on the march"),
    _named("fighter", "block", "business", 32, "fires, retreats or is named"),
    _named("drawn", "block", "numbers", 24, "to be placed or built"),
    _field("true_place", "block", _places("true_at"), "the place, whoever knows it", CRITIC),
    _mask("true_low", "block", "strength less one: low bit", CRITIC),
    _mask("true_high", "block", "high bit", CRITIC),
    _mask("true_moved", "block", "moved this game turn", CRITIC),
    _mask("true_reserves", "block", "in reserve", CRITIC),
)

# --- areas and borders -----------------------------------------------------------------------


def _nibble(word: str, area: int, scale: float = 1 / 4, value: int = NO_VALUE) -> Number:
    return Number(START[word] + area // 12, 4 * (area % 12), 4, scale, value)


def _area_mask(name: str, word: str, shift: int, meaning: str) -> Field:
    return _field(name, "area", lambda area: [Number(START[word], shift + area)], meaning)


AREA_FIELDS: Final = (
    _area_mask("legal_areas", "legal_rest", 0, "may be chosen"),
    _area_mask("groups", "march", 0, "activated (4.2)"),
    _area_mask("path", "march", 23, "one's own march has been here"),
    _area_mask("attacks_e", "attacks", 0, "England attacks here"),
    _area_mask("attacks_s", "attacks", 23, "Scotland attacks here"),
    _area_mask("main_origins", "main_origins", 0, "a main attack came from here"),
    _area_mask("main_crossers", "main_origins", 23, "border crossers are the main attack here"),
    _field(
        "points",
        "area",
        lambda area: [Number(START["points"], 2 * area, 2, 1 / 4)],
        "own replacement points left",
    ),
    _field(
        "hidden",
        "area",
        lambda area: [
            _nibble("hidden", area),
            _nibble("hidden", area, value=0),
            _nibble("hidden", area, value=1),
        ],
        "hidden enemy blocks: the number, none, one",
    ),
    _field("hidden_moved", "area", lambda a: [_nibble("hidden_moved", a)], "that moved"),
    _field("hidden_reserves", "area", lambda a: [_nibble("hidden_reserves", a)], "in reserve"),
    _named("origin", "area", "business", 8, "one's own march began here"),
    _named("here", "area", "business", 16, "it is here"),
    _named("field", "area", "business", 24, "the battle that is fought"),
    _named("target", "area", "business", 40, "named by the event"),
    _named("group", "area", "business", 48, "own area named by the event"),
    _named("wintering", "area", "business", 56, "one's own Edward winters here", 5),
    _named("norse_for", "area", "numbers", 0, "drew the Norse"),
    _named("french_for", "area", "numbers", 8, "drew the French Knights"),
    _named("drawing", "area", "numbers", 16, "draws"),
)

BORDER_FIELDS: Final = (
    _mask("crossed_1", "border", "blocks that crossed: low bit"),
    _mask("crossed_2", "border", "middle bit"),
    _mask("crossed_4", "border", "high bit"),
    _mask("into_low_e", "border", "England entered a battle at the first end"),
    _mask("into_high_e", "border", "at the other end"),
    _mask("into_low_s", "border", "Scotland entered a battle at the first end"),
    _mask("into_high_s", "border", "at the other end"),
    _mask("main_ways", "border", "way of a main attack"),
)

# --- the whole -------------------------------------------------------------------------------


def _whole(name: str, numbers: Iterable[Number], meaning: str, who: str = BOTH) -> Field:
    return Field(name, "whole", who, meaning, (tuple(numbers),))


def _one_of(word: str, shift: int, bits: int, values: Iterable[int]) -> list[Number]:
    return [Number(START[word], shift, bits, value=value) for value in values]


def _count(word: str, shift: int, bits: int, scale: float) -> Number:
    return Number(START[word], shift, bits, scale)


def _hand(word: str, shift: int) -> list[Number]:
    copies = [_count(word, shift + 3 * card, 3, 1 / 2) for card in range(CARDS)]
    return [*copies, *(Number(START[word], shift + 3 * card, 3, value=0) for card in range(CARDS))]


def _played(side: int) -> list[Number]:
    turns = range(TURNS)
    return [n for t in turns for n in _one_of("played", 20 * side + 4 * t, 4, range(1, CARDS + 1))]


def _switches() -> list[Number]:
    places = range(sum(len(values) for values in VALUES.values()))
    return [Number(START["rules"] + place // 60, place % 60) for place in places]


WHOLE_FIELDS: Final = (
    _whole("legal_words", [Number(START["legal_rest"], 23 + i) for i in range(11)], "words"),
    _whole("legal_cards", [Number(START["legal_rest"], 34 + i) for i in range(CARDS)], "cards"),
    _whole("hand", _hand("cards", 0), "own hand: copies of each card, none"),
    _whole("own_card", _one_of("cards", 24, 4, range(CARDS + 1)), "own card of this turn"),
    _whole("enemy_card", _one_of("cards", 28, 4, range(CARDS + 1)), "the enemy's, once shown"),
    _whole("enemy_hand", [_count("cards", 32, 4, 1 / 4)], "cards the enemy holds"),
    _whole("played_e", _played(0), "cards England played this year"),
    _whole("played_s", _played(1), "cards Scotland played this year"),
    _whole("step", _one_of("calendar", 0, 8, STEPS), "what is to be decided"),
    _whole("side", _one_of("calendar", 8, 2, (0, 1)), "who decides"),
    _whole("scenario", _one_of("calendar", 10, 4, range(len(SCENARIO_NAMES))), "the scenario"),
    _whole(
        "years_left",
        [_count("calendar", 16, 8, 1 / 8), *_one_of("calendar", 16, 8, range(10))],
        "years after this one: the number, and each of 0 to 9",
    ),
    _whole("years_gone", [_count("calendar", 24, 8, 1 / 8)], "years before this one"),
    _whole("turn", _one_of("calendar", 32, 4, range(TURNS + 1)), "the game turn"),
    _whole("player_1", [_count("calendar", 36, 1, 1.0)], "Scotland is Player 1"),
    _whole("second_part", [_count("calendar", 37, 1, 1.0)], "Player 2's part has begun"),
    _whole("moves", _one_of("calendar", 38, 4, range(4)), "move points left"),
    _whole("date", _one_of("calendar", 42, 8, (5, 9, 10, 11)), "1301, 1305, 1306, 1307 (6.1, 6.2)"),
    _whole("round", _one_of("battle", 0, 4, range(4)), "round of battle"),
    _whole("cause", _one_of("battle", 4, 4, range(4)), "what made the battle"),
    _whole("letter", _one_of("battle", 8, 4, range(3)), "letter that retreats after round 3"),
    _whole("hits", _one_of("battle", 12, 4, range(5)), "hits to be applied"),
    _whole("fled", [_count("battle", 16, 4, 1 / 4)], "defenders who retreated in round 1"),
    _whole(
        "attacker", _one_of("battle", 20, 2, range(3)), "who attacks: nobody, England, Scotland"
    ),
    _whole("steps_left", _one_of("battle", 24, 4, range(4)), "areas the march may still enter"),
    _whole("left", [_count("battle", 28, 5, 1 / 4)], "steps, hits or blocks left"),
    _whole("crowning", _one_of("kings", 0, 4, range(5)), "coronation announced (6.2)"),
    _whole("crowned", [_count("kings", 4, 1, 1.0)], "a king has been crowned"),
    _whole("edward", _one_of("kings", 5, 2, range(3)), "which Edward reigns (6.1)"),
    _whole("wintered", [_count("kings", 7, 1, 1.0)], "Edward wintered last winter (7.4)"),
    _whole("french", [_count("kings", 8, 1, 1.0)], "the French Knights have joined (7.61)"),
    _whole("homing", _one_of("kings", 9, 2, range(3)), "whose nobles go home"),
    _whole("truce", _one_of("kings", 11, 2, range(3)), "who may not attack"),
    _whole("nobles_e", [_count("numbers", 32, 4, 1 / 8)], "nobles of England"),
    _whole("nobles_s", _one_of("numbers", 36, 4, range(15)), "nobles of Scotland"),
    _whole("pool_e", [_count("numbers", 40, 5, 1 / 16)], "blocks in the English pool"),
    _whole("pool_s", [_count("numbers", 45, 5, 1 / 16)], "blocks in the Scottish pool"),
    _whole("rules", _switches(), "every value of every switch of the rules"),
    _whole("true_hand_e", _hand("true_cards", 0), "England's hand", CRITIC),
    _whole("true_hand_s", _hand("true_cards", 24), "Scotland's hand", CRITIC),
    _whole("true_card_e", _one_of("true_cards", 48, 4, range(CARDS + 1)), "its card", CRITIC),
    _whole("true_card_s", _one_of("true_cards", 52, 4, range(CARDS + 1)), "its card", CRITIC),
)

FIELDS: Final[tuple[Field, ...]] = (*BLOCK_FIELDS, *AREA_FIELDS, *BORDER_FIELDS, *WHOLE_FIELDS)
"""All fields, in the order of the features."""

FORCE: Final = ("number", "strength", "A fire", "B fire", "C fire", "nobles")
"""What is summed over a side's known blocks in an area; fire is strength times number."""
FORCE_SCALE: Final = (1 / 4, 1 / 8, 1 / 16, 1 / 16, 1 / 16, 1 / 2)
WHOLE_SHARE: Final = 48
"""A block whose place is known counts this much there; one that can be in several, a part of it."""
SHARES: Final = (0, *(WHOLE_SHARE // number for number in range(1, MEMORY_PLACES + 1)))
"""How much a block counts in each of its possible places, by how many there are."""


def force_of(block: int) -> list[int]:
    """Return what a block adds to both sides' forces; all but number and nobles per strength."""
    first = len(FORCE) * side_of(block)
    found = [0] * (2 * len(FORCE))
    found[first] = 1
    found[first + 1] = 1
    found[first + 2 + "ABC".index(LETTER[block])] = COMBAT_NUMBER[block]
    found[first + 5] = NOBLES >> block & 1
    return found


PER_STRENGTH: Final = (False, True, True, True, True, False) * 2
"""Which of them count per strength."""


def fields_for(who: str) -> list[Field]:
    """Return the fields given to the actor or the critic."""
    return [field for field in FIELDS if field.who in (who, BOTH)]


def width(axis: str, who: str) -> int:
    """Return how many numbers there are of each block, area or border, or of the whole."""
    found = sum(field.width for field in fields_for(who) if field.axis == axis)
    if axis == "area":
        found += 2 * len(FORCE) * (2 if who == ACTOR else 1)
    return found


def size(who: str) -> int:
    """Return how many numbers there are in total."""
    return sum(number * width(axis, who) for axis, number in SIZES.items())


def fingerprint() -> str:
    """Return a text that distinguishes this table from every other."""
    text = repr((WORDS_VERSION, FIELDS_VERSION, START, FIELDS, FORCE_SCALE, SHARES))
    return sha256(text.encode()).hexdigest()[:16]


def markdown() -> str:
    """Return the table for the documentation."""
    lines = [
        "| field | of each | numbers | seen by | what it tells |",
        "| --- | --- | --- | --- | --- |",
    ]
    for field in FIELDS:
        row = (f"`{field.name}`", field.axis, str(field.width), field.who, field.meaning)
        lines.append(f"| {' | '.join(row)} |")
    forces = "per side: " + ", ".join(FORCE) + " of the blocks whose place it is given"
    lines.append(f"| `force` | area | {2 * len(FORCE)} | both | {forces} |")
    believed = "the same of all blocks, shared among the places where the enemy knows they can be"
    lines.append(f"| `believed` | area | {2 * len(FORCE)} | actor | {believed} |")
    return "\n".join(lines) + "\n"
