"""Schiltrom: *Hammer of the Scots* as software (unofficial).

The game is by Tom Dalgliesh and Jerry Taylor and published by Columbia Games.

>>> import schiltrom
>>> game = schiltrom.Game.new("braveheart", seed=1297)
>>> print(game.prompt)
England and Scotland: choose a card
"""

from schiltrom.engine.choices import Choice, ChoiceSyntaxError
from schiltrom.engine.counters import SCENARIO_NAMES
from schiltrom.engine.position import Position
from schiltrom.engine.reasons.base import Reason
from schiltrom.engine.record import Entry, Record, RecordError
from schiltrom.engine.rules import RuleSet, RuleSetError
from schiltrom.engine.serial import (
    PositionError,
    position_from_json,
    position_to_json,
    view_from_json,
    view_to_json,
)
from schiltrom.engine.tables import (
    AREA_NAMES,
    BLOCK_NAMES,
    CARD_NAMES,
    ENGLAND,
    NOBODY,
    SCOTLAND,
    SIDE_NAMES,
)
from schiltrom.engine.view import View
from schiltrom.engine.worlds import worlds
from schiltrom.game import Game, IllegalChoiceError, UndoError
from schiltrom.notation import NotationError, position_from_line, position_to_line

__version__ = "0.2.0"

__all__ = [
    "AREA_NAMES",
    "BLOCK_NAMES",
    "CARD_NAMES",
    "ENGLAND",
    "NOBODY",
    "SCENARIO_NAMES",
    "SCOTLAND",
    "SIDE_NAMES",
    "Choice",
    "ChoiceSyntaxError",
    "Entry",
    "Game",
    "IllegalChoiceError",
    "NotationError",
    "Position",
    "PositionError",
    "Reason",
    "Record",
    "RecordError",
    "RuleSet",
    "RuleSetError",
    "UndoError",
    "View",
    "position_from_json",
    "position_from_line",
    "position_to_json",
    "position_to_line",
    "view_from_json",
    "view_to_json",
    "worlds",
]
