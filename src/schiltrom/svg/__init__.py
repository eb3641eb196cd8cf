"""Drawings of games, positions and views, with the look of the browser's board.

>>> import schiltrom
>>> draw(schiltrom.Game.new(seed=1297))
Drawing(width=1000, height=1462)
"""

from typing import Any

from schiltrom.engine.position import Position
from schiltrom.engine.view import View
from schiltrom.svg.board import Arrow, draw
from schiltrom.svg.chart import chart
from schiltrom.svg.drawing import Drawing
from schiltrom.svg.png import PngError

__all__ = ["Arrow", "Drawing", "PngError", "chart", "draw", "load_ipython_extension"]


def load_ipython_extension(shell: Any) -> None:  # noqa: ANN401 (of IPython, which we do not need)
    """Make notebooks draw positions and views: ``%load_ext schiltrom.svg``."""
    formatter = shell.display_formatter.formatters["image/svg+xml"]
    for kind in (Position, View):
        formatter.for_type(kind, lambda shown: str(draw(shown)))
