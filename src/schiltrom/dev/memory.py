"""``python -m schiltrom.dev.memory``: what a game takes of a server's memory, without connections.

Random players play many games at once, in batches as a server makes them, on SQLite. What the
process has grown by since its first games is divided among the others, at several lengths.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import sys
import tempfile
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

from schiltrom.dev.figures import figure_table, write_section
from schiltrom.dev.load.command import say
from schiltrom.dev.load.usage import usage
from schiltrom.engine.choices import TEXTS
from schiltrom.engine.rules import PRESETS
from schiltrom.engine.tables import ENGLAND, SCOTLAND, members
from schiltrom.server.games.batches import MOST_TOGETHER, Batch, Change
from schiltrom.server.games.seats import Seat, SeatPlan
from schiltrom.server.games.service import GameService, choice
from schiltrom.server.store.database import open_database
from schiltrom.table.table import Table

GAMES: Final = 300
LENGTHS: Final = (0, 100, 200, 400, 600, 800)
"""How many choices were made in each game, unless it was over before."""
WARM_UP: Final = 30
"""So many games fill what is shared by all, and are not counted."""
ROWS: Final = {"entries in each": "entries", "KB for each game": "kb_per_game"}


class Players:
    """Random players of many games."""

    def __init__(self, service: GameService, games: int) -> None:
        self._service = service
        self._rng = Random(games)  # noqa: S311 (no secret hangs on it)
        self._next: dict[str, Change] = {}
        """What is done next in each game that is not over."""
        self._entries: dict[str, int] = {}
        plans = {side: SeatPlan("here") for side in (ENGLAND, SCOTLAND)}
        for _ in range(games):
            game = service.open_game("Braveheart", PRESETS["edition 4"], plans).game_id
            service.ask_table(game, partial(self._look, game))

    @property
    def entries(self) -> int:
        """Return how many entries the games have on average."""
        return round(sum(self._entries.values()) / len(self._entries))

    def play(self) -> None:
        """Make a choice in each game that is not over."""
        waiting = list(self._next.values())
        for first in range(0, len(waiting), MOST_TOGETHER):
            batch = Batch(self._service, waiting[first : first + MOST_TOGETHER])
            batch.run()
            for change in batch.changes:
                change.outcome()
            for game, played in batch.played.items():
                assert played.table is not None
                self._look(game, played.table, played.game.ended is not None)

    def _look(self, game: str, table: Table, over: bool) -> None:
        """Decide what is done next in a game."""
        self._entries[game] = table.entries
        if over:
            del self._next[game]
            return
        side = next(side for side in (ENGLAND, SCOTLAND) if table.waits_for(side))
        wanted = self._rng.choice(members(table.legal(side)))
        self._next[game] = choice(Seat(game, side), table.number(side), [TEXTS[wanted]])


def measure(games: int, lengths: Sequence[int]) -> list[dict[str, Any]]:
    """Return what each game takes of the memory at several lengths, which grow."""
    with tempfile.TemporaryDirectory(prefix="schiltrom-memory-") as folder:
        service = GameService(open_database(f"sqlite:///{folder}/games.sqlite"))
        try:
            first = Players(service, WARM_UP)
            for _ in range(max(lengths)):
                first.play()
            before = _resident()
            players = Players(service, games)
            rows, made = [], 0
            for length in lengths:
                for _ in range(length - made):
                    players.play()
                made = length
                kb = round((_resident() - before) / 1000 / games, 1)
                rows.append({"choices": length, "entries": players.entries, "kb_per_game": kb})
        finally:
            service.engine.dispose()
    return rows


def _resident() -> int:
    """Return the memory that this process has, in bytes."""
    gc.collect()
    return usage([os.getpid()]).resident


def main(arguments: list[str] | None = None) -> int:
    """Print the table, then the same as JSON."""
    parser = argparse.ArgumentParser(prog="python -m schiltrom.dev.memory", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help=f"default: {GAMES}")
    parser.add_argument("--figures", metavar="PAGE", help="write the table into a page, too")
    given = parser.parse_args(arguments)
    rows = measure(given.games, LENGTHS)
    lines = figure_table(ROWS, {f"{row['choices']} choices": row for row in rows})
    for line in lines:
        say(line)
    if given.figures:
        write_section(Path(given.figures), "memory", lines)
    say(json.dumps(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
