"""The screen states that were drawn last, of all tables together.

A screen state is larger than all else that a table keeps, and most games are not looked at: so
tables do not keep their own.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import Final

from schiltrom.screen.types import ScreenState

MOST_KEPT: Final = 256


class RecentScreens:
    """The screen states drawn last, each with the viewer's number it was drawn for."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most = most
        self._guard = threading.Lock()
        self._kept: OrderedDict[tuple[object, int], tuple[int, ScreenState]] = OrderedDict()

    def find(self, owner: object, viewer: int, number: int) -> ScreenState | None:
        """Return what was drawn for a viewer at a number, if it is still kept."""
        with self._guard:
            kept = self._kept.get((owner, viewer))
            if kept is None or kept[0] != number:
                return None
            self._kept.move_to_end((owner, viewer))
            return kept[1]

    def keep(self, owner: object, viewer: int, number: int, state: ScreenState) -> None:
        """Keep what was drawn; drop what was not looked at for longest."""
        with self._guard:
            self._kept[owner, viewer] = number, state
            self._kept.move_to_end((owner, viewer))
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)
