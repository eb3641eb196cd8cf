"""Simulation: many games in lockstep, each waiting at a decision that is not forced.

Compiled beside the engine. What a seat may see is listed here word by word (``words``); chance and
choices without an alternative never leave this module. A game can be rebuilt from its choices
alone: all its chance comes from one seed.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from struct import Struct
from typing import TYPE_CHECKING, Final

from schiltrom.engine import steps
from schiltrom.engine.builds import points_for
from schiltrom.engine.cards import hand_size
from schiltrom.engine.chance import RandomChance, sample
from schiltrom.engine.choices import FIRST_AREA, FIRST_BLOCK, FIRST_WORD, Legal
from schiltrom.engine.flow import choose, legal, settle
from schiltrom.engine.movement import main_size
from schiltrom.engine.position import Position
from schiltrom.engine.rules import VALUES, RuleSet
from schiltrom.engine.setup import new_position
from schiltrom.engine.tables import (
    ALL_BLOCKS,
    AREAS,
    BORDERS,
    ENGLAND,
    ENGLISH_POOL,
    FRENCH_BIT,
    NOBLES,
    OWN,
    PLACES,
    SCOTLAND,
    SCOTTISH_POOL,
    count,
    lowest,
)
from schiltrom.engine.told import IN_POOL as TOLD_IN_POOL
from schiltrom.engine.told import NOBLES_TOLD, told_french, told_of
from schiltrom.engine.walk import random_of
from schiltrom.observation.memory import Memory
from schiltrom.observation.moments import changed_places, turns_begun
from schiltrom.observation.packed import PackedMemory
from schiltrom.observation.words import ACTOR, START, WORDS

if TYPE_CHECKING:
    from mypy_extensions import i64  # an int that compiled code keeps in a register

MOST_IN_AREA: Final = 15
PER_WORD: Final = 12
"""Areas whose numbers of blocks are told in one word."""
NOTHING: Final[list[int]] = [0, 0, 0, 0]
"""Words for areas in which no block has moved or is in reserve."""
ENDLESS: Final = 20
"""The number of years a Campaign is assumed to last."""
RULE_BITS: Final = 60
"""Bits for switches in one word."""
FRESH: Final = Struct(f"={START['rules']}q")
RULES: Final = Struct(f"={START['england'] - START['rules']}q")
WHOLE: Final = Struct(f"={WORDS - ACTOR}q")
"""The parts of an observation: built each time, per game, and the truth."""


Automatic = Callable[[Position, int, Random], list[int]]
"""A player inside the simulation: gives a side's next choices in a position, whatever is hidden in
it, or none while it is still thinking: then the game waits for a step. It may draw from the random
numbers, and must play the same game again for the same ones."""
NOBODY: Final = -1


class Setup:
    """A kind of game: scenario, rules, last year (the scenario's own if 0) and weight.

    How often a set-up is drawn depends on its share of all the weights.
    """

    def __init__(self, scenario: int, rules: RuleSet, years: int = 0, weight: float = 1.0) -> None:
        self.scenario = scenario
        self.rules = rules
        self.years = years
        self.weight = weight
        self.rule_words = rule_words(rules)

    def begin(self) -> Position:
        """Return a new game before the first levy and the first deal."""
        pos = new_position(self.scenario, self.rules)
        if self.years:
            pos.last_year = pos.first_year + self.years - 1
        return pos


def rule_words(rules: RuleSet) -> bytes:
    """Return the switches of a rule set, one bit for every possible value of a switch."""
    bits = 0
    start = 0
    for name, values in VALUES.items():
        bits |= 1 << (start + values.index(getattr(rules, name)))
        start += len(values)
    whole = (1 << RULE_BITS) - 1
    return RULES.pack(bits & whole, bits >> RULE_BITS)


class Game:
    """One game, with what each side can know of the other's blocks.

    An automatic player may have one of its sides, and decides for it whatever it is told to choose.
    """

    def __init__(
        self,
        setups: list[Setup],
        seed: str,
        number: int,
        automatic: Callable[[], Automatic] | None = None,
        automatic_side: int = NOBODY,
    ) -> None:
        self.setups = setups
        self.seed = seed
        self.number = number
        self._new_automatic = automatic
        self._automatic: Automatic | None = None
        self._automatic_side = automatic_side
        self._luck = Random(0)  # noqa: S311 (nobody plays for anything)
        """What the automatic player draws from; dice and cards do not depend on it."""
        self.choices = bytearray()
        """All decisions of the game so far; those of an automatic player count for nothing."""
        self.side = 0
        """The side that must decide."""
        self.legal: Legal = (0, 0, 0, 0)
        """What it may choose."""
        self.memories = [Memory(ENGLAND), Memory(SCOTLAND)]
        """What the enemy of each side knows of it."""
        self.kind = 0
        self.pos = setups[0].begin()
        self.winner = -1
        """Who won the previous game, if it has just ended."""
        self._at: list[int] = []
        self._packed = [PackedMemory(), PackedMemory()]
        self._begin()

    def _begin(self) -> None:
        """Begin the game with the current number."""
        rng = Random(f"{self.seed}/{self.number}")  # noqa: S311 (nobody plays for anything)
        self.chance = RandomChance(rng, rng, rng)
        if self._automatic_side != NOBODY and self._new_automatic is not None:
            self._automatic = self._new_automatic()
            self._luck.seed(f"{self.seed}/{self.number}/automatic")
        self.kind = _drawn(self.setups, rng.random())
        self.choices = bytearray()
        self.pos = self.setups[self.kind].begin()
        self._at = self.pos.at[:]
        for memory in self.memories:
            memory.begin(self.pos)

    def next_game(self) -> None:
        """Begin another game."""
        self.number += 1
        self._begin()
        self.advance()

    def follow(self, pos: Position) -> None:
        """Follow a game played elsewhere to its next position; none may be left out."""
        self.pos = pos
        self.remember()

    def remember(self) -> None:
        """Update both sides' memories with what has happened."""
        pos = self.pos
        before = self._at
        places = 0
        if pos.at != before:
            places = changed_places(pos.at, before)
            self._at = pos.at[:]
        self.memories[0].follow_change(pos, before, places)
        self.memories[1].follow_change(pos, before, places)

    def advance(self) -> bool:
        """Advance to a decision; return False if the game ends before there is one."""
        pos = self.pos
        while pos.step != steps.OVER:
            if pos.step >= steps.CHANCE_STEPS:
                settle(pos, sample(pos, self.chance))
            else:
                side = pos.active
                if pos.step == steps.CARD:
                    side = ENGLAND if pos.card_e < 0 else SCOTLAND
                forced = self.ask(side)
                if forced < 0:
                    return True
                choose(pos, side, forced)
            self.remember()
        return False

    def ask(self, side: int) -> int:
        """Make it a side's turn to decide; return its only legal choice, or -1 for several."""
        self.side = side
        self.legal = legal(self.pos, side)
        return only_choice(self.legal)

    def act(self, choice: int) -> bool:
        """Make a decision and advance to the next; return False if that ended the game."""
        self.choices.append(choice)
        if self._automatic is None or self.side != self._automatic_side:
            choose(self.pos, self.side, choice)
            self.remember()
        else:
            for each in self._automatic(self.pos, self.side, self._luck):
                choose(self.pos, self.side, each)
                self.remember()
        return self.advance()

    def packed(self, side: int) -> bytes:
        """Return what is known of a side's blocks, two of them in a word."""
        return self._packed[side].of(self.memories[side], turns_begun(self.pos))


def _drawn(setups: list[Setup], point: float) -> int:
    """Return the number of a set-up, drawn by weight with a random number from 0 to 1."""
    total = 0.0
    for setup in setups:
        total += setup.weight
    point *= total
    number = 0
    for setup in setups:
        point -= setup.weight
        if point < 0:
            return number
        number += 1
    return number - 1


def only_choice(may: Legal) -> int:
    """Return the only legal choice, or -1 if there are several."""
    cards, blocks, areas, words = may
    if cards:
        return -1 if cards & (cards - 1) else lowest(cards)
    if blocks:
        if areas or words or blocks & (blocks - 1):
            return -1
        return FIRST_BLOCK + lowest(blocks)
    if areas:
        if words or areas & (areas - 1):
            return -1
        return FIRST_AREA + lowest(areas)
    return -1 if words & (words - 1) else FIRST_WORD + lowest(words)


# --- what a seat has seen --------------------------------------------------------------------


def observe(game: Game, parts: list[bytes]) -> None:
    """Append what the deciding seat may see; it must have been asked."""
    pos = game.pos
    side = game.side
    named = game.memories[1 - side].named
    lagging = pos.withdrawn & OWN[1 - side] if pos.field >= 0 else 0
    out = pos.at[:]
    on_map, first, second = _blocks(pos, side, named, lagging, out)
    _orders(pos, side, game.legal, lagging, out)
    told = told_of(pos, 1 - side)
    if told:
        _as_told(told, out)
    else:
        out.append(first)
        out.append(second)
        _moved(pos, OWN[1 - side] & ~named & ~lagging, out)
    _counters(pos, side, lagging, out)
    _business(pos, side, on_map & NOBLES, out)
    parts.append(FRESH.pack(*out))
    parts.append(game.setups[game.kind].rule_words)
    parts.append(game.packed(ENGLAND))
    parts.append(game.packed(SCOTLAND))


def _blocks(
    pos: Position, side: int, named: int, lagging: int, out: list[int]
) -> tuple[int, int, int]:
    """Leave out the enemy's hidden blocks, and append the facts of the others.

    Return all blocks on the map, and how many hidden ones are in each area, four bits for each.
    """
    known = OWN[side] | named
    unknown: i64 = OWN[1 - side] & ~named
    everywhere: i64 = 0
    first: i64 = 0
    second: i64 = 0
    for place, each in enumerate(pos.at):
        here: i64 = each
        everywhere |= here
        hidden = here & unknown
        if hidden:
            out[place] = here ^ hidden
            number = min(count(hidden & ~lagging), MOST_IN_AREA)
            if place < PER_WORD:
                first |= number << 4 * place
            elif place < AREAS:
                second |= number << 4 * (place - PER_WORD)
    if lagging:
        for place in range(PLACES):
            out[place] &= ~lagging
        out[pos.field] |= lagging & known
    out.append(pos.low & known)
    out.append(pos.high & known)
    out.append(pos.moved & known & ~lagging)
    out.append(pos.reserves & known)
    out.append(0 if pos.step == steps.CARD else pos.acted)
    out.append(pos.captured)
    out.append(pos.withdrawn & OWN[side])
    out.append(pos.homed)
    gone = ~everywhere & ~NOBLES & ALL_BLOCKS
    if side == ENGLAND and pos.french and not told_french(pos):
        gone |= FRENCH_BIT
    out.append(gone)
    on_map = everywhere & ~(pos.at[ENGLISH_POOL] | pos.at[SCOTTISH_POOL])
    return on_map, first, second


def _orders(pos: Position, side: int, may: Legal, lagging: int, out: list[int]) -> None:
    """Append what may be chosen, and the public facts of moves and attacks."""
    secret = pos.step != steps.CARD
    cards, blocks, areas, words = may
    out.append(blocks)
    out.append(areas | words << 23 | cards << 34)
    out.append(pos.groups | (pos.path << 23 if secret else 0))
    out.append(pos.attacks_e | pos.attacks_s << 23)
    if lagging:  # retreats that are still hidden crossed borders
        out.append(0)
        out.append(0)
        out.append(0)
    else:
        out.append(pos.crossed_1)
        out.append(pos.crossed_2)
        out.append(pos.crossed_4)
    out.append(pos.into_low_e)
    out.append(pos.into_high_e)
    out.append(pos.into_low_s)
    out.append(pos.into_high_s)
    ways = 0
    origins = 0
    main = pos.main
    size = main_size(pos.rules) if main else 1
    for i in range(0, len(main), size):
        if main[i + 1] < BORDERS:
            ways |= 1 << main[i + 1]
            origins |= 1 << main[i + 2]
        else:
            origins |= 1 << (AREAS + main[i])
    out.append(ways)
    out.append(origins)
    out.append(points_for(pos, side) if secret else 0)


def _moved(pos: Position, hidden: int, out: list[int]) -> None:
    """Append how many hidden enemy blocks moved and are in reserve, four bits for each area."""
    if (pos.moved | pos.reserves) & hidden:
        _by_area(pos.at, hidden & pos.moved, out)
        _by_area(pos.at, hidden & pos.reserves, out)
    else:
        out.extend(NOTHING)


def _as_told(told: bytes, out: list[int]) -> None:
    """Append how many blocks the enemy had in each area before what he is doing unseen (7.6)."""
    first = 0
    second = 0
    for area in range(AREAS):
        number = min(told[area], MOST_IN_AREA)
        if area < PER_WORD:
            first |= number << 4 * area
        else:
            second |= number << 4 * (area - PER_WORD)
    out.append(first)
    out.append(second)
    out.extend(NOTHING)


def _by_area(at: list[int], blocks: int, out: list[int]) -> None:
    """Append how many of these blocks are in each area."""
    first = 0
    second = 0
    for area, here in enumerate(at):
        if here & blocks:
            number = min(count(here & blocks), MOST_IN_AREA)
            if area < PER_WORD:
                first |= number << 4 * area
            elif area < AREAS:
                second |= number << 4 * (area - PER_WORD)
    out.append(first)
    out.append(second)


def _counters(pos: Position, side: int, lagging: int, out: list[int]) -> None:
    """Append cards, calendar, battle, kings and the seat's own counters."""
    secret = pos.step != steps.CARD
    enemy = 1 - side
    theirs = pos.card(enemy)
    both = pos.card_e >= 0 and pos.card_s >= 0
    out.append(
        pos.hand(side)
        | (pos.card(side) + 1) << 24
        | (theirs + 1 if both else 0) << 28
        | hand_size(pos.hand(enemy)) << 32
    )
    out.append(pos.played_e | pos.played_s << 20)
    out.append(
        pos.step
        | side << 8
        | pos.scenario << 10
        | years_left(pos) << 16
        | (pos.year - pos.first_year) << 24
        | pos.turn << 32
        | pos.p1 << 36
        | pos.second_part << 37
        | pos.moves << 38
        | (pos.year - 1296) << 42
    )
    fled = pos.fled
    if lagging and pos.round == 1 and pos.attacker == side:
        fled -= count(lagging)
    out.append(
        pos.round
        | pos.cause << 4
        | pos.letter << 8
        | min(pos.hits, 15) << 12
        | min(fled, 15) << 16
        | (pos.attacker + 1) << 20
        | (pos.steps_left << 24 | min(pos.left, 31) << 28 if secret else 0)
    )
    out.append(
        pos.crowning
        | pos.crowned << 4
        | pos.edward << 5
        | pos.wintered << 7
        | (pos.french if side == SCOTLAND else told_french(pos)) << 8
        | (pos.homing + 1) << 9
        | (pos.truce + 1) << 11
    )


def years_left(pos: Position) -> int:
    """Return how many years are left after this one; a Campaign counts as twenty (8.3)."""
    last = pos.last_year if pos.last_year else pos.first_year + ENDLESS - 1
    return max(last - pos.year, 0)


def _business(pos: Position, side: int, nobles: int, out: list[int]) -> None:
    """Append what the seat is doing, and the numbers everybody sees."""
    wintering = pos.wintering + 1 if side == ENGLAND else 0
    field = (pos.field + 1) << 24
    scots = count(nobles & OWN[1])
    pool = count(pos.at[SCOTTISH_POOL])
    if side == ENGLAND and pos.told_s:
        scots = pos.told_s[NOBLES_TOLD]
        pool = pos.told_s[TOLD_IN_POOL]
    numbers = (
        count(nobles & OWN[0]) << 32 | scots << 36 | count(pos.at[ENGLISH_POOL]) << 40 | pool << 45
    )
    if pos.step == steps.CARD:
        out.append(field | wintering << 56)
        out.append(numbers)
        return
    out.append(
        (pos.mover + 1)
        | (pos.origin + 1) << 8
        | (pos.here + 1) << 16
        | field
        | (pos.fighter + 1) << 32
        | (pos.target + 1) << 40
        | (pos.group + 1) << 48
        | wintering << 56
    )
    if side == ENGLAND and pos.told_s:
        out.append(numbers)
        return
    numbers |= (pos.norse_for + 1) | (pos.french_for + 1) << 8 | (pos.drawing + 1) << 16
    out.append(numbers | (pos.drawn + 1) << 24)


def tell_truth(pos: Position, parts: list[bytes]) -> None:
    """Append the whole truth, for the critic alone."""
    out = pos.at[:]
    out.append(pos.low)
    out.append(pos.high)
    out.append(pos.moved)
    out.append(pos.reserves)
    out.append(pos.hand_e | pos.hand_s << 24 | (pos.card_e + 1) << 48 | (pos.card_s + 1) << 52)
    parts.append(WHOLE.pack(*out))


# --- lockstep --------------------------------------------------------------------------------


class Simulation:
    """Games in lockstep: all wait for a decision, then all advance together.

    In some of them an automatic player has a side: *automatic_sides* says which, game by game.
    """

    def __init__(
        self,
        setups: list[Setup],
        games: int,
        seed: str,
        truth: bool = False,
        automatic: Callable[[], Automatic] | None = None,
        automatic_sides: list[int] | None = None,
    ) -> None:
        self.truth = truth
        """Whether observations are followed by the whole truth."""
        self.games: list[Game] = []
        self.kinds: list[int] = []
        """The set-up of the game that last ended in each slot."""
        self.lengths: list[int] = []
        """How many decisions that game had."""
        for slot in range(games):
            side = automatic_sides[slot] if automatic_sides else NOBODY
            game = Game(setups, f"{seed}/{slot}", 0, automatic, side)
            game.advance()
            self.games.append(game)
            self.kinds.append(0)
            self.lengths.append(0)

    def shuffle(self, seed: str, most: int) -> None:
        """Play up to this many random decisions in each game, so that their stages differ."""
        rng = Random(seed)  # noqa: S311 (nobody plays for anything)
        for game in self.games:
            for _ in range(int(rng.random() * most)):
                if not game.act(random_of(game.legal, rng)):
                    game.next_game()

    def look(self) -> bytes:
        """Return the words of all games, one game after another."""
        parts: list[bytes] = []
        for game in self.games:
            observe(game, parts)
            if self.truth:
                tell_truth(game.pos, parts)
        return b"".join(parts)

    def step(self, choices: list[int]) -> bytes:
        """Make a decision in every game; return 1 + the winner for every game that ended, else 0.

        A new game replaces one that has ended at once.
        """
        ended = bytearray(len(self.games))
        for slot in range(len(self.games)):
            game = self.games[slot]
            if not game.act(choices[slot]):
                ended[slot] = 1 + game.pos.winner
                self.kinds[slot] = game.kind
                self.lengths[slot] = len(game.choices)
                game.next_game()
        return bytes(ended)

    def random(self, rng: Random) -> list[int]:
        """Return a random legal choice for every game."""
        return [random_of(game.legal, rng) for game in self.games]

    def save(self) -> list[tuple[int, bytes]]:
        """Return everything needed to rebuild the games."""
        return [(game.number, bytes(game.choices)) for game in self.games]

    def load(self, saved: list[tuple[int, bytes]]) -> None:
        """Rebuild the games from what was saved."""
        for slot in range(len(self.games)):
            game = self.games[slot]
            number, choices = saved[slot]
            game.number = number - 1
            game.next_game()
            for choice in choices:
                game.act(choice)
