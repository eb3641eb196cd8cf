"""Parts of screen states that are kept: equal parts are the same object, made once.

Most of a screen state is as it was a choice before, or as in another game. What is the same object
is cheap to make and, for ``differences``, cheap to compare. Nobody may change these.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import Final, Generic, TypeVar

from schiltrom.engine.movement import move_rating
from schiltrom.engine.position import Position, side_of
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.tables import (
    AREA_NAMES,
    AREAS,
    BLOCK_NAMES,
    BLOCKS,
    COMBAT_NUMBER,
    ENGLAND,
    LETTER,
    PLACES,
    SCOTLAND,
    STRONGEST,
)
from schiltrom.screen.types import AreaNow, CombatTurn, Hidden, Piece
from schiltrom.text.books import book_of

Thing = TypeVar("Thing")

MOVED: Final = 1
OPEN: Final = 2
CAPTURED: Final = 4
MAIN: Final = 8
RESERVE: Final = 16
FIRED: Final = 32
HOME: Final = 64
SCHILTROM: Final = 128
"""What there is to say of a block, as bits."""
NUMBER_AT: Final = 8
"""Above these bits: the highest die that hits for it, where that is not the printed number."""
STRENGTH_AT: Final = 11
PLACE_AT: Final = 14
BLOCK_AT: Final = 19
"""Above those: strength, place and number of the block."""


class Kept(dict[Hashable, Thing], Generic[Thing]):
    """Things by all that makes them what they are; forgotten when there are too many."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def keep(self, key: Hashable, thing: Thing) -> Thing:
        """Keep a new thing and return it."""
        if len(self) >= self._most:
            self.clear()
        self[key] = thing
        return thing


class RuleFacts:
    """What is the same in all screen states of a rule set."""

    __slots__ = ("_moves", "book", "json", "pieces")

    def __init__(self, rules: RuleSet) -> None:
        self.json = rules.to_json()
        self.book = book_of(rules)
        plain = Position(rules)
        self._moves = [move_rating(plain, block) for block in range(BLOCKS)]
        self.pieces: Kept[Piece] = Kept(20_000)
        """Blocks that can be named, by the bits above; see ``new_piece``."""

    def new_piece(self, key: int) -> Piece:
        """Return and keep a block that can be named, from the bits that say all about it."""
        block = key >> BLOCK_AT
        place = key >> PLACE_AT & (1 << BLOCK_AT - PLACE_AT) - 1
        number = key >> NUMBER_AT & (1 << STRENGTH_AT - NUMBER_AT) - 1
        piece = Piece(
            name=BLOCK_NAMES[block],
            side=side_of(block),
            place=AREA_NAMES[place] if place < AREAS else "pool",
            strength=key >> STRENGTH_AT & (1 << PLACE_AT - STRENGTH_AT) - 1,
            moved=bool(key & MOVED),
            rating=f"{LETTER[block]}{number or COMBAT_NUMBER[block]}",
            move=self._moves[block],
            bonus="home" if key & HOME else "schiltrom" if key & SCHILTROM else None,
            role="reserve" if key & RESERVE else "main" if key & MAIN else None,
            open=bool(key & OPEN),
            fired=bool(key & FIRED),
            captured=bool(key & CAPTURED),
        )
        return self.pieces.keep(key, piece)


@lru_cache(maxsize=256)
def rule_facts(rules: RuleSet) -> RuleFacts:
    """Return what is the same in all screen states of a rule set."""
    return RuleFacts(rules)


# --- the map ---------------------------------------------------------------------------------

_AREAS_NOW: Final[Kept[dict[str, AreaNow]]] = Kept(4_000)
_HIDDEN: Final[Kept[Hidden]] = Kept(20_000)


def areas_now(english: int, scottish: int, pinned: dict[int, int]) -> dict[str, AreaNow]:
    """Return the areas, by where each side is seen and how many blocks are pinned there."""
    key = (english, scottish, *pinned.items())
    found = _AREAS_NOW.get(key)
    if found is None:
        now = {
            AREA_NAMES[area]: _area_now(
                english >> area & 1, scottish >> area & 1, pinned.get(area, 0)
            )
            for area in range(AREAS)
        }
        found = _AREAS_NOW.keep(key, now)
    return found


@lru_cache(maxsize=1024)
def _area_now(is_english: int, is_scottish: int, pinned: int) -> AreaNow:
    """Return an area in which each side's blocks are seen or not (4.5)."""
    control = None
    if is_english != is_scottish:
        control = ENGLAND if is_english else SCOTLAND
    return AreaNow(control=control, contested=bool(is_english & is_scottish), pinned=pinned)


def hidden_in(side: int, area: int, number: int, moved: int, reserves: int) -> Hidden:
    """Return the blocks in an area that cannot be named."""
    key = (side, area, number, moved, reserves)
    found = _HIDDEN.get(key)
    if found is None:
        found = _HIDDEN.keep(key, Hidden(side, AREA_NAMES[area], number, moved, reserves))
    return found


COMBAT_TURNS: Final[dict[str, tuple[CombatTurn, CombatTurn]]] = {
    letter: (CombatTurn(letter, ENGLAND), CombatTurn(letter, SCOTLAND)) for letter in "ABC"
}

# Everything has room in the bits of a piece.
assert max(COMBAT_NUMBER) + 1 < 1 << STRENGTH_AT - NUMBER_AT
assert STRONGEST < 1 << PLACE_AT - STRENGTH_AT
assert PLACES < 1 << BLOCK_AT - PLACE_AT
