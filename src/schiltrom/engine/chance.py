"""Chance: the possible outcomes of rolls, draws and deals, and where they come from.

An outcome is one small number: dice have three bits each, the first die lowest; a draw is the
number of a block; a deal the number of a card. The engine itself never draws anything: whoever
runs a game passes it outcomes from a ``Chance`` source, from a record, or from a search.
"""

from __future__ import annotations

from random import Random
from typing import Final, Protocol

from schiltrom.engine import battle, builds, cards, steps
from schiltrom.engine.position import Position
from schiltrom.engine.tables import (
    BLOCK_NAMES,
    CARD_NAMES,
    CARDS,
    DECK,
    FACES,
    HAND_SIZE,
    count,
    lowest,
    members,
)

_FACES: Final = [str(face) for face in range(1, FACES + 1)]
MOST_DICE: Final = 8
"""More dice are never rolled at once, and longer texts are not read."""


def dice_rolled(pos: Position) -> int:
    """Return how many dice the position is waiting for (0: it is waiting for a block or a card)."""
    if pos.step == steps.FIRE_ROLL:
        return pos.strength(pos.fighter)
    if pos.step == steps.CELTIC_ROLL:
        return count(battle.celts(pos))
    return 1 if pos.step == steps.HERALD_ROLL else 0


def drawable(pos: Position) -> int:
    """Return the blocks that may be drawn or levied now, as a mask; all are equally likely."""
    if pos.step == steps.DRAW:
        return builds.drawable(pos, pos.drawing)
    return builds.levied(pos) if pos.step == steps.LEVY else 0


def is_possible(pos: Position, outcome: int) -> bool:
    """Return whether chance can produce this outcome now."""
    dice = dice_rolled(pos)
    if dice:
        for _ in range(dice):
            if not 1 <= outcome & 7 <= FACES:
                return False
            outcome >>= 3
        return outcome == 0
    if outcome < 0:
        return False
    if pos.step == steps.DEAL:
        return outcome < CARDS and cards.undealt(pos, outcome) > 0
    return drawable(pos) >> outcome & 1 == 1


def outcomes(pos: Position) -> list[tuple[int, float]]:
    """Return every outcome with its probability, in numerical order."""
    dice = dice_rolled(pos)
    if dice:
        rolls = [0]
        for _ in range(dice):
            rolls = [roll << 3 | face for roll in rolls for face in range(1, FACES + 1)]
        return [(roll, 1.0 / len(rolls)) for roll in sorted(rolls)]
    if pos.step == steps.DEAL:
        left = [cards.undealt(pos, card) for card in range(CARDS)]
        return [(card, n / sum(left)) for card, n in enumerate(left) if n]
    blocks = members(drawable(pos))
    return [(block, 1.0 / len(blocks)) for block in blocks]


class Chance(Protocol):
    """A source of chance: three streams, so that open dice reveal nothing about draws and deals."""

    def die(self) -> int:
        """Return a die roll, 1 to 6."""

    def draw(self, blocks: int) -> int:
        """Return one of *n* blocks, 0 to n - 1."""

    def deal(self, deck: int) -> int:
        """Return one of *n* cards, 0 to n - 1."""


class RandomChance:
    """Chance from Python's generators, using only ``random()``, whose sequence never changes."""

    def __init__(self, dice: Random, draws: Random, deals: Random) -> None:
        self._dice = dice
        self._draws = draws
        self._deals = deals

    def die(self) -> int:
        """Return a die roll, 1 to 6."""
        return 1 + int(self._dice.random() * FACES)

    def draw(self, blocks: int) -> int:
        """Return one of *blocks* blocks."""
        return int(self._draws.random() * blocks)

    def deal(self, deck: int) -> int:
        """Return one of *deck* cards."""
        return int(self._deals.random() * deck)


def seeded_chance(seed: int | str) -> RandomChance:
    """Return chance seeded so that the same seed gives the same game on every machine."""
    return RandomChance(Random(f"{seed}/dice"), Random(f"{seed}/draws"), Random(f"{seed}/hands"))


def sample(pos: Position, chance: Chance) -> int:
    """Return an outcome for the position from a source of chance."""
    dice = dice_rolled(pos)
    if dice:
        roll = 0
        for i in range(dice):
            roll |= chance.die() << 3 * i
        return roll
    if pos.step == steps.DEAL:
        return _card_at(pos, chance.deal(DECK - 2 * HAND_SIZE + pos.dealt))
    blocks = drawable(pos)
    for _ in range(chance.draw(count(blocks))):
        blocks &= blocks - 1
    return lowest(blocks)


def _card_at(pos: Position, place: int) -> int:
    """Return the card at a position in the deck, which is in the order of ``cards.csv``."""
    for card in range(CARDS):
        place -= cards.undealt(pos, card)
        if place < 0:
            return card
    raise AssertionError("the deck is larger than its cards")


# --- text ------------------------------------------------------------------------------------


class OutcomeSyntaxError(ValueError):
    """A text that does not name an outcome of chance."""


def dice_of(outcome: int) -> list[int]:
    """Return the dice of a roll as numbers."""
    dice = []
    while outcome:
        dice.append(outcome & 7)
        outcome >>= 3
    return dice


def roll_of(dice: list[int]) -> int:
    """Return the outcome that stands for these dice."""
    roll = 0
    for i, die in enumerate(dice):
        roll |= die << 3 * i
    return roll


def outcome_text(pos: Position, outcome: int) -> str:
    """Return the text of an outcome: ``roll 3 6``, ``draw Keith`` or ``deal 2``."""
    if dice_rolled(pos):
        return "roll " + " ".join(str(die) for die in dice_of(outcome))
    if pos.step == steps.DEAL:
        return f"deal {CARD_NAMES[outcome]}"
    return f"draw {BLOCK_NAMES[outcome]}"


def parse_outcome(text: str) -> int:
    """Return the outcome written as *text*."""
    kind, _, rest = text.partition(" ")
    if kind == "roll" and rest and len(rest) < 2 * MOST_DICE:
        words = rest.split(" ")
        if all(word in _FACES for word in words):
            return roll_of([int(word) for word in words])
    if kind == "deal" and rest in CARD_NAMES:
        return CARD_NAMES.index(rest)
    if kind == "draw" and rest in BLOCK_NAMES:
        return BLOCK_NAMES.index(rest)
    raise OutcomeSyntaxError(f"{text[:40]!r} is not an outcome of chance")
