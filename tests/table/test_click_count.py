"""How many clicks two years of Braveheart take: choices of a recorded game, counted and printed.

What one thing takes in the browser is listed here; ``tests/browser/test_clicks.py`` clicks it.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, field
from pathlib import Path

from schiltrom.engine import steps
from schiltrom.engine.choices import FIRE, FIRST_AREA, FIRST_BLOCK, FIRST_WORD, STOP
from schiltrom.engine.flow import legal_mask
from schiltrom.engine.position import Position
from schiltrom.engine.record import Record
from schiltrom.engine.tables import LETTER, NOBODY
from schiltrom.table.automatic import AUTO_FORCED, AUTO_HITS, forced_choice, makes_final

RECORD = Path(__file__).with_name("two-years.json")
"""Two Squires, to the end of 1298."""
ALL = frozenset({AUTO_FORCED, AUTO_HITS})
TAKE_UP_AND_PLAY = 2
ALL_AND_WHERE_TO = 2
"""The button that takes up all blocks of an area, and the area they go to."""
ORDERS = 2
"""The button that opens standing orders, and the one that gives them."""


@dataclass
class Count:
    """The clicks of a game: of what, how many."""

    clicks: dict[str, int] = field(default_factory=dict)
    battles: dict[tuple[int, ...], int] = field(default_factory=dict)
    """How many clicks each battle took each side."""
    _fire: tuple[int, ...] = ()
    _group: tuple[int, ...] = ()
    _moved: int = 0
    """How many blocks of the group have gone."""
    _able: int = 0
    _all: int = 0
    """How many could go when its first block was taken up."""

    @property
    def total(self) -> int:
        return sum(self.clicks.values())

    def add(self, what: str, clicks: int = 1) -> None:
        self.clicks[what] = self.clicks.get(what, 0) + clicks

    def choose(self, pos: Position, side: int, choice: int) -> None:
        """Count a choice that a player makes himself."""
        step = pos.step
        if step in (steps.COMBAT, steps.COMBAT_ACTION):
            self.fight(pos, side, choice)
        elif steps.GATHERS[step] and choice < FIRST_AREA:
            here = pos.at[pos.place_of(choice - FIRST_BLOCK)]
            self._able = (legal_mask(pos, side) >> FIRST_BLOCK & here).bit_count()
        elif steps.ON_THE_WAY[step]:
            self.go(pos, side, choice)
        else:
            self.add(
                steps.PHASE_NAMES[steps.PHASE[step]], TAKE_UP_AND_PLAY if step == steps.CARD else 1
            )

    def fight(self, pos: Position, side: int, choice: int) -> None:
        """Count what a block does: one button fires with all of a letter."""
        if pos.step == steps.COMBAT:
            return
        volley = (side, pos.year, pos.turn, pos.field, pos.round, ord(LETTER[pos.fighter]))
        if choice == FIRST_WORD + FIRE and volley == self._fire:
            return
        self._fire = volley if choice == FIRST_WORD + FIRE else ()
        self.add("battle", 1 if choice >= FIRST_WORD else 2)

    def go(self, pos: Position, side: int, choice: int) -> None:
        """Count where a block goes: one click for each that goes along, or one for all, and one
        for where to."""
        if choice == FIRST_WORD + STOP:
            return
        origin = pos.origin if pos.step == steps.MARCH else pos.field
        if pos.step == steps.MARCH and pos.here != pos.origin:
            return  # the click was on the last area of the way
        group = (side, pos.year, pos.turn, pos.step, origin, choice)
        if group != self._group:
            self._group, self._moved, self._all = group, 0, self._able
        self._moved += 1
        clicks = ALL_AND_WHERE_TO if self._moved in (1, self._all) else self._moved + 1
        phase = steps.PHASE_NAMES[steps.PHASE[pos.step]]
        self.add(phase, clicks - (self._moved if self._moved > 1 else 0))


def counted(wishes: frozenset[str]) -> Count:
    """Return the clicks of both sides."""
    record = Record.from_json(json.loads(RECORD.read_text(encoding="utf-8")))
    walk = record.begin()
    count = Count()
    for _, side, what in record.replay().line:
        pos = walk.position
        if side != NOBODY:
            forced = forced_choice(pos, side, wishes)
            if forced is None or makes_final(walk, side, wishes, forced):
                before = count.total
                count.choose(pos, side, what)
                if pos.field >= 0:
                    battle = (side, pos.year, pos.turn, pos.field, pos.cause)
                    count.battles[battle] = count.battles.get(battle, 0) + count.total - before
        walk.again(side, what)
    return count


def test_the_clicks_of_two_years_are_counted():
    asked, made = counted(frozenset()), counted(ALL)
    spared = sum(max(0, clicks - ORDERS) for clicks in made.battles.values())
    longest = max(made.battles.values())
    for name, count in (("all is asked", asked), ("forced choices are made", made)):
        sys.stdout.write(f"two years, if {name}: {count.total} clicks, {count.clicks}\n")
    sys.stdout.write(
        f"with standing orders where a battle takes more than {ORDERS} (the longest takes "
        f"{longest}): {made.total - spared} clicks\n"
    )
    assert made.total < asked.total * 0.9
    assert spared > 0
