"""The notation: whole games as text that people read and machines replay, positions as one line."""

from schiltrom.notation.turns import TurnError, find_turn, turn_text, turns

__all__ = ["TurnError", "find_turn", "turn_text", "turns"]
