"""The rules that a new game is asked with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from schiltrom.engine.counters import SCENARIO_NAMES, THE_BRUCE
from schiltrom.engine.rules import NOT_RULES, VALUES, RuleSet, RuleSetError, Value
from schiltrom.table.errors import BadRulesError
from schiltrom.text.message import Message

SWITCHES: Final = {
    name: values for name, values in VALUES.items() if name not in (*NOT_RULES, "bid")
}
"""The switches that a new game can set by name, with their possible values."""


def rules_of(
    scenario: str, edition: str, options: Mapping[str, Value], bid: str, *, bidding: bool
) -> RuleSet:
    """Return the rules of an edition with its switches set and a bid (9.2)."""
    for name in options:
        if name not in SWITCHES:
            raise RuleSetError(f"there is no switch {name!r}")
    # Between people a question that is asked only sometimes would tell what it is about.
    rules = RuleSet.preset(edition, questions="always").but(**options).but(bid=bid)
    if scenario == SCENARIO_NAMES[THE_BRUCE] and rules.extra_levy:
        raise BadRulesError(Message("error-bid", {"bid": rules.bid}, rule="9.2"))
    if scenario == SCENARIO_NAMES[THE_BRUCE] and bidding:
        raise BadRulesError(Message("error-bidding", rule="9.2"))
    return rules
