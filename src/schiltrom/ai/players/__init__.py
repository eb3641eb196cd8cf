"""The opponents themselves, from the Peasant to the King, and how they are found by name."""

from schiltrom.ai.players.registry import opponent_called

__all__ = ["opponent_called"]
