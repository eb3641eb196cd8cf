"""The reference encoder: packed observations to features, with NumPy alone.

Features are float32, each computed from a whole number by one multiplication, so that every
encoder that follows the table gives the same bits.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from schiltrom.engine.choices import CHOICES, FIRST_AREA, FIRST_BLOCK, FIRST_WORD
from schiltrom.engine.tables import AREAS, BLOCKS
from schiltrom.observation.fields import (
    ACTOR,
    FORCE_SCALE,
    MEMORY_PLACES,
    NO_VALUE,
    PER_STRENGTH,
    SHARES,
    SIZES,
    WHOLE_SHARE,
    Field,
    Number,
    fields_for,
    force_of,
    memory_bits,
)
from schiltrom.observation.words import ACTOR as SEEN_WORDS
from schiltrom.observation.words import START

Words = NDArray[np.int64]
Features = NDArray[np.float32]
AXES: Final = tuple(SIZES)
CALENDAR: Final = START["calendar"]
SIDE_SHIFT: Final = 8


class Gather:
    """The numbers of one axis as arrays: which bits of which word, and how they are converted."""

    def __init__(self, fields: Sequence[Field], axis: str) -> None:
        numbers: list[Number] = [
            number
            for i in range(SIZES[axis])
            for field in fields
            if field.axis == axis
            for number in field.numbers[i]
        ]
        self.word = np.array([n.word for n in numbers], np.int64)
        self.shift = np.array([n.shift for n in numbers], np.int64)
        self.mask = np.array([(1 << n.bits) - 1 for n in numbers], np.int64)
        self.value = np.array([n.value for n in numbers], np.int64)
        self.compares = self.value != NO_VALUE
        self.scale = np.array([n.scale for n in numbers], np.float32)
        self.gate = np.array([n.gate for n in numbers], np.int64)


@cache
def gathers(who: str) -> dict[str, Gather]:
    """Return the arrays of the actor's or the critic's table, by axis."""
    return {axis: Gather(fields_for(who), axis) for axis in AXES}


@cache
def force_table() -> NDArray[np.float32]:
    """Return what a block adds to its side's force; all but number and nobles per strength."""
    return np.array([force_of(block) for block in range(BLOCKS)], np.float32)


BY_STRENGTH: Final = np.array(PER_STRENGTH)
SCALES: Final = np.array(FORCE_SCALE * 2, np.float32)
BELIEVED_SCALES: Final = np.array(FORCE_SCALE * 2, np.float32) / np.float32(WHOLE_SHARE)
MEMORY_WORD, MEMORY_SHIFT = np.array([memory_bits(block) for block in range(BLOCKS)], np.int64).T
SHARE_TABLE: Final = np.array(SHARES, np.float32)


def place_words(who: str) -> tuple[int, int, int]:
    """Return where the words for places, and for the two bits of strength, begin."""
    names = ("at", "low", "high") if who == ACTOR else ("true_at", "true_low", "true_high")
    return START[names[0]], START[names[1]], START[names[2]]


def encode(words: Words, who: str = ACTOR) -> dict[str, Features]:
    """Return the features of observations, one row of words each, by axis."""
    side = (words[:, CALENDAR, None] >> SIDE_SHIFT) & 3
    found: dict[str, Features] = {}
    for axis, gather in gathers(who).items():
        x = (words[:, gather.word] >> gather.shift) & gather.mask
        scaled = x.astype(np.float32) * gather.scale
        y = np.where(gather.compares, (x == gather.value).astype(np.float32), scaled)
        y = np.where((gather.gate < 0) | (gather.gate == side), y, np.float32(0))
        found[axis] = y.reshape(len(words), SIZES[axis], -1).astype(np.float32)
    parts = [found["area"], _force(words, who)]
    if who == ACTOR:
        parts.append(_believed(words))
    found["area"] = np.concatenate(parts, axis=2)
    return found


def _force(words: Words, who: str) -> Features:
    """Return both sides' forces in each area, from the blocks whose place is given."""
    at, low, high = place_words(who)
    order = np.arange(BLOCKS)
    here = ((words[:, at : at + AREAS, None] >> order) & 1).astype(np.float32)
    strength = 1 + ((words[:, low, None] >> order) & 1) + 2 * ((words[:, high, None] >> order) & 1)
    table = force_table()
    counted = here @ table
    weighed = (here * strength[:, None, :].astype(np.float32)) @ table
    forces: Features = np.where(BY_STRENGTH, weighed, counted) * SCALES
    return forces


def _believed(words: Words) -> Features:
    """Return both sides' forces in each area as their enemies know them."""
    known = words[:, MEMORY_WORD] >> MEMORY_SHIFT
    can = (known[:, None, :] >> np.arange(MEMORY_PLACES)[:, None]) & 1
    here = can[:, :AREAS].astype(np.float32) * SHARE_TABLE[can.sum(1)][:, None, :]
    strength = ((known >> MEMORY_PLACES) & 7).astype(np.float32)
    table = force_table()
    weighed = (here * strength[:, None, :]) @ table
    forces: Features = np.where(BY_STRENGTH, weighed, here @ table) * BELIEVED_SCALES
    return forces


def flat(features: dict[str, Features]) -> Features:
    """Return the features of each observation as one row."""
    return np.concatenate([features[axis].reshape(len(features[axis]), -1) for axis in AXES], 1)


def bits(words: Words) -> NDArray[np.uint8]:
    """Return the bits of what each seat has seen as one row, those of the first word first."""
    seen = words[:, :SEEN_WORDS].astype("<i8")
    return np.unpackbits(seen.view(np.uint8), axis=1, bitorder="little")


def _legal_bits() -> tuple[Words, Words]:
    """Return the word and the bit that say whether each choice is legal."""
    word = np.full(CHOICES, START["legal_rest"], np.int64)
    shift = np.zeros(CHOICES, np.int64)
    word[FIRST_BLOCK:FIRST_AREA] = START["legal_blocks"]
    shift[:FIRST_BLOCK] = 34 + np.arange(FIRST_BLOCK)
    shift[FIRST_BLOCK:FIRST_AREA] = np.arange(BLOCKS)
    shift[FIRST_AREA:FIRST_WORD] = np.arange(AREAS)
    shift[FIRST_WORD:] = 23 + np.arange(CHOICES - FIRST_WORD)
    return word, shift


LEGAL_WORD, LEGAL_SHIFT = _legal_bits()


LEGAL_BIT: Final = LEGAL_SHIFT + 64 * (LEGAL_WORD - START["legal_blocks"])
"""The bit of each choice in the two words together."""


def legal(words: Words) -> NDArray[np.bool_]:
    """Return which choices are legal."""
    both = words[:, START["legal_blocks"] : START["legal_rest"] + 1].astype("<i8")
    told = np.unpackbits(both.view(np.uint8), axis=1, bitorder="little")
    found: NDArray[np.bool_] = told[:, LEGAL_BIT].view(np.bool_)
    return found


def are_legal(words: Words, choices: Words) -> NDArray[np.bool_]:
    """Return whether a choice is legal, one for each observation; there must be such a choice."""
    told = words[np.arange(len(words)), LEGAL_WORD[choices]] >> LEGAL_SHIFT[choices]
    found: NDArray[np.bool_] = (told & 1).astype(bool)
    return found


def sides(words: Words) -> Words:
    """Return who decides."""
    found: Words = (words[:, CALENDAR] >> SIDE_SHIFT) & 3
    return found
