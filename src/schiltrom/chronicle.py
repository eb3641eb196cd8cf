"""Old path of ``schiltrom.text.log``."""

from schiltrom.text.game_log import GameLog as Chronicle
from schiltrom.text.log import SIDES, lines

__all__ = ["SIDES", "Chronicle", "lines"]
