"""Battles as people write them: ``Edward 4, York Knights 4 | Wales Archers 3``, reserves last.

Names may be in any of the six languages and shortened as long as they stay clear. A block without
a number is at full strength. A noble belongs to the side of the blocks he is written with.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import Final

from schiltrom.engine.position import side_of
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.tables import (
    AREAS,
    BLOCK_NAMES,
    EDWARD_I,
    EDWARD_II,
    LAST_ROUND,
    MAXIMUM,
    NOBODY,
    TWIN,
)
from schiltrom.odds.forces import FIGHT, Battle, Fighter, Force, OddsError, Orders
from schiltrom.odds.report import PLAIN
from schiltrom.text.lookup import area_names, block_names, is_second_edward, side_names
from schiltrom.text.message import Argument, Message, TheAreas, TheBlocks
from schiltrom.text.wording import in_words

BAR: Final = "|"
BETWEEN: Final = re.compile(r"[,;+、]")
MOST_SHOWN: Final = 60
"""How much of a text an error message shows."""
MOST_ORDERED: Final = 99


class TextError(OddsError):
    """The text does not describe a battle; ``message`` says why, in any language."""

    def __init__(self, key: str, **arguments: Argument) -> None:
        self.message = Message(key, arguments)
        super().__init__(in_words(self.message))


@dataclass(frozen=True, slots=True)
class _Named:
    """A block as written: what it may be, how strong it is, and where it stands."""

    numbers: tuple[int, ...]
    strength: int | None
    waiting: bool
    second_edward: bool


def from_text(
    one: str,
    other: str,
    area: str,
    attacker: int | str | None = None,
    *,
    rules: RuleSet = PLAIN,
    orders: tuple[Orders, Orders] = (FIGHT, FIGHT),
    edward: int | None = None,
) -> Battle:
    """Return the battle between two forces; the first attacks unless an attacker is given.

    >>> from schiltrom.odds import from_text, solve
    >>> battle = from_text("York Inf", "wallace", "Fife")
    >>> round(solve(battle).win[1], 3)
    0.784
    """
    where = area_from_text(area)
    forces = [_read(one), _read(other)]
    who = None if attacker is None else side_from_text(attacker)
    first = _side_of_first(forces, who)
    sides = (first, 1 - first)
    fighters: list[Fighter] = []
    for side, force in zip(sides, forces, strict=True):
        fighters += [_fighter(named, side) for named in force]
    _refuse_twice(fighters)
    if edward is None:
        second = any(named.second_edward for force in forces for named in force)
        edward = EDWARD_II if second else EDWARD_I
    attacks = first if who is None else who
    return Battle(tuple(fighters), where, attacks, rules, orders, edward)


def force_from_text(text: str, side: int | None = None) -> Force:
    """Return one side's force.

    >>> force_from_text("Wallace, Douglas 3 | Keith 1").reserve
    ((10, 1),)
    """
    named = _read(text)
    found = _sides(named) if side is None else {side}
    if len(found) != 1:
        raise TextError("odds-which-side", text=_shown(text))
    fighters = [_fighter(each, found.copy().pop()) for each in named]
    _refuse_twice(fighters)
    return Force(
        tuple((f.block, f.strength) for f in fighters if not f.waiting),
        tuple((f.block, f.strength) for f in fighters if f.waiting),
    )


# --- blocks ----------------------------------------------------------------------------------


def _read(text: str) -> list[_Named]:
    """Return the blocks of a force as written."""
    plain = unicodedata.normalize("NFKC", text)
    main, bar, reserve = plain.partition(BAR)
    if BAR in reserve:
        raise TextError("odds-two-bars", text=_shown(text))
    named = [_named(part, False) for part in _parts(main)]
    named += [_named(part, True) for part in _parts(reserve)]
    if not named:
        raise TextError("odds-nobody", text=_shown(text))
    if bar and not any(not each.waiting for each in named):
        raise TextError("odds-only-reserve", text=_shown(text))
    return named


def _parts(text: str) -> list[str]:
    return [part.strip() for part in BETWEEN.split(text) if part.strip()]


def _named(text: str, waiting: bool) -> _Named:
    """Return what ``Douglas 3`` or ``Douglas`` may mean."""
    name, _, tail = text.rpartition(" ")
    strength: int | None = None
    if name and tail.isdecimal():
        strength = int(tail[:9])
    else:
        name = text
    found = block_names().find(name)
    if not found.numbers:
        if found.nearest:
            raise TextError("odds-no-block-but", text=_shown(name), name=found.nearest)
        raise TextError("odds-no-block", text=_shown(name))
    numbers = found.numbers
    if len({min(number, _twin(number)) for number in numbers}) > 1:
        one_each = sorted({min(number, _twin(number)) for number in numbers})
        raise TextError("odds-several-blocks", text=_shown(name), blocks=TheBlocks(tuple(one_each)))
    return _Named(numbers, strength, waiting, is_second_edward(name))


def _twin(block: int) -> int:
    return TWIN[block] if TWIN[block] >= 0 else block


def _sides(force: list[_Named]) -> set[int]:
    """Return the sides that a force can belong to."""
    found = {0, 1}
    for named in force:
        sides = {side_of(number) for number in named.numbers}
        if not found & sides:
            stranger = TheBlocks(named.numbers[:1])
            friends = [each for each in force if not {side_of(n) for n in each.numbers} & sides]
            raise TextError(
                "odds-both-sides", block=stranger, other=TheBlocks(friends[0].numbers[:1])
            )
        found &= sides
    return found


def _side_of_first(forces: list[list[_Named]], attacker: int | None) -> int:
    """Return the side of the first force: by its blocks, by the other's, or as the attacker."""
    first, second = _sides(forces[0]), {1 - side for side in _sides(forces[1])}
    if not first & second:
        raise TextError("odds-one-side", side=first.pop())
    both = first & second
    if len(both) == 1:
        return both.pop()
    if attacker is None:
        raise TextError("odds-which-side-attacks")
    return attacker


def _fighter(named: _Named, side: int) -> Fighter:
    block = next((n for n in named.numbers if side_of(n) == side), NOBODY)
    if block == NOBODY:
        raise TextError("odds-wrong-side", block=TheBlocks(named.numbers[:1]), side=side)
    most = MAXIMUM[block]
    strength = most if named.strength is None else named.strength
    if not 1 <= strength <= most:
        raise TextError("odds-strength", block=TheBlocks((block,)), most=most, strength=strength)
    return Fighter(block, strength, named.waiting)


def _refuse_twice(fighters: list[Fighter]) -> None:
    seen: set[int] = set()
    for fighter in fighters:
        if fighter.block in seen or TWIN[fighter.block] in seen:
            raise TextError("odds-twice", block=TheBlocks((fighter.block,)))
        seen.add(fighter.block)


# --- areas, sides and orders -----------------------------------------------------------------


def area_from_text(text: str) -> int:
    """Return the number of an area.

    >>> from schiltrom.engine.tables import AREA_NAMES
    >>> AREA_NAMES[area_from_text("fif")]
    'Fife'
    """
    found = area_names().find(text)
    if len(found.numbers) == 1:
        return found.numbers[0]
    if found.numbers:
        raise TextError("odds-several-areas", text=_shown(text), areas=TheAreas(found.numbers))
    if found.nearest:
        raise TextError("odds-no-area-but", text=_shown(text), name=found.nearest)
    raise TextError("odds-no-area", text=_shown(text), areas=TheAreas(tuple(range(AREAS))))


def side_from_text(text: int | str) -> int:
    """Return a side given by number or name."""
    if isinstance(text, int):
        if text not in (0, 1):
            raise TextError("odds-no-side", text=str(text))
        return text
    found = side_names().find(text)
    if len(found.numbers) != 1:
        raise TextError("odds-no-side", text=_shown(text))
    return found.numbers[0]


def orders_from_text(text: str) -> Orders:
    """Return orders: ``after 2`` rounds, ``below 5`` in all, blocks as ``weak`` as 1 leave.

    >>> orders_from_text("after 2, weak 1") == Orders(rounds=2, weak=1)
    True
    """
    given: dict[str, int] = {}
    for part in _parts(unicodedata.normalize("NFKC", text)):
        word, _, number = part.casefold().partition(" ")
        most = {"after": LAST_ROUND, "below": MOST_ORDERED, "weak": max(MAXIMUM)}.get(word, 0)
        digits = number.strip()
        if word in given or not digits.isdecimal() or not 1 <= int(digits[:9]) <= most:
            raise TextError("odds-orders", text=_shown(part))
        given[word] = int(digits)
    return Orders(given.get("after", LAST_ROUND), given.get("below", 0), given.get("weak", 0))


def force_text(force: Force) -> str:
    """Return a force as text.

    >>> force_text(Force.of("Wallace", "Douglas 3", reserve=["Keith 1"]))
    'Wallace 4, Douglas 3 | Keith 1'
    """
    some = (force.main, force.reserve)
    parts = [", ".join(f"{BLOCK_NAMES[block]} {n}" for block, n in each) for each in some]
    return f" {BAR} ".join(part for part in parts if part)


def _shown(text: str) -> str:
    """Return as much of a text as an error message shows."""
    plain = "".join(char if char.isprintable() else " " for char in text.strip())
    return plain if len(plain) <= MOST_SHOWN else plain[:MOST_SHOWN] + "…"
