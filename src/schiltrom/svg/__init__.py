"""Drawings of games, positions and views, with the look of the browser's board.

>>> import schiltrom
>>> picture = draw(schiltrom.Game.new(seed=1297))
>>> picture
Drawing(width=1000, height=1506)
"""

from schiltrom.svg.board import draw
from schiltrom.svg.drawing import Drawing
from schiltrom.svg.marks import Arrow
from schiltrom.svg.png import PngError

__all__ = ["Arrow", "Drawing", "PngError", "draw"]
