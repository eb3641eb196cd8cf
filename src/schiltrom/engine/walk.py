"""Random play, as fast as the engine goes: for benchmarks, fuzzing and comparing builds."""

from __future__ import annotations

from random import Random

from schiltrom.engine import steps
from schiltrom.engine.chance import RandomChance, sample
from schiltrom.engine.choices import FIRST_AREA, FIRST_BLOCK, FIRST_WORD, Legal
from schiltrom.engine.flow import choose, legal, settle
from schiltrom.engine.position import Position
from schiltrom.engine.tables import ENGLAND, PLACES, SCOTLAND, count, lowest


def below(rng: Random, n: int) -> int:
    """Return a random number below *n*."""
    return int(rng.random() * n)


def _pick(rng: Random, mask: int) -> int:
    """Return a random member of a mask."""
    for _ in range(below(rng, count(mask))):
        mask &= mask - 1
    return lowest(mask)


def random_outcome(pos: Position, rng: Random) -> int:
    """Return a random outcome of chance for the position."""
    return sample(pos, RandomChance(rng, rng, rng))


def random_side(pos: Position) -> int:
    """Return a side the position waits for."""
    if pos.step == steps.CARD:
        return ENGLAND if pos.card_e < 0 else SCOTLAND
    if pos.builds_at_once() and pos.waits_for(ENGLAND) and (pos.low ^ pos.high) % 3 == 0:
        return ENGLAND
    return pos.active


def random_choice(pos: Position, side: int, rng: Random) -> int:
    """Return a random legal choice of *side*, all equally likely, or -1 if it has none."""
    return random_of(legal(pos, side), rng)


def random_of(may: Legal, rng: Random) -> int:
    """Return a random one of these choices, all equally likely, or -1 if there are none."""
    cards, blocks, areas, words = may
    if cards:
        return _pick(rng, cards)
    first_area = count(blocks)
    first_word = first_area + count(areas)
    total = first_word + count(words)
    if total == 0:
        return -1
    n = below(rng, total)
    if n < first_area:
        return FIRST_BLOCK + _pick(rng, blocks)
    if n < first_word:
        return FIRST_AREA + _pick(rng, areas)
    return FIRST_WORD + _pick(rng, words)


def play_out(pos: Position, rng: Random, most: int) -> int:
    """Play at random to the end, or for *most* choices; return how many choices were made."""
    choices = 0
    chance = RandomChance(rng, rng, rng)
    while choices < most and not pos.is_over():
        if pos.is_chance():
            settle(pos, sample(pos, chance))
            continue
        side = random_side(pos)
        choice = random_choice(pos, side, rng)
        if choice < 0:
            raise AssertionError(f"dead end: {pos!r}")
        choose(pos, side, choice)
        choices += 1
    return choices


def copy_often(pos: Position, times: int) -> None:
    """Copy a position many times, to measure the cost of a copy."""
    for _ in range(times):
        pos.copy()


def walk_hash(pos: Position, rng: Random, most: int) -> int:
    """Return a number that depends on every position of a random walk, for comparing builds."""
    total = 0
    blocks = areas = words = 0
    for _ in range(most):
        if pos.is_over():
            break
        if pos.is_chance():
            settle(pos, random_outcome(pos, rng))
        else:
            side = random_side(pos)
            _, blocks, areas, words = legal(pos, side)
            choose(pos, side, random_choice(pos, side, rng))
        for place in range(PLACES):
            total = (total * 31 + pos.at[place] % 1000003) % 1000000007
        total = (total * 31 + pos.low % 1000003 + pos.high % 1000033) % 1000000007
        total = (total * 31 + pos.step * 8 + pos.active + 1) % 1000000007
        total = (total + blocks + areas + words) % 1000000007
    return total
