"""Schiltrom: *Hammer of the Scots* as software (unofficial).

The game is by Tom Dalgliesh and Jerry Taylor and published by Columbia Games.
"""

from schiltrom.engine.choices import Choice, ChoiceSyntaxError
from schiltrom.engine.position import Position
from schiltrom.engine.record import Record, RecordError
from schiltrom.engine.rules import RuleSet, RuleSetError
from schiltrom.engine.serial import PositionError, position_from_json, position_to_json
from schiltrom.engine.tables import ENGLAND, NOBODY, SCOTLAND
from schiltrom.engine.view import View
from schiltrom.engine.worlds import worlds
from schiltrom.game import Game, IllegalChoiceError, UndoError
from schiltrom.notation import NotationError, position_from_line, position_to_line

__version__ = "0.1.0"

__all__ = [
    "ENGLAND",
    "NOBODY",
    "SCOTLAND",
    "Choice",
    "ChoiceSyntaxError",
    "Game",
    "IllegalChoiceError",
    "NotationError",
    "Position",
    "PositionError",
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
    "worlds",
]
