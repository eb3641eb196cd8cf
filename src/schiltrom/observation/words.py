"""The packed observation: the 64-bit words of a decision, in order.

Words before ``ACTOR`` hold what the deciding seat has seen and nothing else. Those after it are the
whole truth, for a critic that is used in training and never plays. Every value is below 2 ** 62.
``simulation`` writes them, ``encoder`` reads them; ``WORDS_VERSION`` increases with every change.
"""

from __future__ import annotations

from typing import Final

WORDS_VERSION: Final = 1

SEEN: Final[list[tuple[str, int, str]]] = [
    ("at", 25, "own and open blocks in each place"),
    ("low", 1, "strength of those blocks less one, low bit"),
    ("high", 1, "the same, high bit"),
    ("moved", 1, "those of them that moved this game turn"),
    ("reserves", 1, "those of them in reserve"),
    ("acted", 1, "blocks that had their combat turn"),
    ("captured", 1, "nobles captured in this battle"),
    ("withdrawn", 1, "own blocks that retreated in this letter's turn"),
    ("homed", 1, "nobles who changed sides on going home"),
    ("gone", 1, "blocks out of play for good"),
    ("legal_blocks", 1, "blocks that may be chosen"),
    ("legal_rest", 1, "areas, words and cards that may be chosen"),
    ("march", 1, "areas activated, areas of one's own march"),
    ("attacks", 1, "areas where England attacks, where Scotland does"),
    ("crossed_1", 1, "borders crossed, low bit of the count"),
    ("crossed_2", 1, "middle bit"),
    ("crossed_4", 1, "high bit"),
    ("into_low_e", 1, "borders England entered a battle by, at the first end"),
    ("into_high_e", 1, "at the other end"),
    ("into_low_s", 1, "borders Scotland entered a battle by, at the first end"),
    ("into_high_s", 1, "at the other end"),
    ("main_ways", 1, "borders of main attacks"),
    ("main_origins", 1, "origins of main attacks, areas attacked by border crossers"),
    ("points", 1, "own replacement points by area"),
    ("hidden", 2, "hidden enemy blocks by area"),
    ("hidden_moved", 2, "those of them that moved"),
    ("hidden_reserves", 2, "those of them in reserve"),
    ("cards", 1, "own hand, cards of this game turn, size of the enemy's hand"),
    ("played", 1, "cards played this year"),
    ("calendar", 1, "step, side, scenario, years and game turn"),
    ("battle", 1, "round, cause, letter, hits and the like"),
    ("kings", 1, "coronation, Edward, homing, truce"),
    ("business", 1, "what the deciding seat is about"),
    ("numbers", 1, "builds under way, nobles and pools"),
    ("rules", 2, "the switches of the rule set"),
    ("england", 14, "memory: where Scotland knows that each English block can be"),
    ("scotland", 14, "memory: where England knows that each Scottish block can be"),
]
"""Name, number of words and meaning of what a seat has seen."""

TRUTH: Final[list[tuple[str, int, str]]] = [
    ("true_at", 25, "all blocks in each place"),
    ("true_low", 1, "their strength less one, low bit"),
    ("true_high", 1, "the same, high bit"),
    ("true_moved", 1, "blocks that moved"),
    ("true_reserves", 1, "blocks in reserve"),
    ("true_cards", 1, "both hands and chosen cards"),
]
"""The same for the whole truth."""


def _starts() -> dict[str, int]:
    found: dict[str, int] = {}
    start = 0
    for name, number, _ in SEEN + TRUTH:
        found[name] = start
        start += number
    return found


START: Final[dict[str, int]] = _starts()
"""The first word of each part."""
ACTOR: Final[int] = START["true_at"]
"""How many words there are in a seat's observation."""
WORDS: Final[int] = START["true_cards"] + 1
"""How many words there are including the truth."""
