"""Two games with the same seeds that differ only in what one seat, the viewer's, may not know.

What is open at the table is listed here by the rules and from positions, not through the engine's
views: the views and all else a service sends are what the twins put to the test.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import fields
from random import Random
from typing import Final

import pytest

from schiltrom.engine import steps
from schiltrom.engine.choices import FIRST_AREA, FIRST_BLOCK, TEXTS
from schiltrom.engine.flow import choose, legal_mask
from schiltrom.engine.position import Position
from schiltrom.engine.rules import PRESETS
from schiltrom.engine.tables import (
    AREAS,
    BLOCK_NAMES,
    BLOCKS,
    ENGLAND,
    NOBLES,
    NOBODY,
    OWN,
    POOL,
    SCOTLAND,
    count,
    members,
)
from schiltrom.engine.view import shown, told_step
from schiltrom.fairness import FairChance
from schiltrom.screen.encoding import to_text
from schiltrom.server.games.seats import Seat, SeatPlan
from schiltrom.server.games.service import GameService
from schiltrom.server.store.database import open_database
from schiltrom.table.clocks import Clock
from schiltrom.table.errors import GameError, RefusedError
from schiltrom.table.table import Table
from schiltrom.text.message import to_json

ALIKE: Final = [
    {"Campbell", "Graham", "Barclay", "Lindsay", "Grant", "Douglas", "MacDonald", "Fraser"},
    {"York Infantry", "Lancaster Infantry", "Northumber Infantry"}
    | {"Durham Infantry", "Cumbria Infantry", "Westmor Infantry"},
    {"Lancaster Knights", "York Knights", "Durham Knights"},
]
"""Blocks that march and winter by the same rules; which of them it is shows only in battle."""
HIDDEN_ORDERS: Final = {
    steps.VICTUALS,
    steps.PILLAGE_GAIN,
    steps.SEA_BLOCK,
    steps.MOVE,
    steps.RETREAT,
    steps.REGROUP,
    steps.RAID,
    steps.ENGLISH_DISBAND,
    steps.SCOTTISH_DISBAND,
    steps.SCOTTISH_BUILD,
    steps.BUILD_FROM,
    steps.ENGLISH_BUILD,
}
"""The steps at which the other side does not learn which block was chosen."""
HIDDEN_GAINS: Final = {
    steps.VICTUALS,
    steps.PILLAGE_GAIN,
    steps.SCOTTISH_BUILD,
    steps.BUILD_FROM,
    steps.ENGLISH_BUILD,
}
"""Those of them that leave every block where it is: any block may have been chosen."""

MOST_TAKEN_BACK: Final = 50
SERVER_SEED: Final = bytes(range(32))
Chance = Callable[[bytes, str, str], FairChance]


def other_blocks(block: int) -> list[int]:
    """Return the blocks that nobody can tell from a block while both are hidden."""
    kin = next((names for names in ALIKE if BLOCK_NAMES[block] in names), set())
    return [BLOCK_NAMES.index(name) for name in sorted(kin) if name != BLOCK_NAMES[block]]


def open_facts(pos: Position, viewer: int) -> list[object]:
    """Return what lies open on the table, and the viewer's own blocks, won nobles among them."""
    own = pos.on_map() & OWN[viewer]
    return [
        (
            told_step(pos, viewer),
            pos.active,
            pos.year,
            pos.turn,
            pos.field,
            pos.round,
            pos.attacker,
            pos.hits,
        ),
        (pos.played_e, pos.played_s, pos.winner, pos.ending, pos.edward, pos.crowned, pos.wintered),
        [count(pos.at[area] & OWN[side]) for side in (0, 1) for area in range(AREAS)],
        [count(pos.at[POOL[side]]) for side in (ENGLAND, SCOTLAND)],
        [count(pos.nobles(side)) for side in (ENGLAND, SCOTLAND)],
        [(block, pos.strength(block)) for block in members(shown(pos) | own)],
        (pos.withdrawn, ~(pos.on_map() | pos.at[POOL[0]] | pos.at[POOL[1]]) & ~NOBLES),
    ]


def armies(pos: Position) -> list[object]:
    """Return the blocks in every area where both sides stand: a battle would lay them open."""
    found: list[object] = []
    for area in range(AREAS):
        here = pos.at[area]
        if here & OWN[ENGLAND] and here & OWN[SCOTLAND]:
            found.append([(block, pos.strength(block)) for block in members(here)])
    return found


class Twins:
    """Two games in one service; after every choice the viewer and a spectator must see the same."""

    def __init__(
        self,
        viewer: int,
        seed: str = "0",
        scenario: str = "Braveheart",
        rules: str = "edition 4",
        chances: tuple[Chance, Chance] = (FairChance, FairChance),
        clock: Clock | None = None,
    ) -> None:
        self.viewer = viewer
        self.compared = 0
        self.taken_back = 0
        self.apart = 0
        """How often the two positions differed when they looked the same."""
        self.service = GameService(open_database("sqlite://"))
        self.games: list[str] = []
        self.sent: list[list[str]] = [[], []]
        """Every byte that was sent to the viewer and to a spectator, for each of the games."""
        for chance in chances:
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr("schiltrom.server.games.service.new_seed", lambda: SERVER_SEED)
                patch.setattr("schiltrom.server.store.repository.FairChance", chance)
                plans = {side: SeatPlan("here", "Ann", seed) for side in (ENGLAND, SCOTLAND)}
                opened = self.service.open_game(scenario, PRESETS[rules], plans, clock)
                self.games.append(opened.game_id)
        self.numbers = [{viewer: -1, NOBODY: -1}, {viewer: -1, NOBODY: -1}]
        self.compare()

    # --- looking -------------------------------------------------------------------------------

    def table(self, game: int) -> Table:
        """Return a game's table, which only the server knows."""
        return self.service._tables[self.games[game]]

    def position(self, game: int) -> Position:
        """Return a game's position, which only the server knows."""
        return self.table(game)._replay.position

    def legal(self, game: int, side: int) -> list[int]:
        mask = legal_mask(self.position(game), side)
        return [choice for choice in range(len(TEXTS)) if mask >> choice & 1]

    @property
    def waiting(self) -> int:
        """Return the side that has to choose, or ``NOBODY`` when the game is over."""
        pos = self.position(0)
        return next((side for side in (ENGLAND, SCOTLAND) if pos.waits_for(side)), NOBODY)

    def look(self, game: int) -> str:
        """Return all that is sent to the viewer and a spectator since they last looked."""
        states = []
        for viewer, since in self.numbers[game].items():
            state = self.service.state(self.games[game], viewer, since)
            self.numbers[game][viewer] = state.number
            states.append({each.name: getattr(state, each.name) for each in fields(state)})
        return to_text(states).replace(self.games[game], "GAME")

    def compare(self) -> None:
        """Check that the games look the same, byte for byte."""
        looks = [self.look(game) for game in (0, 1)]
        assert looks[0] == looks[1], self.difference(looks)
        for game in (0, 1):
            self.sent[game].append(looks[game])
        self.compared += 1
        self.apart += self.position(0) != self.position(1)

    def difference(self, looks: list[str]) -> str:
        """Return what differs, for whoever has to find out why."""
        one, other = (json.loads(look) for look in looks)
        found = [repr(self.position(0)), repr(self.position(1))]
        for first, second in zip(one, other, strict=True):
            first |= first.pop("view")
            second |= second.pop("view")
            found += [f"{k}: {first[k]!r} / {second[k]!r}" for k in first if first[k] != second[k]]
        return "\n".join(found)

    # --- playing -------------------------------------------------------------------------------

    def choose(self, game: int, side: int, choice: int | str) -> None:
        """Make a choice in one of the games."""
        text = TEXTS[choice] if isinstance(choice, int) else choice
        seat = Seat(self.games[game], side)
        number = self.service.state(seat.game_id, side, since=10**9).number
        assert self.service.choose(seat, number, text) > number

    def undo(self, game: int, side: int) -> None:
        seat = Seat(self.games[game], side)
        self.service.undo(seat, self.service.state(seat.game_id, side, since=10**9).number)

    def play(self, side: int, one: int | str, other: int | str | None = None) -> None:
        """Make a choice in the one game and its twin in the other; then look."""
        self.choose(0, side, one)
        self.choose(1, side, one if other is None else other)
        self.compare()

    def step(self, rng: Random, *, mirror: bool = True) -> bool:
        """Make a random choice and its twin, another one where possible; False: there is none."""
        side = self.waiting
        if side == NOBODY:
            return False
        choices = self.legal(0, side)
        rng.shuffle(choices)
        for one in choices:
            twins = [one]
            if mirror and side != self.viewer:
                twins = [*self.mirrored(one, rng), one]
            for other in twins:
                if self.looks_alike(side, one, other):
                    self.choose(0, side, one)
                    self.choose(1, side, other)
                    return self.compare_unless_opened()
        return self.take_back(side)

    def compare_unless_opened(self) -> bool:
        """Compare, unless the end or chance (a herald's noble) has opened a difference."""
        facts = [open_facts(self.position(game), self.viewer) for game in (0, 1)]
        if facts[0] != facts[1] or self.position(0).is_over():
            return False
        self.compare()
        return True

    def take_back(self, side: int) -> bool:
        """Take an order back that leads nowhere without opening a difference."""
        may = [self.table(game).can_undo(side) for game in (0, 1)]
        if not all(may) or self.taken_back == MOST_TAKEN_BACK:
            return False
        self.taken_back += 1
        for game in (0, 1):
            self.undo(game, side)
        self.compare()
        return True

    def mirrored(self, choice: int, rng: Random) -> list[int]:
        """Return hidden orders to other blocks in the same area that look the same from outside."""
        pos = self.position(0)
        if pos.step not in HIDDEN_ORDERS or not FIRST_BLOCK <= choice < FIRST_AREA:
            return []
        block = choice - FIRST_BLOCK
        if pos.step in HIDDEN_GAINS:
            blocks = [other for other in range(BLOCKS) if other != block]
        else:
            here = self.position(1).at[pos.place_of(block)]
            blocks = [other for other in other_blocks(block) if here >> other & 1]
        rng.shuffle(blocks)
        return [FIRST_BLOCK + other for other in blocks]

    def looks_alike(self, side: int, one: int, other: int) -> bool:
        """Return whether two choices leave the same open facts, now and in coming battles."""
        if other not in self.legal(1, side):
            return False
        after = [self.position(game).copy() for game in (0, 1)]
        choose(after[0], side, one)
        choose(after[1], side, other)
        facts = [open_facts(pos, self.viewer) for pos in after]
        return facts[0] == facts[1] and armies(after[0]) == armies(after[1])

    def refusals(self, game: int) -> str:
        """Return the answers to everything the viewer may not do now."""
        seat = Seat(self.games[game], self.viewer)
        number = self.service.state(seat.game_id, seat.side).number
        answers = []
        allowed = self.legal(game, self.viewer)
        wrong = [text for choice, text in enumerate(TEXTS) if choice not in allowed]
        for at, text in [*[(number, text) for text in wrong], (number + 1, "done"), (0, "done")]:
            with pytest.raises((GameError, RefusedError)) as refused:
                self.service.choose(seat, at, text)
            said = json.dumps(to_json(refused.value.say))
            answers.append(f"{text}: {type(refused.value).__name__} {refused.value} {said}")
        return "\n".join(answers).replace(self.games[game], "GAME")
