"""Records that were saved once replay exactly for ever.

``python -m tests.engine.test_kept_records`` plays new ones; do that only for a new format version.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from schiltrom import (
    Game,
    Record,
    RuleSet,
    position_from_json,
    position_to_json,
    view_from_json,
)
from schiltrom.engine.record import Entry
from schiltrom.engine.serial import view_to_json
from schiltrom.engine.view import view
from schiltrom.engine.walk import random_choice

FOLDER = Path(__file__).parents[1] / "records"
Switches = dict[str, int | str | bool]
GAMES: dict[str, tuple[str, str, Switches]] = {
    "braveheart-edition-4": ("braveheart", "4", {}),
    "braveheart-edition-2": ("braveheart", "2", {"schiltroms": True, "bid": "S2"}),
    "the-bruce-edition-3": ("the_bruce", "3", {"bid": "E1"}),
    "the-bruce-it": ("the_bruce", "it", {"victuals_split": "three_blocks"}),
    "the-bruce-taken-back": ("the_bruce", "4", {}),
    "braveheart-de": ("braveheart", "de", {}),
    "braveheart-fr": ("braveheart", "fr", {"schiltroms": True}),
    "braveheart-it": ("braveheart", "it", {}),
    "campaign-ja": ("campaign", "ja", {}),
    "the-bruce-hu": ("the_bruce", "hu", {}),
    "the-bruce-latest": ("the_bruce", "4", {}),
    "campaign-hu": ("campaign", "hu", {"celtic_permanent": True, "norse_role": "with_main"}),
}


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_kept_record_still_leads_to_the_same_end(name):
    record = Record.from_json(json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8")))
    ends = json.loads((FOLDER / "ends.json").read_text(encoding="utf-8"))
    pos = record.replay().position
    # One of these games ends in the middle of a stage of winter, which was shown at once then.
    pos.told_e = pos.told_s = b""
    assert pos == position_from_json(ends[name]["position"])
    assert [view(pos, side) for side in (0, 1)] == list(map(view_from_json, ends[name]["views"]))


def take_back(game: Game, side: int, rng: Random) -> None:
    """Go back, by consent, to before one of a side's last choices."""
    mine = [number for number, who, _ in game._replay.line if who == side]
    entry = Entry.of_back(side, rng.choice(mine[-8:]))
    game._replay.apply(entry)
    game.record.entries.append(entry)


def play(scenario: str, edition: str, switches: Switches, seed: int, *, consent: bool) -> Game:
    """Play a random game, sometimes taking a choice back, by *consent* even past dice."""
    rules = RuleSet.preset(edition).but(**switches)
    game = Game.new(scenario, rules=rules, seed=seed)
    rng = Random(seed)
    while not game.is_over and len(game.record.entries) < 1500:
        side = game.to_choose[0]
        game.play(side, random_choice(game.position, side, rng))
        if game.can_undo(side) and rng.random() < 0.03:
            game.undo(side)
        elif consent and game.to_choose and rng.random() < 0.02:
            take_back(game, side, rng)
    return game


def keep() -> None:
    """Play the games that are not kept yet, and keep them."""
    FOLDER.mkdir(exist_ok=True)
    ends = json.loads((FOLDER / "ends.json").read_text(encoding="utf-8"))
    for seed, (name, (scenario, edition, switches)) in enumerate(sorted(GAMES.items())):
        if name in ends:
            continue
        consent = name.endswith("taken-back")
        game = play(scenario, edition, switches, seed, consent=consent)
        game.save(FOLDER / f"{name}.json")
        pos = game.position
        views = [view_to_json(view(pos, side)) for side in (0, 1)]
        ends[name] = {"position": position_to_json(pos), "views": views}
    (FOLDER / "ends.json").write_text(json.dumps(ends, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    keep()
