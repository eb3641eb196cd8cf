"""The fixed facts of the game, chapters 1 to 3: blocks, areas, borders and cards.

Everything is read once from the CSV files in ``schiltrom/data`` and kept as small integers and
bit masks. Blocks, areas, borders and cards are numbered permanently by their row in those files.
"""

from __future__ import annotations

import csv
from importlib import resources
from typing import Final

ENGLAND: Final = 0
SCOTLAND: Final = 1
NOBODY: Final = -1
SIDE_NAMES: Final = ["England", "Scotland"]


def data_rows(name: str) -> list[dict[str, str]]:
    """Return the rows of a data file."""
    text = resources.files("schiltrom.data").joinpath(name).read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


def _mask_of(rows: list[dict[str, str]], column: str, value: str) -> int:
    """Return the mask of the rows whose *column* is *value*."""
    mask = 0
    for i, row in enumerate(rows):
        if row[column] == value:
            mask |= 1 << i
    return mask


_BLOCKS: Final = data_rows("blocks.csv")
_AREAS: Final = data_rows("areas.csv")
_BORDERS: Final = data_rows("borders.csv")
_CARDS: Final = data_rows("cards.csv")

# --- 1 Map -----------------------------------------------------------------------------------

AREA_NAMES: Final[list[str]] = [row["area"] for row in _AREAS]
AREAS: Final = 23
ENGLISH_POOL: Final = 23
SCOTTISH_POOL: Final = 24
PLACES: Final = 25
OFF: Final = 25
PLACE_NAMES: Final[list[str]] = [*AREA_NAMES, "English pool", "Scottish pool", "out of play"]
POOL: Final = [ENGLISH_POOL, SCOTTISH_POOL]
ALL_AREAS: Final = (1 << 23) - 1

IN_ENGLAND: Final[int] = AREA_NAMES.index("England")
FIFE: Final[int] = AREA_NAMES.index("Fife")
SELKIRK: Final[int] = AREA_NAMES.index("Selkirk")
MORAY_HOME: Final[int] = AREA_NAMES.index("Moray")
ENGLAND_BIT: Final[int] = 1 << IN_ENGLAND

LIMIT: Final[list[int]] = [int(row["limit"]) for row in _AREAS]
CATHEDRALS: Final[int] = _mask_of(_AREAS, "cathedral", "yes")
COASTAL: Final[int] = _mask_of(_AREAS, "coastal", "yes")
SCOTTISH_COAST: Final[int] = COASTAL & ~ENGLAND_BIT

BORDERS: Final = 49
BORDER_ENDS: Final[list[list[int]]] = [
    sorted((AREA_NAMES.index(row["area_a"]), AREA_NAMES.index(row["area_b"]))) for row in _BORDERS
]
RED: Final[int] = _mask_of(_BORDERS, "colour", "red")
BORDER_LIMIT: Final[list[int]] = [int(row["limit"]) for row in _BORDERS]


def _border_between() -> list[int]:
    """Return the border between areas a and b at index ``a * AREAS + b``, else -1 (1.1)."""
    table = [-1] * (AREAS * AREAS)
    for border, ends in enumerate(BORDER_ENDS):
        table[ends[0] * AREAS + ends[1]] = border
        table[ends[1] * AREAS + ends[0]] = border
    return table


BORDER_BETWEEN: Final[list[int]] = _border_between()
NEIGHBOURS: Final[list[list[int]]] = [
    [b for b in range(AREAS) if BORDER_BETWEEN[a * AREAS + b] >= 0] for a in range(AREAS)
]
ADJACENT: Final[list[int]] = [sum(1 << b for b in row) for row in NEIGHBOURS]

# --- 2 Blocks --------------------------------------------------------------------------------

BLOCK_NAMES: Final[list[str]] = [row["block"] for row in _BLOCKS]
BLOCKS: Final = 56
ALL_BLOCKS: Final = (1 << 56) - 1

OWN: Final[list[int]] = [
    _mask_of(_BLOCKS, "side", "England"),
    _mask_of(_BLOCKS, "side", "Scotland"),
]
ENGLISH: Final[int] = OWN[ENGLAND]
SCOTS: Final[int] = OWN[SCOTLAND]

NOBLES: Final[int] = _mask_of(_BLOCKS, "type", "noble")
INFANTRY: Final[int] = _mask_of(_BLOCKS, "type", "infantry")
ARCHERS: Final[int] = _mask_of(_BLOCKS, "type", "archer")
MORTAL: Final[int] = _mask_of(_BLOCKS, "mortal", "yes")
CELTIC: Final[int] = _mask_of(_BLOCKS, "celtic", "yes")
BRUCE_FACTION: Final[int] = _mask_of(_BLOCKS, "faction", "Bruce")
COMYN_FACTION: Final[int] = _mask_of(_BLOCKS, "faction", "Comyn")

WALLACE: Final[int] = BLOCK_NAMES.index("Wallace")
KING: Final[int] = BLOCK_NAMES.index("King")
NORSE: Final[int] = BLOCK_NAMES.index("Norse")
FRENCH: Final[int] = BLOCK_NAMES.index("French Knights")
MORAY: Final[int] = BLOCK_NAMES.index("Moray")
EDWARD: Final[int] = BLOCK_NAMES.index("Edward")
ETTERICK: Final[int] = BLOCK_NAMES.index("Etterick")
WALLACE_BIT: Final[int] = 1 << WALLACE
KING_BIT: Final[int] = 1 << KING
NORSE_BIT: Final[int] = 1 << NORSE
FRENCH_BIT: Final[int] = 1 << FRENCH
MORAY_BIT: Final[int] = 1 << MORAY
EDWARD_BIT: Final[int] = 1 << EDWARD

BRUCE: Final = [BLOCK_NAMES.index("Bruce/E"), BLOCK_NAMES.index("Bruce/S")]
COMYN: Final = [BLOCK_NAMES.index("Comyn/E"), BLOCK_NAMES.index("Comyn/S")]
TWO_HOMES: Final[int] = sum(1 << b for b in [*BRUCE, *COMYN])

MOVE_RATING: Final[list[int]] = [int(row["move"]) for row in _BLOCKS]
MAXIMUM: Final[list[int]] = [int(row["steps"]) for row in _BLOCKS]
LETTER: Final[list[str]] = [row["combat"][0] for row in _BLOCKS]
COMBAT_NUMBER: Final[list[int]] = [int(row["combat"][1]) for row in _BLOCKS]
LETTERS: Final = 3
LETTER_MASKS: Final[list[int]] = [
    sum(1 << b for b in range(BLOCKS) if LETTER[b] == letter) for letter in "ABC"
]
STRONGEST: Final = 4
"""The greatest strength a block can have (2.1)."""
NOBLE_PAIRS: Final = 13
"""The nobles who have a block on either side (2.2)."""
NOBLES_IN_PLAY: Final = 14
"""Those and Moray, who is always Scottish."""
EDWARD_I: Final = 1
EDWARD_II: Final = 2
"""Who reigns in England (6.1)."""

# A strength of 1 to 4 is stored as two bits, one in each of two planes covering all blocks.
FULL_LOW: Final[int] = sum(((MAXIMUM[b] - 1) & 1) << b for b in range(BLOCKS))
FULL_HIGH: Final[int] = sum(((MAXIMUM[b] - 1) >> 1) << b for b in range(BLOCKS))


def _twin(block: int) -> int:
    """Return the same noble's block of the other side, or -1 (2.2)."""
    name = BLOCK_NAMES[block]
    if "/" not in name:
        return -1
    return BLOCK_NAMES.index(name[:-1] + ("S" if name[-1] == "E" else "E"))


TWIN: Final[list[int]] = [_twin(b) for b in range(BLOCKS)]
HOMES: Final[list[int]] = [
    sum(1 << AREA_NAMES.index(home) for home in row["home"].split()) for row in _BLOCKS
]
HOME_BLOCKS: Final[list[int]] = [
    sum(1 << b for b in range(BLOCKS) if HOMES[b] >> a & 1) for a in range(AREAS)
]

# --- 3 Cards ---------------------------------------------------------------------------------

CARD_NAMES: Final[list[str]] = [row["card"] for row in _CARDS]
CARDS: Final = 8
CARD_MOVES: Final[list[int]] = [int(row["moves"]) for row in _CARDS]
COPIES: Final[list[int]] = [int(row["copies"]) for row in _CARDS]
HERALD: Final[int] = CARD_NAMES.index("Herald")
PILLAGE: Final[int] = CARD_NAMES.index("Pillage")
SEA_MOVE: Final[int] = CARD_NAMES.index("Sea Move")
TRUCE: Final[int] = CARD_NAMES.index("Truce")
VICTUALS: Final[int] = CARD_NAMES.index("Victuals")
DECK: Final = 25
"""How many cards there are (3.0)."""
HAND_SIZE: Final = 5
TURNS: Final = 5

# --- other numbers in the rules --------------------------------------------------------------

FACES: Final = 6
LAST_ROUND: Final = 3
HOME_NUMBER: Final = 3
"""A noble defending his home hits on this number or less (1.4)."""
CELTS_LEAVE_ON: Final = 5
"""A Celtic block that rolls this number or more leaves the battle (5.2)."""
HERALD_SUCCEEDS: Final = 4
"""A noble changes sides if the Herald rolls this number or less."""
FRENCH_AT: Final = 8
"""The number of Scottish nobles that brings in the French Knights (7.61)."""


def count(mask: int) -> int:
    """Return how many bits are set (few are, so a loop beats a call)."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def lowest(mask: int) -> int:
    """Return the number of the lowest bit set."""
    return (mask & -mask).bit_length() - 1


def members(mask: int) -> list[int]:
    """Return the numbers of the bits set, in order."""
    numbers = []
    while mask:
        bit = mask & -mask
        numbers.append(bit.bit_length() - 1)
        mask ^= bit
    return numbers


assert sum(COPIES) == DECK
assert max(MAXIMUM) == STRONGEST
assert count(NOBLES & SCOTS) == NOBLES_IN_PLAY
assert sum(TWIN[block] >= 0 for block in members(NOBLES & SCOTS)) == NOBLE_PAIRS
