"""Computer players that fail, for the tests of what replaces them."""

from __future__ import annotations

import os
import time
from pathlib import Path

from schiltrom.server.worker import random_player


def _first_time() -> bool:
    """Return whether no worker of this test has come here yet."""
    mark = Path(os.environ["SCHILTROM_TEST_MARK"])
    if mark.exists():
        return False
    mark.touch()
    return True


def crashes(_view: str, _seed: int) -> str:
    os._exit(3)


def crashes_once(view: str, seed: int) -> str:
    if _first_time():
        os._exit(3)
    return random_player(view, seed)


def hangs(_view: str, _seed: int) -> str:
    time.sleep(600)
    return "done"


def hangs_once(view: str, seed: int) -> str:
    return hangs(view, seed) if _first_time() else random_player(view, seed)


def talks_nonsense(_view: str, seed: int) -> str:
    return ["", "block Nobody", "undo", "x" * 100_000, "\udcff"][seed % 4]


def talks_nonsense_once(view: str, seed: int) -> str:
    return talks_nonsense(view, seed) if _first_time() else random_player(view, seed)


def raises(_view: str, _seed: int) -> str:
    raise SystemExit(1)


def keeps_what_it_is_sent(view: str, seed: int) -> str:
    with Path(os.environ["SCHILTROM_TEST_MARK"]).open("a", encoding="utf-8") as kept:
        kept.write(view + "\n")
    return random_player(view, seed)
