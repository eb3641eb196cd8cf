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
    SCOTLAND,
)
from schiltrom.screen.keys import (
    AREA_AT,
    BLOCK_AT,
    CAPTURED,
    COUNT_AT,
    FIRED,
    HOME,
    MAIN,
    MOVED,
    NUMBER_AT,
    OPEN,
    PLACE_AT,
    RESERVE,
    RESERVES_AT,
    SCHILTROM,
    SIDE_AT,
    STRENGTH_AT,
)
from schiltrom.screen.types import AreaNow, CombatTurn, Hidden, Piece
from schiltrom.text.books import book_of

Thing = TypeVar("Thing")


class Kept(Generic[Thing]):
    """Things by all that makes them what they are; forgotten when there are too many."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._things: dict[Hashable, Thing] = {}

    def get(self, key: Hashable) -> Thing | None:
        """Return a thing that is kept."""
        return self._things.get(key)

    def keep(self, key: Hashable, thing: Thing) -> Thing:
        """Keep a new thing and return it."""
        if len(self._things) >= self._most:
            self._things.clear()
        self._things[key] = thing
        return thing


class RuleFacts:
    """What is the same in all screen states of a rule set."""

    def __init__(self, rules: RuleSet) -> None:
        self.json = rules.to_json()
        self.book = book_of(rules)
        plain = Position(rules)
        self._moves = [move_rating(plain, block) for block in range(BLOCKS)]
        self._pieces: Kept[Piece] = Kept(20_000)

    def pieces_of(self, keys: list[int]) -> list[Piece]:
        """Return blocks that can be named, by the keys that say all about them."""
        kept = self._pieces
        return [kept.get(key) or self._new_piece(key) for key in keys]

    def _new_piece(self, key: int) -> Piece:
        block = key >> BLOCK_AT
        place = _part(key, PLACE_AT, BLOCK_AT)
        number = _part(key, NUMBER_AT, STRENGTH_AT)
        piece = Piece(
            name=BLOCK_NAMES[block],
            side=side_of(block),
            place=AREA_NAMES[place] if place < AREAS else "pool",
            strength=_part(key, STRENGTH_AT, PLACE_AT),
            moved=bool(key & MOVED),
            rating=f"{LETTER[block]}{number or COMBAT_NUMBER[block]}",
            move=self._moves[block],
            bonus="home" if key & HOME else "schiltrom" if key & SCHILTROM else None,
            role="reserve" if key & RESERVE else "main" if key & MAIN else None,
            open=bool(key & OPEN),
            fired=bool(key & FIRED),
            captured=bool(key & CAPTURED),
        )
        return self._pieces.keep(key, piece)


def _part(key: int, first: int, end: int) -> int:
    """Return some bits of a key as a number."""
    return key >> first & (1 << end - first) - 1


_FACTS_KEPT: Final = 256
_RULE_SETS_KEPT: Final = 10_000
_FACTS: Final[dict[RuleSet, RuleFacts]] = {}
_FACTS_OF: Final[dict[int, tuple[RuleSet, RuleFacts]]] = {}
"""The same by the identity of rule sets, which are kept for that: to hash one takes a while."""


def rule_facts(rules: RuleSet) -> RuleFacts:
    """Return what is the same in all screen states of a rule set."""
    known = _FACTS_OF.get(id(rules))
    if known is not None:
        return known[1]
    facts = _FACTS.get(rules)
    if facts is None:
        if len(_FACTS) >= _FACTS_KEPT:
            _FACTS.clear()
        facts = _FACTS[rules] = RuleFacts(rules)
    if len(_FACTS_OF) >= _RULE_SETS_KEPT:
        _FACTS_OF.clear()
    _FACTS_OF[id(rules)] = (rules, facts)
    return facts


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


def hidden_of(keys: list[int]) -> list[Hidden]:
    """Return blocks that cannot be named, by the keys that say how many are where."""
    return [_HIDDEN.get(key) or _new_hidden(key) for key in keys]


def _new_hidden(key: int) -> Hidden:
    hidden = Hidden(
        side=key >> SIDE_AT,
        area=AREA_NAMES[_part(key, AREA_AT, SIDE_AT)],
        count=_part(key, COUNT_AT, AREA_AT),
        moved=_part(key, 0, RESERVES_AT),
        reserves=_part(key, RESERVES_AT, COUNT_AT),
    )
    return _HIDDEN.keep(key, hidden)


COMBAT_TURNS: Final[dict[str, tuple[CombatTurn, CombatTurn]]] = {
    letter: (CombatTurn(letter, ENGLAND), CombatTurn(letter, SCOTLAND)) for letter in "ABC"
}
