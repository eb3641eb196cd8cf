"""What every snapshot of a table begins with, so that it is never taken for another's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from schiltrom.engine.rules import RuleSet
from schiltrom.fairness import FairChance
from schiltrom.table.chapters import words_of_the_log

SNAPSHOT_FORMAT: Final = "schiltrom table"
SNAPSHOT_VERSION: Final = 1
"""A snapshot of any other version is not read: it can always be made again from the entries."""


class SnapshotError(ValueError):
    """A snapshot that is damaged, or not of this game as it is now."""


def header_of(
    scenario: int, rules: RuleSet, chance: FairChance, imported: int
) -> dict[str, object]:
    """Return how the snapshots of a game begin, made by this program."""
    return {
        "format": SNAPSHOT_FORMAT,
        "version": SNAPSHOT_VERSION,
        "words": words_of_the_log(),
        "scenario": scenario,
        "rules": rules.to_json(),
        "imported": imported,
        "seeds": chance.fingerprint,
    }


def check_header(snapshot: Mapping[str, Any], header: Mapping[str, object]) -> None:
    """Refuse a snapshot that does not begin as this game's do."""
    for name, value in header.items():
        if snapshot.get(name) != value:
            raise SnapshotError(f"it has other {name}")
