"""Games for the tests of the notation: random ones of all rules, with much that was taken back."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from schiltrom import Game, Record
from schiltrom.engine.counters import SCENARIO_NAMES
from schiltrom.engine.record import Entry
from schiltrom.engine.rules import PRESETS, VALUES, RuleSet
from schiltrom.engine.walk import random_choice
from schiltrom.notation import Score

KEPT = Path(__file__).parents[1] / "records"
REMARKS = [
    "hm",
    "a } in { braces",
    "two\nlines (and \\ more)",
    "[%clk E 0:01:02]",
    "",
    " 日本\r\x00\ud800",
]
TAGS = {
    "england": 'Ann "the" B\\',
    "date": "2026-11-15",
    "fair-server-seed": "00ff",
    "result": "resigned",
    "scenario": "Stirling",
    "Place of play": "a\nb\ud800",
    "": "",
    "a-b": "x",
    "-a": "y",
    "Ab": "z",
}


def kept(name: str) -> Record:
    """Return one of the records that are kept for ever."""
    return Record.from_json(json.loads((KEPT / f"{name}.json").read_text(encoding="utf-8")))


def random_rules(rng: Random, scenario: str) -> RuleSet:
    """Return a preset, sometimes with switches and a bid."""
    rules = rng.choice(list(PRESETS.values()))
    for _ in range(rng.choice([0, 0, 1, 3])):
        switch = rng.choice([name for name in VALUES if name not in ("edition", "bid")])
        rules = rules.but(**{switch: rng.choice(VALUES[switch])})
    bids = [bid for bid in VALUES["bid"] if scenario != "the_bruce" or not bid.startswith("S")]
    return rules.but(bid=rng.choice(bids))


def random_game(rng: Random, entries: int, undo: float = 0.0, back: float = 0.0) -> Game:
    """Return a random game of so many entries, with undos and take-backs by consent."""
    scenario = rng.choice(SCENARIO_NAMES)
    game = Game.new(scenario, rules=random_rules(rng, scenario), seed=str(rng.random()))
    while not game.is_over and len(game.record.entries) < entries:
        side = rng.choice(game.to_choose)
        game.play(side, random_choice(game.position, side, rng))
        if game.can_undo(side) and rng.random() < undo:
            game.undo(side)
        elif game.to_choose and rng.random() < back:
            mine = [number for number, who, _ in game._replay.line if who == side]
            entry = Entry.of_back(side, rng.choice(mine[-8:]))
            game._replay.apply(entry)
            game.record.entries.append(entry)
    return game


def random_score(seed: int) -> Score:
    """Return a random game, whole or broken off anywhere, with remarks anywhere."""
    rng = Random(seed)
    game = random_game(
        rng, rng.choice([5, 60, 400, 900]), rng.choice([0, 0.05, 0.3]), rng.choice([0, 0, 0.02])
    )
    record = game.record
    if rng.random() < 0.5:
        record = record.until(rng.randrange(len(record.entries) + 1))
    if rng.random() < 0.5:
        record.tags = dict(TAGS)
    score = Score(record)
    for _ in range(rng.choice([0, 3, 150])):
        score.remark(rng.choice(REMARKS), rng.randrange(len(record.entries) + 1))
    return score
