"""Every statement of the documents is played by its rule set, or said not to be expressible."""

from __future__ import annotations

import importlib
import pkgutil
from collections import Counter
from collections.abc import Callable

import pytest

from schiltrom.text.concordance import DOCUMENTS, concordance
from tests.documents import checks
from tests.documents.statements import (
    HOW,
    NOT_EXPRESSIBLE,
    OPEN,
    Statement,
    statements,
)


def _all_checks() -> dict[str, Callable[..., None]]:
    """Return the checks of all chapters by name; no name is used twice."""
    found: dict[str, Callable[..., None]] = {}
    for module in pkgutil.iter_modules(checks.__path__):
        room = importlib.import_module(f"{checks.__name__}.{module.name}")
        for name, check in vars(room).items():
            if callable(check) and not name.startswith("_") and check.__module__ == room.__name__:
                assert name not in found, f"two checks are called {name}"
                found[name] = check
    return found


CHECKS = _all_checks()
ALL = [each for document in DOCUMENTS for each in statements(document)]
PLAYED = [each for each in ALL if each.how not in (OPEN, NOT_EXPRESSIBLE)]


@pytest.mark.parametrize("statement", PLAYED, ids=[each.name for each in PLAYED])
def test_statement(statement: Statement):
    """The document's rule set plays what the document says."""
    CHECKS[statement.check](statement.document, **statement.expect)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_the_list_is_in_order(document: str):
    """Each number stands once, each way of checking exists, each reason has words."""
    listed = statements(document)
    twice = [number for number, times in Counter(x.number for x in listed).items() if times > 1]
    assert not twice
    assert {each.how for each in listed} <= set(HOW)
    assert all(each.statement for each in listed)
    assert all(len(each.check.split()) > 3 for each in listed if each.how == NOT_EXPRESSIBLE)


def test_no_check_is_idle():
    """A check that no statement uses checks nothing."""
    assert set(CHECKS) == {each.check for each in PLAYED}


@pytest.mark.parametrize("name", sorted(CHECKS))
def test_the_check_says_what_it_stages(name: str):
    assert (CHECKS[name].__doc__ or "").endswith(".")


@pytest.mark.parametrize("statement", [each for each in ALL if each.how == OPEN], ids=str)
def test_what_is_open_can_be_read_in_the_concordance(statement: Statement):
    remark, _, reason = statement.check.partition(": ")
    assert remark in {each.id for each in concordance(statement.document, "en").remarks}
    assert len(reason.split()) > 3
