"""Old path of ``schiltrom.text.log``."""

from schiltrom.text.log import SIDES, lines
from schiltrom.text.log import GameLog as Chronicle

__all__ = ["SIDES", "Chronicle", "lines"]
