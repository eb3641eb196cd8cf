"""How even the sides are, as a report in Markdown (``python -m schiltrom.balance``).

One level plays both sides of every scenario with several bids, and the same seeds for every bid.
Nobody resigns, so that all games show how they end. As in an arena, games are records in a folder:
an interrupted run resumes, and more games can be added later.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from schiltrom.arena.executors import Executor
from schiltrom.arena.match import Entrant, Match, Result
from schiltrom.arena.ratings import Rate, average_turns, failures
from schiltrom.arena.round_robin import Progress, path_of, run
from schiltrom.engine.counters import SCENARIO_NAMES
from schiltrom.engine.position import Position
from schiltrom.engine.record import Record, read_record
from schiltrom.engine.rules import RuleSet, RuleSetError
from schiltrom.engine.setup import new_position, scenario_number
from schiltrom.engine.tables import (
    EDWARD_I,
    EDWARD_II,
    ENGLAND,
    MORAY,
    OFF,
    SCOTLAND,
    SIDE_NAMES,
)

BIDS: Final = ("", "E1", "E2", "S1")
DEEDS: Final = ("Edward I fell", "Moray died", "a king was crowned", "the French came")
SCENARIO_TITLES: Final = dict(
    zip(SCENARIO_NAMES, ("Braveheart", "The Bruce", "Campaign"), strict=True)
)
HUMAN: Final = (
    "Human record, for comparison: of 107 tournament games, most of them with bids against "
    "England, England won 56 % (95 %: about 47 to 65). In one event of seven games Edward I fell "
    "in 4 and Moray died in 3; no king was crowned, and the French came once."
)
ABOUT: Final = (
    "The same seeds are played with every bid, and nobody resigns. S bids are for Braveheart's "
    "first levy and so not for The Bruce (9.2). A Campaign that has no winner after 20 years "
    "counts half for both."
)


@dataclass(frozen=True, slots=True)
class Case:
    """A scenario with a bid, and its games."""

    scenario: str
    bid: str
    results: list[Result]
    deeds: Counter[str]

    @property
    def title(self) -> str:
        """Return the name of the case."""
        return f"{SCENARIO_TITLES[self.scenario]}, {self.bid or 'no bid'}"

    @property
    def england(self) -> Rate:
        """Return how often England won; unfinished games count half."""
        points = sum(0.5 if r.winner < 0 else float(r.winner == ENGLAND) for r in self.results)
        return Rate(len(self.results), points)


# --- playing ---------------------------------------------------------------------------------


def matches_of(scenario: str, bid: str, entrant: Entrant, games: int, seed: str) -> list[Match]:
    """Return the games of a case; none if the rules do not allow the bid (9.2)."""
    rules = RuleSet(bid=bid)
    try:
        new_position(scenario_number(scenario), rules)
    except RuleSetError:
        return []
    return [
        Match(entrant, entrant, scenario, f"{seed}.{number + 1}", rules, resigning=False)
        for number in range(games)
    ]


def deeds_of(record: Record) -> list[str]:
    """Return the memorable events of a game."""
    edward_fell = False
    first: Position | None = None
    before: Position | None = None
    for pos in record.positions():
        first = first or pos
        if before is not None and before.edward == EDWARD_I and pos.edward == EDWARD_II:
            edward_fell |= before.field >= 0  # else he died of old age (6.1)
        before = pos
    assert first is not None
    assert before is not None
    happened = (
        edward_fell,
        first.place_of(MORAY) != OFF and before.place_of(MORAY) == OFF,
        before.crowned > first.crowned,
        before.french > first.french,
    )
    return [deed for deed, done in zip(DEEDS, happened, strict=True) if done]


Plan = list[tuple[str, str, list[Match]]]
"""Scenarios with bids, and the games of each."""


def plan_of(scenarios: Sequence[str], entrant: Entrant, games: int, seed: str) -> Plan:
    """Return the games to play."""
    every = [(scenario, bid) for scenario in scenarios for bid in BIDS]
    plan = [(*case, matches_of(*case, entrant, games, seed)) for case in every]
    return [part for part in plan if part[2]]


def cases_of(
    plan: Plan, folder: Path, executor: Executor, progress: Progress | None = None
) -> list[Case]:
    """Play the missing games of a plan, and return all its cases."""
    matches = [match for _, _, some in plan for match in some]
    results = dict(zip(matches, run(matches, folder, executor, progress), strict=True))
    return [
        Case(scenario, bid, [results[match] for match in some], _deeds(some, folder))
        for scenario, bid, some in plan
    ]


def _deeds(matches: Sequence[Match], folder: Path) -> Counter[str]:
    found: Counter[str] = Counter()
    for match in matches:
        text = path_of(match, folder).read_text(encoding="utf-8")
        found.update(deeds_of(read_record(json.loads(text))))
    return found


# --- telling ---------------------------------------------------------------------------------


def report(cases: Sequence[Case], entrant: Entrant, command: str) -> str:
    """Return the report as Markdown."""
    seconds = "" if entrant.limit is None else f", {entrant.limit:g} s for a game turn"
    who = f"{entrant.level.capitalize()} against itself{seconds}"
    parts = [
        "## In an arena",
        f"Made by `{command}`: {who}, edition 4. {ABOUT}",
        HUMAN,
        "### Who wins",
        _table(
            ("case", "games", "England wins", "95 % interval", "game turns", "without end"),
            (_who_wins(case) for case in cases),
        ),
        "### How games end",
        _endings(cases),
        "### What happens",
        _table(("case", *DEEDS), (_what_happens(case) for case in cases)),
        _troubles(cases),
    ]
    return "\n\n".join(part.strip() for part in parts if part) + "\n"


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _who_wins(case: Case) -> list[str]:
    low, high = case.england.interval
    return [
        case.title,
        str(len(case.results)),
        f"{100 * case.england.share:.1f} %",
        f"{100 * low:.1f} to {100 * high:.1f}",
        f"{average_turns(case.results):.1f}",
        str(sum(result.winner < 0 for result in case.results)),
    ]


def _endings(cases: Sequence[Case]) -> str:
    """Return how often each kind of victory occurred, in percent of a case's games."""
    kinds = sorted({(r.winner, r.ending) for case in cases for r in case.results})
    kinds.sort(key=lambda kind: (kind[0] < 0, kind))
    head = ["case"]
    for winner, ending in kinds:
        head.append(f"{SIDE_NAMES[winner]}: {ending}" if winner in (ENGLAND, SCOTLAND) else ending)
    rows = []
    for case in cases:
        found = Counter((r.winner, r.ending) for r in case.results)
        rows.append([case.title, *[_percent(found[kind], case) for kind in kinds]])
    return _table(head, rows)


def _what_happens(case: Case) -> list[str]:
    return [case.title, *[_percent(case.deeds[deed], case) for deed in DEEDS]]


def _percent(number: int, case: Case) -> str:
    return f"{100 * number / len(case.results):.0f} %"


def _troubles(cases: Sequence[Case]) -> str:
    """Return how often players failed, if any did."""
    results = [result for case in cases for result in case.results]
    if not any(result.failure for result in results):
        return ""
    return f"Players failed: {json.dumps(failures(results), ensure_ascii=False)}"
