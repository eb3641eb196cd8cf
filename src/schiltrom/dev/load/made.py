"""Games that are there before the server starts: to open one by requests costs it fifty choices.

Games with a computer are not among them: it is asked by the server that makes its game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from schiltrom.dev.load.plan import Features, LoadPlan
from schiltrom.dev.load.wire import HOST
from schiltrom.engine.rules import PRESETS
from schiltrom.engine.setup import scenario_number
from schiltrom.engine.tables import ENGLAND, SCOTLAND
from schiltrom.server.games.seats import Seat, SeatPlan
from schiltrom.server.games.service import GameService
from schiltrom.server.games.setting import GameSetting
from schiltrom.server.notify.notify import Notify
from schiltrom.server.store.database import open_database
from schiltrom.server.store.repository import News
from schiltrom.table.clocks import Clock

TOGETHER: Final = 100
"""How many games are made in one transaction."""
SCENARIO: Final = "Braveheart"
PRESET: Final = "4"
"""What the server takes for a game of which nothing is said."""


@dataclass(frozen=True)
class MadeGame:
    """A game that has begun, and what opens its seats, England's first."""

    game: str
    tokens: tuple[str, str]


def made_games(database: str, plan: LoadPlan, sink: int) -> dict[int, MadeGame]:
    """Make the games of a plan that people play, by their numbers."""
    people = [each for each in range(plan.games) if plan.features(each).computer is None]
    found: dict[int, MadeGame] = {}
    service = GameService(open_database(database))
    try:
        for some in _parts(people):
            found |= _made_together(service, plan, some)
        for number, made in found.items():
            if plan.features(number).notices:
                _notify(service, made, sink)
    finally:
        service.engine.dispose()
    return found


def hook(sink: int) -> str:
    """Return where notices go."""
    return f"http://{HOST}:{sink}/turn"


def _parts(numbers: Sequence[int]) -> Iterator[Sequence[int]]:
    for first in range(0, len(numbers), TOGETHER):
        yield numbers[first : first + TOGETHER]


def _made_together(
    service: GameService, plan: LoadPlan, numbers: Sequence[int]
) -> dict[int, MadeGame]:
    found = {}
    with service.writing() as session:
        for number in numbers:
            plans = {side: SeatPlan("here", "bot") for side in (ENGLAND, SCOTLAND)}
            opened = service.add_game(session, _setting(plan.features(number)), plans, News())
            tokens = opened.tokens[ENGLAND], opened.tokens[SCOTLAND]
            found[number] = MadeGame(opened.game_id, tokens)
    return found


def _setting(features: Features) -> GameSetting:
    clock = None if features.clock is None else Clock(**features.clock)
    rules = PRESETS[f"edition {PRESET}"]
    return GameSetting(scenario_number(SCENARIO), rules, clock, PRESET)


def _notify(service: GameService, made: MadeGame, sink: int) -> None:
    for side in (ENGLAND, SCOTLAND):
        Notify(service).to_webhook(Seat(made.game, side), hook(sink), "en")
