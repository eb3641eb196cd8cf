"""Random games in random rule sets with every law switched on; ``schiltrom fuzz`` plays many.

A game that breaks a law is saved as a record, which replays up to that moment.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from random import Random

from schiltrom.engine.chance import is_possible
from schiltrom.engine.choices import CHOICES
from schiltrom.engine.counters import CAMPAIGN, SCENARIO_NAMES, THE_BRUCE
from schiltrom.engine.flow import legal_mask
from schiltrom.engine.laws import faults
from schiltrom.engine.position import Position
from schiltrom.engine.record import Entry, Record, Replay
from schiltrom.engine.rules import PRESETS, VALUES, RuleSet
from schiltrom.engine.serial import (
    position_from_json,
    position_to_json,
    view_from_json,
    view_to_json,
)
from schiltrom.engine.steps import CARD
from schiltrom.engine.tables import (
    ALL_BLOCKS,
    BLOCK_NAMES,
    ENGLAND,
    FRENCH_BIT,
    NOBODY,
    OWN,
    SCOTLAND,
)
from schiltrom.engine.told import told_french
from schiltrom.engine.view import shown, view
from schiltrom.engine.walk import below, random_choice, random_outcome, random_side
from schiltrom.engine.worlds import draw_world

CAMPAIGN_CAP = 6_000
GAME_CAP = 30_000
LOOK_EVERY = 25


class LawBroken(AssertionError):  # noqa: N818 (it is what it says)
    """A law has been broken."""


@dataclass(frozen=True)
class Outcome:
    """How one game went."""

    seed: int
    scenario: str
    rules: str
    choices: int
    over: bool
    fault: str = ""
    saved: str = ""


def random_rules(rng: Random, scenario: int) -> RuleSet:
    """Return a preset, half of the time with some random switches."""
    names = list(PRESETS)
    rules = PRESETS[names[below(rng, len(names))]]
    if rng.random() < 0.5:
        return rules
    changed: dict[str, int | str | bool] = {}
    for name, values in VALUES.items():
        if name != "edition" and rng.random() < 0.3:
            changed[name] = values[below(rng, len(values))]
    if scenario == THE_BRUCE and str(changed.get("bid", "")).startswith("S"):
        del changed["bid"]
    return rules.but(**changed)


def require(holds: bool, law: str) -> None:
    """Raise unless a law holds."""
    if not holds:
        raise LawBroken(law)


# --- the laws --------------------------------------------------------------------------------


def check_position(pos: Position) -> None:
    """Check what must be true of every position, and that nobody chooses out of turn."""
    wrong = faults(pos)
    require(not wrong, "; ".join(wrong))
    for side in (ENGLAND, SCOTLAND):
        mask = legal_mask(pos, side)
        require(bool(mask) == pos.waits_for(side), f"dead end or choice out of turn: {pos!r}")
        require(mask >> CHOICES == 0, f"a choice that does not exist: {pos!r}")


def check_round_trips(pos: Position) -> None:
    """Check that a position and its views survive JSON, and that copies are independent."""
    require(position_from_json(_json(position_to_json(pos))) == pos, "position changed by JSON")
    twin = pos.copy()
    twin.at[0] ^= 1
    twin.turn += 1
    require(
        twin != pos and position_from_json(position_to_json(pos)) == pos, "copies share something"
    )
    for side in (ENGLAND, SCOTLAND, NOBODY):
        seen = view(pos, side)
        require(view_from_json(_json(view_to_json(seen))) == seen, "view changed by JSON")


def _json(data: object) -> object:
    return json.loads(json.dumps(data))


def check_views(pos: Position, rng: Random) -> None:
    """Check the view law, and that no view names a block its viewer may not name."""
    for side in (ENGLAND, SCOTLAND, NOBODY):
        seen = view(pos, side)
        world = draw_world(seen, rng)
        require(view(world, side) == seen, f"a world of {seen!r} looks different at {pos!r}")
        check_secrecy(pos, side)


def check_secrecy(pos: Position, side: int) -> None:
    """Check that a view's JSON names no hidden block, wherever in it a name could hide."""
    own = OWN[side] if side != NOBODY else 0
    allowed = own | shown(pos) | pos.captured | pos.homed | pos.withdrawn | _out_of_play(pos)
    allowed |= pos.raided
    if pos.fighter >= 0:
        allowed |= 1 << pos.fighter
    if not told_french(pos):
        # They have joined unseen, and are still listed as out of play.
        allowed |= FRENCH_BIT
    if pos.rules.years_without_edward or pos.rules.edward_first_levy == "excluded":
        # He lies open, or everybody knows that he is not in the first levy.
        allowed |= 1 << BLOCK_NAMES.index("Edward")
    data = view_to_json(view(pos, side))
    data.pop("legal")
    text = json.dumps(data)
    for block, name in enumerate(BLOCK_NAMES):
        if not allowed >> block & 1 and name != "Moray":
            require(f'"{name}"' not in text, f"the view of {side} names {name} at {pos!r}")


def _out_of_play(pos: Position) -> int:
    mask = ALL_BLOCKS
    for place in pos.at:
        mask &= ~place
    return mask


def check_record(record: Record, end: Position) -> None:
    """Check that a record survives JSON and replays to the very same position."""
    again = Record.from_json(_json(record.to_json()))
    require(again.replay().position == end, "the replay ends elsewhere")


# --- one game --------------------------------------------------------------------------------


class FuzzGame:
    """One random game with the laws on."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)  # noqa: S311 (reproducible on purpose)
        self.scenario = below(self.rng, 3)
        self.rules = random_rules(self.rng, self.scenario)
        self.record = Record(self.scenario, self.rules)
        self.replay: Replay = self.record.begin()
        self.choices = 0

    def run(self) -> None:
        """Play to the end, or to the cap of a Campaign."""
        cap = CAMPAIGN_CAP if self.scenario == CAMPAIGN else GAME_CAP
        look_at = below(self.rng, LOOK_EVERY)
        while not self.replay.position.is_over() and self.choices < cap:
            check_position(self.replay.position)
            if len(self.record.entries) % LOOK_EVERY == look_at:
                check_views(self.replay.position, self.rng)
                check_round_trips(self.replay.position)
            self._step()
        check_record(self.record, self.replay.position)
        require(self.replay.position.is_over() or self.scenario == CAMPAIGN, "the game never ends")

    def _step(self) -> None:
        pos = self.replay.position
        if pos.is_chance():
            outcome = random_outcome(pos, self.rng)
            require(is_possible(pos, outcome), "an impossible outcome was drawn")
            self._add(Entry.of_outcome(pos, outcome))
            return
        side = random_side(pos)
        if pos.step == CARD and pos.card_e < 0 and pos.card_s < 0 and self.rng.random() < 0.5:
            side = SCOTLAND
        before = pos.copy()
        self._add(Entry.of_choice(side, random_choice(pos, side, self.rng)))
        self.choices += 1
        if self.replay.can_undo(side) and self.rng.random() < 0.05:
            self._add(Entry.of_undo(side))
            require(self.replay.position == before, "undo does not go back")

    def _add(self, entry: Entry) -> None:
        require(Entry.parse(entry.text) == entry, f"{entry.text!r} does not parse back")
        self.record.entries.append(entry)
        self.replay.apply(entry)


def play_one(seed: int, folder: str = "fuzz-failures") -> Outcome:
    """Play one game; save it as a record if it breaks a law."""
    game = FuzzGame(seed)
    fault = saved = ""
    try:
        game.run()
    except Exception as error:
        fault = f"{type(error).__name__}: {error}"
        target = Path(folder) / f"seed-{seed}.json"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(json.dumps(game.record.to_json(), indent=1), encoding="utf-8")
        saved = str(target)
    over = game.replay.position.is_over()
    name = SCENARIO_NAMES[game.scenario]
    return Outcome(seed, name, str(game.rules), game.choices, over, fault, saved)
