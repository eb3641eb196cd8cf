"""Replaying one trace: feed its actions and its chance to the engine, compare everything."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from schiltrom.dev.conformance.actions import STATES, Action, legal_actions
from schiltrom.dev.conformance.context import block_states, context
from schiltrom.engine import steps
from schiltrom.engine.battle import celts
from schiltrom.engine.cards import held
from schiltrom.engine.chance import is_possible, roll_of
from schiltrom.engine.choices import EVENT, FIRST_WORD
from schiltrom.engine.flow import choose, settle
from schiltrom.engine.position import Position
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.setup import new_position, scenario_number
from schiltrom.engine.tables import (
    AREA_NAMES,
    BLOCK_NAMES,
    CARD_NAMES,
    CARDS,
    HAND_SIZE,
    SIDE_NAMES,
    members,
)

WITHOUT_P1 = frozenset({"card"}) | {
    STATES[step] for step in range(steps.BRUCE_HOME, steps.OVER) if step in STATES
}
ENDS_EARLY = frozenset({"scottish_builds", "english_builds", "pillage_gains"})


class MismatchError(Exception):
    """The engine and the trace disagree."""


class TraceError(Exception):
    """The file is not a trace of format 1."""


def tupled(value: object) -> Any:  # noqa: ANN401 (JSON can be anything)
    """Return JSON lists as tuples, so that actions can be compared as sets."""
    return tuple(tupled(item) for item in value) if isinstance(value, list) else value


def read_trace(path: Path) -> list[dict[str, Any]]:
    """Return the header and the actions of a trace."""
    try:
        data = path.read_bytes()
        text = (gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data).decode("utf-8")
        lines = [json.loads(line) for line in text.splitlines() if line.strip()]
    except (OSError, EOFError, ValueError, gzip.BadGzipFile) as error:
        raise TraceError(f"{path}: cannot be read: {error}") from error
    if not lines or not isinstance(lines[0], dict) or lines[0].get("format") != 1:
        raise TraceError(f"{path}: is not a trace of format 1")
    return lines


class ChanceFeed:
    """Gives the engine the dice, draws and deals an action of the trace recorded."""

    def __init__(self, chance: dict[str, Any]) -> None:
        self.dice = list(chance.get("dice", []))
        self.drawn = list(chance.get("drawn", []))
        self.hands = {side: list(hand) for side, hand in chance.get("deal", {}).items()}

    def settle_all(self, pos: Position) -> None:
        """Settle every outcome the engine waits for."""
        while pos.is_chance():
            outcome = self._next(pos)
            if not is_possible(pos, outcome):
                raise MismatchError(f"outcome {outcome} is impossible at {pos!r}")
            settle(pos, outcome)

    def _next(self, pos: Position) -> int:
        step = pos.step
        try:
            if step == steps.FIRE_ROLL:
                return roll_of(self._rolled("fire", BLOCK_NAMES[pos.fighter]))
            if step == steps.CELTIC_ROLL:
                # The trace rolls in alphabetical order, the engine in order of number.
                names = [BLOCK_NAMES[block] for block in members(celts(pos))]
                rolled = {name: self._rolled("celtic", name)[0] for name in sorted(names)}
                return roll_of([rolled[name] for name in names])
            if step == steps.HERALD_ROLL:
                return roll_of(self._rolled("herald", BLOCK_NAMES[pos.fighter]))
            if step == steps.DEAL:
                side = SIDE_NAMES[0] if pos.dealt > HAND_SIZE else SIDE_NAMES[1]
                return CARD_NAMES.index(self.hands[side].pop(0))
            return BLOCK_NAMES.index(self.drawn.pop(0)[0])
        except (IndexError, KeyError, ValueError) as error:
            raise MismatchError(
                f"the engine waits for chance the trace does not have: {pos!r}"
            ) from error

    def _rolled(self, purpose: str, block: str) -> list[int]:
        roll = self.dice.pop(0)
        if roll[0] != purpose or roll[1] != block:
            raise MismatchError(f"the trace rolls {roll}, the engine {purpose} for {block}")
        return list(roll[2])

    def check_empty(self) -> None:
        """Raise if the trace has chance that the engine did not ask for."""
        if self.dice or self.drawn or any(self.hands.values()):
            raise MismatchError(f"chance left over: {self.dice} {self.drawn} {self.hands}")


def set_up(header: dict[str, Any]) -> Position:
    """Return the position after set-up and the first deal."""
    rules = RuleSet.preset("reference", schiltroms=bool(header["options"]["schiltroms"]))
    if str(header["edition"]) != "4":
        raise TraceError(f"edition {header['edition']} has no reference rule set")
    pos = new_position(scenario_number(header["scenario"]), rules)
    levied = [[name, place] for name, (place, _) in header["blocks"].items() if place == "England"]
    feed = ChanceFeed({"drawn": levied, "deal": header["hands"]})
    feed.settle_all(pos)
    feed.check_empty()
    if block_states(pos) != header["blocks"]:
        raise MismatchError("the set-up differs")
    return pos


def hands_of(pos: Position) -> dict[str, list[str]]:
    """Return both hands as sorted lists of card names."""
    return {
        name: sorted(
            CARD_NAMES[card] for card in range(CARDS) for _ in range(held(pos.hand(side), card))
        )
        for side, name in enumerate(SIDE_NAMES)
    }


class Replay:
    """One trace being replayed by the engine."""

    def __init__(self, lines: list[dict[str, Any]]) -> None:
        self.header = lines[0]
        self.actions = lines[1:]
        self.pos = set_up(self.header)
        self.blocks: dict[str, list[Any]] = dict(self.header["blocks"])
        self.shipped: set[str] = set()
        self.deserted: set[str] = set()

    def run(self) -> Iterator[int]:
        """Replay action by action, yielding the number of each that agreed."""
        for number, line in enumerate(self.actions):
            if line["i"] != number:
                raise MismatchError(f"action {number} is numbered {line['i']}")
            self._compare_before(line)
            self._apply(line)
            self._compare_after(line)
            yield number
        self._compare_end()

    def _compare_before(self, line: dict[str, Any]) -> None:
        pos = self.pos
        state = STATES.get(pos.step, repr(pos))
        told = {key: line.get(key) for key in ("state", "who", "year", "turn", "p1")}
        ours = {
            "state": state,
            "who": SIDE_NAMES[pos.active],
            "year": pos.year,
            "turn": pos.turn,
            "p1": None if state in WITHOUT_P1 else SIDE_NAMES[pos.p1],
        }
        if told != ours:
            raise MismatchError(f"the trace is at {told}, the engine at {ours}")
        theirs = {tupled(action) for action in line["legal"]}
        mine = set(legal_actions(pos, pos.active))
        # Departure 4: the reference ends builds and plunder only when nothing is left to take.
        if state in ENDS_EARLY and len(theirs) > 0 and ("done",) not in theirs:
            mine.discard(("done",))
        if theirs != mine:
            raise MismatchError(
                f"{state}: only the trace allows {theirs - mine}, only the engine {mine - theirs}"
            )

    def _apply(self, line: dict[str, Any]) -> None:
        pos = self.pos
        side = pos.active
        action: Action = tupled(line["act"])
        if action[0] == "card":
            self.shipped = set()
            self.deserted = set()
        elif action[0] == "sea":
            self.shipped.add(str(action[1]))
        feed = ChanceFeed(line.get("chance", {}))
        for choice in legal_actions(pos, side)[action]:
            choose(pos, side, choice)
        feed.settle_all(pos)
        # Departure 4: a Truce cannot be passed and has no state of its own.
        while pos.step == steps.TRUCE:
            choose(pos, pos.active, FIRST_WORD + EVENT)
            feed.settle_all(pos)
        feed.check_empty()
        if "deal" in line.get("chance", {}):
            dealt = {side: sorted(hand) for side, hand in line["chance"]["deal"].items()}
            if hands_of(pos) != dealt:
                raise MismatchError(f"the trace deals {dealt}, the engine {hands_of(pos)}")

    def _compare_after(self, line: dict[str, Any]) -> None:
        self.blocks.update(line.get("delta", {}))
        if line["act"][0] == "crown":
            self._note_desertions(line.get("delta", {}))
        ours = block_states(self.pos)
        if ours != self.blocks:
            wrong = {b: (self.blocks[b], ours[b]) for b in ours if ours[b] != self.blocks[b]}
            raise MismatchError(f"blocks differ (trace, engine): {wrong}")
        theirs = self._without_bookkeeping(dict(line["ctx"]))
        mine = self._without_bookkeeping(context(self.pos))
        if theirs != mine:
            keys = sorted(key for key in {*theirs, *mine} if theirs.get(key) != mine.get(key))
            both = {key: (theirs.get(key), mine.get(key)) for key in keys}
            raise MismatchError(f"context differs (trace, engine): {both}")

    def _note_desertions(self, delta: dict[str, list[Any]]) -> None:
        """Note areas without a battle where two nobles deserted at a coronation."""
        areas = [
            place for name, (place, _) in delta.items() if name.endswith("/E") and place != "off"
        ]
        contested = {AREA_NAMES[area] for area in members(self.pos.contested())}
        self.deserted = {area for area in areas if areas.count(area) > 1} - contested

    def _without_bookkeeping(self, ctx: dict[str, Any]) -> dict[str, Any]:
        """Return a context without the bookkeeping that has no effect on play (FORMAT.md)."""
        here = {
            name
            for name, (place, _) in self.blocks.items()
            if place not in ("off", "E-pool", "S-pool")
        }
        ctx.pop("over", None)
        if ctx["next"] == "regroup":
            ctx.pop("borders", None)
        if ctx["next"] == "border_raid":
            ctx.pop("last_used", None)
        if "reserves" in ctx:
            ctx["reserves"] = sorted(block for block in ctx["reserves"] if block in here)
        if "moved" in ctx:
            ctx["moved"] = sorted(block for block in ctx["moved"] if block not in self.shipped)
        if "attackers" in ctx:
            attackers = ctx["attackers"].items()
            ctx["attackers"] = {area: side for area, side in attackers if area not in self.deserted}
        if "battle" in ctx:
            ctx["battle"] = self._battle_without_bookkeeping(dict(ctx["battle"]))
        for key in ("reserves", "moved", "attackers"):
            if key in ctx and not ctx[key]:
                del ctx[key]
        return ctx

    def _battle_without_bookkeeping(self, battle: dict[str, Any]) -> dict[str, Any]:
        """Compare who has acted only among the blocks on the field, hits only while they last."""
        acted = [b for b in battle.pop("acted", []) if self.blocks[b][0] == battle["area"]]
        if acted:
            battle["acted"] = sorted(acted)
        return battle

    def _compare_end(self) -> None:
        """Check that a complete trace ends with the game, and an incomplete one before its end."""
        if bool(self.header["complete"]) != self.pos.is_over():
            raise MismatchError(f"the trace ends, the engine is at {self.pos!r}")
