"""Semantic twins: two games in which *any* two hidden blocks of a side have changed places.

The side gives the same orders in both: the same number of blocks from the same area along the same
way. While all that ``public_facts`` lists is the same, everything that goes to the enemy and to
spectators must be the same, byte for byte. Where a fact differs, the rules have shown it: the pair
ends, which is counted by its reason in ``PUBLIC``, and another begins there. Nothing else ends one.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Final

from schiltrom.engine import steps
from schiltrom.engine.choices import DONE, EVENT, FIRST_AREA, FIRST_BLOCK, FIRST_WORD, PASS, STOP
from schiltrom.engine.flow import choose, legal_mask, settle
from schiltrom.engine.position import Position
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.tables import (
    ENGLAND,
    NOBODY,
    NORSE,
    OFF,
    SCOTLAND,
    members,
)
from schiltrom.engine.walk import random_outcome
from schiltrom.fairness import FairChance
from schiltrom.screen.encoding import to_text
from schiltrom.screen.replay import frames
from schiltrom.table.automatic import AUTO_FORCED, AUTO_HITS
from schiltrom.table.table import Table
from schiltrom.text.message import to_json
from tests.helpers.clocked import ClockedSeats
from tests.helpers.staged import cloned, exchanged, pairs_of, put
from tests.helpers.twin_facts import (
    PUBLIC,
    business,
    facts_always,
    facts_at_rest,
    why_they_part,
)

GAINS: Final = {
    steps.VICTUALS,
    steps.PILLAGE_GAIN,
    steps.SCOTTISH_BUILD,
    steps.BUILD_FROM,
    steps.ENGLISH_BUILD,
}
"""The steps at which blocks gain strength, which nobody else sees."""
FRAMES: Final = 50
"""So many frames are compared once so many states were."""
CROWNED: Final = 0.2
"""How often a king is crowned whom only one of the games has."""
SECOND_MS: Final = 1700
AUTOMATIC: Final = frozenset({AUTO_FORCED, AUTO_HITS})
TRIES: Final = 25
"""How often a winter's stage is tried before it is taken as it came."""


# --- what is sent ------------------------------------------------------------------------------


def told_bytes(table: Table, viewer: int, *, with_frames: bool = False) -> str:
    """Return all that a viewer is sent at table level: view, screen, log, numbers, course."""
    history = table.history(viewer)
    lines = [
        (line.number, to_json(line.told.message), line.told.year, line.told.turn)
        for line in table.lines_after(viewer, -1)[-12:]
    ]
    sent: dict[str, object] = {
        "number": table.number(viewer),
        "view": table.seen(viewer),
        "screen": to_text(table.screen_state(viewer)),
        "lines": lines,
        "course": to_text(table.course.so_far()),
        "frames": len(history.marks),
    }
    if with_frames:
        sent["replay"] = to_text(
            frames(table.record, history, max(0, len(history.marks) - FRAMES), FRAMES)
        )
    if viewer != NOBODY:
        sent["undo"] = table.can_undo(viewer)
        sent["choice"] = table.waits_for(viewer)
        sent["legal"] = table.legal(viewer)
        sent["asked"] = table._asked[viewer]
    return json.dumps(sent, sort_keys=True)


def table_of(rules: RuleSet, scenario: int, seed: str) -> Table:
    """Return a new table; the same seed gives the same chance."""
    return Table(scenario, rules, FairChance(bytes(range(32)), seed, seed))


# --- the pair ----------------------------------------------------------------------------------


@dataclass
class Tally:
    """How much was compared, and why pairs ended."""

    compared: int = 0
    apart: int = 0
    """How often the positions differed when they looked the same."""
    bytes: int = 0
    pairs: int = 0
    parted: Counter[str] = field(default_factory=Counter)
    steps: Counter[int] = field(default_factory=Counter)
    """Where the positions differed and looked the same."""
    declined: int = 0
    """How often only one of the games had somebody to crown, and the Scots declined."""
    crowned: int = 0
    automatic: int = 0
    """How often a forced choice would have been made for the side."""


class Twins:
    """Two tables that differ in what *side* hides, played alike and compared."""

    def __init__(
        self, table: Table, side: int, seed: str, tally: Tally, pair: tuple[int, int] | None = None
    ) -> None:
        self.now_ms = 1_700_000_000_000
        self.side = side
        self.haste = 0.0
        """How often a side is done with its moves, or with an event, at once."""
        self.rng = Random(f"{seed} choices")
        self.tally = tally
        self.tables = [table, table]
        clock = ClockedSeats(table, self.now_ms)
        self.clocks = [clock, clock]
        self.partner: dict[int, int] = {}
        self._rest: list[dict[str, object]] = [{}, {}]
        """What was shown of the side before it began what it is doing."""
        self._doing = ["", ""]
        self.part_ways(pair)

    @property
    def positions(self) -> list[Position]:
        return [table._replay.position for table in self.tables]

    def part_ways(self, pair: tuple[int, int] | None = None) -> None:
        """Begin a pair: the second game becomes the first, with two hidden blocks exchanged.

        While a battle is fought, or a side is in the middle of something, they are the same.
        """
        self.tables[1] = cloned(self.tables[0])
        self.clocks[1] = self.clocks[0].copy()
        self.partner = {}
        pos = self.positions[0]
        if pos.field >= 0 or pos.fighter >= 0 or pos.is_over() or business(pos, self.side):
            return
        if pair is None:
            pairs = pairs_of(pos, self.side)
            if not pairs:
                return
            pair = self.rng.choice(pairs)
        one, other = pair
        self.partner = {one: other, other: one}
        put(self.tables[1], exchanged(pos, one, other, self.rng))
        put(self.tables[0], pos.copy())  # so that nothing before can be taken back in either
        self.tally.pairs += 1

    # --- comparing -----------------------------------------------------------------------------

    def facts(self, game: int, pos: Position) -> dict[str, object]:
        """Return what the rules show of a position that follows a game's."""
        return self._shown(game, pos) | facts_always(pos, self.side) | self._time(game, pos)

    def _time(self, game: int, pos: Position) -> dict[str, object]:
        """Return what is left on the clocks when it is shown how long each side built (7.6)."""
        is_shown = not (pos.builds_at_once() or self.positions[game].builds_at_once())
        left = [seat.left_ms for seat in self.clocks[game].seats]
        return {"time": left if is_shown else None}

    def _shown(self, game: int, pos: Position) -> dict[str, object]:
        """Return what is shown of the side: what it is in the middle of has not happened yet.

        England's winter has begun when it is first seen: some blocks go without a choice (7.3).
        """
        doing = business(pos, self.side)
        if doing and (doing == self._doing[game] or doing == "england"):
            return self._rest[game]
        return facts_at_rest(pos, self.side)

    def look_alike(self) -> bool:
        """Return whether the rules show no difference, and remember what they show."""
        found = [self.facts(game, pos) for game, pos in enumerate(self.positions)]
        self._rest = [self._shown(game, pos) for game, pos in enumerate(self.positions)]
        self._doing = [business(pos, self.side) for pos in self.positions]
        return found[0] == found[1]

    def compare(self, *, thoroughly: bool = False) -> None:
        """Compare all bytes for the enemy and for spectators."""
        tally = self.tally
        thoroughly = thoroughly or tally.compared % FRAMES == FRAMES - 1
        for viewer in (1 - self.side, NOBODY):
            one, other = (self.told(game, viewer, thoroughly) for game in (0, 1))
            tally.bytes += len(one)
            assert one == other, self.difference(one, other)
        self.compare_automation()
        tally.compared += 1
        self.now_ms += SECOND_MS
        if self.positions[0] != self.positions[1]:
            tally.apart += 1
            tally.steps.update({pos.step for pos in self.positions})

    def compare_automation(self) -> None:
        """Compare once more what would be told if the side had its forced choices made for it.

        A block that was taken up goes on by itself where there is one way: when it was taken up,
        nobody else knows. Where both games go on, what the rules show then is no secret either.
        """
        wishes = {self.side: AUTOMATIC}
        goes_on = [table._automatic_choice(wishes) is not None for table in self.tables]
        if not any(goes_on) or any(steps.IS_SECOND[pos.step] for pos in self.positions):
            return
        tables = [cloned(table) for table in self.tables]
        for table in tables:
            table.automatic(wishes)
        self.tally.automatic += 1
        facts = [self.facts(game, each._replay.position) for game, each in enumerate(tables)]
        if all(goes_on) and facts[0] != facts[1]:
            return
        for viewer in (1 - self.side, NOBODY):
            one, other = (told_bytes(table, viewer) for table in tables)
            assert one == other, self.difference(one, other)

    def told(self, game: int, viewer: int, thoroughly: bool) -> str:
        """Return all that a viewer is told of a game."""
        sent = told_bytes(self.tables[game], viewer, with_frames=thoroughly)
        return self.clocks[game].shown(self.now_ms) + sent

    def difference(self, one: str, other: str) -> str:
        """Return where the bytes differ."""
        pairs = enumerate(zip(one, other, strict=False))
        same = next((at for at, (a, b) in pairs if a != b), min(len(one), len(other)))
        part = slice(max(0, same - 160), same + 120)
        return f"{self.positions}, {self.partner}:\n{one[part]}\n{other[part]}"

    def check(self, before: Position) -> None:
        """Compare, or end the pair where the rules show a difference."""
        found = [self.facts(game, pos) for game, pos in enumerate(self.positions)]
        if self.look_alike():
            self.compare()
        else:
            self.part(before, self.positions[0], found)

    def part(self, before: Position, after: Position, facts: list[dict[str, object]]) -> None:
        """End the pair, which must have a reason, and begin another."""
        named = {name: [each[name] for each in facts] for name in facts[0]}
        differing = {name: both for name, both in named.items() if both[0] != both[1]}
        why = why_they_part(before, after, set(differing), set(self.partner))
        assert why in PUBLIC, f"{before} {self.positions} {self.partner}: {differing}"
        self.tally.parted[why] += 1
        self.part_ways()

    # --- playing -------------------------------------------------------------------------------

    def play(self, game: int, side: int, choice: int) -> None:
        """Make a choice in one of the games."""
        starts = list(self.tables[game].starts)
        self.tables[game].play(side, choice)
        self.clocks[game].go_on(self.tables[game], starts, self.now_ms)

    def undo(self, game: int, side: int) -> None:
        """Take the last choice back in one of the games."""
        starts = list(self.tables[game].starts)
        self.tables[game].undo(side)
        self.clocks[game].go_on(self.tables[game], starts, self.now_ms)

    def step(self) -> bool:
        """Do one thing in both games; return False when the game is over."""
        one, other = self.positions
        if one.is_over():
            return False
        if not self.partner:
            self.part_ways()
            one, other = self.positions
        self.look_alike()
        if self.in_stage():
            self.stage()
        elif one.step != other.step:
            self.decline_crown()
        else:
            self.choose()
        return True

    def choose(self) -> None:
        """Make the same choice in both games, or one that looks the same."""
        one = self.positions[0]
        sides = [side for side in (ENGLAND, SCOTLAND) if one.waits_for(side)]
        if one.builds_at_once():
            sides = [side for side in sides if side != self.side] or sides
        side = self.rng.choice(sides)
        if side == self.side and one.step in GAINS:
            self.gain_in_private()
            one = self.positions[0]
        masks = [table.legal(side) for table in self.tables]
        found = None
        choices = self.rng.sample(members(masks[0]), masks[0].bit_count())
        if self.rng.random() < self.haste:
            choices.sort(key=lambda choice: choice - FIRST_WORD not in (DONE, PASS))
        if side != self.side:
            assert masks[0] == masks[1], self.positions
            found = choices[0], choices[0]
        else:
            hidden = one.step in GAINS
            choices = [c for c in choices if not (hidden and FIRST_BLOCK <= c < FIRST_AREA)]
            found = self.common_order(side, choices, masks[1])
        if found is None and one.step == steps.MOVE and NORSE in self.partner:
            # They alone go by sea: whatever is ordered now, everybody sees whether it was they.
            self.tally.parted["the Norse"] += 1
            self.part_ways()
            return
        if found is None:
            # Every choice shows a difference: one must be made.
            found = choices[0], self.rng.choice(members(masks[1]))
        if side == self.side and one.step == steps.MOVE and found[0] < FIRST_AREA:
            self.march(*found)
        else:
            self.play_both(side, *found)

    def common_order(self, side: int, choices: list[int], legal: int) -> tuple[int, int] | None:
        """Return a choice and one in the other game that shows no difference."""
        one, other = self.positions
        for choice in choices:
            alike = [choice]
            if FIRST_BLOCK <= choice < FIRST_AREA:
                here = one.place_of(choice - FIRST_BLOCK)
                if here == OFF:
                    return choice, choice  # the French Knights, who are welcomed or not (7.61)
                blocks = [FIRST_BLOCK + block for block in members(other.at[here])]
                alike = [self.choice_for_twin(choice), *self.rng.sample(blocks, len(blocks))]
                by_sea = choice == FIRST_BLOCK + NORSE
                alike = [each for each in alike if by_sea == (each == FIRST_BLOCK + NORSE)]
            for twin in alike:
                if twin >= 0 and legal >> twin & 1 and self.would_look_alike(side, choice, twin):
                    return choice, twin
        return None

    def would_look_alike(self, side: int, one: int, other: int) -> bool:
        """Return whether two choices would leave the same facts open."""
        _, found = self.foreseen(side, one, other)
        return found[0] == found[1]

    def foreseen(self, side: int, one: int, other: int) -> tuple[Position, list[dict[str, object]]]:
        """Return where a choice leads, and what is open in both games before chance goes on."""
        after = [pos.copy() for pos in self.positions]
        choose(after[0], side, one)
        choose(after[1], side, other)
        return after[0], [self.facts(game, pos) for game, pos in enumerate(after)]

    def play_both(self, side: int, one: int, other: int) -> None:
        """Make a choice in each game; then compare, unless the choice or chance has opened one."""
        before = self.positions[0].copy()
        had = before.crowned
        after, found = self.foreseen(side, one, other)
        self.play(0, side, one)
        self.play(1, side, other)
        self.tally.crowned += all(pos.crowned > had for pos in self.positions)
        if found[0] == found[1]:
            self.check(before)
        else:
            self.part(before, after, found)

    def choice_for_twin(self, choice: int) -> int:
        """Return the same order in the second game: the exchanged block for its partner, or -1."""
        block = choice - FIRST_BLOCK
        one, other = self.positions
        partner = self.partner.get(block, -1) if FIRST_BLOCK <= choice < FIRST_AREA else -1
        if partner >= 0 and other.place_of(partner) == one.place_of(block):
            return FIRST_BLOCK + partner
        return choice if other.place_of(block) == one.place_of(block) else -1

    def march(self, choice: int, twin: int) -> None:
        """Let a block march in both games, as far as both can go; ``stop`` where one needs it."""
        side = self.side
        before = self.positions[0].copy()
        self.change_mind(side)
        self.play(0, side, choice)
        self.play(1, side, twin)
        self.compare()
        for hop in range(3):
            if any(pos.step != steps.MARCH for pos in self.positions):
                break
            masks = [table.legal(side) for table in self.tables]
            areas = members(masks[0] & masks[1] & ((1 << FIRST_WORD) - (1 << FIRST_AREA)))
            if not areas or (hop and self.rng.random() < 0.5):
                break
            area = self.rng.choice(areas)
            for game in (0, 1):
                self.play(game, side, area)
            if self.positions[0].step == self.positions[1].step == steps.MARCH:
                self.compare()
        for game in (0, 1):
            self.halt(game)
        self.check(before)

    def halt(self, game: int) -> None:
        """Stop a block that could go on, or put one down that could not set out with the other."""
        if self.positions[game].step != steps.MARCH:
            return
        if self.tables[game].legal(self.side) >> (FIRST_WORD + STOP) & 1:
            self.play(game, self.side, FIRST_WORD + STOP)
        else:
            self.undo(game, self.side)

    def change_mind(self, side: int) -> None:
        """Take up some block in one of the games and put it down again, which nobody sees."""
        game = self.rng.randrange(2)
        legal = self.tables[game].legal(side)
        blocks = members(legal & ((1 << FIRST_AREA) - (1 << FIRST_BLOCK)))
        if self.rng.random() < 0.3:
            self.play(game, side, self.rng.choice(blocks))
            self.compare()
            self.undo(game, side)
            self.compare()

    def gain_in_private(self) -> None:
        """Let blocks gain strength in each game as it comes: nobody sees whether any does."""
        for game in (0, 1):
            for _ in range(self.rng.randrange(3)):
                legal = self.tables[game].legal(self.side)
                blocks = legal & ((1 << FIRST_AREA) - (1 << FIRST_BLOCK))
                if not blocks or self.positions[game].step not in GAINS:
                    break
                self.play(game, self.side, self.rng.choice(members(blocks)))
                self.compare()
                if self.positions[game].step == steps.BUILD_FROM:
                    areas = members(self.tables[game].legal(self.side))
                    self.play(game, self.side, self.rng.choice(areas))
                    self.compare()

    def decline_crown(self) -> None:
        """Let the Scots play the event where they alone know that they could crown a king.

        Now and then they crown him, which parts the games.
        """
        before = self.positions[0].copy()
        for game in (0, 1):
            if self.positions[game].step == steps.CORONATION:
                kings = members(self.tables[game].legal(SCOTLAND) & ~(1 << FIRST_WORD + EVENT))
                crowns = self.rng.random() < CROWNED
                choice = self.rng.choice(kings) if crowns else FIRST_WORD + EVENT
                self.play(game, SCOTLAND, choice)
                self.tally.declined += not crowns
                self.check(before)
                return
        raise AssertionError(f"the games are at different steps: {self.positions}")

    # --- what is shown when it is finished -------------------------------------------------------

    def in_stage(self) -> bool:
        """Return whether the side does something that is shown when it is finished."""
        return any(business(pos, self.side) and pos.waits_for(self.side) for pos in self.positions)

    def stage(self) -> None:
        """Play a stage of winter, or builds, in each game; nothing may be seen until both end.

        The second game is played so that it comes to the same for everybody, if that can be.
        """
        before = self.positions[0].copy()
        plays: list[list[int]] = []
        wanted: dict[str, object] | None = None
        for pos in self.positions:
            choices: list[int] = []
            shown: dict[str, object] = {}
            if business(pos, self.side) and pos.waits_for(self.side):
                for _ in range(TRIES):
                    choices, after = self.a_stage(pos, self.rng.random())
                    shown = facts_at_rest(after, self.side)
                    if wanted is None or shown == wanted:
                        break
                wanted = shown
            plays.append(choices)
        for game, choices in enumerate(plays):
            for choice in choices[:-1]:
                self.play(game, self.side, choice)
                self.compare()
        for game, choices in enumerate(plays):
            for choice in choices[-1:]:
                self.play(game, self.side, choice)
        self.check(before)

    def a_stage(self, pos: Position, haste: float) -> tuple[list[int], Position]:
        """Return choices that finish the stage, each likely with *haste*, and what they lead to.

        A stage with a draw in it ends with the draw, since nobody knows what it will be.
        """
        after = pos.copy()
        choices: list[int] = []
        while True:
            legal = members(legal_mask(after, self.side))
            ends = [choice for choice in legal if choice >= FIRST_WORD]
            pool = ends if ends and self.rng.random() < haste else legal
            choice = self.rng.choice(pool)
            choose(after, self.side, choice)
            choices.append(choice)
            if after.is_chance() and after.builds_at_once():
                settle(after, random_outcome(after, self.rng))
                return choices, after
            if business(after, self.side) != business(pos, self.side):
                return choices, after
            if not after.waits_for(self.side):
                return choices, after
