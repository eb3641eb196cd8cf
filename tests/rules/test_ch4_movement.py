"""Chapter 4: movement."""

from __future__ import annotations

from tests.scene import Scene


def test_4_3_red_border_takes_two_blocks_and_stops_them():
    """Two blocks of a side cross a red border in a phase; each stops there."""
    scene = Scene({"Wallace": "Fife", "Douglas": "Fife", "Barclay": "Fife"}, scotland="3")
    scene.move("Wallace", "Atholl")
    assert scene.step == "move"
    scene.move("Douglas", "Atholl")
    scene.do("block Barclay")
    assert "Atholl" not in scene.areas()
