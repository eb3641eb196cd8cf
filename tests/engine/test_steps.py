"""The one table of steps: complete, true to what the engine asks for, and read by everybody."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from schiltrom import ENGLAND, NOBODY, SCOTLAND
from schiltrom.engine import steps
from schiltrom.engine.counters import COUNTERS
from schiltrom.engine.flow import legal
from schiltrom.engine.position import Position
from schiltrom.engine.rules import PRESETS, RuleSet
from schiltrom.engine.tables import OWN
from schiltrom.engine.view import told_step
from schiltrom.screen.state import screen_state_for
from tests.engine.test_views import walk

ROOT = Path(__file__).parents[2]
ROWS = {row.number: row for row in steps.TABLE}
NO_STEPS = {"CHANCE_STEPS", "MARKS"}
"""Numbers in ``steps`` where a range of steps begins."""
KINDS = ("card", "block", "area", "word")


def constants() -> dict[str, int]:
    """Return the numbers of steps and marks by name."""
    found: dict[str, Any] = {name: value for name, value in vars(steps).items() if name.isupper()}
    first = list(found).index("CARD")
    names = list(found)[first : list(found).index("LEVY_OVER") + 1]
    return {name: found[name] for name in names if name not in NO_STEPS}


def positions() -> Iterator[Position]:
    """Yield the positions of a random game of every preset."""
    for number, rules in enumerate(sorted(PRESETS)):
        yield from walk(31 + number, number % 2, rules)


def test_every_step_has_one_row_and_its_own_name():
    numbers = [number for number in constants().values() if number < steps.MARKS]
    assert sorted(numbers) == sorted(row.number for row in steps.TABLE)
    assert len({row.name for row in steps.TABLE}) == len(steps.TABLE)
    names = {name.replace("_", " ").lower(): number for name, number in constants().items()}
    assert all(names[row.name] == row.number for row in steps.TABLE)


def test_rows_name_what_there_is():
    for row in steps.TABLE:
        assert row.rule or row.number == steps.OVER
        assert set(row.asks.split()) <= set(KINDS)
        assert bool(row.asks) == steps.is_choice(row.number), row.name
        assert row.told in {-1, *ROWS}
        assert set(row.opens.split()) <= set(COUNTERS)
        assert row.stage in {"", *steps.STAGES}
        assert bool(row.stage) <= (row.phase == steps.IN_WINTER)
    stages = [row.stage for row in steps.TABLE if row.stage and steps.is_choice(row.number)]
    assert stages == sorted(stages, key=steps.STAGES.index)
    assert set(stages) == set(steps.STAGES)


def test_a_step_is_a_choice_or_chance_or_a_mark_or_the_end():
    for number in constants().values():
        pos = Position(RuleSet())
        pos.step = number
        kinds = [steps.is_choice(number), pos.is_chance(), pos.is_over(), number >= steps.MARKS]
        assert sum(kinds) == 1


def test_a_step_asks_for_what_can_be_chosen():
    asked: dict[int, set[str]] = {}
    for pos in positions():
        for side in (ENGLAND, SCOTLAND):
            masks = dict(zip(KINDS, legal(pos, side), strict=True))
            found = {kind for kind, mask in masks.items() if mask}
            # Where both sides build at once, each is at a step of its own.
            step = told_step(pos, side) if pos.builds_at_once() else pos.step
            asked.setdefault(step, set()).update(found if pos.waits_for(side) else ())
    for step, kinds in asked.items():
        wanted = set(ROWS[step].asks.split())
        # Most steps can also be ended by a word.
        assert wanted <= kinds <= wanted | {"word"}, ROWS[step].name
    assert len(asked) > 35


def test_the_block_in_hand_is_the_choosers():
    met = set()
    for pos in positions():
        block = pos.in_hand()
        assert (block >= 0) == bool(steps.IN_HAND[pos.step]), pos
        if block >= 0 and pos.step != steps.HERALD_ROLL:  # a noble of the enemy's
            assert OWN[pos.active] >> block & 1, pos
            met.add(pos.step)
    assert len(met) > 10


def test_a_second_half_is_told_as_the_first():
    for step in steps.NAMES:
        if steps.IS_SECOND[step]:
            assert steps.TAKES_UP[steps.TOLD_AS[step]]
            assert steps.PHASE[step] == steps.PHASE[steps.TOLD_AS[step]]
            assert steps.TO_AREA[step]
        assert steps.ON_THE_WAY[step] <= steps.IS_SECOND[step]


def test_the_screen_is_sent_the_stage_of_winter():
    met = set()
    for pos in positions():
        if pos.step not in steps.NAMES or pos.step in met:
            continue
        met.add(pos.step)
        for viewer in (ENGLAND, SCOTLAND, NOBODY):
            sent = screen_state_for(pos, viewer)
            step = next(step for step, name in steps.NAMES.items() if name == sent.step)
            assert sent.gathers == steps.GATHERS[step]
            assert sent.on_the_way == steps.ON_THE_WAY[step]
            assert (sent.winter is not None) == (sent.phase == "winter")
            if steps.STAGE[step]:
                assert sent.winter is not None
                assert sent.winter.now is not None
                assert sent.winter.stages[sent.winter.now] == steps.STAGE[step]


def test_the_client_keeps_no_list_of_steps():
    """A step by name may decide what one panel shows; lists of steps are sent (``sheet``).

    The generated protocol has all names, from the table itself.
    """
    rare = [row.name for row in steps.TABLE if " " in row.name and row.name != "combat action"]
    for path in (ROOT / "client" / "src").rglob("*"):
        if path.name == "protocol.ts" or path.name.endswith(".test.ts"):
            continue
        if path.suffix in (".ts", ".svelte"):
            text = path.read_text(encoding="utf-8")
            named = [name for name in rare if f"'{name}'" in text]
            assert len(named) < 2, f"{path.name} lists {named}"
