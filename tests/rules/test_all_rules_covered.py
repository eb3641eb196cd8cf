"""Every numbered rule has tests named after it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

_RULES = """
1.1 1.2 1.3 1.4
2.1 2.2
3.0 3.1
4.0 4.2 4.3 4.4 4.5 4.6 4.7
5.1 5.2 5.3 5.31 5.32 5.33 5.4 5.41 5.5 5.6 5.7 5.8 5.9
6.1 6.2
7.1 7.12 7.2 7.3 7.31 7.32 7.4 7.5 7.6 7.61 7.62 7.63 7.7 7.8
8.1 8.2 8.3
9.0 9.1 9.2
"""
NUMBERED = _RULES.split()
EVENTS = ["herald", "pillage", "sea_move", "truce", "victuals"]


NAMES = {
    name
    for path in Path(__file__).parent.glob("test_*.py")
    for name in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
}


@pytest.mark.parametrize("rule", NUMBERED)
def test_the_rule_has_tests(rule):
    prefix = f"test_{rule.replace('.', '_')}_"
    assert any(name.startswith(prefix) for name in NAMES), f"no test is named after rule {rule}"


@pytest.mark.parametrize("event", EVENTS)
def test_the_event_has_tests(event):
    assert any(name.startswith(f"test_event_{event}") for name in NAMES)
