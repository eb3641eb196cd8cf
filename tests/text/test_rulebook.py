"""The rules for players: complete, in every language, and true to the rule set."""

import csv
import re
from pathlib import Path

import pytest

from schiltrom.engine import steps
from schiltrom.engine.reasons import base
from schiltrom.engine.rules import PRESETS
from schiltrom.text.rulebook import key_of, numbers, rulebook
from schiltrom.text.words import languages

PACKAGE = Path(str(base.__file__)).parents[2]
REASONS = sorted((PACKAGE / "engine" / "reasons").glob("*.py"))
CITED = r'"(\d\.\d+|Herald|Pillage|Sea Move|Truce|Victuals)"'


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("preset", PRESETS)
def test_every_rule_has_words_in_every_language(language, preset):
    for rule in rulebook(PRESETS[preset], language):
        assert rule.title
        assert rule.text
        assert not re.search(r" [.,;]|\{|\$", rule.text), rule


def test_every_rule_that_a_refusal_names_can_be_looked_up():
    named = {steps.RULE_OF[step] for step in steps.NAMES if step != steps.OVER}
    for path in REASONS:
        named |= set(re.findall(CITED, path.read_text()))
    assert named <= {number for number, _ in numbers()}


def test_the_order_is_the_rulebooks():
    rows = list(csv.DictReader((PACKAGE / "data" / "rules.csv").read_text().splitlines()))
    plain = [row["rule"] for row in rows if row["rule"][0].isdigit()]
    assert plain == sorted(plain)
    assert len({key_of(row["rule"]) for row in rows}) == len(rows)
