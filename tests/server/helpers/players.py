"""Computer players that fail, for the tests of what replaces them."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path

from schiltrom.ai.players.registry import peasant
from schiltrom.ai.protocol import Question, Reply


def _first_time() -> bool:
    """Return whether no worker of this test has come here yet."""
    mark = Path(os.environ["SCHILTROM_TEST_MARK"])
    if mark.exists():
        return False
    mark.touch()
    return True


def crashes(_question: Question) -> Reply:
    os._exit(3)


def crashes_once(question: Question) -> Reply:
    if _first_time():
        os._exit(3)
    return peasant(question)


def hangs(_question: Question) -> Reply:
    time.sleep(600)
    return Reply("done")


def hangs_once(question: Question) -> Reply:
    return hangs(question) if _first_time() else peasant(question)


def talks_nonsense(question: Question) -> Reply:
    return Reply(["", "block Nobody", "undo", "x" * 100_000, "\udcff"][question.seed % 5])


class NoReply(Reply):
    """Something else than a reply."""

    def to_text(self) -> str:
        return ["", "[]", "{}", "[1, 2, 3, 4]", "null"][len(self.choice) % 5]


def talks_nonsense_once(question: Question) -> Reply:
    return NoReply("done") if _first_time() else peasant(question)


def raises(_question: Question) -> Reply:
    raise SystemExit(1)


def resigns(question: Question) -> Reply:
    return Reply(peasant(question).choice, resigns=True)


def keeps_what_it_is_sent(question: Question) -> Reply:
    seen = question.tracker
    sent = {
        "view": json.loads(question.view),
        "viewer": None if seen is None else seen.viewer,
        "follows": seen is not None and seen.view.legal > 0,
    }
    with Path(os.environ["SCHILTROM_TEST_MARK"]).open("a", encoding="utf-8") as kept:
        kept.write(json.dumps(sent) + "\n")
    return peasant(question)
