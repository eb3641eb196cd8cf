"""Two games with the same chance that differ only in what one seat, the viewer's, may not know."""

from __future__ import annotations

from random import Random

from schiltrom.engine.chance import RandomChance, sample
from schiltrom.engine.choices import FIRST_AREA, FIRST_BLOCK
from schiltrom.engine.flow import choose, legal_mask, settle
from schiltrom.engine.position import Position
from schiltrom.engine.steps import CHANCE_STEPS
from schiltrom.engine.tables import BLOCKS, members
from schiltrom.engine.walk import random_side
from schiltrom.observation.simulation import Game, Setup, observe
from tests.server.helpers.twins import HIDDEN_GAINS, HIDDEN_ORDERS, armies, open_facts, other_blocks


def seen(game: Game, side: int) -> bytes:
    """Return what a side's seat has seen, as bytes."""
    game.ask(side)
    parts: list[bytes] = []
    observe(game, parts)
    return b"".join(parts)


class Pair:
    """Two games; what the viewer sees of them must be the same after everything that happens."""

    def __init__(self, setup: Setup, viewer: int, seed: str) -> None:
        self.viewer = viewer
        self.games = [Game([setup], seed, 0) for _ in range(2)]
        self.chances = [
            RandomChance(*(Random(f"{seed}/{stream}") for stream in range(3))) for _ in range(2)
        ]
        self.rng = Random(f"{seed}/choices")
        self.compared = 0
        """How often the viewer's observations were compared."""
        self.apart = 0
        """How often the positions differed then."""

    def positions(self) -> list[Position]:
        return [game.pos for game in self.games]

    def step(self) -> bool:
        """Let one thing happen in both games; return False if they cannot go on together."""
        one, other = self.positions()
        if one.is_over() or other.is_over():
            return False
        if one.step >= CHANCE_STEPS:
            if other.step != one.step:
                return False
            for game, chance in zip(self.games, self.chances, strict=True):
                settle(game.pos, sample(game.pos, chance))
        elif not self._choose():
            return False
        for game in self.games:
            game.remember()
        return self._compare()

    def _choose(self) -> bool:
        """Make a random choice and its twin, another one where that looks the same."""
        side = random_side(self.games[0].pos)
        choices = members(legal_mask(self.games[0].pos, side))
        self.rng.shuffle(choices)
        for one in choices[:12]:
            twins = [*self._mirrored(one), one] if side != self.viewer else [one]
            for other in twins[:6]:
                if self._looks_alike(side, one, other):
                    choose(self.games[0].pos, side, one)
                    choose(self.games[1].pos, side, other)
                    return True
        return False

    def _mirrored(self, choice: int) -> list[int]:
        """Return hidden orders to other blocks that look the same from outside."""
        one, other = self.positions()
        if one.step not in HIDDEN_ORDERS or not FIRST_BLOCK <= choice < FIRST_AREA:
            return []
        block = choice - FIRST_BLOCK
        if one.step in HIDDEN_GAINS:
            blocks = [b for b in range(BLOCKS) if b != block]
        else:
            here = other.at[one.place_of(block)]
            blocks = [b for b in other_blocks(block) if here >> b & 1]
        self.rng.shuffle(blocks)
        return [FIRST_BLOCK + b for b in blocks]

    def _looks_alike(self, side: int, one: int, other: int) -> bool:
        """Return whether two choices leave the same open facts, now and in coming battles."""
        if not legal_mask(self.games[1].pos, side) >> other & 1:
            return False
        after = [pos.copy() for pos in self.positions()]
        choose(after[0], side, one)
        choose(after[1], side, other)
        return self._same_facts(after) and armies(after[0]) == armies(after[1])

    def _same_facts(self, both: list[Position]) -> bool:
        facts = [open_facts(pos, self.viewer) for pos in both]
        return facts[0] == facts[1]

    def _compare(self) -> bool:
        """Compare what the viewer has seen, unless chance has opened a difference."""
        both = self.positions()
        if both[0].is_over() or both[1].is_over() or not self._same_facts(both):
            return False
        memories = [game.memories[1 - self.viewer] for game in self.games]
        assert memories[0].options == memories[1].options, both[0]
        assert memories[0].known == memories[1].known, both[0]
        if both[0].step < CHANCE_STEPS and both[0].waits_for(self.viewer):
            looks = [seen(game, self.viewer) for game in self.games]
            assert looks[0] == looks[1], both[0]
            self.compared += 1
            self.apart += both[0] != both[1]
        return True
