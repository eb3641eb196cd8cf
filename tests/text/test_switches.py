"""What the texts say depends on every switch that changes it, in every language.

``SAYS`` has for each switch the texts that must read differently for each of its values. A text
that looks at a switch must stand there, and so must every switch.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import schiltrom
from schiltrom.engine.rules import NOT_RULES, PRESETS, VALUES, RuleSet, Value
from schiltrom.screen.guidance import SWITCHES
from schiltrom.text.rulebook import switches_of
from schiltrom.text.words import languages, say

ENGLISH = Path(str(schiltrom.__file__)).parent / "locale" / "en"

SAYS: dict[str, tuple[str, ...]] = {
    "scots_archer_move": ("rules-2-2",),
    "border_crossers": ("rules-4-4",),
    "celtic_test": ("rules-5-2", "explain-celtic-roll"),
    "control_change": ("rules-5-32",),
    "border_control": ("rules-4-6", "rules-5-5", "explain-retreat"),
    "retreat_order": ("rules-5-5", "explain-retreat"),
    "pillage_noble": ("rules-pillage",),
    "truce_new_raids": ("rules-truce", "explain-truce", "client-card-about-truce"),
    "truce_raid_loss": ("rules-5-9", "rules-truce", "explain-truce"),
    "coronation_choice": ("rules-6-2", "explain-coronation"),
    "french_check": ("rules-7-61",),
    "inland_draw": ("rules-7-62", "explain-scottish-build"),
    "inland_draw_limit": ("rules-7-62",),
    "inland_draw_steps": ("rules-7-62",),
    "scots_disband": ("rules-7-5", "explain-scottish-disband"),
    "bruce_french_start": ("rules-8-2",),
    "winter_builds": ("rules-7-6",),
    "all_nobles_check": ("rules-9-1",),
    "leaders_disband": (
        "rules-7-12",
        "rules-7-2",
        "rules-7-5",
        "explain-moray-home",
        "explain-king-home",
        "explain-scottish-disband",
    ),
    "schiltrom_archers": ("rules-5-41",),
    "main_attack": ("rules-5-32",),
    "norse_declared": ("rules-4-7",),
    "round_end": ("rules-5-31",),
    "schiltroms": ("rules-5-41",),
    "celtic_permanent": ("rules-5-2",),
    "norse_role": ("rules-4-7",),
    "retreat_limit": ("rules-5-5", "explain-retreat"),
    "regroup_limit": ("rules-5-6", "explain-regroup"),
    "cannot_retreat": ("rules-5-5", "rules-5-8", "rules-6-1", "rules-6-2", "explain-retreat"),
    "victuals_split": ("rules-victuals", "explain-victuals", "client-card-about-victuals"),
    "all_nobles_win": ("rules-9-1",),
    "edward_first_levy": ("rules-8-1",),
    "english_archer_move": ("rules-2-2",),
    "raid_loss": ("rules-5-9", "explain-raid"),
    "french_arrival": ("rules-7-61",),
    "bid": ("rules-9-2",),
}
"""Every switch with the texts that depend on it."""

SAME = {("border_control", "rules-4-6"): {"this_battle", "battle_start"}}
"""Player 1 begins every battle in which he pins: there these two come to the same."""

BESIDE: dict[str, dict[str, Value]] = {
    "schiltrom_archers": {"schiltroms": True},
    "leaders_disband": {"scots_disband": "excess_only"},
    "inland_draw_limit": {"inland_draw": "adjacent_coast"},
    "inland_draw_steps": {"inland_draw": "adjacent_coast"},
}
"""What must be played for a switch to mean anything."""

TEXTS = ("rules-", "explain-", "client-card-")
"""How the keys of the rulebook, of step help and of card texts begin."""

CASES = [(name, key) for name, keys in SAYS.items() for key in keys]


def read(key: str, rules: RuleSet, language: str) -> str:
    """Return a text as a rule set has it; step help with whatever else it needs."""
    more: dict[str, str | int] = {"step": "move", "second": 0, "truce": 0, "who": "England"}
    return say(key, language, **more, **switches_of(rules))


def test_every_switch_is_there() -> None:
    assert set(SAYS) == set(VALUES) - set(NOT_RULES)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("name", "key"), CASES, ids=[f"{name} {key}" for name, key in CASES])
def test_a_text_says_what_is_played(name: str, key: str, language: str) -> None:
    rules = RuleSet().but(**BESIDE.get(name, {}))
    said = {value: read(key, rules.but(**{name: value}), language) for value in VALUES[name]}
    for one, other in combinations(said, 2):
        same = {one, other} <= SAME.get((name, key), set())
        assert (said[one] == said[other]) == same, f"{name}: {one} and {other} in {language}"


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("language", languages())
def test_presets_that_play_differently_read_differently(preset: str, language: str) -> None:
    """A preset's texts are those of the 4th edition only where it plays as that does."""
    rules = PRESETS[preset]
    keys = {key for name in SAYS for key in SAYS[name]}
    changed = {key for key in keys if read(key, rules, language) != read(key, RuleSet(), language)}
    for name, texts in SAYS.items():
        beside = BESIDE.get(name, {})
        if getattr(rules, name) != getattr(RuleSet(), name) and all(
            getattr(each, other) == value
            for each in (rules, RuleSet())
            for other, value in beside.items()
        ):
            assert set(texts) <= changed, name


# --- nothing is forgotten --------------------------------------------------------------------


class Variables(visitor.Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def looked_at() -> set[tuple[str, str]]:
    """Return every switch that a text of the rulebook, step help or a card looks at."""
    found = set()
    for file in ("rules.ftl", "screen.ftl", "client.ftl"):
        parsed = FluentParser().parse((ENGLISH / file).read_text(encoding="utf-8"))
        for entry in parsed.body:
            # Elsewhere in the client a switch is named as one, in the form of a new game.
            if isinstance(entry, ast.Message) and entry.id.name.startswith(TEXTS):
                variables = Variables()
                variables.visit(entry)
                found |= {(name, entry.id.name) for name in variables.names if name in SAYS}
    return found


def test_every_text_that_looks_at_a_switch_is_there() -> None:
    assert looked_at() == set(CASES)


def test_step_help_is_given_the_switches_it_looks_at() -> None:
    given = {switch for switches in SWITCHES.values() for switch in switches}
    wanted = {name for name, key in CASES if key.startswith("explain-")}
    assert given == wanted


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("value", VALUES["control_change"])
def test_who_controls_the_battlefield_is_told_by_the_switch(language: str, value: str) -> None:
    facts: dict[str, str | int] = {"attacker": "England", "defender": "Scotland", "area": "Fife"}
    told = {
        how: say("control-may-change", language, how=how, **facts)
        for how in VALUES["control_change"]
    }
    assert len({*told.values()}) == len(told)
    assert not re.search(r"[{}$]", told[value])
