"""The values in a position line: writes each counter in a few letters, and reads it again."""

from __future__ import annotations

import re
from typing import Final

from schiltrom.engine.cards import held, played_card
from schiltrom.engine.counters import COUNTER_TABLE
from schiltrom.engine.tables import (
    AREAS,
    BORDER_ENDS,
    CARDS,
    NOBODY,
    TURNS,
    members,
)
from schiltrom.notation.names import AREA_CODES, BLOCK_CODES, SIDE_LETTERS

CARD_LETTERS: Final = "321HPSTV"
NOTHING: Final = "-"
BORDER_CODES: Final = [f"{AREA_CODES[a]}{AREA_CODES[b]}" for a, b in BORDER_ENDS]
_LARGEST: Final = 1 << 60
"""Larger than any number in a position."""

KINDS: Final = {counter.name: counter.kind for counter in COUNTER_TABLE if counter.kind != "number"}
"""The kinds of counters that are not plain numbers."""

_CODES: Final = {
    "blocks": BLOCK_CODES,
    "areas": AREA_CODES,
    "borders": BORDER_CODES,
    "block": BLOCK_CODES,
    "area": AREA_CODES,
    "side": list(SIDE_LETTERS),
}


class CodeError(ValueError):
    """The value has no meaning; ``at`` is where the fault lies."""

    def __init__(self, at: int) -> None:
        self.at = at
        super().__init__(at)


def value_text(name: str, value: int) -> str:
    """Return a counter's value as text.

    >>> value_text("field", 14), value_text("truce", -1), value_text("moved", 5)
    ('Fif', '-', 'WaDo')
    """
    kind = KINDS.get(name)
    if kind is None:
        return str(value)
    if kind == "points":
        return points_text(value)
    codes = _CODES[kind]
    if kind in ("blocks", "areas", "borders"):
        return "".join(codes[i] for i in members(value)) or NOTHING
    return codes[value] if value >= 0 else NOTHING


def value_of(name: str, text: str) -> int:
    """Return the value of a counter from text."""
    kind = KINDS.get(name)
    if kind is None:
        return number_of(text)
    if text == NOTHING:
        return 0 if kind in ("blocks", "areas", "borders", "points") else NOBODY
    if kind == "points":
        return points_of(text)
    if kind in ("blocks", "areas", "borders"):
        return sum(1 << i for i in distinct(text, _CODES[kind]))
    return code_of(text, _CODES[kind])


def number_of(text: str) -> int:
    """Return a number."""
    if not re.fullmatch(r"-1|0|[1-9][0-9]{0,18}", text) or int(text) > _LARGEST:
        raise CodeError(0)
    return int(text)


def code_of(text: str, codes: list[str], at: int = 0) -> int:
    """Return the meaning of one code."""
    if text not in codes:
        raise CodeError(at)
    return codes.index(text)


def distinct(text: str, codes: list[str]) -> list[int]:
    """Return the meanings of consecutive codes, all of them different."""
    size = len(codes[0])
    found = [code_of(text[at : at + size], codes, at) for at in range(0, len(text), size)]
    for i, one in enumerate(found):
        if one in found[:i]:
            raise CodeError(i * size)
    return found


def points_text(points: int) -> str:
    """Return the replacement points of areas."""
    left = [(code, points >> 2 * area & 3) for area, code in enumerate(AREA_CODES)]
    return "".join(f"{code}{n}" for code, n in left if n) or NOTHING


def points_of(text: str) -> int:
    """Return the replacement points of areas from text."""
    points = 0
    for at in range(0, len(text), 4):
        area = code_of(text[at : at + 3], AREA_CODES, at)
        if text[at + 3 : at + 4] not in tuple("123") or points >> 2 * area & 3:
            raise CodeError(at)
        points |= int(text[at + 3]) << 2 * area
    return points


# --- cards -----------------------------------------------------------------------------------


def hand_text(hand: int) -> str:
    """Return a hand, card by card.

    >>> hand_text(1 | 2 << 3 | 1 << 9)
    '322H'
    """
    cards = [CARD_LETTERS[card] * held(hand, card) for card in range(CARDS)]
    return "".join(cards) or NOTHING


def hand_of(text: str) -> int:
    """Return a hand from text."""
    hand = 0
    for at, letter in enumerate(text if text != NOTHING else ""):
        card = code_of(letter, list(CARD_LETTERS), at)
        if held(hand, card) == 7:
            raise CodeError(at)
        hand += 1 << 3 * card
    return hand


def played_text(played: int) -> str:
    """Return the cards played in a year, game turn by game turn."""
    cards = [played_card(played, turn) for turn in range(1, TURNS + 1)]
    return "".join(CARD_LETTERS[card] for card in cards if card >= 0) or NOTHING


def played_of(text: str) -> int:
    """Return the cards played from text."""
    if text == NOTHING:
        return 0
    if len(text) > TURNS:
        raise CodeError(TURNS)
    cards = [code_of(letter, list(CARD_LETTERS), at) for at, letter in enumerate(text)]
    return sum((card + 1) << 4 * turn for turn, card in enumerate(cards))


assert len(AREA_CODES) == AREAS
