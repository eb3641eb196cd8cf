"""The notation: games as text that people read and machines replay, positions as one line.

>>> from schiltrom import Game
>>> game = Game.new("the bruce", seed=1314)
>>> read_game(game.text).record == game.record
True
>>> position_from_line(game.line) == game.position
True
"""

from schiltrom.notation.errors import NotationError
from schiltrom.notation.files import load_score, open_games, read_score
from schiltrom.notation.line import position_from_line, position_to_line
from schiltrom.notation.playing import Limits
from schiltrom.notation.reader import GameReader, read_game
from schiltrom.notation.score import Score, clock
from schiltrom.notation.turns import TurnError, find_turn, turn_text, turns
from schiltrom.notation.view_line import view_from_line, view_to_line
from schiltrom.notation.writer import write_game

__all__ = [
    "GameReader",
    "Limits",
    "NotationError",
    "Score",
    "TurnError",
    "clock",
    "find_turn",
    "load_score",
    "open_games",
    "position_from_line",
    "position_to_line",
    "read_game",
    "read_score",
    "turn_text",
    "turns",
    "view_from_line",
    "view_to_line",
    "write_game",
]
